"""True or false: claims of the two documents, and sentences that say the opposite of one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.model import Question, Told, named, one_right

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pokerlib.documents import Claim, Evidence

SLOW: Final = True  # pandas loads with the first question
# Claims that hold, of which the opposite is asked as well: most would be true otherwise. The
# opposites are sentences of ours, `statement.<claim>` in the catalogues.
OPPOSITES: Final = frozenset(
    """omaha.four_cards omaha.five_on_board omaha.two_and_three omaha.blinds_first
    omaha.big_blind_seat omaha.blinds_of_2_4 omaha.blinds_of_15_30 omaha.named_by_blinds
    omaha.flop omaha.turn omaha.turn_is_fourth omaha.river_is_fifth actions.always_fold
    actions.raise actions.live_blind actions.button_moves limits.pot_of_100 limits.most_bet_pot
    limits.no_uncapped hilo.eight_or_better hilo.no_low hilo.best_low hilo.not_spoiled
    hilo.read_down hilo.six_four hilo.shares_split stud.best_five stud.third stud.fourth
    stud.fifth stud_extra.suit_order stud_extra.deuce_of_clubs stud_extra.no_suits_at_showdown
    stud_extra.eight_seats stud_extra.runs_out showdown.last_to_bet chinese.players chinese.deck
    chinese.rows chinese.one_unit chinese.tie""".split()
)


@cache
def _claims() -> Mapping[str, Claim]:
    from pokerlib.documents import CLAIMS  # the checks load only when they are asked

    return {claim.id: claim for claim in CLAIMS}


@cache
def sentences(level: int) -> tuple[tuple[str, bool], ...]:
    """The claims of a level as they are and, evenly between them, the opposites of some."""
    draw = Draw("BBB-BBB")
    asked = [name for name, claim in _claims().items() if claim.asked == level]
    lists = ((asked, False), ([name for name in asked if name in OPPOSITES], True))
    spread = [
        ((place + 0.5) / len(names), name, opposite)
        for names, opposite in lists
        for place, name in enumerate(draw.shuffled(names))
    ]
    return tuple((name, opposite) for _, name, opposite in sorted(spread))


def count(level: int) -> int:
    """How many sentences there are at a level."""
    return len(sentences(level))


@cache
def _checked(name: str) -> tuple[Claim, Evidence]:
    claim = _claims()[name]
    return claim, claim.check()


def ask(level: int, draw: Draw) -> Question:
    """A sentence, and whether it is so without exception: the claim that it is about is run."""
    name, opposite = sentences(level)[turn(draw.code, count(level))]
    claim, evidence = _checked(name)
    true = (evidence.verdict == "holds") is not opposite
    section = Told(f"document.section.{claim.places[0].section}")
    said = Told(f"statement.{name}") if opposite else claim
    what_is_so = (Told("question.true_false.so", {"claim": claim}),) if opposite else ()
    return Question(
        Told("question.true_false.ask", {"claim": said, "section": section}),
        one_right(
            named("question.true_false", "true", "false"),
            "true" if true else "false",
            lambda key: Told(f"question.mistake.said_{key}"),
        ),
        (*what_is_so, Told("question.true_false.reason", {"claim": claim, "evidence": evidence})),
        Told("question.true_false.hint"),
        deal=f"true_false {name} {'opposite' if opposite else 'claim'}",
    )
