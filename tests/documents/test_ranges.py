"""Every number of a claim over a sensible range, and every sum of money in other amounts.

What is expected is said by the sentence alone: a number that is part of a rule is right in one way
only, but for those listed; and a rule about money holds for dollars, cents and millions alike.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import comb

import pytest

from pokerlib.documents import CLAIMS, Claim
from pokerlib.documents.judging import evidence
from pokerlib.documents.model import MONEY, Evidence

RANGE = range(16)
# Other numbers with which the sentence is true: "a five-low wins as well", "the deuce of clubs
# opens against a king too"; 1 is another name of the ace; and 9 puts the slip of line 158 right.
TRUE_AS_WELL = {
    ("low.wheel", "fifth"): {1},
    ("low.razz_no_limit", "top"): set(range(5, 14)),
    ("low.razz_no_limit", "other"): set(range(5, 14)),
    ("stud_extra.deuce_of_clubs", "first_rank"): set(range(2, 15)),
    ("hilo.lower_than_eight", "below"): {8, 9},
}


def _main(found: Evidence) -> str:
    return str(getattr(found, "main", found.verdict))


def _numbers() -> Iterator[tuple[Claim, str]]:
    """What is counted; the sums of money apart."""
    for claim in CLAIMS:
        for name, own in claim.values.items():
            if type(own) is int and name not in MONEY:
                yield claim, name


NUMBERS = list(_numbers())
SAMPLE = [
    pytest.param(*one, marks=() if place % 11 == 0 else pytest.mark.exhaustive)
    for place, one in enumerate(NUMBERS)
]


@pytest.mark.parametrize(("claim", "name"), SAMPLE, ids=lambda one: getattr(one, "id", one))
def test_a_number_of_a_rule_is_right_in_one_way_only(claim: Claim, name: str) -> None:
    own = claim.values[name]
    right = {one for one in RANGE if _main(evidence(claim, {name: one})) == "holds"}
    if _main(claim.check()) != "holds":  # wrong, or its picture is lost
        assert own not in right
        return
    expected = {own, *TRUE_AS_WELL.get((claim.id, name), ())}
    assert right == {one for one in expected if one in RANGE}


TIMES = (Fraction(1, 4), Fraction(1, 2), 2, 3, 7, 100, 10**6, 10**9)
IN_MONEY = [
    claim
    for claim in CLAIMS
    if any(name in MONEY and type(own) is int for name, own in claim.values.items())
]


@pytest.mark.parametrize("times", TIMES, ids=str)
def test_a_rule_about_money_holds_for_any_amounts(times: Fraction | int) -> None:
    """All the sums of a sentence so many times as large: the verdict stays."""
    assert len(IN_MONEY) > 15
    for claim in IN_MONEY:
        money = {name: own for name, own in claim.values.items() if name in MONEY}
        found = evidence(claim, {name: own * times for name, own in money.items()})
        if (claim.id, times) == ("actions.short_big_blind", Fraction(1, 2)):
            continue  # in whole dollars nobody has less than a blind of one
        assert _main(found) == _main(claim.check()), claim.id


@pytest.mark.parametrize("cards", range(5, 61))
def test_how_many_hands_a_deck_gives(cards: int) -> None:
    [claim] = [one for one in CLAIMS if one.id == "numbers.hands"]
    found = evidence(claim, {"cards": cards, "hands": comb(cards, 5)})
    assert found.facts["count"] == comb(cards, 5)
    assert found.verdict == ("holds" if cards == 52 else "wrong")
