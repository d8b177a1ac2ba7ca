"""What is said of a hand history file that cannot be read or replayed."""

from __future__ import annotations

from pokerlib.language.catalogue import Lang, text
from pokerlib.language.speech import say
from pokerlib.phh import PhhError

_SHOWN = 80  # characters of something that somebody else wrote


@say.register
def _error(error: PhhError, lang: Lang) -> str:
    """One sentence: what is wrong, where, and why."""
    facts: dict[str, object] = {name: _plain(fact) for name, fact in error.facts.items()}
    if "error" in error.facts:
        facts["why"] = say(error.facts["error"], lang)
    if error.kind == "no_code":
        facts["game"] = text(f"game.name.{error.facts['game']}", lang)
        facts["limit"] = text(f"game.limit.{error.facts['limit']}", lang)
    return text(f"phh.error.{error.kind}", lang, **facts)  # type: ignore[arg-type] # no n here


def _plain(fact: object) -> object:
    """Text on one line and not too long; lists with commas."""
    if isinstance(fact, int):
        return fact
    found = ", ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
    found = "".join(letter if letter.isprintable() else " " for letter in found)
    return found if len(found) <= _SHOWN else found[: _SHOWN - 1] + "…"
