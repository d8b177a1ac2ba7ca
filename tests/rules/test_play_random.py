"""Random hands of every kind: chips conserved after every event, everything legal is possible."""

import random

import pytest

import pokerlib as pk
from pokerlib.betting import MoveError
from pokerlib.play import events as e
from pokerlib.play import replayed
from tests.rules.random_hands import FLOP_GAMES, STUD_GAMES, play_out, random_hand

ALL_GAMES = (*FLOP_GAMES, *STUD_GAMES)
VARIANTS = (
    {},
    {"short_raises": "each", "raise_over_short_bet": "complete", "fixed_short_raise": "full"},
    {"short_blind_price": "actual", "short_blind_in_pot": "actual", "odd_chip": "high_card"},
    {"heads_up_small_blind": "other", "burn": True, "cap_heads_up": False, "fixed_cap": 3},
    {"small_blind_counts_as_big": True, "antes_in_pot": False, "odd_chip_hilo": "low"},
    {"bring_in_tie": "seat", "short_bring_in": "actual", "completion_is_bet": False},
    {"bring_in_passes_to": "next_lowest", "equal_boards": "suit", "odd_chip_stud": "first_seat"},
    {"open_pair_on_fourth": "that_player", "open_pair_raise": "small"},
    {"first_to_show": "whole_hand", "big_blind_is_bet": False, "open_pair_on_fourth": "nobody"},
)


def check(hand: pk.Hand) -> None:
    """What holds in every hand, at every moment."""
    total = sum(hand.state.start.values())
    assert {state.chips() for state in hand.states} == {total}
    assert sum(hand.stacks.values()) == total
    for state in hand.states:
        assert all(player.stack >= 0 and player.bet >= 0 for player in state.round.players.values())
        if state.to_act is not None:
            assert state.to_act in state.live
            assert state.stage == "showdown" or state.player(state.to_act).can_act
    last = hand.state
    seen = [card for seat in last.seats for card in last.hole(seat)] + list(last.board)
    assert len(set(seen)) == len(seen), "no card twice"
    opened = [x for x in hand.events if isinstance(x, e.RoundStarted) and x.first is not None]
    for event in opened:
        state = hand.states[hand.events.index(event)]
        assert state.player(event.first or 0).can_act
    ended = hand.events[-1]
    assert isinstance(ended, e.HandEnded)
    assert sum(net for _, net in ended.net) == 0


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_sample_of_random_hands(variant: int) -> None:
    for seed in range(variant, 900, len(VARIANTS)):
        check(play_out(random_hand(seed, ALL_GAMES, **VARIANTS[variant]), seed))


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(20))
def test_chips_are_conserved_in_20_000_random_hands(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        check(play_out(random_hand(seed, FLOP_GAMES, **VARIANTS[seed % len(VARIANTS)]), seed))


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(10))
def test_10_000_random_stud_hands(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        check(play_out(random_hand(seed, STUD_GAMES, **VARIANTS[seed % len(VARIANTS)]), seed))


def test_an_action_is_legal_exactly_if_doing_it_raises_no_error() -> None:
    rng = random.Random(7)
    tried = refused = 0
    for seed in range(70):
        hand = random_hand(seed, ALL_GAMES)
        while not hand.over:
            seat = hand.to_act
            assert seat is not None
            top = hand.bets[seat] + hand.stacks[seat]
            amounts = [rng.randint(0, top + 3) for _ in range(2)] + [top]
            moves = [pk.Fold(), pk.Check(), pk.Call(), pk.BringIn(), pk.Complete(), pk.Show()]
            moves += [make(to) for to in amounts for make in (pk.Bet, pk.Raise)]
            possible = []
            for move in [*moves, pk.Muck(), *hand.legal]:
                tried += 1
                if move in hand.legal:
                    possible.append(move)
                    hand.act(move)
                    hand.undo()
                else:
                    refused += 1
                    with pytest.raises(MoveError):
                        hand.act(move)
            hand.act(rng.choice(possible))
    print(f"{tried} moves tried, {refused} of them refused")
    assert tried - refused > 1000
    assert refused > 1000


@pytest.mark.parametrize("seed", range(40))
def test_the_log_alone_rebuilds_the_state_and_the_moves_alone_the_log(seed: int) -> None:
    hand = play_out(random_hand(seed, ALL_GAMES), seed)
    assert replayed(hand.events) == hand.state
    again = random_hand(seed, ALL_GAMES)
    for seat, move in hand.moves:
        assert again.to_act == seat
        again.act(move)
    assert again.events == hand.events
