"""Two settings of the same cards side by side: one's own and the suggested one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pokerlib.cards import Card
from pokerlib.chinese.opponents import TYPICAL, Opponents
from pokerlib.chinese.order import Foul, foul_of
from pokerlib.chinese.rules import Rules, played_by
from pokerlib.chinese.search import Hands, Laid
from pokerlib.chinese.setting import ROWS, Row, Setting, SettingError, thirteen
from pokerlib.chinese.suggest import Candidate, evaluate
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance
from pokerlib.rankings.base import HandRank
from pokerlib.rankings.explain import Difference, difference


@dataclass(frozen=True, slots=True)
class Move:
    """A card that lies in one row of the first setting and in another of the second."""

    card: Card
    source: Row
    target: Row


@dataclass(frozen=True, slots=True)
class RowContrast:
    """One row in both settings: the first's rank, the second's, and where they first differ.

    `gain` is what the second wins more there, on average from one opponent.
    """

    row: Row
    ranks: tuple[HandRank, HandRank]
    difference: Difference
    gain: Fraction


@dataclass(frozen=True, slots=True)
class Contrast:
    """How the second setting differs from the first: the cards that move, row by row, in units.

    `first` and `second` are the two by the yardstick of `suggest`; `foul` says what is wrong
    with the first. Suits that change nothing are not counted as moves. `beaten`: the second is
    as strong in every row and stronger in one, so that it is better whoever the opponents are.
    """

    first: Candidate
    second: Candidate
    foul: Foul | None
    moves: tuple[Move, ...]
    rows: tuple[RowContrast, ...]

    @property
    def gain(self) -> Fraction:
        """What the second wins more, on average from one opponent."""
        return self.second.expected - self.first.expected

    @property
    def equal(self) -> bool:
        """Whether every row is as strong in both: nothing to learn from the difference."""
        return not any(row.difference.better for row in self.rows)

    @property
    def beaten(self) -> bool:
        return not self.equal and all(row.difference.better <= 0 for row in self.rows)


def contrast(
    own: Setting,
    other: Setting,
    rules: Rules | None = None,
    *,
    conventions: Conventions = CONVENTIONS,
    opponents: Opponents = TYPICAL,
) -> Contrast:
    """How one setting differs from another of the same cards, as from that of `suggest`.

    Of the settings that are as strong as the other in every row, that with the fewest moves is
    shown. Raises SettingError where the cards are not the same, TypeError for another record.

    >>> own = Setting(back="Ks Kc Kd 7c 3c", middle="Ah Jh 6h 4h 2h", front="Qc Jd 9s")
    >>> right = Setting(back="Ah Jh 6h 4h 2h", middle="Ks Kc Kd 7c 3c", front="Qc Jd 9s")
    >>> found = contrast(own, right)
    >>> len(found.moves), found.foul.swap, found.gain > 2
    (10, ('back', 'middle'), True)
    """
    instance("own", own, Setting)
    instance("other", other, Setting)
    rules = played_by(rules, conventions)
    _same_cards(own, other)
    second = _nearest(own, other, conventions)
    judged = [
        evaluate(one, rules, conventions=conventions, opponents=opponents) for one in (own, second)
    ]
    rows = tuple(
        RowContrast(row, ranks, difference(*ranks), theirs - mine)
        for row, mine, theirs in zip(ROWS, judged[0].rows, judged[1].rows, strict=True)
        for ranks in [(own.rank(row), second.rank(row))]
    )
    plain = Setting(back=own.back, middle=own.middle, front=own.front)
    return Contrast(judged[0], judged[1], foul_of(plain, conventions), _moves(own, second), rows)


def _same_cards(own: Setting, other: Setting) -> None:
    for card in own.cards:
        if card not in other.cards:
            raise SettingError("other_cards", card=card.code)


def _moves(own: Setting, other: Setting) -> tuple[Move, ...]:
    return tuple(
        Move(card, source, target)
        for target in ROWS
        for card in other.row(target)
        for source in ROWS
        if source != target and card in own.row(source)
    )


def _nearest(own: Setting, other: Setting, conventions: Conventions) -> Setting:
    """Of the settings as strong as the other, that which leaves most cards where they are."""
    hands = Hands(thirteen(own.cards))
    wanted = tuple(hands.strengths.index(other.rank(row).strength) for row in ROWS)
    kept = [
        sum(1 << place for place, card in enumerate(hands.hand) if card in own.row(row))
        for row in ROWS
    ]
    best: Laid | None = None
    most = sum(card in own.row(row) for row in ROWS for card in other.row(row))
    for laid in hands.legal(equal=conventions.back_may_equal_middle):
        if laid.levels != wanted:
            continue
        stay = sum((row & mine).bit_count() for row, mine in zip(laid.rows, kept, strict=True))
        if stay > most:
            best, most = laid, stay
    return hands.setting(best) if best else other
