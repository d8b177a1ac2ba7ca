"""One hand, dealt, picked or typed, and what it makes."""

from pokerlib.cards import Card
from pokerlib.lessons.components.card_table import CardTable, Group
from pokerlib.lessons.components.hands import Looks, hand_words
from pokerlib.lessons.components.nodes import Node, box, h, said, words
from pokerlib.practice.hands import ranked
from pokerlib.rankings import BADUGI, HIGH, HandRank, Ranking, explain


class OneHand(CardTable):
    """As many cards as a ranking takes; subclasses say what they are."""

    def __init__(self, ranking: Ranking = HIGH) -> None:
        self.ranking = ranking
        name = "four" if ranking is BADUGI else "five"
        self.group = Group(name, ranking.size, ranking.size)
        super().__init__()

    def laid(self) -> tuple[Group, ...]:
        return (self.group,)

    def told(self, hand: tuple[Card, ...]) -> Node:
        """What there is to say of the whole hand."""
        raise NotImplementedError(type(self).__name__)

    def looks(self, hand: tuple[Card, ...]) -> Looks:  # noqa: ARG002 - a subclass may look
        return {}

    def draw(self) -> list[Node | None]:
        hand, whole = self.held(self.group.name), not self.missing()
        row = self.row(self.group, self.looks(hand) if whole else {})
        told = self.told(hand) if whole else self.waiting()
        return [self.clearing(), row, self.grid(), told, self.typing()]


class SeeHand(OneHand):
    """The hand's name, the cards that make it, and why of the others it is not they."""

    def told(self, hand: tuple[Card, ...]) -> Node:
        rank = ranked(hand, self.ranking)
        why = h("p", said(explain(rank)))
        return box("good", hand_words(rank), why, key="verdict", role="status")

    def looks(self, hand: tuple[Card, ...]) -> Looks:
        rank = ranked(hand, self.ranking)
        if self.ranking is BADUGI:
            makes, lifted, rest = {*rank.cards}, "badugi.counts", "badugi.does_not_count"
        else:
            makes, lifted, rest = _grouped(rank), "high_hands.makes", "high_hands.side"
        return {
            one: ("plays", words(lifted)) if one in makes else ("dim", words(rest))
            for one in (hand if makes else ())
        }


def _grouped(rank: HandRank) -> set[Card]:
    """The cards of a pair and the like; none where it takes all of them, or none."""
    found = {one for cards in explain(rank).groups for one in cards}
    return found if len(found) < len(rank.cards) else set()
