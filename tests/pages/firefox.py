"""Firefox by the protocol that it speaks itself (WebDriver BiDi): nothing but Debian's package."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

SOON = 120  # seconds
WHEN = """async () => {{
  const test = {test}, end = performance.now() + {most};
  while (performance.now() < end) {{
    const found = test();
    if (found) return JSON.stringify(found);
    await new Promise((yes) => setTimeout(yes, 20));
  }}
  return "";
}}"""


class Firefox:
    """One window with one page."""

    def __init__(self, line: WebSocket) -> None:
        self.line, self.numbers = line, count(1)
        self.ask("session.new", capabilities={})
        (first,) = self.ask("browsingContext.getTree")["contexts"]
        self.page = first["context"]

    def ask(self, method: str, **params: Any) -> Any:
        n = next(self.numbers)
        self.line.send(json.dumps({"id": n, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv())
            if told.get("id") == n:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def when(self, test: str) -> Any:
        """What a function of the page gives, as soon as it gives something."""
        found = self.ask(
            "script.callFunction",
            functionDeclaration=WHEN.format(test=test, most=SOON * 1000),
            target={"context": self.page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"]["value"]
        assert text, f"never: {test}"
        return json.loads(text)


@contextmanager
def started(program: str, profile: Path) -> Iterator[Firefox]:
    """Firefox with a profile of its own, without a screen."""
    profile.mkdir(exist_ok=True)
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    command.append("--remote-debugging-port=0")
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        found = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stderr)
        address = next(one[1] for one in found if one)
        line = create_connection(f"{address}/session", timeout=SOON + 60, suppress_origin=True)
        yield Firefox(line)
        line.close()
    finally:
        process.terminate()
        process.wait(20)
        if process.stderr is not None:
            process.stderr.close()
