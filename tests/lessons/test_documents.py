"""Lesson 10: filters, search, other numbers, files to take away; and the claims of each lesson."""

import asyncio
import csv
import json
import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from html import escape
from io import StringIO

import pytest

from pokerlib.documents import CLAIMS, coverage
from pokerlib.language import say
from pokerlib.lessons import documents
from pokerlib.lessons.components.widget import STATIC, UnknownEventError
from pokerlib.lessons.documents.export import as_csv, as_page
from pokerlib.lessons.documents.lesson import ClaimsOf
from pokerlib.lessons.documents.shared import LESSON_OF, LESSONS, found
from pokerlib.lessons.host import here, serving
from tests.lessons.nodes import ROOT, cards_in, part, problem, shown, text, walk


def _count(widget: documents.Claims) -> int:
    words = re.search(r"(\d+) claims? found", text(shown(widget), "en"))
    assert words, "it says how many claims there are"
    return int(words[1])


def test_filters_leave_what_they_say() -> None:
    widget = documents.Claims()
    assert _count(widget) == len(CLAIMS)
    for verdict in ("holds", "wrong", "incomplete", "unreadable"):
        widget.press("filter", "verdict", verdict)
        assert _count(widget) == sum(one.verdict == verdict for one in found().values())
    widget.press("filter", "document", "game-rules")
    assert _count(widget) == 2
    widget.press("filter", "section", "chinese")
    assert _count(widget) == 0
    widget.press("everything")
    widget.press("filter", "game", "badugi")
    assert _count(widget) == sum("badugi" in claim.games for claim in CLAIMS)
    widget.press("everything")
    for lesson in LESSONS:
        widget.press("filter", "lesson", lesson)
        assert _count(widget) == sum(LESSON_OF[claim.topic or ""] == lesson for claim in CLAIMS)
    with pytest.raises(UnknownEventError):
        widget.press("filter", "lesson", "00_start")


def test_a_filter_that_is_folded_away_is_named() -> None:
    widget = documents.Claims()
    before = text(part(widget, "more"), "en")
    widget.press("filter", "lesson", "03_badugi")
    widget.press("filter", "section", "numbers")
    title = text(part(widget, "more"), "en")
    assert before in title
    assert "03 – Badugi" in title
    assert "The numbers" in title


def test_the_address_chooses_a_lesson() -> None:
    """What is no lesson is no filter."""
    with serving(replace(here(), address={"lang": "bg", "lesson": "04_omaha"})):
        widget = documents.Claims("pot.example_slip")
    assert _count(widget) == sum(claim.topic == "omaha" for claim in CLAIMS)
    assert widget.opened is None
    for nonsense in ({"lesson": "00_start"}, {"lesson": ""}, {"lesson": "<b>"}, {}):
        with serving(replace(here(), address=nonsense)):
            assert _count(documents.Claims()) == len(CLAIMS)


def test_lessons_are_called_as_on_the_start_page() -> None:
    cells = json.loads((ROOT / "notebooks" / "00_start.ipynb").read_text("utf-8"))["cells"]
    start = "".join("".join(cell["source"]) for cell in cells)
    for lesson in LESSONS:
        names = documents.shared.lesson_name(lesson)
        assert isinstance(names, dict)
        for name in names["t"]:
            assert f"[{name}]({lesson}.ipynb)" in start


def test_the_first_claim_is_in_the_list_that_is_shown() -> None:
    for id_ in ("pot.example_slip", "specials.others_play_on", "systems.several"):
        widget = documents.Claims(id_)
        assert part(widget, f"claim-{id_}")
        assert part(widget, "box")


def test_search_finds_words_of_both_languages_and_lines() -> None:
    widget = documents.Claims()
    for word in ("каре", "four of a kind", "178", "pot.example_slip"):
        widget.press("search", search=word)
        assert 0 < _count(widget) < 30, word
    widget.press("search", search="no such word at all")
    assert problem(widget, "bg")
    assert widget.search == "pot.example_slip", "what was there stays"


def test_other_numbers_give_another_verdict() -> None:
    widget = documents.Claims("pot.example_slip")
    assert "500" in text(part(widget, "box"), "en")
    numbers = {"pot": 100, "bet": 100, "after_call": 300, "more": 300, "total": 400}
    widget.press("change", **{f"value-{name}": str(one) for name, one in numbers.items()})
    assert widget.values == numbers
    assert widget.opened is not None
    for junk in ("-1", "", "four and a half", "9" * 5000):
        widget.press("change", **{f"value-{name}": junk for name in numbers})
        assert problem(widget, "en")
        assert widget.values == numbers
    widget.press("reset")
    assert widget.values["more"] == 400


def test_every_claim_can_be_opened() -> None:
    widget = documents.Claims()
    for claim in CLAIMS:
        widget.press("open", claim.id, True)
        assert widget.opened == claim.id
        widget.press("open", claim.id, False)
        assert widget.opened is None


