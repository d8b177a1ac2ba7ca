"""Deal and see: which two and which three play, and what only looks like a hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from pokerlib.cards import Card, new_code
from pokerlib.games import Combination, Illusion
from pokerlib.lessons.components.card_table import CardTable, Group
from pokerlib.lessons.components.hands import drawn, faces, hand_words, looks
from pokerlib.lessons.components.nodes import Node, box, h, rank_list, words
from pokerlib.lessons.components.omaha import (
    OfGames,
    best_box,
    combinations_table,
    groups_of,
    illusion_box,
)
from pokerlib.lessons.components.place import variant_choice
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.deals import VARIANTS, code_of
from pokerlib.practice.hilo import LowReason, low_reason


@dataclass(frozen=True)
class _Found:
    """What there is to say of the cards on the table, worked out once.

    For each share `every` combination that qualifies and the `illusions`, the strongest first;
    `low`: why there is a low or none, in a game that has one.
    """

    every: Mapping[str, tuple[Combination, ...]]
    illusions: Mapping[str, tuple[Illusion, ...]]
    low: LowReason | None


class DealAndSee(OfGames, CardTable):
    """Hole cards and a board, dealt, picked or typed: the legal hands and the tempting one.

    `games`: the games that may be chosen, the first of them to begin with; where one has a low
    half, both halves are shown. Deals come by chance, or typical, or with a trap.
    """

    variant = ""
    found: _Found | None = None

    def laid(self) -> tuple[Group, ...]:
        return groups_of(self.game)

    def changed(self) -> None:
        hole, board = self.held("hole"), self.held("board")
        self.found = None
        if self.missing():
            return
        shares = [share for share, _ in self.game.shares]
        self.found = _Found(
            {share: self.game.combinations(hole, board, share) for share in shares},
            {share: self.game.illusions(hole, board, share) for share in shares},
            low_reason(hole, board, self.game) if "low" in shares else None,
        )

    # events

    def on_deal(self) -> None:
        code = new_code()
        self._lay(code_of(self.game, code, self.variant) if self.variant else code)

    def on_code(self) -> None:
        super().on_code()
        self.variant = ""

    def on_variant(self, name: str) -> None:
        if name and name not in VARIANTS:
            raise UnknownEventError("no such deals")
        self.variant = name
        self.on_deal()

    def deal_again(self) -> None:
        if self.variant:
            self.on_deal()
        elif self.code is not None:
            self._lay(self.code)
        else:
            self._set(None, {})

    # the picture

    def draw(self) -> list[Node | None]:
        top = [self.chosen(variant_choice(VARIANTS, self.variant)), self.clearing()]
        found = self.found
        if found is None:
            return [*top, self.hands(), self.grid(), self.waiting(), self.typing()]
        folded = [self._combinations(share, every) for share, every in found.every.items()]
        if found.low is not None:
            told = [self._halves(found, found.low), self._pair(found), _tempting(found)]
            return [*top, self.hands(), self.grid(), *told, *folded, self.typing()]
        best = found.every["high"][0]
        hands = self.hands(looks(self.on_table(), (*best.hole, *best.board)))
        return [*top, hands, self.grid(), *self._verdict(found), *folded, self.typing()]

    def _verdict(self, found: _Found) -> list[Node | None]:
        """The legal hand, and the strongest that only seems to be there."""
        strongest = [one for one in found.illusions["high"] if not one.by_kicker]
        kickers = [one for one in found.illusions["high"] if one.by_kicker]
        first = illusion_box(strongest[0], "illusion") if strongest else _calm(bool(kickers))
        every = found.every["high"]
        return [
            h("div.pk-boxes", best_box(every[0], len(every)), first, key="boxes", role="status"),
            self._folded("more_illusions", strongest[1:]),
            self._folded("kicker_illusions", kickers),
        ]

    def _folded(self, name: str, illusions: list[Illusion]) -> Node | None:
        if not illusions:
            return None
        boxes = [illusion_box(one, f"{name}-{place}") for place, one in enumerate(illusions)]
        title = words(f"omaha.{name}", n=len(illusions))
        return self.fold(name, title, lambda: h("div.pk-boxes", *boxes))

    def _halves(self, found: _Found, low: LowReason) -> Node:
        """The best high hand and the best low, or why there is none."""
        lows = found.every["low"]
        return h(
            "div.pk-two",
            self._half("high", found.every["high"][0]),
            self._half("low", lows[0]) if lows else _no_low(low),
            key="halves",
            role="status",
        )

    def _half(self, name: str, made: Combination) -> Node:
        used = words("omaha_hilo.from", hole=faces(made.hole), board=faces(made.board))
        return box(
            "good",
            words(f"omaha_hilo.half.{name}"),
            _cards(self.held("hole"), made),
            _cards(self.held("board"), made),
            h("p", h("b", hand_words(made.rank))),
            h("p.pk-hint", used),
            key=name,
        )

    def _pair(self, found: _Found) -> Node | None:
        """Whether the same two cards play for both halves."""
        high, low = found.every["high"], found.every["low"]
        if not low:
            return None
        same = "same" if {*low[0].hole} == {*high[0].hole} else "other"
        return h("p.pk-say", words(f"omaha_hilo.{same}_pair"), key="pair")

    def _combinations(self, share: str, every: tuple[Combination, ...]) -> Node | None:
        if not every:
            return None
        title = words("omaha.all_combinations", n=len(every))
        if len(self.game.shares) > 1:
            title = h("span", words(f"omaha_hilo.half.{share}"), ": ", title)
        return self.fold(f"combinations-{share}", title, lambda: combinations_table(every))


def _tempting(found: _Found) -> Node | None:
    """What only seems to be there, the strongest for each half."""
    first = {
        share: next((one for one in illusions if not one.by_kicker), None)
        for share, illusions in found.illusions.items()
    }
    boxes = [illusion_box(one, f"illusion-{share}") for share, one in first.items() if one]
    return h("div.pk-boxes", *boxes, key="illusions") if boxes else None


def _calm(kickers: bool) -> Node:
    """Nothing tempts here, or nothing but a kicker."""
    kind = "only_kickers" if kickers else "no_illusion"
    return box("note", words(f"omaha.{kind}"), h("p", words(f"omaha.{kind}_why")), key="illusion")


def _cards(row: tuple[Card, ...], made: Combination) -> Node:
    return h("div.pk-cards", *drawn(row, looks(row, (*made.hole, *made.board)), "small"))


def _no_low(found: LowReason) -> Node:
    """Why these cards make no low, with the ranks that are there."""
    ranks = {"board": rank_list(found.on_board), "hand": rank_list(found.in_hand)}
    return box(
        "bad",
        words("omaha_hilo.half.low"),
        h("p", h("b", words("omaha_hilo.no_low"))),
        h("p", words(f"omaha_hilo.why.{found.reason}", **ranks)),
    )
