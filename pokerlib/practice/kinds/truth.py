"""True or false: statements of the two documents, each checked by the library when it is asked."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from pokerlib.practice.betting import Numbers
from pokerlib.practice.model import Choice, Question, Told

if TYPE_CHECKING:
    from pokerlib.documents import Claim, Evidence

__all__ = ["true_false"]

# Claims by level: such as stand alone, without the sentence before them, and leave no doubt.
_ASKED: Final = (
    """omaha.four_cards omaha.five_on_board omaha.two_and_three omaha.button omaha.blinds_first
    omaha.small_blind_seat omaha.big_blind_seat omaha.blinds_usually_double omaha.fixed_blinds
    omaha.blinds_of_2_4 omaha.blinds_of_15_30 omaha.named_by_blinds omaha.dealt_after_blinds
    omaha.flop omaha.turn omaha.turn_is_fourth omaha.river omaha.river_is_fifth
    omaha.first_after_flop actions.names actions.always_fold actions.check_or_bet
    actions.facing_a_bet actions.call actions.raise actions.before_flop actions.live_blind
    actions.clockwise actions.structures_differ actions.equal_sums actions.button_moves
    actions.names_stud actions.always_fold_stud actions.check_or_bet_stud""",
    """limits.fixed_always limits.pot_of_100 limits.any_sum limits.multiple_of_small
    limits.multiple_of_big limits.fixed_sizes limits.least_bet_pot limits.most_bet_pot
    limits.raise_of_5 limits.pot_uncapped limits.least_bet_no limits.most_bet_no
    limits.no_uncapped limits.only_what_is_there limits.everything hilo.deals hilo.pot_divided
    hilo.eight_or_better hilo.no_low hilo.ace_to_five hilo.best_low hilo.not_spoiled
    hilo.read_down hilo.six_four hilo.low_straight_wins_both hilo.scoop hilo.formats
    hilo.shares_split hilo.lower_than_eight""",
    """stud.best_five stud.seven_cards stud.fixed_limit stud.increments stud.ante stud.third
    stud.fourth stud.fifth stud.big_streets stud.sixth stud.seventh stud.final_round
    stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs
    stud_extra.no_suits_at_showdown stud_extra.open_pair stud_extra.eight_seats
    stud_extra.runs_out showdown.last_to_bet showdown.no_bets showdown.last_to_bet_stud
    chinese.players chinese.deck chinese.rows chinese.usual_ranking chinese.pairs
    chinese.one_unit chinese.tie chinese.front_kinds""",
)


@cache
def _claims(level: int) -> tuple[Claim, ...]:
    from pokerlib.documents import CLAIMS  # pandas loads only when the documents are asked

    known = {one.id: one for one in CLAIMS}
    return tuple(known[name] for name in _ASKED[level - 1].split())


@cache
def _evidence(claim: Claim) -> Evidence:
    return claim.check()


def _find(level: int, code: str) -> Claim:
    """A claim that is simply true or simply wrong, as often the one as the other."""
    wanted = "wrong" if Numbers(code).below(2) else "holds"
    mixed = sorted(_claims(level), key=lambda one: sha256(f"{code} {one.id}".encode()).digest())
    return next(one for one in mixed if _evidence(one).verdict == wanted)


def true_false(level: int, code: str) -> Question:
    """A sentence of the documents in our words, and whether it is so."""
    claim = _find(level, code)
    evidence = _evidence(claim)
    holds = evidence.verdict == "holds"
    section = Told(f"document.section.{claim.places[0].section}")
    choices = tuple(
        Choice(
            key,
            Told(f"question.true_false.{key}"),
            right=right,
            why=None if right else Told(f"question.mistake.said_{key}"),
        )
        for key, right in (("true", holds), ("false", not holds))
    )
    return Question(
        "true_false",
        level,
        code,
        Told("question.true_false.ask", {"claim": claim, "section": section}),
        choices,
        (Told("question.true_false.reason", {"claim": claim, "evidence": evidence}),),
        Told("question.true_false.hint"),
    )
