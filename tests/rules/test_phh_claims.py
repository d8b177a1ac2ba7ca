"""What the format allows is read; what a file claims is compared; a fault is said with its line."""

from pathlib import Path

import pytest

import pokerlib as pk
from pokerlib.language import LANGUAGES, money, say
from pokerlib.language.phh import unit_of
from pokerlib.phh import Currency, PhhError
from tests.rules.table import C, F, X, omaha, play

HAND = """variant = "PO"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = [
  # a comment of TOML, with "quotes"
  "d dh p1 AsAdKhKc",
  "d dh p2 QsQdJhJc",
  "d dh p3 2s3s7d8h",
  "# a comment of the format",
  "p3 f",
  "p1 cbr 6",
  "p2 cc",
  "d db 2c3c9d",
  "p1 cbr 12",
  "p2 f",
]
"""
WON, LEFT = "winnings = [12, 0, 0]\n", "finishing_stacks = [206, 194, 200]\n"
STUD = """variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100]
actions = [
  "d dh p1 ????2c", "d dh p2 ????Kh", "p1 pb", "p2 cc",
]
"""


def read(text: str) -> pk.Hand:
    return pk.phh.loads(text).replay()


def fault(text: str) -> PhhError:
    """What is wrong with a file; it is said in both languages."""
    with pytest.raises(PhhError) as caught:
        read(text)
    said = [say(caught.value, lang) for lang in LANGUAGES]
    assert len(set(said)) == 2
    assert all(len(one) < 500 for one in said)
    return caught.value


def line_of(text: str, piece: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if piece in line)


# What the format allows


def test_stacks_that_nobody_knows() -> None:
    history = pk.phh.loads(HAND.replace("[200, 200, 200]", "[inf, 200, inf]"))
    assert history.endless == {1, 3}
    hand = history.replay()
    assert hand.over
    assert hand.stacks[2] == 194
    assert pk.phh.loads(HAND.replace("[200, 200, 200]", "[inf, 200, inf]") + "finishing_stacks = "
                        "[9, 194, 9]\n").replay().over  # fmt: skip


def test_an_unknown_stack_is_written_as_it_was_read() -> None:
    """It was written, and shown, as 999999999999999998."""
    hand = read(HAND.replace("[200, 200, 200]", "[inf, 200, 200]"))
    text = pk.phh.dumps(hand)
    assert "starting_stacks = [inf, 200, 200]" in text
    assert "finishing_stacks" not in text
    assert read(text).events == hand.events
    small = HAND.replace("[200, 200, 200]", "[inf, 200, 200]").replace(
        "[1, 2, 0]", "[1.0, 2.000001, 0]"
    )
    assert pk.phh.loads(small).scale == 1_000_000
    assert pk.phh.loads(small).stacks[0] > 10**15 * 1_000_000


@pytest.mark.parametrize(
    ("field", "value"),
    [("time_banks", "[30, 30]"), ("time_banks", "30"), ("time_banks", '["x", 1, 2]'),
     ("time_banks", "[nan, 1, 2]"), ("time_banks", "[-1, 1, 2]"), ("time_limit", "true")],
)  # fmt: skip
def test_times_of_another_form_are_said_with_their_line(field: str, value: str) -> None:
    text = HAND + f"{field} = {value}\n"
    error = fault(text)
    assert (error.kind, error.facts["field"]) == ("wrong_field", field)
    assert error.facts["line"] == line_of(text, field)


def test_nobody_has_won_while_the_hand_goes_on() -> None:
    begun = HAND.partition('  "d db')[0] + "]\n"
    assert read(begun + "winnings = [0, 0, 0]\n").stage == "betting"
    error = fault(begun + WON)
    assert (error.kind, error.facts["field"], error.facts["player"]) == (
        "contradiction", "winnings", 1,
    )  # fmt: skip


def test_a_long_amount_is_not_rounded() -> None:
    text = HAND.replace("[200, 200, 200]", "[100000000000000.00000000000000000001, 200, 200]")
    assert fault(text).kind == "wrong_field"


