"""What is counted goes through one door, with the forms of its noun in each language."""

import re
from collections.abc import Iterator

import pytest

from pokerlib.language import LANGUAGES, Lang, count, noun, text
from pokerlib.language.grammar import _BULGARIAN
from tests.language.prose import families, read

# Messages in which a number stands before a noun without being counted, and why none is needed.
NEVER_ONE = {
    "betting.error.wrong_number_of_players": "a table has at least two seats",
    "game_error.too_many_cards": "more than the deck has",
    "play.pots.many": "two at least",
    "plots.hands.alt": "of all hands, thousands",
    "play.board.shared": "more cards are wanted than there are, for at least two players",
    "question.odds.worked": "of all hands, thousands",
    "question.odds.worked.or_better": "of all hands, thousands",
}
WORDS = {"player", "ranks"}  # facts that are words, before a verb or a noun of their own
FORMS = [
    (0, "0 deals", "0 раздавания"),
    (1, "1 deal", "1 раздаване"),
    (2, "2 deals", "2 раздавания"),
    (5, "5 deals", "5 раздавания"),
    (11, "11 deals", "11 раздавания"),
    (21, "21 deals", "21 раздавания"),
]


def uncounted() -> Iterator[tuple[str, str]]:
    """Messages with a plain number before a noun of the table."""
    nouns: dict[Lang, set[str]] = {
        "bg": {form for one in _BULGARIAN.values() for form in (one.many, one.counted)},
        "en": {noun(name, "en", "many") for name in _BULGARIAN},
    }
    for family in families():
        if family.startswith("claim_"):
            continue  # each speaks of the numbers of its own document
        for lang in LANGUAGES:
            for message in read(family, lang).values():
                for name, word in re.findall(r"\{(\w+)\}[ \u00a0](\w+)", message.texts[-1]):
                    if word not in nouns[lang] or name in WORDS:
                        continue
                    if not (message.plural and name == "n"):
                        yield message.id, lang


def test_a_number_before_a_noun_is_counted() -> None:
    found = {id_ for id_, _ in uncounted()}
    assert found - NEVER_ONE.keys() == set(), "write {name:noun}, or say why it is never one"
    assert NEVER_ONE.keys() - found == set()


@pytest.mark.parametrize(("n", "english", "bulgarian"), FORMS)
def test_one_and_more(n: int, english: str, bulgarian: str) -> None:
    assert count(n, "deal", "en") == english
    assert count(n, "deal", "bg").replace("\u00a0", " ") == bulgarian
    assert text("probability.wait.came", "en", n=n).endswith(english)


def test_what_was_said_wrong() -> None:
    """S19: "after 1 deals", "makes 1 bets", "shows the same rank" of two."""
    facts = {"size": "$2", "cap": 4}
    assert "has 1 bet, of" in text("betting_lesson.limits.why.fixed", "en", count=1, **facts)
    assert "има 1\u00a0залог," in text("betting_lesson.limits.why.fixed", "bg", count=1, **facts)
    for n, verbs in ((1, ("показва", "shows")), (2, ("показват", "show"))):
        for lang, verb in zip(LANGUAGES, verbs, strict=True):
            said = text("play.first.bring_in.tied.suit", lang, n=n, tied="…")
            assert f" {verb} " in said
    # A number too long to be written is still followed by its noun.
    assert "10^31 cards" in text("odds.error.board_count", "en", count="10^31")
