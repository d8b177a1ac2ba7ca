"""The cards of a PHH file in the order in which we deal them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TypeAlias

from pokerlib.cards import Card, CardError, cards
from pokerlib.games import GAMES, Game
from pokerlib.phh.codes import PhhError
from pokerlib.phh.lines import Lines

Found: TypeAlias = "list[Card | None]"


def words_of(line: str) -> list[str]:
    """The words of an action, without its commentary.

    >>> words_of("p1 cbr 300 # a third of the pot")
    ['p1', 'cbr', '300']
    """
    return line.partition("#")[0].split()


def deck_from(
    game: str, actions: Sequence[str], players: int, burnt: Sequence[str], lines: Lines
) -> tuple[Card | None, ...]:
    """Each street's cards to each player still in, then to the board; None for those unknown.

    The file may deal in any order: each player's cards and the board's are gathered first.
    Raises PhhError for cards that no hand of the game is dealt, with the line.
    """
    reader = _Dealer(GAMES[game], players, lines)
    out = [len(actions)] * players  # the line at which each folds
    begins = [0]  # the line at which each street begins
    before: list[str] = []
    for number, line in enumerate(actions):
        words = words_of(line)
        if not words:  # a comment alone, or nothing
            continue
        if words[0] == "d":
            if before and before[0] != "d":
                begins.append(number)
            reader.deal(words, number, line)
        elif words[-1] == "f":
            out[player_of(words[0], number, line, players, lines)] = number
        before = words
    burns = [card for text in burnt for card in reader.read(text, None, text)]
    deck = list(_in_our_order(reader, burns, out, begins))
    while deck and deck[-1] is None:  # streets that were never dealt
        deck.pop()
    return tuple(deck)


class _Dealer:
    """Everybody's cards so far, and what may still be dealt."""

    def __init__(self, game: Game, players: int, lines: Lines) -> None:
        self.game, self.lines = game, lines
        self.hands: list[Found] = [[] for _ in range(players)]
        self.board: Found = []
        self.seen: set[Card] = set()
        self.boards = {*accumulate(street.board for street in game.streets)} - {0}
        self.boards |= {1} if game.last_card_shared else set()

    def deal(self, words: list[str], number: int, line: str) -> None:
        if words[1:2] == ["db"] and len(words) == 3:
            self.board += self.read(words[2], number, line)
            if len(self.board) not in self.boards:
                self._refuse(number, line, "board", len(self.board), sorted(self.boards))
        elif words[1:2] == ["dh"] and len(words) == 4:
            player = player_of(words[2], number, line, len(self.hands), self.lines)
            hand = self.hands[player]
            hand += self.read(words[3], number, line)
            if len(hand) > self.game.hole:
                self._refuse(number, line, "hole", len(hand), [self.game.hole])
        else:
            raise self._wrong(number, line)

    def read(self, text: str, number: int | None, line: str) -> Found:
        """Cards of two letters each, ?? for one that nobody knows; each card once."""
        pieces = [text[i : i + 2] for i in range(0, len(text), 2)]
        where = {} if number is None else self.lines.action(number)
        try:
            found = [None if piece == "??" else cards(piece, count=1)[0] for piece in pieces]
        except CardError as error:
            raise self._wrong(number or 0, line) from error
        for card in found if number is not None else ():  # a burnt card may be dealt again
            if card in self.seen:
                twice = CardError("duplicate", card.code, None, facts={"card": card.code})
                raise PhhError("cards", error=twice, **where)
            self.seen |= {card} if card else set()
        return found

    def _wrong(self, number: int, line: str) -> PhhError:
        return PhhError("wrong_action", number=number + 1, action=line, **self.lines.action(number))

    def _refuse(self, number: int, line: str, where: str, count: int, right: list[int]) -> None:
        facts = {"number": number + 1, "action": line, "count": count, "right": tuple(right)}
        raise PhhError(f"dealt_{where}", **facts, **self.lines.action(number))


def _in_our_order(
    dealt: _Dealer, burns: Found, out: list[int], begins: list[int]
) -> Iterator[Card | None]:
    hands, board, streets = dealt.hands, dealt.board, dealt.game.streets
    back: set[Card | None] = set()  # burnt, and perhaps dealt again from under the stub
    for number, street in enumerate(streets):
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
        wanted = street.board or (len(board) if number == len(streets) - 1 else 0)
        for _ in range(wanted):
            card = board.pop(0) if board else None
            if card not in back:
                yield card


def player_of(word: str, number: int, line: str, players: int, lines: Lines) -> int:
    """The index of p1, p2 …, from 0."""
    index = int(word[1:]) if word[:1] == "p" and word[1:].isdecimal() and len(word) < 4 else 0
    if not 1 <= index <= players:
        facts = {"number": number + 1, "action": line, **lines.action(number)}
        raise PhhError("wrong_action", **facts)
    return index - 1
