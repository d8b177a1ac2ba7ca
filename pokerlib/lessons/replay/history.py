"""A hand from a PHH file, one of ours or the reader's own, step by step."""

from functools import cache
from importlib.resources import files
from typing import Annotated

from pokerlib import phh
from pokerlib.language.phh import unit_of
from pokerlib.lessons import components as ui
from pokerlib.lessons.replay.export import source
from pokerlib.phh import History

OURS = ("the_pot", "side_pots", "quartered", "open_pair")
LARGEST = 100_000  # characters; view.js lets more through
LONGEST_NAME = 20


@cache
def our_file(name: str) -> str:
    """The text of one of our files."""
    path = files("pokerlib.lessons.replay").joinpath("hands", f"{name}.phh")
    return path.read_text("utf-8")


class HandHistory(ui.Replay):
    """Choose a hand or open a file of one's own; then step through it."""

    def __init__(self, name: str = OURS[0]) -> None:
        self.chosen = name
        self.text = ""
        super().__init__()
        self._open(our_file(name))
        self.redraw()

    def on_choose(self, name: Annotated[str, OURS]) -> None:
        self.chosen = name
        self._open(our_file(name))

    def on_file(self, text: str) -> None:
        """The text of a file that the reader chose."""
        if len(text) > LARGEST:
            raise ui.ReaderError(ui.words("replay_lesson.too_long", limit=LARGEST))
        if not text.strip():
            raise ui.ReaderError(ui.words("replay_lesson.empty"))
        self._open(text)
        self.chosen = ""

    def _open(self, text: str) -> None:
        history = phh.loads(text)
        unit, names = unit_of(history.currency), short_names(history)
        self._take(history.replay(), unit, names, history.endless)
        self.text = text

    def draw(self) -> list[ui.Node | None]:
        hands = ui.named("replay_lesson.hand", OURS)
        about = f"about.{self.chosen}" if self.chosen else "about_own"
        return [
            ui.h(
                "div.pk-bar",
                ui.choices("replay_lesson.hands", "choose", hands, self.chosen, key="hands"),
                ui.file_button(ui.words("replay_lesson.open"), "file", ".phh,.toml,text/plain"),
                key="bar",
            ),
            ui.h("p.pk-say", ui.words(f"replay_lesson.{about}"), key="about"),
            *self.replay(),
            self.fold("source", ui.words("replay_lesson.source"), lambda: source(self.text)),
        ]


def short_names(history: History) -> dict[int, str]:
    """The players' names as far as they fit beside a seat."""
    found = {}
    for seat, name in history.names.items():
        shown = "".join(letter for letter in name if letter.isprintable()).strip()
        if shown:
            found[seat] = shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
    return found
