"""One Jupyter server and one Chromium for all browser tests of a worker; pages by request."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

# What they assert, they also show.
pytest.register_assert_rewrite("tests.browser.stage")

from tests.browser.stage import SHOTS, TALL, Notebook, Site, server  # noqa: E402


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with server(tmp_path_factory.mktemp("jupyter")) as started:
        yield started


Visit = Callable[..., Notebook]


@pytest.fixture(scope="module")
def hall(browser: Browser, site: Site) -> Iterator[Visit]:
    """Opens notebooks that stay open to the end of the module."""
    yield from _visits(browser, site)


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Opens notebooks for one test, and demands of each that nothing went wrong in it."""
    yield from _visits(browser, site)


def _visits(browser: Browser, site: Site) -> Iterator[Visit]:
    opened: list[Notebook] = []
    contexts: list[BrowserContext] = []

    def go(
        name: str,
        *,
        cells: list[str | tuple[str, str]] | None = None,
        size: tuple[int, int] = TALL,
        beside: Notebook | None = None,
        lay: bool = True,
        **options: object,
    ) -> Notebook:
        """`beside`: a new tab of that one's browser, with its memory; else a new person's."""
        if lay:
            site.lay(name, cells)
        if beside is None:
            viewport = {"width": size[0], "height": size[1]}
            contexts.append(browser.new_context(viewport=viewport, locale="en-US", **options))
        context = beside.page.context if beside else contexts[-1]
        opened.append(Notebook(context.new_page(), site, name))
        return opened[-1]

    go.opened = opened  # type: ignore[attr-defined]
    yield go
    try:
        for one in opened:
            if not one.page.is_closed():
                one.sound()
    finally:
        for context in contexts:
            context.close()
        site.end_kernels()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Keep a picture of each page where a test failed."""
    report = yield
    if report.when == "call" and report.failed:
        for value in getattr(item, "funcargs", {}).values():
            for place, one in enumerate(getattr(value, "opened", ())):
                if not one.page.is_closed():
                    SHOTS.mkdir(parents=True, exist_ok=True)
                    name = item.name.replace("/", "-")
                    one.page.screenshot(path=SHOTS / f"failed-{name}-{place}.png")
    return report
