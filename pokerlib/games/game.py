"""A game as data: what is dealt, which cards may play, which rankings share the pot."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from pokerlib.cards.model import Card, CardError, Facts
from pokerlib.cards.parsing import CardsLike, cards, check_count
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance, shown
from pokerlib.games.checks import check_fields, counts_of
from pokerlib.games.errors import GameError
from pokerlib.games.records import Combination, Illusion, Made, Showdown
from pokerlib.games.settle import settle
from pokerlib.games.streets import BringIn, Street
from pokerlib.rankings.base import Category, HandRank, Ranking, highest_first
from pokerlib.rankings.explain import difference

Choice = tuple[tuple[Card, ...], tuple[Card, ...]]  # one's own cards, common cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game. The rules that all games share are its methods; what differs is in its fields.

    `streets` are what is dealt and bet, in order. `from_hole` is how many of one's own cards must
    play, None for any number. `shares` are the parts of the pot, worth the same where each is
    won. `limits` are the keys of those it is played with. `bring_in` is which up card opens, None
    where blinds do. `seats` is how many may sit at the table. `last_card_shared`: where the deck
    runs out, one open card is everybody's last (stud).

    Counted from the streets: `hole` and `board`, how many cards a player and the table have at
    the end; `hole_counts` and `board_counts`, with how many a hand can be ranked; `draws`, how
    often cards may be changed. Raises GameError for a record that no hand can be dealt by.

    >>> from pokerlib.games.streets import after_dealing
    >>> from pokerlib.rankings import HIGH
    >>> omaha = Game(key="omaha", streets=after_dealing(4), from_hole=2, limits=("pot",),
    ...              shares=(("high", HIGH),))
    >>> omaha.hole, omaha.board, omaha.board_counts, omaha.family
    (4, 5, (3, 4, 5), 'flop')
    """

    key: str
    streets: tuple[Street, ...]
    from_hole: int | None = None
    shares: tuple[tuple[str, Ranking], ...]
    limits: tuple[str, ...]
    bring_in: BringIn | None = None
    seats: int = 10
    last_card_shared: bool = False
    hole: int = field(init=False)
    board: int = field(init=False)
    hole_counts: tuple[int, ...] = field(init=False)
    board_counts: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        check_fields(self)
        for name, counted in counts_of(self)._asdict().items():
            object.__setattr__(self, name, counted)

    @property
    def draws(self) -> int:
        """How often cards may be changed; such games are not played move by move here."""
        return sum(street.draw for street in self.streets)

    @property
    def family(self) -> Literal["flop", "stud", "draw"]:
        """Which way cards come: to a board, to each player face up, or changed by him."""
        if self.board:
            return "flop"
        return "stud" if any(street.up for street in self.streets) else "draw"

    def ranking(self, share: str | None = None) -> Ranking:
        """The ranking of a share, by default of the first; GameError for a share it hasn't."""
        for name, ranking in self.shares:
            if share in (None, name):
                return ranking
        raise GameError("no_share", game=self.key, share=share)

    def made(self, hole: CardsLike, board: CardsLike = ()) -> dict[str, Made | None]:
        """The best legal hand for each share, None where none qualifies.

        Raises CardError for cards of a wrong number, or twice in hand and board.

        >>> from pokerlib.games import GAMES
        >>> GAMES["omaha"].made("As Kh Kd 4c", "Qs 9s 7s 2s Kc")
        {'high': <Made high, three of a kind: K♥ K♦ + K♣ Q♠ 9♠>}
        """
        own, common = self._read(hole, board)
        return {share: self._best(ranking, own, common) for share, ranking in self.shares}

    def combinations(
        self, hole: CardsLike, board: CardsLike = (), share: str | None = None
    ) -> tuple[Combination, ...]:
        """Every legal choice of cards that qualifies for the share, the strongest first.

        Raises CardError as `made` does, GameError for a share that the game hasn't.

        >>> from pokerlib.games import GAMES
        >>> len(GAMES["omaha"].combinations("As Kh Kd 4c", "Qs 9s 7s 2s Kc"))
        60
        """
        ranking = self.ranking(share)
        own, common = self._read(hole, board)
        choices = list(self._choices(ranking.size, own, common))
        ranked = [
            (rank, choice)
            for choice in choices
            if (rank := ranking.judge(highest_first(choice[0] + choice[1])))
        ]
        ranked.sort(key=lambda item: item[0].strength, reverse=True)
        weakest_first = [rank.strength for rank, _ in reversed(ranked)]
        without = len(choices) - len(ranked)  # every choice that qualifies beats these
        return tuple(
            Combination(rank, *choice, without + bisect_left(weakest_first, rank.strength))
            for rank, choice in ranked
        )

    def illusions(
        self, hole: CardsLike, board: CardsLike = (), share: str | None = None
    ) -> tuple[Illusion, ...]:
        """For each forbidden number of own cards the best hand, if it beats the legal one.

        The strongest first; none in a game that lets any number of own cards play. Raises as
        `combinations` does.

        >>> from pokerlib.games import GAMES
        >>> found = GAMES["omaha"].illusions("As Kh Kd 4c", "Qs 9s 7s 2s Kc")
        >>> [(one.rank.category.value, one.from_hole) for one in found if not one.by_kicker]
        [('flush', 1)]
        """
        if self.from_hole is None:
            return ()
        ranking = self.ranking(share)
        own, common = self._read(hole, board)
        legal = self._best(ranking, own, common)
        found = []
        for count in range(ranking.size + 1):
            tempting = _best(ranking, _take(count, ranking.size, own, common))
            if count == self.from_hole or tempting is None:
                continue
            if legal is None or tempting.rank > legal.rank:
                found.append(self._illusion(tempting, legal, count))
        return tuple(sorted(found, key=lambda illusion: illusion.rank.strength, reverse=True))

    def showdown(
        self,
        hands: Sequence[CardsLike],
        board: CardsLike = (),
        conventions: Conventions = CONVENTIONS,
    ) -> Showdown:
        """Who wins each share of the pot, and what part of it each hand takes.

        `conventions` only ride along, for whoever pays it out. Raises CardError for hands and
        boards of a wrong number of cards, and for a card that is in two places.

        >>> from pokerlib.games import GAMES
        >>> print(GAMES["omaha_hilo"].showdown(["As 2s Kd Qd", "Jc Tc 9h 8h"], "3c 4h 7d 8d Js"))
        hand | part | high | low
        0 | 1/2 | high card: A♠ K♦ + J♠ 8♦ 7♦ | no pair: A♠ 2♠ + 7♦ 4♥ 3♣
        1 | 1/2 | straight: T♣ 9♥ + J♠ 8♦ 7♦ | -
        """
        instance("conventions", conventions, Conventions)
        if not hands:
            raise CardError("empty", facts={"where": "hands"})
        common = highest_first(cards(board))
        if not isinstance(hands, Iterable):
            raise CardError("not_a_card", shown(hands), facts={"where": "hands"})
        read = [self._read(hand, common)[0] for hand in hands]
        _refuse_shared([(f"hand {i}", own) for i, own in enumerate(read)])
        made = {
            share: tuple(self._best(ranking, own, common) for own in read)
            for share, ranking in self.shares
        }
        return settle(self.key, made, conventions)

    def _read(self, hole: CardsLike, board: CardsLike) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        own, common = cards(hole), cards(board)
        check_count(own, min(self.hole_counts), max(self.hole_counts), "hole")
        check_count(common, min(self.board_counts), max(self.board_counts), "board")
        _refuse_shared([("hole", own), ("board", common)])
        return highest_first(own), highest_first(common)

    def _choices(
        self, size: int, own: tuple[Card, ...], common: tuple[Card, ...]
    ) -> Iterator[Choice]:
        """Every legal choice, those with the fewest own cards first."""
        counts = range(size + 1) if self.from_hole is None else (self.from_hole,)
        for count in counts:
            yield from _take(count, size, own, common)

    def _best(
        self, ranking: Ranking, own: tuple[Card, ...], common: tuple[Card, ...]
    ) -> Made | None:
        return _best(ranking, self._choices(ranking.size, own, common))

    def _illusion(self, tempting: Made, legal: Made | None, count: int) -> Illusion:
        by_kicker = legal is not None and _by_kicker(tempting.rank, legal.rank)
        few = self.from_hole is not None and count < self.from_hole
        rule = "too_few_from_hole" if few else "too_many_from_hole"
        return Illusion(tempting.rank, tempting.hole, tempting.board, count, by_kicker, rule)


