"""Marks in words: what was right, and which mistake a wrong answer was."""

from __future__ import annotations

from pokerlib.language.catalogue import Lang, text
from pokerlib.language.grammar import count
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.names import card_face, card_faces
from pokerlib.language.speech import say
from pokerlib.practice.badugi import BadugiMark
from pokerlib.practice.progress import ProgressError
from pokerlib.practice.two_and_three import Mark
from pokerlib.rankings import explain

__all__: list[str] = []


@say.register
def _mark(mark: Mark, lang: Lang) -> str:
    best = " ".join(map(str, (*mark.best.hole, *mark.best.board)))
    if mark.verdict == "wrong_number":
        hole, board = (_cards(n, lang) for n in (mark.from_hole, mark.from_board))
        chosen = text("practice.mark.wrong_number", lang, hole=hole, board=board)
        if mark.looks_like is None or mark.looks_like <= mark.best.rank:
            return chosen
        tempting = text("practice.mark.tempting", lang, hand=hand_phrase(mark.looks_like, lang))
        return f"{chosen} {tempting}"
    assert mark.chosen is not None
    if mark.verdict == "beaten":
        return text(
            "practice.mark.beaten",
            lang,
            hand=hand_phrase(mark.chosen.rank, lang),
            best=hand_phrase(mark.best.rank, lang),
            cards=best,
        )
    return text("practice.mark.right", lang, hand=hand_name(mark.chosen.rank, lang))


def _cards(n: int, lang: Lang) -> str:
    return count(n, "card", lang, words=True) if n else text("practice.mark.none", lang)


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
