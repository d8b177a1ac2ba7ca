"""The examples of the documents with other cards: right ones and wrong ones, by hand."""

import pytest

from pokerlib.cards import CardError
from pokerlib.documents import CLAIMS, read
from pokerlib.documents.trials import TRIALS, tried
from pokerlib.errors import PokerError
from pokerlib.language import LANGUAGES, say
from pokerlib.language.report import Named, report
from pokerlib.lessons import documents
from tests.documents.texts import text as document_text
from tests.lessons.nodes import cards_in, part, problem, shown, text

# A claim, cards, what its sentence says of them, and what they are. 1: such a hand, or the first
# wins; 0: no such hand; -1: the second wins; in a list the hand that is out of place.
IS = """
low.six: 6-4-3-2-A 1 | 6-5-4-3-2 1 | 6s 5s 4s 3s As 1 | 7-4-3-2-A 0 | 6-6-3-2-A 0 | 5-4-3-2-A 0
low.seven: 7-4-3-2-A 1 | 7-6-5-4-3 1 | 7-6-3-2-A 1 | 8-4-3-2-A 0 | 7-7-3-2-A 0 | 6-5-4-3-2 0
low.eight: 8-4-3-2-A 1 | 8-7-6-5-4 1 | 8s 7s 6s 5s 4s 1 | 9-4-3-2-A 0 | 8-8-3-2-A 0 | K-Q-J-T-9 0
lowball.seven: 7-5-4-3-2 1 | 7-6-4-3-2 1 | 7-6-5-4-3 0 | 7s 5s 4s 3s 2s 0 | 7-5-4-3-A 0
lowball.seven: 7-7-4-3-2 0
lowball.eight: 8-5-4-3-2 1 | 8-7-6-5-3 1 | 8-7-6-5-4 0 | 8s 6s 4s 3s 2s 0 | 9-5-4-3-2 0
lowball.eight: 8-6-4-3-A 0
lowball.nine: 9-5-4-3-2 1 | 9-8-7-6-4 1 | 9-8-7-6-5 0 | 9s 6s 4s 3s 2s 0 | T-5-4-3-2 0
lowball.nine: 9-9-4-3-2 0
lowball.ten: T-5-4-3-2 1 | T-9-8-7-5 1 | T-9-8-7-6 0 | Ts 6s 4s 3s 2s 0 | J-5-4-3-2 0
lowball.ten: T-T-4-3-2 0
badugi.badugi: 4s 3h 2d Ac 1 | Ks Qh Jd Tc 1 | 4s 3h 2d As 0 | 4s 4h 2d Ac 0 | 4s 3s 2s As 0
badugi.three_card: 4s 4h 2d Ac 1 | Ks 3h 2h Ad 1 | 5s 5h As Ah 0 | 4s 3h 2d Ac 0 | 9s 8s 7s 6h 0
badugi.two_card: 5s 5h As Ah 1 | As 5h 3h 2h 1 | 9s 8s 7s 6h 1 | 4s 4h 2d Ac 0 | 4s 3s 2s As 0
badugi.one_card: As Ah Ad Ac 1 | 9s 7s 5s 3s 1 | As Ah Ad Ks 0 | 5s 5h As Ah 0 | 4s 3h 2d Ac 0
hilo.eight_or_better: 8-7-6-5-4 1 | 5-4-3-2-A 1 | 8s 7s 6s 5s 4s 1 | 9-4-3-2-A 0 | 8-8-3-2-A 0
hilo.eight_or_better: K-Q-J-T-9 0
low.eight_qualifies: 8-7-6-5-4 1 | 8-4-3-2-A 1 | 6-5-4-3-2 1 | 9-7-6-5-4 0 | 4-4-3-2-A 0
"""
# Two hands: what the sentence says, and what is; "?" where it does not speak of them.
WINS = """
high.four_of_a_kind_kicker: 9s 9h 9d 9c As, 9s 9h 9d 9c Ks 1 1
high.four_of_a_kind_kicker: 5s 5h 5d 5c 2s, 5s 5h 5d 5c 3s -1 -1
high.four_of_a_kind_kicker: 9s 9h 9d 9c As, 8s 8h 8d 8c Ks ? 1
high.four_of_a_kind_kicker: As Kh Qd Jc 9s, As Kh Qd Jc 8s ? 1
high.full_house_pair: 9s 9h 9d As Ah, 9s 9h 9d Ks Kh 1 1 | 9s 9h 9d 2s 2h, 9s 9h 9d 3s 3h -1 -1
high.three_of_a_kind_higher: 7s 7h 7d Ac 2c, 7s 7h 7d Kc Qc 1 1
high.three_of_a_kind_higher: 7s 7h 7d Ac Kc, 7s 7h 7d Ah Qc ? 1
high.two_pair_second: As Ah 9s 9h 2d, Ad Ac 8s 8h Kd 1 1 | Ks Kh 2s 2h Ad, Kd Kc 3s 3h 4d -1 -1
high.two_pair_kicker: As Ah 9s 9h 4d, Ad Ac 9d 9c 3d 1 1 | As Ah 9s 9h 4d, Ad Ac 9d 9c Kd -1 -1
high.one_pair_kickers: 7s 7h Ad Kc 2c, 7d 7c Ah Ks 3c -1 -1 | 7s 7h Ad Kc 2c, 7d 7c Kd Qs Jc 1 1
high.high_card_tie: As Kh 9d 7c 4s, Ad Kc 9h 7s 3d 1 1 | Ks Jh 9d 7c 4s, Ad 5c 4h 3s 7d -1 -1
high.flush_further: As Ks 9s 7s 4s, Ah Kh 9h 7h 3h 1 1 | As Ks 9s 7s 4s, Ah Kh Th 2h 3h -1 -1
low.six_tie: 6-4-3-2-A, 6-5-4-2-A 1 1 | 6-5-4-3-2, 6-4-3-2-A -1 -1 | 7-4-3-2-A, 6-5-4-2-A ? -1
low.six_further: 6-5-3-2-A, 6-5-4-2-A 1 1 | 6-5-4-3-2, 6-5-4-3-A -1 -1 | 6-4-3-2-A, 6-5-4-2-A ? 1
low.seven_tie: 7-4-3-2-A, 7-6-5-4-3 1 1 | 7-6-3-2-A, 7-5-4-3-2 -1 -1
low.seven_further: 7-6-3-2-A, 7-6-5-4-3 1 1 | 7-6-5-4-3, 7-6-5-4-2 -1 -1
low.eight_tie: 8-4-3-2-A, 8-7-6-5-4 1 1 | 8-7-3-2-A, 8-6-5-4-3 -1 -1
low.eight_further: 8-7-3-2-A, 8-7-6-5-4 1 1 | 8-7-6-5-4, 8-7-6-5-3 -1 -1
lowball.seven_tie: 7-5-4-3-2, 7-6-4-3-2 1 1 | 7-6-4-3-2, 7-5-4-3-2 -1 -1
lowball.seven_further: 7-6-4-3-2, 7-6-5-3-2 1 1 | 7-6-5-4-2, 7-6-5-3-2 -1 -1
lowball.eight_tie: 8-5-4-3-2, 8-7-4-3-2 1 1 | 8-7-6-5-3, 8-6-5-4-3 -1 -1
lowball.eight_further: 8-7-4-3-2, 8-7-5-3-2 1 1 | 8-7-6-5-3, 8-7-6-5-2 -1 -1
lowball.nine_tie: 9-5-4-3-2, 9-7-4-3-2 1 1 | 9-8-6-5-3, 9-6-5-4-3 -1 -1
lowball.nine_further: 9-7-4-3-2, 9-7-5-3-2 1 1 | 9-8-6-5-3, 9-8-6-5-2 -1 -1
lowball.ten_tie: T-5-4-3-2, T-7-4-3-2 1 1 | T-8-6-5-3, T-6-5-4-3 -1 -1
lowball.ten_further: T-7-4-3-2, T-7-5-3-2 1 1 | T-8-6-5-3, T-8-6-5-2 -1 -1
badugi.badugi_tie: Ks 3h 2d Ac, Qs Jh Td 9c 1 -1 | 5s 4h 3d 2c, 5s 3h 2d Ac -1 -1
badugi.badugi_tie: 8s 3h 2d Ac, 8s 4h 2d Ac 1 1
badugi.three_card_tie: Ks 3h 2d Kd, Qs Jh Td Qd 1 -1 | 6s 6h 5d 2c, 7s 7h 4d 2c -1 1
badugi.three_card_tie: 6s 6h 5d 2c, 4s 3h 2d Ac ? -1
badugi.two_card_tie: Ks 2h Kh Kd, Qs Jh Qh Qd 1 -1 | 5s 5h As Ah, 5s 5h 2s 2h 1 1
"""
# Pictures that are lost: do these cards fit what the sentence says of them?
SHOWS = """
badugi.pair_of_fours: 4s 4h 2d Ac 1 1 | 4s 4h 3d Ac 1 0 | 4c 4d 2h As 1 1 | 4s 4h 2s Ac 1 1
badugi.pair_of_fours: 5s 5h 2d Ac ? 0
badugi.two_hearts: 3s Kh 2h Ad 1 1 | 3h 2s Ad Kh 1 1 | 4h 3h 2d Ac 1 1 | 5h 4d 2h Ac 1 0
badugi.two_hearts: 3s 2d Ac Kc ? 1
badugi.two_pairs: 5s 5h As Ah 1 1 | 5s 5h Ad Ac 1 1 | 6s 6h As Ah 1 0 | 5s 5h 2s 2h 1 0
badugi.two_pairs: 5s 5h 4s As ? 1
badugi.three_hearts: As 5h 3h 2h 1 1 | As 4h 3h 2h 1 1 | 2s Ah Kh Qh 1 1 | 3s Ah 4h 2h 1 0
badugi.three_hearts: As 5h 3s 2h ? 1
badugi.four_aces: As Ah Ad Ac 1 1 | 2s 2h 2d 2c ? 0 | As Ah Ad Kc ? 0 | Ks Kh Kd Kc ? 0
badugi.four_aces: 4s 3h 2d Ac ? 0
badugi.one_suit: 9s 7s 5s 3s 1 1 | Kh Qh Jh 3h 1 1 | 9s 7s 5s 2s 1 0 | 6d 5d 4d 3d 1 1
badugi.one_suit: 9s 7s 5s 3h ? 0
"""


