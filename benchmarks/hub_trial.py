"""A class on JupyterHub, for real: so many people at once each open a lesson and answer a question.

python -m benchmarks.hub_trial --python HUB/bin/python --proxy PATH/configurable-http-proxy

The hub runs docs/jupyterhub_config.py, bound to this machine only, from an environment of its
own that has jupyterhub and requirements.txt. It is no part of `make bench`: it takes a minute or
two, both cores, and gigabytes of memory.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlencode

import requests
import websocket

from benchmarks.peers import machine

ROOT = Path(__file__).resolve().parent.parent
PASSWORD = uuid.uuid4().hex
PATIENCE = 300  # seconds for one person to see a lesson

CONFIG = """
load_subconfig({config!r})
c.JupyterHub.bind_url = "http://127.0.0.1:{ports[0]}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{ports[1]}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{ports[2]}"
c.ConfigurableHTTPProxy.command = [{proxy!r}]
c.Spawner.ip = "127.0.0.1"
"""


@dataclass(frozen=True)
class Visit:
    """One person: seconds from the start of the class to a server, to the lesson, to an answer."""

    name: str
    server: float
    lesson: float
    answer: float  # from the click to its answer


def free_ports(count: int) -> list[int]:
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


@contextmanager
def hub(python: str, proxy: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A running hub: its address and its process, ended with all that it started."""
    ports = free_ports(3)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        config = Path(folder) / "trial.py"
        ours = str(ROOT / "docs" / "jupyterhub_config.py")
        config.write_text(CONFIG.format(config=ours, ports=ports, proxy=proxy))
        own = {
            "CLASS_PASSWORD": PASSWORD,
            "CLASS_FOLDER": f"{folder}/homes",
            "CONFIGPROXY_AUTH_TOKEN": uuid.uuid4().hex,
        }
        log = (Path(tempfile.gettempdir()) / "hub_trial.log").open("w")
        process = subprocess.Popen(
            [python, "-m", "jupyterhub", "-f", str(config)],
            cwd=folder,
            env={**os.environ, **own},
            stdout=log,
            stderr=log,
        )
        try:
            yield f"http://127.0.0.1:{ports[0]}", process
        finally:
            process.terminate()
            process.wait(60)
            log.close()


