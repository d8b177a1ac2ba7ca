"""The same nodes as a plain HTML page: for outputs that are kept in a notebook, and for print."""

from html import escape
from typing import Any

from pokerlib.cards import SYMBOLS
from pokerlib.lessons.components.nodes import Node

LANGUAGES = ("bg", "en")
VOID = {"br", "hr", "img", "input"}
LINES = {"tr", "p", "caption", "summary", "h3"}  # each ends a line of plain text


def to_html(node: Node) -> str:
    """A node as HTML, every text escaped; both languages, each in its own block."""
    if isinstance(node, str):
        return escape(node)
    if "t" in node:
        return "".join(
            f'<span class="pk-t" lang="{lang}">{escape(text)}</span>'
            for lang, text in zip(LANGUAGES, node["t"], strict=True)
        )
    if "card" in node:
        return _face(node["card"], node.get("c", ""))
    tag, attributes = node["e"], {"class": node.get("c"), **node.get("a", {})}
    written = "".join(
        f' {name}="{escape(value)}"' for name, value in attributes.items() if value is not None
    )
    if tag in VOID:
        return f"<{tag}{written}>"
    inner = "".join(map(to_html, node.get("x", ())))
    return f"<{tag}{written}>{inner}</{tag}>"


def _face(code: str, classes: str) -> str:
    rank = "10" if code[0] == "T" else code[0]
    return f'<span class="pk-ink pk-{code[1]} {classes}">{rank}{SYMBOLS[code[1]]}</span>'


def to_text(node: Node, place: int) -> str:
    """The words of a node in one language, without markup."""
    if isinstance(node, str):
        return node
    if "t" in node:
        return str(node["t"][place])
    if "card" in node:
        return str(node["card"])
    if node["e"] == "br":
        return " "
    parts = [to_text(child, place) for child in node.get("x", ())]
    return (" | " if node["e"] == "tr" else "").join(parts) + ("\n" if node["e"] in LINES else "")


class Page:
    """Something to read in a notebook's output; the language switch works on it too."""

    def __init__(self, *nodes: Node) -> None:
        self.nodes = nodes

    def _repr_html_(self) -> str:
        return f'<div class="pk">{"".join(map(to_html, self.nodes))}</div>'

    def __repr__(self) -> str:
        texts = ("".join(to_text(node, place) for node in self.nodes) for place in range(2))
        return "\n".join(texts)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}
