"""A poker table, drawn from a hand's log and its state at some moment.

`Felt(hand.events, hand.state).node()` is all that is needed; on a wide page the seats stand round
an oval, on a phone round the board in rows. Seats go clockwise; seat `you` is at the bottom.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import cos, pi, sin

from pokerlib.cards import Card
from pokerlib.games import Made
from pokerlib.language import hand_name
from pokerlib.language.quantities import Unit
from pokerlib.lessons.components.chips import cash, chips
from pokerlib.lessons.components.hands import faces, hand_words
from pokerlib.lessons.components.nodes import Action, Content, Node, both, card, h, words
from pokerlib.lessons.components.told import last_moves, move_words, positions, ready, won
from pokerlib.play import State
from pokerlib.play import events as e

HEIGHTS = {2: 34, 3: 31, 4: 35, 5: 36, 6: 36}  # in em; a larger table is taller
TALLEST = 46
ASIDE = 0.6  # of the way from the middle to the edge: such a seat is beside the board
SHOWN = 7  # more, where hands are named under their cards
# On a phone: the seats clockwise from the bottom, as areas of the style's grid (b bottom, t top).
SLOTS = {
    2: "b t", 3: "b tl tr", 4: "b l t r", 5: "b l tl tr r", 6: "b bl tl t tr br",
    7: "b bl l tl tr r br", 8: "b bl l tl t tr r br", 9: "b bl l tl t1 t2 tr r br",
    10: "b bl l tl t1 t t2 tr r br",
}  # fmt: skip


def seat_name(seat: int) -> Node:
    """The seat as it is called everywhere."""
    return words("felt.seat", number=seat)


def _stack(stack: int | None, unit: Unit) -> Node:
    """The chips behind, None where nobody knows how many."""
    behind = h("span.pk-vh", words("felt.stack"))
    if stack is None:
        return h("div.pk-seat-stack", behind, h("b", words("felt.endless")), key="stack")
    return h(
        "div.pk-seat-stack", chips(stack, unit), behind, h("b", cash(stack, unit)), key="stack"
    )


@dataclass(frozen=True)
class Felt:
    """The table after these events.

    `seen`: whose hole cards lie face up (None: all; shown hands always do). `you`: who sits at
    the bottom. `actions` makes the seats buttons, `looks` colours them: "good" or "bad". `turn`:
    whether it shows who is to act. `names`: of the players. `endless`: whose stacks are unknown.
    """

    events: Sequence[e.Event]
    state: State
    seen: Collection[int] | None = None
    you: int | None = None
    actions: Mapping[int, Action] = field(default_factory=dict)
    looks: Mapping[int, str] = field(default_factory=dict)
    turn: bool = True
    unit: Unit = "USD-cent"
    names: Mapping[int, str] = field(default_factory=dict)
    endless: Collection[int] = ()
    key: str = "felt"

    def node(self) -> Node:
        """The picture."""
        ready()
        seats = sorted(self.state.seats)
        first = seats.index(self.you) if self.you in seats else 0
        placed = [*seats[first:], *seats[:first]]
        slots = SLOTS[len(placed)].split()
        nodes = [
            self.seat(seat, place / len(placed), slot)
            for place, (seat, slot) in enumerate(zip(placed, slots, strict=True))
        ]
        height = HEIGHTS.get(len(placed), TALLEST) + (SHOWN if self.state.shown else 0)
        table = (self.middle(), h("ol.pk-seats", *nodes))
        return h(
            "div.pk-felt", h("div.pk-felt-table", *table, style=f"--h:{height}em"), key=self.key
        )

    def called(self, seat: int) -> Node:
        return self.names.get(seat) or seat_name(seat)

    def cash(self, amount: int) -> Node:
        return cash(amount, self.unit)

    def chips(self, amount: int) -> Node | None:
        return chips(amount, self.unit)

    @cached_property
    def top(self) -> float:
        """How high the highest seat stands, from the top of the circle."""
        around = len(self.state.seats)
        return min(50 + 50 * cos(2 * pi * place / around) for place in range(around))

    @cached_property
    def moves(self) -> Mapping[int, e.Event]:
        return last_moves(self.events)

    @cached_property
    def won(self) -> Mapping[int, int]:
        return won(self.events)

    @cached_property
    def positions(self) -> Mapping[int, tuple[str, ...]]:
        return positions(self.events)

    @cached_property
    def awards(self) -> list[e.PotAwarded]:
        return [event for event in self.events if isinstance(event, e.PotAwarded)]

    @cached_property
    def playing(self) -> frozenset[Card]:
        """The cards with which pots were won, or, before that, those of the hands shown."""
        wins = {(part.seat, part.share) for award in self.awards for part in award.parts}
        found: set[Card] = set()
        for seat, made in self.state.shown.items():
            for share, best in made or ():
                if best and (not wins or (seat, share) in wins):
                    found.update((*best.hole, *best.board))
        return frozenset(found)

    # the middle: board and pots

    def middle(self) -> Node:
        return h("div.pk-middle", self._pots(), self._board(), key="middle")

    def _board(self) -> Node | None:
        board = self.state.board
        if self.state.game.board == 0 and not board:
            return None
        nodes = []
        for place, one in enumerate([*board, *[None] * (self.state.game.board - len(board))], 1):
            empty = words("felt.board_place", number=place) if one is None else None
            look, state = self._look(one), self._meaning(one)
            nodes.append(card(one, look=look, state=state, name=empty, key=f"b{place}"))
        return h("div.pk-cards.pk-board", *nodes, role="group", key="board")

    def _pots(self) -> Node:
        if self.awards:
            return h("div.pk-pots", *map(self._award, self.awards), key="pots")
        pots = [pot for pot in self.state.current_pots() if pot.amount]
        if not pots:
            return h("div.pk-pots", h("div.pk-pot", words("felt.pot_empty")), key="pots")
        nodes = []
        for pot in pots:
            title = words("felt.pot") if len(pots) == 1 else self._pot_name(pot.index)
            amount = h("b", self.cash(pot.amount))
            nodes.append(h("div.pk-pot", self.chips(pot.amount), title, " ", amount))
        return h("div.pk-pots", *nodes, key="pots")

    def _pot_name(self, index: int) -> Node:
        return words("felt.side_pot", number=index) if index else words("felt.main_pot")

    def _award(self, award: e.PotAwarded) -> Node:
        """A pot that was pushed: to whom, and which half of it."""
        several = len(self.awards) > 1 or award.pot.index
        name = self._pot_name(award.pot.index) if several else words("felt.pot")
        split = len({part.share for part in award.parts}) > 1
        parts: list[Content] = []
        for part in award.parts:
            half = words(f"felt.half.{part.share}") if split else None
            amount = [" ", h("b", self.cash(part.amount))] if len(award.parts) > 1 else []
            who = [self.called(part.seat), " ", half] if half else [self.called(part.seat)]
            parts.append(h("span.pk-pushed", "→ ", *who, *amount))
        return h("div.pk-pot", name, " ", h("b", self.cash(award.amount)), *parts)

    # seats

    def seat(self, seat: int, place: float, slot: str) -> Node:
        """A seat at this part of the way round the table, clockwise from the bottom."""
        x, y = 50 - 50 * sin(2 * pi * place), 50 + 50 * cos(2 * pi * place)
        y = (y - self.top) / (100 - self.top) * 100  # no empty head of the table
        side = abs(x - 50) / 50  # above and below the board there is less room than beside it
        bx, by = 50 + (x - 50) * 0.47, 50 + (y - 50) * (0.3 + 0.2 * side)
        style = f"--x:{x:.1f}%;--y:{y:.1f}%;--bx:{bx:.1f}%;--by:{by:.1f}%;--slot:{slot}"
        classes = "".join(self._classes(seat)) + ".pk-aside" * (side > ASIDE)
        inside = h("div.pk-seat-box", *self._inside(seat), key="box")
        front = self._front(seat)
        return h(f"li.pk-seat{classes}", inside, front, style=style, key=f"seat-{seat}")

    def _classes(self, seat: int) -> Iterable[str]:
        if self._to_act == seat:
            yield ".pk-turn"
        if self.state.player(seat).folded or seat in self.state.mucked:
            yield ".pk-out"
        if seat in self.won:
            yield ".pk-winner"
        if seat in self.looks:
            yield f".pk-seat-{self.looks[seat]}"

    @property
    def _to_act(self) -> int | None:
        return self.state.to_act if self.turn else None

    def _inside(self, seat: int) -> list[Content]:
        stack = None if seat in self.endless else self.state.player(seat).stack
        return [
            h("div.pk-seat-head", self._name(seat), self._tags(seat), key="head"),
            self._cards(seat),
            _stack(stack, self.unit),
            self._status(seat),
            self._won(seat),
            self._made(seat),
        ]

    def _name(self, seat: int) -> Node:
        name = self.called(seat)
        if seat not in self.actions:
            return h("b.pk-seat-name", name)
        click, goal = {"click": self.actions[seat]}, f"seat-{seat}"
        return h("button.pk-button.pk-seat-name", name, on=click, data_goal=goal)

    def _tags(self, seat: int) -> list[Node]:
        nodes: list[Node] = []
        for name in self.positions.get(seat, ()):
            if name == "button":
                nodes.append(h("span.pk-dealer", "D", aria_hidden="true"))
            nodes.append(h("span.pk-tag", words(f"felt.position.{name}")))
        return nodes

    def _status(self, seat: int) -> Node | None:
        player, move = self.state.player(seat), self.moves.get(seat)
        if self._to_act == seat:
            return h("div.pk-status.pk-now", words("felt.to_act"), key="status")
        if player.all_in and self.state.stage != "over":
            return h("div.pk-status", words("felt.all_in"), key="status")
        if move is not None and not player.bet:
            return h("div.pk-status", move_words(move, self.unit), key="status")
        return None

    def _won(self, seat: int) -> Node | None:
        if seat not in self.won:
            return None
        amount = self.won[seat]
        told = h("b", words("felt.wins"), " ", self.cash(amount))
        return h("div.pk-won", self.chips(amount), told, key="won")

    def _made(self, seat: int) -> Node | None:
        """What a shown hand makes, for each share, and the cards that play."""
        made = self.state.shown.get(seat)
        if not made:
            return None
        lines: list[Content] = []
        for share, best in made:
            name = [h("b", words(f"felt.share.{share}")), ": "] if len(made) > 1 else []
            hand = _hand(best, several=len(made) > 1)
            used = h("span.pk-used-cards", faces(best.rank.cards)) if best else None
            lines.append(h("div", *name, hand, used))
        return h("div.pk-seat-hand", *lines, key="hand")

    # cards and bets

    def _cards(self, seat: int) -> Node | None:
        down, up = self.state.down.get(seat, ()), self.state.up.get(seat, ())
        if not down and not up:
            return None
        known = self.seen is None or seat in self.seen or seat in self.state.shown
        gone = seat in self.state.mucked
        row = [(one if known and not gone else None) for one in down]
        first = 2 if up else len(row)
        row[first:first] = list(up)
        hidden = sum(one is None for one in row)
        nodes: list[Content] = [
            _back(place) if one is None else self._face(one, place, seat)
            for place, one in enumerate(row)
        ]
        if hidden:
            nodes.append(h("span.pk-vh", words("felt.hidden_cards", n=hidden), key="hidden"))
        return h("div.pk-cards.pk-fan", *nodes, role="group", key="cards")

    def _face(self, one: Card, place: int, seat: int) -> Node:
        look, state = self._look(one), self._meaning(one)
        if seat not in self.state.shown:
            up = self.state.up.get(seat, ())  # in stud the others see these, but not the rest
            look, state = ("own", words("felt.down")) if up and one not in up else ("", None)
        return card(one, look=f"small {look}", state=state, key=f"c{place}")

    def _look(self, one: Card | None) -> str:
        if one is None or not self.playing:
            return ""
        return "plays" if one in self.playing else "dim"

    def _meaning(self, one: Card | None) -> Node | None:
        return words("table.plays") if one is not None and one in self.playing else None

    def _front(self, seat: int) -> Node | None:
        """The bet that lies in front of a seat."""
        bet, move = self.state.player(seat).bet, self.moves.get(seat)
        if not bet:
            return None
        title = move_words(move, self.unit) if move is not None else self.cash(bet)
        return h("div.pk-front", self.chips(bet), h("span", title), key="front")


def _hand(best: Made | None, *, several: bool) -> Node:
    """The name of a hand; after the name of its share it does not begin the line."""
    if best is None:
        return words("felt.no_low")
    if not several:
        return hand_words(best.rank, kickers=False)
    return both(hand_name, best.rank, kickers=False)


def _back(place: int) -> Node:
    return h("span.pk-card.pk-small.pk-back", aria_hidden="true", key=f"c{place}")
