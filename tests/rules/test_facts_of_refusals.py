"""What a refusal and an event carry, fact by fact: the page says these numbers and names.

Most of these lived as mutants: the kind of an error was tested, what it says beside it was not.
"""

from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import Bounds, layers
from pokerlib.betting.pot_limit import pot_limit
from pokerlib.chinese import Setting, Special
from pokerlib.chinese.order import compared
from pokerlib.chinese.rules import Rules, SpecialPrice
from pokerlib.counting.derivations import derivations
from pokerlib.games import Game, Street
from pokerlib.games.streets import FLOP_STREETS, STUD_STREETS, BringIn, after_dealing
from pokerlib.odds import omaha_river
from pokerlib.odds.awaited import hand_awaited
from pokerlib.odds.bulk import categories_of, rank_many
from pokerlib.odds.facts import DEALS, LOWS, dealt, low_qualifies
from pokerlib.odds.holes import flush_needs
from pokerlib.odds.paths import deals_until, equity_converges
from pokerlib.odds.sampling import MOST_SAMPLES, check_sample, random_deals
from pokerlib.play import Give, Post, replayed
from pokerlib.play import events as e
from pokerlib.rankings import HIGH, Category
from pokerlib.rankings.explain import Difference, difference
from pokerlib.rankings.sample_lows import sample_list_count
from tests.rules.table import C, F, X, fixed, omaha, play, refusal, to_street

SHARES = (("high", HIGH),)


def game(**fields: Any) -> Game:
    return Game(**{"key": "x", "shares": SHARES, "limits": ("no",), "streets": after_dealing(4),
                   **fields})  # fmt: skip


def error_of(call: Callable[[], Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(pk.PokerError) as caught:
        call()
    return caught.value.kind, dict(caught.value.facts)


STAKES = pk.Stakes(1, 2)
THREE = {1: 100, 2: 100, 3: 100}
REFUSED: list[tuple[Callable[[], Any], str, dict[str, Any]]] = [
    (lambda: Street(key="x", first="after_blinds", down=-1), "field",
     {"field": "down", "value": -1}),
    (lambda: game(from_hole=5), "field", {"field": "from_hole", "value": 5}),
    (lambda: game(from_hole=4, streets=after_dealing(3)), "field",
     {"field": "from_hole", "value": 4}),
    (lambda: game(from_hole=1, streets=after_dealing(4)[:2]), "field",
     {"field": "from_hole", "value": 1}),
    (lambda: game(streets=after_dealing(4)[:1]), "no_hand", {"size": 5}),
    (lambda: pk.GAMES["razz"].ranking("high"), "no_share", {"game": "razz", "share": "high"}),
    (lambda: omaha().act(pk.Raise("7")), "not_an_amount", {"name": "to", "amount": "7"}),  # type: ignore[arg-type]
    (lambda: list(random_deals(range(52), 5, 0)), "samples", {"count": 0, "most": MOST_SAMPLES}),
    (lambda: pk.odds.equity("holdem", ["AsAh", "KsKh"], samples=0), "samples",
     {"count": 0, "most": MOST_SAMPLES}),
    (lambda: Rules(order=(Special.SIX_PAIRS, Special.FULL_STRAIGHT)), "order",
     {"order": "six_pairs, full_straight"}),
    (lambda: SpecialPrice(Special.SIX_PAIRS, -1), "amount", {"name": "price", "amount": "-1"}),
    (lambda: layers({1: 5}, {1}, -1), "not_an_amount", {"name": "dead", "amount": -1}),
    (lambda: omaha(button=1, posts=[Post(2, 2)]), "posts_twice", {"seat": 2, "live": 2}),
    (lambda: pot_limit(pot=0, bets=(3,), own=2, to_call=1, last_raise=2, big_blind=2),
     "own_not_in_bets", {"own": 2, "bets": (3,)}),
]  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "facts"), REFUSED)
def test_a_refusal_carries_its_facts(
    call: Callable[[], Any], kind: str, facts: dict[str, Any]
) -> None:
    found = error_of(call)
    assert found[0] == kind
    assert {name: found[1].get(name) for name in facts} == facts, found[1]


