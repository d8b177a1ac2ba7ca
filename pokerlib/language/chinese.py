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
from pokerlib.language.catalogue import text
from pokerlib.language.given import given
from pokerlib.language.grammar import capital, count, join, with_
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.languages import Lang
from pokerlib.language.names import card_face, card_faces, rank_name
from pokerlib.language.rankings import difference_reason
from pokerlib.language.speech import Voice, say, words
from pokerlib.rankings import HandRank

# Settings


def row_name(row: Row, lang: Lang) -> str:
    """``задна ръка``, ``back``."""
    return text(f"chinese.row.{row}", lang)


def _the(row: Row, voice: Voice) -> str:
    return voice(f"chinese.row.the.{row}")


@words.register
def _setting(setting: Setting, voice: Voice) -> str:
    """The three rows, with their cards and their hands."""
    line = capital(_rows(setting, voice))
    if setting.declares is None:
        return line + "."
    return voice("chinese.setting.declares", rows=line, special=say(setting.declares, voice))


def _rows(setting: Setting, voice: Voice) -> str:
    """In a declared special the front may be a straight or a flush."""
    declared = special_rank(setting, setting.declares) if setting.declares else None
    ranks = declared.rows if declared and declared.rows else map(setting.rank, ROWS)
    rows = [
        voice(
            "chinese.setting.row",
            row=row_name(row, voice.lang),
            cards=card_faces(rank.cards),
            hand=hand_name(rank, voice.lang, kickers=False),
        )
        for row, rank in zip(ROWS, ranks, strict=True)
    ]
    return "; ".join(rows)


@words.register
def _special(special: Special, voice: Voice) -> str:
    return voice(f"chinese.special.{special.value}")


@words.register
def _bonus(bonus: Bonus, voice: Voice) -> str:
    """The bonus by its switch: ``каре в задната или средната ръка``."""
    return voice(f"chinese.bonus.{bonus.group}")


@words.register
def _held(held: Held, voice: Voice) -> str:
    special = say(held.special, voice)
    return voice("chinese.held", special=special, setting=_rows(held.setting, voice) + ".")


@words.register
def _error(error: SettingError, voice: Voice) -> str:
    """One sentence: what cannot be played, and how to mend it."""
    facts: dict[str, Any] = {
        name: given(fact) if name == "count" else _known(str(given(fact)), voice)
        for name, fact in error.facts.items()
    }
    if "player" in facts:
        facts["player"] = _player(error.facts["player"], voice)
    if "order" in facts:
        facts["order"] = join([_known(name, voice) for name in _listed(error)], voice.lang)
    if "card" in facts:
        facts["card"] = card_face(read_cards(facts["card"])[0])
    return voice(f"chinese.error.{error.kind}", **facts)


def _listed(error: SettingError) -> list[str]:
    return str(error.facts["order"]).split(", ")


def _known(name: str, voice: Voice) -> str:
    """A special hand by its name, what else was given as it is."""
    name = name.strip("'")
    return say(Special(name), voice) if name in set(Special) else name


# Order


@words.register
def _order(order: Order, voice: Voice) -> str:
    return capital(_clause(order, voice)) + "."


def _clause(order: Order, voice: Voice) -> str:
    """``средната ръка (флъш до асо) е по-силна от задната ръка (три попа)``."""
    rows: dict[str, Any] = {"strong": _the(order.strong, voice), "weak": _the(order.weak, voice)}
    found = order.difference
    if found is None:
        return voice("chinese.order.open", **rows)
    rows["strong_hand"] = hand_name(found.first, voice.lang, kickers=False)
    rows["weak_hand"] = hand_name(found.second, voice.lang, kickers=False)
    if not order.broken:
        return voice("chinese.order.right", **rows)
    if not found.better:
        return voice("chinese.order.equal", **rows)
    if found.kind == "category":
        return voice("chinese.order.category", **rows)
    return voice("chinese.order.place", reason=difference_reason(found, voice.lang), **rows)


def _orders(broken: Sequence[Order], voice: Voice) -> str:
    return "; ".join(_clause(order, voice) for order in broken)


