"""The base of every lesson's widget: Python holds the state, the page draws it."""

from __future__ import annotations

import logging
import pathlib
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import anywidget
import traitlets

from pokerlib.cards import DECK
from pokerlib.language import say, text_pair
from pokerlib.lessons.components.nodes import Node, h, said, words

__all__ = ["LessonWidget", "ReaderError"]

STATIC = pathlib.Path(__file__).parent / "static"
LONGEST_FIELD = 20_000
logger = logging.getLogger(__name__)


@cache
def _lexicon() -> dict[str, Any]:
    """The cards' spoken names and the sentences that the page says when Python can't."""
    names = {card.code: [say(card, "bg"), say(card, "en")] for card in DECK}
    return {
        "names": {**names, "": list(text_pair("card.empty"))},
        "lost": list(text_pair("widget.lost")),
    }


class ReaderError(ValueError):
    """Something that the reader can mend, already in both languages' words."""

    def __init__(self, sentence: Node) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class LessonWidget(anywidget.AnyWidget):
    """A widget that is drawn from its own state: subclasses give `draw` and `on_…` methods.

    A click sends an event name and its arguments; the method `on_<name>` changes the state, then
    the whole view is drawn again. A ValueError that a method raises because of what the reader
    typed or chose becomes one sentence on the page, and the state stays as it was: a method
    computes first and assigns last.
    """

    _esm: ClassVar[pathlib.Path] = STATIC / "view.js"
    _css: ClassVar[pathlib.Path] = STATIC / "view.css"

    view = traitlets.Dict().tag(sync=True)
    lexicon = traitlets.Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.problem: Node | None = None
        self.goal: str | None = None
        self._answers: dict[str, int] = {}
        self.lexicon = _lexicon()
        self.on_msg(self._receive)
        self.redraw()

    def draw(self) -> list[Node | None]:
        """The nodes of the widget in its present state."""
        raise NotImplementedError(type(self).__name__)

    def redraw(self) -> None:
        """Send the page what there is to see now."""
        problem = h("p.pk-problem.pk-say", self.problem, key="problem") if self.problem else None
        nodes = [
            *self.draw(),
            h("div", problem, key="problems", role="alert"),
        ]
        self.view = {
            "nodes": [node for node in nodes if node is not None],
            "answers": self._answers,
            "focus": self.goal,
        }

    def press(self, event: str, *args: Any, **fields: str) -> None:
        """Do what a click on the page does; the tests' and the page's only door."""
        self.problem = None
        self.goal = None
        self.fields.update((name, value[:LONGEST_FIELD]) for name, value in fields.items())
        try:
            getattr(self, f"on_{event}")(*args)
        except ReaderError as problem:
            self.problem = problem.sentence
        except ValueError as error:
            self.problem = said(error)
        self.redraw()

    def _receive(self, _: object, content: Mapping[str, Any], __: object) -> None:
        self._answers = {**self._answers, str(content.get("view")): int(content.get("seq", 0))}
        fields = {str(name): str(value) for name, value in content.get("fields", {}).items()}
        try:
            self.press(str(content["event"]), *content.get("args", ()), **fields)
        except Exception:
            # Our fault, not the reader's: said plainly, nothing lost, the details in the log.
            logger.exception("an event failed in %s", type(self).__name__)
            self.problem = words("widget.fault")
            self.redraw()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
