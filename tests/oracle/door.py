"""What was said at the one door of messages: `pokerlib.language.catalogue.text`.

A view is plain text in two languages. `Listener` stands at the door and remembers of each
finished text which message it is and with which facts; a text in a view is then taken apart again:
whole, or, where several were put together, into the finished texts that it consists of.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pokerlib.language import catalogue

_LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True)
class Said:
    """One message in a view: its id, its language, the finished text, its facts as they came."""

    id: str
    lang: str
    text: str
    facts: tuple[tuple[str, Any], ...]

    @property
    def fact(self) -> dict[str, Any]:
        return dict(self.facts)


def _caches() -> Iterator[Any]:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "pokerlib":
            yield from (one for one in vars(module).values() if hasattr(one, "cache_clear"))


class Listener:
    """Hears every message from now on; `close` takes it away again."""

    def __init__(self) -> None:
        self.heard: dict[str, dict[str, Said]] = {"bg": {}, "en": {}}
        self._begins: dict[str, dict[str, set[str]]] = {"bg": {}, "en": {}}
        self._door = catalogue.text
        for cache in _caches():  # texts that were kept have passed the door already
            cache.cache_clear()
        self._put(self._door, self._listen)

    def close(self) -> None:
        self._put(self._listen, self._door)
        for cache in _caches():
            cache.cache_clear()

    def _put(self, old: Any, new: Any) -> None:
        for name, module in list(sys.modules.items()):
            if name.partition(".")[0] == "pokerlib" and vars(module).get("text") == old:
                module.text = new  # type: ignore[attr-defined]

    def _listen(self, message: str, lang: Any, /, *, n: int | None = None, **facts: Any) -> str:
        finished = self._door(message, lang, n=n, **facts)
        known = facts if n is None else {**facts, "n": n}
        said = Said(message, lang, finished, tuple(sorted(known.items())))
        if known or finished not in self.heard[lang]:
            self.heard[lang][finished] = said
            if len(finished) > 3 and _LETTER.search(finished):
                self._begins[lang].setdefault(finished[1:4], set()).add(finished)
        return finished

    # Taking apart

    def inside(self, text: str, lang: str) -> list[Said | str]:
        """The same of a fact."""
        return self.parts(text, lang)

    def parts(self, text: str, lang: str) -> list[Said | str]:
        """The messages that a text consists of, and what stands between them.

        A bare number or amount is nobody's: many messages may have said the same.
        """
        if not _LETTER.search(text):
            return [text]
        if text in self.heard[lang]:
            return [self.heard[lang][text]]
        found: list[Said | str] = []
        at = begun = 0
        while at < len(text) - 3:
            best = self._longest(text, at, lang)
            if not best:
                at += 1
                continue
            if text[begun:at].strip():
                found.append(text[begun:at])
            found.append(self.heard[lang][best])
            at = begun = at + len(best)
        if text[begun:].strip():
            found.append(text[begun:])
        return found

    def _longest(self, text: str, at: int, lang: str) -> str:
        """The longest finished text that stands here, between words; the first letter may be a
        capital.
        """
        best = ""
        if at and text[at - 1].isalnum():
            return best
        for one in self._begins[lang].get(text[at + 1 : at + 4], ()):
            end = at + len(one)
            fits = text.startswith(one[1:], at + 1) and one[0].lower() == text[at].lower()
            if fits and len(one) > len(best) and not text[end : end + 1].isalnum():
                best = one
        return best
