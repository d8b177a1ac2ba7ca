"""A document is read by its wording: whatever its encoding, its lines and its values are."""

import pytest

import pokerlib as pk
from pokerlib.documents import Document, DocumentError, claims_at, read
from pokerlib.documents.known import known
from pokerlib.documents.matching import nearest
from pokerlib.documents.model import DocumentKey
from pokerlib.documents.text import cut
from pokerlib.language import LANGUAGES, say
from pokerlib.language.reading import sentence_reasons
from tests.documents.make_known import TABLE, made
from tests.documents.texts import FILES, changed, judged, mutated, text, verdicts

DOCUMENTS = pytest.mark.parametrize("document", FILES)


def test_the_table_is_made_of_the_documents() -> None:
    for document in FILES:
        text(document)
    assert TABLE.read_text("utf-8") == made()


def test_no_word_of_the_documents_is_kept() -> None:
    table = TABLE.read_text("utf-8")
    assert table.isascii()
    assert len(known()) == len(table.splitlines()) > 400


@DOCUMENTS
def test_every_sentence_is_recognized_at_its_place(document: DocumentKey) -> None:
    found = judged(document)
    for one in found.sentences:
        assert one.place is not None
        assert (one.place.document, one.place.line, one.place.sentence) == (
            document,
            one.line,
            one.number,
        )
    assert not found.unknown
    assert (len(found.sentences)) == sum(one.place.document == document for one in known())


@DOCUMENTS
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251"])
def test_any_dress_of_a_text_is_the_same_text(
    document: DocumentKey, line_end: str, encoding: str
) -> None:
    raw = text(document).replace("\n", line_end).encode(encoding, "replace")
    found = read(raw)
    assert verdicts(found) == verdicts(judged(document))


@DOCUMENTS
def test_moved_lines_are_the_same_sentences(document: DocumentKey) -> None:
    """In halves the other way round: each sentence keeps its place, and verdict."""
    lines = text(document).split("\n")
    half = len(lines) // 2
    turned = read("\n".join([*lines[half:], *lines[:half]]))
    before = {one.place: one.verdict for one in judged(document).sentences}
    assert {one.place: one.verdict for one in turned.sentences} == before


def test_sentences_that_stand_twice_are_told_apart_by_their_neighbours() -> None:
    """Omaha's lines 25 to 33 stand in Hi/Lo as well, and partly in stud."""
    lines = text("game-rules").split("\n")
    for first, last in ((23, 33), (132, 142), (234, 236)):
        part = read("\n".join(lines[first - 1 : last]))
        places = [one.place.line for one in part.sentences if one.place]
        assert set(places) <= set(range(first, last + 1))


def test_a_changed_word_is_shown_with_what_is_new_and_what_is_missing() -> None:
    sentence = text("game-rules").split("\n")[32]
    near = nearest(cut(sentence.replace("рунд", "кръг")))
    assert near is not None
    assert (near.known.place.line, near.new, near.moved, near.missing) == (33, ("кръг",), (), 1)
    first, second, *rest = sentence.split()
    near = nearest(cut(" ".join([second, first, *rest])))
    assert near is not None
    assert (len(near.moved), near.new, near.missing) == (1, (), 0)
    [one] = read(sentence.replace("рунд", "кръг")).sentences
    assert one.verdict == "unknown"
    assert one.near is not None
    claims = claims_at(one.near.known.place)
    for lang in LANGUAGES:
        [told] = sentence_reasons(one, lang)
        assert claims
        assert all(claim.ours or say(claim, lang) in told for claim in claims)


def test_below_sixty_percent_nothing_is_near() -> None:
    words = text("game-rules").split("\n")[32].split()
    for kept in range(len(words) + 1):
        near = nearest(cut(" ".join([*words[:kept], *["дума"] * (len(words) - kept)])))
        assert (near is not None) == (kept / len(words) >= 0.6 and kept > 0), kept


def test_an_unknown_text_is_unknown() -> None:
    found = read("Шахът се играе от двама. Белите започват.\n\nThe bishop moves diagonally.")
    assert [one.verdict for one in found.sentences] == ["unknown"] * 3
    assert found.unknown == found.sentences


def test_a_value_that_no_claim_asks_for_is_named() -> None:
    other = read(changed("hand-rankings", 3, 3, "петица", "шестица"))
    [one] = other.unknown
    assert (one.line, one.number, len(one.unasked)) == (3, 3, 1)
    assert verdicts(other).items() - verdicts(judged("hand-rankings")).items() == {
        ((3, 3), ("unknown", "none"))
    }


# What cannot be read


UNREADABLE = {
    "binary": b"PK\x03\x04...",
    "encoding": "Здравейте, това е текст на български език.".encode("koi8-r"),
    "empty": b" \r\n\t\n",
    "too_large": b"a" * 5_000_001,
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_a_sentence(kind: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read(UNREADABLE[kind])
    assert refused.value.kind == kind
    assert isinstance(refused.value, pk.PokerError)
    assert all(say(refused.value, lang) for lang in LANGUAGES)


def test_paths(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    file = folder / "правила.txt"
    file.write_bytes("4 ÷ 8 = 0,5".encode("cp1251", "replace"))
    for source in (folder, folder / "nothing.txt", str(folder / "nothing.txt")):
        with pytest.raises(DocumentError) as refused:
            read(source)
        assert refused.value.kind in ("folder", "not_there")
        assert all(say(refused.value, lang) for lang in LANGUAGES)
    file.write_text("4 ÷ 8 = 0,5", "utf-8")
    assert [one.verdict for one in read(file).sentences] == ["right"]
    assert read(str(file)) == read(file) == read("4 ÷ 8 = 0,5\n")


# Copies with changes


def _is_read(document: DocumentKey, seed: int) -> Document:
    found = read(mutated(document, seed))
    assert len(found.recognised) > 100
    return found


@DOCUMENTS
def test_mutated_copies_are_read(document: DocumentKey) -> None:
    for seed in range(100):
        _is_read(document, seed)


@DOCUMENTS
def test_mutated_copies_are_judged(document: DocumentKey) -> None:
    for seed in range(5):
        assert _is_read(document, seed).sentences


@pytest.mark.exhaustive
@DOCUMENTS
def test_five_thousand_mutated_copies_are_read(document: DocumentKey) -> None:
    for seed in range(5_000):
        _is_read(document, seed)


@pytest.mark.exhaustive
@DOCUMENTS
def test_a_hundred_and_fifty_mutated_copies_are_judged_and_said(document: DocumentKey) -> None:
    from pokerlib.language.report import FORMATS, Named, report

    for seed in range(150):
        found = _is_read(document, seed)
        for format_ in FORMATS:
            assert report([Named("copy", found)], format_, LANGUAGES[seed % 2])


@DOCUMENTS
def test_the_documents_are_judged_without_their_words(document: DocumentKey) -> None:
    """What is known of them is enough: the first view of lesson 10 needs no file."""
    without = pk.documents.itself(document)
    assert verdicts(without) == verdicts(judged(document))
    assert {one.text for one in without.sentences} == {""}
    assert [one.grade for one in without.gravest] == [one.grade for one in judged(document).gravest]
