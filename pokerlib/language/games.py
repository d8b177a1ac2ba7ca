"""What is said of the hand that a player makes, of a tempting one, and of a showdown."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pokerlib.cards import Card
from pokerlib.games import Game, GameError
from pokerlib.games.records import Combination, Illusion, Made, ShareResult, Showdown
from pokerlib.language.catalogue import Lang, text
from pokerlib.language.given import givens
from pokerlib.language.grammar import capital, join, with_
from pokerlib.language.hands import hand_name, hand_phrase
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import fraction
from pokerlib.language.rankings import better_first, difference_reason
from pokerlib.language.speech import say

_POT_PARTS = {
    Fraction(1): "whole",
    Fraction(1, 2): "half",
    Fraction(1, 4): "quarter",
    Fraction(3, 4): "three_quarters",
}


@say.register
def _game(game: Game, lang: Lang) -> str:
    return text(f"game.name.{game.key}", lang)


@say.register
def _error(error: GameError, lang: Lang) -> str:
    return text(f"game_error.{error.kind}", lang, n=None, **givens(error.facts))


@say.register(Made)
@say.register(Combination)
def _made(found: Made | Combination, lang: Lang) -> str:
    """The hand, and which of its cards come from the hand and which from the board."""
    hand = capital(hand_name(found.rank, lang))
    return text("game.made", lang, hand=hand, cards=_origin(found.hole, found.board, lang))


def _origin(hole: Sequence[Card], board: Sequence[Card], lang: Lang) -> str:
    own, common = card_faces(hole), card_faces(board)
    if not board:
        return own
    if not hole:
        return text("game.cards.board", lang, board=common)
    return text("game.cards.both", lang, hole=own, board=common)


@say.register
def _illusion(found: Illusion, lang: Lang) -> str:
    """What the hand looks like, and which rule forbids it."""
    choice = text(f"game.illusion.choice.{found.from_hole}", lang)
    rule = text("game.illusion.rule", lang)
    if found.by_kicker:
        hand = hand_name(found.rank, lang)
        return text("game.illusion.by_kicker", lang, hand=hand, choice=choice, rule=rule)
    hand = hand_phrase(found.rank, lang, kickers=False)
    return text("game.illusion", lang, hand=hand, choice=choice, rule=rule)


@say.register
def _share(result: ShareResult, lang: Lang) -> str:
    return _result(result, lang, alone=False)


@say.register
def _showdown(found: Showdown, lang: Lang) -> str:
    """Who wins which share, with what, and what part of the pot each winner takes."""
    won = [result for result in found.shares if result.winners]
    sentences = [_result(result, lang, alone=len(won) == 1) for result in won]
    if len(won) < len(found.shares):
        sentences.append(text("game.no_low" if won else "game.nobody", lang))
    elif found.scoop is not None:
        sentences.append(text("game.scoop", lang, player=_player(found.scoop, lang)))
    elif len(won) > 1:
        sentences.append(_parts(found, lang))
    return " ".join(sentences)


def _result(result: ShareResult, lang: Lang, *, alone: bool) -> str:
    """One share; alone where it is the whole pot."""
    share = "all" if alone else result.share
    made = result.made[result.winners[0]] if result.winners else None
    if made is None:
        return text("game.nobody", lang)
    if result.tied:
        numbers = join([str(winner + 1) for winner in result.winners], lang)
        players = text("game.players", lang, numbers=numbers)
        hand = hand_name(made.rank, lang)
        return text(f"game.tie.{share}", lang, players=players, hand=hand) + "."
    with_hand = text("game.with", lang, hand=with_(hand_phrase(made.rank, lang), lang))
    player = _player(result.winners[0], lang)
    sentence = text(f"game.wins.{share}", lang, player=player, with_hand=with_hand)
    reason = _reason(result, lang)
    return (
        text("game.reason", lang, sentence=sentence, reason=reason) if reason else sentence
    ) + "."


def _reason(result: ShareResult, lang: Lang) -> str:
    """What the winner is better by than the next hand, where there is one."""
    found = result.difference
    if found is None or not found.better:
        return ""
    if found.kind == "place":
        return difference_reason(found, lang)
    _, loser = better_first(found.first, found.second, found)
    return text("game.next", lang, hand=hand_phrase(loser, lang, kickers=False))


def _parts(found: Showdown, lang: Lang) -> str:
    taken = [
        text(
            "game.part_only" if player in found.quartered else "game.part",
            lang,
            player=_player(player, lang),
            part=pot_part(part, lang),
        )
        for player, part in enumerate(found.parts)
        if part
    ]
    return join(taken, lang) + "."


def _player(index: int, lang: Lang) -> str:
    return text("game.player", lang, number=index + 1)


def pot_part(part: Fraction, lang: Lang) -> str:
    """``половината пот``, ``четвърт от пота``, ``1/6 от пота``."""
    if part in _POT_PARTS:
        return text(f"game.pot.{_POT_PARTS[part]}", lang)
    return text("game.pot.fraction", lang, fraction=fraction(part, lang))