def test_time_and_place_are_kept_and_not_asked() -> None:
    more = 'time_limit = inf\ntime_banks = [inf, 30.0, 0]\nlevel = 3\nevent = "Friday"\n'
    history = pk.phh.loads(HAND + more)
    assert history.scale == 1, "30.0 seconds are no money"
    assert {"time_limit", "time_banks", "level", "event"} <= set(history.rest)
    assert history.replay().over


def test_a_collection_of_hands(tmp_path: Path) -> None:
    text = "\n".join(f"[{n}]\n{HAND}" for n in (1, 2, 10))
    found = pk.phh.loads_all(text)
    assert [one.replay().stacks for one in found] == [pk.phh.loads(HAND).replay().stacks] * 3
    path = tmp_path / "hands.phhs"
    path.write_text(text, "utf-8")
    assert len(pk.phh.load_all(path)) == 3
    assert len(pk.phh.loads_all(HAND)) == 1
    assert fault(text).facts["count"] == 3
    broken = text.replace("[10]\n" + HAND, "[10]\n" + HAND.replace("p1 cbr 6", "p1 cbr 600"))
    with pytest.raises(PhhError) as caught:
        pk.phh.loads_all(broken)[2].replay()
    assert caught.value.facts["line"] == line_of(broken, "cbr 600")


def test_straddles_as_the_format_writes_them() -> None:
    text = HAND.replace("[1, 2, 0]", "[1, 2, 4]").replace('"p3 f",\n  "p1 cbr 6"', '"p1 cc"')
    history = pk.phh.loads(text)
    assert (history.stakes.big_blind, [(one.seat, one.live) for one in history.posts]) == (
        2, [(3, 4)],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ('currency = "EUR"\n', ("1 750 €", "€1,750")),
        ('currency = "USD"\ncurrency_symbol = "$"\n', ("$1 750", "$1,750")),
        ('currency = "BGN"\n', ("1 750 BGN", "1,750 BGN")),
        ('currency_symbol = "£"\n', ("1 750 £", "£1,750")),
        ("", ("1 750 чипа", "1,750 chips")),
    ],
)
def test_money_is_said_in_the_currency_of_the_file(fields: str, shown: tuple[str, str]) -> None:
    unit = unit_of(pk.phh.loads(HAND + fields).currency)
    assert tuple(money(1_750, lang, unit=unit).replace("\N{NO-BREAK SPACE}", " ")
                 for lang in LANGUAGES) == shown  # fmt: skip


def test_play_chips_may_be_halved() -> None:
    """They were shown in dollars."""
    history = pk.phh.loads(HAND.replace("[1, 2, 0]", "[0.5, 1, 0]").replace("= 2\n", "= 1\n"))
    unit = unit_of(history.currency)
    assert (history.scale, money(150, "en", unit=unit)) == (100, "1.5 chips")
    assert (money(100, "en", unit=unit), money(150, "bg", unit=unit)) == ("1 chip", "1,5 чипа")


def test_a_hand_that_ends_with_third_street() -> None:
    hand = pk.phh.loads(STUD).replay()
    assert (hand.street, hand.stage, hand.to_act) == ("third", "betting", 2)
    whole = STUD.replace('"p2 cc",', '"p2 cc", "d dh p1 9c", "d dh p2 9d", "p2 cc",')
    assert pk.phh.loads(whole).replay().street == "fourth"
    assert pk.phh.loads(HAND.partition('  "# a')[0] + "]\n").replay().to_act == 3
    assert pk.phh.loads(HAND.partition("  # a")[0] + "]\n").replay().stage == "betting"


# What a file claims


def test_claims_that_are_true_are_accepted() -> None:
    assert pk.phh.loads(HAND + WON + LEFT).replay().over
    kept = "winnings = [11, 0, 0]\nfinishing_stacks = [205, 194, 200]\n"  # a room's rake
    assert pk.phh.loads(HAND + kept).replay().over
    with_returned = "winnings = [24, 0, 0]\n"  # some count the bet that nobody called
    assert pk.phh.loads(HAND + with_returned).replay().over


