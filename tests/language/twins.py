"""Whether two sentences that are twins name the same numbers, cards, hands, games and rules.

What one of them names, the other must name too, in its own words for it or in looser ones: „двата“
may be “both”, „показва“ may be “up cards”. How often does not matter: one language may say a
thing twice where the other says "it".
"""

import re
from functools import cache
from typing import Final, NamedTuple

from pokerlib.language import Lang

CARD: Final = re.compile(r"(?<!\w)(?:10|[2-9TJQKA])[♠♥♦♣]")
QUOTED: Final = re.compile(r"[„“]([^„“”]*)[“”]")
FIGURE: Final = {
    "bg": re.compile(r"\d{1,3}(?:\u00a0\d{3})+(?:,\d+)?|\d+,\d+|\d+"),
    "en": re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d+"),
}


class Name(NamedTuple):
    """Words that name a thing in each language, and others that may stand for them."""

    bg: str
    en: str
    bg_too: str = ""
    en_too: str = ""


# Numbers and the ranks that are called after them: „три“, „тройка“ and “three”. The one is left
# out: it is an article, too.
NUMBERS: Final = {
    "1": Name("", "", r"единица(?:та)?"),
    "one-card hand": Name(r"ръка(?:та)? от една(?! двойка)", r"one-card hand"),
    "2": Name(
        r"дв(?:а|ата|е|ете|ама|амата)|двойк(?:а|и|ата|ите)",
        r"two|deuces?",
        r"равни|едно и също|двояко",
        r"both|twice|neither|hal(?:f|ved)|pairs?|doubles?",
    ),
    "3": Name(r"три(?:те)?|трима(?:та)?|тройк\w+", r"threes?", r"предн\w+"),
    "4": Name(r"четири(?:те)?|четирима(?:та)?|четворк\w+", r"fours?", r"каре(?:та|то|тата)?"),
    "5": Name(r"пет(?:те)?|петима(?:та)?|петиц\w+", r"fives?", "Файв"),
    "6": Name(r"шест(?:те)?|шестима(?:та)?|шестиц\w+", r"six(?:es)?"),
    "7": Name(r"седем(?:те)?|седмиц\w+", r"sevens?", "Севън"),
    "8": Name(r"осем(?:те)?|осмиц\w+", r"eights?", r"осмия"),
    "9": Name(r"девет(?:те)?|деветк\w+", r"nines?"),
    "10": Name(r"десет(?:те)?|десетк\w+", r"tens?"),
    "13": Name(r"тринайсет(?:те)?", r"thirteen"),
    "20": Name(r"двайсет(?:те)?", r"twenty"),
    "ace": Name(r"ас(?:о|ото|а|ата)", r"aces?"),
    "king": Name(r"поп(?:а|ът|ове|овете)?", r"kings?"),
    "queen": Name(r"дам(?:а|ата|и|ите)", r"queens?"),
    "jack": Name(r"вале(?:та|то|тата)?", r"jacks?"),
}

