"""Chinese poker: players, cards, rows, and the simple score (game rules, lines 250 to 266)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product
from math import comb
from typing import Any

from pokerlib import chinese
from pokerlib.cards import DECK, Card, code_at, deck_of
from pokerlib.chinese import ROWS, Row, Setting, SettingError, Special
from pokerlib.chinese.specials import special_front
from pokerlib.conventions import Conventions
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import also, every, excepted
from pokerlib.documents.table import CODE, conventions
from pokerlib.errors import PokerError
from pokerlib.rankings import CHINESE_FRONT, HIGH, Category, HandRank
from pokerlib.rankings.base import highest_first

TOPIC = "chinese_poker"
GAME = ("chinese",)

RIGHT = Setting(back="As Ad Ac Kh Kd", middle="Qs Qd 9c 8h 2s", front="Jh Tc 3d")
WRONG = Setting(back="7s 7d 9s 8d 4c", middle="Ah Ks Kc 6h 5d", front="Qh Jc 2d")  # kings in front
OTHERS = (
    Setting(back="6s 6d 6c 4h 4d", middle="5s 5h 9d 8c 7c", front="Th 3s 3c"),
    Setting(back="8s 7h 6h 5c 4s", middle="Js Jd Ts Td 9h", front="Qc Kc 2c"),
)


def simple(*settings: Setting) -> chinese.Score:
    """Scored with no bonuses and no specials."""
    return chinese.score(settings, chinese.SIMPLE, conventions=conventions())


def dealt(n: int, players: int = 4) -> list[Setting]:
    """Settings of dealt cards, the rows as the cards fall: some of them wrong."""
    hands = chinese.deal_players(code_at(CODE, n), players)
    return [Setting(back=h[:5], middle=h[5:10], front=h[10:]) for h in hands]


@claim("chinese.players", rules(252, 1), games=GAME, topic=TOPIC, asked=3)
def _players(players: int = 4, fewest: int = 2, between: int = 3) -> Evidence:
    """Four, and two or three can play as well; one or five cannot."""

    def plays(count: int) -> bool:
        deck = deck_of(CODE)
        hands = [deck[13 * n : 13 * n + 13] for n in range(min(count, 4))]
        settings = [Setting(back=h[:5], middle=h[5:10], front=h[10:]) for h in hands]
        try:
            chinese.score(settings + settings[:1] * (count - len(settings)))
        except ValueError:
            return False
        return True

    said = {players, fewest, between}
    cases = ((count, count in said, plays(count)) for count in range(1, 6))
    most = max(count for count in range(1, 6) if plays(count))
    found = also(every(cases, of="players", gives="answer"), None, players, most, gives="players")
    return replace(found, shown=chinese.deal_players(CODE, 4))


@claim("chinese.deck", rules(252, 2), games=GAME, topic=TOPIC, asked=3)
def _deck(cards: int = 52) -> Evidence:
    """Four hands are the whole deck, no card twice and none left."""
    hands = chinese.deal_players(CODE, 4)
    every_card = {card for hand in hands for card in hand}
    return Agreement(
        said=(cards, True),
        computed=(len(every_card), every_card == set(DECK)),
        shown=hands,
        facts={"cards": len(every_card)},
    )


@claim("chinese.unit", rules(252, 4), games=GAME, topic=TOPIC)
def _unit(unit: int = 1) -> Evidence:
    """The worth of a unit is the table's: the same result in units, and so much in money."""
    if unit < 1:
        raise PokerError("no_such_bet", size=unit)
    cases = (
        (worth, tuple(units * worth * 100 for units in found.units), found.money)
        for worth in (unit, 1000, 100, 1, 10)
        for found in [chinese.score([RIGHT, OTHERS[0]], chinese.agreed(unit=worth * 100))]
    )
    return replace(every(cases, of="money"), shown=(RIGHT, OTHERS[0]))


