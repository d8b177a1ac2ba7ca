"""A class's files: by skill, by question, who needs what; nothing breaks on another file."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

from pokerlib.practice.carried import from_json, to_json
from pokerlib.practice.classroom import read_class
from pokerlib.practice.progress import Answer

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


def test_names_that_are_equal_empty_or_broken(tmp_path: Path) -> None:
    for stem, name in (
        ("one", "Ана"),
        ("two", " Ана\n"),
        ("three", "\u00a0 "),
        ("four", "Б\ud83d"),
    ):
        written = to_json([RIGHT], name).encode("utf-8", "surrogatepass")
        (tmp_path / f"{stem}.json").write_bytes(
            b"\xef\xbb\xbf" + written if stem == "one" else written
        )
    escaped = to_json([RIGHT], "Вера").replace("Вера", "\\ud83dВера")
    (tmp_path / "five.json").write_text(escaped, "utf-8")
    old_archive = os.fsencode(tmp_path) + b"/\x88\xa2.json"  # letters of an older encoding
    Path(os.fsdecode(old_archive)).write_text(to_json([WRONG]), "utf-8")
    found = read_class(tmp_path)
    names = [one.name for one in found.students]
    assert names == ["three", "Ана (one)", "Ана (two)", "Вера", "\ufffd\ufffd"]
    assert found.refused == ("four.json",)  # half a character is no UTF-8
    found.csv().encode("utf-8")


def test_students_stand_as_in_a_register(tmp_path: Path) -> None:
    for n, name in enumerate(["Ученик 10", "ученик 2", "Яна", "борис", "Ана"]):
        (tmp_path / f"{n}.json").write_text(to_json([RIGHT], name), "utf-8")
    names = [one.name for one in read_class(tmp_path).students]
    assert names == ["Ана", "борис", "ученик 2", "Ученик 10", "Яна"]


def test_what_a_file_claims_is_not_believed() -> None:
    told = to_json([WRONG], "Ана").replace('"in_all":1', f'"in_all":{10**400}')
    assert from_json(told).left_out == 10**9
    broken = to_json([WRONG]).replace("fewer", "\\ud83dfewer")
    assert from_json(broken).answers == (WRONG,)


def test_a_hard_question_is_one_that_several_people_met(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(to_json([WRONG, WRONG, OTHER], "Ана"), "utf-8")
    (tmp_path / "b.json").write_text(to_json([OTHER], "Борис"), "utf-8")
    assert [(one.kind, one.asked) for one in read_class(tmp_path).hardest()] == [("low_good", 2)]


def test_a_name_is_no_formula(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(to_json([RIGHT], "=1+1"), "utf-8")
    assert "'=1+1" in read_class(tmp_path).csv()
