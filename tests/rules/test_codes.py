"""Deal codes: the same code, the same cards, on every machine."""

import hashlib
from collections import Counter
from itertools import combinations

import pytest

from pokerlib.cards import (
    CODE_LETTERS,
    DECK,
    CardError,
    code_at,
    deal,
    deck_of,
    new_code,
    normalize_code,
)

# Never to change: a teacher's worksheet of last year deals the same cards.
PINNED = {
    "BBB-BBB": ("2h Kh 6c 2s 7c 9c Kd 8s 3c", "11d24e8b8d5c"),
    "SCG-HNC": ("Qh 7c 9d 6s 6c 3c 2d 5c 2s", "e14b2c5433f7"),
    "LGW-NLP": ("5h 3d 4s 2c Kd 8d Qd Ts 8h", "82ff4bdef550"),
    "DRR-NSH": ("4c Tc 9d 7d 3c 2d Ks Jh Ts", "8d5b81a50138"),
    "BCV-LLD": ("5d Ah Tc 6s 5c Qc 2s Th Ac", "b03984488a99"),
    "YVD-CNR": ("2c 3d Jh Jd 5s Kc 3c 3s Ac", "d7297a840856"),
    "YMW-SBS": ("4c Jh 9c 3c 9d Th 5s 3s Jc", "493b0fdedf2d"),
    "ZHW-BZZ": ("Jd Js 7h Kd As 9h Jc 9c 4h", "0815dc3ed191"),
    "CLB-HHM": ("Qs 9c Td 7h Qc Th Qd 7c 7s", "548229f42d26"),
    "GNP-MCW": ("7c 4h 7s 6h Qd 6c As 9c 6d", "2d37ce3458bd"),
}


@pytest.mark.parametrize(("code", "expected"), PINNED.items())
def test_ten_decks_are_pinned(code: str, expected: tuple[str, str]) -> None:
    nine, digest = expected
    deck = deck_of(code)
    assert " ".join(card.code for card in deck[:9]) == nine
    whole = "".join(card.code for card in deck)
    assert hashlib.md5(whole.encode()).hexdigest()[:12] == digest


def test_ten() -> None:
    assert len(PINNED) == 10


def test_a_deck_is_a_permutation() -> None:
    for n in range(200):
        assert sorted(card.index for card in deck_of(code_at("BBB-BBB", n))) == list(range(52))


def test_every_card_is_everywhere_equally_often() -> None:
    """Chi-squared over 52 cards and 52 places in 5,200 decks: 51 · 51 degrees of freedom."""
    decks = [deck_of(code_at("BBB-BBB", n)) for n in range(5_200)]
    seen = Counter((place, card) for deck in decks for place, card in enumerate(deck))
    expected = 5_200 / 52
    chi = sum((seen[place, card] - expected) ** 2 for place in range(52) for card in DECK)
    degrees = 51 * 51
    assert abs(chi / expected - degrees) < 4 * (2 * degrees) ** 0.5


def test_cards_are_cut_in_order_from_the_one_deck() -> None:
    code = new_code()
    hole, board = deal(code, 4, 5)
    assert hole + board == deck_of(code)[:9]
    assert deal(code, 2, 2, 5) == (hole[:2], hole[2:], board)
    assert deal(code, 52) == (deck_of(code),)
    assert deal(code, 0, 1) == ((), hole[:1])
    assert deal(code) == ()


@pytest.mark.parametrize(
    ("counts", "kind", "count"),
    [
        ((53,), "too_many", 53),
        ((40, 13), "too_many", 53),
        ((-1,), "too_few", -1),
        ((5, -2), "too_few", -2),
    ],
)
def test_more_cards_than_there_are(counts: tuple[int, ...], kind: str, count: int) -> None:
    with pytest.raises(CardError) as caught:
        deal("BBB-BBB", *counts)
    assert caught.value.kind == kind
    assert caught.value.facts == {"count": count, "low": 0, "high": 52}