def _swap(rows: tuple[Row, Row] | None, voice: Voice) -> list[str]:
    """What mends the order; only back and middle can change places."""
    return [voice("chinese.swap")] if rows else []


@words.register
def _foul(foul: Foul, voice: Voice) -> str:
    """Which order a wrong setting breaks, and what mends it."""
    sentence = voice("chinese.foul", orders=_orders(foul.broken, voice))
    return " ".join([sentence, *_swap(foul.swap, voice)])


@words.register
def _check(check: Check, voice: Voice) -> str:
    """A setting in the making: what is wrong so far, or how many cards are still to be laid."""
    if check.broken:
        sentence = voice("chinese.check.broken", orders=_orders(check.broken, voice))
        return " ".join([sentence, *_swap(check.swap, voice)])
    if not check.whole:
        return voice("chinese.check.missing", n=sum(row.missing for row in check.rows))
    return voice("chinese.check.legal")


# The score


def _player(index: int, voice: Voice) -> str:
    return voice.names.get(index) or voice("chinese.player", number=index + 1)


@words.register
def _score(score: Score, voice: Voice) -> str:
    """What everybody wins, in units and in money."""
    parts = [
        _won(player, units, amount, voice)
        for player, (units, amount) in enumerate(zip(score.units, score.money, strict=True))
    ]
    return capital("; ".join(parts)) + "."


def _won(player: int, units: int, amount: int, voice: Voice) -> str:
    who = _player(player, voice)
    if not units:
        return voice("chinese.score.even", player=who)
    verb = "chinese.score.wins" if units > 0 else "chinese.score.loses"
    what = count(abs(units), "unit", voice.lang)
    return voice(verb, player=who, units=what, money=voice.money(abs(amount), "USD-cent"))


@words.register
def _pair(pair: PairResult, voice: Voice) -> tuple[str, ...]:
    """What two players win from each other: the sum, a foul or a special, then row by row."""
    first, second = (_player(player, voice) for player in pair.players)
    if pair.winner is None:
        head = voice("chinese.pair.tie", first=first, second=second)
    else:
        winner = _player(pair.winner, voice)
        units = count(abs(pair.units), "unit", voice.lang)
        head = voice("chinese.pair.wins", first=first, second=second, winner=winner, units=units)
    rows = [_row_line(row, pair.players, voice) for row in pair.rows]
    return (capital(head), *_circumstances(pair, voice), *rows)


def _circumstances(pair: PairResult, voice: Voice) -> list[str]:
    """Why the rows are not compared, or not as usual."""
    if pair.contest:
        return [_contest_line(pair.contest, pair.players, voice)]
    lines = [
        capital(voice("chinese.pair.foul", player=who, orders=_orders(foul.broken, voice)))
        for player, foul in zip(pair.players, pair.fouls, strict=True)
        if foul
        for who in [_player(player, voice)]
    ]
    if pair.kind == "two_fouls":
        compared = "two_fouls_compared" if pair.rows else "two_fouls"
        lines.append(voice(f"chinese.pair.{compared}"))
    return lines


@words.register
def _row(row: RowResult, voice: Voice) -> str:
    return _row_line(row, (0, 1), voice)


def _row_line(row: RowResult, players: tuple[int, int], voice: Voice) -> str:
    """Who wins a row, how many units, with what hand and by what difference."""
    name = capital(row_name(row.row, voice.lang))
    if not row.better:
        return voice("chinese.row.tie", row=name, hand=hand_phrase(row.ranks[0], voice.lang))
    mine, theirs = row.ranks if row.better > 0 else row.ranks[::-1]
    facts: dict[str, Any] = {
        "row": name,
        "winner": _player(players[0 if row.better > 0 else 1], voice),
        "units": _units(row, voice),
        "with_hand": _with(mine, voice),
    }
    if row.by_foul:
        return voice("chinese.row.foul", **facts)
    if row.difference.kind == "category":
        other = hand_phrase(theirs, voice.lang, kickers=False)
        return voice("chinese.row.category", other=other, **facts)
    return voice("chinese.row.place", reason=difference_reason(row.difference, voice.lang), **facts)


