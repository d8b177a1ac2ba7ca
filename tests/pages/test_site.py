"""The site in Chromium: from a web space, offline, by a double click; other hosts are blocked."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from pages.website import service
from tests.browser.stage import FLAGS
from tests.pages.chromium import READY, Sheet, visit
from tests.pages.reference import Lesson
from tests.pages.site import built, event, seeded, served
from tests.pages.test_equal_app import LESSONS
from tests.pages.walk import SEED, Walker, differences, to_pages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
SEQ = count(1)
OMAHA, DEAL = "04_omaha", "04-06"
SAMPLE, ALL = 2, 40
SOME = ["03_badugi", "05_betting", "09_probability", "11_practice"]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
REPLACED = """(build) => new Promise((yes) => {
  const look = async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    const there = await caches.has("pokerlib-" + build) && !installing && !waiting;
    if (there) yes(); else setTimeout(look, 50);
  };
  look();
})"""


@pytest.fixture(scope="module")
def folder() -> Path:
    return built()


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with served(folder) as found:
        yield f"{found}/site"


def walked(browser: Browser, address: str, lesson: str, steps: int, progress: Path) -> int:
    page = (built() / "site" / f"{lesson}.html").read_text("utf-8")
    about = json.loads(page.split('id="pk-page">')[1].split("</script>")[0])
    here = Lesson(about, progress, frozenset(about["may"]), SEED)  # with NumPy, where it has it
    done = 0
    with visit(browser, service_workers="block") as context:
        seeded(context, SEED)
        sheet = Sheet(context).open(f"{address}/{lesson}.html")
        assert not sheet.page.locator(".part-failed").count()
        for cell in about["fresh"]:  # a question of the reader's own
            here.event(cell, {"event": "again", "args": [], "fields": {}, "seq": 1, "view": "page"})
        for cell in here.widgets:
            walker = Walker(f"{lesson} {cell}")
            before = here.view(cell)
            for _ in range(steps):
                content = walker.next(before)
                if content is None:
                    break
                before = here.event(cell, content)
                there = json.loads(event(sheet, cell, content))
                found = next(differences(to_pages(before), there), None)
                name = type(here.widgets[cell]).__name__
                assert found is None, f"{cell} {name} {content}: {found}"
                done += 1
        assert not sheet.errors
    return done


@pytest.mark.parametrize("lesson", SOME)
def test_a_walk_in_the_worker(browser: Browser, address: str, lesson: str, tmp_path: Path) -> None:
    assert walked(browser, address, lesson, SAMPLE, tmp_path / "progress.sqlite") >= 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_long_walk_in_the_worker(
    browser: Browser, address: str, lesson: str, tmp_path: Path
) -> None:
    assert walked(browser, address, lesson, ALL, tmp_path / "progress.sqlite") >= 20


def test_after_one_visit_it_needs_no_network(browser: Browser, address: str) -> None:
    with visit(browser) as context:
        first = Sheet(context).open(f"{address}/{OMAHA}.html")
        first.page.wait_for_function(CONTROLLED)  # which comes when all is fetched
        first.page.close()
        context.set_offline(True)
        for lesson in (OMAHA, "10_documents", "11_practice"):
            sheet = Sheet(context).open(f"{address}/{lesson}.html?from=memory")
            assert not sheet.errors
            sheet.page.close()
        deal = Sheet(context).open(f"{address}/{OMAHA}.html?code=ZRW-NYF&at={DEAL}")
        assert deal.code(DEAL) == "ZRW-NYF"


@pytest.mark.parametrize("lesson", [OMAHA, "11_practice"])
def test_by_a_double_click(browser: Browser, folder: Path, lesson: str) -> None:
    with visit(browser) as context:
        sheet = Sheet(context).open((folder / "usb" / f"{lesson}.html").as_uri())
        if lesson == OMAHA:
            before = sheet.code(DEAL)
            sheet.press(DEAL, "Deal")
            assert sheet.code(DEAL) != before
        assert not sheet.errors


def test_without_a_snapshot_it_takes_the_long_way(browser: Browser, address: str) -> None:
    with visit(browser, service_workers="block") as context:
        sheet = Sheet(context).open(f"{address}/{OMAHA}.html?plain")
        sheet.press(DEAL, "Deal")
        assert sheet.code(DEAL)


def answered(sheet: Sheet) -> int:
    """The answers in this browser's memory, as its own file has them."""
    read = """async () => {
      const request = indexedDB.open("pokerlib", 1);
      const base = await new Promise((yes) => { request.onsuccess = () => yes(request.result); });
      const get = base.transaction("files").objectStore("files").get("progress");
      const found = await new Promise((yes) => { get.onsuccess = () => yes(get.result); });
      base.close();
      const text = new TextDecoder("latin1").decode(found?.bytes ?? new Uint8Array());
      return text.split('["answer"').length - 1;
    }"""
    return int(sheet.page.evaluate(read))


def answer(sheet: Sheet) -> None:
    """Answer the question, and go on to the next."""
    for name in ("show", "next"):
        seq = next(SEQ)
        event(sheet, "11-03", {"event": name, "args": [], "fields": {}, "seq": seq, "view": "t"})


