"""The pages on this machine: the built site in Chromium, and the process with thirty phones.

Medians of five; the machine's load and a fixed loop stand beside them. Peers, measured on a machine
of this kind: JupyterLite with the same lessons 11.7 s and 91 MB, Voilà 28 to 64 s and 50 to 90 MB a
phone.
"""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from benchmarks.timing import Measure
from tests.browser.stage import launch
from tests.pages.chromium import Sheet, visit
from tests.pages.server import Phone, Process, running
from tests.pages.site import built, served

LESSON, DEAL = "04_omaha", "04-06"
ROUNDS, PHONES, ANSWERS = 5, 30, 6
MB = 1024 * 1024


def loop() -> float:
    """A fixed loop: what this machine is worth now."""
    begun = time.perf_counter()
    sum(n * n for n in range(2_000_000))
    return time.perf_counter() - begun


def deal(seq: int) -> dict[str, object]:
    return {"event": "deal", "args": [], "fields": {}, "seq": seq, "view": "b"}


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    yield Measure(f"a fixed loop, load {os.getloadavg()[0]:.1f}", loop())
    chromium = which("chromium")
    if chromium is None:
        raise SystemExit("chromium is not on this machine: apt install chromium")
    with sync_playwright() as playwright:
        browser = launch(playwright, chromium)
        with served(built()) as base:
            yield from in_the_browser(browser, f"{base}/site/{LESSON}.html")
        with tempfile.TemporaryDirectory() as state, running("app", Path(state)) as process:
            yield from at_the_process(browser, process)
        browser.close()
    with tempfile.TemporaryDirectory() as state:
        options = ("--address", "127.0.0.1")
        with running("class", Path(state), *options) as process:
            yield from thirty_phones(process)


def opened(sheet: Sheet, address: str) -> tuple[float, float, float]:
    """Seconds to the first sight, to the first answer, and of a click afterwards."""
    begun = time.perf_counter()
    sheet.open(address, ready=False)
    sheet.cell(DEAL).get_by_role("button", name="Deal", exact=True).click()
    sheet.settled()
    first = time.perf_counter() - begun
    drawn = float(sheet.page.evaluate("() => pkMarks.drawn")) / 1000
    begun = time.perf_counter()
    sheet.press(DEAL, "Deal")
    return drawn, first, time.perf_counter() - begun


def in_the_browser(browser: Browser, address: str) -> Iterator[Measure]:
    cold, warm = [], []
    for _ in range(ROUNDS):
        with visit(browser) as context:
            cold.append(opened(Sheet(context), address))
            page = context.pages[0]
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            page.close()
            warm.append(opened(Sheet(context), address))
    sights, firsts, clicks = (median(column) for column in zip(*cold, strict=True))
    yield Measure("site: first sight", sights, 0.6)
    yield Measure("site: first click answered, cold", firsts, 2.5, "JupyterLite", 11.7)
    yield Measure("site: the same, warm", median(one[1] for one in warm), 1.6)
    yield Measure("site: a click afterwards", clicks, 0.05)


def at_the_process(browser: Browser, process: Process) -> Iterator[Measure]:
    found = []
    for _ in range(ROUNDS):
        with visit(browser) as context:
            found.append(opened(Sheet(context), f"{process.address}/{LESSON}.html"))
    yield Measure("app: first click answered", median(one[1] for one in found), 1.0)
    yield Measure("app: a click afterwards", median(one[2] for one in found), 0.03)


def memory(process: Process) -> float:
    """The process's own megabytes (proportional set size)."""
    rollup = Path(f"/proc/{process.process.pid}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in rollup if line.startswith("Pss:")).split()[1]) / 1024


def together(work: Callable[[int], None], count: int) -> None:
    threads = [threading.Thread(target=work, args=(n,)) for n in range(count)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()


def thirty_phones(process: Process) -> Iterator[Measure]:
    """Asked for at one moment, then answering; a client that plays the page's messages."""
    phones = [Phone(process, LESSON) for _ in range(PHONES)]
    begun = time.perf_counter()
    together(lambda n: phones[n].__enter__() and None, PHONES)
    all_open = time.perf_counter() - begun
    answers: list[float] = []

    def answer(n: int) -> None:
        for seq in range(1, ANSWERS + 1):
            begun = time.perf_counter()
            phones[n].event(DEAL, deal(seq))
            answers.append(time.perf_counter() - begun)

    for n in range(PHONES):
        answer(n)
    used = memory(process)
    for phone in phones:
        phone.close()
    yield Measure("class: thirty pages at one moment", all_open, 2.0, "Voilà", 28)
    slow = quantiles(answers, n=20)[-1]
    yield Measure("class: an answer, 95 of 100", slow, 0.04, memory=used, most=200)
