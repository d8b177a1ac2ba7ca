"""What happens in some hands is, field by field, what was written down and looked through."""

import pytest

from tests.rules.written import TEXT, written

PARTS = (part.splitlines() for part in TEXT.read_text("utf-8").strip().split("\n\n"))
WRITTEN = {first: rest for first, *rest in PARTS}


@pytest.fixture(scope="module")
def now() -> dict[str, list[str]]:
    return written()


@pytest.mark.parametrize("name", WRITTEN)
def test_nothing_changes_unseen(now: dict[str, list[str]], name: str) -> None:
    assert now[name] == WRITTEN[name]


def test_every_hand_is_written_down(now: dict[str, list[str]]) -> None:
    assert list(now) == list(WRITTEN)
