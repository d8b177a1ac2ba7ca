"""What is said of cards, and of text that should have been cards."""

from __future__ import annotations

from collections.abc import Callable

from pokerlib.cards import SYMBOLS, Card, CardError, cards
from pokerlib.language.catalogue import text
from pokerlib.language.given import given
from pokerlib.language.grammar import join
from pokerlib.language.languages import Lang
from pokerlib.language.names import card_face, card_name, suit_name
from pokerlib.language.speech import Voice, words

_EXAMPLE_CODE = "BBB-BBB"
_SHOWN = 16  # characters of a bad token


@words.register
def _card(card: Card, voice: Voice) -> str:
    return card_name(card, voice.lang)


@words.register
def _error(error: CardError, voice: Voice) -> str:
    """One sentence: what is wrong, where, and what would be right."""
    return _SENTENCES.get(error.kind, _plain)(error, voice.lang)


def _plain(error: CardError, lang: Lang) -> str:
    return text(f"error.{error.kind}", lang, what=_what(error, lang))


def _what(error: CardError, lang: Lang) -> str:
    token = _clean(error.token)
    if error.position is None or error.kind == "not_a_code":
        return text("error.token", lang, token=token)
    return text("error.token_at", lang, token=token, place=error.position + 1)


def _clean(token: str) -> str:
    """The token on one line and not too long, whatever somebody pasted."""
    token = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in token
    )
    return token if len(token) <= _SHOWN else token[: _SHOWN - 1] + "…"


def _empty(error: CardError, lang: Lang) -> str:
    if "high" not in error.facts:
        return text("error.no_cards", lang)
    return text("error.empty", lang, where=_whose(error, lang), wanted=_wanted(error, lang))


def _count(error: CardError, lang: Lang) -> str:
    return text(
        f"error.{error.kind}",
        lang,
        where=_whose(error, lang),
        count=given(error.facts["count"]),
        wanted=_wanted(error, lang),
    )


def _whose(error: CardError, lang: Lang) -> str:
    """Whose cards are counted, with the space that it needs: `` in the hand``."""
    where = str(error.facts.get("where", ""))
    return f" {_where(where, lang)}" if where else ""


def _wanted(error: CardError, lang: Lang) -> str:
    low, high = (int(str(error.facts[name])) for name in ("low", "high"))
    if low == high:
        return text("error.wanted", lang, n=high)
    if low == 0:
        return text("error.wanted_at_most", lang, n=high)
    return text("error.wanted_from_to", lang, low=low, high=high)


def _too_long(error: CardError, lang: Lang) -> str:
    facts = error.facts
    return text("error.too_long", lang, length=facts["length"], limit=facts["limit"])


def _duplicate(error: CardError, lang: Lang) -> str:
    card = _face(str(error.facts.get("card", error.token)))
    return text("error.duplicate", lang, card=card, place=(error.position or 0) + 1)


def _on_both(error: CardError, lang: Lang) -> str:
    first, second = (_where(str(error.facts[name]), lang) for name in ("first", "second"))
    return text("error.on_both", lang, card=_face(error.token), first=first, second=second)


def _where(place: str, lang: Lang) -> str:
    """``hole`` or ``board``; ``hand 0`` is the first player's."""
    kind, _, index = place.partition(" ")
    if index:
        return text("error.where.player", lang, place=int(index) + 1)
    return text(f"error.where.{kind}", lang)


def _face(code: str) -> str:
    """The card as its face shows it: ``10♥`` for ``Th``."""
    return card_face(cards(code)[0])


def _ambiguous_suit(error: CardError, lang: Lang) -> str:
    suits = [suit_name(suit, lang, "one") for suit in error.expected]
    signs = [f"{SYMBOLS[suit]} ({suit})" for suit in error.expected]
    return text(
        "error.ambiguous_suit",
        lang,
        what=_what(error, lang),
        suits=join(suits, lang, last="or"),
        signs=join(signs, lang, last="or"),
    )


def _not_a_code(error: CardError, lang: Lang) -> str:
    reason, what = error.facts["reason"], _what(error, lang)
    if reason == "length":
        letters = int(str(error.facts["letters"]))
        if not error.token.strip(" -"):
            return text("error.not_a_code.empty", lang, n=letters, example=_EXAMPLE_CODE)
        return text("error.not_a_code.length", lang, n=letters, what=what, example=_EXAMPLE_CODE)
    return text(
        f"error.not_a_code.{reason}",
        lang,
        what=what,
        letter=_clean(str(error.facts["letter"])),
        letters=" ".join(error.expected),
    )


_SENTENCES: dict[str, Callable[[CardError, Lang], str]] = {
    "empty": _empty,
    "too_few": _count,
    "too_many": _count,
    "too_long": _too_long,
    "duplicate": _duplicate,
    "on_both": _on_both,
    "ambiguous_suit": _ambiguous_suit,
    "not_a_code": _not_a_code,
}
