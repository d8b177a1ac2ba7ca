"""How all plots look: colours that everybody can tell apart, ink that follows the page."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from pokerlib.language import Lang, number, percent

# Okabe and Ito's colours, told apart with any kind of colour vision, and those of them that
# stand out on white and on black alike.
BLUE: Final = "#0072b2"
ORANGE: Final = "#d55e00"
GREEN: Final = "#009e73"
PURPLE: Final = "#cc79a7"

# A colour that nothing else has: in a page it becomes the page's own, on paper it stays dark.
INK: Final = "#1a1b1c"

# For lines that must be told apart also without colour: ten hands are the most.
LINES: Final[tuple[dict[str, Any], ...]] = tuple(
    {"color": color, "linestyle": dashes, "marker": marker}
    for dashes, marker, color in zip(
        ("-", "--", "-.", ":") * 3,
        ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*", "h", "d"),
        (BLUE, ORANGE, GREEN, PURPLE) * 3,
        strict=True,
    )
)

_SETTINGS: Final[Mapping[str, Any]] = {
    "axes.edgecolor": INK,
    "axes.facecolor": "none",
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.family": "DejaVu Sans",  # comes with matplotlib; has Cyrillic and the four suits
    "font.size": 11,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def drawing(more: Mapping[str, Any] | None = None) -> AbstractContextManager[None]:
    """Our settings while a figure is drawn or written, and nobody's afterwards."""
    settings: dict[Any, Any] = {**_SETTINGS, **(more or {})}
    return mpl.rc_context(settings)


def canvas(width: float, height: float, title: str) -> tuple[Figure, Axes]:
    """An empty figure with its title; no pyplot, so no figure stays behind anywhere."""
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    # The title belongs to the whole width: over the axes alone the longest would be cut.
    figure.suptitle(title, x=0.01, ha="left", weight="bold", size=13)
    return figure, axes


def quiet(axes: Axes, direction: str) -> None:
    """Thin lines behind the data, across one direction."""
    axes.grid(visible=True, axis=direction, color=INK, alpha=0.15, linewidth=0.8)  # type: ignore[arg-type]
    axes.set_axisbelow(True)


def in_percent(axis: Axis, lang: Lang) -> None:
    """Write an axis of parts of one as the language writes percentages."""
    axis.set_major_formatter(FuncFormatter(lambda value, _: percent(float(value), lang)))


def in_numbers(axis: Axis, lang: Lang) -> None:
    """Write an axis of whole numbers as the language writes them."""
    axis.set_major_formatter(FuncFormatter(lambda value, _: number(round(float(value)), lang)))


def readable_on(color: tuple[float, ...]) -> str:
    """Black or white, whichever stands out more on this colour (WCAG 2's luminance)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color[:3]
    )
    return "black" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 else "white"
