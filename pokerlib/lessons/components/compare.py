"""Which wins: two hands, and the first point at which they differ."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.cards import Card, code_at, new_code
from pokerlib.language import rank_face
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import category_words, hand_words
from pokerlib.lessons.components.nodes import (
    Node,
    box,
    button,
    card,
    card_row,
    choices,
    h,
    said,
    table,
    words,
)
from pokerlib.practice.hands import close_hands
from pokerlib.rankings import Category, HandRank, Ranking, difference
from pokerlib.rankings.explain import places

__all__ = ["WhichWins"]

ANSWERS = {"first": 1, "tie": 0, "second": -1}


class WhichWins(Dealt):
    """Two hands of one ranking; the learner says which wins, then sees them place by place."""

    def __init__(
        self,
        ranking: Ranking,
        categories: Sequence[Category] = (),
        code: str | None = None,
    ) -> None:
        self.ranking = ranking
        self.categories = tuple(categories)
        self.category: Category | None = None
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.hands = close_hands(self.ranking, code, self.category)
        self.code = code
        self.found = difference(*self.hands)
        self.answer: str | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_kind(self, name: str) -> None:
        category = next((one for one in self.categories if one == name), None)
        self.category = category
        self._lay(self.code or new_code())

    def on_answer(self, answer: str) -> None:
        if self.answer is None and answer in ANSWERS:
            self.answer = answer
            self.asked += 1
            self.right += self._is_right()
            self.goal = "next"

    def _is_right(self) -> bool:
        return self.answer is not None and ANSWERS[self.answer] == self.found.better

    def draw(self) -> list[Node | None]:
        return [
            self._bar(),
            h("div.pk-hands", self._hand(0), self._hand(1), key="hands"),
            self._shared(),
            self._choices(),
            h("div", *(self._verdict() if self.answer else ()), key="verdict", role="status"),
        ]

    def _bar(self) -> Node:
        title = words("compare.next")
        return h(
            "div.pk-bar",
            button(title, "deal", key="deal", primary=self.answer is not None, goal="next"),
            self.code_field(),
            self._kinds(),
            key="bar",
        )

    def _kinds(self) -> Node | None:
        if not self.categories:
            return None
        options: list[tuple[Node, tuple[str | int, ...], bool]] = [
            (words("compare.any"), ("kind", ""), self.category is None)
        ]
        for one in self.categories:
            name = category_words(self.ranking, one)
            options.append((name, ("kind", one.value), self.category == one))
        return choices(words("compare.kind"), options, key="kinds")

    def _hand(self, which: int) -> Node:
        rank = self.hands[which]
        decisive = frozenset(self.found.cards[which]) if self.answer else frozenset[Card]()
        given = (*rank.cards, *rank.unused)
        nodes = []
        for one in given:
            look, state = "", None
            if self.answer and one in decisive:
                look, state = "plays", words("compare.decisive")
            elif self.answer and (decisive or one in rank.unused):
                look = "dim"
            nodes.append(card(one, look=look, state=state, key=f"{which}-{one.code}"))
        title = words("compare.second" if which else "compare.first")
        return card_row(title, nodes, key=f"hand-{which}")

    def _shared(self) -> Node | None:
        first, second = (frozenset((*rank.cards, *rank.unused)) for rank in self.hands)
        if not first & second:
            return None
        return h("p.pk-hint.pk-say", words("compare.shared"), key="shared")

    def _choices(self) -> Node:
        return h(
            "div.pk-bar",
            h("b", words("compare.ask")),
            h(
                "span.pk-segments",
                (
                    button(
                        words(f"compare.wins.{answer}"),
                        "answer",
                        answer,
                        pressed=self.answer == answer,
                        enabled=self.answer is None,
                        goal=answer,
                    )
                    for answer in ANSWERS
                ),
                role="group",
                data_nav=True,
            ),
            key="answers",
        )

    def _verdict(self) -> list[Node | None]:
        right = self._is_right()
        title = words("compare.right" if right else "compare.wrong")
        return [
            box(
                "good" if right else "bad",
                title,
                h("p", said(self.found)),
            ),
            h("p.pk-hint", words("compare.steps")),
            place_table(*self.hands),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]


def place_table(first: HandRank, second: HandRank) -> Node:
    """Two hands compared place by place, down to the first difference."""
    found = difference(first, second)
    heads = [words(f"compare.column.{name}") for name in ("place", "first", "second", "result")]
    decides = words(f"compare.decides.{'first' if found.better > 0 else 'second'}")
    equal = words("compare.equal" if found.better else "compare.all_equal")
    kinds = [_kind(rank) for rank in (first, second)]
    differs = found.kind == "category"
    rows = [
        (
            "pk-best" if differs else "",
            (words("compare.category"), *kinds, decides if differs else equal),
        )
    ]
    if not differs:
        for index, (one, other) in enumerate(zip(places(first), places(second), strict=True)):
            here = index == found.place
            cells = (
                words(f"compare.role.{one.role}", n=one.nth),
                rank_face(one.rank),
                rank_face(other.rank),
                decides if here else equal,
            )
            rows.append(("pk-best" if here else "", cells))
            if here:
                break
    return table(heads, rows, caption=words("compare.steps"))


def _kind(rank: HandRank) -> Node:
    if rank.category in {Category.NO_PAIR, Category.HIGH_CARD}:
        return category_words(rank.ranking, rank.category)
    return hand_words(rank, kickers=False)
