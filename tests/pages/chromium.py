"""A lesson's page in real Chromium; every other host is blocked and nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route

from tests.browser.stage import AXE, axe

SOON = 60_000
READY = """() => document.documentElement.dataset.pkReady === "yes"
  && !document.querySelector("[data-fresh]")"""
SETTLED = "() => !document.querySelector('.pk[data-waiting]')"


class Sheet:
    """One page in one tab."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(SOON)
        self.errors: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def hold(self, pattern: str) -> Callable[[], None]:
        """Keep back what is asked for under this address; call what comes back to let it go."""
        held: list[Route] = []

        def keep(route: Route) -> None:
            held.append(route)

        self.page.route(pattern, keep)

        def let_go() -> None:
            while not held:
                self.page.wait_for_timeout(20)
            for route in held:
                route.continue_()

        return let_go

    def open(self, address: str, *, ready: bool = True) -> Sheet:
        self.page.goto(address)
        if ready:
            self.ready()
        return self

    def ready(self) -> None:
        self.page.wait_for_function(READY)

    def settled(self) -> None:
        self.page.wait_for_function(SETTLED)

    def cell(self, name: str) -> Any:
        return self.page.locator(f'[data-pk-cell="{name}"]')

    def press(self, cell: str, button: str) -> None:
        self.cell(cell).get_by_role("button", name=button, exact=True).first.click()
        self.settled()

    def code(self, cell: str) -> str:
        return str(self.cell(cell).locator('input[name="code"]').input_value())

    def seen(self) -> str:
        return self.page.locator("#rendered_cells").inner_text()

    def violations(self) -> list[Any]:
        """What axe has to say about the whole page."""
        self.page.evaluate(axe())
        return list(self.page.evaluate(AXE, ["html", []])["violations"])


@contextmanager
def visit(browser: Any, **options: Any) -> Iterator[BrowserContext]:
    """A person's browser, which reaches this machine and nothing else."""
    context = browser.new_context(**{"locale": "en-US", **options})
    outside: list[str] = []

    def only_here(route: Route) -> None:
        to = urlsplit(route.request.url)
        if to.scheme in {"http", "https"} and to.hostname != "127.0.0.1":
            outside.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    context.route("**/*", only_here)
    try:
        yield context
        assert not outside
    finally:
        context.close()
