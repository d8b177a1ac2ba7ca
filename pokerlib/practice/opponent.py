"""An opponent that plays by a simple rule, the same in the same spot every time.

With a strong hand it bets or raises the least, up to `MOST_RAISES`, and then calls; with a fair
one it checks and calls what is not too much; with a weak one it checks or folds. What is strong
and fair is in `strength`.
"""

from typing import Final, Literal

from pokerlib.cards import ACE, EIGHT, JACK, KING, TEN, TWO, Card
from pokerlib.play import Action, Bet, BringIn, Call, Check, Complete, Fold, Hand, Raise, Show
from pokerlib.play.legal import Legal, Option
from pokerlib.play.state import State
from pokerlib.rankings import Category

Strength = Literal["weak", "fair", "strong"]

ORDER: Final[tuple[Strength, ...]] = ("weak", "fair", "strong")
MOST_RAISES: Final = 2  # bets and raises in one round, blinds aside; after that it only calls
DEAREST: Final = 3  # a fair hand pays up to one third of its chips
ONE_PAIR: Final = (Category.ONE_PAIR,)
NOTHING: Final = (Category.HIGH_CARD,)


def decide(hand: Hand) -> Action:
    """What the opponent whose turn it is does now."""
    legal = hand.legal
    assert legal.seat is not None, "somebody must be to act"
    if "show" in legal.names:
        return Show()
    if "bring_in" in legal.names:
        return BringIn()
    strong = strength(hand.state, legal.seat)
    if strong == "strong" and hand.state.round.full_raises < MOST_RAISES and legal.wager:
        return _least(legal.wager)
    return _passive(hand.state, legal, strong)


def _least(wager: Option) -> Action:
    if wager.name == "complete":
        return Complete()
    return Bet(wager.min_to) if wager.name == "bet" else Raise(wager.min_to)


def _passive(state: State, legal: Legal, strong: Strength) -> Action:
    if "check" in legal.names:
        return Check()
    assert legal.seat is not None
    stack = state.player(legal.seat).stack
    cheap = legal.price * DEAREST <= stack
    if "call" in legal.names and (strong == "strong" or (strong == "fair" and cheap)):
        return Call()
    return Fold() if "fold" in legal.names else _least(legal.options[0])


def strength(state: State, seat: int) -> Strength:
    """How good the rule finds the hand of a seat; the better of its high and its low."""
    own = [one for one in state.hole(seat) if one is not None]
    board = [one for one in state.board if one is not None]
    shares = [share for share, _ in state.game.shares]
    found = [
        _high(state, own, board) if share == "high" else _low(state, own, board) for share in shares
    ]
    return max(found, key=ORDER.index)


def _high(state: State, own: list[Card], board: list[Card]) -> Strength:
    """Two pair and better are strong, a pair is fair; before five cards the start counts."""
    game = state.game
    if len(own) not in game.hole_counts or len(board) not in game.board_counts:
        return _start(own)
    made = game.made(own, board)["high"]
    if made is None or made.rank.category in NOTHING:
        return "weak"
    return "fair" if made.rank.category in ONE_PAIR else "strong"


def _start(own: list[Card]) -> Strength:
    """A pair of jacks or better, or an ace with a king; a pair, or two cards from the ten up."""
    ranks = [one.rank for one in own]
    pairs = [rank for rank in set(ranks) if ranks.count(rank) > 1]
    if any(rank >= JACK for rank in pairs) or {ACE, KING} <= set(ranks):
        return "strong"
    return "fair" if pairs or sum(rank >= TEN for rank in ranks) > 1 else "weak"


def _low(state: State, own: list[Card], board: list[Card]) -> Strength:
    """Where a board is common: an ace with a deuce, or a low that qualifies, is fair.

    Where all cards are one's own: as many different ranks up to the eight as there could be.
    """
    ranks = {one.rank for one in own if one.rank <= EIGHT or one.rank == ACE}
    if state.game.board:
        made = state.game.made(own, board)["low"] if len(board) > 2 else None
        ahead = made is not None or (not board and {ACE, TWO} <= ranks)
        return "fair" if ahead else "weak"
    missing = min(5, len(own)) - len(ranks)
    return "strong" if missing <= 0 else "fair" if missing == 1 else "weak"
