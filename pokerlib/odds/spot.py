"""A question about odds, read as people write it, and refused where it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from dataclasses import dataclass

from pokerlib.betting import TableError
from pokerlib.cards import DECK, Card, CardError, CardsLike, cards
from pokerlib.cards.parsing import check_count
from pokerlib.counting.records import OddsError
from pokerlib.errors import spelt
from pokerlib.games import GAMES, Game
from pokerlib.odds.boards import BOARD
from pokerlib.odds.holes import Hole
from pokerlib.odds.tables import has_table, suits_help
from pokerlib.odds.tally import MOST_HANDS

_MOST_SHARES = 2
_MOST_ADDED = 2  # then a board needs three of a suit, and only one suit can have them


@dataclass(frozen=True)
class Spot:
    """A question that was read and found possible; cards are indices into the deck."""

    game: Game
    holes: tuple[Hole, ...]
    board: Hole
    left: Hole


def read_spot(
    game: Game | str,
    hands: Sequence[CardsLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    *,
    fewest: int = 2,
) -> Spot:
    """Read cards as people write them and refuse what cannot be."""
    record = game if isinstance(game, Game) else _known(game)
    _check_counted(record)
    given = (hands,) if isinstance(hands, (str, Card)) or not isinstance(hands, Sized) else hands
    if not fewest <= len(given) <= MOST_HANDS:
        raise OddsError("hand_count", count=len(given), most=MOST_HANDS)
    held = [_cards(hand) for hand in given]
    common, gone = _cards(board), _cards(dead)
    _check_counts(record, held, common)
    places = {f"hand {place}": hand for place, hand in enumerate(held)}
    used = _distinct({**places, "board": common, "dead": gone})
    return Spot(
        record,
        tuple(_indices(hand) for hand in held),
        _indices(common),
        tuple(card.index for card in DECK if card not in used),
    )


def _check_counted(game: Game) -> None:
    """Refuse a game whose hands the tables cannot hold.

    On a board of five a hand of five, to which a player adds at most two; where flushes count,
    they must help. Who draws no more is ranked by the game itself.
    """
    if game.family == "draw":
        return
    added = game.hole if game.from_hole is None else game.from_hole
    fits = game.family == "stud" or (game.board == BOARD and added <= _MOST_ADDED)
    if len(game.shares) > _MOST_SHARES:
        raise OddsError("not_counted", what=game.key)
    for _, ranking in game.shares:
        if not (fits and ranking.size == BOARD and has_table(ranking) and suits_help(ranking)):
            raise OddsError("not_counted", what=game.key)


def _known(game: str) -> Game:
    if type(game) is not str or game not in GAMES:
        raise TableError("unknown_game", key=spelt(game), known=tuple(GAMES))
    return GAMES[game]


def _cards(given: CardsLike) -> tuple[Card, ...]:
    """As `cards`, but a list of strings is read as one hand, and nothing is no cards."""
    return cards(given) if given else ()


def _indices(given: Sequence[Card]) -> Hole:
    return tuple(card.index for card in given)


def _check_counts(game: Game, held: Sequence[tuple[Card, ...]], common: tuple[Card, ...]) -> None:
    allowed = {0, *game.board_counts}
    if len(common) not in allowed:
        raise OddsError("board_count", count=len(common), most=max(allowed))
    least = 1 if game.family == "stud" else game.hole
    most = game.hole if game.board else game.hole - len(common)
    for place, hand in enumerate(held):
        check_count(hand, least, most, f"hand {place}")


def _distinct(places: Mapping[str, tuple[Card, ...]]) -> set[Card]:
    """All cards together; a card that is in two places is refused."""
    seen: dict[Card, str] = {}
    for place, held in places.items():
        for card in held:
            if seen.setdefault(card, place) != place:
                facts = {"first": seen[card], "second": place}
                raise CardError("on_both", card.code, facts=facts)
    return set(seen)


def check_left(left: int, needed: int) -> None:
    """Refuse to deal more cards than are left."""
    if left < needed:
        raise OddsError("cards_left", left=left, needed=needed)