def test_a_lost_picture_is_replaced_by_one_that_fits() -> None:
    widget = documents.Claims("badugi.pair_of_fours")
    drawn = cards_in(part(widget, "box"))
    assert len(drawn) == 4
    assert sum(code[0] == "4" for code in drawn) == 2


def test_files() -> None:
    for lang in ("bg", "en"):
        rows = list(csv.reader(StringIO(as_csv(lang))))  # type: ignore[arg-type]
        assert len(rows) == len(CLAIMS) + 1
        assert {len(row) for row in rows} == {7}
        page = as_page(lang)  # type: ignore[arg-type]
        assert page.count("<tr><td>") == len(CLAIMS)
        sections = {claim.places[0].section for claim in CLAIMS}
        assert page.count("<table>") == page.count("<h3>") == len(sections)
        assert "<script" not in page


# The claims of one lesson


def _told(widget: ClaimsOf) -> Counter[str]:
    """The verdicts and how many, as a reader sees them."""
    words = text(part(widget, "verdicts"), "en")
    return Counter({name: int(n) for name, n in re.findall(r"(\w+)\s+(\d+)", words)})


def _listed(widget: ClaimsOf) -> list[str]:
    keys = [node.get("k", "") for node in walk(shown(widget)) if isinstance(node, dict)]
    return [key.removeprefix("claim-") for key in keys if key.startswith("claim-")]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_shows_its_claims(lesson: str) -> None:
    claims = [claim for claim in CLAIMS if LESSON_OF[claim.topic or ""] == lesson]
    verdicts = Counter(found()[claim.id].verdict for claim in claims)
    widget = documents.claims_of(lesson)
    for lang in ("bg", "en"):
        assert str(len(claims)) in text(part(widget, "count"), lang)
    assert not _told(widget), "nothing was checked yet"
    assert not _listed(widget)
    widget.press("fold", "claims", True)
    assert _told(widget) == verdicts
    assert _listed(widget) == [claim.id for claim in claims]
    for verdict, n in verdicts.items():
        widget.press("only", verdict)
        assert [found()[id_].verdict for id_ in _listed(widget)] == [verdict] * n
    widget.press("fold", "claims", False)
    assert not _listed(widget)
    assert _told(widget) == verdicts


def test_a_claim_opens_on_the_evidence_that_lesson_10_shows() -> None:
    widget, browser = documents.claims_of("06_omaha_hilo"), documents.Claims()
    with pytest.raises(UnknownEventError):
        widget.press("open", "hilo.pot_divided", True)
    widget.press("fold", "claims", True)
    for id_ in _listed(widget):
        widget.press("open", id_, True)
        browser.press("search", search=id_)
        browser.press("open", id_, True)
        assert part(widget, "box") == part(browser, "box") != []
    widget.press("open", "hilo.no_low", False)
    assert part(widget, "box"), "another one is open"
    widget.press("open", id_, False)
    assert not part(widget, "box")
    for wrong in (("open", "high.flush", True), ("only", "nonsense")):
        with pytest.raises(UnknownEventError):
            widget.press(*wrong)


def test_every_lesson_with_claims_ends_with_them() -> None:
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        asked = [line for cell in code for line in cell.split("\n") if "claims_of" in line]
        wanted = [f'documents.claims_of("{path.stem}")'] if path.stem in LESSONS else []
        assert asked == wanted, path.stem
        assert not wanted or wanted[0] in code[-2], path.stem  # before the mixed test


def test_verdicts_come_by_themselves() -> None:
    """With an event loop, as in a notebook, the claims are checked one by one behind the page."""

    async def wait() -> None:
        widget = documents.claims_of("04_omaha")
        for _ in range(6_000):  # a minute at most
            if _told(widget):
                break
            await asyncio.sleep(0.01)
        assert _told(widget) == {"holds": 9}
        assert not _listed(widget)

    with ThreadPoolExecutor(1) as apart:  # Playwright's loop may be running in this thread
        assert apart.submit(asyncio.run, wait()).result() is None


def test_there_is_no_lesson_without_claims_to_ask_for() -> None:
    with pytest.raises(ValueError, match="00_start"):
        documents.claims_of("00_start")


def test_the_coverage_counts_every_sentence() -> None:
    listing = documents.coverage_table()
    told = re.findall(r"(\d+) sentences: (\d+) with claims, (\d+) with", repr(listing))
    numbers = [tuple(map(int, one)) for one in told]
    assert len(numbers) == 2
    assert all(n == checked + others for n, checked, others in numbers)
    rows = listing._repr_html_().count("<tr><td>")
    assert rows == sum(n for n, _, _ in numbers) == len(coverage())


def test_each_claim_is_in_both_files() -> None:
    for lang in ("bg", "en"):
        table, page = as_csv(lang), as_page(lang)  # type: ignore[arg-type]
        for claim in CLAIMS:
            said = say(claim, lang)  # type: ignore[arg-type]
            assert said.replace('"', '""') in table
            assert claim.id in table
            assert escape(said) in page
        assert ":<" not in page, "a reason breaks off"


# The reader's own document


OWN = "4 ÷ 8 = 0,25.\nНещо за шаха.\n13 / 52 = 25 %."


