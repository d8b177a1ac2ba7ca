"""The words of the glossary, and Bulgarian as it is set in print."""

import re

import pytest

from tests.language.prose import Prose, all_prose, catalogue_prose

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


def test_english_quotes_are_curly() -> None:
    found = [
        item.where
        for item in catalogue_prose()
        if item.lang == "en" and re.search(r'"|„|\.\.\.| - ', item.text)
    ]
    assert not found


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
    ],
)
def test_the_patterns_find_what_they_are_for(sentence: str) -> None:
    assert any(re.search(pattern, sentence, re.IGNORECASE) for pattern in FORBIDDEN)


@pytest.mark.parametrize(
    "sentence",
    ['казва "не"', "едно - две", "71,2 %", "2 598 960", "чакай...", "равно .", "„открит", "1.5"],
)
def test_the_typography_finds_what_it_is_for(sentence: str) -> None:
    assert any(re.search(pattern, sentence) for pattern in TYPOGRAPHY)
