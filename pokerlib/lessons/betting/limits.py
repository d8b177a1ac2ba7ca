"""The same spot under fixed, pot and no limit: what may be bet, and why."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from pokerlib.betting import LIMITS, Stakes
from pokerlib.lessons import components as ui
from pokerlib.play import Action, Bet, Call, Check, Hand, Option, Raise

TO_THE_FLOP: tuple[Action, ...] = (Call(), Call(), Call(), Check())
ROUND = (Check(),) * 4
SPOTS: Mapping[str, Sequence[Action]] = {
    "first": (),
    "limpers": (Call(), Call()),
    "flop": TO_THE_FLOP,
    "bet": (*TO_THE_FLOP, Bet(200)),
    "raised": (*TO_THE_FLOP, Bet(200), Raise(400)),
    "capped": (*TO_THE_FLOP, Bet(200), Raise(400), Raise(600), Raise(800)),
    "turn": (*TO_THE_FLOP, *ROUND),
    "turn_bet": (*TO_THE_FLOP, *ROUND, Bet(400)),
}
STACKS = {"deep": 20_000, "short": 1_500}


class ThreeLimits(ui.LessonWidget):
    """One table, three limits; each row is hidden until the learner has thought about it."""

    spot, stack = "first", "deep"
    known: frozenset[str] = frozenset()

    def on_spot(self, name: Annotated[str, SPOTS]) -> None:
        self.spot, self.known = name, frozenset()

    def on_stack(self, name: Annotated[str, STACKS]) -> None:
        self.stack, self.known = name, frozenset()

    def on_reveal(self, limit: Annotated[str, LIMITS]) -> None:
        self.known = self.known | {limit}

    def _hand(self, limit: str) -> Hand:
        """Four players; the one to act may have a short stack."""
        full = dict.fromkeys(range(1, 5), STACKS["deep"])
        hand = self._dealt(limit, full)
        assert hand.to_act is not None
        return self._dealt(limit, {**full, hand.to_act: STACKS[self.stack]})

    def _dealt(self, limit: str, stacks: Mapping[int, int]) -> Hand:
        stakes = Stakes(100, 200)
        hand = Hand("omaha", limit, stakes=stakes, stacks=stacks, button=4, deck="BBB-BBB")
        for move in SPOTS[self.spot]:
            hand.act(move)
        return hand

    def draw(self) -> list[ui.Node | None]:
        hand = self._hand("no")
        assert hand.to_act is not None
        spots = ui.named("betting_lesson.spot", SPOTS)
        stacks = {
            name: ui.words(f"betting_lesson.stack.{name}", stack=ui.cash(amount))
            for name, amount in STACKS.items()
        }
        ask = ui.words("betting_lesson.limits.ask", seat=ui.seat_name(hand.to_act))
        return [
            ui.h(
                "div.pk-bar",
                ui.choices("betting_lesson.spots", "spot", spots, self.spot, key="spots"),
                ui.choices("betting_lesson.stacks", "stack", stacks, self.stack, key="stacks"),
                key="bar",
            ),
            ui.Felt(hand.events, hand.state, seen=(), you=hand.to_act).node(),
            ui.h("p.pk-say.pk-title", ask, key="ask"),
            ui.live("table", self._table()),
        ]

    def _table(self) -> ui.Node:
        heads = ui.columns("betting_lesson.limits", "limit", "call", "least", "most", "why")
        rows = [("", self._row(limit)) for limit in ("fixed", "pot", "no")]
        return ui.table(heads, rows, caption=ui.words("betting_lesson.spots"))

    def _row(self, limit: str) -> tuple[ui.Node, ...]:
        name = ui.said(LIMITS[limit])
        if limit not in self.known:
            reveal = ui.button(ui.words("betting_lesson.limits.reveal"), "reveal", limit, key=limit)
            return (ui.h("b", name), "?", "?", "?", reveal)
        hand = self._hand(limit)
        legal = hand.legal
        pays = ui.cash(legal.call) if legal.call else ui.words("betting_lesson.limits.free")
        if legal.wager is None:
            return (ui.h("b", name), pays, "–", "–", ui.no_raise(hand) or "")
        least, most = ui.cash(legal.wager.min_to), ui.cash(legal.wager.max_to)
        return (ui.h("b", name), pays, least, most, _reason(hand, legal.wager))


def _reason(hand: Hand, wager: Option) -> ui.Node:
    """Where the most comes from."""
    bounds = wager.bounds
    assert bounds is not None
    if bounds.max_to < bounds.full_max_to:
        return ui.words("betting_lesson.limits.why.all_in", full=ui.cash(bounds.full_max_to))
    if hand.limit.key == "no":
        return ui.words("betting_lesson.limits.why.no")
    if bounds.pot_limit is not None:
        sums = bounds.pot_limit
        ends = {"by": ui.cash(sums.raise_by), "to": ui.cash(sums.full_max_to)}
        parts = {"table": ui.cash(sums.on_the_table), "call": ui.cash(sums.to_call)}
        kind = "pot" if sums.to_call else "pot_bet"
        return ui.words(f"betting_lesson.limits.why.{kind}", **parts, **ends)
    size = ui.cash(hand.state.round.sizes[0])
    count = hand.state.round.count + 1
    cap = hand.state.round.cap or 0
    return ui.words("betting_lesson.limits.why.fixed", size=size, count=count, cap=cap)
