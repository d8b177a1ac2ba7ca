"""Who counts for a page: NumPy where it is, else plain Python; both answer the same questions."""

from typing import Any

from pokerlib.counting import plain
from pokerlib.lessons.host import here


def fast() -> bool:
    """Whether this page may count with NumPy."""
    return "numpy" in here().may


def engine() -> Any:
    """`pokerlib.odds`, or what it has without NumPy."""
    if not fast():
        return plain
    from pokerlib import odds  # NumPy is not everywhere

    return odds
