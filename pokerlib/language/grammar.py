"""The little grammar that sentences need: a table of nouns, numerals with gender, lists.

Bulgarian counts in a form of its own (three kings: *три попа*, plural *попове*), counts persons
apart (*двама играчи*), and has two articles for a masculine noun (*потът* does, *пота* is done to).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from pokerlib.language.languages import Lang, PerLanguage, known
from pokerlib.language.quantities import NBSP, Number, number

Form = Literal["one", "many", "the", "the_object", "the_many"]


class Bulgarian(NamedTuple):
    """A Bulgarian noun: gender (``p``: a masculine person) and its forms."""

    gender: Literal["m", "f", "n", "p"]
    one: str
    many: str
    counted: str
    the: str
    the_object: str
    the_many: str


def _masculine(one: str, many: str, counted: str, the: str) -> Bulgarian:
    """Of the two articles the short one has а for ът: потът, пота."""
    return Bulgarian("m", one, many, counted, the, the.removesuffix("ът") + "а", many + "те")


def _feminine(one: str, many: str) -> Bulgarian:
    return Bulgarian("f", one, many, many, one + "та", one + "та", many + "те")


def _neuter(one: str, many: str) -> Bulgarian:
    the_many = many + ("те" if many.endswith("и") else "та")
    return Bulgarian("n", one, many, many, one + "то", one + "то", the_many)


_BULGARIAN = {
    "ace": _neuter("асо", "аса"),
    "king": _masculine("поп", "попове", "попа", "попът"),
    "queen": _feminine("дама", "дами"),
    "jack": _neuter("вале", "валета"),
    "ten": _feminine("десетка", "десетки"),
    "nine": _feminine("деветка", "деветки"),
    "eight": _feminine("осмица", "осмици"),
    "seven": _feminine("седмица", "седмици"),
    "six": _feminine("шестица", "шестици"),
    "five": _feminine("петица", "петици"),
    "four": _feminine("четворка", "четворки"),
    "three": _feminine("тройка", "тройки"),
    "deuce": _feminine("двойка", "двойки"),
    "club": _feminine("спатия", "спатии"),
    "diamond": _neuter("каро", "кари"),
    "heart": _feminine("купа", "купи"),
    "spade": _feminine("пика", "пики"),
    "card": _feminine("карта", "карти"),
    "hand": Bulgarian("f", "ръка", "ръце", "ръце", "ръката", "ръката", "ръцете"),
    "suit": Bulgarian("f", "боя", "бои", "бои", "боята", "боята", "боите"),
    "deck": _neuter("тесте", "тестета"),
    "board": _masculine("борд", "бордове", "борда", "бордът"),
    "chip": _masculine("чип", "чипове", "чипа", "чипът"),
    "pot": _masculine("пот", "потове", "пота", "потът"),
    "pair": _masculine("чифт", "чифтове", "чифта", "чифтът"),
    "flush": _masculine("флъш", "флъшове", "флъша", "флъшът"),
    "straight": _masculine("стрейт", "стрейтове", "стрейта", "стрейтът"),
    "kicker": _masculine("кикър", "кикъри", "кикъра", "кикърът"),
    "combination": _feminine("комбинация", "комбинации"),
    "player": Bulgarian("p", "играч", "играчи", "играчи", "играчът", "играча", "играчите"),
    "bet": _masculine("залог", "залози", "залога", "залогът"),
    "raise": _masculine("рейз", "рейзове", "рейза", "рейзът"),
    "blind": _masculine("блинд", "блиндове", "блинда", "блиндът"),
    "unit": _feminine("единица", "единици"),
    "row": _masculine("ред", "редове", "реда", "редът"),
    "seat": _neuter("място", "места"),
    "question": _masculine("въпрос", "въпроси", "въпроса", "въпросът"),
    "answer": _masculine("отговор", "отговори", "отговора", "отговорът"),
    "deal": _neuter("раздаване", "раздавания"),
    "time": Bulgarian("m", "път", "пъти", "пъти", "пътят", "пътя", "пътите"),
    "way": _masculine("начин", "начини", "начина", "начинът"),
    "point": _feminine("точка", "точки"),
    "case": Bulgarian("m", "случай", "случаи", "случая", "случаят", "случая", "случаите"),
    "student": Bulgarian("p", "ученик", "ученици", "ученици", "ученикът", "ученика", "учениците"),
}

# English needs only the plural, and only where it is not the singular with an s.
_ENGLISH_MANY = {"six": "sixes", "flush": "flushes"}

_NUMERALS: PerLanguage[dict[str, tuple[str, ...]]] = PerLanguage(
    bg={
        "m": ("нула", "един", "два"),
        "f": ("нула", "една", "две"),
        "n": ("нула", "едно", "две"),
        "p": ("нула", "един", "двама", "трима", "четирима"),
        "": ("", "", "", "три", "четири", "пет", "шест", "седем", "осем", "девет", "десет"),
    },
    en={
        "": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    },
)


def noun(name: str, lang: Lang, form: Form = "one") -> str:
    """``noun("pot", "bg", "the")`` is потът; every noun goes by its English singular."""
    return _NOUN[lang](name, form)


def _bulgarian_noun(name: str, form: Form) -> str:
    return str(getattr(_BULGARIAN[name], form))


def _english_noun(name: str, form: Form) -> str:
    many = _ENGLISH_MANY.get(name, name + "s")
    return {"one": name, "many": many, "the_many": f"the {many}"}.get(form, f"the {name}")


_NOUN: PerLanguage[Callable[[str, Form], str]] = PerLanguage(bg=_bulgarian_noun, en=_english_noun)


def numeral(n: Number, lang: Lang, gender: str = "m") -> str:
    """A small number as a word that agrees in gender; above ten, in figures."""
    table = _NUMERALS[lang]
    own = table.get(gender, ())
    for words in (own, table[""]):
        if n in range(len(words)) and words[int(n)]:
            return words[int(n)]
    return number(n, lang)


def count(n: Number, name: str, lang: Lang, *, words: bool = False) -> str:
    """``2 карти``, ``21 чипа``, ``3 kings``; with ``words``: ``две карти``, ``три попа``.

    Two to four persons are always written out: ``двама играчи``, never with a figure.
    """
    return _COUNT[lang](n, name, words)


def _bulgarian_count(n: Number, name: str, words: bool) -> str:
    forms = _BULGARIAN[name]
    what = forms.one if n == 1 else forms.counted
    if words or (forms.gender == "p" and 2 <= n <= 4):
        return f"{numeral(n, 'bg', forms.gender)} {what}"
    return f"{number(n, 'bg')}{NBSP}{what}"


def _english_count(n: Number, name: str, words: bool) -> str:
    figure = numeral(n, "en") if words else number(n, "en")
    return f"{figure} {_english_noun(name, 'one' if n == 1 else 'many')}"


_COUNT: PerLanguage[Callable[[Number, str, bool], str]] = PerLanguage(
    bg=_bulgarian_count, en=_english_count
)


def many_of(name: str, lang: Lang) -> str:
    """The form after a number that is only known as text: ``карти``, ``попа``, ``cards``."""
    return _MANY_OF[lang](name)


_MANY_OF: PerLanguage[Callable[[str], str]] = PerLanguage(
    bg=lambda name: _BULGARIAN[name].counted, en=lambda name: _english_noun(name, "many")
)


def join(items: Sequence[str], lang: Lang, *, last: Literal["and", "or"] = "and") -> str:
    """``а, б и в``; ``a, b and c``."""
    known(lang)
    if len(items) < 2:
        return items[0] if items else ""
    return f"{', '.join(items[:-1])} {_LAST[lang][last]} {items[-1]}"


_LAST: PerLanguage[dict[str, str]] = PerLanguage(
    bg={"and": "и", "or": "или"}, en={"and": "and", "or": "or"}
)


def with_(words: str, lang: Lang) -> str:
    """``с попове``, but ``със седмици``; English puts its own preposition into the message."""
    return _WITH[lang](words)


_WITH: PerLanguage[Callable[[str], str]] = PerLanguage(
    bg=lambda words: ("със " if words[0].lower() in "сз" else "с ") + words,
    en=lambda words: words,
)


def a(words: str, lang: Lang) -> str:
    """The English indefinite article: ``an ace-high flush``; Bulgarian has none."""
    return _A[lang](words)


_A: PerLanguage[Callable[[str], str]] = PerLanguage(
    bg=lambda words: words,
    en=lambda words: ("an " if words.startswith(("a", "e", "i", "A", "E")) else "a ") + words,
)


def capital(words: str) -> str:
    """The words with a capital at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
