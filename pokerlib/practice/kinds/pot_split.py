"""Omaha Hi/Lo: how is the pot split, and what does one player take?"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final, TypeAlias

from pokerlib.conventions import CONVENTIONS
from pokerlib.games import Made, Showdown
from pokerlib.games.settle import settle
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hilo import HILO, Split, lowest, split_of
from pokerlib.practice.kinds.common import BOARD
from pokerlib.practice.model import Choice, Money, Push, Question, Row, Told, named, one_right

POTS: Final = (6_000, 9_600, 12_000, 24_000)  # cents: they divide by two, three and four
# How many have the best low where the pot is split so.
SPLITS: Final = {Split.SCOOP: 1, Split.HALVES: 1, Split.QUARTERED: 2, Split.NO_LOW: 0}
# What one player may take, the most first, and with how many best lows it is asked for.
PARTS: Final = {
    "all": (Fraction(1), (0, 1)),
    "three_quarters": (Fraction(3, 4), (2,)),
    "half": (Fraction(1, 2), (1,)),
    "third": (Fraction(1, 3), ()),
    "quarter": (Fraction(1, 4), (2,)),
    "none": (Fraction(0), (0, 1, 2)),
}
Wanted: TypeAlias = Callable[[Showdown], bool]
_SEATED: Final = 5  # hands of a deck among which the players are looked for


@dataclass(frozen=True, slots=True)
class _Deal:
    board: Cards
    hands: tuple[Cards, ...]
    result: Showdown


def ask(level: int, draw: Draw) -> Question:
    """Two hands; three; then what one of three players takes."""
    pot = draw.one_of(POTS)
    if level == 3:
        part, lows = draw.one_of([one for one in PARTS.values() if one[1]])
        low = draw.one_of(lows)
        deal = draw.first(lambda deck: _find(deck, 3, low, lambda found: part in found.parts))
        takers = [seat for seat, one in enumerate(deal.result.parts) if one == part]
        asked, choices = _takes(pot, draw.one_of(takers), part)
    else:
        split, low = draw.one_of([*SPLITS.items()])
        is_it: Wanted = lambda found: split_of(found) is split  # noqa: E731
        deal = draw.first(lambda deck: _find(deck, level + 1, low, is_it))
        asked = Told("question.pot_split.ask")
        says = named("omaha_hilo.split", *SPLITS)
        choices = one_right(says, split, lambda key: _not_so(Split(key), split))
    players = range(len(deal.hands))
    return Question(
        asked,
        choices,
        (*(_made(deal.result, seat) for seat in players), deal.result),
        Told("question.pot_split.hint"),
        rows=(
            Row(BOARD, deal.board),
            *(Row(_player(seat), deal.hands[seat], _winning(deal, seat)) for seat in players),
        ),
        pot=pot,
        pushed=tuple(
            Push(_player(seat), int(pot * part))
            for seat, part in enumerate(deal.result.parts)
            if part
        ),
    )


def _player(seat: int) -> Told:
    return Told("omaha.showdown.player", {"number": seat + 1})


def _winning(deal: _Deal, seat: int) -> Cards:
    """The cards of a hand that win something."""
    won = [share for share in deal.result.shares if seat in share.winners]
    return tuple(card for share in won if (made := share.made[seat]) for card in made.hole)


def _made(result: Showdown, seat: int) -> Told:
    """Both hands of a player, or the high one alone."""
    high, low = (result.made(share)[seat] for share in ("high", "low"))
    facts: dict[str, object] = {"player": seat + 1}
    facts |= {name: made.rank for name, made in (("high", high), ("low", low)) if made}
    return Told(f"pot_split.{'both' if low else 'high'}", facts)


def _not_so(given: Split, split: Split) -> Told:
    if split is Split.NO_LOW:
        return Told("pot_split.not_cut")
    if given is Split.HALVES:
        return Told(f"pot_split.{'same_player' if split is Split.SCOOP else 'shared'}")
    return Told(f"pot_split.not_{given}")


def _takes(pot: int, player: int, part: Fraction) -> tuple[Told, tuple[Choice, ...]]:
    names = {str(int(pot * one)): name for name, (one, _) in PARTS.items()}
    says = {key: Money(int(key)) for key in names}
    facts = {"player": player + 1, "pot": Money(pot)}
    return Told("question.pot_split.ask_takes", facts), one_right(
        says, str(int(pot * part)), lambda key: Told(f"pot_split.takes_{names[key]}")
    )


def _find(deck: Cards, players: int, low: int, wanted: Wanted) -> _Deal | None:
    """The first players of a deck, so many of them with the best low, whose showdown is wanted.

    The ranks alone say who has the best low; so few hands are ranked.
    """
    board, rest = deck[: HILO.board], deck[HILO.board :]
    hands = [rest[n * HILO.hole :][: HILO.hole] for n in range(_SEATED)]
    lows = [lowest(hand, board) for hand in hands]
    made: dict[int, dict[str, Made | None]] = {}
    for seats in combinations(range(_SEATED), players):
        there = sorted(lows[seat] for seat in seats if lows[seat])
        if there.count(min(there, default=())) != low:
            continue
        for seat in seats:
            if seat not in made:
                made[seat] = HILO.made(hands[seat], board)
        shares = {share: tuple(made[seat][share] for seat in seats) for share, _ in HILO.shares}
        result = settle(HILO.key, shares, CONVENTIONS)
        if wanted(result):
            return _Deal(board, tuple(hands[seat] for seat in seats), result)
    return None
