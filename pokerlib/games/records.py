"""What a game finds in the cards: the hand made, the other choices, the tempting illegal ones."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pokerlib.cards.model import Card
from pokerlib.cards.shown import cards_html, cards_text, table_html
from pokerlib.conventions import Conventions
from pokerlib.rankings.base import HandRank
from pokerlib.rankings.explain import Difference


@dataclass(frozen=True, slots=True, repr=False)
class Made:
    """The best hand by the rules, and which of one's own and of the common cards play in it."""

    rank: HandRank
    hole: tuple[Card, ...]
    board: tuple[Card, ...]

    def __str__(self) -> str:
        common = f" + {cards_text(self.board)}" if self.board else ""
        return f"{self.rank.category.replace('_', ' ')}: {cards_text(self.hole)}{common}"

    def __repr__(self) -> str:
        return f"<Made {self.rank.ranking.key}, {self}>"

    def _repr_html_(self) -> str:
        parts = " + ".join(cards_html(part) for part in (self.hole, self.board) if part)
        return f"{self.rank.category.replace('_', ' ')}: {parts}"


@dataclass(frozen=True, slots=True)
class Combination:
    """One legal choice of cards; `beats`: how many others are weaker, ties not counted."""

    rank: HandRank
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    beats: int


@dataclass(frozen=True, slots=True)
class Illusion:
    """A hand better than the legal one, by a forbidden number of one's own cards.

    `by_kicker`: the same hand but for better kickers. `rule` is the key of the rule that it
    breaks: "too_few_from_hole" or "too_many_from_hole".
    """

    rank: HandRank
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    from_hole: int
    by_kicker: bool
    rule: str


@dataclass(frozen=True, slots=True)
class ShareResult:
    """Who wins one share of the pot; nobody, where nobody qualifies.

    `made` has one entry for each hand, None where it does not qualify. `difference` is between
    a winner and the best of the others, None where there is no other to compare with.
    """

    share: str
    made: tuple[Made | None, ...]
    winners: tuple[int, ...]
    difference: Difference | None

    @property
    def tied(self) -> bool:
        return len(self.winners) > 1


@dataclass(frozen=True, slots=True, repr=False)
class Showdown:
    """The end of a hand: who wins each share, and each hand's exact part of the pot.

    `scoop` is the hand that takes all of a pot which might have been split, else None.
    `quartered` are hands that win only a part of one share, shared with others, of a pot that
    is really split. `conventions` say how whoever pays it out is to treat odd chips.
    """

    game: str
    shares: tuple[ShareResult, ...]
    parts: tuple[Fraction, ...]
    scoop: int | None
    quartered: tuple[int, ...]
    conventions: Conventions

    def __str__(self) -> str:
        """A line for each hand: its part of the pot, and what it makes for each share."""
        return "\n".join(" | ".join(map(str, row)) for row in self._rows())

    def __repr__(self) -> str:
        won = ", ".join(f"{one.share}: {list(one.winners)}" for one in self.shares)
        return f"<Showdown {self.game}, {len(self.parts)} hands, {won}>"

    def _repr_html_(self) -> str:
        return table_html(self._rows())

    def _rows(self) -> list[tuple[object, ...]]:
        heads = ("hand", "part", *(one.share for one in self.shares))
        return [heads] + [
            (hand, part, *(one.made[hand] or "-" for one in self.shares))
            for hand, part in enumerate(self.parts)
        ]

    def share(self, name: str) -> ShareResult:
        """The result of one share, by its name."""
        return next(result for result in self.shares if result.share == name)

    def winners(self, share: str) -> tuple[int, ...]:
        """The indices of the hands that win this share."""
        return self.share(share).winners

    def made(self, share: str) -> tuple[Made | None, ...]:
        """What each hand makes for this share."""
        return self.share(share).made

    @property
    def ties(self) -> tuple[str, ...]:
        """The shares that several hands divide between them."""
        return tuple(result.share for result in self.shares if result.tied)
