"""The deck that runs out: counted by playing hands in which nobody folds."""

from pokerlib.cards import DECK
from pokerlib.lessons.components import Node, Page, columns, h, table, words
from pokerlib.practice.stud import DeckEnd, deck_end


def deck_table() -> Page:
    """For each number of players: the cards dealt and burnt, and whether one is shared."""
    heads = columns("stud.deck", "players", "wanted", "plain", "burning")
    rows = []
    for players in range(2, 9):
        ends = [deck_end(players, burn=burn) for burn in (False, True)]
        shared = any(end.shared for end in ends)
        cells = (str(players), f"{players} × 7 = {players * 7}", *map(_end, ends))
        rows.append(("pk-best" if shared else "", cells))
    return Page(
        table(heads, rows, caption=words("stud.deck.caption")),
        h("p.pk-say", words("stud.deck.note")),
    )


def _end(end: DeckEnd) -> Node:
    left = len(DECK) - end.dealt - end.burnt
    kind = "shared" if end.shared else "enough"
    return words(f"stud.deck.{kind}", dealt=end.dealt, burnt=end.burnt, left=left)
