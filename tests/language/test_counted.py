"""What is counted goes through one door, with the forms of its noun in each language."""

import re
from collections.abc import Iterator

import pytest

from pokerlib.language import LANGUAGES, Lang, count, text
from tests.language.prose import families, read

# Facts that are numbers, wherever they are not sums of money.
NUMBERS = set(
    """above back below board burnt cap cards cases chance count dealt deck done fixed front
    full hands hole kept kinds least left legal length limit line literally middle most n
    needed number opponents place players pot price raised readings right seats settings
    sizes straights sum times total units wanted ways""".split()
)
# What may follow a number that counts nothing: it is compared, or its noun stands before it.
AFTER = {
    "bg": set(
        """от до на за към в и или с се са е бие стои не още по при след вместо срещу общо отгоре
        делят имат печели взема раздадени""".split()
    ),
    "en": set(
        """of to in on for and or from at is are must may each more over beats stands but left
        dealt burned done chosen were allowed there if than will fit after instead against split
        have has does hold show play make says was wins takes sampled""".split()
    ),
}
# Messages in which a number stands before a noun without being counted, and why none is needed.
NEVER_ONE = {
    "chinese.suggest.counts": "of all settings, thousands",
    "chinese.suggest.yardstick": "hundreds of typical opponents",
    "claim_hilo.samples.why": "of many readings: one is no loss",
    "claim_hilo.sample_names.why": "of many readings: one is no loss",
    "error.too_long": "hundreds of characters",
    "low_hands.sample.count": "of many readings: one is no loss",
    "odds.error.board_count_stud": "two at least: one is allowed",
    "phh.error.too_long": "a million characters",
    "play.pots.many": "two at least",
    "plots.hands.alt": "of all hands, thousands",
    "practice_lesson.no_name": "dozens of characters",
    "progress.newest": "thousands of entries",
    "trial.no_such_hand": "four or five cards",
    "question.odds.ask.count": "of all hands, thousands",
    "question.odds.worked": "of all hands, thousands",
    "question.odds.worked.or_better": "of all hands, thousands",
    "reading.error.too_large": "a unit, which has no forms",
    "replay_lesson.too_long": "a million characters",
} | {
    f"claim_badugi.{name}.why": "of many readings: one is no loss"
    for name in ("pair_of_fours", "two_hearts", "two_pairs", "three_hearts", "one_suit")
}
FORMS = [
    (0, "0 deals", "0 раздавания"),
    (1, "1 deal", "1 раздаване"),
    (2, "2 deals", "2 раздавания"),
    (5, "5 deals", "5 раздавания"),
    (11, "11 deals", "11 раздавания"),
    (21, "21 deals", "21 раздавания"),
]


def uncounted() -> Iterator[tuple[str, Lang, str]]:
    """Messages with a plain number before a word that may be what is counted."""
    for family in families():
        for lang in LANGUAGES:
            for message in read(family, lang).values():
                told = message.texts[-1]
                for name, word in re.findall(r"(?<!\$)\{(\w+)\}[ \u00a0]([^\W\d_][\w’-]*)", told):
                    if name not in NUMBERS or word in AFTER[lang]:
                        continue
                    if not (message.plural and name == "n"):
                        yield message.id, lang, f"{name} {word}"


def test_a_number_before_a_noun_is_counted() -> None:
    found = list(uncounted())
    assert [one for one in found if one[0] not in NEVER_ONE] == [], "write {name:noun}"
    assert NEVER_ONE.keys() - {id_ for id_, _, _ in found} == set()


@pytest.mark.parametrize(("n", "english", "bulgarian"), FORMS)
def test_one_and_more(n: int, english: str, bulgarian: str) -> None:
    assert count(n, "deal", "en") == english
    assert count(n, "deal", "bg").replace("\u00a0", " ") == bulgarian
    assert english in text("probability.many.none", "en", deals=n, part="")


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