def _cases(listed: str) -> list[tuple[str, list[str], list[str]]]:
    found = []
    for line in listed.strip().splitlines():
        id_, _, cases = line.partition(": ")
        for case in cases.split(" | "):
            hands = case.split(", ")
            *last, said, is_ = hands[-1].split(" ")
            if listed is IS:
                last, said = [*last, said], is_
            found.append((id_, [*hands[:-1], " ".join(last)], [said, is_]))
    return found


CASES = [*_cases(IS), *_cases(WINS), *_cases(SHOWS)]


@pytest.mark.parametrize(("id_", "hands", "expected"), CASES)
def test_other_cards_get_their_verdict(id_: str, hands: list[str], expected: list[str]) -> None:
    found = tried(id_, hands)
    assert found.said == (None if expected[0] == "?" else int(expected[0]))
    assert (found.computed > 0) == (int(expected[1]) > 0)
    assert found.right is (None if expected[0] == "?" else expected[0] == expected[1])
    assert len({say(found, lang) for lang in LANGUAGES}) == 2


def test_every_example_is_tried() -> None:
    assert {id_ for id_, _, _ in CASES} | {"hilo.samples"} == set(TRIALS)
    assert set(TRIALS) <= {claim.id for claim in CLAIMS}
    for id_, trial in TRIALS.items():
        assert tried(id_, trial.examples).said is not None


