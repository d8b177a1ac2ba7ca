"""Libraries in which one rule about the strength of cards is broken.

Each has the claims that must come out otherwise; `test_mutations` demands that they do.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.cards import ACE, Card
from pokerlib.rankings import (
    Category,
    HandRank,
    Ranking,
    ace_to_five,
    deuce_to_seven,
    high,
)
from pokerlib.rankings.base import highest_first

Patch = Callable[[pytest.MonkeyPatch], Any]
Judge = Callable[[HandRank | None], HandRank | None]


@contextmanager
def set_(record: Any, name: str, value: Any) -> Iterator[None]:
    """Another value in a frozen record, for as long as it lasts."""
    before = getattr(record, name)
    object.__setattr__(record, name, value)
    try:
        yield
    finally:
        object.__setattr__(record, name, before)


def all_of(*contexts: Any) -> ExitStack:
    stack = ExitStack()
    for context in contexts:
        stack.enter_context(context)
    return stack


def forget() -> None:
    """Forget the verdicts on ranks that the rankings remember."""
    for module in (high, ace_to_five, deuce_to_seven):
        for name in ("_verdict", "_unsuited", "_qualified"):
            if hasattr(module, name):
                getattr(module, name).cache_clear()


def convention(**changes: Any) -> Patch:
    """Another default."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        changed = replace(pk.CONVENTIONS, **changes)
        monkeypatch.setattr("pokerlib.documents.table.CONVENTIONS", changed)

    return patch


# Rankings


def judging(judge: Judge, *rankings: Ranking) -> Patch:
    """These rankings judge as ever, and then this is done to the rank."""

    def changed(ranking: Ranking) -> Any:
        old = ranking.judge
        return set_(ranking, "judge", lambda cards: judge(old(cards)))

    return lambda _: all_of(*map(changed, rankings))


def reversed_(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, strength=tuple(-one for one in rank.strength))


def renamed(old: Category, new: Category) -> Judge:
    return lambda rank: replace(rank, category=new) if rank and rank.category == old else rank


def next_name(rank: HandRank | None) -> HandRank | None:
    names = list(Category)
    return rank and replace(rank, category=names[(names.index(rank.category) + 1) % len(names)])


def first_place_only(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, strength=rank.strength[:2])


def suits_count(rank: HandRank | None) -> HandRank | None:
    suits = sorted("cdhs".index(card.suit) for card in rank.cards) if rank else []
    return rank and replace(rank, strength=(*rank.strength, *suits))


def suits_are_ranks(rank: HandRank | None) -> HandRank | None:
    ranks = zip(rank.tiebreak, rank.cards, strict=False) if rank else ()
    counted = tuple(4 * one + "cdhs".index(card.suit) for one, card in ranks)
    return rank and replace(rank, tiebreak=counted)


def ace_high(rank: HandRank | None) -> HandRank | None:
    ranks = (ACE if one == 1 else one for one in rank.tiebreak) if rank else ()
    return rank and replace(rank, tiebreak=tuple(sorted(ranks, reverse=True)))


def from_the_bottom(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, tiebreak=rank.tiebreak[::-1])


def one_too_high(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, tiebreak=tuple(one + 1 for one in rank.tiebreak))


def only_high_cards(rank: HandRank | None) -> HandRank | None:
    return rank if rank and rank.category == Category.HIGH_CARD else None


def one_card_counts(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, cards=rank.cards[:1])


def straights_do_not_qualify(_: pytest.MonkeyPatch) -> Any:
    old, spoilt = pk.EIGHT_OR_BETTER.judge, {"straight", "flush", "straight_flush"}

    def judge(cards: tuple[Card, ...]) -> HandRank | None:
        rank = pk.HIGH.judge(cards)
        return None if rank and rank.category in spoilt else old(cards)

    return set_(pk.EIGHT_OR_BETTER, "judge", judge)


def every_card_counts(_: pytest.MonkeyPatch) -> Any:
    old = pk.BADUGI.judge

    def judge(cards: tuple[Card, ...]) -> HandRank | None:
        rank = old(cards)
        return rank and replace(rank, cards=cards)

    return set_(pk.BADUGI, "judge", judge)


def flush_below_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(high.PLACE, Category.FLUSH, 4)
    monkeypatch.setitem(high.PLACE, Category.STRAIGHT, 5)


def nine_or_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ace_to_five, "EIGHT", 9)


def ace_low_straight_in_lowball(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deuce_to_seven, "in_a_row", high.straight_top)


def greedy_badugi(_: pytest.MonkeyPatch) -> Any:
    old = pk.BADUGI.judge

    def judge(cards: tuple[Card, ...]) -> HandRank | None:
        kept: list[Card] = []
        for card in highest_first(cards):
            if all(card.rank != one.rank and card.suit != one.suit for one in kept):
                kept.append(card)
        rank = old(cards)
        names = (Category.ONE_CARD, Category.TWO_CARD, Category.THREE_CARD, Category.BADUGI)
        return rank and replace(rank, category=names[len(kept) - 1])

    return set_(pk.BADUGI, "judge", judge)


