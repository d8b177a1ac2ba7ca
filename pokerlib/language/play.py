"""A hand told event by event: what happened, the rule behind it, the arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pokerlib.language.awards  # noqa: F401 # the words of a pot that is pushed
from pokerlib.betting import Bounds, PotLimit
from pokerlib.language.betting import stakes_text
from pokerlib.language.grammar import capital, count, join, numeral
from pokerlib.language.hands import hand_name
from pokerlib.language.names import card_faces
from pokerlib.language.speech import Voice, say, words
from pokerlib.play import Hand, Legal, Option
from pokerlib.play import events as e


@words.register
def _hand(hand: Hand, voice: Voice) -> tuple[str, ...]:
    """The whole hand, a line for each event."""
    return tuple(say(event, voice) for event in hand.events)


# Before the first decision


@words.register
def _started(event: e.HandStarted, voice: Voice) -> str:
    stud = event.game.bring_in is not None
    facts = {
        "game": voice(f"game.name.{event.game.key}"),
        "limit": voice(f"game.limit.{event.limit.key}"),
        "players": count(len(event.stacks), "player", voice.lang, words=True),
        "stakes": stakes_text(event.stakes, voice, fixed=event.limit.fixed, stud=stud),
    }
    if event.button is None:
        return voice("play.started", **facts)
    return voice("play.started.button", button=str(event.button), **facts)


@words.register
def _ante(event: e.AntePosted, voice: Voice) -> str:
    player, amount = voice.player(event.seat), voice.money(event.amount)
    if event.amount < event.full:
        return voice("play.ante.all_in", player=player, amount=amount, full=voice.money(event.full))
    return voice("play.ante", player=player, amount=amount)


@words.register
def _blind(event: e.BlindPosted, voice: Voice) -> str:
    player, amount = voice.player(event.seat), voice.money(event.amount)
    if not event.amount:
        return voice("play.blind.nothing", player=player)
    if event.amount < event.full:
        full = voice.money(event.full)
        return voice("play.blind.short", player=player, amount=amount, full=full)
    return voice(f"play.blind.{event.kind}", player=player, amount=amount)


@words.register
def _burnt(_: e.Burnt, voice: Voice) -> str:
    return voice("play.burnt")


@words.register
def _burns_back(event: e.BurnsBack, voice: Voice) -> str:
    facts = {"players": event.players, "left": event.left, "burnt": event.burnt}
    return voice("play.burns_back", **facts)


def _faces(cards: Sequence[e.MaybeCard]) -> str:
    return card_faces([card for card in cards if card is not None])


@words.register
def _dealt(event: e.Dealt, voice: Voice) -> str:
    parts = []
    if event.down:
        what = voice("play.dealt.down", n=len(event.down))
        seen = _faces(event.down)
        parts.append(voice("play.dealt.seen", what=what, cards=seen) if seen else what)
    if event.up:
        parts.append(voice("play.dealt.up", cards=_faces(event.up)))
    cards = join(parts, voice.lang)
    return voice("play.dealt", player=voice.player(event.seat), cards=cards)


@words.register
def _board(event: e.BoardDealt, voice: Voice) -> str:
    cards = _faces(event.cards) or "?"
    if event.shared:
        return voice("play.board.shared", players=event.players, left=event.left, cards=cards)
    return voice("play.board", street=voice(f"play.name.{event.street}"), cards=cards)


# A round begins


@words.register
def _round(event: e.RoundStarted, voice: Voice) -> str:
    if event.first is None:
        return voice("play.first.all_in")
    sentences = [_first(event, voice)]
    if event.tied and event.why in _TIES:
        sentences.append(_TIES[event.why](event, voice))
    if event.paired:
        sentences.append(_paired(event, voice))
    elif event.fixed:
        street = voice(f"play.street.{event.street}")
        sentences.append(voice("play.sizes", street=street, size=voice.money(event.sizes[0])))
    return " ".join(sentences)


def _first(event: e.RoundStarted, voice: Voice) -> str:
    why = event.why
    if why in ("bring_in", "low_card"):
        why += ".highest" if event.highest else ".lowest"
    return voice(
        f"play.first.{why}",
        player=voice.player(event.first),
        cards=_faces(dict(event.showing).get(event.first or 0, ())),
        skipped=voice.players(event.skipped),
    )


def _bring_in_tie(event: e.RoundStarted, voice: Voice) -> str:
    others = [
        f"{voice.player(seat)} ({_faces(cards)})"
        for seat, cards in event.showing
        if seat in event.tied and seat != event.first
    ]
    tied = join(others, voice.lang)
    return voice(f"play.first.{event.why}.tied.{event.tie_rule}", n=len(others), tied=tied)


def _board_tie(event: e.RoundStarted, voice: Voice) -> str:
    key = f"play.first.best_board.tied.{event.tie_rule}"
    return voice(key, players=voice.players(sorted(event.tied)))


_TIES: Mapping[str, Callable[[e.RoundStarted, Voice], str]] = {
    "bring_in": _bring_in_tie,
    "low_card": _bring_in_tie,
    "best_board": _board_tie,
}


def _paired(event: e.RoundStarted, voice: Voice) -> str:
    small, big = map(voice.money, (event.sizes[0], event.sizes[-1]))
    return voice("play.sizes.paired", players=voice.players(event.paired), small=small, big=big)


# Decisions


@words.register
def _folded(event: e.Folded, voice: Voice) -> str:
    player = voice.player(event.seat)
    if not event.price:
        return voice("play.folded.free", player=player)
    return voice("play.folded", player=player, price=voice.money(event.price))


@words.register
def _checked(event: e.Checked, voice: Voice) -> str:
    key = "play.checked.option" if event.option else "play.checked"
    return voice(key, player=voice.player(event.seat))


@words.register
def _called(event: e.Called, voice: Voice) -> str:
    key = "play.called"
    if event.amount < event.price:
        key += ".short"
    elif event.all_in:
        key += ".all_in"
    elif event.to > event.amount:
        key += ".more"
    return voice(
        key,
        player=voice.player(event.seat),
        amount=voice.money(event.amount),
        to=voice.money(event.to),
        price=voice.money(event.price),
    )


@words.register
def _brought_in(event: e.BroughtIn, voice: Voice) -> str:
    player, amount = voice.player(event.seat), voice.money(event.amount)
    if event.amount == event.full:
        return voice("play.brought_in", player=player, amount=amount)
    full, price = voice.money(event.full), voice.money(event.price)
    return voice("play.brought_in.short", player=player, amount=amount, full=full, price=price)


@words.register
def _wagered(event: e.Wagered, voice: Voice) -> str:
    key = f"play.{event.kind}" + (".all_in" if event.all_in else "")
    sentence = voice(
        key,
        player=voice.player(event.seat),
        to=voice.money(event.to),
        by=voice.money(event.by),
        level=voice.figure(event.level),
    )
    return " ".join([sentence, *_rules(event, voice)])


def _rules(event: e.Wagered, voice: Voice) -> list[str]:
    """The limit's rule with its numbers, and what an all-in for less means for the others."""
    rules = [rule] if (rule := _limit_rule(event, voice)) else []
    if event.to < event.bounds.full_min_to:
        rules.append(voice("play.rule.counts" if event.full else "play.rule.not_full"))
    return rules


