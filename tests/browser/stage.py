"""Real Chromium on a real Jupyter server: JupyterLab and Voilà side by side, one origin."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 60_000  # milliseconds


def launch(playwright: Playwright, chromium: str) -> Browser:
    """Debian's Chromium, without the connections that it makes by itself."""
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


@contextmanager
def server(folder: Path, theme: str = "JupyterLab Light") -> Iterator[str]:
    """A Jupyter server of its own over the repository; gives its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = folder / "lab-settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "themes.jupyterlab-settings").write_text(f'{{"theme": "{theme}"}}')
    own = {
        "JUPYTER_CONFIG_DIR": folder / "config",
        "JUPYTER_DATA_DIR": folder / "data",
        "JUPYTER_RUNTIME_DIR": folder / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": folder / "lab-settings",
        "JUPYTERLAB_WORKSPACES_DIR": folder / "workspaces",
        "IPYTHONDIR": folder / "ipython",
    }
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root",
        f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
        f"--ServerApp.root_dir={ROOT}", "--ServerApp.disable_check_xsrf=True",
    ]  # fmt: skip
    log = (folder / "server.log").open("w")
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=log,
        stderr=log,
        env={**os.environ, **{name: str(path) for name, path in own.items()}},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(f"{address}/api/status", process)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError("the Jupyter server ended; see its server.log")
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
    raise RuntimeError("the Jupyter server did not answer")


class Notebook:
    """One notebook, open in one page of the browser, as JupyterLab or as an app."""

    def __init__(self, page: Page, address: str, name: str, *, app: bool, dark: bool) -> None:
        self.page, self.address, self.name, self.app = page, address, name, app
        self.errors: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if app:
            query = "?theme=dark" if dark else ""
            page.goto(f"{address}/voila/render/notebooks/{name}.ipynb{query}")
        else:
            page.goto(f"{address}/lab/tree/notebooks/{name}.ipynb?reset")
        self.widgets = page.locator(".pk:not(.pk-switch)")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def run_all(self) -> None:
        """Run every cell (an app runs by itself) and wait for the first widget."""
        page = self.page
        if not self.app:
            page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(
                timeout=PATIENCE
            )
            page.get_by_role("menuitem", name="Run", exact=True).click()
            page.locator(".lm-Menu-itemLabel", has_text="Run All Cells").first.click()
        # JupyterLab ends at the last cell, where the switch at the top may not be drawn.
        page.wait_for_function("document.documentElement.dataset.pkLanguage", timeout=PATIENCE)
        page.locator(".pk:not(.pk-switch)").last.wait_for(timeout=PATIENCE)
        if not self.app:
            page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(
                timeout=PATIENCE
            )
            self.top()

    def top(self) -> None:
        """Scroll to the language switch."""
        page = self.page
        page.evaluate("document.querySelector('.jp-WindowedPanel-outer')?.scrollTo(0, 0)")
        page.locator(".pk-switch").first.wait_for(timeout=PATIENCE)

    def widget(self, text: str) -> Locator:
        """The widget that shows this text, scrolled into view."""
        found = self.page.locator(".pk:not(.pk-switch)", has_text=text).first
        found.wait_for(state="attached", timeout=PATIENCE)
        found.scroll_into_view_if_needed()
        return found

    def language(self, name: str) -> None:
        """Press a button of the first language switch."""
        self.page.locator(".pk-switch").first.get_by_role("button", name=name, exact=True).click()

    def shot(self, name: str, whole: Locator | None = None) -> Path:
        """Keep a picture of what there is to see now."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        if whole is not None:
            whole.screenshot(path=path)
        else:
            self.page.screenshot(path=path, full_page=self.app)
        return path
