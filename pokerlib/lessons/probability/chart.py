"""A sample on its way to the exact value, as a picture of the page's own: a few lines of SVG."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor, log10, sqrt

from pokerlib.counting.records import Convergence, Point
from pokerlib.language import Lang, number, percent
from pokerlib.lessons.components import Node, h, words

WIDTH, HEIGHT = 720, 330
LEFT, RIGHT, TOP, BOTTOM = 96, 655, 12, 286
FEWEST = 10  # deals, where the picture begins
SHORTEST = 1_000  # deals, so that the first few do not fill it
MOST_TICKS = 5
MOST_ON_A_PHONE = 4


@dataclass(frozen=True)
class Frame:
    """What part of the numbers is seen: deals from left to right, shares from low to high."""

    first: float
    last: float
    low: float
    high: float

    def x(self, deals: float) -> float:
        part = log10(deals / self.first) / log10(self.last / self.first)
        return round(LEFT + (RIGHT - LEFT) * part, 1)

    def y(self, share: float) -> float:
        part = (share - self.low) / (self.high - self.low)
        return round(BOTTOM - (BOTTOM - TOP) * part, 1)


def frame_of(found: Convergence, *, near: bool) -> Frame:
    """The whole way, or `near`: its last hundredfold, as large as the band there allows."""
    deals = found.points[-1].deals
    first = max(FEWEST, deals / 100) if near else FEWEST
    last = deals if near and deals > FEWEST else 10 ** ceil(log10(max(deals, SHORTEST)))
    exact, spread = float(found.exact), _spread(found)
    shares = [float(point.mean) for point in found.points if point.deals >= first]
    band = 2 * spread / sqrt(first)
    low = max(0.0, min(*shares, exact - band))
    high = min(1.0, max(*shares, exact + band))
    room = (high - low) * 0.05
    return Frame(first, last, max(0.0, low - room), high + room)


def _spread(found: Convergence) -> float:
    """The standard error of one deal: that of n deals times the root of n."""
    return found.points[0].error * sqrt(found.points[0].deals)


def chart(lang: Lang, found: Convergence, alt: str, *, near: bool = False) -> Node:
    """The share so far against the exact line and its error band, on a logarithmic axis."""
    frame = frame_of(found, near=near)
    here = found.points[-1]
    x, y = frame.x(here.deals), frame.y(float(here.mean))
    return h(
        "svg.pk-chart",
        *_shares_axis(frame, lang),
        *_deals_axis(frame, lang),
        h("path.pk-chart-band", d=_band(frame, found)),
        _across("exact", frame.y(float(found.exact))),
        h("path.pk-chart-sample", d=_sample(frame, found.points)),
        h("circle.pk-chart-here", cx=f"{x:g}", cy=f"{y:g}", r=5),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=alt,
    )


def _across(name: str, y: float) -> Node:
    return h(f"line.pk-chart-{name}", x1=LEFT, x2=RIGHT, y1=f"{y:g}", y2=f"{y:g}")


def _mark(shown: str, x: float, y: float, anchor: str, *, other: bool = False) -> Node:
    """A number at an axis; the `other` ones are left out where there is little room."""
    return h(
        "text.pk-chart-other" if other else "text",
        shown,
        x=f"{x:g}",
        y=f"{y:g}",
        text_anchor=anchor,
    )


def _path(places: Iterator[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in places)


def _sample(frame: Frame, points: tuple[Point, ...]) -> str:
    seen = [point for point in points if point.deals >= frame.first]
    return _path((frame.x(point.deals), frame.y(float(point.mean))) for point in seen)


def _band(frame: Frame, found: Convergence) -> str:
    """Two standard errors on either side of the exact share, as far as the picture goes."""
    exact, spread, steps = float(found.exact), _spread(found), 40
    deals = [frame.first * (frame.last / frame.first) ** (n / steps) for n in range(steps + 1)]

    def side(sign: int) -> list[tuple[float, float]]:
        return [
            (frame.x(n), frame.y(min(1.0, max(0.0, exact + sign * 2 * spread / sqrt(n)))))
            for n in deals
        ]

    return _path(iter([*side(1), *reversed(side(-1))])) + "Z"


def _shares_axis(frame: Frame, lang: Lang) -> Iterator[Node]:
    step, places = _step(frame.high - frame.low)
    for tick in range(ceil(frame.low / step), floor(frame.high / step) + 1):
        y = frame.y(tick * step)
        yield _across("grid", y)
        yield _mark(percent(tick * step, lang, places=places), LEFT - 8, y + 4, "end")


def _step(span: float) -> tuple[float, int]:
    """A round distance between marks, and how many decimals of a percent it takes to write."""
    power = floor(log10(span / MOST_TICKS))
    round_steps = (first * 10.0**power for first in (1, 2, 5, 10))
    step = next(one for one in round_steps if span / one <= MOST_TICKS)
    return step, max(0, -2 - floor(log10(step) + 1e-9))


def _deals_axis(frame: Frame, lang: Lang) -> Iterator[Node]:
    powers = range(ceil(log10(frame.first) - 1e-9), floor(log10(frame.last) + 1e-9) + 1)
    for place, power in enumerate(powers):
        other = place % 2 == 1 and len(powers) > MOST_ON_A_PHONE
        x = frame.x(10**power)
        yield h("line.pk-chart-grid", x1=f"{x:g}", x2=f"{x:g}", y1=TOP, y2=BOTTOM)
        yield _mark(number(10**power, lang), x, BOTTOM + 24, "middle", other=other)


def legend() -> Node:
    """What is drawn how."""
    drawn = (
        h("li", h(f"span.pk-chart-key.pk-chart-{name}", aria_hidden="true"), _says(name))
        for name in ("sample", "exact", "band")
    )
    return h("ul.pk-chart-legend", *drawn)


def _says(name: str) -> Node:
    return words(f"plots.convergence.{name}")
