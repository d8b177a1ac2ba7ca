"""One opinion of a sentence: lessons, questions, keys and the ledger say the same of a claim.

What a span of a notebook or a choice of a question says of a claim is compared with the claim's
verdict, which its check computes; a rule that names no claim stands in `without_claim.txt`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from pokerlib.language import LANGUAGES, text
from pokerlib.practice import LEVELS, ask
from pokerlib.practice.kinds.fixed import QUIZZES
from pokerlib.practice.kinds.true_false import OPPOSITES, count
from pokerlib.practice.stated import STATED
from tests.notebooks.opinions import (
    CLAIM,
    NOTEBOOKS,
    Span,
    evidence,
    exception_of,
    faults,
    numbers,
    odd_numbers,
    rules_without_claim,
    texts_of,
)

LIST = Path(__file__).parent / "without_claim.txt"
# How a message names an exception.
NAMED = {
    "all_in": {"bg": "ол-ин", "en": "all-in"},
    "special_fronts": {"bg": "специална ръка", "en": "special hand"},
    "foul_cost": {"bg": "уговорка", "en": "convention"},
    "two_fouls": {"bg": "уговорка", "en": "convention"},
}
every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def spans_of(path: Path) -> list[Span]:
    return [span for pair in texts_of(path) for text in pair for span in text.spans]


@every_notebook
def test_a_lesson_holds_the_opinion_of_the_ledger(path: Path) -> None:
    found = [fault for pair in texts_of(path) for text in pair for fault in faults(text.spans)]
    assert not found, "\n".join(found)


@every_notebook
def test_twins_name_the_same_claims(path: Path) -> None:
    for bulgarian, english in texts_of(path):
        named = [
            Counter((span.kind, span.names) for span in text.spans) for text in (bulgarian, english)
        ]
        assert named[0] == named[1], english.cell


@every_notebook
def test_numbers_of_a_statement_are_those_of_its_claims(path: Path) -> None:
    for span in spans_of(path):
        if span.kind == "claim":
            assert not odd_numbers(span), f"{span.cell}: {span.text} ({', '.join(span.names)})"


def rules_listed() -> list[tuple[str, str]]:
    lines = [line for line in LIST.read_text("utf-8").splitlines() if line and line[0] != "#"]
    split = [line.split(" | ") for line in lines]
    assert all(len(parts) == 3 and parts[2] for parts in split)
    return [(cell, sentence) for cell, sentence, _ in split]


def test_a_rule_names_its_claim_or_is_listed() -> None:
    found, listed = rules_without_claim(), rules_listed()
    assert not [rule for rule in found if rule not in listed], "no claim, and not listed"
    assert not [rule for rule in listed if rule not in found], "listed, but no such rule"


def test_lessons_state_much_of_the_documents() -> None:
    """Each lesson on a game names claims; few rules are without one."""
    for path in NOTEBOOKS[1:10]:
        assert len({name for span in spans_of(path) for name in span.names}) >= 3, path.stem
    assert len(spans_of(NOTEBOOKS[11])) > 20  # the teacher's key


# Questions: a right choice says what is so, a wrong one what is not, a reason what is so.
def is_so(stated: str) -> bool:
    """Whether what is stated follows from the verdicts."""
    _, claims, _, key = re.fullmatch(r"(!?)([^ ].*?)(?: (but|without) (\w+))?", stated).groups()  # type: ignore[union-attr]
    verdicts = set()
    for name in claims.split():
        found = evidence(name)
        if found.verdict == "holds" or (key and exception_of(found) == key):
            verdicts.add(True)
        else:
            assert found.verdict == "wrong", f"{name} is {found.verdict}: say what excepts it"
            verdicts.add(False)
    assert len(verdicts) == 1, stated
    return verdicts.pop() is not stated.startswith("!")


def answers() -> dict[str, bool]:
    """Message ids of all choices of the fixed questions and of their reasons: right or not."""
    found = {}
    for items in QUIZZES.values():
        for item in items:
            for option in item.options:
                found[f"{item.id}.{option}"] = option == item.right
                found[f"{item.id}.{option}.why"] = True
    return found


@pytest.mark.parametrize("message", STATED)
def test_a_choice_is_right_if_what_it_states_is_so(message: str) -> None:
    assert is_so(STATED[message]) == answers()[message]


@pytest.mark.parametrize("message", [one for one in STATED if " but " in STATED[one]])
def test_a_message_names_the_exception(message: str) -> None:
    for lang in LANGUAGES:
        assert NAMED[STATED[message].split()[-1]][lang] in text(message, lang)


def test_most_questions_on_rules_say_which_claim_they_ask() -> None:
    asked = {f"{item.id}." for items in QUIZZES.values() for item in items}
    without = {one for one in asked if not any(message.startswith(one) for message in STATED)}
    assert without == {  # mathematics, sums, and what the documents do not say
        "badugi.beats.",
        "chinese_lesson.example.sum.",
        "chinese_lesson.quiz.kicker.",
        "probability.quiz.one_in.",
        "probability.quiz.rare.",
        "probability.quiz.wait.",
        "stud.quiz.complete.",
    }


@pytest.mark.parametrize("level", LEVELS)
def test_true_or_false_asks_what_claims_allow(level: int) -> None:
    seen = set()
    for asked in (ask("true_false", level, code) for code in codes(count(level))):
        _, name, form = asked.deal.split()
        assert CLAIM[name].asked == level
        holds = evidence(name).verdict == "holds"
        assert (asked.right == {"true"}) == (holds == (form == "claim"))
        seen.add((name, form))
    assert {name for name, form in seen if form == "opposite"} <= OPPOSITES
    assert {name for name, _ in seen} == {
        claim.id for claim in CLAIM.values() if claim.asked == level
    }


def codes(many: int) -> list[str]:
    from pokerlib.practice.draw import code_at

    return [code_at("BBB-BBB", n) for n in range(1, many + 1)]


# The checks must be able to fail.
def spoilt(tmp_path: Path, name: str, old: str, new: str) -> Path:
    (path,) = (one for one in NOTEBOOKS if one.stem.startswith(name))
    raw = path.read_text("utf-8")
    old, new = (json.dumps(one, ensure_ascii=False)[1:-1] for one in (old, new))
    assert old in raw, old
    path = tmp_path / path.name
    path.write_text(raw.replace(old, new), "utf-8")
    return path


SPOILT: dict[str, tuple[str, str, str, Callable[[Path], None]]] = {
    "no such claim": (
        "04", 'claim="omaha.flop"', 'claim="omaha.flip"',
        test_a_lesson_holds_the_opinion_of_the_ledger,
    ),
    "what holds is denied": (
        "04", 'data-claim="omaha.flop"', 'data-denies="omaha.flop"',
        test_a_lesson_holds_the_opinion_of_the_ledger,
    ),
    "what is wrong is stated": (
        "03", 'data-denies="badugi.badugi_tie', 'data-claim="badugi.badugi_tie',
        test_a_lesson_holds_the_opinion_of_the_ledger,
    ),
    "an exception is not named": (
        "05", 'data-except="cap"', "",
        test_a_lesson_holds_the_opinion_of_the_ledger,
    ),
    "an exception of nothing": (
        "01", 'data-claim="high.suit_never"', 'data-except="all_in"',
        test_a_lesson_holds_the_opinion_of_the_ledger,
    ),
    "another number": (
        "04", "The board has **five** community", "The board has **six** community",
        test_numbers_of_a_statement_are_those_of_its_claims,
    ),
    "one twin only": (
        "04", '<span data-claim="omaha.five_on_board">The', '<span data-claim="omaha.flop">The',
        test_twins_name_the_same_claims,
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", SPOILT)
def test_the_checks_see_another_opinion(tmp_path: Path, fault: str) -> None:
    name, old, new, test = SPOILT[fault]
    with pytest.raises(AssertionError):
        test(spoilt(tmp_path, name, old, new))


def test_a_rule_without_a_claim_is_seen(tmp_path: Path) -> None:
    path = spoilt(tmp_path, "04", "Press **Deal**.", "A pair always loses.")
    new = {sentence for _, sentence in rules_without_claim([path])}
    assert "A pair always loses." in new - {sentence for _, sentence in rules_listed()}


def test_numbers_are_read_in_words_and_digits() -> None:
    assert numbers("exactly two of your four, of 2,598,960", "en") == [2, 4, 2598960]
    assert numbers("точно две от вашите четири, 2\u00a0598\u00a0960", "bg") == [2, 4, 2598960]
    assert numbers("three of a kind and 6-4-3-2-A in deuce-to-seven", "en") == [6, 4, 3, 2]
    assert not is_so("!omaha.flop")
    assert is_so("omaha.flop")
