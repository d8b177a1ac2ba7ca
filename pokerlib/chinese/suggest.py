"""The best legal setting of thirteen cards, against a stated yardstick.

The yardstick is the average number of units won from one of the opponents of
`pokerlib.chinese.opponents`: exact for them, and they are a sample of how people might set.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from pokerlib.cards import CardsLike
from pokerlib.chinese.opponents import TYPICAL, Opponents, foul_value, row_values
from pokerlib.chinese.order import foul_of
from pokerlib.chinese.rules import Rules, played_by
from pokerlib.chinese.search import SETTINGS, Hands, Laid, Levels, unbeaten
from pokerlib.chinese.setting import ROWS, Row, Setting, thirteen
from pokerlib.chinese.specials import Held, specials
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance


@dataclass(frozen=True, slots=True)
class Candidate:
    """A setting by the yardstick: units from one opponent on average, in all and row by row."""

    setting: Setting
    expected: Fraction
    rows: tuple[Fraction, Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The best setting, and what it was chosen from.

    `best` wins the most by the yardstick of all legal settings. `unbeaten` are the settings that
    no other one equals or beats in all three rows, one for each three strengths, the most first.
    `settings` and `legal` count the ways to lay the cards, all of them and those in order.
    `specials` are what the hand may be declared as; `declare` is the dearest, where it is paid
    no less than `best` wins on average from one opponent.
    """

    best: Candidate
    unbeaten: tuple[Candidate, ...]
    settings: int
    legal: int
    specials: tuple[Held, ...]
    declare: Held | None
    opponents: int


class _Yardstick:
    """What each row of each strength wins from all the opponents together."""

    def __init__(self, hands: Hands, rules: Rules, opponents: Opponents) -> None:
        self.hands = hands
        self.count = opponents.count
        self.values = tuple(self._values(row, rules, opponents) for row in ROWS)

    def _values(self, row: Row, rules: Rules, opponents: Opponents) -> dict[int, int]:
        levels = set((self.hands.threes if row == "front" else self.hands.fives).values())
        strengths = self.hands.strengths
        value = row_values(row, [strengths[level] for level in levels], rules, opponents)
        return {level: value[strengths[level]] for level in levels}

    def total(self, levels: Levels) -> int:
        back, middle, front = self.values
        return back[levels[0]] + middle[levels[1]] + front[levels[2]]

    def candidate(self, laid: Laid) -> Candidate:
        back, middle, front = (
            Fraction(values[level], self.count)
            for values, level in zip(self.values, laid.levels, strict=True)
        )
        rows = (back, middle, front)
        return Candidate(self.hands.setting(laid), sum(rows, Fraction()), rows)


def suggest(
    given: CardsLike,
    rules: Rules | None = None,
    *,
    conventions: Conventions = CONVENTIONS,
    opponents: Opponents = TYPICAL,
) -> Suggestion:
    """The best legal setting of thirteen cards by the yardstick: the same cards, the same answer.

    Equal settings are told apart by the stronger back, then by the stronger middle. Raises
    CardError unless it is thirteen cards.

    >>> found = suggest("Qc Ah Jh 6h 4h 2h Ks Kc 7c 3c Jd Kd 9s")
    >>> [found.best.setting.rank(row).category.value for row in ("back", "middle", "front")]
    ['flush', 'three_of_a_kind', 'high_card']
    >>> found.settings
    72072
    """
    hand = thirteen(given)
    rules = played_by(rules, conventions)
    hands = Hands(hand)
    yardstick = _Yardstick(hands, rules, opponents)
    legal, distinct = _distinct(hands.legal(equal=conventions.back_may_equal_middle))
    levels = max(distinct, key=lambda levels: (yardstick.total(levels), levels))
    best = yardstick.candidate(distinct[levels])
    free = sorted(unbeaten(distinct), key=lambda levels: (-yardstick.total(levels), levels))
    held = specials(hand, rules, conventions=conventions)
    return Suggestion(
        best,
        tuple(yardstick.candidate(distinct[levels]) for levels in free),
        SETTINGS,
        legal,
        held,
        _declare(held, best, rules),
        opponents.count,
    )


def _distinct(settings: Iterable[Laid]) -> tuple[int, dict[Levels, Laid]]:
    """How many legal settings there are, and the first of each three strengths."""
    legal, found = 0, dict[Levels, Laid]()
    for laid in settings:
        back, middle, _ = laid.levels
        legal += 2 if back == middle else 1
        found.setdefault(laid.levels, laid)
    return legal, found


def _declare(held: tuple[Held, ...], best: Candidate, rules: Rules) -> Held | None:
    dearest = max(held, key=lambda one: rules.price(one.special) or 0, default=None)
    if dearest is None or (rules.price(dearest.special) or 0) < best.expected:
        return None
    return dearest


def evaluate(
    setting: Setting,
    rules: Rules | None = None,
    *,
    conventions: Conventions = CONVENTIONS,
    opponents: Opponents = TYPICAL,
) -> Candidate:
    """A setting of one's own by the same yardstick, its special not counted; a foul loses all.

    Raises TypeError for another record.

    >>> wrong = Setting(back="Ks Kc Kd 7c 3c", middle="Ah Jh 6h 4h 2h", front="Qc Jd 9s")
    >>> evaluate(wrong).expected < -3
    True
    """
    instance("setting", setting, Setting)
    rules = played_by(rules, conventions)
    plain = Setting(back=setting.back, middle=setting.middle, front=setting.front)
    if foul_of(plain, conventions):
        paid = rules if conventions.foul_cost == "rows_and_bonuses" else Rules()
        lost = [Fraction(foul_value(row, paid, opponents), opponents.count) for row in ROWS]
        return Candidate(setting, sum(lost, Fraction()), (lost[0], lost[1], lost[2]))
    won = []
    for row in ROWS:
        strength = setting.rank(row).strength
        value = row_values(row, [strength], rules, opponents)[strength]
        won.append(Fraction(value, opponents.count))
    return Candidate(setting, sum(won, Fraction()), (won[0], won[1], won[2]))