def test_the_codes_after_a_code_are_pinned() -> None:
    """Question sets and the next deal count on them."""
    found = [code_at("BBB-BBB", n) for n in (0, 1, 2, 3, 4, -1)]
    assert found[:5] == ["BBB-BBB", "RNR-LWF", "GBF-WPP", "XNX-FHH", "NBM-RCS"]
    assert code_at(found[5], 1) == "BBB-BBB"


def test_the_alphabet() -> None:
    assert len(set(CODE_LETTERS)) == 17
    assert not set(CODE_LETTERS) & set("AKQJTO0I1AEIOU")
    assert CODE_LETTERS.isupper()


def test_new_codes_are_codes() -> None:
    drawn = {new_code() for _ in range(200)}
    assert len(drawn) > 190
    assert all(normalize_code(code) == code and len(code) == 7 for code in drawn)


@pytest.mark.parametrize(
    "text",
    [
        "XMB-HXN",
        "xmb-hxn",
        "XMBHXN",
        " xmb hxn ",
        "XMB–HXN",
        "X-M-B-H-X-N",
        "XМВ-НХN",  # М, В, Н and Х as a Bulgarian keyboard writes them
        "хмв-нхN",
    ],
)
def test_a_code_is_read_as_people_type_it(text: str) -> None:
    assert normalize_code(text) == "XMB-HXN"
    assert deal(text, 5) == deal("XMB-HXN", 5)


def test_each_cyrillic_twin_is_read_as_its_latin_letter() -> None:
    for cyrillic, latin in zip("ВМНРСХ", "BMHPCX", strict=True):
        code = next(c for n in range(500) if latin in (c := code_at("BBB-BBB", n)))
        assert normalize_code(code.replace(latin, cyrillic)) == code
        assert normalize_code(code.replace(latin, cyrillic.lower())) == code


@pytest.mark.parametrize(("cyrillic", "latin"), ["АA", "ЕE", "КK", "ТT"])
def test_twins_that_no_code_uses_are_named_as_latin_letters(cyrillic: str, latin: str) -> None:
    with pytest.raises(CardError) as caught:
        normalize_code(f"XM{cyrillic}-HXN")
    assert caught.value.facts["letter"] == latin


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "length"),
        ("XMB", "length"),
        ("XMB-HXNB", "length"),
        ("B" * 10_000, "length"),
        ("XMB-HXA", "letter"),
        ("XMB-H0N", "letter"),
        ("XMB-HIN", "letter"),
        ("<script>", "letter"),
        ("As Kd", "letter"),
        ("XMB-HXB", "check"),
        ("MXB-HXN", "check"),
    ],
)
def test_what_is_no_code(text: str, reason: str) -> None:
    with pytest.raises(CardError) as caught:
        normalize_code(text)
    error = caught.value
    assert (error.kind, error.facts["reason"]) == ("not_a_code", reason)
    assert len(str(error)) < 120


def test_every_wrong_letter_is_told() -> None:
    for n in range(20):
        code = code_at("BBB-BBB", n).replace("-", "")
        for place, letter in enumerate(code):
            for other in set(CODE_LETTERS) - {letter}:
                with pytest.raises(CardError, match="check"):
                    normalize_code(code[:place] + other + code[place + 1 :])


def test_every_two_letters_that_changed_places_are_told() -> None:
    for n in range(50):
        code = code_at("BBB-BBB", n).replace("-", "")
        for i, j in combinations(range(6), 2):
            if code[i] != code[j]:
                swapped = list(code)
                swapped[i], swapped[j] = swapped[j], swapped[i]
                with pytest.raises(CardError, match="check"):
                    normalize_code("".join(swapped))


def test_codes_are_numbered_from_any_code() -> None:
    code = new_code()
    run = [code_at(code, n) for n in range(2_000)]
    assert run[0] == code
    assert len(set(run)) == 2_000
    assert code_at(run[7], 5) == run[12]
    assert code_at(run[7], -7) == code
    assert code_at(code, 17**5) == code


def test_codes_next_to_each_other_deal_different_cards() -> None:
    decks = {deck_of(code_at("BBB-BBB", n)) for n in range(1_000)}
    assert len(decks) == 1_000
