"""Stands in for `anywidget` where no Jupyter is: each widget belongs to the page that made it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import traitlets

__all__ = ["OWNER", "AnyWidget", "install"]

Tell = Callable[["AnyWidget", dict[str, Any], list[bytes]], None]
OWNER: ContextVar[Tell | None] = ContextVar("OWNER", default=None)


class AnyWidget(traitlets.HasTraits):
    """What the lessons use of anywidget; names begin with `_pages` so that no widget has them.

    Whom to tell is kept at birth, so that a later thread needs no context to find the page.
    """

    def __init__(self, **kwargs: Any) -> None:
        self._pages_listeners: list[Callable[..., None]] = []
        self._pages_owner = OWNER.get()
        super().__init__(**kwargs)
        self.observe(self._pages_changed, names=list(self.traits(sync=True)))

    def _pages_changed(self, change: Any) -> None:
        if self._pages_owner is not None:
            told = {"do": "set", "name": change["name"], "value": change["new"]}
            self._pages_owner(self, told, [])

    def on_msg(self, callback: Callable[..., None]) -> None:
        """Call it with every message of the page."""
        self._pages_listeners.append(callback)

    def send(self, content: Any, buffers: list[bytes] | None = None) -> None:
        """A message to the page, with files."""
        if self._pages_owner is not None:
            self._pages_owner(self, {"do": "msg", "content": content}, list(buffers or ()))

    def state(self) -> dict[str, Any]:
        """What the page knows of the widget."""
        return {name: getattr(self, name) for name in self.traits(sync=True)}

    def receive(self, content: Any) -> None:
        """A message of the page."""
        for one in tuple(self._pages_listeners):
            one(self, content, [])


def install() -> None:
    """From now on `import anywidget` gives this module; before the first lesson is imported."""
    if sys.modules.get("anywidget", sys.modules[__name__]) is not sys.modules[__name__]:
        raise RuntimeError("anywidget itself is imported already")
    sys.modules["anywidget"] = sys.modules[__name__]
