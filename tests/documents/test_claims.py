"""What the claims say, what the library finds, and the verdicts: pinned where not true."""

import re
from collections import Counter
from dataclasses import fields
from fractions import Fraction
from string import Formatter

import pytest

import pokerlib as pk
from pokerlib.documents import CLAIMS, SILENT, Claim, Evidence
from pokerlib.documents.model import Agreement, Gap, Lost
from pokerlib.documents.verify import run
from pokerlib.language import LANGUAGES, say
from pokerlib.language.catalogue import has, messages
from pokerlib.language.documents import measured, reason, value_words
from pokerlib.language.languages import Lang
from pokerlib.lessons.documents.shared import LESSON_OF

EXPECTED = {
    "wrong": """
        lowball.reversed badugi.one_of_the_pairs
        badugi.badugi_tie badugi.three_card_tie badugi.two_card_tie
        actions.names_stud actions.always_fold_stud actions.check_or_bet_stud
        limits.only_what_is_there limits.any_sum limits.four_per_player pot.example_slip
        hilo.pot_divided hilo.lower_than_eight
        stud.seven_cards stud.increments stud.fourth_first_choice stud.seventh
        stud_extra.opens_with_raise stud_extra.before_seventh
        chinese.front_kinds chinese.front_run
    """,
    "incomplete": """
        high.three_of_a_kind_kicker
        lowball.best lowball.seven lowball.eight lowball.nine lowball.ten
        omaha.small_blind_seat omaha.first_after_flop
        actions.facing_a_bet actions.call actions.call_and_raise_of_2 actions.equal_sums
        actions.before_flop actions.short_big_blind actions.fixed_sizes_stud
        showdown.which_pot showdown.split showdown.which_round_stud showdown.split_stud
        showdown.no_bets
        limits.fixed_always limits.fixed_sizes limits.multiple_of_small limits.multiple_of_big
        limits.small_streets limits.doubled limits.least_bet_pot limits.least_bet_no
        limits.least_raise limits.raise_of_5
        limits.short_raise limits.cap_counts_blind limits.cap_of_two limits.over_short_bet
        limits.reopened pot.short_blind pot.antes
        hilo.mixed_alternates hilo.mixed_by_how_much hilo.odd_chip hilo.split
        stud.lowest_opens stud.best_board stud.rounds stud.big_streets
        stud.bring_in_choices
        stud.short_bring_in stud.completion_counts stud.equal_boards stud.four_suited
        stud_extra.who_may stud_extra.raise_by stud_extra.burnt
        chinese.pairs chinese.equal_rows chinese.foul chinese.two_fouls
        specials.declared_in_order specials.quads_as_pairs specials.which_is_stronger
    """,
    "unreadable": """
        badugi.pair_of_fours badugi.two_hearts badugi.two_pairs badugi.three_hearts
        badugi.one_suit hilo.samples hilo.sample_names
    """,
}


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[Claim, Evidence]]:
    return {claim.id: (claim, evidence) for claim, evidence in run()}


Found = dict[str, tuple[Claim, Evidence]]


def test_which_claims_do_not_hold(found: Found) -> None:
    verdicts: dict[str, set[str]] = {}
    for id_, (_, evidence) in found.items():
        verdicts.setdefault(evidence.verdict, set()).add(id_)
    for verdict, ids in EXPECTED.items():
        assert verdicts[verdict] == set(ids.split()), verdict
    assert len(verdicts["holds"]) > 200
    assert len(found) > 150


