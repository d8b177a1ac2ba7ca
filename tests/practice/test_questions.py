"""Every kind of question at every level: sound, deterministic, complete in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from pokerlib.cards import ACE, Card, code_at
from pokerlib.games import GAMES
from pokerlib.language import LANGUAGES
from pokerlib.language import questions as words
from pokerlib.practice.questions import KINDS, LEVELS, Question, mark, question, question_set
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH

START = "BBB-BBB"
FEW, MANY = 18, 230
EVERY = [(kind, level) for kind in KINDS for level in LEVELS]
each = pytest.mark.parametrize(("kind", "level"), EVERY)


def some(kind: str, level: int, count: int = FEW) -> Iterator[Question]:
    return (question(kind, level, code_at(START, n * 5003 + level)) for n in range(count))


def check(asked: Question) -> None:
    """The right answer is right, each wrong one is wrong and says why, no two look the same."""
    assert mark(asked, asked.right).right, asked
    keys = [one.key for one in asked.choices]
    assert len(set(keys)) == len(keys) >= 2, keys
    assert asked.right
    assert asked.pick != "one" or len(asked.right) == 1
    if asked.pick != "cards":
        for one in asked.choices:
            if not one.right:
                marked = mark(asked, {one.key})
                assert not marked.right
                assert marked.mistake, (asked.kind, one.key)
                for lang in LANGUAGES:
                    assert all(words.mistake(marked, lang)), (asked, one)
                    assert words.mistake(marked, lang)
    for lang in LANGUAGES:
        said = [words.choice(one, lang) for one in asked.choices]
        assert len(set(said)) == len(said), said
        lines = [words.ask(asked, lang), words.hint(asked, lang), *words.worked(asked, lang)]
        lines += [words.words_of(row.title, lang) for row in asked.rows]
        assert all(line.strip() and "{" not in line and "None" not in line for line in lines), lines
        assert words.worked(asked, lang)
    truth(asked)


@each
def test_it_is_sound(kind: str, level: int) -> None:
    for asked in some(kind, level):
        check(asked)


@pytest.mark.exhaustive
@each
def test_every_one_of_many_is_sound(kind: str, level: int) -> None:
    for asked in some(kind, level, MANY * 15):
        check(asked)


@each
def test_the_same_code_gives_the_same_question(kind: str, level: int) -> None:
    one, two = (question(kind, level, code) for code in ("xmb hxn", "XMB-HXN"))
    assert (one.rows, one.settings, one.table) == (two.rows, two.settings, two.table)
    assert [(a.key, a.right, a.mistake) for a in one.choices] == [
        (a.key, a.right, a.mistake) for a in two.choices
    ]
    asked = {
        str(one.rows) + str(one.settings) + str(one.table) + str(one.ask)
        for one in some(kind, level, 8)
    }
    assert len(asked) > 4


# What is right, found another way


def truth(asked: Question) -> None:
    find = TRUTHS.get(asked.kind)
    if find is not None:
        find(asked)


def name_hand(asked: Question) -> None:
    if asked.level == 3:
        hole, board = (row.cards for row in asked.rows)
        hands = [(*a, *b) for a in combinations(hole, 2) for b in combinations(board, 3)]
    else:
        hands = list(combinations(asked.rows[0].cards, 5))
    ranks = [rank for hand in hands if (rank := HIGH.rank(hand))]
    assert asked.right == {max(ranks).category}


def two_and_three(asked: Question) -> None:
    hole, board = (row.cards for row in asked.rows)
    ranks = {}
    for two in combinations(hole, 2):
        for three in combinations(board, 3):
            ranks[frozenset(one.code for one in (*two, *three))] = HIGH.rank((*two, *three))
    best = max(rank for rank in ranks.values() if rank)
    for chosen, rank in ranks.items():
        assert mark(asked, chosen).right == (rank == best)
    assert ranks[asked.right] == best


def badugi(asked: Question) -> None:
    (row,) = asked.rows

    def value(cards: tuple[Card, ...]) -> tuple[int, list[int]]:
        ranks = sorted((1 if one.rank == ACE else one.rank for one in cards), reverse=True)
        return len(cards), [-rank for rank in ranks]

    fits = [
        some_
        for n in range(1, 5)
        for some_ in combinations(row.cards, n)
        if len({one.rank for one in some_}) == len({one.suit for one in some_}) == n
    ]
    best = max(map(value, fits))
    for some_ in fits:
        assert mark(asked, {one.code for one in some_}).right == (value(some_) == best)


def low_ranks(cards: tuple[Card, ...]) -> set[int]:
    return {1 if one.rank == ACE else one.rank for one in cards} & set(range(1, 9))


def low_good(asked: Question) -> None:
    if asked.level == 1:
        assert (len(low_ranks(asked.rows[0].cards)) == 5) == (asked.right == {"yes"})
    elif asked.level == 2:
        hole, board = (row.cards for row in asked.rows)
        made = any(
            len(low_ranks((*two, *three))) == 5
            for two in combinations(hole, 2)
            for three in combinations(board, 3)
        )
        assert made == (asked.right == {"yes"})


def best_low(asked: Question) -> None:
    if asked.level == 1:
        hands = list(combinations(asked.rows[0].cards, 5))
        ranks = [rank for hand in hands if (rank := ACE_TO_FIVE.rank(hand))]
    else:
        hole, board = (row.cards for row in asked.rows)
        hands = [(*a, *b) for a in combinations(hole, 2) for b in combinations(board, 3)]
        ranks = [rank for hand in hands if (rank := EIGHT_OR_BETTER.rank(hand))]
    assert asked.right == {"-".join(map(str, max(ranks).tiebreak))}


def bring_in(asked: Question) -> None:
    assert asked.table
    up = {seat: cards[0] for seat, cards in asked.table.state.up.items()}
    razz = asked.level == 3

    def weight(seat: int) -> tuple[int, int]:
        card = up[seat]
        assert card
        low = 1 if card.rank == ACE and razz else card.rank
        return low, "cdhs".index(card.suit)

    first = max(up, key=weight) if razz else min(up, key=weight)
    assert asked.right == {str(first)}


def max_raise(asked: Question) -> None:
    assert asked.table
    state = asked.table.state
    players = state.round.players
    you = asked.table.you
    assert you
    bets = {seat: player.bet for seat, player in players.items()}
    level = max(bets.values())
    pot = state.pot + sum(bets.values()) + level - bets[you]
    most = min(level + pot, bets[you] + players[you].stack)
    assert asked.right == {str(most)}


def min_raise(asked: Question) -> None:
    assert asked.table
    bets = sorted({player.bet for player in asked.table.state.round.players.values()} - {0})
    last = bets[0] if asked.level != 2 else bets[1] - bets[0]
    assert asked.right == {str(bets[-1] + last)}


def pot_split(asked: Question) -> None:
    board, *hands = (row.cards for row in asked.rows)
    result = GAMES["omaha_hilo"].showdown(hands, board)
    assert result == asked.worked[0]


TRUTHS = {
    "name_hand": name_hand,
    "two_and_three": two_and_three,
    "badugi": badugi,
    "low_good": low_good,
    "best_low": best_low,
    "bring_in": bring_in,
    "max_raise": max_raise,
    "min_raise": min_raise,
    "pot_split": pot_split,
}


def test_a_set_is_the_same_for_a_whole_class() -> None:
    kinds = ["badugi", "low_good", "max_raise"]
    assert question_set("bbb-bbb", kinds, 9, 2) == question_set("BBB-BBB", kinds, 9, 2)
    made = [question(*one) for one in question_set("BBB-BBB", kinds, 9, 2)]
    assert len({str(one.rows) + str(one.table) for one in made}) == 9
    with pytest.raises(ValueError, match="nonsense"):
        question_set("BBB-BBB", ["nonsense"], 3, 1)


def test_part_marks() -> None:
    asked = next(one for one in some("actions", 1) if len(one.right) == 3)
    two = sorted(asked.right)[:2]
    assert 0 < mark(asked, two).points < 1
    assert mark(asked, {one.key for one in asked.choices}).points < 1
