"""The language switch: Bulgarian, English or both, and a presenter's size and keys."""

import pathlib
from typing import ClassVar

import anywidget
import traitlets

from pokerlib.language import text_pair
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.widget import STATIC


class LanguageSwitch(anywidget.AnyWidget):
    """Shows one language of everything on the page; the browser remembers which."""

    _esm: ClassVar[pathlib.Path] = STATIC / "switch.js"
    _css: ClassVar[pathlib.Path] = STATIC / "view.css"

    words = traitlets.Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.words = {
            name: list(text_pair(f"switch.{name}"))
            for name in ("language", "size", "normal", "large", "keys")
        }

    def __repr__(self) -> str:
        return "<LanguageSwitch>"


def language_switch(lesson: str = "") -> LanguageSwitch:
    """The switch, at the top of a notebook; that its lesson ("00" to "12") was opened is kept."""
    if lesson:
        keeper().opened(lesson)
    return LanguageSwitch()
