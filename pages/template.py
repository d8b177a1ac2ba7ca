"""A lesson's page as HTML: the bar, the rail of contents, the parts, previous and next."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from pages.notebooks import LANGUAGES, Entry, Notebook, Pair
from pokerlib.cards import SYMBOLS
from pokerlib.language import text, text_pair

__all__ = ["Part", "page", "slug", "start_page"]

SPOKEN = ("go_on", "address", "no_line", "full", "broken", "waking", "part_failed", "copied", "copy_by_hand", "stop")
GROUPS: Mapping[str, range] = {"hands": range(1, 5), "games": range(5, 9), "closer": range(9, 13)}
# What a lesson's tile shows: cards only, so that it reads the same in both languages.
TILES = {
    1: "As Ks Qs Js",
    2: "5h 4c 3d 2s",
    3: "As 2h 3d 4c",
    4: "Kh Kd Kc Qs 9s",
    5: "Ah Ad",
    6: "As 2d Kh Kc",
    7: "7d 2c 2h",
    8: "Kc Kd 7s",
    9: "Qh Jh 9h 4h",
    10: "Ts 9s 8s 7s",
    11: "Ad 5d 3d",
    12: "Qs 9s 7s",
}


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
        f'{wide if one == "both" else ""}>{name}</button>'
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


def _pager(names: Mapping[str, Entry], before: str | None, after: str | None) -> str:
    links = []
    for where, name in (("previous", before), ("next", after)):
        if name is None:
            continue
        title = pair(names[name].name) if name in names else say("start")
        href = f"{name}.html" if name in names else "index.html"
        links.append(
            f'<a class="{where}" href="{href}"><span class="cap">{say(where)}</span>'
            f"<b>{title}</b></a>"
        )
    return f'<nav class="pager" aria-label="{label("lessons")}">{"".join(links)}</nav>'


def _whole(title: Pair, body: str, data: Mapping[str, Any], scripts: Sequence[str]) -> str:
    words = {name: list(text_pair(f"frame.{name}")) for name in SPOKEN}
    words["wrong_address"] = list(text_pair("frame.wrong_address", what="{what}"))
    loaded = "".join(f'<script defer src="{one}"></script>' for one in scripts)
    return (
        '<!doctype html>\n<html lang="bg"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(' · '.join(dict.fromkeys(title)))}</title>"
        '<link rel="icon" href="icon.svg"><link rel="manifest" href="app.webmanifest">'
        '<meta name="theme-color" content="#5b3a9e">'
        '<link rel="stylesheet" href="view.css"><link rel="stylesheet" href="page.css">'
        '<script src="first.js"></script></head>\n'
        f'<body data-jp-theme-light="true">{body}'
        f'<noscript><p class="no-script">{say("no_script")}</p></noscript>\n'
        f'<script type="application/json" id="pk-page">{_data({**data, "words": words})}</script>'
        f"{loaded}</body></html>\n"
    )


def page(
    lesson: Notebook,
    parts: Sequence[Part],
    names: Mapping[str, Entry],
    data: Mapping[str, Any],
    scripts: Sequence[str],
) -> str:
    """The page of one lesson; `data` is what the host draws and wakes Python with."""
    short = names[lesson.name].name
    order = ["00_start", *names]
    place = order.index(lesson.name)
    after = order[place + 1] if place + 1 < len(order) else None
    body = (
        _bar(f"{lesson.number} · {pair(short)}", "")
        + '<div class="wrap lesson">'
        + _rail(parts, say("lesson", number=lesson.number))
        + '<main id="rendered_cells" tabindex="-1">'
        + "".join(map(_section, parts))
        + _pager(names, order[place - 1], after)
        + "</main></div>"
    )
    title = tuple(f"{one} – pokerlib" for one in lesson.title)
    return _whole((title[0], title[1]), body, data, scripts)


def start_page(
    lesson: Notebook,
    parts: Sequence[Part],
    names: Mapping[str, Entry],
    counts: Mapping[str, int],
    data: Mapping[str, Any],
    scripts: Sequence[str],
) -> str:
    """The start: the map of the lessons between what the start notebook says."""
    first, *rest = parts
    body = (
        _bar(say("lessons"), "")
        + '<div class="wrap start"><main id="rendered_cells" tabindex="-1">'
        + _section(first)
        + '<div class="go-on" hidden></div>'
        + _map(names, counts)
        + "".join(map(_section, rest))
        + "</main></div>"
    )
    return _whole(lesson.title, body, data, scripts)


def _map(names: Mapping[str, Entry], counts: Mapping[str, int]) -> str:
    groups = []
    for group, numbers in GROUPS.items():
        tiles = "".join(
            _tile(name, entry, counts[name])
            for name, entry in names.items()
            if int(name[:2]) in numbers
        )
        groups.append(
            f'<section><h2>{say(f"map.{group}")}</h2><div class="tiles">{tiles}</div></section>'
        )
    return f'<div class="map">{"".join(groups)}</div>'


def _tile(name: str, entry: Entry, parts: int) -> str:
    number = int(name[:2])
    cards = "".join(
        f'<span class="mini {code[1]}">{"10" if code[0] == "T" else code[0]}'
        f"<i>{SYMBOLS[code[1]]}\N{VARIATION SELECTOR-15}</i></span>"
        for code in TILES[number].split()
    )
    meter = "<i></i>" * parts
    return (
        f'<a class="tile" href="{name}.html" data-lesson="{name}">'
        f'<span class="pic" aria-hidden="true">{cards}</span>'
        f"<b>{number} · {pair(entry.name)}</b><span class=\"cap\">{pair(_capital(entry.about))}"
        f'</span><span class="meter" aria-hidden="true">{meter}</span></a>'
    )


def _capital(texts: Pair) -> Pair:
    bg, en = (one[:1].upper() + one[1:] for one in texts)
    return bg, en


def title_of(message: str) -> str:
    """A frame message in one line, for the manifest."""
    return " · ".join(text(f"frame.{message}", lang) for lang in LANGUAGES)
