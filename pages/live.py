"""The widgets of one open page: made by the notebook's cells, reached by named events only."""

from __future__ import annotations

import ast
import logging
from collections.abc import Callable, Iterable, Sequence
from contextvars import copy_context
from functools import cache
from types import CodeType
from typing import Any

from pages.standin import OWNER, AnyWidget

__all__ = ["Live", "Script", "compiled"]

logger = logging.getLogger(__name__)
Said = Callable[[str, dict[str, Any], list[bytes]], None]  # cell, what, files
Script = tuple[str, CodeType, CodeType | None]  # cell, its statements, what it shows


def compiled(cells: Iterable[tuple[str, str]]) -> tuple[Script, ...]:
    """The cells of our own notebooks, ready to be run for each page; no page sends code."""
    return tuple(_compiled(name, source) for name, source in cells)


@cache
def _compiled(name: str, source: str) -> Script:
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    shown = None
    if isinstance(last, ast.Expr):
        tree.body.pop()
        shown = compile(ast.Expression(last.value), f"<{name}>", "eval")
    return name, compile(tree, f"<{name}>", "exec"), shown


class Live:
    """Runs in one thread at a time; `said` is told each change by cell, while it is not quiet."""

    def __init__(self, script: Sequence[Script], said: Said | None = None) -> None:
        self.script = script
        self.widgets: dict[str, AnyWidget] = {}
        self.shown: dict[str, object] = {}
        self.failed: dict[str, str] = {}
        self.quiet = True
        self._said = said
        self._cells: dict[int, str] = {}

    def begin(self, before: Callable[[str], None] | None = None) -> None:
        """Run the cells; one that fails is noted, and the others run all the same."""
        names: dict[str, Any] = {}
        context = copy_context()
        context.run(OWNER.set, self._tell)
        for cell, body, shown in self.script:
            if before is not None:
                before(cell)
            try:
                context.run(exec, body, names)
                found = context.run(eval, shown, names) if shown else None
            except Exception as error:
                logger.exception("cell %s", cell)
                self.failed[cell] = f"{type(error).__name__}: {error}"
                continue
            self.shown[cell] = found
            if isinstance(found, AnyWidget) and found.has_trait("view"):  # not the switch: the bar
                self.widgets[cell] = found
                self._cells[id(found)] = cell

    def states(self) -> dict[str, dict[str, Any]]:
        """The state of each widget, by cell."""
        return {cell: widget.state() for cell, widget in self.widgets.items()}

    def event(self, cell: str, content: dict[str, Any]) -> None:
        """One event of the page for the widget of that cell."""
        self.widgets[cell].receive(content)

    def slow(self, cell: str, event: str) -> bool:
        """Whether the widget says that this event may take long."""
        return event in getattr(self.widgets.get(cell), "slow", ())

    def _tell(self, widget: AnyWidget, what: dict[str, Any], files: list[bytes]) -> None:
        cell = self._cells.get(id(widget))
        if not self.quiet and cell is not None and self._said is not None:
            self._said(cell, what, files)
