"""What runs in a process of its own, to be killed in the middle of its work."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from pokerlib.practice.progress import Answer
from pokerlib.practice.store import Progress


def answer(name: str, n: int) -> Answer:
    return Answer("badugi", 1, "BBB-BBB", 1.0, f"{name}-{n}")


def write(path: str, name: str, pipe: Any) -> None:
    """Add answers for ever, and tell each one's number once it is confirmed."""
    file, told = Progress(Path(path)), pipe.detach()
    for n in range(100_000):
        file.add(answer(name, n))
        os.write(told, f"{n}\n".encode())
        time.sleep(0.001)  # lets another writer have its turn
