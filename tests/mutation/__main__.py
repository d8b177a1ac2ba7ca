"""`make mutants`: every mutant of a record, and a sample of those of function bodies.

What was found out is kept in build/mutants and not found out again while the function and,
for survivors, all tests are the same; an interrupted run goes on where it was. It ends with 1
where a mutant lives that tests/mutants.md does not explain.
"""

import argparse
import json
import os
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.mutation.functions import FunctionMutant, sample
from tests.mutation.records import RecordMutant, every_record
from tests.mutation.runner import OPTIONS, PLACES, Mutant, Outcome, Seen, Warm, look, state

KNOWN = Path("tests/mutants.md")
LIVE = ("survived", "not covered", "broken")
FIRST = ("test_game_records.py", "test_conventions.py", "test_rankings_document.py", "test_best.py")


Killers = defaultdict[str, Counter[str]]


class Journal:
    """What was found out, a line each, also by earlier runs."""

    def __init__(self, path: Path, now: str, seconds: float) -> None:
        self.path, self.now, self.seconds = path, now, seconds
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.known: dict[str, dict[str, Any]] = {}
        for line in lines:
            found = json.loads(line)
            self.known[found["identity"]] = found

    def outcome(self, mutant: Mutant) -> Outcome | None:
        found = self.known.get(mutant.identity)
        if not found:
            return None
        lives = found["verdict"] in LIVE
        same = found["state"] == self.now and found["seconds"] >= self.seconds
        return Outcome(found["verdict"], found["by"]) if same or not lives else None

    def write(self, mutant: Mutant, outcome: Outcome) -> None:
        line = {"identity": mutant.identity, "name": mutant.name, "change": mutant.change,
                "state": self.now, "seconds": self.seconds, **vars(outcome)}  # fmt: skip
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps(line, ensure_ascii=False), file=file)


def explained(text: str) -> set[str]:
    """The mutants that the page speaks of: a name and the first letters of its identity."""
    return set(re.findall(r"^- `([^`]+)`", text, re.MULTILINE))


def label(mutant: Mutant) -> str:
    """How a mutant is called on the page: its name, and what else tells it from others."""
    if isinstance(mutant, RecordMutant):
        return mutant.identity
    return f"{mutant.name} {mutant.identity[:6]}"


def tests_of(mutant: Mutant, seen: Seen, lately: Killers, seconds: float) -> list[str]:
    """What killed its like first, then the fastest; for records their own tests before others."""
    killers = [test for test, _ in lately[group(mutant)].most_common()]
    if isinstance(mutant, FunctionMutant):
        able = seen.tests(f"{mutant.module}.{mutant.function}", seconds)
        return list(dict.fromkeys([test for test in killers if test in able] + able))
    own = [test for test in seen.seconds if test.split("/")[-1].startswith(FIRST)]
    fast = seen.fast(own, seconds) + seen.fast(seen.seconds, seconds)
    return list(dict.fromkeys(killers + fast))


def group(mutant: Mutant) -> str:
    """The function, or the package of records."""
    end = "#" if isinstance(mutant, FunctionMutant) else "."
    return mutant.name.partition(end)[0]


def chosen(options: argparse.Namespace) -> Iterator[Mutant]:
    """The mutants that were asked for: the quick ones of records first."""
    if "records" in options.parts:
        yield from (one for one in every_record() if one.name.startswith(options.like))
    if "functions" in options.parts:
        yield from sample(options.sample, options.like)


def run(options: argparse.Namespace) -> int:
    """Everything, and what it came to."""
    start, kept = time.monotonic(), Path(options.kept)
    kept.mkdir(parents=True, exist_ok=True)
    now = state()
    journal = Journal(kept / "journal.jsonl", now, options.seconds)
    told: dict[str, tuple[Mutant, Outcome]] = {}
    made: list[Mutant] = []

    def work(warm: Warm) -> None:
        seen = look(warm, kept / "seen.json")
        lately: Killers = defaultdict(Counter)
        made.extend(chosen(options))

        def waiting() -> Iterator[tuple[Mutant, list[str]]]:
            for mutant in made:
                if time.monotonic() - start > 60 * options.minutes:
                    return
                if known := journal.outcome(mutant):
                    told[mutant.identity] = mutant, known
                else:
                    yield mutant, tests_of(mutant, seen, lately, options.seconds)

        for mutant, outcome in warm.all(options.jobs, waiting(), seen):
            told[mutant.identity] = mutant, outcome
            if outcome.by in seen.seconds:
                lately[group(mutant)][outcome.by] += 1
            journal.write(mutant, outcome)

    code = pytest.main([*OPTIONS, *options.tests], plugins=[Warm(work)])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return 1
    return report(made, told, explained(KNOWN.read_text("utf-8") if KNOWN.exists() else ""))


def report(made: list[Mutant], told: dict[str, tuple[Mutant, Outcome]], known: set[str]) -> int:
    """Print the counts, and each mutant that lives unexplained; 1 where there is one."""
    parts = {"records": RecordMutant, "functions": FunctionMutant}
    for part, kind in parts.items():
        every = [mutant for mutant in made if isinstance(mutant, kind)]
        if every:
            count = Counter(told[one.identity][1].verdict for one in every if one.identity in told)
            words = ("killed", "survived", "timed out", "not covered", "broken")
            told_of = ", ".join(f"{word} {count[word]}" for word in words)
            left = len(every) - count.total()
            print(f"{part}: made {len(every)}, {told_of}, not run {left}")
    alive = [
        mutant for mutant, outcome in told.values()
        if outcome.verdict in LIVE and label(mutant) not in known
    ]  # fmt: skip
    for mutant in alive:
        print(f"- `{label(mutant)}` {mutant.change}")
    if alive:
        print(f"{len(alive)} live and are not explained in {KNOWN}.")
    return 1 if alive or len(told) < len({one.identity for one in made}) else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("parts", nargs="*", default=["records", "functions"])
    parser.add_argument("--sample", type=int, default=1500, help="how many of functions")
    parser.add_argument("--minutes", type=float, default=85, help="begin no mutant after that")
    parser.add_argument("--seconds", type=float, default=60, help="of tests for one mutant")
    parser.add_argument("--like", default="", help="only those whose names begin so")
    parser.add_argument("--tests", nargs="*", default=PLACES, help="files and folders of tests")
    parser.add_argument("--kept", default="build/mutants", help="what is known already")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
