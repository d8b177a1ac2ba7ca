"""Hold'em against Omaha: the same cards under both rules, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from pokerlib.cards import Card, cards, new_code
from pokerlib.games import GAMES, Made
from pokerlib.lessons.components.hands import faces, hand_words, looks
from pokerlib.lessons.components.nodes import Content, Node, box, card, card_row, h, words
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
            rows = h("div.pk-hands", *(self.row(group) for group in self.groups), key="hands")
            return [self.bar(), rows, self.grid(), self.waiting(), self.typing()]
        hole, board = self.held("hole"), self.held("board")
        holdem = HOLDEM.made(self.pair, board)["high"]
        omaha = OMAHA.made(hole, board)["high"]
        assert holdem is not None
        assert omaha is not None
        return [
            self.bar(),
            h("p.pk-say", words("omaha.holdem.ask"), key="ask"),
            h(
                "div.pk-two",
                self._side("holdem", self.pair, holdem),
                self._side("omaha", hole, omaha),
                key="sides",
                role="status",
            ),
            self._verdict(holdem, omaha),
            self.typing(),
        ]

    def _side(self, name: str, held: Iterable[Card], made: Made) -> Node:
        hole, board = self.held("hole"), self.held("board")
        look = dict(looks((*held, *board), (*made.hole, *made.board)))
        own: list[Node] = []
        for one in hole:
            style, state = look.get(one, ("used", words("omaha.holdem.not_held")))
            own.append(
                card(
                    one,
                    look=style,
                    state=state,
                    action=("hold", one.code) if name == "holdem" else None,
                    pressed=one in self.pair if name == "holdem" else None,
                    key=one.code,
                )
            )
        common: list[Content] = [
            card(one, look=look[one][0], state=look[one][1], key=one.code) for one in board
        ]
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
        stronger = (
            "equal"
            if holdem.rank == omaha.rank
            else "holdem"
            if holdem.rank > omaha.rank
            else "omaha"
        )
        return h("p.pk-say", h("b", words(f"omaha.holdem.stronger.{stronger}")), key="stronger")


def _from_hand(made: Made) -> Node:
    count = len(made.hole)
    return words("omaha.holdem.from", n=count) if count else words("omaha.holdem.board_plays")
