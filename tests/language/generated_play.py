"""Sentences about play: hands event by event, refusals, files, questions, documents, progress."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

import pokerlib as pk
from pokerlib.betting import LIMITS, BettingError, TableError, layers
from pokerlib.cards import code_at
from pokerlib.documents import (
    CLAIMS,
    SILENT,
    Document,
    DocumentError,
    Impossible,
    Lost,
    itself,
    read,
)
from pokerlib.documents.judging import evidence
from pokerlib.documents.trials import TRIALS, tried
from pokerlib.language import LANGUAGES, Lang, say
from pokerlib.language.documents import in_full, reason
from pokerlib.language.questions import ask, choice, hint, mistake, worked
from pokerlib.language.reading import sentence_reasons, summary_words, verdict_words
from pokerlib.phh import Currency, PhhError
from pokerlib.play import Hand
from pokerlib.play.events import BurnsBack
from pokerlib.practice import KINDS, LEVELS, Money, Question, Told, UnknownQuestionError, mark
from pokerlib.practice import ask as asked
from pokerlib.practice.progress import ProgressError
from tests.documents.make_known import FILES, HERE
from tests.language.generated_cards import refused, some
from tests.language.said import Said, Spoken, by_lines, each, said, some_voice
from tests.rules.random_hands import random_hand, random_move

SHORT = 24  # events of a hand that is told whole


@cache
def playable() -> tuple[str, ...]:
    """The games that are played move by move."""
    found = []
    for key, game in pk.GAMES.items():
        try:
            random_hand(1, (key,))
        except TableError:
            continue
        found.append(game.key)
    return tuple(found)


RULES: tuple[dict[str, Any], ...] = ({}, {"burn": True}, {"burn": True, "short_stub": "burns_back"})


def hand_of(chance: Random) -> Iterator[Hand]:
    """A random hand, after each move."""
    seed = chance.randrange(10**9)
    hand = random_hand(seed, playable(), **chance.choice(RULES))
    yield hand
    folds = chance.choice((0.05, 0.3, 0.7))
    while not hand.over:
        hand.act(random_move(hand, chance, folds))
        yield hand


def told_hands(chance: Random) -> Spoken:
    """Events, what may be done, what may not, and the whole of a short hand: of three hands."""
    for _ in range(3):
        voice: dict[str, Any] = {}
        for hand in hand_of(chance):
            voice = voice or some_voice(chance, hand.stacks)
            if hand.legal and not hand.over and chance.random() < 0.4:
                yield said(hand.legal, **voice)
                yield from each(hand.legal.options, **voice)
                wager = hand.legal.wager
                if wager and wager.pot_limit:
                    yield said(wager.pot_limit, **voice)
                yield from each(_refusals(hand, chance), **voice)
        yield from each(hand.events, **voice)
        yield from each(hand.pots, **voice)
        yield said(hand.limit)
        yield said(hand.stakes, **voice)
        if len(hand.events) <= SHORT:
            yield said(hand, **voice)


def _refusals(hand: Hand, chance: Random) -> Iterator[BettingError]:
    """Why the player may not do what comes into somebody's head."""
    amount = chance.choice((0, 1, 3, 8, 12, 16, 40, 5000))
    for move in chance.sample(
        [
            pk.Fold(), pk.Check(), pk.Call(), pk.Bet(amount), pk.Raise(amount),
            pk.play.BringIn(), pk.play.Complete(), pk.Show(), pk.Muck(), pk.Bet(1.5),  # type: ignore[arg-type]
        ],
        3,
    ):  # fmt: skip
        try:
            found = hand.refusal(move)
        except TypeError:
            continue
        if found is not None:
            yield found


