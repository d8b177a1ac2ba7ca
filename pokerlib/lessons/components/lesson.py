"""The lessons as places: their names, the links between them, and what stands at each end."""

from typing import Final

from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import Node, h, words
from pokerlib.practice.path import PATH

_NOTEBOOKS: Final = (
    *("00_start", "01_high_hands", "02_low_hands", "03_badugi", "04_omaha", "05_betting"),
    *("06_omaha_hilo", "07_seven_card_stud", "08_chinese_poker", "09_probability"),
    *("10_documents", "11_practice", "12_replay"),
)
FILES: Final = {name[:2]: name for name in _NOTEBOOKS}
QUESTIONS: Final = 10


def lesson_words(lesson: str) -> Node:
    """The name of a lesson, with its number."""
    return words(f"lesson.name.{lesson}")


def lesson_link(lesson: str, said: Node, *, query: str = "", primary: bool = False) -> Node:
    """A link to another lesson; a host of pages turns `.ipynb` into what it has."""
    address = f"{FILES[lesson]}.ipynb" + (f"?{query}" if query else "")
    look = ".pk-button.pk-primary" if primary else ""
    return h(f"a{look}", said, href=address, data_lesson=lesson)


class MixedTest(Drill):
    """The test at the end of a lesson: its own kinds, mixed; then what is next."""

    def __init__(self, lesson: str, code: str | None = None) -> None:
        self.lesson = lesson
        here = next(one for one in PATH if one.key == lesson)
        skills = (*here.skills, *here.also)
        super().__init__(skills, code=code, length=max(QUESTIONS, len(skills)), test=True)

    def on_next(self) -> None:
        before = self.over
        super().on_next()
        if self.over and not before:
            right = sum(one.marked.right for one in self.results)
            keeper().tested(self.lesson, right, len(self.results))

    def ended(self) -> list[Node | None]:
        return [*super().ended(), _onward(self.lesson)]


def _onward(lesson: str) -> Node | None:
    keys = [one.key for one in PATH]
    at = keys.index(lesson) + 1
    if at == len(keys):
        return h("p.pk-say", lesson_link("00", words("lesson.to_map")), key="onward")
    title = words("lesson.next", lesson=lesson_words(keys[at]))
    return h("p.pk-say", lesson_link(keys[at], title), key="onward")


def ending(lesson: str) -> MixedTest:
    """The mixed test that ends a lesson ("01" to "12")."""
    return MixedTest(lesson)
