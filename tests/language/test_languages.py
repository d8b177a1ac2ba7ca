"""Two languages are the design: whoever asks for another is told so, and never spoken to."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import pokerlib as pk
from pokerlib import language
from pokerlib.documents.model import Gap
from pokerlib.documents.verify import run
from pokerlib.language import LANGUAGES, LanguageError, Voice, lines, say
from pokerlib.language.languages import PerLanguage
from pokerlib.language.report import Named
from pokerlib.odds import Choice

NONE_OF_THE_TWO: tuple[Any, ...] = ("de", "BG", "", "bg_BG", "en-GB", None, 5)
FIVE = pk.cards("As Kd Qh Jc 9s")
RANK = pk.HIGH.rank(FIVE)
RULE = next(one for one in pk.CONVENTION_SOURCES.values() if one.books(one.default))


@cache
def samples() -> Mapping[str, tuple[Any, ...]]:
    """What each function is asked about, before the language."""
    question = pk.practice.ask("two_and_three", 1, "BBB-BBB")
    claim, evidence = next(iter(run()))
    gap = next(one for _, one in run() if isinstance(one, Gap))
    wrong = next(one.key for one in question.choices if not one.right)
    document = pk.documents.read("4 ÷ 8 = 0,25.")
    [sentence] = document.sentences
    first = next(one for one in pk.documents.CLAIMS if one.id == "order.flush")
    judged = pk.documents.judging.judged(first, {}, first.places[0], {})
    return {
        "a": ("ace",),
        "ask": (question,),
        "card_name": (FIVE[0],),
        "catalogue_path": ("hand",),
        "category_name": (pk.HIGH, pk.Category.FLUSH),
        "chance_name": ("flush",),
        "choice": (question.choices[0],),
        "convention_books": (RULE, RULE.default),
        "convention_name": (RULE.name,),
        "convention_origin": (RULE,),
        "house_value": (RULE, "tda"),
        "convention_value": ("suit_order", "cdhs"),
        "count": (2, "card"),
        "difference_reason": (pk.difference(RANK, pk.HIGH.rank("As Kd Qh Jc 8s")),),
        "formula": (Choice(13, 2),),
        "forms": (Fraction(1, 4),),
        "fraction": (Fraction(1, 4),),
        "hand_name": (RANK,),
        "hand_phrase": (RANK,),
        "has": ("hand.no_low",),
        "hint": (question,),
        "in_full": (claim, evidence),
        "join": (["one"],),
        "grade_name": ("grave",),
        "gravest_reasons": (sentence,),
        "judged_words": (judged, 1),
        "kind_name": (question.kind,),
        "measured": (3, "seat"),
        "many_of": ("card",),
        "messages": ("hand",),
        "mistake": (pk.practice.mark(question, (wrong,)),),
        "money": (150,),
        "noun": ("card",),
        "number": (5,),
        "numeral": (2,),
        "odds": (Fraction(1, 4),),
        "odds_against": (Fraction(1, 4),),
        "outcome_words": (gap,),
        "percent": (Fraction(1, 4),),
        "pot_part": (Fraction(1, 2),),
        "probability": (Fraction(1, 4),),
        "rank_name": (14,),
        "reason": (claim, evidence),
        "report": ([Named("one.txt", document)], "text"),
        "row_name": ("back",),
        "sentence_reasons": (sentence,),
        "suit_name": ("s",),
        "summary_words": (document,),
        "table": (document,),
        "text": ("hand.no_low",),
        "value_words": (True,),
        "variant_name": ("trap",),
        "verdict_name": ("wrong",),
        "verdict_words": (sentence,),
        "with_": ("king",),
        "worked": (question,),
    }


def asked() -> Iterator[Callable[..., Any]]:
    """Every public function of the package that takes a language."""
    for found in pkgutil.iter_modules(language.__path__):
        module = importlib.import_module(f"pokerlib.language.{found.name}")
        for name, one in vars(module).items():
            if not callable(one) or not inspect.isfunction(inspect.unwrap(one)):
                continue
            here = one.__module__ == module.__name__ and not name.startswith("_")
            if here and "lang" in inspect.signature(one).parameters and name != "known":
                yield one


@pytest.mark.parametrize("function", list(asked()), ids=lambda one: one.__name__)
def test_another_language_is_refused_by_its_name(function: Callable[..., Any]) -> None:
    about = samples()[function.__name__]
    assert all(len(str(function(*about, lang))) for lang in LANGUAGES)
    for other in NONE_OF_THE_TWO:
        with pytest.raises(LanguageError) as caught:
            function(*about, other)
        assert isinstance(caught.value, pk.PokerError)
        assert repr(other) in str(caught.value)


@pytest.mark.parametrize("other", NONE_OF_THE_TWO)
def test_no_voice_speaks_another_language(other: Any) -> None:
    for speak in (lambda: say(FIVE[0], other), lambda: lines(RANK, other), lambda: Voice(other)):
        with pytest.raises(LanguageError):
            speak()


def test_the_error_is_said_in_both() -> None:
    with pytest.raises(pk.LanguageError) as caught:
        say(FIVE[0], "de")  # type: ignore[arg-type]
    assert [say(caught.value, lang) for lang in LANGUAGES] == [
        "Няма език „de“; езиците са български и английски.",
        "There is no language “de”; the languages are Bulgarian and English.",
    ]
    assert PerLanguage(bg=1, en=2)["en"] == 2
