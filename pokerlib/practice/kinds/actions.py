"""Which of the five actions are there? Each is explained: at what price, or why it is not there."""

from typing import Final

from pokerlib.betting import MoveError, Stakes
from pokerlib.play import Action, Bet, Call, Check, Fold, Hand, Raise
from pokerlib.practice.draw import Draw
from pokerlib.practice.model import Choice, Money, Question, Told
from pokerlib.practice.spots import DOLLARS, asks_for, by_name, chips, spot, table, to_the_flop

FIVE: Final = ("fold", "check", "bet", "call", "raise")
_PLAIN: Final = ("nobody_bet", "bet", "blind", "option")
_TRAPS: Final = ("short", "capped", "not_reopened", "reopened", "no_rivals")
VARIANTS: Final = {1: _PLAIN, 2: (*_PLAIN, *_TRAPS), 3: (*_TRAPS, "bet")}
"""What decides which actions there are, by level."""


def ask(level: int, draw: Draw) -> Question:
    """A table and somebody to act; several of the five are right."""
    variant = draw.one_of(VARIANTS[level])
    hand = _SPOTS[variant](draw, draw.one_of(DOLLARS))
    return Question(
        asks_for("actions", hand, limit=hand.limit),
        tuple(_choice(hand, name) for name in FIVE),
        tuple(_line(hand, name) for name in FIVE),
        Told("spot.actions.hint"),
        "several",
        table=table(hand),
        variant=variant,
    )


def _choice(hand: Hand, name: str) -> Choice:
    refused = refusal(hand, name)
    why = Told("spot.actions.refused", {"error": refused}) if refused else None
    return Choice(name, Told(f"spot.action.{name}"), right=refused is None, why=why)


def refusal(hand: Hand, name: str) -> MoveError | None:
    """Why one of the five is not there; None if it is."""
    to = max(hand.state.round.level, hand.stakes.big_blind) * 2
    tried: dict[str, Action] = {
        "fold": Fold(),
        "check": Check(),
        "call": Call(),
        "bet": Bet(to),
        "raise": Raise(to),
    }
    return None if name in hand.legal.names else hand.refusal(tried[name])


def _line(hand: Hand, name: str) -> Told:
    """Why the action is there, and at what price; or why it is not."""
    action = Told(f"spot.action.{name}")
    if refused := refusal(hand, name):
        return Told("spot.actions.missing", {"action": action, "why": refused})
    option = hand.legal[name]
    kind = "call_all_in" if name == "call" and option.pays < hand.legal.price else name
    facts = {
        "price": Money(hand.legal.price),
        "pays": Money(option.pays),
        "least": Money(option.min_to),
    }
    why = Told(f"spot.actions.why.{kind}", facts)
    return Told("spot.actions.there", {"action": action, "why": why})


# The spots


def _nobody_bet(draw: Draw, stakes: Stakes) -> Hand:
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5, 6), stakes)
    moves = flop.then(draw.below(len(flop.live)))
    return spot(draw, flop.players, moves, stakes, limit=_limit(draw))


def _limit(draw: Draw) -> str:
    return draw.of("no", "pot", "fixed")


def _bet(draw: Draw, stakes: Stakes) -> Hand:
    """A bet, and some of the others have called or folded already."""
    limit = _limit(draw)
    flop = to_the_flop(draw, draw.of(3, 4, 5, 6), stakes)
    bet = stakes.small_bet if limit == "fixed" else chips(flop.pot * draw.of(2, 3, 4) // 4, stakes)
    live = len(flop.live)
    after = [draw.of(Call(), Fold()) for _ in range(draw.below(live - 1))]
    moves = flop.then(draw.below(live), Bet(bet), *after)
    return spot(draw, flop.players, moves, stakes, limit=limit)


def _blind(draw: Draw, stakes: Stakes) -> Hand:
    """Before the flop: the big blind is a bet already."""
    players = draw.of(3, 4, 5, 6)
    moves = [draw.of(Call(), Fold()) for _ in range(draw.below(players - 2))]
    return spot(draw, players, moves, stakes, limit=_limit(draw))


def _option(draw: Draw, stakes: Stakes) -> Hand:
    """Nobody has raised, and the big blind has not acted yet."""
    players = draw.of(2, 3, 4, 5, 6)
    flop = to_the_flop(draw, players, stakes)
    return spot(draw, players, flop.moves[:-1], stakes, limit=_limit(draw))


def _short(draw: Draw, stakes: Stakes) -> Hand:
    """A bet larger than all the chips of the next player."""
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5), stakes)
    bet = stakes.big_blind * draw.of(4, 5, 6, 8)
    better = draw.below(len(flop.live))
    stack = flop.paid + chips(bet * draw.of(30, 50, 70, 100) // 100, stakes)
    moves = flop.then(better, Bet(bet))
    return spot(draw, flop.players, moves, stakes, limit="no", short={flop.after(better): stack})


def _capped(draw: Draw, stakes: Stakes) -> Hand:
    """Fixed limit: a bet and three raises, on the flop or, twice as large, on the turn."""
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5), stakes)
    live = len(flop.live)
    before, size = (live, stakes.big_bet) if draw.below(2) else (0, stakes.small_bet)
    wagers = (Bet(size), Raise(2 * size), Raise(3 * size), Raise(4 * size))
    moves = flop.then(before + draw.below(live), *wagers)
    return spot(draw, flop.players, moves, stakes, limit="fixed")


def _not_reopened(draw: Draw, stakes: Stakes) -> Hand:
    """A bet, an all-in that is no full raise, calls: the bettor may not raise himself."""
    return _raised_all_in(draw, stakes, (120, 130, 140, 160))


def _reopened(draw: Draw, stakes: Stakes) -> Hand:
    """The same with a full raise: the bettor may raise again."""
    return _raised_all_in(draw, stakes, (200, 220, 250))


def _raised_all_in(draw: Draw, stakes: Stakes, parts: tuple[int, ...]) -> Hand:
    flop = to_the_flop(draw, draw.of(3, 4, 5), stakes, least=3)
    live = len(flop.live)
    bet, better = stakes.big_blind * draw.of(5, 6, 8, 10), draw.below(live)
    all_in = chips(bet * draw.one_of(parts) // 100, stakes)
    others = draw.shuffled((Call(), *(draw.of(Call(), Fold()) for _ in range(live - 3))))
    moves = flop.then(better, Bet(bet), Raise(all_in), *others)
    short = {flop.after(better): flop.paid + all_in}
    return spot(draw, flop.players, moves, stakes, limit="no", short=short)


def _no_rivals(draw: Draw, stakes: Stakes) -> Hand:
    """Whoever is left besides the bettor is all in: there is nobody to call a raise."""
    flop = to_the_flop(draw, draw.of(2, 3, 4), stakes)
    live = len(flop.live)
    bet, better = stakes.big_blind * draw.of(3, 4, 5, 6), draw.below(live)
    all_in = bet * draw.of(2, 3)
    moves = flop.then(better, Bet(bet), Raise(all_in), *[Fold()] * (live - 2))
    short = {flop.after(better): flop.paid + all_in}
    return spot(draw, flop.players, moves, stakes, limit="no", short=short)


_SPOTS: Final = by_name(
    _nobody_bet, _bet, _blind, _option, _short, _capped, _not_reopened, _reopened, _no_rivals
)
