"""Street by street from one's own seat, with the sizes of the bets beside it."""

from __future__ import annotations

from pokerlib.cards import new_code
from pokerlib.games import GAMES
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.felt import Felt
from pokerlib.lessons.components.nodes import Node, button, columns, h, live, onward, table, words
from pokerlib.lessons.components.told import Narrator
from pokerlib.play import Hand
from pokerlib.play.events import RoundStarted
from pokerlib.practice.stud import STAKES, new_hand, to_street

STREETS = tuple(street.key for street in GAMES["seven_card_stud"].streets)
PLAYERS = 4


class StudStreets(Dealt):
    """A hand in which everybody calls and checks, so that every street is seen."""

    def __init__(self, code: str | None = None) -> None:
        self._narrate = Narrator()
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code, self.street = code, 0

    def on_next(self) -> None:
        if self.street < len(STREETS) - 1:
            self.street += 1
            self.goal = "next"

    def on_back(self) -> None:
        self.street = max(0, self.street - 1)

    def draw(self) -> list[Node | None]:
        hand = new_hand("seven_card_stud", PLAYERS, self.code or new_code())
        before = len(hand.events)
        for key in STREETS[: self.street + 1]:
            before = len(hand.events)
            to_street(hand, key)
        last = self.street == len(STREETS) - 1
        first = self.street == 0
        return [
            h(
                "div.pk-bar",
                button(words("table.deal"), "deal", key="deal", primary=last),
                button(words("stud.back"), "back", key="back", enabled=not first, step="back"),
                onward(words("stud.next_street"), more=not last),
                self.code_field(),
                key="bar",
            ),
            h("p.pk-title", words(f"stud.street.{STREETS[self.street]}"), key="title"),
            Felt(hand.events, hand.state, seen={1}, you=1).node(),
            self._told(hand, before if self.street else 0),
            h("div", self._sizes(hand), key="sizes"),
        ]

    def _told(self, hand: Hand, since: int) -> Node:
        told = (event for event in hand.events[since:] if isinstance(event, RoundStarted))
        return live("told", (h("p.pk-say", self._narrate(event)) for event in told))

    def _sizes(self, hand: Hand) -> Node:
        """What is dealt and how much is bet on each street."""
        heads = columns("stud.column", "street", "dealt", "bet")
        rows = []
        for place, street in enumerate(hand.game.streets):
            size = STAKES.big_bet if street.big_bet else STAKES.small_bet
            note = words("stud.or_big", amount=cash(STAKES.big_bet)) if street.open_pair else None
            dealt = words("stud.cards", down=street.down, up=street.up)
            bet = h("span", cash(size), " " if note else None, note)
            cells = (words(f"stud.street.{street.key}"), dealt, bet)
            rows.append(("pk-best" if place == self.street else "", cells))
        return table(heads, rows, caption=words("stud.sizes"))
