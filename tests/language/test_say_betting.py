"""A hand in words: every event, every refusal, the arithmetic of a pot-limit raise."""

import ast
import re
from pathlib import Path

import pytest

import pokerlib as pk
from pokerlib.betting import BettingError, MoveError, TableError
from pokerlib.language import LANGUAGES, Lang, Voice, lines, say
from pokerlib.play import events as e
from tests.language.prose import ROOT, read
from tests.rules.random_hands import FLOP_GAMES, STUD_GAMES, play_out, random_hand
from tests.rules.table import C, F, X, fixed, omaha, play, refusal, stacked, to_street
from tests.rules.test_stud import BRING, PAIR, fourth, stud, to_the_end

NBSP = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    return text.replace(NBSP, " ")


def example() -> pk.betting.PotLimit:  # type: ignore[name-defined]
    return pk.pot_limit(
        pot=10_000, bets=(10_000,), to_call=10_000, last_raise=10_000, big_blind=200
    )


# The document's example, both languages, step by step


DOCUMENT: dict[Lang, tuple[str, ...]] = {
    "bg": (
        "На масата има $200: $100 в пота и $100 в залози.",
        "След плащането на $100 потът става $200 + $100 = $300.",
        "Отгоре може да се рейзне най-много с толкова, колкото е потът след плащането: с $300.",
        "Общо най-много до $100 + $300 = $400.",
    ),
    "en": (
        "The table holds $200: $100 in the pot and $100 in bets.",
        "First comes the call of $100: the pot is then $200 + $100 = $300.",
        "On top of that the raise may be as large as the pot after the call: $300 more.",
        "In all, to $100 + $300 = $400 at most.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_document(lang: Lang) -> None:
    """Pot 100, bet 100: call 100, the pot is 300, raise 300 more, 400 in all (line 69)."""
    voice = Voice(lang, "USD-cent")
    assert lines(example(), voice) == DOCUMENT[lang]
    assert say(example(), lang)


def test_other_ways_that_a_pot_limit_raise_goes() -> None:
    voice = Voice("bg")
    bet = pk.pot_limit(pot=90, bets=(0, 0), to_call=0, last_raise=0, big_blind=2)
    assert [plain(x) for x in lines(bet, voice)] == [
        "В пота има 90 чипа, а пред играчите няма залози.",
        "Няма какво да се плаща, затова потът остава 90 чипа.",
        "Може да се заложи най-много колкото е потът: 90 чипа.",
        "Най-много до 90 чипа.",
    ]
    blind = pk.pot_limit(
        pot=0, bets=(1, 2, 2), own=1, to_call=1, last_raise=2, big_blind=2, stack=5
    )
    assert [plain(x) for x in lines(blind, voice)][-2:] == [
        "Заедно с вече заложените 1 това би било 1 + 1 + 6 = 8 чипа.",
        "Но стакът стига само до 6 чипа: повече от него не може да се заложи (ол-ин).",
    ]
    short = pk.pot_limit(
        pot=0, bets=(20, 100), to_call=100, last_raise=100, big_blind=100, assumed=30
    )
    assert "30 chips more" in plain(lines(short, Voice("en"))[0])


# Refusals


def refusals() -> dict[str, MoveError]:
    """Illegal moves of real hands, by reason."""
    flop = to_street(omaha("no"), "flop")
    bet_5 = play(to_street(omaha("no"), "flop"), pk.Bet(5))
    capped = play(fixed(), pk.Raise(4), pk.Raise(6), pk.Raise(8))
    stacks = {1: 1000, 2: 1000, 3: 1000, 4: 14}
    short = play(to_street(omaha("no", stacks), "flop"), pk.Bet(10), C, pk.Raise(12), F)
    alone = play(omaha("no", {1: 50, 2: 1000, 3: 60}), pk.Raise(50), F)
    tight = play(omaha("no", {1: 1000, 2: 5, 3: 1000}), pk.Raise(10))
    shows = play(omaha("no", 2, button=2), C, X, X, X, X, X, X, X)
    tiny = play(to_street(omaha("no", {1: 1000, 2: 1000, 3: 3}), "flop"), X)
    less = play(omaha("no", {1: 1000, 2: 15, 3: 1000}, blinds=(5, 10)), pk.Raise(20))
    found = [
        (flop, C), (flop, pk.Raise(5)), (flop, pk.Bet(1)), (flop, pk.Show()), (flop, BRING),
        (flop, pk.Complete()), (flop, pk.Bet(2.0)), (bet_5, pk.Raise(9)), (bet_5, X),
        (bet_5, pk.Bet(9)), (bet_5, pk.Raise(2000)), (omaha(), pk.Raise(8)), (capped, pk.Raise(10)),
        (short, pk.Raise(24)), (alone, pk.Raise(60)), (tight, pk.Raise(20)), (shows, pk.Muck()),
        (shows, X), (fixed(), pk.Raise(6)), (omaha(), pk.Raise(3)), (tiny, pk.Bet(2)),
        (stud(3), F), (less, pk.Raise(99)),
    ]  # fmt: skip
    return {error.kind: error for error in (refusal(hand, move) for hand, move in found)}  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_is_one_that_a_reader_understands(lang: Lang) -> None:
    found = refusals()
    assert len(found) > 15
    for reason, error in found.items():
        sentence = say(error, Voice(lang, "USD-cent"))
        assert sentence.endswith("."), reason
        assert "_" not in sentence
        assert "{" not in sentence
        assert say(error, lang)


def test_the_minimum_raise_says_the_last_bet() -> None:
    hand = omaha("no", dict.fromkeys((1, 2, 3), 100_000), blinds=(100, 200))
    play(to_street(hand, "flop"), pk.Bet(500))
    error = refusal(hand, pk.Raise(900))
    assert say(error, Voice("en", "USD-cent")) == (
        "The minimum raise is to $10: the last bet was $5, and you asked for $9."
    )
    assert say(error, Voice("bg", "USD-cent")) == (
        "Минималният рейз е до $10: последният залог беше $5, а вие искате до $9."
    )


def test_s2_the_stack_is_named_and_not_the_limit() -> None:
    """S2: to a player with $200 who asked for $201: your whole stack goes to $7."""
    hand = omaha("pot", dict.fromkeys((1, 2, 3), 20_000), blinds=(100, 200))
    error = refusal(hand, pk.Raise(20_100))
    assert say(error, Voice("en", "USD-cent")) == (
        "You don’t have that much: your whole stack goes to $200, and you asked for $201."
    )
    assert "до $200, а искате до $201" in say(error, Voice("bg", "USD-cent"))


def test_s10_a_price_that_the_stack_does_not_hold() -> None:
    """S10: it costs $15 to stay in, to a player with $4.50; and what a fold gives up."""
    hand = omaha("no", {1: 5000, 2: 550, 3: 5000}, blinds=(100, 200))
    play(hand, pk.Raise(1600))
    error = refusal(hand, X)
    assert say(error, Voice("en", "USD-cent")) == (
        "You cannot check: staying in costs $15, or your last $4.50, all in."
    )
    assert "всичко, което имате: $4,50 (ол-ин)" in say(error, Voice("bg", "USD-cent"))
    (folded,) = hand.act(F)[:1]
    assert say(folded, Voice("en", "USD-cent")).endswith("staying would have cost $4.50.")


def test_s5_a_short_stack_in_the_sum_and_in_the_telling() -> None:
    """S5: pot 50, bets 30, call 30, stack 45: "at most $45 … a raise to $140"."""
    short = pk.pot_limit(pot=50, bets=(30,), to_call=30, last_raise=30, big_blind=2, stack=45)
    english = [plain(line) for line in lines(short, Voice("en"))]
    assert english[-2:] == [
        "In all that would be 30 + 110 = 140 chips.",
        "But the stack reaches only to 45 chips: nobody can bet more than that (all-in).",
    ]
    assert not any(" most" in line or " may " in line for line in english)
    hand = omaha("pot", {1: 1000, 2: 15, 3: 1000}, blinds=(1, 2))
    play(hand, pk.Raise(7), pk.Raise(15))
    (raised,) = [x for x in hand.events if isinstance(x, e.Wagered) and x.seat == 2]
    told = plain(say(raised, Voice("en")))
    assert told.endswith("from 12 chips to the whole stack, 15 chips, was allowed; the pot alone "
                         "would have allowed 23 chips.")  # fmt: skip


def test_the_only_amount_is_not_always_a_stack_that_is_too_short() -> None:
    """Where the pot allows one amount only, the stack is not to blame."""
    hand = to_street(omaha("pot", 2, button=2, blinds=(0, 2)), "flop")
    assert hand.pot == 4
    full = play(omaha("no", {1: 1000, 2: 12, 3: 1000}, blinds=(1, 2)), pk.Raise(7), pk.Raise(12))
    (raised,) = [x for x in full.events if isinstance(x, e.Wagered) and x.seat == 2]
    assert say(raised, Voice("en")).endswith("No other amount was allowed.")
    less = play(omaha("no", {1: 1000, 2: 11, 3: 1000}, blinds=(1, 2)), pk.Raise(7), pk.Raise(11))
    (raised,) = [x for x in less.events if isinstance(x, e.Wagered) and x.seat == 2]
    assert "too short" in say(raised, Voice("en"))


def test_what_stud_refuses() -> None:
    """A small bet on fifth, a big bet on fourth without a pair, a fifth bet (issue 5)."""
    plain_board = ["2c 9h 3d", "Kd 5s 6h", "Qh Js Td"]
    big = refusal(fourth(plain_board), pk.Bet(8))
    assert plain(say(big, "bg")) == (
        "Фиксиран лимит: на четвърта улица се залага по 4 чипа, затова тук можете да заложите "
        "само 4 чипа, а не 8 чипа."
    )
    hand = to_street(fourth(plain_board), "fifth")
    assert plain(say(refusal(hand, pk.Bet(4)), "en")) == (
        "Fixed limit: on fifth street the bet is 8 chips, so here you can bet only 8 chips, "
        "not 4 chips."
    )
    play(hand, pk.Bet(8), pk.Raise(16), pk.Raise(24), pk.Raise(32))
    for lang, number in (("bg", "4 залога"), ("en", "4 bets")):
        assert number in plain(say(refusal(hand, pk.Raise(40)), lang))
    assert "4 чипа или 8 чипа" in plain(say(refusal(fourth(PAIR), pk.Bet(6)), "bg"))


def reasons() -> set[str]:
    """Every reason that the code of betting, play and phh may give."""
    found = set()
    for folder in ("betting", "play"):
        for path in sorted((ROOT / "pokerlib" / folder).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                    "MoveError", "TableError", "BettingError"
                ):  # fmt: skip
                    found |= {
                        constant.value
                        for constant in ast.walk(node.args[0])
                        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
                    }
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: Lang) -> None:
    known = {id_.removeprefix("betting.error.") for id_ in read("betting", lang)}
    found = reasons()
    assert len(found) > 40
    missing = {r for r in found if not any(id_.split(".")[0] == r for id_ in known)}
    assert missing <= {"over"}, "the stage that one of the calls looks at"


TABLES = [
    pk.Stakes,
    lambda: pk.Stakes(3, 2),
    lambda: pk.betting.Mixed(pk.Stakes(1, 2), hands=0),  # type: ignore[attr-defined]
    lambda: omaha(game="whist"),
    lambda: omaha("mixed"),
    lambda: omaha(game="badugi"),
    lambda: omaha(game="razz", limit="pot", button=None),  # type: ignore[arg-type]
    lambda: omaha(stacks=1),
    lambda: omaha(stacks={1: 0, 2: 5}),
    lambda: omaha(button=None),  # type: ignore[arg-type]
    lambda: omaha(game="razz", limit="fixed"),
    lambda: omaha(posts=[(9, 2)]),
    lambda: omaha(deck=[None] * 60),
    lambda: stud(3, deck=[None] * 52),
]


@pytest.mark.parametrize("make", TABLES)
def test_a_table_that_cannot_be_is_explained(make: object) -> None:
    with pytest.raises(TableError) as caught:
        make()  # type: ignore[operator]
    for lang in LANGUAGES:
        assert say(caught.value, lang).endswith(".")


def test_nothing_to_undo_is_explained() -> None:
    with pytest.raises(BettingError) as caught:
        omaha().undo()
    assert say(caught.value, "bg").endswith(".")


# Events

# „1 карти“, “1 cards”, but not “Player 1 bets”.
ONE_OF_MANY = re.compile(
    r"(?<![\d.,\u00a0$])(?<!Player )1[ \u00a0](?:карти|чипа|залога|cards|chips|bets)\b"
)
ALLOWED = re.compile(
    r"(?:беше позволено от .+? до (.+?)|anything from .+? to (.+?) was allowed)\."
    r" (?:Най-много|At most): (.+?)\.(?: |$)"
)


def one_maximum(told: str) -> bool:
    """What is allowed at most is what the sum behind it comes to."""
    found = ALLOWED.search(told)
    return found is None or found[3].endswith(" " + (found[1] or found[2]))


def test_two_maxima_are_seen() -> None:
    """Row 21: allowed up to $0.21, and yet "at most … = $0.24"."""
    allowed = "Пот лимит: беше позволено от 4 чипа до {} чипа. Най-много: 2 + пот 5 = 7 чипа."
    assert one_maximum(allowed.format(7))
    assert not one_maximum(allowed.format(6))
    english = "Pot limit: anything from 4 chips to {} chips was allowed. At most: 2 + 5 = 7 chips."
    assert one_maximum(english.format(7))
    assert not one_maximum(english.format(6))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_random_hands_is_told(lang: Lang) -> None:
    seen = set()
    for seed in range(60):
        hand = play_out(random_hand(seed, (*FLOP_GAMES, *STUD_GAMES), burn=seed % 2 == 0), seed)
        if not seed:
            hand = to_the_end(7, burn=True, short_stub="burns_back")
        for event, told in zip(hand.events, lines(hand, lang), strict=True):
            seen.add(type(event))
            assert told.endswith("."), told
            assert "{" not in told
            assert "  " not in told
            assert not re.search(r"[^.!?] Играч", told), told
            assert not ONE_OF_MANY.search(told), told
            assert one_maximum(told), told
    types = [one for one in vars(e).values() if isinstance(one, type)]
    every = {one for one in types if issubclass(one, e.Event)} - {e.Event}
    assert seen == every


def test_a_raise_is_told_with_its_rule_and_sum() -> None:
    hand = play(omaha(), pk.Raise(7))
    voice = Voice("bg", names={1: "Мария"})
    assert plain(say(hand.events[-1], voice)) == (
        "Мария рейзва до 7 чипа: с 5 чипа над досегашните 2. Пот лимит: беше позволено от 4 чипа "
        "до 7 чипа. Най-много: 2 за плащане + пот 5 след плащането = 7 чипа."
    )
    dollars = say(hand.events[-1], Voice("en", "USD"))
    assert "At most: the call of $2 + the pot of $5 after the call = $7" in dollars


def test_a_hilo_pot_is_told_share_by_share() -> None:
    deck = stacked(["Ac 3c Js Jc", "Kc Kd Ts 9s", "As 3s Jh Th"], "2h 7d 8c Kh Qs")
    hand = omaha("no", 3, button=3, game="omaha_hilo", deck=deck)
    play(hand, C, C, X, *[X] * 9)
    hand.show_all()
    told = [plain(text) for text in lines(hand, "bg")]
    award = next(
        text
        for event, text in zip(hand.events, told, strict=True)
        if isinstance(event, e.PotAwarded)
    )
    assert award == (
        "Основният пот (6 чипа) се дели на две: 3 чипа за високата и 3 чипа за ниската ръка. "
        "Високата половина, 3 чипа, взема играч 2 с три попа, кикъри дама и осмица. "
        "Ниската половина делят играч 1 и играч 3, еднакво силни "
        "(осем-седем лоу: 8-7-3-2-A): 2 чипа за играч 1 и 1 чип за играч 3. "
        "Неделимия чип взема играч 1."
    )


def test_what_may_be_done_is_said_too() -> None:
    assert plain(say(omaha().legal, "bg")) == (
        "На ход е играч 1: фолд, кол 2 чипа или рейз до сума от 4 до 7 чипа."
    )
    assert plain(say(fixed().legal, "en")) == (
        "Player 1 is to act: fold, call 2 chips or raise to 4 chips."
    )
    assert plain(say(stud(3).legal, "en")).endswith(
        "bring it in for 2 chips or complete to 4 chips."
    )


def test_the_catalogues_stand_where_they_should() -> None:
    for family in ("betting", "play", "phh"):
        for lang in LANGUAGES:
            path = Path(ROOT, "pokerlib/language/locale", lang, "LC_MESSAGES", f"{family}.po")
            assert path.is_file()