def test_verify_is_whole() -> None:
    table = pk.documents.verify()
    assert list(table.columns) == ["id", "document", "section", "line", "verdict", "evidence"]
    assert len(table) == sum(len(claim.places) for claim in CLAIMS)
    assert set(table.verdict) == {"holds", "wrong", "incomplete", "unreadable"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_claim_has_words(found: Found, lang: Lang) -> None:
    said = Counter(say(claim, lang) for claim, _ in found.values())
    games_apart = {text for text, count in said.items() if count > 1}
    for claim, evidence in found.values():
        assert reason(claim, evidence, lang), claim.id
        assert say(evidence, lang), claim.id
        assert all(_shown(evidence, lang)), claim.id
    assert len(games_apart) < 12, "too many claims say the same"


def _shown(evidence: Evidence, lang: Lang) -> list[str]:
    """What is shown besides the reason, in words."""
    shown = [value_words(one, lang) for one in evidence.shown]
    example = evidence.example if isinstance(evidence, Agreement) else None
    if example is not None:
        shown.append(measured(example.case, example.of, lang))
        if example.gives or evidence.verdict == "wrong":
            results = (example.said, example.computed)
            shown += [measured(one, example.gives, lang) for one in results]
    return shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_hold_is_explained_with_its_numbers(found: Found, lang: Lang) -> None:
    for claim, evidence in found.values():
        holds = evidence.verdict == "holds"
        assert has(f"{claim.message}.why", lang) == (not holds), claim.id
        assert holds or not has(f"{claim.message}.found", lang), claim.id
        id_ = f"{claim.message}.{'found' if holds else 'why'}"
        if has(id_, lang):
            [explained] = messages(id_.partition(".")[0], lang)[id_]
            wanted = {name for _, name, _, _ in Formatter().parse(explained) if name}
            known = {*evidence.facts, "readings", "outcomes", "said", "computed"}
            if holds and getattr(evidence, "example", None):
                known |= {"case", "result"}
            if evidence.shown or isinstance(evidence, Lost) or getattr(evidence, "example", None):
                known.add("shown")
            assert wanted <= known, (claim.id, wanted - known)
            assert not explained.endswith(":"), f"{id_}: what comes after it is {{shown}}"


def test_no_bare_result_of_several_kinds_is_shown(found: Found) -> None:
    """ "The same: 5; 1; yes" tells a reader nothing: such evidence has words of its own."""
    for claim, evidence in found.values():
        if isinstance(evidence, Agreement) and evidence.example is None:
            parts = evidence.computed if isinstance(evidence.computed, tuple | list) else ()
            if evidence.verdict == "holds" and not all(isinstance(one, str) for one in parts):
                assert has(f"{claim.message}.found", "en"), claim.id


def test_no_key_of_the_code_is_left_in_a_bulgarian_sentence(found: Found) -> None:
    """Cards and money are Latin, and so are T and the names in brackets; code never is."""
    allowed = {"unit", "back", "middle", "front"}
    for claim, evidence in found.values():
        texts = [say(claim, "bg"), say(evidence, "bg"), reason(claim, evidence, "bg")]
        texts += _shown(evidence, "bg")
        for words in texts:
            left = set(re.findall(r"[a-z_]{3,}", words)) - allowed
            assert not left, (claim.id, words)


def test_a_gap_names_a_convention_and_allows_two_values(found: Found) -> None:
    named = {field.name for field in fields(pk.Conventions)}
    unnamed = {"second_kicker", "different_suits", "side_pots", "mixed_hands", "four_suited"}
    for claim, evidence in found.values():
        if isinstance(evidence, Gap):
            assert evidence.convention in named | unnamed, claim.id
            assert len(evidence.outcomes) > 1, claim.id


def test_most_conventions_that_complete_a_line_have_a_claim(found: Found) -> None:
    """Where the document is silent, a claim (or the list of silent rules) shows it."""
    shown = {one.convention for _, one in found.values() if isinstance(one, Gap)}
    shown |= {name for rule in SILENT for name in rule.conventions}
    for name, source in pk.CONVENTION_SOURCES.items():
        if source.origin != "document":
            assert name in shown, name


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_games_and_lessons_exist(claim: Claim) -> None:
    assert set(claim.games) <= {*pk.GAMES, "chinese"}
    assert claim.topic is None or claim.topic in LESSON_OF
    assert all(type(one) in (int, str, Fraction) for one in claim.values.values())


# What if?


def test_other_numbers_are_other_sums() -> None:
    by_id = {claim.id: claim for claim in CLAIMS}
    example = by_id["pot.example_most"]
    assert example.numbers == {
        "pot": 100, "bet": 100, "after_call": 300, "more": 300, "total": 400
    }  # fmt: skip
    assert example.check(pot=150).verdict == "wrong"
    assert example.check(pot=150, after_call=350, more=350, total=450).verdict == "holds"
    slip = by_id["pot.example_slip"]
    assert slip.check(more=300).verdict == "holds"
    assert slip.check(total=500).verdict == "wrong"
    assert by_id["limits.four_per_player"].check(bets=5).main == "wrong"  # type: ignore[attr-defined]
    assert by_id["stud_extra.runs_out"].check(players=7).verdict == "wrong"


# Rules that no document mentions


def test_silent_rules() -> None:
    ids = [rule.id for rule in SILENT]
    assert len(ids) == len(set(ids)) > 20
    assert {"odd_chip", "side_pots", "short_all_in", "misdeal"} <= set(ids)
    for rule in SILENT:
        assert set(rule.conventions) <= set(pk.CONVENTION_SOURCES), rule.id
        assert all(say(rule, lang) for lang in LANGUAGES)
