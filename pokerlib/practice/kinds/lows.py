"""Questions on lows: does it qualify, which is the best low, is it still the best possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from pokerlib.cards import ACE, DECK, EIGHT, NINE, Card, code_at, deck_of
from pokerlib.games import GAMES
from pokerlib.practice.betting import Numbers
from pokerlib.practice.hilo import LowReason, low_reason, nuts
from pokerlib.practice.kinds.cards import BOARD, FIVE, HOLE, SEVEN
from pokerlib.practice.lows import low_task, qualification
from pokerlib.practice.model import Choice, Option, Question, Row, Told, several
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HandRank, explain

__all__ = ["best_low", "low_good"]

Cards: TypeAlias = tuple[Card, ...]

HILO = GAMES["omaha_hilo"]
DECKS = 400


def _yes_no(*, yes: bool, why: Told) -> tuple[Choice, ...]:
    """Whichever is wrong is so for this reason."""
    return tuple(
        Choice(key, Told(f"question.{key}"), right=right, why=None if right else why)
        for key, right in (("yes", yes), ("no", not yes))
    )


def low_good(level: int, code: str) -> Question:
    """Five cards; four and a board; then whether a low is still the best possible."""
    return (_five, _omaha, _still)[level - 1](code)


def _five(code: str) -> Question:
    hand = low_task(code)
    found = qualification(hand)
    why = Told(f"low_hands.because.{found.reason}", {"cards": found.cards})
    also = tuple(Told(f"low_hands.because.{name}") for name in found.also)
    mistake = Told(f"question.mistake.low_{'harmless' if found.also else found.reason}")
    return Question(
        "low_good",
        1,
        code,
        Told("question.low_good.ask_1"),
        _yes_no(yes=found.rank is not None, why=mistake),
        (why, *also),
        Told("question.low_good.hint_1"),
        rows=(Row(FIVE, hand, found.cards),),
    )


def _omaha(code: str) -> Question:
    """As often a low as each of the reasons why there is none."""
    wanted = Numbers(code).one_of(("low", "board", "hand", "paired"))
    hole, board = next(deal for deal in _low_deals(code) if _reason(*deal) == wanted)
    found = low_reason(hole, board)
    made = found.made
    plays = (*made.hole, *made.board) if made else ()
    return Question(
        "low_good",
        2,
        code,
        Told("question.low_good.ask_2"),
        _yes_no(yes=made is not None, why=_low_mistake(found)),
        (explain(made.rank),) if made else (_why_none(found),),
        Told("question.low_good.hint_2"),
        rows=(Row(HOLE, hole, plays), Row(BOARD, board, plays)),
    )


def _low_mistake(found: LowReason) -> Told:
    return Told(f"question.mistake.low_{'missed' if found.made else found.reason}")


def _why_none(found: LowReason) -> Told:
    facts = {"board": _faces(found.on_board), "hand": _faces(found.in_hand)}
    return Told(f"omaha_hilo.why.{found.reason}", facts)


def _faces(ranks: Iterable[int]) -> str:
    return ", ".join("A" if rank == 1 else str(rank) for rank in ranks) or "–"


def _low_deals(code: str) -> Iterator[tuple[Cards, Cards]]:
    """Deals with more low cards than chance gives."""
    for n in range(2, DECKS):
        deck = deck_of(code_at(code, n))
        low = [card for card in deck if not EIGHT < card.rank < ACE]
        rest = [card for card in deck if EIGHT < card.rank < ACE]
        hands = 1 + n % 4
        board = low[4 : 6 + n % 3]
        hole = (*low[:hands], *rest[: 4 - hands])
        yield hole, (*board, *rest[4 : 9 - len(board)])


def _still(code: str) -> Question:
    """A low of one's own on the river, as often the best possible as not."""
    wanted = Numbers(code).below(2) == 0
    for hole, board in _low_deals(code):
        if (low := _lowest(hole, board)) and (low <= _lowest_on(board, hole)) == wanted:
            break
    found = nuts(hole, board)
    own = found.own
    mistake = Told(f"question.mistake.nuts_{'held' if found.held else 'lost'}")
    facts = {"own": own.rank if own else None, "best": found.best, "two": found.two}
    return Question(
        "low_good",
        3,
        code,
        Told("question.low_good.ask_3"),
        _yes_no(yes=found.held, why=mistake),
        (Told(f"question.nuts.{'held' if found.held else 'lost'}", facts),),
        Told("question.low_good.hint_3"),
        rows=tuple(
            Row(title, cards, own.rank.cards if own else ())
            for title, cards in ((HOLE, hole), (BOARD, board))
        ),
    )


def _ranks(cards: Iterable[Card]) -> set[int]:
    low = {1 if card.rank == ACE else card.rank for card in cards}
    return {rank for rank in low if rank <= EIGHT}


# A quick look through many deals, by the ranks alone: the rankings then say it of one.


def _lowest(hole: Cards, board: Cards) -> tuple[int, ...]:
    """The ranks of the best low; () where there is none."""
    return _lowest_of(_ranks(hole), _ranks(board))


