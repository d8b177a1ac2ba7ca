"""The base of every lesson's widget: Python holds the state, the page draws it."""

import inspect
import logging
import math
import pathlib
import time
from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import anywidget
import traitlets

from pokerlib.cards import DECK
from pokerlib.language import LANGUAGES, number, say, text_pair
from pokerlib.lessons.components.nodes import Content, Node, at_field, fold, h, said, words
from pokerlib.lessons.host import here

STATIC = pathlib.Path(__file__).parent / "static"
LONGEST_FIELD = 20_000
MOST_VIEWS = 20  # pages that show one widget and wait for its answers
PATIENCE, PAUSE = 0.25, 0.1  # seconds: before the first report of progress, and between two
logger = logging.getLogger(__name__)


@cache
def _lexicon() -> dict[str, Any]:
    """The cards' spoken names and the sentences that the page says when Python can't."""
    names = {card.code: [say(card, "bg"), say(card, "en")] for card in DECK}
    return {
        "names": {**names, "": list(text_pair("card.empty"))},
        "lost": list(text_pair("widget.lost")),
    }


class ReaderError(ValueError):
    """Something that the reader can mend, already in both languages' words."""

    def __init__(self, sentence: Node) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class _Fields(dict[str, str]):
    """What the page's fields hold; `last` is the one that was read last: an error is its own."""

    last: str | None = None

    def get(self, name: str, default: Any = None) -> Any:
        if name in self:
            self.last = name
        return super().get(name, default)

    def __getitem__(self, name: str) -> str:
        self.last = name
        return super().__getitem__(name)


class UnknownEventError(LookupError):
    """Not an event of this widget, or not with these arguments; only a broken page sends one."""


def _door(hint: Any) -> tuple[type, Container[Any] | None]:
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return parts[0], parts[1]
    return (type(parts[0]), parts) if get_origin(hint) is Literal else (hint, None)


@cache
def doors(handler: Callable[..., None]) -> tuple[tuple[type, Container[Any] | None], ...]:
    """The type of each thing that an event's method takes after `self`, and what it may be.

    >>> class Table:
    ...     def on_seat(self, seat: Annotated[int, range(2, 7)], side: Literal["up", "down"]): ...
    >>> doors(Table.on_seat)
    ((<class 'int'>, range(2, 7)), (<class 'str'>, ('up', 'down')))
    """
    hints = get_type_hints(handler, include_extras=True)
    return tuple(_door(hints[name]) for name in tuple(inspect.signature(handler).parameters)[1:])


def lets_in(handler: Callable[..., None], args: Sequence[object]) -> bool:
    """Whether an event's method takes these: each of its type, and one of those that may be."""
    taken = doors(handler)
    # The kinds are plain types, and True is no number.
    plain = [*map(type, args)] == [kind for kind, _ in taken]
    return plain and all(of is None or one in of for one, (_, of) in zip(args, taken, strict=True))


