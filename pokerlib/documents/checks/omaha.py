"""Omaha: what is dealt, who posts what, who acts first (game rules, lines 1 to 21 and 35 to 45)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from pokerlib.betting import LIMITS, Stakes, TableError
from pokerlib.cards import Card, deck_of
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import also, every
from pokerlib.documents.table import CODE, OMAHA, PLAYERS, bounds, events, finish, go, play, table
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.play import Bet, Call, Check, Fold, Hand
from pokerlib.play.events import BetsGathered, BlindPosted, BoardDealt, Dealt, RoundStarted
from pokerlib.rankings import HIGH
from pokerlib.rankings.base import highest_first

TOPIC = "omaha"
BETTING = "betting"

BOTH = rules(1, 2) + rules(83, 2)


@claim("omaha.four_cards", BOTH, games=OMAHA, topic=TOPIC, asked=1)
def _four_cards(cards: int = 4) -> Evidence:
    """Each player is dealt so many cards face down, and nobody sees any of them."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for dealt in events(table(game), Dealt):
                yield dealt.down, (cards, 0), (len(dealt.down), len(dealt.up))

    return every(cases())


@claim("omaha.five_on_board", rules(1, 3) + rules(83, 3), games=OMAHA, topic=TOPIC, asked=1)
def _five_on_board(cards: int = 5) -> Evidence:
    boards = (finish(table(game)).board for game in OMAHA)
    return every((board, cards, len(board)) for board in boards)


@claim(
    "omaha.two_and_three",
    rules(1, 4, 5, 6),
    rules(49, 4),
    rules(83, 4),
    rules(158, 4),
    games=OMAHA,
    topic=TOPIC,
    asked=1,
)
def _two_and_three(own: int = 2, common: int = 3, dealt: int = 4, hand: int = 5) -> Evidence:
    """The best of all choices of two and three, over deals; no more and no fewer of either."""

    def strengths(held: tuple[Card, ...], count: int, shown: tuple[Card, ...]) -> Any:
        return max(
            rank.strength
            for mine in combinations(held, count)
            for theirs in combinations(shown, HIGH.size - count)
            if (rank := HIGH.judge(highest_first(mine + theirs))) is not None
        )

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        deck = deck_of(CODE)
        for start in range(0, 40, 4):
            held, board = deck[start : start + 4], deck[start + 4 : start + 9]
            best = strengths(held, own, board) if own + common == HIGH.size == hand else None
            for game in OMAHA:
                made = GAMES[game].made(held, board)["high"]
                found = made and (made.rank.strength, len(made.hole), len(made.board))
                yield game, dealt, GAMES[game].hole
                yield (held, board), (best, own, common), found

    return every(cases())


@claim("omaha.same_rules", rules(9, 2), twice(55), games=OMAHA, topic=BETTING)
def _same_rules() -> Evidence:
    """The same cards, turns, streets and winner under every limit, without bets and with one."""

    def told(game: str, limit: str, bet: bool) -> list[Any]:
        hand = table(game, limit)
        if bet:
            go(hand, "flop").act(Bet(2))
        finish(hand)
        kinds = (Dealt, BoardDealt, RoundStarted)
        plain = [(type(one).__name__, one.street) for one in hand.events if isinstance(one, kinds)]
        firsts = [one.first for one in events(hand, RoundStarted)]
        return [plain, firsts, list(hand.stacks.items())]

    return every(
        (limit, told(game, "no", bet), told(game, limit, bet))
        for game in OMAHA
        for limit in LIMITS
        for bet in (False, True)
    )


@claim("omaha.button", twice(13, 1), games=OMAHA, topic=BETTING, asked=1)
def _button() -> Evidence:
    """No hand without a button, and the cards go out from its left: it marks the dealer."""

    def without(game: str) -> str:
        try:
            Hand(game, "pot", stakes=Stakes(1, 2), stacks={1: 9, 2: 9, 3: 9}, deck=CODE)
        except TableError as error:
            return error.kind
        return "none"

    def last_dealt(game: str, players: int) -> int:
        return events(table(game, players=players), Dealt)[-1].seat

    missing = [("button_missing", without(game)) for game in OMAHA]
    dealt = [(players, last_dealt(game, players)) for game in OMAHA for players in PLAYERS]
    cases = ((said, said, computed) for said, computed in [*missing, *dealt])
    return every(cases, of="players", gives="seat")


def _blinds(game: str, players: int) -> dict[str, int]:
    return {post.kind: post.seat for post in events(table(game, players=players), BlindPosted)}


@claim("omaha.small_blind_seat", twice(13, 2), games=OMAHA, topic=BETTING, asked=1)
def _small_blind_seat() -> Evidence:
    """The seat after the button posts it: with two players the button itself does."""

    def cases(players: Iterable[int]) -> Iterator[tuple[Any, Any, Any]]:
        return ((n, 1, _blinds(game, n).get("small")) for n in players for game in OMAHA)

    more = [n for n in PLAYERS if n > 2]
    return every(cases(more), but=cases([2]), exception="heads_up", of="players", gives="seat")


