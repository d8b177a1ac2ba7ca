"""The values of a sentence go into its check: a wrong one is found, and nothing else changes."""

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

import pokerlib as pk
from pokerlib.documents import CLAIMS, Claim, read
from pokerlib.documents.judging import evidence
from pokerlib.documents.known import known
from pokerlib.documents.model import DocumentKey, Place
from pokerlib.documents.text import Token, cut, sentences
from pokerlib.documents.weights import EXCEPTIONS
from tests.documents.texts import changed, judged, text, verdicts, with_change

BY_ID = {claim.id: claim for claim in CLAIMS}
RULES: DocumentKey = "game-rules"
HANDS: DocumentKey = "hand-rankings"

# Places that are right (but for a remark), and a value that is not: document, line, sentence,
# what stands there, what is put there, and which time it stands there.
WRONG: tuple[tuple[DocumentKey, int, int, str, str, int], ...] = (
    (RULES, 1, 2, "четири", "пет", 0),
    (RULES, 1, 5, "точно две", "точно три", 0),
    (RULES, 6, 1, "$100", "$200", 0),
    (RULES, 15, 2, "$1", "$3", 0),
    (RULES, 15, 3, "$10", "$5", 0),
    (RULES, 29, 4, "$4", "$3", 0),
    (RULES, 37, 4, "$2", "$3", 0),
    (RULES, 59, 5, "(3)", "(5)", 0),
    (RULES, 65, 2, "$10", "$15", 0),
    (RULES, 69, 1, "$100", "$150", 1),
    (RULES, 69, 4, "$400", "$500", 0),
    (RULES, 69, 4, "$300", "$200", 0),
    (RULES, 85, 1, "8-7-6-5-4", "9-7-6-5-4", 0),
    (RULES, 87, 2, "5, 4, 3, 2, A", "6, 4, 3, 2, A", 0),
    (RULES, 204, 1, "две скрити", "три скрити", 0),
    (RULES, 216, 1, "$4", "$2", 0),
    (RULES, 240, 2, "каро, купа", "купа, каро", 0),
    (RULES, 240, 3, "двойката спатия", "двойката купа", 0),
    (RULES, 252, 2, "52", "48", 0),
    (RULES, 252, 5, "13", "12", 0),
    (RULES, 256, 1, "5 карти", "4 карти", 0),
    (RULES, 270, 1, "3 unit", "2 unit", 0),
    (RULES, 282, 1, "13 unit", "12 unit", 0),
    (HANDS, 7, 1, "пет", "шест", 0),
    (HANDS, 11, 1, "десетка", "деветка", 0),
    (HANDS, 13, 1, "четири", "три", 0),
    (HANDS, 23, 2, "третата", "шестата", 0),
    (HANDS, 29, 2, "Асото", "Попът", 0),
    (HANDS, 29, 4, "5,4,3,2,А", "6,5,4,3,2", 0),
    (HANDS, 57, 1, "шестица", "седмица", 1),
    (HANDS, 59, 2, "6,4,3,2,A", "6,5,4,3,A", 0),
    (HANDS, 63, 1, "втора", "трета", 0),
    (HANDS, 73, 1, "A,5,4,3,2", "7,5,4,3,2", 0),
    (HANDS, 77, 2, "7,6,5,3,2", "7,5,4,2,3", 0),
    (HANDS, 95, 1, "четири", "пет", 0),
    (HANDS, 141, 1, "960", "690", 0),
    (HANDS, 141, 1, "52", "54", 0),
    (HANDS, 143, 2, "0,00000154", "0,0000154", 0),
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda one: f"{one[0]} {one[1]}.{one[2]} {one[4]}")
def test_a_wrong_value_is_found_and_nothing_else_changes(
    wrong: tuple[DocumentKey, int, int, str, str, int],
) -> None:
    document, line, number, *_ = wrong
    before, after = verdicts(judged(document)), verdicts(read(changed(*wrong)))
    assert before[line, number][0] in ("right", "right_but")
    assert after.items() - before.items() == {((line, number), ("wrong", "grave"))}


SLIPS: tuple[tuple[DocumentKey, int, int, str, str, int], ...] = (
    (RULES, 178, 4, "$400", "$300", 1),
    (RULES, 158, 6, "осмица", "деветка", 0),
    (HANDS, 101, 1, "втора", "първа", 0),
    (HANDS, 109, 1, "втора", "първа", 0),
    (HANDS, 117, 1, "втора", "първа", 0),
)


