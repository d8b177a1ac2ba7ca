"""Cards that were put into an example of the documents, in words."""

from __future__ import annotations

from pokerlib.documents.trials import Tried
from pokerlib.language.catalogue import text
from pokerlib.language.hands import hand_name
from pokerlib.language.languages import Lang
from pokerlib.language.speech import Voice, say, words
from pokerlib.rankings import difference


@words.register
def _tried(tried: Tried, voice: Voice) -> str:
    lang = voice.lang
    if tried.kind == "list":
        return _list(tried, lang)
    if tried.kind == "wins":
        return _wins(tried, lang)
    hand = hand_name(tried.ranks[0], lang)
    if tried.said is None:
        return text("trial.silent_hand", lang, hand=hand)
    return text(f"trial.{tried.kind}.{tried.said}{tried.computed}", lang, hand=hand)


def _wins(tried: Tried, lang: Lang) -> str:
    one, other = tried.ranks
    assert one is not None
    assert other is not None
    why = say(difference(one, other), lang)
    if tried.said is None:
        return text("trial.silent_hands", lang, why=why)
    first = "first" if tried.said > 0 else "second"
    return text(f"trial.{first}.{'right' if tried.right else 'wrong'}", lang, why=why)


def _list(tried: Tried, lang: Lang) -> str:
    if not tried.computed:
        return text("trial.list", lang)
    return text(f"trial.{tried.reason}", lang, number=str(tried.computed))
