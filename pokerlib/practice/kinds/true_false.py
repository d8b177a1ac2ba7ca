"""True or false: claims of the two documents, and sentences that say the opposite of one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.model import Choice, Question, Told

if TYPE_CHECKING:
    from pokerlib.documents import Claim, Evidence

# Claims by level: such as stand alone, without the sentence before them, and leave no doubt.
_ASKED: Final = (
    """omaha.four_cards omaha.five_on_board omaha.two_and_three omaha.button omaha.blinds_first
    omaha.small_blind_seat omaha.big_blind_seat omaha.blinds_usually_double omaha.fixed_blinds
    omaha.blinds_of_2_4 omaha.blinds_of_15_30 omaha.named_by_blinds omaha.dealt_after_blinds
    omaha.flop omaha.turn omaha.turn_is_fourth omaha.river omaha.river_is_fifth
    omaha.first_after_flop actions.names actions.always_fold actions.check_or_bet
    actions.facing_a_bet actions.call actions.raise actions.live_blind
    actions.clockwise actions.structures_differ actions.equal_sums actions.button_moves
    actions.names_stud actions.always_fold_stud actions.check_or_bet_stud""",
    """limits.pot_of_100 limits.any_sum limits.multiple_of_small
    limits.multiple_of_big limits.least_bet_pot limits.most_bet_pot
    limits.pot_uncapped limits.least_bet_no limits.most_bet_no
    limits.no_uncapped limits.only_what_is_there limits.everything hilo.deals hilo.pot_divided
    hilo.eight_or_better hilo.no_low hilo.ace_to_five hilo.best_low hilo.not_spoiled
    hilo.read_down hilo.six_four hilo.low_straight_wins_both hilo.scoop hilo.formats
    hilo.shares_split hilo.lower_than_eight""",
    """stud.best_five stud.seven_cards stud.fixed_limit stud.increments stud.ante stud.third
    stud.fourth stud.fifth stud.big_streets stud.sixth stud.seventh stud.final_round
    stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs
    stud_extra.no_suits_at_showdown stud_extra.open_pair stud_extra.eight_seats
    stud_extra.runs_out showdown.last_to_bet showdown.no_bets showdown.last_to_bet_stud
    chinese.players chinese.deck chinese.rows chinese.usual_ranking
    chinese.one_unit chinese.tie chinese.front_kinds""",
)
# Claims that hold, of which the opposite is asked as well: most would be true otherwise.
_OPPOSITE: Final = (
    """omaha.four_cards omaha.five_on_board omaha.two_and_three omaha.blinds_first
    omaha.big_blind_seat omaha.blinds_of_2_4 omaha.blinds_of_15_30 omaha.named_by_blinds
    omaha.flop omaha.turn omaha.turn_is_fourth omaha.river_is_fifth actions.always_fold
    actions.raise actions.live_blind actions.button_moves""",
    """limits.pot_of_100 limits.most_bet_pot limits.no_uncapped hilo.eight_or_better hilo.no_low
    hilo.best_low hilo.not_spoiled hilo.read_down hilo.six_four hilo.shares_split""",
    """stud.best_five stud.third stud.fourth stud.fifth stud_extra.suit_order
    stud_extra.deuce_of_clubs stud_extra.no_suits_at_showdown stud_extra.eight_seats
    stud_extra.runs_out showdown.last_to_bet chinese.players chinese.deck chinese.rows
    chinese.one_unit chinese.tie""",
)


@cache
def sentences(level: int) -> tuple[tuple[str, bool], ...]:
    """The claims of a level as they are and, evenly between them, the opposites of some."""
    draw = Draw("BBB-BBB")
    lists = ((_ASKED[level - 1].split(), False), (_OPPOSITE[level - 1].split(), True))
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
    from pokerlib.documents import CLAIMS  # pandas loads only when the documents are asked

    claim = next(one for one in CLAIMS if one.id == name)
    return claim, claim.check()


def ask(level: int, code: str) -> Question:
    """A sentence, and whether it is so without exception: the claim that it is about is run."""
    name, opposite = sentences(level)[turn(code, count(level))]
    claim, evidence = _checked(name)
    true = (evidence.verdict == "holds") is not opposite
    section = Told(f"document.section.{claim.places[0].section}")
    said = Told(f"statement.{name}") if opposite else claim
    what_is_so = (Told("question.true_false.so", {"claim": claim}),) if opposite else ()
    choices = tuple(
        Choice(
            key,
            Told(f"question.true_false.{key}"),
            right=right,
            why=None if right else Told(f"question.mistake.said_{key}"),
        )
        for key, right in (("true", true), ("false", not true))
    )
    return Question(
        "true_false",
        level,
        code,
        Told("question.true_false.ask", {"claim": said, "section": section}),
        choices,
        (*what_is_so, Told("question.true_false.reason", {"claim": claim, "evidence": evidence})),
        Told("question.true_false.hint"),
        deal=f"true_false {name} {'opposite' if opposite else 'claim'}",
    )
