"""The open pair on fourth street, under three house rules."""

from __future__ import annotations

from dataclasses import replace

from pokerlib.conventions import CONVENTIONS
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.felt import felt, seat_name
from pokerlib.lessons.components.nodes import Node, choices, h, table, words
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError
from pokerlib.play import Check, Hand
from pokerlib.practice.stud import new_hand, to_street

__all__ = ["OpenPair"]

RULES = ("anyone", "that_player", "nobody")
# Three players; the second shows a pair of nines on fourth street.
DECK = "2c 7d Kh  3c 8d 9h  4c Js 5d  Qs 9c 6h  2h Td 7c  Jd 3h 8s  4d 6c Ks"
PLAYERS = 3


class OpenPair(LessonWidget):
    """The same table under each rule: what each player may bet."""

    def __init__(self) -> None:
        self.rule = CONVENTIONS.open_pair_on_fourth
        super().__init__()

    def on_rule(self, name: str) -> None:
        rule = next((one for one in RULES if one == name), None)
        if rule is None:
            raise UnknownEventError("no such rule")
        self.rule = rule  # type: ignore[assignment]

    def _hand(self) -> Hand:
        conventions = replace(CONVENTIONS, open_pair_on_fourth=self.rule)
        hand = new_hand("seven_card_stud", PLAYERS, DECK, conventions)
        to_street(hand, "fourth")
        return hand

    def draw(self) -> list[Node | None]:
        hand = self._hand()
        options = (
            (words(f"stud.pair.{name}"), ("rule", name), name == self.rule) for name in RULES
        )
        return [
            h("div.pk-bar", choices(words("stud.pair.rule"), options, key="rules"), key="bar"),
            felt(hand.events, hand.state, seen={1}, you=1),
            h("div", self._allowed(hand), key="allowed", role="status"),
            h("p.pk-hint.pk-say", words(f"stud.pair.{self.rule}.why"), key="why"),
        ]

    def _allowed(self, hand: Hand) -> Node:
        """What each of the three may bet, if those before him check."""
        rows = []
        while hand.stage == "betting" and hand.street == "fourth" and hand.to_act is not None:
            wager = hand.legal.wager
            sizes = wager.sizes if wager else ()
            amounts: list[Node] = []
            for size in sizes:
                amounts += [*([" ", words("stud.pair.or"), " "] if amounts else []), cash(size)]
            rows.append(("", (seat_name(hand.to_act), h("span", *amounts))))
            hand.act(Check())
        heads = [words("stud.pair.player"), words("stud.pair.may_bet")]
        return table(heads, rows, caption=words("stud.pair.may_bet"))
