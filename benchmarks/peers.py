"""Other libraries that do the same, and the machine on which all of them are measured."""

from __future__ import annotations

import os
import platform
import re
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / ".venv" / "peers"
PEERS = ("poker-equity", "eval7", "pkrbot", "phevaluator", "treys", "pokerkit")


def peer(name: str) -> Any:
    """A peer's module. What it needs itself comes after the project's own packages."""
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
    return import_module(name)


def machine() -> str:
    """What the numbers below were measured on."""
    info = Path("/proc/cpuinfo")
    text = info.read_text() if info.exists() else ""
    name = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    processor = name[1] if name else platform.machine()
    system = f"{platform.system()} {platform.release()}"
    return f"{processor}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {system}"


def versions() -> str:
    """The versions of all that is measured."""
    peer("treys")
    own = [f"Python {platform.python_version()}", f"numpy {version('numpy')}"]
    return ", ".join([*own, *(f"{name} {version(name)}" for name in PEERS)])
