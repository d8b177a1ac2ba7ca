"""The deck: four suits, thirteen ranks from the ace down, and the name of each card."""

from typing import Annotated

from pokerlib.cards import ACE, DECK, SUITS, TWO, Card
from pokerlib.language import card_name, rank_face, suit_name
from pokerlib.lessons.components.nodes import Node, both, capital, card, card_row, h, live, words
from pokerlib.lessons.components.widget import LessonWidget

CARDS = {one.code: one for one in reversed(DECK)}


class TheDeck(LessonWidget):
    """The fifty-two cards, a row for each suit; a card that is clicked tells its name and rank."""

    def __init__(self) -> None:
        self.chosen: Card | None = None
        super().__init__()

    def on_card(self, code: Annotated[str, tuple(CARDS)]) -> None:
        self.chosen = CARDS[code]

    def draw(self) -> list[Node | None]:
        rows = [self._row(suit) for suit in reversed(SUITS)]
        said = _told(self.chosen) if self.chosen else words("high_hands.deck.choose")
        return [h("div.pk-suits", *rows), live("told", h("p.pk-say", said))]

    def _row(self, suit: str) -> Node:
        drawn = [
            card(
                one,
                look="small plays" if one == self.chosen else "small",
                action=("card", code),
                pressed=one == self.chosen,
                key=code,
            )
            for code, one in CARDS.items()
            if one.suit == suit
        ]
        return card_row(capital(both(suit_name, suit)), drawn, key=suit)


def _told(one: Card) -> Node:
    """Where the card stands: above which rank, below which."""
    place = {ACE: "top", TWO: "bottom"}.get(one.rank, "between")
    near = {"lower": one.rank - 1, "higher": one.rank + 1}
    faces = {name: rank_face(rank) for name, rank in near.items() if TWO <= rank <= ACE}
    return words(f"high_hands.deck.{place}", card=capital(both(card_name, one)), **faces)