@pytest.mark.parametrize("slip", SLIPS, ids=lambda one: f"{one[0]} {one[1]}.{one[2]}")
def test_a_slip_put_right_turns_and_nothing_else_does(
    slip: tuple[DocumentKey, int, int, str, str, int],
) -> None:
    document, line, number, *_ = slip
    before, after = verdicts(judged(document)), verdicts(read(changed(*slip)))
    assert before[line, number][0] in ("wrong", "mended")
    assert after.items() - before.items() == {((line, number), ("right", "none"))}


Change = tuple[DocumentKey, int, int, str, str, int]


def _together(changes: Sequence[Change]) -> None:
    """All of these in copies of the two documents: just these sentences have another verdict."""
    for document in (RULES, HANDS):
        copy, places = text(document), set()
        for one, line, number, old, new, at in changes:
            if one == document:
                copy = with_change(copy, line, number, old, new, at)
                places.add((line, number))
        before, after = verdicts(judged(document)), verdicts(read(copy))
        turned = {place for place in before if before[place] != after[place]}
        assert before.keys() == after.keys()
        assert turned == places


def _ten(seed: int) -> list[Change]:
    """Ten of the wrong values, in ten sentences: at least three of each document."""
    chance = random.Random(seed)
    by_place = {one[:3]: one for one in chance.sample(WRONG, len(WRONG))}
    hands = [one for one in by_place.values() if one[0] == HANDS]
    rules = [one for one in by_place.values() if one[0] == RULES]
    of_hands = chance.randint(3, 7)
    return [*hands[:of_hands], *rules[: 10 - of_hands]]


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(n, marks=pytest.mark.exhaustive) for n in range(3, 60))]
)
def test_ten_wrong_values_are_all_found_and_nothing_else_changes(seed: int) -> None:
    ten = _ten(seed)
    assert len({one[:3] for one in ten}) == 10
    _together(ten)


def test_the_slips_put_right_together_turn_and_nothing_else_does() -> None:
    _together(SLIPS)


NAMED = [
    (sentence.place, number) for sentence in known() for number, slot in enumerate(sentence.slots)
    if slot.name is not None
]  # fmt: skip
OTHER = {"#": "47", "o": "пета", "r": "валето", "s": "пика", "c": "K-Q-9-4-2"}


@pytest.mark.exhaustive
@pytest.mark.parametrize(("place", "number"), NAMED, ids=str)
def test_any_value_of_the_text_is_that_of_its_own_sentence(place: Place, number: int) -> None:
    """Whatever stands in its place, no other sentence comes out otherwise."""
    lines = text(place.document).split("\n")
    sentence = sentences(lines[place.line - 1])[place.sentence - 1]
    token = cut(sentence).values[number]
    put = _other(token)
    if token.start == 0:  # a sentence begins with a capital letter
        put = put[0].upper() + put[1:]
    other = sentence[: token.start] + put + sentence[token.end :]
    lines[place.line - 1] = lines[place.line - 1].replace(sentence, other, 1)
    before, after = verdicts(judged(place.document)), verdicts(read("\n".join(lines)))
    turned = {one for one in before.keys() | after.keys() if before.get(one) != after.get(one)}
    here = {(place.line, place.sentence)}
    mended = {one for one in before if before[one][0] == "mended"}  # by the sentence, perhaps
    assert turned <= here | mended


def _other(token: Token) -> str:
    return f"${OTHER['#']}" if token.money else OTHER[token.key]


# Other values that are right: an independent formula for each


EXAMPLE = "\n".join  # the three sentences of line 69 with other sums


def _line_69(pot: object, pay: object, after: object, more: object, total: object) -> str:
    told = text(RULES).split("\n")[68]
    for old, new in (("$100", "P"), ("$300", "A"), ("$400", "T")):
        told = told.replace(old, new)
    first, *others = told.split("P")
    found = first + "".join(f"${pot if n == 0 else pay}{part}" for n, part in enumerate(others))
    return found.replace("A", f"${after}", 1).replace("A", f"${more}", 1).replace("T", f"${total}")


