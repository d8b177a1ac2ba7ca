"""What is the least raise in no limit? A total is typed; the last full raise is the measure."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from pokerlib.betting import Stakes
from pokerlib.play import Action, Bet, Call, Fold, Hand, Raise
from pokerlib.practice.draw import Draw
from pokerlib.practice.model import Answered, Marked, Money, Option, Question, Told, placed
from pokerlib.practice.spots import (
    DOLLARS,
    asks_for,
    before_the_flop,
    chips,
    spot,
    table,
    to_the_flop,
    wrong_amounts,
)

VARIANTS = {
    1: ("after_bet", "after_blind"),
    2: ("after_raise", "after_two_raises", "raised_before_flop"),
    3: ("after_all_in", "after_call_of_all_in"),
}
"""What the least raise is measured by, by level."""

_ALIKE = {  # they are explained by the same words
    "after_two_raises": "after_raise",
    "raised_before_flop": "after_raise",
    "after_call_of_all_in": "after_all_in",
}


@dataclass(frozen=True, slots=True)
class _Price:
    """The total that must be paid, the last full bet or raise, and the one before an all-in."""

    last: int
    by: int
    before: int
    blind: int

    @property
    def least(self) -> int:
        return self.last + self.by


def ask(level: int, draw: Draw) -> Question:
    """A no-limit table and somebody to act: to what total, at least?"""
    stakes, variant = draw.one_of(DOLLARS), draw.one_of(VARIANTS[level])
    hand, price = _spot(draw, variant, stakes)
    right = (str(price.least), Money(price.least))
    return Question(
        asks_for("least", hand),
        placed(draw, right, _wrong(price, stakes), 3, by=int),
        (Told(f"spot.least.worked.{_ALIKE.get(variant, variant)}", _facts(price)),),
        Told("spot.least.hint"),
        "amount",
        table=table(hand),
        variant=variant,
    )


def mark(question: Question, answer: Answered) -> Marked:
    """Right to the cent; else the mistake by its name, whether it was among the choices or not."""
    (told,) = question.worked
    price = _Price(*(told.facts[name].amount for name in ("last", "by", "before", "blind")))
    return Marked.of(_why_wrong(price, int(answer[0])))


def _facts(price: _Price) -> dict[str, Money]:
    return {
        name: Money(amount) for name, amount in (asdict(price) | {"least": price.least}).items()
    }


def _mistakes(price: _Price) -> Iterator[tuple[str, int]]:
    """The totals to which each mistake leads; where two lead to one, the likelier comes first."""
    if price.last - price.before < price.by:
        yield "short_as_raise", price.last + price.last - price.before
        yield "old_price", price.before + price.by
    yield "only_call", price.last
    yield "by_for_to", price.by
    yield "call_twice", price.last + price.least
    yield "twice", price.last * 2
    if price.blind < price.by:
        yield "blind_more", price.last + price.blind
    if not price.by % 200:  # in whole dollars
        yield "half", price.last + price.by // 2


def _why_wrong(price: _Price, answer: int) -> Told | None:
    if answer == price.least:
        return None
    named = (name for name, total in _mistakes(price) if total == answer)
    name = next(named, "less" if answer < price.least else "more")
    facts = {"answer": Money(answer), "last": Money(price.last), "before": Money(price.before)}
    return Told(f"spot.least.{name}", facts)


def _wrong(price: _Price, stakes: Stakes) -> Iterator[Option]:
    """The totals of the mistakes; then others below and above, so that the place tells nothing."""
    least = price.least
    chip = stakes.small_blind
    above = (least + price.blind, least + chip, least + 2 * price.by, least * 2)
    near = (*above, least - chip, chip, least - 2 * chip)
    totals = (*(total for _, total in _mistakes(price)), *near)
    return wrong_amounts(totals, lambda total: _why_wrong(price, total))


# The spots


def _spot(draw: Draw, variant: str, stakes: Stakes) -> tuple[Hand, _Price]:
    if variant in ("after_blind", "raised_before_flop"):
        return _before(draw, variant, stakes)
    least = {"after_all_in": 3, "after_call_of_all_in": 4}.get(variant, 2)  # not yet the bettor
    flop = to_the_flop(draw, least + draw.below(4), stakes, least=least)
    better = draw.below(len(flop.live))
    bet = chips(stakes.big_blind * draw.of(2, 3, 4, 5, 6, 7, 9) // 2, stakes)
    wagers, price = _wagers(draw, variant, stakes, bet)
    short = {flop.after(better): flop.paid + price.last} if variant in VARIANTS[3] else {}
    moves = flop.then(better, *wagers)
    return spot(draw, flop.players, moves, stakes, limit="no", short=short), price


def _wagers(
    draw: Draw, variant: str, stakes: Stakes, bet: int
) -> tuple[tuple[Action, ...], _Price]:
    """A bet and what followed it."""
    blind = stakes.big_blind
    if variant == "after_bet":
        return (Bet(bet),), _Price(bet, bet, 0, blind)
    if variant in VARIANTS[3]:
        bet = max(bet, 2 * blind)
        last = bet + chips(bet * draw.of(1, 2, 3) // 4, stakes)
        calls = (Call(),) if variant == "after_call_of_all_in" else ()
        return (Bet(bet), Raise(last), *calls), _Price(last, bet, bet, blind)
    more = bet + stakes.small_blind * draw.of(1, 2, 3, 4, 5)
    last = bet + more
    if variant == "after_raise":
        return (Bet(bet), Raise(last)), _Price(last, more, bet, blind)
    again = more + stakes.small_blind * draw.of(1, 2, 3, 4)
    wagers = (Bet(bet), Raise(last), Raise(last + again))
    return wagers, _Price(last + again, again, last, blind)


def _before(draw: Draw, variant: str, stakes: Stakes) -> tuple[Hand, _Price]:
    """Before the flop: over the big blind, or over a raise that was larger than it."""
    players, blind = draw.of(3, 4, 5, 6), stakes.big_blind
    places = len(before_the_flop(players))
    if variant == "after_blind":
        moves = [draw.of(Call(), Fold()) for _ in range(draw.below(places - 2))]
        price = _Price(blind, blind, 0, blind)
        return spot(draw, players, moves, stakes, limit="no"), price
    more = blind + stakes.small_blind * draw.of(1, 2, 3, 4)
    folds = [Fold()] * draw.below(places - 2)
    calls = [draw.of(Call(), Fold()) for _ in range(draw.below(places - 1 - len(folds)))]
    moves = [*folds, Raise(blind + more), *calls]
    price = _Price(blind + more, more, blind, blind)
    return spot(draw, players, moves, stakes, limit="no"), price
