"""All the prose of the project: what the catalogues, the nouns, the notebooks and README say."""

import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import nbformat
from babel.messages.pofile import read_po

from pokerlib.language import LANGUAGES
from pokerlib.language.catalogue import LOCALE
from pokerlib.language.grammar import _BULGARIAN, _NUMERALS

ROOT = Path(__file__).resolve().parents[2]


class Prose(NamedTuple):
    """A piece of text: where it stands, its language, and the text as a reader sees it."""

    where: str
    lang: str
    text: str


class Message(NamedTuple):
    """A message as its catalogue holds it, before anything falls back to anything."""

    id: str
    plural: bool
    texts: tuple[str, ...]
    fuzzy: bool


def families() -> list[str]:
    return sorted({path.stem for path in LOCALE.glob("*/LC_MESSAGES/*.po")})


def po_files() -> list[Path]:
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


@cache
def read(family: str, lang: str) -> dict[str, Message]:
    path = LOCALE / lang / "LC_MESSAGES" / f"{family}.po"
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        found = [message for message in read_po(file, locale=lang) if message.id]
    messages = {}
    for message in found:
        plural = not isinstance(message.id, str)
        texts = tuple(message.string) if plural else (message.string,)
        key = message.id[0] if plural else message.id
        messages[key] = Message(key, plural, texts, message.fuzzy)
    return messages


def fields(text: str) -> set[str]:
    """The placeholders of a message; fails where a brace is left open."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def without_fields(text: str) -> str:
    return "".join(
        literal + (" " if name is not None else "")
        for literal, name, _, _ in string.Formatter().parse(text)
    )


def catalogue_prose() -> Iterator[Prose]:
    for family in families():
        for lang in LANGUAGES:
            for message in read(family, lang).values():
                for text in message.texts:
                    yield Prose(f"{lang}/{family}.po {message.id}", lang, text)


def noun_prose() -> Iterator[Prose]:
    for name, forms in _BULGARIAN.items():
        yield Prose(f"noun {name}", "bg", " ".join(forms[1:]))
    for lang, table in _NUMERALS.items():
        for words in table.values():
            yield Prose("numerals", lang, " ".join(words))


BLOCK = re.compile(r'<div lang="(bg|en)"[^>]*>(.*?)</div>', re.DOTALL)
UNREAD = re.compile(
    r"```.*?```"  # fenced code
    r"|~~~.*?~~~"
    r"|`[^`\n]*`"  # code in a line
    r"|<!--.*?-->"
    r"|\]\([^)\s]*\)"  # the target of a link
    r"|\]\[[^\]\n]*\]"  # its name
    r"|\[[^\]\n]*\]:\s*\S+"  # where it leads
    r"|https?://\S+"
    r"|[\w./-]*[\w-]\.(?:md|py|po|toml|txt|ipynb|yml)\b"  # names of files
    r"|\b\w*[0-9a-z]_\w+"  # names in the code
    r"|<[^>]*>"  # tags
    r"|&\w+;"
    r"|\$\$.*?\$\$",
    re.DOTALL,
)


def _visible(markdown: str) -> str:
    return UNREAD.sub(" ", markdown)


def notebook_prose() -> Iterator[Prose]:
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        for number, cell in enumerate(nbformat.read(path, as_version=4).cells):
            if cell.cell_type != "markdown":
                continue
            where = f"{path.name} cell {number}"
            blocks = BLOCK.findall(cell.source)
            for lang, text in blocks or [("", cell.source)]:
                yield Prose(where, lang, _visible(text))


def page_prose() -> Iterator[Prose]:
    for name in ("README.md",):
        path = ROOT / name
        if path.is_file():
            yield Prose(name, "", _visible(path.read_text("utf-8")))


def all_prose() -> list[Prose]:
    return [*catalogue_prose(), *noun_prose(), *notebook_prose(), *page_prose()]
