"""One hand, four verdicts: the same five cards under four systems."""

from __future__ import annotations

from pokerlib.cards import Card
from pokerlib.lessons.components.hands import faces, hand_words
from pokerlib.lessons.components.nodes import Content, Node, columns, h, live, said, table, words
from pokerlib.lessons.components.see import OneHand
from pokerlib.practice.lows import Qualification, qualification
from pokerlib.rankings import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH, Ranking, explain

SYSTEMS = (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN)


class FourVerdicts(OneHand):
    """Five cards, and what each system makes of them."""

    def told(self, hand: tuple[Card, ...]) -> Node:
        heads = columns("low_hands.column", "system", "verdict", "why")
        rows = [("", self._cells(system, hand)) for system in SYSTEMS]
        return live("verdicts", table(heads, rows, caption=words("low_hands.four")))

    def _cells(self, system: Ranking, hand: tuple[Card, ...]) -> list[Content]:
        rank = system.rank(hand)
        name = h(
            "div",
            h("b", words(f"low_hands.system.{system.key}")),
            h("div.pk-hint", words(f"low_hands.where.{system.key}")),
        )
        if system is EIGHT_OR_BETTER:
            verdict = hand_words(rank) if rank else words("low_hands.not_low")
            return [name, h("b", verdict), _because(qualification(hand))]
        if rank is None:
            raise AssertionError(f"{system.key} ranks every hand")
        return [name, h("b", hand_words(rank)), said(explain(rank))]


def _because(found: Qualification) -> list[Node]:
    """Why a low qualifies or not, and what does no harm."""
    cards = faces(found.cards)
    reason = h("p", words(f"low_hands.because.{found.reason}", cards=cards))
    return [reason, *(h("p", words(f"low_hands.because.{also}")) for also in found.also)]
