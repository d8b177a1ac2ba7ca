"""How the table of typical opponents (pokerlib/chinese/typical.py) is made.

1,024 deals, each set by the simple rule "the strongest back, then the strongest middle". Then
four times: every deal is set anew for the most units against all settings so far. Of each row's
strengths in those four rounds 256 are kept, evenly spaced from the weakest to the strongest.
`python -m tests.rules.chinese_opponents` writes the table (some minutes).
"""

from itertools import combinations
from pathlib import Path
from textwrap import wrap

from pokerlib.cards import RANKS, Card, code_at, deal
from pokerlib.chinese import typical
from pokerlib.chinese.opponents import Opponents, Strength
from pokerlib.chinese.rules import RULES
from pokerlib.chinese.setting import ROWS, Setting, rank_row, thirteen
from pokerlib.chinese.suggest import suggest

DEALS, ROUNDS, KEPT = 1024, 4, 256


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


def thinned(settings: list[Setting], kept: int = KEPT) -> Opponents:
    step = len(settings) // kept
    rows = [sorted(one.rank(row).strength for one in settings) for row in ROWS]
    back, middle, front = (tuple(row[step // 2 :: step]) for row in rows)
    return Opponents(back, middle, front)


def made(deals: int = DEALS, rounds: int = ROUNDS, kept: int = KEPT) -> Opponents:
    dealt = hands(deals)
    settings = [back_first(hand) for hand in dealt]
    for _ in range(rounds):
        met = thinned(settings, kept)
        settings += [suggest(hand, RULES, opponents=met).best.setting for hand in dealt]
    return thinned(settings[deals:], kept)


def spelled(row: tuple[Strength, ...]) -> str:
    """As the table has it: the category's number, then the ranks that are compared."""
    return " ".join(
        str(strength[0]) + "".join(RANKS[rank - 2] for rank in strength[1:]) for strength in row
    )


def source(opponents: Opponents) -> str:
    rows = [
        f'{name.upper()}: Final = """\n'
        + "\n".join(wrap(spelled(opponents.row(name)), 96))
        + '\n"""'
        for name in ROWS
    ]
    return "\n".join([f'"""{typical.__doc__}"""\n\nfrom typing import Final\n', *rows, ""])


if __name__ == "__main__":
    Path(str(typical.__file__)).write_text(source(made()), "utf-8")
