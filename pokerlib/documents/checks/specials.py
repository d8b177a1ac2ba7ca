"""Chinese poker: bonuses and special hands (game rules, lines 270 to 284)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from pokerlib import chinese
from pokerlib.cards import DECK, Card
from pokerlib.cards.model import card_at
from pokerlib.chinese import ROWS, Row, Rules, Score, Setting, Special
from pokerlib.chinese.specials import SpecialRank, contest, special_rank
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import also, every, remembered
from pokerlib.documents.table import conventions
from pokerlib.rankings import HIGH

TOPIC = "chinese_poker"
GAME = ("chinese",)

PLAIN = Setting(back="Ad Ac 9h 8h 4s", middle="Kd Kc 7h 6h 2s", front="Qd Jc 5h")
BONUSES = Setting(back="As Ks Qs Js Ts", middle="9s 9d 9c 8s 8d", front="3s 3d 3c")
QUADS_BACK = Setting(back="Ts Th Td Tc 3s", middle="9s 9d 9c 8s 8d", front="As Ks Qs")
QUADS_MIDDLE = Setting(back="Js Ts 9s 8s 7s", middle="3h 3s 3d 3c 9d", front="As Ks Qh")
STRAIGHT_FLUSHES = Setting(back="Js Ts 9s 8s 7s", middle="6d 5d 4d 3d 2d", front="As Ks Qh")
ROYALS = Setting(back="Ah Kh Qh Jh Th", middle="As Ks Qs Js Ts", front="9d 9c 2h")


def agreed_with(**changes: Any) -> Rules:
    """The usual rules, with the conventions of one reading."""
    return chinese.agreed(conventions(**changes))


def score(*settings: Setting, **changes: Any) -> Score:
    """What the players win and lose, by these conventions."""
    return chinese.score(settings, conventions=conventions(**changes))


def _row_units(setting: Setting, row: Row) -> int:
    """What winning this row against an ordinary hand is paid."""
    return next(one.units for one in score(setting, PLAIN).pairs[0].rows if one.row == row)


@claim("specials.front_trips", rules(270), games=GAME, topic=TOPIC)
def _front_trips(same: int = 3, units: int = 3, plain: int = 1) -> Evidence:
    """Against an ordinary hand; without bonuses it is the plain price."""
    equal = len({card.rank for card in BONUSES.front}) == 1 and len(BONUSES.front)
    return Agreement(
        said=(units, plain, same),
        computed=(_row_units(BONUSES, "front"), _plain_units(BONUSES, "front"), equal),
        shown=(BONUSES.front,),
        facts={"units": units},
    )


def _plain_units(setting: Setting, row: Row) -> int:
    """The same without bonuses."""
    score = chinese.score((setting, PLAIN), chinese.SIMPLE, conventions=conventions())
    return next(one.units for one in score.pairs[0].rows if one.row == row)


@claim("specials.middle_full_house", rules(271), games=GAME, topic=TOPIC)
def _middle_full_house(units: int = 2, plain: int = 1) -> Evidence:
    """Against an ordinary hand; without bonuses it is the plain price."""
    return Agreement(
        said=(units, plain),
        computed=(_row_units(BONUSES, "middle"), _plain_units(BONUSES, "middle")),
        shown=(BONUSES.middle,),
        facts={"units": units},
    )


@claim("specials.quads", rules(272), games=GAME, topic=TOPIC)
def _quads(units: int = 4, plain: int = 1) -> Evidence:
    return _paid(units, plain, (QUADS_BACK, "back"), (QUADS_MIDDLE, "middle"))


@claim("specials.straight_flush", rules(273), games=GAME, topic=TOPIC)
def _straight_flush(units: int = 5, plain: int = 1) -> Evidence:
    """Straight flush and royal flush, in back and middle."""
    rows: tuple[Row, Row] = ("back", "middle")
    return _paid(units, plain, *((one, row) for one in (STRAIGHT_FLUSHES, ROYALS) for row in rows))


def _paid(units: int, plain: int, *cases: tuple[Setting, Row]) -> Agreement:
    found = every(
        ((one.row(row), units, _row_units(one, row)) for one, row in cases), gives="units"
    )
    one, row = cases[0]
    return also(found, one.row(row), plain, _plain_units(one, row), gives="units")


# All three rows of the first lose, though each has a hand with a bonus.
LOSER = Setting(back="Ts Th Td Tc 2s", middle="9s 9d 9c 8s 8d", front="3s 3d 3c")
WINNER = Setting(back="7h 6h 5h 4h 3h", middle="Js Jd Jc Jh 2d", front="4s 4d 4c")
THIRD = Setting(back="As Ad Ks Kd 5s", middle="Qs Qd 6c 5c 2c", front="Ac 9h 8h")


@claim("specials.only_for_winner", rules(275, 1), games=GAME, topic=TOPIC)
def _only_for_winner() -> Evidence:
    """The loser of a row pays what the winner's hand is worth; his own counts for nothing."""
    said = {"back": -5, "middle": -4, "front": -3}
    [pair] = score(LOSER, WINNER).pairs
    cases = ((LOSER.row(row.row), said[row.row], row.units) for row in pair.rows)
    return every(cases, gives="units")


