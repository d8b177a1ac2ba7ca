"""The catalogues: nothing missing, nothing half done, the same facts in both languages."""

import ast
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from pokerlib.language import LANGUAGES, text, text_pair
from pokerlib.language.catalogue import LOCALE, catalogue_path
from tests.language.prose import ROOT, families, fields, po_files, read


def test_there_are_catalogues() -> None:
    assert {"card", "error", "hand", "number"} <= set(families())


@pytest.mark.parametrize("family", families())
def test_both_languages_hold_the_same_messages(family: str) -> None:
    bulgarian, english = (read(family, lang) for lang in LANGUAGES)
    assert bulgarian, f"{family}.po has no messages"
    assert list(bulgarian) == list(english), "the same ids in the same order"
    for id_ in bulgarian:
        assert bulgarian[id_].plural == english[id_].plural, id_


@pytest.mark.parametrize("family", families())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_fuzzy(family: str, lang: str) -> None:
    for message in read(family, lang).values():
        assert not message.fuzzy, message.id
        assert len(message.texts) == (2 if message.plural else 1), message.id
        for one in message.texts:
            assert one, message.id
            assert one == one.strip(), f"{message.id} begins or ends with a space"
            assert "  " not in one, f"{message.id} has two spaces in a row"


@pytest.mark.parametrize("family", families())
def test_placeholders_are_the_same(family: str) -> None:
    """But for a singular, which may write its one as a word."""
    bulgarian, english = (read(family, lang) for lang in LANGUAGES)
    for id_ in bulgarian:
        assert fields(bulgarian[id_].texts[-1]) == fields(english[id_].texts[-1]), id_
        for message in (bulgarian[id_], english[id_]):
            for one in message.texts:
                assert all(re.fullmatch(r"[a-z_]+", name) for name in fields(one)), id_
                assert fields(message.texts[-1]) - fields(one) <= {"n"}, id_


@pytest.mark.parametrize("path", po_files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_file_is_well_formed(path: Path) -> None:
    """An id begins with its file's name, so none can be there in two files; nor twice in one."""
    source = path.read_text("utf-8")
    ids = [id_ for id_ in re.findall(r'^msgid "(.*)"$', source, re.MULTILINE) if id_]
    assert len(ids) == len(set(ids)), "an id is there twice"
    for id_ in ids:
        assert re.fullmatch(rf"{path.stem}(\.\w+)+", id_), id_
    assert "#~" not in source, "obsolete entries"
    with path.open("rb") as file:
        catalogue = read_po(file, locale=path.parts[-3])
    assert (catalogue.num_plurals, catalogue.plural_expr) == (2, "(n != 1)")
    assert str(catalogue.charset).lower() == "utf-8"


def test_the_same_number_of_files() -> None:
    names = [{path.name for path in (LOCALE / lang).rglob("*")} for lang in LANGUAGES]
    assert names[0] == names[1]
    assert catalogue_path("hand", "bg").is_file()


# What the code asks for


def _calls() -> list[tuple[str, int, str, set[str], bool]]:
    """Every `text("id", …)` in the library: file, line, id, names of facts, all of them seen."""
    found = []
    for path in sorted((ROOT / "pokerlib").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in {"text", "text_pair"} and isinstance(first, ast.Constant):
                facts = {keyword.arg for keyword in node.keywords}
                where = str(path.relative_to(ROOT))
                found.append((where, node.lineno, first.value, facts - {None}, None not in facts))
    return found


def test_every_message_that_the_code_names_is_there_and_gets_its_facts() -> None:
    calls = _calls()
    assert len(calls) > 20, "the search for calls finds nothing"
    for path, line, id_, facts, complete in calls:
        messages = read(id_.partition(".")[0], "bg")
        assert id_ in messages, f"{path}:{line} asks for {id_}"
        message = messages[id_]
        wanted = fields(message.texts[-1]) | ({"n"} if message.plural else set())
        if complete:
            assert wanted <= facts, f"{path}:{line}: {id_} lacks {wanted - facts}"


# Asking for a text


def test_a_missing_message_is_never_silent() -> None:
    for id_ in ("hand.no_such_message", "no_such_family.message", "nothing"):
        with pytest.raises(KeyError, match=re.escape(id_)):
            text(id_, "bg")


def test_a_missing_fact_is_never_silent() -> None:
    with pytest.raises(KeyError):
        text("hand.flush", "en")
    with pytest.raises(KeyError, match="n is missing"):
        text("number.chips", "en")


def test_a_fuzzy_message_counts_as_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "bg" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    entries = '#, fuzzy\nmsgid "guess.a"\nmsgstr "може би"\n\nmsgid "guess.b"\nmsgstr "да"\n'
    (folder / "guess.po").write_text(header + entries, "utf-8")
    monkeypatch.setattr("pokerlib.language.catalogue.LOCALE", tmp_path)
    assert text("guess.b", "bg") == "да"
    with pytest.raises(KeyError):
        text("guess.a", "bg")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="de"):
        text("hand.wheel", "de")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("n", "bulgarian", "english"),
    [
        (0, "0 чипа", "0 chips"),
        (1, "1 чип", "1 chip"),
        (2, "2 чипа", "2 chips"),
        (21, "21 чипа", "21 chips"),
        (101, "101 чипа", "101 chips"),
        (1500, "1\u00a0500 чипа", "1,500 chips"),
    ],
)
def test_plural_forms(n: int, bulgarian: str, english: str) -> None:
    assert text_pair("number.chips", n=n) == (bulgarian, english)


def test_facts_are_written_in_the_language() -> None:
    assert text("number.odds", "bg", times=2598960) == "1 на 2\u00a0598\u00a0960"
    assert text("number.odds", "en", times=2598960) == "1 in 2,598,960"


def test_language_is_no_global_state() -> None:
    first, other, again = (text("hand.wheel", lang) for lang in ("bg", "en", "bg"))
    assert first == again == "колело"
    assert other == "wheel"
