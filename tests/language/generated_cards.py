"""Sentences about cards: hands, games, showdowns, odds, Chinese poker, conventions."""

from __future__ import annotations

from random import Random
from typing import Any

import pokerlib as pk
from pokerlib.cards import cards, normalize_code
from pokerlib.chinese import (
    ROWS,
    RULES,
    Bonus,
    Rules,
    Setting,
    SettingError,
    Special,
    check,
    contrast,
    evaluate,
    foul_of,
    order_of,
    score,
    specials,
    suggest,
)
from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.errors import PokerError
from pokerlib.games import GAMES, GameError
from pokerlib.language.languages import LanguageError
from pokerlib.odds import OddsError, dealt, derivations, equity, naturals
from pokerlib.rankings import RANKINGS, Category
from pokerlib.rankings.explain import difference, explain
from tests.language.said import Spoken, each, said
from tests.rules.random_hands import full_deck


def refused(make: Any, *given: Any, **more: Any) -> PokerError | None:
    """The error that this raises, None where it is allowed."""
    try:
        make(*given, **more)
    except PokerError as found:
        return found
    return None


def some(records: Any) -> Spoken:
    return each(one for one in records if one is not None)


def hands(chance: Random) -> Spoken:
    """Ranks of every ranking, near ones compared: they share cards, or differ in one."""
    for ranking in RANKINGS.values():
        for _ in range(2):
            first = chance.sample(full_deck(), ranking.size)
            second = list(first)
            others = [card for card in full_deck() if card not in first]
            for place in chance.sample(range(ranking.size), chance.randint(1, ranking.size)):
                second[place] = others.pop(chance.randrange(len(others)))
            if chance.random() < 0.5:  # pairs and more, which chance gives seldom
                first, second = (_crowded(chance, ranking.size) for _ in "12")
            ranks = [rank for rank in map(ranking.rank, (first, second)) if rank is not None]
            yield from each(ranks)
            yield from each(map(explain, ranks))
            if len(ranks) == 2:
                yield said(difference(*ranks))
    yield from each(chance.sample(full_deck(), 3))
    yield from each(chance.sample(list(Category), 3))


def _crowded(chance: Random, size: int) -> list[pk.Card]:
    """Cards of few ranks or of one suit."""
    ranks = chance.sample(range(2, 15), chance.randint(2, 4))
    suits = chance.choice(("cdhs", "s", "dh"))
    near = [card for card in full_deck() if card.rank in ranks or card.suit in suits[:1]]
    return chance.sample(near, size)


def games(chance: Random) -> Spoken:
    """What a game finds in the cards: hands, tempting ones, showdowns of every size."""
    yield from each(chance.sample(list(GAMES.values()), 2))
    for game in chance.sample(list(GAMES.values()), 3):
        deck = chance.sample(full_deck(), 52)
        hole = max(game.hole, 0)
        count = chance.randint(2, min(game.seats, 6))
        board = deck[: game.board]
        deck = deck[game.board :]
        held = [deck[n * hole : (n + 1) * hole] for n in range(count)]
        made = [one for one in game.made(held[0], board).values() if one]
        yield from each(made)
        if game.from_hole is not None or game.board:
            yield from each(game.combinations(held[0], board)[:2])
            yield from each(game.illusions(held[0], board)[:2])
        shown = game.showdown(held, board)
        named = (0, 1, 2) if chance.random() < 0.2 else ()
        yield said(shown, named=named)
        yield from each(shown.shares, named=named)
    yield from some(
        [
            refused(GAMES["holdem"].ranking, chance.choice(["low", "middle"])),
            GameError("too_many_cards", seats=chance.randint(9, 30), needed=chance.randint(53, 99)),
            GameError("no_hand", size=chance.randint(1, 7)),
            GameError("field", field="seats", value=chance.randint(-3, 99)),
        ]
    )


BAD_CARDS = ("Kd 1s", "Xz", "Ah Jo", "A", "♠", "Aк", "Joker", "As 7", "10", "Kx", "?!", "попкупа")


def card_errors(chance: Random) -> Spoken:
    deck = [card.code for card in chance.sample(full_deck(), 52)]
    few = chance.randint(0, 6)
    low = chance.randint(0, 3)
    wanted = chance.choice([chance.randint(1, 8), (low, chance.randint(low + 1, 8))])
    prefix = " ".join(deck[: chance.randint(0, 4)])
    game = GAMES[chance.choice(["omaha", "holdem", "seven_card_stud", "badugi"])]
    held = [deck[:few], deck[few : few + chance.randint(0, 5)]]
    yield from some(
        [
            refused(cards, f"{prefix} {chance.choice(BAD_CARDS)}"),
            refused(cards, " ".join(deck[:few]), count=wanted),
            refused(cards, f"{prefix} {deck[9]} {deck[9]}"),
            refused(cards, "As " * 2000),
            refused(game.made, deck[:few], deck[10 : 10 + chance.randint(3, 6)]),
            refused(game.showdown, held, deck[7 : 7 + chance.randint(3, 6)]),
            refused(game.made, deck[: game.hole], deck[: game.board]),
            refused(normalize_code, chance.choice(["BBB", "AAA-BBB", "BBB-BBC", ""])),
            LanguageError(chance.choice(["de", "fr", "BG", 7])),
        ]
    )


