"""A widget on a page of real Chromium with Python beside it in the test: no kernel, no server.

The page runs the product's own view.js; its messages reach the widget as those of a kernel do.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from pokerlib.lessons.components.widget import STATIC, LessonWidget
from pokerlib.lessons.host import here, serving

SHOWN = """
html[data-pk-language="en"] [lang="bg"] { display: none }
html[data-pk-language="bg"] [lang="en"] { display: none }
"""
HOST = """
const heard = {}, state = %s;
const model = {
  get: (name) => state[name], set: (name, value) => { state[name] = value; }, save_changes() {},
  on: (event, f) => { (heard[event] ??= []).push(f); }, off() {},
  send: async (message) => {
    const answer = JSON.parse(await window.python(JSON.stringify(message)));
    for (const [name, value] of Object.entries(answer)) {
      state[name] = value;
      for (const f of heard["change:" + name] ?? []) f();
    }
  },
};
view.render({ model, el: document.getElementById("widget") });
"""


def lay(browser: Browser, folder: Path, widget: LessonWidget, lang: str, **options: Any) -> Page:
    """The widget on a page of its own; what goes wrong in the page fails the test that asks."""

    def state() -> dict[str, Any]:
        return {name: getattr(widget, name) for name in ("view", "lexicon", "progress")}

    reader = here()  # the browser's calls come from a context of their own

    def answer(message: str) -> str:
        with serving(reader):
            widget._receive(widget, json.loads(message), [])
        return json.dumps(state())

    script = (STATIC / "view.js").read_text("utf-8")
    script = script.replace("export default { render };", "const view = { render };")
    host = HOST % json.dumps(state()).replace("</", "<\\/")
    style = (STATIC / "view.css").read_text("utf-8") + SHOWN
    file = folder / f"{lang}.html"
    file.write_text(
        f'<!doctype html><html lang="{lang}" data-pk-language="{lang}"><head><meta charset="utf-8">'
        f'<style>{style}</style></head><body data-jp-theme-light="true"><div id="widget"></div>'
        f'<script type="module">{script}\n{host}</script></body></html>',
        "utf-8",
    )
    page = browser.new_page(**options)
    page.expose_function("python", answer)
    page.goto(file.as_uri())
    page.wait_for_selector(".pk")
    return page


def settled(page: Page) -> None:
    """Wait until every click is answered."""
    page.wait_for_selector(".pk:not([data-waiting])")
