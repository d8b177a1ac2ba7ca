"""The deck: four suits, thirteen ranks from the ace down, and the name of each card."""

from typing import Annotated

from pokerlib.cards import ACE, DECK, SUITS, TWO, Card
from pokerlib.language import card_name, rank_face, suit_name
from pokerlib.lessons import components as ui

CARDS = {one.code: one for one in reversed(DECK)}


class TheDeck(ui.LessonWidget):
    """The fifty-two cards, a row for each suit; a card that is clicked tells its name and rank."""

    def __init__(self) -> None:
        self.chosen: Card | None = None
        super().__init__()

    def on_card(self, code: Annotated[str, tuple(CARDS)]) -> None:
        self.chosen = CARDS[code]

    def draw(self) -> list[ui.Node | None]:
        rows = [self._row(suit) for suit in reversed(SUITS)]
        said = _told(self.chosen) if self.chosen else ui.words("high_hands.deck.choose")
        return [ui.h("div.pk-suits", *rows), ui.live("told", ui.h("p.pk-say", said))]

    def _row(self, suit: str) -> ui.Node:
        drawn = [
            ui.card(
                one,
                look="small plays" if one == self.chosen else "small",
                action=("card", code),
                pressed=one == self.chosen,
                key=code,
            )
            for code, one in CARDS.items()
            if one.suit == suit
        ]
        return ui.card_row(ui.capital(ui.both(suit_name, suit)), drawn, key=suit)


def _told(one: Card) -> ui.Node:
    """Where the card stands: above which rank, below which."""
    place = {ACE: "top", TWO: "bottom"}.get(one.rank, "between")
    near = {"lower": one.rank - 1, "higher": one.rank + 1}
    faces = {name: rank_face(rank) for name, rank in near.items() if TWO <= rank <= ACE}
    return ui.words(f"high_hands.deck.{place}", card=ui.capital(ui.both(card_name, one)), **faces)
