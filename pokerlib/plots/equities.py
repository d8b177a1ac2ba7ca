"""Equity in pictures: by the next card, street by street, and a sample that converges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import nan
from typing import Final

import matplotlib as mpl
from matplotlib.colors import TwoSlopeNorm

from pokerlib.cards import ACE, DECK, SUITS, SYMBOLS, TWO, Card, CardsLike, cards
from pokerlib.games import Game
from pokerlib.language import (
    Lang,
    card_faces,
    join,
    number,
    percent,
    rank_face,
    text,
)
from pokerlib.odds import Convergence, Street, by_next_card, equity, street_by_street
from pokerlib.plots.plot import Plot, Table
from pokerlib.plots.style import (
    BLUE,
    GREEN,
    LINES,
    ORANGE,
    canvas,
    drawing,
    in_numbers,
    in_percent,
    quiet,
    readable_on,
)
from pokerlib.plots.words import (
    convergence_alt,
    convergence_title,
    next_card_alt,
    next_card_title,
)

_RANKS: Final = range(ACE, TWO - 1, -1)
_DEALT: Final = {"preflop": 0, "flop": 3, "turn": 1, "river": 1}


def next_card(
    lang: Lang,
    game: Game | str,
    hands: Sequence[CardsLike],
    board: CardsLike,
    dead: CardsLike = "",
    *,
    hand: int = 0,
) -> Plot:
    """Which card helps this hand: its share after each, ranks across and suits down."""
    now = equity(game, hands, board, dead)[hand].share
    after = by_next_card(game, hands, board, dead)
    shares = {card: found[hand].share for card, found in after.items()}
    rows = [[DECK[4 * (rank - TWO) + suit] for rank in _RANKS] for suit in reversed(range(4))]
    title = next_card_title(lang, now, hand)
    with drawing():
        figure, axes = canvas(9, 3.4, title)
        grid = [[float(shares.get(card, nan)) for card in row] for row in rows]
        # White is the share of now; the ends of the scale are nothing and the whole pot.
        scale = TwoSlopeNorm(float(now), min(0, float(now) - 0.01), max(1, float(now) + 0.01))
        colors = mpl.colormaps["PuOr_r"]
        axes.imshow(grid, cmap=colors, norm=scale, aspect="auto")
        axes.set_xticks(range(len(_RANKS)), [rank_face(rank) for rank in _RANKS])
        axes.set_yticks(range(4), [SYMBOLS[suit] for suit in reversed(SUITS)])
        axes.xaxis.tick_top()
        axes.tick_params(length=0, labelsize=13)
        axes.spines[:].set_visible(False)
        for y, row in enumerate(rows):
            for x, card in enumerate(row):
                share = shares.get(card)
                if share is None:
                    axes.text(x, y, "–", ha="center", va="center")
                    continue
                ink = readable_on(colors(scale(float(share))))
                axes.text(x, y, _moved(share, now, lang), ha="center", va="center", color=ink)
        axes.set_xlabel(text("plots.next.axis", lang))
    alt = next_card_alt(lang, shares, now, hand)
    return Plot(figure, title, alt, _next_table(shares, lang), lang)


def _moved(share: Fraction, now: Fraction, lang: Lang) -> str:
    """The percent, and which way it went: not by colour alone."""
    way = "▲" if share > now else "▼" if share < now else "="
    return f"{number(share * 100, lang, places=0)}\n{way}"


def _next_table(shares: Mapping[Card, Fraction], lang: Lang) -> Table:
    header = (
        text("plots.column.card", lang),
        *(SYMBOLS[suit] for suit in reversed(SUITS)),
    )
    rows = tuple(
        (
            rank_face(rank),
            *(
                percent(shares[card], lang) if card in shares else "–"
                for card in reversed(DECK[4 * (rank - TWO) : 4 * (rank - TWO) + 4])
            ),
        )
        for rank in _RANKS
    )
    return Table(header, rows)


def streets(
    lang: Lang,
    game: Game | str,
    hands: Sequence[CardsLike],
    board: CardsLike,
    dead: CardsLike = "",
) -> Plot:
    """How the share of each hand goes up and down, from before the flop to the river."""
    reached = street_by_street(game, hands, board, dead)
    names = [text(f"odds.street.{street.key}", lang) for street in reached]
    held = [card_faces(cards(hand)) for hand in hands]
    title = text("plots.streets.title", lang)
    with drawing():
        figure, axes = canvas(9, 4.6, title)
        for place, (hand, style) in enumerate(zip(held, LINES, strict=False)):
            shares = [float(street.equities[place].share) for street in reached]
            axes.plot(names, shares, label=hand, linewidth=2, markersize=8, **style)
        axes.set_ylim(-0.03, 1.03)
        in_percent(axes.yaxis, lang)
        axes.set_xticks(range(len(names)), [_street_label(street, lang) for street in reached])
        axes.set_ylabel(text("plots.streets.axis", lang))
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
        quiet(axes, "y")
    rows = tuple(
        (hand, *(percent(street.equities[place].share, lang) for street in reached))
        for place, hand in enumerate(held)
    )
    alt = text(
        "plots.streets.alt",
        lang,
        title=title,
        listed="; ".join(f"{row[0]}: {join(row[1:], lang)}" for row in rows),
        streets=join(names, lang),
    )
    return Plot(figure, title, alt, Table((text("plots.column.hand", lang), *names), rows), lang)


def _street_label(street: Street, lang: Lang) -> str:
    """The street, and below it the cards that it brought."""
    brought = street.board[len(street.board) - _DEALT[street.key] :]
    return f"{text(f'odds.street.{street.key}', lang)}\n{card_faces(brought)}"


def convergence(lang: Lang, found: Convergence) -> Plot:
    """A sample that comes nearer to the exact value with every deal, inside its error band."""
    title = convergence_title(lang, found)
    deals = [point.deals for point in found.points]
    means = [float(point.mean) for point in found.points]
    low, high = (
        [float(found.exact) + side * 2 * point.error for point in found.points] for side in (-1, 1)
    )
    with drawing():
        figure, axes = canvas(9, 4.4, title)
        axes.fill_between(
            deals, low, high, color=BLUE, alpha=0.2, label=text("plots.convergence.band", lang)
        )
        axes.axhline(
            float(found.exact), color=GREEN, linestyle="--",
            label=text("plots.convergence.exact", lang),
        )  # fmt: skip
        axes.plot(
            deals, means, color=ORANGE, marker="o", label=text("plots.convergence.sample", lang)
        )
        axes.set_xscale("log")
        in_numbers(axes.xaxis, lang)
        in_percent(axes.yaxis, lang)
        axes.set_ylim(max(0, min(means + low)), min(1, max(means + high)))
        axes.set_xlabel(text("plots.convergence.axis", lang))
        axes.legend(frameon=False)
        quiet(axes, "y")
    return Plot(figure, title, convergence_alt(lang, found), _points(found, lang), lang)


def _points(found: Convergence, lang: Lang) -> Table:
    header = ("deals", "sample", "distance", "error")
    rows = tuple(
        (
            number(point.deals, lang),
            percent(point.mean, lang),
            percent(point.mean - found.exact, lang),
            percent(point.error, lang),
        )
        for point in found.points
    )
    return Table(tuple(text(f"plots.column.{name}", lang) for name in header), rows)
