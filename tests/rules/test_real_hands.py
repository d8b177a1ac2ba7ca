"""Hands that were really dealt replay to what their records say; a folder holds them."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.play import events as e
from tests.rules.real import GAMES as KEYS
from tests.rules.real import Record, ReplayError, compare_result, odd, records, replay

# Records at fault by their ids, and why: each is a house's own rule or a mistake of the source.
AT_FAULT = {
    "ftp-pl-omaha-0006": "a cap table: nobody may lose more than so much in one hand",
    "winning-pl-omaha-0003": "a cap table: nobody may lose more than so much in one hand",
    "runitonce-pl-omaha-0001": "a raise that nobody can call; it comes straight back",
    "winamax-pl-omaha-0047": "a raise that nobody can call; it comes straight back",
}


def differences(found: Iterable[Record]) -> dict[str, str]:
    """The records that do not come to their recorded end, by id, each with the difference."""
    faults = {}
    for record in found:
        try:
            compare_result(record, replay(record))
        except (ReplayError, PokerError) as difference:
            faults[record["id"]] = str(difference)
    return faults


def at_fault(found: Iterable[Record]) -> set[str]:
    return {record["id"] for record in found} & set(AT_FAULT)


def test_every_hand_replays_to_its_recorded_end(
    cases: Path, record_property: Callable[[str, object], None]
) -> None:
    """The records at fault are those of the list and no others: it has no hand too many."""
    found = records(cases)
    held = Counter(record["game"] for record in found)
    assert held, f"{cases} holds no hand"
    assert {KEYS.get(game, game) for game in held} <= set(GAMES)
    assert len({record["id"] for record in found}) == len(found)
    faults = differences(found)
    listed = at_fault(found)
    unexplained = {name: why for name, why in faults.items() if name not in listed}
    record_property("replayed", len(found) - len(faults))
    for game, many in sorted(held.items()):
        fault = sum(record["id"] in faults for record in found if record["game"] == game)
        print(f"{game}: {many - fault} of {many} real hands replayed")
    assert not unexplained
    assert set(faults) == listed


def test_cap_tables_are_recorded_as_such(cases: Path) -> None:
    for record in records(cases):
        if "cap" in AT_FAULT.get(record["id"], ""):
            assert "betting_cap_per_player" in odd(record)


def test_what_nobody_called_comes_back_as_recorded(cases: Path) -> None:
    compared = 0
    told = [record for record in records(cases) if record["uncalled"] is not None]
    for record in told:
        if record["id"] in AT_FAULT:
            continue
        where = {player["id"]: player["seat"] for player in record["players"]}
        ours: Counter[int] = Counter()
        for event in replay(record).events:
            if isinstance(event, e.UncalledReturned):
                ours[event.seat] += event.amount
        theirs = record["uncalled"]
        assert dict(ours) == {where[theirs["player"]]: theirs["amount"]}, record["id"]
        compared += 1
    print(f"{compared} uncalled bets compared")
    assert compared == len(told) - len(at_fault(told))


# The same with a folder of another size, in which a record is spoilt.
def other(folder: Path, found: Iterable[Record]) -> Path:
    lines = [json.dumps(record) for record in found]
    (folder / "hands.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def spoilt(record: Record, what: str) -> Record:
    copy: Record = json.loads(json.dumps(record))
    if what == "pot":
        copy["total_pot"] += 1
    elif what == "winner":
        losers = {player["id"] for player in copy["players"]} - {
            item["player"] for item in copy["collected"]
        }
        copy["collected"][0]["player"] = min(losers)
    else:
        paid = [event for event in copy["events"] if event.get("action") == "call"]
        paid[0]["amount"] += 1
    return copy


@pytest.mark.parametrize("what", ["pot", "winner", "amount"])
def test_another_folder_is_read_and_a_wrong_record_named(
    cases: Path, tmp_path: Path, what: str
) -> None:
    sound = [
        record
        for record in records(cases)[:40]
        if not differences([record])
        and any(event.get("action") == "call" for event in record["events"])
    ][:5]
    if not sound:
        pytest.skip("no hand with a call that replays")
    *others, last = sound
    folder = other(tmp_path, [spoilt(last, what), *others])
    assert len(records(folder)) == len(sound)
    assert set(differences(records(folder))) == {last["id"]}
    with pytest.raises(AssertionError, match=last["id"]):
        test_every_hand_replays_to_its_recorded_end(folder, lambda *_: None)


def test_another_folder_of_sound_hands_passes(cases: Path, tmp_path: Path) -> None:
    """However few, with and without a record of the list."""
    few = [record for record in records(cases)[:20] if not differences([record])][:3]
    few += [record for record in records(cases) if record["id"] in AT_FAULT][:1]
    folder = other(tmp_path, few)
    test_every_hand_replays_to_its_recorded_end(folder, lambda *_: None)
    test_what_nobody_called_comes_back_as_recorded(folder)


def test_an_empty_folder_does_not_pass(tmp_path: Path) -> None:
    (tmp_path / "hands.jsonl").write_text("", "utf-8")
    with pytest.raises(AssertionError, match="no hand"):
        test_every_hand_replays_to_its_recorded_end(tmp_path, lambda *_: None)
