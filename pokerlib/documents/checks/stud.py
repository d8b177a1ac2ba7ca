"""Seven Card Stud, street by street (game rules, lines 192 to 224)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.cards import Card, code_at, deck_of
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    CODE,
    bounds,
    conventions,
    events,
    finish,
    go,
    play,
    raise_on,
    stud,
    up_to,
)
from pokerlib.games import GAMES
from pokerlib.play import Bet, BringIn, Check, Complete, Fold, Hand
from pokerlib.play.events import AntePosted, Dealt, HandEnded, RoundStarted, ShowdownStarted
from pokerlib.rankings import HIGH
from pokerlib.rankings.base import highest_first

LESSON = "07_seven_card_stud"
GAME = ("seven_card_stud",)
STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
UPS = ("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad")  # nobody pairs


def hand_of(n: int, players: int = 6, **rules_: Any) -> Hand:
    """Stud from the n-th of a row of decks."""
    return Hand(
        "seven_card_stud",
        "fixed",
        stakes=Stakes(small_bet=2, big_bet=4, ante=1, bring_in=1),
        stacks=dict.fromkeys(range(1, players + 1), 1000),
        deck=code_at(CODE, n),
        conventions=conventions(**rules_),
    )


def _dealt(street: str, players: int = 6) -> list[Dealt]:
    """What each player is dealt on this street."""
    hand = go(hand_of(1, players), street)
    return [one for one in events(hand, Dealt) if one.street == street]


def _each(street: str, down: int, up: int) -> Evidence:
    """Everybody is dealt so many cards face down and so many face up."""
    return every(
        ((*one.down, *one.up), (down, up), (len(one.down), len(one.up))) for one in _dealt(street)
    )


@claim("stud.seven_cards", rules(192, 2), games=GAME, lesson=LESSON)
def _seven_cards(cards: int = 7) -> Evidence:
    """Whoever stays is dealt so many; with eight players the deck has too few (line 246)."""
    cases = ((players, cards, len(finish(hand_of(1, players)).hole(1))) for players in range(2, 9))
    return every(cases, of="players", gives="cards")


@claim("stud.best_five", rules(192, 2), games=GAME, lesson=LESSON)
def _best_five(cards: int = 5) -> Evidence:
    """The best five of the seven, over deals."""

    def best(held: tuple[Card, ...]) -> Any:
        ranks = [HIGH.judge(highest_first(choice)) for choice in combinations(held, cards)]
        return max(rank.strength for rank in ranks if rank)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for n in range(20):
            held = tuple(deck_of(code_at(CODE, n))[:7])
            made = GAMES["seven_card_stud"].made(held)["high"]
            yield held, best(held), made and made.rank.strength

    return every(cases())


@claim("stud.fixed_limit", rules(194, 1), games=(*GAME, "holdem", "omaha"), lesson=LESSON)
def _fixed_limit() -> Evidence:
    """Fixed limit only, where the other two are played with every limit."""
    limits = [len(GAMES[game].limits) for game in ("holdem", "omaha")]
    return Agreement(
        said=(("fixed",), [3, 3]), computed=(GAMES["seven_card_stud"].limits, limits), cases=1
    )


@claim("stud.increments", rules(194, 2), games=GAME, lesson=LESSON)
def _increments(small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """So much on two streets, so much on three; but an open pair allows the large bet earlier."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stakes = Stakes(small_bet=small_bet, big_bet=big_bet, ante=1, bring_in=1)
        sizes = dict(zip(STREETS, (small_bet,) * 2 + (big_bet,) * 3, strict=True))
        for street, size in sizes.items():
            for ups in (UPS, ("2c 2d 9h Ks", *UPS[1:])):
                hand = go(stud(*ups, stakes=stakes), street)
                yield street, (size,), bounds(hand).sizes

    return every(cases(), gives="money", small=small_bet, big=big_bet)


@claim("stud.ante", rules(200, 1), games=GAME, lesson=LESSON)
def _ante(ante: int = 1) -> Evidence:
    """Each player, before the first card."""
    stakes = Stakes(small_bet=2, big_bet=4, ante=ante, bring_in=1)
    hand = stud(*UPS, stakes=stakes)
    first = next(place for place, one in enumerate(hand.events) if isinstance(one, Dealt))
    before = [(o.seat, o.amount) for o in hand.events[:first] if isinstance(o, AntePosted)]
    facts = {"ante": ante, "players": len(hand.stacks)}
    return Agreement(said=[(seat, ante) for seat in hand.stacks], computed=before, facts=facts)


