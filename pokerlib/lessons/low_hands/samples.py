"""The ten sample lows of the Hi/Lo rules, whose pictures the document has lost."""

from __future__ import annotations

from pokerlib.language import card_faces
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import h, table, words
from pokerlib.lessons.components.page import Page
from pokerlib.rankings.sample_lows import sample_list_count, sample_lows


def sample_table() -> Page:
    """What the text says of each of the ten, and what is ours."""
    heads = [words(f"low_hands.sample.{name}") for name in ("number", "hand", "name", "source")]
    rows = (
        (
            "",
            (
                str(one.number),
                card_faces(one.rank.cards),
                hand_words(one.rank),
                words(f"low_hands.sample.{one.known or 'ours'}"),
            ),
        )
        for one in sample_lows()
    )
    return Page(
        table(heads, rows, caption=words("low_hands.sample.caption")),
        h("p.pk-say", words("low_hands.sample.count", n=sample_list_count())),
    )
