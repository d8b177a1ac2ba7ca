"""A claim that passes whatever the library does is worse than none: break a rule, claims must fail.

Each mutation changes one rule of the library; the claims that speak of it must come out otherwise.
"""

from contextlib import ExitStack
from typing import Any

import pytest

from pokerlib.documents import CLAIMS
from pokerlib.documents.sample import Kept, one_pass
from tests.documents.broken_bets import BETS
from tests.documents.broken_cards import CARDS, forget
from tests.documents.broken_choices import CHOICES
from tests.documents.broken_games import GAMES
from tests.documents.broken_tables import TABLES
from tests.documents.broken_verdicts import VERDICTS

BY_ID = {claim.id: claim for claim in CLAIMS}
MUTATIONS = {**CARDS, **GAMES, **TABLES, **BETS, **CHOICES, **VERDICTS}


def _found(ids: list[str]) -> dict[str, Any]:
    kept: Kept = {}
    with one_pass(kept):
        return {id_: _outcome(id_) for id_ in ids}


def _outcome(id_: str) -> Any:
    """Verdict and numbers; a check that cannot be run any more has noticed, too."""
    try:
        evidence = BY_ID[id_].check()
    except Exception as error:  # noqa: BLE001
        return type(error).__name__
    numbers = (getattr(evidence, name, None) for name in ("computed", "outcomes", "readings"))
    return evidence.verdict, *map(repr, numbers)


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_changed_rule_changes_its_claims(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patch, text = MUTATIONS[name]
    ids = text.split()
    before = _found(ids)
    with monkeypatch.context() as patched, ExitStack() as stack:
        forget()
        context = patch(patched)
        if context is not None:
            stack.enter_context(context)
        after = _found(ids)
    forget()
    unchanged = [id_ for id_ in ids if before[id_] == after[id_]]
    assert not unchanged
    assert _found(ids) == before, "the mutation is taken back"


def test_the_mutations_reach_every_claim() -> None:
    reached = {id_ for _, ids in MUTATIONS.values() for id_ in ids.split()}
    assert reached == set(BY_ID)


def _verdict(id_: str) -> Any:
    """The verdict alone, and that of the main statement; None where the check cannot run."""
    try:
        evidence = BY_ID[id_].check()
    except Exception:  # noqa: BLE001
        return None
    return evidence.verdict, getattr(evidence, "main", None)


@pytest.mark.exhaustive
def test_each_verdict_is_turned_by_a_rule_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict, not only its numbers, by a check that runs; the check itself is unchanged."""
    before = {id_: _verdict(id_) for id_ in BY_ID}
    turned: set[str] = set()
    for patch, text in MUTATIONS.values():
        with monkeypatch.context() as patched, ExitStack() as stack:
            forget()
            context = patch(patched)
            if context is not None:
                stack.enter_context(context)
            found = {id_: _verdict(id_) for id_ in text.split()}
        turned |= {id_ for id_, one in found.items() if one not in (None, before[id_])}
    forget()
    assert turned == set(BY_ID)