def test_a_type_error_names_the_argument_and_what_it_must_be() -> None:
    with pytest.raises(TypeError, match="for first:"):
        difference(1, HIGH.rank("As Ks Qs Js 9s"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a Conventions record for conventions: 1"):
        pk.Hand("omaha", "pot", stakes=STAKES, stacks=THREE, button=1, deck=None,
                conventions=1)  # type: ignore[arg-type]  # fmt: skip
    with pytest.raises(KeyError, match="bring_in"):
        omaha().legal["bring_in"]


def test_a_bring_in_opens_the_first_street_only() -> None:
    late = (*FLOP_STREETS[:1], Street(key="late", first="bring_in", up=5))
    twice = (Street(key="one", first="bring_in", up=5), Street(key="two", first="bring_in", up=1))
    for streets, bring_in in ((late, None), (late, BringIn("lowest")), (twice, BringIn("lowest"))):
        found = error_of(lambda given=streets, one=bring_in: game(streets=given, bring_in=one))
        assert found[1]["field"] == "bring_in"


def test_a_raise_that_no_stack_covers_after_a_bring_in() -> None:
    hand = pk.Hand("razz", "fixed", stakes=pk.Stakes(small_bet=4, big_bet=8, bring_in=2),
                   stacks={1: 2, 2: 2, 3: 2}, deck="BBB-BBB")  # fmt: skip
    seat = hand.to_act
    found = refusal(hand, pk.Complete())
    assert (found.kind, dict(found.facts)) == (
        "no_chips_to_raise", {"seat": seat, "stack": 2, "level": 0})  # fmt: skip


def test_whoever_alone_can_win_a_side_pot_may_not_muck() -> None:
    hand = omaha("no", {1: 50, 2: 100, 3: 100})
    play(hand, pk.Raise(50), C, C)
    while hand.stage == "betting":
        hand.act(pk.Bet(50) if hand.legal.wager and hand.street == "flop" else
                 C if hand.legal.call else X)  # fmt: skip
    hand.act(pk.Show())
    side = hand.pots[-1]
    while hand.to_act not in side.seats:
        hand.act(pk.Muck())
    other = next(seat for seat in side.seats if seat != hand.to_act)
    if other in hand.state.shown:
        assert hand.refusal(pk.Muck()) is None
    else:
        hand.act(pk.Muck())
        while hand.to_act != other:
            hand.act(pk.Muck())
        found = refusal(hand, pk.Muck())
        assert (found.kind, dict(found.facts)) == (
            "last_claim", {"seat": other, "pot": side.index, "amount": side.amount})  # fmt: skip


# Events and results


def test_the_first_state_has_the_size_of_the_limit() -> None:
    both = pk.Hand("omaha", "no", stakes=pk.Stakes(1, 2, small_bet=4), stacks=THREE, button=1,
                   deck="BBB-BBB")  # fmt: skip
    for hand, size in ((fixed(bets=(3, 6)), 3), (omaha("no", blinds=(5, 10)), 10), (both, 2)):
        assert isinstance(hand.events[0], e.HandStarted)
        table = replayed(hand.events[:1]).round
        assert (table.sizes, table.last_raise) == ((size,), size)


def test_an_open_bet_has_its_bounds_whole() -> None:
    wager = omaha("no", {1: 30, 2: 90, 3: 90}).legal.wager
    assert wager is not None
    assert wager.bounds == Bounds(4, 30, (), 4, 30)
    assert omaha().legal["call"].max_to == omaha().legal["call"].min_to == 0


def test_a_check_by_the_big_blind_is_an_option_before_the_flop_only() -> None:
    hand = play(omaha(), C, C, X)
    to_street(hand, "turn")
    checks = [event for event in hand.events if isinstance(event, e.Checked)]
    assert [event.option for event in checks] == [True, False, False, False]


def test_a_full_raise_and_a_short_one_say_so() -> None:
    hand = play(omaha("no", {1: 100, 2: 13, 3: 100}), pk.Raise(10), pk.Raise(13))
    full = [event.full for event in hand.events if isinstance(event, e.Wagered)]
    assert full == [True, False]
    counts = [event.count for event in hand.events if isinstance(event, e.Wagered)]
    assert counts == [2, 2]


def test_a_pot_that_all_others_gave_up_is_told_by_the_first_share() -> None:
    hand = play(omaha(game="omaha_hilo"), F, F)
    award = next(event for event in hand.events if isinstance(event, e.PotAwarded))
    assert (award.why, award.seats) == ("folded", (3,))
    assert [(part.share, part.seat, part.amount) for part in award.parts] == [("high", 3, 2)]


def test_pots_that_are_given_go_last_side_pot_first() -> None:
    hand = omaha("no", {1: 10, 2: 50, 3: 50}, deck=None)
    play(hand, C, C, pk.Raise(10), C, C)
    while hand.stage == "betting":
        hand.act(pk.Bet(hand.legal["bet"].max_to) if hand.street == "flop" and hand.legal.wager
                 else C if hand.legal.call else X)  # fmt: skip
    hand.show_all()
    hand.act(Give(({"high": (1,)}, {"high": (3,)})))
    awards = [event for event in hand.events if isinstance(event, e.PotAwarded)]
    assert [(one.pot.index, one.why, one.seats) for one in awards] == [
        (1, "given", (2, 3)), (0, "given", (2, 3, 1))]  # fmt: skip
    assert hand.stacks == {1: 30, 2: 0, 3: 80}


def test_without_a_bring_in_the_low_card_begins() -> None:
    def started(doors: list[str], game_key: str) -> e.RoundStarted:
        taken = {*doors}
        pool = [r + s for r in "456789" for s in "cdhs" if r + s not in taken]
        deck: list[str] = []
        for door in doors:
            deck += [pool.pop(), pool.pop(), door]
        hand = pk.Hand(game_key, "fixed", stakes=pk.Stakes(small_bet=2, big_bet=4, bring_in=0),
                       stacks={1: 50, 2: 50, 3: 50}, deck=" ".join(deck),
                       conventions=pk.Conventions(no_bring_in_first="low_card"))  # fmt: skip
        return next(event for event in hand.events if isinstance(event, e.RoundStarted))

    found = started(["Kd", "2h", "2c"], "seven_card_stud")
    assert (found.why, found.first, found.tied, found.tie_rule) == ("low_card", 3, (2, 3), "suit")
    assert not found.highest
    found = started(["Kd", "2h", "3c"], "razz")
    assert (found.why, found.first, found.tied, found.tie_rule) == ("low_card", 1, (), "")
    assert found.highest


def test_hands_that_are_no_list_are_named() -> None:
    with pytest.raises(pk.CardError) as caught:
        pk.GAMES["omaha"].showdown(5)  # type: ignore[arg-type]
    assert (caught.value.kind, caught.value.token) == ("not_a_card", "5")
    assert caught.value.facts["where"] == "hands"


def test_a_table_as_text_begins_with_where_it_is() -> None:
    hand = omaha()
    assert str(hand).splitlines()[0] == "omaha, pot, preflop, betting, pot 0"
    board = " ".join(str(card) for card in to_street(hand, "flop").board)
    assert str(hand).splitlines()[0] == f"omaha, pot, flop, betting, pot 6, board {board}"


def test_a_round_with_one_player_left_is_nobodys_turn() -> None:
    table = omaha().state.round
    assert table.price(1) == 2, "he would have something to pay"
    assert table.fold(2).fold(3).begin(1).turn is None


def test_a_game_that_the_tables_cannot_hold_is_named() -> None:
    three = game(key="three", shares=(("high", HIGH), ("low", pk.EIGHT_OR_BETTER), ("x", HIGH)))
    found = error_of(lambda: pk.odds.equity(three, ["2c3c4c5c", "6c7c8c9c"]))
    assert found == ("not_counted", {"what": "three"})


def test_a_showdown_names_its_game() -> None:
    assert pk.GAMES["omaha"].showdown(["AsAhKsKh", "2c2d7h8h"], "4c5c9dTdJs").game == "omaha"


def test_rows_that_are_equal_keep_both_hands() -> None:
    front, middle = pk.CHINESE_FRONT.rank("Ks Kd 9c"), HIGH.rank("Kh Kc 9d 5s 2c")
    assert front is not None
    assert middle is not None
    assert compared(middle, front) == Difference("none", 0, middle, front)


def test_how_many_lists_of_samples_fit() -> None:
    """Each list of ten strengths, the weakest first, tried by hand of another order."""
    assert sample_list_count() == _lists()


def _lists() -> int:
    lows = [tuple(sorted(c, reverse=True)) for c in combinations(range(1, 9), 5)]
    count = {top: sum(low[0] == top for low in lows) for top in (8, 7, 6)}
    six = {second: sum(low[:2] == (6, second) for low in lows) for second in (5, 4)}
    # Number 1 is an eight, number 5 a seven, 8 a six-five, 9 a six-four, 10 the wheel. So 2 to 4
    # are eights and sevens in falling order, 6 and 7 sevens or six-fives.
    total = 0
    for eights in range(1, 5):
        sevens_before = 4 - eights
        for sixes in range(3):
            sevens = sevens_before + 1 + (2 - sixes)
            total += comb(count[8], eights) * comb(count[7], sevens) * comb(six[5], sixes + 1)
    return total * six[4]


# Odds


def test_chances_name_their_game_and_their_way() -> None:
    found = low_qualifies()
    assert (found.key, found.favourable, found.total, found.source, found.game) == (
        "low_qualifies", LOWS, DEALS, "counted", "omaha_hilo")  # fmt: skip
    ways = derivations(HIGH, 7)
    assert all(one.derivation == ways[category] for category, one in dealt(7).items())
    assert hand_awaited(Category.FLUSH).key == "flush"
    assert hand_awaited(Category.FLUSH, key="mine").key == "mine"
    found_line = equity_converges("holdem", ["AsAh", "KdKc"], "2c7d9hJd", sizes=(10,), seed=1)
    assert (found_line.key, len(found_line.points)) == ("share", 1)


def test_the_census_of_the_river_prints_what_it_compares(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(omaha_river, "count_highs", lambda: dict(omaha_river.COUNTS))
    monkeypatch.setattr(omaha_river, "count_lows", lambda: omaha_river.LOWS)
    assert omaha_river.main() == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"LOWS: {omaha_river.LOWS:_}"
    assert len(told) == len(omaha_river.COUNTS) + 1
    monkeypatch.setattr(omaha_river, "count_lows", lambda: 1)
    assert omaha_river.main() == 1
    monkeypatch.setattr(omaha_river, "count_lows", lambda: omaha_river.LOWS)
    monkeypatch.setattr(omaha_river, "count_highs", lambda: {Category.FLUSH: 1})
    assert omaha_river.main() == 1


def test_a_type_error_of_odds_says_which_argument_is_meant() -> None:
    flush: Any = "flush"
    with pytest.raises(TypeError, match="for category:"):
        deals_until(flush)
    with pytest.raises(TypeError, match="for sizes:"):
        check_sample(sizes=("x",))
    with pytest.raises(TypeError, match="place from 0 to 1 for hand: 2"):
        equity_converges("holdem", ["AsAh", "KdKc"], hand=2)
    assert error_of(lambda: check_sample(seed=-1)) == ("seed", {"seed": -1})


def test_as_many_own_cards_as_a_hand_has_may_play() -> None:
    stud = game(streets=STUD_STREETS, bring_in=BringIn("lowest"), seats=7, from_hole=5)
    assert (stud.hole, stud.from_hole) == (7, 5)


def test_a_board_needs_so_many_cards_for_a_flush() -> None:
    omaha_hole, holdem_hole = (0, 4, 1, 2), (0, 5)  # two of the first suit, one of two others
    assert flush_needs(pk.GAMES["omaha"], [omaha_hole]) == {0: 3}
    assert flush_needs(pk.GAMES["holdem"], [holdem_hole]) == {0: 4, 1: 4, 2: 5, 3: 5}


def test_a_long_wait_is_counted_from_its_first_deal() -> None:
    """Over several parts of a sample, by its seed; whoever wants is told how far it is."""
    seed = next(seed for seed in range(3, 30) if _waited(seed) > 2 << 14)
    told: list[tuple[int, int]] = []
    deals, hand = deals_until(
        Category.STRAIGHT_FLUSH, seed=seed, progress=lambda *now: told.append(now)
    )
    assert deals == _waited(seed) == deals_until(Category.STRAIGHT_FLUSH, seed=seed)[0]
    assert HIGH.rank(hand).category == Category.STRAIGHT_FLUSH
    assert told[:2] == [(1 << 14, 0), (2 << 14, 0)]


def _waited(seed: int) -> int:
    wanted = [one == Category.STRAIGHT_FLUSH for one in categories_of(HIGH)]
    for part, deals in enumerate(random_deals(range(52), 5, 1 << 20, seed)):
        for place, rank in enumerate(rank_many(HIGH, deals.T).tolist()):
            if wanted[rank]:
                return (part << 14) + place + 1
    raise AssertionError


def test_a_declared_special_goes_by_the_conventions_of_the_table() -> None:
    quads = Setting(back="2c 2d 2h 2s Kc", middle="5c 5d Jc Jd Ah", front="7c 7d Ad",
                    declares=Special.SIX_PAIRS)  # fmt: skip
    other = Setting(back="3c 3d 3h 8c 8d", middle="Qc Qd 4h 4s 6h", front="Ac Th 9h")
    assert error_of(lambda: pk.chinese.score([quads, other]))[0] == "not_held"
    table = pk.Conventions(quads_as_two_pairs=True)
    assert pk.chinese.score([quads, other], conventions=table).units[0] > 0
