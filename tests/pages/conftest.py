"""One process of each kind for a worker's tests of pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.pages.server", "tests.pages.chromium")

from tests.pages.server import Process, running  # noqa: E402
from tests.pages.walk import SEED  # noqa: E402


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`make app`, with chance and time that are the same in every run."""
    with running("app", tmp_path_factory.mktemp("app"), "--seed", str(SEED)) as process:
        yield process


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`make class`, listening at this machine alone."""
    folder: Path = tmp_path_factory.mktemp("class")
    with running("class", folder, "--seed", str(SEED), "--address", "127.0.0.1") as process:
        yield process
