"""Modules as one classic script, so that the same page also works by a double click (file://)."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["page_script", "wrapped"]

_EXPORT = re.compile(r"^export default (\{.*?\});?\s*\Z", re.MULTILINE | re.DOTALL)
ORDER = ("words.js", "frame.js", "socket.js", "worker-line.js", "host.js")


def wrapped(source: str) -> str:
    """A module with one default export and no import, as an expression."""
    found, times = _EXPORT.subn(r"return \1;", source)
    if times != 1 or re.search(r"^(import|export) ", found, re.MULTILINE):
        raise ValueError("not a module of one default export")
    return f"(() => {{\n{found}\n}})()"


def page_script(widgets: Path, static: Path, build: str) -> str:
    """The widgets' drawing, the frame and the host, in this order."""
    modules = {"view": widgets / "view.js", "lights": widgets / "switch.js"}
    parts = [
        f"const {name} = {wrapped(path.read_text('utf-8'))};" for name, path in modules.items()
    ]
    parts += [(static / name).read_text("utf-8") for name in ORDER]
    return f'(() => {{\nconst BUILD = "{build}";\n' + "\n".join(parts) + "\n})();\n"
