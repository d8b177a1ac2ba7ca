"""Seven Card Stud, street by street (game rules, lines 192 to 224)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.cards import Card, code_at, deck_of
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import also, every, excepted
from pokerlib.documents.scene import look
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
)
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.play import BringIn, Complete, Fold, Hand
from pokerlib.play.events import AntePosted, Dealt, HandEnded
from pokerlib.rankings import HIGH
from pokerlib.rankings.base import highest_first

TOPIC = "seven_card_stud"
GAME = ("seven_card_stud",)
STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
UPS = ("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad")  # nobody pairs


def hand_of(n: int, players: int = 6, **rules_: Any) -> Hand:
    """Stud from the n-th of a row of decks; PokerError for more players than have seats."""
    if not 2 <= players <= GAMES["seven_card_stud"].seats:
        raise PokerError("no_such_table", players=players)
    hand = Hand(
        "seven_card_stud",
        "fixed",
        stakes=Stakes(small_bet=2, big_bet=4, ante=1, bring_in=1),
        stacks=dict.fromkeys(range(1, players + 1), 1000),
        deck=code_at(CODE, n),
        conventions=conventions(**rules_),
    )
    return look(hand)


def dealt_on(street: str, players: int = 6) -> list[Dealt]:
    """What each player is dealt on this street."""
    hand = go(hand_of(1, players), street)
    return [one for one in events(hand, Dealt) if one.street == street]


def each_gets(street: str, down: int, up: int) -> Agreement:
    """Everybody is dealt so many cards face down and so many face up."""
    return every(
        ((*one.down, *one.up), (down, up), (len(one.down), len(one.up))) for one in dealt_on(street)
    )


@claim("stud.seven_cards", rules(192, 2), games=GAME, topic=TOPIC, asked=3)
def _seven_cards(cards: int = 7) -> Evidence:
    """Whoever stays is dealt so many; with eight players the deck has too few (line 246)."""

    def held(players: int) -> tuple[Any, Any, Any]:
        return players, cards, len(finish(hand_of(1, players)).hole(1))

    return every(
        map(held, range(2, 8)), but=[held(8)], exception="short_deck", of="players", gives="cards"
    )


@claim("stud.best_five", rules(192, 2), games=GAME, topic=TOPIC, asked=3)
def _best_five(hand: int = 5) -> Evidence:
    """The best five of the seven, over deals."""

    def best(held: tuple[Card, ...]) -> Any:
        ranks = [HIGH.judge(highest_first(choice)) for choice in combinations(held, HIGH.size)]
        return max(rank.strength for rank in ranks if rank)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for n in range(20):
            held = tuple(deck_of(code_at(CODE, n))[:7])
            made = GAMES["seven_card_stud"].made(held)["high"]
            found = made and (made.rank.strength, len(made.rank.cards))
            yield held, (best(held), hand), found

    asked = every(cases())
    held = asked.example.case if asked.example else ()
    made = GAMES["seven_card_stud"].made(held)["high"]
    return replace(asked, facts={"counted": made.rank}) if made else asked


@claim("stud.fixed_limit", rules(194, 1), games=(*GAME, "holdem", "omaha"), topic=TOPIC, asked=3)
def _fixed_limit() -> Evidence:
    """Fixed limit, in which each street has its one size; the other two have every limit."""
    limits = [len(GAMES[game].limits) for game in ("holdem", "omaha")]
    sizes = [len(bounds(go(stud(*UPS), street)).sizes) for street in STREETS]
    return Agreement(
        said=(("fixed",), [3, 3], [1] * len(STREETS)),
        computed=(GAMES["seven_card_stud"].limits, limits, sizes),
        cases=1,
    )


@claim("stud.increments", rules(194, 2), games=GAME, topic=TOPIC, asked=3)
def _increments(
    small_bet: int = 2,
    big_bet: int = 4,
    first_size: int = 2,
    first_rounds: int = 2,
    second_size: int = 4,
    second_rounds: int = 3,
) -> Evidence:
    """So much on two streets, so much on three; but an open pair allows the large bet earlier."""
    stakes = stakes_of(small_bet, big_bet)
    said = dict(zip(STREETS, [small_bet] * 2 + [big_bet] * 3, strict=True))

    def sizes(street: str, *ups: str) -> tuple[Any, Any, Any]:
        hand = go(stud(*ups, stakes=stakes), street)
        return street, (said[street],), bounds(hand).sizes

    found = [bounds(go(stud(*UPS, stakes=stakes), street)).min_to for street in STREETS]
    rounds = [found.count(small_bet), found.count(big_bet)]
    main = also(
        every((sizes(street, *UPS) for street in STREETS), gives="money"),
        None,
        (first_size, first_rounds, second_size, second_rounds),
        (small_bet, rounds[0], big_bet, rounds[1]),
    )
    told = replace(main, facts={"small": small_bet, "big": big_bet})
    side = sizes("fourth", "2c 2d 9h Ks", *UPS[1:])
    return excepted(told, [side], "open_pair", gives="money")


def stakes_of(small_bet: int, big_bet: int) -> Stakes:
    """With an ante and a bring-in that fit; the big bet is twice the small one."""
    if big_bet != 2 * small_bet:
        raise PokerError("no_such_bets", small_bet=small_bet, big_bet=big_bet)
    least = max(1, small_bet // 2)
    return Stakes(small_bet=small_bet, big_bet=big_bet, ante=least, bring_in=least)


@claim("stud.ante", rules(200, 1), games=GAME, topic=TOPIC, asked=3)
def _ante() -> Evidence:
    """Each player, before the first card, all the same."""

    def posted(ante: int) -> list[tuple[int, int]]:
        stakes = Stakes(small_bet=10, big_bet=20, ante=ante, bring_in=3)
        told = stud(*UPS, stakes=stakes).events
        first = next(place for place, one in enumerate(told) if isinstance(one, Dealt))
        return [(one.seat, one.amount) for one in told[:first] if isinstance(one, AntePosted)]

    antes, seats = (5, 2, 1), range(1, len(UPS) + 1)  # as large as the game has it
    return Agreement(
        said=[[(seat, ante) for seat in seats] for ante in antes],
        computed=[posted(ante) for ante in antes],
        facts={"ante": 1, "players": len(UPS)},
    )


@claim("stud.price_of_a_hand", rules(200, 2), games=GAME, topic=TOPIC)
def _price_of_a_hand() -> Evidence:
    """Whoever gives up at once loses the ante and nothing else."""
    net = dict(events(play(stud(*UPS), BringIn(), Fold(), Fold()), HandEnded)[0].net)
    return Agreement(said=(-1, -1), computed=(net[2], net[3]), facts={"ante": 1})


# Third street


@claim("stud.third", rules(204, 1), games=GAME, topic=TOPIC, asked=3)
def _third(cards: int = 3, down: int = 2, up: int = 1) -> Evidence:
    held = len(go(hand_of(1), "third").hole(1))
    return also(each_gets("third", down, up), None, cards, held, gives="cards")


@claim("stud.lowest_opens", rules(204, 2), games=GAME, topic=TOPIC)
def _lowest_opens() -> Evidence:
    """Over deals nobody shows a lower card, and he cannot fold; but who has no chips can't open."""

    def opens(hand: Hand) -> tuple[Any, Any, Any]:
        ups = {seat: card for seat in hand.stacks for card in hand.up(seat) if card}
        lowest, first = min(ups.values(), key=lambda card: card.rank), ups[hand.to_act or 0]
        same = first.rank == lowest.rank and "fold" not in hand.legal.names
        return tuple(ups.values()), (lowest,), (lowest if same else first,)

    lowest_all_in = stud("Kh", "2c", "As", stacks={1: 100, 2: 1, 3: 100})
    return every(
        (opens(hand_of(n)) for n in range(20)),
        but=[opens(lowest_all_in)],
        exception="all_in_for_ante",
        gives="card",
    )


