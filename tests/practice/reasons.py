"""Whether the reason that a wrong choice gives is true of it, where a page can show that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from pokerlib.language import questions as words
from pokerlib.language import say
from pokerlib.practice import Choice, Question
from tests.practice import answers
from tests.practice.felt import Felt
from tests.rules import chinese_slow, slow

Truth = Callable[[Question, str], bool]


def true(asked: Question, one: Choice) -> bool:
    """A reason that is not looked into counts as true, but it must be there."""
    assert one.why
    if one.why.name in NAMING_ANOTHER:
        return of_another(asked, one)
    named = one.why.name if one.why.id.startswith("question.") else one.why.id
    find = FIND.get(named)
    return find is None or find(asked, words.choice(one, "en"))


def _ranks(text: str) -> tuple[int, ...]:
    return tuple(-rank for rank in answers.ranks_of(text))


def _there(asked: Question, text: str) -> bool:
    """Whether the page shows a card of each of these ranks."""
    shown = {answers.low(card) for row in asked.rows for card in row.cards}
    return set(answers.ranks_of(text)) <= shown


def low_higher(asked: Question, text: str) -> bool:
    lows = answers.lows(asked)
    return _ranks(text) in lows and _ranks(text) < max(lows)


def low_ace(asked: Question, text: str) -> bool:
    return low_higher(asked, text) and -1 in max(answers.lows(asked)) and -1 not in _ranks(text)


def low_not_there(asked: Question, text: str) -> bool:
    return not _there(asked, text) and _ranks(text) > max(answers.lows(asked))


def low_two_and_three(asked: Question, text: str) -> bool:
    return _there(asked, text) and _ranks(text) not in answers.lows(asked)


def called(five: answers.Cards) -> set[str]:
    """All that five cards could be called, if it were not something better."""
    name = answers.NAMES[answers.in_words(five)[0]]
    many = sorted(Counter(card.rank for card in five).values(), reverse=True)
    ranks = sorted({card.rank for card in five})
    run = len(ranks) == 5 and (ranks[4] - ranks[0] == 4 or ranks == [2, 3, 4, 5, 14])
    suited = len({card.suit for card in five}) == 1
    also = {
        "One pair": many[0] >= 2,
        "Two pair": many[:2] in ([2, 2], [3, 2]),
        "Three of a kind": many[0] >= 3,
        "Straight": run,
        "Flush": suited,
        "Straight flush": run and suited,
    }
    return {"High card", name, *(one for one, there in also.items() if there)}


def _there_are(asked: Question) -> set[str]:
    hands = (
        answers.omaha(*(row.cards for row in asked.rows))
        if len(asked.rows) == 2
        else combinations(asked.rows[0].cards, 5)
    )
    return {name for five in hands for name in called(five)}


def stronger(asked: Question, text: str) -> bool:
    best = next(one for one in asked.choices if one.right)
    if text == "High card":  # that is what has no other name
        return False
    weaker = answers.NAMES.index(text) < answers.NAMES.index(words.choice(best, "en"))
    return weaker and text in _there_are(asked)


def needs(asked: Question, text: str) -> bool:
    return text == "High card" or text not in _there_are(asked)


def two_and_three(asked: Question, text: str) -> bool:
    """It is there for whoever takes any five of the nine cards, and else not."""
    if asked.kind == "which_wins":
        board, *hands = (row.cards for row in asked.rows)
        return answers.of_two(lambda hand: answers.best_of((*hand, *board)), hands) == text
    nine = [card for row in asked.rows for card in row.cards]
    seen = {name for five in combinations(nine, 5) for name in called(five)}
    return text in seen and text not in _there_are(asked)


# Which of two hands wins


def _hands(asked: Question) -> list[answers.Cards]:
    """The five cards of each that play."""
    board, hands = (), [row.cards for row in asked.rows]
    if len(hands) == 3:
        board, *hands = hands
    if asked.variant == "omaha":
        return [max(answers.omaha(hand, board), key=slow.high) for hand in hands]
    return [max(combinations((*hand, *board), 5), key=slow.high) for hand in hands]


def _loser(asked: Question, text: str) -> bool:
    right = next(one.key for one in asked.choices if one.right)
    return {text, right} in ({"The first", "second"}, {"The second", "first"})


def weaker(asked: Question, text: str) -> bool:
    return _loser(asked, text) and not _one_kind(asked)


def against(asked: Question, text: str) -> bool:
    return _loser(asked, text) and _one_kind(asked)


def _one_kind(asked: Question) -> bool:
    hands = [row.cards for row in asked.rows]
    if asked.kind == "badugi_wins":
        one, other = (slow.badugi(hand)[0] for hand in hands)
    elif asked.kind == "low_wins" and _ace_to_five(asked):
        one, other = (sorted(Counter(card.rank for card in hand).values()) for hand in hands)
    elif asked.kind == "low_wins":
        one, other = (slow.high(hand, wheel=False)[0] for hand in hands)
    else:
        one, other = (answers.in_words(hand)[0] for hand in _hands(asked))
    return bool(one == other)


def _ace_to_five(asked: Question) -> bool:
    return "ace-to-five" in words.ask(asked, "en")


def _by_ranks(asked: Question) -> str:
    """Who wins for somebody who reads the ranks from the highest down and sees nothing else."""
    low = answers.low if _ace_to_five(asked) else (lambda card: card.rank)
    return answers.of_two(
        lambda hand: tuple(sorted(-low(card) for card in hand)),
        [row.cards for row in asked.rows],
    )


def pair_hurts(asked: Question, text: str) -> bool:
    pairs = [len({card.rank for card in row.cards}) < 5 for row in asked.rows]
    return any(pairs) and _by_ranks(asked) == text


def low_spoiled(asked: Question, text: str) -> bool:
    kinds = [slow.high(row.cards, wheel=False)[0] for row in asked.rows]
    return bool({4, 5, 8} & {*kinds}) and _by_ranks(asked) == text


def low_harmless(asked: Question, text: str) -> bool:
    """The hand that is a straight or a flush is no worse for it."""
    spoiled = [slow.high(row.cards)[0] in (4, 5, 8) for row in asked.rows]
    if asked.kind == "low_good":
        return spoiled == [True] and text == "No"
    return spoiled in ([True, False], [False, True]) and text == (
        "The second" if spoiled[0] else "The first"
    )


def same_ranks(asked: Question, text: str) -> bool:
    one, other = (slow.badugi(row.cards) for row in asked.rows)
    return one == other


def more_cards(asked: Question, text: str) -> bool:
    one, other = (slow.badugi(row.cards)[0] for row in asked.rows)
    return text == ("The second" if one > other else "The first") and one != other


def lowest_first(asked: Question, text: str) -> bool:
    kept = []
    for row in asked.rows:
        hand: list[answers.Card] = []
        for card in sorted(row.cards, key=answers.low):
            if all(card.rank != one.rank and card.suit != one.suit for one in hand):
                hand.append(card)
        kept.append(tuple(hand))
    return answers.of_two(slow.badugi, kept) == text


def ace_at_the_other_end(asked: Question, text: str) -> bool:
    """There is an ace, and with it at the other end this would be right."""
    hands = [row.cards for row in asked.rows]
    assert any(card.rank == 14 for hand in hands for card in hand)
    low = "deuce-to-seven" in words.ask(asked, "en")
    keys = []
    for hand in hands:
        count = slow.badugi(hand)[0] if len(hand) == 4 else 5
        counted = asked.rows[hands.index(hand)].cards if count == 5 else _kept(hand)
        ranks = sorted((answers.low(card) if low else card.rank for card in counted), reverse=True)
        keys.append(ranks)
    first, second = keys
    right = "Neither – they tie" if first == second else None
    return text == (right or ("The first" if first < second else "The second"))


def _kept(hand: answers.Cards) -> answers.Cards:
    """The cards that count in badugi."""
    wanted = [-rank for rank in slow.badugi(hand)[1:]]
    return tuple(next(card for card in hand if answers.low(card) == rank) for rank in wanted)


def suits(asked: Question, text: str) -> bool:
    return any(one.right and one.key == "tie" for one in asked.choices)


def not_equal(asked: Question, text: str) -> bool:
    return not suits(asked, text)


def _card(asked: Question, text: str) -> tuple[int, list[int]]:
    """The rank of this seat's up card, and those of the others."""
    assert asked.table
    up = {seat: cards[0].rank for seat, cards in Felt(asked.table.events).up.items()}
    mine = up.pop(answers.seat_of(text))
    return mine, [*up.values()]