def _limit_rule(event: e.Wagered, voice: Voice) -> str:
    """Empty where the limit has no rule for it."""
    bounds = event.bounds
    if bounds.sizes and not event.full:  # it is none of the bets that the round counts
        return voice("play.rule.fixed.short", cap=event.cap) if event.cap else ""
    if bounds.sizes:
        key = "play.rule.fixed" + (".uncapped" if event.cap is None else "")
        return voice(key, count=event.count, cap=event.cap or 0)
    if bounds.max_to < bounds.full_min_to:
        return voice("play.rule.only_all_in")
    if bounds.min_to == bounds.max_to:
        return voice("play.rule.only")
    low, high = voice.money(bounds.min_to), voice.money(bounds.max_to)
    if bounds.pot_limit is None:
        return voice("play.rule.no", low=low, high=high)
    if bounds.max_to < bounds.full_max_to:
        total = voice.money(bounds.full_max_to)
        return voice("play.rule.pot.stack", low=low, high=high, total=total)
    arithmetic = _arithmetic(bounds, bounds.pot_limit, voice)
    return voice("play.rule.pot", low=low, high=high, arithmetic=arithmetic)


def _arithmetic(bounds: Bounds, found: PotLimit, voice: Voice) -> str:
    total = voice.money(bounds.full_max_to)
    key = "play.rule.pot.sum"
    if not found.to_call:
        key += "_own" if found.own else "_bet"
    elif not found.own:
        key += "_call"
    return voice(
        key,
        own=voice.figure(found.own),
        call=voice.figure(found.to_call),
        pot=voice.figure(found.raise_by),
        total=total,
    )