@pytest.mark.parametrize(
    ("number", "hand", "reason"),
    [
        (1, "8-7-6-5-3", ""),
        (1, "7-6-5-4-3", "another_name"),
        (3, "9-5-4-2-A", "not_low"),
        (4, "8-8-4-2-A", "not_low"),
        (4, "8-7-6-5-4", "not_stronger"),
        (7, "7-5-3-2-A", ""),
        (6, "7-6-5-4-2", "not_stronger"),
        (9, "6-5-3-2-A", "another_name"),
        (10, "6-4-3-2-A", "not_stronger"),
    ],
)
def test_the_ten_lows_with_another_one(number: int, hand: str, reason: str) -> None:
    lows = list(TRIALS["hilo.samples"].examples)
    assert tried("hilo.samples", lows).computed == 0
    lows[number - 1] = hand
    found = tried("hilo.samples", lows)
    assert (found.computed, found.reason) == (number if reason else 0, reason)
    assert all(str(number) in say(found, lang) or not reason for lang in LANGUAGES)


@pytest.mark.parametrize("typed", ["", "8-7-6-5", "8-8-8-8-8", "8s 8s 7d 6c 5h", "xx", "8" * 99])
def test_what_is_no_hand_is_refused(typed: str) -> None:
    with pytest.raises(PokerError):
        tried("low.eight", [typed])


