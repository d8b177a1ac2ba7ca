"""Lesson 04 as a person goes through it, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pokerlib import deal
from pokerlib.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.stage import Notebook, Part

pytestmark = pytest.mark.browser
QUIZ, DEAL, STREETS, TURN, SHOWDOWN, HOLDEM = range(6)
CODE = "BBB-BBB"
QUADS = "LBL-PPX"  # four eights in the hand
HOLE, BOARD = "As Kh Kd 4c", "Qs 9s 7s 2s Kc"


@pytest.fixture(scope="module")
def opened(hall: Visit) -> Notebook:
    lesson = hall("04_omaha")
    lesson.alerts = []  # type: ignore[attr-defined]
    lesson.page.on("dialog", lambda box: (lesson.alerts.append(box.message), box.dismiss()))  # type: ignore[attr-defined]
    lesson.run_all(6)
    lesson.language("en")
    return lesson


@pytest.fixture
def omaha(opened: Notebook) -> Iterator[Notebook]:
    yield opened
    opened.sound()
    assert opened.alerts == []  # type: ignore[attr-defined]


def table(omaha: Notebook, hole: str = HOLE, board: str = BOARD) -> Part:
    """The first widget with these cards typed in."""
    widget = omaha.part(DEAL)
    if not widget.root.locator('input[name="hole"]').is_visible():
        widget.unfold("Type the cards")
    widget.enter(hole=hole, board=board)
    return widget


# What it must show, of the issue: verdict, strongest temptation, the others, in both languages.
SHOWN = {
    "three kings": (
        HOLE,
        BOARD,
        {
            ".pk-boxes .pk-good": (
                "Три попа, кикъри дама и деветка K♥ K♦ от ръката + K♣ Q♠ 9♠ от борда",
                "Three kings, kickers queen and nine K♥ K♦ from your hand + K♣ Q♠ 9♠ from the",
            ),
            ".pk-boxes .pk-bad": (
                "флъш до асо, но не е позволено A♠ + Q♠ 9♠ 7♠ 2♠: една карта от ръката и четири",
                "an ace-high flush, but that is not allowed A♠ + Q♠ 9♠ 7♠ 2♠: one card from the",
            ),
            ".pk-fold": (
                "три попа, кикъри асо и дама",
                "three kings, kickers ace and queen",
            ),
            ".pk-fold ": (
                "три попа, кикъри асо и четворка, но не е позволено A♠ K♥ K♦ 4♣ + K♣: четири",
                "three kings, kickers ace and four, but that is not allowed A♠ K♥ K♦ 4♣ + K♣: four",
            ),
        },
    ),
    "four aces": (
        "As Ah Ad Ac",
        "Ks Qh 7d 7c 2s",
        {
            ".pk-boxes .pk-good": (
                "Два чифта – аса и седмици, кикър поп",
                "Two pair, aces and sevens, kicker king",
            ),
            ".pk-boxes .pk-bad": (
                "Изглежда като каре аса, но не е позволено",
                "It looks like four aces, but that is not allowed",
            ),
            ".pk-fold": ("фул хаус – аса със седмици", "aces full of sevens"),
        },
    ),
    "four nines": (
        "9s 8s 3d 2d",
        "9h 9d 9c Ks Kh",
        {
            ".pk-boxes .pk-good": ("Каре деветки, кикър осмица", "Four nines, kicker eight"),
            ".pk-boxes .pk-note": ("Тук мами само кикърът", "Only a kicker tempts here"),
            ".pk-fold": (
                "каре деветки, кикър поп, но не е позволено 9♠ + K♠ 9♥ 9♦ 9♣: една карта",
                "four nines, kicker king, but that is not allowed 9♠ + K♠ 9♥ 9♦ 9♣: one card",
            ),
        },
    ),
    "three nines": (
        "As 8s 3d 2d",
        "9h 9d 9c Ks Kh",
        {
            ".pk-boxes .pk-good": (
                "Три деветки, кикъри асо и осмица",
                "Three nines, kickers ace and eight",
            ),
            ".pk-boxes .pk-bad": (
                "фул хаус – деветки с попове, но не е позволено K♠ K♥ 9♥ 9♦ 9♣: нито една карта",
                "nines full of kings, but that is not allowed K♠ K♥ 9♥ 9♦ 9♣: no card from the",
            ),
            ".pk-fold": ("три деветки, кикъри асо и поп", "three nines, kickers ace and king"),
        },
    ),
}


@pytest.mark.parametrize("hand", SHOWN)
def test_what_it_must_show(omaha: Notebook, hand: str) -> None:
    hole, board, wanted = SHOWN[hand]
    widget = table(omaha, hole, board)
    for fold in widget.root.locator("summary", has_text="tempting").all():
        if fold.locator("xpath=..").get_attribute("open") is None:
            fold.click()
            widget.settled()
    for where, pair in wanted.items():
        for lang, sentence in zip(("bg", "en"), pair, strict=True):
            assert sentence in widget.text(lang, where.strip()), (hand, where)
    omaha.shot(f"04-{hand.replace(' ', '-')}", widget.root)


def test_the_sixty_combinations(omaha: Notebook) -> None:
    widget = table(omaha)
    assert widget.root.locator("table").count() == 0
    widget.unfold("All 60 combinations")
    rows = widget.root.locator("tbody tr")
    expect(rows).to_have_count(60)
    assert widget.text("en", "tbody tr:first-child").endswith("kickers queen and nine 59")
    assert widget.text("bg", "tbody tr:first-child").endswith("кикъри дама и деветка 59")
    assert widget.root.locator("tr.pk-best").count() == 1
    omaha.accessible(".pk:has(tbody)")
    widget.unfold("All 60 combinations")
    expect(rows).to_have_count(0)


def test_deal_and_the_code_that_repeats_it(omaha: Notebook) -> None:
    widget = omaha.part(DEAL)
    code = widget.root.locator('input[name="code"]')
    widget.click("Deal")
    given, cards = code.input_value(), widget.cards(".pk-hands .pk-card")
    assert re.fullmatch("[B-Z]{3}-[B-Z]{3}", given)
    assert cards == [card.code for part in deal(given, 4, 5) for card in part]
    widget.click("Deal")
    assert widget.cards(".pk-hands .pk-card") != cards
    widget.enter(code=given.lower().replace("-", " "))
    assert widget.cards(".pk-hands .pk-card") == cards
    assert code.input_value() == given
    widget.root.locator('input[name="code"]').fill("ввв ввв")  # the same keys, Bulgarian layout
    widget.click("Deal this code")
    assert code.input_value() == CODE


def test_pick_a_card_by_mouse(omaha: Notebook) -> None:
    widget = table(omaha)
    widget.root.locator(".pk-hands button.pk-card").nth(3).click()
    grid = widget.root.locator(".pk-grid button")
    expect(grid).to_have_count(52)
    assert widget.root.locator('.pk-grid [aria-disabled="true"]').count() == 8
    taken = widget.root.locator('.pk-grid [aria-disabled="true"]').first
    taken.click(force=True)  # Playwright would not, a person may
    expect(grid).to_have_count(52)
    omaha.accessible(".pk:has(.pk-grid)")
    widget.root.get_by_role("button", name="five of clubs").click()
    expect(grid).to_have_count(0)
    widget.settled()
    assert widget.cards(".pk-hands .pk-card") == "As Kh Kd 5c Qs 9s 7s 2s Kc".split()
    assert widget.root.locator('input[name="code"]').input_value() == ""


def test_pick_cards_by_keyboard_alone(omaha: Notebook) -> None:
    """Tab, arrows, Enter, Escape; the focus is always somewhere sensible."""
    widget, page = table(omaha), omaha.page
    focused = lambda: page.evaluate(  # noqa: E731
        "document.activeElement.closest('.pk') && document.activeElement.textContent"
    )
    widget.button("Deal").focus()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('pk-card')"):
            break
    for _ in range(8):  # Tab came to the card that was used last
        page.keyboard.press("ArrowLeft")
    assert "ace of spades" in focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert "four of clubs" in focused()
    page.keyboard.press("Enter")
    expect(widget.root.locator(".pk-grid button")).to_have_count(52)
    widget.settled()
    assert "four of clubs" in focused()  # in the grid, on the card that is here
    seen = [focused()]
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        seen.append(focused())
    assert all(one != two for one, two in pairwise(seen)), seen
    page.keyboard.press("Escape")
    expect(widget.root.locator(".pk-grid button")).to_have_count(0)
    widget.settled()
    assert "four of clubs" in focused()  # back where it was
    page.keyboard.press("Enter")
    widget.settled()
    page.keyboard.press("ArrowLeft")
    picked = focused()
    assert picked
    page.keyboard.press("Enter")
    widget.settled()
    assert widget.cards(".pk-hands .pk-card") == "As Kh Kd 5c Qs 9s 7s 2s Kc".split(), picked
    widget.button("Clear").focus()
    page.keyboard.press("Enter")
    widget.settled()
    for _ in range(9):
        page.keyboard.press("Enter")
        widget.settled()
    assert len(set(widget.cards(".pk-hands .pk-card"))) == 9
    assert focused()


def test_escape_works_also_on_a_card_that_is_taken(omaha: Notebook) -> None:
    widget = table(omaha)
    widget.root.locator(".pk-hands button.pk-card").nth(1).click()
    widget.settled()
    widget.root.locator('.pk-grid [aria-disabled="true"]').first.focus()
    omaha.page.keyboard.press("Escape")
    expect(widget.root.locator(".pk-grid button")).to_have_count(0)


def test_quiz(omaha: Notebook) -> None:
    quiz = omaha.part(QUIZ)
    quiz.click("An ace-high flush")
    assert "only one from the hand" in quiz.text("en", ".pk-wrong")
    assert "само една от ръката" in quiz.text("bg", ".pk-wrong")
    quiz.click("Three kings, kickers queen and nine")
    assert quiz.text("en", "[role=status]").startswith("Right")
    quiz.click("Next")
    quiz.click("Eights full of aces")
    assert "A♥ A♦ from the hand" in quiz.text("en", ".pk-good")


def test_street_by_street(omaha: Notebook) -> None:
    streets = omaha.part(STREETS)
    streets.enter(code="RNR-LWF")  # neither the turn nor the river changes the hand
    hole, board = deal("RNR-LWF", 4, 5)
    streets.click("Turn over the flop")
    assert streets.cards() == [card.code for card in (*hole, *board[:3])]
    streets.click("Turn over the turn")
    assert "Does it change your best hand?" in streets.text("en")
    streets.click("No, it stays the same")
    assert "Right." in streets.text("en", ".pk-good + .pk-box")
    streets.click("Turn over the river")
    streets.click("Yes, it does")
    assert "Not so." in streets.text("en", ".pk-bad")
    assert "Не е така." in streets.text("bg", ".pk-bad")
    assert streets.cards() == [card.code for card in (*hole, *board)]
    expect(streets.root.locator("tbody tr")).to_have_count(3)
    streets.enter(code="XNX-FHH")
    streets.click("Turn over the flop")
    streets.click("Turn over the turn")
    streets.click("Show me")
    assert "changed it: it was" in streets.text("en")


def choose(turn: Part, cards: str) -> None:
    """Click cards until just these are chosen."""
    wanted = set(cards.split())
    for code in turn.cards():
        card = turn.root.locator(".pk-hands button.pk-card").nth(turn.cards().index(code))
        if (card.get_attribute("aria-pressed") == "true") != (code in wanted):
            card.click()
    turn.settled()


def test_your_turn(omaha: Notebook) -> None:
    turn = omaha.part(TURN)
    turn.enter(code=QUADS)
    eights, board = "8d 8h 8c 8s", "3s Jh Kc 2c 7d"
    assert turn.cards() == [*eights.split(), *board.split()]
    choose(turn, f"{eights} Kc")
    turn.click("Done")
    assert "4 from the hand and 1 from the board" in turn.text("en", ".pk-bad")
    assert "каре осмици" in turn.text("bg", ".pk-bad")
    choose(turn, "8d 8h 3s 2c 7d")
    turn.click("Done")
    assert "it is allowed" in turn.text("en", ".pk-bad")
    choose(turn, "8d 8h Kc Jh 7d")
    turn.click("Done")
    assert "Right, but not at the first try." in turn.text("en", "footer")
    assert "The trap here" in turn.text("en", ".pk-good")
    assert "At the first try: 0 of" in turn.text("en", "header")
    turn.click("Next")
    assert turn.root.locator('input[name="code"]').input_value() != QUADS
    turn.click("Hint")
    turn.click("Show the answer")
    assert len(turn.cards(".pk-hands .pk-plays")) == 5
    turn.click("with a trap")
    turn.click("Hint")
    turn.click("Show the answer")
    assert "The trap here" in turn.text("en", ".pk-note")


@pytest.mark.parametrize("players", [2, 6])
def test_showdown(omaha: Notebook, players: int) -> None:
    widget = omaha.part(SHOWDOWN)
    widget.enter(code="LYZ-SGH")
    widget.click(str(players))
    board, *hands = deal("LYZ-SGH", 5, *(4,) * players)
    assert widget.cards() == [card.code for part in (board, *hands) for card in part]
    widget.click("Done")
    assert widget.problem("en").endswith("Mark at least one winner.")
    assert widget.problem("bg").endswith("Отбележете поне един победител.")
    for seat in GAMES["omaha"].showdown(hands, board).winners("high"):
        widget.click(f"Player {seat + 1} wins")
    widget.click("Done")
    assert "Right." in widget.text("en", ".pk-good")
    assert widget.problem("en") == ""
    assert len(widget.cards(".pk-players .pk-plays")) == 2 * players
    if players == 2:
        assert "splits the pot" in widget.text("en")
    widget.enter(code="LYZ-SGH")
    widget.click(f"Player {players} wins")
    widget.click("Done")
    wrong = players == 2 or players - 1 not in GAMES["omaha"].showdown(hands, board).winners("high")
    assert ("Not so." in widget.text("en", ".pk-bad")) == wrong


def test_holdem_against_omaha(omaha: Notebook) -> None:
    widget = omaha.part(HOLDEM)
    widget.unfold("Type the cards")
    widget.enter(hole="As 8s 3d 2d", board="9h 9d 9c Ks Kh")
    assert "Nines full of kings the board plays by itself" in widget.text("en", ".pk-two")
    assert "Three nines, kickers ace and eight 2 cards from the hand" in widget.text(
        "en", ".pk-two"
    )
    assert "По-силна е ръката в Холдем" in widget.text("bg")
    holdem = widget.root.locator(".pk-two .pk-box").first.locator("button.pk-card")
    holdem.nth(0).click()
    widget.settled()
    assert "Hold’em is played with two cards" in widget.problem("en")
    holdem.nth(3).click()
    widget.settled()
    assert widget.problem("en") == ""
    pressed = [one.get_attribute("aria-pressed") for one in holdem.all()]
    assert pressed == ["false", "true", "false", "true"]


LONG = "As " * 3_334  # 10,000 characters and a little
HANDS = [
    ("", BOARD),
    ("As Kh Kd", BOARD),
    ("As Kh Kd 4c 5c", BOARD),
    ("As Kh Kd Qs", BOARD),
    ("As As Kh Kd", BOARD),
    ("1s Kh Kd 4c", BOARD),
    ("Xz Kh Kd 4c", BOARD),
    ("<script>alert(1)</script>", BOARD),
    ("<img src=x onerror=alert(1)>", BOARD),
    (LONG, BOARD),
    (HOLE, ""),
    (HOLE, "Qs 9s"),
    (HOLE, "Qs 9s 7s 2s Kc 3c"),
    (HOLE, "Qs Qs 7s 2s Kc"),
    (HOLE, "As 9s 7s 2s Kc"),
    (HOLE, "1s 9s 7s 2s Kc"),
    (HOLE, "<script>alert(1)</script>"),
    (HOLE, "z" * 10_000),
]
CODES = [
    "",
    "BBB-BBC",
    "BBB",
    "BBBBBBB",
    "ABC-DEF",
    "As As",
    "1s",
    "<script>alert(1)</script>",
    LONG,
]


def refused(widget: Part, before: list[str]) -> None:
    """One sentence in each language, and the cards as they were."""
    said = {lang: widget.problem(lang) for lang in ("bg", "en")}
    assert re.search("[а-я]{3}.*[.]$", said["bg"]), said
    assert re.search("[a-z]{3}.*[.]$", said["en"]), said
    assert not re.search("[а-я]", said["en"].split("“")[0]), said
    assert max(map(len, said.values())) < 250
    visible = widget.root.locator(".pk-problem [lang]:visible")
    assert {one.get_attribute("lang") for one in visible.all()} == {"en"}
    assert widget.cards(".pk-hands .pk-card, .pk-two .pk-card, .pk-players .pk-card") == before
    assert widget.root.locator("script, img, iframe").count() == 0


@pytest.mark.parametrize("place", [DEAL, HOLDEM])
def test_nonsense_in_the_card_fields(omaha: Notebook, place: int) -> None:
    widget = omaha.part(place)
    if not widget.root.locator('input[name="hole"]').is_visible():
        widget.unfold("Type the cards")
    widget.enter(hole=HOLE, board=BOARD)
    before = widget.cards(".pk-hands .pk-card, .pk-two .pk-card")
    for hole, board in HANDS if place == DEAL else HANDS[::4]:
        widget.enter(hole=hole, board=board)
        refused(widget, before)
        assert widget.root.locator('input[name="hole"]').input_value() == hole[:20_000]
    omaha.accessible(".pk:has(.pk-problem)")
    widget.enter(hole=HOLE, board=BOARD)
    assert widget.problem("en") == ""


@pytest.mark.parametrize("place", [DEAL, STREETS, TURN, SHOWDOWN, HOLDEM])
def test_nonsense_in_the_code_field(omaha: Notebook, place: int) -> None:
    widget = omaha.part(place)
    widget.enter(code=CODE)
    before = widget.cards(".pk-hands .pk-card, .pk-two .pk-card, .pk-players .pk-card")
    for code in CODES:
        widget.enter(code=code)
        refused(widget, before)
    widget.enter(code=CODE)
    assert widget.problem("en") == ""


def test_the_kernel_is_small_and_loads_only_what_is_shown(omaha: Notebook) -> None:
    """Last, after everything above was asked of it."""
    processes = omaha.site.kernel_processes()
    assert processes
    for process in processes:
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
        own = re.search(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)
        assert own
        print(f"kernel: {int(own[1]) / 1024:.0f} MB")
        assert int(own[1]) < 250 * 1024
        mapped = Path(f"/proc/{process}/maps").read_text("utf-8", "replace")
        for heavy in ("numpy", "pandas", "matplotlib"):
            assert f"/site-packages/{heavy}/" not in mapped
