"""Two settings meet: who wins a row, and how many units are paid in all."""

from collections.abc import Iterator
from typing import Final

from pokerlib.cards import Card
from pokerlib.chinese import ROWS, RULES, SIZES, PairResult, Row, Setting, foul_of, score
from pokerlib.practice.building import taken
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.kinds.chinese_set import legal
from pokerlib.practice.model import Option, Question, Told, named, one_right, placed

VARIANTS: Final = {2: ("legal", "row", "paid")}
"""What is asked: is it a foul, who wins the row, what is paid."""

Patterns = tuple[str, str, str]

# Hands that are in order whatever their ranks, the back first.
_PLAIN: Final[tuple[Patterns, ...]] = (
    ("full_house", "flush", "one_pair"),
    ("full_house", "straight", "high_card"),
    ("full_house", "two_pair", "one_pair"),
    ("flush", "straight", "one_pair"),
    ("flush", "two_pair", "one_pair"),
    ("flush", "one_pair", "high_card"),
    ("straight", "three_of_a_kind", "one_pair"),
    ("straight", "two_pair", "high_card"),
    ("straight", "one_pair", "high_card"),
    ("three_of_a_kind", "two_pair", "one_pair"),
    ("three_of_a_kind", "one_pair", "high_card"),
    ("two_pair", "one_pair", "high_card"),
)
# The same with bonuses among them.
_PAID: Final[tuple[Patterns, ...]] = (
    ("four_of_a_kind", "full_house", "three_of_a_kind"),
    ("straight_flush", "flush", "one_pair"),
    ("full_house", "straight", "three_of_a_kind"),
    ("four_of_a_kind", "flush", "one_pair"),
    ("flush", "straight", "three_of_a_kind"),
    ("full_house", "two_pair", "one_pair"),
    ("four_of_a_kind", "two_pair", "high_card"),
)
_MAY_TIE: Final = frozenset({"straight", "two_pair", "one_pair", "high_card"})
_KICKERS: Final[dict[str, int]] = {"two_pair": 4, "one_pair": 2, "high_card": 1}
"""How many cards may be alike before the kickers decide."""
_BETTER: Final = {"first": 1, "second": -1, "tie": 0}


def ask(level: int, draw: Draw) -> Question:
    """A row of five cards; a foul, a close row or the whole sum; the whole sum."""
    variant = "row" if level == 1 else draw.one_of(VARIANTS[2]) if level == 2 else "paid"
    if variant == "legal":
        return legal(draw)
    return _paid(draw) if variant == "paid" else _row(level, draw)


# Who wins a row


def _row(level: int, draw: Draw) -> Question:
    """Each player wins as often as the hands are equal; at level 2 kickers decide more often."""
    rows: tuple[Row, ...] = ("back", "middle") if level == 1 else ROWS
    row, wanted = draw.one_of(rows), draw.of(*_BETTER)
    place = ROWS.index(row)
    first, second = _alike(draw, place, tie=wanted == "tie")
    late = level == 2 and first[place] in _KICKERS
    same = SIZES[row] if wanted == "tie" else _KICKERS[first[place]] if late else 0

    def found(deck: Cards) -> tuple[PairResult, tuple[Setting, Setting]] | None:
        settings = _laid(list(deck), place, first, second, same)
        if settings is None:
            return None
        (pair,) = score(settings).pairs
        better = pair.rows[[one.row for one in pair.rows].index(row)].better
        if (better == 0) != (wanted == "tie"):
            return None
        if better == _BETTER[wanted]:
            return pair, settings
        turned = (settings[1], settings[0])
        return score(turned).pairs[0], turned

    pair, settings = draw.first(found)
    met = next(one for one in pair.rows if one.row == row)
    return Question(
        Told("chinese_lesson.task.row.ask", {"row": Told(f"chinese.row.the.{row}")}),
        one_right(
            named("chinese_lesson.task.row", *_BETTER),
            wanted,
            lambda key: _row_mistake(pair, row, wanted, key),
        ),
        (met,),
        Told("question.chinese_score.hint"),
        settings=settings,
        row=row,
        variant="row",
    )


def _alike(draw: Draw, place: int, *, tie: bool) -> tuple[Patterns, Patterns]:
    """Two players' hands that are of one kind in this row."""
    firsts = [one for one in _PLAIN if not tie or one[place] in _MAY_TIE]
    first = draw.one_of(firsts)
    return first, draw.one_of([one for one in _PLAIN if one[place] == first[place]])


