"""`say`: a sentence for every record, in both languages."""

import re
import subprocess
import sys
from dataclasses import dataclass
from enum import StrEnum

import pytest

import pokerlib.rankings as rankings
from pokerlib.cards import CardError, cards, normalize_code
from pokerlib.cards.model import _SENTENCES as ERROR_KINDS
from pokerlib.games import GAMES
from pokerlib.games.records import Made
from pokerlib.language import LANGUAGES, hand_name, say, text
from pokerlib.language.speech import _load_family
from pokerlib.rankings import RANKINGS, HandRank
from pokerlib.rankings.explain import difference, explain

OMAHA = GAMES["omaha"]


def pair(record: object) -> tuple[str, str]:
    bulgarian, english = (say(record, lang).replace("\u00a0", " ") for lang in LANGUAGES)
    return bulgarian, english


def high(text: str) -> HandRank:
    return rankings.HIGH.rank(text)  # type: ignore[return-value]


# Errors


def error_of(text: str, count: int | tuple[int, int] | None = None) -> CardError:
    with pytest.raises(CardError) as caught:
        cards(text, count=count)
    return caught.value


@pytest.mark.parametrize(
    ("error", "bulgarian"),
    [
        (
            error_of("Kd 1s"),
            (
                "„1s“ на позиция 4 не е карта, защото сила 1 няма; "
                "за асо пишете A, за десетка 10 или T."
            ),
        ),
        (
            error_of("Xz"),
            (
                "„Xz“ на позиция 1 не започва със сила на карта; "
                "силите са A, K, Q, J, 10 (T) и от 9 до 2."
            ),
        ),
        (
            error_of("10h Th"),
            "Картата 10♥ е тук два пъти, а в тестето е само една; сменете тази на позиция 5.",
        ),
        (
            error_of("Aк"),
            "При „Aк“ на позиция 1 не е ясно коя е боята: каро или купа; напишете ♦ (d) или ♥ (h).",
        ),
        (error_of("As Ks Qs", 4), "Картите не стигат: има 3, а са нужни 4."),
        (error_of("As Ks", 1), "Картите са твърде много: 2, а е нужна 1."),
        (error_of("As Ks Qs", (0, 2)), "Картите са твърде много: 3, а може да са най-много 2."),
        (error_of("", (3, 5)), "Няма нито една карта, а са нужни от 3 до 5."),
    ],
)
def test_card_errors(error: CardError, bulgarian: str) -> None:
    assert pair(error)[0] == bulgarian


def test_errors_of_a_game_say_whose_cards() -> None:
    board = "Qs 9s 7s 2s Kc"
    for hole, bulgarian in [
        ("As Kh Kd", "Картите в ръката не стигат: има 3, а са нужни 4."),
        (
            "As Kh Kd Qs",
            "Картата Q♠ е и в ръката, и на борда, а в тестето е само една; сменете едната.",
        ),
    ]:
        with pytest.raises(CardError) as caught:
            OMAHA.made(hole, board)
        assert pair(caught.value)[0] == bulgarian
    with pytest.raises(CardError) as caught:
        OMAHA.showdown(["As Kh Kd 4c", "As Qh Qd 5c"], board)
    assert "в ръката на играч 1, и в ръката на играч 2" in pair(caught.value)[0]
    assert "in the hand of player 1 and in the hand of player 2" in pair(caught.value)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ERROR_KINDS)
def test_every_kind_of_error_is_one_sentence(kind: str, lang: str) -> None:
    facts = {
        "count": 3, "low": 4, "high": 4, "length": 2000, "limit": 1000, "card": "As", "first": 0,
        "second": "board", "reason": "letter", "letter": "A", "letters": 6, "where": "",
    }  # fmt: skip
    if kind == "on_both":
        facts["first"] = "hole"
    error = CardError(kind, "As", 3, ("d", "h"), facts)  # type: ignore[arg-type]
    sentence = say(error, lang)  # type: ignore[arg-type]
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0] in "„“"
    assert "{" not in sentence


@pytest.mark.parametrize(
    "typed",
    ["<script>alert(1)</script>", "x" * 900, "A\x00s", "As\nX\n", "1", "Jokers", "♠", "А♠ К"],
)
def test_nonsense_gets_a_short_sentence(typed: str) -> None:
    for sentence in pair(error_of(typed)):
        assert len(sentence) < 160
        assert sentence.isprintable()


