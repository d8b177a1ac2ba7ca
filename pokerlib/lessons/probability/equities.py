"""Equity: two hands of Omaha and a board, counted exactly, with a heat map of the next card."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, ClassVar

from pokerlib.cards import Card
from pokerlib.language import percent
from pokerlib.lessons.components.nodes import (
    GRID,
    Node,
    both,
    choices,
    columns,
    h,
    label,
    named,
    said,
    table,
    words,
)
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import figure, split_bar
from pokerlib.plots.words import next_card_alt

GAME_KEYS = ("omaha", "omaha_hilo")
FLOP, RIVER = 3, 5


class Equities(CardTable):
    """Two open hands; the shares move with every card that is put on the board."""

    groups: ClassVar[tuple[Group, ...]] = (
        Group("hand_a", 4, 4),
        Group("hand_b", 4, 4),
        Group("board", 5, 0),
    )
    slow: ClassVar[frozenset[str]] = frozenset(
        {"deal", "code", "pick", "type", "game", "take_away", "street"}
    )

    game = GAME_KEYS[0]

    def __init__(self, code: str | None = None) -> None:
        super().__init__(code)
        if code is None:
            self.press("type", hand_a="As Ah Kd Qd", hand_b="Jc Tc 9h 8h", board="")

    def dealt(self, code: str) -> dict[str, tuple[Card | None, ...]]:
        """A code deals both hands and the flop."""
        found = dict(super().dealt(code))
        found["board"] = (*found["board"][:FLOP], None, None)
        return found

    def on_game(self, key: Annotated[str, GAME_KEYS]) -> None:
        self.game = key

    def _ready(self) -> bool:
        board = len(self.held("board"))
        hands = all(len(self.held(name)) == 4 for name in ("hand_a", "hand_b"))
        return hands and (board == 0 or board >= FLOP)

    def draw(self) -> list[Node | None]:
        games = named("probability.game", GAME_KEYS)
        waiting = h("p.pk-hint.pk-say", words("probability.equity.waiting"), key="waiting")
        return [
            self.clearing(choices("stud.game", "game", games, self.game, key="games")),
            self.hands(),
            self.grid(),
            *(self._shares() if self._ready() else [waiting]),
            self.typing(),
        ]

    def _shares(self) -> list[Node | None]:
        hands, board = (self.held("hand_a"), self.held("hand_b")), self.held("board")
        found = engine().equity(self.game, hands, board)
        counted = "probability.equity" if found[0].exact else "plain_odds.equity"
        boxes = (
            h("div.pk-box.pk-note", label(words(f"table.group.{name}")), h("p", said(one)))
            for name, one in zip(("hand_a", "hand_b"), found, strict=True)
        )
        return [
            h(
                "div",
                label(words(f"{counted}.share")),
                split_bar(found),
                h("p.pk-hint", words(f"{counted}.boards", n=figure(found[0].boards))),
                key="bar-shares",
            ),
            h("div.pk-boxes", *boxes, key="shares", role="status"),
            self._heat(hands, board) if self._next_is_counted(board) else None,
            self._streets(hands, board) if len(board) >= FLOP else None,
        ]

    def _next_is_counted(self, board: tuple[Card, ...]) -> bool:
        """With NumPy from the flop on; without, where one card is to come."""
        return FLOP <= len(board) < RIVER and (fast() or len(board) == RIVER - 1)

    def _heat(self, hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> Node:
        """The first hand's share after each card that may come: ranks across, suits down."""
        coming = engine().by_next_card(self.game, hands, board)
        after = {one: found[0].share for one, found in coming.items()}
        now = engine().equity(self.game, hands, board)[0].share
        told = both(lambda lang: next_card_alt(lang, after, now))
        return h(
            "div",
            label(words("probability.equity.heat")),
            h("p.pk-say", told),
            h("div.pk-heat", *(_cell(one, after.get(one)) for one in GRID), role="list"),
            h("p.pk-hint.pk-say", words("probability.equity.heat_note")),
            key="heat",
        )

    def _streets(self, hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> Node:
        """The shares on each street that the board has reached."""
        heads = columns("probability.equity", "street", "shares")
        rows = [
            ("", (words(f"odds.street.{street.key}"), split_bar(street.equities)))
            for street in engine().street_by_street(self.game, hands, board)
        ]
        title = words("probability.equity.streets")
        return h("div", label(title), table(heads, rows, caption=title), key="streets")


def _cell(one: Card, share: Fraction | None) -> Node:
    letter = "10" if one.letter == "T" else one.letter
    face = f"{letter}{one.symbol}"
    if share is None:
        return h("span.pk-heat-cell.pk-heat-gone", face, role="listitem")
    return h(
        "span.pk-heat-cell",
        h("span.pk-heat-card", face),
        h("span.pk-heat-share", both(percent, share, places=0)),
        role="listitem",
        style=f"--heat:{round(100 * float(share))}",
    )
