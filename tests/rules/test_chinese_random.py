"""Chinese poker over random deals: nothing is lost or made, and a second scorer agrees."""

from collections import Counter
from random import Random

import pytest

import pokerlib as pk
from pokerlib.cards import DECK, Card
from pokerlib.chinese import Score, Setting, score, specials
from pokerlib.chinese.order import foul_of
from tests.rules import chinese_slow

# Of each two settings that are laid at random about one is out of order.
DEALS, SOME = 20_000, 400


def by_groups(hand: list[Card]) -> list[Card]:
    """Equal ranks together, most first: quads, full houses, rarely front trips."""
    ranks = Counter(card.rank for card in hand)
    triples = [card for card in hand if ranks[card.rank] >= 3]
    groups = sorted(hand, key=lambda card: (-ranks[card.rank], -card.rank))
    if len(triples) < 9:
        return groups
    return [*groups[:3], *groups[9:11], *groups[3:6], *groups[11:13], *groups[6:9]]


def at_random(rng: Random, hand: list[Card]) -> Setting:
    """Some settings as they fall, some turned into order, some strong, some declared."""
    held = specials(hand)
    if held and rng.random() < 0.9:
        return rng.choice(held).setting
    if rng.random() < 0.25:
        hand = by_groups(hand)
    back, middle, front = hand[:5], hand[5:10], hand[10:]
    setting = Setting(back=back, middle=middle, front=front)
    foul = foul_of(setting)
    if foul and foul.swap and rng.random() < 0.8:
        return Setting(back=middle, middle=back, front=front)
    return setting


def rich_hands(rng: Random, players: int) -> list[list[Card]]:
    """Hands with many specials and bonuses: pairs, runs and suits are dealt together."""
    by = rng.choice(["rank", "suit", "symbol"])
    deck = sorted(DECK, key=lambda card: (getattr(card, by), rng.random()))
    hands = [deck[13 * player : 13 * player + 13] for player in range(players)]
    if rng.random() < 0.5:
        hands = [deck[player::players][:13] for player in range(players)]
    for _ in range(rng.randrange(8)):  # two players exchange a card
        one, other = rng.sample(hands, 2)
        mine, theirs = rng.randrange(13), rng.randrange(13)
        one[mine], other[theirs] = other[theirs], one[mine]
    for hand in hands:
        rng.shuffle(hand)
    return hands


def table(number: int) -> list[Setting]:
    rng = Random(number)
    players = rng.choice([2, 3, 4])
    if number % 4 == 0:
        hands = rich_hands(rng, players)
    else:
        deck = rng.sample(DECK, 52)
        hands = [deck[13 * player : 13 * player + 13] for player in range(players)]
    return [at_random(rng, hand) for hand in hands]


def as_texts(setting: Setting) -> chinese_slow.Player:
    back, middle, front = ([card.code for card in setting.row(row)] for row in pk.chinese.ROWS)
    return back, middle, front, setting.declares.value if setting.declares else ""


def verify(number: int) -> Score:
    settings = table(number)
    found = score(settings)
    assert sum(found.units) == sum(found.money) == 0
    assert list(found.units) == chinese_slow.totals([as_texts(one) for one in settings])
    for pair in found.pairs:
        if pair.kind != "special":
            assert pair.units == sum(row.units for row in pair.rows)
    turned = score(list(reversed(settings)))
    assert turned.units == tuple(reversed(found.units))
    return found


def kinds(found: Score) -> set[str]:
    return {pair.kind for pair in found.pairs} | {
        f"{pair.contest.decided}" for pair in found.pairs if pair.contest
    }


def test_some_hundreds_of_random_deals() -> None:
    seen: set[str] = set()
    for number in range(SOME):
        seen |= kinds(verify(number))
    assert {"rows", "foul", "two_fouls", "special", "ordinary", "kind"} <= seen


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_twenty_thousand_random_deals() -> None:
    seen: set[str] = set()
    fouls = bonuses = 0
    for number in range(DEALS):
        found = verify(number)
        seen |= kinds(found)
        fouls += sum(seat.foul is not None for seat in found.seats)
        bonuses += sum(row.bonus is not None for pair in found.pairs for row in pair.rows)
    assert seen == {
        "rows", "foul", "two_fouls", "special", "ordinary", "kind", "pairs", "nothing",
    }  # fmt: skip
    assert fouls > 5_000
    assert bonuses > 1_000