@pytest.mark.parametrize("pot", [1, 7, 75, 150, 101, 1_000_000])
def test_the_example_of_the_pot_with_any_pot(pot: int) -> None:
    """Bet the pot, and a raise of the pot goes to four times as much."""
    right = read(_line_69(pot, pot, 3 * pot, 3 * pot, 4 * pot))
    assert [one.verdict for one in right.sentences] == ["right"] * 4
    wrong = read(_line_69(pot, pot, 3 * pot, 3 * pot, 4 * pot + 1))
    assert [one.verdict for one in wrong.sentences] == [*["right"] * 3, "wrong"]


def test_parts_of_a_dollar() -> None:
    right = read(_line_69("7,50", "7,50", "22,50", "22,50", "30"))
    assert [one.verdict for one in right.sentences] == ["right"] * 4
    claim = BY_ID["pot.example_most"]
    values = {"pot": Fraction(1, 4), "bet": Fraction(1, 4), "after_call": Fraction(3, 4)}
    found = evidence(claim, {**values, "more": Fraction(3, 4), "total": 1})
    assert (found.verdict, found.unit) == ("holds", 100)


@pytest.mark.parametrize("pot", range(0, 400, 37))
@pytest.mark.parametrize("bet", [1, 2, 50, 75, 100, 333])
def test_the_sums_of_the_example(pot: int, bet: int) -> None:
    after = pot + 2 * bet
    good = {"pot": pot, "bet": bet, "after_call": after, "more": after, "total": bet + after}
    claim = BY_ID["pot.example_most"]
    if bet > pot:  # in pot limit there is no such bet
        assert evidence(claim, good).verdict == "wrong"
        return
    assert evidence(claim, good).verdict == "holds"
    for name in ("after_call", "more", "total"):
        assert evidence(claim, {**good, name: good[name] + 1}).verdict == "wrong"
    choices = BY_ID["pot.example_choices"]
    least = {"pot": pot, "bet": bet, "call": bet, "least": bet}
    assert evidence(choices, least).verdict == "holds"
    assert evidence(choices, {**least, "call": bet + 1}).verdict == "wrong"
    assert evidence(choices, {**least, "least": bet + 1}).verdict == "wrong"


@pytest.mark.parametrize("bet", [1, 2, 5, 10, 60, 999, 10**9])
def test_the_least_raise_after_any_bet(bet: int) -> None:
    claim = BY_ID["limits.raise_of_5"]
    assert evidence(claim, {"bet": bet, "least": bet, "total": 2 * bet}).main == "holds"  # type: ignore[attr-defined]
    assert evidence(claim, {"bet": bet, "least": bet, "total": 2 * bet + 1}).verdict == "wrong"


@pytest.mark.parametrize("small", [1, 2, 5, 15, 30, 500, 10**8])
def test_any_stakes(small: int) -> None:
    big = 2 * small
    stakes = {"small_bet": small, "big_bet": big}
    for id_, values in (
        ("limits.multiple_of_small", {"size": small}),
        ("limits.multiple_of_big", {"size": big}),
        ("stud.fourth_first_choice", {"bet": small}),
        ("stud.big_streets", {"size": big}),
        ("stud_extra.open_pair", {"size": big}),
        ("stud.increments", {"first_size": small, "second_size": big}),
    ):
        found = evidence(BY_ID[id_], {**stakes, **values})
        assert getattr(found, "main", found.verdict) == "holds", id_
        name = next(iter(values))
        assert evidence(BY_ID[id_], {**stakes, **values, name: values[name] + 1}).verdict == "wrong"
    half = (small + 1) // 2
    if half < small:
        blinds = {**stakes, "small_blind": half, "big_blind": small}
        assert evidence(BY_ID["omaha.blinds_of_15_30"], blinds).verdict == "holds"
    assert evidence(BY_ID["omaha.named_by_blinds"], {"big_blind": small}).verdict == "holds"


@pytest.mark.parametrize("places", range(6, 12))
def test_the_chance_rounded_to_any_place(places: int) -> None:
    claim = BY_ID["numbers.royal_flush_chance"]
    right = round(Fraction(4, 2_598_960), places)
    wrong = right + Fraction(3, 10**places)
    assert evidence(claim, {"chance": right}).verdict == ("holds" if right else "wrong")
    assert evidence(claim, {"chance": wrong}).verdict == "wrong"


