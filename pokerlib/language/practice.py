"""Marks in words: what was right, and which mistake a wrong answer was."""

from __future__ import annotations

from pokerlib.language.catalogue import Lang, text
from pokerlib.language.speech import say
from pokerlib.practice.progress import ProgressError

__all__: list[str] = []


@say.register
def _progress_error(error: ProgressError, lang: Lang) -> str:
    facts: dict[str, object] = {**error.facts}
    return text(f"progress.error.{error.kind}", lang, n=None, **facts)