@claim("stud.bring_in_choices", rules(204, 3), games=GAME, topic=TOPIC)
def _bring_in_choices() -> Evidence:
    """Another bet after the ante, as large as the game has it, or a full one: whole small bets."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for small_bet, bring_in in ((2, 1), (4, 1), (4, 2), (10, 3), (30, 10)):
            stakes = Stakes(small_bet=small_bet, big_bet=2 * small_bet, ante=1, bring_in=bring_in)
            legal = stud(*UPS, stakes=stakes).legal
            said = (("bring_in", "complete"), bring_in, 0)
            found = legal["bring_in"].pays, legal["complete"].max_to % small_bet
            yield bring_in, said, (legal.names, *found)

    legal = stud(*UPS).legal
    complete = legal["complete"].max_to
    facts: dict[str, Any] = {
        "bring_in": legal["bring_in"].pays,
        "complete": complete,
        "twice": 2 * complete,
        "thrice": 3 * complete,
    }
    divisible = tuple(n * complete for n in (1, 2, 3))
    side = [("complete", divisible, legal["complete"].sizes)]
    return every(cases(), but=side, exception="one_bet", of="money", **facts)


@claim("stud.short_bring_in", rules(204, 3), games=GAME, topic=TOPIC)
def _short_bring_in() -> Evidence:
    """The bring-in is all in for less: what do the others pay?"""
    bring_in, has = 2, 1

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


@claim("stud.completion_counts", rules(204, 3), games=GAME, topic=TOPIC)
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
