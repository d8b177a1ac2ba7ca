"""What is said of a picture: also of one that a lesson draws in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from pokerlib.cards import Card
from pokerlib.counting.records import Convergence
from pokerlib.language import Lang, capital, card_face, join, percent, text
from pokerlib.language.counting import chance_name

_NAMED: Final = 3  # cards that a text alternative names, the best and the worst


def next_card_title(lang: Lang, now: Fraction, hand: int = 0) -> str:
    """Whose share it is, and what it is before the card comes."""
    return text("plots.next.title", lang, hand=hand + 1, share=percent(now, lang))


def next_card_alt(lang: Lang, shares: Mapping[Card, Fraction], now: Fraction, hand: int = 0) -> str:
    """How many of the cards that may come help, and which are the best and the worst."""
    order = sorted(shares, key=shares.__getitem__, reverse=True)
    better = sum(share > now for share in shares.values())
    said = [f"{card_face(card)} {percent(shares[card], lang)}" for card in order]
    return text(
        "plots.next.alt",
        lang,
        n=len(shares),
        title=next_card_title(lang, now, hand),
        better=better,
        best=join(said[:_NAMED], lang),
        worst=join(said[-_NAMED:], lang),
    )


def convergence_title(lang: Lang, found: Convergence) -> str:
    """What is sampled, and its exact value."""
    name = capital(chance_name(found.key, lang))
    exact = percent(found.exact, lang)
    return text("plots.convergence.title", lang, name=name, exact=exact)


def convergence_alt(lang: Lang, found: Convergence) -> str:
    """Where the sample began, where it is now, and how much of its way lay inside the band."""
    first, last = found.points[0], found.points[-1]
    inside = sum(abs(float(one.mean - found.exact)) <= 2 * one.error for one in found.points)
    return text(
        "plots.convergence.alt",
        lang,
        title=convergence_title(lang, found),
        first=first.deals,
        first_mean=percent(first.mean, lang),
        last=last.deals,
        last_mean=percent(last.mean, lang),
        inside=inside,
        points=len(found.points),
    )
