"""Play a hand: the learner acts for every seat or for one, and every move is explained."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.betting import LIMITS
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.felt import felt, seat_name
from pokerlib.lessons.components.hand_table import MOST_PLAYERS, HandTable
from pokerlib.lessons.components.moves_bar import moves_bar
from pokerlib.lessons.components.nodes import Content, Node, button, choices, fold, h, said, words
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
            felt(hand.events, hand.state, seen=self._seen(hand), you=self.seat),
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
        ends = (
            (stakes.small_bet, stakes.big_bet)
            if hand.limit.fixed
            else (stakes.small_blind, stakes.big_blind)
        )
        title = words(
            "play_hand.head",
            game=said(hand.game),
            limit=said(hand.limit),
            small=cash(ends[0]),
            big=cash(ends[1]),
            number=self.number + 1,
        )
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
        return fold(
            words("play_hand.story"),
            self._told(hand, hand.events) if "story" in self.unfolded else None,
            action=("fold", "story"),
            unfolded="story" in self.unfolded,
            key="story",
        )

    def _settings(self) -> Node:
        content: list[Content] = []
        if "settings" in self.unfolded:
            content = [h("div.pk-bar", *self._choices()), self._rule()]
        return fold(
            words("play_hand.settings"),
            *content,
            action=("fold", "settings"),
            unfolded="settings" in self.unfolded,
            key="settings",
        )

    def _choices(self) -> list[Node | None]:
        counts = [(str(n), ("players", n), n == self.players) for n in range(2, MOST_PLAYERS + 1)]
        acts = [(words("play_hand.for_all"), ("acts", 0), self.seat is None)]
        mine = self.seat or 1
        acts.append((seat_name(mine), ("acts", mine), self.seat is not None))
        cards = [
            (words(f"play_hand.cards.{name}"), ("open", name == "open"), self.face_up is opened)
            for name, opened in (("open", True), ("hidden", False))
        ]
        limits = [(said(LIMITS[key]), ("limit", key), key == self.limit) for key in self.limits]
        return [
            game_choice(self.games, self.game),
            choices(words("play_hand.players"), counts, key="players"),
            *([choices(words("play_hand.limits"), limits, key="limits")] if limits else []),
            choices(words("play_hand.acts_for"), acts, key="acts"),
            choices(words("play_hand.cards"), cards, key="cards"),
            button(words("play_hand.restart"), "restart", key="restart"),
        ]

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
