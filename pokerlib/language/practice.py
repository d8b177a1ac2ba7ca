"""Marks in words: what was right, and which mistake a wrong answer was."""

from __future__ import annotations

from pokerlib.language.catalogue import Lang, text
from pokerlib.language.names import card_face, card_faces
from pokerlib.language.speech import say
from pokerlib.practice.badugi import BadugiMark
from pokerlib.practice.progress import ProgressError
from pokerlib.rankings import explain

__all__: list[str] = []


@say.register
def _badugi_mark(mark: BadugiMark, lang: Lang) -> str:
    first, second = mark.clash or (None, None)
    return text(
        f"practice.badugi.{mark.verdict}",
        lang,
        hand=say(explain(mark.best), lang).rstrip("."),
        first=card_face(first) if first else "",
        second=card_face(second) if second else "",
        n=len(mark.best.cards),
        mine=card_faces(mark.chosen),
        best=card_faces(mark.best.cards),
    )


@say.register
def _progress_error(error: ProgressError, lang: Lang) -> str:
    facts: dict[str, object] = {**error.facts}
    return text(f"progress.error.{error.kind}", lang, n=None, **facts)
