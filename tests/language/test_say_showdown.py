"""A showdown in words: who wins which share, with what, and why."""

from fractions import Fraction

import pokerlib.rankings as rankings
from pokerlib.conventions import CONVENTIONS
from pokerlib.games.records import Made
from pokerlib.games.settle import settle
from pokerlib.language import LANGUAGES, say
from pokerlib.language.games import pot_part


def pair(record: object) -> tuple[str, str]:
    bulgarian, english = (say(record, lang).replace("\u00a0", " ") for lang in LANGUAGES)
    return bulgarian, english


def made(ranking: str, *hands: str) -> tuple[Made | None, ...]:
    ranks = [getattr(rankings, ranking).rank(hand) if hand else None for hand in hands]
    return tuple(Made(rank, rank.cards, ()) if rank else None for rank in ranks)


def told(**shares: tuple[Made | None, ...]) -> tuple[str, str]:
    return pair(settle("omaha_hilo", shares, CONVENTIONS))


def test_one_winner() -> None:
    assert told(high=made("HIGH", "As Ah Kd Qc 9d", "Ks Kh Kc Qs 9s")) == (
        (
            "Играч 2 печели целия пот с три попа, кикъри дама и деветка; "
            "следващата по сила ръка е чифт аса."
        ),
        (
            "Player 2 wins the whole pot with three kings, kickers queen and nine; "
            "the next best hand is a pair of aces."
        ),
    )
    by_kicker = told(high=made("HIGH", "As Ah Kd Qc 9d", "Ac Ad Ks Qs 8s"))[0]
    assert by_kicker.endswith("; решава третият кикър – деветка срещу осмица.")
    assert told(high=made("HIGH", "8s 7h 6d 5c 4s", "As Ah Kd Qc 9d"))[0].startswith(
        "Играч 1 печели целия пот със стрейт до осмица"
    )


def test_a_tie() -> None:
    assert told(high=made("HIGH", "8s 7h 6d 5c 4s", "As Ah Kd Qc 9d", "8c 7d 6s 5h 4c")) == (
        "Играчи 1 и 3 делят пота поравно, защото ръцете им са еднакво силни (стрейт до осмица).",
        (
            "Players 1 and 3 split the pot equally, because their hands are equally strong "
            "(eight-high straight)."
        ),
    )


def test_no_low() -> None:
    bulgarian, english = told(
        high=made("HIGH", "8s 7h 6d 5c 4s", "As Ah Kd Qc 9d"),
        low=made("EIGHT_OR_BETTER", "", ""),
    )
    assert bulgarian.startswith("Играч 1 печели целия пот")
    assert bulgarian.endswith("Никой не се класира за лоу, затова високата ръка взема целия пот.")
    assert english.endswith("Nobody has a qualifying low, so the high hand takes the whole pot.")


def test_scoop() -> None:
    bulgarian, _ = told(
        high=made("HIGH", "8s 7h 6d 5c 4s", "As Ah Kd Qc 9d"),
        low=made("EIGHT_OR_BETTER", "8s 7h 6d 5c 4s", ""),
    )
    assert bulgarian == (
        "Играч 1 печели високата половина със стрейт до осмица; следващата по сила ръка е чифт "
        "аса. Играч 1 печели ниската половина с осем-седем лоу: 8-7-6-5-4. "
        "Играч 1 взема и двете половини: печели целия пот (скуп)."
    )


def test_quartered() -> None:
    bulgarian, english = told(
        high=made("HIGH", "Ks Kh 4d 3c 7s", "As Qh 4d 3c 7s"),
        low=made("EIGHT_OR_BETTER", "7s 4d 3c 2s Ah", "7s 4d 3c 2d Ac"),
    )
    assert "Играчи 1 и 2 делят поравно ниската половина (седем-четири лоу: 7-4-3-2-A)." in bulgarian
    assert bulgarian.endswith(
        "Играч 1 взема три четвърти от пота и играч 2 взема само четвърт от пота."
    )
    assert english.endswith(
        "Player 1 takes three quarters of the pot and Player 2 takes only a quarter of the pot."
    )


def test_each_share_alone() -> None:
    result = settle(
        "omaha", {"high": made("HIGH", "As Ah Kd Qc 9d", "8s 7h 6d 5c 4s")}, CONVENTIONS
    )
    assert pair(result.shares[0])[0].startswith("Играч 2 печели високата половина")


def test_parts_of_the_pot() -> None:
    assert pot_part(Fraction(1), "bg") == "целия пот"
    assert pot_part(Fraction(1, 6), "bg") == "1/6 от пота"
