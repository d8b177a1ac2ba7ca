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


# What is right begins with +, what is wrong with -.
PATTERNS = {
    "division": """
        + Шансът за роял флъш е 4/2598960 = 0,00000154.
        + 36 ÷ 2 598 960 ≈ 0,0014 %.
        + 13 : 52 = 1/4.
        + 13 : 52 = 1 на 4.
        - 13 : 52 = 1 на 3.
        + 4 делено на 2 598 960 е 0,00000154.
        + 4 ÷ 2 598 960 = 1 на 649 740.
        - 4 ÷ 2 598 960 = 1 на 649 470.
        + 5108 ÷ 2 598 960 = 0,197%.
        + 624 / 2 598 960 = 0,00024.
        + 4 ÷ 52 = 7,69 %.
        + 40 ÷ 2,598,960 = 0.0000154.
        + 4 от 52 = 7,69 %.
        - 5 от 52 = 7,69 %.
        + 54 912 разделено на 2 598 960 прави 2,11 %.
        + The chance is 4 / 2,598,960 = 0.00000154.
        + 13/52 = 1/4.
        + 13/52 = 0.25.
        + 624 ÷ 2,598,960 = 1 in 4,165.
        + 3,744 divided by 2,598,960 is 0.00144.
        - 3,744 divided by 2,598,960 is 0.00114.
        + 3,744 ÷ 2,598,960 = 1 in 694.
        + 10,200 ÷ 2,598,960 = 0.392%.
        + 1 ÷ 649,740 = 0.00000154.
        + 4 ÷ 52 = 0.08.
        - 4 ÷ 52 = 0.07.
        + 4 ÷ 52 ≈ 0.0769
        + 12 ÷ 3 = 4.
        + 4 out of 52 = 7.69 percent.
        + Вероятността е 54 912 ÷ 2 598 960 = 2,11 %.
        + 6 ÷ 4 = 1,5
        - 6 ÷ 0 = 1,5
        - 4 ÷ 2 598 960 = 0,0000154
    """,
    "pot_limit": """
        + При пот от $100 и залог от $50 максималният рейз е до $250.
        + Ако в пота има $100 и играчът заложи $50, следващият може да рейзне до $250.
        - Ако в пота има $100 и играчът заложи $50, следващият може да рейзне до $350.
        + Потът е $100, бетът е $50 и рейзът е най-много до $250.
        + При пот $100 и бет $50 се рейзва най-малко до $100.
        - При пот $100 и бет $50 се рейзва най-малко до $80.
        - При пот $100 и бет $50 се рейзва най-малко до $150.
        + При пот $100 и бет $50 се рейзва с още $150.
        + При пот $100 и бет $50 се рейзва най-много с $200.
        - При пот $100 и бет $50 се рейзва най-много с $250.
        + При пот $100 и бет $50 рейзът е с $200.
        - При пот $100 и бет $50 рейзът е с $201.
        + В пот от $20 някой залага $10; рейзът му е до $40.
        + Пот $1,50, бет $0,50, рейз до $2,50.
        - Пот $1,50, бет $0,50, рейз до $3,01.
        + With $100 in the pot and a bet of $50, the maximum raise is to $250.
        + A $50 bet into a $100 pot can be raised to $250.
        - A $50 bet into a $100 pot can be raised to $260.
        + In a pot of $100 a bet of $50 may be raised to at most $250.
        + If the pot is $100 and the bet is $50, the raise may be up to $250.
        + If the pot is $100 and the bet is $50, the minimum raise is to $100.
        - If the pot is $100 and the bet is $50, the minimum raise is to $60.
        + A pot of $100, a bet of $50, a raise by $200.
        - A pot of $100, a bet of $50, a raise by $210.
        + The pot is $30; she bets $10 and he raises to $50.
        + The pot is $30; she bets $10 and he raises to $60.
        + The pot is $30, she bets $10 and he raises $40 more.
        + Into a pot of $75 somebody bets $25; the next player may raise to $150 at most.
        + A pot of $100, a bet of $50, a raise to at most $250
        - A pot of $100, a bet of $50, a raise to at most $300
        + При пот $100 и бет $100 рейзът е до $400
        - При пот $100 и бет $100 рейзът е до $150
    """,
    "beats": """
        + Флъшът бие стрейта.
        + Фул хаусът бие флъша в Омаха.
        + Стрейт флъшът е по-силен от каре.
        + Карето бие фул хауса.
        + Тройката бие два чифта.
        - Три еднакви бият стрейт.
        + В Раз 7-5-4-3-2 бие 8-4-3-2-A.
        - В Раз 8-5-4-3-2 бие 7-6-5-4-3.
        + В 2-7 Трипъл Дроу 7-5-4-3-2 бие 8-5-4-3-2.
        - В 2-7 Трипъл Дроу 5-4-3-2-A бие 7-5-4-3-2.
        + В Бадуги 4-3-2-A бие 5-3-2-A.
        - В Бадуги 6-3-2-A бие 5-4-3-2.
        - Висока карта печели срещу чифт.
        + Висока карта губи от чифт.
        + В Холдем A-A-A-K-K бие K-K-K-A-A.
        + В Омаха A-K-Q-J-T бие K-Q-J-T-9.
        + В Омаха Хай/Лоу ниската ръка 6-4-3-2-A бие 6-5-4-2-A.
        - Флъш бие стрейт и каре.
        + Роял флъшът винаги бие всяко каре.
        + A flush beats a straight in Omaha.
        + A full house beats a flush.
        + A straight flush is stronger than four of a kind.
        - Four of a kind loses to a full house.
        + Three of a kind is stronger than two pair.
        + In razz, 7-5-4-3-2 beats 8-4-3-2-A.
        - In deuce-to-seven 8-5-4-3-2 beats 7-5-4-3-2.
        + In badugi 4-3-2-A beats 5-3-2-A.
        + In Hold'em A-A-A-K-K beats K-K-K-A-A.
        + Quads beat a boat.
        + Trips beat two pair.
        - Two pair beats trips.
        + In five-card draw a full house ranks above a flush.
        + In Omaha Hi/Lo the low 6-4-3-2-A beats 7-4-3-2-A.
        - In Omaha Hi/Lo the low 7-4-3-2-A beats 6-5-4-3-2.
        + В раз 7-5-4-3-2 бие 8-5-4-3-2
        - In Omaha a flush beats a straight flush
    """,
}
FOUND = [
    (kind, line[2:], line[0] == "+")
    for kind, listed in PATTERNS.items()
    for line in map(str.strip, listed.strip().splitlines())
]


