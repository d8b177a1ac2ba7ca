"""Two hands compared place by place."""

from __future__ import annotations

from pokerlib.language import rank_face
from pokerlib.lessons.components.hands import category_words
from pokerlib.lessons.components.nodes import Node, table, words
from pokerlib.rankings import HandRank, difference
from pokerlib.rankings.explain import places


def place_table(first: HandRank, second: HandRank) -> Node:
    """Two hands compared place by place, down to the first difference."""
    found = difference(first, second)
    heads = [words(f"compare.column.{name}") for name in ("place", "first", "second", "result")]
    decides = words(f"compare.decides.{'first' if found.better > 0 else 'second'}")
    equal = words("compare.equal" if found.better else "compare.all_equal")
    kinds = [category_words(rank.ranking, rank.category) for rank in (first, second)]
    differs = found.kind == "category"
    rows = [
        (
            "pk-best" if differs else "",
            (words("compare.category"), *kinds, decides if differs else equal),
        )
    ]
    if not differs:
        for index, (one, other) in enumerate(zip(places(first), places(second), strict=True)):
            here = index == found.place
            cells = (
                words(f"compare.role.{one.role}", n=one.nth),
                rank_face(one.rank),
                rank_face(other.rank),
                decides if here else equal,
            )
            rows.append(("pk-best" if here else "", cells))
            if here:
                break
    return table(heads, rows, caption=words("compare.steps"))
