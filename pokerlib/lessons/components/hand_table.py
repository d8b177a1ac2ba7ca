"""A table at which hand after hand is played: its state, and what is clicked at it."""

from collections.abc import Sequence
from typing import Annotated

from pokerlib.betting import Mixed, MoveError, Stakes
from pokerlib.cards import code_at, new_code
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import GAMES
from pokerlib.lessons.components.chips import read_amount
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.live_hand import Live, Setup, Turn
from pokerlib.lessons.components.told import Narrator, refused
from pokerlib.lessons.components.widget import ReaderError
from pokerlib.play import PLAIN, Action, Bet, Hand, Raise, Show
from pokerlib.play.events import HandEnded
from pokerlib.practice.opponent import decide

ONE_TWO = Stakes(100, 200)
PLAYERS = range(2, 7)


class HandTable(Dealt):
    """One table, hand after hand.

    `seat`: for whom the learner acts; None for everybody. The others play by the rule in
    `practice.opponent`. `limits` and `games`: those that may be chosen; `limit` may be a
    `Mixed`, which sets limit and stakes of each hand. Amounts are in cents.
    """

    def __init__(
        self,
        game: str = "omaha",
        limit: str | Mixed = "pot",
        *,
        stakes: Stakes = ONE_TWO,
        players: int = 4,
        stack: int = 20_000,
        seat: int | None = None,
        limits: Sequence[str] = (),
        games: Sequence[str] = (),
        code: str | None = None,
        conventions: Conventions = CONVENTIONS,
    ) -> None:
        self.game, self.limit, self.stakes = GAMES[game], limit, stakes
        self.conventions, self.limits, self.stack = conventions, tuple(limits), stack
        self.games = tuple(games)
        self.seat, self.players, self.face_up = seat, players, seat is None
        self._live, self._narrate = Live(), Narrator()
        self._sit_down()
        super().__init__(code or new_code())

    # the table from hand to hand

    def _sit_down(self) -> None:
        """A fresh table: full stacks, hand number 0."""
        self.number = 0
        self.stacks = tuple((seat, self.stack) for seat in range(1, self.players + 1))
        self.button = self.players if self.game.bring_in is None else None
        self.bought: tuple[int, ...] = ()

    def _lay(self, code: str) -> None:
        """Deal this hand by the code, from its beginning."""
        self.code = code
        dealt = self.stacks, self.button, code, self.conventions
        limit, stakes = self._level()
        self.setup = Setup(self.game.key, limit, stakes, *dealt)
        self.amount: int | None = None
        self.undone: tuple[Turn, ...] = ()
        self.turns: tuple[Turn, ...] = (Turn(self._with_others((), ()), 0),)

    def _level(self) -> tuple[str, Stakes]:
        if isinstance(self.limit, Mixed):
            level = self.limit.at(self.number)
            return level.limit.key, level.stakes
        return self.limit, self.stakes

    @property
    def hand(self) -> Hand:
        return self._live.at(self.setup, self._moves())

    def _moves(self) -> tuple[Action, ...]:
        return tuple(move for turn in self.turns for move in turn.actions)

    def _with_others(
        self, before: tuple[Action, ...], mine: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        """The learner's moves, and those of the others up to the learner's next decision."""
        try:
            hand = self._live.at(self.setup, before + mine)
        except MoveError as error:
            raise ReaderError(refused(error)) from error
        while self.seat is not None and hand.to_act not in (None, self.seat):
            action = decide(hand)
            hand.act(action)
            mine = (*mine, action)
        return mine

    # what is clicked: moves

    def on_act(self, name: Annotated[str, PLAIN]) -> None:
        self._move(PLAIN[name]())

    def on_wager(self, to: int) -> None:
        hand = self.hand
        wager = hand.legal.wager
        bets = wager.name == "bet" if wager else not hand.state.round.level
        self._move(Bet(to) if bets else Raise(to))

    def on_bet(self) -> None:
        self.on_wager(read_amount(self.fields.get("amount", "")))

    def on_slide(self, value: str) -> None:
        self.amount = int(value) if value.isascii() and value.isdigit() else None

    def on_show_all(self) -> None:
        self._move(*(Show() for _ in self.hand.state.to_show))

    def _move(self, *actions: Action) -> None:
        since = len(self.hand.events)
        self.turns = (*self.turns, Turn(self._with_others(self._moves(), actions), since))
        self.undone, self.amount = (), None
        self.goal = "next" if self.hand.over else "move"

    def on_undo(self) -> None:
        if len(self.turns) > 1:
            self.undone = (*self.undone, self.turns[-1])
            self.turns, self.amount = self.turns[:-1], None

    def on_redo(self) -> None:
        if self.undone:
            self.turns = (*self.turns, self.undone[-1])
            self.undone, self.amount = self.undone[:-1], None

    # what is clicked: the table

    def on_deal(self) -> None:
        """The next hand: the button moves and the stacks go over; unfinished, only new cards."""
        hand = self.hand
        if hand.over:
            self.bought = tuple(seat for seat, stack in hand.stacks.items() if not stack)
            self.stacks = tuple((s, stack or self.stack) for s, stack in hand.stacks.items())
            if isinstance(ended := hand.events[-1], HandEnded):
                self.button = ended.next_button  # past whoever has only now bought in again
            self.number += 1
        self._lay(code_at(self.setup.code, 1))
        self.goal = "move"

    def on_players(self, count: Annotated[int, PLAYERS]) -> None:
        self.players = count
        self.seat = None if self.seat is None else min(self.seat, count)
        self.on_restart()

    def on_limit(self, key: str) -> None:
        if key in self.limits:
            self.limit = key
            self.on_restart()

    def on_game(self, key: str) -> None:
        if key in self.games:
            self.game = GAMES[key]
            self.on_restart()

    def on_acts(self, seat: int) -> None:
        """For whom the learner acts: a seat, or 0 for all."""
        if 0 <= seat <= self.players:
            self.seat, self.face_up = seat or None, not seat
            self._lay(self.setup.code)

    def on_open(self, face_up: bool) -> None:
        self.face_up = face_up

    def on_restart(self) -> None:
        self._sit_down()
        self._lay(self.setup.code)
