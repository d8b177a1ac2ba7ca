"""Short ways to set up a hand for a test, and to play it."""

from collections.abc import Iterable, Mapping
from typing import Any

import pokerlib as pk
from pokerlib.betting import MoveError
from pokerlib.play import Action
from pokerlib.play import events as e

F, X, C, SHOW = pk.Fold(), pk.Check(), pk.Call(), pk.Show()  # fold, check, call, show
CODE = "BBB-BBB"


def omaha(
    limit: str = "pot",
    stacks: Mapping[int, int] | int = 3,
    *,
    blinds: tuple[int, int] = (1, 2),
    button: int = 1,
    game: str = "omaha",
    deck: Any = CODE,
    **more: Any,
) -> pk.Hand:
    """A game with blinds; `stacks` may be how many players with 1,000 chips each."""
    if isinstance(stacks, int):
        stacks = dict.fromkeys(range(1, stacks + 1), 1000)
    rules = {name: more.pop(name) for name in set(more) & set(pk.CONVENTION_SOURCES)}
    stakes = pk.Stakes(*blinds, ante=more.pop("ante", 0))
    conventions = pk.Conventions(**rules)
    return pk.Hand(
        game, limit, stakes=stakes, stacks=stacks, button=button, deck=deck,
        conventions=conventions, **more,
    )  # fmt: skip


def fixed(
    stacks: Mapping[int, int] | int = 3, *, bets: tuple[int, int] = (2, 4), **more: Any
) -> pk.Hand:
    """Fixed limit, by its small and big bet."""
    if isinstance(stacks, int):
        stacks = dict.fromkeys(range(1, stacks + 1), 1000)
    rules = {name: more.pop(name) for name in set(more) & set(pk.CONVENTION_SOURCES)}
    return pk.Hand(
        more.pop("game", "omaha"), "fixed", stakes=pk.Stakes(small_bet=bets[0], big_bet=bets[1]),
        stacks=stacks, button=more.pop("button", 1), deck=more.pop("deck", CODE),
        conventions=pk.Conventions(**rules), **more,
    )  # fmt: skip


def play(hand: pk.Hand, *actions: Action) -> pk.Hand:
    for action in actions:
        assert action in hand.legal, (action, hand.legal)
        hand.act(action)
    return hand


def to_street(hand: pk.Hand, street: str) -> pk.Hand:
    """Check and call until that street begins."""
    while hand.street != street:
        hand.act(C if hand.legal.call else X)
    return hand


def bounds(hand: pk.Hand) -> tuple[int, int]:
    wager = hand.legal.wager
    assert wager is not None, hand.legal
    return wager.min_to, wager.max_to


def refusal(hand: pk.Hand, action: Action) -> MoveError:
    """Why the move is refused; it is not among the legal ones, and changes nothing."""
    before = hand.events
    assert action not in hand.legal
    try:
        hand.act(action)
    except MoveError as error:
        assert hand.events == before
        return error
    raise AssertionError(f"{action} is allowed")


def events(hand: pk.Hand, *kinds: type[e.Event]) -> list[Any]:
    return [event for event in hand.events if isinstance(event, kinds)]


def won(hand: pk.Hand) -> dict[int, int]:
    """What each seat takes out of the pots."""
    taken: dict[int, int] = {}
    for event in events(hand, e.PotAwarded):
        for part in event.parts:
            taken[part.seat] = taken.get(part.seat, 0) + part.amount
    return taken


def stacked(holes: Iterable[str], board: str = "") -> list[str]:
    """A deck in dealing order: hands from the left of the button, then the board."""
    return [card.code for text in (*holes, board) for card in (pk.cards(text) if text else ())]
