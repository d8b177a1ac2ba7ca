"""Four cards, dealt, picked or typed, and which of them count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pokerlib.cards import Card
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import Node, box, button, h, said, words
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.practice.hands import ranked
from pokerlib.rankings import BADUGI, HandRank, explain


class SeeBadugi(CardTable):
    """The cards that count are lifted; of each of the others it is said why it does not."""

    groups: ClassVar[tuple[Group, ...]] = (Group("four", BADUGI.size, BADUGI.size),)

    def draw(self) -> list[Node | None]:
        (group,) = self.groups
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        if self.missing():
            return [bar, self.row(group), self.grid(), self.waiting(), self.typing()]
        rank = ranked(self.held(group.name), BADUGI)
        verdict = box(
            "good",
            hand_words(rank),
            h("p", said(explain(rank))),
            key="verdict",
            role="status",
        )
        return [bar, self.row(group, counted(rank)), self.grid(), verdict, self.typing()]


def counted(rank: HandRank) -> Mapping[Card, tuple[str, Node]]:
    """How the cards of a badugi hand look, and what that means."""
    return {
        **{one: ("plays", words("badugi.counts")) for one in rank.cards},
        **{one: ("dim", words("badugi.does_not_count")) for one in rank.unused},
    }
