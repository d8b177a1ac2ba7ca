"""The built files, read once at the start: no request opens a path."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tornado.web

from pages.app.line import allowed

__all__ = ["File", "Served", "served"]

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class Served:
    """One file: its type, plain and compressed, and its mark."""

    kind: str
    plain: bytes
    packed: bytes
    mark: str


def served(folder: Path) -> dict[str, Served]:
    """All that may be served, by its address; "" is the start page."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in TYPES:
            plain = path.read_bytes()
            mark = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
            one = Served(TYPES[path.suffix], plain, gzip.compress(plain, 6), mark)
            found[path.relative_to(folder).as_posix()] = one
    return {**found, "": found["index.html"]}


class File(tornado.web.RequestHandler):
    """GET of a built file; everything else is 404."""

    def initialize(self, files: Mapping[str, Served], port: int, room: bool) -> None:
        self.files, self.port, self.room = files, port, room

    def get(self, name: str) -> None:
        if not allowed(self.request.host, self.port, room=self.room):
            raise tornado.web.HTTPError(403)
        found = self.files.get(name)
        if found is None:
            raise tornado.web.HTTPError(404)
        for header, value in (
            ("Content-Type", found.kind),
            ("Etag", found.mark),
            ("Cache-Control", "no-cache"),
            ("Vary", "Accept-Encoding"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Content-Security-Policy", POLICY),
        ):
            self.set_header(header, value)
        if self.request.headers.get("If-None-Match") == found.mark:
            self.set_status(304)
            return
        body = found.plain
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            body = found.packed
        self.finish(body)

    head = get

    def write_error(self, status_code: int, **_: Any) -> None:
        self.finish(str(status_code))