@claim("chinese.dealt_one_by_one", rules(252, 5), games=GAME, topic=TOPIC)
def _dealt_one_by_one(each: int = 1, cards: int = 13) -> Evidence:
    """The players' first cards are the first of the deck, and so on, until all have theirs."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        deck = deck_of(CODE)
        for players in (2, 3, 4):
            hands = chinese.deal_players(CODE, players)
            in_turn = [hand[turn] for turn in range(13) for hand in hands]
            yield players, (list(deck[: 13 * players]), {cards}), (in_turn, set(map(len, hands)))

    together = 1 if chinese.deal_players(CODE, 2)[1][0] == deck_of(CODE)[1] else 13
    found = also(every(cases(), of="players"), None, each, together, gives="cards")
    return replace(found, shown=chinese.deal_players(CODE, 2))


@claim("chinese.rows", rules(256, 1), games=GAME, topic=TOPIC, asked=3)
def _rows(
    cards: int = 13, rows: int = 3, back: int = 5, middle: int = 5, front: int = 3
) -> Evidence:
    hand = chinese.deal_players(CODE)[0]
    sizes = [one for one in product(range(len(hand) + 1), repeat=3) if _may_be_laid(hand, *one)]
    names = ("back", "middle", "front", "cards")
    facts = dict(zip(names, (*sizes[0], sum(sizes[0])), strict=True)) if sizes else {}
    said = ([(back, middle, front)], cards, rows)
    computed = (sizes, len(hand), len(ROWS))
    return Agreement(said=said, computed=computed, shown=(RIGHT,), facts=facts)


def _may_be_laid(hand: tuple[Card, ...], back: int, middle: int, front: int) -> bool:
    """Whether a hand may be divided so, no card left over."""
    if back + middle + front != len(hand):
        return False
    try:
        Setting(back=hand[:back], middle=hand[back : back + middle], front=hand[back + middle :])
    except PokerError:
        return False
    return True


@claim("chinese.order", rules(256, 2), games=GAME, topic=TOPIC)
def _order() -> Evidence:
    """Over deals: a setting is right exactly when no row is weaker than the one before it."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for n in range(40):
            for setting in dealt(n):
                fives = _strength(setting.back) >= _strength(setting.middle)
                front = _strength(setting.middle)[: 1 + 3] >= _strength(setting.front)
                foul = chinese.foul_of(setting, conventions())
                yield setting, fives and front, foul is None

    return every(cases())


def _strength(row: tuple[Card, ...]) -> tuple[int, ...]:
    rank = (HIGH if len(row) == 5 else CHINESE_FRONT).judge(highest_first(row))
    assert rank is not None
    return rank.strength


@claim("chinese.equal_rows", rules(256, 2), games=GAME, topic=TOPIC)
def _equal_rows() -> Evidence:
    """Back and middle are equal: is the back then "the strongest"?"""
    setting = Setting(back="As Kd 9c 8h 2s", middle="Ad Ks 9h 8c 2d", front="Qh Jc 3d")

    def judged(value: bool) -> str:
        foul = chinese.foul_of(setting, conventions(back_may_equal_middle=value))
        return "foul" if foul else "right_setting"

    return Gap(
        convention="back_may_equal_middle",
        outcomes=tuple((value, judged(value)) for value in (True, False)),
        shown=(setting.back, setting.middle),
    )


@claim("chinese.foul", rules(256, 2), games=GAME, topic=TOPIC)
def _foul() -> Evidence:
    """What a wrong setting costs is not said."""
    return Gap(
        convention="foul_cost",
        gives="units",
        outcomes=tuple(
            (value, _units((WRONG, BONUS), conventions(foul_cost=value)))
            for value in ("rows_and_bonuses", "rows")
        ),
        shown=(WRONG.back, WRONG.middle),
    )


BONUS = Setting(back="As Ad Ac Qs Qd", middle="Th Td Tc 4s 4h", front="3h 3c 3d")
WRONG_TOO = Setting(back="Js Td 6s 5s 4h", middle="Kd Kh 8c 7c 2h", front="Qc Jd 9h")


def _units(settings: tuple[Setting, Setting], rules_: Conventions) -> int:
    """What the first player wins or loses."""
    return chinese.score(settings, conventions=rules_).units[0]


