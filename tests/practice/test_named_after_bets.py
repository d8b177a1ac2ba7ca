"""A game is named after its bets in fixed limit, after its blinds in the other limits."""

from __future__ import annotations

from pokerlib.language import questions
from pokerlib.practice import Question
from tests.practice.soundness import some


def stakes_said(asked: Question) -> str:
    found = questions.ask(asked, "en").partition("(")[2].partition(")")[0]
    return found.rpartition(", ")[2]


def test_which_actions_are_allowed_names_the_game_as_the_document_does() -> None:
    """game-rules.bg.txt, lines 15 and 17: $2/$4 with fixed limit has blinds of $1 and $2."""
    seen = set()
    for level in (1, 2, 3):
        for asked in some("actions", level, 40):
            assert asked.table
            state = asked.table.state
            seen.add(state.limit.key)
            stakes = state.stakes
            ends = (stakes.small_blind, stakes.big_blind)
            if state.limit.key == "fixed":
                ends = (stakes.small_bet, stakes.big_bet)
            assert stakes_said(asked) == "/".join(f"${one // 100}" for one in ends)
    assert "fixed" in seen