def _laid(
    deck: list[Card], place: int, first: Patterns, second: Patterns, same: int
) -> tuple[Setting, Setting] | None:
    """Settings of these hands, the asked row first; its first `same` cards have the same ranks."""
    size = SIZES[ROWS[place]]
    mine = taken(deck, first[place], size)
    if mine and same:
        theirs = _twin(deck, mine, min(same, size))
    else:
        theirs = taken(deck, second[place], size)
    if not mine or not theirs:
        return None
    one = _filled(deck, first, place, mine)
    other = _filled(deck, second, place, theirs)
    return (one, other) if one and other else None


def _twin(deck: list[Card], cards: Cards, same: int) -> Cards | None:
    """Cards of the same ranks, those of a group before the kickers; the last may be others."""
    ranks = [card.rank for card in cards]
    ordered = sorted(cards, key=lambda card: (ranks.count(card.rank), card.rank), reverse=True)
    found: list[Card] = []
    for n, one in enumerate(ordered):
        fits = [
            card
            for card in deck
            if card not in found
            and (card.rank == one.rank if n < same else card.rank not in {*ranks, *_ranks(found)})
        ]
        if not fits:
            return None
        found.append(fits[0])
    for card in found:
        deck.remove(card)
    return tuple(found)


def _ranks(cards: list[Card]) -> list[int]:
    return [card.rank for card in cards]


def _filled(deck: list[Card], patterns: Patterns, place: int, cards: Cards) -> Setting | None:
    """The other two rows, which leave the deck; None where it lacks them or they are a foul."""
    rows: list[Cards] = []
    for n, (row, pattern) in enumerate(zip(ROWS, patterns, strict=True)):
        found = cards if n == place else taken(deck, pattern, SIZES[row])
        if found is None:
            return None
        rows.append(found)
    back, middle, front = rows
    setting = Setting(back=back, middle=middle, front=front)
    return None if foul_of(setting) else setting


def _row_mistake(pair: PairResult, row: Row, wanted: str, key: str) -> Told:
    """Suits, a late card, another row that this player wins, or a kind of hand that loses."""
    if wanted == "tie":
        return Told("question.mistake.suits")
    if key == "tie":
        return Told("question.mistake.not_equal")
    if any(one.better == _BETTER[key] for one in pair.rows):
        return Told("question.mistake.other_row")
    met = next(one for one in pair.rows if one.row == row)
    later = met.difference.kind != "category"
    return Told(f"question.mistake.{'later' if later else 'weaker'}")


# What is paid


def _paid(draw: Draw) -> Question:
    """Two settings with bonuses, some of which are not paid because their row is lost."""
    one, other, *_ = draw.shuffled(_PAID)

    def found(deck: Cards) -> tuple[Setting, Setting] | None:
        left = list(deck)
        mine = taken(left, one[0], SIZES["back"])
        first = _filled(left, one, 0, mine) if mine else None
        theirs = taken(left, other[0], SIZES["back"])
        second = _filled(left, other, 0, theirs) if theirs else None
        return (first, second) if first and second else None

    settings = draw.first(found)
    (pair,) = score(settings).pairs
    return Question(
        Told("chinese_lesson.task.paid.ask"),
        placed(draw, _sum(pair.units), _wrong_sums(pair), 3, by=int),
        (pair,),
        Told("question.chinese_score.hint_3"),
        settings=settings,
        variant="paid",
    )


def _sum(units: int) -> tuple[str, Told]:
    return str(units), Told("question.units", {"units": units})


def _wrong_sums(pair: PairResult) -> Iterator[Option]:
    """What one gets by mistake: no bonuses, the loser's bonus, the wrong sign; then any others."""
    simple = sum(row.better for row in pair.rows)
    losers = sum(
        row.better * max(RULES.row_price(row.row, rank) for rank in row.ranks) for row in pair.rows
    )
    named = {"no_bonuses": simple, "bonus_of_loser": losers, "wrong_sign": -pair.units}
    for name, units in named.items():
        if units != pair.units:
            yield Option(*_sum(units), Told(f"question.mistake.{name}"))
    for step in (1, -1, 2, -2, 3, -3):
        yield Option(*_sum(pair.units + step), Told("question.mistake.miscounted"))
