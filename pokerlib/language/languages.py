"""The two languages, what is kept for each of them, and the error for any other.

Two are the design, not the beginning of many: messages are written twice by hand, and the grammar
of each is code. Whatever differs by language is a `PerLanguage`, so that no third one can pass for
one of the two.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Never, TypeVar, get_args

from pokerlib.errors import PokerError

Lang = Literal["bg", "en"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)

T = TypeVar("T")


class LanguageError(PokerError):
    """A language that is none of the two; `facts` has what was asked for as `language`."""

    sentences: ClassVar = {"no_such_language": "no such language: {language!r}, only {known}"}

    def __init__(self, language: object) -> None:
        super().__init__("no_such_language", language=language, known=" and ".join(LANGUAGES))
        self.args = (language,)


class PerLanguage(dict[Any, T]):
    """Something for each language.

    >>> PerLanguage(bg="да", en="yes")["de"]
    Traceback (most recent call last):
    pokerlib.language.languages.LanguageError: no such language: 'de', only bg and en
    """

    def __missing__(self, language: object) -> Never:
        raise LanguageError(language)


def known(lang: Lang) -> Lang:
    """The language; raises LanguageError for any but the two."""
    if lang not in LANGUAGES:
        raise LanguageError(lang)
    return lang
