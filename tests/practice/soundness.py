"""Whether a question is sound: the marked answer right, the others wrong, all of it said twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from pokerlib.cards import code_at
from pokerlib.language import LANGUAGES, say
from pokerlib.language import questions as words
from pokerlib.practice import KINDS, LEVELS, Question, ask, mark
from tests.practice import answers, reasons

START = "BBB-BBB"
EVERY = [(key, level) for key, kind in KINDS.items() for level in (LEVELS if kind.skill else (1,))]
EACH = 209  # of 48 kinds and levels: 10,032 in all, besides the fixed questions
MANY = 10_000  # of each, with --exhaustive
ASKED = {"which_wins", "low_wins", "blinds", "first_to_act", "bring_in", "actions", "min_raise",
         "max_raise", "pot_split", "chinese_score", "odds", "true_false"}  # fmt: skip


def some(kind: str, level: int, count: int) -> Iterator[Question]:
    """Questions of codes far apart; of a short list each."""
    listed = KINDS[kind].count
    count = min(count, 2 * listed(level)) if listed else count
    return (ask(kind, level, code_at(START, n * 5003 + level)) for n in range(count))


def check(asked: Question) -> None:
    truth(asked)
    marks(asked)
    texts(asked)


def truth(asked: Question) -> None:
    """What is marked as right is what another way finds, choice by choice."""
    if asked.pick == "cards":
        chosen = answers.BY_CARDS[asked.kind](asked)
        assert chosen[asked.right], asked
        assert set(asked.right) <= {one.key for one in asked.choices}
        return
    if asked.pick == "order":
        assert list(asked.solution) == answers.IN_ORDER[asked.kind](asked)
        return
    said = [words.choice(one, "en") for one in asked.choices]
    ask = [words.ask(asked, "en")] if asked.kind in ASKED else []
    found = answers.BY_CHOICES[asked.kind](asked, said, *ask)
    assert found == [one.right for one in asked.choices], (asked, said, found)
    assert sum(found) == 1 or asked.pick == "several"
    assert any(found)


def marks(asked: Question) -> None:
    """The marks are those of the answer: all points for what is right, fewer for anything else."""
    assert mark(asked, asked.solution).right
    assert not mark(asked, ()).points
    if asked.pick == "order":
        return mark_of_order(asked)
    if asked.pick == "cards":
        return mark_of_cards(asked)
    for one in asked.choices:
        marked = mark(asked, {one.key})
        assert marked.right == (asked.right == {one.key})
        assert bool(marked.why) != marked.right
        assert (marked.mistake is None) == marked.right
        if not one.right:
            assert not marked.points
            assert reasons.true(asked, one), (asked, one)
    if asked.pick == "several":
        mark_of_several(asked)
    return None


def mark_of_order(asked: Question) -> None:
    """How many are not in their place, and each two neighbours that stand the wrong way round."""
    keys = asked.solution
    for order, misplaced, wrong in (
        (keys[::-1], len(keys) // 2 * 2, len(keys) - 1),
        ((keys[1], keys[0], *keys[2:]), 2, 1),
        ((*keys[1:], keys[0]), len(keys), 1),
    ):
        marked = mark(asked, order)
        assert not marked.right
        assert marked.why[0].facts["n"] == misplaced
        assert len(marked.why) == 1 + wrong
        said([words.mistake(marked, lang) for lang in LANGUAGES])


def mark_of_several(asked: Question) -> None:
    """A part for a part; whoever chooses everything has not found out what is right."""
    right, wrong = sorted(asked.right), {one.key for one in asked.choices} - asked.right
    for some_, more in pairwise(range(1, len(right) + 1)):
        assert 0 < mark(asked, right[:some_]).points < mark(asked, right[:more]).points
    for one in wrong:
        assert mark(asked, {*right, one}).points < 1


def mark_of_cards(asked: Question) -> None:
    """Of some choices of cards: right are the best ones, and one card less never is."""
    chosen = answers.BY_CARDS[asked.kind](asked)
    best = [cards for cards, good in chosen.items() if good]
    others = [cards for cards, good in chosen.items() if not good]
    for cards in (*best[-1:], *others[:1], *others[-1:]):
        marked = mark(asked, cards)
        assert marked.right == chosen[cards]
        if not marked.right:
            assert marked.mistake
            said(marked.why and [words.mistake(marked, lang) for lang in LANGUAGES])
    if asked.kind == "two_and_three":
        assert not mark(asked, sorted(best[0])[1:]).right


def texts(asked: Question) -> None:
    """All that is said of it, whole in both languages; no two choices look the same."""
    said([[words.ask(asked, lang), words.hint(asked, lang)] for lang in LANGUAGES])
    said([words.worked(asked, lang) for lang in LANGUAGES])
    if asked.rows:
        said([[say(row.title, lang) for row in asked.rows] for lang in LANGUAGES])
    if asked.pick == "cards":
        shown = [one.key for one in asked.choices]
    else:
        pairs = [[words.choice(one, lang) for one in asked.choices] for lang in LANGUAGES]
        for bulgarian, english in zip(*pairs, strict=True):
            assert figures(bulgarian, "bg") == figures(english, "en"), (bulgarian, english)
        assert all(len(set(one)) == len(one) for one in pairs), pairs
        wrong = [one.why for one in asked.choices if not one.right]
        if asked.pick != "order":
            said([[say(why, lang) for why in wrong] for lang in LANGUAGES])
        shown = pairs[1]
    assert len(set(shown)) == len(shown) >= 2
    assert len({one.key for one in asked.choices}) == len(asked.choices)


def said(both: object) -> None:
    """Lines in Bulgarian and as many in English, none empty, none with anything left open."""
    assert isinstance(both, list)
    bulgarian, english = both
    assert len(bulgarian) == len(english) > 0, both
    for lang, lines in zip(LANGUAGES, both, strict=True):
        for line in lines:
            assert line == line.strip() != "", both
            assert not re.search(r"[{}_]|None|  ", line), line
            assert bool(re.search("[а-яА-Я]", line)) == (lang == "bg"), line


def figures(text: str, lang: str) -> list[str]:
    """The figures in a text, written the English way without groups."""
    if lang == "bg":
        text = re.sub(r"(?<=\d)\xa0(?=\d)", "", text).replace(",", ".")
    else:
        text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    return re.findall(r"\d+(?:\.\d+)?", text)


def wronged(asked: Question, place: int) -> Question:
    """The same question with a wrong choice marked as right; with a card less, or a move more."""
    if asked.pick == "order":
        keys = [*asked.order]
        keys[place], keys[place + 1] = keys[place + 1], keys[place]
        return replace(asked, order=tuple(keys))
    marked = [one.right for one in asked.choices]
    right = [n for n, one in enumerate(marked) if one]
    if asked.pick == "several":
        marked[place % len(marked)] ^= True
    elif asked.pick == "cards":
        marked[right[place % len(right)]] = False
    else:
        wrong = [n for n, one in enumerate(marked) if not one]
        marked[right[0]], marked[wrong[place % len(wrong)]] = False, True
    choices = [replace(one, right=new) for one, new in zip(asked.choices, marked, strict=True)]
    return replace(asked, choices=tuple(choices))


def swapped(asked: Question) -> Question:
    """The same question where a right and a wrong choice say each other's words."""
    right = next(one for one in asked.choices if one.right)
    wrong = next(one for one in asked.choices if not one.right)
    says = {right.key: wrong.says, wrong.key: right.says}
    choices = [replace(one, says=says.get(one.key, one.says)) for one in asked.choices]
    return replace(asked, choices=tuple(choices))
