"""Spots in which the most is asked, the marks that name a mistake, and the five actions."""

from __future__ import annotations

import pytest

from pokerlib.betting import Stakes, pot_limit
from pokerlib.cards import DECK, cards, code_at
from pokerlib.play import Bet, Call, Check, Complete, Hand, Raise
from pokerlib.practice.actions import FIVE, ActionKind, action_spot, actions, refusal
from pokerlib.practice.betting import Kind, Mistake, bet_spot, mark_bet
from pokerlib.practice.opponent import decide, strength

CODES = [code_at("BBB-BBB", n) for n in range(120)]


def spots(kind: Kind) -> list[Hand]:
    return [bet_spot(code, kind).hand() for code in CODES]


@pytest.mark.parametrize("kind", Kind)
def test_in_every_spot_one_may_raise_and_the_most_can_be_done(kind: Kind) -> None:
    for hand in spots(kind):
        wager = hand.legal.wager
        assert wager is not None
        assert wager.pot_limit is not None
        assert wager.min_to < wager.max_to
        hand.act(Bet(wager.max_to) if wager.name == "bet" else Raise(wager.max_to))


def bets(hand: Hand) -> list[int]:
    return list(hand.bets.values())


def test_every_kind_is_what_it_says() -> None:
    for hand in spots(Kind.OPENING):
        assert hand.street == "flop"
        assert not any(bets(hand))
    assert all(sum(map(bool, bets(hand))) == 1 for hand in spots(Kind.FACING))
    for hand in spots(Kind.CALLERS):
        assert bets(hand).count(max(bets(hand))) > 1
    for hand in spots(Kind.RAISED):
        assert len(set(bets(hand)) - {0}) == 2
    assert all(hand.street == "preflop" for hand in spots(Kind.BLINDS))
    for hand in spots(Kind.SMALL_BLIND):
        assert hand.bets[hand.legal.seat or 0] == hand.stakes.small_blind
    for hand in spots(Kind.SHORT):
        wager = hand.legal.wager
        assert wager is not None
        assert wager.bounds is not None
        assert wager.max_to < wager.bounds.full_max_to
    assert all(hand.stakes.small_blind < 100 for hand in spots(Kind.CENTS))


def test_the_code_decides_and_chooses_all_kinds() -> None:
    assert bet_spot("BBB-BBB") == bet_spot("BBB-BBB")
    assert {bet_spot(code).kind for code in CODES} == set(Kind)
    assert {action_spot(code).kind for code in CODES} == set(ActionKind)


@pytest.mark.parametrize("kind", Kind)
def test_the_right_total_is_right_and_nothing_else_is(kind: Kind) -> None:
    for hand in spots(kind)[:30]:
        wager = hand.legal.wager
        assert wager is not None
        assert wager.pot_limit is not None
        sums, right = wager.pot_limit, wager.max_to
        assert mark_bet(sums, right).mistake is None
        for wrong in {0, 1, right - 1, right + 1, sums.pot, sums.raise_by, 2 * right} - {right}:
            assert mark_bet(sums, wrong).mistake is not None


EXAMPLE = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2)
SMALL_BLIND = pot_limit(pot=0, bets=(1, 2, 2), own=1, to_call=1, last_raise=2, big_blind=2)
SHORT = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2, stack=250)


@pytest.mark.parametrize(
    ("sums", "answer", "mistake"),
    [
        (EXAMPLE, 400, None),
        (EXAMPLE, 300, Mistake.BY_FOR_TO),
        (EXAMPLE, 500, Mistake.BY_THE_TOTAL),  # what line 178 of the rules does
        (EXAMPLE, 200, Mistake.TABLE_ONLY),
        (EXAMPLE, 100, Mistake.POT_ONLY),
        (EXAMPLE, 399, Mistake.TOO_LITTLE),
        (EXAMPLE, 401, Mistake.TOO_MUCH),
        (SMALL_BLIND, 8, None),
        (SMALL_BLIND, 7, Mistake.FORGOT_CALL),
        (SMALL_BLIND, 6, Mistake.BY_FOR_TO),
        (SHORT, 250, None),
        (SHORT, 400, Mistake.IGNORED_STACK),
    ],
)
def test_the_mistake_is_named(sums, answer, mistake) -> None:  # type: ignore[no-untyped-def]
    assert mark_bet(sums, answer).mistake == mistake


# The five actions


@pytest.mark.parametrize("kind", ActionKind)
def test_an_action_is_there_or_has_a_reason_why_not(kind: ActionKind) -> None:
    for code in CODES[:40]:
        spot = action_spot(code, kind)
        there = actions(spot.hand())
        assert "fold" in there
        for name in FIVE:
            assert (refusal(spot, name) is None) == (name in there)


@pytest.mark.parametrize(
    ("kind", "there", "reason"),
    [
        (ActionKind.NOBODY_BET, {"fold", "check", "bet"}, "nobody_has_bet"),
        (ActionKind.BET, {"fold", "call", "raise"}, None),
        (ActionKind.OPTION, {"fold", "check", "raise"}, None),
        (ActionKind.SHORT, {"fold", "call"}, "no_chips_to_raise"),
        (ActionKind.CAPPED, {"fold", "call"}, "capped"),
        (ActionKind.NOT_REOPENED, {"fold", "call"}, "not_reopened"),
        (ActionKind.NO_RIVALS, {"fold", "call"}, "nobody_can_call"),
    ],
)
def test_each_trap_is_laid(kind: ActionKind, there: set[str], reason: str | None) -> None:
    for code in CODES[:40]:
        spot = action_spot(code, kind)
        assert actions(spot.hand()) == there
        error = refusal(spot, "raise")
        assert (error.kind if error else None) == reason


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
