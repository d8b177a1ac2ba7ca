"""A chance in every form: part of all, decimal, percent, one in so many, so many to one."""

import hashlib
from collections.abc import Iterable, Sequence
from fractions import Fraction

from pokerlib.counting.records import Chance, Equity
from pokerlib.language import fraction, number, odds, odds_against, percent, probability
from pokerlib.language.counting import chance_name
from pokerlib.language.quantities import decimal, places_for
from pokerlib.lessons.components import Node, both, columns, h, table, words


def chance_of(chance: Chance) -> Fraction:
    """The chance as a number."""
    return Fraction(chance.favourable, chance.total)


def one_in(part: Fraction) -> Node:
    """1 in 649,740."""
    return both(odds, part)


def figure(count: float) -> Node:
    """A number as the language writes it."""
    return both(number, count)


def part_of(share: float | Fraction, places: int | None = None) -> Node:
    """A part as percent, with so many decimals where it stands beside others."""
    return both(percent, share, places=places)


def places_of(shares: Iterable[float | Fraction], least: int, significant: int = 1) -> int:
    """The decimals of a percent that all these are written with: none reads 0 that is more."""
    parts = [100 * min(decimal(share), 1 - decimal(share)) for share in shares]
    return max([least, *(places_for(one, significant) for one in parts if one)])


def awaited_words(key: str) -> Node:
    """What is dealt for: the name of a hand or of a fact."""
    return both(chance_name, key)


def seed_of(code: str, *what: object) -> int:
    """Where chance begins for this code and purpose: the same on every machine."""
    written = " ".join(map(str, (code, *what)))
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:8])


def split_bar(found: Sequence[Equity]) -> Node:
    """The pot as one bar, to each hand its share; the smallest still have room for their number."""
    parts = []
    for place, one in enumerate(found):
        flex = f"flex:{max(8.0, round(100 * float(one.share), 2))}"
        parts.append(h(f"span.pk-share.pk-share-{place}", part_of(one.share), style=flex))
    return h("div.pk-shares", *parts)


def all_forms(chance: Chance) -> Node:
    """The same chance in five forms; "1 in N" and "N to 1" stand apart."""
    part = chance_of(chance)
    counts = chance.favourable, chance.total
    forms = {
        "count": both(lambda lang: " / ".join(number(n, lang) for n in counts)),
        "fraction": both(fraction, part),
        "decimal": both(probability, part),
        "percent": part_of(part),
        "one_in": one_in(part),
        "against": both(odds_against, part),
    }
    rows = [("", (words(f"probability.form.{name}"), form)) for name, form in forms.items()]
    heads = columns("probability", "form", "value")
    return table(heads, rows, caption=words("probability.forms"))
