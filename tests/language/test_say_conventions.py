"""Every convention in words: its name, its values, and where the default comes from."""

import pytest

from pokerlib.conventions import CONVENTION_SOURCES, CONVENTIONS, ConventionSource
from pokerlib.language import LANGUAGES, say, text
from pokerlib.language.conventions import convention_name, convention_value
from pokerlib.language.languages import Lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", CONVENTION_SOURCES.values(), ids=lambda source: source.name)
def test_every_convention_has_a_name_values_and_a_source(
    source: ConventionSource, lang: Lang
) -> None:
    assert convention_name(source.name, lang)
    values = [convention_value(source.name, value, lang) for value in source.values]
    assert len(set(values)) == len(values)
    line = say(source, lang)
    assert convention_value(source.name, source.default, lang) in line
    assert text(f"convention.topic.{source.topic}", lang)
    assert "{" not in line


def test_conventions_in_words() -> None:
    bulgarian, english = (say(CONVENTIONS, lang) for lang in LANGUAGES)
    assert bulgarian.splitlines()[0] == "Най-много залози в един рунд при фиксиран лимит: 4"
    assert "Ред на боите от най-ниската нагоре, само за бринг-ина и неделимия чип: ♣ ♦ ♥ ♠" in (
        bulgarian.splitlines()
    )
    assert "три еднакви отпред – 3, фул хаус в средата – 2" in bulgarian
    assert "full straight: 13, three straights: 3" in english
    assert len(bulgarian.splitlines()) == len(english.splitlines()) == len(CONVENTION_SOURCES)
    sources = [
        say(CONVENTION_SOURCES[name], "bg") for name in ("fixed_cap", "odd_chip", "stud_cap")
    ]
    assert sources == [
        "Най-много залози в един рунд при фиксиран лимит: 4 (правилата на игрите, редове 59 и 168)",
        (
            "Кой взема неделимия чип: първата от равните ръце вляво от бутона (заведението, което "
            "документите описват; допълва ред 49 от правилата на игрите)"
        ),
        (
            "Най-много залози в един рунд в стъда: 4 (както е на повечето места; допълва "
            "ред 59 от правилата на игрите)"
        ),
    ]
