"""Cards that are dealt by a code, which is shown, shared and entered again."""

from pokerlib.cards import new_code, normalize_code
from pokerlib.lessons.components.nodes import Content, Node, button, code_bar, h, words
from pokerlib.lessons.components.widget import LessonWidget


class Dealt(LessonWidget):
    """A widget with a Deal button and a code; subclasses give `_lay`, which deals a code."""

    def __init__(self, code: str | None = None) -> None:
        self.code: str | None = None
        if code is not None:
            self._lay(normalize_code(code))
        super().__init__()

    def _lay(self, code: str) -> None:
        """Lay the cards of this code, a normal one."""
        raise NotImplementedError(type(self).__name__)

    def on_deal(self) -> None:
        self._lay(new_code())

    def on_code(self) -> None:
        self._lay(normalize_code(self.fields.get("code", "")))

    def bar(self, *more: Content) -> Node:
        """The Deal button and the code, which is both shown and entered here."""
        return h(
            "div.pk-bar",
            button(words("table.deal"), "deal", key="deal", primary=True),
            *more,
            self.code_field(),
            key="bar",
        )

    def code_field(self) -> Node:
        return code_bar(self.code or "", style="margin-bottom:0")
