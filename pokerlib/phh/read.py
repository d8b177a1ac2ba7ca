"""A PHH file as a hand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from pokerlib.betting import BettingError, Stakes
from pokerlib.cards import CardError, cards
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import GAMES
from pokerlib.phh.codes import CODES, PhhError
from pokerlib.phh.dealing import deck_from, words_of
from pokerlib.play import Bet, BringIn, Call, Check, Complete, Fold, Give, Hand, Muck, Raise, Show
from pokerlib.play.posts import Post

__all__ = ["History", "load", "loads"]

_LARGEST = 1_000_000  # characters: one hand, not a library of them


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """A hand as its file has it; players p1, p2 … go by index.

    Amounts are integers of the smallest unit: in a file with fractions they were multiplied by
    `scale`. `rest` holds the fields that the replay does not need.
    """

    game: str
    limit: str
    stakes: Stakes
    stacks: tuple[int, ...]
    seats: tuple[int, ...]
    button: int | None
    posts: tuple[Post, ...]
    actions: tuple[str, ...]
    conventions: Conventions = CONVENTIONS
    players: tuple[str, ...] = ()
    burnt: tuple[str, ...] = ()
    winners: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    finishing: tuple[int, ...] = ()
    scale: int = 1
    rest: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> dict[int, str]:
        """The players' names by seat, where the file has them."""
        return {seat: name for seat, name in zip(self.seats, self.players, strict=False) if name}

    def replay(self) -> Hand:
        """Play the hand as far as the file goes; PhhError where that is not possible."""
        try:
            return _replay(self)
        except CardError as error:
            raise PhhError("cards", error=error) from error
        except BettingError as error:
            raise PhhError("table", error=error) from error


