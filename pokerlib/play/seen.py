"""A table as a shell or a notebook prints it: numbers and cards, no sentences."""

from __future__ import annotations

from collections.abc import Iterator

from pokerlib.cards.shown import cards_html, cards_text, table_html
from pokerlib.play.events import MaybeCard
from pokerlib.play.state import State

Cell = str | int | tuple[MaybeCard, ...]


def _rows(state: State) -> Iterator[tuple[Cell, ...]]:
    """The table, then a row for each seat; money in the smallest unit."""
    yield "seat", "stack", "bet", "cards", "note"
    for seat in sorted(state.seats):
        player = state.player(seat)
        notes = {
            "button": seat == state.button,
            "to act": seat == state.to_act,
            "folded": player.folded,
            "all in": not player.stack and not player.folded and state.stage != "over",
        }
        note = ", ".join(name for name, here in notes.items() if here)
        yield seat, player.stack, player.bet, state.hole(seat), note


def _head(state: State) -> str:
    where = f"{state.game.key}, {state.limit.key}, {state.plan.key}, {state.stage}"
    return f"{where}, pot {state.pot}"


def hand_text(state: State) -> str:
    """The table as lines of text."""
    board = f", board {cards_text(state.board)}" if state.board else ""
    cells = [
        [cards_text(cell) if isinstance(cell, tuple) else str(cell) for cell in row]
        for row in _rows(state)
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]
    return "\n".join([_head(state) + board, *lines])


def hand_html(state: State) -> str:
    """The same as HTML."""
    board = f", board {cards_html(state.board)}" if state.board else ""
    rows = (
        [cards_html(cell) if isinstance(cell, tuple) else cell for cell in row]
        for row in _rows(state)
    )
    return f"<div>{_head(state)}{board}</div>{table_html(rows)}"
