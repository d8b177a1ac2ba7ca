"""What is allowed is said in one place: `Hand.refusal`, `Hand.legal` and `Hand.act` agree."""

import random
from collections.abc import Iterator

import pytest

import pokerlib as pk
from pokerlib.betting import MoveError
from pokerlib.play import Action, Give
from tests.rules.random_hands import FLOP_GAMES, STUD_GAMES, random_hand, random_move
from tests.rules.table import events, omaha, play, to_street

PLAIN = (
    pk.Fold(), pk.Check(), pk.Call(), pk.BringIn(), pk.Complete(), pk.Show(), pk.Muck(),
    pk.Show("As"), Give({"high": (1,)}), Give({"low": (1, 2)}),
)  # fmt: skip


def tried(hand: pk.Hand, rng: random.Random) -> Iterator[Action]:
    """Each kind of action; bets and raises to totals in and about the bounds."""
    yield from PLAIN
    wager = hand.legal.wager
    about = {0, 1, *range(7), rng.randint(0, 200), hand.state.round.level}
    if wager:
        about |= {wager.min_to + one for one in (-1, 0, 1)}
        about |= {wager.max_to + one for one in (-1, 0, 1)}
    for to in about:
        yield pk.Bet(to)
        yield pk.Raise(to)


def does(hand: pk.Hand, action: Action) -> MoveError | None:
    """What `act` itself says, on the same hand, with the move taken back."""
    before = hand.events
    try:
        hand.act(action)
    except MoveError as error:
        assert hand.events == before, "what is refused changes nothing"
        return error
    hand.undo()
    assert hand.events == before
    return None


@pytest.mark.parametrize("games", [FLOP_GAMES, STUD_GAMES], ids=["flop", "stud"])
def test_legal_refusal_and_act_agree(games: tuple[str, ...]) -> None:
    kinds, allowed = set(), 0
    for seed in range(25):
        hand, rng = random_hand(seed, games), random.Random(seed)
        while not hand.over:
            for action in tried(hand, rng):
                refused, done = hand.refusal(action), does(hand, action)
                assert (action in hand.legal) == (refused is None), (seed, action)
                assert (refused is None) == (done is None), (seed, action)
                if refused and done:
                    assert (refused.kind, refused.facts) == (done.kind, done.facts)
                    kinds.add(refused.kind)
                allowed += refused is None
            hand.act(random_move(hand, rng))
    assert allowed > 500
    assert len(kinds) >= 10, kinds


def test_every_offered_action_is_allowed_at_both_ends() -> None:
    for seed in range(30):
        hand, rng = random_hand(seed, FLOP_GAMES + STUD_GAMES), random.Random(seed)
        while not hand.over:
            offered = list(hand.legal)
            assert all(hand.refusal(action) is None for action in offered)
            assert all(action in hand.legal for action in offered)
            hand.act(random_move(hand, rng))


def test_a_hand_that_is_over_refuses_with_a_reason() -> None:
    hand = play(omaha(), pk.Fold(), pk.Fold())
    assert hand.over
    refused = hand.refusal(pk.Check())
    assert refused is not None
    assert refused.kind == "hand_over"
    assert not events(hand, pk.play.events.Checked)


def test_winners_are_named_only_where_nobody_knows_the_cards() -> None:
    hand = to_street(omaha(deck=None), "river")
    play(hand, *[pk.Check()] * 3)
    hand.show_all()
    assert Give({"high": (1,)}) in hand.legal
    for wrong in ({"high": (7,)}, {"high": (1, 1)}, {"high": 1}, {"high": (True,)}, None, "high"):
        refused = hand.refusal(Give(wrong))  # type: ignore[arg-type]
        assert refused is not None, wrong
        assert refused.kind == "not_these_winners"
