"""Omaha: what is dealt, who posts what, who acts first (game rules, lines 1 to 21 and 35 to 45)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pokerlib.betting import LIMITS, Stakes, TableError
from pokerlib.cards import deck_of
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import CODE, OMAHA, PLAYERS, events, finish, go, play, table
from pokerlib.games import GAMES
from pokerlib.play import Call, Check, Fold, Hand
from pokerlib.play.events import BetsGathered, BlindPosted, BoardDealt, Dealt, RoundStarted
from pokerlib.rankings import HIGH
from pokerlib.rankings.base import highest_first

LESSON = "04_omaha"
BETTING = "05_betting"

BOTH = rules(1, 2) + rules(83, 2)


@claim("omaha.four_cards", BOTH, games=OMAHA, lesson=LESSON)
def _four_cards(cards: int = 4) -> Evidence:
    """Each player is dealt so many cards face down, and nobody sees any of them."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for dealt in events(table(game), Dealt):
                yield dealt.down, (cards, 0), (len(dealt.down), len(dealt.up))

    return every(cases())


@claim("omaha.five_on_board", rules(1, 3) + rules(83, 3), games=OMAHA, lesson=LESSON)
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
    lesson=LESSON,
)
def _two_and_three(own: int = 2, common: int = 3) -> Evidence:
    """The best of all choices of two and three, over deals; no more and no fewer of either."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        deck = deck_of(CODE)
        for start in range(0, 40, 2):
            hole, board = deck[start : start + 4], deck[start + 4 : start + 9]
            best = max(
                rank.strength
                for mine in combinations(hole, own)
                for theirs in combinations(board, common)
                if len(mine + theirs) == HIGH.size
                and (rank := HIGH.judge(highest_first(mine + theirs))) is not None
            )
            for game in OMAHA:
                made = GAMES[game].made(hole, board)["high"]
                found = made and (made.rank.strength, len(made.hole), len(made.board))
                yield (hole, board), (best, own, common), found

    return every(cases())


@claim("omaha.same_rules", rules(9, 2), twice(55), games=OMAHA, lesson=BETTING)
def _same_rules() -> Evidence:
    """The same cards, turns, streets and winner under every limit, where nobody bets."""

    def told(game: str, limit: str) -> list[Any]:
        hand = finish(table(game, limit))
        kinds = (Dealt, BoardDealt, RoundStarted)
        plain = [(type(one).__name__, one.street) for one in hand.events if isinstance(one, kinds)]
        firsts = [one.first for one in events(hand, RoundStarted)]
        return [plain, firsts, list(hand.stacks.items())]

    return every((limit, told(game, "no"), told(game, limit)) for game in OMAHA for limit in LIMITS)


@claim("omaha.button", twice(13, 1), games=OMAHA, lesson=BETTING)
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


@claim("omaha.small_blind_seat", twice(13, 2), games=OMAHA, lesson=BETTING)
def _small_blind_seat() -> Evidence:
    """The seat after the button posts it: with two players the button itself does."""
    cases = (
        (players, 1, _blinds(game, players).get("small")) for game in OMAHA for players in PLAYERS
    )
    return every(cases, of="players", gives="seat")


@claim("omaha.blinds_first", twice(13, 2), games=OMAHA, lesson=BETTING)
def _blinds_first() -> Evidence:
    """The small blind is the first thing that happens, before any card."""

    def first(game: str) -> Any:
        posted = table(game).events[1]
        return posted.kind if isinstance(posted, BlindPosted) else "card"

    return every((game, "small", first(game)) for game in OMAHA)


@claim("omaha.big_blind_seat", twice(13, 3), games=OMAHA, lesson=BETTING)
def _big_blind_seat() -> Evidence:
    """The seat after the small blind posts it, for two players too."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in PLAYERS:
                posted = _blinds(game, players)
                yield players, posted["small"] % players + 1, posted["big"]

    return every(cases(), of="players", gives="seat")


