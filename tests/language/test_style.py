"""The words of the glossary, and Bulgarian as it is set in print."""

import re

import pytest

from pokerlib.language.grammar import _BULGARIAN
from tests.language.prose import Prose, all_prose, catalogue_prose

_MASCULINE = [one for one in _BULGARIAN.values() if one.gender in "mp"]
_MORE = (
    "бутон",
    "флоп",
    "търн",
    "ривър",
    "кол",
    "бет",
    "фолд",
    "стак",
    "рунд",
    "лимит",
    "шанс",
    "дял",
)
_FULL = "|".join([*(one.the for one in _MASCULINE), *(f"{one}ът" for one in _MORE)])
_SHORT = "|".join([*(one.the_object for one in _MASCULINE), *(f"{one}а" for one in _MORE)])
_VERB = "е|са|има|се|остава|отива|започва|стига|решава|важи|трябва|може|влиза|става"

# Words that mislead or are not the documents' own, and what to write.
FORBIDDEN = {
    r"\bцар(?:я|ят|е|ьове|ете)?\b": "поп",
    r"\bблайнд\w*": "блинд",
    r"\bпас\b|\bпасува\w*|\bпасн\w+": "фолд, чек",
    r"\bпо равно\b": "поравно",
    r"\bдва(?:та)? играча\b|\bтри играчи\b": "двама, трима играчи",
    r"\bтройк\w+ (?:от )?(?:аса|попове|дами|валета|\w+(?:тки|ици|ойки))\b": "три аса",
    r"\bтри (?:попове|чифтове|флъшове|стрейтове)\b|\bдва (?:чифтове|чипове)\b": "три попа",
    r"\bдвете чифта\b|\bдве чифта\b": "два чифта",
    r"\bс (?=[сз])": "със",
    r"\bв (?=[вф])": "във",
    rf"\b(?:в(?:ъв)?|на|със?|от|до|за|при|без|към|след|преди|над|под|срещу|върху) "
    rf"(?:\w+(?:ият|ия) )?(?:{_FULL})\b": "the short article after a preposition",
    rf"(?:^|[.!?:] )(?:{_SHORT}) (?:{_VERB})\b": "the full article of a subject",
    r"(?<!се )\b(?:слага|плаща|взема|печели|губи|делят|дава|вижте) (?:\w+ият )?"
    r"(?:пот|залог|рейз|блинд|кол|бет|чип|стак)ът\b": "the short article of an object",
}

# What a class hears in words that mean something else away from the table, and calques of English.
READINGS = {
    r"\bкола\b": "сумата за плащане, платеното; кола is a car",
    r"\bколове\b": "плащания; колове are stakes",
    r"\bприсъд\w*|\bсъд(?:и|ят)\b": "оценка; a присъда is a court's",
    r"\bпод масата\b": "под картинката на масата",
    r"\bбута\w* чип\w+": "чиповете се разпределят",
    r"\bси отид\w+": "махнете картата",
    r"\bклавишите пишат\b": "клавишите служат за писане",
    r"\bкартина\b": "картинка; a картина hangs on a wall",
    r"\bедноцветн\w+|\bразнобойн\w+": "от една боя, независимо от боите",
    r"\bдевятк\w*": "деветка; девятка is Russian",
    r"\bмашина(?:та)?\b": "компютър",
    r"\bгорене\w*": "изгаряне на карти",
    r"\bважащ\w*": "която се класира",
    r"\bвзима\w*": "взема",
    r"\b(?:двадес|тридес|четиридес|шестдес)ет\w*": "двайсет, трийсет …",
    r"\b(?:можеш|теб|твоят?|твоя|вземеш|участваш)\b": "ви",
    r"\bс една сила\b": "с еднаква сила",
    r"\bнай-много\b[^.!?]*\bнай-много\b": "one maximum in a sentence",
}

ENGLISH = {
    r"\bleast (?:bet|raise)\b": "minimum",
    r"\bevery two\b": "each pair of",
    r"(?<!there )\b(?:is|are|but) no (?:straight|flush|wheel|full|multiple|progress)": "is not a",
    r"(?<!the next )(?<!lower )\bone (?:may|can|must)\b": "you may",
    r"(?-i:\brazz\b)": "Razz",
    r"\bdear(?:er|est)\b": "that pays more",
    r"\b(?:common|hidden) card": "community, hole cards",
    r"(?:ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|deuce) kicker": "kicker ten",
    r"(?<!makes )\b(?:he|his|him|himself)\b": "they, that player",
    r"\b(?:at most|maximum)\b[^.!?]*\b(?:at most|maximum)\b": "one maximum in a sentence",
    r"[\"']|„|\.\.\.| - |--|—": "“ ”, ’, …, –",
    r"\d – \d": "a range in words",
    r"\d\s%": "no space before %",
    r"(?<![\d,-])(?!20\d\d\b)[1-9]\d{3,}": "groups of three",
}