def test_in_lesson_10() -> None:
    widget = documents.Claims("badugi.pair_of_fours")
    assert "Try other cards" in text(part(widget, "trial-badugi.pair_of_fours"), "en")
    widget.press("try", "badugi.pair_of_fours", **{"try-badugi.pair_of_fours-0": "4s 4h 3d Ac"})
    assert "the cards do not fit" in text(part(widget, "tried"), "en")
    assert cards_in(part(widget, "tried")) == ["Ac", "4s", "4h", "3d"]
    before = text(part(widget, "tried"), "en")
    for junk in ("4s 4h 3d", "4s 4h 3d Zc", "4s 4s 3d Ac"):
        widget.press("try", "badugi.pair_of_fours", **{"try-badugi.pair_of_fours-0": junk})
        assert problem(widget, "bg")
        assert text(part(widget, "tried"), "en") == before
    with pytest.raises(Exception, match="no such example"):
        widget.press("try", "pot.example_slip")
    assert shown(widget)


def test_an_error_of_cards_is_a_card_error() -> None:
    with pytest.raises(CardError):
        tried("badugi.badugi", ["4s 3h 2d Zc"])


LOWS = TRIALS["hilo.samples"].examples


@pytest.mark.parametrize(
    ("number", "hand"), [(0, ""), (3, "9-5-4-2-A"), (4, "8-7-6-5-4"), (9, "6-5-3-2-A")]
)
def test_the_list_of_lows_put_back_into_the_document(number: int, hand: str) -> None:
    """Cards behind the numbers, whose pictures are lost; one that is out of place is found."""
    lines = document_text("game-rules").split("\n")
    given = [hand if n == number else low for n, low in enumerate(LOWS, start=1)]
    for n, low in enumerate(given):
        assert lines[88 + 2 * n] == f"{n + 1}."
        lines[88 + 2 * n] += f" {low}"
    found = read("\n".join(lines))
    judged = {one.line: one.verdict for one in found.sentences if one.number == 2}
    here = {(line - 87) // 2: judged[line] for line in range(89, 109, 2)}
    wrong = {n for n, verdict in here.items() if verdict == "wrong"}
    assert (number in wrong) == bool(number)
    assert wrong <= {number, number + 1}  # the next may be no stronger than that one
    assert set(here.values()) <= {"right", "wrong"}
    alone = read("1. 9-5-4-2-A")
    assert all(one.verdict != "wrong" for one in alone.sentences), "of other lists nothing is said"
    for lang in LANGUAGES:
        assert report([Named("x", found)], "json", lang)
