"""A class's files: by skill, by question, who needs what; nothing breaks on another file."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from pokerlib.practice.classroom import read_class
from pokerlib.practice.progress import Answer, to_json

RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)
WRONG = Answer("badugi", 1, "BBB-BBB", 0.0, "fewer")
OTHER = Answer("low_good", 1, "XMB-HXN", 0.5, "low_pair")


def test_a_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / "b.json").write_text(to_json([RIGHT, OTHER], "Борис"), "utf-8")
    (tmp_path / "a.json").write_text(to_json([WRONG], "Ана"), "utf-8")
    (tmp_path / "c.json").write_text(to_json([RIGHT]), "utf-8")
    (tmp_path / "junk.json").write_text("{}")
    (tmp_path / "notes.txt").write_text("not looked at")
    found = read_class(tmp_path)
    assert [one.name for one in found.students] == ["c", "Ана", "Борис"]
    assert found.refused == ("junk.json",)
    assert found.points("badugi") == Fraction(2, 3)
    assert found.points("odds") is None
    assert [one.needs for one in found.students] == [None, "badugi", "low_good"]
    (hard,) = found.hardest()
    assert (hard.kind, hard.asked, hard.points) == ("badugi", 3, Fraction(2, 3))
    assert found.csv().splitlines()[2] == "Ана,badugi,1,BBB-BBB,0.0,fewer"


def test_a_name_is_no_formula(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(to_json([RIGHT], "=1+1"), "utf-8")
    assert "'=1+1" in read_class(tmp_path).csv()
