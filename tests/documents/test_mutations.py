"""A claim that passes whatever the library does is worse than none: break a rule, claims must fail.

Each mutation changes one rule of the library; the claims that speak of it must come out otherwise.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import PotLimit, divide
from pokerlib.betting.pot_limit import least_raise_to
from pokerlib.cards import Card
from pokerlib.documents import CLAIMS
from pokerlib.rankings import Category, HandRank, Ranking, ace_to_five, deuce_to_seven, high
from pokerlib.rankings.base import in_order

BY_ID = {claim.id: claim for claim in CLAIMS}
Patch = Callable[[pytest.MonkeyPatch], Any]


@contextmanager
def _set(record: Any, name: str, value: Any) -> Iterator[None]:
    """Another value in a frozen record, for as long as it lasts."""
    before = getattr(record, name)
    object.__setattr__(record, name, value)
    try:
        yield
    finally:
        object.__setattr__(record, name, before)


def _clear() -> None:
    """Forget the verdicts on ranks that the rankings remember."""
    for module in (high, ace_to_five, deuce_to_seven):
        for name in ("_verdict", "_unsuited", "_qualified"):
            if hasattr(module, name):
                getattr(module, name).cache_clear()


def convention(**changes: Any) -> Patch:
    """Another default."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        changed = replace(pk.CONVENTIONS, **changes)
        monkeypatch.setattr("pokerlib.documents.table.CONVENTIONS", changed)

    return patch


def _judging(ranking: Ranking, judge: Callable[[HandRank | None], HandRank | None]) -> Patch:
    old = ranking.judge

    def changed(cards: tuple[Card, ...]) -> HandRank | None:
        return judge(old(cards))

    return lambda _: _set(ranking, "judge", changed)


def _reversed(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, strength=tuple(-one for one in rank.strength))


def _renamed(old: Category, new: Category) -> Callable[[HandRank | None], HandRank | None]:
    return lambda rank: replace(rank, category=new) if rank and rank.category == old else rank


def _first_place_only(rank: HandRank | None) -> HandRank | None:
    return rank and replace(rank, strength=rank.strength[:2])


def flush_below_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(high.PLACE, Category.FLUSH, 4)
    monkeypatch.setitem(high.PLACE, Category.STRAIGHT, 5)


def nine_or_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ace_to_five, "EIGHT", 9)


def ace_low_straight_in_lowball(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deuce_to_seven, "in_a_row", high.straight_top)


def greedy_badugi(_: pytest.MonkeyPatch) -> Any:
    old = pk.BADUGI.judge

    def judge(cards: tuple[Card, ...]) -> HandRank | None:
        kept: list[Card] = []
        for card in in_order(cards):
            if all(card.rank != one.rank and card.suit != one.suit for one in kept):
                kept.append(card)
        rank = old(cards)
        names = (Category.ONE_CARD, Category.TWO_CARD, Category.THREE_CARD, Category.BADUGI)
        return rank and replace(rank, category=names[len(kept) - 1])

    return _set(pk.BADUGI, "judge", judge)


def pot_off_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    most = PotLimit.max_raise_to.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(PotLimit, "max_raise_to", property(lambda found: most(found) + 1))


def call_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PotLimit, "raise_by", property(lambda found: found.on_the_table))


def raise_by_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def least(level: int, last: int, bet: int, rules: pk.Conventions) -> int:
        return least_raise_to(level, last, bet, rules) + 1

    monkeypatch.setattr("pokerlib.betting.round.least_raise_to", least)


def always_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.betting.stakes._small_blind", lambda bet: bet // 2)


