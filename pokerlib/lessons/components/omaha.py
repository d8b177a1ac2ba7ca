"""What the Omaha widgets show alike: which cards play, the verdict, the tempting hand."""

from collections.abc import Sequence

from pokerlib.cards import new_code
from pokerlib.games import GAMES, Combination, Game, Illusion
from pokerlib.lessons.components.card_table import Group
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import faces, hand_words, phrase
from pokerlib.lessons.components.nodes import Node, box, choices, columns, h, said, table, words
from pokerlib.lessons.components.widget import UnknownEventError

_FLOP = 3


def groups_of(game: Game) -> tuple[Group, ...]:
    """One's own cards and the board; the flop is enough to say something."""
    return (Group("hole", game.hole, game.hole), Group("board", game.board, _FLOP))


def game_choice(keys: Sequence[str], game: Game) -> Node | None:
    """The games that may be chosen; nothing where there is only one."""
    if len(keys) < 2:
        return None
    names = {key: said(GAMES[key]) for key in keys}
    return choices("table.game", "game", names, game.key, key="games")


class OfGames(Dealt):
    """A deal of one of several games, the first of `games` to begin with."""

    def __init__(self, code: str | None = None, games: Sequence[str] = ("omaha",)) -> None:
        self.games = tuple(games)
        self.game = GAMES[self.games[0]]
        super().__init__(code)

    def on_game(self, key: str) -> None:
        if key not in self.games:
            raise UnknownEventError("no such game")
        self.game = GAMES[key]
        self.deal_again()

    def deal_again(self) -> None:
        """Deal the same code in another game."""
        self._lay(self.code or new_code())

    def chosen(self, *more: Node | None) -> Node:
        """The choice of the game, and others beside it."""
        return h("div.pk-bar", game_choice(self.games, self.game), *more, key="chosen")


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
    kickers = illusion.by_kicker or illusion.rank.ranking.lowest_wins  # all five tell lows apart
    hand = phrase(illusion.rank, kickers=kickers)
    return box("bad", words(title, hand=hand), h("p", why), key=key)


def combinations_table(every: tuple[Combination, ...]) -> Node:
    """All combinations of two and three, strongest first."""
    heads = columns("omaha.column", "number", "hole", "board", "hand", "beats")
    rows = []
    for place, one in enumerate(every, start=1):
        used = faces(one.hole), faces(one.board)
        cells = (str(place), *used, hand_words(one.rank), str(one.beats))
        rows.append(("pk-best" if one.rank == every[0].rank else "", cells))
    return table(heads, rows, caption=words("omaha.all_combinations", n=len(every)))