@pytest.mark.parametrize(("kind", "sentence", "right"), FOUND)
def test_patterns(kind: str, sentence: str, right: bool) -> None:
    found = patterns(cut(sentence))
    assert {one.kind for one in found} == {kind}
    assert all(one.right for one in found) is right
    [one] = read(f"Нещо.\n{sentence}").sentences[1:]
    assert one.verdict == ("right" if right else "wrong")
    assert one.place is None
    for lang in LANGUAGES:
        assert report([Named("x", read(sentence))], "json", lang)


def test_each_pattern_is_known_in_both_languages() -> None:
    for kind in PATTERNS:
        told = [sentence for one, sentence, _ in FOUND if one == kind]
        assert (
            sum(one.isascii() for one in (t.replace("÷", "/").replace("≈", "=") for t in told))
            >= 10
        )
        assert sum(not one.replace("÷", "/").replace("≈", "=").isascii() for one in told) >= 10


@pytest.mark.parametrize(
    "sentence",
    [
        *(
            "5 = 5",
            "A pot of $100 and a bet of $50",
            "8-7-6-5-4 beats 9-7-6-5-4",
            "A flush is nice",
        ),
        "4 × 13 = 52.",
        "2 × 4 ÷ 2 = 4.",
        "8 ÷ 4 = 1 + 1.",
        "48 ÷ 4 ÷ 2 = 6.",
        "8 ÷ 4 = 2 към 1.",
        "3 : 1 is 3 to 1",
        "A pot of $100, a bet of $50 and a raise of $150.",
        "In no limit with a pot of $100 and a bet of $50 one may raise to $900.",
        "В игра без лимит при пот $100 и бет $50 рейзът може да е до $900.",
        "В лоубол флъш бие чифт.",
        "При ниските ръце 6-4-3-2-A бие 6-5-4-2-A.",
        "Чифт аса бие чифт попове.",
        "Флъш не бие стрейт.",
        "A straight flush is higher than four of a kind.",
        "A pair of aces beats a pair of kings.",
        "In short deck a flush beats a full house.",
        "In lowball a flush beats a pair.",
        "A straight never beats a flush.",
        "A flush doesn't beat a full house.",
        "",
    ],
)
def test_nothing_is_claimed_about_the_rest(sentence: str) -> None:
    assert patterns(cut(sentence)) == ()
