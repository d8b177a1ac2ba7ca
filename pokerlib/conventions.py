"""Conventions: every point on which houses differ, as a named field with its source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["CONVENTIONS", "Conventions"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """One table's choice among the rules on which houses differ."""


CONVENTIONS: Final = Conventions()