def odd_chip_to_the_high(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.play.award.divide", lambda n, shares, _="": divide(n, shares))


def whole_pot_to_all_in(monkeypatch: pytest.MonkeyPatch) -> None:
    from pokerlib.betting import Pot

    def one_pot(paid: dict[int, int], live: Any, dead: int = 0) -> tuple[Pot, ...]:
        seats = tuple(seat for seat in paid if seat in live)
        return (Pot(0, seats, tuple(paid.items()), dead),)

    monkeypatch.setattr("pokerlib.play.script.layers", one_pot)


def nothing_is_foul(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("pokerlib.chinese"), "foul_of", lambda *_: None)
    monkeypatch.setattr(import_module("pokerlib.chinese.score"), "foul_of", lambda *_: None)


def undeclared_front_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    specials = import_module("pokerlib.chinese.specials")  # the package has a function so called
    monkeypatch.setattr(specials, "special_front", lambda *_: None)


def any_five_of_nine(_: pytest.MonkeyPatch) -> Any:
    return _set(pk.GAMES["omaha"], "from_hole", None)


def the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = import_module("pokerlib.games.game")
    best = game._best
    monkeypatch.setattr(game, "_best", lambda ranking, choices: best(ranking, islice(choices, 1)))


def three_hole_cards(_: pytest.MonkeyPatch) -> Any:
    stack = ExitStack()
    for key in ("omaha", "omaha_hilo"):
        first, *others = pk.GAMES[key].streets
        stack.enter_context(_set(pk.GAMES[key], "streets", (replace(first, down=3), *others)))
    return stack


def big_bet_on_the_flop(_: pytest.MonkeyPatch) -> Any:
    streets = [replace(one, big_bet=True) for one in pk.GAMES["omaha"].streets]
    return _set(pk.GAMES["omaha"], "streets", tuple(streets))


def seventh_card_open(_: pytest.MonkeyPatch) -> Any:
    *others, last = pk.GAMES["seven_card_stud"].streets
    changed = (*others, replace(last, up=1, down=0))
    return _set(pk.GAMES["seven_card_stud"], "streets", changed)


def nine_stud_seats(_: pytest.MonkeyPatch) -> Any:
    return _set(pk.GAMES["seven_card_stud"], "seats", 9)


def highest_card_opens(_: pytest.MonkeyPatch) -> Any:
    from pokerlib.games import BringIn

    return _set(pk.GAMES["seven_card_stud"], "bring_in", BringIn("highest"))


def big_blind_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The big blind has no say any more once all have called."""
    from pokerlib.betting import Round

    old = Round.must_act

    def must_act(table: Round, seat: int) -> bool:
        settled = table.small_blind is not None and not table.price(seat)
        return False if settled else old(table, seat)

    monkeypatch.setattr(Round, "must_act", must_act)


def last_seat_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the flop the button acts first."""
    from pokerlib.play import script
    from pokerlib.play.first import round_of

    def changed(state: Any) -> Any:
        found = round_of(state)
        flop = found.why == "after_button"
        return replace(found, first=state.live[-1]) if flop else found

    monkeypatch.setattr(script, "round_of", changed)


def full_house_bonus(price: int) -> Patch:
    prices = tuple(
        (row, hand, price if hand == "full_house" else units)
        for row, hand, units in pk.CONVENTIONS.bonus_prices
    )
    return convention(bonus_prices=prices)


def special_price(name: str, price: int) -> Patch:
    prices = dict(pk.CONVENTIONS.special_prices) | {name: price}
    return convention(special_prices=tuple(prices.items()))


MUTATIONS: dict[str, tuple[Patch, str]] = {
    # rankings
    "high reversed": (
        _judging(pk.HIGH, _reversed),
        (
            "high.flush_tie high.royal_flush high.one_pair_tie order.straight order.royal_flush"
            " lowball.best showdown.best_wins chinese.order"
        ),
    ),
    "flush below straight": (flush_below_straight, "order.flush"),
    "ties stop after the first card": (
        _judging(pk.HIGH, _first_place_only),
        (
            "high.high_card_tie high.flush_further high.two_pair_second"
            " high.three_of_a_kind_kicker high.full_house_pair specials.three_flushes_tie"
        ),
    ),
    "a royal flush is no royal": (
        _judging(pk.HIGH, _renamed(Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH)),
        "numbers.royal_flushes",
    ),
    "ace-to-five reversed": (_judging(pk.ACE_TO_FIVE, _reversed), "low.wheel low.six_tie"),
    "eight-or-better reversed": (
        _judging(pk.EIGHT_OR_BETTER, _reversed),
        "hilo.best_low hilo.read_down hilo.ace_to_five hilo.six_four",
    ),
    "a nine qualifies": (nine_or_better, "low.eight_qualifies hilo.eight_or_better"),
    "the wheel is a straight in lowball": (
        ace_low_straight_in_lowball,
        "lowball.reversed lowball.ace_is_high",
    ),
    "badugi drops cards greedily": (greedy_badugi, "badugi.three_card badugi.two_card"),
    # dealing
    "any of the nine cards play": (any_five_of_nine, "omaha.two_and_three"),
    "the first choice of cards plays": (the_first_choice, "omaha.two_and_three stud.best_five"),
    "three hole cards": (three_hole_cards, "omaha.four_cards omaha.dealt_after_blinds"),
    "the seventh card is open": (seventh_card_open, "stud.seventh"),
    "nine seats at stud": (nine_stud_seats, "stud_extra.eight_seats"),
    "the highest card opens": (
        highest_card_opens,
        "stud.lowest_opens stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "cards are burnt": (convention(burn=True), "stud.seven_cards stud.seventh"),
    # acting
    "the button acts first": (last_seat_first, "omaha.first_after_flop"),
    "the big blind may not raise": (big_blind_is_dead, "actions.live_blind"),
    "heads-up as with three": (
        convention(heads_up_small_blind="other"),
        "omaha.small_blind_seat",
    ),
    "suits the other way round": (
        convention(suit_order="shdc"),
        "stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "bring-in ties by seat": (
        convention(bring_in_tie="seat"),
        "stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "the bring-in passes to the next lowest": (
        convention(bring_in_passes_to="next_lowest"),
        "stud_extra.bring_in_moves",
    ),
    "no double bet with an open pair": (
        convention(open_pair_on_fourth="nobody"),
        "stud_extra.open_pair stud.increments",
    ),
    # sizes
    "a cap of five": (convention(fixed_cap=5), "limits.four_bets limits.cap_counts_blind"),
    "the pot limit off by one": (
        pot_off_by_one,
        "pot.example_bet pot.example_most pot.most_raise limits.pot_of_100",
    ),
    "the call does not count": (call_not_counted, "pot.example_most pot.most_raise"),
    "the small blind counts as a big one": (
        convention(small_blind_counts_as_big=True),
        "pot.first_raise",
    ),
    "raises by one more": (
        raise_by_one_more,
        "limits.raise_of_5 limits.least_raise actions.call_and_raise_of_2",
    ),
    "small blinds of half": (always_half, "omaha.blinds_of_15_30 omaha.fixed_blinds"),
    "the big bet on every street": (
        big_bet_on_the_flop,
        "limits.doubled limits.fixed_sizes",
    ),
    "blinds of mixed games stay": (convention(mixed_small_bet=1), "hilo.mixed_larger"),
    # pots
    "the odd chip always to the high half": (odd_chip_to_the_high, "hilo.split"),
    "no side pots": (whole_pot_to_all_in, "showdown.which_pot"),
    # Chinese poker
    "full houses pay three": (full_house_bonus(3), "specials.middle_full_house"),
    "six pairs cost four": (
        special_price("six_pairs", 4),
        "specials.six_pairs specials.stronger_paid",
    ),
    "a full straight costs twelve": (
        special_price("full_straight", 12),
        "specials.full_straight",
    ),
    "nothing is foul": (nothing_is_foul, "chinese.order chinese.foul chinese.equal_rows"),
    "no straight in front": (
        undeclared_front_counts,
        "specials.three_straights specials.three_flushes",
    ),
}  # fmt: skip


def _found(ids: list[str]) -> dict[str, Any]:
    return {id_: _outcome(id_) for id_ in ids}


def _outcome(id_: str) -> Any:
    """Verdict and numbers; a check that cannot be run any more has noticed, too."""
    try:
        evidence = BY_ID[id_].check()
    except Exception as error:  # noqa: BLE001
        return type(error).__name__
    computed = getattr(evidence, "computed", None)
    return evidence.verdict, repr(computed), repr(getattr(evidence, "outcomes", None))


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_changed_rule_changes_its_claims(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patch, text = MUTATIONS[name]
    ids = text.split()
    before = _found(ids)
    with monkeypatch.context() as patched, ExitStack() as stack:
        _clear()
        context = patch(patched)
        if context is not None:
            stack.enter_context(context)
        after = _found(ids)
    _clear()
    unchanged = [id_ for id_ in ids if before[id_] == after[id_]]
    assert not unchanged
    assert _found(ids) == before, "the mutation is taken back"


def test_the_mutations_reach_every_kind_of_claim() -> None:
    groups = {id_.partition(".")[0] for _, ids in MUTATIONS.values() for id_ in ids.split()}
    assert groups == {id_.partition(".")[0] for id_ in BY_ID} - {"systems"}
