"""Odds in words: every form of a probability, each step of a count, counted and sampled."""

import re
from fractions import Fraction

import pytest

import pokerlib as pk
from pokerlib.language import LANGUAGES, Lang, say
from pokerlib.language.counting import Forms, chance_name, forms, formula
from pokerlib.odds import OddsError, census, dealt, derivation, derivations, equity, naturals
from pokerlib.rankings import BADUGI, HIGH, RANKINGS, Category


def plain(said: str) -> str:
    return said.replace("\N{NO-BREAK SPACE}", " ")


def test_situation_63_in_both_languages() -> None:
    """1 in N and N to 1 are never mixed."""
    royal = dealt()[Category.ROYAL_FLUSH].probability
    assert [plain(one) for one in forms(royal, "bg")] == [
        "1/649 740",
        "0,00000154",
        "0,000154 %",
        "1 на 649 740",
        "649 739 към 1 против",
    ]
    assert forms(royal, "en") == Forms(
        "1/649,740", "0.00000154", "0.000154%", "1 in 649,740", "649,739 to 1 against"
    )
    assert "1 in 30,940" in say(dealt(7)[Category.ROYAL_FLUSH], "en")


def test_nearly_even_is_not_even() -> None:
    high = dealt()[Category.HIGH_CARD].probability
    assert (forms(high, "en").odds, forms(high, "en").against) == ("1 in 1.995", "1.005 to 1 on")


def test_the_odds_stay_a_function() -> None:
    """A module of that name would take its place as soon as a record is said."""
    say(dealt()[Category.FLUSH], "en")
    assert pk.language.odds(Fraction(1, 4), "en") == "1 in 4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chances(lang: Lang) -> None:
    facts = [pk.odds.rolled_up_trips(), pk.odds.low_on_board(), pk.odds.low_qualifies()]
    for chance in [*facts, *naturals().values(), *dealt().values()]:
        said = plain(say(chance, lang))
        digits = re.sub(r"\D", "", said)
        assert str(chance.favourable) in digits
        assert str(chance.total) in digits
        assert chance_name(chance.key, lang) in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=str)
def test_every_step_has_words(ranking: pk.Ranking, lang: Lang) -> None:
    for way in derivations(ranking).values():
        assert say(way, lang).endswith(".")
        for case in way.cases:
            for step in case.steps:
                said = say(step, lang)
                assert said.endswith(".")
                assert "  " not in said
    for chance in [pk.odds.low_on_board(), *naturals().values()]:
        for case in chance.derivation.cases if chance.derivation else ():
            assert all(say(step, lang) for step in case.steps)


def test_formulas() -> None:
    house = derivation(HIGH, Category.FULL_HOUSE)
    assert plain(formula(house, "en")) == "13 · C(4, 3) · 12 · C(4, 2)"
    assert plain(say(house, "bg")) == (
        "Фул хаус: 13 · C(4, 3) · 12 · C(4, 2) = 3 744 от 2 598 960."
    )
    flush = derivation(HIGH, Category.FLUSH)
    assert plain(say(flush, "en")) == "Flush: 4 · (C(13, 5) − 10) = 5,108 of 2,598,960."
    assert plain(say(flush.cases[0].steps[1], "en")) == (
        "The ranks of the cards in that suit: C(13, 5) − 10 = 1,277 ways. "
        "10 are subtracted: they have five in sequence."
    )
    assert plain(say(derivation(HIGH, Category.ROYAL_FLUSH), "en")) == (
        "Royal flush: 4 of 2,598,960."
    )


def test_formulas_are_right() -> None:
    """Worked out again from what is written."""
    from math import comb

    powers = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
    for ranking, cards in [(HIGH, 5), (HIGH, 7), (BADUGI, 4)]:
        for category, way in derivations(ranking, cards).items():
            written = plain(formula(way, "en")).replace("·", "*").replace("−", "-")
            written = written.replace(",", ", ").replace("C(", "comb(")
            written = re.sub("[⁰¹²³⁴⁵⁶⁷⁸⁹]+", lambda m: "**" + m[0].translate(powers), written)
            value = eval(written, {"comb": comb})  # noqa: S307 - our own formula
            assert value == census(ranking, cards)[category]


def test_equities() -> None:
    low = equity("omaha_hilo", ["As Ah 2d 3d", "Jc Tc 9h 8h"])[0]
    assert plain(say(low, "bg")) == (
        "Очакван дял от пота: 62,8 %. От всички случаи взема целия пот в 51,3 %, част от него в "
        "23 %, а в 25,7 % не взема нищо. От високата половина очаква 51,3 %, от ниската – 51,8 %; "
        "двете заедно печели в 51,3 % от случаите. Точно преброено: 1 086 008 възможни раздавания."
    )
    sampled = equity("razz", ["As 2d 3c", "Jc Tc 9h"], samples=2_000)[0]
    assert "Sampled: 2,000 deals, standard error" in say(sampled, "en")
    assert "точно" not in say(sampled, "bg").lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "hands", "board"),
    [
        ("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], "2c"),
        ("razz", ["As 2d 3c", "Jc Tc 9h"], "2c 3d"),
        ("badugi", ["As 2d 3c 4h", "Jc Tc 9h 8h"], "2c 3d 4d"),
        ("holdem", ["As Ah"], ""),
        ("holdem", [f"{rank}s {rank}h" for rank in "23456789TJQ"], ""),
    ],
)
def test_refusals(game: str, hands: list[str], board: str, lang: Lang) -> None:
    with pytest.raises(OddsError) as caught:
        equity(game, hands, board)
    said = say(caught.value, lang)
    assert said.endswith(".")
    assert str(caught.value.facts["count"]) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_two_hands_is_refused_in_words(lang: Lang) -> None:
    with pytest.raises(pk.CardError) as caught:
        equity("holdem", ["As Ah", "As Kd"], "", "2c")
    assert "A♠" in say(caught.value, lang)
    deck = [card.code for card in pk.deck_of("BBB-BBB")]
    with pytest.raises(OddsError) as short:
        equity("omaha", [deck[4 * n : 4 * n + 4] for n in range(9)], "", deck[36:48])
    assert "4" in say(short.value, lang)
    assert "5" in say(short.value, lang)