CARDS: dict[str, tuple[Patch, str]] = {
    # rankings
    "high reversed": (
        judging(reversed_, pk.HIGH),
        (
            "high.flush_tie high.royal_flush high.one_pair_tie order.straight"
            " order.royal_flush lowball.best showdown.best_wins chinese.order"
            " high.straight_flush_tie high.royal_flush_unbeaten high.four_of_a_kind_tie"
            " high.full_house_tie high.straight_tie high.straight_ends"
            " high.three_of_a_kind_tie high.two_pair_tie order.one_pair order.two_pair"
            " order.three_of_a_kind order.full_house order.four_of_a_kind order.straight_flush"
            " hilo.pot_divided hilo.no_low hilo.scoop hilo.shares_split chinese.one_unit"
        ),
    ),
    "flush below straight": (
        flush_below_straight,
        "order.flush",
    ),
    "every kind goes by another's name": (
        judging(next_name, pk.HIGH),
        (
            "high.straight_flush high.four_of_a_kind high.full_house high.flush high.straight"
            " high.three_of_a_kind high.two_pair high.one_pair high.high_card high.ace_low"
        ),
    ),
    "high cards are straights": (
        judging(renamed(Category.HIGH_CARD, Category.STRAIGHT), pk.HIGH),
        "high.only_ace_low",
    ),
    "ties stop after the first card": (
        judging(first_place_only, pk.HIGH),
        (
            "high.high_card_tie high.flush_further high.two_pair_second"
            " high.three_of_a_kind_kicker high.three_of_a_kind_higher high.full_house_pair"
            " specials.three_flushes_tie"
            " high.two_pair_kicker high.one_pair_kickers high.four_of_a_kind_kicker"
        ),
    ),
    "suits decide between equal high hands": (
        judging(suits_count, pk.HIGH),
        (
            "high.flush_split high.suit_never stud_extra.no_suits_at_showdown chinese.tie"
            " showdown.split_equally showdown.split_equally_stud"
        ),
    ),
    "a royal flush is no royal": (
        judging(renamed(Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH), pk.HIGH),
        "numbers.royal_flushes",
    ),
    "ace-to-five reversed": (
        judging(reversed_, pk.ACE_TO_FIVE),
        (
            "low.six_tie low.six_four_beats_six_five low.six_further low.seven_tie"
            " low.seven_further low.eight_tie low.eight_further low.razz_no_limit"
        ),
    ),
    "straights spoil a low": (
        judging(next_name, pk.ACE_TO_FIVE),
        "low.six low.seven low.eight low.not_spoiled",
    ),
    "suits decide between equal lows": (
        judging(suits_count, pk.ACE_TO_FIVE),
        "low.no_suits",
    ),
    "suits are ranks in lows": (
        judging(suits_are_ranks, pk.ACE_TO_FIVE),
        "low.wheel_tie",
    ),
    "the ace is high in lows": (
        judging(ace_high, pk.ACE_TO_FIVE, pk.EIGHT_OR_BETTER),
        "low.ace_is_low low.wheel badugi.ace_is_low hilo.best_low",
    ),
    "lows are read from the bottom": (
        judging(from_the_bottom, pk.ACE_TO_FIVE),
        "low.read_down low.six_tie",
    ),
    "eight-or-better reversed": (
        judging(reversed_, pk.EIGHT_OR_BETTER),
        "hilo.best_low hilo.read_down hilo.ace_to_five hilo.six_four",
    ),
    "a nine qualifies": (
        nine_or_better,
        "low.eight_qualifies hilo.eight_or_better hilo.lower_than_eight",
    ),
    "straights do not qualify": (
        straights_do_not_qualify,
        "hilo.not_spoiled hilo.low_straight_wins_both hilo.samples hilo.sample_names",
    ),
    "the wheel is a straight in lowball": (
        ace_low_straight_in_lowball,
        "lowball.reversed lowball.ace_is_high",
    ),
    "lowball reversed": (
        judging(reversed_, pk.DEUCE_TO_SEVEN),
        (
            "lowball.number_one lowball.seven_five_beats_seven_six lowball.lowest_wins"
            " lowball.seven_tie lowball.eight_tie lowball.nine_tie lowball.ten_tie"
            " lowball.seven_further lowball.eight_further lowball.nine_further"
            " lowball.ten_further lowball.straights_hurt"
        ),
    ),
    "lowball by other names": (
        judging(next_name, pk.DEUCE_TO_SEVEN),
        "lowball.seven lowball.eight lowball.nine lowball.ten",
    ),
    "pairs do not count in lowball": (
        judging(only_high_cards, pk.DEUCE_TO_SEVEN),
        "lowball.no_limit lowball.lowest_wins",
    ),
    "badugi drops cards greedily": (
        greedy_badugi,
        (
            "badugi.three_card badugi.two_card badugi.three_card_lowest"
            " badugi.two_card_lowest badugi.one_card_lowest"
        ),
    ),
    "badugi reversed": (
        judging(reversed_, pk.BADUGI),
        (
            "badugi.badugi_tie badugi.three_card_tie badugi.two_card_tie"
            " badugi.badugi_further badugi.three_card_further"
        ),
    ),
    "badugi by other names": (
        judging(next_name, pk.BADUGI),
        "badugi.badugi badugi.one_card badugi.sequence_harmless",
    ),
    "badugi counts each card one higher": (
        judging(one_too_high, pk.BADUGI),
        (
            "badugi.ace_is_low badugi.pair_of_fours badugi.two_hearts badugi.two_pairs"
            " badugi.three_hearts badugi.four_aces badugi.one_suit"
        ),
    ),
    "every card counts in badugi": (
        every_card_counts,
        "badugi.all_different badugi.one_of_a_suit",
    ),
    "one card counts in badugi": (
        judging(one_card_counts, pk.BADUGI),
        "badugi.one_of_the_pairs",
    ),
    "suits decide between equal badugis": (
        judging(suits_count, pk.BADUGI),
        "badugi.one_card_split badugi.fourth_unused badugi.others_unused",
    ),
}