def _take(
    count: int, size: int, own: tuple[Card, ...], common: tuple[Card, ...]
) -> Iterator[Choice]:
    """Every choice of so many own cards, filled up with common cards."""
    for hole in combinations(own, count):
        for board in combinations(common, size - count):
            yield hole, board


def _best(ranking: Ranking, choices: Iterator[Choice]) -> Made | None:
    """The strongest choice, the first of equals; None if none qualifies."""
    best: HandRank | None = None
    chosen: Choice = ((), ())
    for hole, board in choices:
        rank = ranking.judge(highest_first(hole + board))
        if rank is not None and (best is None or rank.strength > best.strength):
            best, chosen = rank, (hole, board)
    if best is None:
        return None
    hole, board = (tuple(card for card in part if card not in best.unused) for part in chosen)
    return Made(best, hole, board)


def _by_kicker(better: HandRank, worse: HandRank) -> bool:
    """Whether two hands are the same but for their kickers.

    The cards under a high card are kickers too; the highest itself is the same, since two of
    one's own and three of the table can always take in the highest there is.
    """
    found = difference(better, worse)
    same = found.kind == "place"
    return same and (found.role == "kicker" or better.category == Category.HIGH_CARD)


def _refuse_shared(hands: Sequence[tuple[str, tuple[Card, ...]]]) -> None:
    """Refuse a card that is in two places at once."""
    seen: dict[int, str] = {}
    for place, held in hands:
        for card in held:
            if card.index in seen:
                facts: Facts = {"first": seen[card.index], "second": place}
                raise CardError("on_both", card.code, facts=facts)
        seen.update((card.index, place) for card in held)