@pytest.mark.parametrize("code", ["BBB", "AAA-BBB", "BBB-BBC", "x" * 500])
def test_what_is_no_code(code: str) -> None:
    with pytest.raises(CardError) as caught:
        normalize_code(code)
    bulgarian, english = pair(caught.value)
    assert "не е код на раздаване" in bulgarian
    assert "is not a deal code" in english


def test_an_empty_code_field_asks_for_a_code() -> None:
    for nothing in ("", "  ", "-"):
        with pytest.raises(CardError) as caught:
            normalize_code(nothing)
        bulgarian, english = pair(caught.value)
        assert bulgarian == "Няма код; кодът има 6 букви, например BBB-BBB."
        assert english == "There is no code; a code has 6 letters, for example BBB-BBB."


# Hands


def test_made() -> None:
    made = OMAHA.made("As Kh Kd 4c", "Qs 9s 7s 2s Kc")["high"]
    assert pair(made) == (
        "Три попа, кикъри дама и деветка. Играят K♥ K♦ от ръката и K♣ Q♠ 9♠ от борда.",
        (
            "Three kings, kickers queen and nine. The cards that play: K♥ K♦ from the hand and "
            "K♣ Q♠ 9♠ from the board."
        ),
    )
    assert pair(OMAHA.combinations("As Kh Kd 4c", "Qs 9s 7s 2s Kc")[0]) == pair(made)
    played = GAMES["holdem"].made("2s 3s", "As Ks Qs Js Ts")["high"]
    assert pair(played)[0] == "Роял флъш. Играят A♠ K♠ Q♠ J♠ 10♠ – само от борда."
    assert pair(Made(high("As Ks Qs Js Ts"), cards("As Ks Qs Js Ts"), ()))[1] == (
        "Royal flush. The cards that play: A♠ K♠ Q♠ J♠ 10♠."
    )


def test_illusions() -> None:
    found = [pair(one) for one in OMAHA.illusions("As Kh Kd 4c", "Qs 9s 7s 2s Kc")]
    assert found[0] == (
        (
            "Изглежда като флъш до асо, но не е позволено: една карта от ръката и четири от борда. "
            "В Омаха играят точно две карти от ръката и точно три от борда."
        ),
        (
            "It looks like an ace-high flush, but it is not allowed: one card from the hand and "
            "four from the board. In Omaha exactly two cards from the hand and exactly three from "
            "the board play."
        ),
    )
    assert found[1][0].startswith(
        "Изглежда още по-силно: три попа, кикъри асо и дама. Не е позволено обаче: "
        "три карти от ръката и две от борда."
    )
    board = [pair(one)[0] for one in OMAHA.illusions("As 8s 3d 2d", "9h 9d 9c Ks Kh")]
    assert board[0].startswith(
        "Изглежда като фул хаус – деветки с попове, но не е позволено: "
        "нито една карта от ръката и пет от борда."
    )


