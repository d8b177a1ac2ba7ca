"""A claim in a list, and opened: its verdict, the reason, and the cards and sums behind it."""

from __future__ import annotations

from collections.abc import Iterator

from pokerlib.cards import Card
from pokerlib.documents import Agreement, Claim, Evidence
from pokerlib.lessons.components.nodes import Node, box, card, card_row, fold, h, said, words
from pokerlib.lessons.documents.shared import mark, places, reasons, value, verdict
from pokerlib.rankings import HandRank

__all__ = ["claim_fold", "evidence_box"]

LOOKS = {"holds": "good", "wrong": "bad", "incomplete": "note", "unreadable": "note"}


def claim_fold(claim: Claim, evidence: Evidence, *content: Node | None, unfolded: bool) -> Node:
    """A line of a list of claims, which opens on what stands behind it."""
    stated = h("span", said(claim), " ", h("span.pk-hint", places(claim)), style="font-weight:400")
    return fold(
        h("span", mark(evidence.verdict), ": ", stated),
        *content,
        action=("open", claim.id),
        unfolded=unfolded,
        key=f"claim-{claim.id}",
    )


def evidence_box(claim: Claim, evidence: Evidence, *, changed: bool = False) -> Node:
    """What was found; with `changed` numbers the document's own explanation would not fit."""
    return box(
        LOOKS[evidence.verdict],
        verdict(evidence.verdict),
        h("p", said(evidence) if changed else reasons(claim, evidence)),
        *_shown(evidence),
        key="box",
        role="status",
    )


def _shown(evidence: Evidence) -> Iterator[Node]:
    """The cards, hands and sums of the evidence; for a case that fails, both sides of it."""
    for place, item in enumerate(evidence.shown):
        failing = isinstance(evidence, Agreement) and evidence.cases > 1
        if failing and evidence.verdict == "wrong" and isinstance(item, tuple) and len(item) == 3:
            names = ("case", "stated", "computed")
            for name, one in zip(names, item, strict=True):
                yield h("p", words(f"documents_lesson.{name}"), " ", _picture(one, f"{name}"))
        elif item is not None:
            yield _picture(item, f"shown-{place}")


def _picture(item: object, key: str) -> Node:
    if isinstance(item, HandRank):
        item = item.cards
    if isinstance(item, tuple) and item and all(isinstance(one, Card) for one in item):
        return card_row(None, (card(one, look="small", key=one.code) for one in item), key=key)
    return h("p", value(item), key=key)
