"""Which mistake leads to a wrong total, where the most is asked for in pot limit."""

from collections.abc import Iterator

from pokerlib.betting import PotLimit
from pokerlib.practice.model import Money, Told


def wrong_totals(sums: PotLimit) -> Iterator[tuple[str, int]]:
    """The totals to which each mistake leads; where two lead to one, the likelier comes first.

    Where the stack ends before the pot does, only mistakes that do not speak of the pot.
    """
    full, most, own, call = sums.full_max_to, sums.max_raise_to, sums.own, sums.to_call
    short = most < full
    if short:
        yield "ignored_stack", full
    if call:
        yield "by_for_to", most - own - call
    if own:
        yield "forgot_own", most - own
    if call and not short:
        yield "forgot_call", own + call + sums.on_the_table
    if sums.pot:
        yield "pot_only", sums.pot
    yield "table_only", sums.on_the_table
    if call and not short:
        yield "forgot_bets", own + call + sums.pot + call
        yield "by_the_total", own + call + full


def mistake_in(sums: PotLimit, answer: int) -> str | None:
    """The mistake that this answer shows, None where it is right.

    >>> from pokerlib.betting import pot_limit
    >>> sums = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=10)
    >>> [mistake_in(sums, one) for one in (400, 300, 500, 100, 1)]
    [None, 'by_for_to', 'by_the_total', 'pot_only', 'too_little']
    """
    right = sums.max_raise_to
    if answer == right:
        return None
    named = (name for name, total in wrong_totals(sums) if total == answer)
    return next(named, _unnamed(sums, answer))


def _unnamed(sums: PotLimit, answer: int) -> str:
    if answer < sums.max_raise_to:
        if sums.max_raise_to < sums.full_max_to:
            return "less_than_stack"
        return "too_little" if sums.to_call else "less_than_pot"
    if sums.max_raise_to < sums.full_max_to:
        return "above_stack"
    return "too_much" if sums.to_call else "more_than_pot"


def why_wrong(sums: PotLimit, answer: int) -> Told | None:
    """The mistake that this answer shows, with the numbers that lead to it."""
    mistake = mistake_in(sums, answer)
    if mistake is None:
        return None
    facts = {
        "answer": Money(answer),
        "pot": Money(sums.pot),
        "bets": Money(sum(sums.bets)),
        "table": Money(sums.on_the_table),
        "call": Money(sums.to_call),
        "own": Money(sums.own),
        "by": Money(sums.raise_by),
    }
    return Told(f"spot.most.{mistake}", facts)
