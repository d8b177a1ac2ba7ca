"""No verdict rests on a count alone: a sentence says why, and the case that decides is drawn."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from pokerlib.cards import ACE
from pokerlib.documents import CLAIMS, Agreement, Claim, Evidence, Excepted
from pokerlib.documents.verify import run
from pokerlib.language import LANGUAGES, Lang
from pokerlib.language.catalogue import text
from pokerlib.language.documents import in_full
from pokerlib.lessons.documents.evidence import evidence_box

Found = Mapping[str, tuple[Claim, Evidence]]

# Four names of limits: there is no hand to be drawn.
NO_HAND = ["hilo.formats"]


@pytest.fixture(scope="module")
def found() -> Found:
    return {claim.id: (claim, evidence) for claim, evidence in run()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_is_only_a_count(found: Found, lang: Lang) -> None:
    bare = {text(f"document.{name}", lang) for name in ("confirmed", "refused", "but")}
    for id_, (claim, evidence) in found.items():
        told = in_full(claim, evidence, lang)
        if isinstance(evidence, Agreement) and type(evidence.said) is int:
            told = told.replace(text("document.every_case", lang, n=evidence.said), "").strip()
        assert len(told.split()) > 4, (id_, told)
        assert told not in bare, id_


def test_how_many_were_checked_stands_beside_it(found: Found) -> None:
    for id_, (claim, evidence) in found.items():
        if isinstance(evidence, Agreement) and evidence.example and evidence.verdict == "holds":
            counted = text("document.every_case", "en", n=evidence.said)
            assert (counted in in_full(claim, evidence, "en")) == (evidence.said > 1), id_


def _nodes(node: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(node, Mapping):
        yield node
        node = list(node.values())
    if isinstance(node, list | tuple):
        for one in node:
            yield from _nodes(one)


def _classes(claim: Claim, evidence: Evidence) -> set[str]:
    """The classes and tags of what is drawn."""
    found: set[str] = set()
    for node in _nodes(evidence_box(claim, evidence)):
        for one in node.values():
            found |= set(one.split()) if isinstance(one, str) else set()
    return found


def test_the_case_that_decides_is_drawn(found: Found) -> None:
    drawn = ("pk-felt", "pk-card", "ol")
    none = [
        id_
        for id_, one in found.items()
        if not any(name.startswith(drawn) for name in _classes(*one))
    ]
    assert sorted(none) == sorted(NO_HAND)


def test_a_table_that_was_looked_at_is_drawn_with_who_folded(found: Found) -> None:
    for id_ in ("omaha.first_after_flop", "showdown.no_bets"):
        claim, evidence = found[id_]
        assert isinstance(evidence, Excepted)
        assert evidence.side.scene is not None
        state = evidence.side.scene.state
        folded = [seat for seat in state.seats if seat not in state.live]
        assert folded == [evidence.side.said]
        assert "pk-felt" in _classes(claim, evidence)


def test_the_table_is_that_of_the_case(found: Found) -> None:
    """As many players as the case has, its turn, its cards."""
    for id_ in ("omaha.first_to_act", "omaha.big_blind_seat", "actions.button_moves"):
        _, evidence = found[id_]
        assert isinstance(evidence, Agreement)
        assert evidence.example is not None
        assert evidence.example.scene is not None
        assert len(evidence.example.scene.state.seats) == evidence.example.case
    _, evidence = found["stud_extra.bring_in_moves"]
    assert isinstance(evidence, Agreement)
    assert evidence.example is not None
    assert evidence.example.scene is not None
    state = evidence.example.scene.state
    ups = [state.up[seat][0] for seat in sorted(state.seats)]
    assert ups == list(evidence.example.case)
    assert ACE in {card.rank for card in ups if card}


def test_a_check_by_itself_keeps_no_table() -> None:
    """Nothing is left behind: a table is seen while many claims are run, and only then."""
    claim = next(one for one in CLAIMS if one.id == "omaha.first_to_act")
    made = claim.check()
    assert isinstance(made, Agreement)
    assert made.example is not None
    assert made.example.scene is None
