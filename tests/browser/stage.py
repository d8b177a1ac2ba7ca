"""Real Chromium on a real Jupyter server: JupyterLab, as a person opens it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, expect

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 60_000  # milliseconds, for what starts a kernel
SOON = 20_000  # milliseconds, for everything else
WIDE, TALL, PHONE = (1280, 900), (1280, 7000), (390, 844)
LANGUAGES = {"bg": "Български", "en": "English", "both": "Български + English"}
STDERR = '.jp-RenderedText[data-mime-type="application/vnd.jupyter.stderr"]'
# A slow line, and less patience with a dead one, both only when a test asks for it.
SLOW_LINE = """
const send = WebSocket.prototype.send, later = window.setTimeout;
WebSocket.prototype.send = function (data) {
  if (window.pkDelay) later(() => send.call(this, data), window.pkDelay);
  else send.call(this, data);
};
window.setTimeout = (f, ms, ...rest) => later(f, ms === 20000 ? window.pkLost ?? ms : ms, ...rest);
"""
# In JupyterLab the body is 0 px high, and axe takes all that is in it for invisible.
SEEN = "html, body { height: 100vh !important; }"
AXE = """async ([include, exclude]) => {
  const resultTypes = ["violations", "passes", "incomplete"];
  const found = await axe.run({ include, exclude }, { resultTypes });
  const unsure = found.incomplete.filter((r) => r.id === "color-contrast").flatMap((r) =>
    r.nodes.slice(0, 3).map((n) => `${n.target.join(" ")}: ${n.any[0]?.message}`));
  const one = (n) => `${n.target.join(" ")}: ${n.failureSummary ?? ""}`;
  const brief = (rules) => rules.map((r) => ({ id: r.id, nodes: r.nodes.map(one) }));
  return { violations: brief(found.violations), passes: brief(found.passes), unsure };
}"""
TEXT = r"""(root, [lang, within]) => {
  const found = within === ":scope" ? [root] : [...root.querySelectorAll(within)];
  return found.map((el) => {
    const copy = el.cloneNode(true);
    const gone = `.pk-vh, [lang]:not([lang="${lang}"])`;
    const apart = "p, div, td, th, li, summary, button";
    for (const one of copy.querySelectorAll(gone)) one.remove();
    for (const one of copy.querySelectorAll(apart)) one.append(" ");
    return copy.textContent;
  }).join(" ").replace(/\uFE0E/g, "").replace(/\s+/g, " ").trim();
}"""
CARDS = """(root, within) => [...root.querySelectorAll(within)].map((card) => {
  const rank = card.querySelector("b")?.textContent ?? "";
  const suit = [...card.classList].find((name) => /^pk-[cdhs]$/.test(name)) ?? "pk-";
  return rank && rank.replace("10", "T") + suit.slice(3);
}).filter(Boolean)"""
# JupyterLab covers the page while a theme comes, and what was dropped glides back to its place.
# A layout that is still being made lies elsewhere in the next frame; one that is made, in none.
RESTING = """() => {
  const moves = document.getElementById("jupyterlab-splash") || document.getAnimations()
    .some((a) => a.playState === "running" && a.effect.getTiming().iterations !== Infinity);
  const places = [...document.querySelectorAll(".jp-Cell, .jp-Notebook, .pk, .pk *")].map((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x, y, width, height];
  }).join(" ");
  const before = window.pkRest, same = !moves && before?.places === places;
  window.pkRest = { places, frames: same ? before.frames + 1 : 0 };
  return window.pkRest.frames >= 5;
}"""
expect.set_options(timeout=SOON)


def launch(playwright: Playwright, chromium: str) -> Browser:
    """Debian's Chromium, without the connections that it makes by itself."""
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


def at_rest(page: Page) -> None:
    """Wait until nothing moves: a place that is read now is still the place at the next step."""
    page.evaluate("delete window.pkRest")
    page.wait_for_function(RESTING, timeout=SOON)  # asked in each frame


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