TYPOGRAPHY = {
    r'["”]|(?<!\w)\'': "quotes are „…“",
    r" - |--|\w — | — ": "a dash is – between spaces",
    r"\.\.\.": "an ellipsis is …",
    r"\d %|\d%": "a no-break space before %",
    r"\b\d{1,3} \d{3}\b": "no-break spaces inside a number",
    r" [,.;:!?](?!\.)": "no space before a stop",
    r"\b\d+\.\d+\b(?!\.)": "a decimal comma",
    r"„[^“]*$|^[^„]*“": "a quote is opened and closed",
    r"\d – \d": "a range in words",
    r"(?<![\d,.-])(?!20\d\d\b)[1-9]\d{3,}(?!\.)": "groups of three",
}


def bulgarian() -> list[Prose]:
    """But for the table of nouns, which is no sentence."""
    return [item for item in all_prose() if item.lang == "bg" and "noun" not in item.where]


@pytest.mark.parametrize("pattern", FORBIDDEN, ids=FORBIDDEN.values())
def test_words_of_the_glossary(pattern: str) -> None:
    found = [
        (item.where, match.group())
        for item in bulgarian()
        if (match := re.search(pattern, item.text, re.IGNORECASE))
    ]
    assert not found, f"write {FORBIDDEN[pattern]}"


@pytest.mark.parametrize("pattern", TYPOGRAPHY, ids=TYPOGRAPHY.values())
def test_bulgarian_typography(pattern: str) -> None:
    found = [
        (item.where, match.group())
        for item in catalogue_prose()
        if item.lang == "bg" and (match := re.search(pattern, item.text))
    ]
    found += [
        (item.where, match.group())
        for item in bulgarian()
        if ".po " not in item.where
        if "quote" not in TYPOGRAPHY[pattern] and "stop" not in TYPOGRAPHY[pattern]
        if (match := re.search(pattern, item.text))
    ]
    assert not found, TYPOGRAPHY[pattern]


@pytest.mark.parametrize("pattern", READINGS, ids=READINGS.values())
def test_what_a_class_would_laugh_at(pattern: str) -> None:
    found = [
        (item.where, match.group())
        for item in bulgarian()
        if (match := re.search(pattern, item.text, re.IGNORECASE))
    ]
    assert not found, f"write {READINGS[pattern]}"


@pytest.mark.parametrize("pattern", ENGLISH, ids=ENGLISH.values())
def test_english_is_written_in_english(pattern: str) -> None:
    found = [
        (item.where, match.group())
        for item in all_prose()
        if item.lang == "en" and item.where != "numerals"
        if (match := re.search(pattern, item.text, re.IGNORECASE))
    ]
    assert not found, f"write {ENGLISH[pattern]}"


def test_kenta_is_casino_talk() -> None:
    assert sum(len(re.findall(r"\bкент\w+", item.text)) for item in bulgarian()) <= 1


@pytest.mark.parametrize(
    "sentence",
    [
        "Чифт царе",
        "голям блайнд",
        "казва пас",
        "паснали играчи",
        "делят по равно",
        "двама или три играчи",
        "тройка аса",
        "три попове",
        "попове с седмици",
        "в флопа",
        "потът след кола",
        "Готова девятка",
        "Имената остават на тази машина",
        "можеш да платиш",
        "колко има в потът",
        "Бутона се мести",
        "печели потът",
        "беше позволено най-много $2, но най-много $1",
    ],
)
def test_the_patterns_find_what_they_are_for(sentence: str) -> None:
    patterns = [*FORBIDDEN, *READINGS]
    assert any(re.search(pattern, sentence, re.IGNORECASE) for pattern in patterns)


@pytest.mark.parametrize(
    "sentence",
    [
        "The least bet is $2",
        "A-5-4-3-2 is no straight",
        "Every two players compare",
        "Pair of fives, king, queen and three kickers",
        "when his turn comes",
        "In razz",
        "from 40 – 80 chips",
        "of 5108 hands",
        "at most $2, at most $1",
    ],
)
def test_the_english_patterns_find_what_they_are_for(sentence: str) -> None:
    assert any(re.search(pattern, sentence, re.IGNORECASE) for pattern in ENGLISH)


@pytest.mark.parametrize(
    "sentence",
    ['казва "не"', "едно - две", "71,2 %", "2 598 960", "чакай...", "равно .", "„открит", "1.5"],
)
def test_the_typography_finds_what_it_is_for(sentence: str) -> None:
    assert any(re.search(pattern, sentence) for pattern in TYPOGRAPHY)
