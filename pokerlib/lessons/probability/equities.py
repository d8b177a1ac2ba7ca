"""Equity: two hands of Omaha and a board, counted exactly, with a heat map of the next card."""

from fractions import Fraction
from typing import Annotated, ClassVar

from pokerlib.cards import Card
from pokerlib.language import percent
from pokerlib.lessons import components as ui
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import figure, split_bar
from pokerlib.plots.words import next_card_alt

GAME_KEYS = ("omaha", "omaha_hilo")
FLOP, RIVER = 3, 5


class Equities(ui.CardTable):
    """Two open hands; the shares move with every card that is put on the board."""

    groups: ClassVar[tuple[ui.Group, ...]] = (
        ui.Group("hand_a", 4, 4),
        ui.Group("hand_b", 4, 4),
        ui.Group("board", 5, 0),
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

    def draw(self) -> list[ui.Node | None]:
        games = ui.named("probability.game", GAME_KEYS)
        waiting = ui.h("p.pk-hint.pk-say", ui.words("probability.equity.waiting"), key="waiting")
        return [
            self.clearing(ui.choices("stud.game", "game", games, self.game, key="games")),
            self.hands(),
            self.grid(),
            *(self._shares() if self._ready() else [waiting]),
            self.typing(),
        ]

    def _shares(self) -> list[ui.Node | None]:
        hands, board = (self.held("hand_a"), self.held("hand_b")), self.held("board")
        found = engine().equity(self.game, hands, board)
        counted = "probability.equity" if found[0].exact else "plain_odds.equity"
        boxes = (
            ui.h(
                "div.pk-box.pk-note",
                ui.label(ui.words(f"table.group.{name}")),
                ui.h("p", ui.said(one)),
            )
            for name, one in zip(("hand_a", "hand_b"), found, strict=True)
        )
        return [
            ui.h(
                "div",
                ui.label(ui.words(f"{counted}.share")),
                split_bar(found),
                ui.h("p.pk-hint", ui.words(f"{counted}.boards", n=figure(found[0].boards))),
                key="bar-shares",
            ),
            ui.h("div.pk-boxes", *boxes, key="shares", role="status"),
            self._heat(hands, board) if self._next_is_counted(board) else None,
            self._streets(hands, board) if len(board) >= FLOP else None,
        ]

    def _next_is_counted(self, board: tuple[Card, ...]) -> bool:
        """With NumPy from the flop on; without, where one card is to come."""
        return FLOP <= len(board) < RIVER and (fast() or len(board) == RIVER - 1)

    def _heat(self, hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> ui.Node:
        """The first hand's share after each card that may come: ranks across, suits down."""
        coming = engine().by_next_card(self.game, hands, board)
        after = {one: found[0].share for one, found in coming.items()}
        now = engine().equity(self.game, hands, board)[0].share
        told = ui.both(lambda lang: next_card_alt(lang, after, now))
        return ui.h(
            "div",
            ui.label(ui.words("probability.equity.heat")),
            ui.h("p.pk-say", told),
            ui.h("div.pk-heat", *(_cell(one, after.get(one)) for one in ui.GRID), role="list"),
            ui.h("p.pk-hint.pk-say", ui.words("probability.equity.heat_note")),
            key="heat",
        )

    def _streets(self, hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> ui.Node:
        """The shares on each street that the board has reached."""
        heads = ui.columns("probability.equity", "street", "shares")
        rows = [
            ("", (ui.words(f"odds.street.{street.key}"), split_bar(street.equities)))
            for street in engine().street_by_street(self.game, hands, board)
        ]
        title = ui.words("probability.equity.streets")
        return ui.h("div", ui.label(title), ui.table(heads, rows, caption=title), key="streets")


def _cell(one: Card, share: Fraction | None) -> ui.Node:
    letter = "10" if one.letter == "T" else one.letter
    face = f"{letter}{one.symbol}"
    if share is None:
        return ui.h("span.pk-heat-cell.pk-heat-gone", face, role="listitem")
    return ui.h(
        "span.pk-heat-cell",
        ui.h("span.pk-heat-card", face),
        ui.h("span.pk-heat-share", ui.both(percent, share, places=0)),
        role="listitem",
        style=f"--heat:{round(100 * float(share))}",
    )
