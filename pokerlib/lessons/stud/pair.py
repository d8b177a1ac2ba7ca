"""The open pair on fourth street, under three house rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from pokerlib.conventions import CONVENTIONS
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.felt import Felt, seat_name
from pokerlib.lessons.components.nodes import Node, choices, columns, h, live, named, table, words
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.play import Check, State
from pokerlib.play.events import Event
from pokerlib.practice.stud import new_hand, to_street

Rule = Literal["anyone", "that_player", "nobody"]
RULES: Final[tuple[Rule, ...]] = ("anyone", "that_player", "nobody")
# Three players; the second shows a pair of nines on fourth street.
DECK = "2c 7d Kh  3c 8d 9h  4c Js 5d  Qs 9c 6h  2h Td 7c  Jd 3h 8s  4d 6c Ks"
PLAYERS = 3


@dataclass(frozen=True, slots=True)
class Fourth:
    """Fourth street under one rule: the table, and what each player may bet if nobody has yet."""

    events: tuple[Event, ...]
    state: State
    allowed: tuple[tuple[int, tuple[int, ...]], ...]


@cache
def _played(rule: Rule) -> Fourth:
    """The same deal, played to fourth street; the sizes are those of each player's turn."""
    conventions = replace(CONVENTIONS, open_pair_on_fourth=rule)
    hand = new_hand("seven_card_stud", PLAYERS, DECK, conventions)
    to_street(hand, "fourth")
    events, state = hand.events, hand.state
    allowed = []
    while hand.stage == "betting" and hand.street == "fourth" and hand.to_act is not None:
        wager = hand.legal.wager
        allowed.append((hand.to_act, wager.sizes if wager else ()))
        hand.act(Check())
    return Fourth(events, state, tuple(allowed))


class OpenPair(LessonWidget):
    """The same table under each rule: what each player may bet."""

    rule: Rule = CONVENTIONS.open_pair_on_fourth

    def on_rule(self, name: Rule) -> None:
        self.rule = name

    def draw(self) -> list[Node | None]:
        street = _played(self.rule)
        names = named("stud.pair", RULES)
        rules = choices("stud.pair.rule", "rule", names, self.rule, key="rules")
        return [
            h("div.pk-bar", rules, key="bar"),
            Felt(street.events, street.state, seen={1}, you=1).node(),
            live("allowed", _allowed(street)),
            h("p.pk-hint.pk-say", words(f"stud.pair.{self.rule}.why"), key="why"),
        ]


def _allowed(street: Fourth) -> Node:
    """What each of the three may bet, if those before him check."""
    rows = [("", (seat_name(seat), h("span", *_either(sizes)))) for seat, sizes in street.allowed]
    heads = columns("stud.pair", "player", "may_bet")
    return table(heads, rows, caption=words("stud.pair.may_bet"))


def _either(sizes: tuple[int, ...]) -> list[Node]:
    found: list[Node] = []
    for size in sizes:
        found += [*([" ", words("stud.pair.or"), " "] if found else []), cash(size)]
    return found
