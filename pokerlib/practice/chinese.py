"""Chinese poker to practise: a simple opponent, and deals with a special."""

from typing import Final

from pokerlib.cards import ACE, Card, deck_of
from pokerlib.chinese import RULES, Rules, Setting, Special, specials
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hands import ranked
from pokerlib.rankings import HIGH

# Opponents


def back_first(hand: Cards) -> Setting:
    """How a simple opponent sets: the strongest back, then the strongest middle of the rest.

    >>> from pokerlib.chinese import foul_of
    >>> foul_of(back_first(deck_of("BBB-BBB")[:13])) is None
    True
    """
    back = ranked(hand, HIGH).cards
    rest = tuple(card for card in hand if card not in back)
    middle = ranked(rest, HIGH).cards
    front = tuple(card for card in rest if card not in middle)
    return Setting(back=back, middle=middle, front=front)


def opponent(hand: Cards, plain: Setting, rules: Rules = RULES) -> Setting:
    """What the simple opponent shows: the strongest special that the table plays, or `plain`."""
    held = specials(hand, rules)
    return held[0].setting if held else plain


# Deals


def special_hand(code: str) -> tuple[Special, Cards]:
    """Thirteen cards that are a special, in no order; the code chooses which of the four.

    >>> from pokerlib.chinese import specials
    >>> kind, hand = special_hand("BBB-BBB")
    >>> kind in [held.special for held in specials(hand)]
    True
    """
    draw = Draw(code)
    kind = draw.one_of(tuple(Special))
    return kind, draw.shuffled(_SPECIAL[kind](deck_of(code)))


def special_deal(code: str, seat: int | None = None) -> tuple[Cards, ...]:
    """Four hands of which one is a special: that of `seat`, or of the first two by chance."""
    _, special = special_hand(code)
    rest = [card for card in deck_of(code) if card not in special]
    if seat is None:
        seat = rest[0].index % 2
    others = [tuple(rest[player::3]) for player in range(3)]
    return (*others[:seat], special, *others[seat:])


def _six_pairs(deck: Cards) -> Cards:
    ranks = list(dict.fromkeys(card.rank for card in deck))[:7]
    same = [[card for card in deck if card.rank == rank] for rank in ranks]
    return tuple(card for rank in same[:6] for card in rank[:2]) + tuple(same[6][:1])


def _three_flushes(deck: Cards) -> Cards:
    suits = list(dict.fromkeys(card.suit for card in deck))
    same = [[card for card in deck if card.suit == suit] for suit in suits]
    return tuple(same[0][:5] + same[1][:5] + same[2][:3])


def _three_straights(deck: Cards) -> Cards:
    """Two runs of five and one of three, wherever the deck says; of a rank there are four."""
    tops = [5 + deck[0].index % 10, 5 + deck[1].index % 10, 3 + deck[2].index % 12]
    found: list[Card] = []
    for top, length in zip(tops, (5, 5, 3), strict=True):
        for rank in range(top, top - length, -1):
            wanted = ACE if rank == 1 else rank
            found.append(next(one for one in deck if one.rank == wanted and one not in found))
    return tuple(found)


def _full_straight(deck: Cards) -> Cards:
    first: dict[int, Card] = {}
    for card in deck:
        first.setdefault(card.rank, card)
    return tuple(first.values())


_SPECIAL: Final = {
    Special.SIX_PAIRS: _six_pairs,
    Special.THREE_STRAIGHTS: _three_straights,
    Special.THREE_FLUSHES: _three_flushes,
    Special.FULL_STRAIGHT: _full_straight,
}