def test_two_tabs_lose_nothing_and_a_new_visit_finds_it(browser: Browser, address: str) -> None:
    with visit(browser, service_workers="block") as context:
        tabs = [Sheet(context).open(f"{address}/11_practice.html") for _ in range(2)]
        for _ in range(2):
            for tab in tabs:
                answer(tab)
        assert answered(tabs[0]) == 4
        for tab in tabs:
            tab.page.close()
        assert answered(Sheet(context).open(f"{address}/03_badugi.html")) == 4


def test_a_click_before_python_is_there_is_answered(browser: Browser, address: str) -> None:
    with visit(browser, service_workers="block") as context:
        sheet = Sheet(context)
        let_go = sheet.hold("**/snapshot.bin.gz*")
        sheet.open(f"{address}/{OMAHA}.html", ready=False)
        before = sheet.code(DEAL)
        sheet.cell(DEAL).get_by_role("button", name="Deal", exact=True).click()
        expect(sheet.page.locator("#pk-status")).to_contain_text("Python is loading")
        let_go()
        sheet.ready()
        sheet.settled()
        assert sheet.code(DEAL) != before
        assert not sheet.page.get_by_text("kernel").count()


SAID = """new MutationObserver(() => {
  (window.pkSaid ??= new Set()).add(document.getElementById("pk-status")?.innerText ?? "");
  for (const one of document.querySelectorAll(".pk-notice")) pkSaid.add(one.innerText);
}).observe(document, { subtree: true, childList: true, characterData: true });"""


@pytest.mark.exhaustive
def test_at_four_megabits_a_click_waits_and_no_kernel_is_lost(
    browser: Browser, address: str
) -> None:
    """Longer than the twenty seconds after which a notebook gives its kernel up for lost."""
    with visit(browser, service_workers="block") as context:
        context.add_init_script(SAID)
        sheet = Sheet(context)
        sheet.page.set_default_timeout(300_000)
        line = context.new_cdp_session(sheet.page)
        slow = {"offline": False, "latency": 50, "uploadThroughput": 125_000}
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", {**slow, "downloadThroughput": 500_000})
        sheet.open(f"{address}/{OMAHA}.html?lang=en", ready=False)
        before = sheet.code(DEAL)
        sheet.cell(DEAL).get_by_role("button", name="Deal", exact=True).click()
        sheet.ready()
        sheet.settled()
        assert sheet.page.evaluate("pkMarks.ready") > 25_000, "the line was not slow"
        assert sheet.code(DEAL) != before
        said = sheet.page.evaluate("[...pkSaid].filter(Boolean)")
        assert set(said) <= {"Python is loading. The answer comes in a moment."}
        assert not sheet.errors


def test_what_is_remembered_outlasts_the_browser(
    browser: Browser, address: str, tmp_path: Path, require: Callable[[str], str]
) -> None:
    """Closed and started again, with the same profile."""

    def started() -> BrowserContext:
        return browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=require("chromium"), args=FLAGS, service_workers="block"
        )

    with started() as context:
        sheet = Sheet(context).open(f"{address}/11_practice.html")
        answer(sheet)
        assert answered(sheet) == 1
    with started() as context:
        assert answered(Sheet(context).open(f"{address}/03_badugi.html")) == 1


def rebuilt(site: Path) -> None:
    """The same site as another build: every mark of the build is another one, and the style."""
    page = (site / "page.js").read_text("utf-8")
    old = page.split('const BUILD = "')[1].split('"')[0]
    for path in site.rglob("*"):
        if path.suffix in {".html", ".js"}:
            text = path.read_text("utf-8")
            if old in text:
                path.write_text(text.replace(old, "f" * 16), "utf-8")
    with (site / "page.css").open("a") as style:
        style.write("h1 { outline: 1px solid red; }\n")
    service(site)


def test_a_new_build_replaces_the_old_one_whole(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    """At the second opening at the latest, and never half of each."""
    shutil.copytree(folder / "site", tmp_path / "lessons")
    page = f"{OMAHA}.html"
    outline = "() => getComputedStyle(document.querySelector('h1')).outlineStyle"
    build = "() => JSON.parse(document.getElementById('pk-page').textContent).build"
    with served(tmp_path) as base, visit(browser) as context:
        sheet = Sheet(context).open(f"{base}/lessons/{page}")
        old = sheet.page.evaluate(build)
        sheet.page.wait_for_function(CONTROLLED)
        rebuilt(tmp_path / "lessons")
        sheet.open(f"{base}/lessons/{page}")
        assert (sheet.page.evaluate(build), sheet.page.evaluate(outline)) == (old, "none")
        sheet.page.evaluate(REPLACED, "f" * 16)
        sheet.open(f"{base}/lessons/{page}")
        assert sheet.page.evaluate(build) == "f" * 16
        assert sheet.page.evaluate(outline) == "solid"
        sheet.page.wait_for_function(READY)
        assert not sheet.errors
