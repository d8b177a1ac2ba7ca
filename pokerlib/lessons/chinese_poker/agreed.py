"""The conventions that Chinese poker is played by here, each with its source."""

from __future__ import annotations

from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.language import LANGUAGES
from pokerlib.language.conventions import convention_name, convention_origin, convention_value
from pokerlib.lessons.components.nodes import Node, table, words
from pokerlib.lessons.components.page import Page


def conventions() -> Page:
    """A table: what is agreed, how it is here, where that comes from."""
    found = [one for one in CONVENTION_SOURCES.values() if one.topic == "chinese"]
    heads = [words(f"chinese_lesson.convention.{name}") for name in ("name", "value", "source")]
    rows = [
        (
            "",
            (
                _pair([convention_name(one.name, lang) for lang in LANGUAGES]),
                _pair([convention_value(one.name, one.default, lang) for lang in LANGUAGES]),
                _pair([convention_origin(one, lang) for lang in LANGUAGES]),
            ),
        )
        for one in found
    ]
    return Page(table(heads, rows, caption=words("chinese_lesson.convention.caption")))


def _pair(texts: list[str]) -> Node:
    return {"t": texts}
