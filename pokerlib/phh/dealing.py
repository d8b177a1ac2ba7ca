"""The cards of a PHH file in the order in which we deal them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pokerlib.cards import Card, CardError, cards
from pokerlib.games import GAMES
from pokerlib.phh.codes import PhhError

__all__ = ["deck_from", "words_of"]

Found: TypeAlias = "list[Card | None]"


def words_of(line: str) -> list[str]:
    """The words of an action, without its commentary.

    >>> words_of("p1 cbr 300 # a third of the pot")
    ['p1', 'cbr', '300']
    """
    return line.partition("#")[0].split()


def deck_from(
    game: str, actions: Sequence[str], players: int, burnt: Sequence[str]
) -> tuple[Card | None, ...]:
    """Each street's cards to each player still in, then to the board; None for those unknown.

    The file may deal in any order: each player's cards and the board's are gathered first.
    """
    hands: list[Found] = [[] for _ in range(players)]
    board: Found = []
    out = [len(actions)] * players  # the line at which each folds
    begins = [0]  # the line at which each street begins
    for number, line in enumerate(actions):
        words = words_of(line)
        if words[:1] == ["d"]:
            if number and words_of(actions[number - 1])[:1] != ["d"]:
                begins.append(number)
            _deal(words, number, line, hands, board)
        elif words[-1:] == ["f"]:
            out[player_of(words[0], number, line, players)] = number
    burns = [card for text in burnt for card in _read(text, 0, text)]
    deck = list(_in_our_order(game, hands, board, burns, out, begins))
    while deck and deck[-1] is None:  # streets that were never dealt
        deck.pop()
    return tuple(deck)


def _in_our_order(
    game: str, hands: list[Found], board: Found, burns: Found, out: list[int], begins: list[int]
) -> Iterator[Card | None]:
    back: set[Card | None] = set()  # burnt, and perhaps dealt again from under the stub
    for number, street in enumerate(GAMES[game].streets):
        if number and burns:
            back |= {burns[0]} - {None}
            yield burns.pop(0)
        start = begins[min(number, len(begins) - 1)]  # an all-in deals several streets at once
        each = street.down + street.up
        for player, hand in enumerate(hands):
            if out[player] > start and not (each and board and not street.board and not hand):
                taken, hands[player] = hand[:each], hand[each:]
                yield from [card for card in taken if card not in back]
                yield from [None] * (each - len(taken))
                hand = hands[player]
        wanted = street.board or (len(board) if number == len(GAMES[game].streets) - 1 else 0)
        for _ in range(wanted):
            card = board.pop(0) if board else None
            if card not in back:
                yield card


def _deal(words: list[str], number: int, line: str, hands: list[Found], board: Found) -> None:
    if words[1:2] == ["db"] and len(words) == 3:
        board += _read(words[2], number, line)
    elif words[1:2] == ["dh"] and len(words) == 4:
        hands[player_of(words[2], number, line, len(hands))] += _read(words[3], number, line)
    else:
        raise PhhError("wrong_action", number=number + 1, action=line)


def player_of(word: str, number: int, line: str, players: int) -> int:
    """The index of p1, p2 …, from 0."""
    index = int(word[1:]) if word[:1] == "p" and word[1:].isdecimal() else 0
    if not 1 <= index <= players:
        raise PhhError("wrong_action", number=number + 1, action=line)
    return index - 1


def _read(text: str, number: int, line: str) -> Found:
    """Cards of two letters each, ?? for one that nobody knows."""
    pieces = [text[i : i + 2] for i in range(0, len(text), 2)]
    try:
        return [None if piece == "??" else cards(piece, count=1)[0] for piece in pieces]
    except CardError as error:
        raise PhhError("wrong_action", number=number + 1, action=line) from error
