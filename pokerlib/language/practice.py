"""Marks in words: what was right, and which mistake a wrong answer was."""

from __future__ import annotations

import pokerlib.language.questions  # noqa: F401 # the words of what questions hold
from pokerlib.language.given import givens
from pokerlib.language.speech import Voice, words
from pokerlib.practice.progress import ProgressError


@words.register
def _progress_error(error: ProgressError, voice: Voice) -> str:
    return voice(f"progress.error.{error.kind}", n=None, **givens(error.facts))
