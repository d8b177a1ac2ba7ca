"""Random hands: any game, limit, stakes, depth of stacks; random legal moves."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import count

import pokerlib as pk
from pokerlib.betting import LIMITS
from pokerlib.play import Action

FLOP_GAMES = ("holdem", "omaha", "omaha_hilo")
STUD_GAMES = ("seven_card_stud", "stud_hilo", "razz")
DEPTHS = (3, 12, 40, 200)  # stacks, in big blinds


@cache
def full_deck() -> tuple[pk.Card, ...]:
    return pk.deck_of("BBB-BBB")


def random_hand(seed: int, games: Sequence[str] = FLOP_GAMES, **conventions: object) -> pk.Hand:
    rng = random.Random(seed)
    game = pk.GAMES[rng.choice(games)]
    players = rng.randint(2, game.seats)
    seats = sorted(rng.sample(range(1, 11), players))
    depth = 8 * rng.choice(DEPTHS)
    deck = rng.sample(full_deck(), 52)
    ante = rng.choice((0, 0, 1, 3))
    if game.bring_in:
        stakes = pk.Stakes(small_bet=8, big_bet=16, ante=1, bring_in=rng.choice((2, 4)))
    else:
        stakes = pk.Stakes(rng.choice((2, 4, 5)), 8, ante=ante)
    return pk.Hand(
        game,
        rng.choice([limit for limit in game.limits if limit in LIMITS]),
        stakes=stakes,
        stacks={seat: rng.randint(1, depth) for seat in seats},
        button=None if game.bring_in else rng.choice(seats if players == 2 else range(1, 11)),
        deck=deck,
        conventions=pk.Conventions(**conventions),  # type: ignore[arg-type]
    )


def random_move(hand: pk.Hand, rng: random.Random, fold: float = 0.1) -> Action:
    """Any legal move; folds are rarer, so that hands get far."""
    legal = hand.legal
    moves: list[Action] = [move for move in legal if move != pk.Fold()]
    wager = legal.wager
    if wager and not wager.sizes:
        make = pk.Bet if wager.name == "bet" else pk.Raise
        moves.append(make(rng.randint(wager.min_to, wager.max_to)))
    if pk.Fold() in legal and rng.random() < fold:
        return pk.Fold()
    return rng.choice(moves)


def play_out(hand: pk.Hand, seed: int) -> pk.Hand:
    rng = random.Random(seed)
    for moves in count():
        if hand.over:
            return hand
        assert moves < 500, "a hand ends"
        move = random_move(hand, rng)
        assert move in hand.legal
        hand.act(move)
    raise AssertionError
