"""Questions on cards: name the hand, which wins, the two and the three, badugi."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from pokerlib.cards import ACE, Card, code_at, deck_of
from pokerlib.games import GAMES, Combination
from pokerlib.practice.badugi import badugi_task
from pokerlib.practice.betting import Numbers
from pokerlib.practice.hands import LADDER, close_hands, example, ranked
from pokerlib.practice.model import Choice, Option, Question, Row, Told, several
from pokerlib.practice.two_and_three import TrapDeal, trap_deal
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    HIGH,
    Category,
    Difference,
    HandRank,
    Ranking,
    difference,
    explain,
)

__all__ = ["badugi", "mixed", "name_hand", "which_wins"]

FIVE, HOLE, BOARD = (Told(f"table.group.{name}") for name in ("five", "hole", "board"))
SEVEN = Told("question.seven")
FIRST, SECOND = Told("compare.first"), Told("compare.second")
OMAHA = GAMES["omaha"]


def mixed(cards: tuple[Card, ...], code: str) -> tuple[Card, ...]:
    """The cards as another deck of this code orders them, so that the order tells nothing."""
    place = {card: n for n, card in enumerate(deck_of(code_at(code, 17)))}
    return tuple(sorted(cards, key=place.__getitem__))


def _named(category: Category) -> Told:
    return Told("question.category", {"category": category})


def _neighbours(best: HandRank) -> Iterator[Option]:
    """The other names, nearest first, and why the cards are not called so."""
    here = LADDER.index(best.category)
    for name in sorted(LADDER, key=lambda one: abs(LADDER.index(one) - here)):
        facts = {"hand": best, "category": name}
        if LADDER.index(name) < here:
            yield Option(name, _named(name), Told("question.mistake.stronger", facts))
        elif name != best.category:
            yield Option(name, _named(name), Told(f"question.needs.{name}"))


def name_hand(level: int, code: str) -> Question:
    """Five cards; the best of seven; at the third level the best two and three of Omaha."""
    if level == 3:
        return _name_omaha(code)
    source = Numbers(code)
    five = example(LADDER[source.below(len(LADDER))], code)
    more = [card for card in deck_of(code_at(code, 3)) if card not in five][:2]
    shown = mixed((*five, *(more if level == 2 else ())), code)
    best = HIGH.best(shown)
    assert best is not None
    title = SEVEN if level == 2 else FIVE
    choices = several((best.category, _named(best.category)), _neighbours(best), 3)
    return Question(
        "name_hand",
        level,
        code,
        Told(f"question.name_hand.ask_{level}"),
        tuple(sorted(choices, key=lambda one: LADDER.index(Category(one.key)))),
        (explain(best),),
        Told("question.name_hand.hint"),
        rows=(Row(title, shown, best.cards),),
    )


def _omaha_rows(laid: TrapDeal, best: Combination) -> tuple[Row, ...]:
    return (Row(HOLE, laid.hole, best.hole), Row(BOARD, laid.board, best.board))


def _name_omaha(code: str) -> Question:
    laid = trap_deal(code)
    best = OMAHA.combinations(laid.hole, laid.board)[0]
    tempting = [
        Option(
            one.rank.category,
            _named(one.rank.category),
            Told("question.mistake.two_and_three", {"hand": best.rank}),
        )
        for one in OMAHA.illusions(laid.hole, laid.board)
    ]
    category = best.rank.category
    choices = several((category, _named(category)), [*tempting, *_neighbours(best.rank)], 3)
    return Question(
        "name_hand",
        3,
        code,
        Told("question.name_hand.ask_3"),
        tuple(sorted(choices, key=lambda one: LADDER.index(Category(one.key)))),
        (Told("question.plays", {"cards": (*best.hole, *best.board), "hand": best.rank}),),
        Told("question.two_and_three.hint"),
        rows=_omaha_rows(laid, best),
    )


def _not_the_winner(found: Difference, better: int, first: HandRank, second: HandRank) -> Told:
    """Equal, another kind of hand, the ace at the wrong end, or a card that comes too late."""
    if not found.better:
        return Told("question.mistake.suits")
    if found.kind == "category":
        return Told("question.mistake.weaker")
    if first.ranking != HIGH and better == _ace_at_the_other_end(first, second):
        return Told(f"question.mistake.ace_{'high' if first.ranking.ace_low else 'low'}")
    return Told(f"question.mistake.{'later' if better else 'not_equal'}")


def _ace_at_the_other_end(first: HandRank, second: HandRank) -> int:
    """Which of two lows without a pair would win then: 1, 0 for neither, -1."""
    one, other = (
        sorted((15 - rank if rank in (1, ACE) else rank for rank in hand.tiebreak), reverse=True)
        for hand in (first, second)
    )
    return (one < other) - (one > other)


def which_wins(level: int, code: str) -> Question:
    """High hands; then lows from ace to five; then deuce to seven and badugi."""
    source = Numbers(code)
    ranking: Ranking = (HIGH, ACE_TO_FIVE, (DEUCE_TO_SEVEN, BADUGI)[source.below(2)])[level - 1]
    first, second = close_hands(ranking, code)
    found = difference(first, second)
    choices = tuple(
        Choice(
            key,
            Told(f"compare.wins.{key}"),
            right=better == found.better,
            why=None if better == found.better else _not_the_winner(found, better, first, second),
        )
        for better, key in ((1, "first"), (0, "tie"), (-1, "second"))
    )
    rows = (
        Row(title, (*rank.cards, *rank.unused), decisive)
        for title, rank, decisive in zip((FIRST, SECOND), (first, second), found.cards, strict=True)
    )
    return Question(
        "which_wins",
        level,
        code,
        Told("question.which_wins.ask", {"system": Told(f"question.system.{ranking.key}")}),
        choices,
        (found,),
        Told(f"question.which_wins.hint_{'badugi' if ranking is BADUGI else level}"),
        rows=tuple(rows),
    )


def badugi(level: int, code: str) -> Question:
    """Click the cards that count; four of different suits are rarer from level to level."""
    for n in count():
        hand = badugi_task(code_at(code, n * 31))
        best = ranked(hand, BADUGI)
        clashes = len(hand) - len(best.cards)
        if level == 1 or (clashes == 1 if level == 2 else clashes > 0 and _tempting(hand, best)):
            break
    return Question(
        "badugi",
        level,
        code,
        Told("question.badugi.ask"),
        tuple(Choice(one.code, one, one in best.cards) for one in hand),
        (explain(best),),
        Told("question.badugi.hint"),
        "cards",
        rows=(Row(Told("question.badugi.four"), hand, best.cards),),
    )


def _tempting(hand: tuple[Card, ...], best: HandRank) -> bool:
    """Two cards clash with one: which of them goes decides."""
    lowest = min(hand, key=lambda card: card.rank % 14 or 1)
    return lowest not in best.cards or len({card.rank for card in hand}) < len(hand)
