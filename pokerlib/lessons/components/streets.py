"""Street by street: the best hand so far, and which card changed it."""

from collections.abc import Sequence

from pokerlib.cards import deal, new_code
from pokerlib.lessons.components import nodes as ui
from pokerlib.lessons.components.hands import drawn, faces, hand_words, looks, phrase
from pokerlib.lessons.components.omaha import OfGames, best_box
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.two_and_three import Street, streets

NAMES = ("flop", "turn", "river")


class StreetByStreet(OfGames):
    """The board comes a street at a time; before each verdict the learner says if it changes.

    `games`: those that may be chosen; in one that has two halves, the half is chosen too.
    """

    def __init__(self, code: str | None = None, games: Sequence[str] = ("omaha",)) -> None:
        self.share = "high"
        super().__init__(code or new_code(), games)

    def _lay(self, code: str) -> None:
        self.hole, self.board = deal(code, self.game.hole, self.game.board)
        self.streets = streets(self.game, self.hole, self.board, self.share)
        self.code, self.seen, self.asked = code, 0, False
        self.guess: str | None = None

    def on_share(self, share: str) -> None:
        if share not in dict(self.game.shares):
            raise UnknownEventError("no such half")
        self.share = share
        self.deal_again()

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

    def draw(self) -> list[ui.Node | None]:
        known = self._known()
        return [
            self.chosen(self._shares()),
            self.bar(self._next_button()),
            self._cards(known),
            self._question() if self.asked else self._verdict(known),
            self._story(known),
        ]

    def _shares(self) -> ui.Node | None:
        shares = ui.named("omaha_hilo.half", dict(self.game.shares))
        if len(shares) < 2:
            return None
        return ui.choices("omaha.street.half", "share", shares, self.share, key="shares")

    def _next_button(self) -> ui.Node | None:
        name = NAMES[min(self.seen, len(NAMES) - 1)]
        more = self.seen < len(NAMES) and not self.asked
        title = ui.words(f"omaha.street.show.{name}")
        return ui.button(title, "next", key="next", enabled=more, goal="next", step="on")

    def _cards(self, known: tuple[Street, ...]) -> ui.Node:
        shown = self.board[: self.seen + 2] if self.seen else ()
        best = known[-1].best if known and not self.asked else None
        look = looks((*self.hole, *shown), (*best.hole, *best.board)) if best else {}
        latest = shown[-1:] if self.seen > 1 else shown
        nodes: list[ui.Content] = []
        for place, one in enumerate((*shown, *(None,) * (5 - len(shown)))):
            style, state = look.get(one, ("", None)) if one else ("", None)
            if one in latest:
                style, state = f"{style} new", state or ui.words("table.new")
            nodes.append(ui.card(one, look=style, state=state, key=f"board-{place}"))
        return ui.h(
            "div.pk-hands",
            ui.card_row(ui.words("table.group.hole"), drawn(self.hole, look), key="hole"),
            ui.card_row(ui.words("table.group.board"), nodes, key="board"),
            key="hands",
        )

    def _question(self) -> ui.Node:
        dealt = faces(self.board[self.seen + 1 : self.seen + 2])
        answers = (
            ui.button(
                ui.words(f"omaha.street.{answer}"),
                "guess",
                answer,
                goal="guess" if answer == "yes" else None,
                step="on" if answer == "just_show" else None,
            )
            for answer in ("yes", "no", "just_show")
        )
        title = ui.words(f"omaha.street.ask.{self.share}", card=dealt)
        bar = ui.h("div.pk-bar", *answers, data_nav=True)
        return ui.box("note", title, bar, key="question", role="status")

    def _verdict(self, known: tuple[Street, ...]) -> ui.Node:
        if not known:
            content: list[ui.Content] = [ui.h("p.pk-hint.pk-say", ui.words("omaha.street.before"))]
        else:
            street = known[-1]
            content = [
                best_box(street.best, street.combinations)
                if street.best
                else ui.box("note", ui.words("omaha_hilo.no_low"), key="best")
            ]
            if street.name != "flop":
                content.append(self._change_box(street))
            if self.seen == len(NAMES):
                content.append(ui.h("p.pk-hint.pk-say", ui.words("omaha.street.over")))
        return ui.h("div.pk-boxes", *content, key="verdict", role="status")

    def _change_box(self, street: Street) -> ui.Node:
        told = []
        right = self.guess == ("yes" if street.changed else "no")
        guessed = "right" if right else "wrong"
        if self.guess != "just_show":
            told.append(ui.h("p", ui.words(f"omaha.street.guessed_{guessed}"), key="guessed"))
        kind = "note" if not told else "good" if right else "bad"
        if not street.changed:
            told.append(ui.h("p", ui.words("omaha.street.same_why", card=faces(street.dealt))))
        return ui.box(kind, change(street), *told, key="change")

    def _story(self, known: tuple[Street, ...]) -> ui.Node | None:
        heads = ui.columns("omaha.column", "street", "card", "hand", "changed")
        rows = []
        for street in known:
            best = hand_words(street.best.rank if street.best else None)
            name = ui.words(f"omaha.street.{street.name}")
            rows.append(("", (name, faces(street.dealt), best, change(street))))
        return ui.h("div", ui.table(heads, rows), key="story") if rows else None


def change(street: Street) -> ui.Node:
    """What the newest card did, in words."""
    if street.name == "flop":
        return ui.words("omaha.street.first")
    dealt = faces(street.dealt)
    if not street.changed:
        return ui.words("omaha.street.same", card=dealt)
    before = phrase(street.before.rank if street.before else None)
    return ui.words("omaha.street.changed", card=dealt, before=before)
