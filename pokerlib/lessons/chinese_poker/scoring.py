"""The picture of a score: seats, the step that is scored now, who has what, who paid whom."""

from collections.abc import Callable, Sequence

from pokerlib.chinese import ROWS, SIZES, PairResult, Row, Rules, Score
from pokerlib.chinese.score import Seat
from pokerlib.language import lines, money
from pokerlib.lessons import components as ui
from pokerlib.lessons.chinese_poker.board import signed, signed_text
from pokerlib.lessons.chinese_poker.steps import Step
from pokerlib.rankings import HandRank

OPPONENTS = (1, 2, 3)
UNITS = (100, 1_000, 10_000, 100_000)  # the document's $1, $10, $100, $1000, in cents
COVER = ui.h("span.pk-card.pk-small.pk-cover")
FULL_BAR = 6  # units, unless somebody has won or lost more


# What the table has agreed on


def table_choices(others: int, unit: int) -> list[ui.Node]:
    """Against how many one plays, and what a unit is worth."""
    units = {cents: _money(cents) for cents in UNITS}
    return [
        ui.choices("chinese_lesson.others", "others", OPPONENTS, others, key="others"),
        ui.choices("chinese_lesson.unit", "unit", units, unit, key="unit"),
    ]


def rule_switches(rules: Rules, foul_cost: str, is_on: Callable[[str], bool]) -> list[ui.Node]:
    """Every bonus and every special with its price, on or off."""
    bonuses = {bonus.group: (ui.said(bonus), bonus.price) for bonus in rules.bonuses}
    special = {str(one.special): (ui.said(one.special), one.price) for one in rules.specials}
    costs = ui.named("convention.foul_cost", ("rows_and_bonuses", "rows"))
    return [
        _switches("bonuses", bonuses, is_on),
        _switches("specials", special, is_on),
        ui.h(
            "div.pk-bar",
            ui.button(ui.words("chinese_lesson.rules.all"), "rules", "all"),
            ui.button(ui.words("chinese_lesson.rules.simple"), "rules", "simple"),
            ui.choices("chinese_lesson.rules.foul", "foul", costs, foul_cost, key="foul"),
        ),
    ]


def _switches(
    title: str, prices: dict[str, tuple[ui.Node, int]], is_on: Callable[[str], bool]
) -> ui.Node:
    buttons = []
    for name, (what, price) in prices.items():
        on = is_on(name)
        sign = ui.h("span.pk-check", "✓ " if on else "○ ", aria_hidden="true")
        priced = ui.h(
            "span", sign, ui.words("chinese_lesson.priced", what=ui.capital(what), n=price)
        )
        buttons.append(ui.button(priced, "switch", name, pressed=on, key=name))
    return ui.switches(f"chinese_lesson.rules.{title}", buttons, key=title)


def _money(cents: int) -> ui.Node:
    return ui.plain(ui.both(money, cents))


# Seats


def face_down(player: int) -> ui.Node:
    """An opponent whose cards are not shown yet, the back nearest to them."""
    rows = (
        ui.h(
            "div.pk-laid",
            ui.h("div.pk-laid-name", ui.h("span", ui.row_title(row))),
            ui.h("div.pk-cards", *[COVER] * SIZES[row], aria_hidden="true"),
            key=row,
        )
        for row in ROWS
    )
    down = ui.h("span.pk-hint", ui.words("chinese_lesson.face_down"))
    head = ui.h("div.pk-cn-head", ui.h("b", ui.player_name(player)), down)
    return ui.h("div.pk-cn-seat", head, *rows, key=f"seat-{player}")


def seat(player: int, result: Score, units: int, now: Step | None) -> ui.Node:
    """A player's three rows, the front nearest the centre; the row that is scored is lit."""
    one = result.seats[player]
    order = ui.FROM_CENTRE if player == 0 else ROWS
    plays = now is not None and player in now.pair.players
    whole = ".pk-lit" if now and plays and now.row is None else ""
    rows = (_seat_row(player, row, one, now if plays else None) for row in order)
    notes: list[ui.Content] = []
    if one.special:
        notes.append(
            ui.h("span.pk-mark", ui.words("chinese_lesson.declared", special=_special(one)))
        )
    if one.foul:
        notes.append(ui.h("span.pk-mark.pk-no", ui.words("chinese_lesson.foul")))
    head = ui.h(
        "div.pk-cn-head",
        ui.h("b", ui.player_name(player)),
        *notes,
        ui.h("span.pk-purse", signed(units), key="units"),
    )
    return ui.h(
        f"div.pk-cn-seat{whole}" + (".pk-cn-own" if player == 0 else ""),
        head,
        *rows,
        key=f"seat-{player}",
    )


def _special(one: Seat) -> ui.Node:
    assert one.special is not None
    return ui.said(one.special.special)


def _seat_row(player: int, row: Row, one: Seat, now: Step | None) -> ui.Node:
    """In a declared special the front may be a straight or a flush."""
    ranks: Sequence[HandRank] = (one.special.rows if one.special else ()) or one.ranks
    rank = ranks[ROWS.index(row)]
    look, note = "", None
    if now and now.row and now.row.row == row:
        mine = now.units if player == now.pair.players[0] else -now.units
        better = now.row.better if player == now.pair.players[0] else -now.row.better
        look = ".pk-lit" + {1: ".pk-cn-won", -1: ".pk-cn-lost", 0: ""}[better]
        note = ui.h(
            "span.pk-gain", "✓ " if better > 0 else "✗ " if better < 0 else "= ", signed(mine)
        )
    return ui.quiet_row(row, rank, look=look, note=note)


