"""Libraries in which one rule of a game is broken: what is ranked how, and Chinese poker."""

from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.cards import deck_of
from pokerlib.chinese import RULES, Score, Special
from pokerlib.rankings import CHINESE_FRONT, Category, Ranking
from tests.documents.broken_cards import Patch, all_of, convention, judging, renamed, set_


def ranked_by(ranking: Ranking, *games: str) -> Patch:
    """These games rank all their hands so; all games, if none is named."""

    def changed(key: str) -> Any:
        shares = tuple((share, ranking) for share, _ in pk.GAMES[key].shares)
        return set_(pk.GAMES[key], "shares", shares)

    return lambda _: all_of(*map(changed, games or pk.GAMES))


def field(game: str, name: str, value: Any) -> Patch:
    return lambda _: set_(pk.GAMES[game], name, value)


def streets(game: str, **changes: dict[str, Any]) -> Patch:
    """A game in which these streets are another way."""
    changed = tuple(replace(one, **changes.get(one.key, {})) for one in pk.GAMES[game].streets)
    return lambda _: set_(pk.GAMES[game], "streets", changed)


def omaha_streets(**changes: dict[str, Any]) -> Patch:
    both = (streets("omaha", **changes), streets("omaha_hilo", **changes))
    return lambda monkeypatch: all_of(*(patch(monkeypatch) for patch in both))


def any_of_nine(_: pytest.MonkeyPatch) -> Any:
    return all_of(*(set_(pk.GAMES[game], "from_hole", None) for game in ("omaha", "omaha_hilo")))


def badugi_of_five(monkeypatch: pytest.MonkeyPatch) -> Any:
    return all_of(set_(pk.BADUGI, "size", 5), set_(pk.GAMES["badugi"], "hole", 5))


def four_card_hands(_: pytest.MonkeyPatch) -> Any:
    return set_(pk.HIGH, "size", 4)


def the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = import_module("pokerlib.games.game")
    best = game._best
    monkeypatch.setattr(game, "_best", lambda ranking, choices: best(ranking, islice(choices, 1)))


# Chinese poker


