"""What the tables of ranks and flushes cannot hold is counted another way or refused (R7)."""

from math import comb
from random import Random

import numpy as np
import pytest

import pokerlib as pk
from pokerlib.cards import DECK
from pokerlib.games import Game
from pokerlib.games.streets import STUD_STREETS, BringIn, after_dealing
from pokerlib.language import say
from pokerlib.language.languages import LANGUAGES
from pokerlib.odds import OddsError, deals_until, every_hand, hands_converge, rank_many
from pokerlib.odds.bulk import scale_of
from pokerlib.odds.tables import table_of
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Ranking,
)
from tests.rules import slow

KINDS = [17_160, 154_440, 96_252, 2_873]


def test_badugi_hands_are_counted_by_how_many_cards_count() -> None:
    found = pk.odds.low_census(BADUGI)
    assert list(found.values()) == KINDS == list(pk.odds.census(BADUGI).values())
    assert sum(KINDS) == comb(52, 4)
    assert [rank.tiebreak for rank in found if rank] == [(4, 3, 2, 1), (3, 2, 1), (2, 1), (1,)]


def hands(count: int, size: int) -> list[tuple[int, ...]]:
    chance = Random(size)
    return [tuple(chance.sample(range(52), size)) for _ in range(count)]


def test_many_badugi_hands_have_the_order_that_they_have_one_by_one() -> None:
    some = hands(400, 4)
    found = rank_many(BADUGI, np.array(some)).tolist()
    ranks = [BADUGI.rank([DECK[card] for card in hand]) for hand in some]
    for hand, strength, rank in zip(some, found, ranks, strict=True):
        example = scale_of(BADUGI)[strength]
        assert example is not None
        assert rank == example
        assert slow.badugi(tuple(DECK[card] for card in hand)) == slow.badugi(
            (*example.cards, *example.unused)
        )
    whole = every_hand(BADUGI)
    assert len(whole) == comb(52, 4)
    assert len(set(whole.tolist())) == 1_092
    assert whole.min() == 1


def test_badugis_are_dealt_for() -> None:
    deals, hand = deals_until(Category.BADUGI, BADUGI, seed=3)
    rank = BADUGI.rank(hand)
    assert rank is not None
    assert (rank.category, deals < 200) == (Category.BADUGI, True)
    sample = hands_converge(Category.BADUGI, BADUGI, sizes=(1_000, 20_000), seed=1)
    last = sample.points[-1]
    assert sample.exact.limit_denominator(10**6) == pytest.approx(17_160 / 270_725)
    assert abs(float(last.mean - sample.exact)) < 4 * last.error


@pytest.mark.parametrize("cards", [4, 6, 7, 8])
def test_the_best_of_more_cards_where_a_flush_hurts_is_refused(cards: int) -> None:
    """2-3-4-5-7-9 of spades is always a flush; it came out best of all."""
    for ranking in (DEUCE_TO_SEVEN, *([BADUGI] if cards > 4 else [])):
        with pytest.raises(OddsError) as caught:
            rank_many(ranking, np.array(hands(1, cards)))
        assert caught.value.kind == "census_count"


@pytest.mark.parametrize("ranking", [HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER], ids=str)
@pytest.mark.parametrize("cards", [6, 7])
def test_the_best_of_more_cards_is_the_rankings_best(ranking: Ranking, cards: int) -> None:
    some = hands(120, cards)
    for hand, strength in zip(some, rank_many(ranking, np.array(some)).tolist(), strict=True):
        assert ranking.best([DECK[card] for card in hand]) == scale_of(ranking)[strength]


def test_no_table_holds_badugi() -> None:
    with pytest.raises(OddsError) as caught:
        table_of(BADUGI)
    assert caught.value.kind == "not_counted"
    assert len({say(caught.value, lang) for lang in LANGUAGES}) == 2


@pytest.mark.parametrize(
    "changed",
    [
        {"shares": (("low", BADUGI),)},
        {"shares": (("low", DEUCE_TO_SEVEN),)},
        {"from_hole": 3},
        {"from_hole": None},
        {"streets": after_dealing(4)[:2]},
    ],
)
def test_a_game_that_the_tables_cannot_hold_is_refused(changed: dict[str, object]) -> None:
    """Three own cards in a flush: a board with two of the suit would have been passed over."""
    given = {"streets": after_dealing(4), "from_hole": 2, "shares": (("high", HIGH),)}
    game = Game(key="other", limits=("pot",), **{**given, **changed})  # type: ignore[arg-type]
    with pytest.raises(OddsError) as caught:
        pk.odds.equity(game, ["AsKsQs2d", "4c5c6d7d"], "8s 9s Td")
    assert (caught.value.kind, caught.value.facts["what"]) == ("not_counted", "other")


def test_stud_for_deuce_to_seven_is_refused() -> None:
    game = Game(
        key="other", streets=STUD_STREETS, shares=(("low", DEUCE_TO_SEVEN),), limits=("fixed",),
        bring_in=BringIn("highest"), seats=7,
    )  # fmt: skip
    with pytest.raises(OddsError):
        pk.odds.equity(game, ["2s3s4s5s7s9s", "AhKhQhJd9c8c"])
