"""What the Omaha widgets show alike: which cards play, the verdict, the tempting hand."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.games import GAMES, Combination, Game, Illusion
from pokerlib.language import LANGUAGES, hand_phrase
from pokerlib.lessons.components.hands import faces, hand_words
from pokerlib.lessons.components.nodes import Node, box, choices, h, said, table, words
from pokerlib.lessons.components.table import Group

_FLOP = 3


def groups_of(game: Game) -> tuple[Group, ...]:
    """One's own cards and the board; the flop is enough to say something."""
    return (Group("hole", game.hole, game.hole), Group("board", game.board, _FLOP))


def game_choice(keys: Sequence[str], game: Game) -> Node | None:
    """The games that may be chosen; nothing where there is only one."""
    if len(keys) < 2:
        return None
    options = ((said(GAMES[key]), ("game", key), key == game.key) for key in keys)
    return choices(words("table.game"), options, key="games")


def best_box(best: Combination, count: int) -> Node:
    """The legal hand, the best of `count` combinations."""
    why = words("omaha.best_of", best=faces(best.hole), board=faces(best.board), n=count)
    return box("good", hand_words(best.rank), h("p", why), key="best")


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
    rank = illusion.rank
    kickers = illusion.by_kicker or rank.ranking.lowest_wins  # all five tell lows apart
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
                    hand_words(one.rank),
                    str(one.beats),
                ),
            )
            for place, one in enumerate(every, start=1)
        ),
        caption=words("omaha.all_combinations", n=len(every)),
    )