def odds(chance: Random) -> Spoken:
    """Chances with their derivations, equities counted and sampled, and what is refused."""
    ranking = chance.choice(list(RANKINGS.values()))
    ways = list(derivations(ranking).values())
    facts = [pk.odds.rolled_up_trips(), pk.odds.low_on_board(), pk.odds.low_qualifies()]
    known = [*facts, *naturals().values(), *dealt().values(), *dealt(7).values()]
    known += pk.odds.omaha_by_the_river().values()
    ways += [one.derivation for one in known if one.derivation]
    yield from each(chance.sample(known, 4))
    for way in chance.sample(ways, min(3, len(ways))):
        yield said(way)
        yield from each(step for case in way.cases for step in case.steps)
    deck = chance.sample(full_deck(), 52)
    game, hole = chance.choice(
        [("holdem", 2), ("omaha", 4), ("omaha_hilo", 4), ("razz", 3), ("stud_hilo", 4)]
    )
    count = chance.randint(2, 4)
    held = [deck[n * hole : (n + 1) * hole] for n in range(count)]
    board = deck[40 : 40 + chance.choice((3, 4, 5))] if GAMES[game].board else ()
    yield from each(equity(game, held, board, samples=None if board else chance.randint(1, 900)))
    dead = deck[20 : 20 + chance.randint(25, 32)]
    yield from some(
        [
            refused(equity, "holdem", held[: chance.randint(0, 1)]),
            refused(equity, "holdem", ["AsAh", "KsKh"], deck[: chance.randint(1, 2)]),
            refused(equity, "holdem", [deck[:2], deck[2:4]], (), deck[4:][: len(dead) + 14]),
            refused(equity, "razz", [deck[:3], deck[3:6]], deck[6 : 7 + chance.randint(0, 2)]),
            refused(equity, "badugi", [deck[:4], deck[4:8]]),
            refused(equity, "razz", [deck[:3], deck[3:6]], samples=-chance.randint(0, 9)),
            OddsError("next_card", count=chance.choice((0, 5))),
            OddsError("never", cards=chance.randint(1, 5)),
            OddsError("census_count", count=chance.randint(0, 9), low=5, high=7),
            OddsError("cards_left", left=chance.randint(0, 3), needed=chance.randint(1, 5)),
            OddsError("seed", seed=-chance.randint(1, 9)),
        ]
    )  # fmt: skip


# Chinese poker


def _laid(chance: Random, deck: list[pk.Card]) -> Setting:
    """Thirteen cards laid anyhow, or by their ranks, which is seldom wrong."""
    if chance.random() < 0.6:
        deck = sorted(deck, key=lambda card: -sum(one.rank == card.rank for one in deck))
    return Setting(back=deck[:5], middle=deck[5:10], front=deck[10:])


def _set(back: Any, middle: Any, front: Any, declares: Any = None) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=declares)


def _special(chance: Random, deck: list[pk.Card]) -> Setting | None:
    """A special hand out of this deck, None where the one that was drawn is not there."""
    by_rank: dict[int, list[pk.Card]] = {rank: [] for rank in range(2, 15)}
    by_suit: dict[str, list[pk.Card]] = {suit: [] for suit in "cdhs"}
    for card in deck:
        by_rank[card.rank].append(card)
        by_suit[card.suit].append(card)
    name = chance.choice(list(Special))
    try:
        if name is Special.SIX_PAIRS:
            pairs = chance.sample([rank for rank in by_rank if len(by_rank[rank]) > 1], 6)
            found = [by_rank[rank].pop() for rank in pairs for _ in "12"]
            found.append(chance.choice(by_rank[next(r for r in by_rank if r not in pairs)]))
        elif name is Special.THREE_FLUSHES:
            suits = [chance.choice("cdhs") for _ in range(3)]
            rows = zip(suits, (5, 5, 3), strict=True)
            found = [by_suit[suit].pop() for suit, size in rows for _ in range(size)]
        else:
            tops = [chance.randint(6, 14), chance.randint(6, 14), chance.randint(4, 14)]
            if name is Special.FULL_STRAIGHT:
                tops = [14, 9, 4]
            rows = zip(tops, (5, 5, 3), strict=True)
            ranks = [top - step for top, size in rows for step in range(size)]
            found = [by_rank[rank].pop() for rank in ranks]
    except (IndexError, ValueError):
        return None
    return _set(found[:5], found[5:10], found[10:], name)


