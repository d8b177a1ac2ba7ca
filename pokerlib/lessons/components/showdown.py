"""Showdown: two to six players, who wins and by which cards."""

from collections.abc import Sequence
from typing import Annotated

from pokerlib.cards import deal, new_code
from pokerlib.games import Made
from pokerlib.language import card_faces
from pokerlib.lessons.components import nodes as ui
from pokerlib.lessons.components.hands import drawn, hand_words, looks
from pokerlib.lessons.components.omaha import OfGames
from pokerlib.lessons.components.widget import ReaderError

PLAYERS = range(2, 7)


class Showdown(OfGames):
    """The learner marks who takes something first; then the cards that play are lifted.

    `games`: those that may be chosen.
    """

    def __init__(
        self, code: str | None = None, players: int = 3, games: Sequence[str] = ("omaha",)
    ) -> None:
        self.players = players
        super().__init__(code or new_code(), games)

    def _lay(self, code: str) -> None:
        board, *hands = deal(code, self.game.board, *(self.game.hole,) * self.players)
        self.code, self.board, self.hands = code, board, tuple(hands)
        self.result = self.game.showdown(self.hands, self.board)
        self.takers = frozenset(n for n, part in enumerate(self.result.parts) if part)
        self.marked: frozenset[int] = frozenset()
        self.checked = False

    def on_players(self, count: Annotated[int, PLAYERS]) -> None:
        self.players = count
        self.deal_again()

    def on_mark(self, player: int) -> None:
        if not self.checked and 0 <= player < self.players:
            self.marked = self.marked ^ {player}

    def on_check(self) -> None:
        if not self.marked:
            raise ReaderError(ui.words("omaha.showdown.nobody"))
        self.checked = True
        self.goal = "deal"

    def draw(self) -> list[ui.Node | None]:
        board = (ui.card(one, key=f"board-{i}") for i, one in enumerate(self.board))
        return [
            self.chosen(
                ui.choices(
                    "omaha.showdown.players", "players", PLAYERS, self.players, key="players"
                )
            ),
            self.bar(),
            ui.card_row(ui.words("table.group.board"), board, key="board"),
            ui.h("div.pk-players", *map(self._player, range(self.players)), key="seats"),
            self._verdict() if self.checked else self._ask(),
        ]

    def _made(self, player: int) -> list[tuple[str, Made]]:
        """What a player makes for each share."""
        return [(one.share, made) for one in self.result.shares if (made := one.made[player])]

    def _player(self, player: int) -> ui.Node:
        wins = self.checked and player in self.takers
        playing = [one for _, made in self._made(player) for one in made.hole]
        hand = self.hands[player]
        look = looks(hand, playing) if self.checked else {}
        title = ui.words("omaha.showdown.player", number=player + 1)
        return ui.h(
            "div.pk-player" + (".pk-winner" if wins else ""),
            ui.card_row(title, drawn(hand, look, "small", key=f"{player}-")),
            ui.h("div", *self._hands(player)) if self.checked else self._mark_button(player),
            key=f"seat-{player}",
        )

    def _mark_button(self, player: int) -> ui.Node:
        title = ui.words(f"omaha.showdown.mark{self._halves()}", number=player + 1)
        return ui.button(title, "mark", player, pressed=player in self.marked)

    def _halves(self) -> str:
        return "_part" if len(self.game.shares) > 1 else ""

    def _hands(self, player: int) -> list[ui.Node]:
        """Each hand with what it wins, and its cards."""
        found: list[ui.Node] = []
        for share, made in self._made(player):
            winners = self.result.winners(share)
            halves = bool(self._halves() and self.result.winners("low"))
            told = "shares" if len(winners) > 1 else "winner"
            outcome = ui.words(f"omaha.showdown.{told}{'_half' * halves}")
            half = (
                ui.h("span", ui.words(f"omaha_hilo.half.{share}"), ": ") if self._halves() else None
            )
            won = (" – ", ui.h("b", outcome)) if player in winners else None
            found += [
                ui.h("div", half, ui.h("b", hand_words(made.rank)), won),
                ui.h("div.pk-hint", card_faces(made.rank.cards)),
            ]
        return found

    def _ask(self) -> ui.Node:
        return ui.h(
            "div",
            ui.h("p.pk-say", ui.words(f"omaha.showdown.ask{self._halves()}")),
            ui.button(ui.words("drill.check"), "check", primary=True),
            key="ask",
        )

    def _verdict(self) -> ui.Node:
        right = self.marked == self.takers
        title = ui.words(f"omaha.showdown.guessed_{'right' if right else 'wrong'}")
        said_so = ui.h("p.pk-say", ui.said(self.result))
        return ui.box("good" if right else "bad", title, said_so, key="verdict", role="status")
