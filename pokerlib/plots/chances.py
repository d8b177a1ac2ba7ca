"""Bars: how often each hand comes, and what the choices of an Omaha hand make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import floor, log10
from typing import Final

from matplotlib.ticker import MaxNLocator

from pokerlib.cards import CardsLike, cards
from pokerlib.games import GAMES, Game
from pokerlib.language import (
    Lang,
    capital,
    card_faces,
    category_name,
    hand_name,
    number,
    percent,
    text,
)
from pokerlib.language.counting import forms
from pokerlib.odds import census, low_census
from pokerlib.plots.plot import Plot, Table
from pokerlib.plots.style import BLUE, canvas, drawing, in_percent, quiet
from pokerlib.rankings import BADUGI, HIGH, Category, Ranking

_BY_HIGHEST: Final = (Category.NO_PAIR, Category.HIGH_CARD)


def hand_chances(lang: Lang, ranking: Ranking = HIGH, cards: int | None = None) -> Plot:
    """Every category of a ranking on a logarithmic axis, with count, percent and odds.

    Lows go by their highest card.
    """
    counted = _counted(ranking, cards, lang)
    total = sum(counted.values())
    names = list(counted)
    chances = [Fraction(count, total) for count in counted.values()]
    title = text(
        "plots.hands.title",
        lang,
        n=ranking.size if cards is None else cards,
        ranking=capital(text(f"ranking.name.{ranking.key}", lang)),
    )
    with drawing():
        figure, axes = canvas(9, 1.4 + 0.42 * len(names), title)
        lowest = 10.0 ** (floor(log10(min(chances))) - 0.3)
        axes.barh(names, [float(chance) - lowest for chance in chances], left=lowest, color=BLUE)
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set_xlim(lowest, 1)
        in_percent(axes.xaxis, lang)
        axes.xaxis.minorticks_off()
        axes.set_xlabel(text("plots.hands.axis", lang))
        axes.tick_params(axis="y", length=0)
        quiet(axes, "x")
        for place, (count, chance) in enumerate(zip(counted.values(), chances, strict=True)):
            shown = forms(chance, lang)
            label = " · ".join([number(count, lang), shown.percent, shown.odds])
            axes.annotate(label, (1.12, place), va="center", annotation_clip=False)
    rows = [
        (name, number(count, lang), *forms(chance, lang))
        for name, count, chance in zip(names, counted.values(), chances, strict=True)
    ]
    header = ("hand", "count", "fraction", "decimal", "percent", "odds", "against")
    least, most = (pick(range(len(names)), key=chances.__getitem__) for pick in (min, max))
    alt = text(
        "plots.hands.alt",
        lang,
        n=len(names),
        title=title,
        total=total,
        rarest=names[least],
        rarest_odds=forms(chances[least], lang).odds,
        commonest=names[most],
        commonest_percent=percent(chances[most], lang),
    )
    return Plot(figure, title, alt, _table(header, rows, lang), lang)


def _counted(ranking: Ranking, cards: int | None, lang: Lang) -> dict[str, int]:
    """The names of all kinds of hands, the strongest first, and how many of each there are."""
    if not ranking.lowest_wins or ranking is BADUGI:
        counts = census(ranking, cards).items()
        return {_name(ranking, category, lang): count for category, count in counts}
    return {
        hand_name(rank, lang, kickers=False)
        if rank is None or rank.category in _BY_HIGHEST
        else category_name(HIGH, rank.category, lang): count
        for rank, count in low_census(ranking, cards).items()
    }


def _name(ranking: Ranking, category: Category | None, lang: Lang) -> str:
    if category is None:
        return text("odds.name.unqualified", lang)
    return category_name(ranking, category, lang)


def _table(header: Sequence[str], rows: Sequence[tuple[str, ...]], lang: Lang) -> Table:
    return Table(tuple(text(f"plots.column.{name}", lang) for name in header), tuple(rows))


def choices(
    lang: Lang,
    hole: CardsLike,
    board: CardsLike,
    game: Game | str = "omaha",
    share: str | None = None,
) -> Plot:
    """How many of the legal choices (60 in Omaha) make what."""
    record = GAMES[game] if isinstance(game, str) else game
    own, common = cards(hole), cards(board)
    found = record.combinations(own, common, share)
    ranking = record.ranking(share)
    counts = Counter(one.rank.category for one in found)  # the strongest came first
    names = [_name(ranking, category, lang) for category in counts]
    title = text(
        "plots.choices.title", lang, hole=card_faces(own), board=card_faces(common), n=len(found)
    )
    with drawing():
        figure, axes = canvas(9, 1.4 + 0.42 * max(len(names), 1), title)
        bars = axes.barh(names, list(counts.values()), color=BLUE)
        axes.bar_label(bars, [number(count, lang) for count in counts.values()], padding=4)
        axes.invert_yaxis()
        axes.set_xlabel(text("plots.choices.axis", lang))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.tick_params(axis="y", length=0)
        quiet(axes, "x")
    rows = [
        (name, number(count, lang), percent(Fraction(count, len(found)), lang))
        for name, count in zip(names, counts.values(), strict=True)
    ]
    best = names[0] if names else text("odds.name.unqualified", lang)
    listed = "; ".join(f"{name}: {count}" for name, count, _ in rows)
    alt = text("plots.choices.alt", lang, title=title, best=best, listed=listed)
    return Plot(figure, title, alt, _table(("hand", "count", "percent"), rows, lang), lang)
