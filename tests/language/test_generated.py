"""What the product says of records is right by construction: kinds of faults, over thousands."""

import re
from collections.abc import Callable, Iterator

import pytest

from pokerlib.language import LANGUAGES
from tests.language.generated import Said, sentences, types_with_words
from tests.language.test_spelling import DICTIONARIES, misspelled, script, words
from tests.language.test_style import ENGLISH, FORBIDDEN, READINGS, TYPOGRAPHY

SEED = 19
MANY_BG = (
    "карти|чипа|чипове|залога|залози|единици|случая|начина|раздавания|ръце|играчи|комбинации|"
    "точки|реда|редове|стрейта|флъша|чифта|въпроса|кикъри|изречения|букви|знака|места|"
    "противника|подреждания|думи|отговора|рейза|записа|суми|твърдения|файла"
)
ONE_BG = (
    "карта|чип|залог|единица|случай|начин|раздаване|ръка|играч|комбинация|точка|ред|стрейт|"
    "чифт|въпрос|изречение|буква|знак|място|противник|дума|отговор|рейз|сума|твърдение"
)
MANY_EN = (
    "cards|chips|bets|units|cases|ways|deals|hands|players|combinations|points|rows|straights|"
    "flushes|pairs|questions|sentences|letters|signs|seats|opponents|words|answers|raises"
)
ONE_EN = (
    "card|chip|bet|unit|case|way|deal|hand|player|combination|point|row|straight(?! fl)|flush|"
    "question|sentence|letter|sign|seat|opponent|word|answer|raise"
)
_S = "[ \u00a0]"
NOT_ONE = rf"\d*(?:[02-9]|1\d|[2-9]1){_S}"  # 11, 21 and 101 take the plural, as 2 does

# Kinds of faults that a pattern sees, and what is right.
KINDS = {
    "bg": {
        r"[^.!?…„(] Играч": "„играч“ is small inside a sentence",
        r"(?:^|[.!?…] )играч\w* (?!\d+$)": "… and capital where it begins one",
        rf"(?<![\d.,\u00a0$/−-])1{_S}(?:{MANY_BG})\b": "1 карта",
        rf"(?<![\w.,$])(?<!ред )(?<!място )(?<!страничен пот ){NOT_ONE}(?:{ONE_BG})\b": "2 карти",
        rf"\b(?:един|една|едно) (?:{MANY_BG})\b": "една карта",
        rf"\b(?:две|три|четири|пет|шест|седем|осем|девет|десет) (?:{ONE_BG})\b": "две карти",
        rf"(?<!\d)[234]{_S}(?:играчи|ученици|противници)\b": "двама, трима, четирима играчи",
        r"\b(?:от|между) ([\d,]+) (?:до|и) \1\b(?!,)": "where both ends are one, the one number",
    },
    "en": {
        rf"(?<![\d.,$/−-])(?<![Pp]layer )(?<!pot )(?<!ction )1 (?:{MANY_EN})\b": "1 card",
        rf"(?<![\w.,$])(?<!layer )(?<!ction ){NOT_ONE}(?:{ONE_EN})\b(?!-)": "2 cards",
        rf"\bone (?:{MANY_EN})\b": "one card",
        rf"\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:{ONE_EN})\b(?!-)": "two cards",
        r"\ba (?:a|e(?!u)|i|o(?!ne))\w|\ban (?![aeiouAEIOU8]|hour|11)\w": "an ace, a king",
        r"\b(?:from|between) ([\d,]+) (?:to|and) \1\b(?!,)": "where both ends are one, the number",
        r"[.!?] [a-z](?!\.)": "a sentence begins with a capital",
    },
}
BOTH = {
    r"  |\u00a0 | \u00a0": "one space",
    r"\.\.|,,|;;|::|[,;:]\.|(?<!г)\.,|\.;|\?\.| – –|\( | \)|„„|““|\(\)|„“|“”": "one stop",
    r"[{}<>]|(?<!^)\b(?:None|True|False|nan|Fraction)\b(?! \w)|'": "it is filled in",
    r"(?<!„)(?<!“)(?<!winnings)\b[a-z]+_[a-z_]+\b(?!“)(?!”)": "a key is put into words",
}


def fault(one: Said) -> Iterator[tuple[str, str]]:
    """What is wrong with a sentence, and where."""
    for lang in LANGUAGES:
        told = getattr(one, lang)
        for pattern, right in (KINDS[lang] | BOTH).items():
            if found := re.search(pattern, told):
                yield right, told[max(0, found.start() - 40) : found.end() + 30]


def in_print(one: Said) -> Iterator[tuple[str, str]]:
    """The patterns of the house style, in what is generated."""
    for lang, tables in (("bg", (FORBIDDEN, READINGS, TYPOGRAPHY)), ("en", (ENGLISH,))):
        for table in tables:
            for pattern, right in table.items():
                told = getattr(one, lang)
                if table is READINGS:  # the reader's own words may be any
                    told = GIVEN.sub(" ", told)
                flags = 0 if table is TYPOGRAPHY else re.IGNORECASE
                if found := re.search(pattern, told, flags):
                    yield right, told[max(0, found.start() - 40) : found.end() + 30]


COUNTS = [2_000, pytest.param(50_000, marks=pytest.mark.exhaustive)]


@pytest.fixture(scope="module", params=COUNTS)
def said(request: pytest.FixtureRequest) -> tuple[Said, ...]:
    return sentences(request.param, SEED)


def test_every_type_of_record_is_said(said: tuple[Said, ...]) -> None:
    missing = types_with_words() - {one.type for one in said}
    assert not missing, "tests/language/generated_*.py say nothing of these"


def test_what_is_generated_has_no_fault_of_a_kind(said: tuple[Said, ...]) -> None:
    wrong = {f"{right}: {place}" for one in said for right, place in fault(one)}
    assert not wrong


def test_what_is_generated_is_in_the_house_style(said: tuple[Said, ...]) -> None:
    wrong = {f"{right}: {place}" for one in said for right, place in in_print(one)}
    assert not wrong


# Words that somebody else wrote, files by their names, and the code of a currency.
GIVEN = re.compile(r"[„“][^„“”]*[“”]|\S+\.(?:phh|txt|sqlite)\b|\bBGN\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spelling_of_what_is_generated(
    lang: str, said: tuple[Said, ...], require: Callable[[str], str]
) -> None:
    speller = require(DICTIONARIES[lang])
    told = " ".join(GIVEN.sub(" ", getattr(one, lang)) for one in said)
    found = {word for word in words(told) if script(word) == lang}
    assert len(found) > 500
    assert not misspelled(lang, "\n".join(sorted(found)), speller)