@claim("specials.two_trips", rules(275, 2), games=GAME, topic=TOPIC)
def _two_trips(same: int = 3, units: int = 3) -> Evidence:
    return Agreement(
        said=(-units, same),
        computed=(_front(score(LOSER, WINNER)), len(LOSER.front)),
        shown=(LOSER.front, WINNER.front),
        facts={"units": _front(score(LOSER, WINNER))},
    )


@claim("specials.trips_count_elsewhere", rules(275, 3), games=GAME, topic=TOPIC)
def _trips_count_elsewhere() -> Evidence:
    """Against a third player the same front wins its bonus."""
    units = 3
    return Agreement(
        said=units,
        computed=_front(score(LOSER, THIRD)),
        shown=(LOSER.front, THIRD.front),
    )


def _front(found: Score) -> int:
    return next(row.units for row in found.pairs[0].rows if row.row == "front")


# Special hands


def _special(name: Special, back: str, middle: str, front: str) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=name)


SIX_PAIRS = _special(Special.SIX_PAIRS, "As Ad Qs Qd 8s", "Js Jd Ts Td 9s", "Ks Kd 9d")
STRAIGHTS = _special(Special.THREE_STRAIGHTS, "9s 8d 7h 6c 5s", "6d 5h 4c 3s 2d", "Qs Jh Td")
FLUSHES = _special(Special.THREE_FLUSHES, "Ac Jc 9c 7c 5c", "Kc Tc 8c 6c 4c", "6h 5h 3h")
FULL_STRAIGHT = _special(Special.FULL_STRAIGHT, "As Kd Qh Jc Ts", "9d 8h 7c 6s 5d", "4h 3c 2s")
SPECIALS = (SIX_PAIRS, STRAIGHTS, FLUSHES, FULL_STRAIGHT)


