"""Chinese poker to practise: the quick opponent sets as the slow one, deals are what they say."""

from __future__ import annotations

from itertools import combinations

from pokerlib.cards import DECK, code_at, deck_of
from pokerlib.chinese import foul_of, score, specials
from pokerlib.practice import ask
from pokerlib.practice.building import taken
from pokerlib.practice.chinese import back_first, opponent, special_deal, special_hand

CODES = [code_at("BBB-BBB", n) for n in range(40)]


def test_the_opponent_never_fouls_and_sees_specials() -> None:
    for code in CODES:
        hand = deck_of(code)[:13]
        setting = back_first(hand)
        assert set(setting.cards) == set(hand)
        assert foul_of(setting) is None
        special, thirteen = special_hand(code)
        shown = opponent(thirteen, back_first(thirteen))
        assert shown.declares
        assert special in [held.special for held in specials(thirteen)]


def test_every_special_is_dealt_and_every_card_once() -> None:
    assert len({special_hand(code)[0] for code in CODES}) == 4
    for code in CODES:
        hands = special_deal(code)
        assert sorted(card.index for hand in hands for card in hand) == list(range(52))
        assert any(specials(hand) for hand in hands[:2])
        assert specials(special_deal(code, 0)[0])


def test_a_setting_is_a_foul_as_often_as_not_and_in_each_way() -> None:
    found = [ask("chinese_set", 1, code) for code in CODES * 3]
    for one in found:
        assert (foul_of(one.settings[0]) is None) == (one.right == {"right"})
    assert {*map(str, (one.solution for one in found))} == {"('right',)", "('back',)", "('front',)"}


def test_two_settings_that_meet_are_no_fouls_and_their_sum_is_paid() -> None:
    for code in CODES:
        row, paid = ask("chinese_score", 1, code), ask("chinese_score", 3, code)
        assert not any(map(foul_of, row.settings + paid.settings))
        (pair,) = score(paid.settings).pairs
        assert paid.solution == (str(pair.units),)
        (pair,) = score(row.settings).pairs
        (met,) = (one for one in pair.rows if one.row == row.row)
        assert row.solution == ({1: "first", 0: "tie", -1: "second"}[met.better],)
        assert met.difference.kind != "category"


def test_bonuses_are_met_and_sometimes_lost() -> None:
    pairs = [score(ask("chinese_score", 3, code).settings).pairs[0] for code in CODES]
    assert sum(any(row.bonus for row in pair.rows) for pair in pairs) > 25


def test_cards_that_are_taken_leave_the_deck() -> None:
    deck = list(DECK)
    found = [taken(deck, pattern, 5) for pattern in ("straight_flush", "four_of_a_kind", "flush")]
    assert all(found)
    assert not any(set(one) & set(other) for one, other in combinations(filter(None, found), 2))
    assert len(deck) == 52 - 15
    assert taken(list(deck_of("BBB-BBB")[:3]), "four_of_a_kind", 5) is None
