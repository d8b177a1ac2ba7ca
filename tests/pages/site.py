"""The built site, once for all tests, and a plain web server as any web space has."""

from __future__ import annotations

import fcntl
import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from tests.pages.chromium import Sheet
from tests.pages.server import ROOT, sources

PLACE = ROOT / "build" / "tested"
SETTLED = """([cell, content]) => new Promise((yes) => {
  const model = pkModels.get(cell);
  const look = () => {
    if ((model.get("view").answers ?? {})[content.view] >= content.seq) {
      model.off("change:view", look);
      yes(JSON.stringify(model.get("view")));
    }
  };
  model.on("change:view", look);
  model.send(content);
})"""


def built() -> Path:
    """The folder with site and usb, built by the command that README names, when it is not.

    POKERLIB_SITE names one that is there, such as the one that is about to be published.
    """
    if "POKERLIB_SITE" in os.environ:
        return Path(os.environ["POKERLIB_SITE"]).resolve()
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark, now = PLACE / "stamp", sources()
        if not mark.is_file() or mark.read_text() != now:
            command = [sys.executable, "-m", "pages", "site", "--folder", str(PLACE)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr + done.stdout
            mark.write_text(now)
    return PLACE


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nothing on the screen."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A web server over a folder, of which the site is a subfolder; its address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def seeded(context: BrowserContext, seed: int) -> None:
    """The worker's chance and time are then the same in every run."""
    when = "[1800000000, 7200]"
    context.add_init_script(f"window.pkSeed = {{ seed: {seed}, when: {when} }};")


def event(sheet: Sheet, cell: str, content: dict[str, Any]) -> str:
    """An event as the widget sends it; gives the view that answers it, as JSON."""
    return str(sheet.page.evaluate(SETTLED, [cell, content]))
