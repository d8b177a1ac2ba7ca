"""Deal and see: which two and which three play, and what only looks like a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pokerlib.cards import Card, new_code
from pokerlib.games import GAMES, Combination, Illusion
from pokerlib.language import questions
from pokerlib.lessons.components.hands import faces, hand_words, looks
from pokerlib.lessons.components.nodes import (
    Action,
    Node,
    box,
    button,
    card,
    choices,
    fold,
    h,
    rank_list,
    words,
)
from pokerlib.lessons.components.omaha import (
    best_box,
    combinations_table,
    game_choice,
    groups_of,
    illusion_box,
)
from pokerlib.lessons.components.question import both
from pokerlib.lessons.components.table import CardTable, Group
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


class DealAndSee(CardTable):
    """Hole cards and a board, dealt, picked or typed: the legal hands and the tempting one.

    `games`: the games that may be chosen, the first of them to begin with; where one has a low
    half, both halves are shown. Deals come by chance, or typical, or with a trap.
    """

    def __init__(self, code: str | None = None, games: Sequence[str] = ("omaha",)) -> None:
        self.games = tuple(games)
        self.game = GAMES[self.games[0]]
        self.variant = ""
        self.found: _Found | None = None
        super().__init__(code)

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

    def on_game(self, key: str) -> None:
        if key not in self.games:
            raise UnknownEventError("no such game")
        self.game = GAMES[key]
        if self.variant:
            self.on_deal()
        elif self.code is not None:
            self._lay(self.code)
        else:
            self._set(None, {})

    # the picture

    def draw(self) -> list[Node | None]:
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        chosen = h("div.pk-bar", game_choice(self.games, self.game), self._variants(), key="chosen")
        if self.found is None:
            return [chosen, bar, self._hands({}), self.grid(), self.waiting(), self.typing()]
        found = self.found
        if found.low is not None:
            seen = [self._hands({}), self.grid(), self._halves(found, found.low)]
            high, low = found.every["high"], found.every["low"]
            folded = [self._combinations("high", high), self._combinations("low", low)]
            pair, tempting = self._pair(high, low), _tempting(found)
            return [chosen, bar, *seen, pair, tempting, *folded, self.typing()]
        best = found.every["high"][0]
        shown = looks(self.on_table(), (*best.hole, *best.board))
        return [
            chosen,
            bar,
            self._hands(shown),
            self.grid(),
            *self._verdict(found),
            self._combinations("high", found.every["high"]),
            self.typing(),
        ]

    def _variants(self) -> Node:
        options: list[tuple[Node, Action, bool]] = [
            (words("drill.any"), ("variant", ""), not self.variant)
        ]
        options += [
            (both(questions.variant_name, name), ("variant", name), self.variant == name)
            for name in VARIANTS
        ]
        return choices(words("drill.deals"), options, key="variants")

    def _hands(self, shown: Mapping[Card, tuple[str, Node]]) -> Node:
        return h("div.pk-hands", *(self.row(group, shown) for group in self.laid()), key="hands")

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
        return fold(
            words(f"omaha.{name}", n=len(illusions)),
            h(
                "div.pk-boxes",
                *(illusion_box(one, f"{name}-{place}") for place, one in enumerate(illusions)),
            ),
            action=("fold", name),
            unfolded=name in self.unfolded,
            key=name,
        )

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
        return box(
            "good",
            words(f"omaha_hilo.half.{name}"),
            _cards(self.held("hole"), made),
            _cards(self.held("board"), made),
            h("p", h("b", hand_words(made.rank))),
            h(
                "p.pk-hint",
                words("omaha_hilo.from", hole=faces(made.hole), board=faces(made.board)),
            ),
            key=name,
        )

    def _pair(self, high: Sequence[Combination], low: Sequence[Combination]) -> Node | None:
        """Whether the same two cards play for both halves."""
        if not low:
            return None
        same = {*low[0].hole} == {*high[0].hole}
        return h("p.pk-say", words(f"omaha_hilo.{'same' if same else 'other'}_pair"), key="pair")

    def _combinations(self, share: str, every: tuple[Combination, ...]) -> Node | None:
        if not every:
            return None
        name = f"combinations-{share}"
        title = words("omaha.all_combinations", n=len(every))
        halves = len(self.game.shares) > 1
        return fold(
            h("span", words(f"omaha_hilo.half.{share}"), ": ", title) if halves else title,
            combinations_table(every) if name in self.unfolded else None,
            action=("fold", name),
            unfolded=name in self.unfolded,
            key=name,
        )


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
    look = looks(row, (*made.hole, *made.board))
    cards = (card(one, look=f"small {look[one][0]}", state=look[one][1]) for one in row)
    return h("div.pk-cards", *cards)


def _no_low(found: LowReason) -> Node:
    """Why these cards make no low, with the ranks that are there."""
    why = words(
        f"omaha_hilo.why.{found.reason}",
        board=rank_list(found.on_board),
        hand=rank_list(found.in_hand),
    )
    title = words("omaha_hilo.half.low")
    return box("bad", title, h("p", h("b", words("omaha_hilo.no_low"))), h("p", why))