def _units(row: RowResult, voice: Voice) -> str:
    units = count(abs(row.units), "unit", voice.lang)
    return voice("chinese.units.bonus", units=units) if row.bonus else units


def _with(rank: HandRank, voice: Voice) -> str:
    hand = hand_phrase(rank, voice.lang, kickers=False)
    return voice("chinese.with", hand=with_(hand, voice.lang))


@words.register
def _contest(contest: Contest, voice: Voice) -> str:
    return _contest_line(contest, (0, 1), voice)


def _contest_line(contest: Contest, players: tuple[int, int], voice: Voice) -> str:
    """Which of two specials wins, and at what it is decided."""
    first, second = (_player(player, voice) for player in players)
    winner = first if contest.better > 0 else second
    held = [say(one.special, voice) if one else "" for one in (contest.first, contest.second)]
    if contest.decided == "ordinary":
        special = held[0] or held[1]
        return capital(voice("chinese.contest.ordinary", winner=winner, special=special))
    if contest.decided == "kind":
        return capital(
            voice(
                "chinese.contest.kind",
                first=first,
                first_special=held[0],
                second=second,
                second_special=held[1],
                winner=winner,
            )
        )
    return _of_a_kind(contest, held[0], voice)


def _of_a_kind(contest: Contest, special: str, voice: Voice) -> str:
    if contest.pair_ranks and contest.place is not None:
        high, low = sorted(contest.pair_ranks, reverse=True)
        return voice(
            "chinese.contest.pairs",
            special=special,
            place=voice(f"chinese.pair_place.{contest.place + 1}"),
            better=rank_name(high, voice.lang, "many"),
            worse=rank_name(low, voice.lang, "many"),
        )
    if contest.row and contest.difference:
        reason = difference_reason(contest.difference, voice.lang)
        row = _the(contest.row, voice)
        return voice("chinese.contest.rows", special=special, row=row, reason=reason)
    return voice("chinese.contest.nothing", special=special)


# The suggested setting


@words.register
def _candidate(candidate: Candidate, voice: Voice) -> str:
    setting = say(candidate.setting, voice)
    return voice("chinese.candidate", setting=setting, units=candidate.expected)


@words.register
def _suggestion(found: Suggestion, voice: Voice) -> str:
    """The best setting, the yardstick, and how many there were to choose from."""
    sentences = [
        say(found.best, voice),
        voice("chinese.suggest.yardstick", opponents=found.opponents),
        voice(
            "chinese.suggest.counts",
            n=len(found.unbeaten),
            legal=found.legal,
            settings=found.settings,
        ),
    ]
    if found.declare:
        special = say(found.declare.special, voice)
        sentences.append(voice("chinese.suggest.declare", special=special))
    return " ".join(sentences)


@words.register
def _contrast(found: Contrast, voice: Voice) -> str:
    """How much the suggested setting wins more than one's own, and why, row by row."""
    foul = [say(found.foul, voice)] if found.foul else []
    if found.equal:
        return voice("chinese.contrast.equal")
    kind = "more" if found.gain > 0 else "less"
    if found.gain:
        sentence = voice(f"chinese.contrast.{kind}", units=abs(found.gain))
    else:
        sentence = voice("chinese.contrast.same")
    beaten = [voice("chinese.contrast.beaten")] if found.beaten and not foul else []
    return " ".join([*foul, sentence, *beaten, *(say(row, voice) for row in found.rows)])


@words.register
def _row_contrast(row: RowContrast, voice: Voice) -> str:
    name = capital(row_name(row.row, voice.lang))
    if not row.difference.better:
        return voice("chinese.contrast.row.same", row=name)
    kind = "better" if row.difference.better < 0 else "worse"
    reason = difference_reason(row.difference, voice.lang)
    return voice(f"chinese.contrast.row.{kind}", row=name, reason=reason)


@words.register
def _move(move: Move, voice: Voice) -> str:
    source, target = _the(move.source, voice), _the(move.target, voice)
    return voice("chinese.move", card=card_face(move.card), source=source, target=target)
