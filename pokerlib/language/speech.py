"""`say`: a record in words, chosen by the record's type.

The sentences for the records of ``pokerlib.chinese`` (or ``pokerlib.chinese.score``) stand in
``pokerlib.language.chinese``, which registers them with ``@say.register``. It is imported when the
first such record is said, so that nobody pays for a family that is never spoken of.
"""

from __future__ import annotations

from functools import singledispatch
from importlib import import_module
from importlib.util import find_spec

from pokerlib.language.catalogue import Lang, written


@singledispatch
def say(record: object, lang: Lang) -> str:
    """The record as a sentence (a card or a hand: as its name) in that language."""
    for cls in type(record).__mro__:
        if _load_family(cls.__module__) and say.dispatch(type(record)) is not _unknown:
            return say(record, lang)
    raise TypeError(f"no words for a {type(record).__name__}")


_unknown = say.dispatch(object)
for _kind in (object, bool):  # whatever is no text and no number; a bool is a number to Python
    written.register(_kind, say)

# `odds` is a function of this package, which a module of that name would replace.
_CALLED = {"odds": "counting"}


def _load_family(module: str) -> bool:
    """Import the sentences for the records of that module; False where there are none."""
    package, _, rest = module.partition(".")
    part = rest.partition(".")[0]
    family = f"pokerlib.language.{_CALLED.get(part, part)}"
    if package != "pokerlib" or not rest or find_spec(family) is None:
        return False
    import_module(family)
    return True