def load(path: str | Path) -> History:
    """Read a file; PhhError says what is wrong with it."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PhhError("unreadable", path=str(path)) from error
    return loads(text)


def loads(text: str) -> History:
    """Read the text of a file."""
    if len(text) > _LARGEST:
        raise PhhError("too_long", length=len(text), limit=_LARGEST)
    try:
        found = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise PhhError("not_toml", detail=str(error)) from error
    return _Reader(found).history()


class _Reader:
    """The fields of one file, taken out and checked one by one."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.found = found
        self.scale = _scale(found)

    def history(self) -> History:
        variant = self._text("variant")
        if variant not in CODES:
            raise PhhError("unknown_variant", variant=variant, known=tuple(CODES))
        game, limit = CODES[variant]
        stacks = self._amounts("starting_stacks")
        count = len(stacks)
        seats = self._amounts("seats", optional=True, plain=True) or tuple(range(1, count + 1))
        if len(seats) != count or (list(seats) != sorted(set(seats)) and not _turned(seats)):
            raise PhhError("wrong_field", field="seats")
        blinds = GAMES[game].bring_in is None
        dead = self._amounts("_dead_blinds", optional=True) or (0,) * count
        stakes, live = self._stakes(blinds, fixed=limit == "fixed", count=count, dead=dead)
        posts = [Post(seats[i], live[i], dead[i]) for i in range(count) if live[i] or dead[i]]
        return History(
            game=game,
            limit=limit,
            stakes=stakes,
            stacks=stacks,
            seats=seats,
            button=self._button(seats) if blinds else None,
            posts=tuple(posts),
            actions=self._texts("actions"),
            conventions=self._conventions(),
            players=self._texts("players", optional=True),
            burnt=self._texts("_burnt", optional=True),
            winners=self._winners(),
            finishing=self._amounts("finishing_stacks", optional=True),
            scale=self.scale,
            rest=dict(self.found),
        )

    def _stakes(
        self, blinds: bool, *, fixed: bool, count: int, dead: Sequence[int]
    ) -> tuple[Stakes, tuple[int, ...]]:
        """The stakes, and what is posted live out of position."""
        antes = self._amounts("antes", optional=True) or (0,) * count
        if len(antes) != count:
            raise PhhError("wrong_field", field="antes")
        each = {ante - own for ante, own in zip(antes, dead, strict=True)}
        if len(each) > 1:
            raise PhhError("uneven_antes", antes=antes)
        given: dict[str, Any] = {"ante": each.pop()}
        if fixed:
            given |= {name: self._amount(name) for name in ("small_bet", "big_bet")}
        live = (0,) * count
        if blinds:
            small, big, live = _blinds(self._amounts("blinds_or_straddles", signed=True), count)
            given |= {"small_blind": small, "big_blind": big}
        else:
            amount, unknown = self._amount("bring_in"), self.found.pop("_bring_in_unknown", False)
            given["bring_in"] = None if unknown is True and not amount else amount
        try:
            return Stakes(**given), live
        except BettingError as error:
            raise PhhError("table", error=error) from error

    def _button(self, seats: tuple[int, ...]) -> int:
        """Ours tells it; otherwise the last player has it, as the format orders them."""
        button = self.found.pop("_button", seats[-1])
        if type(button) is not int:
            raise PhhError("wrong_field", field="_button")
        return button

    def _conventions(self) -> Conventions:
        given = self.found.pop("_conventions", {})
        try:
            return replace(CONVENTIONS, **given)
        except (TypeError, ValueError) as error:
            raise PhhError("wrong_field", field="_conventions") from error

    def _winners(self) -> tuple[Mapping[str, tuple[int, ...]], ...]:
        given = self.found.pop("_winners", [])
        try:
            return tuple({share: tuple(seats) for share, seats in one.items()} for one in given)
        except (AttributeError, TypeError) as error:
            raise PhhError("wrong_field", field="_winners") from error

    def _text(self, name: str) -> str:
        if name not in self.found:
            raise PhhError("missing_field", field=name)
        value = self.found.pop(name)
        if not isinstance(value, str):
            raise PhhError("wrong_field", field=name)
        return value

    def _texts(self, name: str, *, optional: bool = False) -> tuple[str, ...]:
        value = self._list(name, optional=optional)
        if not all(isinstance(item, str) for item in value):
            raise PhhError("wrong_field", field=name)
        return tuple(value)

    def _list(self, name: str, *, optional: bool) -> list[Any]:
        if name not in self.found and not optional:
            raise PhhError("missing_field", field=name)
        value = self.found.pop(name, [])
        if not isinstance(value, list):
            raise PhhError("wrong_field", field=name)
        return value

    def _amount(self, name: str) -> int:
        if name not in self.found:
            raise PhhError("missing_field", field=name)
        return self._whole(name, self.found.pop(name))

    def _amounts(
        self, name: str, *, optional: bool = False, signed: bool = False, plain: bool = False
    ) -> tuple[int, ...]:
        items = self._list(name, optional=optional)
        scale = 1 if plain else self.scale
        return tuple(self._whole(name, item, signed=signed, scale=scale) for item in items)

    def _whole(
        self, name: str, value: object, *, signed: bool = False, scale: int | None = None
    ) -> int:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise PhhError("wrong_field", field=name)
        amount = value * (self.scale if scale is None else scale)
        if amount != int(amount) or (amount < 0 and not signed):
            raise PhhError("wrong_field", field=name)
        return int(amount)


def _turned(seats: Sequence[int]) -> bool:
    """Whether the seats go round the table once, from wherever it begins."""
    falls = sum(a > b for a, b in zip(seats, (*seats[1:], seats[0]), strict=True))
    return falls == 1 and len(set(seats)) == len(seats)


def _scale(found: Mapping[str, Any]) -> int:
    """What makes every amount whole: 1, or a power of ten (100 for cents)."""
    amounts: list[Any] = []
    for name, value in found.items():
        if name not in ("actions", "players") and not name.startswith("_"):
            amounts += value if isinstance(value, list) else [value]
    for action in found.get("actions", []):
        word = str(action).partition("#")[0].split()
        if len(word) == 3 and word[1] == "cbr" and "." in word[2]:
            amounts.append(Decimal(word[2]) if word[2].replace(".", "", 1).isdigit() else 0)
    places = [-int(x.normalize().as_tuple().exponent) for x in amounts if isinstance(x, Decimal)]
    deepest = max(places, default=0)
    return 1 if deepest <= 0 else int(10 ** max(2, min(deepest, 6)))


