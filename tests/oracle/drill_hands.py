"""Hands in questions: their names, what decides, which cards play, their order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pokerlib.cards import Card
from pokerlib.language import questions
from pokerlib.practice import Question
from tests.oracle import read
from tests.oracle.checks import cash, codes, says, seat
from tests.oracle.drill_checks import SEATS, part_of_pot, question
from tests.oracle.seen import Item
from tests.oracle.told_checks import HANDS
from tests.practice import answers, reasons

# Hands by their names


RANKINGS = {
    "low_good": ("ace_to_five",), "nut_low": ("ace_to_five",), "best_low": ("ace_to_five",),
    "badugi": ("badugi",), "badugi_wins": ("badugi",), "badugi_document": ("badugi",),
    "pot_split": ("high", "ace_to_five"), "best_five": ("high", "ace_to_five"),
    "low_wins": ("ace_to_five", "deuce_to_seven"),
}  # fmt: skip


def hands_in(asked: Question) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """Everything that can be made of what the question shows, by ranking."""
    rows = [row.cards for row in asked.rows]
    rankings = RANKINGS.get(asked.kind, ("high",))
    if asked.kind == "low_wins":
        deuce = "deuce" in questions.ask(asked, "en")
        rankings = ("deuce_to_seven",) if deuce else ("ace_to_five",)
    found: list[tuple[Any, ...]] = []
    if asked.pick == "order":
        found = [tuple(one.says.cards) for one in asked.choices]
    elif asked.settings:
        for setting in asked.settings:
            found += [setting.back, setting.middle, setting.front]
    elif rankings == ("badugi",):
        found = [tuple(row) for row in rows]
    else:
        pools = rows if len(rows) == 1 else [(*a, *b) for a, b in combinations(rows, 2)] + rows
        if asked.kind == "nut_low":
            return [("ace_to_five", lows_on(rows[-1]))]
        for pool in pools:
            if len(pool) >= 5:
                found += list(combinations(pool, 5))
    return [(ranking, found) for ranking in rankings]


def lows_on(board: Any) -> list[tuple[Any, ...]]:
    """Three cards of the board with any two low ones."""
    low = [Card(rank if rank > 1 else 14, suit) for rank in range(1, 9) for suit in "sh"]
    fives = [
        (*two, *three) for two in combinations(low, 2) for three in combinations(board, 3)
        if len({one.rank for one in (*two, *three)}) == 5
    ]  # fmt: skip
    return [five for five in fives if read.eight_or_better(five)]


_HANDS: dict[str, list[tuple[str, list[Any]]]] = {}


@question(*HANDS)
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if item.action and "/choice-" in item.key and item.id == "hand.royal_flush":
        return str(item.action[-1]) == "royal_flush"
    if asked.table is not None or not (asked.rows or asked.settings or asked.pick == "order"):
        return None
    key = f"{asked.kind} {asked.level} {asked.code}"
    if key not in _HANDS:
        if len(_HANDS) > 8:
            _HANDS.clear()
        names: dict[str, Any] = {}
        for ranking, fives in hands_in(asked):
            for five in fives:
                called = read.called(five, ranking)
                names[str(called)] = called
        _HANDS[key] = [("", list(names.values()))]
    return any(read.same_hand(item.id, item.text, one) for one in _HANDS[key][0][1])


PLACES = (
    "top", "quads", "trips", "pair", "top_pair", "second_pair", "kicker", "kicker.1", "kicker.2",
    "kicker.3", "card", "card.1", "card.2", "card.3", "card.4", "card.5",
)  # fmt: skip


def differences(hands: list[tuple[str, list[int]]]) -> Iterator[tuple[int, int, int]]:
    """Where two hands of one kind differ first: the place, and the two ranks."""
    for (kind, one), (other_kind, other) in combinations(hands, 2):
        if kind == other_kind and one != other:
            place = next(n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
            yield place, one[place], other[place]


@question(*(f"ranking.place.{name}" for name in PLACES))
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    hands = compared(asked)
    if not hands:
        return None
    better, worse = read.ranks(item.fact["better"]), read.ranks(item.fact["worse"])
    said = {better[-1], worse[-1]}
    return any(said == {14 if x == 1 else x for x in (a, b)} for _, a, b in differences(hands))


def compared(asked: Question) -> list[tuple[str, list[int]]]:
    """The best hands of those that are compared."""
    if asked.pick == "order":
        return [read.called(tuple(one.says.cards), "high") for one in asked.choices]
    if asked.settings:
        return [
            read.called(getattr(setting, row), "high")
            for row in ("back", "middle", "front")
            for setting in asked.settings
        ]
    if asked.kind == "badugi_wins":
        return [read.called(row.cards, "badugi") for row in asked.rows]
    if asked.kind == "low_wins":
        ranking = hands_in(asked)[0][0]
        return [read.called(row.cards, ranking) for row in asked.rows]
    if asked.kind == "which_wins":
        return [read.called(five, "high") for five in reasons._hands(asked)]
    return []


# What a worked answer says of cards


@question("question.plays", "question.plays_low")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    said = set(read.cards(item.fact["cards"]))
    good = answers.BY_CARDS.get(asked.kind)
    if good is not None:
        return good(asked).get(frozenset(said), False)
    rows = [row.cards for row in asked.rows]
    if asked.kind in ("low_good", "best_low"):
        fives = list(combinations(rows[0], 5)) if len(rows) == 1 else answers.omaha(*rows)
        best = max(read.ace_to_five(five) for five in fives)
        return any(said == set(codes(f)) and read.ace_to_five(f) == best for f in fives)
    if asked.kind == "name_hand":
        fives = list(combinations(rows[0], 5)) if len(rows) == 1 else answers.omaha(*rows)
        best = max(map(read.high, fives))
        return any(said == set(codes(f)) and read.high(f) == best for f in fives)
    return None


@question("question.which_wins.best_1", "question.which_wins.best_2")
def _(scene: Any, item: Item, asked: Question) -> bool:
    hand = reasons._hands(asked)[int(item.id[-1]) - 1]
    said = set(read.cards(item.fact["cards"]))
    board, hands = (), [row.cards for row in asked.rows]
    if len(hands) == 3:
        board, *hands = hands
    pool = {*codes(board), *codes(hands[int(item.id[-1]) - 1])}
    five = tuple(one for row in asked.rows for one in row.cards if one.code in said)
    return said <= pool and len(said) == 5 and read.high(tuple({*five})) == read.high(hand)


@question(
    "ranking.explain.royal_flush",
    "ranking.explain.straight_flush",
    "ranking.explain.straight",
    "ranking.explain.flush",
    "ranking.explain.full_house",
    "ranking.explain.high_card",
    "ranking.explain.groups",
    "ranking.explain.kickers",
)
def _(scene: Any, item: Item, asked: Question) -> bool:
    said = set(read.cards(item.fact["cards"]))
    shown = {one for row in asked.rows for one in codes(row.cards)}
    for one in asked.choices:
        shown |= set(codes(getattr(one.says, "cards", ())))
    kickers = set(read.cards(str(item.fact.get("kickers", ""))))
    return said | kickers <= shown and bool(said) and not said & kickers


@question("ranking.dropped.rank", "ranking.dropped.suit", "question.mistake.same_rank",
          "question.mistake.same_suit")  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool:
    names = ("card", "against") if "dropped" in item.id else ("first", "second")
    (one,), (other,) = (read.cards(item.fact[name]) for name in names)
    shown = {x for row in asked.rows for x in codes(row.cards)}
    alike = one[0] == other[0] if item.id.endswith("rank") else one[1] == other[1]
    return alike and {one, other} <= shown and one != other


@question("nut_low.ask", "nut_low.ask_5", "nut_low.because.high", "nut_low.because.paired",
          "nut_low.because.new", "nut_low.because.spared",
          "nut_low.because.counterfeit")  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool:
    return read.cards(item.fact["card"]) == codes(asked.rows[-1].cards[-1:])


@question("question.nuts.lost")
def _(scene: Any, item: Item, asked: Question) -> bool:
    two = read.ranks(item.fact["two"]) or read.faces(str(item.fact["two"]))
    board = asked.rows[-1].cards
    return len(two) == 2 and all(rank == 14 or rank <= 8 for rank in two) and bool(board)


@question("question.pot_split.ask_takes")
def _(scene: Any, item: Item, asked: Question) -> bool:
    right = [int(one.key) for one in asked.choices if one.right]
    player = seat(item.fact["player"], item.lang)
    return cash(item, pot=asked.pot) and [asked.pot * part_of_pot(asked)[player - 1]] == right


@question("pot_split.both", "pot_split.high", *SEATS)
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if asked.kind != "pot_split":
        return None
    player = seat(item.fact.get("player", item.fact.get("number")), item.lang)
    row = re.findall(r"/row-(\d+)/", item.key)
    if row:
        return player == int(row[-1])
    worked = re.findall(r"/worked/p#(\d+)", item.key)
    if worked and int(worked[-1]) < len(asked.rows):
        return player == int(worked[-1])
    if worked or "pushed" in item.key:
        return player is not None and part_of_pot(asked)[player - 1] > 0
    return player in range(1, len(asked.rows))


# Orders


@question("question.mistake.misplaced")
def _(scene: Any, item: Item, asked: Question) -> bool:
    chosen = tries(scene, item)
    right = answers.order_hands(asked)
    return says(item, n=sum(a != b for a, b in zip(chosen, right, strict=True)))


def tries(scene: Any, item: Item) -> tuple[str, ...]:
    found = re.search(r"(?:^|/)result-(\d+)/", item.key)
    widget = scene.widget
    if found:
        return widget.results[int(found[1])].chosen
    return widget.attempt.tries[-1][0]


@question("question.mistake.belongs_under")
def _(scene: Any, item: Item, asked: Question) -> bool:
    chosen, right = tries(scene, item), answers.order_hands(asked)
    above, below = (int(read.numbers(item.fact[x], item.lang)[0]) - 1 for x in ("above", "below"))
    return below == above + 1 and right.index(chosen[above]) > right.index(chosen[below])


@question("question.order_hands.above")
def _(scene: Any, item: Item, asked: Question) -> bool:
    above, below = (int(read.numbers(item.fact[x], item.lang)[0]) for x in ("above", "below"))
    place = re.findall(r"/worked/p#(\d+)|/p#(\d+)", item.key)
    first = int(next(x for x in place[-1] if x)) if place else above
    return below == above + 1 and above in (first, first + 1)


@question("question.badugi_document.ask")
def _(scene: Any, item: Item, asked: Question) -> bool:
    widget = scene.widget
    number = [one[2] for one in widget.series].index(asked.code) + 1 if widget.series else None
    return says(item, total=6) and (number is None or says(item, number=number))


@question("two_and_three.number")
def _(scene: Any, item: Item, asked: Question) -> bool:
    chosen = tries(scene, item)
    return says(
        item,
        hole=sum(one in codes(asked.rows[0].cards) for one in chosen),
        board=sum(one in codes(asked.rows[1].cards) for one in chosen),
    )
