"""pokerkit as a second opinion: the same bounds at every decision, the same stacks at the end."""

from collections import Counter

import pytest

import pokerlib as pk
from pokerlib.play import events as e
from tests.rules.random_hands import FLOP_GAMES, STUD_GAMES, random_hand
from tests.rules.second_opinion import Opinion, same_table, second_opinion


def compare(seeds: range, games: tuple[str, ...]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for seed in seeds:
        hand = random_hand(seed, games, open_pair_on_fourth="nobody")  # they have no such rule
        opinion = second_opinion(hand, seed)
        assert not opinion.differences, (seed, opinion.differences[0])
        counted["decisions compared"] += opinion.compared
        counted.update(opinion.left_out)
        if opinion.stopped:
            assert opinion.left_out, (seed, opinion.stopped)
            counted["hands given up after a difference"] += 1
        elif opinion.left_out:
            counted["hands with a decision left out"] += 1
        elif some_pots_without_a_low(hand):
            counted["a side pot without a low is halved there, if another pot has one"] += 1
        else:
            counted["hands played to the same stacks"] += 1
            assert_same_stacks(seed, opinion)
            if the_same_both_ways(hand):
                counted["of these, the same hands both ways: each half by itself there"] += 1
    for what, number in sorted(counted.items()):
        print(f"{what}: {number}")
    return counted


def some_pots_without_a_low(hand: pk.Hand) -> bool:
    """Hi/lo with a low in one pot and none in another: they halve both (None equals None)."""
    if len(hand.game.shares) < 2:
        return False
    awards = [event for event in hand.events if isinstance(event, e.PotAwarded)]
    return len({any(part.share == "low" for part in award.parts) for award in awards}) == 2


def the_same_both_ways(hand: pk.Hand) -> bool:
    """Two players with the same high and low hand, and a pot that does not halve evenly."""
    for event in hand.events:
        if isinstance(event, e.PotAwarded):
            won = [{p.seat for p in event.parts if p.share == share} for share in ("high", "low")]
            if len(won[0] & won[1]) > 1 and any(part.odd for part in event.parts):
                return True
    return False


def assert_same_stacks(seed: int, opinion: Opinion) -> None:
    """Chips that don't divide are dealt out otherwise there, across side pots: one for each."""
    hand = opinion.hand
    awards = [event for event in hand.events if isinstance(event, e.PotAwarded)]
    odd = sum(part.odd for event in awards for part in event.parts)
    theirs = dict(zip(hand.state.seats, opinion.state.stacks, strict=True))
    for seat, stack in hand.stacks.items():
        assert abs(stack - theirs[seat]) <= odd, (seed, hand.stacks, theirs)


def test_the_same_bounds_at_every_decision() -> None:
    counted = compare(range(100), FLOP_GAMES)
    assert counted["decisions compared"] > 700
    left_out = sum(counted.values()) - counted["decisions compared"]
    assert left_out < counted["decisions compared"] / 2


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_the_same_bounds_in_4_000_hands() -> None:
    assert compare(range(4000), FLOP_GAMES)["decisions compared"] > 30_000


def test_stud_the_same_opener_bounds_and_stacks() -> None:
    counted = compare(range(80), STUD_GAMES)
    assert counted["decisions compared"] > 800


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_stud_in_5_000_hands() -> None:
    assert compare(range(5000), STUD_GAMES)["decisions compared"] > 50_000


def test_the_same_hands_both_ways_are_halved_there() -> None:
    """R1: two wheels with 33 chips each; theirs end with 34 and 32, ours with 33 each."""
    hand = pk.Hand(
        "omaha_hilo", "no", stakes=pk.Stakes(1, 2), stacks={1: 33, 2: 33}, button=2,
        deck="4s 5s Jc Qd 4c 5c Jd Qh As 2d 3h Kc 9h",
    )  # fmt: skip
    opinion = Opinion(hand, same_table(hand))
    opinion.deal()
    for move in (pk.Raise(33), pk.Call()):
        assert opinion.follow(move)
        hand.act(move)
        opinion.deal()
    hand.show_all()
    assert the_same_both_ways(hand)
    assert (sorted(hand.stacks.values()), sorted(opinion.state.stacks)) == ([33, 33], [32, 34])


def test_known_differences_really_are_there() -> None:
    """The predicate leaves out nothing for which there is no example."""
    hand = pk.Hand(
        "omaha", "pot", stakes=pk.Stakes(50, 100), stacks={1: 5000, 2: 20, 3: 5000},
        button=1, deck="BBB-BBB",
    )  # fmt: skip
    opinion = second_opinion(hand, 1)
    assert opinion.left_out["a blind that is all in for less lowers price and maximum there"]
