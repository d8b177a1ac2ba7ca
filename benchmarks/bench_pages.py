"""The pages on this machine: the built site in Chromium, and the process with thirty phones.

Medians of five; the machine's load and a fixed loop stand beside them. What the browser does is
timed inside the page, from the click to the answer that is drawn. Peers, measured on a machine of
this kind: JupyterLite with the same lessons 11.7 s and 91 MB, Voilà 28 to 64 s and 50 to 90 MB a
phone.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from shutil import which
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks.timing import Measure
from tests.browser.stage import launch
from tests.pages.chromium import READY, visit
from tests.pages.server import ROOT, Phone, Process, running
from tests.pages.site import built, served

LESSON, DEAL = "04_omaha", "04-06"
MANY = "09_probability"
ROUNDS, PHONES, ANSWERS, CLICKS = 5, 30, 6, 9
MB = 1024 * 1024
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# As soon as the page is drawn its Deal is clicked; a click is over when its answer is drawn.
CLICKING = """addEventListener("DOMContentLoaded", () => {
  const root = document.querySelector('[data-pk-cell="04-06"] .pk');
  if (!root) return;
  const buttons = [...root.querySelectorAll("button")];
  const button = buttons.find((one) => one.textContent.includes("Deal"));
  window.pkClick = () => new Promise((yes) => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      if (root.dataset.waiting) return;
      watch.disconnect();
      yes([begun, performance.now()]);
    });
    watch.observe(root, { attributes: true, attributeFilter: ["data-waiting"] });
    button.click();
  });
  window.pkFirst = window.pkClick();
});"""


def loop() -> float:
    """A fixed loop: what this machine is worth now."""
    begun = time.perf_counter()
    sum(n * n for n in range(2_000_000))
    return time.perf_counter() - begun


def now() -> Measure:
    return Measure(f"a fixed loop, load {os.getloadavg()[0]:.1f}", loop())


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    yield now()
    chromium = which("chromium")
    if chromium is None:
        raise SystemExit("chromium is not on this machine: apt install chromium")
    yield from building()
    with sync_playwright() as playwright:
        browser = launch(playwright, chromium)
        with served(built()) as base:
            yield from in_the_browser(browser, f"{base}/site")
        yield now()
        with tempfile.TemporaryDirectory() as state, running("app", Path(state)) as process:
            yield from at_the_process(browser, process)
            yield from thirty_contexts(browser, process)
        browser.close()
    yield now()
    with tempfile.TemporaryDirectory() as state:
        options = ("--address", "127.0.0.1")
        with running("class", Path(state), *options) as process:
            yield from thirty_phones(process)
    yield now()


# The site


def building() -> Iterator[Measure]:
    """Everything but Pyodide's archive, which is fetched once."""
    with tempfile.TemporaryDirectory() as name:
        cache = Path(name) / "cache"
        cache.mkdir()
        for archive in (built() / "cache").glob("pyodide-*.tgz"):
            shutil.copy(archive, cache)
        begun = time.perf_counter()
        command = [sys.executable, "-m", "pages", "site", "--folder", name]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        seconds = time.perf_counter() - begun
    yield Measure("site: thirteen pages built", seconds, 60)


def opened(context: BrowserContext, address: str, clicks: int = CLICKS) -> tuple[float, ...]:
    """Seconds to the first sight and to the first answer, and of a click afterwards."""
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    _, answered = page.evaluate("() => pkFirst")
    drawn = page.evaluate("() => pkMarks.drawn")
    page.wait_for_function(READY)
    later = [page.evaluate("() => pkClick()") for _ in range(clicks)]
    return drawn / 1000, answered / 1000, median(end - begun for begun, end in later) / 1000


def in_the_browser(browser: Browser, address: str) -> Iterator[Measure]:
    cold, warm, away, whole, weight = [], [], [], [], []
    page = f"{address}/{LESSON}.html"
    for _ in range(ROUNDS):
        with visit(browser) as context:
            empty = context.new_page()
            empty.goto(f"{address}/LICENSES.txt")
            before = of_browser()
            context.add_init_script(CLICKING)
            begun = time.perf_counter()
            cold.append(opened(context, page))
            context.pages[1].wait_for_function(CONTROLLED)
            whole.append(time.perf_counter() - begun)
            context.pages[1].request_gc()
            weight.append(of_browser() - before)  # without what was only being fetched
            context.pages[1].close()
            warm.append(opened(context, page))
            context.pages[1].close()
            context.set_offline(True)
            away.append(opened(context, page))
    sights, firsts, clicks = (median(column) for column in zip(*cold, strict=True))
    yield Measure("site: first sight", sights, 0.6)
    yield Measure(
        "site: first click answered, cold", firsts, 2.5, "JupyterLite", 11.7,
        memory=median(weight), most=260,
    )  # fmt: skip
    yield Measure("site: the same, warm", median(one[1] for one in warm), 1.6)
    yield Measure("site: the same, offline", median(one[1] for one in away), 1.6)
    yield Measure("site: a click afterwards", clicks, 0.05)
    sent = sum(map(compressed, (built() / "site").rglob("*"))) / MB
    yield Measure("site: all of it fetched", median(whole), memory=sent, most=18)


def compressed(path: Path) -> int:
    """Bytes of a file as a server that compresses sends it; 0 where no first visit fetches it."""
    if not path.is_file() or path.name == "lib.zip":
        return 0
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 6)))


