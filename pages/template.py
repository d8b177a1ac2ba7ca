"""A lesson's page as HTML: the bar, the rail of contents, the parts, previous and next."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from pages.notebooks import LANGUAGES, Notebook, Pair
from pokerlib.language import text, text_pair

__all__ = ["Part", "page", "slug", "title_of"]

SPOKEN = (
    *("address", "apart", "broken", "copied", "copy_by_hand", "full"),
    *("counting", "fresh", "keeps_nothing", "no_line", "part_failed", "sheet", "stop", "waking"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a lesson: its heading's id and words, and its cells as HTML."""

    anchor: str
    title: Pair | None
    cells: tuple[str, ...]


def slug(heading: str) -> str:
    """The id of a part, from its English heading."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower().replace("’", "")).strip("-")


def pair(texts: Pair) -> str:
    """Both languages of a short text; the page shows one of them, or both."""
    return "".join(
        f'<span class="pk-t" lang="{lang}">{escape(one)}</span>'
        for lang, one in zip(LANGUAGES, texts, strict=True)
    )


def say(message: str, **facts: Any) -> str:
    return pair(text_pair(f"frame.{message}", **facts))


def label(message: str) -> str:
    """Both languages for an attribute, which no style can choose from."""
    return escape(" / ".join(text_pair(f"frame.{message}")))


def _data(page: Mapping[str, Any]) -> str:
    """JSON that can stand inside a script element."""
    found = json.dumps(page, ensure_ascii=False, separators=(",", ":"))
    return found.replace("</", "<\\/").replace("<!--", "<\\u0021--")


def _bar(here: str, at: str) -> str:
    names = {"bg": "БГ", "en": "EN", "both": "БГ + EN"}
    full = {"bg": "Български", "en": "English", "both": "Български + English"}
    wide = ' class="wide"'
    pick = "".join(
        f'<button type="button" data-language="{one}" aria-label="{full[one]}"'
        f"{wide if one == 'both' else ''}>{name}</button>"
        for one, name in names.items()
    )
    return (
        f'<a class="skip" href="#rendered_cells">{say("skip")}</a>'
        f'<header class="bar"><a class="brand" href="index.html" aria-label="pokerlib">'
        f'<span aria-hidden="true" class="mark">♠</span><span class="wide">pokerlib</span></a>'
        f'<button type="button" class="icon rail-button" aria-expanded="false" '
        f'aria-controls="rail" aria-label="{label("contents")}">≡</button>'
        f'<span class="at">{here}<span class="place wide">{at}</span></span>'
        f'<span class="seg" role="group" aria-label="{label("language")}">{pick}</span>'
        f'<button type="button" class="icon" data-theme-button '
        f'aria-label="{label("dark")}">◐</button>'
        f'<button type="button" class="icon" data-size-button '
        f'aria-label="A+, {label("large")}">A+</button>'
        f'<span class="run" aria-hidden="true"></span></header>'
        f'<div id="pk-status" role="status"></div>'
    )


def _rail(parts: Iterable[Part], caption: str) -> str:
    entries = "".join(
        f'<li><a href="#{part.anchor}"><i aria-hidden="true"></i>'
        f"<span>{pair(part.title)}</span></a></li>"
        for part in parts
        if part.title
    )
    return (
        f'<nav class="rail" id="rail" aria-label="{label("contents")}">'
        f'<div class="cap">{caption}</div><ol>{entries}</ol></nav>'
    )


def _section(part: Part) -> str:
    return f'<section class="part" id="{part.anchor}">{"".join(part.cells)}</section>'


def lesson_name(name: str) -> Pair:
    """A lesson's name, with its number."""
    return text_pair(f"lesson.name.{name[:2]}")


def _pager(before: str | None, after: str | None) -> str:
    links = "".join(
        f'<a class="{where}" href="{name}.html"><span class="cap">{say(where)}</span>'
        f"<b>{pair(lesson_name(name))}</b></a>"
        for where, name in (("previous", before), ("next", after))
        if name is not None
    )
    return f'<nav class="pager" aria-label="{label("lessons")}">{links}</nav>'


def _whole(title: Pair, body: str, data: Mapping[str, Any], scripts: Sequence[str]) -> str:
    words = {name: list(text_pair(f"frame.{name}")) for name in SPOKEN}
    words["wrong_address"] = list(text_pair("frame.wrong_address", what="{what}"))
    mark = f"?b={data['build']}"
    loaded = "".join(f'<script defer src="{one}{mark}"></script>' for one in scripts)
    worker = " data-worker" if data["python"] == "worker" and data["drawn"] else ""
    return (
        '<!doctype html>\n<html lang="bg"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(' · '.join(dict.fromkeys(title)))}</title>"
        '<link rel="icon" href="icon.svg"><link rel="manifest" href="app.webmanifest">'
        '<meta name="theme-color" content="#5b3a9e">'
        f'<link rel="stylesheet" href="view.css{mark}">'
        f'<link rel="stylesheet" href="page.css{mark}">'
        f'<script src="first.js{mark}"{worker}></script></head>\n'
        f'<body data-jp-theme-light="true">{body}'
        f'<noscript><p class="no-script">{say("no_script")}</p></noscript>\n'
        f'<script type="application/json" id="pk-page">{_data({**data, "words": words})}</script>'
        f"{loaded}</body></html>\n"
    )


def page(
    lesson: Notebook,
    parts: Sequence[Part],
    order: Sequence[str],
    data: Mapping[str, Any],
    scripts: Sequence[str],
) -> str:
    """The page of one lesson; `data` is what the host draws and wakes Python with."""
    place = order.index(lesson.name)
    before, after = order[max(0, place - 1) : place], order[place + 1 : place + 2]
    body = (
        _bar(pair(lesson_name(lesson.name)), "")
        + '<div class="wrap lesson">'
        + _rail(parts, pair(lesson_name(lesson.name)))
        + '<main id="rendered_cells" tabindex="-1">'
        + "".join(map(_section, parts))
        + _pager(before[0] if before else None, after[0] if after else None)
        + "</main></div>"
    )
    bg, en = (f"{one} – pokerlib" for one in lesson.title)
    return _whole((bg, en), body, data, scripts)


def title_of(message: str) -> str:
    """A frame message in one line, for the manifest."""
    return " · ".join(text(f"frame.{message}", lang) for lang in LANGUAGES)