def test_explanations() -> None:
    assert pair(explain(high("As Ah 7d 7c Ks")))[0] == (
        "Два чифта – аса и седмици, кикър поп: ръката се прави от A♠ A♥ и 7♦ 7♣, "
        "а кикърът K♠ решава само при равенство."
    )
    badugi = rankings.BADUGI.rank
    two_pair = rankings.ACE_TO_FIVE.rank("9s 9d 3h 3d Ts")
    for low in (two_pair, rankings.DEUCE_TO_SEVEN.rank("As 5s 4s 3s 2s")):
        assert low is not None
        bulgarian, english = pair(explain(low))
        assert bulgarian.endswith("Тук печели по-слабата ръка.")
        assert english.endswith("Here the weaker hand wins.")
    assert pair(explain(badugi("4c 4d 2s Ah")))[0].startswith(  # type: ignore[arg-type]
        "Ръка от три карти: 4-2-A. Не се зачита 4"
    )
    hands = [
        "As Ks Qs Js Ts",
        "9s 8s 7s 6s 5s",
        "Ts Th Td Tc Qd",
        "As Ah Ad Ks Kc",
        "As Ks 9s 6s 3s",
        "5s 4h 3d 2c As",
        "Ks Kh Kc Qs 9s",
        "As Ah 7d 7c Ks",
        "As Ah Kd Qc 9d",
        "As Kh Qd 9c 7d",
        "8s 7h 4d 3c 2s",
    ]
    for ranking in RANKINGS.values():
        for hand in hands:
            rank = ranking.rank(cards(hand)[: ranking.size])
            if rank is not None:
                for sentence in pair(explain(rank)):
                    assert sentence[0].isupper()
                    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("first", "second", "bulgarian"),
    [
        ("Ks Kh Kc Qs 9s", "As Ah Kd Qc 9d", "Печели първата ръка: три попа срещу чифт аса."),
        (
            "Ks Kh Kc Qs 8s",
            "Ks Kh Kc Qs 9s",
            "Печели втората ръка: решава вторият кикър – деветка срещу осмица.",
        ),
        (
            "As Ah 7d 7c Ks",
            "As Ah 7d 7c Qs",
            "Печели първата ръка: решава кикърът – поп срещу дама.",
        ),
        (
            "As Ah 7d 7c Ks",
            "As Ah 8d 8c Qs",
            "Печели втората ръка: решава по-ниският чифт – осмици срещу седмици.",
        ),
        (
            "As Ks 9s 6s 3s",
            "Ad Kd 9d 6d 4d",
            "Печели втората ръка: решава най-ниската карта – четворка срещу тройка.",
        ),
        (
            "Ks Kh Kd 2c 2s",
            "Qs Qh Qd Ac As",
            "Печели първата ръка: решават трите еднакви – попове срещу дами.",
        ),
        (
            "As Ks 9s 6s 3s",
            "Ad Kd 9d 6d 3d",
            (
                "Ръцете са еднакво силни (флъш до асо: A-K-9-6-3). "
                "Боите не решават, затова потът се дели поравно."
            ),
        ),
    ],
)
def test_differences(first: str, second: str, bulgarian: str) -> None:
    found = difference(high(first), high(second))
    assert pair(found)[0] == bulgarian
    turned = pair(difference(high(second), high(first)))[0]
    words = {"първата": "втората", "втората": "първата"}
    assert turned == re.sub("първата|втората", lambda found: words[found.group()], bulgarian)


def test_a_lower_card_wins_a_low() -> None:
    low = rankings.ACE_TO_FIVE.rank
    found = difference(low("6c 4d 3s 2s As"), low("6c 5d 4s 2s As"))  # type: ignore[arg-type]
    assert pair(found) == (
        (
            "Печели първата ръка: решава втората по сила карта – четворка срещу петица, "
            "а тук печели по-ниската."
        ),
        (
            "The first hand wins: the second highest card decides, four against five, "
            "and here the lower one wins."
        ),
    )


# The rest


def test_every_game_and_ranking_has_a_name() -> None:
    for lang in LANGUAGES:
        assert len({say(game, lang) for game in GAMES.values()}) == len(GAMES)
        for game in GAMES.values():
            assert all(text(f"game.limit.{limit}", lang) for limit in game.limits)
            assert all(text(f"game.share.{share}", lang) for share, _ in game.shares)
        for ranking in RANKINGS.values():
            assert text(f"ranking.name.{ranking.key}", lang)


@dataclass(frozen=True)
class Unknown:
    pass


class Key(StrEnum):
    CALL = "call"


def test_a_record_without_words_is_never_silent() -> None:
    for record in (Unknown(), 5, Key.CALL):
        with pytest.raises(TypeError, match="for record: "):
            say(record, "bg")
    assert not _load_family("pokerlib.no_such_family.module")
    assert not _load_family("numpy.core")


def test_language_is_an_argument_and_no_state() -> None:
    rank = high("Ks Kh Kc Qs 9s")
    for speak in (lambda lang: hand_name(rank, lang), lambda lang: say(explain(rank), lang)):
        first, other, again = (speak(lang) for lang in ("bg", "en", "bg"))
        assert first == again != other


def test_import_is_light() -> None:
    """Neither Babel nor anything heavy is loaded before the first text is asked for."""
    code = (
        "import sys, pokerlib.language; "
        "print([m for m in ('babel', 'numpy', 'pandas', 'matplotlib', 'ipywidgets') "
        "if m in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"