@claim("chinese.two_fouls", rules(256, 2), games=GAME, topic=TOPIC)
def _two_fouls() -> Evidence:
    """Both players have set wrong: nothing happens, or are the rows compared?"""
    return Gap(
        convention="two_fouls",
        gives="units",
        outcomes=tuple(
            (value, _units((WRONG, WRONG_TOO), conventions(two_fouls=value)))
            for value in ("nothing", "compared")
        ),
        shown=(WRONG, WRONG_TOO),
    )


@claim("chinese.usual_ranking", rules(256, 3), games=GAME, topic="high_hands", asked=3)
def _usual_ranking() -> Evidence:
    """Back and middle rank as five cards always do, and the front as its pairs and high cards."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        rows: tuple[Row, Row] = ("back", "middle")
        for n in range(10):
            settings = dealt(n)
            for setting in settings:
                for row in rows:
                    yield setting.row(row), HIGH.rank(setting.row(row)), setting.rank(row)
            for one, other in combinations(settings, 2):
                fronts = one.front, other.front
                first, second = map(_counted, fronts)
                stronger = (first > second) - (first < second)
                yield (
                    fronts,
                    stronger,
                    _better(*(CHINESE_FRONT.judge(highest_first(f)) for f in fronts)),
                )

    return every(cases())


def _counted(front: tuple[Card, ...]) -> tuple[Any, ...]:
    """Pairs before high cards, told from the cards alone."""
    ranks = [card.rank for card in front]
    by_count = sorted(set(ranks), key=lambda rank: (-ranks.count(rank), -rank))
    return sorted(map(ranks.count, set(ranks)), reverse=True), by_count


def _better(one: Any, other: Any) -> int:
    return int(one > other) - int(one < other)


@claim("chinese.front_kinds", rules(256, 4), games=GAME, topic=TOPIC, asked=3)
def _front_kinds(same: int = 3) -> Evidence:
    """A pair, three of a kind or high card; only in a declared special is it more (line 280)."""
    kinds = {Category.ONE_PAIR, Category.THREE_OF_A_KIND, Category.HIGH_CARD}

    def ordinary() -> Iterator[tuple[Any, Any, Any]]:
        for front in combinations(DECK[::3], 3):
            rank = CHINESE_FRONT.judge(highest_first(front))
            yield front, True, rank is not None and rank.category in kinds

    trips = max(Counter(card.rank for card in front).most_common(1)[0][1] for front in TRIPS)
    main = also(every(ordinary()), None, same, trips, gives="cards")
    return excepted(main, _in_special(lambda rank: rank.category in kinds, True), "special_fronts")


TRIPS = (RIGHT.front, OTHERS[0].front, OTHERS[1].front, (DECK[0], DECK[1], DECK[2]))


def _in_special(told: Callable[[HandRank], Any], said: Any) -> Iterator[tuple[Any, Any, Any]]:
    """The fronts of three straights and three flushes, as they count there."""
    for text, special in IN_SPECIALS:
        held = CHINESE_FRONT.rank(text)
        front = special_front(held.cards, special) if held else None
        yield front and front.cards, said, front is not None and told(front)


@claim("chinese.front_run", rules(256, 5), games=GAME, topic=TOPIC)
def _front_run(cards: int = 3) -> Evidence:
    """Three in a row or of one suit are high card in front; in a special they win (line 280)."""

    def ordinary() -> Iterator[tuple[Any, Any, Any]]:
        for front in ("Qs Jh Td", "As 2h 3d", "Ks 9s 2s", "Qs Js Ts", "As Ks Qs"):
            rank = CHINESE_FRONT.rank(front)
            yield front, (cards, Category.HIGH_CARD), rank and (len(rank.cards), rank.category)

    side = _in_special(lambda rank: rank.category, Category.HIGH_CARD)
    return every(ordinary(), but=side, exception="special_fronts")


# Fronts of three straights and three flushes.
IN_SPECIALS = (("Qs Jh Td", Special.THREE_STRAIGHTS), ("Ks 9s 2s", Special.THREE_FLUSHES))


# The simple score

FOURTH = Setting(back="7s 7d 2d 2h Ah", middle="Ks Qh Jc 9s 8d", front="5d 4c 3h")
TABLE = (RIGHT, *OTHERS, FOURTH)  # a whole deck


@claim("chinese.pairs", rules(262, 1), games=GAME, topic=TOPIC)
def _pairs() -> Evidence:
    """Everybody meets everybody once, in three rows; but a special hand decides by itself."""

    def rows(score: chinese.Score) -> tuple[int, set[Any]]:
        return len(score.pairs), {tuple(row.row for row in pair.rows) for pair in score.pairs}

    agreed = chinese.agreed(conventions())
    special = Setting(
        back="As Ad Qs Qd Jc", middle="Ts Td 9s 9h 8h", front="8s Ks Kd", declares="six_pairs"
    )
    other = Setting(back="7s 7d 2d 2h Ah", middle="Kh Qh Jd 6s 5d", front="5s 4c 3h")
    main = every(
        (players, (comb(players, 2), {ROWS}), rows(scored(*TABLE[:players])))
        for players in (2, 3, 4)
        for scored in (simple, lambda *settings: chinese.score(settings, agreed))
    )
    met = chinese.score((special, other), agreed).pairs[0]
    side = (special.cards, "rows", met.kind)
    return excepted(main, [side], "specials_score")


@claim("chinese.one_unit", rules(262, 2), games=GAME, topic=TOPIC, asked=3)
def _one_unit(units: int = 1) -> Evidence:
    """One for each row that is stronger, minus one for each that is weaker."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for pair in simple(RIGHT, *OTHERS).pairs:
            for row in pair.rows:
                one, other = (rank.strength for rank in row.ranks)
                yield row.row, units * ((one > other) - (one < other)), row.units

    return replace(every(cases(), gives="units"), shown=(OTHERS[0], OTHERS[1]))


