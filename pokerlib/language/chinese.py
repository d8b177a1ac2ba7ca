"""What is said of Chinese poker: settings, fouls, every pair's score, the suggested setting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pokerlib.cards import cards as read_cards
from pokerlib.chinese.contrast import Contrast, Move, RowContrast
from pokerlib.chinese.order import Check, Foul, Order
from pokerlib.chinese.rules import Bonus
from pokerlib.chinese.score import PairResult, RowResult, Score
from pokerlib.chinese.setting import ROWS, Row, Setting, SettingError, Special
from pokerlib.chinese.specials import Contest, Held, special_rank
from pokerlib.chinese.suggest import Candidate, Suggestion
from pokerlib.language.catalogue import Lang, text
from pokerlib.language.grammar import capital, count, with_
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.names import card_face, card_faces, rank_name
from pokerlib.language.quantities import money, number
from pokerlib.language.rankings import difference_reason
from pokerlib.language.speech import say
from pokerlib.rankings import HandRank

# Settings


def row_name(row: Row, lang: Lang) -> str:
    """``задна ръка``, ``back``."""
    return text(f"chinese.row.{row}", lang)


def _the(row: Row, lang: Lang) -> str:
    return text(f"chinese.row.the.{row}", lang)


@say.register
def _setting(setting: Setting, lang: Lang) -> str:
    """The three rows, with their cards and their hands."""
    line = capital(_rows(setting, lang))
    if setting.declares is None:
        return line + "."
    return text("chinese.setting.declares", lang, rows=line, special=say(setting.declares, lang))


def _rows(setting: Setting, lang: Lang) -> str:
    """In a declared special the front may be a straight or a flush."""
    declared = special_rank(setting, setting.declares) if setting.declares else None
    ranks = declared.rows if declared and declared.rows else map(setting.rank, ROWS)
    rows = [
        text(
            "chinese.setting.row",
            lang,
            row=row_name(row, lang),
            cards=card_faces(rank.cards),
            hand=hand_name(rank, lang, kickers=False),
        )
        for row, rank in zip(ROWS, ranks, strict=True)
    ]
    return "; ".join(rows)


@say.register
def _special(special: Special, lang: Lang) -> str:
    return text(f"chinese.special.{special.value}", lang)


@say.register
def _bonus(bonus: Bonus, lang: Lang) -> str:
    """The bonus by its switch: ``каре в задната или средната ръка``."""
    return text(f"chinese.bonus.{bonus.group}", lang)


@say.register
def _held(held: Held, lang: Lang) -> str:
    special = say(held.special, lang)
    return text("chinese.held", lang, special=special, setting=_rows(held.setting, lang) + ".")


@say.register
def _error(error: SettingError, lang: Lang) -> str:
    """One sentence: what cannot be played, and how to mend it."""
    facts: dict[str, Any] = {name: str(fact) for name, fact in error.facts.items()}
    if "player" in facts:
        facts["player"] = _player(int(facts["player"]), lang)
        facts["special"] = say(Special(facts["special"]), lang)
    if "card" in facts:
        facts["card"] = card_face(read_cards(facts["card"])[0])
    return text(f"chinese.error.{error.kind}", lang, **facts)


# Order


@say.register
def _order(order: Order, lang: Lang) -> str:
    return capital(order_clause(order, lang)) + "."


def order_clause(order: Order, lang: Lang) -> str:
    """``средната ръка (флъш до асо) е по-силна от задната ръка (три попа)``."""
    rows: dict[str, Any] = {"strong": _the(order.strong, lang), "weak": _the(order.weak, lang)}
    found = order.difference
    if found is None:
        return text("chinese.order.open", lang, **rows)
    rows["strong_hand"] = hand_name(found.first, lang, kickers=False)
    rows["weak_hand"] = hand_name(found.second, lang, kickers=False)
    if not order.broken:
        return text("chinese.order.right", lang, **rows)
    if not found.better:
        return text("chinese.order.equal", lang, **rows)
    if found.kind == "category":
        return text("chinese.order.category", lang, **rows)
    return text("chinese.order.place", lang, reason=difference_reason(found, lang), **rows)


def _orders(broken: Sequence[Order], lang: Lang) -> str:
    return "; ".join(order_clause(order, lang) for order in broken)


def _swap(rows: tuple[Row, Row] | None, lang: Lang) -> list[str]:
    """What mends the order; only back and middle can change places."""
    return [text("chinese.swap", lang)] if rows else []


@say.register
def _foul(foul: Foul, lang: Lang) -> str:
    """Which order a wrong setting breaks, and what mends it."""
    sentence = text("chinese.foul", lang, orders=_orders(foul.broken, lang))
    return " ".join([sentence, *_swap(foul.swap, lang)])


@say.register
def _check(check: Check, lang: Lang) -> str:
    """A setting in the making: what is wrong so far, or how many cards are still to be laid."""
    if check.broken:
        sentence = text("chinese.check.broken", lang, orders=_orders(check.broken, lang))
        return " ".join([sentence, *_swap(check.swap, lang)])
    if not check.whole:
        return text("chinese.check.missing", lang, n=sum(row.missing for row in check.rows))
    return text("chinese.check.legal", lang)


# The score


def _player(index: int, lang: Lang) -> str:
    return text("chinese.player", lang, number=index + 1)


@say.register
def _score(score: Score, lang: Lang) -> str:
    """What everybody wins, in units and in money."""
    parts = [
        _won(player, units, amount, lang)
        for player, (units, amount) in enumerate(zip(score.units, score.money, strict=True))
    ]
    return capital("; ".join(parts)) + "."


def _won(player: int, units: int, amount: int, lang: Lang) -> str:
    who = _player(player, lang)
    if not units:
        return text("chinese.score.even", lang, player=who)
    verb = "chinese.score.wins" if units > 0 else "chinese.score.loses"
    what = count(abs(units), "unit", lang)
    return text(verb, lang, player=who, units=what, money=money(abs(amount), lang))


@say.register
def _pair(pair: PairResult, lang: Lang) -> str:
    return " ".join(pair_lines(pair, lang))


def pair_lines(pair: PairResult, lang: Lang) -> tuple[str, ...]:
    """What two players win from each other: the sum, a foul or a special, then row by row."""
    first, second = (_player(player, lang) for player in pair.players)
    if pair.winner is None:
        head = text("chinese.pair.tie", lang, first=first, second=second)
    else:
        winner = _player(pair.winner, lang)
        units = count(abs(pair.units), "unit", lang)
        head = text(
            "chinese.pair.wins", lang, first=first, second=second, winner=winner, units=units
        )
    rows = [row_line(row, lang, players=pair.players) for row in pair.rows]
    return (capital(head), *_circumstances(pair, lang), *rows)


def _circumstances(pair: PairResult, lang: Lang) -> list[str]:
    """Why the rows are not compared, or not as usual."""
    if pair.contest:
        return [contest_line(pair.contest, lang, players=pair.players)]
    lines = [
        capital(text("chinese.pair.foul", lang, player=who, orders=_orders(foul.broken, lang)))
        for player, foul in zip(pair.players, pair.fouls, strict=True)
        if foul
        for who in [_player(player, lang)]
    ]
    if pair.kind == "two_fouls":
        compared = "two_fouls_compared" if pair.rows else "two_fouls"
        lines.append(text(f"chinese.pair.{compared}", lang))
    return lines


@say.register
def _row(row: RowResult, lang: Lang) -> str:
    return row_line(row, lang)


def row_line(row: RowResult, lang: Lang, *, players: tuple[int, int] = (0, 1)) -> str:
    """Who wins a row, how many units, with what hand and by what difference."""
    name = capital(row_name(row.row, lang))
    if not row.better:
        return text("chinese.row.tie", lang, row=name, hand=hand_phrase(row.ranks[0], lang))
    mine, theirs = row.ranks if row.better > 0 else row.ranks[::-1]
    facts: dict[str, Any] = {
        "row": name,
        "winner": _player(players[0 if row.better > 0 else 1], lang),
        "units": _units(row, lang),
        "with_hand": _with(mine, lang),
    }
    if row.by_foul:
        return text("chinese.row.foul", lang, **facts)
    if row.difference.kind == "category":
        other = hand_phrase(theirs, lang, kickers=False)
        return text("chinese.row.category", lang, other=other, **facts)
    return text("chinese.row.place", lang, reason=difference_reason(row.difference, lang), **facts)


def _units(row: RowResult, lang: Lang) -> str:
    units = count(abs(row.units), "unit", lang)
    return text("chinese.units.bonus", lang, units=units) if row.bonus else units


def _with(rank: HandRank, lang: Lang) -> str:
    return text("chinese.with", lang, hand=with_(hand_phrase(rank, lang, kickers=False), lang))


@say.register
def _contest(contest: Contest, lang: Lang) -> str:
    return contest_line(contest, lang)


def contest_line(contest: Contest, lang: Lang, *, players: tuple[int, int] = (0, 1)) -> str:
    """Which of two specials wins, and at what it is decided."""
    first, second = (_player(player, lang) for player in players)
    winner = first if contest.better > 0 else second
    held = [say(one.special, lang) if one else "" for one in (contest.first, contest.second)]
    if contest.decided == "ordinary":
        special = held[0] or held[1]
        return capital(text("chinese.contest.ordinary", lang, winner=winner, special=special))
    if contest.decided == "kind":
        return capital(
            text(
                "chinese.contest.kind",
                lang,
                first=first,
                first_special=held[0],
                second=second,
                second_special=held[1],
                winner=winner,
            )
        )
    return _of_a_kind(contest, held[0], lang)


def _of_a_kind(contest: Contest, special: str, lang: Lang) -> str:
    if contest.pair_ranks and contest.place is not None:
        high, low = sorted(contest.pair_ranks, reverse=True)
        return text(
            "chinese.contest.pairs",
            lang,
            special=special,
            place=text(f"chinese.pair_place.{contest.place + 1}", lang),
            better=rank_name(high, lang, "many"),
            worse=rank_name(low, lang, "many"),
        )
    if contest.row and contest.difference:
        reason = difference_reason(contest.difference, lang)
        row = _the(contest.row, lang)
        return text("chinese.contest.rows", lang, special=special, row=row, reason=reason)
    return text("chinese.contest.nothing", lang, special=special)


# The suggested setting


@say.register
def _candidate(candidate: Candidate, lang: Lang) -> str:
    setting = say(candidate.setting, lang)
    return text("chinese.candidate", lang, setting=setting, units=number(candidate.expected, lang))


@say.register
def _suggestion(found: Suggestion, lang: Lang) -> str:
    """The best setting, the yardstick, and how many there were to choose from."""
    sentences = [
        say(found.best, lang),
        text("chinese.suggest.yardstick", lang, opponents=found.opponents),
        text(
            "chinese.suggest.counts",
            lang,
            n=len(found.unbeaten),
            legal=found.legal,
            settings=found.settings,
        ),
    ]
    if found.declare:
        special = say(found.declare.special, lang)
        sentences.append(text("chinese.suggest.declare", lang, special=special))
    return " ".join(sentences)


@say.register
def _contrast(found: Contrast, lang: Lang) -> str:
    """How much the suggested setting wins more than one's own, and why, row by row."""
    foul = [say(found.foul, lang)] if found.foul else []
    if found.equal:
        return text("chinese.contrast.equal", lang)
    kind = "more" if found.gain > 0 else "less"
    if found.gain:
        units = number(abs(found.gain), lang)
        sentence = text(f"chinese.contrast.{kind}", lang, units=units)
    else:
        sentence = text("chinese.contrast.same", lang)
    beaten = [text("chinese.contrast.beaten", lang)] if found.beaten and not foul else []
    return " ".join([*foul, sentence, *beaten, *(say(row, lang) for row in found.rows)])


@say.register
def _row_contrast(row: RowContrast, lang: Lang) -> str:
    name = capital(row_name(row.row, lang))
    if not row.difference.better:
        return text("chinese.contrast.row.same", lang, row=name)
    kind = "better" if row.difference.better < 0 else "worse"
    reason = difference_reason(row.difference, lang)
    return text(f"chinese.contrast.row.{kind}", lang, row=name, reason=reason)


@say.register
def _move(move: Move, lang: Lang) -> str:
    source, target = _the(move.source, lang), _the(move.target, lang)
    return text("chinese.move", lang, card=card_face(move.card), source=source, target=target)
