"""One hand, four verdicts: the same five cards under four systems."""

from pokerlib.cards import Card
from pokerlib.lessons import components as ui
from pokerlib.practice.lows import Qualification, qualification
from pokerlib.rankings import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH, Ranking, explain

SYSTEMS = (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN)


class FourVerdicts(ui.OneHand):
    """Five cards, and what each system makes of them."""

    def told(self, hand: tuple[Card, ...]) -> ui.Node:
        heads = ui.columns("low_hands.column", "system", "verdict", "why")
        rows = [("", self._cells(system, hand)) for system in SYSTEMS]
        return ui.live("verdicts", ui.table(heads, rows, caption=ui.words("low_hands.four")))

    def _cells(self, system: Ranking, hand: tuple[Card, ...]) -> list[ui.Content]:
        rank = system.rank(hand)
        name = ui.h(
            "div",
            ui.h("b", ui.words(f"low_hands.system.{system.key}")),
            ui.h("div.pk-hint", ui.words(f"low_hands.where.{system.key}")),
        )
        if system is EIGHT_OR_BETTER:
            verdict = ui.hand_words(rank) if rank else ui.words("low_hands.not_low")
            return [name, ui.h("b", verdict), _because(qualification(hand))]
        if rank is None:
            raise AssertionError(f"{system.key} ranks every hand")
        return [name, ui.h("b", ui.hand_words(rank)), ui.said(explain(rank))]


def _because(found: Qualification) -> list[ui.Node]:
    """Why a low qualifies or not, and what does no harm."""
    cards = ui.faces(found.cards)
    reason = ui.h("p", ui.words(f"low_hands.because.{found.reason}", cards=cards))
    return [reason, *(ui.h("p", ui.words(f"low_hands.because.{also}")) for also in found.also)]
