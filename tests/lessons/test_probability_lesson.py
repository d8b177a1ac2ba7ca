"""Lesson 09 without a browser: samples that converge, stud equities, and words on the way."""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import pairwise
from math import comb, factorial, perm
from typing import Any

import pytest

from pokerlib import cards, deck_of
from pokerlib.language import number, percent
from pokerlib.lessons.components import widget as page
from pokerlib.lessons.components.card_table import CardTable
from pokerlib.lessons.probability import DealMany, DealUntil, Equities, StudEquities
from pokerlib.lessons.probability.chart import BOTTOM, LEFT, RIGHT, TOP, frame_of
from pokerlib.lessons.probability.shared import seed_of
from pokerlib.odds import Trial, awaited, equity, outlook
from pokerlib.plots.words import convergence_alt
from tests.lessons.nodes import LANGUAGES, ROOT, offered, part, problem, shown, state, text, walk

CODE = "BBB-BBB"


def dealt(kind: str, *counts: int, code: str = CODE) -> DealMany:
    many = DealMany(code)
    many.press("kind", kind)
    for count in counts:
        many.press("more", count)
    return many


def rows(widget: Any, key: str) -> list[list[str]]:
    """The cells of the table in this part, in English."""
    found = [n for n in walk(part(widget, key)) if isinstance(n, dict) and n.get("e") == "tr"]
    return [[text([cell], "en").strip() for cell in row["x"]] for row in found]


def test_the_numbers_in_its_prose() -> None:
    prose = (ROOT / "notebooks" / "09_probability.ipynb").read_text("utf-8")
    orders, hands = perm(52, 5), comb(52, 5)
    for lang in ("bg", "en"):
        for wanted in (orders, hands):
            assert number(wanted, lang) in prose
    assert f"= {orders:,}." in prose
    assert f"{orders:,} ÷ {factorial(5)} = {hands:,} hands" in prose


# Deal many


def test_one_code_one_result_however_it_is_dealt() -> None:
    whole, by_bits = dealt("one_pair", 1_000), dealt("one_pair", *[100] * 10)
    assert whole.found == by_bits.found
    assert whole.found == Trial(awaited()["one_pair"], seed_of(CODE, "one_pair")).after(1_000)
    by_bits.press("deal")
    assert by_bits.code != CODE
    assert by_bits.found is None
    by_bits.press("code", code=CODE)
    by_bits.press("more", 1_000)
    assert whole.found == by_bits.found
    assert dealt("one_pair", 1_000, code="XMB-HXN").found != whole.found


def test_what_is_seen_is_what_was_dealt() -> None:
    many = dealt("straight", 10_000)
    assert many.found is not None
    here = many.found.points[-1]
    hits = int(here.mean * 10_000)
    assert f"It came {hits} times in 10,000 deals: {percent(here.mean, 'en', places=3)}" in text(
        part(many, "so-far"), "en"
    )
    assert "0,392\N{NO-BREAK SPACE}%, тоест 1 на 254,8" in text(part(many, "so-far"), "bg")
    many.press("fold", "numbers", True)
    heads, *table = rows(many, "numbers")
    assert heads[:2] == ["Deals", "Came"]
    assert [row[0] for row in table] == ["10", "100", "1,000", "10,000"]
    assert table[-1][1] == number(hits, "en")
    for row in table:
        deals = int(row[0].replace(",", ""))
        point = next(one for one in many.found.points if one.deals == deals)
        assert row[2] == percent(point.mean, "en", places=3)
        inside = abs(float(point.mean - many.found.exact)) <= 2 * point.error
        assert row[5] == ("yes" if inside else "no")


@pytest.mark.parametrize("kind", awaited())
@pytest.mark.parametrize("deals", [10_000, 1_000_000])
def test_rounding_leaves_what_is_said_true(kind: str, deals: int) -> None:
    """S14: "4.7 % … exactly 4.6 % … may be off by ±0.04 %" of 4.652 and 4.619."""
    many = dealt(kind, deals)
    assert many.found is not None
    here = many.found.points[-1]
    many.press("fold", "numbers", True)
    *_, last = table = rows(many, "numbers")[1:]
    share, off, band = (
        Decimal(re.sub("[^0-9.-]", "", cell.replace("−", "-"))) for cell in last[2:5]
    )
    said = re.search(r"Exactly counted: ([0-9.]+)%", text(part(many, "so-far"), "en"))
    assert said
    exact = Decimal(said[1])
    unit = Decimal(1).scaleb(band.as_tuple().exponent)
    assert exact > 0
    assert abs(share - exact - off) <= unit
    beyond = abs(share - exact) - band
    assert beyond <= unit if last[5] == "yes" else beyond >= -unit
    assert abs(float(band) / 200 - here.error) <= 0.05 * here.error
    decimals = {cell.partition(".")[2] for row in table for cell in row[2:5]}
    assert len({len(one) for one in decimals}) == 1


