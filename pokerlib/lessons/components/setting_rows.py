"""How a laid hand is drawn: its three rows, what each is called, what is wrong with it."""

from collections.abc import Iterable

from pokerlib.cards import Card
from pokerlib.chinese import Check, Row, Rules
from pokerlib.lessons.components.hands import drawn, hand_words
from pokerlib.lessons.components.nodes import Node, capital, h, words
from pokerlib.rankings import HandRank

# The front lies nearest the centre of the table, the back nearest its player (line 258).
FROM_CENTRE: tuple[Row, ...] = ("front", "middle", "back")


def row_title(row: Row) -> Node:
    """``Задна``, ``Back``."""
    return words(f"chinese_lesson.row.{row}")


def both_names(row: Row) -> Node:
    """``Задна (back)``, ``Back``."""
    return capital(words(f"chinese.row.both.{row}"))


def the_row(row: Row) -> Node:
    """``задната ръка``, ``the back``."""
    return words(f"chinese.row.the.{row}")


def player_name(player: int) -> Node:
    """The learner is player 1."""
    return words(f"chinese_lesson.player.{'you' if player == 0 else 'other'}", number=player + 1)


def plain(pair: Node) -> Node:
    """A text that is the same in both languages needs to be there only once."""
    if isinstance(pair, dict) and pair["t"][0] == pair["t"][1]:
        return str(pair["t"][0])
    return pair


def lane_verdict(found: Check, row: Row, rules: Rules) -> list[Node | None]:
    """What a row is so far: how many cards it wants, or its hand, a foul, the bonus it may win."""
    here = found.row(row)
    if here.rank is None:
        return [h("span.pk-hint", words("chinese_lesson.wants", n=here.missing))]
    wrong = [order for order in found.broken if order.weak == row]
    right = not any(row in (order.strong, order.weak) for order in found.broken)
    sign = "✗ " if wrong else "✓ " if right else ""
    bonus = rules.bonus(row, here.rank.category)
    return [
        h(
            "b",
            h("span" + (".pk-no" if wrong else ".pk-yes"), sign, aria_hidden="true"),
            hand_words(here.rank),
        ),
        h("div", words("chinese_lesson.too_strong", row=the_row(wrong[0].strong)))
        if wrong
        else None,
        h("div.pk-hint", words("chinese_lesson.bonus_if", n=bonus.price)) if bonus else None,
    ]


def quiet_row(
    row: Row,
    rank: HandRank,
    *,
    look: str = "",
    note: Node | None = None,
    moved: Iterable[Card] = (),
    named: bool = True,
) -> Node:
    """A row that nobody moves any more: its small cards and, unless it is asked for, its hand."""
    fresh = dict.fromkeys(moved, ("new", words("chinese_lesson.moves")))
    cards = drawn(rank.cards, fresh, "small", coded=True)
    return h(
        f"div.pk-laid{look}",
        h("div.pk-laid-name", h("span", row_title(row)), note),
        h("div.pk-cards", *cards),
        h("div.pk-laid-hand", hand_words(rank, kickers=False)) if named else None,
        key=row,
    )
