"""The conventions that a lesson plays by, each with its source."""

from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.language.conventions import convention_name, convention_origin, convention_value
from pokerlib.lessons.components.nodes import both, columns, table, words
from pokerlib.lessons.components.page import Page


def agreed(topic: str) -> Page:
    """A table: what is agreed, how it is here, where that comes from."""
    found = [one for one in CONVENTION_SOURCES.values() if one.topic == topic]
    heads = columns("agreed", "name", "value", "source")
    rows = []
    for one in found:
        value = both(convention_value, one.name, one.default)
        rows.append(("", (both(convention_name, one.name), value, both(convention_origin, one))))
    return Page(table(heads, rows, caption=words(f"agreed.caption.{topic}")))
