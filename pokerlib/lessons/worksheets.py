"""A worksheet for print: questions of a code on A4, and an answer key on its own pages.

`sheet("BBB-BBB", ["badugi"], 6, 1, "bg")` is the whole page as HTML; `to_pdf` prints it where a
browser of Chromium's family is there. Cards are drawn once as symbols with their suits as paths,
so that no font is asked for a suit; four shapes tell them apart without colour.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from pokerlib.cards import Card, normalize_code
from pokerlib.language import money, questions, rank_face, say, text
from pokerlib.language.chinese import row_name
from pokerlib.language.languages import Lang
from pokerlib.lessons.components import FROM_CENTRE
from pokerlib.practice import Choice, Question, ask, question_set
from pokerlib.practice.model import Row, Table

LETTERS: Final[dict[Lang, str]] = {"bg": "АБВГДЕЖЗИЙКЛ", "en": "ABCDEFGHIJKL"}
# Chrome, Chromium and Edge, by the names and places that Linux, macOS and Windows give them.
BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chrome",
    "msedge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
BESIDE: Final = 10  # cards have room beside their heading
PATIENCE: Final = 60  # seconds
QUIET: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--no-pdf-header-footer",
)
PATHS: Final = {
    "c": (
        "M16 2a6.6 6.6 0 0 1 5.6 10.1 6.6 6.6 0 1 1-4 10.6L20 30h-8l2.4-7.3"
        "a6.6 6.6 0 1 1-4-10.6A6.6 6.6 0 0 1 16 2z"
    ),
    "d": "M16 1 28 16 16 31 4 16z",
    "h": (
        "M16 30C6 21 2 16 2 10.500A7.300 7.300 0 0 1 16 8a7.300 7.300 0 0 1 14 2.500"
        "C30 16 26 21 16 30z"
    ),
    "s": (
        "M16 1c5 7 14 11 14 18.500A6.500 6.500 0 0 1 17.800 23L20 31h-8l2.200-8"
        "A6.500 6.500 0 0 1 2 19.500C2 12 11 8 16 1z"
    ),
}
COLOURS: Final = {"c": "#0a6b2d", "d": "#1d4ed8", "h": "#c01020", "s": "#111"}
STYLE: Final = """
@page{size:A4;margin:16mm 15mm;
@bottom-right{content:counter(page) " / " counter(pages);font:9pt "DejaVu Sans",sans-serif}}
*{box-sizing:border-box}
body{font:11pt/1.4 "DejaVu Sans",sans-serif;color:#111;max-width:180mm;margin:0 auto}
header{display:flex;justify-content:space-between;align-items:baseline;gap:8mm;
border-bottom:1pt solid #111;padding-bottom:2mm;margin-bottom:5mm}
h1{font-size:16pt;margin:0}h2{font-size:11pt;margin:0 0 1.5mm}
section{break-inside:avoid;margin:0 0 6mm}
.key{break-before:page}.key section{margin-bottom:4mm}
.row{margin:1mm 0;display:flex;align-items:center;gap:2mm;flex-wrap:wrap}
.row>span{min-width:36mm;font-size:9pt;color:#444}.long>span{flex:1 0 100%}
svg.c{width:10.5mm;height:14.7mm}svg.d{width:4.1mm;height:4.1mm;vertical-align:-.6mm}
ol{list-style:none;margin:1.5mm 0 0;padding:0;display:flex;flex-wrap:wrap;gap:1mm 8mm}
li b{display:inline-block;border:1pt solid #111;border-radius:50%;width:6mm;height:6mm;
line-height:5.4mm;text-align:center;margin-right:1.5mm;font-size:9pt}
table{border-collapse:collapse;font-size:9.5pt;margin:1mm 0}
td,th{border:.5pt solid #888;padding:.8mm 2.5mm;text-align:left}th{font-weight:600}
td svg.c{width:8mm;height:11.2mm;vertical-align:middle;margin-right:.6mm}
.name{flex:1;border-bottom:.7pt dotted #111}p{margin:.6mm 0}
h2 small{font-size:8.5pt;font-weight:400;color:#444;white-space:nowrap}
.one{white-space:nowrap}
"""


def sheet(code: str, kinds: Sequence[str], count: int, level: int, lang: Lang) -> str:
    """The worksheet of this code as a page of HTML; the same for the same arguments."""
    asked = [ask(*one) for one in question_set(code, kinds, count, level)]
    title = text("practice_lesson.sheet.title", lang)
    about = text("practice_lesson.sheet.code", lang, code=normalize_code(code), level=level)
    name = text("practice_lesson.sheet.name", lang)
    key = text("practice_lesson.sheet.key", lang)
    top = f"<h1>{title}</h1><span>{name}:</span><span class=name></span><span>{about}</span>"
    body = [
        f"<header>{top}</header>",
        *(_question(n, one, lang) for n, one in enumerate(asked, 1)),
        f'<div class="key"><header><h1>{key}</h1><span>{about}</span></header>',
        *(_answer(n, one, lang) for n, one in enumerate(asked, 1)),
        "</div>",
    ]
    inner = "".join(body)
    head = f'<meta charset="utf-8"><title>{title} {normalize_code(code)}</title>'
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}</style></head>'
        f"<body>{_symbols(asked)}{inner}</body></html>"
    )


def _cards_of(asked: Question) -> Iterable[Card]:
    for row in asked.rows:
        yield from row.cards
    for setting in asked.settings:
        for name in FROM_CENTRE:
            yield from setting.rank(name).cards
    if asked.pick == "order":
        for one in asked.choices:
            yield from one.says.cards
    if asked.table:
        yield from (card for card in asked.table.state.board if card)
        for up in asked.table.state.up.values():
            yield from (card for card in up if card)


def _symbols(asked: Iterable[Question]) -> str:
    """Each card that is used, drawn once, and the four suits, which also stand in sentences."""
    used = sorted({card.code: card for one in asked for card in _cards_of(one)}.items())
    suits = (
        f'<symbol id="{suit}" viewBox="0 0 32 32"><path d="{path}" fill="{COLOURS[suit]}"/>'
        "</symbol>"
        for suit, path in PATHS.items()
    )
    faces = (
        f'<symbol id="{code}" viewBox="0 0 50 70"><rect x="1" y="1" width="48" height="68" rx="5" '
        f'fill="#fff" stroke="#333" stroke-width="1.5"/><text x="25" y="31" font-size="28" '
        f'font-weight="700" text-anchor="middle" fill="{COLOURS[card.suit]}">'
        f'{rank_face(card.rank)}</text><use href="#{card.suit}" x="12" y="36" width="26" '
        'height="26"/></symbol>'
        for code, card in used
    )
    return f'<svg width="0" height="0" style="position:absolute">{"".join([*suits, *faces])}</svg>'


def _faces(cards: Iterable[Card | None]) -> str:
    return "".join(f'<svg class="c"><use href="#{card.code}"/></svg>' for card in cards if card)


SIGNS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
INLINE: Final = re.compile("([0-9AKQJ]*)([♣♦♥♠])\ufe0e?(\u00a0?)")


def _sentence(words: str) -> str:
    """A sentence with its suits drawn; a line may end between two cards, but not inside one."""
    return INLINE.sub(_inline, escape(words))


def _inline(found: re.Match[str]) -> str:
    rank, sign, space = found.groups()
    drawn = f'<svg class="d"><use href="#{SIGNS[sign]}"/></svg>'
    return f'<span class="one">{rank}{drawn}</span>{" " if space else ""}'


def _question(n: int, asked: Question, lang: Lang) -> str:
    kind = f"<small>{escape(questions.kind_name(asked.kind, lang))}</small>"
    parts = [f"<h2>{n}. {_sentence(questions.ask(asked, lang))} {kind}</h2>"]
    parts += [_row(row, lang) for row in asked.rows]
    if asked.table:
        parts.append(_table(asked.table, lang))
    for place, setting in enumerate(asked.settings, 1):
        if len(asked.settings) > 1:
            player = text("practice_lesson.sheet.up", lang, seat=place)
            parts.append(f"<p><b>{escape(player)}</b></p>")
        for name in FROM_CENTRE:
            cards = _faces(setting.rank(name).cards)
            parts.append(f'<div class="row"><span>{row_name(name, lang)}</span>{cards}</div>')
    if asked.pick != "cards":
        items = (
            f"<li><b>{letter}</b>{_choice(asked, one, lang)}</li>"
            for letter, one in zip(LETTERS[lang], asked.choices, strict=False)
        )
        parts.append(f"<ol>{''.join(items)}</ol>")
    return f"<section>{''.join(parts)}</section>"


def _choice(asked: Question, one: Choice, lang: Lang) -> str:
    """A choice in words; hands that are put in order by their cards: the name would tell."""
    if asked.pick == "order":
        return _faces(one.says.cards)
    return _sentence(questions.choice(one, lang))


def _row(row: Row, lang: Lang) -> str:
    title = escape(say(row.title, lang))
    look = "row long" if len(row.cards) > BESIDE else "row"
    return f'<div class="{look}"><span>{title}</span>{_faces(row.cards)}</div>'


def _table(table: Table, lang: Lang) -> str:
    """Who sits where, what each has in front and behind, and the cards that lie open."""
    state = table.state
    up = any(state.up.values())
    heads = ["seat", "bet", "stack", *(["up"] if up else [])]
    rows = []
    for seat, player in state.round.players.items():
        if seat not in state.live:
            continue
        name = text("practice_lesson.sheet.up", lang, seat=seat)
        cells = [name, money(player.bet, lang), money(player.stack, lang)]
        faces = f"<td>{_faces(state.up.get(seat, ()))}</td>" if up else ""
        rows.append("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in cells) + faces + "</tr>")
    titles = "".join(
        f"<th>{escape(text(f'practice_lesson.sheet.column.{one}', lang))}</th>" for one in heads
    )
    lines = [text("practice_lesson.sheet.pot", lang, amount=money(state.pot, lang))]
    if state.button is not None:
        lines.append(text("practice_lesson.sheet.button", lang, seat=state.button))
    board = f'<div class="row">{_faces(state.board)}</div>' if state.board else ""
    about = " ".join(map(escape, lines))
    return f"<p>{about}</p>{board}<table><tr>{titles}</tr>{''.join(rows)}</table>"


def _answer(n: int, asked: Question, lang: Lang) -> str:
    by_key = dict(zip((one.key for one in asked.choices), LETTERS[lang], strict=False))
    letters = [by_key[key] for key in asked.solution] if asked.pick != "cards" else []
    title = f"{n}. {', '.join(letters)}" if letters else f"{n}."
    lines = "".join(f"<p>{_sentence(line)}</p>" for line in questions.worked(asked, lang))
    return f"<section><h2>{title}</h2>{lines}</section>"


class PrintError(OSError):
    """No browser is on this machine, or the one that there is did not print."""


def find_browser() -> str | None:
    """The program that can print a page, None without one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def to_pdf(page: str) -> bytes:
    """The page as a PDF file; PrintError where this machine can't print."""
    browser = find_browser()
    if browser is None:
        raise PrintError("no browser")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        source, printed = Path(folder) / "sheet.html", Path(folder) / "sheet.pdf"
        source.write_text(page, "utf-8")
        options = [*QUIET, f"--user-data-dir={folder}/profile", f"--print-to-pdf={printed}"]
        command = [browser, *options, source.as_uri()]
        try:
            subprocess.run(command, capture_output=True, check=True, timeout=PATIENCE)
            return printed.read_bytes()
        except (OSError, subprocess.SubprocessError) as error:
            raise PrintError("the browser did not print") from error
