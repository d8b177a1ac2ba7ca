"""The page that is being worked for: whose answers these are, and what may be done for it.

In Jupyter a process serves one reader, and `here()` is what the environment says. A
host that serves many pages from one process does each page's work inside `serving(page)`.
"""

import asyncio
import atexit
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final

from pokerlib.cards.deck import CHANCE

APART: Final = "apart"
"""The value of POKERLIB_PROGRESS for a machine that serves many people, a process for each."""

_MAY: Final = frozenset({"folder", "files", "pdf", "keep"})
_PAUSE: Final = 0.02  # seconds between two pieces of work, in which clicks are answered


def local_time() -> tuple[int, int]:
    """Now, in Unix seconds, and how many seconds the local time is ahead of UTC."""
    now = time.time()
    return int(now), time.localtime(now).tm_gmtoff


def _when_idle(work: Callable[[], None]) -> None:
    """Call it when the kernel is idle; without an event loop it is not called."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return
    loop.call_later(_PAUSE, work)


@dataclass(frozen=True, slots=True)
class Page:
    """What a page is and may.

    `progress`: the file of this reader's answers. `may`: "folder" (read folders of this machine),
    "files" (be given files), "print" (the page prints what it is given), "pdf" (start a browser
    here to print), "keep" (the answers outlast the page), "numpy". `address`: the query of the
    page's address. `clock`: see `local_time`. `draw(n)`: a number from 0 to n - 1, by chance.
    `later(work)`: do it while nobody waits. `stopped()`: whether the reader has asked to stop
    what is being done.
    """

    progress: Path
    may: frozenset[str]
    address: Mapping[str, str] = field(default_factory=dict)
    clock: Callable[[], tuple[int, int]] = local_time
    draw: Callable[[int], int] = secrets.randbelow
    later: Callable[[Callable[[], None]], None] = _when_idle
    stopped: Callable[[], bool] = bool  # never, where the kernel itself is interrupted


_PAGE: ContextVar[Page | None] = ContextVar("page", default=None)


@contextmanager
def serving(page: Page) -> Iterator[None]:
    """Work for this page: in this thread and task, until the end of the block."""
    before, chance = _PAGE.set(page), CHANCE.set(page.draw)
    try:
        yield
    finally:
        CHANCE.reset(chance)
        _PAGE.reset(before)


def here() -> Page:
    """The page that is being worked for; without a host, the reader of this process.

    The environment's POKERLIB_PROGRESS names the file of the answers; "apart" gives each process
    a file of its own, for a machine that serves many. A notebook's page has no address of its own.
    """
    page = _PAGE.get()
    if page is not None:
        return page
    apart = os.environ.get("POKERLIB_PROGRESS") == APART
    may = _MAY - {"folder", "keep"} if apart else _MAY
    return Page(_of_this_process() if apart else _usual_file(), may | _numpy())


@cache
def _numpy() -> frozenset[str]:
    return frozenset({"numpy"} if find_spec("numpy") else ())


@cache
def _of_this_process() -> Path:
    """A temporary file for this process's readers; removed when the process ends."""
    folder = mkdtemp(prefix="pokerlib-")
    atexit.register(rmtree, folder, ignore_errors=True)
    return Path(folder) / "progress.sqlite"


def _usual_file() -> Path:
    named = os.environ.get("POKERLIB_PROGRESS")
    if named:
        return Path(named)
    home = Path.home()
    folders = {
        "win32": Path(os.environ.get("APPDATA", home / "AppData" / "Roaming")),
        "darwin": home / "Library" / "Application Support",
    }
    usual = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folders.get(sys.platform, usual) / "pokerlib" / "progress.sqlite"
