"""A second scorer of Chinese poker, slow and obvious: lists, counts and nothing of the library.

Written from the document alone (game-rules.bg.txt, lines 248 to 284), with its prices. Cards are
texts such as "As"; a player is (back, middle, front, declared or "").
"""

from __future__ import annotations

from collections import Counter

Player = tuple[list[str], list[str], list[str], str]

PRICES = {"full_straight": 13, "three_straights": 3, "six_pairs": 3, "three_flushes": 3}
ORDER = ["full_straight", "three_straights", "six_pairs", "three_flushes"]


def value(card: str) -> int:
    return "..23456789TJQKA".index(card[0])


def top_of_run(cards: list[str]) -> int:
    """The highest card of a straight, 0 for none; the ace may be the lowest."""
    ranks = sorted(value(card) for card in cards)
    if ranks[-1] == 14 and ranks[:-1] == list(range(2, len(ranks) + 1)):
        return len(ranks)
    return ranks[-1] if ranks == list(range(ranks[0], ranks[0] + len(ranks))) else 0


def suited(cards: list[str]) -> bool:
    return len({card[1] for card in cards}) == 1


def strength(cards: list[str], runs_count: bool = True) -> list[int]:
    """[name, ranks …]: 8 straight flush, 7 quads, 6 full house, 5 flush, 4 straight, 3, 2, 1, 0."""
    top = top_of_run(cards) if runs_count else 0
    flush = suited(cards) and runs_count
    counts = Counter(value(card) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    if top and flush:
        return [8, top]
    if shape[0] == 4:
        return [7, *ranks]
    if shape[:2] == [3, 2]:
        return [6, *ranks]
    if flush:
        return [5, *ranks]
    if top:
        return [4, top]
    if shape[0] == 3:
        return [3, *ranks]
    if shape[:2] == [2, 2]:
        return [2, *ranks]
    return [1 if shape[0] == 2 else 0, *ranks]


def is_foul(player: Player) -> bool:
    back, middle, front, declared = player
    if declared:
        return False
    strong, mid, low = strength(back), strength(middle), strength(front, runs_count=False)
    if mid > strong:
        return True
    for one, other in zip(mid, low, strict=False):
        if one != other:
            return other > one
    return False


def price(row: str, hand: list[int]) -> int:
    if row == "front":
        return 3 if hand[0] == 3 else 1
    if hand[0] == 8:
        return 5
    if hand[0] == 7:
        return 4
    return 2 if row == "middle" and hand[0] == 6 else 1


def special_key(player: Player) -> list[list[int]]:
    """What specials of a kind are compared by."""
    back, middle, front, declared = player
    if declared == "six_pairs":
        counts = Counter(value(card) for card in back + middle + front)
        return [sorted((rank for rank in counts if counts[rank] > 1), reverse=True)]
    if declared == "full_straight":
        return []
    if declared == "three_straights":
        return [strength(back), strength(middle), [top_of_run(front)]]
    return [strength(back), strength(middle), sorted(map(value, front), reverse=True)]


def won(one: Player, other: Player) -> int:
    """The units that the first wins from the second, negative if it loses them."""
    if one[3] or other[3]:
        return special_won(one, other)
    foul, other_foul = is_foul(one), is_foul(other)
    if foul and other_foul:
        return 0
    total = 0
    for place, row in enumerate(["back", "middle", "front"]):
        mine = strength(one[place], runs_count=row != "front")  # type: ignore[arg-type]
        theirs = strength(other[place], runs_count=row != "front")  # type: ignore[arg-type]
        if other_foul or (not foul and mine > theirs):
            total += price(row, mine)
        elif foul or theirs > mine:
            total -= price(row, theirs)
    return total


def special_won(one: Player, other: Player) -> int:
    if not other[3]:
        return PRICES[one[3]]
    if not one[3]:
        return -PRICES[other[3]]
    if one[3] != other[3]:
        first = ORDER.index(one[3]) < ORDER.index(other[3])
        return PRICES[one[3]] if first else -PRICES[other[3]]
    mine, theirs = special_key(one), special_key(other)
    return PRICES[one[3]] * ((mine > theirs) - (mine < theirs))


def totals(players: list[Player]) -> list[int]:
    return [
        sum(won(player, other) for other in players if other is not player) for player in players
    ]
