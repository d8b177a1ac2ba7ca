"""Runs mutants: each in a fork of one warmed-up pytest, with the tests that can see it.

Collected once, nothing run; a fork changes its function or record in place, empties what is
remembered, and runs tests, the fastest first, until one fails. Time is that of the processor.
"""

import functools
import gc
import hashlib
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Protocol

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.functions import PACKAGES, functions_of, modules

CACHED = functools._lru_cache_wrapper
MEMORY = 4 << 30  # a loop that was made endless may gather things
SLOWEST = 8.0  # a test above that many seconds is left to `make test`
PLACES = ["tests/rules", *(f"pokerlib/{name}" for name in ("conventions", *PACKAGES))]
OPTIONS = ["-q", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=",
           "--doctest-modules", "--import-mode=importlib", "-o", "timeout=0",
           # It reads signatures, and a function that is watched has another.
           "--deselect=tests/rules/test_doors.py::test_every_public_name_has_its_door"]  # fmt: skip


class Mutant(Protocol):
    """What can be run."""

    @property
    def name(self) -> str: ...
    @property
    def identity(self) -> str: ...
    def apply(self) -> None: ...


@dataclass(frozen=True)
class Outcome:
    """`verdict`: killed, survived, timed out, not covered, broken; `by`: the test that failed.

    A broken one could not be put in place: a fault of this program, never a mutant killed.
    """

    verdict: str
    by: str = ""


@dataclass
class Seen:
    """For each test its seconds and the functions that it reaches.

    `shared` are functions that were reached behind a cache or in a fixture: there another test
    of the file may depend on them without a call. `files` tell in which state each file was.
    """

    seconds: dict[str, float]
    reached: dict[str, list[str]]
    shared: dict[str, list[str]]
    files: dict[str, str]

    def tests(self, function: str, seconds: float) -> list[str]:
        """Those that can see the function, the fastest first, as many as take so long."""
        files = {file for file, names in self.shared.items() if function in names}
        able = [
            test for test, names in self.reached.items()
            if function in names or test.split("::")[0] in files
        ]  # fmt: skip
        return self.fast(able, seconds)

    def fast(self, tests: Iterable[str], seconds: float) -> list[str]:
        """As many of the fastest as take so long together."""
        chosen, total = [], 0.0
        for test in sorted(tests, key=self.seconds.__getitem__):
            total += self.seconds[test]
            if self.seconds[test] > SLOWEST or total > seconds:
                break
            chosen.append(test)
        return chosen


def run_one(item: pytest.Item, following: pytest.Item | None = None) -> bool:
    """Whether the test passes."""
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


