"""No sentence of the two documents is left out, and none is judged twice."""

import os
from collections import Counter
from pathlib import Path
from typing import get_args

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
            assert claims[first] == claims[other], (first, other)


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
