"""A file's hand played, and what the file claims compared with what comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokerlib.betting import BettingError
from pokerlib.cards import CardError, cards
from pokerlib.phh.amounts import amount_in
from pokerlib.phh.codes import PhhError
from pokerlib.phh.dealing import deck_from, player_of, words_of
from pokerlib.play import Bet, BringIn, Call, Check, Complete, Fold, Give, Hand, Muck, Raise, Show
from pokerlib.play import events as e

if TYPE_CHECKING:
    from pokerlib.phh.read import History

_MOST_RAKE = 10  # a room keeps at most one part in ten


def replay(history: History) -> Hand:
    """Play the hand as far as the file goes.

    Where the next street's up cards are not in the file, nobody knows who is first: then the
    last decision, which would open it, is left out.
    """
    actions = history.actions
    try:
        return _played(history, actions)
    except PhhError as error:
        cause = error.facts.get("error")
        unknown = isinstance(cause, BettingError) and cause.kind == "unknown_up_card"
        last = max((n for n, line in enumerate(actions) if _decides(line)), default=-1)
        if not unknown or error.facts.get("number") != last + 1:
            raise
        return _played(history, actions[:last])


def _decides(line: str) -> bool:
    words = words_of(line)
    return bool(words) and words[0] != "d" and words[1:2] != ["sm"]


def _played(history: History, actions: Sequence[str]) -> Hand:
    lines, currency = history.lines, history.currency
    deck = deck_from(history.game, actions, len(history.seats), history.burnt, lines)
    hand = _table(history, deck)
    showing: dict[int, tuple[str, int]] = {}
    for number, line in enumerate(actions):
        words = words_of(line)
        if not words or words[0] == "d":
            continue
        seat = history.seats[player_of(words[0], number, line, len(history.seats), lines)]
        facts = {"number": number + 1, "action": line, **lines.action(number)}
        if words[1:2] == ["sm"] and len(words) <= 3:
            showing[seat] = ("".join(words[2:]), number)
        elif hand.to_act != seat:
            raise PhhError("not_his_turn", seat=hand.to_act, **facts)
        else:
            try:
                _act(hand, words[1:], history.scale, facts)
            except BettingError as error:
                raise PhhError("illegal", error=error, currency=currency, **facts) from error
    return _show(hand, showing, history)


def _table(history: History, deck: Sequence[object]) -> Hand:
    try:
        return Hand(
            history.game,
            history.limit,
            stakes=history.stakes,
            stacks=dict(zip(history.seats, history.stacks, strict=True)),
            button=history.button,
            deck=deck,  # type: ignore[arg-type] # cards, None where nobody knows one
            posts=history.posts,
            conventions=history.conventions,
        )
    except CardError as error:
        raise PhhError("cards", error=error, **history.lines.of("actions")) from error
    except BettingError as error:
        line = history.lines.of("starting_stacks")
        raise PhhError("table", error=error, currency=history.currency, **line) from error


def _act(hand: Hand, words: Sequence[str], scale: int, facts: Mapping[str, object]) -> None:
    match words:
        case ["f"]:
            hand.act(Fold())
        case ["cc"]:
            hand.act(Check() if hand.legal.call is None else Call())
        case ["pb"]:
            hand.act(BringIn())
        case ["cbr", amount] if (to := amount_in(amount, scale)) is not None:
            wager = hand.legal.wager
            if wager is not None and wager.name == "complete" and to == wager.min_to:
                hand.act(Complete())
            else:
                hand.act(Raise(to) if hand.state.round.level else Bet(to))
        case _:
            raise PhhError("wrong_action", **facts)


def _show(hand: Hand, showing: Mapping[int, tuple[str, int]], history: History) -> Hand:
    """Show and muck as the file says, in our rule's order; stop at its last showdown action."""
    while hand.stage == "showdown" and (seat := hand.to_act) in showing and seat is not None:
        shown, number = showing[seat]
        line = history.lines.action(number)
        facts = {"number": number + 1, "action": history.actions[number], **line}
        try:
            if not shown and Muck() in hand.legal:  # a dash shows what is known already
                hand.act(Muck())
            elif not shown or shown == "-" or "?" in shown:
                hand.act(Show())
            else:
                hand.act(Show(cards(shown)))
        except CardError as error:
            raise PhhError("cards", error=error, **line) from error
        except BettingError as error:
            raise PhhError("illegal", error=error, currency=history.currency, **facts) from error
    if hand.stage == "giving":
        _give(hand, history)
    return hand


