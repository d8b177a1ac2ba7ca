"""The four lines of the pot-limit arithmetic, as rows that appear one by one."""

from collections.abc import Iterable

from pokerlib.betting import PotLimit
from pokerlib.language import money
from pokerlib.lessons.components import Node, both, cash, h, words

LINES = ("table", "call", "after", "total")


def sum_words(terms: Iterable[int], total: int) -> Node:
    """`$100 + $100 = $200`; a lone term is its own sum."""
    added = [term for term in terms if term]
    if len(added) < 2:
        return cash(total)
    return both(
        lambda lang: f"{' + '.join(money(one, lang) for one in added)} = {money(total, lang)}"
    )


def lines(sums: PotLimit, shown: int = len(LINES)) -> Node:
    """The arithmetic of the most that may be bet; of the lines to come only the names."""
    steps = {step.name: step for step in sums.steps}
    table, after, total = steps["on_the_table"], steps["after_call"], steps["raise_to"]
    sides = [
        sum_words(table.terms, table.total),
        cash(sums.to_call),
        sum_words(after.terms, after.total),
        sum_words(total.terms, total.total),
    ]
    names = list(LINES if sums.to_call or sums.own else ("table", "no_call", "after_none", "bet"))
    rows = [
        _row(place, words(f"betting_lesson.line.{name}"), side, place <= shown, place == shown)
        for place, (name, side) in enumerate(zip(names, sides, strict=True), start=1)
    ]
    if "all_in" in steps and shown >= len(LINES):
        all_in = steps["all_in"]
        side = sum_words(all_in.terms, all_in.total)
        rows.append(_row(5, words("betting_lesson.line.all_in"), side, True, True))
    return h("ol.pk-sums", *rows)


def _row(place: int, name: Node, side: Node, known: bool, newest: bool) -> Node:
    classes = ".pk-newest-sum" if newest and known else "" if known else ".pk-to-come"
    return h(
        f"li.pk-sum{classes}",
        h("span.pk-sum-place", str(place), aria_hidden="true"),
        h("span.pk-sum-name", name),
        h("b.pk-sum-side", side if known else "?"),
        key=f"line-{place}",
    )