def tables(chance: Random) -> Spoken:
    """Tables at which no hand can be dealt, amounts that are none, pots laid by hand."""

    def hand(**other: Any) -> Hand:
        given: dict[str, Any] = {
            "game": "omaha", "limit": "pot", "stakes": pk.Stakes(1, 2),
            "stacks": {1: 50, 2: 50}, "button": 1, "deck": "BBB-BBB",
        } | other  # fmt: skip
        return Hand(given.pop("game"), given.pop("limit"), **given)

    many = dict.fromkeys(range(1, chance.choice((1, 12, 15)) + 1), 50)
    low = chance.randint(3, 9)
    yield from some(
        [
            refused(pk.Stakes),
            refused(pk.Stakes, low, low - 1),
            refused(pk.Stakes, -low, 3),
            refused(hand, game="whist"),
            refused(hand, limit="half"),
            refused(hand, game="razz"),
            refused(hand, game=chance.choice(["badugi", "triple_draw_2_7"])),
            refused(hand, stacks=many),
            refused(hand, stacks={1: 0, 2: chance.randint(1, 9)}),
            refused(hand, button=None),
            refused(hand, game="razz", limit="fixed"),
            refused(hand, posts=[(chance.randint(3, 9), 2)]),
            refused(hand, posts=[(2, 2), (2, 2)]),
            refused(hand, deck=[None] * chance.randint(53, 70)),
            refused(pk.pot_limit, pot=-low, bets=(1,), to_call=1, last_raise=1,
                    big_blind=2),
            refused(hand().undo),
        ]
    )  # fmt: skip
    bets = tuple(chance.randint(0, 30) for _ in range(chance.randint(0, 3)))
    own = chance.choice([0, *bets])
    call = max(bets, default=0) - own
    found = pk.pot_limit(
        pot=chance.choice((0, 1, 7, 120)), bets=bets, own=own, to_call=call,
        last_raise=chance.randint(0, 20), big_blind=2, stack=chance.choice((None, 1, 40, 9000)),
    )  # fmt: skip
    yield from by_lines(found, unit=some_voice(chance)["unit"])
    paid = {seat: chance.randint(1, 60) for seat in range(1, chance.randint(2, 8) + 1)}
    live = chance.sample(sorted(paid), max(1, len(paid) - 1))
    yield from each(layers(paid, live, dead=chance.choice((0, 3))), **some_voice(chance))
    yield from each(LIMITS.values())
    short = chance.randint(1, 6)
    yield said(BurnsBack("seventh", players=8, left=short, burnt=chance.randint(8 - short, 8)))


def files(chance: Random) -> Spoken:
    """Why a file with a hand is not replayed; in its own money."""
    line = {} if chance.random() < 0.3 else {"line": chance.randint(1, 40)}
    number, count = chance.randint(1, 30), chance.randint(0, 9)
    action = {"number": number, "action": chance.choice(["p1 cbr 40", "d db 2c", "p3 f", "p2 xx"])}
    money = chance.choice([Currency(), Currency("USD", "$", 100), Currency("EUR", "€", 100)])
    betting = refused(pk.Stakes, 3, 2)
    field = chance.choice(["antes", "seats", "winnings", "blinds_or_straddles"])
    won, had = chance.randint(0, 9000), chance.randint(0, 9000)
    facts: list[tuple[str, dict[str, Any]]] = [
        ("unreadable", {"path": "ръка.phh"}), ("not_written", {"path": "ръка.phh"}),
        ("too_long", {"length": chance.randint(10**6, 10**8), "limit": 10**6}),
        ("collection", {"count": chance.choice((0, 2, 21, 300))}), ("not_toml", line),
        ("missing_field", {"field": field}), ("wrong_field", {"field": field, **line}),
        ("unknown_variant", {"variant": "XX", "known": ("NT", "PO", "FR"), **line}),
        ("uneven_antes", line), ("blinds_not_understood", line),
        ("no_code", {"game": "omaha6", "limit": "fixed"}), ("wrong_action", action | line),
        ("dealt_board", {"count": count, "right": (0, 3, 4, 5), **action, **line}),
        ("dealt_hole", {"count": count, "right": (chance.randint(1, 7),), **action, **line}),
        ("not_his_turn", {"seat": 2, **action, **line}),
        ("illegal", {"error": betting, "currency": money, **action, **line}),
        ("winners", {"field": "_winners", **line}),
        ("contradiction", {"field": "winnings", "player": chance.randint(1, 9), "claimed": won,
                           "computed": had, "currency": money, **line}),
        ("table", {"error": betting, "currency": money, **line}),
        ("cards", {"error": refused(pk.cards, "As As"), **line}),
    ]  # fmt: skip
    yield from each(PhhError(kind, **given) for kind, given in chance.sample(facts, 6))
    kinds = "read_only full busy damaged unreachable not_progress newer newer_file".split()
    yield from each(ProgressError(kind, path="напредък.sqlite") for kind in kinds)
    kinds = "not_there folder not_allowed too_large binary encoding empty".split()
    limits = {"file": "правила.txt", "limit": 5_000_000, "size": 6_000_000}
    yield from each(DocumentError(kind, **limits) for kind in kinds)


# Questions


