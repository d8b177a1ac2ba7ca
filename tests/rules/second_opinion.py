"""The same hand in pokerkit, decision by decision."""

import warnings
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pokerkit
from pokerkit import Automation, Mode, games

import pokerlib as pk
from pokerlib.play import events as e
from tests.rules.random_hands import random_move

AUTOMATIONS = tuple(
    automation
    for automation in Automation
    if automation
    not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
)
HANDS = {
    "holdem": (games.TexasHoldemMixin, (pokerkit.StandardHighHand,)),
    "omaha": (games.OmahaHoldemMixin, (pokerkit.OmahaHoldemHand,)),
    "omaha_hilo": (
        games.OmahaHoldemMixin,
        (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    ),
}
LIMIT_MIXINS = {
    "fixed": (games.FixedLimitPokerMixin, games.Holdem),
    "pot": (games.PotLimitPokerMixin, games.UnfixedLimitHoldem),
    "no": (games.NoLimitPokerMixin, games.UnfixedLimitHoldem),
}
STUD = {
    "seven_card_stud": games.FixedLimitSevenCardStud,
    "stud_hilo": games.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "razz": games.FixedLimitRazz,
}


def their_game(game: str, limit: str) -> Any:
    """Their own classes, put together anew: theirs for fixed-limit Omaha Hi/Lo plays pot limit."""
    cards, hands = HANDS[game]
    mixin, base = LIMIT_MIXINS[limit]
    return type(f"{game}_{limit}", (mixin, cards, base), {"hand_types": hands})


def same_table(hand: pk.Hand) -> pokerkit.State:
    state, stakes = hand.state, hand.stakes
    stacks = [state.start[seat] for seat in state.seats]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if hand.game.bring_in:
            return STUD[hand.game.key].create_state(
                AUTOMATIONS, True, stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet,
                stacks, len(stacks), mode=Mode.CASH_GAME,
            )  # fmt: skip
        blinds = (stakes.small_blind, stakes.big_blind)
        sizes = (stakes.small_bet, stakes.big_bet) if hand.limit.fixed else (stakes.big_blind,)
        game = their_game(hand.game.key, hand.limit.key)
        return game(AUTOMATIONS, True, stakes.ante, blinds, *sizes, mode=Mode.CASH_GAME)(
            stacks, len(stacks)
        )


@dataclass
class Opinion:
    """What pokerkit says of the hand so far, and where it differs."""

    hand: pk.Hand
    state: pokerkit.State
    read: int = 0
    compared: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    stopped: str = ""

    def index(self, seat: int) -> int:
        return self.hand.state.seats.index(seat)

    def deal(self) -> None:
        """Deal the cards that our log dealt since we last looked."""
        events = self.hand.events
        fresh, self.read = events[self.read :], len(events)
        for event in fresh:
            if isinstance(event, e.Dealt):
                self._burn()
                cards = "".join(card.code for card in event.down + event.up if card)
                self.state.deal_hole(cards, self.index(event.seat))
            elif isinstance(event, e.BoardDealt):
                if event.shared:
                    self.left_out["the deck runs out: thrown cards are dealt again there"] += 1
                    self.stopped = "the deck: runs out"
                    return
                self._burn()
                self.state.deal_board("".join(card.code for card in event.cards if card))

    def answer_nothing(self) -> None:
        """Theirs may still ask the last player who could bet, after a fold with nothing to pay."""
        if self.state.actor_indices and not self.state.checking_or_calling_amount:
            self.state.check_or_call()

    def _burn(self) -> None:
        self.answer_nothing()
        if self.state.can_burn_card("??"):
            self.state.burn_card("??")

    def compare(self) -> None:
        """The player to act, the price, and the bounds of a raise."""
        reason = known_to_differ(self.hand)
        ours, theirs = self._ours(), self._theirs()
        if reason:
            self.left_out[reason] += 1
        elif ours != theirs:
            self.differences.append(f"{self.hand!r} {self.hand.street}: {ours} but {theirs}")
        else:
            self.compared += 1

    def _ours(self) -> tuple[int | None, ...]:
        legal = self.hand.legal
        assert legal.seat is not None
        low, high = (legal.wager.min_to, legal.wager.max_to) if legal.wager else (None, None)
        if self.hand.state.bring_in_due:
            return (self.index(legal.seat), legal["bring_in"].pays, low, high)
        return (self.index(legal.seat), legal.call or 0, low, high)

    def _theirs(self) -> tuple[int | None, ...]:
        state = self.state
        low = state.min_completion_betting_or_raising_to_amount
        high = state.max_completion_betting_or_raising_to_amount
        price = (
            state.effective_bring_in_amount
            if state.bring_in_status
            else state.checking_or_calling_amount
        )
        return (state.actor_index, price, low, high)

    def parted(self) -> bool:
        """Whether chips went another way there, after a decision that was left out."""
        if not self.left_out:
            return False
        hand, state = self.hand, self.state
        ours = hand.state.live if hand.stage == "betting" else hand.state.round.live
        theirs = tuple(
            seat for seat, still in zip(hand.state.seats, state.statuses, strict=True) if still
        )
        seat, turn = hand.to_act, state.actor_index
        if hand.stage == "betting":
            same = [hand.stacks[seat] for seat in hand.state.seats] == state.stacks
            same = same and (turn is None or seat is None or turn == self.index(seat))
        else:  # over here: then nothing may be owed there
            same = turn is None or not state.checking_or_calling_amount
        if not same or (ours != theirs and state.status):
            self.stopped = "other chips: after a decision that was left out"
        return bool(self.stopped)

    def follow(self, move: pk.play.Action) -> bool:
        """Make the same move there; False if that can't be."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                self._move(move)
            except ValueError as error:
                self.stopped = f"{move}: {error}"
                return False
        return True

    def _move(self, move: pk.play.Action) -> None:
        if isinstance(move, pk.Fold):
            self.state.fold()
        elif isinstance(move, pk.Check | pk.Call):
            self.state.check_or_call()
        elif isinstance(move, pk.BringIn):
            self.state.post_bring_in()
        elif isinstance(move, pk.Complete):
            assert self.hand.legal.wager
            self.state.complete_bet_or_raise_to(self.hand.legal.wager.min_to)
        else:
            assert isinstance(move, pk.Bet | pk.Raise)
            self.state.complete_bet_or_raise_to(move.to)


def _last_round(hand: pk.Hand) -> int:
    return max(i for i, x in enumerate(hand.events) if isinstance(x, e.RoundStarted))


def known_to_differ(hand: pk.Hand) -> str:
    """Why pokerkit 0.7.7 is known to see this decision otherwise; empty if it isn't."""
    first = _last_round(hand)
    if hand.game.bring_in:
        return stud_known_to_differ(hand)
    before_flop = hand.state.plan.first == "after_blinds"
    blinds = [x for x in hand.events[:first] if isinstance(x, e.BlindPosted)]
    wagers = [x for x in hand.events[first:] if isinstance(x, e.Wagered)]
    if before_flop and any(blind.amount < blind.full for blind in blinds):
        return "a blind that is all in for less lowers price and maximum there"
    if before_flop and hand.limit.fixed and hand.state.round.count >= 4:
        return "fixed limit before the flop allows four raises there"
    least = [x for x in wagers if x.to - x.level < x.bounds.full_min_to - x.level]
    if least and hand.limit.fixed:
        return "no half-bet rule there"
    if not least or hand.state.player(hand.legal.seat or 0).acted is None:
        return ""
    if before_flop:
        return "before the flop a short all-in reopens for those who limped there"
    if not least[0].level:
        return "a short all-in bet may be raised by those who checked there"
    return ""


def stud_known_to_differ(hand: pk.Hand) -> str:
    """The same for stud: who is all in, and how a short stack brings in or completes."""
    state = hand.state
    assert state.to_act is not None
    here = hand.events[_last_round(hand) :]
    if any(isinstance(x, e.BroughtIn) and x.amount < x.full for x in here):
        return "a bring-in that is all in for less lowers the price there"
    if any(isinstance(x, e.Wagered) and x.to < x.bounds.full_min_to for x in here):
        return "no half-bet rule there"
    if state.bring_in_due and state.player(state.to_act).stack <= state.stakes.bring_in:
        return "a stack of a bring-in or less may complete there"
    return ""


def second_opinion(hand: pk.Hand, seed: int) -> Opinion:
    """Play the hand out at random here and there."""
    rng = Random(seed)
    opinion = Opinion(hand, same_table(hand))
    opinion.deal()
    while hand.stage == "betting":
        opinion.compare()
        move = random_move(hand, rng)
        followed = opinion.follow(move)
        hand.act(move)
        if not followed or opinion.parted():
            break
        opinion.deal()
        if opinion.stopped:
            break
    if not opinion.stopped:
        opinion.answer_nothing()
    while hand.stage == "betting":
        hand.act(random_move(hand, rng))
    hand.show_all()
    return opinion
