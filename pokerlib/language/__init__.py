"""Bulgarian and English: names, sentences, numbers, money. The language is always an argument.

`say` turns a record into words by its type. The records of ``pokerlib.chinese`` find theirs in
``pokerlib.language.chinese``, which is imported when the first of them is said.
"""

from pokerlib.language.catalogue import LANGUAGES, Lang, text, text_pair
from pokerlib.language.grammar import a, capital, count, join, noun, numeral, with_
from pokerlib.language.hands import category_name, hand_name, hand_phrase
from pokerlib.language.names import (
    card_face,
    card_faces,
    card_name,
    rank_face,
    rank_faces,
    rank_name,
    suit_name,
)
from pokerlib.language.quantities import (
    fraction,
    money,
    number,
    odds,
    odds_against,
    percent,
    probability,
)
from pokerlib.language.speech import say

__all__ = [
    "LANGUAGES",
    "Lang",
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
    "text",
    "text_pair",
    "with_",
]
