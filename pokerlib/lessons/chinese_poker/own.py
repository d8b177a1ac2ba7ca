"""Cards of one's own instead of a deal: picked from the grid of 52, or typed."""

from pokerlib.cards import Card, cards
from pokerlib.chinese import ROWS
from pokerlib.chinese.setting import CARDS, thirteen
from pokerlib.lessons.chinese_poker.board import TRAY, Board
from pokerlib.lessons.components import FROM_CENTRE, Node, button, card, field, grid, h, words

SLASH = "/"


class OwnCards(Board):
    """A board whose thirteen cards the learner may choose."""

    def on_pick(self, code: str) -> None:
        """A card of the grid comes to the tray, or goes from the board."""
        (one,) = cards(code, count=1)
        if one in self.held:
            places = self.without(one)
        else:
            if len(self.held) >= CARDS:
                thirteen((*self.held, one))  # refused in the library's words
            places = {**self.places, TRAY: (*self.places[TRAY], one)}
        self.code = None
        self._set(places)

    def on_empty(self) -> None:
        """No cards at all, to pick other ones."""
        self.code = None
        self._set({TRAY: (), **dict.fromkeys(ROWS, ())})
        self.goal = "pick-As"

    def on_type(self) -> None:
        """Thirteen cards; with two strokes between them they are front / middle / back."""
        text = self.fields.get("hand", "")
        parts = text.split(SLASH)
        if len(parts) != len(ROWS):
            self._set({TRAY: thirteen(text), **dict.fromkeys(ROWS, ())})
        else:
            front, middle, back = map(cards, parts)
            self._set({TRAY: (), "front": front, "middle": middle, "back": back})
            thirteen(self.held)
        self.code = None

    def own_cards(self) -> Node:
        """The grid and the field, folded away."""
        return self.fold("own", words("chinese_lesson.own"), self._own)

    def _own(self) -> list[Node]:
        title = words("chinese_lesson.own.field")
        typed = field("hand", title, self._typed(), "type", wide=True)
        return [
            h("p.pk-hint.pk-say", words("chinese_lesson.own.pick", n=len(self.held))),
            grid(self._pick),
            button(words("chinese_lesson.own.empty"), "empty"),
            h("p.pk-hint.pk-say", words("chinese_lesson.own.type")),
            h("div.pk-bar", typed, button(words("table.show"), "type")),
        ]

    def _pick(self, one: Card) -> Node:
        here = one in self.held
        return card(
            one,
            look="chosen" if here else "",
            action=("pick", one.code),
            key=f"pick-{one.code}",
            pressed=here,
            goal=f"pick-{one.code}",
        )

    def _typed(self) -> str:
        if self.places[TRAY]:
            return " ".join(one.code for one in self.held)
        rows = (" ".join(one.code for one in self.places[row]) for row in FROM_CENTRE)
        return f" {SLASH} ".join(rows)
