"""The picture of a score: seats, the step that is scored now, who has what, who paid whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pokerlib.chinese import ROWS, SIZES, PairResult, Row, Rules, Score
from pokerlib.chinese.score import Seat
from pokerlib.language import lines, money
from pokerlib.lessons.chinese_poker.board import signed, signed_text
from pokerlib.lessons.chinese_poker.steps import Step
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    both,
    button,
    capital,
    choices,
    columns,
    h,
    named,
    said,
    said_lines,
    switches,
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
UNITS = (100, 1_000, 10_000, 100_000)  # the document's $1, $10, $100, $1000, in cents
COVER = h("span.pk-card.pk-small.pk-cover")
FULL_BAR = 6  # units, unless somebody has won or lost more


# What the table has agreed on


def table_choices(others: int, unit: int) -> list[Node]:
    """Against how many one plays, and what a unit is worth."""
    units = {cents: _money(cents) for cents in UNITS}
    return [
        choices("chinese_lesson.others", "others", OPPONENTS, others, key="others"),
        choices("chinese_lesson.unit", "unit", units, unit, key="unit"),
    ]


def rule_switches(rules: Rules, foul_cost: str, is_on: Callable[[str], bool]) -> list[Node]:
    """Every bonus and every special with its price, on or off."""
    bonuses = {bonus.group: (said(bonus), bonus.price) for bonus in rules.bonuses}
    special = {str(one.special): (said(one.special), one.price) for one in rules.specials}
    costs = named("convention.foul_cost", ("rows_and_bonuses", "rows"))
    return [
        _switches("bonuses", bonuses, is_on),
        _switches("specials", special, is_on),
        h(
            "div.pk-bar",
            button(words("chinese_lesson.rules.all"), "rules", "all"),
            button(words("chinese_lesson.rules.simple"), "rules", "simple"),
            choices("chinese_lesson.rules.foul", "foul", costs, foul_cost, key="foul"),
        ),
    ]


def _switches(
    title: str, prices: dict[str, tuple[Node, int]], is_on: Callable[[str], bool]
) -> Node:
    buttons = []
    for name, (what, price) in prices.items():
        on = is_on(name)
        sign = h("span.pk-check", "✓ " if on else "○ ", aria_hidden="true")
        priced = h("span", sign, words("chinese_lesson.priced", what=capital(what), n=price))
        buttons.append(button(priced, "switch", name, pressed=on, key=name))
    return switches(f"chinese_lesson.rules.{title}", buttons, key=title)


def _money(cents: int) -> Node:
    return plain(both(money, cents))


# Seats


def face_down(player: int) -> Node:
    """An opponent whose cards are not shown yet, the back nearest to them."""
    rows = (
        h(
            "div.pk-laid",
            h("div.pk-laid-name", h("span", row_title(row))),
            h("div.pk-cards", *[COVER] * SIZES[row], aria_hidden="true"),
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
    return quiet_row(row, rank, look=look, note=note)


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
    return both(lambda lang: " ".join(lines(pair, lang)[1:]))


# Totals


def purses(units: Sequence[int], result: Score, *, over: bool) -> Node:
    """What everybody has won so far; it always sums to nothing."""
    most = max(FULL_BAR, *map(abs, units))
    lines = []
    for player, won in enumerate(units):
        fill = h("span.pk-fill", style=f"width:{50 * abs(won) // most}%")
        line = h(
            "div.pk-total" + (".pk-plus" if won > 0 else ".pk-minus" if won < 0 else ""),
            h("span", player_name(player)),
            h("span.pk-bar-track", fill, aria_hidden="true"),
            h("b", signed(won)),
            h("span", _money(won * result.rules.unit)),
            key=str(player),
        )
        lines.append(line)
    total = both(lambda lang: " ".join(signed_text(won, lang) for won in units))
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
    pair_head, total_head = columns("chinese_lesson.column", "pair", "total")
    heads = [pair_head, *map(row_title, ROWS), total_head]
    rows = []
    for pair in result.pairs:
        cells = _cells(pair, [step for step in done if step.pair == pair])
        rows.append(("pk-best" if now and now.pair is pair else "", (_versus(pair), *cells)))
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


def spoken_pairs(result: Score) -> list[Node]:
    """Every pair's line in words."""
    found = []
    for pair in result.pairs:
        first, *rest = said_lines(pair)
        lines = h("ul", *(h("li", line) for line in rest))
        found.append(h("div.pk-pair", h("p.pk-say", h("b", first)), lines))
    return found
