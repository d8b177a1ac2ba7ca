"""Seven Card Stud from fourth street on (game rules, lines 206 to 224)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pokerlib.cards import Card
from pokerlib.documents.checks.stud import (
    GAME,
    STREETS,
    TOPIC,
    UPS,
    dealt_on,
    each_gets,
    hand_of,
    stakes_of,
)
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import also, every, excepted
from pokerlib.documents.table import (
    bounds,
    conventions,
    events,
    finish,
    go,
    stud,
    up_to,
)
from pokerlib.play import Bet, Check, Fold, Hand
from pokerlib.play.events import RoundStarted, ShowdownStarted


def _one_up(name: str, up: int, street: int) -> Evidence:
    """One card face up for everybody, and the street is called after how many they then have."""
    hand = go(hand_of(1), name)
    return also(each_gets(name, 0, up), None, street, len(hand.hole(1)), gives="cards")


@claim("stud.fourth", rules(208, 1), games=GAME, topic=TOPIC, asked=3)
def _fourth(up: int = 1, street: int = 4) -> Evidence:
    return _one_up("fourth", up, street)


BEST_BOARD = rules(208, 2) + rules(214, 2) + rules(220, 2) + rules(224, 2)


@claim("stud.best_board", BEST_BOARD, games=GAME, topic=TOPIC)
def _best_board() -> Evidence:
    """Over deals nobody shows more than the player whose turn it is, unless he is all in."""

    def best_and_first(hand: Hand) -> tuple[Any, Any, Any]:
        boards = {seat: hand.up(seat) for seat in hand.stacks}
        best = max(boards.values(), key=_strength)
        first = boards[hand.to_act or 0]
        same = _strength(first) == _strength(best)
        return tuple(boards.values()), best, best if same else first

    dealt = (best_and_first(go(hand_of(n), street)) for n in range(5) for street in STREETS[1:])
    all_in = stud("2c 5d", "7h 7s", "Th 3s", stacks={1: 100, 2: 2, 3: 100})
    side = best_and_first(go(all_in, "fourth"))
    return every(dealt, but=[side], exception="all_in", gives="cards_shown")


def _strength(up: tuple[Card | None, ...]) -> tuple[list[int], list[int]]:
    """Pairs first, then high cards, told from the cards alone."""
    ranks = [card.rank for card in up if card]
    by_count = sorted(set(ranks), key=lambda rank: (-ranks.count(rank), -rank))
    return sorted(map(ranks.count, set(ranks)), reverse=True), by_count


@claim("stud.equal_boards", BEST_BOARD, games=GAME, topic=TOPIC)
def _equal_boards() -> Evidence:
    """Two players show the same: who is first?"""

    def first(value: str) -> int | None:
        hand = stud("2c 9d", "Kh 7c", "Ks 7d", rules=conventions(equal_boards=value))
        return go(hand, "fourth").to_act

    return Gap(
        convention="equal_boards",
        gives="seat",
        outcomes=tuple((value, first(value)) for value in ("seat", "suit")),
    )


@claim("stud.four_suited", rules(220, 2) + rules(224, 2), games=GAME, topic=TOPIC)
def _four_suited() -> Evidence:
    """Four open cards of one suit, against a pair: is that a "poker value" already?"""
    hand = go(stud("2c 2d 9h Ks", "3h 8h Jh Qh", "Th 3s 6c Ad"), "sixth")
    four = next(s for s in hand.stacks if len({c.suit for c in hand.up(s) if c}) == 1)
    return Gap(
        convention="four_suited",
        gives="seat",
        outcomes=(("only_pairs", hand.to_act), ("also_flushes", four)),
    )


@claim("stud.fourth_first_choice", rules(208, 3), games=GAME, topic=TOPIC)
def _fourth_first_choice(bet: int = 2, small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """The first player checks or makes the small bet; with a pair in sight the big one too."""
    stakes = stakes_of(small_bet, big_bet)

    def choice(*ups: str) -> tuple[Any, Any, Any]:
        hand = go(stud(*ups, stakes=stakes), "fourth")
        return ups, (True, (bet,)), (Check() in hand.legal, hand.legal["bet"].sizes)

    _, said, computed = choice(*UPS)
    main = Agreement(said=said, computed=computed, facts={"bet": small_bet, "big": big_bet})
    side = choice("2c 2d 9h Ks", *UPS[1:])
    return excepted(main, [side], "open_pair", gives="money")


ROUNDS = rules(210) + rules(214, 3) + rules(220, 3) + rules(224, 3)


@claim("stud.rounds", ROUNDS, games=GAME, topic=TOPIC)
def _rounds() -> Evidence:
    """A round of betting after each of these cards, and one at the end: five in all.

    Where all but one are all in there is none.
    """

    def rounds(hand: Hand) -> list[str]:
        started = events(finish(hand), RoundStarted)
        return [one.street for one in started if one.first is not None]

    main = Agreement(said=list(STREETS), computed=rounds(hand_of(1)))
    all_in = stud(*UPS, stacks={1: 2, 2: 2, 3: 100})
    return excepted(main, [(None, list(STREETS), rounds(all_in))], "all_in")


@claim("stud.fifth", rules(214, 1), games=GAME, topic=TOPIC, asked=3)
def _fifth(up: int = 1, street: int = 5) -> Evidence:
    return _one_up("fifth", up, street)


@claim("stud.big_streets", rules(216), games=GAME, topic=TOPIC, asked=3)
def _big_streets(street: int = 5, size: int = 4, small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """From fifth street on everything goes by the big bet, but for an all-in."""
    stakes, all_in = stakes_of(small_bet, big_bet), max(1, big_bet - 1)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for name in STREETS[2:]:
            hand = go(stud(*UPS, stakes=stakes), name)
            yield name, size, up_to(hand, bounds(hand).max_to).by
            yield name, size, up_to(hand, bounds(hand).max_to).by

    sizes = [bounds(go(stud(*UPS, stakes=stakes), name)).min_to for name in STREETS]
    first = 3 + sizes.index(big_bet)
    main = also(every(cases(), gives="money"), None, street, first)
    told = replace(main, facts={"all_in": all_in, "size": big_bet})
    chips = 500 * big_bet
    stacks = {1: chips, 2: chips, 3: all_in + stakes.ante + (stakes.bring_in or 0)}
    short = go(stud("2c 3d 4h 5s", *UPS[1:], stakes=stakes, stacks=stacks), "fifth")
    while short.to_act != 3:
        short.act(Check())
    side = ("fifth", big_bet, up_to(short, bounds(short).max_to).by)
    return excepted(told, [side], "all_in", gives="money")


@claim("stud.sixth", rules(220, 1), games=GAME, topic=TOPIC, asked=3)
def _sixth(up: int = 1, street: int = 6) -> Evidence:
    return _one_up("sixth", up, street)


@claim("stud.seventh", rules(224, 1), games=GAME, topic=TOPIC, asked=3)
def _seventh(street: int = 7) -> Evidence:
    """Each player a card face down, his seventh and last, which only he sees.

    With eight there are not enough (line 246).
    """

    def dealt(players: int) -> tuple[Any, Any, Any]:
        found = [
            one for one in dealt_on("seventh", players) if (len(one.down), len(one.up)) == (1, 0)
        ]
        return players, players, len(found)

    hand = finish(hand_of(1))
    held = {len(hand.hole(seat)) for seat in hand.stacks}
    seen = {card for seat in hand.stacks for card in hand.up(seat)}
    hidden = all(one.down[0] not in seen for one in dealt_on("seventh"))
    main = also(
        every(map(dealt, range(2, 8)), of="players", gives="cards"),
        None,
        ({street}, True),
        (held, hidden),
    )
    return excepted(main, [dealt(8)], "short_deck", of="players", gives="cards")


@claim("stud.final_round", rules(224, 3), games=GAME, topic=TOPIC, asked=3)
def _final_round(left: int = 2) -> Evidence:
    """So many or more left: they show. Fewer left: nobody does."""

    def shown(players: int) -> int:
        hand = go(stud(*UPS), "seventh")
        hand.act(Bet(4))
        for _ in range(3 - players):
            hand.act(Fold())
        while not hand.over and hand.stage == "betting":
            hand.act(list(hand.legal)[1])
        return sum(len(one.order) for one in events(hand, ShowdownStarted))

    cases = ((n, n if n >= left else 0, shown(n)) for n in (1, 2, 3))
    return every(cases, of="players", gives="players")