def ordinary(*others: Setting, count: int = 1) -> list[Setting]:
    """Ordinary settings of what the others leave in the deck."""
    left = [card for card in DECK if not any(card in other.cards for other in others)]
    hands = [left[n :: len(left) // 13][:13] for n in range(count)]
    return [remembered(f"ordinary {hand}", partial(_set_best, hand)) for hand in hands]


def _set_best(hand: list[Card]) -> Setting:
    """The best five behind, the best five of the rest in the middle: never out of order."""
    rows, rest = [], hand
    for _ in ("back", "middle"):
        best = HIGH.best(rest)
        assert best is not None
        rows.append(best.cards)
        rest = [card for card in rest if card not in best.cards]
    return Setting(back=rows[0], middle=rows[1], front=rest)


@claim("specials.beat_ordinary", rules(277, 1), games=GAME, topic=TOPIC)
def _beat_ordinary(cards: int = 13) -> Evidence:
    """Each of the four against any ordinary hand, the rows not even looked at."""
    agreed = agreed_with()
    return every(
        (one.cards, ("ordinary", 1, cards), (met.decided, met.better, len(one.cards)))
        for one in SPECIALS
        if one.declares
        for met in [contest(special_rank(one, one.declares), None, agreed)]
    )


@claim("specials.declared", rules(277, 2), games=GAME, topic=TOPIC)
def _declared() -> Evidence:
    """The same cards, not declared: three rows like any others."""
    silent = Setting(back=SIX_PAIRS.back, middle=SIX_PAIRS.middle, front="Ks 9d Kd")
    other = ordinary(SIX_PAIRS)[0]
    kinds = [score(one, other).pairs[0].kind for one in (SIX_PAIRS, silent)]
    return Agreement(
        said=["special", True],
        computed=[kinds[0], kinds[1] != "special"],
        shown=(SIX_PAIRS, other),
    )


@claim("specials.declared_in_order", rules(277, 2), games=GAME, topic=TOPIC)
def _declared_in_order() -> Evidence:
    """A special laid with the middle above the back: must it be in order too?"""
    wrong = _special(Special.SIX_PAIRS, "Ts Td 9s 9d 8s", "As Ad Qs Qd Js", "Ks Kd Jd")
    other = ordinary(wrong)[0]
    return Gap(
        convention="special_may_foul",
        gives="units",
        outcomes=tuple(
            (value, score(wrong, other, special_may_foul=value).units[0]) for value in (False, True)
        ),
        shown=(wrong.back, wrong.middle, wrong.front),
    )


def _price(setting: Setting) -> int:
    """What one ordinary opponent pays it."""
    return score(setting, ordinary(setting)[0]).units[0]


@claim("specials.six_pairs", rules(279, 1), games=GAME, topic=TOPIC)
def _six_pairs(pairs: int = 6, cards: int = 13, units: int = 3) -> Evidence:
    """With a seventh rank, and with a third card of a pair."""
    third = _special(Special.SIX_PAIRS, "As Ad Qs Qd Ac", "Js Jd Ts Td 9s", "Ks Kd 9d")
    found = every(((one.cards, units, _price(one)) for one in (SIX_PAIRS, third)), gives="units")
    ranks = Counter(card.rank for card in SIX_PAIRS.cards)
    twice = sum(count == 2 for count in ranks.values())
    return also(found, SIX_PAIRS.cards, (pairs, cards), (twice, len(SIX_PAIRS.cards)))


@claim("specials.quads_as_pairs", rules(279, 1), games=GAME, topic=TOPIC)
def _quads_as_pairs() -> Evidence:
    """Four of a kind and four pairs: are these six pairs?"""
    hand = Setting(back="2s 2d 2h 2c As", middle="Ks Kd Js Jd 8s", front="5s 5d 8d")

    def held(value: bool) -> str:
        rank = special_rank(hand, Special.SIX_PAIRS, conventions(quads_as_two_pairs=value))
        return "six_pairs" if rank else "no_special"

    return Gap(
        convention="quads_as_two_pairs",
        outcomes=tuple((value, held(value)) for value in (False, True)),
        shown=(hand.cards,),
    )


@claim("specials.six_pairs_tie", rules(279, 2), games=GAME, topic=TOPIC)
def _six_pairs_tie(pairs: int = 6) -> Evidence:
    """The highest pair first, then the next: who is higher there wins, whatever follows."""
    agreed, base = agreed_with(), (14, 12, 10, 8, 6, 3)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        *first, last = base
        for place, rank in enumerate(first):
            other = (*first[:place], rank - 1, *first[place + 1 :], last + 1)
            yield _two_of_each(base, other), 1, _meet(agreed, base, other)
        lower = (*first, last - 1)
        yield _two_of_each(base, base), 0, _meet(agreed, base, base)
        yield _two_of_each(base, lower), 1, _meet(agreed, base, lower)

    held = special_rank(SIX_PAIRS, Special.SIX_PAIRS)
    return also(every(cases()), None, pairs, len(held.pairs) if held else 0, gives="pairs")


def _two_of_each(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """The pairs of two players, from one deck."""
    return tuple(
        tuple(card_at(rank, suit) for rank in ranks for suit in suits)
        for ranks, suits in ((one, "sd"), (other, "hc"))
    )


def _meet(agreed: Rules, one: tuple[int, ...], other: tuple[int, ...]) -> int:
    first, second = (SpecialRank(Special.SIX_PAIRS, pairs, ()) for pairs in (one, other))
    return contest(first, second, agreed).better


@claim("specials.three_straights", rules(280, 1), games=GAME, topic=TOPIC)
def _three_straights(rows: int = 3, units: int = 3) -> Evidence:
    """Three cards in a row are the straight of the front here."""
    return _three(STRAIGHTS, rows, units)


def _three(setting: Setting, rows: int, units: int) -> Evidence:
    return Agreement(
        said=(units, rows),
        computed=(_price(setting), len(ROWS)),
        shown=(setting.cards,),
        facts={"units": _price(setting)},
    )


def _straights(back: int, middle: int, front: int) -> Setting:
    """Straights up to these cards, of mixed suits."""
    rows = [
        [card_at(top - n, "cdhs"[(top - n + place) % 4]) for n in range(size)]
        for place, (top, size) in enumerate(((back, 5), (middle, 5), (front, 3)))
    ]
    return Setting(back=rows[0], middle=rows[1], front=rows[2])


def _met(one: Setting, other: Setting, name: Special) -> int:
    """Which of two such hands is the stronger."""
    first, second = (special_rank(held, name, conventions()) for held in (one, other))
    return contest(first, second, agreed_with()).better


@claim("specials.three_straights_tie", rules(280, 2), games=GAME, topic=TOPIC)
def _three_straights_tie(rows: int = 3) -> Evidence:
    """The back decides, then the middle, then the front."""
    pairs = (
        ((11, 10, 8), (11, 10, 8), 0),
        ((11, 9, 4), (10, 10, 14), 1),
        ((11, 10, 4), (11, 9, 14), 1),
        ((11, 10, 8), (11, 10, 7), 1),
    )
    cases = (
        (held, better, _met(held, _straights(*other), Special.THREE_STRAIGHTS))
        for one, other, better in pairs
        for held in [_straights(*one)]
    )
    return also(every(cases), None, rows, len(ROWS))


@claim("specials.three_flushes", rules(281, 1), games=GAME, topic=TOPIC)
def _three_flushes(rows: int = 3, units: int = 3) -> Evidence:
    return _three(FLUSHES, rows, units)


def _flushes(back: str, middle: str, front: str) -> Setting:
    rows = [
        [rank + suit for rank in row] for row, suit in ((back, "s"), (middle, "h"), (front, "d"))
    ]
    return Setting(back=rows[0], middle=rows[1], front=rows[2])


@claim("specials.three_flushes_tie", rules(281, 2), games=GAME, topic=TOPIC)
def _three_flushes_tie(rows: int = 3) -> Evidence:
    """The back decides, then the middle, then the front, each card by card."""
    pairs = (
        (("AJ975", "KJ642", "AK2"), ("AJ975", "KJ642", "AK2"), 0),
        (("AJ975", "K8642", "432"), ("AJ974", "KQJ92", "AKQ"), 1),
        (("AJ975", "KJ642", "432"), ("AJ975", "KT987", "AKQ"), 1),
        (("AJ975", "KJ642", "AK3"), ("AJ975", "KJ642", "AK2"), 1),
    )
    cases = (
        (held, better, _met(held, _flushes(*other), Special.THREE_FLUSHES))
        for one, other, better in pairs
        for held in [_flushes(*one)]
    )
    return also(every(cases), None, rows, len(ROWS))


@claim("specials.full_straight", rules(282, 1), games=GAME, topic=TOPIC)
def _full_straight(
    each: int = 1, ranks: str = "A-2-3-4-5-6-7-8-9-T-J-Q-K", units: int = 13
) -> Evidence:
    """One card of each rank, whatever the suits."""
    counts = Counter(card.code[0] for card in FULL_STRAIGHT.cards)
    return Agreement(
        said=(units, sorted(ranks.split("-")), each),
        computed=(_price(FULL_STRAIGHT), sorted(counts), max(counts.values())),
        shown=(FULL_STRAIGHT.cards,),
        facts={"units": _price(FULL_STRAIGHT)},
    )


@claim("specials.full_straight_tie", rules(282, 2), games=GAME, topic=TOPIC)
def _full_straight_tie() -> Evidence:
    suited = _special(Special.FULL_STRAIGHT, "Ah Kh Qs Jh Th", "9h 8d 7h 6h 5h", "4d 3h 2h")
    units = score(FULL_STRAIGHT, suited).units
    return Agreement(said=(0, 0), computed=units, shown=(FULL_STRAIGHT, suited))
