"""Hold'em against Omaha: the same cards under both rules, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from pokerlib.cards import Card, cards, new_code
from pokerlib.games import GAMES, Made
from pokerlib.lessons.components.hands import drawn, faces, hand_words, looks
from pokerlib.lessons.components.nodes import Node, box, card, card_row, h, words
from pokerlib.lessons.components.omaha import groups_of
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.lessons.components.widget import ReaderError

HOLDEM, OMAHA = GAMES["holdem"], GAMES["omaha"]


class HoldemAgainstOmaha(CardTable):
    """Four cards and a board; Hold'em plays with two of the four, which the learner marks."""

    groups: ClassVar[tuple[Group, ...]] = groups_of(OMAHA)

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
            raise ReaderError(words("omaha.holdem.other"))
        self.pair = (*self.pair[1:], one)  # the one marked longest ago gives way

    def draw(self) -> list[Node | None]:
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
            h("p.pk-say", words("omaha.holdem.ask"), key="ask"),
            h("div.pk-two", *sides, key="sides", role="status"),
            self._verdict(holdem, omaha),
            self.typing(),
        ]

    def _side(self, name: str, held: Iterable[Card], made: Made) -> Node:
        hole, board = self.held("hole"), self.held("board")
        look = dict(looks((*held, *board), (*made.hole, *made.board)))
        own: list[Node] = []
        for one in hole:
            style, state = look.get(one, ("used", words("omaha.holdem.not_held")))
            hold: dict[str, Any] = {}
            if name == "holdem":
                hold = {"action": ("hold", one.code), "pressed": one in self.pair}
            own.append(card(one, look=style, state=state, key=one.code, **hold))
        common = drawn(board, look, coded=True)
        return box(
            "note",
            words(f"omaha.holdem.{name}"),
            card_row(words("table.group.hand"), own),
            card_row(words("table.group.board"), common),
            h("p", h("b", hand_words(made.rank))),
            h("p.pk-hint", _from_hand(made), ": ", faces(made.rank.cards)),
            key=f"side-{name}",
        )

    def _verdict(self, holdem: Made, omaha: Made) -> Node:
        stronger = "holdem" if holdem.rank > omaha.rank else "omaha"
        if holdem.rank == omaha.rank:
            stronger = "equal"
        return h("p.pk-say", h("b", words(f"omaha.holdem.stronger.{stronger}")), key="stronger")


def _from_hand(made: Made) -> Node:
    count = len(made.hole)
    return words("omaha.holdem.from", n=count) if count else words("omaha.holdem.board_plays")
