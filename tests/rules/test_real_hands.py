"""Hands that were really dealt, at fourteen houses, replay to what the records say."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from pokerlib.play import events as e
from tests.rules.real import ReplayError, compare_result, odd, of_game, replay

# Records at fault, and why: each is a house's own rule or a mistake of the source.
AT_FAULT = {
    "ftp-pl-omaha-0006": "a cap table: nobody may lose more than so much in one hand",
    "winning-pl-omaha-0003": "a cap table: nobody may lose more than so much in one hand",
    "runitonce-pl-omaha-0001": "a raise that nobody can call; it comes straight back",
    "winamax-pl-omaha-0047": "a raise that nobody can call; it comes straight back",
}
WANTED = {"omaha": 344, "omaha_hilo": 170, "stud": 69, "stud_hilo": 39, "razz": 29}


@pytest.mark.parametrize("game", WANTED)
def test_every_hand_replays_to_its_recorded_end(
    cases: Path, game: str, record_property: Callable[[str, object], None]
) -> None:
    found = of_game(cases, game)
    faults, replayed = [], 0
    for record in found:
        if record["id"] in AT_FAULT:
            continue
        try:
            compare_result(record, replay(record))
        except ReplayError as difference:
            faults.append((record["id"], str(difference)))
        else:
            replayed += 1
    print(f"{game}: {replayed} of {len(found)} real hands replayed")
    record_property("replayed", replayed)
    assert not faults
    assert replayed == len(found) - sum(record["id"] in AT_FAULT for record in found)
    assert len(found) == WANTED[game]


@pytest.mark.parametrize("id_", AT_FAULT)
def test_a_record_at_fault_is_one(cases: Path, id_: str) -> None:
    """The list above has no hand too many: each of them really doesn't replay."""
    (record,) = [r for r in of_game(cases, *WANTED) if r["id"] == id_]
    assert "cap" not in AT_FAULT[id_] or "betting_cap_per_player" in odd(record)
    with pytest.raises(ReplayError):
        replay(record)


def test_what_nobody_called_comes_back_as_recorded(cases: Path) -> None:
    compared = 0
    for record in of_game(cases, *WANTED):
        if record["id"] in AT_FAULT:
            continue
        where = {player["id"]: player["seat"] for player in record["players"]}
        ours: Counter[int] = Counter()
        for event in replay(record).events:
            if isinstance(event, e.UncalledReturned):
                ours[event.seat] += event.amount
        theirs = record["uncalled"]
        if theirs is not None:
            compared += 1
            assert dict(ours) == {where[theirs["player"]]: theirs["amount"]}, record["id"]
    print(f"{compared} uncalled bets compared")
    assert compared > 300
