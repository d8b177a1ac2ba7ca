"""Stud: every hand draws cards of its own, so there is a deal of the deck to all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from pokerlib.odds.boards import SUITS, Deals, suit_words, words_mask
from pokerlib.odds.multisets import add, number
from pokerlib.odds.tables import Strengths, best_suited, best_unsuited, check_cards, suits_matter
from pokerlib.rankings import Ranking


def every_deal(left: Sequence[int], counts: Sequence[int]) -> Iterator[Deals]:
    """All deals, `[card, deal]`: the cards of the first, of the second … one below the other.

    In parts, so that not all is there at once.
    """
    cards = np.array(left, np.intp)
    first = next((count for count in counts if count), 0)
    if first == sum(counts):
        yield cards[_places(len(left), [first])]
        return
    rest = counts[counts.index(first) + 1 :]
    places = _places(len(left) - first, rest)
    for chosen in combinations(left, first):
        others = np.array([card for card in left if card not in chosen], np.intp)
        mine = np.repeat(np.array(chosen, np.intp)[:, None], places.shape[1], axis=1)
        yield np.concatenate([mine, others[places]])


def _places(left: int, counts: Sequence[int]) -> Deals:
    """All deals as above of the numbers below `left`, in one array."""
    if not counts:
        return np.zeros((0, 1), np.intp)
    chosen = np.array(list(combinations(range(left), counts[0])), np.intp).T
    if not len(chosen):
        return _places(left, counts[1:])
    rest = _places(left - counts[0], counts[1:])
    mine = np.repeat(chosen, rest.shape[1], axis=1)
    theirs = np.tile(rest, chosen.shape[1])
    # The rest knows nothing of what was chosen: its numbers skip those, from the lowest on.
    for taken in chosen:
        theirs += theirs >= np.repeat(taken, rest.shape[1])
    return np.concatenate([mine, theirs])


def drawn_strengths(ranking: Ranking, known: Sequence[int], deals: Deals) -> Strengths:
    """The strength of the best choice from the known cards and those of each deal.

    Raises OddsError for rankings and numbers of cards that the tables cannot hold.
    """
    check_cards(ranking, len(known) + len(deals))
    ranks = np.full(deals.shape[1], number([card // SUITS for card in known]), np.intp)
    for place, dealt in enumerate(deals, start=len(known)):
        ranks = add(place)[ranks, dealt // SUITS]
    best = best_unsuited(ranking, len(known) + len(deals))[ranks]
    if suits_matter(ranking):
        words = suit_words(known, deals)
        suited = best_suited(ranking)
        for suit in range(SUITS):
            np.maximum(best, suited[words_mask(words, suit)], out=best)
    return best