def _lowest_of(mine: set[int], common: set[int]) -> tuple[int, ...]:
    lows = (
        sorted((*two, *three), reverse=True)
        for three in combinations(common, 3)
        for two in combinations(mine.difference(three), 2)
    )
    return tuple(min(lows, default=()))


def _lowest_on(board: Cards, seen: Cards) -> tuple[int, ...]:
    """The ranks of the best low that two cards which nobody has seen could make."""
    return _lowest_of(_ranks({*DECK} - {*board, *seen}), _ranks(board))


def _reason(hole: Cards, board: Cards) -> str:
    """As `low_reason` says it."""
    if _lowest(hole, board):
        return "low"
    if len(_ranks(board)) < 3:
        return "board"
    return "hand" if len(_ranks(hole)) < 2 else "paired"


def best_low(level: int, code: str) -> Question:
    """The best low of seven cards; of Omaha; of Omaha where a low looks better than it is."""
    return _razz(code) if level == 1 else _best_omaha(level, code)


def _low(rank: HandRank) -> tuple[str, Told]:
    """A low by its ranks, which are all that counts in it."""
    name = "-".join(map(str, rank.tiebreak))
    return name, Told("question.low", {"hand": rank})


def _distinct(ranks: Iterable[HandRank]) -> list[HandRank]:
    """The best first, each strength once."""
    return sorted({rank.strength: rank for rank in ranks}.values(), reverse=True)


def _choices(
    best: HandRank, tempting: Iterable[Option], weaker: list[HandRank], seen: Cards
) -> list[Choice]:
    beaten = (Option(*_low(one), Told("question.mistake.low_higher")) for one in weaker)
    lacking = Told("question.mistake.low_not_there")
    missing = (Option(*_low(one), lacking) for one in _missing(best, seen))
    ace = (Option(*_low(one), Told("question.mistake.low_ace")) for one in _without(best, weaker))
    found = several(_low(best), [*tempting, *ace, *missing, *beaten], 3)
    return sorted(found, key=lambda one: tuple(map(int, one.key.split("-"))))


def _without(best: HandRank, weaker: list[HandRank]) -> list[HandRank]:
    """The best one without the ace that helps: as if the ace were high."""
    return [one for one in weaker if 1 not in one.tiebreak][: 1 in best.tiebreak]


def _missing(best: HandRank, seen: Cards) -> Iterator[HandRank]:
    """One lower hand, for which a single card is not there."""
    there = {1 if card.rank == ACE else card.rank for card in seen}
    wanted = [rank for rank in range(best.tiebreak[0] - 1, 0, -1) if rank not in there]
    for rank in wanted[:1]:
        card = next(one for one in DECK if one.rank == (ACE if rank == 1 else rank))
        lower = ACE_TO_FIVE.rank((card, *best.cards[1:]))
        if lower is not None:
            yield lower


def _razz(code: str) -> Question:
    """Seven cards, mostly low; every fourth time with so many pairs that one stays."""
    for n in range(2, DECKS):
        deck = deck_of(code_at(code, n))
        low = [card for card in deck if card.rank <= NINE or card.rank == ACE]
        seven = (*low[:6], deck[-1]) if deck[-1] not in low[:6] else tuple(low[:7])
        ranks = _distinct(
            rank for five in combinations(seven, 5) if (rank := ACE_TO_FIVE.rank(five))
        )
        unpaired = [one for one in ranks if len(set(one.tiebreak)) == len(one.tiebreak) == 5]
        if len(unpaired) >= 3:
            break
    best, *weaker = unpaired
    return Question(
        "best_low",
        1,
        code,
        Told("question.best_low.ask_1"),
        tuple(_choices(best, (), weaker, seven)),
        (explain(best),),
        Told("question.best_low.hint_1"),
        rows=(Row(SEVEN, seven, best.cards),),
    )


def _best_omaha(level: int, code: str) -> Question:
    for hole, board in _low_deals(code):
        low = _lowest(hole, board)
        seems = tuple(sorted(_ranks((*hole, *board)))[4::-1])
        if low and (seems < low or level == 2) and len(legal := _legal_lows(hole, board)) > 1:
            break
    made = HILO.made(hole, board)["low"]
    assert made is not None
    best = made.rank
    illusions = [
        rank
        for five in combinations((*hole, *board), 5)
        if seems < low and (rank := EIGHT_OR_BETTER.rank(five)) and rank > best
    ]
    why = Told("question.mistake.low_two_and_three")
    tempting = [Option(*_low(one), why) for one in _distinct(illusions)[:2]]
    return Question(
        "best_low",
        level,
        code,
        Told("question.best_low.ask_2"),
        tuple(_choices(best, tempting, legal[1:], (*hole, *board))),
        (Told("question.plays_low", {"cards": (*made.hole, *made.board), "hand": best}),),
        Told("question.best_low.hint_2"),
        rows=(Row(HOLE, hole, made.hole), Row(BOARD, board, made.board)),
    )


def _legal_lows(hole: Cards, board: Cards) -> list[HandRank]:
    return _distinct(
        rank
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if (rank := EIGHT_OR_BETTER.rank((*two, *three)))
    )
