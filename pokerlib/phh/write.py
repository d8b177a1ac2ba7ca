"""A hand as a PHH file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from math import inf
from pathlib import Path
from typing import Any

from pokerlib.conventions import CONVENTIONS
from pokerlib.errors import instance
from pokerlib.games import Game
from pokerlib.phh.amounts import AMOUNTS, CHIPS, ENDLESS, Currency, written
from pokerlib.phh.codes import PhhError, code_of
from pokerlib.play import Give, Hand
from pokerlib.play import events as e


def dump(
    hand: Hand,
    path: str | Path,
    players: Mapping[int, str] | None = None,
    *,
    currency: Currency = CHIPS,
) -> None:
    """Write the hand to a file, as `dumps` does. Raises PhhError where it can't be written."""
    instance("path", path, (str, Path))
    text = dumps(hand, players, currency=currency)
    try:
        Path(path).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise PhhError("not_written", path=str(path)) from error


def dumps(
    hand: Hand, players: Mapping[int, str] | None = None, *, currency: Currency = CHIPS
) -> str:
    """The hand as the text of a PHH file; `players` are names by seat.

    Amounts are written in the currency's own unit: 175 cents as 1.75, where 100 make a dollar.
    Raises PhhError for a game that the format has no code for.
    """
    instance("hand", hand, Hand)
    instance("currency", currency, Currency)
    if players is not None:
        instance("players", players, Mapping)
    found = _fields(hand, players or {}, currency.scale)
    for name, told in (("currency", currency.code), ("currency_symbol", currency.symbol)):
        if told:
            found[name] = told
    return "".join(
        f"{key} = {_toml(value, currency.scale if key in AMOUNTS else 1)}\n"
        for key, value in found.items()
    )


def _fields(hand: Hand, players: Mapping[int, str], scale: int) -> dict[str, Any]:
    state, stakes = hand.state, hand.stakes
    seats = state.seats
    antes = [x for x in hand.events if isinstance(x, e.AntePosted)]
    found: dict[str, Any] = {
        "variant": code_of(hand.game.key, hand.limit.key),
        "ante_trimming_status": any(ante.amount < ante.full for ante in antes),
        "antes": [stakes.ante + _dead(hand, seat) for seat in seats],
    }
    if hand.game.bring_in is None:
        found["blinds_or_straddles"] = [_blind(hand, seat) for seat in seats]
    else:
        found["bring_in"] = stakes.bring_in or 0
    if hand.limit.fixed:
        found |= {"small_bet": stakes.small_bet, "big_bet": stakes.big_bet}
    else:
        found["min_bet"] = stakes.big_blind
    found["starting_stacks"] = [_known(state.start[seat]) for seat in seats]
    found["actions"] = list(_actions(hand, scale))
    found["seats"] = list(seats)
    if players:
        found["players"] = [players.get(seat, "") for seat in seats]
    if hand.over and max(state.start.values()) < ENDLESS:
        found["finishing_stacks"] = [hand.stacks[seat] for seat in seats]
    return found | _ours(hand)


def _known(stack: int) -> int | float:
    """A stack, inf where nobody knows it."""
    return stack if stack < ENDLESS else inf


def _dead(hand: Hand, seat: int) -> int:
    """Dead money of one player goes into the file as an ante of his."""
    return sum(post.dead for post in hand.posts if post.seat == seat)


def _blind(hand: Hand, seat: int) -> int:
    """The blind in full; one out of position is negative, as the format has it.

    With two players the format names the small blind first, though the second player posts it.
    """
    found = {x.seat: x for x in hand.events if isinstance(x, e.BlindPosted) and x.kind != "dead"}
    seats = hand.state.seats
    if len(seats) == 2 and hand.state.big_blind == seats[0]:
        seat = seats[0] if seat == seats[1] else seats[1]
    if seat not in found:
        return 0
    return -found[seat].full if found[seat].kind in ("post", "straddle") else found[seat].full


def _ours(hand: Hand) -> dict[str, Any]:
    """What the format has no field for, under names that it leaves to everybody."""
    found: dict[str, Any] = {}
    if hand.button is not None:
        found["_button"] = hand.button
    if hand.stakes.bring_in is None:
        found["_bring_in_unknown"] = True
    dead = [_dead(hand, seat) for seat in hand.state.seats]
    if any(dead):
        found["_dead_blinds"] = dead
    burnt = [_card(x.card) for x in hand.events if isinstance(x, e.Burnt)]
    if burnt:
        found["_burnt"] = burnt
    rules = hand.state.conventions
    other = {
        item.name: getattr(rules, item.name)
        for item in fields(rules)
        if getattr(rules, item.name) != getattr(CONVENTIONS, item.name)
        and isinstance(getattr(rules, item.name), str | int)
    }
    if other:
        found["_conventions"] = other
    given = [move for _, move in hand.moves if isinstance(move, Give)]
    if given:
        found["_winners"] = _winners(given[0])
    return found


def _winners(move: Give) -> list[dict[str, list[int]]]:
    each = move.winners if isinstance(move.winners, tuple) else (move.winners,)
    return [{share: list(seats) for share, seats in one.items()} for one in each]


def _actions(hand: Hand, scale: int) -> Iterator[str]:
    seats = hand.state.seats
    for event in hand.events:
        line = _action(event, hand.game, scale)
        if line is None:
            continue
        seat = getattr(event, "seat", None)
        yield line if seat is None else line.format(f"p{seats.index(seat) + 1}")


def _action(event: e.Event, game: Game, scale: int) -> str | None:
    match event:
        case e.Dealt():
            return "d dh {} " + _cards(event.down + event.up)
        case e.BoardDealt():
            return "d db " + _cards(event.cards)
        case e.Folded():
            return "{} f"
        case e.Checked() | e.Called():
            return "{} cc"
        case e.BroughtIn():
            return "{} pb"
        case e.Wagered():
            return f"{{}} cbr {written(event.to, scale)}"
        case e.Shown():
            return "{} sm " + _cards(_as_dealt(event.cards, game))
        case e.Mucked():
            return "{} sm"
    return None


def _as_dealt(cards: Sequence[e.MaybeCard], game: Game) -> list[e.MaybeCard]:
    """A hand street by street, where the event has the cards that are down first."""
    down, up = list(cards), list[e.MaybeCard]()
    ups = sum(street.up for street in game.streets)
    if ups:
        down, up = list(cards[: len(cards) - ups]), list(cards[len(cards) - ups :])
    dealt: list[e.MaybeCard] = []
    for street in game.streets:
        dealt += down[: street.down] + up[: street.up]
        down, up = down[street.down :], up[street.up :]
    return dealt


def _cards(cards: Sequence[e.MaybeCard]) -> str:
    return "".join(map(_card, cards))


def _card(card: e.MaybeCard) -> str:
    return "??" if card is None else card.code


def _toml(value: object, scale: int = 1) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):  # of what TOML wants escaped, JSON leaves only this one
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item, scale) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + "}"
    return written(value, scale) if isinstance(value, int) else str(value)
