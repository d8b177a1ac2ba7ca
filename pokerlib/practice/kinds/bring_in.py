"""Who brings it in: a seat of a stud table on third street."""

from __future__ import annotations

from pokerlib.cards import ACE, Card
from pokerlib.games import GAMES
from pokerlib.play.events import MaybeCard, RoundStarted
from pokerlib.practice.draw import Draw
from pokerlib.practice.model import Choice, Question, Table, Told
from pokerlib.practice.stud import Opening, equal_up_cards, new_hand, opening, up_ranks

VARIANTS = {1: ("seven_card_stud", "stud_hilo")}


def ask(level: int, code: str) -> Question:
    """Stud without equal cards; with them; razz, two of three times with an ace, which is low."""
    draw = Draw(code)
    players = draw.of(4, 6)
    game = "razz" if level == 3 else draw.of("seven_card_stud", "stud_hilo")
    ace, equal = draw.below(3) > 0, draw.below(3) == 0

    def found(deck: tuple[Card, ...]) -> Opening | None:
        if level == 3:
            fits = ace == (ACE in up_ranks(deck, players))
            fits = fits and equal == equal_up_cards(game, deck, players)
        else:
            fits = equal_up_cards(game, deck, players) == (level == 2)
        return opening(new_hand(game, players, deck)) if fits else None

    return brings_in("bring_in", level, code, draw.first(found), game)


def brings_in(kind: str, level: int, code: str, opened: Opening, game: str) -> Question:
    """Who opens this third street."""
    started = opened.started
    why = {seat: _not_this(started, seat, up) for seat, up in started.showing}
    return Question(
        kind,
        level,
        code,
        Told("spot.bring_in.ask", {"game": GAMES[game]}),
        seats(opened.state.live, opened.first, why),
        (started,),
        Told(f"spot.bring_in.hint.{'highest' if started.highest else 'lowest'}"),
        "seat",
        table=Table(opened.events, opened.state),
        variant=game,
    )


def seats(live: tuple[int, ...], first: int, why: dict[int, Told]) -> tuple[Choice, ...]:
    """The players who are in, the first to act among them, and why each other is not."""
    later = Told("spot.first.later")
    return tuple(
        Choice(
            str(seat),
            Told("felt.seat", {"number": seat}),
            right=seat == first,
            why=None if seat == first else why.get(seat, later),
        )
        for seat in sorted(live)
    )


def _not_this(started: RoundStarted, seat: int, up: tuple[MaybeCard, ...]) -> Told:
    """Its suit, the ace at the wrong end, or simply another card."""
    extreme = "highest" if started.highest else "lowest"
    if seat in started.tied:
        return Told("spot.bring_in.suit")
    ace = any(card.rank == ACE for card in up if card)
    return Told(f"spot.bring_in.{'ace_' if ace else ''}{extreme}")
