"""A table of cards that is dealt by code, picked card by card from a grid, or typed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from pokerlib.cards import Card, CardError, cards, deal
from pokerlib.lessons.components import nodes as ui
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import Looks
from pokerlib.lessons.components.widget import ReaderError, UnknownEventError

Places = Mapping[str, tuple[Card | None, ...]]


@dataclass(frozen=True)
class Group:
    """Cards that lie together: how many there is room for, and how few may be typed."""

    name: str
    size: int
    least: int

    @property
    def title(self) -> ui.Node:
        return ui.words(f"table.group.{self.name}")


class CardTable(Dealt):
    """Groups of places for cards; what is done with them is the subclass's.

    A deal by code fills every place. A card that is clicked opens the grid for its place. Typed
    text replaces the groups whole. Whatever is refused leaves the table as it was.
    """

    groups: ClassVar[tuple[Group, ...]] = ()

    def __init__(self, code: str | None = None) -> None:
        self.places: Places = self._empty()
        self.place: tuple[str, int] | None = None
        super().__init__(code)

    # what a subclass overrides

    def laid(self) -> tuple[Group, ...]:
        """The groups that lie there now; the places of any other are empty."""
        return self.groups

    def dealt(self, code: str) -> Places:
        """The cards of a code, by group."""
        parts = deal(code, *(group.size for group in self.laid()))
        return {group.name: part for group, part in zip(self.laid(), parts, strict=True)}

    def changed(self) -> None:
        """Called when the cards on the table are others."""

    # events

    def on_place(self, group: str, index: int) -> None:
        chosen = (group, index)
        if index not in range(len(self.places[group])):
            raise UnknownEventError("no such place")
        self.place = None if self.place == chosen else chosen
        self.goal = "grid" if self.place else f"{group}-{index}"

    def on_close(self) -> None:
        if self.place:
            self.goal = f"{self.place[0]}-{self.place[1]}"
        self.place = None

    def on_pick(self, code: str) -> None:
        if self.place is None:
            return
        group, index = self.place
        (chosen,) = cards(code, count=1)
        if chosen in self.on_table() and chosen != self.places[group][index]:
            return  # it is shown as taken
        was_empty = self.places[group][index] is None
        self._put(group, index, chosen)
        self.place = self._next_empty() if was_empty else None
        self.goal = "grid" if self.place else f"{group}-{index}"

    def on_take_away(self) -> None:
        if self.place is not None:
            self._put(*self.place, None)
            self.goal = "grid"

    def on_clear(self) -> None:
        self._set(None, {})
        first = self.laid()[0].name
        self.place, self.goal = (first, 0), "grid"

    def on_type(self) -> None:
        typed: dict[str, tuple[Card | None, ...]] = {}
        seen: dict[Card, str] = {}
        for group in self.laid():
            read = self._read(group)
            for one in read:
                if one in seen:
                    facts = {"card": one.code, "first": seen[one], "second": group.name}
                    raise CardError("on_both", one.code, facts=facts)
                seen[one] = group.name
            typed[group.name] = (*read, *(None,) * (group.size - len(read)))
        self._set(None, typed)

    def _read(self, group: Group) -> tuple[Card, ...]:
        try:
            return cards(self.fields.get(group.name, ""), count=(group.least, group.size))
        except CardError as error:
            where = ui.words("table.in_group", group=group.title, problem=ui.said(error))
            raise ReaderError(where) from error

    # the state

    def held(self, group: str) -> tuple[Card, ...]:
        """The cards of a group, without its empty places."""
        return tuple(one for one in self.places[group] if one is not None)

    def on_table(self) -> frozenset[Card]:
        return frozenset(one for group in self.laid() for one in self.held(group.name))

    def missing(self) -> int:
        """How many cards are still wanted before there is anything to say."""
        return sum(max(0, group.least - len(self.held(group.name))) for group in self.laid())

    def _lay(self, code: str) -> None:
        self._set(code, self.dealt(code))

    def _set(self, code: str | None, places: Places) -> None:
        self.code, self.places, self.place = code, {**self._empty(), **places}, None
        self.changed()

    def _empty(self) -> dict[str, tuple[Card | None, ...]]:
        return {group.name: (None,) * group.size for group in (*self.groups, *self.laid())}

    def _put(self, group: str, index: int, chosen: Card | None) -> None:
        row = list(self.places[group])
        row[index] = chosen
        self.code, self.places = None, {**self.places, group: tuple(row)}
        self.changed()

    def _next_empty(self) -> tuple[str, int] | None:
        for group in self.laid():
            if None in self.places[group.name]:
                return group.name, self.places[group.name].index(None)
        return None

    # the picture

    def row(self, group: Group, looks: Looks | None = None) -> ui.Node:
        """A group's places; each opens the grid. `looks`: how a card looks and what that means."""
        nodes: list[ui.Node] = []
        for index, one in enumerate(self.places[group.name]):
            look, state = (looks or {}).get(one, ("", None)) if one else ("", None)
            if self.place == (group.name, index):
                look, state = "chosen", ui.words("table.selected")
            empty = (
                ui.words("table.place", group=group.title, number=index + 1) if not one else None
            )
            nodes.append(
                ui.card(
                    one,
                    look=look,
                    state=state,
                    action=("place", group.name, index),
                    name=empty,
                    key=f"{group.name}-{index}",
                    goal=f"{group.name}-{index}",
                )
            )
        return ui.card_row(group.title, nodes, key=f"row-{group.name}")

    def grid(self) -> ui.Node | None:
        """The 52 cards, of which one goes to the chosen place; those on the table are taken."""
        if self.place is None:
            return None
        name, index = self.place
        group = next(group for group in self.laid() if group.name == name)
        here, taken = self.places[name][index], self.on_table()
        first = here or next(one for one in ui.GRID if one not in taken)

        def offered(one: Card) -> ui.Node:
            return ui.card(
                one,
                look="chosen" if one == here else "used" if one in taken else "",
                state=ui.words("table.used") if one in taken else None,
                action=("pick", one.code),
                key=f"pick-{one.code}",
                enabled=one not in taken or one == here,
                goal="grid" if one == first else None,
            )

        place = ui.words("table.place", group=group.title, number=index + 1)
        return ui.h(
            "div.pk-picker",
            ui.label(ui.words("table.grid", place=place)),
            ui.grid(offered),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("table.empty_place"), "take_away", enabled=here is not None),
                ui.button(ui.words("table.close"), "close"),
            ),
            on={"keys": {"Escape": ("close",)}},
            key="grid",
        )

    def typing(self) -> ui.Node:
        """The fields in which cards can be typed."""
        return self.fold("typing", ui.words("table.typed"), self._fields)

    def _fields(self) -> list[ui.Node]:
        fields = []
        for group in self.laid():
            held = " ".join(one.code for one in self.held(group.name))
            fields.append(ui.field(group.name, group.title, held, "type", size=18, wide=True))
        return [
            ui.h("p.pk-hint.pk-say", ui.words("table.type_hint")),
            ui.h("div.pk-bar", *fields, ui.button(ui.words("table.show"), "type")),
        ]

    def waiting(self) -> ui.Node | None:
        """What is said while cards are still missing."""
        missing = ui.words("table.cards_missing", n=self.missing()) if self.missing() else None
        return ui.h("p.pk-hint.pk-say", missing, key="missing") if missing else None

    def clearing(self, *more: ui.Content) -> ui.Node:
        """The bar, with a button that clears the table."""
        return self.bar(ui.button(ui.words("table.clear"), "clear", key="clear"), *more)

    def hands(self, looks: Looks | None = None) -> ui.Node:
        """The rows of all groups."""
        return ui.h("div.pk-hands", *(self.row(group, looks) for group in self.laid()), key="hands")
