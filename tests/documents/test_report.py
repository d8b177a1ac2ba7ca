"""`python -m pokerlib.documents`: formats, exit codes, and what other documents give."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pokerlib.documents import read
from pokerlib.documents.__main__ import main
from pokerlib.documents.patterns import patterns
from pokerlib.documents.text import cut
from pokerlib.language import LANGUAGES
from pokerlib.language.report import FORMATS, Named, report
from tests.documents.texts import FILES, changed, judged, text

GRAVE = "4 ÷ 8 = 0,25."
FINE = "4 ÷ 8 = 0,5. Нещо друго."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "grave.txt").write_text(GRAVE, "utf-8")
    (tmp_path / "fine.txt").write_text(FINE, "utf-8")
    (tmp_path / "binary.txt").write_bytes(b"\x00\x01")
    return tmp_path


@pytest.mark.parametrize(
    ("files", "code"),
    [
        (("fine.txt",), 0),
        (("grave.txt",), 1),
        (("fine.txt", "grave.txt"), 1),
        (("fine.txt", "nothing.txt"), 2),
        (("grave.txt", "binary.txt"), 2),
    ],
)
def test_exit_codes(
    folder: Path, files: tuple[str, ...], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(folder / name) for name in files]) == code
    told = capsys.readouterr()
    assert bool(told.err) == (code == 2)
    assert "Traceback" not in told.err


def test_it_runs_as_a_program(folder: Path) -> None:
    command = [sys.executable, "-m", "pokerlib.documents", str(folder / "grave.txt")]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "grave.txt:1.1" in done.stdout
    assert "\033" not in done.stdout, "colour only on a terminal"
    no_file = subprocess.run(command[:-1], capture_output=True, check=False)
    assert no_file.returncode == 2


def test_no_document_of_the_two_is_without_something_grave(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for document, name in FILES.items():
        path = tmp_path / name
        path.write_text(text(document), "utf-8")
        assert main([str(path), "--format", "json", "--lang", "en"]) == 1
        found = json.loads(capsys.readouterr().out)["sentences"]
        assert [(one["line"], one["number"]) for one in found] == [
            (one.line, one.number) for one in judged(document).sentences
        ]
        assert {one["verdict"] for one in found} <= {
            "right", "right_but", "mended", "wrong", "unknown"
        }  # fmt: skip
        assert {one["grade"] for one in found} <= {"grave", "slip", "note", "none"}
    path.write_text(changed("game-rules", 178, 4, "$400", "$300", 1), "utf-8")
    assert main([str(path)]) == 0, "the one grave slip was put right"


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_format_says_each_sentence_that_is_not_right(format_: str, lang: str) -> None:
    document = judged("hand-rankings")
    told = report([Named("a,b:%.txt", document)], format_, lang)  # type: ignore[arg-type]
    lines = [one.line for one in document.sentences if one.verdict != "right"]
    assert told.endswith("\n")
    if format_ == "json":
        found = [one["line"] for one in json.loads(told)["sentences"] if one["verdict"] != "right"]
    elif format_ == "csv":
        rows = list(csv.DictReader(io.StringIO(told)))
        assert len(rows) == len(document.sentences)
        found = [int(row["line"]) for row in rows if row["verdict"] != "right"]
    elif format_ == "html":
        assert told.count("<tr ") == len(document.sentences)
        assert "<script" not in told
        return
    elif format_ == "github":
        marked = [line for line in told.splitlines() if line.startswith("::")]
        assert all(line.startswith(("::error ", "::warning ", "::notice ")) for line in marked)
        assert "file=a%2Cb%3A%25.txt," in marked[0]
        found = [int(line.split("line=")[1].split(",")[0]) for line in marked]
    else:
        found = [
            int(line.split(".txt:")[1].split(".")[0])
            for line in told.splitlines()
            if line.startswith("a,b:%.txt:")
            and ".txt:" in line
            and line.split(".txt:")[1][0].isdigit()
        ]
    assert found == lines


def test_a_cell_is_no_formula_and_a_page_no_markup() -> None:
    found = Named("x", read("=1+1 <script>alert(1)</script> ненужно изречение."))
    [row] = csv.DictReader(io.StringIO(report([found], "csv", "bg")))
    assert row["text"].startswith("'=")
    assert "<script>" not in report([found], "html", "bg")


def test_colours() -> None:
    found = [Named("x", read(GRAVE))]
    assert "\033[" in report(found, "text", "bg", colour=True)
    assert "\033[" not in report(found, "text", "bg")


# Found by a pattern


PATTERNS = [
    ("4 ÷ 2 598 960 = 0,00000154", True),
    ("4 ÷ 2 598 960 = 0,0000154", False),
    ("13 / 52 = 25 %", True),
    ("1 : 3 = 0.33", True),
    ("1 ÷ 0 = 5", False),
    ("A pot of $100, a bet of $50, a raise to at most $250", True),
    ("A pot of $100, a bet of $50, a raise to at most $300", False),
    ("При пот $100 и бет $100 рейзът е до $400", True),
    ("При пот $100 и бет $100 рейзът е до $150", False),
    ("В раз 7-5-4-3-2 бие 8-5-4-3-2", True),
    ("In razz 8-5-4-3-2 beats 7-5-4-3-2", False),
    ("In Omaha a flush beats a straight flush", False),
    ("Флъш бие стрейт в Омаха", True),
    ("Two pair beats three of a kind", False),
]


@pytest.mark.parametrize(("sentence", "right"), PATTERNS)
def test_patterns(sentence: str, right: bool) -> None:
    [found] = patterns(cut(sentence))
    assert found.right is right
    [one] = read(sentence).sentences
    assert one.verdict == ("right" if right else "wrong")
    for lang in LANGUAGES:
        assert report([Named("x", read(sentence))], "json", lang)


@pytest.mark.parametrize(
    "sentence",
    ["5 = 5", "A pot of $100 and a bet of $50", "8-7-6-5-4 beats 9-7-6-5-4", "A flush is nice", ""],
)
def test_nothing_is_claimed_about_the_rest(sentence: str) -> None:
    assert patterns(cut(sentence)) == ()