@claim("stud.price_of_a_hand", rules(200, 2), games=GAME, lesson=LESSON)
def _price_of_a_hand(ante: int = 1) -> Evidence:
    """Whoever gives up at once loses the ante and nothing else."""
    hand = stud(*UPS, stakes=Stakes(small_bet=2, big_bet=4, ante=ante, bring_in=1))
    net = dict(events(play(hand, BringIn(), Fold(), Fold()), HandEnded)[0].net)
    return Agreement(said=(-ante, -ante), computed=(net[2], net[3]), facts={"ante": ante})


# Third street


@claim("stud.third", rules(204, 1), games=GAME, lesson=LESSON)
def _third(down: int = 2, up: int = 1) -> Evidence:
    return _each("third", down, up)


@claim("stud.lowest_opens", rules(204, 2), games=GAME, lesson=LESSON)
def _lowest_opens() -> Evidence:
    """Over deals nobody shows a lower card, and he cannot fold; but who has no chips can't open."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        lowest_all_in = stud("Kh", "2c", "As", stacks={1: 100, 2: 1, 3: 100})
        for hand in (*map(hand_of, range(40)), lowest_all_in):
            ups = {seat: card for seat in hand.stacks for card in hand.up(seat) if card}
            lowest, opens = min(ups.values(), key=lambda card: card.rank), ups[hand.to_act or 0]
            same = opens.rank == lowest.rank and "fold" not in hand.legal.names
            yield tuple(ups.values()), (lowest,), (lowest if same else opens,)

    return every(cases(), gives="card")


@claim("stud.bring_in_choices", rules(204, 3), games=GAME, lesson=LESSON)
def _bring_in_choices(small_bet: int = 2, bring_in: int = 1) -> Evidence:
    """The bring-in, or a full bet."""
    stakes = Stakes(small_bet=small_bet, big_bet=2 * small_bet, ante=1, bring_in=bring_in)
    legal = stud(*UPS, stakes=stakes).legal
    return Agreement(
        said=(("bring_in", "complete"), bring_in, 0),
        computed=(legal.names, legal["bring_in"].pays, legal["complete"].max_to % small_bet),
        facts={"bring_in": bring_in, "complete": legal["complete"].max_to},
    )


@claim("stud.short_bring_in", rules(204, 3), games=GAME, lesson=LESSON)
def _short_bring_in(bring_in: int = 2, has: int = 1) -> Evidence:
    """The bring-in is all in for less: what do the others pay?"""

    def price(value: str) -> int | None:
        hand = stud(
            *UPS,
            stakes=Stakes(small_bet=4, big_bet=8, ante=1, bring_in=bring_in),
            stacks={1: has + 1, 2: 100, 3: 100},
            rules=conventions(short_bring_in=value),
        )
        return play(hand, BringIn()).legal.call

    return Gap(
        convention="short_bring_in",
        gives="money",
        outcomes=tuple((value, price(value)) for value in ("full", "actual")),
        facts={"bring_in": bring_in, "has": has},
    )


@claim("stud.completion_counts", rules(204, 3), games=GAME, lesson=LESSON)
def _completion_counts() -> Evidence:
    """Is the full bet the first of the bets that the round may hold?"""

    def raises(value: bool) -> int:
        hand = stud(*UPS, rules=conventions(completion_is_bet=value))
        return raise_on(play(hand, Complete()))

    return Gap(
        convention="completion_is_bet",
        gives="raises",
        outcomes=tuple((value, raises(value)) for value in (True, False)),
    )


# Fourth to seventh


@claim("stud.fourth", rules(208, 1), games=GAME, lesson=LESSON)
def _fourth() -> Evidence:
    return _each("fourth", 0, 1)


BEST_BOARD = rules(208, 2) + rules(214, 2) + rules(220, 2) + rules(224, 2)


@claim("stud.best_board", BEST_BOARD, games=GAME, lesson=LESSON)
def _best_board() -> Evidence:
    """Over deals nobody shows more than the player whose turn it is, unless he is all in."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for n in range(12):
            hand = hand_of(n)
            for street in STREETS[1:]:
                yield best_and_first(go(hand, street))
        all_in = stud("2c 5d", "7h 7s", "Th 3s", stacks={1: 100, 2: 2, 3: 100})
        yield best_and_first(go(all_in, "fourth"))

    def best_and_first(hand: Hand) -> tuple[Any, Any, Any]:
        boards = {seat: hand.up(seat) for seat in hand.stacks}
        best = max(boards.values(), key=_strength)
        first = boards[hand.to_act or 0]
        same = _strength(first) == _strength(best)
        return tuple(boards.values()), best, best if same else first

    return every(cases(), gives="cards_shown")


