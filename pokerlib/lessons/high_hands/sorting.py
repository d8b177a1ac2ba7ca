"""The sorting game: five hands in order, by dragging or from the keyboard."""

from __future__ import annotations

from itertools import pairwise

from pokerlib.cards import code_at, new_code
from pokerlib.language import LANGUAGES, card_faces
from pokerlib.language.rankings import difference_reason
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import Node, box, button, card, h, words
from pokerlib.practice.hands import five_hands
from pokerlib.rankings import HandRank, difference

__all__ = ["SortHands"]


class SortHands(Dealt):
    """Five hands in a column; the strongest belongs on top."""

    def __init__(self, code: str | None = None) -> None:
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.hands: tuple[HandRank, ...] = five_hands(code)
        self.order = tuple(range(len(self.hands)))
        self.checked = False

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))

    def on_move(self, hand: int, step: int) -> None:
        if hand in self.order and step in (-1, 1):
            self._put(hand, self.order.index(hand) + step)

    def on_drop(self, hand: str, _column: str, place: int) -> None:
        if hand.isdecimal() and int(hand) in self.order:
            self._put(int(hand), place)

    def _put(self, hand: int, place: int) -> None:
        rest = [one for one in self.order if one != hand]
        place = min(max(place, 0), len(rest))
        self.order = (*rest[:place], hand, *rest[place:])
        self.checked = False
        self.goal = f"row-{hand}"

    def on_check(self) -> None:
        self.checked = True

    def on_show(self) -> None:
        self.order = tuple(
            sorted(self.order, key=lambda one: self.hands[one].strength, reverse=True)
        )
        self.checked = True

    def draw(self) -> list[Node | None]:
        return [
            h("p.pk-say", words("high_hands.sort.ask"), key="ask"),
            h(
                "div.pk-players",
                *(self._row(place, hand) for place, hand in enumerate(self.order)),
                data_drop="column",
                data_column=True,
                key="rows",
            ),
            h(
                "div.pk-bar",
                button(words("high_hands.sort.check"), "check", primary=True, key="check"),
                button(words("high_hands.sort.show"), "show", key="show"),
                button(words("high_hands.sort.next"), "deal", key="deal"),
                self.code_field(),
                key="bar",
            ),
            h("div", *self._verdict(), key="verdict", role="status"),
        ]

    def _row(self, place: int, hand: int) -> Node:
        rank = self.hands[hand]
        cards = card_faces(rank.cards)
        spoken = words("high_hands.sort.row", number=place + 1, cards=cards)
        keys = {"ArrowUp": ("move", hand, -1), "ArrowDown": ("move", hand, 1)}
        return h(
            "div.pk-player",
            h(
                "button.pk-grip",
                h("span.pk-number", str(place + 1), aria_hidden="true"),
                h("span.pk-cards", *(card(one, look="small", key=one.code) for one in rank.cards)),
                h("span.pk-vh", spoken),
                drag=str(hand),
                on={"keys": keys},
                data_goal=f"row-{hand}",
            ),
            h(
                "span.pk-segments",
                button(words("high_hands.sort.up"), "move", hand, -1, enabled=place > 0),
                button(
                    words("high_hands.sort.down"),
                    "move",
                    hand,
                    1,
                    enabled=place < len(self.order) - 1,
                ),
            ),
            h("b", hand_words(rank)) if self.checked else None,
            key=f"hand-{hand}",
        )

    def _verdict(self) -> list[Node | None]:
        if not self.checked:
            return []
        rows = [self.hands[hand] for hand in self.order]
        wrong = [place for place, (above, below) in enumerate(pairwise(rows)) if above < below]
        if not wrong:
            title, kind = words("high_hands.sort.right"), "good"
            why: list[Node] = []
        else:
            title, kind = words("high_hands.sort.wrong", n=len(wrong)), "bad"
            why = [self._reason(rows, place) for place in wrong]
        return [box(kind, title, *why)]

    def _reason(self, rows: list[HandRank], place: int) -> Node:
        found = difference(rows[place], rows[place + 1])
        reason: Node = {"t": [difference_reason(found, lang) for lang in LANGUAGES]}
        above, below = place + 1, place + 2
        return h("p", words("high_hands.sort.pair", above=above, below=below, reason=reason))
