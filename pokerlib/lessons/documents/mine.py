"""Choose your file: its text with marks in the margin, each claim opened beside its sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar, Final, cast, get_args

from pokerlib.documents import Document, DocumentError, Judged, Sentence, read
from pokerlib.documents.encodings import text_of
from pokerlib.documents.weights import SentenceVerdict
from pokerlib.language import LANGUAGES, say
from pokerlib.language.reading import (
    gravest_reasons,
    sentence_reasons,
    summary_words,
    verdict_name,
    verdict_words,
)
from pokerlib.lessons import components as ui
from pokerlib.lessons.documents.evidence import evidence_box
from pokerlib.lessons.documents.trying import Trying

VERDICTS: Final[tuple[SentenceVerdict, ...]] = get_args(SentenceVerdict)
ALL: Final = "all"
NOTHING: Final = "nothing"
GRAVEST: Final = 8  # sentences that stand on top
_RAW: Final = 0xF700  # of bytes that are not in UTF-8
LARGEST: Final = 3_000_000  # characters; view.js sends one more at most
COLOURS: Final = {
    "right": "#12804a",
    "right_but": "#2f6fab",
    "mended": "#b26a00",
    "wrong": "#b3261e",
    "unknown": "#6b7280",
    NOTHING: "#6b7280",
}
SIGNS: Final = {
    "right": "✓",
    "right_but": "✓…",
    "mended": "↷",
    "wrong": "✗",
    "unknown": "?",
    NOTHING: "·",
}


class MyDocument(Trying):
    """The reader's own file, sentence by sentence; one of them open, to be changed and tried."""

    slow: ClassVar[frozenset[str]] = frozenset({"file", "text", "edit", "open", "filter"})

    per_page = 25
    text = ""
    document: Document | None = None
    only = ALL
    opened: int | None = None

    # Events

    def on_file(self, text: str) -> None:
        """The text of a file that the reader chose."""
        if len(text) > LARGEST:
            raise ui.ReaderError(ui.words("documents_lesson.too_long"))
        raw = any(_RAW <= ord(one) <= _RAW + 0xFF for one in text)
        self._take(bytes(ord(one) & 0xFF for one in text) if raw else text.encode())

    def on_text(self) -> None:
        """A sentence or two that the reader typed."""
        self._take(self.fields.get("text", "").encode())

    def on_edit(self) -> None:
        """Another wording of the sentence that is open, in its place."""
        one = self._open()
        lines = self.text.split("\n")
        typed = " ".join(self.fields.get("sentence", "").split())
        if not typed:
            raise ui.ReaderError(ui.words("documents_lesson.no_sentence"))
        lines[one.line - 1] = lines[one.line - 1].replace(one.text, typed, 1)
        opened, only, page = self.opened, self.only, self.page
        self._take("\n".join(lines).encode())
        self.opened, self.only, self.page = opened, only, page

    def on_filter(self, name: Annotated[str, (ALL, *VERDICTS, NOTHING)]) -> None:
        self.only, self.page, self.opened = name, 0, None

    def on_open(self, place: int, unfolded: bool) -> None:
        if self.document is None or not 0 <= place < len(self.document.sentences):
            raise ui.UnknownEventError("no such sentence")
        if unfolded:
            self.opened = place
        elif place == self.opened:
            self.opened = None

    def on_show(self, place: int) -> None:
        """A sentence of the list on top, in the text."""
        if self.document is None or not 0 <= place < len(self.document.sentences):
            raise ui.UnknownEventError("no such sentence")
        self.only, self.page, self.opened = ALL, place // self.per_page, place

    def _take(self, raw: bytes) -> None:
        try:
            self.text = text_of(raw)
            self.document = read(self.text.encode())
        except DocumentError as error:
            raise ui.ReaderError({"t": [say(error, lang) for lang in LANGUAGES]}) from error
        self.only, self.page, self.opened = ALL, 0, None

    # What is chosen

    def _open(self) -> Sentence:
        if self.document is None or self.opened is None:
            raise ui.UnknownEventError("no sentence is open")
        return self.document.sentences[self.opened]

    def chosen(self) -> list[tuple[int, Sentence]]:
        found = enumerate(self.document.sentences if self.document else ())
        return [(place, one) for place, one in found if self.only in (ALL, _kind(one))]

    # What is drawn

    def draw(self) -> list[ui.Node | None]:
        kinds = ".txt,.md,text/plain"
        chooser = ui.file_button(ui.words("documents_lesson.choose"), "file", kinds, raw=True)
        return [
            ui.h("div.pk-bar", chooser, key="files"),
            ui.h(
                "div.pk-bar",
                ui.field("text", ui.words("documents_lesson.own_text"), "", "text", wide=True),
                ui.button(ui.words("documents_lesson.own_check"), "text", key="own"),
                key="own",
            ),
            *self._found(),
        ]

    def _found(self) -> Iterator[ui.Node]:
        if self.document is None:
            return
        document = self.document
        yield ui.h("p.pk-say", ui.both(lambda lang: summary_words(document, lang)), key="summary")
        yield from self._gravest(document)
        count = Counter(map(_kind, document.sentences))
        options = {ALL: ui.words("documents_lesson.all")}
        options |= {one: _name(one, count[one]) for one in (*VERDICTS, NOTHING) if count[one]}
        title = "documents_lesson.column.verdict"
        yield ui.h("p", ui.choices(title, "filter", options, self.only, key="only"), key="bar")
        yield ui.h("div", *(self._line(place, one) for place, one in self.this_page()), key="text")
        yield self.turning()

    def _gravest(self, document: Document) -> Iterator[ui.Node]:
        """What is grave or may mislead, the gravest first, each with what is right instead."""
        found = [one for one in document.gravest if one.grade in ("grave", "slip")]
        if not found:
            return
        places = {id(one): place for place, one in enumerate(document.sentences)}
        items = (
            ui.h(
                "li",
                ui.h(
                    "p",
                    ui.h("b", ui.both(verdict_words, one)),
                    " ",
                    self._to_line(one, places[id(one)]),
                ),
                ui.h("blockquote", one.text, style="margin:.3em .6em", lang=_tongue(one.text)),
                ui.h("p", ui.both(gravest_reasons, one)),
            )
            for one in found[:GRAVEST]
        )
        title = ui.words("documents_lesson.gravest", n=len(found))
        yield ui.h("div", ui.h("p.pk-say", title), ui.h("ol", *items), key="gravest")

    def _to_line(self, one: Sentence, place: int) -> ui.Node:
        return ui.button(ui.words("documents_lesson.line", line=str(one.line)), "show", place)

    def _line(self, place: int, one: Sentence) -> ui.Node:
        unfolded = place == self.opened
        mark = ui.h(
            "span",
            f"{SIGNS[_kind(one)]}\N{NO-BREAK SPACE}",
            style=f"color:{COLOURS[_kind(one)]};font-weight:700",
            aria_hidden="true",
        )
        title = ui.h(
            "span",
            mark,
            ui.h("span.pk-hint", f"{one.line}.{one.number} "),
            ui.h("span.pk-vh", ui.both(lambda lang: verdict_words(one, lang) + ": ")),
            ui.h("span", one.text, style="font-weight:400", lang=_tongue(one.text)),
        )
        content = self._opened(one) if unfolded else ()
        return ui.fold(
            title, *content, action=("open", place), unfolded=unfolded, key=f"line-{place}"
        )

    def _opened(self, one: Sentence) -> Iterator[ui.Node]:
        yield ui.h("p", ui.h("b", ui.both(lambda lang: verdict_words(one, lang))), key="verdict")
        if not one.claims and not one.nothing:
            for n, told in enumerate(_reasons(one)):
                yield ui.h("p", {"t": list(told)}, key=f"reason-{n}")
        for judged in one.claims:
            yield from _claim(judged, one.line)
            yield from self.trial_nodes(judged.id)
        if one.unasked:
            told = tuple(sentence_reasons(one, lang)[-1] for lang in LANGUAGES)
            yield ui.h("p", {"t": list(told)}, key="unasked")
        yield ui.h(
            "div.pk-bar",
            ui.field(
                "sentence", ui.words("documents_lesson.sentence"), one.text, "edit", wide=True
            ),
            ui.button(ui.words("documents_lesson.again"), "edit", key="edit"),
            key="edit",
        )


