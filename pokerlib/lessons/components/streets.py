"""Street by street: the best hand so far, and which card changed it."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.cards import deal, new_code
from pokerlib.games import GAMES, Combination
from pokerlib.language import LANGUAGES, hand_phrase
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import faces, hand_words, looks
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    box,
    button,
    card,
    card_row,
    choices,
    h,
    table,
    words,
)
from pokerlib.lessons.components.omaha import best_box, game_choice
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.two_and_three import Street, streets

NAMES = ("flop", "turn", "river")


class StreetByStreet(Dealt):
    """The board comes a street at a time; before each verdict the learner says if it changes.

    `games`: those that may be chosen; in one that has two halves, the half is chosen too.
    """

    def __init__(self, code: str | None = None, games: Sequence[str] = ("omaha",)) -> None:
        self.games = tuple(games)
        self.game, self.share = GAMES[self.games[0]], "high"
        self.seen = 0
        self.asked = False
        self.guess: str | None = None
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.hole, self.board = deal(code, self.game.hole, self.game.board)
        self.streets = streets(self.game, self.hole, self.board, self.share)
        self.code, self.seen, self.asked, self.guess = code, 0, False, None

    def on_game(self, key: str) -> None:
        if key not in self.games:
            raise UnknownEventError("no such game")
        self.game = GAMES[key]
        self._lay(self.code or new_code())

    def on_share(self, share: str) -> None:
        if share not in dict(self.game.shares):
            raise UnknownEventError("no such half")
        self.share = share
        self._lay(self.code or new_code())

    def on_next(self) -> None:
        if self.seen < len(NAMES) and not self.asked:
            self.seen += 1
            self.asked = self.seen > 1
            self.guess = None
            self.goal = "guess" if self.asked else "next"

    def on_guess(self, answer: str) -> None:
        if self.asked and answer in {"yes", "no", "just_show"}:
            self.asked, self.guess = False, answer
            self.goal = "next"

    def _known(self) -> tuple[Street, ...]:
        return self.streets[: self.seen - 1 if self.asked else self.seen]

    def draw(self) -> list[Node | None]:
        known = self._known()
        return [
            h("div.pk-bar", game_choice(self.games, self.game), self._shares(), key="chosen"),
            self.bar(self._next_button()),
            self._cards(known),
            self._question() if self.asked else self._verdict(known),
            self._story(known),
        ]

    def _shares(self) -> Node | None:
        if len(self.game.shares) < 2:
            return None
        options = (
            (words(f"omaha_hilo.half.{share}"), ("share", share), share == self.share)
            for share, _ in self.game.shares
        )
        return choices(words("omaha.street.half"), options, key="shares")

    def _next_button(self) -> Node | None:
        name = NAMES[min(self.seen, len(NAMES) - 1)]
        return button(
            words(f"omaha.street.show.{name}"),
            "next",
            key="next",
            enabled=self.seen < len(NAMES) and not self.asked,
            goal="next",
            step="on",
        )

    def _cards(self, known: tuple[Street, ...]) -> Node:
        shown = self.board[: self.seen + 2] if self.seen else ()
        best = known[-1].best if known and not self.asked else None
        look = looks((*self.hole, *shown), (*best.hole, *best.board)) if best else {}
        latest = shown[-1:] if self.seen > 1 else shown
        nodes: list[Content] = []
        for place in range(5):
            one = shown[place] if place < len(shown) else None
            style, state = look.get(one, ("", None)) if one else ("", None)
            if one in latest:
                style = f"{style} new"
                state = words("table.new") if state is None else state
            nodes.append(card(one, look=style, state=state, key=f"board-{place}"))
        return h(
            "div.pk-hands",
            card_row(
                words("table.group.hole"),
                (
                    card(one, look=look.get(one, ("", None))[0], state=look.get(one, ("", None))[1])
                    for one in self.hole
                ),
                key="hole",
            ),
            card_row(words("table.group.board"), nodes, key="board"),
            key="hands",
        )

    def _question(self) -> Node:
        dealt = faces(self.board[self.seen + 1 : self.seen + 2])
        return box(
            "note",
            words(f"omaha.street.ask.{self.share}", card=dealt),
            h(
                "div.pk-bar",
                *(
                    button(
                        words(f"omaha.street.{answer}"),
                        "guess",
                        answer,
                        goal="guess" if answer == "yes" else None,
                        step="on" if answer == "just_show" else None,
                    )
                    for answer in ("yes", "no", "just_show")
                ),
                data_nav=True,
            ),
            key="question",
            role="status",
        )

    def _verdict(self, known: tuple[Street, ...]) -> Node:
        if not known:
            content: list[Content] = [h("p.pk-hint.pk-say", words("omaha.street.before"))]
        else:
            street = known[-1]
            content = [
                best_box(street.best, street.combinations)
                if street.best
                else box("note", words("omaha_hilo.no_low"), key="best")
            ]
            if street.name != "flop":
                content.append(self._change_box(street))
            if self.seen == len(NAMES):
                content.append(h("p.pk-hint.pk-say", words("omaha.street.over")))
        return h("div.pk-boxes", *content, key="verdict", role="status")

    def _change_box(self, street: Street) -> Node:
        right = self.guess == ("yes" if street.changed else "no")
        said_so = (
            None
            if self.guess == "just_show"
            else h(
                "p", words(f"omaha.street.guessed_{'right' if right else 'wrong'}"), key="guessed"
            )
        )
        kind = "note" if said_so is None else "good" if right else "bad"
        why = (
            None
            if street.changed
            else h("p", words("omaha.street.same_why", card=faces(street.dealt)))
        )
        return box(kind, change(street), said_so, why, key="change")

    def _story(self, known: tuple[Street, ...]) -> Node | None:
        if not known:
            return None
        heads = [words(f"omaha.column.{name}") for name in ("street", "card", "hand", "changed")]
        rows = (
            (
                "",
                (
                    words(f"omaha.street.{street.name}"),
                    faces(street.dealt),
                    _named(street.best),
                    change(street),
                ),
            )
            for street in known
        )
        return h("div", table(heads, rows), key="story")


def change(street: Street) -> Node:
    """What the newest card did, in words."""
    if street.name == "flop":
        return words("omaha.street.first")
    dealt = faces(street.dealt)
    if not street.changed:
        return words("omaha.street.same", card=dealt)
    return words(
        "omaha.street.changed",
        card=dealt,
        before=_phrase(street.before),
    )


def _named(found: Combination | None) -> Node:
    return hand_words(found.rank if found else None)


def _phrase(found: Combination | None) -> Node:
    """The hand inside a sentence: in English with its article."""
    rank = found.rank if found else None
    return {"t": [hand_phrase(rank, lang) for lang in LANGUAGES]}
