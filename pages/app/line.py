"""The WebSocket of one tab: named events in, the newest states out; all else is refused."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from collections import OrderedDict
from ipaddress import ip_address
from typing import Any, ClassVar

import tornado.web
import tornado.websocket

from pages.app.hall import Hall, Open

__all__ = ["LARGEST", "Line", "allowed", "event_of", "hello_of"]

LARGEST = 420_000  # bytes: a file of 100,000 characters
MOST_LINES = 400
MOST_WAITING = 8  # events of a tab; a flood waits in its own line
BURST, RATE = 60.0, 20.0  # events at once, and in a second
WAIT_FOR_HELLO = 10.0  # seconds
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
KEYS = {"event", "args", "fields", "seq", "view"}
logger = logging.getLogger(__name__)


def allowed(host: str, port: int, *, room: bool) -> bool:
    """Whether a Host is ours: this machine, in a class by its number or name.

    A page of somebody else that points its own name at this machine is refused.
    """
    name, _, given = host.rpartition(":")
    if given != str(port):
        return False
    if name in {"127.0.0.1", "localhost"}:
        return True
    if not room:
        return False
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        mine = socket.gethostname().lower()
        return name.lower() in {mine, f"{mine}.local"}
    return True


def hello_of(what: Any) -> tuple[str, str, str, str]:
    """The page, token, tab and address of a first message; ValueError if it is none."""
    said = what["hello"]
    page, token, tab, search = (said[name] for name in ("page", "token", "tab", "search"))
    for one, most in ((page, 40), (token, 64), (tab, 24), (search, 500)):
        if not isinstance(one, str) or len(one) > most:
            raise ValueError("a hello of another shape")
    if not TOKEN.fullmatch(token):
        raise ValueError("no token")
    return page, token, tab, search.removeprefix("?")


def event_of(what: Any) -> tuple[int, str, dict[str, Any]]:
    """The number, cell and content of an event; ValueError if it is none."""
    n, cell, content = what["n"], what["cell"], what["content"]
    fine = (
        type(n) is int
        and 0 < n < 10**9
        and isinstance(cell, str)
        and isinstance(content, dict)
        and not set(content) - KEYS
        and _plain(content)
    )
    if not fine:
        raise ValueError("an event of another shape")
    return n, cell, content


def _plain(content: dict[str, Any]) -> bool:
    event, args, fields = content["event"], content.get("args", []), content.get("fields", {})
    seq, view = content["seq"], content["view"]
    return (
        isinstance(event, str)
        and len(event) <= 40
        and isinstance(args, list)
        and len(args) <= 8
        and all(type(one) in (str, int, bool) for one in args)
        and all(abs(one) < 10**12 for one in args if type(one) is int)
        and isinstance(fields, dict)
        and len(fields) <= 80
        and all(isinstance(one, str) for one in fields.values())
        and type(seq) is int
        and 0 <= seq < 10**9
        and isinstance(view, str)
        and len(view) <= 40
    )


class Line(tornado.websocket.WebSocketHandler):
    """One tab; its events are done one after the other, and a stop overtakes them."""

    lines: ClassVar[set[Line]] = set()

    def initialize(self, hall: Hall, port: int, room: bool) -> None:
        self.hall, self.port, self.room = hall, port, room
        self.page: Open | None = None
        self.tab = ""
        self.count = 0
        self.waiting: OrderedDict[tuple[Any, ...], tuple[str, list[bytes]]] = OrderedDict()

    # Who may come in

    def check_origin(self, origin: str) -> bool:
        return origin == f"http://{self.request.host}"

    def prepare(self) -> None:
        # Without an Origin, Tornado would not ask check_origin.
        if (
            not allowed(self.request.host, self.port, room=self.room)
            or "Origin" not in self.request.headers
        ):
            raise tornado.web.HTTPError(403)
        if len(self.lines) >= MOST_LINES:
            raise tornado.web.HTTPError(503)

    def get_compression_options(self) -> dict[str, Any]:
        return {"compression_level": 3, "mem_level": 5}

    def write_error(self, status_code: int, **_: Any) -> None:
        self.finish(str(status_code))

    def open(self, *_: str, **__: str) -> None:
        self.lines.add(self)
        self.set_nodelay(True)
        self.wake = asyncio.Event()
        self.asked: asyncio.Queue[tuple[int, str, dict[str, Any]]] = asyncio.Queue(MOST_WAITING)
        self.tasks = [asyncio.ensure_future(one) for one in (self._pump(), self._work())]
        self.tokens, self.at = BURST, self.hall.loop.time()
        self.hall.loop.call_later(WAIT_FOR_HELLO, self._greeted)

    def _greeted(self) -> None:
        if self.page is None:
            self.close(1008, "no hello")

    def on_close(self) -> None:
        self.lines.discard(self)
        for one in self.tasks:
            one.cancel()
        if self.page is not None:
            self.hall.leave(self.page, self)

    # Out: of each widget's state only the newest, so a phone that sleeps makes no queue

    def put(self, key: tuple[Any, ...], text: str, files: list[bytes]) -> None:
        if key[1] is None:  # a message, not a state: all of them go
            self.count += 1
            key = (*key, self.count)
        self.waiting.pop(key, None)
        self.waiting[key] = (text, files)
        self.wake.set()

    def tell(self, name: str, what: Any) -> None:
        text = json.dumps({name: what}, ensure_ascii=False, separators=(",", ":"))
        self.put((name, name), text, [])

    async def _pump(self) -> None:
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.waiting:
                    _, (text, files) = self.waiting.popitem(last=False)
                    await self.write_message(text)
                    for one in files:
                        await self.write_message(bytes(one), binary=True)
        except tornado.websocket.WebSocketClosedError:
            return

    # In

    async def on_message(self, message: str | bytes) -> None:
        await self._slow_down()
        try:
            if not isinstance(message, str):
                raise ValueError("binary")
            what = json.loads(message)
            if self.page is None:
                await self._begin(*hello_of(what))
            elif "stop" in what:
                if type(what["stop"]) is int:
                    self.hall.stop(self.page, self.tab, what["stop"])
            else:
                n, cell, content = event_of(what)
                if cell not in self.page.desk.live.widgets:
                    raise ValueError("no such cell")
                await self.asked.put((n, cell, content))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            logger.warning("refused a message: %s", str(error)[:60])
            self.close(1008, "not understood")

    async def _slow_down(self) -> None:
        now = self.hall.loop.time()
        self.tokens = min(BURST, self.tokens + (now - self.at) * RATE) - 1
        self.at = now
        if self.tokens < 0:
            await asyncio.sleep(-self.tokens / RATE)

    async def _begin(self, name: str, token: str, tab: str, search: str) -> None:
        if name not in self.hall.lessons:
            raise ValueError("no such lesson")
        page = self.hall.find(token, name, search, self.request.remote_ip or "")
        if page is None:
            self.close(1013, "full")
            return
        self.page, self.tab = page, tab
        async with page.turn:
            new = await self.hall.begin(page)
            page.lines.add(self)
            said = {
                "build": self.hall.build,
                "done": page.done.get(tab, 0),
                "cells": self.hall.states(page),
                "failed": page.desk.live.failed,
                "new": new,
                "opened": page.desk.opened,
                "wrong": page.desk.wrong,
            }
            self.tell("welcome", said)

    async def _work(self) -> None:
        while True:
            n, cell, content = await self.asked.get()
            assert self.page is not None
            try:
                await self.hall.event(self.page, self.tab, n, cell, content)
            except Exception:
                logger.exception("an event of %s", cell)
            self.tell("done", n)
