"""Python in a worker of the page: the same desk as a process has, for one page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qsl

from pages.desk import Desk
from pages.live import compiled
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.host import serving

__all__ = ["Worker"]

Post = Callable[[str, Any], None]
PROGRESS = Path("/home/pyodide/.local/share/pokerlib/progress.sqlite")


def _to_js(files: list[bytes]) -> Any:
    """Copies of the files that JavaScript can keep."""
    from pyodide.ffi import to_js  # only there is one

    return to_js([memoryview(one) for one in files])


class Worker:
    """`given`: the page's cells, draws and address as JSON; `post` takes a text and files."""

    def __init__(self, given: str, post: Post) -> None:
        about = json.loads(given)
        self._post = post
        fixed: dict[str, Any] = {}
        if about.get("seed") is not None:  # tests: chance and time that are the same in every run
            when = tuple(about["when"])
            fixed = {"draw": Random(about["seed"]).randrange, "clock": lambda: when}
        self._desk = Desk(
            compiled((cell, source) for cell, source in about["script"]),
            progress=PROGRESS,
            may=about["may"],
            address=dict(parse_qsl(about["search"].removeprefix("?"))),
            draws=about["draws"],
            said=self._said,
            **fixed,
        )
        self._desk.begin()
        live = self._desk.live
        cells = {
            cell: {name: value for name, value in state.items() if name != "lexicon"}
            for cell, state in live.states().items()
        }
        welcome = {"cells": cells, "failed": live.failed, "new": True}
        self._tell({"welcome": welcome | {"opened": self._desk.opened, "wrong": self._desk.wrong}})

    def event(self, cell: str, content: str, newer: bool) -> None:
        """An event of the page; `newer`: another tab has written to the progress since."""
        if newer:
            with serving(self._desk.page):
                keeper().read()
        if cell in self._desk.live.widgets:
            self._desk.event(cell, json.loads(content))
        self._tell({"done": True})

    def _said(self, cell: str, what: dict[str, Any], files: list[bytes]) -> None:
        self._tell({"cell": cell, **what}, files)

    def _tell(self, what: dict[str, Any], files: list[bytes] | None = None) -> None:
        text = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
        self._post(text, _to_js(files or []))
