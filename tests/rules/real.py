"""Real hands: a record of `hands.jsonl` as a Hand, played move by move."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pokerlib as pk
from pokerlib.betting import LIMITS, MoveError
from pokerlib.play import Give, Post
from pokerlib.play import events as e

Record = dict[str, Any]
FORCED = {"ante", "small_blind", "big_blind", "post", "dead_blind"}
GAMES = {"stud": "seven_card_stud"}


@cache
def records(cases: Path) -> tuple[Record, ...]:
    lines = (cases / "hands.jsonl").read_text("utf-8").splitlines()
    return tuple(map(json.loads, lines))


class ReplayError(Exception):
    """Where our hand and the record part ways."""


def actions(record: Record) -> list[Record]:
    return [event for event in record["events"] if "action" in event]


def odd(record: Record) -> set[str]:
    return {note.split(":")[0] for note in record["odd"]}


def seats(record: Record) -> dict[str, int]:
    return {player["id"]: player["seat"] for player in record["players"]}


def forced(record: Record, kind: str) -> list[Record]:
    return [event for event in actions(record) if event["action"] == kind]


def button_of(record: Record) -> int | None:
    """The button; where a record with blinds lacks it, the seat before the small one."""
    small = [seats(record)[event["player"]] for event in forced(record, "small_blind")]
    if record["button_seat"] is not None or not small:
        return record["button_seat"]
    taken = sorted(seats(record).values())
    return small[0] if len(taken) == 2 else taken[taken.index(small[0]) - 1]


def stakes_of(record: Record) -> pk.Stakes:
    """The stakes; the small blind as it was really posted, or not at all."""
    given = {**record["stakes"], "ante": record["stakes"].get("ante", record.get("ante") or 0)}
    antes = [event["amount"] for event in forced(record, "ante")]
    if antes:
        given["ante"] = max(antes)
    if button_of(record) is None:  # where none is recorded, the first player completed at once
        return pk.Stakes(**{"bring_in": None, **given})
    small = max((event["amount"] for event in forced(record, "small_blind")), default=0)
    if forced(record, "small_blind") and all(x["all_in"] for x in forced(record, "small_blind")):
        small = max(small, given.get("small_blind", 0))
    big = given.pop("big_blind", given.get("small_bet"))
    return pk.Stakes(**{**given, "small_blind": small, "big_blind": big})


def posts_of(record: Record) -> list[Post]:
    where = seats(record)
    posts = [Post(where[x["player"]], x["amount"]) for x in forced(record, "post")]
    return posts + [Post(where[x["player"]], 0, x["amount"]) for x in forced(record, "dead_blind")]


def conventions_of(record: Record) -> pk.Conventions:
    if "heads_up_button_posts_the_big_blind" in odd(record):
        return replace(pk.CONVENTIONS, heads_up_small_blind="other")
    return pk.CONVENTIONS


def deck_of(record: Record) -> list[str | None]:
    """The cards in dealing order, None where nobody knows them."""
    button = button_of(record)
    if button is None:
        return list(_stud_deck(record))
    players = sorted(record["players"], key=lambda p: (p["seat"] <= button, p["seat"]))
    size = pk.GAMES[record["game"]].hole
    hole = [card for player in players for card in player["hole"] or [None] * size]
    return hole + record["board"]


def _stud_deck(record: Record) -> Iterator[str | None]:
    folded: set[str] = set()
    for street in ("third", "fourth", "fifth", "sixth", "seventh"):
        here = [event for event in record["events"] if event["street"] == street]
        ups = {event["player"]: event["cards"] for event in here if event.get("deal") == "up"}
        live = [player for player in record["players"] if player["id"] not in folded]
        if street == "seventh" and record["board"]:
            yield from record["board"]
            return
        for player in sorted(live, key=lambda p: p["seat"]):
            hole = player["hole"] or []
            if street == "third":
                yield from [*hole, None, None][:2]
            yield from ups.get(player["id"], [])
            if street == "seventh":
                yield [*hole, None, None, None][2]
        folded |= {event["player"] for event in here if event.get("action") == "fold"}


def hand_of(record: Record) -> pk.Hand:
    return pk.Hand(
        GAMES.get(record["game"], record["game"]),
        LIMITS[record["limit"]],
        stakes=stakes_of(record),
        stacks={player["seat"]: player["stack"] for player in record["players"]},
        button=button_of(record),
        deck=deck_of(record),
        posts=posts_of(record),
        conventions=conventions_of(record),
    )


def action_of(event: Record, hand: pk.Hand) -> pk.play.Action:
    plain = {"fold": pk.Fold, "check": pk.Check, "call": pk.Call, "bring_in": pk.BringIn}
    if event["action"] in plain:
        return plain[event["action"]]()
    wager = hand.legal.wager
    if wager is not None and wager.name == "complete" and event["to"] == wager.min_to:
        return pk.Complete()
    return pk.Bet(event["to"]) if event["action"] == "bet" else pk.Raise(event["to"])


def replay(record: Record) -> pk.Hand:
    """Play the record; ReplayError says where that is not possible."""
    hand, where = hand_of(record), seats(record)
    _compare_forced(record, hand)
    shown = [event["player"] for event in actions(record) if event["action"] == "show"]
    for number, event in enumerate(actions(record)):
        if event["action"] in FORCED | {"show", "muck"}:
            continue
        note = f"event {number} {event['player']} {event['action']} {event['to']}"
        if hand.to_act != where[event["player"]] or hand.street != event["street"]:
            raise ReplayError(f"{note} on {event['street']}: {hand.to_act} on {hand.street}")
        try:
            happened = hand.act(action_of(event, hand))[0]
        except MoveError as error:
            raise ReplayError(f"{note}: {error}") from error
        amount = getattr(happened, "amount", 0)
        if amount != event["amount"]:
            raise ReplayError(f"{note}: puts in {amount}, not {event['amount']}")
    _show(hand, {where[player] for player in shown})
    if hand.stage == "giving":  # nobody knows all of the cards: the winners as the record has them
        hand.act(Give({"high": tuple({where[item["player"]] for item in record["collected"]})}))
    if not hand.over:
        raise ReplayError(f"stopped at {hand.street}, {hand.stage}, {hand.to_act} to act")
    return hand


def _compare_forced(record: Record, hand: pk.Hand) -> None:
    where = seats(record)
    ours = Counter(
        (event.seat, event.amount)
        for event in hand.events
        if isinstance(event, e.AntePosted | e.BlindPosted)
    )
    theirs = Counter(
        (where[x["player"]], x["amount"]) for x in actions(record) if x["action"] in FORCED
    )
    if ours != theirs:
        raise ReplayError(f"forced bets: {ours - theirs} against {theirs - ours}")


def _show(hand: pk.Hand, shown: set[int]) -> None:
    while hand.stage == "showdown":
        muck = hand.to_act not in shown and pk.Muck() in hand.legal
        hand.act(pk.Muck() if muck else pk.Show())


def compare_result(record: Record, hand: pk.Hand) -> None:
    """Pot, winners, amounts; the rake is the house's (a unit or so of rounding for each pot)."""
    where = {seat: player for player, seat in seats(record).items()}
    won: Counter[str] = Counter()
    pots = 0
    for event in hand.events:
        if isinstance(event, e.PotAwarded):
            pots += 1
            won.update({where[part.seat]: 0 for part in event.parts})
            for part in event.parts:
                won[where[part.seat]] += part.amount
    theirs: Counter[str] = Counter()
    for item in record["collected"]:
        theirs[item["player"]] += item["amount"]
    if won.total() != record["total_pot"]:
        raise ReplayError(f"the pot is {won.total()}, not {record['total_pot']}")
    if set(+won) != set(+theirs):
        raise ReplayError(f"{won} win, not {theirs}")
    rate = record["rake"] / record["total_pot"]
    for player, amount in won.items():
        net = amount if len(won) > 1 and not record["rake"] else amount * (1 - rate)
        slack = (1 + pots) if record["rake"] else 0
        if abs(net - theirs[player]) > slack:
            raise ReplayError(f"{player} gets {amount}, less rake {net}, not {theirs[player]}")
