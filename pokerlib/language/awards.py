"""How a pot is pushed, in words: who wins which part of it, with what, and the odd chip."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.betting import Part
from pokerlib.games import Showdown
from pokerlib.language.betting import pot_name
from pokerlib.language.grammar import capital, join, with_
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.speech import Voice, words
from pokerlib.play.events import PotAwarded


@words.register
def _awarded(event: PotAwarded, voice: Voice) -> str:
    """Who takes the pot and why, with the division of what can be divided."""
    amount, pot = voice.money(event.amount), pot_name(event.pot, voice)
    if event.why in ("folded", "alone"):
        player = voice.player(event.parts[0].seat)
        return voice(f"play.award.{event.why}", player=player, amount=amount, pot=pot)
    if event.showdown is None:
        return voice(
            "play.award.given", pot=capital(pot), amount=amount, parts=_parts(event.parts, voice)
        )
    return _by_hands(event, event.showdown, voice)


def _by_hands(event: PotAwarded, showdown: Showdown, voice: Voice) -> str:
    won = [result.share for result in showdown.shares if result.winners]
    if len(won) == 1:
        sentences = [_whole(event, showdown, won[0], voice)]
    else:
        sentences = [_halves(event, voice)]
        sentences += [_half(event, showdown, share, voice) for share in won]
        sentences += _both_ways(event, showdown, voice)
        if showdown.scoop is not None:
            player = voice.player(event.seats[showdown.scoop])
            sentences.append(voice("play.award.scoop", player=player))
    if len(won) < len(showdown.shares):
        sentences.append(voice("play.award.no_low"))
    return " ".join(sentences)


def _of(event: PotAwarded, share: str) -> tuple[Part, ...]:
    return tuple(part for part in event.parts if part.share == share)


def _parts(parts: Sequence[Part], voice: Voice) -> str:
    return join(
        [
            voice("play.part", player=voice.player(part.seat), amount=voice.money(part.amount))
            for part in parts
        ],
        voice.lang,
    )


def _hand(showdown: Showdown, share: str, voice: Voice, *, phrase: bool) -> str:
    made = showdown.made(share)[showdown.winners(share)[0]]
    assert made is not None, "a winner has a hand"
    if phrase:
        return with_(hand_phrase(made.rank, voice.lang), voice.lang)
    return hand_name(made.rank, voice.lang)


def _whole(event: PotAwarded, showdown: Showdown, share: str, voice: Voice) -> str:
    parts = _of(event, share)
    amount, pot = voice.money(event.amount), pot_name(event.pot, voice)
    if len(parts) == 1:
        player, hand = voice.player(parts[0].seat), _hand(showdown, share, voice, phrase=True)
        return voice("play.award.wins", player=player, amount=amount, pot=pot, hand=hand)
    tie = voice(
        "play.award.tie",
        players=voice.players(part.seat for part in parts),
        hand=_hand(showdown, share, voice, phrase=False),
        amount=amount,
        pot=pot,
        parts=_parts(parts, voice),
    )
    return " ".join([tie, *_odd(parts, voice)])


def _halves(event: PotAwarded, voice: Voice) -> str:
    halves = {share: sum(part.amount for part in _of(event, share)) for share in ("high", "low")}
    sentence = voice(
        "play.award.halves",
        pot=capital(pot_name(event.pot, voice)),
        amount=voice.money(event.amount),
        high=voice.money(halves["high"]),
        low=voice.money(halves["low"]),
    )
    if halves["high"] == halves["low"]:
        return sentence
    more = "high" if halves["high"] > halves["low"] else "low"
    return sentence + " " + voice(f"play.award.odd_half.{more}")


def _both_ways(event: PotAwarded, showdown: Showdown, voice: Voice) -> list[str]:
    """Where an odd chip of a half was made up for in the other: who shares the whole evenly."""
    if showdown.conventions.both_ways != "evenly" or not any(part.odd for part in event.parts):
        return []
    halves = [{part.seat for part in _of(event, share)} for share in ("high", "low")]
    same = [seat for seat in event.seats if all(seat in half for half in halves)]
    if len(same) < 2:
        return []
    sums = [sum(part.amount for part in event.parts if part.seat == seat) for seat in same]
    whole = [Part("", seat, amount) for seat, amount in zip(same, sums, strict=True)]
    facts = {"players": voice.players(same), "parts": _parts(whole, voice)}
    return [voice("play.award.both_ways", **facts)]


def _half(event: PotAwarded, showdown: Showdown, share: str, voice: Voice) -> str:
    parts = _of(event, share)
    if len(parts) == 1:
        return voice(
            f"play.award.half.{share}",
            player=voice.player(parts[0].seat),
            hand=_hand(showdown, share, voice, phrase=True),
            amount=voice.money(parts[0].amount),
        )
    tie = voice(
        f"play.award.half_tie.{share}",
        players=voice.players(part.seat for part in parts),
        hand=_hand(showdown, share, voice, phrase=False),
        parts=_parts(parts, voice),
    )
    return " ".join([tie, *_odd(parts, voice)])


def _odd(parts: Sequence[Part], voice: Voice) -> list[str]:
    """Who takes a chip more than the others that are equal to him."""
    most, least = max(part.amount for part in parts), min(part.amount for part in parts)
    if most == least:
        return []
    players = voice.players(part.seat for part in parts if part.amount == most)
    return [voice("play.award.odd", players=players)]