class LessonWidget(anywidget.AnyWidget):
    """A widget that is drawn from its own state: subclasses give `draw` and `on_…` methods.

    A click sends an event name and its arguments; the method `on_<name>` changes the state, then
    the whole view is drawn again. Its parameters are `str`, `int` or `bool`, and nothing else is
    let through to it; nor is a value that is not one of a `Literal`, or in the second part of an
    `Annotated`, as in `count: Annotated[int, range(2, 7)]`. The state is every attribute without
    a leading underscore, which may begin as the class's; a method gives it new values and never
    changes one in place, so that whatever fails can be undone.

    A ValueError that a method raises because of what the reader typed or chose becomes one
    sentence on the page, and the state is as it was; so it is where the reader stops a method.
    """

    _esm: ClassVar[pathlib.Path] = STATIC / "view.js"
    _css: ClassVar[pathlib.Path] = STATIC / "view.css"
    slow: ClassVar[frozenset[str]] = frozenset()  # events that may take longer, and say so
    _events: ClassVar[Mapping[str, Callable[..., None]]] = {}
    unfolded: frozenset[str] = frozenset()  # the parts that are not folded away
    __next_word = math.inf  # no word of progress before there is a page

    view = traitlets.Dict().tag(sync=True)
    lexicon = traitlets.Dict().tag(sync=True)
    progress = traitlets.Dict().tag(sync=True)  # of an event that is not answered yet, else empty

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        own = (name for name in vars(cls) if name[:3] == "on_")
        if taken := [name for name in own if hasattr(anywidget.AnyWidget, name)]:
            raise TypeError(f"{cls.__name__}.{taken[0]} hides a method of every Jupyter widget")
        ours = (one for one in reversed(cls.__mro__) if one not in anywidget.AnyWidget.__mro__)
        found = {name: method for one in ours for name, method in vars(one).items()}
        cls._events = {name[3:]: method for name, method in found.items() if name[:3] == "on_"}

    def __init__(self) -> None:
        super().__init__()
        self.fields: Mapping[str, str] = {}
        self.problem: Node | None = None
        self.trouble_at: str | None = None
        self.goal: str | None = None
        self.__answers: dict[str, int] = {}
        self.__asking = ""
        self.lexicon = _lexicon()
        self.on_msg(self._receive)
        self.redraw()

    def draw(self) -> list[Node | None]:
        """The nodes of the widget in its present state."""
        raise NotImplementedError(type(self).__name__)

    def on_fold(self, name: str, unfold: bool) -> None:
        self.unfolded = self.unfolded | {name} if unfold else self.unfolded - {name}

    def fold(self, name: str, title: Node, content: Callable[[], Content]) -> Node:
        """A part that is folded until asked for; only then its content is worked out."""
        unfolded = name in self.unfolded
        inner = content() if unfolded else None
        return fold(title, inner, action=("fold", name), unfolded=unfolded, key=name)

    def redraw(self) -> None:
        """Send the page what there is to see now."""
        nodes, problem = self.draw(), None
        if self.problem and not at_field(nodes, self.trouble_at, self.problem):
            problem = h("p.pk-problem.pk-say", self.problem, key="problem")
        nodes.append(h("div", problem, key="problems", role="alert"))
        self.view = {
            "nodes": [node for node in nodes if node is not None],
            "answers": self.__answers,
            "focus": self.goal,
        }

    def give(self, name: str, kind: str, data: bytes) -> None:
        """Hand a file to the page that asked for it, which saves it where downloads go.

        A file is no part of the view: that is sent again with every click. Of the kind "print" it
        is a page of HTML that goes to the printer; an empty one stands for the widget itself.
        """
        self.send({"file": name, "kind": kind, "view": self.__asking}, [data])

    def tell(self, done: int, total: int) -> None:
        """Report the progress of a slow event: done and total (0: the total is unknown).

        The page puts it where a node has `data_progress`. It is told at once, not with the next
        view, but only of what takes long, and only so often as an eye can follow.

        Raises KeyboardInterrupt where the reader has asked to stop.
        """
        if here().stopped():
            raise KeyboardInterrupt
        now = time.monotonic()
        if now < self.__next_word:
            return
        self.__next_word = now + PAUSE
        so_far, all_of_it = ({"t": [number(n, lang) for lang in LANGUAGES]} for n in (done, total))
        message = "widget.progress" if total else "widget.progress_open"
        said = words(message, done=so_far, total=all_of_it)
        self.progress = {"said": said, "part": done / total if total else None}

    def press(self, event: str, /, *args: str | int | bool, **fields: str) -> None:
        """Do what a click on the page does; the tests' and the page's only door.

        What is the program's fault is raised, after the page has said so.
        """
        before = {name: value for name, value in vars(self).items() if name[0] != "_"}
        self.problem = self.trouble_at = self.goal = None
        self.__next_word = time.monotonic() + PATIENCE
        read = _Fields({name: text[:LONGEST_FIELD] for name, text in fields.items()})
        self.fields = read
        try:
            self.__handler(event, args)(self, *args)
            self.redraw()
        except (Exception, KeyboardInterrupt) as error:
            for name in [name for name in vars(self) if name[0] != "_" and name not in before]:
                delattr(self, name)  # then the class's own is there again
            for name, value in before.items():
                setattr(self, name, value)
            sentence = _sentence(error)
            self.goal, self.problem = None, sentence or words("widget.fault")
            self.trouble_at = read.last if sentence is not None else None
            self.redraw()
            if sentence is None:
                raise
        finally:
            self.progress = {}

    def __handler(self, event: str, args: tuple[object, ...]) -> Callable[..., None]:
        handler = self._events.get(event)
        if handler is None or not lets_in(handler, args):
            raise UnknownEventError(f"{event[:50]} with {str(args)[:50]}")
        return handler

    def _receive(self, _: object, content: Any, __: object) -> None:
        try:
            self.__answer(content["view"], content["seq"])
            fields = {name: _whole(str(text)) for name, text in content.get("fields", {}).items()}
            args = (_whole(one) if isinstance(one, str) else one for one in content.get("args", ()))
            self.press(content["event"], *args, **fields)
        except Exception:
            # Our fault, not the reader's: said plainly, nothing lost, the details in the log.
            logger.exception("an event failed in %s", type(self).__name__)

    def __answer(self, view: str, seq: int) -> None:
        """Note which message of which page is being answered; the newest pages are kept."""
        others = [(name, n) for name, n in self.__answers.items() if name != view]
        self.__answers = dict([*others[1 - MOST_VIEWS :], (str(view)[:40], int(seq))])
        self.__asking = str(view)[:40]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def _whole(text: str) -> str:
    """A text without halves of characters, which no page can be sent back."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _sentence(error: BaseException) -> Node | None:
    """What the reader is told; None if the error is not the reader's."""
    if isinstance(error, ReaderError):
        return error.sentence
    if isinstance(error, KeyboardInterrupt):  # JupyterLab's Stop, while something takes long
        return words("widget.stopped")
    try:
        return said(error) if isinstance(error, ValueError) else None
    except TypeError:  # no words for it
        return None
