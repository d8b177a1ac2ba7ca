"""What `make count` counts, and that its table names modules that there are or were."""

import ast

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
    assert count.compared(now, before, count.whole(str)) == [("a", 1, 2), ("gone", 2, 0)]
    assert count.compared(now, before, count.whole(lambda _: "all")) == [("all", 3, 2)]


def test_a_function_may_serve_something_else() -> None:
    source = "x = 1\n\n\ndef ask(): ...\n\n\n@cache\ndef _button():\n    return 1\n"
    found = count.served("pokerlib/practice/kinds/first_to_act.py", source)
    assert found == {count.REST: 2, "12.3 deals that differ": 3}


def test_each_purpose_has_a_part_that_is_there() -> None:
    both = count.of_both(count.here())
    names = {
        f"{path.removeprefix('pokerlib/').removesuffix('.py')}:{name}"
        for path, source in both.items()
        for name, _ in count.named(ast.parse(source).body)
    }
    parts = {one: what for what, paths in count.SERVES.items() for one in paths.split()}
    assert [one for one in parts if ":" in one and one not in names] == []
    serving = {*map(count.serves, both), *(what for one, what in parts.items() if ":" in one)}
    assert serving == {*count.SERVES, count.REST}
