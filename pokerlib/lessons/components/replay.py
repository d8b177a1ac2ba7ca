"""Replay: a hand step by step, each with the rule and the arithmetic behind it."""

from collections.abc import Collection, Mapping

from pokerlib.language.quantities import Unit
from pokerlib.lessons.components.felt import Felt
from pokerlib.lessons.components.nodes import Content, Node, button, h, slider, words
from pokerlib.lessons.components.told import Narrator, as_seen, worth_telling
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.play import Hand
from pokerlib.play.events import Event

BUTTONS = ("first", "back", "next", "last")
STEPS = {"back": "back", "next": "on"}


class Replay(LessonWidget):
    """First, back, next, last and a slider through the events of a hand."""

    face_up = True

    def __init__(
        self, hand: Hand | None = None, *, you: int | None = None, unit: Unit = "USD-cent"
    ) -> None:
        self.you = you
        self._take(hand, unit)
        super().__init__()

    def _take(
        self,
        hand: Hand | None,
        unit: Unit = "USD-cent",
        names: Mapping[int, str] | None = None,
        endless: Collection[int] = (),
    ) -> None:
        """Show this hand from its beginning."""
        self.unit: Unit = unit
        self.names = names or {}
        self.endless = endless
        self.narrator = Narrator(unit, names)
        self.events = hand.events if hand else ()
        self.states = hand.states if hand else ()
        self.steps = tuple(i for i, event in enumerate(self.events) if worth_telling(event))
        self.at = 0

    def on_step(self, name: str) -> None:
        last = len(self.steps) - 1
        to = {"first": 0, "back": self.at - 1, "next": self.at + 1, "last": last}
        self._go(to.get(name, self.at))

    def on_go(self, step: str) -> None:
        if step.isascii() and step.isdigit():
            self._go(int(step) - 1)

    def _go(self, step: int) -> None:
        self.at = max(0, min(step, len(self.steps) - 1))

    def on_open(self, face_up: bool) -> None:
        self.face_up = face_up

    def draw(self) -> list[Node | None]:
        return [*self.replay()]

    def replay(self) -> list[Node | None]:
        """The table at this step, the way through the hand, and what just happened."""
        if not self.steps:
            return []
        place = self.steps[self.at]
        seen = self._seen()
        return [
            Felt(
                self.events[: place + 1],
                self.states[place],
                seen=seen,
                you=self.you,
                unit=self.unit,
                names=self.names,
                endless=self.endless,
            ).node(),
            self._controls(),
            self._told(place),
            self._story(),
        ]

    def _seen(self) -> set[int] | None:
        return None if self.face_up else set()

    def _tell(self, event: Event) -> Node:
        return self.narrator(as_seen(event, self._seen()))

    def _controls(self) -> Node:
        last = len(self.steps) - 1
        nodes: list[Content] = [
            button(
                words(f"replay.{name}"),
                "step",
                name,
                key=name,
                primary=name == "next" and self.at < last,
                enabled=self.at > 0 if name in ("first", "back") else self.at < last,
                step=STEPS.get(name),
            )
            for name in BUTTONS
        ]
        cards = "hide" if self.face_up else "open"
        place = words("replay.place", step=self.at + 1, total=last + 1)
        nodes += [
            slider(place, ("go",), key="slider", min=1, max=last + 1, value=self.at + 1),
            button(words(f"replay.cards.{cards}"), "open", not self.face_up, key="cards"),
        ]
        keys = {"ArrowLeft": ("step", "back"), "ArrowRight": ("step", "next")}
        return h("div.pk-bar", *nodes, key="controls", on={"keys": keys})

    def _told(self, place: int) -> Node:
        told = h("p.pk-say", self._tell(self.events[place]))
        return h("div.pk-box.pk-note.pk-told", told, key="told", role="status")

    def _story(self) -> Node:
        return self.fold("story", words("replay.story"), self._log)

    def _log(self) -> Node:
        """What has happened so far, the newest on top."""
        events = (self.events[place] for place in reversed(self.steps[: self.at + 1]))
        return h("ol.pk-log.pk-story", (h("li", self._tell(event)) for event in events))
