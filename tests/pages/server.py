"""The process of `make app`, started as a reader starts it, and a client of its messages."""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from websocket import ABNF, WebSocket, create_connection

ROOT = Path(__file__).resolve().parents[2]


def sources() -> str:
    """The state of everything that pages are made of."""
    mark = hashlib.sha256()
    for folder in ("pokerlib", "pages", "notebooks"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                mark.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()


class Process:
    """A running `python -m pages`."""

    def __init__(self, kind: str, state: Path, *options: str) -> None:
        self.kind, self.state, self.options = kind, state, options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, again at the same port."""
        command = [
            sys.executable, "-m", "pages", self.kind, "--port", str(self.port),
            "--state", str(self.state), *self.options,
        ]  # fmt: skip
        if self.kind == "app":
            command.append("--no-browser")
        progress = self.state / "own" / "progress.sqlite"
        with (self.state / "log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT), "POKERLIB_PROGRESS": str(progress)},
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise RuntimeError((self.state / "log").read_text())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.state / "log").read_text()

    def kill(self) -> None:
        self._gone(self.process.kill)

    def end(self) -> None:
        self._gone(self.process.terminate)

    def _gone(self, how: Callable[[], None]) -> None:
        how()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def about(self) -> dict[str, Any]:
        """What the pages were built with."""
        return json.loads((ROOT / "build" / self.kind / "lessons.json").read_text("utf-8"))


@contextmanager
def running(kind: str, state: Path, *options: str) -> Iterator[Process]:
    state.mkdir(parents=True, exist_ok=True)
    process = Process(kind, state, *options)
    try:
        yield process
    finally:
        process.end()


class Phone:
    """One tab: the messages that the page's own script sends."""

    def __init__(
        self, process: Process, lesson: str, token: str | None = None, search: str = ""
    ) -> None:
        self.process, self.lesson, self.search = process, lesson, search
        self.token = token or secrets.token_urlsafe(24)
        self.tab = secrets.token_urlsafe(6)
        self.n = 0
        self.state: dict[str, dict[str, Any]] = {
            cell: dict(state) for cell, state in process.about()[lesson]["drawn"].items()
        }
        self.ws: WebSocket | None = None
        self.files: list[bytes] = []

    def __enter__(self) -> Self:
        try:
            self.welcome = self.open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> dict[str, Any]:
        self.ws = connected(self.process)
        hello = {
            "v": 1, "page": self.lesson, "token": self.token, "tab": self.tab,
            "search": self.search,
        }  # fmt: skip
        self.ws.send(json.dumps({"hello": hello}))
        welcome = self.read()["welcome"]
        for cell, state in welcome["cells"].items():
            self.state[cell].update(state)
        return welcome

    def read(self) -> dict[str, Any]:
        assert self.ws is not None
        while True:
            kind, got = self.ws.recv_data()
            if kind == ABNF.OPCODE_CLOSE:
                code = int.from_bytes(got[:2], "big")
                raise ConnectionError(f"closed: {code} {got[2:].decode()}")
            if kind == ABNF.OPCODE_BINARY:
                self.files.append(got)
            else:
                return json.loads(got)

    def send(self, cell: str, content: dict[str, Any]) -> None:
        assert self.ws is not None
        self.n += 1
        self.ws.send(json.dumps({"n": self.n, "cell": cell, "content": content}))

    def event(self, cell: str, content: dict[str, Any]) -> Any:
        """Send one, and read until it is done; gives the widget's view then."""
        self.send(cell, content)
        while True:
            what = self.read()
            if what.get("do") == "set":
                self.state[what["cell"]][what["name"]] = what["value"]
            if what.get("done") == self.n:
                return self.state[cell]["view"]

    def close(self) -> None:
        if self.ws is not None:
            self.ws.close(timeout=1)
            self.ws.shutdown()


def connected(process: Process, **headers: str | None) -> WebSocket:
    """A WebSocket with a page's own headers, or others."""
    own = {"Origin": process.address, "Host": f"127.0.0.1:{process.port}", **headers}
    return create_connection(
        f"ws://127.0.0.1:{process.port}/ws",
        timeout=60,
        host=own["Host"],
        origin=own["Origin"],
        suppress_origin=own["Origin"] is None,
    )