def test_nothing_and_one_are_said_as_people_say_them() -> None:
    many = dealt("royal_flush", 10)
    none = "Още не се е паднало при 10\N{NO-BREAK SPACE}раздавания: 0\N{NO-BREAK SPACE}%"
    assert none in text(part(many, "so-far"), "bg")
    for code in ("BBB-BBB", "XMB-HXN", "BBB-BBC", "BBB-BBD"):
        many = dealt("two_pair", 10, code=code)
        assert many.found is not None
        if many.found.points[-1].mean * 10 == 1:
            assert "It came once in 10 deals: 10.0%" in text(part(many, "so-far"), "en")
            return
    pytest.fail("no code with one hit in ten deals")


def test_the_guess_comes_first_and_is_answered() -> None:
    many = DealMany(CODE)
    assert "You deal 1,000 times." in text(part(many, "question"), "en")
    assert not text(part(many, "so-far"), "en"), "nothing is given away before the guess"
    many.press("guess", guess="12")
    assert not part(many, "question")
    assert "You guessed 12 of 1,000; on average there are 1.97." in text(part(many, "so-far"), "en")
    many.press("more", 10)
    assert "You guessed 12 of 1,000" in text(part(many, "so-far"), "en")
    many.press("guess", guess="3")  # a late click
    assert many.guess == 12


@pytest.mark.parametrize(
    "junk", ["", "x", "-3", "1e2", "1001", "1" * 30, "½", "٣", "2.5", "0,5", "1 00"]
)
def test_a_guess_that_is_no_number_is_refused_and_nothing_is_lost(junk: str) -> None:
    many = DealMany(CODE)
    before = state(many)
    many.press("guess", guess=junk)
    assert "Type a whole number from 0 to 1,000" in (problem(many, "en") or "")
    assert state(many) == before


@pytest.mark.parametrize("written", ["1 000", "1,000", "1.000", "1\N{NO-BREAK SPACE}000", "1000"])
def test_a_guess_is_read_as_people_write_it(written: str) -> None:
    many = DealMany(CODE)
    many.press("guess", guess=written)
    assert many.guess == 1_000


@pytest.mark.parametrize(
    ("kind", "deals"), [("one_pair", 100), ("flush", 1_000), ("royal_flush", 1_000_000)]
)
def test_a_guess_is_about_enough_deals(kind: str, deals: int) -> None:
    assert f"You deal {deals:,} times." in text(part(dealt(kind), "question"), "en")


def test_the_trap_is_the_small_sample_then_the_root() -> None:
    small = text(part(dealt("flush", 100), "so-far"), "en")
    assert "The trap: a small sample misleads" in small
    assert "to be expected 0.197 times" in small
    large = text(part(dealt("flush", 10_000), "so-far"), "en")
    assert "only ten times as exact" in large
    assert "A band ten times narrower takes 1,000,000 deals" in large


def test_a_sample_that_is_stopped_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    many = dealt("one_pair", 1_000)
    before = state(many)

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(page.LessonWidget, "tell", stop)
        many.press("more", 1_000_000)
    assert state(many) == before
    assert (problem(many, "en") or "").startswith("You stopped it.")
    many.press("more", 1_000)
    assert many.found == dealt("one_pair", 1_000, 1_000).found


def test_another_kind_begins_anew() -> None:
    many = dealt("flush", 1_000)
    many.press("kind", "rolled_up_trips")
    assert (many.dealt, many.guess, many.found) == (0, None, None)
    many.press("more", 100)
    assert many.found is not None
    assert many.found.key == "rolled_up_trips"


def test_ten_million_are_the_most() -> None:
    many = DealMany(CODE)
    many.dealt = 10_000_000 - 10
    many.redraw()
    assert [one for one in offered(many) if one[0] == "more"] == [("more", 10)]
    many.press("more", 100)  # a late click
    assert many.dealt == 10_000_000 - 10


# The picture


def test_the_picture_is_there_in_both_languages_with_its_words() -> None:
    many = dealt("flush", 1_000)
    assert many.found is not None
    for lang, node in zip(LANGUAGES, part(many, "picture")[0]["x"], strict=True):
        assert node["a"]["lang"] == lang
        svg = node["x"][0]["x"][0]
        assert svg["e"] == "svg"
        assert svg["a"]["aria-label"] == convergence_alt(lang, many.found)
        assert svg["a"]["role"] == "img"
        marks = [one["x"][0] for one in svg["x"] if one["e"] == "text"]
        assert number(1_000, lang) in marks


