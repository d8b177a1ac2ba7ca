"""A whole hand: one deal from the forced bets to the pushed pot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pokerlib.betting import Limit, MoveError, Pot, Stakes, TableError
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import Game
from pokerlib.play import actions as a
from pokerlib.play.allowed import named, refusal
from pokerlib.play.award import give
from pokerlib.play.events import Event, MaybeCard
from pokerlib.play.legal import Legal, legal_in
from pokerlib.play.log import Log
from pokerlib.play.moves import event_of
from pokerlib.play.posts import Post
from pokerlib.play.script import onward, open_hand
from pokerlib.play.seen import hand_html, hand_text
from pokerlib.play.setup import DeckLike, read_deck, read_posts, seated
from pokerlib.play.state import State


class Hand:
    """One deal, move by move, as a log of events.

    `game` and `limit` are records or their keys, `stacks` goes by seat, `button` is a seat,
    perhaps an empty one, None in stud. `deck` is a deal code, or the cards in dealing order:
    each player's cards together, from the first left of the button (in stud from the first
    seat), then each street; None for a card that nobody knows. Money is integers of the smallest
    unit. Raises TableError for a table at which no hand can be dealt, CardError for its deck.

    >>> hand = Hand("omaha", "pot", stakes=Stakes(1, 2), stacks={1: 200, 2: 200, 3: 200},
    ...             button=1, deck="BBB-BBB")
    >>> hand.to_act, hand.legal.names, hand.legal.wager.max_to
    (1, ('fold', 'call', 'raise'), 7)
    """

    def __init__(
        self,
        game: Game | str,
        limit: Limit | str,
        *,
        stakes: Stakes,
        stacks: Mapping[int, int],
        button: int | None = None,
        deck: DeckLike,
        posts: Iterable[Post | tuple[int, ...]] = (),
        conventions: Conventions = CONVENTIONS,
    ) -> None:
        start = seated(game, limit, stakes, stacks, button, conventions)
        self.posts = read_posts(posts, start)
        self._log = Log(start, read_deck(deck))
        self._moves: list[tuple[int, int | None, a.Action]] = []
        self._legal: tuple[State, Legal] | None = None
        open_hand(self._log, self.posts)

    def __repr__(self) -> str:
        state = self.state
        table = f"{state.game.key}, {state.limit.key}, {len(state.seats)} seats"
        return f"<Hand {table}, {len(self.events)} events, {self.stage}>"

    def __str__(self) -> str:
        return hand_text(self.state)

    def _repr_html_(self) -> str:
        return hand_html(self.state)

    # Moves

    def act(self, action: a.Action) -> tuple[Event, ...]:
        """Do it for the player to act, and return what happened; MoveError if it isn't allowed."""
        before, seat = len(self._log.events), self.to_act
        if isinstance(action, a.Give):
            give(self._log, named(self.state, action))
        else:
            self._log.write(event_of(self.state, action))
            onward(self._log)
        self._moves.append((before, seat, action))
        return tuple(self._log.events[before:])

    def refusal(self, action: a.Action) -> MoveError | None:
        """Why the player to act may not do this, with the numbers; None if he may.

        >>> hand = Hand("omaha", "pot", stakes=Stakes(1, 2), stacks={1: 200, 2: 200, 3: 200},
        ...             button=1, deck="BBB-BBB")
        >>> hand.refusal(a.Raise(7)) is None, hand.refusal(a.Check()).kind
        (True, 'price_to_pay')
        """
        return refusal(self.state, action)

    def undo(self) -> a.Action:
        """Take the last move back, and everything that followed from it."""
        if not self._moves:
            raise MoveError("nothing_to_undo")
        length, _, action = self._moves.pop()
        self._log.cut(length)
        return action

    def show_all(self) -> tuple[Event, ...]:
        """At the showdown: all who are left show, in order, and the pots are pushed."""
        before = len(self._log.events)
        while self.stage == "showdown" and self.to_act is not None:
            self.act(a.Show())
        return tuple(self._log.events[before:])

    # The log

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._log.events)

    @property
    def states(self) -> tuple[State, ...]:
        """The state after each event."""
        return tuple(self._log.states)

    @property
    def moves(self) -> tuple[tuple[int | None, a.Action], ...]:
        """What was decided so far: seat and action."""
        return tuple((seat, action) for _, seat, action in self._moves)

    @property
    def can_undo(self) -> bool:
        return bool(self._moves)

    # The table now

    @property
    def state(self) -> State:
        return self._log.state

    @property
    def stage(self) -> str:
        """ "betting", "showdown", "giving" (winners are to be named) or "over"."""
        return self.state.stage

    @property
    def over(self) -> bool:
        return self.state.stage == "over"

    @property
    def legal(self) -> Legal:
        """What the player to act may do; worked out once for each moment."""
        if self._legal is None or self._legal[0] is not self.state:
            self._legal = (self.state, legal_in(self.state))
        return self._legal[1]

    @property
    def to_act(self) -> int | None:
        return self.state.to_act

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def limit(self) -> Limit:
        return self.state.limit

    @property
    def stakes(self) -> Stakes:
        return self.state.stakes

    @property
    def button(self) -> int | None:
        return self.state.button

    @property
    def street(self) -> str:
        return self.state.plan.key

    @property
    def board(self) -> tuple[MaybeCard, ...]:
        return self.state.board

    @property
    def stacks(self) -> dict[int, int]:
        return {seat: self.state.player(seat).stack for seat in sorted(self.state.seats)}

    @property
    def bets(self) -> dict[int, int]:
        """What stands in front of each seat in this round."""
        return {seat: self.state.player(seat).bet for seat in sorted(self.state.seats)}

    @property
    def pot(self) -> int:
        """What was gathered already, without the bets in front."""
        return self.state.pot

    @property
    def pots(self) -> tuple[Pot, ...]:
        """Main pot and side pots as they lie there now, without the bets in front."""
        return self.state.current_pots()

    @property
    def folded(self) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(self.state.seats) if self.state.player(seat).folded)

    def hole(self, seat: int) -> tuple[MaybeCard, ...]:
        """A player's own cards, in stud those down first; TableError for an empty seat."""
        return self.state.hole(self._seat(seat))

    def up(self, seat: int) -> tuple[MaybeCard, ...]:
        """The cards of a player that everybody sees; TableError for an empty seat."""
        return self.state.up[self._seat(seat)]

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or seat not in self.state.seats:
            raise TableError("no_such_seat", seat=seat)
        return seat
