"""Plots: three things at once, in both languages, the same every time."""

import re
from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree as ET

import matplotlib as mpl
import pytest

import pokerlib as pk
from pokerlib.language import LANGUAGES, Lang
from pokerlib.odds import by_next_card, census, equity, hands_converge, street_by_street
from pokerlib.plots import (
    Plot,
    Table,
    choices,
    convergence,
    hand_chances,
    next_card,
    streets,
)
from pokerlib.plots.style import INK, LINES
from pokerlib.rankings import RANKINGS, Category

HANDS = ["As Ah Kd Qd", "Jc Tc 9h 8h"]
FLOP = "2c 9s Ts"

PLOTS: dict[str, Callable[[Lang], Plot]] = {
    **{
        f"hands-{ranking.key}": (lambda lang, ranking=ranking: hand_chances(lang, ranking))
        for ranking in RANKINGS.values()
    },
    "hands-seven": lambda lang: hand_chances(lang, cards=7),
    "convergence": lambda lang: convergence(
        lang, hands_converge(Category.ONE_PAIR, sizes=(10, 1_000, 20_000))
    ),
    "next": lambda lang: next_card(lang, "omaha_hilo", HANDS, FLOP, hand=1),
    "streets": lambda lang: streets(lang, "omaha", HANDS, FLOP + " 3d 4d"),
    "choices": lambda lang: choices(lang, "As Kh Kd 4c", "Qs 9s 7s 2s Kc"),
    "choices-low": lambda lang: choices(lang, "As 2h Kd 4c", "Qs 8s 7s 3s Kc", "omaha_hilo", "low"),
    "choices-none": lambda lang: choices(
        lang, "As 2h Kd 4c", "Qs Js Ts 3s Kc", "omaha_hilo", "low"
    ),
}


@cache
def drawn(name: str, lang: Lang) -> Plot:
    return PLOTS[name](lang)


@pytest.fixture(params=list(PLOTS))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plot_has_words_and_numbers(name: str, lang: Lang) -> None:
    plot = drawn(name, lang)
    assert plot.title
    assert plot.title in plot.alt
    assert re.search(r"\d", plot.alt)
    assert all(len(row) == len(plot.table.header) for row in plot.table.rows)
    assert plot.table.rows or name == "choices-none"
    words = " ".join([plot.title, plot.alt, *plot.table.header])
    assert bool(re.search("[А-я]", words)) == (lang == "bg")


def test_a_picture_for_a_page(name: str) -> None:
    plot = drawn(name, "bg")
    svg = plot.svg()
    tree = ET.fromstring(svg)
    assert tree.get("role") == "img"
    assert tree.get("aria-label") == plot.title
    assert tree[0].tag.endswith("title")
    assert tree[1].text == plot.alt
    assert "currentColor" in svg
    assert INK not in svg


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_sticks_out(name: str, lang: Lang) -> None:
    figure = drawn(name, lang).figure
    figure.draw_without_rendering()
    assert figure.get_suptitle()
    whole, ink = figure.bbox, figure.get_tightbbox()
    assert ink.x1 * figure.dpi <= whole.x1 + 1
    assert ink.x0 >= 0


def test_the_same_picture_every_time() -> None:
    assert PLOTS["choices"]("en").svg() == PLOTS["choices"]("en").svg()


def test_a_page_of_a_plot() -> None:
    plot = drawn("streets", "bg")
    page = plot._repr_html_()
    ET.fromstring(page.replace("&nbsp;", " "))
    for part in ('lang="bg"', "<details>", "<figcaption>", "Таблица с числата"):
        assert part in page
    assert plot.png().startswith(b"\x89PNG")


def test_words_are_escaped() -> None:
    html = Table(("<b>",), (("a & b",),)).html()
    assert "&lt;b&gt;" in html
    assert "a &amp; b" in html


def test_two_pictures_on_a_page_share_no_ids() -> None:
    first, second = (drawn(name, "en").svg() for name in ("hands-high", "hands-badugi"))
    clips = [set(re.findall(r'<clipPath id="(\w+)"', svg)) for svg in (first, second)]
    assert all(clips)
    assert not clips[0] & clips[1]


def test_settings_stay_as_they_were() -> None:
    before = dict(mpl.rcParams)
    PLOTS["next"]("bg").svg()
    assert dict(mpl.rcParams) == before