# Every value of every claim

OTHERS: dict[type, tuple[object, ...]] = {
    int: (1, 6, 10**9, Fraction(1, 2)),
    str: ("c", "d", "h", "s", "5-4-3-2-A", "9-8-7-6-4", "2-2-2-2-2", "K-Q", "A"),
    Fraction: (0, 1, Fraction(1, 3), Fraction(153, 10**8)),
}
MORE = (0, 2, 3, 5, 7, 9, 13, 14, 51, 53, 100, Fraction(7, 3), 10**13)
ASKED = [(claim, name) for claim in CLAIMS for name in claim.values]


@pytest.mark.parametrize(("claim", "name"), ASKED, ids=lambda one: getattr(one, "id", one))
def test_each_value_can_turn_the_verdict_and_none_is_an_error(claim: Claim, name: str) -> None:
    own = claim.check()
    main, found = getattr(own, "main", own.verdict), set()
    for other in OTHERS[type(claim.values[name])]:
        if isinstance(other, str) and ("-" in other or other == "A") != (
            len(str(claim.values[name])) > 1
        ):
            continue
        made = evidence(claim, {name: other})
        found.add(getattr(made, "main", made.verdict))
    if main != "wrong":  # what is wrong is put right by SLIPS
        assert found - {main} or (claim.id, name) in CAN_ONLY_BE_SO


@pytest.mark.exhaustive
@pytest.mark.parametrize(("claim", "name"), ASKED, ids=lambda one: getattr(one, "id", one))
def test_no_value_is_an_error(claim: Claim, name: str) -> None:
    if isinstance(claim.values[name], int):
        for other in MORE:
            assert evidence(claim, {name: other}).verdict


# What any value fits: a unit may be worth any sum, and cards of one suit may be of any.
CAN_ONLY_BE_SO = {
    ("chinese.unit", "unit"),
    ("actions.short_big_blind", "big_blind"),
    ("badugi.two_hearts", "suit"),
    ("badugi.three_hearts", "suit"),
}


def test_a_value_that_has_a_name_is_asked_for() -> None:
    """By a claim of its sentence, whose own value is that of the documents."""
    claims: dict[object, list[Claim]] = {}
    for claim in CLAIMS:
        for place in claim.places:
            claims.setdefault(place, []).append(claim)
    named = 0
    for sentence in known():
        for slot in sentence.slots:
            if slot.name is None:
                continue
            named += 1
            asked = [c.values[slot.name] for c in claims[sentence.place] if slot.name in c.values]
            assert asked, (sentence.place, slot.name)
            if isinstance(slot.value, Fraction) and slot.name != "unit":
                assert all(one == slot.value for one in asked), (sentence.place, slot.name)
    assert named > 250


# One exception, one verdict


def test_the_same_exception_has_the_same_verdict() -> None:
    found: dict[str, set[tuple[str, str]]] = {}
    for document in (RULES, HANDS):
        for sentence in judged(document).sentences:
            for claim in sentence.claims:
                exception = getattr(claim.evidence, "exception", None)
                if exception and claim.evidence.excepts:  # type: ignore[attr-defined]
                    found.setdefault(exception, set()).add((claim.verdict, claim.grade))
    assert set(found) == set(EXCEPTIONS)
    assert all(len(one) == 1 for one in found.values())
    for exception, [(verdict, grade)] in found.items():
        weight = EXCEPTIONS[exception]
        assert (verdict, grade) == (weight.verdict, weight.grade)


def test_what_is_mended_elsewhere_needs_its_mending() -> None:
    lines = text(RULES).split("\n")
    lines[243] = ""
    without = verdicts(read("\n".join(lines)))
    assert verdicts(judged(RULES))[194, 2] == ("mended", "note")
    assert without[194, 2][0] == "wrong"


def test_tables() -> None:
    document = judged(HANDS)
    plain = document.table()
    assert list(plain.columns) == [
        "line", "number", "document", "place", "verdict", "grade", "claims", "text"
    ]  # fmt: skip
    assert len(plain) == len(document.sentences)
    for lang in ("bg", "en"):
        told = pk.language.table(document, lang)
        assert len(told) == len(plain)
        assert len(set(told.columns)) == 6
