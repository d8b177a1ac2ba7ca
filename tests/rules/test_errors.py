"""One base for what a caller can mend: kind and facts, one English line, words in two languages."""

import ast
import copy
import pickle
from collections.abc import Callable, Iterator

import pytest

import pokerlib as pk
from pokerlib.errors import shown
from pokerlib.language.languages import LANGUAGES
from pokerlib.practice.carried import from_json
from tests.house.tree import modules, parsed

STAKES = pk.Stakes(1, 2)


def _hand() -> pk.Hand:
    return pk.Hand("omaha", "pot", stakes=STAKES, stacks={1: 99, 2: 99}, button=1, deck="BBB-BBB")


REFUSED: list[tuple[str, type[pk.PokerError], Callable[[], object]]] = [
    ("unknown_rank", pk.CardError, lambda: pk.cards("As Xz")),
    ("too_few", pk.CardError, lambda: pk.HIGH.rank("As Ks")),
    ("raise_too_small", pk.MoveError, lambda: _hand().act(pk.Raise(3))),
    ("button_missing", pk.TableError,
     lambda: pk.Hand("omaha", "pot", stakes=STAKES, stacks={1: 9, 2: 9}, deck=None)),
    ("players", pk.SettingError, lambda: pk.chinese.score([])),
    ("board_count", pk.OddsError,
     lambda: pk.odds.equity("holdem", ["As Ah", "Kd Kc"], board="2c 3c")),
    ("missing_field", pk.PhhError, lambda: pk.phh.loads("")),
    ("not_progress", pk.ProgressError, lambda: from_json("{}")),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "family", "call"), REFUSED, ids=[one[0] for one in REFUSED])
def test_every_family_is_caught_by_the_base_and_said(
    kind: str, family: type[pk.PokerError], call: Callable[[], object]
) -> None:
    with pytest.raises(pk.PokerError) as caught:
        call()
    error = caught.value
    assert (error.kind, type(error)) == (kind, family)
    assert isinstance(error, ValueError)
    assert str(error)
    assert "\n" not in str(error)
    said = [pk.language.say(error, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (str(again), again.kind, again.facts) == (str(error), kind, error.facts)
        assert type(again) is family


def test_no_error_of_ours_stands_outside_the_base() -> None:
    """Below the language floor a class that ends in Error is a PokerError."""
    plain = {"ValueError", "KeyError", "LookupError", "Exception", "TypeError", "OSError"}
    above = ("language", "plots", "lessons")

    def outside() -> Iterator[str]:
        for path in modules():
            if path.parent.name in above or any(part in above for part in path.parts):
                continue
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.ClassDef) and {ast.unparse(b) for b in node.bases} & plain:
                    yield node.name

    assert list(outside()) == ["PokerError"]


def test_one_line_however_large_the_facts_are() -> None:
    error = pk.PokerError(
        "too_much", amount=10**50_000, text="a\nb" * 10_000, many=[10**9_000] * 99
    )
    assert "\n" not in str(error)
    assert len(str(error)) < 400
    assert shown(10**30 - 1) == "9" * 30


def test_packages_are_there_whatever_was_touched_before() -> None:
    assert pk.betting.MoveError is pk.MoveError
    assert issubclass(pk.MoveError, pk.BettingError)
    assert pk.play.Hand is pk.Hand
