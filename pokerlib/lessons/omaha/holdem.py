"""Hold'em against Omaha: the same cards under both rules, side by side."""

from collections.abc import Iterable
from typing import Any, ClassVar

from pokerlib.cards import Card, cards, new_code
from pokerlib.games import GAMES, Made
from pokerlib.lessons import components as ui

HOLDEM, OMAHA = GAMES["holdem"], GAMES["omaha"]


class HoldemAgainstOmaha(ui.CardTable):
    """Four cards and a board; Hold'em plays with two of the four, which the learner marks."""

    groups: ClassVar[tuple[ui.Group, ...]] = ui.groups_of(OMAHA)

    def __init__(self, code: str | None = None) -> None:
        self.pair: tuple[Card, ...] = ()
        super().__init__(code or new_code())

    def changed(self) -> None:
        self.pair = self.held("hole")[: HOLDEM.hole]

    def on_hold(self, code: str) -> None:
        (one,) = cards(code, count=1)
        if one not in self.held("hole"):
            return
        if one in self.pair:
            raise ui.ReaderError(ui.words("omaha.holdem.other"))
        self.pair = (*self.pair[1:], one)  # the one marked longest ago gives way

    def draw(self) -> list[ui.Node | None]:
        if self.missing():
            return [self.bar(), self.hands(), self.grid(), self.waiting(), self.typing()]
        hole, board = self.held("hole"), self.held("board")
        holdem = HOLDEM.made(self.pair, board)["high"]
        omaha = OMAHA.made(hole, board)["high"]
        assert holdem is not None
        assert omaha is not None
        sides = self._side("holdem", self.pair, holdem), self._side("omaha", hole, omaha)
        return [
            self.bar(),
            ui.h("p.pk-say", ui.words("omaha.holdem.ask"), key="ask"),
            ui.h("div.pk-two", *sides, key="sides", role="status"),
            self._verdict(holdem, omaha),
            self.typing(),
        ]

    def _side(self, name: str, held: Iterable[Card], made: Made) -> ui.Node:
        hole, board = self.held("hole"), self.held("board")
        look = dict(ui.looks((*held, *board), (*made.hole, *made.board)))
        own: list[ui.Node] = []
        for one in hole:
            style, state = look.get(one, ("used", ui.words("omaha.holdem.not_held")))
            hold: dict[str, Any] = {}
            if name == "holdem":
                hold = {"action": ("hold", one.code), "pressed": one in self.pair}
            own.append(ui.card(one, look=style, state=state, key=one.code, **hold))
        common = ui.drawn(board, look, coded=True)
        return ui.box(
            "note",
            ui.words(f"omaha.holdem.{name}"),
            ui.card_row(ui.words("table.group.hand"), own),
            ui.card_row(ui.words("table.group.board"), common),
            ui.h("p", ui.h("b", ui.hand_words(made.rank))),
            ui.h("p.pk-hint", ui.h("span", _from_hand(made), ": "), ui.faces(made.rank.cards)),
            key=f"side-{name}",
        )

    def _verdict(self, holdem: Made, omaha: Made) -> ui.Node:
        stronger = "holdem" if holdem.rank > omaha.rank else "omaha"
        if holdem.rank == omaha.rank:
            stronger = "equal"
        return ui.h(
            "p.pk-say", ui.h("b", ui.words(f"omaha.holdem.stronger.{stronger}")), key="stronger"
        )


def _from_hand(made: Made) -> ui.Node:
    count = len(made.hole)
    return ui.words("omaha.holdem.from", n=count) if count else ui.words("omaha.holdem.board_plays")
