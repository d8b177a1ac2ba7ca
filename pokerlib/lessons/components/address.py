"""What the address of a page opens: a deal, a question of a kind, an exam."""

from collections.abc import Iterable, Mapping
from typing import Final

from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.nodes import Node
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError
from pokerlib.practice import LEVELS

QUESTIONS: Final = 10  # of an exam whose address does not say how many
LONGEST: Final = 40  # letters of a wrong address that are said again
NAMES: Final = ("code", "ask", "exam")


def open_address(
    widgets: Mapping[str, LessonWidget], address: Mapping[str, str]
) -> tuple[str, str]:
    """The cell that the address opened, and what is wrong in it; both are "" where it names none.

    `?code=…` opens a deal, `?ask=KIND&level=…&code=…` a question, `?exam=KIND,KIND&level=…&number=…
    &code=…` an exam (`exam=all`: every skill); `at` names the cell where several could open it.
    """
    at = address.get("at")
    if at is not None and at not in widgets:
        return "", f"at={at}"[:LONGEST]
    named = next((name for name in reversed(NAMES) if name in address), None)
    if named is None:
        return "", ""
    try:
        numbers = {name: int(address[name]) for name in ("level", "number") if name in address}
    except ValueError:
        return "", _wrong(address, "level", "number")
    for cell in [at] if at else list(widgets):
        widget = widgets[cell]
        if not _press(widget, named, address, numbers):
            continue
        if widget.problem is None:
            return cell, ""
        widget.problem = None
        widget.redraw()
        break
    return "", _wrong(address, named, *numbers, "code")


def _wrong(address: Mapping[str, str], *names: str) -> str:
    found = dict.fromkeys(name for name in names if name in address)
    return "&".join(f"{name}={address[name]}" for name in found)[:LONGEST]


def _asks_for_code(nodes: Iterable[Node]) -> bool:
    return any(
        node.get("a", {}).get("name") == "code" or _asks_for_code(node.get("x", ()))
        for node in nodes
        if isinstance(node, dict)
    )


def _press(
    widget: LessonWidget, named: str, address: Mapping[str, str], numbers: Mapping[str, int]
) -> bool:
    """Whether this widget is the one that can open it; a code that is none is its problem then."""
    fields = {"code": address["code"]} if "code" in address else {}
    given, level = address[named], numbers.get("level")
    args: tuple[str | int, ...] = ()
    if named == "code":
        if not _asks_for_code(widget.view["nodes"]):
            return False
    elif named == "ask" and isinstance(widget, Drill) and not widget.length:
        if not hasattr(widget, "on_ask"):  # a lesson's own drill: its kind, at its level
            mine = dict(widget.sources)
            if given not in mine or level not in (None, mine[given]):
                return False
            named = "code" if fields else "again"
        else:
            args = (given, level or LEVELS[0])
    else:
        args = (given, level or LEVELS[0], numbers.get("number", QUESTIONS))
    if not hasattr(widget, f"on_{named}"):
        return False
    try:
        widget.press(named, *args, **fields)
    except UnknownEventError:
        widget.problem = None
        widget.redraw()
        return False
    return True
