"""Spots in which amounts and actions are asked, and the marks that name a mistake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pokerlib.betting import Stakes, pot_limit
from pokerlib.cards import DECK, cards, code_at
from pokerlib.play import Bet, Call, Check, Complete, Hand, Raise
from pokerlib.practice import LEVELS, Question, ask, mark
from pokerlib.practice.draw import far
from pokerlib.practice.kinds import actions, max_raise, min_raise
from pokerlib.practice.opponent import decide, strength
from pokerlib.practice.pot_sums import mistake_in

CODES = [code_at("BBB-BBB", n) for n in range(120)]


def asked(kind: str, variant: str, level: int = 2, count: int = 240) -> Iterator[Question]:
    """The questions of a variant among so many."""
    found = (ask(kind, level, far("BBB-BBB", n)) for n in range(count))
    return (one for one in found if one.variant == variant)


def spots(variant: str) -> list[Hand]:
    """The tables of max_raise, played again from what was told of them."""
    return [replayed(one) for one in asked("max_raise", variant)]


def replayed(question: Question) -> Hand:
    assert question.table
    (start, *_), state = question.table.events, question.table.state
    hand = Hand(
        state.game,
        state.limit,
        stakes=state.stakes,
        stacks=dict(start.stacks),  # type: ignore[attr-defined]
        button=start.button,  # type: ignore[attr-defined]
        deck=question.code,
    )
    moves = {"Folded": "fold", "Checked": "check", "Called": "call"}
    for event in question.table.events:
        name = type(event).__name__
        if name in moves:
            hand.act(next(one for one in hand.legal if type(one).__name__.lower() == moves[name]))
        elif name == "Wagered":
            to = event.to  # type: ignore[attr-defined]
            hand.act(Bet(to) if hand.legal.wager and hand.legal.wager.name == "bet" else Raise(to))
    assert hand.events == question.table.events
    return hand


@pytest.mark.parametrize("variant", max_raise.VARIANTS[2])
def test_in_every_spot_one_may_raise_and_the_most_can_be_done(variant: str) -> None:
    for hand in spots(variant):
        wager = hand.legal.wager
        assert wager is not None
        assert wager.pot_limit is not None
        assert wager.min_to < wager.max_to
        hand.act(Bet(wager.max_to) if wager.name == "bet" else Raise(wager.max_to))


def bets(hand: Hand) -> list[int]:
    return list(hand.bets.values())


def test_every_variant_is_what_it_says() -> None:
    for hand in spots("opening"):
        assert hand.street in {"flop", "turn"}
        assert not any(bets(hand))
    assert all(sum(map(bool, bets(hand))) == 1 for hand in spots("facing"))
    for hand in spots("callers"):
        assert bets(hand).count(max(bets(hand))) > 1
    for hand in spots("raised"):
        assert len(set(bets(hand)) - {0}) == 2
    assert all(hand.street == "preflop" for hand in spots("blinds"))
    for hand in spots("small_blind"):
        assert hand.bets[hand.legal.seat or 0] == hand.stakes.small_blind
    for variant in max_raise.VARIANTS[2]:
        for hand in spots(variant):
            assert hand.legal.wager is not None
            sums = hand.legal.wager.pot_limit
            assert sums is not None
            assert (sums.max_raise_to < sums.full_max_to) == (variant == "short")
    assert all(hand.stakes.small_blind < 100 for hand in spots("cents"))


@pytest.mark.parametrize("kind", [actions, max_raise, min_raise])
@pytest.mark.parametrize("level", LEVELS)
def test_every_variant_comes(kind: object, level: int) -> None:
    name, variants = kind.__name__.rpartition(".")[2], kind.VARIANTS[level]  # type: ignore[attr-defined]
    found = [ask(name, level, code).variant for code in CODES]
    assert {*found} == {*variants}
    assert min(map(found.count, variants)) * len(variants) > len(found) // 3


@pytest.mark.parametrize("kind", ["max_raise", "min_raise"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_right_total_is_right_and_any_other_has_its_reason(kind: str, level: int) -> None:
    for code in CODES[:30]:
        question = ask(kind, level, code)
        right = int(question.solution[0])
        assert mark(question, (str(right),)).right
        for wrong in {0, 1, right - 1, right + 1, right // 2, 2 * right} - {right}:
            found = mark(question, (str(wrong),))
            assert found.points == 0
            assert found.why
        for one in question.choices:
            if not one.right:
                assert mark(question, (one.key,)).mistake == one.mistake


EXAMPLE = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2)
OPENING = pot_limit(pot=100, bets=(0,), to_call=0, last_raise=2, big_blind=2)
SMALL_BLIND = pot_limit(pot=0, bets=(1, 2, 2), own=1, to_call=1, last_raise=2, big_blind=2)
SHORT = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2, stack=250)


@pytest.mark.parametrize(
    ("sums", "answer", "mistake"),
    [
        (EXAMPLE, 400, None),
        (EXAMPLE, 300, "by_for_to"),
        (EXAMPLE, 500, "by_the_total"),  # what line 178 of the rules does
        (EXAMPLE, 200, "table_only"),
        (EXAMPLE, 100, "pot_only"),
        (EXAMPLE, 399, "too_little"),
        (EXAMPLE, 401, "too_much"),
        (OPENING, 99, "less_than_pot"),
        (OPENING, 101, "more_than_pot"),
        (SMALL_BLIND, 8, None),
        (SMALL_BLIND, 7, "forgot_own"),
        (SMALL_BLIND, 6, "by_for_to"),
        (SHORT, 250, None),
        (SHORT, 150, "by_for_to"),
        (SHORT, 249, "less_than_stack"),
        (SHORT, 300, "above_stack"),  # the pot would allow it
        (SHORT, 400, "ignored_stack"),
    ],
)
def test_the_mistake_is_named(sums, answer, mistake) -> None:  # type: ignore[no-untyped-def]
    assert mistake_in(sums, answer) == mistake


# The five actions


@pytest.mark.parametrize(
    ("variant", "there", "reason"),
    [
        ("nobody_bet", {"fold", "check", "bet"}, "nobody_has_bet"),
        ("bet", {"fold", "call", "raise"}, None),
        ("blind", {"fold", "call", "raise"}, None),
        ("option", {"fold", "check", "raise"}, None),
        ("short", {"fold", "call"}, "no_chips_to_raise"),
        ("capped", {"fold", "call"}, "capped"),
        ("not_reopened", {"fold", "call"}, "not_reopened"),
        ("reopened", {"fold", "call", "raise"}, None),
        ("no_rivals", {"fold", "call"}, "nobody_can_call"),
    ],
)
def test_each_trap_is_laid(variant: str, there: set[str], reason: str | None) -> None:
    for question in asked("actions", variant):
        hand = replayed(question)
        assert question.right == there
        error = actions.refusal(hand, "raise")
        assert (error.kind if error else None) == reason
        assert len(question.worked) == len(actions.FIVE)


# The opponent

STUD = ("seven_card_stud", "stud_hilo", "razz")


def played(game: str, code: str) -> tuple[dict[int, int], set[type]]:
    """A hand that the opponents play among themselves: its end, and what they did."""
    stud = game in STUD
    stakes = Stakes(small_bet=2, big_bet=4, ante=1, bring_in=1) if stud else Stakes(1, 2)
    stacks = {1: 60, 2: 60, 3: 25}
    button = None if stud else 3
    hand = Hand(game, "fixed", stakes=stakes, stacks=stacks, button=button, deck=code)
    moves = set()
    for _ in range(200):
        if hand.over:
            break
        action = decide(hand)
        moves.add(type(action))
        hand.act(action)
    assert hand.over
    return hand.stacks, moves


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha_hilo", *STUD])
def test_the_opponents_finish_every_hand_and_always_play_it_alike(game: str) -> None:
    moves: set[type] = set()
    for code in CODES[:25]:
        stacks, done = played(game, code)
        assert (stacks, done) == played(game, code)
        moves |= done
    assert {Call, Check} <= moves
    assert moves & {Bet, Raise, Complete}


@pytest.mark.parametrize(
    ("game", "hole", "board", "expected"),
    [
        ("holdem", "Jh Js", "", "strong"),
        ("holdem", "Ad Kc", "", "strong"),
        ("holdem", "2h 2s", "", "fair"),
        ("holdem", "Td Qc", "", "fair"),
        ("holdem", "9h 2s", "", "weak"),
        ("holdem", "Ah 9s", "Ad 9c 2s", "strong"),
        ("holdem", "Ah 9s", "Ad 7c 4s", "fair"),
        ("holdem", "Ah 9s", "Qd 7c 4s", "weak"),
        ("omaha_hilo", "Ah 2s 9c 7d", "", "fair"),
        ("omaha_hilo", "Ah 2s 9c Jd", "3h 8d 7s", "fair"),
        ("omaha_hilo", "Kh Qs 9c Jd", "3h 8d 7s", "weak"),
    ],
)
def test_the_rule_finds_hands_as_strong_as_it_says(
    game: str, hole: str, board: str, expected: str
) -> None:
    own, common = cards(hole), cards(board) if board else ()
    rest = [card for card in DECK if card not in (*own, *common)]
    deck = [*own, *rest[: len(own)], *common]
    hand = Hand(game, "no", stakes=Stakes(1, 2), stacks={1: 100, 2: 100}, button=2, deck=deck)
    if board:
        hand.act(Call())
        hand.act(Check())
    assert strength(hand.state, 1) == expected
