"""The open pair on fourth street, under three house rules."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from pokerlib.conventions import CONVENTIONS
from pokerlib.lessons import components as ui
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


class OpenPair(ui.LessonWidget):
    """The same table under each rule: what each player may bet."""

    rule: Rule = CONVENTIONS.open_pair_on_fourth

    def on_rule(self, name: Rule) -> None:
        self.rule = name

    def draw(self) -> list[ui.Node | None]:
        street = _played(self.rule)
        names = ui.named("stud.pair", RULES)
        rules = ui.choices("stud.pair.rule", "rule", names, self.rule, key="rules")
        return [
            ui.h("div.pk-bar", rules, key="bar"),
            ui.Felt(street.events, street.state, seen={1}, you=1).node(),
            ui.live("allowed", _allowed(street)),
            ui.h("p.pk-hint.pk-say", ui.words(f"stud.pair.{self.rule}.why"), key="why"),
        ]


def _allowed(street: Fourth) -> ui.Node:
    """What each of the three may bet, if those before him check."""
    rows = [
        ("", (ui.seat_name(seat), ui.h("span", *_either(sizes)))) for seat, sizes in street.allowed
    ]
    heads = ui.columns("stud.pair", "player", "may_bet")
    return ui.table(heads, rows, caption=ui.words("stud.pair.may_bet"))


def _either(sizes: tuple[int, ...]) -> list[ui.Node]:
    found: list[ui.Node] = []
    for size in sizes:
        found += [*([" ", ui.words("stud.pair.or"), " "] if found else []), ui.cash(size)]
    return found
