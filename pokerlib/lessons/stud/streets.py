"""Street by street from one's own seat, with the sizes of the bets beside it."""

from pokerlib.cards import new_code
from pokerlib.games import GAMES
from pokerlib.lessons import components as ui
from pokerlib.play import Hand
from pokerlib.play.events import RoundStarted
from pokerlib.practice.stud import STAKES, new_hand, to_street

STREETS = tuple(street.key for street in GAMES["seven_card_stud"].streets)
PLAYERS = 4


class StudStreets(ui.Dealt):
    """A hand in which everybody calls and checks, so that every street is seen."""

    def __init__(self, code: str | None = None) -> None:
        self._narrate = ui.Narrator()
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code, self.street = code, 0

    def on_next(self) -> None:
        if self.street < len(STREETS) - 1:
            self.street += 1
            self.goal = "next"

    def on_back(self) -> None:
        self.street = max(0, self.street - 1)

    def draw(self) -> list[ui.Node | None]:
        hand = new_hand("seven_card_stud", PLAYERS, self.code or new_code())
        before = len(hand.events)
        for key in STREETS[: self.street + 1]:
            before = len(hand.events)
            to_street(hand, key)
        last = self.street == len(STREETS) - 1
        first = self.street == 0
        return [
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("table.deal"), "deal", key="deal", primary=last),
                ui.button(
                    ui.words("stud.back"), "back", key="back", enabled=not first, step="back"
                ),
                ui.onward(ui.words("stud.next_street"), more=not last),
                self.code_field(),
                key="bar",
            ),
            ui.h("p.pk-title", ui.words(f"stud.street.{STREETS[self.street]}"), key="title"),
            ui.Felt(hand.events, hand.state, seen={1}, you=1).node(),
            self._told(hand, before if self.street else 0),
            ui.h("div", self._sizes(hand), key="sizes"),
        ]

    def _told(self, hand: Hand, since: int) -> ui.Node:
        told = (event for event in hand.events[since:] if isinstance(event, RoundStarted))
        return ui.live("told", (ui.h("p.pk-say", self._narrate(event)) for event in told))

    def _sizes(self, hand: Hand) -> ui.Node:
        """What is dealt and how much is bet on each street."""
        heads = ui.columns("stud.column", "street", "dealt", "bet")
        rows = []
        for place, street in enumerate(hand.game.streets):
            size = STAKES.big_bet if street.big_bet else STAKES.small_bet
            note = (
                ui.words("stud.or_big", amount=ui.cash(STAKES.big_bet))
                if street.open_pair
                else None
            )
            dealt = ui.words("stud.cards", down=street.down, up=street.up)
            bet = ui.h("span", ui.cash(size), " " if note else None, note)
            cells = (ui.words(f"stud.street.{street.key}"), dealt, bet)
            rows.append(("pk-best" if place == self.street else "", cells))
        return ui.table(heads, rows, caption=ui.words("stud.sizes"))
