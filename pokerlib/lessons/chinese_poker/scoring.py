"""The picture of a score: seats, the step that is scored now, who has what, who paid whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pokerlib.chinese import ROWS, PairResult, Row, Rules, Score
from pokerlib.chinese.score import Seat
from pokerlib.language import LANGUAGES, capital, lines, money
from pokerlib.lessons.chinese_poker.board import signed, signed_text
from pokerlib.lessons.chinese_poker.steps import Step
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    button,
    choices,
    fold,
    h,
    said,
    said_lines,
    table,
    words,
)
from pokerlib.lessons.components.setting_rows import (
    FROM_CENTRE,
    plain,
    player_name,
    quiet_row,
    row_title,
)
from pokerlib.rankings import HandRank

OPPONENTS = (1, 2, 3)
FULL_BAR = 6  # units, unless somebody has won or lost more


# What the table has agreed on


def table_choices(deals: str, others: int, unit: int, units: Sequence[int]) -> list[Node]:
    """How it is dealt, against how many, what a unit is worth."""
    return [
        choices(
            words("chinese_lesson.deals"),
            (
                (words(f"chinese_lesson.deals.{kind}"), ("deals", kind), kind == deals)
                for kind in ("any", "special")
            ),
            key="deals",
        ),
        choices(
            words("chinese_lesson.others"),
            ((str(count), ("others", count), count == others) for count in OPPONENTS),
            key="others",
        ),
        choices(
            words("chinese_lesson.unit"),
            ((_money(cents), ("unit", cents), cents == unit) for cents in units),
            key="unit",
        ),
    ]


def rule_switches(
    rules: Rules, foul_cost: str, is_on: Callable[[str], bool], *, unfolded: bool
) -> Node:
    """Every bonus and every special with its price, on or off."""
    bonuses = {bonus.group: (said(bonus), bonus.price) for bonus in rules.bonuses}
    special = {str(one.special): (said(one.special), one.price) for one in rules.specials}
    costs = [
        (words(f"convention.foul_cost.{cost}"), ("foul", cost), cost == foul_cost)
        for cost in ("rows_and_bonuses", "rows")
    ]
    return fold(
        words("chinese_lesson.rules"),
        _switches("bonuses", bonuses, is_on),
        _switches("specials", special, is_on),
        h(
            "div.pk-bar",
            button(words("chinese_lesson.rules.all"), "rules", "all"),
            button(words("chinese_lesson.rules.simple"), "rules", "simple"),
            choices(words("chinese_lesson.rules.foul"), costs, key="foul"),
        ),
        action=("fold", "rules"),
        unfolded=unfolded,
        key="rules",
    )


def _switches(
    title: str, prices: dict[str, tuple[Node, int]], is_on: Callable[[str], bool]
) -> Node:
    return h(
        "div.pk-switches",
        h("span.pk-group-name", words(f"chinese_lesson.rules.{title}")),
        *(
            button(
                h(
                    "span",
                    h("span.pk-check", "✓ " if is_on(name) else "○ ", aria_hidden="true"),
                    words("chinese_lesson.priced", what=_capital(what), n=price),
                ),
                "switch",
                name,
                pressed=is_on(name),
                key=name,
            )
            for name, (what, price) in prices.items()
        ),
        role="group",
        key=title,
    )


def _capital(pair: Node) -> Node:
    assert isinstance(pair, dict)
    return {"t": [capital(one) for one in pair["t"]]}


def _money(cents: int) -> Node:
    return plain({"t": [money(cents, lang) for lang in LANGUAGES]})


# Seats


def face_down(player: int) -> Node:
    """An opponent whose cards are not shown yet, the back nearest to them."""
    rows = (
        h(
            "div.pk-laid",
            h("div.pk-laid-name", h("span", row_title(row))),
            h(
                "div.pk-cards",
                *(h("span.pk-card.pk-small.pk-cover") for _ in range(3 if row == "front" else 5)),
                aria_hidden="true",
            ),
            key=row,
        )
        for row in ROWS
    )
    down = h("span.pk-hint", words("chinese_lesson.face_down"))
    head = h("div.pk-cn-head", h("b", player_name(player)), down)
    return h("div.pk-cn-seat", head, *rows, key=f"seat-{player}")


def seat(player: int, result: Score, units: int, now: Step | None) -> Node:
    """A player's three rows, the front nearest the centre; the row that is scored is lit."""
    one = result.seats[player]
    order = FROM_CENTRE if player == 0 else ROWS
    plays = now is not None and player in now.pair.players
    whole = ".pk-lit" if now and plays and now.row is None else ""
    rows = (_seat_row(player, row, one, now if plays else None) for row in order)
    notes: list[Content] = []
    if one.special:
        notes.append(h("span.pk-mark", words("chinese_lesson.declared", special=_special(one))))
    if one.foul:
        notes.append(h("span.pk-mark.pk-no", words("chinese_lesson.foul")))
    head = h(
        "div.pk-cn-head",
        h("b", player_name(player)),
        *notes,
        h("span.pk-purse", signed(units), key="units"),
    )
    return h(
        f"div.pk-cn-seat{whole}" + (".pk-cn-own" if player == 0 else ""),
        head,
        *rows,
        key=f"seat-{player}",
    )


def _special(one: Seat) -> Node:
    assert one.special is not None
    return said(one.special.special)


