"""Two sentences that are twins name the same numbers, cards, hands, games and rules."""

from collections.abc import Callable, Iterator

import pytest

from pokerlib.betting import LIMITS
from pokerlib.games import GAMES
from pokerlib.language import LANGUAGES, category_name, text
from pokerlib.rankings import HIGH, Category
from tests.language.generated import Said, sentences
from tests.language.prose import families, notebook_prose, read, without_fields
from tests.language.test_generated import COUNTS, SEED
from tests.language.twins import named, unlike


def messages() -> Iterator[tuple[str, str, str]]:
    for family in families():
        bulgarian, english = (read(family, lang) for lang in LANGUAGES)
        for id_ in bulgarian:
            for pair in zip(bulgarian[id_].texts, english[id_].texts, strict=True):
                yield id_, *map(without_fields, pair)


def blocks() -> Iterator[tuple[str, str, str]]:
    """The blocks of the notebooks, each Bulgarian one with the English one after it."""
    found = [item for item in notebook_prose() if item.lang]
    for bulgarian, english in zip(found[::2], found[1::2], strict=True):
        assert (bulgarian.where, bulgarian.lang, english.lang) == (english.where, "bg", "en")
        yield bulgarian.where, bulgarian.text, english.text


@pytest.mark.parametrize("pairs", [messages, blocks])
def test_twins_in_the_text(pairs: Callable[[], Iterator[tuple[str, str, str]]]) -> None:
    found = list(pairs())
    assert len(found) > 100
    wrong = [(where, one) for where, bg, en in found for one in unlike(bg, en)]
    assert not wrong


@pytest.mark.parametrize("count", COUNTS)
def test_twins_in_what_is_generated(count: int) -> None:
    found: tuple[Said, ...] = sentences(count, SEED)
    wrong = [(one.bg, one.en, name) for one in found for name in unlike(one.bg, one.en)]
    assert not wrong


def test_the_terms_of_the_catalogues_are_known() -> None:
    """The names of hands, games, limits and special hands: each says something that is compared."""
    ids = [f"game.name.{key}" for key in GAMES] + [f"game.limit.{key}" for key in LIMITS]
    ids += [one for one in read("chinese", "bg") if one.startswith("chinese.special.")]
    for lang in LANGUAGES:
        names = [text(id_, lang) for id_ in ids]
        names += [category_name(HIGH, category, lang) for category in Category]
        assert not [name for name in names if not named(name, lang)]


@pytest.mark.parametrize(
    ("bg", "en"),
    [
        ("В пота има 5\u00a0108 чипа.", "The pot holds 5,180 chips."),
        ("Играят K♥ и 9♠.", "K♥ and 9♣ play."),
        ("флъш до асо", "a king-high flush"),
        ("Стрейтът бие чифт.", "A flush beats a pair."),
        ("Казано е трима играчи.", "It says 4 players."),
        ("Пот лимит: до 0,25.", "No limit: to 0.5."),
        ("Раз", "Omaha"),
    ],
)
def test_what_differs_is_found(bg: str, en: str) -> None:
    assert list(unlike(bg, en))


@pytest.mark.parametrize(
    ("bg", "en"),
    [
        ("Казано е трима играчи, 2\u00a0598\u00a0960.", "It says 3 players, 2,598,960."),
        ("И двамата имат каре попове.", "Both have four kings."),
        ("Асото е единица.", "The ace counts as 1."),
    ],
)
def test_what_is_the_same_in_other_words(bg: str, en: str) -> None:
    assert not list(unlike(bg, en))