def suit(asked: Question, text: str) -> bool:
    mine, others = _card(asked, text)
    if "Razz" in words.ask(asked, "en"):
        return mine in others and mine % 14 == max(rank % 14 for rank in others)
    return mine == min(others)


def lower_card(asked: Question, text: str) -> bool:
    mine, others = _card(asked, text)
    return mine > min(others) and mine != 14


def higher_card(asked: Question, text: str) -> bool:
    mine, others = _card(asked, text)
    return mine < max(rank % 14 for rank in others) and mine != 14


def ace(asked: Question, text: str) -> bool:
    return _card(asked, text)[0] == 14


def tied(asked: Question, text: str) -> bool:
    """This seat's up cards are as good as those of the seat that begins."""
    assert asked.table
    up = Felt(asked.table.events).up
    ranking = slow.ace_to_five if "Razz" in words.ask(asked, "en") else slow.front
    (first,) = asked.right
    return ranking(tuple(up[answers.seat_of(text)])) == ranking(tuple(up[int(first)]))


def not_tied(asked: Question, text: str) -> bool:
    return not tied(asked, text)


def seat(kind: str) -> Callable[[Question, str], bool]:
    def find(asked: Question, text: str) -> bool:
        assert asked.table
        return getattr(Felt(asked.table.events), kind) == answers.seat_of(text)

    return find