def _seat_row(player: int, row: Row, one: Seat, now: Step | None) -> Node:
    """In a declared special the front may be a straight or a flush."""
    ranks: Sequence[HandRank] = (one.special.rows if one.special else ()) or one.ranks
    rank = ranks[ROWS.index(row)]
    look, note = "", None
    if now and now.row and now.row.row == row:
        mine = now.units if player == now.pair.players[0] else -now.units
        better = now.row.better if player == now.pair.players[0] else -now.row.better
        look = ".pk-lit" + {1: ".pk-cn-won", -1: ".pk-cn-lost", 0: ""}[better]
        note = h("span.pk-gain", "✓ " if better > 0 else "✗ " if better < 0 else "= ", signed(mine))
    return quiet_row(row, rank, key=row, look=look, note=note)


# The centre of the table


def centre(now: Step | None, at: int, count: int) -> Node:
    """What is scored now, in words, and the units on their way."""
    content: list[Content] = [
        h("div.pk-hint", words("chinese_lesson.step", number=at, total=count))
    ]
    if now is None:
        content.append(h("p", words("chinese_lesson.begin")))
    else:
        content += [_coins(now, at), h("p", _line(now))]
        if now.row and now.row.by_foul and now.row.row == ROWS[0]:
            broken = (order for foul in now.pair.fouls if foul for order in foul.broken)
            content += [h("p.pk-hint", said(order)) for order in broken]
    return h("div.pk-centre", *content, key="centre", role="status")


def _coins(now: Step, at: int) -> Node:
    first, second = now.pair.players
    if now.payer is None:
        tie = words("chinese_lesson.nothing", first=first + 1, second=second + 1)
        return h("div.pk-flow", tie, key=f"flow-{at}")
    loser, winner = now.payer
    many = abs(now.units)
    return h(
        "div.pk-flow",
        words("chinese_lesson.flow", loser=loser + 1, winner=winner + 1, n=many),
        h("span.pk-coins", "●" * many, aria_hidden="true"),
        key=f"flow-{at}",
    )


def _line(now: Step) -> Node:
    """The row's sentence; without one, the pair's."""
    pair = now.pair
    if now.row:  # the rows are the last lines
        return said_lines(pair)[pair.rows.index(now.row) - len(pair.rows)]
    return {"t": [" ".join(lines(pair, lang)[1:]) for lang in LANGUAGES]}


# Totals


def purses(units: Sequence[int], result: Score, *, over: bool) -> Node:
    """What everybody has won so far; it always sums to nothing."""
    most = max(FULL_BAR, *map(abs, units))
    lines = [
        h(
            "div.pk-total" + (".pk-plus" if won > 0 else ".pk-minus" if won < 0 else ""),
            h("span", player_name(player)),
            h(
                "span.pk-bar-track",
                h("span.pk-fill", style=f"width:{50 * abs(won) // most}%"),
                aria_hidden="true",
            ),
            h("b", signed(won)),
            h("span", _money(won * result.rules.unit)),
            key=str(player),
        )
        for player, won in enumerate(units)
    ]
    total: Node = {"t": [" ".join(signed_text(won, lang) for won in units) for lang in LANGUAGES]}
    title = "chinese_lesson.totals.end" if over else "chinese_lesson.totals.now"
    return h(
        "div.pk-box.pk-totals",
        h("div.pk-title", words(title)),
        *lines,
        h("p.pk-hint", words("chinese_lesson.zero_sum", sum=total)),
        key="totals",
    )


def pair_table(result: Score, done: Sequence[Step], now: Step | None) -> Node:
    """Every pair and every row: who won how much, as far as it is scored."""
    heads = [
        words("chinese_lesson.column.pair"),
        *(row_title(row) for row in ROWS),
        words("chinese_lesson.column.total"),
    ]
    rows = [
        (
            "pk-best" if now and now.pair is pair else "",
            (_versus(pair), *_cells(pair, [step for step in done if step.pair == pair])),
        )
        for pair in result.pairs
    ]
    return h("div", table(heads, rows, caption=words("chinese_lesson.pairs")), key="table")


def _versus(pair: PairResult) -> Node:
    first, second = pair.players
    return plain(words("chinese_lesson.versus", first=first + 1, second=second + 1))


def _cells(pair: PairResult, done: Sequence[Step]) -> list[Content]:
    """Back, middle, front and the total; a pair without rows has the total only."""
    cells: list[Content] = []
    for row in ROWS:
        step = next((one for one in done if one.row and one.row.row == row), None)
        cells.append(_won(step.units, pair) if step else "")
    whole = len(done) == max(1, len(pair.rows))
    return [*cells, h("b", _won(pair.units, pair)) if whole else ""]


def _won(units: int, pair: PairResult) -> Node:
    if not units:
        return "0"
    winner = pair.players[0 if units > 0 else 1]
    return words("chinese_lesson.cell", player=winner + 1, n=abs(units))


def spoken_pairs(result: Score, *, unfolded: bool) -> Node:
    """Every pair's line in words, and the score."""
    blocks = (
        h("div.pk-pair", h("p.pk-say", h("b", told[0])), h("ul", *(h("li", x) for x in told[1:])))
        for pair in result.pairs
        for told in [said_lines(pair)]
    )
    return h(
        "div",
        h("p.pk-say", h("b", said(result))),
        fold(
            words("chinese_lesson.in_words"),
            *blocks,
            action=("fold", "pairs"),
            unfolded=unfolded,
            key="pairs",
        ),
        key="spoken",
    )
