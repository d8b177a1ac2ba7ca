"""What is said of the hand that a player makes, of a tempting one, and of a showdown."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pokerlib.cards import Card
from pokerlib.games import Game, GameError
from pokerlib.games.records import Combination, Illusion, Made, ShareResult, Showdown
from pokerlib.language.catalogue import text
from pokerlib.language.given import givens
from pokerlib.language.grammar import capital, join, with_
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.languages import Lang
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import fraction
from pokerlib.language.rankings import better_first, difference_reason
from pokerlib.language.speech import Voice, words

_POT_PARTS = {
    Fraction(1): "whole",
    Fraction(1, 2): "half",
    Fraction(1, 4): "quarter",
    Fraction(3, 4): "three_quarters",
}


@words.register
def _game(game: Game, voice: Voice) -> str:
    return voice(f"game.name.{game.key}")


@words.register
def _error(error: GameError, voice: Voice) -> str:
    facts = givens(error.facts)
    if error.kind == "no_share":
        facts["game"] = voice(f"game.name.{facts['game']}")
    return voice(f"game_error.{error.kind}", n=None, **facts)


@words.register(Made)
@words.register(Combination)
def _made(found: Made | Combination, voice: Voice) -> str:
    """The hand, and which of its cards come from the hand and which from the board."""
    hand = capital(hand_name(found.rank, voice.lang))
    return voice("game.made", hand=hand, cards=_origin(found.hole, found.board, voice.lang))


def _origin(hole: Sequence[Card], board: Sequence[Card], lang: Lang) -> str:
    own, common = card_faces(hole), card_faces(board)
    if not board:
        return own
    if not hole:
        return text("game.cards.board", lang, board=common)
    return text("game.cards.both", lang, hole=own, board=common)


@words.register
def _illusion(found: Illusion, voice: Voice) -> str:
    """What the hand looks like, and which rule forbids it."""
    choice = voice(f"game.illusion.choice.{found.from_hole}")
    rule = voice("game.illusion.rule")
    if found.by_kicker:
        hand = hand_name(found.rank, voice.lang)
        return voice("game.illusion.by_kicker", hand=hand, choice=choice, rule=rule)
    hand = hand_phrase(found.rank, voice.lang, kickers=False)
    return voice("game.illusion", hand=hand, choice=choice, rule=rule)


@words.register
def _share(result: ShareResult, voice: Voice) -> str:
    return _result(result, voice, alone=False)


@words.register
def _showdown(found: Showdown, voice: Voice) -> str:
    """Who wins which share, with what, and what part of the pot each winner takes."""
    won = [result for result in found.shares if result.winners]
    sentences = [_result(result, voice, alone=len(won) == 1) for result in won]
    if len(won) < len(found.shares):
        sentences.append(voice("game.no_low" if won else "game.nobody"))
    elif found.scoop is not None:
        sentences.append(voice("game.scoop", player=_player(found.scoop, voice)))
    elif len(won) > 1:
        sentences.append(_parts(found, voice))
    return " ".join(sentences)


def _result(result: ShareResult, voice: Voice, *, alone: bool) -> str:
    """One share; alone where it is the whole pot."""
    share = "all" if alone else result.share
    made = result.made[result.winners[0]] if result.winners else None
    if made is None:
        return voice("game.nobody")
    if result.tied:
        players, hand = _players(result.winners, voice), hand_name(made.rank, voice.lang)
        return capital(voice(f"game.tie.{share}", players=players, hand=hand)) + "."
    with_hand = voice("game.with", hand=with_(hand_phrase(made.rank, voice.lang), voice.lang))
    player = _player(result.winners[0], voice)
    sentence = capital(voice(f"game.wins.{share}", player=player, with_hand=with_hand))
    reason = _reason(result, voice)
    return (voice("game.reason", sentence=sentence, reason=reason) if reason else sentence) + "."


def _reason(result: ShareResult, voice: Voice) -> str:
    """What the winner is better by than the next hand, where there is one."""
    found = result.difference
    if found is None or not found.better:
        return ""
    if found.kind == "place":
        return difference_reason(found, voice.lang)
    _, loser = better_first(found.first, found.second, found)
    return voice("game.next", hand=hand_phrase(loser, voice.lang, kickers=False))


def _parts(found: Showdown, voice: Voice) -> str:
    taken = [
        text(
            "game.part_only" if player in found.quartered else "game.part",
            voice.lang,
            player=_player(player, voice),
            part=pot_part(part, voice.lang),
        )
        for player, part in enumerate(found.parts)
        if part
    ]
    return capital(join(taken, voice.lang)) + "."


def _player(index: int, voice: Voice) -> str:
    return voice.names.get(index) or voice("game.player", number=index + 1)


def _players(places: Sequence[int], voice: Voice) -> str:
    """``играчи 1 и 2``, or their names."""
    if all(place in voice.names for place in places):
        return voice.players(places)
    numbers = join([str(place + 1) for place in places], voice.lang)
    return voice("game.players", numbers=numbers)


def pot_part(part: Fraction, lang: Lang) -> str:
    """``половината пот``, ``четвърт от пота``, ``1/6 от пота``."""
    if part in _POT_PARTS:
        return text(f"game.pot.{_POT_PARTS[part]}", lang)
    return text("game.pot.fraction", lang, fraction=fraction(part, lang))