def settings(chance: Random) -> Spoken:
    """Settings with their orders, fouls and scores; what is suggested, and why."""
    players = chance.randint(2, 4)
    deck = chance.sample(full_deck(), 52)
    table: list[Setting] = []
    for _ in range(players):
        special = _special(chance, deck) if chance.random() < 0.25 else None
        table.append(special or _laid(chance, deck[:13]))
        deck = [card for card in deck if card not in table[-1].cards]
    rules = {}
    if chance.random() < 0.3:
        rules = {"two_fouls": chance.choice(CONVENTION_SOURCES["two_fouls"].values)}
    found = score(table, conventions=pk.Conventions(**rules))
    named = (0, 1, 2) if chance.random() < 0.2 else ()
    yield said(found, named=named)
    for pair in found.pairs:
        yield said(pair, named=named)
        yield from each(pair.rows)
        if pair.contest:
            yield said(pair.contest)
    for one in table:
        yield said(one)
        yield from each(order_of(one))
        if (foul := foul_of(one)) is not None:
            yield said(foul)
        yield said(check(one))
    part = {row: table[-1].row(row)[: chance.randint(0, 5)] for row in ROWS}
    yield said(check(part))


def suggested(chance: Random) -> Spoken:
    """The suggested setting, slower than the rest: of one deal each time."""
    hand = chance.sample(full_deck(), 13)
    if chance.random() < 0.2:
        hand = list(special.cards) if (special := _special(chance, list(full_deck()))) else hand
    found = suggest(hand)
    yield said(found)
    yield said(found.best)
    own = _laid(chance, hand)
    apart = contrast(own, found.best.setting)
    yield said(apart)
    yield from each(apart.rows)
    yield from each(apart.moves)
    yield said(evaluate(own))


def chinese_facts(chance: Random) -> Spoken:
    """Special hands and bonuses by name, and what cannot be played."""
    yield from each(chance.sample(list(Special), 2))
    yield from each(chance.sample([*RULES.bonuses], 2))
    special = _special(chance, list(full_deck()))
    assert special is not None
    yield from each(specials(special.cards))
    dragon = _set("As Kd Qh Jc Ts", "9d 8h 7c 6s 5d", "4h 3c 2s")
    name = chance.choice(list(Special))
    liar = _set("As Kd Qh Jc 9s", "9d 8h 7c 6s 2d", "4h 3c 2s", declares=name)
    other = _set("As Kd Qh Jc 9s", "9d 8h 7c 6s 2d", "4h 3c 5s")
    used = {*dragon.cards, *liar.cards}
    rest = chance.sample([card for card in full_deck() if card not in used], 13)
    none = Rules(specials=())
    yield from some(
        [
            refused(score, [dragon] * chance.choice((0, 1, 5, 6))),
            refused(score, [liar, _laid(chance, rest)]),
            refused(score, [_laid(chance, rest), _set(*dragon_rows(dragon), name)], none),
            refused(contrast, dragon, other),
            refused(_set, *dragon_rows(dragon), declares="royal"),
            refused(Bonus, "side", Category.FLUSH, 3),
            refused(check, {"side": "As"}),
            SettingError("amount", name="unit", amount=str(-chance.randint(1, 9))),
            SettingError("twice", what="six_pairs"),
            SettingError("order", order="six_pairs, six_pairs"),
            SettingError("part", name="bonuses", value="7"),
        ]
    )  # fmt: skip


def dragon_rows(setting: Setting) -> list[Any]:
    return [setting.row(row) for row in ROWS]


# Conventions


def conventions(chance: Random) -> Spoken:
    """All of a table's rules with other values, one by one, and what none of them can be."""
    fields = list(CONVENTION_SOURCES.values())
    changed = {
        one.name: chance.choice(one.values)
        for one in chance.sample(fields, 5)
        if one.values and one.topic != "chinese"
    }
    whole = said(pk.Conventions(**changed))
    for bg, en in zip(whole.bg.split("\n"), whole.en.split("\n"), strict=True):
        yield whole._replace(bg=bg, en=en)
    yield from each(chance.sample(fields, 3))
    yield from each(chance.sample([cited for one in fields for _, cited in one.cited], 2))
    name = chance.choice(fields).name
    error = refused(pk.Conventions, **{name: "никога"})
    yield from some([error])


SOURCES = (
    hands, games, card_errors, odds, settings, suggested, chinese_facts, conventions,
)  # fmt: skip
