"""Questions on seats: who acts first, who brings it in."""

from __future__ import annotations

from itertools import count

from pokerlib.betting import Stakes
from pokerlib.cards import ACE, code_at
from pokerlib.play import Action, Bet, Call, Check, Fold, Hand
from pokerlib.play.events import BlindPosted, Event, HandStarted, MaybeCard, RoundStarted
from pokerlib.play.state import State
from pokerlib.practice.betting import Numbers, Spot
from pokerlib.practice.model import Choice, Question, Table, Told
from pokerlib.practice.stud import act_deal, act_task, equal_up_cards, up_ranks

__all__ = ["bring_in", "first_to_act"]

THIRD = "third"  # the street of the bring-in


def _seats(live: tuple[int, ...], first: int, why: dict[int, Told]) -> tuple[Choice, ...]:
    later = Told("question.mistake.seat_later")
    return tuple(
        Choice(
            str(seat),
            Told("felt.seat", {"number": seat}),
            right=seat == first,
            why=None if seat == first else why.get(seat, later),
        )
        for seat in live
    )


def _started(hand: Hand) -> tuple[tuple[Event, ...], State, RoundStarted]:
    """The table as it was before the last betting round was opened, and its opening."""
    place, found = next(
        (place, event)
        for place, event in reversed(list(enumerate(hand.events)))
        if isinstance(event, RoundStarted)
    )
    return hand.events[:place], hand.states[place - 1], found


def first_to_act(level: int, code: str) -> Question:
    """Before the flop and after it; with players gone; heads-up and in stud."""
    source = Numbers(code)
    if level == 3 and source.below(2):
        return _first_in_stud(code)
    players = 2 if level == 3 else source.one_of((4, 5, 6))
    moves: list[Action] = []
    if source.below(2) or level == 2:
        moves = [*[Call()] * (players - 1), Check()]
        moves += _thinned(source, players) if level == 2 else []
    chips = tuple(dict.fromkeys(range(1, players + 1), 20_000).items())
    button = 1 + source.below(players)
    hand = Spot("", code, Stakes(100, 200), chips, button, tuple(moves), "no").hand()
    events, state, started = _started(hand)
    assert started.first is not None
    return Question(
        "first_to_act",
        level,
        code,
        Told(f"question.first_to_act.ask_{started.street}"),
        _seats(state.live, started.first, _positions(events)),
        (started,),
        Told(f"question.first_to_act.hint_{'two' if players == 2 else 'many'}"),
        table=Table(events, state),
    )


def _thinned(source: Numbers, players: int) -> list[Action]:
    """Some check, one bets, and of the others some fold: the blinds and the button among them."""
    checks = source.below(players)
    gone = [bool(source.below(2)) for _ in range(players - 1)]
    gone[source.below(players - 1)] = False
    if not any(gone):
        gone[gone.index(False) - 1] = True
    return [*[Check()] * checks, Bet(200), *(Fold() if one else Call() for one in gone)]


def _positions(events: tuple[Event, ...]) -> dict[int, Told]:
    """Why each of the special seats is not first, by its position."""
    found: dict[int, Told] = {}
    for event in events:
        if isinstance(event, HandStarted) and event.button is not None:
            found[event.button] = Told("question.mistake.seat_button")
        if isinstance(event, BlindPosted) and event.kind in ("small", "big"):
            found[event.seat] = Told(f"question.mistake.seat_{event.kind}")
    return found


def _first_in_stud(code: str) -> Question:
    for n in count():
        at = code_at(code, n * 11)
        game = Numbers(at).one_of(("seven_card_stud", "stud_hilo", "razz"))
        if act_deal(game, at, 4)[0] != THIRD:
            break
    task = act_task(game, at, 4)
    low = game == "razz"
    mistake = Told(f"question.mistake.board_{'low' if low else 'high'}")
    assert task.started.first is not None
    return Question(
        "first_to_act",
        3,
        code,
        Told("question.first_to_act.ask_stud", {"game": task.state.game}),
        _seats(task.state.live, task.started.first, dict.fromkeys(task.state.live, mistake)),
        (task.started,),
        Told(f"question.first_to_act.hint_{'razz' if low else 'stud'}"),
        table=Table(task.events, task.state),
    )


def _not_the_bring_in(started: RoundStarted, seat: int, up: tuple[MaybeCard, ...]) -> Told:
    """Its suit, the ace at the wrong end, or simply another card."""
    extreme = "highest" if started.highest else "lowest"
    if seat in started.tied:
        return Told("question.mistake.bring_in_suit")
    ace = any(card.rank == ACE for card in up if card)
    return Told(f"question.mistake.bring_in_{'ace_' if ace else ''}{extreme}")


def bring_in(level: int, code: str) -> Question:
    """Stud without equal cards; with them; razz, two of three times with an ace, which is low."""
    game, players = "razz" if level == 3 else "seven_card_stud", 4 + level % 2
    ace = Numbers(code).below(3) > 0
    for n in count():
        at = code_at(code, n * 11)
        street, deck = act_deal(game, at, players)
        if street != THIRD:
            continue
        if level < 3 and equal_up_cards(game, deck, players) == (level == 2):
            break
        if level == 3 and ace == (ACE in up_ranks(deck, players)):
            break
    task = act_task(game, at, players)
    started = task.started
    assert started.first is not None
    why = {seat: _not_the_bring_in(started, seat, cards) for seat, cards in started.showing}
    return Question(
        "bring_in",
        level,
        code,
        Told("question.bring_in.ask", {"game": task.state.game}),
        _seats(task.state.live, started.first, why),
        (started,),
        Told(f"question.bring_in.hint_{'razz' if level == 3 else 'stud'}"),
        table=Table(task.events, task.state),
    )
