"""What `make count` counts, and that its table names modules that there are or were."""

import pytest

from tests.house import count


def test_only_code_is_counted() -> None:
    said = '"""What it is."""\n\n# why\nX = """a\nb"""\n'
    assert count.code_lines(said + '\n\ndef f() -> int:\n    """One."""\n    return 1\n') == 4


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("pokerlib/practice/store.py", "12.4 one memory"),
        ("pokerlib/lessons/documents/mine.py", "15 the documents"),
        ("pokerlib/lessons/components/lesson.py", "12.5 the path"),
        ("pokerlib/practice/kinds/badugi.py", count.REST),
    ],
)
def test_what_a_module_serves(path: str, what: str) -> None:
    assert count.serves(path) == what


def test_what_is_compared_adds_up() -> None:
    before, now = {"a": "x = 1\n", "gone": "y = 1\nz = 1\n"}, {"a": "x = 1\ny = 2\n"}
    assert count.compared(now, before, str) == [("a", 1, 2), ("gone", 2, 0)]
    assert count.compared(now, before, lambda _: "all") == [("all", 3, 2)]


def test_each_purpose_has_a_module_that_is_there() -> None:
    serving = {count.serves(path) for path in count.of_both(count.here())}
    assert serving == {*count.SERVES, count.REST}
