"""Why a low qualifies or not, in words."""

from __future__ import annotations

from pokerlib.language import card_faces
from pokerlib.lessons.components.nodes import Node, h, words
from pokerlib.practice.lows import Qualification


def because(found: Qualification) -> list[Node]:
    """The reason, and what does no harm."""
    cards = card_faces(found.cards)
    reason = h("p", words(f"low_hands.because.{found.reason}", cards=cards))
    return [reason, *(h("p", words(f"low_hands.because.{also}")) for also in found.also)]
