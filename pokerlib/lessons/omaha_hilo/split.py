"""Split the pot: scoop, halves, a quarter, or no low at all; then the chips are pushed."""

from __future__ import annotations

from pokerlib.betting import divide
from pokerlib.cards import code_at, new_code
from pokerlib.lessons.components.chips import cash, chips
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import faces, hand_words, looks
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    box,
    button,
    card,
    card_row,
    h,
    said,
    words,
)
from pokerlib.practice.hilo import Split, pot_task

__all__ = ["SplitThePot"]

POT = 12_000  # cents: it divides by two, three and four
ANSWERS = (Split.SCOOP, Split.HALVES, Split.QUARTERED, Split.NO_LOW)


class SplitThePot(Dealt):
    """Three hands at the showdown; the learner says how the pot is divided."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.task = pot_task(code)
        self.answer: Split | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = Split.SCOOP.value

    def on_answer(self, name: str) -> None:
        answer = next((one for one in ANSWERS if one == name), None)
        if self.answer is None and answer is not None:
            self.answer = answer
            self.asked += 1
            self.right += answer == self.task.split
            self.goal = "next"

    def draw(self) -> list[Node | None]:
        done = self.answer is not None
        return [
            h(
                "div.pk-bar",
                button(
                    words("omaha_hilo.split.next"), "deal", primary=done, key="deal", goal="next"
                ),
                h("b", words("omaha_hilo.split.pot", amount=cash(POT))),
                chips(POT),
                self.code_field(),
                key="bar",
            ),
            card_row(
                words("table.group.board"), (card(one) for one in self.task.board), key="board"
            ),
            h("div.pk-players", *map(self._player, range(len(self.task.hands))), key="players"),
            self._question(),
            h("div", *self._verdict(), key="verdict", role="status"),
        ]

    def _player(self, player: int) -> Node:
        hand = self.task.hands[player]
        done = self.answer is not None
        made = [self.task.result.made(share)[player] for share in ("high", "low")]
        playing = tuple(one for half in made if half for one in half.hole)
        look = looks(hand, playing) if done else {}
        row = (
            card(one, look=f"small {look[one][0]}" if look else "small", key=one.code)
            for one in hand
        )
        won = self.task.result.parts[player] > 0
        return h(
            "div.pk-player" + (".pk-winner" if done and won else ""),
            card_row(words("omaha.showdown.player", number=player + 1), row),
            h("div", *self._halves(player)) if done else None,
            key=f"player-{player}",
        )

    def _halves(self, player: int) -> list[Content]:
        result = self.task.result
        found: list[Content] = []
        for share in ("high", "low"):
            made = result.made(share)[player]
            name = words(f"omaha_hilo.half.{share}")
            hand = hand_words(made.rank) if made else words("omaha_hilo.no_low")
            cards = h("span.pk-hint", " ", faces((*made.hole, *made.board))) if made else None
            wins = player in result.winners(share)
            found.append(h("div", name, ": ", h("b", hand) if wins else hand, cards))
        takes = self._takes().get(player, 0)
        if takes:
            taken = words("omaha_hilo.split.takes", amount=cash(takes))
            found.append(h("div.pk-bar", h("b", taken), chips(takes)))
        return found

    def _takes(self) -> dict[int, int]:
        """What each player is pushed, to the last chip."""
        result = self.task.result
        parts = divide(POT, [(share.share, share.winners) for share in result.shares])
        takes: dict[int, int] = {}
        for part in parts:
            takes[part.seat] = takes.get(part.seat, 0) + part.amount
        return takes

    def _question(self) -> Node:
        return h(
            "div",
            h("b", words("omaha_hilo.split.ask")),
            h(
                "div.pk-bar",
                *(
                    button(
                        words(f"omaha_hilo.split.{one}"),
                        "answer",
                        one.value,
                        pressed=self.answer == one,
                        enabled=self.answer is None,
                        goal=one.value,
                    )
                    for one in ANSWERS
                ),
                data_nav=True,
            ),
            key="question",
        )

    def _verdict(self) -> list[Node]:
        if self.answer is None:
            return []
        right = self.answer == self.task.split
        return [
            box(
                "good" if right else "bad",
                words("compare.right" if right else "compare.wrong"),
                h("p", h("b", words(f"omaha_hilo.split.{self.task.split}"))),
                h("p", said(self.task.result)),
            ),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]
