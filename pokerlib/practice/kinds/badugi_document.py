"""The six badugi hands that the rankings document describes, in its order."""

from typing import Final

from pokerlib.cards import cards
from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.kinds import badugi
from pokerlib.practice.model import Question, Told

SKILL: Final = False
mark: Final = badugi.mark
# By line: the document names what counts, and its pictures are lost, so the cards that don't
# count are partly ours.
EXAMPLES: Final = (
    (105, "4c 4d 2h As"),
    (107, "3s 2d Ah 6h"),
    (113, "5c 5d Ac Ad"),
    (115, "2s Ah 7h 9h"),
    (121, "As Ah Ad Ac"),
    (123, "3d 6d 8d Qd"),
)


def ask(_: int, draw: Draw) -> Question:
    """The next of the six."""
    place = turn(draw.code, len(EXAMPLES))
    asked = Told("question.badugi_document.ask", {"number": place + 1, "total": len(EXAMPLES)})
    return badugi.clicked(cards(EXAMPLES[place][1]), asked)


def count(_: int) -> int:
    """How many examples there are."""
    return len(EXAMPLES)
