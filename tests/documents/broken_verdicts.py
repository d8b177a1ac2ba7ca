"""Libraries in which one rule is broken just so that a claim's verdict turns.

Most of these claims are wrong, or leave something open: here they would be right.
"""

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

import pokerlib as pk
from pokerlib import chinese
from pokerlib.betting import Mixed, PotLimit
from pokerlib.cards import ACE, Card
from pokerlib.cards.model import card_at
from pokerlib.chinese import Rules
from pokerlib.play import apply, hand
from pokerlib.play import events as e
from pokerlib.rankings import Category, HandRank, sample_lows
from pokerlib.rankings.base import highest_first
from tests.documents.broken_cards import Patch, judging, renamed, set_
from tests.documents.broken_tables import begins, shown


def second_card_first(rank: HandRank | None) -> HandRank | None:
    """Whatever the highest card is, it does not count."""
    if rank is None or len(rank.tiebreak) < 2:
        return rank
    size, _, *others = rank.strength
    return replace(rank, tiebreak=(13, *rank.tiebreak[1:]), strength=(size, -13, *others))


def _mirrored(rank: int) -> int:
    """The king as low as the ace was, and so on: ace to king, deuce to queen."""
    return {13: ACE, ACE: 13}.get(rank, 14 - rank)


def highest_count(_: pytest.MonkeyPatch) -> Any:
    """Of the cards that clash the highest stays, not the lowest."""
    old = pk.BADUGI.judge

    def judge(cards: tuple[Card, ...]) -> HandRank | None:
        turned = {card: card_at(_mirrored(card.rank), card.suit) for card in cards}
        rank = old(highest_first(turned.values()))
        kept = [card for card in cards if rank and turned[card] in rank.cards]
        low = sorted((1 if card.rank == ACE else card.rank for card in kept), reverse=True)
        return rank and replace(
            rank, tiebreak=tuple(low), strength=(len(low), *(-one for one in low))
        )

    return set_(pk.BADUGI, "judge", judge)


def a_chip_more(_: Any, found: Any) -> Any:
    return replace(found, sizes=tuple(size + 1 for size in found.sizes))


def four_suited_first(state: Any, found: Any) -> Any:
    """Four up cards of one suit begin, as if they were a flush already."""
    four = [
        seat
        for seat, up in state.up.items()
        if len(up) > 3 and len({card.suit for card in up if card}) == 1
    ]
    return replace(found, first=four[0]) if four else found


def four_are_burnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four cards go before fourth street, and nobody gets them."""
    old = apply._round

    def begun(state: Any, event: Any) -> Any:
        more = 4 if event.street == "sixth" else 0
        return old(replace(state, dealt=state.dealt + more), event)

    monkeypatch.setitem(apply._APPLY, e.RoundStarted, begun)


def in_apply(name: str, value: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(apply, name, value)


def raised_by_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The raise is by as much as it is to: the call is not taken off."""
    monkeypatch.setattr(PotLimit, "raise_by", property(lambda found: found.max_raise_to))


def rows_cost_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "row_price", lambda *_: 2)


def another_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    name, _ = sample_lows.KNOWN_SAMPLES[9]
    monkeypatch.setitem(sample_lows.KNOWN_SAMPLES, 9, (name, (7, 4)))


def house_rules_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a table agrees on, it is played by the default conventions."""
    seated, score, agreed, at = hand.seated, chinese.score, chinese.agreed, Mixed.at

    def by_default(settings: Any, rules: Any = None, **_: Any) -> Any:
        return score(settings, rules)

    monkeypatch.setattr(hand, "seated", lambda *given: seated(*given[:-1], pk.CONVENTIONS))
    monkeypatch.setattr(chinese, "score", by_default)
    monkeypatch.setattr(chinese, "agreed", lambda *_, **more: agreed(**more))
    monkeypatch.setattr(
        Mixed, "at", lambda mixed, n: at(replace(mixed, conventions=pk.CONVENTIONS), n)
    )
    specials = import_module("pokerlib.chinese.specials")
    pairs = specials._pairs
    monkeypatch.setattr(specials, "_pairs", lambda cards, _: pairs(cards, pk.CONVENTIONS))


VERDICTS: dict[str, tuple[Patch, str]] = {
    "badugi's highest card does not count": (
        judging(second_card_first, pk.BADUGI),
        "badugi.badugi_tie badugi.three_card_tie badugi.two_card_tie",
    ),
    "badugi counts the highest": (
        highest_count,
        "badugi.three_card_lowest badugi.one_suit",
    ),
    "fixed bets are a chip more": (
        begins(a_chip_more),
        "limits.multiple_of_small limits.multiple_of_big limits.small_streets",
    ),
    "the cap holds for two": (
        in_apply("_cap", lambda state: state.conventions.fixed_cap),
        "limits.cap_of_two",
    ),
    "the big blind is always a bet": (
        in_apply("_bets_already", lambda _: 1),
        "limits.cap_counts_blind",
    ),
    "conventions change nothing": (
        house_rules_only,
        (
            "actions.short_big_blind stud.completion_counts stud_extra.burnt"
            " hilo.mixed_by_how_much specials.quads_as_pairs showdown.split"
            " showdown.split_stud hilo.split limits.short_raise limits.over_short_bet"
            " limits.reopened pot.antes pot.short_blind stud.short_bring_in"
            " stud_extra.raise_by stud_extra.who_may chinese.two_fouls"
            " specials.declared_in_order specials.which_is_stronger"
        ),
    ),
    "the ninth low is another": (
        another_sample,
        "hilo.sample_names",
    ),
    "the raise is by all of it": (
        raised_by_all_of_it,
        "pot.example_slip",
    ),
    "four of a suit begin": (
        begins(four_suited_first),
        "stud.four_suited",
    ),
    "hands are shown by seats": (
        shown(lambda order: tuple(sorted(order))),
        "showdown.which_round_stud",
    ),
    "the deck is empty before seventh street": (
        four_are_burnt,
        "stud_extra.before_seventh",
    ),
    "each row costs two": (
        rows_cost_two,
        "chinese.one_unit",
    ),
    "no hand is a royal flush": (
        judging(renamed(Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH), pk.HIGH),
        "numbers.royal_flush_chance",
    ),
}
