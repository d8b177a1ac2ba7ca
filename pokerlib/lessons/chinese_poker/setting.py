"""Set your hand: the order is checked as you go; specials, and a suggestion to compare with."""

from typing import Annotated, ClassVar

from pokerlib import chinese
from pokerlib.cards import Card
from pokerlib.chinese.setting import CARDS
from pokerlib.lessons.chinese_poker.advice import check_box, special_part, suggestion_part
from pokerlib.lessons.chinese_poker.board import TRAY
from pokerlib.lessons.chinese_poker.own import OwnCards
from pokerlib.lessons.components import Node, h
from pokerlib.practice.chinese import special_deal

GUESSES = ("none", *chinese.Special)


class SetYourHand(OwnCards):
    """Thirteen cards and three rows."""

    slow: ClassVar[frozenset[str]] = frozenset({"suggest", "would"})

    def _begin(self) -> None:
        self._forget()

    def _forget(self) -> None:
        """Other cards: what was said of the old ones is gone."""
        self.guess: str | None = None
        self.would: bool | None = None
        self.suggestion: chinese.Suggestion | None = None
        self.contrast: chinese.Contrast | None = None

    def hand_of(self, code: str) -> tuple[Card, ...]:
        dealt = special_deal(code, 0) if self.deals == "special" else chinese.deal_players(code)
        self._forget()
        return dealt[0]

    def changed(self) -> None:
        self.contrast = None
        if self.suggestion and set(self.suggestion.best.setting.cards) != set(self.held):
            self._forget()

    # events

    def on_pick(self, code: str) -> None:
        super().on_pick(code)
        self._forget()

    def on_guess(self, name: Annotated[str, GUESSES]) -> None:
        if len(self.held) == CARDS:
            self.guess = name

    def on_would(self, declares: bool) -> None:
        """Would you declare? Told against the best setting, so this takes a moment."""
        self.suggestion = self.suggestion or chinese.suggest(self.held, self.rules)
        self.would = declares

    def on_suggest(self) -> None:
        """The best setting, and how one's own differs if it is whole."""
        self.suggestion = self.suggestion or chinese.suggest(self.held, self.rules)
        own, best = self.setting, self.suggestion.best.setting
        self.contrast = chinese.contrast(own, best, self.rules) if own else None

    def on_lay(self, which: str) -> None:
        """Lay the suggested setting, or that of a special."""
        if which == "best" and self.suggestion:
            found = self.contrast.second if self.contrast else self.suggestion.best
            setting = found.setting
        else:
            held = next((one for one in self.specials() if one.special == which), None)
            if held is None:
                return
            setting = held.setting
        self._set(
            {TRAY: (), "back": setting.back, "middle": setting.middle, "front": setting.front}
        )

    def specials(self) -> tuple[chinese.Held, ...]:
        return chinese.specials(self.held, self.rules) if len(self.held) == CARDS else ()

    # the picture

    def draw(self) -> list[Node | None]:
        whole = len(self.held) == CARDS
        special = (self.specials(), self.guess, self.would, self.suggestion, self.rules)
        return [
            self.bar(self.deals_choice()),
            self.board(),
            self.tools(),
            h(
                "div.pk-boxes.pk-loose",
                check_box(self.found, len(self.held)),
                special_part(*special) if whole else None,
                key="boxes",
            ),
            suggestion_part(self.suggestion, self.contrast, self.setting) if whole else None,
            self.own_cards(),
        ]
