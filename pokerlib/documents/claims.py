"""All claims, in the order of the documents; importing the checks registers them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from pokerlib.documents import checks
from pokerlib.documents.model import Claim
from pokerlib.documents.registry import registered

for _module in iter_modules(checks.__path__):
    import_module(f"{checks.__name__}.{_module.name}")

CLAIMS: Final[tuple[Claim, ...]] = registered()
