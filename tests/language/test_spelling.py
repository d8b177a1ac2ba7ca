"""Every word is in a dictionary or in the project's list: tests/language/words.{bg,en}.txt.

The lists are hunspell's personal dictionaries: a word a line; ``флъш/чифт`` inflects the first
word as the second.
"""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.language.prose import Prose, all_prose, without_fields

HERE = Path(__file__).parent
DICTIONARIES = {"bg": "bg_BG", "en": "en_US"}

CYRILLIC = re.compile(r"[Ѐ-ӿ]")
LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
CARD = re.compile(r"[AKQJTАКТПДВ]?[cdhs]?|[AKQJT]+|[AKQJTx]")


def words(text: str) -> set[str]:
    """The words of a text; cards such as Kd, and single letters, are none."""
    return {
        word.replace("’", "'")
        for word in WORD.findall(text)
        if len(word) > 1 and not CARD.fullmatch(word)
    }


def is_mixed(word: str) -> bool:
    return bool(CYRILLIC.search(word) and LATIN.search(word))


def script(word: str) -> str:
    return "bg" if CYRILLIC.search(word) else "en"


def misspelled(lang: str, text: str, speller: str) -> set[str]:
    """What hunspell knows neither from its dictionary nor from our list."""
    result = subprocess.run(
        [speller, "-d", DICTIONARIES[lang], "-i", "UTF-8", "-p", HERE / f"words.{lang}.txt", "-l"],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"},
        check=True,
    )
    return set(result.stdout.split())


@pytest.fixture(scope="module")
def prose() -> list[Prose]:
    return all_prose()


@pytest.fixture(scope="module", params=["bg", "en"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def places(prose: list[Prose], word: str) -> str:
    found = [item.where for item in prose if word in words(_read(item))]
    return f"{word} ({', '.join(found[:3])})"


def _read(item: Prose) -> str:
    return without_fields(item.text) if ".po " in item.where else item.text


def test_spelling(lang: str, prose: list[Prose], require: Callable[[str], str]) -> None:
    speller = require(DICTIONARIES[lang])
    found = {word for item in prose for word in words(_read(item)) if script(word) == lang}
    assert len(found) > 200, "hardly any words to look at"
    wrong = sorted(misspelled(lang, "\n".join(sorted(found)), speller))
    assert not wrong, f"mend these, or add them to tests/language/words.{lang}.txt: " + "; ".join(
        places(prose, word) for word in wrong
    )


def test_no_word_mixes_two_scripts(prose: list[Prose]) -> None:
    mixed = [
        f"{word} ({item.where})" for item in prose for word in words(_read(item)) if is_mixed(word)
    ]
    assert not mixed


def test_the_speller_finds_a_planted_error(lang: str, require: Callable[[str], str]) -> None:
    """Without its encoding hunspell prints nothing at all: a green that means nothing."""
    speller = require(DICTIONARIES[lang])
    right, wrong = {
        "bg": ("флъшовете стрейта кикъри деветка по-силна", "флъшофете картти"),
        "en": ("badugi kickers doesn't colors", "kikcers teh"),
    }[lang]
    text = "\n".join(words(f"{right} {wrong}"))
    assert misspelled(lang, text, speller) == set(wrong.split())


def test_a_latin_letter_in_a_bulgarian_word_is_found() -> None:
    (word,) = words("к\N{LATIN SMALL LETTER A}рти")
    assert is_mixed(word)
    assert not is_mixed("карти")


def test_the_lists_are_sorted_and_hold_no_word_twice(lang: str) -> None:
    lines = (HERE / f"words.{lang}.txt").read_text("utf-8").splitlines()
    assert lines == sorted(set(lines), key=lambda line: (line.lower(), line))


# Why a word that the Bulgarian dictionary lacks is in our list. A Russian one was let in once.
REASONS = {
    "a name of a game or of a hand, as the documents write it": """
        Кард Омаха омаха Севън Сингъл Стъд стъд/чифт Тексас Трипъл Файв Холдем холдем дроу
        бадуги лоу
    """,
    "the short form of a numeral, which STYLE.md chose": """
        двайсет двайсетте тринайсет тринайсетата тринайсетте четирийсет шейсет шейсетте
    """,
    "ordinary Bulgarian, missing from the dictionary": """
        делът жокер/учител интернет непоредни нечетимо поравно пътите равновероятни ѝ кари
        карите
    """,
    "a poker term of the documents and the glossary, with its forms": """
        анте антета антетата антето бет/чифт блинд/чифт борд/чифт бринг еквити ин ина инът
        кап/чифт кикър кикъра кикъри кикърите кикърът кол/чифт лимп/чифт лимпър лимпъри
        лимпърът нътс нътса ол пота потове потовете потът рейз/чифт рейзвам/казвам рейзване
        рейзването рейзна/дръпна рейзър рейзъра рейзърът ривър/чифт рирейз/чифт
        рирейзвам/казвам рирейзване рирейзването рирейзна/дръпна скуп стак/чифт страдъл
        страдъла страдълът стрейт/чифт търн/чифт фаул/чифт флоп/чифт флъш/чифт фолд/чифт
        фолдвам/казвам фолдване фолдването фолдна/дръпна фул хаус/чифт чек/чифт чеквам/казвам
        чекване чекването чекна/дръпна шоудаун шоудауна шоудаунът
    """,
}


def test_a_word_is_in_the_list_for_a_reason() -> None:
    lines = (HERE / "words.bg.txt").read_text("utf-8").splitlines()
    reasons = [word for words in REASONS.values() for word in words.split()]
    assert len(reasons) == len(set(reasons))
    assert set(lines) - set(reasons) == set(), "say in REASONS why these are let in"
    assert set(reasons) - set(lines) == set()
