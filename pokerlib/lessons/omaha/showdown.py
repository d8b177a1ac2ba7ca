"""Showdown: two to six players, who wins and by which cards."""

from __future__ import annotations

from pokerlib.cards import deal, new_code
from pokerlib.language import card_faces
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import hand_words, looks
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    box,
    button,
    card,
    card_row,
    choices,
    h,
    said,
    words,
)
from pokerlib.lessons.components.widget import ReaderError
from pokerlib.lessons.omaha.shared import OMAHA

__all__ = ["Showdown"]

MOST_PLAYERS = 6


class Showdown(Dealt):
    """The learner marks the winner first; then the cards that play are lifted."""

    def __init__(self, code: str | None = None, players: int = 3) -> None:
        self.players = players
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        board, *hands = deal(code, 5, *(OMAHA.hole,) * self.players)
        self.code, self.board, self.hands = code, board, tuple(hands)
        self.result = OMAHA.showdown(self.hands, self.board)
        self.marked: frozenset[int] = frozenset()
        self.checked = False

    def on_players(self, count: int) -> None:
        if 2 <= count <= MOST_PLAYERS and self.code:
            self.players = count
            self._lay(self.code)

    def on_mark(self, player: int) -> None:
        if not self.checked and 0 <= player < self.players:
            self.marked = self.marked ^ {player}

    def on_check(self) -> None:
        if not self.marked:
            raise ReaderError(words("omaha.showdown.nobody"))
        self.checked = True
        self.goal = "deal"

    def draw(self) -> list[Node | None]:
        counts = choices(
            words("omaha.showdown.players"),
            (
                (str(count), ("players", count), count == self.players)
                for count in range(2, MOST_PLAYERS + 1)
            ),
            key="players",
        )
        return [
            self.bar(counts),
            card_row(
                words("table.group.board"),
                (card(one, key=f"board-{i}") for i, one in enumerate(self.board)),
                key="board",
            ),
            h(
                "div.pk-players",
                *(self._player(player) for player in range(self.players)),
                key="seats",
            ),
            self._ask() if not self.checked else self._verdict(),
        ]

    def _player(self, player: int) -> Node:
        wins = self.checked and player in self.result.winners("high")
        made = self.result.made("high")[player]
        look = looks(self.hands[player], made.hole) if self.checked and made else {}
        title = words("omaha.showdown.player", number=player + 1)
        nodes = [
            card(
                one,
                look=f"small {look[one][0]}" if look else "small",
                state=look[one][1] if look else None,
                key=f"{player}-{i}",
            )
            for i, one in enumerate(self.hands[player])
        ]
        return h(
            "div.pk-player" + (".pk-winner" if wins else ""),
            card_row(title, nodes),
            self._mark_button(player) if not self.checked else self._hand(player, wins),
            key=f"seat-{player}",
        )

    def _mark_button(self, player: int) -> Node:
        title = words("omaha.showdown.mark", number=player + 1)
        return button(title, "mark", player, pressed=player in self.marked)

    def _hand(self, player: int, wins: bool) -> Node:
        made = self.result.made("high")[player]
        assert made is not None
        tied = len(self.result.winners("high")) > 1
        outcome = words("omaha.showdown.shares" if tied else "omaha.showdown.winner")
        cards = card_faces((*made.hole, *made.board))
        return h(
            "div",
            h("div", h("b", hand_words(made.rank)), (" – ", h("b", outcome)) if wins else None),
            h("div.pk-hint", cards),
        )

    def _ask(self) -> Node:
        return h(
            "div",
            h("p.pk-say", words("omaha.showdown.ask")),
            button(words("drill.check"), "check", primary=True),
            key="ask",
        )

    def _verdict(self) -> Node:
        right = self.marked == set(self.result.winners("high"))
        title = words(f"omaha.showdown.guessed_{'right' if right else 'wrong'}")
        content: list[Content] = [h("p.pk-say", said(self.result))]
        return box(
            "good" if right else "bad",
            title,
            *content,
            key="verdict",
            role="status",
        )
