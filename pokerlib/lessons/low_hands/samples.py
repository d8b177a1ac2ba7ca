"""The ten sample lows of the Hi/Lo rules, whose pictures the document has lost."""

from pokerlib.language import card_faces
from pokerlib.lessons.components import Page, columns, h, hand_words, table, words
from pokerlib.rankings.sample_lows import sample_list_count, sample_lows


def sample_table() -> Page:
    """What the text says of each of the ten, and what is ours."""
    heads = columns("low_hands.sample", "number", "hand", "name", "source")
    rows = []
    for one in sample_lows():
        source = words(f"low_hands.sample.{one.known or 'ours'}")
        hand = one.rank
        cells = (str(one.number), card_faces(hand.cards), hand_words(hand), source)
        rows.append(("", cells))
    return Page(
        table(heads, rows, caption=words("low_hands.sample.caption")),
        h("p.pk-say", words("low_hands.sample.count", n=sample_list_count())),
    )
