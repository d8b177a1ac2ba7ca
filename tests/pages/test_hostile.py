"""What somebody on the same network, or another page in the same browser, may try."""

from __future__ import annotations

import http.client
import json
from typing import Any

import pytest
from websocket import ABNF, WebSocketBadStatusException

from tests.pages.server import Phone, Process, connected

GOOD: dict[str, Any] = {"event": "deal", "args": [], "fields": {}, "seq": 1, "view": "T"}
DIGITS = "9" * 5000


def get(process: Process, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    line = http.client.HTTPConnection("127.0.0.1", process.port, timeout=20)
    own = {"Host": f"127.0.0.1:{process.port}", **headers}
    line.putrequest("GET", path, skip_host=True, skip_accept_encoding=True)
    for name, value in own.items():
        line.putheader(name, value)
    line.endheaders()
    answer = line.getresponse()
    found = answer.status, answer.read(), dict(answer.getheaders())
    line.close()
    return found


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": None},
        {"Origin": "null"},
        {"Host": "evil.example:80", "Origin": "http://evil.example:80"},
    ],
    ids=["another origin", "no origin", "a file's origin", "another host"],
)
def test_a_foreign_page_is_refused(app: Process, headers: dict[str, str | None]) -> None:
    with pytest.raises(WebSocketBadStatusException, match="403"):
        connected(app, **headers)


def test_a_rebound_name_gets_no_page(app: Process) -> None:
    assert get(app, "/index.html")[0] == 200
    assert get(app, "/index.html", Host=f"evil.example:{app.port}")[0] == 403


@pytest.mark.parametrize(
    "path",
    ["/../lessons.json", "/%2e%2e/lessons.json", "/lessons.json", "/evidence.pickle",
     "/later/", "/..%5cstamp", "//etc/passwd", "/stats"],
)  # fmt: skip
def test_only_built_files_are_served(app: Process, path: str) -> None:
    assert get(app, path)[0] in {400, 404}


def test_a_page_may_load_nothing_from_elsewhere(app: Process) -> None:
    status, body, headers = get(app, "/04_omaha.html")
    assert status == 200
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert b"http://" not in body.replace(b"http://www.w3.org/", b"")


def refused(process: Process, *messages: str | bytes, hello: bool = True) -> str | None:
    """Why the line is closed after these messages; None if it is not."""
    phone = Phone(process, "04_omaha")
    if hello:
        phone.open()
    else:
        phone.ws = connected(process)
    assert phone.ws is not None
    try:
        for one in messages:
            phone.ws.send(one, ABNF.OPCODE_BINARY if isinstance(one, bytes) else ABNF.OPCODE_TEXT)
        while "done" not in phone.read():
            pass
    except ConnectionError as error:
        return str(error)
    finally:
        phone.close()
    return None


def event(**changed: Any) -> str:
    outer = {"n": 1, "cell": "04-06", **{k: v for k, v in changed.items() if k in {"n", "cell"}}}
    inner = {k: v for k, v in changed.items() if k not in {"n", "cell"}}
    return json.dumps({**outer, "content": {**GOOD, **inner}})


REFUSED = {
    "an argument that is a list": event(args=[[1]]),
    "an argument that is no number": event(args=[0]).replace("[0]", "[NaN]"),
    "a number of many digits": event(args=[0]).replace("[0]", f"[{DIGITS}]"),
    "a large number": event(args=[10**13]),
    "nine arguments": event(args=list(range(9))),
    "a key that nobody knows": event(more=1),
    "a field that is no text": event(fields={"code": 5}),
    "a cell that is not there": event(cell="04-99"),
    "a cell that is a number": event(cell=6),
    "a number that is a bool": event(n=True),
    "a long name": event(event="x" * 41),
    "deep": "[" * 50_000,
    "no JSON": "{",
    "nothing": "null",
    "bytes": b"\x00\x01",
}


@pytest.mark.parametrize("message", REFUSED.values(), ids=REFUSED)
def test_another_shape_closes_the_line(app: Process, message: str | bytes) -> None:
    why = refused(app, message)
    assert why is not None
    assert "1008" in why


HELLOS: dict[str, Any] = {
    "an event first": json.loads(event()),
    "a page that is a path": {"hello": {"page": "../../etc/passwd", "token": "a" * 32}},
    "a short token": {"hello": {"page": "04_omaha", "token": "abc"}},
    "no text": {"hello": {"page": ["04_omaha"], "token": "a" * 32}},
}


@pytest.mark.parametrize("hello", HELLOS.values(), ids=HELLOS)
def test_who_does_not_greet_is_not_heard(app: Process, hello: dict[str, Any]) -> None:
    if "hello" in hello:
        hello = {"hello": {"tab": "x", "search": "", **hello["hello"]}}
    why = refused(app, json.dumps(hello), hello=False)
    assert why is not None
    assert "1008" in why


@pytest.mark.parametrize("name", ["__init__", "redraw", "press", "draw", "receive", "on_deal"])
def test_only_named_events_reach_a_widget(app: Process, name: str) -> None:
    """It is answered (the page is told that something went wrong), and nothing has changed."""

    with Phone(app, "04_omaha") as phone:
        before = phone.state["04-06"]["view"]["nodes"][:-1]
        assert phone.event("04-06", {**GOOD, "event": name})["nodes"][:-1] == before


def test_what_is_typed_stays_text(app: Process) -> None:
    markup = "<img src=x onerror=alert(1)>"
    with Phone(app, "04_omaha") as phone:
        view = phone.event("04-06", {**GOOD, "event": "code", "fields": {"code": markup}})
    assert "pk-problem" in json.dumps(view)  # a sentence; no node is HTML


def test_too_large_a_message_closes_the_line(app: Process) -> None:
    assert refused(app, json.dumps({"x": "x" * 500_000})) is not None


def test_new_pages_have_a_rate(room: Process) -> None:
    """One phone can't push out everybody's pages."""

    def many() -> None:
        for _ in range(200):
            with Phone(room, "12_replay"):
                pass

    with pytest.raises(ConnectionError, match="1013"):
        many()
