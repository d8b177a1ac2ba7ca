"""A record says what is dealt, and is refused where no hand can be (R13)."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.cards import Card, cards, code_at, deal
from pokerlib.games import BringIn, Game, GameError, Street
from pokerlib.games.streets import STUD_STREETS, after_dealing
from pokerlib.language import say
from pokerlib.language.languages import LANGUAGES
from tests.rules import slow

OMAHA5 = pk.GAMES["omaha5"]
SIZES = {"omaha5": 5, "omaha5_hilo": 5, "omaha6": 6}


def record(**changed: Any) -> Game:
    given = {
        "key": "x",
        "streets": after_dealing(4),
        "from_hole": 2,
        "shares": (("high", pk.HIGH),),
        "limits": ("pot",),
    }
    return Game(**{**given, **changed})


def refusal(**changed: Any) -> GameError:
    with pytest.raises(GameError) as caught:
        record(**changed)
    for lang in LANGUAGES:
        assert say(caught.value, lang)
    return caught.value


# A street: who begins, cards down, up and to the board, and what else is so.
BOARD = (
    "flop after_button 0 0 3", "turn after_button 0 0 1 big_bet", "river after_button 0 0 1 big_bet"
)  # fmt: skip
STUD = (
    "third bring_in 2 1 0", "fourth best_board 0 1 0", "fifth best_board 0 1 0 big_bet",
    "sixth best_board 0 1 0 big_bet", "seventh best_board 1 0 0 big_bet",
)  # fmt: skip
OPEN_PAIR = (STUD[0], f"{STUD[1]} open_pair", *STUD[2:])
ONE_DRAW = "predraw after_blinds 5 0 0", "draw_1 after_button 0 0 0 big_bet draw"


def three_draws(hole: int) -> tuple[str, ...]:
    later = (f"draw_{n} after_button 0 0 0 big_bet draw" for n in (2, 3))
    return f"predraw after_blinds {hole} 0 0", "draw_1 after_button 0 0 0 draw", *later


ANY = ("fixed", "pot", "no")
HILO = {"high": "high", "low": "eight_or_better"}
# The shares and their rankings, the limits, the own cards that play, the seats, the streets.
WHOLE: Mapping[str, tuple[dict[str, str], tuple[str, ...], int | None, int, tuple[str, ...]]] = {
    "holdem": ({"high": "high"}, ANY, None, 10, ("preflop after_blinds 2 0 0", *BOARD)),
    "omaha": ({"high": "high"}, ANY, 2, 10, ("preflop after_blinds 4 0 0", *BOARD)),
    "omaha_hilo": (HILO, (*ANY, "mixed"), 2, 10, ("preflop after_blinds 4 0 0", *BOARD)),
    "seven_card_stud": ({"high": "high"}, ("fixed",), None, 8, OPEN_PAIR),
    "stud_hilo": (HILO, ("fixed",), None, 8, STUD),
    "razz": ({"low": "ace_to_five"}, ("fixed",), None, 8, STUD),
    "five_card_draw": ({"high": "high"}, ANY, None, 10, ONE_DRAW),
    "single_draw_2_7": ({"low": "deuce_to_seven"}, ANY, None, 10, ONE_DRAW),
    "triple_draw_2_7": ({"low": "deuce_to_seven"}, ANY, None, 10, three_draws(5)),
    "badugi": ({"low": "badugi"}, ANY, None, 10, three_draws(4)),
    "omaha5": ({"high": "high"}, ANY, 2, 9, ("preflop after_blinds 5 0 0", *BOARD)),
    "omaha5_hilo": (HILO, ANY, 2, 9, ("preflop after_blinds 5 0 0", *BOARD)),
    "omaha6": ({"high": "high"}, ANY, 2, 7, ("preflop after_blinds 6 0 0", *BOARD)),
}


def told(street: Street) -> str:
    so = [name for name in ("big_bet", "open_pair", "draw") if getattr(street, name)]
    return " ".join(map(str, [street.key, street.first, street.down, street.up, street.board, *so]))


@pytest.mark.parametrize("key", WHOLE)
def test_the_whole_record(key: str) -> None:
    """Issue 13, 6: whichever field of it is changed, a test sees it."""
    game = pk.GAMES[key]
    shares = {share: ranking.key for share, ranking in game.shares}
    streets = tuple(told(street) for street in game.streets)
    assert (shares, game.limits, game.from_hole, game.seats, streets) == WHOLE[key]
    assert list(shares) == list(WHOLE[key][0])
    assert game.key == key


def test_which_card_brings_it_in() -> None:
    """Game rules, line 240; in razz the highest, where the ace is low."""
    found = {key: game.bring_in for key, game in pk.GAMES.items() if game.bring_in}
    low = BringIn("lowest", ace_low=False)
    assert found == {"seven_card_stud": low, "stud_hilo": low, "razz": BringIn("highest", True)}


COUNTS: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "holdem": ((2,), (3, 4, 5)),
    "omaha": ((4,), (3, 4, 5)),
    "seven_card_stud": ((5, 6, 7), (0, 1)),
    "razz": ((5, 6, 7), (0, 1)),
    "five_card_draw": ((5,), (0,)),
    "badugi": ((4,), (0,)),
    "omaha5_hilo": ((5,), (3, 4, 5)),
    "omaha6": ((6,), (3, 4, 5)),
}


@pytest.mark.parametrize("key", COUNTS)
def test_with_how_many_cards_a_hand_is_ranked_follows_from_the_streets(key: str) -> None:
    game = pk.GAMES[key]
    assert (game.hole_counts, game.board_counts) == COUNTS[key]


def test_ten_seats_of_five_cards_need_more_than_a_deck() -> None:
    """R13: 10 × 5 + 5 = 55. Nine seats are 50."""
    error = refusal(streets=after_dealing(5), seats=10)
    assert (error.kind, dict(error.facts)) == ("too_many_cards", {"seats": 10, "needed": 55})
    assert record(streets=after_dealing(5), seats=9).seats == 9
    assert [pk.GAMES[key].seats for key in SIZES] == [9, 9, 7]
    for key in SIZES:
        with pytest.raises(GameError):
            replace(pk.GAMES[key], seats=pk.GAMES[key].seats + 1)


def test_a_shared_last_card_is_said_by_the_record() -> None:
    """Eight seats of stud need 56 cards, less the last eight, and one for all: 49."""
    stud = pk.GAMES["seven_card_stud"]
    assert [game.key for game in pk.GAMES.values() if game.last_card_shared] == [
        "seven_card_stud", "stud_hilo", "razz",
    ]  # fmt: skip
    with pytest.raises(GameError, match="8 seats need 56 cards"):
        replace(stud, last_card_shared=False)
    assert replace(stud, last_card_shared=False, seats=7).board_counts == (0,)
    assert refusal(last_card_shared=True).facts["field"] == "last_card_shared"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("key", ""), ("key", None), ("streets", ()), ("streets", None), ("streets", ("flop",)),
        ("shares", ()), ("shares", {"high": 1}), ("shares", (("high", "HIGH"),)),
        ("shares", (("high", pk.HIGH), ("high", pk.BADUGI))), ("limits", ()), ("limits", "pot"),
        ("limits", ("pot", "pot")), ("from_hole", 5), ("from_hole", -1),
        ("from_hole", 2.0), ("from_hole", True), ("seats", 1), ("seats", "9"), ("seats", 10**99),
        ("bring_in", BringIn("lowest")), ("bring_in", "lowest"), ("last_card_shared", 1),
    ],
)  # fmt: skip
def test_a_value_that_no_game_has(field: str, value: Any) -> None:
    error = refusal(**{field: value})
    assert error.kind == "too_many_cards" if value == 10**99 else error.facts["field"] == field


def test_streets_that_never_make_a_hand() -> None:
    assert refusal(streets=after_dealing(4)[:1], from_hole=None).kind == "no_hand"
    stud = {"from_hole": None, "bring_in": BringIn("lowest")}
    assert refusal(streets=STUD_STREETS[:2], **stud).kind == "no_hand"
    assert refusal(streets=STUD_STREETS, from_hole=None, seats=7).facts["field"] == "bring_in"


@pytest.mark.parametrize("wrong", [-1, 2.5, None, "3", True])
def test_a_street_deals_whole_cards(wrong: Any) -> None:
    with pytest.raises(GameError):
        Street(key="flop", first="after_button", board=wrong)


def test_a_street_begins_with_somebody() -> None:
    with pytest.raises(GameError):
        Street(key="flop", first="nobody")  # type: ignore[arg-type]


# Omaha with five and with six cards


def legal(hole: tuple[Card, ...], board: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [two + three for two in combinations(hole, 2) for three in combinations(board, 3)]


@pytest.mark.parametrize("key", SIZES)
def test_two_of_the_hand_and_three_of_the_board(key: str) -> None:
    """The slow evaluator of the tests, over every legal choice, for each share."""
    game = pk.GAMES[key]
    slowly = {"high": slow.high, "low": slow.eight_or_better}
    count = {5: 100, 6: 150}[SIZES[key]]
    for n in range(40):
        hole, board = deal(code_at("BBB-BBB", n), SIZES[key], 5)
        assert len(game.combinations(hole, board, "high")) == count
        for share, made in game.made(hole, board).items():
            worth = [value for five in legal(hole, board) if (value := slowly[share](five))]
            assert (made is None) == (not worth)
            if made:
                assert slowly[share](made.rank.cards) == max(worth)
                assert (len(made.hole), len(made.board)) == (2, 3)


def test_five_own_cards_are_an_illusion_in_words() -> None:
    """Five hearts in the hand: a flush that may not be; a KeyError before."""
    hole, board = cards("Ah Kh 9h 7h 3h"), cards("2c 2d 8s Jc Td")
    found = {one.from_hole: one for one in OMAHA5.illusions(hole, board)}
    assert (found[5].rank.category, found[5].board) == ("flush", ())
    for lang in LANGUAGES:
        assert len({say(one, lang) for one in found.values()}) == len(found)
    said = say(found[5], "en")
    assert "five cards from the hand and none from the board" in said


@pytest.mark.parametrize("wanted", [0, 1, 3, 4, 5])
def test_every_forbidden_number_of_own_cards_has_words(wanted: int) -> None:
    """Also in a game that lets another number play."""
    for from_hole in (2, 3):
        game = record(streets=after_dealing(6), seats=7, from_hole=from_hole)
        for n in range(400):
            hole, board = deal(code_at("BBB-BBB", n), 6, 5)
            found = [one for one in game.illusions(hole, board) if one.from_hole == wanted]
            if found:
                assert all(say(found[0], lang) for lang in LANGUAGES)
                break
        else:
            assert wanted == from_hole


@pytest.mark.parametrize(("key", "peer"), [("omaha5", "OmahaHoldemHand")])
def test_pokerkit_finds_the_same_hand(key: str, peer: str) -> None:
    pokerkit = pytest.importorskip("pokerkit")
    for n in range(60):
        hole, board = deal(code_at("BBB-BBB", n), SIZES[key], 5)
        made = pk.GAMES[key].made(hole, board)["high"]
        assert made is not None
        theirs = getattr(pokerkit, peer).from_game(
            "".join(card.code for card in hole), "".join(card.code for card in board)
        )
        same = pokerkit.StandardHighHand("".join(card.code for card in made.rank.cards))
        assert pokerkit.StandardHighHand("".join(map(repr, theirs.cards))) == same


@pytest.mark.parametrize("key", SIZES)
def test_a_hand_of_it_is_played_to_the_end(key: str) -> None:
    """Every seat taken: dealt, called down, shown; every chip is somewhere."""
    game = pk.GAMES[key]
    hand = pk.Hand(
        key, "pot", stakes=pk.Stakes(1, 2), button=1, deck="BBB-BBB",
        stacks=dict.fromkeys(range(1, game.seats + 1), 50),
    )  # fmt: skip
    while hand.stage == "betting":
        hand.act(pk.Call() if "call" in hand.legal.names else pk.Check())
    hand.show_all()
    assert hand.over
    assert sum(hand.stacks.values()) == 50 * game.seats
    assert len(hand.hole(1)) == SIZES[key]
