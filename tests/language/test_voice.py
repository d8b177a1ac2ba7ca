"""A voice: the language, what an amount is worth, and what the players are called."""

import pytest

import pokerlib as pk
from pokerlib.chinese import Setting, score
from pokerlib.language import LANGUAGES, Voice, lines, say
from pokerlib.practice import Money, Told

ROWS = {"back": "As Ks Qs Js 9s", "middle": "8c 7d 6h 5s 4c", "front": "2c 2d 2h"}
STRONGER = {"back": "Ah Kh Qh Jh 9h", "middle": "8d 7h 6s 5c 4d", "front": "3c 3d 3h"}


def raised() -> pk.betting.PotLimit:
    return pk.pot_limit(pot=100, bets=(50,), to_call=50, last_raise=50, big_blind=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_a_voice(lang: pk.language.Lang) -> None:
    assert say(raised(), lang) == say(raised(), Voice(lang)) == " ".join(lines(raised(), lang))
    assert lines(pk.HIGH.rank("As Ks Qs Js 9s"), lang) == (
        say(pk.HIGH.rank("As Ks Qs Js 9s"), lang),
    )


def test_the_unit_is_the_voice_s_and_else_what_is_usual_for_the_record() -> None:
    assert "200 chips" in say(raised(), "en")
    assert "$200" in say(raised(), Voice("en", "USD"))
    result = score([Setting(**ROWS), Setting(**STRONGER)])
    assert "($3)" in say(result, "en")
    assert "(300 chips)" in say(result, Voice("en", "chips"))
    assert say(Money(150), "en") == "$1.50"


def test_names_stand_wherever_players_do() -> None:
    names = Voice("en", names={0: "Maria", 1: "Ivan"})
    told = say(score([Setting(**ROWS), Setting(**STRONGER)]), names)
    assert told.startswith("Maria")
    assert "; Ivan" in told
    shown = pk.GAMES["holdem"].showdown(["As Ah", "Kd Kc"], "2c 7d 9s Jh 3s")
    assert say(shown, names).startswith("Maria wins the whole pot")
    tied = pk.GAMES["holdem"].showdown(["As Kh", "Ad Kc"], "2c 7d 9s Jh 3s")
    assert "Maria and Ivan" in say(tied, names)
    assert "Players 1 and 2" in say(tied, "en")


def test_what_is_words_already_and_lists() -> None:
    assert say("as it is", "bg") == "as it is"
    assert say(pk.cards("As Td"), "bg") == "A♠\N{NO-BREAK SPACE}10♦"
    both = [pk.HIGH.rank("As Ks Qs Js 9s"), pk.HIGH.rank("As Ah Ad Kc Ks")]
    assert " and " in say(both, "en")
    assert say(Told("drill.wrong"), "en") == pk.language.text("drill.wrong", "en")
