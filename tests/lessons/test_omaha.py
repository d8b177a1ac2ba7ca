"""The Omaha widgets, each event by its own effect, without a browser."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from pokerlib import deal
from pokerlib.cards import code_at
from pokerlib.games import GAMES, Game
from pokerlib.language import hand_name
from pokerlib.language.questions import choice, worked
from pokerlib.lessons.components import deal_and_see
from pokerlib.lessons.components import streets as street_by_street
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.showdown import Showdown as Showdown_
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.omaha import (
    DealAndSee,
    HoldemAgainstOmaha,
    Showdown,
    StreetByStreet,
    YourTurn,
    questions,
)
from pokerlib.practice.deals import code_of, variant_of
from tests.lessons.nodes import cards_in, looking, part, problem, shown, text

CODE = "BBB-BBB"
QUADS = "LBL-PPX"
FAMILY = ("omaha", "omaha_hilo", "omaha5", "omaha5_hilo", "omaha6")
HOLE, BOARD = "As Kh Kd 4c", "Qs 9s 7s 2s Kc"


def codes(some: object) -> list[str]:
    return [card.code for card in some]  # type: ignore[attr-defined]


@pytest.fixture
def table() -> DealAndSee:
    return DealAndSee()


def on(table: DealAndSee | HoldemAgainstOmaha) -> list[str]:
    return codes((*table.held("hole"), *table.held("board")))


# Deal and see


def test_a_code_deals_its_cards_and_is_shown(table: DealAndSee) -> None:
    table.press("code", code="bbb bbb")
    hole, board = deal(CODE, 4, 5)
    assert on(table) == codes((*hole, *board))
    assert table.code == CODE
    table.press("deal")
    assert table.code
    assert table.code != CODE
    assert on(table) == codes(sum(deal(table.code, 4, 5), ()))


def test_the_two_and_the_three_are_lifted_and_said(table: DealAndSee) -> None:
    table.press("type", hole=HOLE, board=BOARD)
    assert looking(part(table, "hands"), "plays") == {"Kh", "Kd", "Kc", "Qs", "9s"}
    assert looking(part(table, "hands"), "dim") == {"As", "4c", "7s", "2s"}
    assert "Три попа, кикъри дама и деветка" in text(part(table, "best"), "bg")
    assert "флъш до асо" in text(part(table, "illusion"), "bg")
    assert text(part(table, "combinations-high"), "en") == "All 60 combinations, strongest first"
    table.press("fold", "combinations-high", True)
    assert "kickers queen and nine 59" in text(part(table, "combinations-high"), "en")
    table.press("fold", "combinations-high", False)
    assert "nine 59" not in text(part(table, "combinations-high"), "en")


def test_cards_are_picked_one_by_one(table: DealAndSee) -> None:
    table.press("clear")
    for left, one in zip(range(7, 0, -1), [*HOLE.split(), *BOARD.split()[:3]], strict=True):
        assert str(left) in text(part(table, "missing"), "en")
        table.press("pick", one)
    assert part(table, "missing") == []
    assert part(table, "best")  # the flop is enough
    table.press("pick", "2s")
    table.press("pick", "Kc")
    assert table.place is None
    assert on(table) == [*HOLE.split(), *BOARD.split()]


def test_a_card_is_changed_taken_away_and_put_back(table: DealAndSee) -> None:
    table.press("type", hole=HOLE, board=BOARD)
    table.press("place", "hole", 3)
    table.press("pick", "As")  # taken by another place: nothing
    assert on(table)[3] == "4c"
    table.press("pick", "5c")
    assert on(table)[3] == "5c"
    assert table.place is None
    table.press("place", "board", 4)
    table.press("take_away")
    assert len(on(table)) == 8
    table.press("close")
    assert part(table, "grid") == []
    assert part(table, "best")  # four on the board
    table.press("place", "board", 4)
    table.press("place", "board", 4)
    assert part(table, "grid") == []


def test_a_refusal_leaves_the_table_and_a_good_one_clears_the_sentence(table: DealAndSee) -> None:
    table.press("type", hole=HOLE, board=BOARD)
    before = on(table)
    for hole, board in (("As", BOARD), (HOLE, "As Kc Qc"), (HOLE, ""), ("As As Kd Kh", BOARD)):
        table.press("type", hole=hole, board=board)
        assert problem(table, "bg")
        assert on(table) == before
    table.press("type", hole="As Kh Kd 5c", board=BOARD)
    assert problem(table, "bg") is None


def test_cyrillic_is_read(table: DealAndSee) -> None:
    table.press("type", hole="А♠ К♥ Поп♦ 4♣".replace("Поп", "К"), board="Дп 9♠ 7♠ 2♠ К♣")
    assert on(table) == [*HOLE.split(), *BOARD.split()]


@pytest.mark.parametrize("key", FAMILY)
def test_any_game_of_the_family_is_seen(key: str) -> None:
    """Four, five or six cards, with one half or two: the best of each half, and all there is."""
    game = GAMES[key]
    table = deal_and_see.DealAndSee(CODE, games=(key,))
    hole, board = deal(CODE, game.hole, 5)
    assert on(table) == codes((*hole, *board))
    every = comb(game.hole, 2) * 10
    assert str(every) in text(part(table, "combinations-high"), "en")
    high, low = game.made(hole, board)["high"], game.made(hole, board).get("low")
    assert high
    halves = "low" in dict(game.shares)
    best = text(part(table, "high" if halves else "best"), "en")
    assert hand_name(high.rank, "en").lower() in best.lower()
    if halves:
        said = text(part(table, "low" if low else "halves"), "en")
        assert (hand_name(low.rank, "en") if low else "No low").lower() in said.lower()
        tempting = game.illusions(hole, board, "low")
        assert bool(part(table, "illusion-low")) == bool(tempting)
    else:
        tempting = [one for one in game.illusions(hole, board) if not one.by_kicker]
        assert bool(looking(shown(table), "plays"))
        assert ("is not allowed" in text(part(table, "illusion"), "en")) == bool(tempting)


def test_a_game_is_chosen_and_the_code_stays() -> None:
    table = DealAndSee(CODE)
    table.press("game", "omaha5")
    assert on(table) == codes(sum(deal(CODE, 5, 5), ()))
    table.press("type", hole="As Kh Kd 4c 5c", board=BOARD)
    assert "100" in text(part(table, "combinations-high"), "en")
    assert table.code is None
    table.press("game", "omaha")
    assert on(table) == []
    with pytest.raises(UnknownEventError):
        table.press("game", "razz")
    assert table.game.key == "omaha"


@pytest.mark.parametrize("key", FAMILY)
@pytest.mark.parametrize("variant", ["typical", "trap"])
def test_typical_deals_and_traps_come_when_they_are_asked_for(key: str, variant: str) -> None:
    """A trap: with another number of own cards it would be better, as any five of all say."""
    game = GAMES[key]
    for n in range(6):
        hole, board = deal(code_of(game, code_at(CODE, n), variant), game.hole, 5)
        made, ranking = game.made(hole, board), game.ranking()
        if "low" in dict(game.shares):
            made, ranking = {"high": made["low"]}, game.ranking("low")
        legal = made["high"]
        fives = (ranking.rank(five) for five in combinations((*hole, *board), 5))
        most = max(filter(None, fives), default=None)
        if variant == "trap":
            assert most
            assert legal is None or most > legal.rank
        else:
            assert legal
            assert most
            assert legal.rank.category == most.category
    table = deal_and_see.DealAndSee(games=(key,))
    table.press("variant", variant)
    assert table.code
    assert variant_of(game, table.held("hole"), table.held("board")) == variant
    table.press("code", code=CODE)
    assert table.variant == ""
    assert on(table) == codes(sum(deal(CODE, game.hole, 5), ()))


@pytest.mark.parametrize("key", ["omaha", "omaha_hilo"])
def test_the_combinations_are_worked_out_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    whole = Game.combinations
    monkeypatch.setattr(Game, "combinations", lambda *args: (asked.append(args), whole(*args))[1])
    table = deal_and_see.DealAndSee(CODE, games=(key,))
    table.press("fold", "combinations-high", True)
    table.press("fold", "typing", True)
    assert len(asked) == len(GAMES[key].shares)
    streets = street_by_street.StreetByStreet(CODE, games=(key,))
    for event in ("next", "next", "next"):
        streets.press(event)
    assert len(asked) == len(GAMES[key].shares) + 3


# Street by street


def test_three_streets_with_a_guess_before_each_answer() -> None:
    widget = StreetByStreet("RNR-LWF")  # the turn and the river change nothing
    assert cards_in(part(widget, "board")) == []
    widget.press("next")
    assert len(cards_in(part(widget, "board"))) == 3
    assert "6 combinations" in text(part(widget, "best"), "en")
    widget.press("next")
    assert len(cards_in(part(widget, "board"))) == 4
    assert part(widget, "best") == []  # not before the guess
    widget.press("next")
    assert widget.seen == 2
    widget.press("guess", "no")
    assert "Right." in text(part(widget, "change"), "en")
    widget.press("next")
    widget.press("guess", "yes")
    assert "Not so." in text(part(widget, "change"), "en")
    assert "60 combinations" in text(part(widget, "best"), "en")
    widget.press("guess", "no")
    assert widget.guess == "yes"
    widget.press("next")
    assert widget.seen == 3
    widget.press("code", code="GBF-WPP")
    assert widget.seen == 0


def test_show_me_is_neither_right_nor_wrong() -> None:
    widget = StreetByStreet("XNX-FHH")
    for event, *args in (("next",), ("next",), ("guess", "just_show")):
        widget.press(event, *args)
    assert part(widget, "guessed") == []
    assert "changed it" in text(part(widget, "change"), "en")


@pytest.mark.parametrize("key", FAMILY)
def test_streets_of_any_game_and_of_either_half(key: str) -> None:
    game = GAMES[key]
    for share, _ in game.shares:
        widget = street_by_street.StreetByStreet(CODE, games=(key,))
        if share == "low":
            widget.press("share", share)
        hole, board = deal(CODE, game.hole, 5)
        for known in (3, 4, 5):
            widget.press("next")
            before = game.made(hole, board[: known - 1])[share] if known > 3 else None
            made = game.made(hole, board[:known])[share]
            if known > 3:
                assert f"change your {'low' if share == 'low' else 'best hand'}?" in text(
                    part(widget, "question"), "en"
                )
                same = (made and made.rank) == (before and before.rank)
                widget.press("guess", "no" if same else "yes")
                assert "Right." in text(part(widget, "change"), "en")
            said = text(part(widget, "best"), "en")
            assert (hand_name(made.rank, "en") if made else "No low").lower() in said.lower()
            if made:
                assert str(comb(game.hole, 2) * comb(known, 3)) in said


# Your turn


def chosen(turn: Drill, *some: str) -> None:
    for one in {*turn.attempt.chosen} ^ {*some}:
        turn.press("choose", one)
    turn.press("check")


def test_wrong_answers_are_told_why_and_only_the_first_counts() -> None:
    turn = YourTurn(QUADS)  # four of a kind in the hand
    hole, board = (row.cards for row in turn.question.rows)
    chosen(turn, *codes((*hole, board[0])))
    why = text(part(turn, "why"), "en")
    assert "Cards chosen: 4 from the hand and 1 from the board" in why
    assert "would be stronger, but they are not allowed: four " in why
    weakest = min(GAMES["omaha"].combinations(hole, board), key=lambda one: one.rank.strength)
    chosen(turn, *codes((*weakest.hole, *weakest.board)))
    assert "It is two and three, so it is allowed" in text(part(turn, "why"), "en")
    chosen(turn, *turn.question.solution)
    assert "Right, but not at the first try." in text(shown(turn), "en")
    assert "Only two of them play" in text(part(turn, "worked"), "en")
    assert "At the first try: 0 of 1" in text(part(turn, "where"), "en")
    turn.press("choose", "6c")  # settled
    assert set(turn.attempt.chosen) == turn.question.right


def test_a_right_first_answer_counts_and_show_does_not() -> None:
    turn = YourTurn(QUADS)
    chosen(turn, *turn.question.solution)
    turn.press("check")
    assert "At the first try: 1 of 1" in text(part(turn, "where"), "en")
    before = turn.code
    turn.press("next")
    assert turn.code != before
    turn.press("show")
    assert len(looking(shown(turn), "plays")) == 5
    turn.press("check")
    assert "At the first try: 1 of 2" in text(part(turn, "where"), "en")


@pytest.mark.parametrize("variant", ["typical", "trap"])
def test_one_may_ask_for_typical_deals_or_for_traps(variant: str) -> None:
    turn = YourTurn(CODE)
    turn.press("variant", variant)
    for _ in range(4):
        assert turn.question.variant == variant
        told = any("trap here" in line for line in worked(turn.question, "en"))
        assert told == (variant == "trap")
        turn.press("show")
        turn.press("next")


def test_a_card_that_is_not_here_cannot_be_chosen() -> None:
    turn = YourTurn(QUADS)
    turn.press("choose", "As" if "As" not in {one.key for one in turn.question.choices} else "Ks")
    turn.press("choose", "Xz")
    assert not turn.attempt.chosen


# Showdown


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_showdown_of_so_many(players: int) -> None:
    widget = Showdown(CODE)
    widget.press("players", players)
    assert len(cards_in(shown(widget))) == 5 + 4 * players
    assert len(set(cards_in(shown(widget)))) == 5 + 4 * players
    widget.press("check")
    assert problem(widget, "en") == "Mark at least one winner."
    winners = widget.result.winners("high")
    for seat in winners:
        widget.press("mark", seat)
    widget.press("check")
    assert "Right." in text(part(widget, "verdict"), "en")
    for seat in range(players):
        assert len(looking(part(widget, f"seat-{seat}"), "plays")) == 2
    widget.press("mark", 0)
    assert widget.marked == set(winners)


def test_a_tie_needs_every_winner() -> None:
    widget = Showdown("LYZ-SGH", 2)
    widget.press("mark", 0)
    widget.press("check")
    assert "Not so." in text(part(widget, "verdict"), "en")
    widget.press("code", code="LYZ-SGH")
    widget.press("mark", 0)
    widget.press("mark", 1)
    widget.press("check")
    assert "Right." in text(part(widget, "verdict"), "en")
    assert "splits the pot" in text(part(widget, "seat-1"), "en")


def test_a_mark_is_taken_back_and_nonsense_is_no_player() -> None:
    widget = Showdown(CODE)
    widget.press("mark", 1)
    widget.press("mark", 1)
    widget.press("mark", 7)
    widget.press("mark", -1)
    assert not widget.marked
    for count in (7, 1):
        with pytest.raises(UnknownEventError):
            widget.press("players", count)
    assert widget.players == 3


@pytest.mark.parametrize("key", FAMILY)
def test_a_showdown_of_any_game(key: str) -> None:
    """Right are all who take a part; each hand is named with its cards."""
    game = GAMES[key]
    for code in (CODE, "LYZ-SGH", "RNR-LWF"):
        widget = Showdown_(code, 3, games=(key,))
        board, *hands = deal(code, 5, *(game.hole,) * 3)
        result = game.showdown(hands, board)
        takers = [seat for seat, part_ in enumerate(result.parts) if part_]
        for seat in takers:
            widget.press("mark", seat)
        widget.press("check")
        assert "Right." in text(part(widget, "verdict"), "en")
        for seat in range(3):
            said = text(part(widget, f"seat-{seat}"), "en").lower()
            for share in result.shares:
                if made := share.made[seat]:
                    assert hand_name(made.rank, "en").lower() in said


# Hold'em against Omaha


def test_two_are_held_in_holdem_and_four_in_omaha() -> None:
    widget = HoldemAgainstOmaha(CODE)
    widget.press("type", hole="As 8s 3d 2d", board="9h 9d 9c Ks Kh")
    assert codes(widget.pair) == ["As", "8s"]
    assert "Nines full of kings" in text(part(widget, "side-holdem"), "en")
    assert "Three nines" in text(part(widget, "side-omaha"), "en")
    assert "The Hold’em hand is stronger" in text(part(widget, "stronger"), "en")
    widget.press("hold", "As")
    assert problem(widget, "en")
    widget.press("hold", "2d")
    assert codes(widget.pair) == ["8s", "2d"]
    widget.press("hold", "Kh")  # on the board
    assert codes(widget.pair) == ["8s", "2d"]
    widget.press("deal")
    assert codes(widget.pair) == codes(widget.held("hole")[:2])


# The questions


def test_a_wrong_answer_says_why_and_one_may_try_again() -> None:
    quiz = questions()
    quiz.press("choose", "flush")
    assert "only one from the hand" in text(shown(quiz), "en")
    quiz.press("choose", "kings")
    assert "Right, but not at the first try." in text(shown(quiz), "en")
    quiz.press("next")
    assert "Question 2 of 2" in text(shown(quiz), "en")


def test_the_questions_are_true() -> None:
    """What the quiz calls right is what the rules say of the cards that it shows."""
    quiz = questions()
    while not quiz.over:
        made = GAMES["omaha"].made(*(row.cards for row in quiz.question.rows))["high"]
        assert made is not None
        (right,) = quiz.question.solution
        said = choice(quiz.question.choice(right), "en")
        assert said.lower() == hand_name(made.rank, "en").lower()
        quiz.press("choose", right)
        quiz.press("next")
