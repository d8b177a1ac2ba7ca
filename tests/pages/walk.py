"""A random walk through widgets: events are read from what is drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

# What needs a person's file, or a browser to print with.
LEFT_OUT = {"pdf", "file"}
SEED = 7


def to_pages(value: Any) -> Any:
    """Links as the page's host writes them."""
    return json.loads(json.dumps(value).replace(".ipynb", ".html"))


def _nodes(nodes: list[Any]) -> Iterator[dict[str, Any]]:
    for node in nodes:
        if isinstance(node, dict):
            yield node
            yield from _nodes(node.get("x") or [])


def offered(view: Mapping[str, Any], chance: Random) -> list[list[Any]]:
    """Every event that a reader could cause now, with its arguments."""
    found: list[list[Any]] = []
    for node in _nodes(view.get("nodes") or []):
        about = node.get("a") or {}
        if about.get("aria-disabled") == "true" or about.get("type") == "file":
            continue
        for kind, what in (node.get("on") or {}).items():
            if kind == "keys":
                found += [list(one) for one in what.values()]
            elif kind == "change":
                found.append([*what, _chosen(node, about, chance)])
            elif kind == "toggle":
                found.append([*what, "open" not in about])
            else:
                found.append(list(what))
    return [one for one in found if one[0] not in LEFT_OUT]


def _chosen(node: Mapping[str, Any], about: Mapping[str, str], chance: Random) -> str:
    if node.get("e") == "select":
        options = [one for one in node.get("x", []) if isinstance(one, dict)]
        return str((chance.choice(options).get("a") or {}).get("value", ""))
    if about.get("type") == "range":
        low, high = (int(float(about.get(name, "0"))) for name in ("min", "max"))
        return str(chance.randint(low, high))
    return str(about.get("value", ""))


def fields(view: Mapping[str, Any]) -> dict[str, str]:
    """What stands in the fields."""
    abouts = ((node.get("a") or {}) for node in _nodes(view.get("nodes") or []))
    return {about["name"]: str(about.get("value", "")) for about in abouts if about.get("name")}


class Walker:
    """Chooses what to do next: what it has not done yet, as long as there is something."""

    def __init__(self, name: str) -> None:
        self.chance = Random(name)
        self.used: set[str] = set()
        self.seq = 0

    def next(self, view: Mapping[str, Any]) -> dict[str, Any] | None:
        events = offered(view, self.chance)
        if not events:
            return None
        fresh = [one for one in events if str(one[0]) not in self.used]
        event = self.chance.choice(fresh or events)
        self.used.add(str(event[0]))
        self.seq += 1
        return {
            "event": event[0],
            "args": event[1:],
            "fields": fields(view),
            "seq": self.seq,
            "view": "walk",
        }


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Where two views differ; drawn coordinates may, by 0.1 (another machine's sine)."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from differences(here, there, f"{where}[{place}]")
    elif one != other and not _near(one, other):
        yield f"{where}: {str(one)[:200]} | {str(other)[:200]}"


def _near(one: Any, other: Any) -> bool:
    try:
        here, there = (
            [
                float(word)
                for word in str(text)
                .replace(",", " ")
                .replace("M", " ")
                .replace("L", " ")
                .replace("Z", " ")
                .split()
            ]
            for text in (one, other)
        )
    except ValueError:
        return False
    if len(here) != len(there):
        return False
    return all(abs(a - b) <= 0.1001 for a, b in zip(here, there, strict=True))