@pytest.mark.parametrize("kind", ["royal_flush", "flush", "one_pair", "low_on_board"])
@pytest.mark.parametrize("count", [10, 1_000, 100_000])
@pytest.mark.parametrize("near", [False, True])
def test_nothing_is_drawn_outside_its_frame(kind: str, count: int, near: bool) -> None:
    many = dealt(kind, count)
    if near:
        many.press("near", True)
    for node in walk(part(many, "picture")):
        if not isinstance(node, dict) or "d" not in node.get("a", {}):
            continue
        places = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", node["a"]["d"])
        assert places
        for x, y in places:
            assert LEFT - 0.1 <= float(x) <= RIGHT + 0.1
            assert TOP - 0.1 <= float(y) <= BOTTOM + 0.1


def test_the_axis_is_logarithmic_and_the_band_two_standard_errors() -> None:
    many = dealt("one_pair", 100_000)
    assert many.found is not None
    frame = frame_of(many.found, near=False)
    steps = [frame.x(10**power) for power in range(1, 6)]
    assert len({round(b - a) for a, b in pairwise(steps)}) == 1
    band = next(
        node["a"]["d"]
        for node in walk(part(many, "picture"))
        if isinstance(node, dict) and node.get("c") == "pk-chart-band"
    )
    first = re.findall(r"M(\S+) ([\d.]+)", band)[0]
    exact, error = float(many.found.exact), many.found.points[0].error
    assert float(first[0]) == frame.x(10)
    assert float(first[1]) == frame.y(exact + 2 * error)
    close = frame_of(many.found, near=True)
    assert (close.first, close.last) == (1_000, 100_000)
    assert close.high - close.low < (frame.high - frame.low) / 5


# Stud


def shares(stud: StudEquities) -> list[float]:
    assert stud.found is not None
    return [float(one.share) for one in stud.found]


def plan(stud: StudEquities) -> str:
    return text(part(stud, "plan"), "en")


def test_few_cards_to_come_are_counted_at_once_and_called_so() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("example", "flush_draw")
    hands = ["As Ad 7c 2h 9s Jd", "Kh Qh 8h 3h 4c 5d"]
    assert stud.found == equity("seven_card_stud", hands)
    assert "can fall in 1,560 ways. All of them are counted" in plan(stud)
    assert "counted exactly" in text(part(stud, "f"), "en")
    assert "Standard error" not in text(part(stud, "f"), "en")
    assert ("sample",) not in offered(stud)


def test_many_are_sampled_when_asked_and_called_so() -> None:
    stud = StudEquities(sample_code=CODE)
    assert stud.found is None
    assert "18,265,297,050 ways – too many to count" in plan(stud)
    stud.press("size", 10_000)
    stud.press("sample")
    first = stud.found
    hands = ["9s 9d 9h", "As Ad Kh"]
    wanted = equity("seven_card_stud", hands, samples=10_000, seed=seed_of(CODE))
    assert first == wanted
    said = text(part(stud, "f"), "en")
    assert "from a sample of 10,000 deals" in said
    assert f"±{percent(wanted[0].error, 'en', places=2)}" in said
    stud.press("sample")  # another one
    assert stud.sample_code != CODE
    assert stud.found != first
    stud.press("sample_code", sample_code="bbb bbb")
    assert stud.found == first
    stud.press("size", 100_000)
    assert stud.found is None
    assert stud.sample_code == CODE


@pytest.mark.parametrize("game", ["seven_card_stud", "stud_hilo", "razz"])
def test_every_example_is_a_question_with_an_answer(game: str) -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("game", game)
    examples = [one for one in offered(stud) if one[0] == "example"]
    assert len(examples) == 3
    exact = set()
    for example in examples:
        stud.press(*example)
        assert problem(stud, "en") is None
        exact.add(stud.ahead is not None and stud.ahead.exact)
        if stud.found is None:
            stud.press("size", 10_000)
            stud.press("sample")
        assert sum(shares(stud)) == pytest.approx(1)
        heads = rows(stud, "f")[0]
        assert ("Of the low half" in heads) == (game == "stud_hilo")
    assert exact == {True, False}


