"""Lesson 10: filters, search, other numbers, and the files to take away."""

import csv
import re
from io import StringIO

from pokerlib.documents import CLAIMS
from pokerlib.lessons import documents
from pokerlib.lessons.documents.export import as_csv, as_page
from pokerlib.lessons.documents.shared import found
from tests.lessons.nodes import part, problem, shown, text


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
    widget.press("change", **{f"number-{name}": str(one) for name, one in numbers.items()})
    assert widget.numbers == numbers
    assert widget.opened is not None
    widget.press("change", **{f"number-{name}": "-1" for name in numbers})
    assert problem(widget, "en")
    assert widget.numbers == numbers
    widget.press("reset")
    assert widget.numbers["more"] == 400


def test_every_claim_can_be_opened() -> None:
    widget = documents.Claims()
    for claim in CLAIMS:
        widget.press("open", claim.id, True)
        assert widget.opened == claim.id
        widget.press("open", claim.id, False)
        assert widget.opened is None


def test_files() -> None:
    for lang in ("bg", "en"):
        rows = list(csv.reader(StringIO(as_csv(lang))))  # type: ignore[arg-type]
        assert len(rows) == len(CLAIMS) + 1
        assert {len(row) for row in rows} == {7}
        page = as_page(lang)  # type: ignore[arg-type]
        assert page.count("<tr>") == len(CLAIMS) + 1
        assert "<script" not in page
