"""What is right in a question, found another way: slowly and obviously, from what a page shows.

Each function reads the cards and the table's events, the English question and what each choice
says in English, and gives for each choice whether it is right. No ranking, game, bet or score of
the library is asked; the rules are written here a second time, from the documents.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb

from pokerlib.cards import Card
from pokerlib.language import questions as words
from pokerlib.language import say
from pokerlib.practice import KINDS, Question
from tests.practice.felt import Felt
from tests.practice.fixed_answers import RIGHT
from tests.practice.statements import STATEMENTS
from tests.rules import chinese_slow, slow

Cards = tuple[Card, ...]
Words = list[str]
Verdicts = list[bool]

NAMES = (
    "High card", "One pair", "Two pair", "Three of a kind", "Straight", "Flush", "Full house",
    "Four of a kind", "Straight flush", "Royal flush",
)  # fmt: skip
FACES = {"A": 1, "K": 13, "Q": 12, "J": 11}


def low(card: Card) -> int:
    return 1 if card.rank == 14 else card.rank


def omaha(hole: Cards, board: Cards) -> list[Cards]:
    assert (len(hole), len(board)) == (4, 5)
    return [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]


def in_words(hand: Cards) -> tuple[int, ...]:
    """The strength of a high hand, the royal flush as a name of its own."""
    found = slow.high(hand)
    return (9, *found[1:]) if found[:2] == (8, 14) else found


def choose(said: Words, right: Iterable[str]) -> Verdicts:
    """Each right one must be offered, but for those that are not asked about."""
    wanted = set(right)
    return [one in wanted for one in said]


# Cards


def name_hand(asked: Question, said: Words) -> Verdicts:
    if len(asked.rows) == 2:
        hands = omaha(*(row.cards for row in asked.rows))
    else:
        hands = list(combinations(asked.rows[0].cards, 5))
    return choose(said, [NAMES[max(map(in_words, hands))[0]]])


Strength = Callable[[Cards], tuple[int, ...]]


def winner(one: object, other: object, *, better: bool) -> str:
    return "Neither – they tie" if one == other else "The first" if better else "The second"


def of_two(strength: Strength, hands: list[Cards]) -> str:
    one, other = map(strength, hands)
    return winner(one, other, better=one > other)


def which_wins(asked: Question, said: Words, ask: str) -> Verdicts:
    hands = [row.cards for row in asked.rows]
    game = ask.partition(": ")[0]
    if game in {"Texas Hold’em", "Omaha"}:
        board, *hands = hands
        assert len(board) == 5
    if game == "Omaha":
        return choose(said, [of_two(lambda hand: max(map(slow.high, omaha(hand, board))), hands)])
    if game == "Texas Hold’em":
        hands = [(*hand, *board) for hand in hands]
    shared = {*hands[0]} & {*hands[1]}
    assert bool(shared) == (game == "Texas Hold’em" or "on the board" in ask)
    return choose(said, [of_two(best_of, hands)])


def best_of(hand: Cards) -> tuple[int, ...]:
    return max(map(slow.high, combinations(hand, 5)))


def low_wins(asked: Question, said: Words, ask: str) -> Verdicts:
    strength: Strength = {
        "Low wins (ace-to-five).": slow.ace_to_five,
        "Low wins (deuce-to-seven).": slow.deuce_to_seven,
    }[ask.removeprefix("Which hand wins? ")]
    return choose(said, [of_two(strength, apart(asked))])


def badugi_wins(asked: Question, said: Words) -> Verdicts:
    return choose(said, [of_two(slow.badugi, apart(asked))])


def apart(asked: Question) -> list[Cards]:
    """The two hands, which come out of one deck and share no card."""
    one, other = (row.cards for row in asked.rows)
    assert not {*one} & {*other}
    return [one, other]


def order_hands(asked: Question) -> list[str]:
    """The keys of the rows, the strongest first; no two are equal."""
    hands = {one.key: in_words(one.says.cards) for one in asked.choices}
    assert len(set(hands.values())) == len(hands) == 5
    return sorted(hands, key=lambda key: hands[key], reverse=True)


def two_and_three(asked: Question) -> dict[frozenset[str], bool]:
    """Every two and three, and whether there is none better."""
    made = [(hand, slow.high(hand)) for hand in omaha(*(row.cards for row in asked.rows))]
    best = max(strength for _, strength in made)
    return {frozenset(one.code for one in hand): strength == best for hand, strength in made}


def badugi(asked: Question) -> dict[frozenset[str], bool]:
    """Every choice of the four cards, and whether it is the best badugi."""
    (row,) = asked.rows
    best = slow.badugi(row.cards)
    return {
        frozenset(one.code for one in some): len(some) == best[0] and slow.badugi(some) == best
        for size in range(1, 5)
        for some in combinations(row.cards, size)
    }


# Lows


def low_good(asked: Question, said: Words) -> Verdicts:
    rows = [row.cards for row in asked.rows]
    if asked.level == 1:
        good = slow.eight_or_better(rows[0]) is not None
    else:
        own = max(filter(None, map(slow.eight_or_better, omaha(*rows))), default=None)
        good = own is not None
    if asked.level == 3:
        assert own is not None, "nothing to ask"
        good = own >= best_on(rows[1], {*rows[0], *rows[1]})
    return choose(said, ["Yes" if good else "No"])


def nut_low(asked: Question, said: Words) -> Verdicts:
    hole, board = (row.cards for row in asked.rows)
    lows = [
        low
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if (low := slow.eight_or_better((*two, *three)))
    ]
    held = max(lows) >= best_on(board, {*hole, *board})
    return choose(said, ["Yes, still the nuts" if held else "No, not any more"])


def best_on(board: Cards, seen: set[Card]) -> tuple[int, ...]:
    """The best low of any two cards that are not in sight; suits do not matter."""
    sight = Counter(map(low, seen))
    unseen = [Card(rank if rank > 1 else 14, "s") for rank in range(1, 9) if sight[rank] < 4]
    lows = (
        slow.eight_or_better((*two, *three))
        for two in combinations(unseen, 2)
        for three in combinations(board, 3)
    )
    return max(filter(None, lows), default=(-9,))


def ranks_of(words: str) -> tuple[int, ...]:
    """The ranks in "Seven-five low: 7-5-4-3-A"."""
    return tuple(FACES.get(one) or int(one) for one in words.partition(": ")[2].split("-"))


def best_low(asked: Question, said: Words) -> Verdicts:
    best = max(lows(asked))
    return [ranks_of(one) == tuple(-rank for rank in best) for one in said]


def lows(asked: Question) -> set[tuple[int, ...]]:
    """The lows without a pair that can be made, each by its ranks, less than nothing."""
    if asked.level == 1:
        hands = list(combinations(asked.rows[0].cards, 5))
    else:
        hands = [one for one in omaha(*(row.cards for row in asked.rows)) if max(map(low, one)) < 9]
    ranks = (sorted(map(low, hand), reverse=True) for hand in hands)
    return {tuple(-rank for rank in one) for one in ranks if len(set(one)) == 5}


# The table


def seat_of(words: str) -> int:
    found = re.search(r"\bplayer (\d+)", words, re.IGNORECASE)
    assert found, words
    return int(found[1])


def cents(words: str) -> int:
    assert words.startswith("$"), words
    amount = Decimal(words[1:].replace(",", "")) * 100
    assert amount == int(amount)
    return int(amount)


def felt(asked: Question) -> Felt:
    assert asked.table
    return Felt(asked.table.events)


def first_to_act(asked: Question, said: Words, ask: str) -> Verdicts:
    if "third street" in ask:
        return bring_in(asked, said, ask)
    table = felt(asked)
    street = ask.removeprefix("Who acts first ")
    if street == "before the flop?":
        first = table.before_the_flop()
    elif street in {"on the flop?", "on the turn?", "on the river?"}:
        first = table.after_the_button()
    else:
        ranking = slow.ace_to_five if ask.startswith("Razz,") else slow.front
        first = max(table.live, key=lambda seat: (ranking(tuple(table.up[seat])), -seat))
    assert sorted(map(seat_of, said)) == sorted(table.live)
    return [seat_of(one) == first for one in said]


def blinds(asked: Question, said: Words, ask: str) -> Verdicts:
    """The seats clockwise from the button, which is the small blind where only two play."""
    table = felt(asked)
    around = sorted(table.behind, key=lambda seat: (seat - table.button - 1) % len(table.behind))
    posts = around if len(around) > 2 else around[::-1]
    if ask.startswith("Who posts"):
        first = posts["small" not in ask]
    elif "before the flop" in ask:
        first = posts[2 % len(posts)]
    else:
        first = next(seat for seat in around if seat in table.live)
    assert sorted(map(seat_of, said)) == sorted(table.live)
    return [seat_of(one) == first for one in said]


def bring_in(asked: Question, said: Words, ask: str) -> Verdicts:
    table = felt(asked)
    razz = ask.startswith("Razz,")

    def height(seat: int) -> tuple[int, int]:
        (card,) = table.up[seat]
        return low(card) if razz else card.rank, "cdhs".index(card.suit)

    first = (max if razz else min)(table.live, key=height)
    assert sorted(map(seat_of, said)) == sorted(table.live)
    return [seat_of(one) == first for one in said]


def actions(asked: Question, said: Words, ask: str) -> Verdicts:
    return choose(said, felt(asked).moves(seat_of(ask)))


def min_raise(asked: Question, said: Words, ask: str) -> Verdicts:
    return [cents(one) == felt(asked).least(seat_of(ask)) for one in said]


def max_raise(asked: Question, said: Words, ask: str) -> Verdicts:
    return [cents(one) == felt(asked).most_in_pot_limit(seat_of(ask)) for one in said]


def best_five(asked: Question) -> dict[frozenset[str], bool]:
    """Every five of the seven, and whether there is none better."""
    ranking = slow.ace_to_five if words.ask(asked, "en").startswith("Razz") else slow.high
    made = [(five, ranking(five)) for five in combinations(asked.rows[0].cards, 5)]
    best = max(strength for _, strength in made)
    return {frozenset(one.code for one in five): strength == best for five, strength in made}


# Pots


def pot_split(asked: Question, said: Words, ask: str) -> Verdicts:
    board, *hands = (row.cards for row in asked.rows)
    takes, has_low = shares(board, hands)
    if asked.level == 3:
        found = re.search(r"the pot is (\$[\d,.]+)\. How much does player (\d) take\?", ask)
        assert found, ask
        right = cents(found[1]) * takes[int(found[2]) - 1]
        return [cents(one) == right for one in said]
    return choose(said, [in_how_many(takes, has_low)])


def in_how_many(takes: list[Fraction], has_low: bool) -> str:
    if max(takes) == 1:
        return "One player wins both halves" if has_low else "No low – the high hand takes all"
    halves = sorted(takes)[-2:] == [Fraction(1, 2), Fraction(1, 2)]
    if halves and has_low:
        return "Two players, a half each"
    assert Fraction(1, 4) in takes, takes
    return "Someone gets only a quarter"


def shares(board: Cards, hands: list[Cards]) -> tuple[list[Fraction], bool]:
    """What each hand takes of a pot of one, and whether there is a low."""
    made = [omaha(hand, board) for hand in hands]
    high = [max(map(slow.high, one)) for one in made]
    lows = [max(filter(None, map(slow.eight_or_better, one)), default=None) for one in made]
    there = [one for one in lows if one]
    halves = [high, lows] if there else [high]
    takes = [Fraction(0)] * len(hands)
    for half, best in zip(halves, (max(high), max(there, default=None)), strict=False):
        winners = [seat for seat, one in enumerate(half) if one == best]
        for seat in winners:
            takes[seat] += Fraction(1, len(halves) * len(winners))
    return takes, bool(there)


# Chinese poker


def rows_of(asked: Question, place: int) -> list[list[str]]:
    setting = asked.settings[place]
    return [[card.code for card in row] for row in (setting.back, setting.middle, setting.front)]


@lru_cache(1)
def strongest_back(cards: Cards) -> dict[frozenset[str], bool]:
    made = [(five, slow.high(five)) for five in combinations(cards, 5)]
    best = max(strength for _, strength in made)
    return {frozenset(one.code for one in five): strength == best for five, strength in made}


def chinese_back(asked: Question) -> dict[frozenset[str], bool]:
    """Every five of the thirteen, and whether there is none stronger."""
    (row,) = asked.rows
    return strongest_back(row.cards)


def chinese_set(asked: Question, said: Words) -> Verdicts:
    if asked.level == 3:
        return choose(said, specials(asked.rows[0].cards))
    return legal(asked, said)


def legal(asked: Question, said: Words) -> Verdicts:
    back, middle, front = rows_of(asked, 0)
    strong, mid = chinese_slow.strength(back), chinese_slow.strength(middle)
    weak = chinese_slow.strength(front, runs_count=False)
    faults = []
    if mid > strong:
        faults.append("A foul: the middle is stronger than the back")
    if weak > mid[: len(weak)]:
        faults.append("A foul: the front is stronger than the middle")
    return choose(said, faults or ["Yes, the order is right"])


def run(top: int, length: int) -> list[int]:
    return [14 if rank == 1 else rank for rank in range(top - length + 1, top + 1)]


@cache
def three_runs() -> frozenset[tuple[int, ...]]:
    """How often each rank comes in two runs of five cards and one of three."""
    tops = product(range(5, 15), range(5, 15), range(3, 15))
    found = set()
    for one, two, three in tops:
        ranks = Counter(run(one, 5) + run(two, 5) + run(three, 3))
        found.add(tuple(ranks[rank] for rank in range(2, 15)))
    return frozenset(found)


def specials(hand: Cards) -> list[str]:
    ranks, suits = (Counter(getattr(card, part) for card in hand) for part in ("rank", "suit"))
    flushes = any(
        Counter({one: 5}) + Counter({two: 5}) + Counter({three: 3}) == suits
        for one, two, three in product(suits, repeat=3)
    )
    found = {
        "Six pairs": sum(n >= 2 for n in ranks.values()) == 6,
        "Three straights": tuple(ranks[rank] for rank in range(2, 15)) in three_runs(),
        "Three flushes": flushes,
        "A full straight": len(ranks) == 13,
    }
    return [name for name, held in found.items() if held]


def row_of(ask: str) -> str:
    return ask.removeprefix("Which is stronger: the ").partition(" ")[0]


def chinese_score(asked: Question, said: Words, ask: str) -> Verdicts:
    if len(asked.settings) == 1:
        return legal(asked, said)
    one, other = rows_of(asked, 0), rows_of(asked, 1)
    if "How many units" in ask:
        first, second = ((*rows, "") for rows in (one, other))
        units = chinese_slow.won(first, second)  # type: ignore[arg-type]
        many = f"{abs(units)} unit{'s' * (abs(units) != 1)}"
        right = (
            "Neither wins nor loses" if not units else f"{'Wins' if units > 0 else 'Loses'} {many}"
        )
        return choose(said, [right])
    name = row_of(ask)
    place = ("back", "middle", "front").index(name)
    mine, theirs = (
        chinese_slow.strength(rows[place], runs_count=name != "front") for rows in (one, other)
    )
    wins = f"Player {1 if mine > theirs else 2} wins"
    return choose(said, ["They tie" if mine == theirs else wins])


# Odds


@cache
def counted(cards: int) -> dict[str, int]:
    """Of five cards by the formulas, of seven as every table of them has it; of three and four."""
    if cards == 7:
        seven = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644,
                 3_473_184, 224_848, 37_260, 4_324)  # fmt: skip
        return dict(zip(NAMES, seven, strict=True))
    if cards == 3:
        three, pair = 13 * comb(4, 3), 13 * comb(4, 2) * 48
        alone = comb(52, 3) - three - pair
        return {"High card": alone, "One pair": pair, "Three of a kind": three}
    if cards == 4:
        four, one = 13 * 12 * 11 * 10, 4 * comb(13, 4) + 13
        # Of four ranks two share a suit; or a pair, of which a suit is on neither of the others.
        three = comb(13, 4) * comb(4, 2) * 4 * 3 * 2 + 13 * comb(12, 2) * comb(4, 2) * (4 * 3 - 2)
        two = comb(52, 4) - four - three - one
        names = ("One-card hand", "Two-card hand", "Three-card hand", "Badugi")
        return dict(zip(names, (one, two, three, four), strict=True))
    royal, straight_flush = 4, 4 * 9
    flush = 4 * comb(13, 5) - straight_flush - royal
    straight = 10 * 4**5 - straight_flush - royal
    five = (
        (comb(13, 5) - 10) * (4**5 - 4),
        13 * comb(4, 2) * comb(12, 3) * 4**3,
        comb(13, 2) * comb(4, 2) ** 2 * 11 * 4,
        13 * comb(4, 3) * comb(12, 2) * 4**2,
        straight,
        flush,
        13 * comb(4, 3) * 12 * comb(4, 2),
        13 * 12 * 4,
        straight_flush,
        royal,
    )
    return dict(zip(NAMES, five, strict=True))


DEALT = {
    "Five cards": 5, "The best five of seven cards": 7, "Badugi, four cards": 4,
    "Three cards (the front in Chinese poker)": 3,
}  # fmt: skip


def odds(asked: Question, said: Words, ask: str) -> Verdicts:
    """What the choices say, as a number, beside the number that is right."""
    cards = 7 if ask.startswith("How many times") else DEALT[ask.partition(": ")[0]]
    counts = counted(cards)
    assert sum(counts.values()) == comb(52, cards)
    if "rarer" in ask:
        assert len(said) == 2
        return [one == min(said, key=counts.__getitem__) for one in said]
    name = ask.rpartition(" – ")[2].removesuffix("?").capitalize()
    here = Fraction(counts[name], comb(52, cards))
    if "stronger" in ask:
        here = Fraction(sum(list(counts.values())[NAMES.index(name) :]), comb(52, cards))
    if "in percent" in ask:
        form, value = r"([\d.]+)%", here * 100
    elif "odds against" in ask:
        form, value = r"([\d.]+) to 1", 1 / here - 1
    elif "How many times" in ask:
        form, value = r"([\d.]+) times", here / Fraction(counted(5)[name], comb(52, 5))
    elif "how many are" in ask:
        form, value = r"(\d+)", Fraction(counts[name])
    else:
        form, value = r"1 in ([\d.]+)", 1 / here
    return [says(one, form, value) for one in said]


def says(text: str, form: str, value: Fraction) -> bool:
    """Whether this is the value, rounded to as many digits as are written."""
    found = re.fullmatch(form, text.replace(",", ""))
    assert found, text
    shown = Decimal(found[1])
    return shown == rounded(value, -int(shown.as_tuple().exponent))


def rounded(value: Fraction, places: int) -> Decimal:
    exact = Decimal(value.numerator) / value.denominator
    return exact.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)


# Statements of the documents


def true_false(asked: Question, said: Words, ask: str) -> Verdicts:
    """The sentence is that of a claim whose truth is typed in, or the opposite of a true one."""
    sentence = asked.ask.facts["claim"]
    assert f"“{say(sentence, 'en')}”" in ask
    assert f"„{say(sentence, 'bg')}“" in words.ask(asked, "bg")
    id_ = sentence.id.removeprefix("statement.")
    opposite = id_ != sentence.id
    assert STATEMENTS[id_] or not opposite
    return choose(said, ["True" if STATEMENTS[id_] and not opposite else "Not true"])


# The fixed questions of the lessons


def fixed(asked: Question, said: Words) -> Verdicts:
    return choose(said, [RIGHT[asked.ask.id.removesuffix(".ask")]])


Chosen = Callable[..., Verdicts]
BY_CHOICES: dict[str, Chosen] = {
    "name_hand": name_hand,
    "which_wins": which_wins,
    "low_wins": low_wins,
    "badugi_wins": badugi_wins,
    "low_good": low_good,
    "best_low": best_low,
    "blinds": blinds,
    "first_to_act": first_to_act,
    "bring_in": bring_in,
    "actions": actions,
    "min_raise": min_raise,
    "max_raise": max_raise,
    "nut_low": nut_low,
    "pot_split": pot_split,
    "chinese_set": chinese_set,
    "chinese_score": chinese_score,
    "odds": odds,
    "true_false": true_false,
    **dict.fromkeys((kind for kind in KINDS if kind.startswith("quiz_")), fixed),
}
BY_CARDS = {
    "best_five": best_five,
    "two_and_three": two_and_three,
    "badugi": badugi,
    "badugi_document": badugi,
    "chinese_set": chinese_back,
}
IN_ORDER = {"order_hands": order_hands}