# The end of a round, and of the hand


@words.register
def _returned(event: e.UncalledReturned, voice: Voice) -> str:
    bet = event.amount - event.ante
    facts = {"player": voice.player(event.seat), "amount": voice.money(event.amount)}
    if not event.ante and not event.matched:
        return voice("play.returned.alone", **facts)
    if not event.ante:
        return voice("play.returned", **facts, matched=voice.money(event.matched))
    if not bet:
        return voice("play.returned.ante", **facts)
    facts |= {"ante": voice.money(event.ante), "bet": voice.money(bet)}
    return voice("play.returned.both", **facts)


@words.register
def _gathered(event: e.BetsGathered, voice: Voice) -> str:
    total = voice.money(event.total)
    if not event.before:
        return voice("play.gathered.first", total=total)
    before, bets = voice.figure(event.before), voice.figure(event.total - event.before)
    return voice("play.gathered", before=before, bets=bets, total=total)


@words.register
def _pots(event: e.PotsFormed, voice: Voice) -> str:
    if len(event.pots) == 1:
        return voice("play.pots.one", amount=voice.money(event.pots[0].amount))
    held = [say(pot, voice) for pot in event.pots]
    return voice("play.pots.many", number=numeral(len(held), voice.lang), pots=". ".join(held))


@words.register
def _showdown(event: e.ShowdownStarted, voice: Voice) -> str:
    return voice(f"play.showdown.{event.why}", player=voice.player(event.order[0]))


@words.register
def _shown(event: e.Shown, voice: Voice) -> str:
    player = voice.player(event.seat)
    if event.made is None:
        return voice("play.shown.unknown", player=player)
    cards, made = _faces(event.cards), dict(event.made)
    names = {
        share: hand_name(one.rank, voice.lang) if one else voice("play.shown.no_low")
        for share, one in made.items()
    }
    if len(names) == 1:
        (name,) = names.values()
        return voice("play.shown", player=player, cards=cards, hand=name)
    return voice(
        "play.shown.hilo", player=player, cards=cards, high=names["high"], low=names["low"]
    )


@words.register
def _mucked(event: e.Mucked, voice: Voice) -> str:
    return voice("play.mucked", player=voice.player(event.seat))


@words.register
def _ended(event: e.HandEnded, voice: Voice) -> str:
    parts = [
        voice(
            "play.ended.plus" if net > 0 else "play.ended.minus",
            player=voice.player(seat),
            amount=voice.money(abs(net)),
        )
        for seat, net in event.net
        if net
    ]
    sentence = voice("play.ended.even")
    if parts:
        sentence = voice("play.ended", parts=join(parts, voice.lang))
    if event.next_button is None:
        return sentence
    return sentence + " " + voice("play.ended.button", seat=str(event.next_button))


# What may be done


@words.register
def _legal(legal: Legal, voice: Voice) -> str:
    options = join([_option(option, voice) for option in legal.options], voice.lang, last="or")
    if legal.seat is None:
        return capital(options)
    return voice("play.legal.turn", player=voice.player(legal.seat), options=options)


@words.register
def _option(option: Option, voice: Voice) -> str:
    if option.sizes:
        sizes = voice.amounts(option.sizes)
        return voice(f"play.legal.{option.name}_sizes", sizes=sizes)
    if option.bounds and option.min_to == option.max_to:
        return voice(f"play.legal.{option.name}_sizes", sizes=voice.money(option.max_to))
    if option.bounds:
        low, high = voice.figure(option.min_to), voice.money(option.max_to)
        return voice(f"play.legal.{option.name}", low=low, high=high)
    return voice(f"play.legal.{option.name}", amount=voice.money(option.pays))
