"""Other cards in the example of a claim: the fields for them, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pokerlib.cards import CardError
from pokerlib.documents.trials import TRIALS, Tried, tried
from pokerlib.errors import PokerError
from pokerlib.language import LANGUAGES, say
from pokerlib.lessons import components as ui
from pokerlib.lessons.documents.evidence import drawn
from pokerlib.lessons.documents.paged import Paged

_LOOKS: Final = {True: ("good", "agrees"), False: ("bad", "differs"), None: ("note", "silent")}
_OF_CARDS: Final = {"agrees": "fits", "differs": "unlike"}  # where the cards are what is tried
_WIDE: Final = 22  # letters of a field for cards


class Trying(Paged):
    """A list in which the cards of an opened claim can be others."""

    trying: str | None = None
    tried: Tried | None = None
    typed: tuple[str, ...] = ()

    def on_try(self, id_: str) -> None:
        """The cards in the fields of a claim's example."""
        if id_ not in TRIALS:
            raise ui.UnknownEventError("no such example")
        trial = TRIALS[id_]
        typed = [
            self.fields.get(_field(id_, place), own) for place, own in enumerate(trial.examples)
        ]
        try:
            found = tried(id_, typed)
        except CardError as error:
            raise ui.ReaderError({"t": [say(error, lang) for lang in LANGUAGES]}) from error
        except PokerError as error:
            size, example = trial.ranking.size, trial.examples[0]
            raise ui.ReaderError(ui.words("trial.no_such_hand", n=size, example=example)) from error
        self.trying, self.tried, self.typed = id_, found, tuple(typed)

    def trial_nodes(self, id_: str) -> Iterator[ui.Node]:
        """The fields for other cards, and what was tried last; nothing for other claims."""
        if id_ not in TRIALS:
            return
        trial = TRIALS[id_]
        several = len(trial.examples) > 1
        name = "low" if trial.kind == "list" else "hand" if several else "cards"
        fields = (
            ui.field(
                _field(id_, place),
                ui.words(f"trial.{name}", **({"number": str(place + 1)} if several else {})),
                self.fields.get(_field(id_, place), typed),
                "try",
                id_,
                size=_WIDE,
            )
            for place, typed in enumerate(self.typed if self.trying == id_ else trial.examples)
        )
        yield ui.h("p.pk-say", ui.words("trial.title"), key=f"trial-{id_}")
        button = ui.button(ui.words("trial.try"), "try", id_, key="try")
        yield ui.h("div.pk-bar", *fields, button, key=f"try-{id_}")
        if self.trying == id_ and self.tried is not None:
            yield _result(self.tried)


def _field(id_: str, place: int) -> str:
    return f"try-{id_}-{place}"


def _result(found: Tried) -> ui.Node:
    look, title = _LOOKS[found.right]
    title = title if found.kind in ("is", "wins") else _OF_CARDS.get(title, title)
    rows = [
        (ui.said(rank) if rank else None, hand)
        for rank, hand in zip(found.ranks, found.hands, strict=True)
    ]
    return ui.box(
        look,
        ui.words(f"trial.{title}"),
        ui.h("p", ui.said(found)),
        *drawn(rows, "tried"),
        key="tried",
        role="status",
    )
