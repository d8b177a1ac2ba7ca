"""No sentence of the two documents is left out, and none is judged twice."""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

import pokerlib as pk
from pokerlib.documents import CLAIMS, NOT_CHECKABLE, SECTIONS, NotCheckable, Place, sentences

HERE = Path(os.environ.get("POKERLIB_DOCUMENTS", Path(__file__).parents[3] / "shared/documents"))
FILES = {"hand-rankings": "hand-rankings.bg.txt", "game-rules": "game-rules.bg.txt"}
CLAIMED = {place for claim in CLAIMS for place in claim.places}


def _read() -> dict[Place, str]:
    """Every sentence of both documents, at its place."""
    found = {}
    for document, name in FILES.items():
        path = HERE / name
        if not path.is_file():
            pytest.skip(f"the documents are not there: {path}")
        for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for number, sentence in enumerate(sentences(text), start=1):
                found[Place(document, line, number)] = sentence  # type: ignore[arg-type]
    return found


def test_every_sentence_has_claims_or_a_reason_for_none() -> None:
    known = _read()
    left_out = [f"{place}: {known[place]}" for place in known if place not in _judged()]
    assert len(known) > 400
    assert not left_out


def _judged() -> set[Place]:
    return CLAIMED | set(NOT_CHECKABLE)


def test_no_sentence_has_both() -> None:
    assert not CLAIMED & set(NOT_CHECKABLE)
    assert set(NOT_CHECKABLE.values()) <= set(get_args(NotCheckable))


def test_no_place_is_outside_the_documents() -> None:
    outside = _judged() - set(_read())
    assert not outside


def test_every_section_has_claims() -> None:
    claimed = {(place.document, place.section) for place in CLAIMED}
    assert claimed == {(section.document, section.key) for section in SECTIONS}


def test_a_repeated_sentence_has_the_same_claims() -> None:
    """What is said twice in the same words is one claim with two places."""
    claims: dict[Place, set[str]] = {}
    for claim in CLAIMS:
        for place in claim.places:
            claims.setdefault(place, set()).add(claim.id)
    places: dict[str, list[Place]] = {}
    for place, sentence in _read().items():
        words = sentence.replace("Omaha Hi/Lo", "Omaha").strip('„“”" ')
        if place.document == "game-rules" and place in claims:
            places.setdefault(words, []).append(place)
    repeated = [group for group in places.values() if len(group) > 1]
    assert len(repeated) > 40
    for first, *others in repeated:
        for other in others:
            if {first.line, other.line} & STUD_REPEATS:
                continue  # the same words about another game, where they are not true
            # Four up cards of one suit show on sixth and seventh street only.
            apart = {"stud.four_suited"} if {first.line, other.line} & {208, 214} else set()
            assert claims[first] ^ claims[other] <= apart, (first, other)


# Stud repeats what Omaha says of the actions; a claim of its own where it then fails.
STUD_REPEATS = {230, 236}


def test_no_kind_of_sentence_hides_numbers() -> None:
    """A sentence with a sum of money in it is checkable."""
    known = _read()
    for place in NOT_CHECKABLE:
        assert "$" not in known[place], known[place]


def test_the_listing_has_every_place_once() -> None:
    listing = pk.documents.coverage()
    places = list(zip(listing.document, listing.line, listing.sentence, strict=True))
    assert len(places) == len(set(places)) == len(_judged())
    filled = (listing.claims != "") != (listing.not_checkable != "")
    assert filled.all()
    assert Counter(listing.document).keys() == FILES.keys()


# The checks must be able to fail: each fault of a spoilt listing is found.
OPENS = Place("game-rules", 204, 2)
GREETING = Place("game-rules", 9, 1)
EXAMPLE = Place("game-rules", 69, 1)
Spoil = Callable[[set[Place], dict[Place, Any]], object]


def _without_section(claimed: set[Place], _: dict[Place, Any]) -> None:
    claimed -= {place for place in claimed if place.section == "stud_actions"}


SPOILT: dict[str, tuple[Spoil, Callable[[], None]]] = {
    "a claim is forgotten": (
        lambda claimed, _: claimed.remove(OPENS),
        test_every_sentence_has_claims_or_a_reason_for_none,
    ),
    "a reason is forgotten": (
        lambda _, reasons: reasons.pop(GREETING),
        test_every_sentence_has_claims_or_a_reason_for_none,
    ),
    "a claim and a reason for none": (
        lambda _, reasons: reasons.update({OPENS: "opinion"}),
        test_no_sentence_has_both,
    ),
    "a reason that is none": (
        lambda _, reasons: reasons.update({GREETING: "long"}),
        test_no_sentence_has_both,
    ),
    "a sentence too many": (
        lambda claimed, _: claimed.add(Place("game-rules", 204, 5)),
        test_no_place_is_outside_the_documents,
    ),
    "a section without claims": (_without_section, test_every_section_has_claims),
    "a sum of money that is not checked": (
        lambda _, reasons: reasons.update({EXAMPLE: "advice"}),
        test_no_kind_of_sentence_hides_numbers,
    ),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_the_checks_see_what_is_wrong(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil, test = SPOILT[fault]
    claimed, reasons = set(CLAIMED), dict(NOT_CHECKABLE)
    monkeypatch.setitem(globals(), "CLAIMED", claimed)
    monkeypatch.setitem(globals(), "NOT_CHECKABLE", reasons)
    test()
    spoil(claimed, reasons)
    with pytest.raises(AssertionError):
        test()


def test_a_claim_whose_twin_has_another_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Line 142 repeats line 33: whoever judges one of them judges both."""
    test_a_repeated_sentence_has_the_same_claims()
    without = [claim for claim in CLAIMS if claim.id != "actions.equal_sums"]
    [once] = [claim for claim in CLAIMS if claim.id == "actions.equal_sums"]
    first = replace(once, places=once.places[:1])
    other = replace(once, id="actions.other", places=once.places[1:])
    monkeypatch.setitem(globals(), "CLAIMS", (*without, first, other))
    with pytest.raises(AssertionError):
        test_a_repeated_sentence_has_the_same_claims()
