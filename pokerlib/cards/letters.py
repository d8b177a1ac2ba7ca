"""How people write ranks and suits: the only tables of this package with Cyrillic in them.

The rules documents and a Bulgarian keyboard write Cyrillic letters; many look like Latin ones.
"""

from typing import Final

from pokerlib.cards.model import ACE, JACK, KING, QUEEN, RANKS, SUITS, SYMBOLS, TEN, TWO

# Upper case only: the reader folds what it reads.
RANK_LETTERS: Final[dict[str, int]] = {
    **{letter: TWO + place for place, letter in enumerate(RANKS)},
    **dict.fromkeys("АΑ", ACE),  # Cyrillic, Greek
    **dict.fromkeys("КΚП", KING),  # П: поп
    **dict.fromkeys("ДԚ", QUEEN),  # Д: дама
    **dict.fromkeys("ВЈ", JACK),  # В: вале
    **dict.fromkeys("ТΤ", TEN),
}

SUIT_SIGNS: Final[dict[str, str]] = {
    **{symbol: suit for suit, symbol in SYMBOLS.items()},
    **dict(zip("♧♢♡♤", SUITS, strict=True)),
    "❤": "h",
}

SUIT_LETTERS: Final[dict[str, str]] = {
    **{letter.upper(): letter for letter in SUITS},
    "С": "c",  # спатия; it also looks like a Latin c
    "П": "s",  # пика
    "Ѕ": "s",
    "Һ": "h",
    "Ԁ": "d",
    **SUIT_SIGNS,
}

# К after a rank: каро or купа.
AMBIGUOUS_SUITS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys("КKΚ", ("d", "h"))

# A suit may stand a space away from its rank, but not where it could be the next card's rank.
JOINED_SUITS: Final = frozenset(SUIT_LETTERS) - frozenset(RANK_LETTERS)

VARIATION_SELECTORS: Final = frozenset("\ufe0e\ufe0f\u200d")

SEPARATORS: Final = frozenset(" \t\r\n\v\f\u00a0\u2007\u202f\u200b,;./|+-‐‑‒–—−[](){}")

JOKERS: Final = ("JOKER", "ДЖОКЕР", "ЖОКЕР", "🃏", "🃟", "🂿")

# Deal codes: Cyrillic capitals that look like a Latin one.
CODE_TWINS: Final = str.maketrans("АВЕКМНРСТУХ", "ABEKMHPCTYX")
