"""Every number twice: by enumeration and by combinatorics, fast and slow, ours and others'."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, prod

import numpy as np
import pytest

from pokerlib.cards import DECK, Card, code_at, deck_of
from pokerlib.chinese import specials
from pokerlib.counting.derivations import RUNS, RUNS_ACE_HIGH
from pokerlib.games import GAMES
from pokerlib.odds import (
    OddsError,
    census,
    chances,
    dealt,
    derivation,
    derivations,
    low_census,
    low_on_board,
    low_qualifies,
    naturals,
    omaha_by_the_river,
    rolled_up_trips,
)
from pokerlib.odds.bulk import categories_of, every_hand, rank_many
from pokerlib.odds.facts import laid_straights
from pokerlib.odds.multisets import add, combine, drop, number, ranks_of, size, ways
from pokerlib.odds.omaha_river import COUNTS, DEALS, count_lows, plain_boards, suited_boards
from pokerlib.odds.tables import table_of
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    RANKINGS,
    Category,
    Ranking,
)

FIVE = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "one_pair": 1_098_240,
    "high_card": 1_302_540,
}
SEVEN = {
    "royal_flush": 4_324,
    "straight_flush": 37_260,  # situation 62: not 41,584, which counts the royals twice
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "one_pair": 58_627_800,
    "high_card": 23_294_460,
}


@pytest.mark.parametrize(("cards", "wanted"), [(5, FIVE), (7, SEVEN)])
def test_the_ten_hands(cards: int, wanted: dict[str, int]) -> None:
    """Published everywhere; in this order, the strongest first."""
    assert list(census(HIGH, cards).items()) == list(wanted.items())
    assert sum(wanted.values()) == comb(52, cards)


@pytest.mark.parametrize(
    ("ranking", "cards"),
    [(ranking, ranking.size) for ranking in RANKINGS.values()]
    + [(ranking, cards) for ranking in (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER) for cards in (6, 7)],
    ids=str,
)
def test_enumeration_and_combinatorics_agree(ranking: Ranking, cards: int) -> None:
    counted = census(ranking, cards)
    derived = {category: way.count for category, way in derivations(ranking, cards).items()}
    assert list(counted.items()) == list(derived.items())
    assert sum(counted.values()) == comb(52, cards)


def test_lows_and_badugi() -> None:
    assert census(EIGHT_OR_BETTER) == {Category.NO_PAIR: 56 * 4**5, None: 2_541_616}
    assert census(DEUCE_TO_SEVEN)[Category.STRAIGHT] == 10_200 - 1_020
    assert census(BADUGI) == {
        Category.BADUGI: 17_160,
        Category.THREE_CARD: 154_440,
        Category.TWO_CARD: 96_252,
        Category.ONE_CARD: 2_873,
    }
    assert census(CHINESE_FRONT)[Category.THREE_OF_A_KIND] == 52


def test_lows_by_their_highest_card() -> None:
    """C(top - 1, 4) sets of ranks below the highest card; in deuce to seven one of them a run."""
    by_top = {low.tiebreak[0]: n for low, n in low_census(EIGHT_OR_BETTER).items() if low}
    assert by_top == {top: comb(top - 1, 4) * 4**5 for top in (5, 6, 7, 8)}
    kansas = {
        rank.tiebreak: n
        for rank, n in low_census(DEUCE_TO_SEVEN).items()
        if rank and rank.category == Category.HIGH_CARD
    }
    assert next(iter(kansas.items())) == ((7, 5, 4, 3, 2), (comb(5, 4) - 1) * (4**5 - 4))
    assert list(kansas.values()) == [(comb(top - 2, 4) - 1) * (4**5 - 4) for top in range(7, 15)]
    for ranking in (ACE_TO_FIVE, EIGHT_OR_BETTER):
        assert sum(low_census(ranking, 7).values()) == comb(52, 7)
    with pytest.raises(OddsError):
        low_census(DEUCE_TO_SEVEN, 7)


def test_a_census_is_nobodys_to_change() -> None:
    census(HIGH).clear()
    assert census(HIGH)[Category.ROYAL_FLUSH] == 4


@pytest.mark.parametrize(
    ("ranking", "cards"),
    [(HIGH, 4), (HIGH, 8), (BADUGI, 5), (DEUCE_TO_SEVEN, 7), (CHINESE_FRONT, 2)],
    ids=str,
)
def test_hands_that_are_not_counted(ranking: Ranking, cards: int) -> None:
    """In deuce to seven with seven cards a flush can be avoided or not: no table says."""
    for question in (census, derivations):
        with pytest.raises(OddsError) as caught:
            question(ranking, cards)  # type: ignore[operator]
        assert caught.value.kind == "census_count"


def test_the_steps_of_the_document() -> None:
    """Issue 7: royal flush: 4 suits; full house: 13 · C(4,3) · 12 · C(4,2)."""
    royal, house = (derivation(HIGH, Category(name)) for name in ("royal_flush", "full_house"))
    assert [[step.ways for step in case.steps] for case in royal.cases] == [[4]]
    assert [[step.ways for step in case.steps] for case in house.cases] == [[13, 4, 12, 6]]
    flush = derivation(HIGH, Category.FLUSH).cases[0].steps
    assert [(step.choices[0].ways, step.less) for step in flush] == [(4, 0), (1_287, 10)]


def test_runs_among_ranks() -> None:
    runs = [{(low + place) % 13 for place in range(-1, 4)} for low in range(10)]
    for count, wanted in RUNS.items():
        sets = [set(ranks) for ranks in combinations(range(13), count)]
        assert sum(any(run <= ranks for run in runs) for ranks in sets) == wanted
    assert RUNS_ACE_HIGH[5] == RUNS[5] - 1


# Multisets of ranks


@pytest.mark.parametrize("count", range(1, 6))
def test_multisets(count: int) -> None:
    ranks = ranks_of(count).tolist()
    assert [number(one) for one in ranks] == list(range(size(count)))
    picked = random.Random(count).sample(range(size(count)), min(size(count), 60))
    for place in picked:
        one = ranks[place]
        assert [add(count)[place, rank] for rank in range(13)] == [
            number([*one, rank]) for rank in range(13)
        ]
        assert drop(count)[:, place].tolist() == [
            number(one[:i] + one[i + 1 :]) for i in range(count)
        ]
        assert combine(count, 2)[place, 17] == number([*one, *ranks_of(2)[17].tolist()])


def test_ways_of_multisets() -> None:
    left = [4, 3, 2, 1, 0, *[4] * 8]
    deck = [rank for rank, count in enumerate(left) for _ in range(count)]
    wanted = Counter(number(hand) for hand in combinations(deck, 3))
    assert {place: times for place, times in enumerate(ways(3, left).tolist()) if times} == wanted


# Many hands at once


RANK_FIVE = (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN)


def some_hands(count: int, cards: int) -> list[tuple[Card, ...]]:
    return [deck_of(code_at("BBB-BBB", place))[:cards] for place in range(count)]


def same_order(ranking: Ranking, hands: list[tuple[Card, ...]], strengths: list[int]) -> None:
    """Equal for equal hands, greater for better ones, 0 where nothing qualifies."""
    table = table_of(ranking)
    for hand, strength in zip(hands, strengths, strict=True):
        rank, example = ranking.best(hand), table.ranks[strength]
        assert (rank and rank.strength) == (example and example.strength), hand
    seen = [rank.strength for rank in table.ranks if rank]
    assert seen == sorted(set(seen))


# Of more than five cards deuce-to-seven can avoid a flush: the table is not made for that.
MANY = [(one, n) for one in RANK_FIVE for n in (5, 6, 7) if n == 5 or one is not DEUCE_TO_SEVEN]


@pytest.mark.parametrize(("ranking", "cards"), MANY, ids=str)
def test_many_hands(ranking: Ranking, cards: int) -> None:
    hands = some_hands(500, cards)
    suited = [tuple(DECK[4 * rank + 1] for rank in ranks) for ranks in combinations(range(13), 5)]
    hands += [(*hand, *[card for card in DECK if card not in hand][: cards - 5]) for hand in suited]
    array = np.array([[card.index for card in hand] for hand in hands])
    same_order(ranking, hands, rank_many(ranking, array).tolist())


def test_the_kinds_of_arrays() -> None:
    """Cards come as any whole numbers, in any layout, however many hands there are."""
    array = np.array([[card.index for card in hand] for hand in some_hands(700, 5)])
    wanted = rank_many(HIGH, array)
    for dtype in (np.uint8, np.int32, np.uint64):
        assert (rank_many(HIGH, array.astype(dtype)) == wanted).all()
    assert (rank_many(HIGH, np.asfortranarray(array)) == wanted).all()
    assert (rank_many(HIGH, np.tile(array, (200, 1))) == np.tile(wanted, 200)).all()
    assert len(rank_many(HIGH, array[:0])) == 0


@pytest.mark.parametrize("ranking", [*RANK_FIVE, CHINESE_FRONT], ids=str)
def test_every_hand_in_its_place(ranking: Ranking) -> None:
    found = every_hand(ranking)
    assert len(found) == comb(52, ranking.size)
    hands, strengths = [], []
    for hand in some_hands(400, ranking.size):
        ordered = sorted(card.index for card in hand)
        place = sum(comb(card, i + 1) for i, card in enumerate(ordered))
        hands.append(hand)
        strengths.append(int(found[place]))
    same_order(ranking, hands, strengths)


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("ranking", RANK_FIVE, ids=str)
def test_every_single_hand(ranking: Ranking) -> None:
    """All 2,598,960 against the ranking itself."""
    examples = [rank and rank.strength for rank in table_of(ranking).ranks]
    found = every_hand(ranking)
    place = 0
    for high in range(4, 52):
        for rest in combinations(range(high), 4):
            ordered = (*rest, high)
            place = sum(comb(card, i + 1) for i, card in enumerate(ordered))
            rank = ranking.judge(tuple(DECK[card] for card in reversed(ordered)))
            assert (rank and rank.strength) == examples[found[place]]


# Facts of the games


def test_rolled_up_trips() -> None:
    trips = census(CHINESE_FRONT)[Category.THREE_OF_A_KIND]
    assert (rolled_up_trips().favourable, rolled_up_trips().total) == (trips, comb(52, 3))
    assert 1 / rolled_up_trips().probability == 425


def test_a_low_is_possible_on_the_board() -> None:
    """Issue 7, and once more by looking at every multiset of ranks."""
    ranks = ranks_of(5).tolist()
    times = ways(5, [4] * 13).tolist()
    low = {*range(7), 12}
    counted = sum(n for one, n in zip(ranks, times, strict=True) if len(low & set(one)) >= 3)
    assert counted == low_on_board().favourable == 1_561_728
    assert low_on_board().total == 2_598_960


def test_the_naturals_of_the_situations() -> None:
    """Situation 52, and the full straight of the issue."""
    found = {key: chance.favourable for key, chance in naturals().items()}
    assert found["full_straight"] == 4**13
    assert found["six_pairs"] == 2_561_974_272 == 2_241_727_488 + 320_246_784
    assert found["six_pairs_with_quads"] == 2_856_863_152
    assert {chance.total for chance in naturals().values()} == {comb(52, 13)}
    assert {chance.game for chance in naturals().values()} == {"chinese"}
    counted = [key for key, chance in naturals().items() if chance.source != "derived"]
    assert counted == ["three_straights"]
    assert naturals()["three_straights"].source == "counted"


def test_pairs_in_thirteen_cards_counted_rank_by_rank() -> None:
    """The same by walking through the ranks, one after the other."""
    ways_so_far = Counter({(0, 0, 0): 1})  # cards, ranks with a pair, pairs
    for _ in range(13):
        longer: Counter[tuple[int, int, int]] = Counter()
        for (cards, different, pairs), times in ways_so_far.items():
            for n in range(5):
                key = (cards + n, different + (n > 1), pairs + n // 2)
                longer[key] += times * comb(4, n)
        ways_so_far = longer
    thirteen = {key: times for key, times in ways_so_far.items() if key[0] == 13}
    found = naturals()
    assert sum(thirteen.values()) == comb(52, 13)
    assert sum(n for (_, different, _), n in thirteen.items() if different == 6) == (
        found["six_pairs"].favourable
    )
    assert sum(n for (_, _, pairs), n in thirteen.items() if pairs == 6) == (
        found["six_pairs_with_quads"].favourable
    )


def test_three_flushes_by_the_sizes_of_the_suits() -> None:
    fits = {(0, 3, 5, 5), (0, 0, 5, 8), (0, 0, 3, 10), (0, 0, 0, 13)}
    counted = sum(
        prod(comb(13, n) for n in sizes)
        for sizes in product(range(14), repeat=4)
        if sum(sizes) == 13 and tuple(sorted(sizes)) in fits
    )
    assert counted == naturals()["three_flushes"].favourable


def test_three_straights_are_what_chinese_poker_calls_so() -> None:
    """Hands that can be laid out so, and the same with a card changed, asked of the rules."""
    laid = laid_straights()
    chance = random.Random(1)
    for ranks in chance.sample(sorted(laid), 12):
        hand = [DECK[4 * rank + (place + rank) % 4] for place, rank in enumerate(ranks)]
        if len(set(hand)) < 13:
            continue
        for place in (None, 0, 6):
            if place is not None:
                hand[place] = chance.choice([card for card in DECK if card not in hand])
            found = {held.special.value for held in specials(hand)}
            now = tuple(sorted(card.rank - 2 for card in hand))
            assert ("three_straights" in found) == (now in laid)


@pytest.mark.exhaustive
def test_three_straights_by_taking_them_away() -> None:
    """All ways to have each rank so often; which can be laid out in rows is tried row by row."""
    five = [tuple((low + place) % 13 for place in range(5)) for low in range(10)]
    three = [tuple((low + place) % 13 for place in range(3)) for low in range(12)]

    @cache
    def laid(counts: tuple[int, ...], rows: tuple[int, int]) -> bool:
        if not any(rows):
            return not any(counts)
        runs = five if rows[0] else three
        rest = (rows[0] - 1, rows[1]) if rows[0] else (0, rows[1] - 1)
        return any(
            laid(tuple(n - (rank in run) for rank, n in enumerate(counts)), rest)
            for run in runs
            if all(counts[rank] for rank in run)
        )

    def vectors(left: int, ranks: int) -> Iterator[tuple[int, ...]]:
        if ranks == 0:
            yield from [()] * (left == 0)
            return
        for n in range(min(3, left) + 1):
            yield from ((n, *more) for more in vectors(left - n, ranks - 1))

    # Three rows have at most three of a rank; no straight of five is without a five and a ten.
    counted = sum(
        prod(comb(4, n) for n in counts)
        for counts in vectors(13, 13)
        if (counts[4] or counts[9]) and laid(counts, (2, 1))
    )
    assert counted == naturals()["three_straights"].favourable


def test_omaha_by_the_river_is_a_whole() -> None:
    assert DEALS == 463_563_500_400
    assert sum(COUNTS.values()) == DEALS
    assert list(omaha_by_the_river()) == list(FIVE)
    for key, chance in omaha_by_the_river().items():
        told = chance.key, chance.source, chance.game, chance.category
        assert told == (key, "counted", "omaha", key)
    assert low_qualifies().favourable == count_lows()


@pytest.mark.exhaustive
@pytest.mark.timeout(600)
def test_omaha_by_the_river_counted_again() -> None:
    from pokerlib.odds.omaha_river import main

    assert main() == 0


@pytest.mark.parametrize("number_of", range(3))
def test_omaha_hands_on_a_single_board(number_of: int) -> None:
    """The classes of hands against all 178,365 hands, on boards with and without a flush."""
    board = {0: "2c 7d 9h Jd Kc", 1: "2c 7c 9c Jd Kd", 2: "5c 6c 7c 8c Ah"}[number_of].split()
    codes = {card.code: card.index for card in DECK}
    lying = [codes[code] for code in board]
    clubs = [card // 4 for card in lying if card % 4 == 0]
    rest = [card // 4 for card in lying if card % 4]
    if len(clubs) < 3:
        weights = np.zeros(size(5))
        weights[number([card // 4 for card in lying])] = 1
        found = plain_boards(HIGH, weights)
    else:
        mask = sum(1 << rank for rank in clubs)
        found = suited_boards(mask, np.array([number(rest)]), np.ones(1))
    left = [card for card in range(52) if card not in lying]
    best = {
        pair: max(
            int(strength)
            for strength in rank_many(
                HIGH, np.array([[*pair, *three] for three in combinations(lying, 3)])
            )
        )
        for pair in combinations(left, 2)
    }
    table = np.zeros((52, 52), np.uint16)
    for (one, other), strength in best.items():
        table[one, other] = strength
    hands = np.array(list(combinations(left, 4)))
    strengths = np.max(
        [table[hands[:, i], hands[:, j]] for i, j in combinations(range(4), 2)], axis=0
    )
    categories = categories_of(HIGH)
    wanted = Counter(categories[strength] for strength in strengths.tolist())
    order = list(dict.fromkeys(categories))
    assert {order[place]: int(n) for place, n in enumerate(found) if n} == wanted


def test_omaha_by_the_river_against_a_sample() -> None:
    deals = [deck_of(code_at("BBB-BBB", place))[:9] for place in range(400)]
    made = Counter()
    for deal in deals:
        best = GAMES["omaha"].made(deal[:4], deal[4:])["high"]
        assert best is not None
        made[best.rank.category] += 1
    for category, chance in omaha_by_the_river().items():
        expected = float(chance.probability) * len(deals)
        assert abs(made[category] - expected) < 5 * (expected + 1) ** 0.5, category


def test_what_is_dealt() -> None:
    """Situation 63: one in so many, not so many to one."""
    assert 1 / dealt(5)[Category.ROYAL_FLUSH].probability == 649_740
    assert 1 / dealt(7)[Category.ROYAL_FLUSH].probability == 30_940
    for key, chance in dealt(5).items():
        assert (chance.key, chance.source, chance.game, chance.category) == (
            key,
            "counted",
            "",
            key,
        )
        assert chance.derivation is not None
        assert chance.derivation.count == chance.favourable


@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha_hilo"])
@pytest.mark.parametrize("seed", range(3))
def test_chances_are_the_hands_that_are_made(key: str, seed: int) -> None:
    game = GAMES[key]
    deck = deck_of(code_at("BBB-BBB", seed))
    hole, board, left = deck[: game.hole], deck[-4:], deck[game.hole : -4]
    found = chances(key, hole, board)
    for share, _ in game.shares:
        wanted: Counter[Category | None] = Counter()
        for card in left:
            best = game.made(hole, (*board, card))[share]
            wanted[best.rank.category if best else None] += 1
        assert found[share] == wanted


def test_chances_of_all_boards_and_draws() -> None:
    assert sum(chances("omaha_hilo", "As 2s Kd Qd")["low"].values()) == comb(48, 5)
    assert sum(chances("razz", "As 2s 3d")["low"].values()) == comb(49, 4)
    assert chances("badugi", "As 2s 3d 4h") == {"low": {Category.THREE_CARD: 1}}
    assert chances("stud_hilo", "As 2s 3d 4h 5c Kd Ks")["low"] == {Category.NO_PAIR: 1}
