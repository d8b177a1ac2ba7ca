"""Bulgarian and English: names, sentences, numbers, money. The language is always an argument.

`say` turns a record into words by its type, `lines` into a sentence for each of its steps, both in
a language or a `Voice` (the language, the unit of money, the names of the players). The words for
the records of ``pokerlib.chinese`` stand in ``pokerlib.language.chinese``, which is imported when
the first of them is said.
"""

from typing import TYPE_CHECKING, Any

from pokerlib.language.amounts import money, odds, odds_against
from pokerlib.language.catalogue import text, text_pair
from pokerlib.language.grammar import a, capital, count, join, noun, numeral, with_
from pokerlib.language.hands import category_name, hand_name, hand_phrase
from pokerlib.language.languages import LANGUAGES, Lang, LanguageError
from pokerlib.language.names import (
    card_face,
    card_faces,
    card_name,
    rank_face,
    rank_faces,
    rank_name,
    suit_name,
)
from pokerlib.language.quantities import fraction, number, percent, probability
from pokerlib.language.speech import Voice, lines, say

if TYPE_CHECKING:
    from pokerlib.language.reading import table as table

__all__ = [
    "LANGUAGES",
    "Lang",
    "LanguageError",
    "Voice",
    "a",
    "capital",
    "card_face",
    "card_faces",
    "card_name",
    "category_name",
    "count",
    "fraction",
    "hand_name",
    "hand_phrase",
    "join",
    "lines",
    "money",
    "noun",
    "number",
    "numeral",
    "odds",
    "odds_against",
    "percent",
    "probability",
    "rank_face",
    "rank_faces",
    "rank_name",
    "say",
    "suit_name",
    "table",
    "text",
    "text_pair",
    "with_",
]


def __getattr__(name: str) -> Any:
    """`table` comes with the documents, which nobody pays for who does not ask for them."""
    if name == "table":
        from pokerlib.language.reading import table

        return table
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