def split(wanted: Callable[[list[Fraction], list[int]], bool]) -> Truth:
    """Of what each hand takes, and of how many win the high half, and the low one if any does."""

    def find(asked: Question, _: str) -> bool:
        board, *hands = (row.cards for row in asked.rows)
        made = [answers.omaha(hand, board) for hand in hands]
        lows = [max(filter(None, map(slow.eight_or_better, one)), default=()) for one in made]
        high = [max(map(slow.high, one)) for one in made]
        halves = [high, lows] if any(lows) else [high]
        return wanted(answers.shares(board, hands)[0], [one.count(max(one)) for one in halves])

    return find


def taken(part: Fraction) -> Truth:
    """The one who is asked about does not take this part."""

    def find(asked: Question, text: str) -> bool:
        assert asked.pot
        (right,) = asked.solution
        return int(right) != asked.pot * part == answers.cents(text)

    return find


@dataclass(frozen=True)
class Typed:
    """An amount, at the table where it was typed: what the reasons of amounts speak of."""

    felt: Felt
    seat: int
    n: int

    @property
    def own(self) -> int:
        return self.felt.front[self.seat]

    @property
    def table(self) -> int:
        return self.felt.pot + sum(self.felt.front.values())

    @property
    def full(self) -> int:
        """The most that pot limit allows, whatever the stack."""
        return self.felt.full_pot_limit(self.seat)

    @property
    def most(self) -> int:
        return self.felt.most_in_pot_limit(self.seat)

    @property
    def short(self) -> bool:
        return self.most < self.full

    @property
    def least(self) -> int:
        return self.felt.least(self.seat)


def amount(find: Callable[[Typed], bool]) -> Callable[[Question, str], bool]:
    """A reason that can be seen from the table, the player to act and the amount."""

    def told(asked: Question, text: str) -> bool:
        assert asked.table
        player = answers.seat_of(words.ask(asked, "en"))
        return find(Typed(Felt(asked.table.events), player, answers.cents(text)))

    return told


MOST: dict[str, Callable[[Typed], bool]] = {
    "ignored_stack": lambda t: t.n == t.full > t.most,
    "above_stack": lambda t: t.n > t.most and t.short,
    "less_than_stack": lambda t: t.n < t.most and t.short,
    "pot_only": lambda t: t.n == t.felt.pot > 0,
    "table_only": lambda t: t.n == t.table,
    "by_for_to": lambda t: t.n == t.most - t.felt.price,
    "forgot_own": lambda t: t.n == t.most - t.own < t.most,
    "forgot_call": lambda t: t.n == t.felt.price + t.table,
    "forgot_bets": lambda t: t.n == t.felt.price + t.felt.pot + t.felt.price - t.own,
    "by_the_total": lambda t: t.n == t.felt.price + t.full and not t.short,
    "too_little": lambda t: t.n < t.full and t.felt.price > t.own,
    "too_much": lambda t: t.n > t.full and t.felt.price > t.own,
    "less_than_pot": lambda t: t.n < t.felt.pot == t.full and not t.felt.price,
    "more_than_pot": lambda t: t.n > t.felt.pot == t.full and not t.felt.price,
}
LEAST: dict[str, Callable[[Typed], bool]] = {
    "only_call": lambda t: t.n == t.felt.price,
    "by_for_to": lambda t: t.n == t.felt.raised != t.felt.price,
    "call_twice": lambda t: t.n == t.felt.price + t.least,
    "short_as_raise": lambda t: t.felt.price + t.n < t.felt.price + t.least,
    "old_price": lambda t: t.n == 2 * t.felt.raised < t.least,
    "twice": lambda t: t.n == 2 * t.felt.price,
    "blind_more": lambda t: t.n == t.felt.price + t.felt.big_blind < t.least,
    "half": lambda t: 2 * (t.n - t.felt.price) == t.felt.raised,
    "less": lambda t: t.n < t.least,
    "more": lambda t: t.n > t.least,
}