class Warm:
    """A pytest plugin that collects, and then lets `work` use the items instead of running."""

    def __init__(self, work: Callable[["Warm"], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.caches: list[Any] = []

    def pytest_sessionstart(self) -> None:
        """A failed example is enough; no time for a smaller one, and nothing is kept."""
        from hypothesis import Phase, settings  # pytest wants to be there first

        settings.register_profile(
            "mutants", deadline=None, derandomize=True, database=None,
            phases=(Phase.explicit, Phase.generate),
        )  # fmt: skip
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests are not even collected")
        self.items = {item.nodeid: item for item in session.items}
        self.caches = [one for one in gc.get_objects() if isinstance(one, CACHED)]
        gc.collect()
        gc.freeze()  # a child's collections pass over all this
        self.work(self)
        return True

    def fork(self, act: Callable[[], str]) -> tuple[int, int]:
        """Do it in a child; its number, and where its answer can be read."""
        out, into = os.pipe()
        sys.stdout.flush()
        child = os.fork()
        if child:
            os.close(into)
            return child, out
        os.close(out)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        try:
            os.write(into, act().encode())
        except BaseException as error:  # noqa: BLE001 a mutant may raise anything
            os.write(into, f"killed\t{type(error).__name__}".encode())
        os._exit(0)

    def try_out(self, mutant: Mutant, tests: list[str], seen: Seen) -> Callable[[], str]:
        """What the child does: change, forget, run."""

        def act() -> str:
            try:
                mutant.apply()
            except Exception as error:  # noqa: BLE001 whatever it is, it is told
                return f"broken\t{error!r}"
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            for one in self.caches:  # what they hold was worked out before the change
                one.cache_clear()
            for test, following in zip(tests, [*tests[1:], None], strict=True):
                # Its own clock stands still while the machine does other things.
                signal.setitimer(signal.ITIMER_VIRTUAL, 5 + 10 * seen.seconds[test])
                if not run_one(self.items[test], following and self.items[following]):
                    return f"killed\t{test}"
            return "survived"

        return act

    def all(
        self, jobs: int, work: Iterator[tuple[Mutant, list[str]]], seen: Seen
    ) -> Iterator[tuple[Mutant, Outcome]]:
        """Each mutant with its outcome, so many at a time."""
        running: dict[int, tuple[int, Mutant]] = {}
        while True:
            while len(running) < jobs and (given := next(work, None)):
                mutant, tests = given
                if not tests:
                    yield mutant, Outcome("not covered")
                    continue
                child, out = self.fork(self.try_out(mutant, tests, seen))
                running[child] = out, mutant
            if not running:
                return
            child, status = os.wait()
            out, mutant = running.pop(child)
            with os.fdopen(out) as answer:
                verdict, _, by = answer.read().partition("\t")
            yield mutant, Outcome(verdict, by) if verdict else _ended(status)


def _ended(status: int) -> Outcome:
    number = os.waitstatus_to_exitcode(status)
    return Outcome("timed out") if number == -signal.SIGVTALRM else Outcome("killed", f"{number}")


def _library() -> list[Path]:
    """The code that is tested: what stands above it is no concern of these tests."""
    folders = [Path("pokerlib", name) for name in ("cards", "conventions", *PACKAGES)]
    return sorted(path for folder in folders for path in folder.glob("*.py"))


def state() -> str:
    """A short name for the state of the library and its tests."""
    return _digest(*_library(), *sorted(Path("tests/rules").glob("*.py")))


def _digest(*paths: Path) -> str:
    known = hashlib.sha256()
    for path in paths:
        known.update(path.read_bytes() if path.is_file() else b"")
    return known.hexdigest()[:12]


def look(warm: Warm, kept: Path) -> Seen:
    """Which test reaches which function: a run of all files of tests that have changed since.

    Raises RuntimeError where a test fails without a mutant.
    """
    paths = {test.split("::")[0]: item.path for test, item in warm.items.items()}
    now = {file: _digest(path, *_library()) for file, path in paths.items()}
    seen = Seen({}, {}, {}, {})
    if kept.exists():
        seen = Seen(**json.loads(kept.read_text("utf-8")))
    old = {file for file in paths if seen.files.get(file) != now[file]}
    for part in (seen.seconds, seen.reached):
        for test in [test for test in part if test.split("::")[0] in old]:
            del part[test]
    if old:
        seen.files |= now
        child, out = warm.fork(lambda: _looked(warm, old, seen, kept))
        with os.fdopen(out) as answer:
            told = answer.read()
        os.waitpid(child, 0)
        if told != "done":
            raise RuntimeError(f"A test fails without any mutant: {told}")
        seen = Seen(**json.loads(kept.read_text("utf-8")))
    for part in (seen.seconds, seen.reached):  # what an earlier run knew is kept for a later one
        for test in set(part) - set(warm.items):
            del part[test]
    return seen


def _looked(warm: Warm, files: set[str], seen: Seen, kept: Path) -> str:
    functions = {
        f"{name}.{function}": known
        for name, _ in modules()
        for function, known in functions_of(importlib.import_module(name)).items()
    }
    watch = Watch(functions, warm.caches)
    for file in files:
        seen.shared[file] = []
    items = [(test, item) for test, item in warm.items.items() if test.split("::")[0] in files]
    last = ""
    for (test, item), (_, following) in zip(items, [*items[1:], (None, None)], strict=True):
        file = test.split("::")[0]
        if file != last:  # what other files have cached would hide what this one depends on
            for one in warm.caches:
                one.cache_clear()
            last = file
        watch.begin()
        start = time.process_time()
        fine = run_one(item, following)
        seen.seconds[test] = time.process_time() - start
        if not fine:
            return test
        seen.reached[test] = sorted(watch.reached)
        seen.shared[file] = sorted({*seen.shared[file], *watch.shared})
    kept.write_text(json.dumps(vars(seen)), "utf-8")
    return "done"


class Watch:
    """Puts a listener in each function's place, which tells once and puts the function back."""

    def __init__(self, functions: dict[str, FunctionType], caches: list[Any]) -> None:
        self.functions = functions
        self.codes = {name: function.__code__ for name, function in functions.items()}
        behind = [getattr(one, "__wrapped__", None) for one in caches]
        self.cached = {one.__code__ for one in behind if isinstance(one, FunctionType)}
        self.reached: set[str] = set()
        self.shared: set[str] = set()
        sys._mutants_told = self.told  # type: ignore[attr-defined]
        self.listeners = {name: self._listener(name) for name in functions}

    def begin(self) -> None:
        """Listen for the next test."""
        self.reached, self.shared = set(), set()
        for name, function in self.functions.items():
            if not function.__code__.co_freevars:
                function.__code__ = self.listeners[name]

    def told(self, name: str, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """It was called: remember it, put it back, go on."""
        function = self.functions[name]
        function.__code__ = self.codes[name]
        self.reached.add(name)
        frame: FrameType | None = sys._getframe(1)
        codes = {self.codes[name]}
        while frame:
            codes.add(frame.f_code)
            frame = frame.f_back
        if codes & self.cached or any(code.co_name == "pytest_fixture_setup" for code in codes):
            self.shared.add(name)
        return function(*given, **named)

    def _listener(self, name: str) -> CodeType:
        def listener(*given: Any, **named: Any) -> Any:
            import sys  # its globals are another module's

            return sys._mutants_told("name", given, named)  # type: ignore[attr-defined]

        code = listener.__code__
        told = tuple(name if one == "name" else one for one in code.co_consts)
        return code.replace(co_consts=told)