def test_the_numbers_of_the_ten_hands() -> None:
    rows = hand_chances("en").table.rows
    counts = [row[1] for row in rows]
    assert counts == [f"{count:,}" for count in census(pk.HIGH).values()]
    assert rows[0] == (
        "royal flush",
        "4",
        "1/649,740",
        "0.00000154",
        "0.000154%",
        "1 in 649,740",
        "649,739 to 1 against",
    )


def test_lows_by_their_highest_card() -> None:
    names = [row[0] for row in hand_chances("bg", pk.EIGHT_OR_BETTER).table.rows]
    assert names[0] == "колело"
    assert names[3] == "лоу до осмица"
    assert len(names) == 5
    assert len(hand_chances("en", pk.ACE_TO_FIVE).table.rows) == 9 + 5
    assert len(hand_chances("en", pk.DEUCE_TO_SEVEN).table.rows) == 8 + 9


def test_the_axis_is_logarithmic_and_in_the_language() -> None:
    plot = hand_chances("bg")
    axes = plot.figure.axes[0]
    assert axes.get_xscale() == "log"
    plot.svg()
    labels = [label.get_text() for label in axes.get_xticklabels()]
    assert "0,01\N{NO-BREAK SPACE}%" in labels
    texts = [one.get_text() for one in axes.texts]
    assert len(texts) == 10
    assert "1 на" in texts[0]


def test_the_numbers_of_the_next_card() -> None:
    plot = next_card("en", "omaha", HANDS, FLOP)
    found = by_next_card("omaha", HANDS, FLOP)
    table = {row[0]: row[1:] for row in plot.table.rows}
    assert list(table) == ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    for card, after in found.items():
        shown = table["10" if card.letter == "T" else card.letter]["shdc".index(card.suit)]
        assert shown == pk.language.percent(after[0].share, "en")
    assert sum(cell != "–" for row in table.values() for cell in row) == len(found) == 41
    texts = [one.get_text() for one in plot.figure.axes[0].texts]
    assert len(texts) == 52
    assert texts.count("–") == 11


def test_a_card_that_helps_is_marked_so() -> None:
    """Not by colour alone: up, down, or as it was."""
    plot = next_card("en", "holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Jd", hand=1)
    marks = [one.get_text().split("\n") for one in plot.figure.axes[0].texts]
    up = [mark[0] for mark in marks if mark[-1] == "▲"]
    assert up == ["100", "100"]
    same = next_card("en", "holdem", ["As Ks", "2c 2d"], "Qs Js Ts")
    assert {one.get_text()[-1] for one in same.figure.axes[0].texts} == {"=", "–"}


def test_the_numbers_of_the_streets() -> None:
    plot = streets("en", "omaha", HANDS, FLOP)
    assert plot.table.header == ("hand", "before the flop", "flop")
    reached = street_by_street("omaha", HANDS, FLOP)
    for place, row in enumerate(plot.table.rows):
        assert list(row[1:]) == [
            pk.language.percent(street.equities[place].share, "en") for street in reached
        ]
    lines = plot.figure.axes[0].get_lines()
    assert [float(line.get_ydata()[-1]) for line in lines] == [
        float(one.share) for one in equity("omaha", HANDS, FLOP)
    ]


def test_ten_hands_can_be_told_apart_without_colour() -> None:
    plot = streets("bg", "holdem", [f"{rank}s {rank}h" for rank in "23456789TJ"], "Qc Kd Ac")
    lines = plot.figure.axes[0].get_lines()
    assert len({(line.get_linestyle(), line.get_marker()) for line in lines}) == 10
    assert len(LINES) >= 10


def test_the_sixty_choices() -> None:
    plot = choices("en", "As Kh Kd 4c", "Qs 9s 7s 2s Kc")
    assert sum(int(row[1]) for row in plot.table.rows) == 60
    assert plot.table.rows[0][0] == "three of a kind"
    assert "60" in plot.title


def test_the_band_is_two_standard_errors() -> None:
    found = hands_converge(Category.ONE_PAIR, sizes=(10, 1_000, 20_000))
    plot = convergence("en", found)
    assert [row[0] for row in plot.table.rows] == ["10", "1,000", "20,000"]
    assert plot.table.rows[-1][1] == pk.language.percent(found.points[-1].mean, "en")
    axes = plot.figure.axes[0]
    assert axes.get_xscale() == "log"
    band = axes.collections[0].get_paths()[0].vertices[:, 1]
    widest = found.points[0].error
    assert band.max() == pytest.approx(float(found.exact) + 2 * widest)
