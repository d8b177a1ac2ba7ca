"""Play a hand: the learner acts for every seat or for one, and every move is explained."""

from collections.abc import Sequence

from pokerlib.betting import LIMITS
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.felt import Felt, seat_name
from pokerlib.lessons.components.hand_table import PLAYERS, HandTable
from pokerlib.lessons.components.moves_bar import moves_bar
from pokerlib.lessons.components.nodes import Node, button, choices, h, said, words
from pokerlib.lessons.components.omaha import game_choice
from pokerlib.lessons.components.told import as_seen, worth_telling
from pokerlib.play import Hand
from pokerlib.play.events import Event

MOST_TOLD = 60  # events in one view


class PlayHand(HandTable):
    """A `HandTable` with its moves, the running explanation and its settings.

    `PlayHand("omaha_hilo", "pot", players=4, limits=("pot", "fixed"))`; `stakes` and `stack` in
    cents, `seat` for whom the learner acts (None: for everybody).
    """

    def draw(self) -> list[Node | None]:
        hand = self.hand
        return [
            self._head(hand),
            Felt(hand.events, hand.state, seen=self._seen(hand), you=self.seat).node(),
            self._next()
            if hand.to_act is None
            else moves_bar(hand, self.amount, you=self.seat is not None),
            self._back(),
            self._newest(hand),
            self._story(hand),
            self._settings(),
        ]

    def _seen(self, hand: Hand) -> set[int] | None:
        if self.face_up:
            return None
        return {self.seat or hand.to_act or 0}

    def _head(self, hand: Hand) -> Node:
        stakes = hand.stakes
        ends = (stakes.small_blind, stakes.big_blind)
        if hand.limit.fixed:
            ends = (stakes.small_bet, stakes.big_bet)
        facts = {"game": said(hand.game), "limit": said(hand.limit), "number": self.number + 1}
        title = words("play_hand.head", small=cash(ends[0]), big=cash(ends[1]), **facts)
        return h("div.pk-bar", h("b", title), self.code_field(), key="head")

    def _next(self) -> Node:
        return h(
            "div.pk-bar.pk-moves",
            h("div.pk-title", words("play_hand.over")),
            button(words("play_hand.next_hand"), "deal", primary=True, goal="next", key="deal"),
            key="turn",
        )

    def _back(self) -> Node:
        return h(
            "div.pk-bar",
            button(words("play_hand.undo"), "undo", key="undo", enabled=len(self.turns) > 1),
            button(words("play_hand.redo"), "redo", key="redo", enabled=bool(self.undone)),
            key="back",
        )

    def _newest(self, hand: Hand) -> Node:
        """What the last press brought about, the newest on top."""
        events = hand.events[self.turns[-1].since :]
        bought = [
            h("p.pk-say", words("play_hand.bought", seat=seat_name(seat), stack=cash(self.stack)))
            for seat in self.bought
            if len(self.turns) == 1
        ]
        return h("div.pk-newest", *bought, self._told(hand, events), key="newest", role="status")

    def _told(self, hand: Hand, events: Sequence[Event]) -> Node:
        told = [event for event in events if worth_telling(event)][-MOST_TOLD:]
        seen = self._seen(hand)
        lines = (self._narrate(as_seen(event, seen)) for event in reversed(told))
        return h("ol.pk-log.pk-story", (h("li", line) for line in lines))

    def _story(self, hand: Hand) -> Node:
        return self.fold("story", words("play_hand.story"), lambda: self._told(hand, hand.events))

    def _settings(self) -> Node:
        return self.fold("settings", words("play_hand.settings"), self._choices)

    def _choices(self) -> list[Node]:
        mine = self.seat or 1
        acts = {0: words("play_hand.for_all"), mine: seat_name(mine)}
        cards = {True: words("play_hand.cards.open"), False: words("play_hand.cards.hidden")}
        limits = {key: said(LIMITS[key]) for key in self.limits}
        bar = h(
            "div.pk-bar",
            game_choice(self.games, self.game),
            choices("play_hand.players", "players", PLAYERS, self.players, key="players"),
            choices("play_hand.limits", "limit", limits, self.limit, key="limits")
            if limits
            else None,
            choices("play_hand.acts_for", "acts", acts, self.seat or 0, key="acts"),
            choices("play_hand.cards", "open", cards, self.face_up, key="cards"),
            button(words("play_hand.restart"), "restart", key="restart"),
        )
        return [bar, self._rule()]

    def _rule(self) -> Node:
        """The rule by which the others play."""
        shares = [share for share, _ in self.game.shares]
        own = "board" if self.game.board else "own"
        rules = ["moves", *(f"{share}.{own}" if share == "low" else share for share in shares)]
        return h(
            "div",
            h("b", words("play_hand.opponent")),
            *(h("p.pk-hint.pk-say", words(f"play_hand.opponent.{rule}")) for rule in rules),
        )
