"""How the table of typical opponents (pokerlib/chinese/typical.py) was made.

1,024 deals, each set by the simple rule "the strongest back, then the strongest middle"; then
the same deals, each set for the most units against those; three times over. Of each row's
strengths, sorted, every fourth is kept. `python -m tests.rules.chinese_opponents` prints it.
"""

from itertools import combinations

from pokerlib.cards import RANKS, Card, code_at, deal
from pokerlib.chinese.opponents import Opponents, Strength
from pokerlib.chinese.rules import RULES
from pokerlib.chinese.setting import ROWS, Setting, rank_row, thirteen
from pokerlib.chinese.suggest import suggest

DEALS, KEPT, ROUNDS = 1024, 256, 3


def hands(count: int = DEALS) -> list[tuple[Card, ...]]:
    return [thirteen(deal(code_at("BBB-BBB", n), 13)[0]) for n in range(count)]


def strongest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return max(combinations(cards, 5), key=lambda five: rank_row("back", five).strength)


def back_first(hand: tuple[Card, ...]) -> Setting:
    """The strongest back, then the strongest middle of the rest: such rows are in order."""
    back = strongest(hand)
    rest = tuple(card for card in hand if card not in back)
    middle = strongest(rest)
    front = tuple(card for card in rest if card not in middle)
    return Setting(back=back, middle=middle, front=front)


def thinned(settings: list[Setting]) -> Opponents:
    step = len(settings) // KEPT
    rows = [sorted(one.rank(row).strength for one in settings) for row in ROWS]
    back, middle, front = (tuple(row[step // 2 :: step]) for row in rows)
    return Opponents(back, middle, front)


def made(deals: int = DEALS, rounds: int = ROUNDS) -> Opponents:
    dealt = hands(deals)
    found = thinned([back_first(hand) for hand in dealt])
    for _ in range(rounds):
        found = thinned([suggest(hand, RULES, opponents=found).best.setting for hand in dealt])
    return found


def spelled(row: tuple[Strength, ...]) -> str:
    """As the table has it: the category's number, then the ranks that are compared."""
    return " ".join(
        str(strength[0]) + "".join(RANKS[rank - 2] for rank in strength[1:]) for strength in row
    )


if __name__ == "__main__":
    opponents = made()
    for name in ROWS:
        print(f"{name.upper()} = {spelled(opponents.row(name))!r}")
