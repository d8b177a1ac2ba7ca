"""Who brings it in: a seat of a stud table on third street."""

from pokerlib.cards import ACE
from pokerlib.games import GAMES
from pokerlib.play.events import MaybeCard, RoundStarted
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.model import Choice, Question, Table, Told, one_right
from pokerlib.practice.stud import Opening, equal_up_cards, new_hand, opening, up_ranks

VARIANTS = {1: ("seven_card_stud", "stud_hilo")}


def ask(level: int, draw: Draw) -> Question:
    """Stud without equal cards; with them; razz, two of three times with an ace, which is low."""
    players = draw.of(4, 6)
    game = "razz" if level == 3 else draw.of("seven_card_stud", "stud_hilo")
    ace, equal = draw.below(3) > 0, draw.below(3) == 0

    def found(deck: Cards) -> Opening | None:
        if level == 3:
            fits = ace == (ACE in up_ranks(deck, players))
            fits = fits and equal == equal_up_cards(game, deck, players)
        else:
            fits = equal_up_cards(game, deck, players) == (level == 2)
        return opening(new_hand(game, players, deck)) if fits else None

    return brings_in(draw.first(found), game)


def brings_in(opened: Opening, game: str) -> Question:
    """Who opens this third street."""
    started = opened.started
    why = {seat: _not_this(started, seat, up) for seat, up in started.showing}
    return Question(
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
    says = {str(seat): Told("felt.seat", {"number": seat}) for seat in sorted(live)}
    return one_right(says, str(first), lambda key: why.get(int(key), later))


def _not_this(started: RoundStarted, seat: int, up: tuple[MaybeCard, ...]) -> Told:
    """Its suit, the ace at the wrong end, or simply another card."""
    extreme = "highest" if started.highest else "lowest"
    if seat in started.tied:
        return Told("spot.bring_in.suit")
    ace = any(card.rank == ACE for card in up if card)
    return Told(f"spot.bring_in.{'ace_' if ace else ''}{extreme}")
