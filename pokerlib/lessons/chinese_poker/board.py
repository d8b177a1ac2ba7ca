"""A board on which thirteen cards are laid: by dragging, by click, and from the keyboard."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, Literal, get_args

from pokerlib.cards import Card, new_code
from pokerlib.chinese import ROWS, RULES, SIZES, Check, Rules, Setting, check
from pokerlib.language import Lang, number
from pokerlib.lessons import components as ui

Place = Literal["tray", "back", "middle", "front"]
Deals = Literal["any", "special"]
Places = Mapping[Place, tuple[Card, ...]]

TRAY: Final = "tray"
TOP_DOWN: Final[tuple[Place, ...]] = (*ui.FROM_CENTRE, TRAY)
SORTS: Final = ("rank", "suit")
DIGITS: Final = dict(zip("1230", TOP_DOWN, strict=True))


def sorted_cards(given: Iterable[Card], how: str = "rank") -> tuple[Card, ...]:
    """From the highest down, or suit by suit."""

    def key(one: Card) -> tuple[int | str, ...]:
        return (one.suit, one.rank) if how == "suit" else (one.rank, one.suit)

    return tuple(sorted(given, key=key, reverse=True))


class Board(ui.Dealt):
    """Three rows and a tray; the order of the rows is looked over after each move.

    Subclasses give `hand_of`, the thirteen cards of a code, and draw `board` where they like.
    What is refused (a row too long, a card twice) leaves the cards where they were.
    """

    deals: Deals = "any"
    rules: Rules = RULES
    sorting = "rank"

    def __init__(self, code: str | None = None) -> None:
        self.chosen: tuple[Card, ...] = ()
        self._begin()
        super().__init__(code or new_code())

    def _begin(self) -> None:
        """The state that a subclass adds, before the first deal."""

    def on_deals(self, kind: Deals) -> None:
        if kind != self.deals:
            self.deals = kind
            self.on_deal()

    def hand_of(self, code: str) -> tuple[Card, ...]:
        raise NotImplementedError(type(self).__name__)

    def changed(self) -> None:
        """Called when the cards lie otherwise than before."""

    # events

    def on_choose(self, code: str) -> None:
        one = self._card(code)
        if one in self.chosen:
            self.chosen = tuple(other for other in self.chosen if other != one)
        elif one is not None:
            self.chosen = (*self.chosen, one)

    def on_put(self, place: Place) -> None:
        """The chosen cards go to this row."""
        if not self.chosen:
            raise ui.ReaderError(ui.words("chinese_lesson.choose_first"))
        self._move(self.chosen, place)
        self.goal = f"card-{self.chosen[0].code}"
        self.chosen = ()

    def on_drop(self, code: str, target: str, _before: int) -> None:
        """A card is dropped on a row, or on a card: in a full row the two change places."""
        one, other = self._card(code), self._card(target)
        place = next((place for place in TOP_DOWN if place == target), None)
        if one is None:
            return
        if other is not None:
            place = self._where(other)
            if place != self._where(one) and self._full(place):
                self._exchange(one, other)
                return
        if place is not None:
            self._move((one,), place)
            self.goal = f"card-{one.code}"

    def on_step(self, code: str, step: Literal[-1, 1]) -> None:
        """One card to the next row with room, towards the centre (-1) or the player (1)."""
        one = self._card(code)
        if one is None:
            return
        at = TOP_DOWN.index(self._where(one))
        ahead = TOP_DOWN[at + 1 :] if step > 0 else TOP_DOWN[:at][::-1]
        target = next((place for place in ahead if not self._full(place)), None)
        self.goal = f"card-{code}"
        if target is not None:
            self._move((one,), target)
        elif ahead:
            raise ui.ReaderError(ui.words("chinese_lesson.all_full"))

    def on_send(self, code: str, place: Place) -> None:
        """One card to this row; the keyboard's focus stays where it lay, for the next one."""
        one = self._card(code)
        if one is None:
            return
        beside = _beside(self.places[self._where(one)], one)
        self._move((one,), place)
        self.goal = f"card-{(*beside, one)[0].code}"

    def on_home(self) -> None:
        """The focus goes back to the cards that are not laid yet."""
        if self.places[TRAY]:
            self.goal = f"card-{self.places[TRAY][0].code}"

    def on_exchange(self) -> None:
        """The two chosen cards change places."""
        if len(self.chosen) != 2 or len({self._where(one) for one in self.chosen}) != 2:
            raise ui.ReaderError(ui.words("chinese_lesson.choose_two"))
        self._exchange(*self.chosen)

    def on_swap(self) -> None:
        """Back and middle change places."""
        self._set({**self.places, "back": self.places["middle"], "middle": self.places["back"]})

    def on_clear(self) -> None:
        self._set({TRAY: self.held, "front": (), "middle": (), "back": ()})

    def on_sort(self, how: Annotated[str, SORTS]) -> None:
        self.sorting = how
        self._set(self.places)

    # the state

    @property
    def held(self) -> tuple[Card, ...]:
        """All the cards on the board, the highest first."""
        return sorted_cards(one for place in TOP_DOWN for one in self.places[place])

    @property
    def setting(self) -> Setting | None:
        """The rows as a setting, None while cards are missing."""
        if not self.found.whole:
            return None
        back, middle, front = (self.places[row] for row in ROWS)
        return Setting(back=back, middle=middle, front=front)

    def _lay(self, code: str) -> None:
        self.code = code
        self._set({TRAY: self.hand_of(code), "front": (), "middle": (), "back": ()})

    def _set(self, places: Places) -> None:
        """Lay the cards so, if the rows can hold them: the library refuses what they can't."""
        found = check({row: places[row] for row in ROWS})
        rows: dict[Place, tuple[Card, ...]] = {
            one.row: one.rank.cards if one.rank else sorted_cards(one.cards) for one in found.rows
        }
        self.found: Check = found
        self.places: Places = {TRAY: sorted_cards(places[TRAY], self.sorting), **rows}
        self.chosen = tuple(one for one in self.chosen if one in self.held)
        self.changed()

    def without(self, *gone: Card) -> Places:
        """The cards as they lie, without these."""
        places = self.places.items()
        return {place: tuple(one for one in here if one not in gone) for place, here in places}

    def _move(self, moved: tuple[Card, ...], target: Place) -> None:
        rest = self.without(*moved)
        self._set({**rest, target: (*rest[target], *moved)})

    def _exchange(self, one: Card, other: Card) -> None:
        turned = {one: other, other: one}
        self._set(
            {place: tuple(turned.get(c, c) for c in self.places[place]) for place in TOP_DOWN}
        )
        self.chosen = ()
        self.goal = f"card-{one.code}"

    def _card(self, code: str) -> Card | None:
        """The card of this code if it lies here: a late click may name one that is gone."""
        return next((one for one in self.held if one.code == code), None)

    def _where(self, one: Card) -> Place:
        return next(place for place in TOP_DOWN if one in self.places[place])

    def _full(self, place: Place) -> bool:
        return place != TRAY and len(self.places[place]) >= SIZES[place]

    # the picture

    def tools(self) -> ui.Node:
        """What can be done with the cards at once."""
        two, sorts = len(self.chosen) == 2, ui.named("chinese_lesson.sort", SORTS)
        return ui.h(
            "div.pk-bar",
            ui.button(ui.words("chinese_lesson.collect"), "clear", key="clear"),
            ui.button(ui.words("chinese_lesson.exchange"), "exchange", key="exchange", enabled=two),
            ui.button(ui.words("chinese_lesson.swap"), "swap", key="swap"),
            ui.choices("chinese_lesson.sort", "sort", sorts, self.sorting, key="sort"),
            key="tools",
        )

    def deals_choice(self) -> ui.Node:
        """Any deals, or those with a special."""
        kinds = ui.named("chinese_lesson.deals", get_args(Deals))
        return ui.choices("chinese_lesson.deals", "deals", kinds, self.deals, key="deals")

    def board(self) -> ui.Node:
        """The rows, the front on top; the tray last."""
        return ui.h("div.pk-lanes", *map(self._lane, TOP_DOWN), key="lanes")

    def _lane(self, place: Place) -> ui.Node:
        here = self.places[place]
        room = 0 if place == TRAY else SIZES[place] - len(here)
        cards = [self._card_node(one, place) for one in here]
        empty = [ui.card(None, key=f"empty-{n}") for n in range(room)]
        put: ui.Action = ("put", place)
        return ui.h(
            "div.pk-lane" + (".pk-tray" if place == TRAY else ""),
            ui.h("div.pk-lane-name", self._name(place, put), _size(place, len(here))),
            ui.h("div.pk-cards", *cards, *empty, role="group", data_nav=True),
            ui.h("div.pk-lane-say", *self._says(place)),
            on={"click": put} if self.chosen else None,
            data_drop=place,
            key=place,
        )

    def _name(self, place: Place, put: ui.Action) -> ui.Node:
        title = ui.words("chinese_lesson.tray") if place == TRAY else ui.both_names(place)
        there = ui.words(f"chinese_lesson.put.{place}")
        return ui.h(
            "button.pk-lane-button" + (".pk-ready" if self.chosen else ""),
            ui.h("b", title),
            ui.h("span.pk-vh", ": ", there),
            on={"click": put},
        )

    def _says(self, place: Place) -> list[ui.Node | None]:
        if place != TRAY:
            return ui.lane_verdict(self.found, place, self.rules)
        if self.chosen:
            n = len(self.chosen)
            return [ui.h("span.pk-hint", ui.words("chinese_lesson.chosen", n=n))]
        hint = "how_to" if self.places[TRAY] else "all_laid" if self.found.whole else "no_cards"
        return [ui.h("span.pk-hint", ui.words(f"chinese_lesson.{hint}"))]

    def _card_node(self, one: Card, place: Place) -> ui.Node:
        chosen = one in self.chosen
        node = ui.card(
            one,
            look="chosen" if chosen else "",
            state=ui.words(f"chinese_lesson.in.{place}"),
            action=("choose", one.code),
            keys={
                "ArrowUp": ("step", one.code, -1),
                "ArrowDown": ("step", one.code, 1),
                "Delete": ("drop", one.code, TRAY, 0),
                "Escape": ("home",),
                **{key: ("send", one.code, row) for key, row in DIGITS.items()},
            },
            key=one.code,
            pressed=chosen,
            drag=one.code,
            goal=f"card-{one.code}",
        )
        assert isinstance(node, dict)
        return {**node, "a": {**node["a"], "data-drop": one.code}}


def _size(place: Place, held: int) -> ui.Node:
    n = held if place == TRAY else SIZES[place]
    return ui.h("span.pk-hint", ui.words("chinese_lesson.cards", n=n))


def _beside(here: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    """The cards after this one, then those before it, the nearest first."""
    at = here.index(one)
    return (*here[at + 1 :], *here[:at][::-1])


def signed(units: int) -> ui.Node:
    """``+3``, ``−3``, ``0``."""
    return ui.plain(ui.both(signed_text, units))


def signed_text(units: int, lang: Lang) -> str:
    """The same in one language."""
    return ("+" if units > 0 else "") + number(units, lang)
