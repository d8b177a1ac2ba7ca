"""What happens to a page: stray keys, a dead kernel, a slow line, two tabs, our faults."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import STDERR, WIDE, Notebook

pytestmark = pytest.mark.browser
SWITCH = "from pokerlib.lessons import language_switch, omaha\n\nlanguage_switch()"
DEAL = "omaha.DealAndSee('BBB-BBB')"
TURN = "omaha.YourTurn('BBB-BBB')"
TOOL = """
import time
from pathlib import Path
from pokerlib.lessons.components.nodes import button, h
from pokerlib.lessons.components.widget import LessonWidget
class Tool(LessonWidget):
    done, gates = (), Path({gates!r})
    def on_note(self, n: int) -> None:
        while len([*self.gates.iterdir()]) <= len(self.done):  # as long as the test wants it
            time.sleep(0.01)
        self.done = (*self.done, n)
    def on_fail(self) -> None:
        self.done = ()
        1 / 0
    def draw(self):
        notes = [button(f"note {n}", "note", n) for n in range(5)]
        return [*notes, button("fail", "fail"),
                h("p.done", " ".join(map(str, self.done)))]
Tool()
"""


def kinds(notebook: Notebook) -> list[str]:
    return notebook.page.evaluate(
        "[...document.querySelectorAll('.jp-Notebook .jp-Cell')].map((el) => el.className"
        ".match(/jp-(Code|Markdown|Raw)Cell/)[0])"
    )


def test_keys_typed_on_a_card_stay_in_the_widget(visit: Visit) -> None:
    page = visit("keys", cells=[SWITCH, DEAL, TURN])
    page.run_all(2)
    before, text = kinds(page), page.page.locator(".pk-boxes").first.inner_text()
    targets = [
        page.part(0).root.locator("button.pk-card").first,
        page.part(0).button("Deal"),
        page.part(1).root.locator("button.pk-card").first,
        page.page.locator(".pk-switch button").first,
    ]
    for target in targets:
        target.focus()
        for key in ("d", "d", "x", "m", "b", "a", "j", "k", "r", "c", "v", "z", "i", "i", "0", "0"):
            page.page.keyboard.press(key)
        assert target.evaluate("el => el === document.activeElement")
    assert kinds(page) == before
    assert page.widgets.count() == 2
    assert page.page.locator(".pk-boxes").first.inner_text() == text
    assert page.page.locator(".jp-Dialog").count() == 0


def test_a_restarted_kernel_is_noticed_and_run_all_mends_it(visit: Visit) -> None:
    page = visit("restart", cells=[SWITCH, DEAL])
    page.run_all(1)
    page.language("bg")
    page.page.evaluate("window.pkLost = 1500")  # 20 s, in a hurry
    cards = page.part(0).cards()
    page.menu("Kernel", "Restart Kernel…")
    page.page.locator(".jp-Dialog").get_by_role("button", name="Confirm").click()
    page.ready()
    page.part(0).root.get_by_role("button", name="Раздай", exact=True).click()
    notice = page.widgets.first.locator(".pk-notice")
    expect(notice).to_contain_text("Няма връзка с ядрото")
    assert notice.locator('[lang="en"]:visible').count() == 0
    assert page.part(0).cards() == cards
    page.shot("kernel-lost")
    page.run_all(1)
    expect(page.widgets.first.locator(".pk-notice")).to_be_empty()
    page.part(0).root.get_by_role("button", name="Раздай", exact=True).click()
    page.part(0).settled()
    assert page.part(0).cards() != cards


def test_a_slow_line_shows_that_it_waits_and_loses_nothing(visit: Visit) -> None:
    page = visit("slow", cells=[SWITCH, TURN])
    page.run_all(1)
    turn = page.part(0)
    page.page.evaluate("window.pkDelay = 1200")
    for place in (0, 2, 4, 6, 8):
        turn.root.locator("button.pk-card").nth(place).click()
    expect(turn.root).to_have_class("pk pk-busy")
    page.shot("busy")
    turn.settled()
    expect(turn.root).to_have_class("pk")
    pressed = turn.root.locator('button.pk-card[aria-pressed="true"]')
    expect(pressed).to_have_count(5)
    turn.root.locator('input[name="code"]').fill("RNR-LWF")
    turn.root.locator("button.pk-card").nth(1).click()  # an answer comes while one types
    turn.root.locator('input[name="code"]').fill("RNR-LW")
    turn.settled()
    assert turn.root.locator('input[name="code"]').input_value() == "RNR-LW"


def test_a_busy_kernel_answers_in_order_and_our_fault_is_said(visit: Visit, tmp_path: Path) -> None:
    page = visit("tool", cells=[SWITCH, TOOL.replace("{gates!r}", repr(str(tmp_path)))])
    page.run_all(1)
    tool = page.part(0)
    for n in (3, 1, 4, 1, 0):
        tool.button(f"note {n}").click()
    expect(tool.root).to_have_class("pk pk-busy")
    expect(tool.root.locator(".done")).to_have_text("")
    (tmp_path / "1").touch()
    expect(tool.root.locator(".done")).to_have_text("3")
    expect(tool.root).to_have_class("pk pk-busy")  # answers are still due
    for n in range(2, 7):
        (tmp_path / str(n)).touch()
    tool.settled()
    expect(tool.root.locator(".done")).to_have_text("3 1 4 1 0")
    tool.click("fail")
    assert "Something went wrong on our side" in tool.problem("en")
    assert tool.problem("bg") not in {"", tool.problem("en")}
    expect(tool.root.locator(".done")).to_have_text("3 1 4 1 0")
    assert page.page.locator(STDERR).count() == 0
    tool.click("note 2")
    assert tool.problem("en") == ""


def test_two_tabs_of_one_notebook(visit: Visit) -> None:
    """One kernel, two pages: each has its own widgets, and neither disturbs the other."""
    one = visit("tabs", cells=[SWITCH, DEAL], size=WIDE)
    one.run_all(1)
    with one.page.expect_response(lambda answer: answer.request.method == "PUT") as saved:
        one.page.keyboard.press("Control+s")
    assert saved.value.ok
    two = visit("tabs", beside=one, lay=False)
    two.ready()
    two.run_all(1)
    for page in (two, one):
        widget = page.part(0)
        before = widget.cards()
        widget.root.scroll_into_view_if_needed()
        widget.click("Deal")
        assert widget.cards() != before
        assert len(set(widget.cards())) == 9