def other_row(asked: Question, text: str) -> bool:
    """This player wins another row."""
    one, other = answers.rows_of(asked, 0), answers.rows_of(asked, 1)
    better = 1 if text == "Player 1 wins" else -1
    found = []
    for place, name in enumerate(("back", "middle", "front")):
        mine, theirs = (
            chinese_slow.strength(rows[place], runs_count=name != "front") for rows in (one, other)
        )
        found.append((mine > theirs) - (mine < theirs))
    return better in found


# Odds


def odds_common(asked: Question, text: str) -> bool:
    cards = answers.DEALT[words.ask(asked, "en").partition(": ")[0]]
    other = next(one for one in asked.choices if one.right)
    counts = answers.counted(cards)
    return counts[text] > counts[words.choice(other, "en")]


def odds_rarer_of_more(asked: Question, text: str) -> bool:
    other = next(one for one in asked.choices if one.right)
    five = answers.counted(5)
    return odds_common(asked, text) and five[text] < five[words.choice(other, "en")]


def of_another(asked: Question, one: Choice) -> bool:
    """A wrong number is that of the hand that the reason names."""
    assert one.why
    ask = words.ask(asked, "en")
    name = ask.rpartition(" – ")[2].removesuffix("?")
    named = say(one.why.facts["category"], "en")
    moved = ask.replace(f" – {name}?", f" – {named}?")
    (right,) = answers.odds(asked, [words.choice(one, "en")], moved)
    return right


NAMING_ANOTHER = {"odds_of", "odds_or_better", "odds_times"}

FIND: dict[str, Callable[[Question, str], bool]] = {
    "low_higher": low_higher,
    "low_ace": low_ace,
    "low_not_there": low_not_there,
    "low_two_and_three": low_two_and_three,
    "stronger": stronger,
    **{name.lower().replace(" ", "_"): needs for name in answers.NAMES},
    "ace_high": ace_at_the_other_end,
    "ace_low": ace_at_the_other_end,
    "two_and_three": two_and_three,
    "weaker": weaker,
    "against": against,
    "pair_hurts": pair_hurts,
    "low_spoiled": low_spoiled,
    "low_harmless": low_harmless,
    "same_ranks": same_ranks,
    "more_cards": more_cards,
    "lowest_first": lowest_first,
    "odds_common": odds_common,
    "odds_rarer_of_more": odds_rarer_of_more,
    "suits": suits,
    "not_equal": not_equal,
    "spot.bring_in.suit": suit,
    "spot.bring_in.lowest": lower_card,
    "spot.bring_in.highest": higher_card,
    "spot.bring_in.ace_lowest": ace,
    "spot.bring_in.ace_highest": ace,
    "spot.first.tied": tied,
    "spot.first.board_high": not_tied,
    "spot.first.board_low": not_tied,
    "spot.first.button": seat("button"),
    "spot.first.small": seat("small"),
    "spot.first.big": seat("big"),
    **{f"spot.most.{name}": amount(find) for name, find in MOST.items()},
    **{f"spot.least.{name}": amount(find) for name, find in LEAST.items()},
    "other_row": other_row,
    "not_cut": split(lambda _, won: len(won) == 1),
    "not_scoop": split(lambda takes, _: max(takes) < 1),
    "same_player": split(lambda takes, won: max(takes) == 1 and len(won) == 2),
    "shared": split(lambda _, won: 2 in won),
    "not_quartered": split(lambda _, won: won == [1, 1]),
    "not_no_low": split(lambda _, won: len(won) == 2),
    "takes_all": taken(Fraction(1)),
    "takes_three_quarters": taken(Fraction(3, 4)),
    "takes_half": taken(Fraction(1, 2)),
    "takes_third": taken(Fraction(1, 3)),
    "takes_quarter": taken(Fraction(1, 4)),
    "takes_none": taken(Fraction(0)),
}