def _claim(judged: Judged, here: int) -> Iterator[ui.Node]:
    """A claim beside its sentence: in our words, with what was found."""
    ours = [ui.words("documents_lesson.ours"), " "] if judged.ours else []
    yield ui.h("p.pk-say", *ours, ui.said(judged.claim), key=f"claim-{judged.id}")
    box = evidence_box(judged.claim, judged.evidence, changed=judged.changed)
    yield ui.h("div", box, key=f"evidence-{judged.id}")
    if judged.line is not None:
        exactly = "reading.exactly_here" if judged.line == here else "reading.exactly"
        where = ui.words(exactly, line=str(judged.line))
        yield ui.h("p.pk-hint", where, key=f"at-{judged.id}")


def _reasons(one: Sentence) -> Iterator[tuple[str, ...]]:
    """Each reason in both languages."""
    return zip(*(sentence_reasons(one, lang) for lang in LANGUAGES), strict=True)


def _tongue(text: str) -> str:
    """What a screen reader speaks; not "bg" and "en", which the switch of languages hides."""
    return "en-US" if text.isascii() else "bg-BG"


def _kind(one: Sentence) -> str:
    """Its verdict; a heading and the like are not "right", there is nothing to check in them."""
    return NOTHING if one.nothing else one.verdict


def _name(kind: str, n: int) -> ui.Node:
    if kind == NOTHING:
        return ui.words("documents_lesson.nothing", n=n)
    return ui.both(lambda lang: f"{verdict_name(cast('SentenceVerdict', kind), lang)} ({n})")


def my_document() -> MyDocument:
    """The reader's own rules document."""
    return MyDocument()
