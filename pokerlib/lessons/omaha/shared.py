"""What the Omaha widgets show alike: which cards play, the verdict, the tempting hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pokerlib.cards import Card
from pokerlib.games import GAMES, Combination, Illusion
from pokerlib.language import LANGUAGES, card_faces, hand_name, hand_phrase
from pokerlib.lessons.components.nodes import Content, Node, h, table, words
from pokerlib.lessons.components.table import Group
from pokerlib.rankings import HandRank

__all__ = [
    "BOARD",
    "HOLE",
    "OMAHA",
    "best_box",
    "box",
    "combinations_table",
    "faces",
    "illusion_box",
    "looks",
    "named",
]

OMAHA = GAMES["omaha"]
HOLE = Group("hole", 4, 4)
BOARD = Group("board", 5, 3)


def faces(cards: Iterable[Card]) -> str:
    """The cards as they stand in a sentence."""
    return card_faces(tuple(cards))


def named(rank: HandRank) -> Node:
    """A hand's full name, with its kickers."""
    return {"t": [_capital(hand_name(rank, "bg")), _capital(hand_name(rank, "en"))]}


def _capital(words_: str) -> str:
    return words_[:1].upper() + words_[1:]


def looks(cards: Iterable[Card], playing: Iterable[Card]) -> Mapping[Card, tuple[str, Node]]:
    """The cards that play are lifted, the rest dimmed, and both are said."""
    plays = frozenset(playing)
    return {
        card: ("plays", words("table.plays")) if card in plays else ("dim", words("table.rests"))
        for card in cards
    }


def box(kind: str, title: Node, *content: Content, key: str) -> Node:
    """A verdict: one bold line and what stands behind it. `kind`: good, bad or note."""
    return h(f"div.pk-box.pk-{kind}", h("div.pk-title", title), *content, key=key)


def best_box(best: Combination, count: int) -> Node:
    """The legal hand, the best of `count` combinations."""
    why = words("omaha.best_of", best=faces(best.hole), board=faces(best.board), n=count)
    return box("good", named(best.rank), h("p", why), key="best")


def illusion_box(illusion: Illusion, key: str) -> Node:
    """The hand that looks better but is not allowed, and why it is not."""
    title = "omaha.looks_stronger" if illusion.by_kicker else "omaha.looks_like"
    why = words(
        "omaha.not_allowed",
        cards=" + ".join(faces(part) for part in (illusion.hole, illusion.board) if part),
        choice=words(f"game.illusion.choice.{illusion.from_hole}"),
        rule=words("game.illusion.rule"),
    )
    return box("bad", words(title, hand=_phrase(illusion)), h("p", why), key=key)


def _phrase(illusion: Illusion) -> Node:
    rank, kickers = illusion.rank, illusion.by_kicker
    return {"t": [hand_phrase(rank, lang, kickers=kickers) for lang in LANGUAGES]}


def combinations_table(every: tuple[Combination, ...]) -> Node:
    """All combinations of two and three, strongest first."""
    heads = [words(f"omaha.column.{name}") for name in ("number", "hole", "board", "hand", "beats")]
    return table(
        heads,
        (
            (
                "pk-best" if one.rank == every[0].rank else "",
                (
                    str(place),
                    faces(one.hole),
                    faces(one.board),
                    named(one.rank),
                    words("omaha.beats", beaten=one.beats, n=len(every)),
                ),
            )
            for place, one in enumerate(every, start=1)
        ),
        caption=words("omaha.all_combinations", n=len(every)),
    )
