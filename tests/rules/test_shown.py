"""Records that people print are short and readable, in a shell and in a notebook."""

import inspect
from html.parser import HTMLParser

import pytest

import pokerlib as pk

HILO = pk.GAMES["omaha_hilo"]
HANDS, BOARD = ["As 2s Kd Qd", "Jc Tc 9h 8h"], "3c 4h 7d 8d Js"
HAND = pk.Hand(
    "omaha_hilo", "pot", stakes=pk.Stakes(1, 2), stacks={1: 200, 2: 200, 3: 1}, button=1,
    deck="BBB-BBB",
)  # fmt: skip
RECORDS = {
    "HandRank": pk.BADUGI.rank("As Ah 3c 4d"),
    "Made": HILO.made(HANDS[0], BOARD)["low"],
    "Showdown": HILO.showdown(HANDS, BOARD),
    "Equity": pk.odds.equity("omaha_hilo", HANDS, "3c 4h 7d")[0],
    "Hand": HAND,
}
TEXT = {
    "HandRank": "three card 4♦ 3♣ A♠ (A♥)",
    "Made": "no pair: A♠ 2♠ + 7♦ 4♥ 3♣",
    "Showdown": (
        "hand | part | high | low\n"
        "0 | 1/2 | high card: A♠ K♦ + J♠ 8♦ 7♦ | no pair: A♠ 2♠ + 7♦ 4♥ 3♣\n"
        "1 | 1/2 | straight: T♣ 9♥ + J♠ 8♦ 7♦ | -"
    ),
    "Equity": "share 80.43%, win 60.85%, tie 39.15%, high 60.85%, low 100.00%, scoop 60.85%",
    "Hand": (
        "omaha_hilo, pot, preflop, betting, pot 0\n"
        "seat  stack  bet  cards        note\n"
        "1     200    0    3♣ 6♦ 8♥ 3♠  button, to act\n"
        "2     199    1    2♥ K♥ 6♣ 2♠\n"
        "3     0      1    7♣ 9♣ K♦ 8♠  all in"
    ),
}


class Read(HTMLParser):
    """The text of a piece of HTML, and whether each of its tags is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, _: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data.replace("|", " ").split()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_printed_as_one_reads_it(name: str) -> None:
    record = RECORDS[name]
    assert str(record) == TEXT[name]
    assert repr(record).startswith(f"<{name} ")
    assert len(repr(record)) < 130
    assert "\n" not in repr(record)
    shown = Read(record._repr_html_())  # type: ignore[union-attr]
    assert not shown.open
    assert {word.strip(",") for word in str(record).replace("|", " ").split()} - {"-"} <= {
        word.strip(",") for word in shown.words
    } | {"(A♥)"}


def test_conventions_show_what_differs() -> None:
    own = pk.Conventions(burn=True, fixed_cap=4)
    assert repr(pk.CONVENTIONS) == "Conventions()"
    assert repr(own) == "Conventions(burn=True)"
    assert len(str(inspect.signature(pk.Hand))) < 300