@claim("omaha.blinds_usually_double", twice(13, 3), games=OMAHA, lesson=BETTING)
def _blinds_usually_double(times: int = 2) -> Evidence:
    """Usually, not always: of these tables most have such blinds, and others can be dealt too."""
    bets = (2, 4, 6, 10, 15, 20, 30, 40, 50, 100)
    double = [
        bet for bet in bets if (s := Stakes(small_bet=bet)).big_blind == times * s.small_blind
    ]
    other = table(stakes=Stakes(2, 5)).bets
    return Agreement(
        said=(True, [0, 2, 5]),
        computed=(len(bets) > len(double) > len(bets) // 2, sorted(other.values())),
        facts={"tables": len(bets), "double": len(double)},
    )


@claim("omaha.fixed_blinds", twice(15, 1), games=OMAHA, lesson=BETTING)
def _fixed_blinds() -> Evidence:
    """The big blind is the small bet; the small blind is half of it, or more."""
    return every(
        (bet, (bet, True), (found.big_blind, 2 * found.small_blind >= bet))
        for bet in range(1, 101)
        for found in [Stakes(small_bet=bet, big_bet=2 * bet)]
    )


@claim("omaha.blinds_of_2_4", twice(15, 2), games=OMAHA, lesson=BETTING)
def _blinds_of_2_4(
    small_bet: int = 2, big_bet: int = 4, small_blind: int = 1, big_blind: int = 2
) -> Evidence:
    return _fixed_example(small_bet, big_bet, small_blind, big_blind)


@claim("omaha.blinds_of_15_30", twice(15, 3), games=OMAHA, lesson=BETTING)
def _blinds_of_15_30(
    small_bet: int = 15, big_bet: int = 30, small_blind: int = 10, big_blind: int = 15
) -> Evidence:
    return _fixed_example(small_bet, big_bet, small_blind, big_blind)


def _fixed_example(small_bet: int, big_bet: int, small_blind: int, big_blind: int) -> Evidence:
    found = table("omaha", "fixed", stakes=Stakes(small_bet=small_bet, big_bet=big_bet))
    posted = tuple(post.amount for post in events(found, BlindPosted))
    small, big = posted
    return Agreement(
        said=(small_blind, big_blind), computed=posted, facts={"small": small, "big": big}
    )


@claim("omaha.named_by_blinds", twice(17), games=OMAHA, lesson=BETTING)
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
    lesson=BETTING,
)
def _first_to_act() -> Evidence:
    """Whoever sits after the big blind; of two players that is the one with the small blind."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in PLAYERS:
                hand = table(game, players=players)
                yield players, _blinds(game, players)["big"] % players + 1, hand.to_act

    return every(cases(), of="players", gives="seat")


@claim("omaha.dealt_after_blinds", twice(21, 1), games=OMAHA, lesson=BETTING)
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


@claim("omaha.flop", twice(37, 1), twice(37, 2), games=OMAHA, lesson=LESSON)
def _flop(cards: int = 3) -> Evidence:
    return every(_street(game, "flop", cards) for game in OMAHA)


@claim("omaha.turn", twice(41, 1), games=OMAHA, lesson=LESSON)
def _turn(cards: int = 1) -> Evidence:
    return every(_street(game, "turn", cards) for game in OMAHA)


@claim("omaha.turn_is_fourth", twice(41, 2), games=OMAHA, lesson=LESSON)
def _turn_is_fourth(place: int = 4) -> Evidence:
    boards = (go(table(game), "turn").board for game in OMAHA)
    return every((board, place, len(board)) for board in boards)


@claim("omaha.river", twice(45, 1), games=OMAHA, lesson=LESSON)
def _river(cards: int = 1) -> Evidence:
    return every(_street(game, "river", cards) for game in OMAHA)


@claim("omaha.river_is_fifth", twice(45, 2), games=OMAHA, lesson=LESSON)
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
    lesson=BETTING,
)
def _first_after_flop() -> Evidence:
    """The seat after the button, unless whoever sits there has folded."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for street in ("flop", "turn", "river"):
                for players in PLAYERS:
                    yield players, 1, go(table(game, players=players), street).to_act
                folded = play(table(game), Call(), Fold(), Check())
                yield 3, 1, go(folded, street).to_act

    return every(cases(), of="players", gives="seat")
