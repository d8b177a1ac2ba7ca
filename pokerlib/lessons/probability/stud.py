"""Equity in the stud games: counted where few cards are to come, else sampled, and said so."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from pokerlib.cards import Card, cards, code_at, deck_of, new_code, normalize_code
from pokerlib.counting.records import Equity, Outlook
from pokerlib.language import percent
from pokerlib.lessons import components as ui
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import figure, part_of, places_of, seed_of, split_bar

FEWEST, WHOLE = 3, 7  # cards of a hand, on third street and at the end
STREETS: Final = {3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}  # by cards
PLAYERS: Final = range(2, 5)
SIZES: Final = (10_000, 100_000, 1_000_000)
PLAIN_SIZES: Final = (50, 200, 500)  # without NumPy, in about a second
HANDS: Final = tuple(ui.Group(f"hand_{name}", WHOLE, FEWEST) for name in "abcd")
DEAD: Final = ui.Group("dead", 6, 0)

# For each game, by message id: the cards of each hand.
EXAMPLES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "seven_card_stud": {
        "three_of_a_kind": ("9s 9d 9h", "As Ad Kh"),
        "flush_draw": ("As Ad 7c 2h 9s Jd", "Kh Qh 8h 3h 4c 5d"),
        "four_hands": ("Qs Qd 8c", "Ah Kh 5h", "Jc Tc 9d", "4s 4h Ac"),
    },
    "stud_hilo": {
        "low_and_high": ("As 2s 3d", "Kd Kh Qc"),
        "two_ways": ("Ah 2h 4d 6h Kc", "Qs Qd 9h 9c 5d"),
        "four_hands": ("As 2d 4d", "Kc Kd 7h", "6s 5s 4s", "Ac 9c 9h"),
    },
    "razz": {
        "good_start": ("As 2d 3h", "Kc 4s 5d"),
        "made_hand": ("2c 4d 6h 8s 9c Kd", "As 2d 3h 5c Qd Qs"),
        "four_hands": ("As 2d 3h", "4c 5s 6d", "2h 7c 8d", "Kh 3s 4d"),
    },
}


class StudEquities(ui.CardTable):
    """Two to four open hands of stud; the shares are counted at once, or sampled when asked."""

    groups: ClassVar[tuple[ui.Group, ...]] = (*HANDS, DEAD)
    slow: ClassVar[frozenset[str]] = frozenset(
        {"deal", "code", "pick", "type", "game", "take_away", "street", "players", "example"}
        | {"sample", "sample_code"}
    )

    game = next(iter(EXAMPLES))
    players, street = 2, FEWEST
    ahead: Outlook | None = None
    found: tuple[Equity, ...] | None = None

    def __init__(self, code: str | None = None, sample_code: str | None = None) -> None:
        self.sizes = SIZES if fast() else PLAIN_SIZES
        self.size = self.sizes[1]
        self.sample_code = sample_code or new_code()
        super().__init__(code)
        if code is None:
            self._show_example(next(iter(EXAMPLES[self.game].values())))
            self.redraw()

    # the table

    def laid(self) -> tuple[ui.Group, ...]:
        return (*HANDS[: self.players], DEAD)

    def dealt(self, code: str) -> ui.Places:
        """As at a table: three cards to each hand, then one by one."""
        return self._filled({}, deck_of(code))

    def _filled(self, places: ui.Places, deck: tuple[Card, ...]) -> ui.Places:
        """Hands of as many cards as the street has: longer ones are cut, shorter ones dealt to."""
        hands = {
            group.name: [one for one in places.get(group.name, ()) if one][: self.street]
            for group in HANDS[: self.players]
        }
        dead = places.get(DEAD.name, (None,) * DEAD.size)
        used = {one for held in (*hands.values(), dead) for one in held if one}
        left = iter([one for one in deck if one not in used])
        for count in range(FEWEST, self.street + 1):
            for held in hands.values():
                held.extend(next(left) for _ in range(count - len(held)))
        filled: dict[str, tuple[Card | None, ...]] = {
            name: (*held, *(None,) * (WHOLE - len(held))) for name, held in hands.items()
        }
        return {**filled, DEAD.name: dead}

    def changed(self) -> None:
        """Count if it can be counted; a sample waits until it is asked for."""
        self.ahead = self.found = None
        hands = self._hands()
        self.street = max(self.street, *map(len, hands))
        if all(len(hand) >= FEWEST for hand in hands):
            self.ahead = engine().outlook(self.game, hands, dead=self.held(DEAD.name))
            if self.ahead.exact:
                self.found = self._equity()

    def _next_empty(self) -> tuple[str, int] | None:
        """Each hand gets as many cards as the street has before the next one is filled."""
        places = ((group.name, index) for group in self.laid() for index in range(self.street))
        hands = (place for place in places if place[0] != DEAD.name)
        return next((place for place in hands if self.places[place[0]][place[1]] is None), None)

    def _hands(self) -> list[tuple[Card, ...]]:
        return [self.held(group.name) for group in HANDS[: self.players]]

    # what is clicked

    def on_place(self, group: str, index: int) -> None:
        if group in {one.name for one in self.laid()}:  # not a late click on a hand that is gone
            super().on_place(group, index)

    def on_type(self) -> None:
        super().on_type()
        self.street = max(map(len, self._hands()))

    def on_game(self, key: Annotated[str, EXAMPLES]) -> None:
        self.game = key
        self.changed()

    def on_players(self, count: Annotated[int, PLAYERS]) -> None:
        self.players = count
        self._anew()

    def on_street(self, count: Annotated[int, STREETS]) -> None:
        self.street = count
        self._anew()

    def _anew(self) -> None:
        """The same deal, with another number of hands or cards; what was laid by hand stays."""
        if self.code:
            self._lay(self.code)
        elif any(self._hands()):
            self._set(None, self._filled(self.places, deck_of(self.sample_code)))
        else:  # an empty table stays empty, to be laid by hand
            self._set(None, {DEAD.name: self.places[DEAD.name]})
            self.place = HANDS[0].name, 0

    def on_example(self, name: str) -> None:
        if name not in EXAMPLES[self.game]:  # a late click, after the game was changed
            return
        self._show_example(EXAMPLES[self.game][name])

    def _show_example(self, hands: tuple[str, ...]) -> None:
        self.players, self.street = len(hands), len(cards(hands[0]))
        held = {group.name: cards(hand) for group, hand in zip(HANDS, hands, strict=False)}
        self._set(None, self._filled(held, ()))

    def on_size(self, deals: int) -> None:
        if deals not in self.sizes:
            raise ui.UnknownEventError("no such sample")
        self.size = deals
        if self.ahead and not self.ahead.exact:
            self.found = None

    def on_sample(self) -> None:
        """The sample of this code; where it is there already, the next one."""
        if self.found is not None:
            self.sample_code = code_at(self.sample_code, 1)
        self._sample()

    def on_sample_code(self) -> None:
        self.sample_code = normalize_code(self.fields.get("sample_code", ""))
        self._sample()

    def _sample(self) -> None:
        if self.ahead is not None and not self.ahead.exact:
            self.found = self._equity(samples=self.size, seed=seed_of(self.sample_code))

    def _equity(self, **how: int) -> tuple[Equity, ...]:
        dead, hands = self.held(DEAD.name), self._hands()
        found: tuple[Equity, ...] = engine().equity(
            self.game, hands, dead=dead, progress=self.tell, **how
        )
        return found

    # the picture

    def draw(self) -> list[ui.Node | None]:
        games, players = ui.named("probability.game", EXAMPLES), self.players
        streets = {count: ui.words(f"stud.street.{name}") for count, name in STREETS.items()}
        examples = (
            ui.button(ui.words(f"probability.stud.example.{name}"), "example", name, key=name)
            for name in EXAMPLES[self.game]
        )
        return [
            self.clearing(),
            ui.h(
                "div.pk-bar",
                ui.choices("stud.game", "game", games, self.game, key="games"),
                ui.choices("probability.stud.players", "players", PLAYERS, players, key="players"),
                ui.choices(
                    "probability.stud.street", "street", streets, self.street, key="streets"
                ),
                key="choices",
            ),
            ui.h(
                "div.pk-switches",
                ui.h("span.pk-group-name", ui.words("probability.stud.examples")),
                *examples,
                key="examples",
            ),
            ui.h("div.pk-hands.pk-seven", *(self.row(group) for group in self.laid()), key="hands"),
            self.grid(),
            ui.h("div", *self._plan(), key="plan"),
            ui.h("div", data_progress=True, key="progress"),
            ui.live("f", *(self._shares(self.found) if self.found else ())),
            self.typing(),
        ]

    def _plan(self) -> list[ui.Node | None]:
        """Whether the cards to come are counted or dealt at random, and in how many ways."""
        if self.ahead is None:
            missing = ui.words("probability.stud.missing", n=self.missing())
            return [ui.h("p.pk-hint.pk-say", missing)]
        if self.ahead.deals == 1:
            return [ui.h("p.pk-say", ui.words("probability.stud.all_dealt"))]
        how = "all_counted" if self.ahead.exact else "too_many"
        said = ui.h("p.pk-say", ui.words(f"probability.stud.{how}", n=self.ahead.deals))
        return [said] if self.ahead.exact else [said, self._sampling()]

    def _sampling(self) -> ui.Node:
        sizes = {deals: figure(deals) for deals in self.sizes}
        again = self.found is not None
        title = ui.words("probability.stud.sample", n=self.size)
        if again:
            title = ui.words("probability.stud.again")
        own = ("probability.stud.sample_code", "probability.stud.use_sample")
        return ui.h(
            "div.pk-bar",
            ui.button(title, "sample", primary=not again, key="sample"),
            ui.choices("probability.stud.size", "size", sizes, self.size, key="sizes"),
            ui.code_bar(self.sample_code, *own, of="sample_code", style="margin-bottom:0"),
        )

    def _shares(self, found: tuple[Equity, ...]) -> list[ui.Node | None]:
        exact = self.ahead is not None and self.ahead.exact
        title = ui.words("probability.stud.sampled", n=found[0].boards)
        if exact:
            title = ui.words("probability.stud.counted")
        return [
            ui.label(title),
            split_bar(found),
            _table(found, title, exact=exact),
            _no_low(found),
            None if exact else ui.h("p.pk-hint.pk-say", ui.words("probability.stud.within")),
        ]


def _no_low(found: tuple[Equity, ...]) -> ui.Node | None:
    """Why the shares of the low do not add up: now and then nobody has one."""
    some = sum(one.low for one in found if one.low is not None)
    if found[0].low is None or some == 1:
        return None
    facts = {"none": part_of(1 - some), "some": part_of(some)}
    return ui.h("p.pk-say", ui.words("probability.stud.no_low", **facts))


def _table(found: tuple[Equity, ...], title: ui.Node, *, exact: bool) -> ui.Node:
    halves = found[0].scoop is not None
    names = ["hand", "share", *([] if exact else ["error"]), "win", "tie"]
    names += ["high", "low"] if halves else []
    shares = [
        [part for part in (one.share, one.win, one.tie, one.high, one.low) if part is not None]
        for one in found
    ]
    places = places_of([part for row in shares for part in row], 1 if exact else 2)
    rows = []
    for group, one, row in zip(HANDS, found, shares, strict=False):
        share, *others = (part_of(part, places) for part in row)
        error = [] if exact else [_error(one.error, places)]
        rows.append(("", [group.title, share, *error, *others]))
    heads = ui.columns("probability.stud.column", *names)
    return ui.table(heads, rows, caption=title)


def _error(error: float, places: int) -> ui.Node:
    return ui.both(lambda lang: f"±{percent(error, lang, places=places)}")
