"""Seven Card Stud, Stud Hi/Lo and Razz: who opens, what may be bet, the deck that runs out."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import TableError
from pokerlib.games import BringIn
from pokerlib.language import LANGUAGES, say
from pokerlib.play import events as e
from tests.rules.table import SHOW, C, F, X, bounds, events, play, refusal, to_street, won

BRING, COMPLETE = pk.BringIn(), pk.Complete()


def stud(
    ups: list[str] | int = 3,
    stacks: Mapping[int, int] | int = 1000,
    *,
    game: str | pk.Game = "seven_card_stud",
    bets: tuple[int, int] = (4, 8),
    bring_in: int = 2,
    ante: int = 1,
    deck: Any = None,
    **rules: Any,
) -> pk.Hand:
    """A hand whose open cards are given, street by street ("2c", or "2c 5h Kd"), or 3 players."""
    if isinstance(ups, int):
        deck = deck or "BBB-BBB"
        count = ups
    else:
        count = len(ups)
        deck = _deck([pk.cards(up) for up in ups])
    if isinstance(stacks, int):
        stacks = dict.fromkeys(range(1, count + 1), stacks)
    return pk.Hand(
        game, "fixed",
        stakes=pk.Stakes(small_bet=bets[0], big_bet=bets[1], ante=ante, bring_in=bring_in),
        stacks=stacks, deck=deck, conventions=pk.Conventions(**rules),
    )  # fmt: skip


def _deck(ups: list[tuple[pk.Card, ...]]) -> list[str | None]:
    """In dealing order: two down and one up for each, then one up for each, street by street."""
    deck: list[str | None] = []
    for street in range(4):
        for up in ups:
            known = up[street].code if street < len(up) else None
            deck += [None, None, known] if street == 0 else [known]
    return deck


def opener(hand: pk.Hand) -> e.RoundStarted:
    return events(hand, e.RoundStarted)[-1]


# Third street


def test_antes_then_two_down_and_one_up() -> None:
    hand = stud(3)
    assert [x.amount for x in events(hand, e.AntePosted)] == [1, 1, 1]
    dealt = events(hand, e.Dealt)
    assert [(len(x.down), len(x.up)) for x in dealt] == [(2, 1)] * 3
    assert [x.seat for x in dealt] == [1, 2, 3]
    assert (hand.pot, hand.bets, hand.button) == (3, {1: 0, 2: 0, 3: 0}, None)


def test_the_lowest_up_card_brings_in_and_the_ace_is_high() -> None:
    assert stud(["Ac", "3d", "Kh"]).to_act == 2
    assert stud(["Ac", "Kd", "Qh"]).to_act == 3


def test_deuce_of_hearts_and_deuce_of_clubs_the_clubs_bring_it_in() -> None:
    hand = stud(["2h", "2c", "Kd"])
    assert hand.to_act == 2
    assert (opener(hand).tied, opener(hand).tie_rule) == ((1, 2), "suit")


def test_situation_43() -> None:
    """2♦ 2♣ 2♥ K♦: the clubs; other houses go by seat."""
    ups = ["2d", "2c", "2h", "Kd"]
    assert stud(ups).to_act == 2
    assert stud(ups, bring_in_tie="seat").to_act == 1
    assert stud(ups, suit_order="hcds").to_act == 3


@pytest.mark.parametrize("suits", ["cd", "dh", "hs", "cs"])
def test_suits_from_the_lowest_clubs_diamonds_hearts_spades(suits: str) -> None:
    low, high = suits
    assert stud([f"5{high}", f"5{low}", "9c"]).to_act == 2


def test_the_bring_in_is_the_small_amount_or_a_full_bet() -> None:
    hand = stud(["2c", "Kd", "Qh"])
    assert hand.legal.names == ("bring_in", "complete")
    assert list(hand.legal) == [BRING, COMPLETE]
    for move in (F, X, C, pk.Bet(2), pk.Raise(4)):
        assert refusal(hand, move).kind == "must_bring_in"
    assert play(stud(["2c", "Kd", "Qh"]), COMPLETE).bets[1] == 4
    assert play(hand, BRING).bets[1] == 2
    assert refusal(hand, BRING).kind == "no_bring_in"


def test_situation_44() -> None:
    """4/8, bring-in 2: call 2 or complete to 4, not raise to 6; then 8."""
    hand = play(stud(["2c", "Kd", "Qh"]), BRING)
    assert hand.legal.names == ("fold", "call", "complete")
    assert (hand.legal.price, bounds(hand)) == (2, (4, 4))
    error = refusal(hand, pk.Raise(6))
    assert (error.kind, error.facts["sizes"]) == ("wrong_size", (4,))
    play(hand, COMPLETE)
    assert bounds(hand) == (8, 8)
    assert refusal(hand, COMPLETE).kind == "nothing_to_complete"
    raised = play(stud(["2c", "Kd", "Qh"]), BRING, pk.Raise(4))
    assert events(raised, e.Wagered)[0].kind == "complete"


def test_the_completion_is_the_first_of_four_bets() -> None:
    hand = play(stud(["2c", "Kd", "Qh"]), BRING, COMPLETE, pk.Raise(8), pk.Raise(12), pk.Raise(16))
    assert [x.count for x in events(hand, e.Wagered)] == [1, 2, 3, 4]
    error = refusal(hand, pk.Raise(20))
    assert (error.kind, error.facts["cap"]) == ("capped", 4)
    more = stud(["2c", "Kd", "Qh"], completion_is_bet=False)
    play(more, BRING, COMPLETE, pk.Raise(8), pk.Raise(12), pk.Raise(16), pk.Raise(20))
    assert refusal(more, pk.Raise(24)).kind == "capped"
    three = stud(["2c", "Kd", "Qh"], stud_cap=3)
    play(three, COMPLETE, pk.Raise(8), pk.Raise(12))
    assert refusal(three, pk.Raise(16)).kind == "capped"


def test_who_called_the_bring_in_may_raise_the_completion() -> None:
    hand = play(stud(["2c", "Kd", "Qh"]), BRING, C, COMPLETE)
    assert (hand.to_act, bounds(hand)) == (1, (8, 8))
    play(hand, C)
    assert (hand.to_act, bounds(hand)) == (2, (8, 8))


def test_the_lowest_card_all_in_for_the_ante_passes_the_bring_in_clockwise() -> None:
    """Line 242: to the next player, whatever his card is."""
    stacks = {1: 1000, 2: 1, 3: 1000, 4: 1000}
    ups = ["3d", "2c", "Ah", "4s"]
    hand = stud(ups, stacks)
    assert (hand.to_act, opener(hand).why, opener(hand).skipped) == (3, "bring_in_passed", (2,))
    assert stud(ups, stacks, bring_in_passes_to="next_lowest").to_act == 1
    last = stud(["3d", "4c", "Ah", "2s"], {1: 1, 2: 1000, 3: 1000, 4: 1})
    assert last.to_act == 2, "the next one is all in too"


def test_a_bring_in_for_less_leaves_the_price_as_it_is() -> None:
    stacks = {1: 2, 2: 1000, 3: 1000}
    hand = play(stud(["2c", "Kd", "Qh"], stacks), BRING)
    (event,) = events(hand, e.BroughtIn)
    assert (event.amount, event.full, event.price, event.all_in) == (1, 2, 2, True)
    assert hand.legal.price == 2
    actual = play(stud(["2c", "Kd", "Qh"], stacks, short_bring_in="actual"), BRING)
    assert actual.legal.price == 1
    assert bounds(actual) == (4, 4)


def test_razz_the_highest_card_brings_in_and_the_ace_is_low() -> None:
    assert stud(["Ac", "Kd", "Qh"], game="razz").to_act == 2
    hand = stud(["Kc", "Ks", "Kd"], game="razz")
    assert (hand.to_act, opener(hand).highest) == (2, True)
    assert stud(["Ac", "2d", "3h"], game="razz").to_act == 3
    assert stud(["2h", "2c", "Kd"], game="stud_hilo").to_act == 2


# Fourth street and later


def fourth(ups: list[str], **more: Any) -> pk.Hand:
    """All players call the bring-in."""
    hand = play(stud(ups, **more), BRING)
    return to_street(hand, "fourth")


def test_the_best_up_cards_act_first() -> None:
    assert fourth(["2c 9h", "Kd 3s", "Qh Js"]).to_act == 2
    assert fourth(["2c 2h", "Kd As", "Qh Js"]).to_act == 1, "situation 47: a pair before A-K"
    hand = fourth(["2c 3c 4c 5c", "Kd 9s 8h 6d", "Qh Js Td 9d"])
    assert to_street(hand, "sixth").to_act == 2, "no straights and flushes on four cards"


def test_equal_best_boards_on_fourth_street() -> None:
    ups = ["2c 7h", "Kd 9s", "Kh 9d"]
    hand = fourth(ups)
    assert (hand.to_act, opener(hand).tied, opener(hand).tie_rule) == (2, (2, 3), "seat")
    assert fourth(ups, equal_boards="suit").to_act == 3


def test_only_those_who_can_act_are_compared() -> None:
    hand = play(stud(["2c 9h", "Kd Ks", "Qh Js", "5d 6d"], {1: 99, 2: 3, 3: 99, 4: 99}), BRING)
    to_street(hand, "fourth")
    assert hand.to_act == 3, "the kings are all in"


def test_razz_the_best_low_board_acts_first() -> None:
    assert fourth(["Kc 2h", "5d 4s", "6h 2s"], game="razz").to_act == 2
    assert fourth(["Kc 2h", "5d 5s", "Qh Js"], game="razz").to_act == 3


def test_small_bets_on_third_and_fourth_big_bets_from_fifth() -> None:
    hand = fourth(["2c 9h 3d 4d", "Kd 5s 6h 8s", "Qh Js Td 7c"])
    assert bounds(hand) == (4, 4)
    error = refusal(hand, pk.Bet(8))
    assert (error.kind, error.facts["street"]) == ("wrong_size", "fourth")
    for street in ("fifth", "sixth", "seventh"):
        to_street(hand, street)
        assert bounds(hand) == (8, 8)
        assert refusal(hand, pk.Bet(4)).kind == "wrong_size"


def test_the_fifth_bet_on_a_street_is_refused() -> None:
    hand = to_street(fourth(["2c 9h 3d", "Kd 5s 6h", "Qh Js Td"]), "fifth")
    play(hand, pk.Bet(8), pk.Raise(16), pk.Raise(24), pk.Raise(32))
    assert refusal(hand, pk.Raise(40)).kind == "capped"


# The open pair


PAIR = ["2c 9h", "Kd 5s", "Qh Qs"]


def test_situation_45_an_open_pair_lets_anyone_bet_the_big_bet() -> None:
    """Line 244; the small bet stays allowed, and once somebody bets big, big it stays."""
    hand = fourth(PAIR)
    assert (hand.to_act, hand.legal["bet"].sizes, opener(hand).paired) == (3, (4, 8), (3,))
    assert refusal(hand, pk.Bet(6)).kind == "wrong_size"
    play(hand, X)
    assert hand.legal["bet"].sizes == (4, 8), "anyone, not only the pair"
    play(hand, pk.Bet(8))
    assert hand.legal["raise"].sizes == (16,)
    small = play(fourth(PAIR), pk.Bet(4))
    assert small.legal["raise"].sizes == (8, 12), "a small bet may be raised by a big one"
    play(small, pk.Raise(12))
    assert small.legal["raise"].sizes == (20,)


def test_other_houses_rules_for_the_open_pair() -> None:
    only = fourth(PAIR, open_pair_on_fourth="that_player")
    assert only.legal["bet"].sizes == (4, 8)
    play(only, X)
    assert only.legal["bet"].sizes == (4,)
    nobody = fourth(PAIR, open_pair_on_fourth="nobody")
    assert nobody.legal["bet"].sizes == (4,)
    small = play(fourth(PAIR, open_pair_raise="small"), pk.Bet(4))
    assert small.legal["raise"].sizes == (8,)
    by_the_pair = play(fourth(PAIR, open_pair_on_fourth="that_player"), pk.Bet(8))
    assert by_the_pair.legal["raise"].sizes == (16,), "once it was bet, it stays for all"


def test_no_big_bet_for_a_pair_elsewhere() -> None:
    assert fourth(["2c 9h", "Kd 5s", "Qh Js"]).legal["bet"].sizes == (4,)
    assert fourth(PAIR, game="stud_hilo").legal["bet"].sizes == (4,)
    razz = play(stud(["Kc 9h", "2d 5s", "Qh Qs"], game="razz"), BRING)
    assert to_street(razz, "fourth").legal["bet"].sizes == (4,)
    folded = play(stud(PAIR), BRING, C, F)
    assert folded.legal["bet"].sizes == (4,), "a pair that has folded shows no more"


# The deck that runs out


@pytest.mark.parametrize(
    ("burn", "players", "shared"),
    [(False, 7, False), (False, 8, True), (True, 6, False), (True, 7, True), (True, 8, True)],
)
def test_situation_46_when_exactly_the_deck_runs_out(
    burn: bool, players: int, shared: bool
) -> None:
    """8 players need 56 cards. Without burning 7 × 7 = 49 suffice; with four burnt ones not."""
    hand = stud(players, burn=burn)
    play(hand, BRING)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    found = [x for x in events(hand, e.BoardDealt) if x.shared]
    assert bool(found) is shared
    assert len(hand.board) == shared
    hand.show_all()
    assert hand.over


def test_eight_handed_to_the_end_every_chip_and_card_is_accounted_for() -> None:
    hand = play(stud(8), BRING)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    (shared,) = events(hand, e.BoardDealt)
    assert (shared.players, shared.left, len(shared.cards)) == (8, 4, 1)
    hand.show_all()
    assert sum(hand.stacks.values()) == 8000
    cards = [card for seat in range(1, 9) for card in hand.hole(seat)] + list(hand.board)
    assert len(set(cards)) == len(cards) == 49
    assert all(len(hand.hole(seat)) == 6 for seat in range(1, 9))
    for event in events(hand, e.Shown):
        made = dict(event.made)["high"]
        assert len(made.hole) + len(made.board) == 5


def test_the_burnt_card_gives_way_to_the_last_shared_one() -> None:
    """Burning, with eight to the end: 24 + 3 × 9 = 51 cards; the last one is shared, not burnt."""
    hand = play(stud(8, burn=True), BRING)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    assert len(events(hand, e.Burnt)) == 3
    (shared,) = events(hand, e.BoardDealt)
    assert (shared.left, shared.cards[0]) == (1, pk.deck_of("BBB-BBB")[51])


def test_four_cards_are_enough_for_four_players() -> None:
    """Eight to sixth street take 48 cards; when four are left for the last one, each gets his."""
    for folds, shared in ((4, 0), (3, 1)):
        hand = play(stud(8), BRING)
        while hand.street != "sixth":
            play(hand, C if hand.legal.call else X)
        play(hand, *[F] * folds)
        while hand.stage == "betting":
            play(hand, X)
        assert len(hand.board) == shared


def test_after_folds_the_deck_suffices() -> None:
    hand = play(stud(8), BRING, F, F)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    assert not hand.board
    assert len(hand.hole(hand.state.live[0])) == 7


# The showdown


def test_the_last_to_bet_shows_first_else_the_earliest_seat() -> None:
    ups = ["2c 9h 3d 4d", "Kd 5s 6h 8s", "Qh Js Td 7c"]
    hand = to_street(fourth(ups), "seventh")
    play(hand, X, X, X)
    assert events(hand, e.ShowdownStarted)[0].order == (1, 2, 3)
    hand = to_street(fourth(ups), "seventh")
    play(hand, pk.Bet(8), C, C)
    assert events(hand, e.ShowdownStarted)[0].order == (2, 3, 1)


def whole(hands: list[str], **more: Any) -> pk.Hand:
    """A hand checked down whose seven cards are given: d d u u u u d."""
    read = [pk.cards(hand) for hand in hands]
    deck = [card.code for hand in read for card in hand[:3]]
    for place in range(3, 7):
        deck += [hand[place].code for hand in read]
    hand = stud(len(hands), deck=deck, **more)
    play(hand, BRING)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    hand.show_all()
    return hand


def test_best_five_of_seven_and_suits_never_break_a_tie() -> None:
    same = ["Ah Kd 2c Qs Jh 9c 3c", "As Kc 2d Qd Jc 9h 3d"]
    hand = whole(same)
    assert won(hand) == {1: 3, 2: 3}
    hand = whole(["Ah Ad 2c 2s 9h 9c 3c", "Ks Kc 2d Kd Jc 9d 3d"])
    assert won(hand) == {2: 6}


def test_the_odd_chip_goes_to_the_highest_card_by_suit() -> None:
    """The tied hands hold A-K-Q-J-9: the ace of spades beats that of hearts for the odd chip."""
    hands = ["Ah Kd 2c Qs Jh 9c 3c", "As Kc 2d Qd Jc 9h 3d", "8c 7d 4h 6s Tc 3s 2h"]
    for rule, taken in (("high_card", {2: 5, 1: 4}), ("first_seat", {1: 5, 2: 4})):
        assert won(whole(hands, odd_chip_stud=rule)) == taken


def test_stud_hilo_splits_with_eight_or_better() -> None:
    hand = whole(["Ah 2d 3c 5s 8h Kc Jd", "Ks Kh 9d 9h 9c Ts Qs"], game="stud_hilo")
    assert [(p.share, p.seat) for x in events(hand, e.PotAwarded) for p in x.parts] == [
        ("high", 2),
        ("low", 1),
    ]
    none = whole(["Ah 2d 3c 9s Th Kc Jd", "Ks Kh 9d 9h 9c Ts Qs"], game="stud_hilo")
    assert won(none) == {2: 6}


def test_razz_pays_the_best_low() -> None:
    hand = whole(["Ah 2d 7c 5s 4h Kc Kd", "Ad 2s 8d 5h 4c Ks Kh"], game="razz")
    assert won(hand) == {1: 6}


# Tables


def test_two_to_eight_players() -> None:
    for count in (1, 9):
        with pytest.raises(TableError, match="wrong number of players"):
            stud(count, dict.fromkeys(range(1, count + 1), 100))


def test_an_unknown_up_card_is_refused() -> None:
    with pytest.raises(TableError, match="unknown up card"):
        stud(3, deck=[None] * 52)


def test_another_game_is_another_record() -> None:
    """Razz where the highest brings in by an ace that is high: a record, no new code."""
    record = replace(pk.GAMES["razz"], key="razz", bring_in=BringIn("highest"))
    assert stud(["Ac", "Kd", "Qh"], game=record).to_act == 1


def test_situation_23_pot_limit_stud_is_a_record_too() -> None:
    """Eight antes of 100, bring-in 150: to 1,250; after a raise to 650, to 2,900."""
    record = replace(pk.GAMES["seven_card_stud"], limits=("pot",))
    hand = pk.Hand(
        record, "pot", stakes=pk.Stakes(small_bet=300, big_bet=600, ante=100, bring_in=150),
        stacks=dict.fromkeys(range(1, 9), 10_000), deck="BBB-BBB",
    )  # fmt: skip
    play(hand, BRING)
    assert bounds(hand)[1] == 1250
    play(hand, pk.Raise(650))
    assert bounds(hand)[1] == 2900


def test_all_in_for_the_antes_deals_to_the_end() -> None:
    hand = stud(3, {1: 1, 2: 1, 3: 50})
    assert (hand.stage, len(hand.hole(1))) == ("showdown", 7)
    play(hand, SHOW, SHOW, SHOW)
    assert hand.over
    assert sum(hand.stacks.values()) == 52


def test_r2_the_odd_chip_of_a_low_goes_by_the_highest_card_of_the_five() -> None:
    """R2: razz and the low half went by the lowest card, which is nobody's rule.

    TDA 2024, 20-B: the highest by suit of the five; Robert's, Ties: of all cards, low the lowest.
    """
    lows = ["Ah 2d 7c 5s 4h Kc Kd", "Ad 2s 7d 5h 4c Ks Kh", "Qc Qd Jh Js Th Tc 9d"]
    for rule, taken in (
        ("high_card", {2: 5, 1: 4}),  # the seven of diamonds against that of clubs
        ("all_cards", {2: 5, 1: 4}),  # the ace of diamonds against that of hearts
        ("first_seat", {1: 5, 2: 4}),
    ):
        assert won(whole(lows, game="razz", odd_chip_stud=rule)) == taken
    turned = ["Ac 2d 7d 5s 4h Kc Kd", "Ad 2s 7c 5h 4c Ks Kh", *lows[2:]]
    assert won(whole(turned, game="razz")) == {1: 5, 2: 4}
    swapped = ["Ad 2d 7d 5s 4h Kc Kd", "Ac 2s 7c 5h 4c Ks Kh", *lows[2:]]
    assert won(whole(swapped, game="razz")) == {1: 5, 2: 4}
    assert won(whole(swapped, game="razz", odd_chip_stud="all_cards")) == {2: 5, 1: 4}


def test_r2_of_cards_that_stand_for_one_another_the_best_one_counts() -> None:
    """R2: two sixes, of which either may play: the spade, wherever it lies in the hand."""
    third = "Qc Qd Jh Js Th Tc 9d"
    for first in ("6h 6s 2s Ad 7c 5h Kc", "6s 6h 2s Ad 7c 5h Kc"):
        lows = [first.replace("7c", "4d"), "6d 6c 2d As 4c 5d Kd", third]
        assert won(whole(lows, game="razz"))[1] == 5
    assert won(whole(["4h Ah 6s 2s Ad 7c 5h", "As Ac 6d 2h 7h 4d 5d", third], game="razz"))[1] == 5


def test_r2_the_ace_counts_as_in_the_ranking_of_its_share() -> None:
    """High: the ace of hearts is the highest card of the straight; low: the seven is."""
    hands = ["Ac 2d 3c 4h 7h Kc Kd", "Ad 2s 3d 4c 7c Ks Kh", "Qc Qd Jh Js Th Tc 9d"]
    low = whole(hands, game="razz")
    assert won(low) == {1: 5, 2: 4}, "the seven of hearts beats that of clubs"
    robert = whole(hands, game="razz", odd_chip_stud="all_cards")
    assert won(robert) == {1: 5, 2: 4}, "the ace of clubs is the lowest card of all"
    high = ["Ac Kd 2c Qs Jh 9c 3c", "Ad Kc 2d Qd Jc 9h 3d", "8c 7d 4h 6s Tc 3s 2h"]
    assert won(whole(high)) == {2: 5, 1: 4}


def test_r13_the_odd_chip_goes_by_the_ranking_and_not_by_the_name_of_the_share() -> None:
    """R13: a low share of another name went by the ace-high order of high hands."""
    named = replace(pk.GAMES["razz"], shares=(("nut", pk.ACE_TO_FIVE),))
    hands = ["Ad 2d 7c 5s 4h Kc Kd", "Ac 2s 7d 5h 4c Ks Kh", "Qc Qd Jh Js Th Tc 9d"]
    assert won(whole(hands, game=named)) == won(whole(hands, game="razz")) == {2: 5, 1: 4}
    robert = {"odd_chip_stud": "all_cards"}
    assert won(whole(hands, game=named, **robert)) == won(whole(hands, game="razz", **robert))


def test_r3_an_ante_that_nobody_matches_comes_back_in_stud() -> None:
    """R3: ante 7, one player has 6: the chip came back as a side pot won alone."""
    hand = stud(2, {1: 100, 2: 6}, ante=7)
    (back,) = events(hand, e.UncalledReturned)
    assert (back.seat, back.amount, back.ante) == (1, 1, 1)
    hand.show_all()
    assert [x.amount for x in events(hand, e.PotAwarded)] == [12]
    three = stud(3, {1: 100, 2: 6, 3: 100}, ante=7)
    play(three, BRING if three.legal.names[0] == "bring_in" else F, F)
    three.show_all()
    assert not [x for x in events(three, e.UncalledReturned) if x.ante], "the third one paid 7"


# A bring-in as large as the small bet, and none at all


def test_r4_a_bring_in_of_a_whole_small_bet() -> None:
    """R4: whoever came next had no legal moves but an IndexError: call 4, raise to 8."""
    hand = stud(["2c", "Kd", "Qh"], bring_in=4)
    assert hand.legal.names == ("bring_in",)
    assert refusal(hand, COMPLETE).kind == "nothing_to_complete"
    play(hand, BRING)
    assert (hand.legal.names, hand.legal.call) == (("fold", "call", "raise"), 4)
    assert hand.legal["raise"].sizes == (8,)
    play(hand, pk.Raise(8), pk.Raise(12), pk.Raise(16))
    assert refusal(hand, pk.Raise(20)).kind == "capped", "it is the first of four"
    with pytest.raises(TableError, match="stakes out of order"):
        stud(3, bring_in=5)


def test_r5_without_a_bring_in_nobody_is_forced() -> None:
    """R5: the low card could only complete. Now it may check, fold or bet."""
    hand = stud(["2c 3h", "Kd 4h", "Qh 5h"], bring_in=0)
    assert (hand.to_act, opener(hand).why) == (1, "low_card")
    assert hand.legal.names == ("fold", "check", "bet")
    assert bounds(hand) == (4, 4)
    play(hand, X, X, X)
    assert hand.street == "fourth"
    bet = play(stud(["2c", "Kd", "Qh"], bring_in=0), pk.Bet(4))
    assert bounds(bet) == (8, 8)
    best = stud(["2c", "Kd", "Qh"], bring_in=0, no_bring_in_first="best_board")
    assert (best.to_act, opener(best).why) == (2, "best_board")
    razz = stud(["Ac", "Kd", "Kh"], bring_in=0, game="razz")
    assert (razz.to_act, opener(razz).tied) == (3, (2, 3))
    for lang in LANGUAGES:
        assert say(opener(razz), lang).endswith(".")
    able = stud(["2c", "3d", "Qh"], {1: 1, 2: 99, 3: 99}, bring_in=0)
    assert able.to_act == 2, "the deuce is all in"


def test_r3_a_pot_of_nothing_is_won_by_nobody() -> None:
    """R3: without an ante and a bring-in everybody may check to the end."""
    hand = stud(3, bring_in=0, ante=0)
    while hand.stage == "betting":
        play(hand, X)
    assert hand.over
    assert not events(hand, e.PotsFormed, e.PotAwarded)
    assert hand.stacks == {1: 1000, 2: 1000, 3: 1000}
    folded = play(stud(3, bring_in=0, ante=0), F, F)
    assert folded.over
    assert not events(folded, e.PotsFormed, e.PotAwarded)


def test_r5_an_unknown_bring_in_is_not_an_absent_one() -> None:
    """A record whose first player completed at once: somebody had to open, for we know not what."""
    hand = stud(["2c", "Kd", "Qh"], bring_in=None)
    assert (hand.to_act, opener(hand).why, hand.legal.names) == (1, "bring_in", ("complete",))
    assert refusal(hand, F).kind == "bring_in_unknown"
    assert refusal(hand, BRING).kind == "no_bring_in"
    for lang in LANGUAGES:
        assert say(refusal(hand, X), lang).endswith(".")
    play(hand, COMPLETE)
    assert bounds(hand) == (8, 8)
    again = pk.phh.loads(pk.phh.dumps(hand)).replay()
    assert again.events == hand.events


# The best board is all in


ALL_IN = ["2c 9h", "Kd Ks", "8h 7s", "5d As"]
SHORT = {1: 99, 2: 3, 3: 99, 4: 99}


def test_r11_the_best_board_is_all_in() -> None:
    """R11: the engine let the next best begin, the claim stud.best_board the next clockwise."""
    hand = fourth(ALL_IN, stacks=SHORT)
    assert (hand.to_act, opener(hand).why, opener(hand).skipped) == (3, "best_board_passed", (2,))
    best = fourth(ALL_IN, stacks=SHORT, best_board_all_in="next_best")
    assert (best.to_act, opener(best).why) == (4, "best_board")
    equal = fourth(["2c 9h", "Kd 9s", "Kh 9d", "5d 6s"], stacks=SHORT)
    assert equal.to_act == 3, "of two equal boards the one that can"
    for lang in LANGUAGES:
        assert say(opener(hand), lang).endswith(".")


# Burnt cards that go back


def to_the_end(players: int, folds: int = 0, **more: Any) -> pk.Hand:
    hand = play(stud(players, **more), BRING)
    to_street(hand, "sixth")
    play(hand, *[F] * folds)
    while hand.stage == "betting":
        play(hand, C if hand.legal.call else X)
    hand.show_all()
    return hand


def test_r10_burnt_cards_go_back_before_a_card_is_shared() -> None:
    """R10: seven players, seven cards left, and yet one was burnt and one shared.

    TDA 2024, RP-10-H: 7 and 3 burnt are 10, enough for seven, one to burn and the last.
    """
    hand = to_the_end(7, burn=True, short_stub="burns_back")
    (back,) = events(hand, e.BurnsBack)
    assert (back.left, back.burnt, back.players) == (7, 3, 7)
    assert not hand.board
    assert all(len(hand.hole(seat)) == 7 for seat in range(1, 8))
    assert len(events(hand, e.Burnt)) == 4
    held = [card for seat in range(1, 8) for card in hand.hole(seat)]
    assert len(set(held)) == 49
    assert sum(hand.stacks.values()) == 7000
    for lang in LANGUAGES:
        assert say(back, lang).endswith(".")
    assert pk.phh.loads(pk.phh.dumps(hand)).replay().stacks == hand.stacks


def test_r10_with_eight_one_card_is_shared_all_the_same() -> None:
    """1 and 3 burnt are 4, not 10: fewer than three, so they go back, one is burnt, one shared."""
    hand = to_the_end(8, burn=True, short_stub="burns_back")
    (back,) = events(hand, e.BurnsBack)
    assert (back.left, back.burnt) == (1, 3)
    assert (len(events(hand, e.Burnt)), len(hand.board)) == (4, 1)
    assert pk.phh.loads(pk.phh.dumps(hand)).replay().stacks == hand.stacks
    assert all(len(hand.hole(seat)) == 6 for seat in range(1, 9))
    unburnt = to_the_end(8, short_stub="burns_back")
    assert (len(unburnt.board), events(unburnt, e.BurnsBack)) == (1, [])


@pytest.mark.parametrize(("folds", "back", "shared"), [(0, 1, 1), (5, 1, 1), (6, 1, 0)])
def test_r10_eight_to_sixth_street(folds: int, back: int, shared: int) -> None:
    """One card is left: with the burnt ones four, of which the last is never dealt."""
    hand = to_the_end(8, folds, burn=True, short_stub="burns_back")
    assert (len(events(hand, e.BurnsBack)), len(hand.board)) == (back, shared)


def test_r10_enough_cards_are_left_alone() -> None:
    for players, folds in ((6, 0), (7, 3)):
        hand = to_the_end(players, folds, burn=True, short_stub="burns_back")
        assert not events(hand, e.BurnsBack)
        assert not hand.board


def test_r10_who_begins_with_a_shared_card() -> None:
    """Who would be first on sixth street (TDA 2024, RP-10-H); or the card counts for all."""
    ups = ["2c 3d 4h 6d", "Kd 9s 8h 7d", "Kc Qc Jc 9c", "Kh 9h 8d 5h", "Ks 9d 8c 5d",
           "3c 5s 7s Ts", "3h 6h 7h Th", "4d 6s Jd Qs"]  # fmt: skip
    deck = _deck([pk.cards(up) for up in ups])
    shared = [*deck, "2d"]
    for rule, first in (("sixth_street", 3), ("with_shared", 1)):
        hand = play(stud(8, deck=shared, shared_card_first=rule), BRING)
        to_street(hand, "seventh")
        assert (len(hand.board), hand.to_act) == (1, first)


# The open pair, and the smaller bet


def test_r12_with_an_open_pair_the_least_bet_is_the_smaller_one() -> None:
    """R12: the larger one as the least passed every test."""
    wager = fourth(PAIR).legal.wager
    assert wager is not None
    assert wager.bounds is not None
    assert (wager.min_to, wager.max_to, wager.sizes) == (4, 8, (4, 8))
    assert (wager.bounds.full_min_to, wager.bounds.full_max_to) == (4, 8)
    raised = play(fourth(PAIR), pk.Bet(4)).legal.wager
    assert raised is not None
    assert (raised.min_to, raised.max_to) == (8, 12)