# Hands, games and rules.
TERMS: Final = {
    "royal flush": Name(r"роял флъш\w*", r"royal flush\w*"),
    "straight": Name(r"стрейт\w*", r"straights?"),
    "flush": Name(r"флъш\w*", r"flush\w*"),
    "full house": Name(r"фул(?:ът)? хаус\w*", r"full houses?", "", "full"),
    "four of a kind": Name(
        r"каре(?:та|то|тата)?", r"four of a kind", r"четири еднакви", r"fours?"
    ),
    "three of a kind": Name(
        r"трит?е? еднакви", r"three of a kind", r"три(?:те)?", r"three"
    ),
    "pair": Name(
        r"чифт\w*",
        r"(?:one|two|no) pair|pair of (?!players)|six pairs",
        r"двойк\w+",
        r"(?:un)?pair\w*",
    ),
    "high": Name(r"висок\w+ карт\w+", r"high card", r"\w*висок\w+", r"high\w*"),
    "low": Name(r"лоу", r"lows?", r"нис\w+|до \w+", r"low?\w*"),
    "wheel": Name(r"колел\w+", r"wheels?", "стрейт до петица", "five-low|wheel"),
    "badugi": Name(r"бадуги\w*", r"badugis?"),
    "kicker": Name(r"кикър\w*", r"kickers?"),
    "Omaha": Name(r"Омаха", r"Omaha"),
    "Hold’em": Name(r"Холдем", r"Hold[’']em"),
    "Razz": Name(r"(?-i:Раз)", r"Razz"),
    "stud": Name(r"стъд\w*", r"stud"),
    "draw": Name(r"дроу", r"(?:card|single|triple) draw", "", r"draw\w*"),
    "Chinese poker": Name(r"китайски(?:я)? покер", r"Chinese poker", r"китайск\w+"),
    "limit": Name(
        r"(?:фиксиран|пот|без) лимит\w*",
        r"(?:fixed|pot|no)[- ]limit",
        r"лимит\w*|граница|ограничение",
    ),
    "blind": Name(r"блинд\w*", r"blinds?"),
    "straddle": Name(r"страдъл\w*", r"straddle[sd]?"),
    "ante": Name(r"анте\w*", r"antes?"),
    "bring-in": Name(
        r"бринг-ин\w*", r"bring-ins?", "", r"br(?:ing|ings|ought|inging)|open\w*"
    ),
    "raise": Name(r"(?:ри)?рейз\w*", r"(?:re-?)?rais\w+", r"вдига\w*|увелич\w+"),
    "fold": Name(r"фолд\w*", r"fold(?:s|ed|ing)?", r"отка\w+"),
    "check": Name(r"чек(?:на|не|ва|ват|нат|не|вате|нете)?", "", "", r"check\w*"),
    "all-in": Name(r"ол-ин\w*", r"all[- ]ins?"),
    "flop": Name(r"флоп\w*", r"(?:pre)?flop"),
    "river": Name(r"ривър\w*", r"river"),
    "board": Name(r"борд\w*", r"boards?", r"открит\w+", r"up cards?|show\w*"),
    "button": Name(r"бутон\w*", r"buttons?"),
    "foul": Name(r"фаул\w*", r"foul\w*"),
    "bonus": Name(r"бонус\w*", r"bonus\w*"),
}  # fmt: skip


class _Words(NamedTuple):
    """A pattern: words one by one, and what is more than one word."""

    single: re.Pattern[str]
    several: re.Pattern[str]


def _pattern(*words: str) -> _Words:
    found = [one for one in words if one]
    single = "|".join(one for one in found if " " not in one)
    several = "|".join(one for one in found if " " in one)
    return _Words(
        re.compile(single or "(?!)", re.IGNORECASE),
        re.compile(rf"(?<!\w)(?:{several})(?!\w)" if several else "(?!)", re.IGNORECASE),
    )


_NAMES: Final = {
    kind: {
        name: (_pattern(one.bg), _pattern(one.en), _pattern(one.bg, one.bg_too),
               _pattern(one.en, one.en_too))
        for name, one in table.items()
    }
    for kind, table in (("numbers", NUMBERS), ("terms", TERMS))
}  # fmt: skip
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:[-’'/][^\W\d_]+)*")


@cache
def _word_names(word: str, place: int) -> frozenset[str]:
    """What a word names by itself, or one of its parts: “ace-high”."""
    parts = {word, *re.split("[-/’']", word)}
    return frozenset(
        name
        for names in _NAMES.values()
        for name, one in names.items()
        if any(one[place].single.fullmatch(part) for part in parts)
    )


def _named(text: str, place: int) -> set[str]:
    found = {name for word in set(_TOKEN.findall(text)) for name in _word_names(word, place)}
    for names in _NAMES.values():
        found |= {name for name, one in names.items() if one[place].several.search(text)}
    return found


def named(text: str, lang: Lang) -> set[str]:
    """The numbers, hands and rules that a text names."""
    return _named(text, 0 if lang == "bg" else 1)


def figures(text: str, lang: Lang) -> set[str]:
    """The numbers in figures, written alike."""
    point, group = (",", "\u00a0") if lang == "bg" else (".", ",")
    found = FIGURE[lang].findall(CARD.sub(" ", text))
    return {one.replace(group, "").replace(point, ".") for one in found}


def unlike(bg: str, en: str) -> set[str]:
    """What only one of two twins names; what both quote alike is nobody's to translate."""
    for same in set(QUOTED.findall(bg)) & set(QUOTED.findall(en)):
        bg, en = (re.sub(f"[„“]{re.escape(same)}[“”]", " ", one) for one in (bg, en))
    ours, theirs = figures(bg, "bg"), figures(en, "en")
    any_bg, any_en = _named(bg, 2) | ours, _named(en, 3) | theirs
    return (
        (set(CARD.findall(bg)) ^ set(CARD.findall(en)))
        | (named(bg, "bg") - any_en)
        | (named(en, "en") - any_bg)
        | (ours - any_en)
        | (theirs - any_bg)
    )
