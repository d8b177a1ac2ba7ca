"""What is it: five cards, dealt, picked or typed, and what they make."""

from __future__ import annotations

from typing import ClassVar

from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import Node, box, button, h, said, words
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.practice.hands import ranked
from pokerlib.rankings import HIGH, explain


class SeeHand(CardTable):
    """Any five cards: the hand's name, the cards that make it, and its kickers."""

    groups: ClassVar[tuple[Group, ...]] = (Group("five", HIGH.size, HIGH.size),)

    def draw(self) -> list[Node | None]:
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        (group,) = self.groups
        if self.missing():
            return [bar, self.row(group), self.grid(), self.waiting(), self.typing()]
        rank = ranked(self.held(group.name), HIGH)
        found = explain(rank)
        makes = frozenset(one for cards in found.groups for one in cards)
        if len(makes) in (0, HIGH.size):
            looks = {}
        else:
            looks = {
                one: ("plays", words("high_hands.makes"))
                if one in makes
                else ("dim", words("high_hands.side"))
                for one in rank.cards
            }
        verdict = box(
            "good",
            hand_words(rank),
            h("p", said(found)),
            key="verdict",
            role="status",
        )
        return [bar, self.row(group, looks), self.grid(), verdict, self.typing()]
