"""Starts the process: builds the pages if something has changed, then serves them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import pickle
import shutil
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

import tornado.httpserver
import tornado.netutil
import tornado.web

from pages.app.files import File, served
from pages.app.hall import Hall, House, Lesson, folder_of
from pages.app.journal import Journal
from pages.app.line import LARGEST, Line
from pages.build import MAY, build, lessons_of
from pages.desk import Desk
from pokerlib.lessons.documents.shared import found, remember
from pokerlib.lessons.host import here

__all__ = ["prepared", "serve", "write"]

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("pokerlib", "pages", "notebooks")
HOURS = {"app": 1.0, "class": 12.0}
TIDY = 30.0  # seconds
logger = logging.getLogger(__name__)


def stamp() -> str:
    """The state of everything that the pages are made of."""
    mark = hashlib.sha256(sys.version.encode())
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                mark.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()


def write(folder: Path, kind: str) -> None:
    """Build the pages and what their Python needs; its own process, so that no memory stays."""
    evidence = dict(found())
    built = build(folder / "pages", python=kind)
    (folder / "lessons.json").write_text(json.dumps(lessons_of(built)), "utf-8")
    (folder / "evidence.pickle").write_bytes(pickle.dumps(evidence))


def prepared(kind: str) -> Path:
    """The folder of the built pages, built anew where it is not there or not of today."""
    folder, now = ROOT / "build" / kind, stamp()
    mark = folder / "stamp"
    if mark.is_file() and mark.read_text() == now:
        return folder
    print("Building the pages (some seconds, once after each change).", flush=True)
    folder.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix=f"{kind}-", dir=folder.parent) as name:
        fresh = Path(name) / kind
        fresh.mkdir()
        command = [sys.executable, "-m", "pages", "write", kind, str(fresh)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            raise SystemExit("The pages are not built, see above.")
        (fresh / "stamp").write_text(now)
        if not (mark.is_file() and mark.read_text() == now):  # another one may have been quicker
            shutil.rmtree(folder, ignore_errors=True)
            fresh.rename(folder)
    return folder


def house(kind: str, state: Path, seed: int | None = None) -> House:
    """For one reader at this machine, or for a room: there each page has answers of its own."""
    if kind == "app":
        mine = here().progress
        return House(MAY["app"], lambda _: mine, HOURS["app"], seed)
    return House(
        MAY["class"],
        lambda token: state / folder_of(token) / "progress.sqlite",
        HOURS["class"],
        seed,
    )


def state_of(kind: str) -> Path:
    """The folder of what is kept of open pages, beside the reader's progress."""
    return here().progress.parent / f"pages-{kind}"


async def serve(
    kind: str, port: int, *, address: str, state: Path, show: bool, seed: int | None
) -> None:
    """Serve until it is told to end."""
    folder = prepared(kind)
    remember(pickle.loads((folder / "evidence.pickle").read_bytes()))  # our own
    about = json.loads((folder / "lessons.json").read_text("utf-8"))
    lessons = {name: Lesson.of(name, found) for name, found in about.items()}
    files = served(folder / "pages")
    journal = Journal(state / "pages.sqlite")
    hall = Hall(lessons, _build(files["index.html"].plain), house(kind, state, seed), journal)
    room = kind == "class"
    sockets = tornado.netutil.bind_sockets(port, address)
    port = sockets[0].getsockname()[1]
    routes = [
        (r"/ws", Line, {"hall": hall, "port": port, "room": room}),
        (r"/([A-Za-z0-9_./-]*)", File, {"files": files, "port": port, "room": room}),
    ]
    app = tornado.web.Application(
        routes,
        websocket_max_message_size=LARGEST,
        websocket_ping_interval=20,
        websocket_ping_timeout=18,
        log_function=lambda _: None,
    )
    server = tornado.httpserver.HTTPServer(
        app, max_header_size=16_384, max_body_size=1000, idle_connection_timeout=60
    )
    server.add_sockets(sockets)
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    print(f"The lessons are at http://127.0.0.1:{port}/ ; Ctrl+C ends it.", flush=True)
    if show:
        webbrowser.open(f"http://127.0.0.1:{port}/")
    hall.slow.submit(_warm, lessons)
    while not ended.is_set():
        hall.tidy()
        try:
            await asyncio.wait_for(ended.wait(), TIDY)
        except TimeoutError:
            continue
    server.stop()
    hall.close()


def _warm(lessons: dict[str, Lesson]) -> None:
    """Load what the first page would wait for: each lesson's modules and tables."""
    for lesson in lessons.values():
        Desk(lesson.script, progress=None, may=(), address={}, draws=lesson.draws).begin()


def _build(html: bytes) -> str:
    text = html.decode()
    return str(json.loads(text.split('id="pk-page">')[1].split("</script>")[0])["build"])
