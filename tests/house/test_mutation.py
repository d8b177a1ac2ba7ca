"""`make mutants` can fail: a gap that is made on purpose is seen, and what is looked at is not."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutation.__main__ import KNOWN, Journal, explained, label, report
from tests.mutation.records import RecordMutant, every_record
from tests.mutation.runner import Outcome

# Of a ranking the size and the key are looked at, whether the lowest wins is not; of the
# function that finds a straight only that it finds one.
GAP = """
from pokerlib.rankings import HIGH
from pokerlib.rankings.high import in_a_row

def test_some_of_it() -> None:
    assert (HIGH.key, HIGH.size) == ("high", 5)
    assert in_a_row((14, 13, 12, 11, 10)) == 14
"""


def test_a_gap_on_purpose_is_seen(root: Path, tmp_path: Path) -> None:
    (tmp_path / "test_gap.py").write_text(GAP)
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--like", "rankings.high.",
         "--tests", str(tmp_path / "test_gap.py"), "--kept", str(tmp_path), "--jobs", "1"],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    alive = re.findall(r"^- `([^`]+)` (.*)", done.stdout, re.MULTILINE)
    names = {name.split()[0] for name, _ in alive}
    assert "rankings.high.lowest_wins" in names
    assert not names & {"rankings.high.key", "rankings.high.size"}
    counts = re.findall(r"(records|functions): made (\d+), killed (\d+)", done.stdout)
    assert [part for part, _, _ in counts] == ["records", "functions"]
    assert all(0 < int(killed) < int(made) for _, made, killed in counts)
    straights = [change for name, change in alive if name.startswith("rankings.high.in_a_row#")]
    assert any("or True" in change for change in straights)
    assert not any("top = None" in change for change in straights)


class Played:
    """A mutant that stands for any."""

    name, identity, change = "games.whist.seats", "games.whist.seats 4 → 5", "4 → 5"

    def apply(self) -> None:
        raise AssertionError("nobody runs it")


@pytest.mark.parametrize(
    ("verdict", "known", "code"),
    [("killed", False, 0), ("timed out", False, 0), ("survived", False, 1), ("survived", True, 0),
     ("not covered", False, 1), (None, True, 1)],
)  # fmt: skip
def test_what_lives_unexplained_or_was_not_run_fails(
    verdict: str | None, known: bool, code: int
) -> None:
    mutant: Any = Played()
    told = {mutant.identity: (mutant, Outcome(verdict))} if verdict else {}
    page = explained(f"- `{label(mutant)}` 4 → 5: equivalent") if known else set()
    assert report([mutant], told, page) == code


def test_a_verdict_is_remembered_as_long_as_it_holds(tmp_path: Path) -> None:
    """What was killed stays so; what lives is tried again where a test or the time is new."""
    mutant: Any = Played()
    for verdict, same, other in (("killed", True, True), ("survived", True, False)):
        path = tmp_path / verdict
        Journal(path, "today", 60).write(mutant, Outcome(verdict))
        assert bool(Journal(path, "today", 60).outcome(mutant)) == same
        assert bool(Journal(path, "tomorrow", 60).outcome(mutant)) == other
        assert bool(Journal(path, "today", 90).outcome(mutant)) == other


def test_every_mutant_of_a_record_has_a_name_of_its_own(root: Path) -> None:
    every = list(every_record())
    assert len({one.identity for one in every}) == len(every) > 1_000
    assert all(isinstance(one, RecordMutant) for one in every)


def test_the_page_gives_each_survivor_a_reason(root: Path) -> None:
    lines = [line for line in (root / KNOWN).read_text("utf-8").splitlines() if line[:2] == "- "]
    assert all(re.fullmatch(r"- `[^`]+`.*: (equivalent|no test): .+", line) for line in lines)