@pytest.mark.parametrize(
    ("claim", "player"),
    [
        ("winnings = [0, 24, 0]\n", 1),
        ("winnings = [25, 0, 0]\n", 1),
        ("winnings = [9, 0, 0]\n", 1),
        ("winnings = [12, 12, 0]\n", 2),
        ("finishing_stacks = [194, 206, 200]\n", 2),
        ("finishing_stacks = [206, 193, 200]\n", 2),
        ("finishing_stacks = [206, 194, 201]\n", 3),
        ("finishing_stacks = [200, 200, 200]\n", 2),
    ],
)
def test_a_false_claim_is_said_with_its_line(claim: str, player: int) -> None:
    """A false finishing_stacks was accepted without a word, winnings were not read at all."""
    error = fault(HAND + claim)
    assert (error.kind, error.facts["player"]) == ("contradiction", player)
    assert error.facts["line"] == len((HAND + claim).splitlines())
    assert say(error, "en").startswith(f"Line {error.facts['line']}: ")
    assert pk.phh.loads(HAND + claim).replay(check=False).over


def test_what_is_left_while_the_hand_goes_on_is_compared_too() -> None:
    begun = HAND.partition('  "d db')[0] + "]\n"
    assert pk.phh.loads(begun + "finishing_stacks = [194, 194, 200]\n").replay().stage == "betting"
    assert fault(begun + "finishing_stacks = [194, 195, 200]\n").facts["player"] == 2


def test_winnings_name_the_winners_where_cards_are_unknown() -> None:
    text = (
        HAND.replace("AsAdKhKc", "????????")
        .replace("QsQdJhJc", "????????")
        .replace(
            '"p1 cbr 12",\n  "p2 f",',
            '"p1 cc", "p2 cc", "d db 4h", "p1 cc", "p2 cc", "d db 5h", "p1 cc", "p2 cc",\n'
            '  "p1 sm -", "p2 sm -",',
        )
    )
    assert pk.phh.loads(text).replay().stage == "giving", "nobody knows who won"
    hand = pk.phh.loads(text + "winnings = [0, 12, 0]\n").replay()
    assert hand.stacks == {1: 194, 2: 206, 3: 200}
    error = fault(text + "winnings = [0, 0, 12]\n")
    assert (error.kind, error.facts["field"]) == ("winners", "winnings")
    assert error.facts["line"] == len(text.splitlines()) + 1


# What is wrong, and where


WRONG = [
    ("d db 2c3c9d", "d db 2c3c9d4h5h6h", "dealt_board", "d db"),
    ("d db 2c3c9d", "d db 2c3c", "dealt_board", "d db"),
    ("AsAdKhKc", "AsAdKhKcTc", "dealt_hole", "p1 As"),
    ("d db 2c3c9d", "d db 2c3cAs", "cards", "d db"),
    ("p1 cbr 6", "p1 cbr nan", "wrong_action", "nan"),
    ("p1 cbr 6", "p1 cbr inf", "wrong_action", "inf"),
    ("p1 cbr 6", "p1 cbr 1e999999", "wrong_action", "1e9"),
    ("p1 cbr 6", "p1 cbr " + "9" * 5_000, "wrong_action", "999"),
    ("p1 cbr 6", "p1 cbr 7", "illegal", "cbr 7"),
    ("p1 cbr 6", "p" + "1" * 5_000 + " cbr 6", "wrong_action", "111"),
    ("antes = [0, 0, 0]", "antes = nan", "wrong_field", "antes"),
    ("antes = [0, 0, 0]", "antes = [nan, 0, 0]", "wrong_field", "antes"),
    ("antes = [0, 0, 0]", "antes = [0, 0, 0]\n_dead_blinds = [1]", "wrong_field", "_dead"),
    ("[200, 200, 200]", "[1e999999, 200, 200]", "wrong_field", "starting"),
    ("[200, 200, 200]", "[1e-999999, 200, 200]", "wrong_field", "starting"),
    ("[200, 200, 200]", "[nan, 200, 200]", "wrong_field", "starting"),
    ("[200, 200, 200]", "[-inf, 200, 200]", "wrong_field", "starting"),
    ("[200, 200, 200]", "[0x" + "f" * 9_000 + ", 200, 200]", "wrong_field", "starting"),
    ("[200, 200, 200]", "[0, 200, 200]", "table", "starting"),
    ("min_bet = 2", "currency = 5", "wrong_field", "currency"),
    ("min_bet = 2", "winnings = [inf, 0, 0]", "wrong_field", "winnings"),
    ("min_bet = 2", "winnings = [0, 0]", "wrong_field", "winnings"),
    ('"PO"', '"NS"', "unknown_variant", "variant"),
    ("min_bet = 2", "min_bet = =", "not_toml", "min_bet"),
]