# The centre of the table


def centre(now: Step | None, at: int, count: int) -> ui.Node:
    """What is scored now, in words, and the units on their way."""
    content: list[ui.Content] = [
        ui.h("div.pk-hint", ui.words("chinese_lesson.step", number=at, total=count))
    ]
    if now is None:
        content.append(ui.h("p", ui.words("chinese_lesson.begin")))
    else:
        content += [_coins(now, at), ui.h("p", _line(now))]
        if now.row and now.row.by_foul and now.row.row == ROWS[0]:
            broken = (order for foul in now.pair.fouls if foul for order in foul.broken)
            content += [ui.h("p.pk-hint", ui.said(order)) for order in broken]
    return ui.h("div.pk-centre", *content, key="centre", role="status")


def _coins(now: Step, at: int) -> ui.Node:
    first, second = now.pair.players
    if now.payer is None:
        tie = ui.words("chinese_lesson.nothing", first=first + 1, second=second + 1)
        return ui.h("div.pk-flow", tie, key=f"flow-{at}")
    loser, winner = now.payer
    many = abs(now.units)
    return ui.h(
        "div.pk-flow",
        ui.words("chinese_lesson.flow", loser=loser + 1, winner=winner + 1, n=many),
        ui.h("span.pk-coins", "●" * many, aria_hidden="true"),
        key=f"flow-{at}",
    )


def _line(now: Step) -> ui.Node:
    """The row's sentence; without one, the pair's."""
    pair = now.pair
    if now.row:  # the rows are the last lines
        return ui.said_lines(pair)[pair.rows.index(now.row) - len(pair.rows)]
    return ui.both(lambda lang: " ".join(lines(pair, lang)[1:]))


# Totals


def purses(units: Sequence[int], result: Score, *, over: bool) -> ui.Node:
    """What everybody has won so far; it always sums to nothing."""
    most = max(FULL_BAR, *map(abs, units))
    lines = []
    for player, won in enumerate(units):
        fill = ui.h("span.pk-fill", style=f"width:{50 * abs(won) // most}%")
        line = ui.h(
            "div.pk-total" + (".pk-plus" if won > 0 else ".pk-minus" if won < 0 else ""),
            ui.h("span", ui.player_name(player)),
            ui.h("span.pk-bar-track", fill, aria_hidden="true"),
            ui.h("b", signed(won)),
            ui.h("span", _money(won * result.rules.unit)),
            key=str(player),
        )
        lines.append(line)
    total = ui.both(lambda lang: " ".join(signed_text(won, lang) for won in units))
    title = "chinese_lesson.totals.end" if over else "chinese_lesson.totals.now"
    return ui.h(
        "div.pk-box.pk-totals",
        ui.h("div.pk-title", ui.words(title)),
        *lines,
        ui.h("p.pk-hint", ui.words("chinese_lesson.zero_sum", sum=total)),
        key="totals",
    )


def pair_table(result: Score, done: Sequence[Step], now: Step | None) -> ui.Node:
    """Every pair and every row: who won how much, as far as it is scored."""
    pair_head, total_head = ui.columns("chinese_lesson.column", "pair", "total")
    heads = [pair_head, *map(ui.row_title, ROWS), total_head]
    rows = []
    for pair in result.pairs:
        cells = _cells(pair, [step for step in done if step.pair == pair])
        rows.append(("pk-best" if now and now.pair is pair else "", (_versus(pair), *cells)))
    return ui.h("div", ui.table(heads, rows, caption=ui.words("chinese_lesson.pairs")), key="table")


def _versus(pair: PairResult) -> ui.Node:
    first, second = pair.players
    return ui.plain(ui.words("chinese_lesson.versus", first=first + 1, second=second + 1))


def _cells(pair: PairResult, done: Sequence[Step]) -> list[ui.Content]:
    """Back, middle, front and the total; a pair without rows has the total only."""
    cells: list[ui.Content] = []
    for row in ROWS:
        step = next((one for one in done if one.row and one.row.row == row), None)
        cells.append(_won(step.units, pair) if step else "")
    whole = len(done) == max(1, len(pair.rows))
    return [*cells, ui.h("b", _won(pair.units, pair)) if whole else ""]


def _won(units: int, pair: PairResult) -> ui.Node:
    if not units:
        return "0"
    winner = pair.players[0 if units > 0 else 1]
    return ui.words("chinese_lesson.cell", player=winner + 1, n=abs(units))


def spoken_pairs(result: Score) -> list[ui.Node]:
    """Every pair's line in words."""
    found = []
    for pair in result.pairs:
        first, *rest = ui.said_lines(pair)
        lines = ui.h("ul", *(ui.h("li", line) for line in rest))
        found.append(ui.h("div.pk-pair", ui.h("p.pk-say", ui.h("b", first)), lines))
    return found