def questions(chance: Random) -> Spoken:
    """A question of every kind and level, and some of what is said of it."""
    for kind in KINDS.values():
        for level in LEVELS if kind.skill else LEVELS[:1]:
            code = code_at("BBB-BBB", chance.randrange(10**6))
            yield from _question(asked(kind.key, level, code), chance)
    kinds = {"no_kind": "whist", "no_level": chance.randint(4, 9), "no_variant": "easy"}
    yield from each(UnknownQuestionError(kind, given=one) for kind, one in kinds.items())
    yield said(UnknownQuestionError("no_count", given=chance.randint(1001, 9999), most=1000))
    yield said(Money(chance.choice((0, 1, 75, 100, 150, 123_456))))


def _question(question: Question, chance: Random) -> Spoken:
    """What is asked, the hint, the worked answer, a choice, and what an answer is told."""

    def told(words: Callable[[Lang], str | tuple[str, ...]]) -> Spoken:
        both = [words(lang) for lang in LANGUAGES]
        bg, en = ((one,) if isinstance(one, str) else one for one in both)
        return (Said(f"Told ({question.kind})", Told, *pair) for pair in zip(bg, en, strict=True))

    yield from told(partial(ask, question))
    yield from told(partial(hint, question))
    yield from told(partial(worked, question))
    one = chance.choice(question.choices)
    yield from told(partial(choice, one))
    if question.rows:
        yield from told(partial(say, chance.choice(question.rows).title))
    keys = [one.key for one in question.choices]
    answers = [(one.key,), chance.sample(keys, chance.randint(0, len(keys))), ("12345",)]
    for answer in answers:
        yield from told(partial(mistake, mark(question, answer)))


# Documents


def claims(chance: Random) -> Spoken:
    """Claims with their evidence, as they are and with other values."""
    for claim in chance.sample(CLAIMS, 6):
        yield said(claim)
        values = {
            name: own if type(own) is not int or chance.random() < 0.4 else chance.randint(0, 12)
            for name, own in claim.values.items()
        }
        for given in ({}, values):
            found = evidence(claim, given)
            yield said(found)
            yield Said(type(found).__name__, type(found), *(
                in_full(claim, found, lang) for lang in LANGUAGES
            ))  # fmt: skip
            yield Said(type(found).__name__, type(found), *(
                reason(claim, found, lang) for lang in LANGUAGES
            ))  # fmt: skip
    yield from each(chance.sample(SILENT, 2))
    yield said(Lost(readings=chance.randint(0, 9), example="4 3 2 A"))
    yield from _tried(chance)
    broken = refused(pk.Stakes, 3, 2)
    assert isinstance(broken, TableError)
    yield said(Impossible(error=broken))


def _tried(chance: Random) -> Iterator[Said]:
    """Card examples as they stand in the documents, and with cards by chance."""
    for claim, trial in chance.sample(sorted(TRIALS.items()), 4):
        found = tried(claim, trial.examples)
        yield said(found)
        sizes = [len(hand) for hand in found.hands]
        if sum(sizes) <= 52:
            dealt = pk.deal(code_at("BBB-BBB", chance.randrange(10**6)), *sizes)
            yield said(tried(claim, [" ".join(card.code for card in hand) for hand in dealt]))


@cache
def _documents() -> tuple[str, ...]:
    """The documents where they are; else what stands for them."""
    texts = [HERE / name for name in FILES.values()]
    return tuple(path.read_text("utf-8") for path in texts if path.is_file())


def readings(chance: Random) -> Spoken:
    """Verdicts of a few lines of the documents in which something is changed."""
    rows = []
    for text in _documents():
        for line in chance.sample(text.split("\n"), 6):
            numbers = list(re.finditer(r"\d+", line))
            if numbers and chance.random() < 0.7:
                one = chance.choice(numbers)
                line = line[: one.start()] + str(chance.randint(0, 60)) + line[one.end() :]
            elif chance.random() < 0.3:
                line = " ".join(chance.sample(line.split(" "), len(line.split(" "))))
            rows.append(line)
    rows += [f"{chance.randint(1, 9)} ÷ {chance.randint(0, 9)} = 0,5.", "Боговете решават."]
    found: Document = read("\n".join(rows)) if chance.random() < 0.9 else itself("hand-rankings")
    yield _read(*(summary_words(found, lang) for lang in LANGUAGES))
    for one in found.sentences[:60]:
        yield _read(*(verdict_words(one, lang) for lang in LANGUAGES))
        if one.nothing is None:
            both = (sentence_reasons(one, lang) for lang in LANGUAGES)
            for bg, en in zip(*both, strict=True):
                yield _read(bg, en)


def _read(bg: str, en: str) -> Said:
    return Said("Document", Document, bg, en)


SOURCES = (told_hands, tables, files, questions, claims, readings)
