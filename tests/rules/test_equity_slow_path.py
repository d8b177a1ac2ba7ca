"""Equity equal to the last digit with the slow path: one showdown after another, by the rules."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from pokerlib.cards import DECK, Card, code_at, deck_of
from pokerlib.games import GAMES, Game, Showdown
from pokerlib.odds import Equity, equity

Cards = tuple[Card, ...]

FLOP_GAMES = ("holdem", "omaha", "omaha_hilo", "omaha5", "omaha5_hilo", "omaha6")
STUD_GAMES = ("seven_card_stud", "razz", "stud_hilo")
FIRST = "BBB-BBB"


def slow(showdowns: list[Showdown], hands: int) -> list[Equity]:
    count = len(showdowns)
    names = [result.share for result in showdowns[0].shares]

    def mean(values: Iterator[Fraction | bool]) -> Fraction:
        return Fraction(sum(values, Fraction())) / count

    def part(shown: Showdown, share: str, hand: int) -> Fraction:
        winners = shown.winners(share)
        return Fraction(1, len(winners)) if hand in winners else Fraction()

    found = []
    for hand in range(hands):
        parts = [shown.parts[hand] for shown in showdowns]
        halves = {
            name: mean(part(shown, name, hand) for shown in showdowns)
            for name in names
            if len(names) > 1
        }
        found.append(
            Equity(
                share=mean(iter(parts)),
                win=mean(one == 1 for one in parts),
                tie=mean(0 < one < 1 for one in parts),
                parts=tuple(halves.items()),
                scoop=mean(shown.scoop == hand for shown in showdowns) if halves else None,
                boards=count,
            )
        )
    return found


def spot(key: str, number: int, board: int) -> tuple[Game, list[Cards], Cards, Cards]:
    """The n-th spot of a game: two to six hands, a board, what is left of the deck."""
    game = GAMES[key]
    deck = iter(deck_of(code_at(FIRST, number)))
    hands = [tuple(next(deck) for _ in range(game.hole)) for _ in range(2 + number % 5)]
    return game, hands, tuple(next(deck) for _ in range(board)), tuple(deck)


def check_board(key: str, number: int, street: int) -> None:
    game, hands, board, left = spot(key, number, street)
    to_come = combinations(left, game.board - street)
    showdowns = [game.showdown(hands, (*board, *more)) for more in to_come]
    assert list(equity(game, hands, board)) == slow(showdowns, len(hands)), (hands, board)


@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("number", range(8))
def test_turn(key: str, number: int) -> None:
    check_board(key, number, 4)


@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("number", [0, 5])
def test_flop(key: str, number: int) -> None:
    check_board(key, number, 3)


@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("number", range(5))
def test_river(key: str, number: int) -> None:
    check_board(key, number, 5)


@pytest.mark.exhaustive
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("street", [3, 4])
@pytest.mark.parametrize("key", FLOP_GAMES)
def test_two_hundred_spots(key: str, street: int) -> None:
    for number in range(200):
        check_board(key, number, street)


def check_drawn(key: str, number: int, missing: tuple[int, ...]) -> None:
    """Stud: the first hands lack so many cards; each way to deal them is a showdown."""
    game, hands, _, _ = spot(key, number, 0)
    known = [hand[lack:] for hand, lack in zip(hands[:2], [*missing, 0], strict=False)]
    left = [card for card in DECK if card not in known[0] + known[1]]
    showdowns = []
    for cards in permutations(left, sum(missing)):
        rest = iter(cards)
        full = [(*hand, *(next(rest) for _ in range(7 - len(hand)))) for hand in known]
        showdowns.append(game.showdown(full))
    fast, full_count = list(equity(game, known)), len(showdowns)
    # The order in which a hand's own two cards come makes no difference: each deal stands twice.
    times = full_count // fast[0].boards
    assert [one.boards * times for one in fast] == [full_count] * len(known)
    wanted = slow(showdowns, len(known))
    assert [(f.share, f.win, f.tie, f.high, f.low, f.scoop) for f in fast] == [
        (w.share, w.win, w.tie, w.high, w.low, w.scoop) for w in wanted
    ]


@pytest.mark.parametrize("key", STUD_GAMES)
@pytest.mark.parametrize("missing", [(1, 1, 1), (1, 2, 1), (0, 1, 1), (1, 1, 0, 1)])
def test_stud_where_three_hands_draw(key: str, missing: tuple[int, ...]) -> None:
    """R12: the third to draw draws from what the first two left. Most cards are dead."""
    game = GAMES[key]
    cards = deck_of(code_at("BBB-BBB", sum(missing)))
    hands = [cards[7 * place : 7 * place + 7 - lack] for place, lack in enumerate(missing)]
    seen = {card for hand in hands for card in hand}
    left = [card for card in DECK if card not in seen][: sum(missing) + 3]
    dead = [card for card in DECK if card not in seen and card not in left]
    showdowns = []
    for drawn in permutations(left, sum(missing)):
        rest = iter(drawn)
        full = [(*hand, *(next(rest) for _ in range(7 - len(hand)))) for hand in hands]
        showdowns.append(game.showdown(full))
    fast, wanted = equity(game, hands, dead=dead), slow(showdowns, len(hands))
    assert [(f.share, f.win, f.tie, f.parts, f.scoop) for f in fast] == [
        (w.share, w.win, w.tie, w.parts, w.scoop) for w in wanted
    ]


@pytest.mark.parametrize("key", STUD_GAMES)
@pytest.mark.parametrize("missing", [(1,), (0, 1)])
def test_stud_with_one_card_to_come(key: str, missing: tuple[int, ...]) -> None:
    check_drawn(key, 7, missing)


@pytest.mark.exhaustive
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("key", STUD_GAMES)
@pytest.mark.parametrize("missing", [(1, 1), (2,), (0, 2)])
@pytest.mark.parametrize("number", range(5))
def test_stud_with_two_cards_to_come(key: str, missing: tuple[int, ...], number: int) -> None:
    check_drawn(key, number, missing)


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", STUD_GAMES)
def test_stud_two_hundred_rivers_to_come(key: str) -> None:
    for number in range(200):
        check_drawn(key, number, (1,))
