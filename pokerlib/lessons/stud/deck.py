"""The deck that runs out: counted by playing hands in which nobody folds."""

from __future__ import annotations

from pokerlib.cards import DECK
from pokerlib.lessons.components.nodes import h, table, words
from pokerlib.lessons.components.page import Page
from pokerlib.practice.stud import deck_end


def deck_table() -> Page:
    """For each number of players: the cards dealt and burnt, and whether one is shared."""
    heads = [words(f"stud.deck.{name}") for name in ("players", "wanted", "plain", "burning")]
    rows = []
    for players in range(2, 9):
        cells = [str(players), f"{players} × 7 = {players * 7}"]
        row = [*cells]
        found = [deck_end(players, burn=burn) for burn in (False, True)]
        ends = [
            words(
                f"stud.deck.{'shared' if end.shared else 'enough'}",
                dealt=end.dealt,
                burnt=end.burnt,
                left=len(DECK) - end.dealt - end.burnt,
            )
            for end in found
        ]
        shared = any(end.shared for end in found)
        rows.append(("pk-best" if shared else "", (*row, *ends)))
    return Page(
        table(heads, rows, caption=words("stud.deck.caption")),
        h("p.pk-say", words("stud.deck.note")),
    )