class Site:
    """A Jupyter server of its own over a copy of the notebooks: nothing is saved into the tree."""

    def __init__(self, address: str, folder: Path, process: subprocess.Popen[bytes]) -> None:
        self.address, self.folder, self.process = address, folder, process

    def lay(self, name: str, cells: list[str | tuple[str, str]] | None = None) -> None:
        """Put a notebook there, fresh: one of the tree's, or one made of these cells.

        A cell is code, or a pair of Bulgarian and English prose.
        """
        path = self.folder / "notebooks" / f"{name}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        if cells is None:
            shutil.copy(ROOT / "notebooks" / path.name, path)
            return
        path.write_text(json.dumps(made(cells)), "utf-8")

    def ask(self, path: str, method: str = "GET", send: object = None) -> Any:
        data = None if send is None else json.dumps(send).encode()
        request = urllib.request.Request(f"{self.address}/{path}", data, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def forget_theme(self) -> None:
        """The next JupyterLab is light again; much quicker than to choose it from the menu."""
        self.ask("lab/api/settings/@jupyterlab/apputils-extension:themes", "PUT", {"raw": "{}"})

    def kernels(self) -> list[str]:
        return [kernel["id"] for kernel in self.ask("api/kernels")]

    def kernel_processes(self) -> list[int]:
        """The process ids of the kernels that run now."""
        parent = f"PPid:\t{self.process.pid}\n"
        return [
            int(status.parent.name)
            for status in Path("/proc").glob("[0-9]*/status")
            if parent in _read(status) and "ipykernel" in _read(status.parent / "cmdline")
        ]

    def end_kernels(self) -> None:
        for kernel in self.kernels():
            self.ask(f"api/kernels/{kernel}", "DELETE")


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:  # the process is gone
        return ""


def made(cells: list[str | tuple[str, str]]) -> dict[str, Any]:
    """A notebook of these cells."""
    book: list[dict[str, Any]] = []
    for place, cell in enumerate(cells):
        about = {"id": f"t-{place}", "metadata": {}}
        if isinstance(cell, str):
            new = {"cell_type": "code", "execution_count": None, "outputs": [], "source": cell}
        else:
            twins = zip(("bg", "en"), cell, strict=True)
            blocks = [f'<div lang="{lang}">\n\n{text}\n\n</div>' for lang, text in twins]
            new = {"cell_type": "markdown", "source": "\n\n".join(blocks)}
        book.append({**about, **new})
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return {"cells": book, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


@contextmanager
def server(folder: Path) -> Iterator[Site]:
    """A Jupyter server with settings of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    served = folder / "served"
    served.mkdir()
    own = {
        "JUPYTER_CONFIG_DIR": folder / "config",
        "JUPYTER_DATA_DIR": folder / "data",
        "JUPYTER_RUNTIME_DIR": folder / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": folder / "lab-settings",
        "JUPYTERLAB_WORKSPACES_DIR": folder / "workspaces",
        "IPYTHONDIR": folder / "ipython",
        "PYTHONPATH": ROOT,
    }
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root",
        f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
        f"--ServerApp.root_dir={served}", "--ServerApp.disable_check_xsrf=True",
    ]  # fmt: skip
    log = (folder / "server.log").open("w")
    process = subprocess.Popen(
        command,
        cwd=served,
        stdout=log,
        stderr=log,
        env={**os.environ, **{name: str(path) for name, path in own.items()}},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(f"{address}/api/status", process)
        yield Site(address, served, process)
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


class Part:
    """One widget on the page, as the reader sees it."""

    def __init__(self, root: Locator) -> None:
        self.root = root

    def settled(self) -> None:
        """Wait until every click is answered."""
        expect(self.root.page.locator(".pk[data-waiting]")).to_have_count(0)

    def click(self, name: str, **options: Any) -> None:
        """Press the button with this English name."""
        self.button(name).click(**options)
        self.settled()

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True).first

    def enter(self, **texts: str) -> None:
        """Type into fields, and Enter in the last one."""
        for name, text in texts.items():
            field = self.root.locator(f'input[name="{name}"]')
            field.fill(text)
        field.press("Enter")
        self.settled()

    def unfold(self, title: str) -> None:
        self.root.locator("summary", has_text=title).click()
        self.settled()

    def text(self, lang: str, within: str = ":scope") -> str:
        """What a reader of this language sees (and not what only a screen reader says)."""
        return self.root.evaluate(TEXT, [lang, within])

    def cards(self, within: str = ".pk-card") -> list[str]:
        """The codes of the cards, read from their faces."""
        return self.root.evaluate(CARDS, within)

    def problem(self, lang: str) -> str:
        assert self.root.locator(".pk-problem").count() <= 1
        return self.text(lang, ".pk-problem")


class Notebook:
    """One notebook, open in JupyterLab in one page of the browser."""

    def __init__(self, page: Page, site: Site, name: str) -> None:
        self.page, self.site, self.name = page, site, name
        self.errors: list[str] = []
        self.outside: list[str] = []
        page.set_default_timeout(SOON)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._request)
        page.add_init_script(SLOW_LINE)
        self.open()
        self.widgets = page.locator(".pk:not(.pk-switch)")
        self.switch = page.locator(".pk-switch").first

    def open(self) -> None:
        url = f"{self.site.address}/lab/tree/notebooks/{self.name}.ipynb?reset"
        self.page.goto(url, timeout=PATIENCE)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')[:120]})")

    def _request(self, request: Request) -> None:
        to = urlsplit(request.url)
        if to.scheme not in {"data", "blob", "about"} and to.hostname != "127.0.0.1":
            self.outside.append(request.url)

    def sound(self) -> None:
        """Nothing went wrong that a person would see, or that the browser noted."""
        assert self.errors == []
        assert self.outside == []
        assert self.page.locator(STDERR).count() == 0
        assert "Traceback" not in self.page.locator("body").inner_text()
        assert self.page.locator("mjx-container").count() == 0, "prose is set as mathematics"

    def idle(self) -> None:
        mark = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
        # On a phone's width the mark itself is hidden.
        self.page.locator(mark).wait_for(state="attached", timeout=PATIENCE)

    def ready(self) -> None:
        """Wait for the kernel: to run earlier makes JupyterLab ask which kernel is meant."""
        for _ in range(PATIENCE // 100):
            sessions = [
                one["kernel"]
                for one in self.site.ask("api/sessions")
                if one["path"].endswith(f"{self.name}.ipynb")
            ]
            if any(k["execution_state"] == "idle" and k["connections"] for k in sessions):
                break
            self.page.wait_for_timeout(100)
        self.page.locator(".jp-StatusBar-Widget", has_text="| Idle").wait_for(timeout=PATIENCE)
        self.idle()

    def menu(self, *path: str) -> None:
        """Choose from JupyterLab's menus."""
        first, *rest = path
        self.page.get_by_role("menuitem", name=first, exact=True).first.click()
        for name in rest:
            item = self.page.locator(".lm-Menu-item:visible", has_text=name).first
            item.hover()
            last = item
        last.click()

    def run_all(self, widgets: int) -> None:
        """Run every cell and wait until so many widgets are there."""
        page = self.page
        self.ready()
        self.menu("Run", "Run All Cells")
        # JupyterLab ends at the last cell, where the switch at the top may not be drawn.
        page.wait_for_function("document.documentElement.dataset.pkLanguage", timeout=PATIENCE)
        if widgets:
            self.widgets.nth(widgets - 1).wait_for(timeout=PATIENCE)
        self.idle()
        self.top()

    def part(self, number: int) -> Part:
        """A widget by its place on the page."""
        return Part(self.widgets.nth(number))

    def top(self) -> None:
        """Scroll to the language switch."""
        self.scroll(0)
        self.switch.wait_for(timeout=PATIENCE)

    def scroll(self, to: int) -> None:
        where = "document.querySelector('.jp-WindowedPanel-outer') ?? document.scrollingElement"
        self.page.evaluate(f"(to) => ({where}).scrollTo(0, to)", to)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function("(width) => innerWidth === width", arg=size[0])
        at_rest(self.page)

    def language(self, name: str) -> None:
        """Press a button of the first language switch."""
        button = self.switch.get_by_role("button", name=LANGUAGES[name], exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def theme(self, *, dark: bool) -> None:
        self.menu("Settings", "Theme", f"JupyterLab {'Dark' if dark else 'Light'}")
        light = str(not dark).lower()
        body = self.page.locator(f'body[data-jp-theme-light="{light}"]')
        body.wait_for(state="attached", timeout=PATIENCE)  # JupyterLab's is 0 px high

    def accessible(self, *include: str) -> None:
        """axe finds nothing wrong, and did look at colours."""
        page = self.page
        page.add_style_tag(content=SEEN)
        at_rest(page)
        page.evaluate(axe())
        within = list(include) or [".jp-OutputArea-output", ".jp-RenderedMarkdown"]
        found = page.evaluate(AXE, [[[one] for one in within], []])
        assert [(rule["id"], rule["nodes"][:3]) for rule in found["violations"]] == []
        looked = {rule["id"]: len(rule["nodes"]) for rule in found["passes"]}
        assert looked.get("color-contrast", 0) > 0, f"axe saw no text: {found['unsure']}"

    def narrow(self) -> None:
        """As on a phone, but tall, so that everything is there to be looked at."""
        self.files(shown=False)
        self.resize((PHONE[0], TALL[1]))

    def files(self, *, shown: bool) -> None:
        """Whether the file browser stands beside the notebook."""
        panel = self.page.locator("#jp-left-stack")
        if panel.is_visible() != shown:
            self.page.keyboard.press("Control+b")
        expect(panel).to_be_visible(visible=shown)
        at_rest(self.page)

    def overflowing(self) -> list[str]:
        """What is wider than its room, so that one would have to scroll sideways."""
        return self.page.evaluate(
            """() => [document.scrollingElement,
              ...document.querySelectorAll(".jp-WindowedPanel-outer, .jp-OutputArea-output, .pk")]
              .filter((el) => el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0)
              .map((el) => `${el.className}: ${el.scrollWidth} > ${el.clientWidth}`)"""
        )

    def shot(self, name: str, whole: Locator | None = None) -> Path:
        """Keep a picture of what there is to see now."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        if whole is not None:
            whole.screenshot(path=path)
        else:  # to the end of the last cell: below is nothing, and much of it
            size = self.page.viewport_size or {"width": WIDE[0], "height": WIDE[1]}
            end = self.page.evaluate(
                "Math.max(...[...document.querySelectorAll('.jp-Cell')]"
                ".map((cell) => cell.getBoundingClientRect().bottom))"
            )
            height = min(max(end + 20, 200), size["height"])
            clip = {"x": 0, "y": 0, "width": size["width"], "height": height}
            self.page.screenshot(path=path, clip=clip)  # type: ignore[arg-type]
        return path
