"""Gender, number and articles."""

import pytest

from pokerlib.language import a, capital, count, join, noun, numeral, rank_name, suit_name, with_


@pytest.mark.parametrize(
    ("n", "name", "words", "bulgarian"),
    [
        (0, "card", False, "0 карти"),
        (1, "card", False, "1 карта"),
        (2, "card", True, "две карти"),
        (21, "card", False, "21 карти"),
        (1, "card", True, "една карта"),
        (1, "chip", True, "един чип"),
        (1, "ace", True, "едно асо"),
        (2, "chip", True, "два чипа"),
        (2, "ace", True, "две аса"),
        (3, "king", True, "три попа"),
        (4, "jack", True, "четири валета"),
        (3, "straight", True, "три стрейта"),
        (2, "pair", True, "два чифта"),
        (60, "combination", False, "60 комбинации"),
        (2, "diamond", True, "две кари"),
        (1, "player", True, "един играч"),
        (1, "player", False, "1 играч"),
        (2, "player", False, "двама играчи"),
        (3, "player", True, "трима играчи"),
        (4, "player", False, "четирима играчи"),
        (5, "player", True, "пет играчи"),
        (21, "player", False, "21 играчи"),
        (11, "card", True, "11 карти"),
    ],
)
def test_count(n: int, name: str, words: bool, bulgarian: str) -> None:
    assert count(n, name, "bg", words=words).replace("\u00a0", " ") == bulgarian


@pytest.mark.parametrize(
    ("n", "name", "words", "english"),
    [
        (1, "card", False, "1 card"),
        (2, "card", True, "two cards"),
        (3, "six", True, "three sixes"),
        (2, "flush", False, "2 flushes"),
        (21, "player", False, "21 players"),
        (0, "card", True, "no cards"),
    ],
)
def test_count_in_english(n: int, name: str, words: bool, english: str) -> None:
    assert count(n, name, "en", words=words) == english


@pytest.mark.parametrize(
    ("name", "the", "the_object", "the_many"),
    [
        ("pot", "потът", "пота", "потовете"),
        ("flush", "флъшът", "флъша", "флъшовете"),
        ("board", "бордът", "борда", "бордовете"),
        ("kicker", "кикърът", "кикъра", "кикърите"),
        ("bet", "залогът", "залога", "залозите"),
        ("raise", "рейзът", "рейза", "рейзовете"),
        ("player", "играчът", "играча", "играчите"),
        ("ace", "асото", "асото", "асата"),
        ("jack", "валето", "валето", "валетата"),
        ("diamond", "карото", "карото", "карите"),
        ("queen", "дамата", "дамата", "дамите"),
        ("hand", "ръката", "ръката", "ръцете"),
        ("suit", "боята", "боята", "боите"),
        ("seat", "мястото", "мястото", "местата"),
    ],
)
def test_articles(name: str, the: str, the_object: str, the_many: str) -> None:
    assert noun(name, "bg", "the") == the
    assert noun(name, "bg", "the_object") == the_object
    assert noun(name, "bg", "the_many") == the_many


def test_english_nouns() -> None:
    assert noun("six", "en", "many") == "sixes"
    assert noun("pot", "en", "the") == noun("pot", "en", "the_object") == "the pot"
    assert noun("card", "en", "the_many") == "the cards"


def test_ranks_and_suits() -> None:
    assert [rank_name(rank, "bg", "many") for rank in (14, 13, 12, 11, 2)] == [
        "аса", "попове", "дами", "валета", "двойки",
    ]  # fmt: skip
    assert rank_name(1, "bg") == rank_name(14, "bg") == "асо"
    assert [suit_name(suit, "bg") for suit in "cdhs"] == ["спатии", "кари", "купи", "пики"]
    assert [suit_name(suit, "en", "one") for suit in "cdhs"] == [
        "club", "diamond", "heart", "spade",
    ]  # fmt: skip


def test_lists() -> None:
    assert join(["а", "б", "в"], "bg") == "а, б и в"
    assert join(["а", "б"], "bg", last="or") == "а или б"
    assert join(["a", "b", "c"], "en") == "a, b and c"
    assert join(["a"], "en") == "a"
    assert join([], "en") == ""


def test_prepositions_and_article() -> None:
    assert with_("попове", "bg") == "с попове"
    assert with_("седмици", "bg") == "със седмици"
    assert with_("стрейт до асо", "bg") == "със стрейт до асо"
    assert with_("задна ръка", "bg") == "със задна ръка"
    assert with_("kings", "en") == "kings"
    assert [a(words, "en") for words in ("ace-high flush", "eight-low", "one-card hand")] == [
        "an ace-high flush", "an eight-low", "a one-card hand",
    ]  # fmt: skip
    assert a("флъш", "bg") == "флъш"


def test_numerals() -> None:
    assert [numeral(2, "bg", gender) for gender in "mfnp"] == ["два", "две", "две", "двама"]
    assert [numeral(n, "bg", "f") for n in (0, 1, 3, 10, 11)] == [
        "нула", "една", "три", "десет", "11",
    ]  # fmt: skip
    assert numeral(4, "en") == "four"


def test_capital() -> None:
    assert capital("три попа") == "Три попа"
    assert capital("") == ""