def in_module(module: str, name: str, value: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(import_module(module), name, value)


def dealt_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(code: str, players: int = 4) -> Any:
        deck = deck_of(code)
        return tuple(deck[13 * n : 13 * n + 13] for n in range(players))

    monkeypatch.setattr(import_module("pokerlib.chinese"), "deal_players", deal)


def dealt_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = pk.chinese.deal_players

    def again(code: str, players: int = 4) -> Any:
        hands = deal(code, players)
        return (*hands[:-1], hands[0])

    monkeypatch.setattr(import_module("pokerlib.chinese"), "deal_players", again)


def compared_from_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(*lists: Any, strict: bool = False) -> Any:
        return zip(*(tuple(one)[::-1] for one in lists), strict=strict)

    specials = import_module("pokerlib.chinese.specials")
    monkeypatch.setattr(specials, "zip", backwards, raising=False)


def declared_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six pairs count whether they are declared or not."""
    score = import_module("pokerlib.chinese.score")

    def declared(_: int, setting: Any, __: Any, conventions: Any) -> Any:
        return score.special_rank(setting, Special.SIX_PAIRS, conventions)

    monkeypatch.setattr(score, "_declared", declared)


def never_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    score = import_module("pokerlib.chinese.score")
    contest = score.contest

    def decided(*args: Any) -> Any:
        met = contest(*args)
        return met if met.better else replace(met, better=1)

    monkeypatch.setattr(score, "contest", decided)


def always_a_dollar(monkeypatch: pytest.MonkeyPatch) -> None:
    dollars = property(lambda found: tuple(units * 100 for units in found.units))
    monkeypatch.setattr(Score, "money", dollars)


def nothing_is_foul(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("pokerlib.chinese"), "foul_of", lambda *_: None)
    monkeypatch.setattr(import_module("pokerlib.chinese.score"), "foul_of", lambda *_: None)


def undeclared_front_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    specials = import_module("pokerlib.chinese.specials")  # the package has a function so called
    monkeypatch.setattr(specials, "special_front", lambda *_: None)


def full_house_bonus(price: int) -> Patch:
    prices = tuple(
        (row, hand, price if hand == "full_house" else units)
        for row, hand, units in pk.CONVENTIONS.bonus_prices
    )
    return convention(bonus_prices=prices)


def special_price(name: str, price: int) -> Patch:
    prices = dict(pk.CONVENTIONS.special_prices) | {name: price}
    return convention(special_prices=tuple(prices.items()))


GAMES: dict[str, tuple[Patch, str]] = {
    # games
    "every game ranks as high hands do": (
        ranked_by(pk.HIGH),
        (
            "systems.several systems.low systems.lowball systems.badugi low.used_in"
            " badugi.own_system"
        ),
    ),
    "every game ranks as lows do": (
        ranked_by(pk.ACE_TO_FIVE),
        "systems.high",
    ),
    "stud lows need not qualify": (
        ranked_by(pk.ACE_TO_FIVE, "stud_hilo"),
        "hilo.as_in_stud",
    ),
    "badugi has five cards": (
        badugi_of_five,
        "badugi.four_cards",
    ),
    "high hands have four cards": (
        four_card_hands,
        "numbers.hands",
    ),
    "any of the nine cards play": (
        any_of_nine,
        "omaha.two_and_three hilo.deals omaha.board_for_all",
    ),
    "the first choice of cards plays": (
        the_first_choice,
        "omaha.two_and_three stud.best_five",
    ),
    "Omaha Hi/Lo without the mixed game": (
        field("omaha_hilo", "limits", ("fixed", "pot", "no")),
        "hilo.formats",
    ),
    "stud with a pot limit": (
        field("seven_card_stud", "limits", ("fixed", "pot")),
        "stud.fixed_limit",
    ),
    # Chinese poker
    "three players at the most": (
        in_module("pokerlib.chinese.score", "MOST_PLAYERS", 3),
        "chinese.players",
    ),
    "dealt in blocks": (
        dealt_in_blocks,
        "chinese.dealt_one_by_one",
    ),
    "a hand is dealt twice": (
        dealt_twice,
        "chinese.deck",
    ),
    "a unit is a dollar": (
        always_a_dollar,
        "chinese.unit",
    ),
    "four cards in front": (
        in_module("pokerlib.chinese.setting", "SIZES", {"back": 5, "middle": 4, "front": 4}),
        "chinese.rows",
    ),
    "the front lies behind": (
        in_module("pokerlib.chinese.score", "ROWS", ("front", "middle", "back")),
        "chinese.pairs",
    ),
    "rows rank as in lowball": (
        in_module("pokerlib.chinese.setting", "HIGH", pk.DEUCE_TO_SEVEN),
        "chinese.usual_ranking",
    ),
    "three in a row are a straight in front": (
        judging(renamed(Category.HIGH_CARD, Category.STRAIGHT), CHINESE_FRONT),
        "chinese.front_run chinese.front_kinds specials.others_play_on",
    ),
    "the simple score with bonuses": (
        in_module("pokerlib.chinese", "SIMPLE", RULES),
        "chinese.simple_is_possible",
    ),
    "specials need not be declared": (
        declared_or_not,
        "specials.declared",
    ),
    "no bonuses": (
        convention(bonus_prices=()),
        (
            "chinese.two_conditions specials.front_trips specials.quads"
            " specials.straight_flush specials.only_for_winner specials.two_trips"
            " specials.trips_count_elsewhere"
        ),
    ),
    "full houses pay three": (
        full_house_bonus(3),
        "specials.middle_full_house",
    ),
    "six pairs cost four": (
        special_price("six_pairs", 4),
        "specials.six_pairs specials.stronger_paid",
    ),
    "a full straight costs twelve": (
        special_price("full_straight", 12),
        "specials.full_straight",
    ),
    "specials compare from the last": (
        compared_from_the_last,
        "specials.six_pairs_tie specials.three_straights_tie specials.three_flushes_tie",
    ),
    "equal specials do not tie": (
        never_equal,
        "specials.full_straight_tie",
    ),
    "nothing is foul": (
        nothing_is_foul,
        "chinese.order chinese.foul chinese.equal_rows",
    ),
    "no straight in front": (
        undeclared_front_counts,
        "specials.three_straights specials.three_flushes specials.beat_ordinary",
    ),
}
