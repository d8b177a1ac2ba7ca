"""Every notebook in Voilà; a file of its own, so that two workers share the work."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.lessons import LESSONS, go_through

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_in_voila(name: str, visit: Visit) -> None:
    go_through(name, visit, app=True)