@pytest.mark.parametrize(("old", "new", "kind", "piece"), WRONG)
def test_each_fault_is_said_with_its_line(old: str, new: str, kind: str, piece: str) -> None:
    text = HAND.replace(old, new)
    error = fault(text)
    assert error.kind == kind
    assert error.facts["line"] == line_of(text, piece)


@pytest.mark.parametrize("old", ["200, 200, 200", "1, 2, 0", "0, 0, 0"])
@pytest.mark.parametrize("digits", ["9" * 300_000, "9" * 300_000 + ".5", "0." + "9" * 300_000])
def test_no_number_takes_long(old: str, digits: str) -> None:
    fault(HAND.replace(old, f"{digits}, 2, 3"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (HAND.partition("actions")[0] + "actions = 7\n", "wrong_field"),
        (HAND.partition("actions")[0] + "actions = [7]\n", "wrong_field"),
        (HAND.partition("actions")[0], "missing_field"),
        ("a = " + "[" * 50_000, "not_toml"),
        ("", "missing_field"),
    ],
)
def test_a_file_without_its_actions(text: str, kind: str) -> None:
    assert fault(text).kind == kind


def test_amounts_in_a_refusal_are_those_of_the_file() -> None:
    """It spoke of 999,000,000 for a bet of 9,990,000.00."""
    text = HAND.replace("[1, 2, 0]", "[1.00, 2.00, 0]").replace("cbr 6", "cbr 9990000.00")
    error = fault(text + 'currency = "EUR"\n')
    assert "€9,990,000" in say(error, "en")
    assert "999,000,000" not in say(error, "en")


def test_what_is_no_text_and_no_hand() -> None:
    hand = play(omaha(), F)
    for wrong in (None, 5, b"x", [], {}):
        with pytest.raises(TypeError, match="text"):
            pk.phh.loads(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="path"):
            pk.phh.load(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="hand"):
            pk.phh.dumps(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="path"):
            pk.phh.dump(hand, wrong)  # type: ignore[arg-type]
    for wrong in (5, "x", [1]):
        with pytest.raises(TypeError, match="players"):
            pk.phh.dumps(hand, wrong)  # type: ignore[arg-type]
    with pytest.raises(PhhError, match="not written"):
        pk.phh.dump(hand, "/nowhere/at all/hand.phh")


# Writing


def test_amounts_are_written_in_the_currencys_own_unit() -> None:
    """175 cents are 1.75, not 175 with a field of ours that says cents."""
    hand = play(omaha(stacks=3, blinds=(25, 50)), pk.Raise(175), C, C, X, X, pk.Bet(75), F, F)
    text = pk.phh.dumps(hand, currency=Currency("USD", "$", 100))
    assert '"p3 cbr 1.75"' in text or '"p1 cbr 1.75"' in text
    assert "blinds_or_straddles = [0.25, 0.50, 0.00]" in text
    assert 'currency = "USD"' in text
    assert "_unit" not in text
    history = pk.phh.loads(text)
    assert (history.scale, unit_of(history.currency)) == (100, "USD-cent")
    assert history.replay().events == hand.events
    whole = play(omaha(stacks=3, blinds=(100, 200)), F, F)
    again = pk.phh.loads(pk.phh.dumps(whole, currency=Currency("USD", "$", 100)))
    assert again.replay().events == whole.events, "whole dollars stay cents"


def test_a_file_of_an_earlier_version_still_speaks_of_cents() -> None:
    assert unit_of(pk.phh.loads(HAND + '_unit = "USD-cent"\n').currency) == "USD-cent"
