"""What is said of a hand history file that cannot be read or replayed, and of its money."""

from __future__ import annotations

from pokerlib.language.given import givens
from pokerlib.language.grammar import join
from pokerlib.language.quantities import Coin, Unit
from pokerlib.language.speech import Voice, say, words
from pokerlib.phh import Currency, PhhError


@words.register
def _error(error: PhhError, voice: Voice) -> str:
    """One sentence: in which line of the file what is wrong, and why."""
    currency = error.facts.get("currency", Currency())
    voice = Voice(voice.lang, unit_of(currency), voice.names)
    facts = givens({name: one for name, one in error.facts.items() if name != "currency"})
    if "error" in error.facts:
        facts["why"] = say(error.facts["error"], voice)
    for name in ("claimed", "computed"):
        if name in error.facts:
            facts[name] = voice.money(error.facts[name])
    if "right" in error.facts:
        facts["right"] = join([str(one) for one in error.facts["right"]], voice.lang, last="or")
    if error.kind == "no_code":
        facts["game"] = voice(f"game.name.{error.facts['game']}")
        facts["limit"] = voice(f"game.limit.{error.facts['limit']}")
    said = voice(f"phh.error.{error.kind}", n=None, **facts)
    if "line" not in error.facts:
        return said
    return voice("phh.error.at_line", line=str(error.facts["line"]), said=said)


def unit_of(currency: Currency) -> Unit:
    """How a file's amounts are said: in its own currency, or in chips.

    >>> unit_of(Currency("USD", "$", 100)), unit_of(Currency())
    ('USD-cent', 'chips')
    """
    if currency.symbol == "$" and currency.code in ("", "USD") and currency.scale in (1, 100):
        return "USD-cent" if currency.scale == 100 else "USD"
    if not currency.code and not currency.symbol and currency.scale == 1:
        return "chips"
    return Coin(currency.code, currency.symbol, currency.scale)