def test_a_code_deals_as_at_a_table_and_goes_on_street_by_street() -> None:
    stud = StudEquities(CODE, CODE)
    deck = deck_of(CODE)
    assert stud.held("hand_a") == deck[:3]
    assert stud.held("hand_b") == deck[3:6]
    for street in range(4, 8):
        before = [stud.held(f"hand_{name}") for name in "ab"]
        stud.press("street", street)
        now = [stud.held(f"hand_{name}") for name in "ab"]
        assert [len(hand) for hand in now] == [street, street]
        assert [hand[:-1] for hand in now] == before
        assert stud.code == CODE
    assert "nothing is left to chance" in plan(stud)
    assert set(shares(stud)) <= {0, 0.5, 1}
    stud.press("street", 3)
    assert stud.held("hand_a") == deck[:3]


def test_cards_laid_by_hand_stay_when_hands_or_cards_are_added() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("type", hand_a="As Ad 7c", hand_b="Kh Qh 8h", dead="2c 2d")
    stud.press("players", 3)
    stud.press("street", 5)
    assert stud.code is None
    assert stud.held("hand_a")[:3] == cards("As Ad 7c")
    assert stud.held("hand_b")[:3] == cards("Kh Qh 8h")
    assert stud.held("dead") == cards("2c 2d")
    assert len(stud.held("hand_c")) == 5
    assert len(stud.on_table()) == 17
    stud.press("players", 2)
    assert stud.places["hand_c"] == (None,) * 7
    stud.press("place", "hand_c", 0)  # a late click
    assert stud.place is None


def test_the_street_is_that_of_the_cards() -> None:
    stud = StudEquities(sample_code=CODE)
    held = {"hand_a": "As Ad 7c 2h 9s", "hand_b": "Kh Qh 8h 3h 4c"}
    stud.press("type", **held)
    assert stud.street == 5
    stud.press("players", 3)
    assert [stud.held(name) for name in held] == [cards(one) for one in held.values()]
    assert len(stud.held("hand_c")) == 5
    stud.press("place", "hand_a", 5)
    stud.press("pick", "Jd")
    assert stud.street == 6
    stud.press("type", hand_a="As Ad 7c", hand_b="Kh Qh 8h", hand_c="2c 3c 4d")
    assert stud.street == 3


def test_an_empty_table_stays_empty() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("clear")
    stud.press("players", 4)
    stud.press("street", 4)
    assert not stud.on_table()
    assert stud.place == ("hand_a", 0)
    assert "12 more cards are missing" in plan(stud)


def test_a_low_that_nobody_has_is_said() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("game", "stud_hilo")
    stud.press("example", "two_ways")
    assert stud.found is not None
    some = sum(one.low for one in stud.found if one.low is not None)
    assert 0 < some < 1
    said = text(part(stud, "f"), "en")
    assert f"In {percent(1 - some, 'en')} of the deals nobody has a low" in said
    assert f"add up to {percent(some, 'en')} and not to 100%" in said
    stud.press("type", hand_a="As 2s 3d 4d 5c 7h 8h", hand_b="Ks Kd Kc Qd Qs Jd Js")
    assert "nobody has a low" not in text(part(stud, "f"), "en"), "one is there for certain"
    stud.press("game", "razz")
    assert "nobody has a low" not in text(part(stud, "f"), "en")


