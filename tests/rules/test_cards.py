"""Cards: what they are, and every way that people write them."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pokerlib as pk
from pokerlib.cards import DECK, RANKS, SUITS, Card, CardError, cards


def codes(text: object, **options: object) -> str:
    return " ".join(card.code for card in cards(text, **options))  # type: ignore[arg-type]


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_read_back_from_each_way_of_writing_it(card: Card) -> None:
    for text in (card.code, str(card), card.code.lower(), card.code.upper()):
        assert cards(text) == (card,)
    assert eval(repr(card), {"Card": Card}) == card  # noqa: S307
    assert cards(card)[0] is cards(card.code)[0] is card


def test_cards_are_values() -> None:
    assert len(set(DECK)) == 52
    assert Card(14, "s") == DECK[-1]
    assert hash(Card(14, "s")) == hash(DECK[-1])
    assert Card(14, "s") != Card(14, "h")
    assert Card(14, "s") != Card(13, "s")
    assert pickle.loads(pickle.dumps(DECK)) == copy.deepcopy(DECK) == DECK
    with pytest.raises(AttributeError):
        DECK[0].rank = 3  # type: ignore[misc]


def test_cards_have_no_order_of_their_own() -> None:
    with pytest.raises(TypeError):
        DECK[0] < DECK[1]  # type: ignore[operator]  # noqa: B015


@pytest.mark.parametrize(
    ("rank", "suit"),
    [
        (1, "s"),
        (15, "s"),
        (14, "x"),
        (14, ""),
        ("A", "s"),
        (14.0, "s"),
        (None, "s"),
        (True, "s"),
        (14, None),
        (14, []),
        ([], "s"),
    ],
)
def test_there_are_no_other_cards(rank: int, suit: str) -> None:
    with pytest.raises(CardError):
        Card(rank, suit)


def attempt(text: str) -> tuple[tuple[Card, ...], CardError | None]:
    try:
        return cards(text), None
    except CardError as error:
        return (), error


SPELLINGS = [
    ("As Kd 10h T♣", "As Kd Th Tc"),
    ("AsKd10hTc", "As Kd Th Tc"),
    ("AS KD TH TC", "As Kd Th Tc"),
    ("as kd th tc", "As Kd Th Tc"),
    ("As,Kd;10h|Tc", "As Kd Th Tc"),
    ("As, Kd,  10h\n\tTc ", "As Kd Th Tc"),
    ("[As Kd] (10h) {Tc}", "As Kd Th Tc"),
    ("As-Kd–10h—Tc", "As Kd Th Tc"),
    ("As/Kd+10h.Tc", "As Kd Th Tc"),
    ("A♠K♦10♥T♣", "As Kd Th Tc"),
    ("A♤ K♢ 10♡ T♧", "As Kd Th Tc"),
    ("A♠️ K♦︎ 10❤️ T♣️", "As Kd Th Tc"),
    ("♠A ♦K ♥10 ♣T", "As Kd Th Tc"),
    ("♠A♦K♥10♣T", "As Kd Th Tc"),
    ("A s K d 10 h T ♣", "As Kd Th Tc"),
    ("A\u00a0♠", "As"),
    ("\u200bAs", "As"),
    ("", ""),
    ("  ,; ", ""),
    # Cyrillic А, К, Т look like Latin letters.
    ("А♠ К♦ Т♥", "As Kd Th"),
    ("Аs Кd Тh", "As Kd Th"),
    ("аs кd тh", "As Kd Th"),
    ("10с", "Tc"),
    # П, Д, В are поп, дама, вале; с and п are спатия and пика.
    ("П♠ Д♦ В♥", "Ks Qd Jh"),
    ("пh дd вc", "Kh Qd Jc"),
    ("Ас Ап Кс Кп", "Ac As Kc Ks"),
    ("КсПпДсВп", "Kc Ks Qc Js"),
    ("Пп Пс", "Ks Kc"),
    ("ПП ПС", "Ks Kc"),
    ("2п3с", "2s 3c"),
    ("Дс, Дп, Вп", "Qc Qs Js"),
    ("10п Тс", "Ts Tc"),
    ("А с К с", "Ac Kc"),
    # Lookalikes from further away.
    ("Аѕ Кһ Ԛԁ", "As Kh Qd"),
    ("Αs Κd Τh", "As Kd Th"),
    ("Јs", "Js"),
]


@pytest.mark.parametrize(("text", "expected"), SPELLINGS)
def test_spellings(text: str, expected: str) -> None:
    assert codes(text) == expected


def test_cards_and_lists_are_read_too() -> None:
    ace, king = cards("As Kd")
    assert codes([ace, "Kd", "10h, Tc"]) == "As Kd Th Tc"
    assert cards((ace, king)) == (ace, king)
    assert cards(iter([ace, king])) == (ace, king)
    assert cards(Card(14, "s"))[0] is ace


REFUSED = [
    ("Xz", "unknown_rank", "Xz", 0),
    ("As Xz Kd", "unknown_rank", "Xz", 3),
    ("AsXz Kd", "unknown_rank", "Xz", 2),
    ("<script>alert(1)</script>", "unknown_rank", "<script>ale…", 0),
    ("0s", "unknown_rank", "0s", 0),
    ("sA", "unknown_rank", "sA", 0),
    ("🙂", "unknown_rank", "🙂", 0),
    ("1s", "lone_one", "1s", 0),
    ("As 1s", "lone_one", "1s", 3),
    ("11h", "lone_one", "11h", 0),
    ("As K", "missing_suit", "K", 3),
    ("A", "missing_suit", "A", 0),
    ("10", "missing_suit", "10", 0),
    ("AKQJT", "missing_suit", "A", 0),
    ("A K Q", "missing_suit", "A", 0),
    ("А К", "missing_suit", "А", 0),
    ("К П", "missing_suit", "К", 0),
    ("A9", "missing_suit", "A", 0),
    ("A,s", "missing_suit", "A", 0),
    ("АКс", "missing_suit", "А", 0),
    ("АКсДп", "missing_suit", "А", 0),
    ("As АкДп", "ambiguous_suit", "Ак", 3),
    ("As ♠️ Kd", "missing_rank", "♠️", 3),
    ("♠ As", "missing_rank", "♠", 0),
    ("As ♠", "missing_rank", "♠", 3),
    ("Ax", "unknown_suit", "Ax", 0),
    ("As 10z", "unknown_suit", "10z", 3),
    ("Ах", "unknown_suit", "Ах", 0),
    ("Ак", "ambiguous_suit", "Ак", 0),
    ("As 10к Kd", "ambiguous_suit", "10к", 3),
    ("Кк", "ambiguous_suit", "Кк", 0),
    ("КК", "ambiguous_suit", "КК", 0),
    ("ТК", "ambiguous_suit", "ТК", 0),
    ("Дк Вк", "ambiguous_suit", "Дк", 0),
    ("АкПс", "ambiguous_suit", "Ак", 0),
    ("Ak", "ambiguous_suit", "Ak", 0),
    ("As As", "duplicate", "As", 3),
    ("AsA♠", "duplicate", "A♠", 2),
    ("10h Kd Тh", "duplicate", "Тh", 7),
    ("As joker", "joker", "joker", 3),
    ("ДЖОКЕР", "joker", "ДЖОКЕР", 0),
    ("🃏", "joker", "🃏", 0),
]


@pytest.mark.parametrize(("text", "kind", "token", "position"), REFUSED)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, kind: str, token: str, position: int
) -> None:
    with pytest.raises(CardError) as caught:
        cards(text)
    error = caught.value
    assert (error.kind, error.token, error.position) == (kind, token, position)
    assert str(error).count("\n") == 0


EXPECTED = [
    ("Xz", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A")),
    ("Ax", ("c", "d", "h", "s", "♣", "♦", "♥", "♠")),
    ("1s", ("A", "10")),
    ("Ак", ("d", "h")),
]


@pytest.mark.parametrize(("text", "expected"), EXPECTED)
def test_what_is_expected_is_said(text: str, expected: tuple[str, ...]) -> None:
    with pytest.raises(CardError) as caught:
        cards(text)
    assert caught.value.expected == expected


COUNTS = [
    ("As Ks", 3, "too_few", ("3",), 2),
    ("As Ks Qs Js", 3, "too_many", ("3",), 4),
    ("As Ks", (3, 5), "too_few", ("3", "4", "5"), 2),
    ("As Ks", (5, 52), "too_few", ("5-52",), 2),
    ("As", 0, "too_many", ("0",), 1),
    ("As Ks", (40, 43), "too_few", ("40", "41", "42", "43"), 2),
    ("As Ks", (3, 12), "too_few", tuple(map(str, range(3, 13))), 2),
    ("As Ks", (3, 13), "too_few", ("3-13",), 2),
    ("", 4, "empty", ("4",), 0),
    ([], (3, 5), "empty", ("3", "4", "5"), 0),
]


@pytest.mark.parametrize(("text", "count", "kind", "expected", "found"), COUNTS)
def test_how_many_cards(
    text: str, count: int | tuple[int, int], kind: str, expected: tuple[str, ...], found: int
) -> None:
    with pytest.raises(CardError) as caught:
        cards(text, count=count)
    assert caught.value.kind == kind
    assert caught.value.expected == expected
    assert caught.value.facts["count"] == found


@pytest.mark.parametrize("count", [2, (2, 2), (0, 5), None])
def test_the_right_number_passes(count: int | tuple[int, int] | None) -> None:
    assert len(cards("As Ks", count=count)) == 2


def test_in_a_list_the_place_is_that_of_the_item() -> None:
    with pytest.raises(CardError) as caught:
        cards(["As", "Kd Xz"])
    assert (caught.value.position, caught.value.facts["offset"]) == (1, 3)
    with pytest.raises(CardError) as caught:
        cards([Card(14, "s"), "Kd", "As"])
    assert (caught.value.kind, caught.value.position) == ("duplicate", 2)
    assert caught.value.facts["first"] == 0
    with pytest.raises(CardError) as caught:
        cards((Card(14, "s"), Card(14, "s")))
    assert (caught.value.kind, caught.value.token) == ("duplicate", "As")


@pytest.mark.parametrize("odd", [None, 7, ["As", 3], [None], b"As", 3.5])
def test_what_is_no_text_and_no_card(odd: object) -> None:
    with pytest.raises(CardError) as caught:
        cards(odd)  # type: ignore[arg-type]
    assert caught.value.kind == "not_a_card"


def test_ten_thousand_characters_are_refused_and_not_repeated() -> None:
    for text in ("x" * 10_000, "As " * 3_334, " " * 10_000, "<b>" * 4_000):
        with pytest.raises(CardError) as caught:
            cards(text)
        assert caught.value.kind == "too_long"
        assert caught.value.facts["length"] == len(text)
        assert len(str(caught.value)) < 80


def test_a_thousand_characters_are_not_too_many() -> None:
    assert codes("As" + " " * 998) == "As"
    with pytest.raises(CardError) as caught:
        cards("As" + " " * 999)
    assert caught.value.facts == {"length": 1_001, "limit": 1_000}


def test_an_endless_list_is_refused() -> None:
    def endless():  # type: ignore[no-untyped-def]
        while True:
            yield ""

    with pytest.raises(CardError, match="too long"):
        cards(endless())


def test_the_whole_deck_is_read_however_it_is_spaced() -> None:
    text = "   ".join(str(card).replace("T", "10") for card in DECK)
    assert cards(text) == DECK


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_with_facts(text: str) -> None:
    found, error = attempt(text)
    assert len(set(found)) == len(found)
    if error:
        assert str(error)
        assert len(error.token) <= 12
        assert error.position is None or 0 <= error.position <= len(text)


@given(st.lists(st.sampled_from(DECK), unique=True, max_size=10), st.data())
def test_any_mixture_of_spellings(chosen: list[Card], data: st.DataObject) -> None:
    text = ""
    for card in chosen:
        rank = data.draw(st.sampled_from(["T", "10"])) if card.letter == "T" else card.letter
        suit = data.draw(st.sampled_from([card.suit, card.suit.upper(), card.symbol]))
        text += data.draw(st.sampled_from(["", " ", ", "])) + rank + suit
    assert cards(text) == tuple(chosen)


def test_an_error_survives_pickling() -> None:
    with pytest.raises(CardError) as caught:
        cards("As Xz")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.kind, again.token, str(again)) == ("unknown_rank", "Xz", str(caught.value))
    assert isinstance(again, ValueError)


def test_the_front_door() -> None:
    assert pk.cards is cards
    assert pk.CardError is CardError
    assert (RANKS, SUITS) == ("23456789TJQKA", "cdhs")
