"""What is said where a question or the progress that was asked for is not there."""

from __future__ import annotations

import pokerlib.language.questions  # noqa: F401 # the words of what questions hold
from pokerlib.language.given import givens
from pokerlib.language.speech import Voice, words
from pokerlib.practice import UnknownQuestionError
from pokerlib.practice.progress import ProgressError


@words.register
def _progress_error(error: ProgressError, voice: Voice) -> str:
    return voice(f"progress.error.{error.kind}", n=None, **givens(error.facts))


@words.register
def _unknown_question(error: UnknownQuestionError, voice: Voice) -> str:
    return voice(f"question.error.{error.kind}", n=None, **givens(error.facts))