def test_seen_cards_do_not_come() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("type", hand_a="As Ad 7c 2h 9s Jd", hand_b="Kh Qh 8h 3h 4c 5d", dead="Ac Ah")
    hands = ["As Ad 7c 2h 9s Jd", "Kh Qh 8h 3h 4c 5d"]
    assert stud.found == equity("seven_card_stud", hands, dead="Ac Ah")
    assert stud.ahead == outlook("seven_card_stud", hands, dead="Ac Ah")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"hand_a": "As Ah"}, "First hand: Too few cards: 2"),
        ({"hand_b": "As Xh 2c"}, "Second hand:"),
        ({"hand_a": "As Ah 2c 3c 4c 5c 6c 7c"}, "First hand: Too many cards: 8"),
        ({"hand_b": "9s Kd Kc"}, "The card 9♠ is both in the first hand and in the second hand"),
        ({"dead": "9s"}, "The card 9♠ is both in the first hand and among the cards seen"),
        ({"hand_a": ""}, "First hand:"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(typed: dict[str, str], sentence: str) -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("size", 10_000)
    stud.press("sample")
    before = state(stud)
    stud.press("type", **{"hand_a": "9s 9d 9h", "hand_b": "As Ad Kh", **typed})
    assert sentence in (problem(stud, "en") or "")
    assert problem(stud, "bg") != problem(stud, "en")
    assert state(stud) == before


@pytest.mark.parametrize("junk", ["", "x", "BBB", "BBB-BBA"])
def test_a_sample_code_that_is_none_is_refused(junk: str) -> None:
    stud = StudEquities(sample_code=CODE)
    before = state(stud)
    stud.press("sample_code", sample_code=junk)
    assert problem(stud, "en")
    assert state(stud) == before


def test_missing_cards_are_counted() -> None:
    stud = StudEquities(sample_code=CODE)
    stud.press("clear")
    assert "6 more cards are missing" in plan(stud)
    for code in ("As", "Ad", "Kc", "Ks", "Kd"):
        stud.press("pick", code)
    assert stud.place == ("hand_b", 2), "three cards each, then the next hand"
    assert "1 more card is missing" in plan(stud)
    stud.press("pick", "2c")
    assert stud.place is None
    assert stud.ahead is not None


# Omaha


@pytest.mark.parametrize("table", [Equities, StudEquities])
def test_a_card_in_two_hands_is_refused(table: type[CardTable]) -> None:
    """Whatever groups a table has, there are words for each of them."""
    lesson = table()
    names = [group.name for group in lesson.groups if group.least]
    for first, second in pairwise(names[:2]):
        spare = iter(["2c 3c 4c 5c", "2d 3d 4d"])
        lesson.press("type", **{first: next(spare), second: f"{next(spare)} 2c"})
        assert "2♣" in (problem(lesson, "bg") or "")
        assert "2♣" in (problem(lesson, "en") or "")
    for group in StudEquities.groups:
        for lang in ("bg", "en"):
            assert page.text_pair(f"error.where.{group.name}")[lang == "en"]


def test_the_heat_map_has_words_and_the_streets_a_table() -> None:
    table = Equities()
    table.press("type", hand_a="As Ah Kd Qd", hand_b="Jc Tc 9h 8h", board="2c 9s Ts")
    said = text(part(table, "heat"), "en")
    assert "41 cards may come" in said
    assert [row[0] for row in rows(table, "streets")] == ["Street", "before the flop", "flop"]
    table.press("place", "board", 3)
    table.press("pick", "3d")
    assert "40 cards may come" in text(part(table, "heat"), "en")
    assert rows(table, "streets")[-1][0] == "turn"
    table.press("pick", "4d")
    assert not part(table, "heat"), "after the river no card comes"
    assert rows(table, "streets")[-1][0] == "river"


# How far it is


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the page is told, at once and of everything."""
    monkeypatch.setattr(page, "PATIENCE", -1.0)
    monkeypatch.setattr(page, "PAUSE", 0.0)
    return []


def listening(widget: Any, told: list[dict[str, Any]]) -> Any:
    widget.observe(lambda change: told.append(change["new"]), "progress")
    return widget


def test_a_sample_says_how_far_it_is(told: list[dict[str, Any]]) -> None:
    stud = listening(StudEquities(sample_code=CODE), told)
    before = dict(stud.view)
    stud.press("sample")
    *steps, last = told
    assert last == {}, "there is no bar when the answer is there"
    parts = [step["part"] for step in steps]
    assert len(parts) > 3
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert steps[-1]["said"]["t"][1] == "100,000 of 100,000 done"
    assert stud.view != before


def test_a_million_hands_say_how_far_they_are(told: list[dict[str, Any]]) -> None:
    many = listening(dealt("flush"), told)
    many.press("more", 100_000)
    assert [step.get("part") for step in told][-2:] == [1, None]


def test_nobody_knows_how_long_a_wait_will_be(told: list[dict[str, Any]]) -> None:
    wait = listening(DealUntil(), told)
    wait.press("kind", "royal_flush")
    told.clear()
    wait.press("code", code=CODE)
    *steps, last = told
    assert last == {}
    assert steps
    assert {step["part"] for step in steps} == {None}
    assert re.fullmatch(r"[\d,]+ done", steps[-1]["said"]["t"][1])


def test_what_is_quick_says_nothing(told: list[dict[str, Any]]) -> None:
    page.PATIENCE = 60.0  # monkeypatch sets it back
    stud = listening(StudEquities(sample_code=CODE), told)
    stud.press("sample")
    assert [step for step in told if step] == []


def test_a_place_for_the_bar_is_on_every_page_that_needs_one() -> None:
    for widget in (DealMany(CODE), StudEquities(CODE, CODE), DealUntil(CODE)):
        places = [
            n
            for n in walk(shown(widget))
            if isinstance(n, dict) and "data-progress" in n.get("a", {})
        ]
        assert len(places) == 1
        assert "x" not in places[0]