def _blinds(posted: tuple[int, ...], count: int) -> tuple[int, int, tuple[int, ...]]:
    """Small blind, big blind, and the live posts (which are negative in the file)."""
    if len(posted) != count:
        raise PhhError("wrong_field", field="blinds_or_straddles")
    big = max(posted)
    place = max(i for i, blind in enumerate(posted) if blind == big)
    small = posted[place - 1] if place == 1 else 0
    live = tuple(max(0, -blind) for blind in posted)
    right = big > 0 and place <= 1 and not any(blind > 0 for blind in posted[place + 1 :])
    if not right or small < 0 or (place == 1 and not small and count > 2):
        raise PhhError("blinds_not_understood", blinds=posted)
    return small, big, live


# Replay


def _replay(history: History) -> Hand:
    hand = Hand(
        history.game,
        history.limit,
        stakes=history.stakes,
        stacks=dict(zip(history.seats, history.stacks, strict=True)),
        button=history.button,
        deck=deck_from(history.game, history.actions, len(history.seats), history.burnt),
        posts=history.posts,
        conventions=history.conventions,
    )
    showing: dict[int, str] = {}
    for number, line in enumerate(history.actions):
        words = words_of(line)
        if not words or words[0] == "d":
            continue
        seat = _seat(history, words[0], number, line)
        if words[1:2] == ["sm"]:
            showing[seat] = words[2] if len(words) > 2 else ""
        elif hand.to_act != seat:
            raise PhhError("not_his_turn", number=number + 1, action=line, seat=hand.to_act)
        else:
            _act(hand, words[1:], history.scale, number, line)
    return _show(hand, showing, history)


def _seat(history: History, player: str, number: int, line: str) -> int:
    index = int(player[1:]) if player[:1] == "p" and player[1:].isdecimal() else 0
    if not 1 <= index <= len(history.seats):
        raise PhhError("wrong_action", number=number + 1, action=line)
    return history.seats[index - 1]


def _act(hand: Hand, words: Sequence[str], scale: int, number: int, line: str) -> None:
    try:
        match words:
            case ["f"]:
                hand.act(Fold())
            case ["cc"]:
                hand.act(Check() if hand.legal.call is None else Call())
            case ["pb"]:
                hand.act(BringIn())
            case ["cbr", amount]:
                to = Decimal(amount) * scale
                wager = hand.legal.wager
                if wager is not None and wager.name == "complete" and to == wager.min_to:
                    hand.act(Complete())
                else:
                    hand.act(Raise(int(to)) if hand.state.round.level else Bet(int(to)))
            case _:
                raise PhhError("wrong_action", number=number + 1, action=line)
    except BettingError as error:
        raise PhhError("illegal", number=number + 1, action=line, error=error) from error
    except ArithmeticError as error:
        raise PhhError("wrong_action", number=number + 1, action=line) from error


def _show(hand: Hand, showing: Mapping[int, str], history: History) -> Hand:
    """Show and muck as the file says, in the order of our rule; stop where it says no more."""
    while hand.stage == "showdown" and (seat := hand.to_act) in showing and seat is not None:
        cards_shown = showing[seat]
        if not cards_shown and Muck() in hand.legal:  # a dash shows what is known already
            hand.act(Muck())
        elif not cards_shown or cards_shown == "-" or "?" in cards_shown:
            hand.act(Show())
        else:
            hand.act(Show(cards(cards_shown)))
    if hand.stage == "giving":
        hand.act(Give(_given(hand, history)))
    return hand


def _given(
    hand: Hand, history: History
) -> Mapping[str, tuple[int, ...]] | tuple[Mapping[str, tuple[int, ...]], ...]:
    """Winners as the file names them, or whoever ends with more than he began with."""
    if len(history.winners) == 1:
        return history.winners[0]
    if history.winners:
        return history.winners
    ends = zip(history.seats, history.stacks, history.finishing, strict=False)
    up = {seat for seat, start, end in ends if end > start - hand.state.paid[seat]}
    share = hand.game.shares[0][0]
    return tuple({share: tuple(s for s in pot.seats if s in up)} for pot in hand.state.pots)