def _give(hand: Hand, history: History) -> None:
    """Winners as the file names them, or whoever it says has won something.

    Where it says nothing of them the hand stays open.
    """
    pots = hand.state.pots
    named = history.winners or _winners(hand, history)
    if not named:
        return
    given = named * len(pots) if len(named) == 1 else named
    try:
        hand.act(Give(tuple(given)))
    except BettingError as error:
        field = next(
            (one for one in ("_winners", "winnings", "finishing_stacks")
             if one in history.lines.fields), "actions",
        )  # fmt: skip
        raise PhhError("winners", field=field, **history.lines.of(field)) from error


def _winners(hand: Hand, history: History) -> tuple[Mapping[str, tuple[int, ...]], ...]:
    up = set()
    if history.winnings:
        up = {seat for seat, won in zip(history.seats, history.winnings, strict=True) if won}
    elif history.finishing:
        ends = zip(history.seats, history.stacks, history.finishing, strict=True)
        up = {seat for seat, start, end in ends if end > start - hand.state.paid[seat]}
    share = hand.game.shares[0][0]
    found = tuple({share: tuple(s for s in pot.seats if s in up)} for pot in hand.state.pots)
    return found if up else ()


# What the file claims


def compare(hand: Hand, history: History) -> None:
    """Refuse a file that contradicts itself: PhhError with the field, its line, both amounts.

    Winners may have less, by what a room keeps of a pot, and may share its odd chips otherwise.
    """
    won = dict.fromkeys(history.seats, 0)
    back = dict(won)
    odd = 0
    for event in hand.events:
        if isinstance(event, e.PotAwarded):
            odd += sum(part.odd for part in event.parts)
            for part in event.parts:
                won[part.seat] += part.amount
        elif isinstance(event, e.UncalledReturned):
            back[event.seat] += event.amount
    result = _Result(history, won, odd)
    if hand.stage in ("over", "betting"):  # while it goes on, nobody has won anything
        claimed = dict(zip(history.seats, history.winnings, strict=False))
        with_back = {seat: claim - back[seat] for seat, claim in claimed.items()}
        if not (claimed and result.differs(with_back, won) is None):  # some count it as won
            result.check("winnings", claimed, won)
    if hand.stage in ("over", "betting"):
        claimed = dict(zip(history.seats, history.finishing, strict=False))
        known = {seat: claim for seat, claim in claimed.items() if seat not in history.endless}
        result.check("finishing_stacks", known, hand.stacks)


@dataclass(frozen=True, slots=True)
class _Result:
    """What each seat won, and how many chips did not divide."""

    history: History
    won: Mapping[int, int]
    odd: int

    def differs(self, claimed: Mapping[int, int], ours: Mapping[int, int]) -> int | None:
        """The first seat that has what it can't have."""
        over = sum(claim - ours[seat] for seat, claim in claimed.items())
        rake = sum(self.won.values()) // _MOST_RAKE
        for seat, claim in claimed.items():
            more = claim - ours[seat]
            winner = self.won[seat] and more <= self.odd and -rake <= over <= 0
            if more and not winner:
                return seat
        return None

    def check(self, field: str, claimed: Mapping[int, int], ours: Mapping[int, int]) -> None:
        seat = self.differs(claimed, ours)
        if seat is not None:
            facts = {"field": field, "player": self.history.seats.index(seat) + 1}
            amounts = {"claimed": claimed[seat], "computed": ours[seat]}
            where = {"currency": self.history.currency, **self.history.lines.of(field)}
            raise PhhError("contradiction", **facts, **amounts, **where)