@claim("omaha.blinds_first", twice(13, 2), games=OMAHA, topic=BETTING, asked=1)
def _blinds_first(place: int = 1) -> Evidence:
    """The small blind is the first that is posted, before any card."""

    def posted(game: str) -> Any:
        told = [one for one in table(game).events if isinstance(one, BlindPosted | Dealt)]
        kinds = [one.kind if isinstance(one, BlindPosted) else "card" for one in told]
        return kinds.index("small") + 1

    return every(((game, place, posted(game)) for game in OMAHA), gives="place")


@claim("omaha.big_blind_seat", twice(13, 3), games=OMAHA, topic=BETTING, asked=1)
def _big_blind_seat() -> Evidence:
    """The seat after the small blind posts it, for two players too."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in PLAYERS:
                posted = _blinds(game, players)
                yield players, posted["small"] % players + 1, posted["big"]

    return every(cases(), of="players", gives="seat")


@claim("omaha.blinds_usually_double", twice(13, 3), games=OMAHA, topic=BETTING, asked=1)
def _blinds_usually_double(times: int = 2) -> Evidence:
    """Usually, not always: of these tables most have such blinds, and others can be dealt too.

    The pairs of blinds are those of cash tables in the field; the two documents name four of them.
    """
    double = [pair for pair in BLINDS if pair[1] == times * pair[0]]
    other = table(stakes=Stakes(2, 5)).bets
    return Agreement(
        said=(True, [0, 2, 5]),
        computed=(len(BLINDS) > len(double) > len(BLINDS) // 2, sorted(other.values())),
        facts={"tables": len(BLINDS), "double": len(double)},
    )


FIXED_BETS = (2, 4, 6, 8, 10, 15, 20, 30, 50, 100)  # small bets of fixed-limit tables, in dollars

# Small and big blind of the tables of a large room, in dollars (pot and no limit).
BLINDS = ((1, 2), (2, 4), (2, 5), (3, 6), (5, 10), (10, 20), (25, 50), (50, 100), (100, 200))


@claim("omaha.fixed_blinds", twice(15, 1), games=OMAHA, topic=BETTING, asked=1)
def _fixed_blinds() -> Evidence:
    """The big blind is the small bet; the small blind is usually half of it, or it is more."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for bet in range(100, 0, -1):
            found = Stakes(small_bet=bet, big_bet=2 * bet)
            if bet == 1:
                table(limit="fixed", stakes=found)
            yield bet, (bet, True), (found.big_blind, 2 * found.small_blind >= bet)

    halves = [2 * Stakes(small_bet=bet).small_blind == bet for bet in FIXED_BETS]
    return also(every(cases(), of="money"), None, True, sum(halves) > len(halves) // 2)


@claim("omaha.blinds_of_2_4", twice(15, 2), games=OMAHA, topic=BETTING, asked=1)
def _blinds_of_2_4(
    small_bet: int = 2, big_bet: int = 4, small_blind: int = 1, big_blind: int = 2
) -> Evidence:
    return _fixed_example(small_bet, big_bet, small_blind, big_blind)


@claim("omaha.blinds_of_15_30", twice(15, 3), games=OMAHA, topic=BETTING, asked=1)
def _blinds_of_15_30(
    small_bet: int = 15, big_bet: int = 30, small_blind: int = 10, big_blind: int = 15
) -> Evidence:
    return _fixed_example(small_bet, big_bet, small_blind, big_blind)


def _fixed_example(small_bet: int, big_bet: int, small_blind: int, big_blind: int) -> Evidence:
    """The big blind is one small bet, and the small blind half of it or more, but not all of it.

    A hand can be dealt with just these, and the first raise is to two small bets.
    """
    if not small_blind or not big_blind:
        raise PokerError("no_such_bet", small_blind=small_blind, big_blind=big_blind)
    stakes = Stakes(small_blind, big_blind, small_bet=small_bet, big_bet=big_bet)
    hand = table("omaha", "fixed", stakes=stakes)
    small, big = (post.amount for post in events(hand, BlindPosted))
    raised = bounds(hand).min_to
    turn = bounds(go(table("omaha", "fixed", stakes=stakes), "turn")).min_to
    return Agreement(
        said=(True, small_bet, 2 * small_bet, big_bet, big_bet),
        computed=(2 * small >= small_bet and small < big, big, raised, turn, 2 * small_bet),
        facts={"small": small, "big": big},
    )


@claim("omaha.named_by_blinds", twice(17), games=OMAHA, topic=BETTING, asked=1)
def _named_by_blinds(small_blind: int = 1, big_blind: int = 2) -> Evidence:
    """The two numbers of the name are what is posted, and the larger is the least bet."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in ("pot", "no"):
                hand = table(game, limit, stakes=Stakes(small_blind, big_blind))
                posted = [post.amount for post in events(hand, BlindPosted)]
                least = events(hand, RoundStarted)[0].sizes
                said = ([small_blind, big_blind], (big_blind,))
                yield limit, said, (posted, least)

    return every(cases())


@claim(
    "omaha.first_to_act",
    rules(19),
    twice(21, 2),
    twice(29, 2),
    games=OMAHA,
    topic=BETTING,
)
def _first_to_act() -> Evidence:
    """Whoever sits after the big blind; of two players that is the one with the small blind."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in PLAYERS:
                hand = table(game, players=players)
                yield players, _blinds(game, players)["big"] % players + 1, hand.to_act

    return every(cases(), of="players", gives="seat")


@claim("omaha.dealt_after_blinds", twice(21, 1), games=OMAHA, topic=BETTING, asked=1)
def _dealt_after_blinds(cards: int = 4) -> Evidence:
    """All blinds are posted before the first card, and then everybody gets his cards."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            hand = table(game, players=6)
            kinds = [type(one) for one in hand.events]
            last_blind = len(kinds) - 1 - kinds[::-1].index(BlindPosted)
            seats = {one.seat for one in events(hand, Dealt) if len(one.down) == cards}
            yield game, (True, set(hand.stacks)), (last_blind < kinds.index(Dealt), seats)

    return every(cases())


# The board


def _street(game: str, street: str, cards: int) -> tuple[Any, tuple[int, bool], tuple[int, bool]]:
    """The cards the street lays open: so many, and the round before it was over by then?"""
    hand = go(table(game), street)
    dealt = next(one for one in events(hand, BoardDealt) if one.street == street)
    place = list(hand.events).index(dealt)
    before = hand.events[place - 1]
    over = isinstance(before, BetsGathered) or street != "flop"
    return dealt.cards, (cards, True), (len(dealt.cards), over and not hand.legal.call)


@claim("omaha.board_for_all", twice(37, 2), games=OMAHA, topic=TOPIC)
def _board_for_all() -> Evidence:
    """Whoever is still in makes his hand with these three cards."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            hand = go(table(game), "flop")
            flop = tuple(card for card in hand.board if card)
            for seat in sorted(hand.state.live):
                held = tuple(card for card in hand.hole(seat) if card)
                made = hand.game.made(held, flop)["high"]
                plays = made.board if made else ()
                yield seat, sorted(flop, key=str), sorted(plays, key=str)

    return every(cases(), of="seat")


@claim("omaha.flop", twice(37, 1), twice(37, 2), games=OMAHA, topic=TOPIC, asked=1)
def _flop(cards: int = 3) -> Evidence:
    return every(_street(game, "flop", cards) for game in OMAHA)


@claim("omaha.turn", twice(41, 1), games=OMAHA, topic=TOPIC, asked=1)
def _turn(cards: int = 1) -> Evidence:
    return every(_street(game, "turn", cards) for game in OMAHA)


@claim("omaha.turn_is_fourth", twice(41, 2), games=OMAHA, topic=TOPIC, asked=1)
def _turn_is_fourth(place: int = 4) -> Evidence:
    boards = (go(table(game), "turn").board for game in OMAHA)
    return every(((board, place, len(board)) for board in boards), gives="place")


@claim("omaha.river", twice(45, 1), games=OMAHA, topic=TOPIC, asked=1)
def _river(cards: int = 1) -> Evidence:
    return every(_street(game, "river", cards) for game in OMAHA)


@claim("omaha.river_is_fifth", twice(45, 2), games=OMAHA, topic=TOPIC, asked=1)
def _river_is_fifth(place: int = 5) -> Evidence:
    """The fifth card, and nothing comes after it."""
    return every(
        (hand.board, (place, "river"), (len(hand.board), hand.game.streets[-1].key))
        for game in OMAHA
        for hand in [go(table(game), "river")]
    )


@claim(
    "omaha.first_after_flop",
    twice(37, 3),
    twice(41, 3),
    twice(45, 3),
    games=OMAHA,
    topic=BETTING,
    asked=1,
)
def _first_after_flop() -> Evidence:
    """The seat after the button, unless whoever sits there has folded."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for street in ("flop", "turn", "river"):
                for players in PLAYERS:
                    yield players, 1, go(table(game, players=players), street).to_act

    def folded() -> Iterator[tuple[Any, Any, Any]]:
        for street in ("flop", "turn", "river"):
            yield 3, 1, go(play(table(), Call(), Fold(), Check()), street).to_act

    return every(cases(), but=folded(), exception="folded", of="players", gives="seat")