def _strength(up: tuple[Card | None, ...]) -> tuple[list[int], list[int]]:
    """Pairs first, then high cards, told from the cards alone."""
    ranks = [card.rank for card in up if card]
    by_count = sorted(set(ranks), key=lambda rank: (-ranks.count(rank), -rank))
    return sorted(map(ranks.count, set(ranks)), reverse=True), by_count


@claim("stud.equal_boards", BEST_BOARD, games=GAME, lesson=LESSON)
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


@claim("stud.four_suited", BEST_BOARD, games=GAME, lesson=LESSON)
def _four_suited() -> Evidence:
    """Four open cards of one suit, against a pair: is that a "poker value" already?"""
    hand = go(stud("2c 2d 9h Ks", "3h 8h Jh Qh", "Th 3s 6c Ad"), "sixth")
    four = next(s for s in hand.stacks if len({c.suit for c in hand.up(s) if c}) == 1)
    return Gap(
        convention="four_suited",
        gives="seat",
        outcomes=(("only_pairs", hand.to_act), ("also_flushes", four)),
    )


@claim("stud.fourth_first_choice", rules(208, 3), games=GAME, lesson=LESSON)
def _fourth_first_choice(small_bet: int = 2, big_bet: int = 4) -> Evidence:
    stakes = Stakes(small_bet=small_bet, big_bet=big_bet, ante=1, bring_in=1)
    hand = go(stud(*UPS, stakes=stakes), "fourth")
    return Agreement(
        said=(True, (small_bet,)),
        computed=(Check() in hand.legal, hand.legal["bet"].sizes),
        facts={"bet": small_bet},
    )


ROUNDS = rules(210) + rules(214, 3) + rules(220, 3)


@claim("stud.rounds", ROUNDS, games=GAME, lesson=LESSON)
def _rounds() -> Evidence:
    """A round of betting after each of these cards, and one at the end: five in all."""
    started = events(finish(hand_of(1)), RoundStarted)
    rounds = [one.street for one in started if one.first is not None]
    return Agreement(said=list(STREETS), computed=rounds)


@claim("stud.fifth", rules(214, 1), games=GAME, lesson=LESSON)
def _fifth() -> Evidence:
    return _each("fifth", 0, 1)


@claim("stud.big_streets", rules(216), games=GAME, lesson=LESSON)
def _big_streets(big_bet: int = 4, all_in: int = 3) -> Evidence:
    """From fifth street on everything goes by the big bet, but for an all-in."""
    stakes = Stakes(small_bet=big_bet // 2, big_bet=big_bet, ante=1, bring_in=1)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for street in STREETS[2:]:
            hand = go(stud(*UPS, stakes=stakes), street)
            yield street, big_bet, up_to(hand, bounds(hand).max_to).by
            yield street, big_bet, up_to(hand, bounds(hand).max_to).by
        short = stud("2c 3d 4h 5s", *UPS[1:], stakes=stakes, stacks={1: 99, 2: 99, 3: all_in + 2})
        go(short, "fifth")
        while short.to_act != 3:
            short.act(Check())
        yield "fifth", big_bet, up_to(short, bounds(short).max_to).by

    return every(cases(), gives="money", all_in=all_in, size=big_bet)


@claim("stud.sixth", rules(220, 1), games=GAME, lesson=LESSON)
def _sixth() -> Evidence:
    return _each("sixth", 0, 1)


@claim("stud.seventh", rules(224, 1), games=GAME, lesson=LESSON)
def _seventh() -> Evidence:
    """Each player a card face down; with eight there are not enough (line 246)."""
    cases = (
        (players, players, sum((len(one.down), len(one.up)) == (1, 0) for one in dealt))
        for players in range(2, 9)
        for dealt in [_dealt("seventh", players)]
    )
    return every(cases, of="players", gives="cards")


@claim("stud.final_round", rules(224, 3), games=GAME, lesson=LESSON)
def _final_round() -> Evidence:
    """Two or more left: they show. One left: nobody does."""

    def shown(left: int) -> int:
        hand = go(stud(*UPS), "seventh")
        hand.act(Bet(4))
        for _ in range(3 - left):
            hand.act(Fold())
        while not hand.over and hand.stage == "betting":
            hand.act(list(hand.legal)[1])
        return sum(len(one.order) for one in events(hand, ShowdownStarted))

    return every((left, left if left > 1 else 0, shown(left)) for left in (1, 2, 3))
