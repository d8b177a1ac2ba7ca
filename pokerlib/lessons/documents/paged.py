"""A list that is too long for one page."""

from collections.abc import Sequence
from typing import Any, ClassVar

from pokerlib.lessons.components import LessonWidget, Node, UnknownEventError, button, h, words


class Paged(LessonWidget):
    """What was chosen, a page at a time; subclasses give `chosen`, and what of it is opened."""

    per_page: ClassVar[int]
    page = 0
    opened: Any = None

    def chosen(self) -> Sequence[Any]:
        """All that there is to turn over."""
        raise NotImplementedError(type(self).__name__)

    def this_page(self) -> Sequence[Any]:
        """What stands on this page."""
        return self.chosen()[self.page * self.per_page :][: self.per_page]

    def _last(self) -> int:
        return max(0, (len(self.chosen()) - 1) // self.per_page)

    def on_page(self, page: int) -> None:
        if page not in range(self._last() + 1):
            raise UnknownEventError("no such page")
        self.page, self.opened = page, None

    def turning(self) -> Node:
        """The buttons to the pages before and after."""
        last = self._last()
        before, after = max(0, self.page - 1), min(last, self.page + 1)
        return h(
            "div.pk-bar",
            button(words("documents_lesson.before"), "page", before, enabled=self.page > 0),
            h("span", words("documents_lesson.page", page=self.page + 1, pages=last + 1)),
            button(words("documents_lesson.after"), "page", after, enabled=self.page < last),
            key="turning",
        )