def of_browser() -> float:
    """Megabytes of all of this process's Chromium (proportional set size)."""
    children: dict[str, list[str]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            about = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has just ended
            continue
        children.setdefault(about[1], []).append(stat.parent.name)
    todo, found = [str(os.getpid())], 0.0
    while todo:
        for one in children.get(todo.pop(), []):
            todo.append(one)
            command = Path(f"/proc/{one}/cmdline").read_bytes()
            if b"chrom" in command.split(b"\0")[0]:
                found += memory(int(one))
    return found


def memory(process: int) -> float:
    """A process's own megabytes (proportional set size)."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in rollup if line.startswith("Pss:")).split()[1]) / 1024


# The process


def at_the_process(browser: Browser, process: Process) -> Iterator[Measure]:
    found = []
    for _ in range(ROUNDS):
        with visit(browser) as context:
            context.add_init_script(CLICKING)
            found.append(opened(context, f"{process.address}/{LESSON}.html"))
    yield Measure("app: first click answered", median(one[1] for one in found), 1.0)
    yield Measure("app: a click afterwards", median(one[2] for one in found), 0.03)


def thirty_contexts(browser: Browser, process: Process) -> Iterator[Measure]:
    """Beside thirty of a page that is nothing but one line: Chromium itself takes most of it."""

    def last(address: str, usable: str) -> float:
        with ExitStack() as stack:
            begun = time.perf_counter()
            pages = [
                stack.enter_context(
                    visit(browser, viewport={"width": 390, "height": 844})
                ).new_page()
                for _ in range(PHONES)
            ]
            for page in pages:
                page.set_default_timeout(300_000)
                page.goto(address, wait_until="commit")
            for page in pages:
                page.wait_for_function(usable)
            return time.perf_counter() - begun

    empty = last(f"{process.address}/icon.svg", "() => document.readyState === 'complete'")
    ours = last(f"{process.address}/{LESSON}.html", READY)
    yield Measure("app: thirty contexts, last usable", ours, 1.6 * empty, "empty pages", empty)


class Visitor(Phone):
    """A phone that also fetches the page and its files, as a browser does."""

    def fetch(self) -> float:
        """Kilobytes that were sent, compressed."""
        line = HTTPConnection("127.0.0.1", self.process.port, timeout=60)
        sent, asked = 0, [f"/{self.lesson}.html"]
        while asked:
            line.request("GET", asked.pop(), headers={"Accept-Encoding": "gzip"})
            answer = line.getresponse()
            data = answer.read()
            sent += len(data)
            if not asked and answer.headers["Content-Type"].startswith("text/html"):
                text = gzip.decompress(data).decode()
                asked = [f"/{one}" for one in re.findall(r'(?:src|href)="([\w.]+\?b=\w+)"', text)]
        line.close()
        return sent / 1024

    def visit(self) -> float:
        """Seconds until it is usable."""
        begun = time.perf_counter()
        self.fetch()
        self.welcome = self.open()
        return time.perf_counter() - begun


def event(name: str, seq: int, *args: int) -> dict[str, Any]:
    return {"event": name, "args": list(args), "fields": {}, "seq": seq, "view": "b"}


def together(work: Callable[[Any], object], those: list[Any]) -> float:
    """Seconds until all of them have done it, begun at one moment."""
    threads = [threading.Thread(target=work, args=(one,)) for one in those]
    begun = time.perf_counter()
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return time.perf_counter() - begun


def answers(phones: list[Visitor], rounds: int = ANSWERS) -> float:
    """Seconds in which 95 of 100 answers come; the phones ask in turn."""
    found = []
    for _ in range(rounds):
        for phone in phones:
            begun = time.perf_counter()
            phone.event(DEAL, event("deal", phone.n + 1))
            found.append(time.perf_counter() - begun)
    return quantiles(found, n=20)[-1]


def thirty_phones(process: Process) -> Iterator[Measure]:
    """A client that plays the page's messages."""
    first = Visitor(process, LESSON)
    first.visit()
    one = memory(process.process.pid)
    phones = [first, *(Visitor(process, LESSON) for _ in range(PHONES - 1))]
    slowest = max(phone.visit() for phone in phones[1:])
    yield Measure("class: a phone usable, the slowest", slowest, 0.3)
    slow = answers(phones)
    used = memory(process.process.pid)
    yield Measure("class: an answer, 95 of 100", slow, 0.04, memory=used, most=200)
    each = (used - one) / (PHONES - 1)
    yield Measure("class: and for each more page", slow, memory=each, most=2)
    at_once = [Visitor(process, LESSON) for _ in range(PHONES)]
    seconds = together(Visitor.visit, at_once)
    yield Measure("class: thirty pages at one moment", seconds, 2.0, "Voilà", 28)
    largest = max(Visitor(process, name).fetch() for name in process.about()) / 1024
    yield Measure("class: first visit of any lesson", slowest, memory=largest, most=180 / 1024)
    for hogs in (1, 10):
        yield from beside(process, phones, hogs)
    for phone in (*phones, *at_once):
        phone.close()


def beside(process: Process, phones: list[Visitor], count: int) -> Iterator[Measure]:
    """Quick answers while other pages deal a million hands, over and over."""
    hogs = [Visitor(process, MANY) for _ in range(count)]
    ended = threading.Event()

    def deal(hog: Visitor) -> None:
        hog.open()
        cell = next(cell for cell, state in hog.state.items() if "'more'" in str(state))
        while not ended.is_set():
            hog.event(cell, event("more", hog.n + 1, 1_000_000))

    threads = [threading.Thread(target=deal, args=(hog,)) for hog in hogs]
    for thread in threads:
        thread.start()
    slow = answers(phones)
    ended.set()
    for thread in threads:
        thread.join()
    for hog in hogs:
        hog.close()
    yield Measure(f"class: an answer beside {count} million(s)", slow, 0.2)