@claim("chinese.tie", rules(262, 3), games=GAME, topic=TOPIC, asked=3)
def _tie() -> Evidence:
    """Equal rows: nothing is won and nothing lost."""
    one = Setting(back="As Kd 9c 8h 3s", middle="Ad Qs 9h 8c 2d", front="Kh Jc 4d")
    other = Setting(back="Ac Kc 9d 8s 3h", middle="Ah Qd 9s 8d 2c", front="Ks Jh 4h")
    found = simple(one, other)
    units = [row.units for pair in found.pairs for row in pair.rows]
    return Agreement(said=([0, 0, 0], (0, 0)), computed=(units, found.units), shown=(one, other))


@claim("chinese.simple_is_possible", rules(266, 1), games=GAME, topic=TOPIC)
def _simple_is_possible() -> Evidence:
    """Without specials: quads in the back win one unit, and a special cannot be declared."""
    quads = Setting(back="Ks Kd Kc Kh 2s", middle="Js Jd 9h 9c 8h", front="Ah Qc 2d")
    found = simple(quads, OTHERS[0])
    six_pairs = Setting(
        back="As Ad Qs Qd Jc", middle="Ts Td 9s 9h 8h", front="8s Ks Kd", declares="six_pairs"
    )
    try:
        simple(six_pairs, OTHERS[0])
        refused = False
    except SettingError:
        refused = True
    return Agreement(
        said=(1, True), computed=(found.pairs[0].rows[0].units, refused), shown=(quads, OTHERS[0])
    )


@claim("chinese.two_conditions", rules(266, 2), games=GAME, topic=TOPIC)
def _two_conditions(conditions: int = 2) -> Evidence:
    """With specials: more for some rows, and some hands that win by themselves."""
    agreed = chinese.agreed(conventions())
    more = any(bonus.price > 1 for bonus in agreed.bonuses)
    specials = agreed.strongest_first
    facts = {"specials": len(specials)}
    shown = (OTHERS[0], RIGHT)
    return Agreement(
        said=conditions, computed=sum((more, bool(specials))), shown=shown, facts=facts
    )