def test_a_file_is_shown_with_its_verdicts_and_tried_again() -> None:
    widget = documents.my_document()
    assert not part(widget, "summary")
    widget.press("file", OWN)
    assert "3 sentences" in text(part(widget, "summary"), "en")
    assert "0.25" in text(part(widget, "gravest"), "en")
    widget.press("open", 0, True)
    widget.press("edit", sentence="4 ÷ 8 = 0,5.")
    assert widget.text.startswith("4 ÷ 8 = 0,5.\n")
    assert not part(widget, "gravest")
    assert widget.opened == 0
    widget.press("edit", sentence="  ")
    assert problem(widget, "bg")
    assert widget.text.startswith("4 ÷ 8 = 0,5.\n"), "what was there stays"


def test_filters_pages_and_refusals_of_a_file() -> None:
    widget = documents.my_document()
    widget.press("file", "\n".join(f"{n} ÷ 1 = {n}." for n in range(1, 60)) + "\nДруго.")
    assert sum(key.startswith("line-") for key in _keys(widget)) == 25
    widget.press("page", 2)
    assert sum(key.startswith("line-") for key in _keys(widget)) == 10
    widget.press("filter", "unknown")
    assert sum(key.startswith("line-") for key in _keys(widget)) == 1
    before = widget.text
    for junk in ("", " \n", "a\0b"):
        widget.press("file", junk)
        assert problem(widget, "en")
        assert widget.text == before
    for wrong in (("page", 99), ("filter", "nonsense"), ("open", 99, True), ("show", -1)):
        with pytest.raises(UnknownEventError):
            widget.press(*wrong)


def test_a_sentence_can_be_typed() -> None:
    widget = documents.my_document()
    widget.press("text", text="13 / 52 = 30 %")
    assert "Wrong: 1" in text(part(widget, "summary"), "en")


def _keys(widget: object) -> list[str]:
    nodes = walk(shown(widget))  # type: ignore[arg-type]
    return [node.get("k", "") for node in nodes if isinstance(node, dict)]


def test_cards_and_suits_of_a_claim_take_others() -> None:
    for id_, name, good, bad in (
        ("low.six_four_beats_six_five", "better", "6-4-3-2-A", "6-5-4-3-2"),
        ("stud_extra.deuce_of_clubs", "opens_suit", "♣", "♥"),
        ("high.royal_flush", "fifth", "10", "9"),
    ):
        widget = documents.Claims(id_)
        before = {f"value-{key}": str(one) for key, one in widget.values.items()}
        for typed, verdict in ((good, "holds"), (bad, "wrong")):
            widget.press("change", **{**before, f"value-{name}": typed})
            assert verdict in text(part(widget, "box"), "en")
        widget.press("change", **{**before, f"value-{name}": "nonsense"})
        assert problem(widget, "en")


def test_what_is_seen_first_is_how_many_and_the_gravest_first() -> None:
    told = repr(documents.in_short())
    assert "122 sentences. Right: 100." in told
    assert "299 sentences." in told
    lines = [int(line) for line in re.findall(r"Line (\d+) – wrong \(grave\)", told)]
    assert lines == [101, 109, 117, 178]
    first = told.index("Line 178")
    assert first < told.index("Line 244") < told.index("Line 118") < told.index("Line 13 ")
    assert "(minor" not in told


def test_what_a_reader_wrote_is_seen_in_either_language() -> None:
    """The switch hides what is marked as "bg" or "en": a reader's own text is never that."""
    widget = documents.my_document()
    widget.press("text", text="Максималният залог е $5. Three of a kind beats a straight.")
    nodes = [one for one in walk(shown(widget)) if isinstance(one, dict)]
    tongues = {one["a"]["lang"] for one in nodes if "lang" in one.get("a", {})}
    assert tongues == {"bg-BG", "en-US"}


@pytest.mark.parametrize(("encoding", "read"), [("cp1251", True), ("koi8-r", False)])
def test_a_file_in_another_encoding(encoding: str, read: bool) -> None:
    """What is not in UTF-8 comes byte by byte; the library says what it is."""
    raw = "Здравейте, това е текст на български език.".encode(encoding)
    widget = documents.my_document()
    widget.press("file", "".join(chr(0xF700 + one) if one > 0x7F else chr(one) for one in raw))
    assert bool(widget.document) is read
    assert read or "Windows-1251" in problem(widget, "en")
    assert 'raw ? "x-user-defined" : "windows-1251"' in (STATIC / "view.js").read_text("utf-8")


def test_a_heading_is_not_counted_as_right() -> None:
    """The filters count as the summary does."""
    widget = documents.my_document()
    widget.press("file", "4 ÷ 8 = 0,5.\nШеста улица\n")
    assert "Right: 1. With nothing to check: 1." in text(part(widget, "summary"), "en")
    widget.press("filter", "right")
    assert sum(key.startswith("line-") for key in _keys(widget)) == 1
    widget.press("filter", "nothing")
    assert sum(key.startswith("line-") for key in _keys(widget)) == 1