class Person:
    """A browser, as far as the hub can tell: cookies, a token against forgery, a web socket."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.session = requests.Session()
        self.own = f"{address}/user/{name}/"

    def log_in(self) -> None:
        page = f"{self.address}/hub/login"
        self.session.get(page, timeout=60).raise_for_status()
        token = self.session.cookies.get("_xsrf", path="/hub/")
        form = {"username": self.name, "password": PASSWORD, "_xsrf": token}
        answer = self.session.post(page, data=form, params={"_xsrf": token}, timeout=60)
        # The hub sends on to the server, which may have to wait for its turn (429).
        if answer.status_code not in {200, 429, 503}:
            answer.raise_for_status()

    def start_server(self) -> None:
        """Press reload as the pages say, until JupyterLab is there."""
        for _ in range(PATIENCE):
            page = self.session.get(f"{self.own}lab", timeout=PATIENCE)
            if page.ok and "jupyter-config-data" in page.text:
                return
            if page.status_code != 429:
                self.session.get(f"{self.address}/hub/spawn/{self.name}", timeout=PATIENCE)
            time.sleep(1)
        raise TimeoutError(f"no server for {self.name}")

    def ask(self, what: str, /, **body: Any) -> Any:
        token = self.session.cookies.get("_xsrf", path=f"/user/{self.name}/")
        headers = {"X-XSRFToken": token or ""}
        where = f"{self.own}api/{what}"
        if body:
            answer = self.session.post(where, json=body, headers=headers, timeout=PATIENCE)
        else:
            answer = self.session.get(where, headers=headers, timeout=PATIENCE)
        answer.raise_for_status()
        return answer.json()

    def open_lesson(self, lesson: str) -> Kernel:
        path = f"notebooks/{lesson}.ipynb"
        book = self.ask(f"contents/{path}")["content"]
        session = self.ask(
            "sessions", path=path, name=path, type="notebook", kernel={"name": "python3"}
        )
        kernel = Kernel(self, session["kernel"]["id"])
        for cell in book["cells"]:
            if cell["cell_type"] == "code":
                source = cell["source"]
                kernel.run(source if isinstance(source, str) else "".join(source))
        return kernel


class Kernel:
    """The kernel of a lesson, and the widgets that it has shown."""

    def __init__(self, person: Person, key: str) -> None:
        self.views: dict[str, dict[str, Any]] = {}  # what each widget shows, by its comm
        self.session = uuid.uuid4().hex
        address = f"{person.own}api/kernels/{key}/channels".replace("http", "ws", 1)
        cookies = "; ".join(f"{one.name}={one.value}" for one in person.session.cookies)
        self.socket = websocket.create_connection(
            f"{address}?{urlencode({'session_id': self.session})}",
            cookie=cookies,
            origin=person.address,
            timeout=PATIENCE,
        )

    def send(self, kind: str, **content: Any) -> str:
        key = uuid.uuid4().hex
        header = {"msg_id": key, "msg_type": kind, "session": self.session, "version": "5.3"}
        header |= {"username": "", "date": ""}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        self.socket.send(json.dumps({**message, "channel": "shell", "buffers": []}))
        return key

    def receive(self) -> dict[str, Any]:
        """The next message; what widgets show is noted on the way."""
        raw = self.socket.recv()
        if isinstance(raw, bytes):  # with buffers: the text lies between the first two offsets
            start, end = (int.from_bytes(raw[at : at + 4], "big") for at in (4, 8))
            raw = raw[start:end].decode()
        message: dict[str, Any] = json.loads(raw)
        content = message["content"]
        if message["msg_type"] in {"comm_open", "comm_msg"}:
            state = content["data"].get("state", {})
            if "view" in state:
                self.views[content["comm_id"]] = state["view"]
        if message["msg_type"] == "error":
            raise RuntimeError(f"{content['ename']}: {content['evalue']}")
        return message

    def run(self, code: str) -> None:
        key = self.send("execute_request", code=code, silent=False, allow_stdin=False)
        while True:
            message = self.receive()
            if message["msg_type"] == "execute_reply" and message["parent_header"]["msg_id"] == key:
                return

    def answer(self) -> float:
        """Choose the first answer of the first question; the seconds until the page shows it."""
        comm, event = next(
            (comm, event)
            for comm, view in self.views.items()
            for event in clicks(view["nodes"])
            if event[0] in {"choose", "answer"}
        )
        begun = time.monotonic()
        content = {"event": event[0], "args": event[1:], "fields": {}, "seq": 1, "view": "trial"}
        self.send("comm_msg", comm_id=comm, data={"method": "custom", "content": content})
        while self.views[comm]["answers"].get("trial") != 1:
            self.receive()
        return time.monotonic() - begun


def clicks(nodes: list[Any]) -> Iterator[list[Any]]:
    """What a click on each of the nodes would send."""
    for node in nodes:
        if isinstance(node, dict):
            if event := node.get("on", {}).get("click"):
                yield list(event)
            yield from clicks(node.get("x", []))


def attend(address: str, name: str, lesson: str, begun: float) -> Visit:
    """Log in, wait for a server, run the lesson, answer."""
    person = Person(address, name)
    person.log_in()
    person.start_server()
    server = time.monotonic() - begun
    kernel = person.open_lesson(lesson)
    ready = time.monotonic() - begun
    return Visit(name, server, ready, kernel.answer())


def memory(process: int) -> dict[str, list[float]]:
    """Megabytes (proportional set size) of all processes below this one, by what they are."""
    found: dict[str, list[float]] = {"hub": [], "proxy": [], "server": [], "kernel": []}
    for pid in [process, *below(process)]:
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        except OSError:  # it ended just now
            continue
        words = {"kernel": "ipykernel", "server": "singleuser", "proxy": "http-proxy"}
        kind = next((kind for kind, word in words.items() if word in command), "hub")
        pss = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
        found[kind].append(int(pss.split()[1]) / 1024)
    return found


def below(process: int) -> list[int]:
    children: list[int] = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            parent = next(x for x in status.read_text().splitlines() if x.startswith("PPid:"))
        except OSError:
            continue
        if int(parent.split()[1]) == process:
            children.append(int(status.parent.name))
    return children + [pid for child in children for pid in below(child)]


def wait_for(address: str) -> None:
    for _ in range(120):
        try:
            requests.get(f"{address}/hub/health", timeout=5).raise_for_status()
            return
        except requests.RequestException:
            time.sleep(0.5)
    raise TimeoutError("the hub does not answer, see hub_trial.log")


def versions(python: str) -> str:
    names = ["jupyterhub", "jupyterlab", "ipykernel", "anywidget"]
    code = "import platform; from importlib.metadata import version\n"
    code += f"print(platform.python_version(), *map(version, {names}))"
    shown = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    pairs = zip(["Python", *names], shown.stdout.split(), strict=True)
    return ", ".join(f"{name} {number}" for name, number in pairs)


def span(values: list[float], unit: str) -> str:
    return f"{median(values):.1f} {unit} (from {min(values):.1f} to {max(values):.1f})"


def main() -> int:
    """Print the figures; the number of people who got no answer."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--python", default=sys.executable, help="of the hub's environment")
    parser.add_argument("--proxy", default="configurable-http-proxy")
    parser.add_argument("--users", type=int, default=20)
    parser.add_argument("--lesson", default="11_practice")
    chosen = parser.parse_args()
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    print(f"{machine()}, {gigabytes:.0f} GB")
    print(versions(chosen.python))
    with hub(chosen.python, chosen.proxy) as (address, process):
        wait_for(address)
        begun = time.monotonic()
        with ThreadPoolExecutor(chosen.users) as pool:
            names = [f"pupil-{n}" for n in range(1, chosen.users + 1)]
            coming = [pool.submit(attend, address, one, chosen.lesson, begun) for one in names]
            lost = [error for one in coming if (error := one.exception())]
            visits = [one.result() for one in coming if not one.exception()]
        print(f"{len(visits)} of {chosen.users} opened {chosen.lesson} and answered a question")
        for error in lost:
            print(f"  {type(error).__name__}: {str(error)[:200]}")
        if visits:
            print("a server after", span([one.server for one in visits], "s"))
            print("the lesson after", span([one.lesson for one in visits], "s"))
            print("an answer takes", span([one.answer * 1000 for one in visits], "ms"))
        used = memory(process.pid)
        for kind, values in used.items():
            if values:
                print(f"memory, {kind}: {len(values)} × {span(values, 'MB')}")
        total = sum(map(sum, used.values()))
        print(f"memory, all: {total / 1024:.2f} GB; load {os.getloadavg()[0]:.1f}")
    return len(lost)


if __name__ == "__main__":
    sys.exit(main())
