"""What is said of a hand history file that cannot be read or replayed."""

from __future__ import annotations

from pokerlib.language.catalogue import Lang, text
from pokerlib.language.given import givens
from pokerlib.language.speech import say
from pokerlib.phh import PhhError


@say.register
def _error(error: PhhError, lang: Lang) -> str:
    """One sentence: what is wrong, where, and why."""
    facts = givens(error.facts)
    if "error" in error.facts:
        facts["why"] = say(error.facts["error"], lang)
    if error.kind == "no_code":
        facts["game"] = text(f"game.name.{error.facts['game']}", lang)
        facts["limit"] = text(f"game.limit.{error.facts['limit']}", lang)
    return text(f"phh.error.{error.kind}", lang, n=None, **facts)
