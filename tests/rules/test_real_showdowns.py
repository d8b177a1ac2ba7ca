"""Real hands: whoever shows down wins what they really won.

From the folder named by POKERLIB_CASES (README there): every showdown of showdowns.jsonl, and
every hand of hands.jsonl in which two or more known hands came to the end. How the chips got
into the pot is for test_real_hands.py; here the main pot is compared with its winners.
"""

import json
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from pokerlib.cards import Card, cards
from pokerlib.games import GAMES, Game, Showdown
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, RANKINGS

KEYS = {
    "stud": "seven_card_stud",
    "27_single_draw": "single_draw_2_7",
    "27_triple_draw": "triple_draw_2_7",
}

# Whose record calls a side pot "main" too: winners are checked, amounts are not.
SIDE_POT_CALLED_MAIN = {"ggpoker-pl-omaha-0041"}

Record = dict[str, Any]


def game_of(record: Record) -> Game:
    return GAMES[KEYS.get(record["game"], record["game"])]


def lines(path: Path) -> list[Record]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def held(record: Record) -> dict[str, tuple[Card, ...]]:
    """The known cards of everybody who didn't fold, up cards of stud included."""
    folded = {event["player"] for event in record["events"] if event.get("action") == "fold"}
    hands = {p["id"]: list(p["hole"] or []) for p in record["players"] if p["id"] not in folded}
    for shown in record["showdown"]:
        known = hands.setdefault(shown["player"], [])
        known.extend(code for code in shown["cards"] if code not in known)
    for event in record["events"]:
        if event.get("deal") == "up" and event["player"] in hands:
            known = hands[event["player"]]
            known.extend(code for code in event["cards"] if code not in known)
    return {player: cards(codes) for player, codes in hands.items()}


def main_pot(record: Record) -> tuple[dict[str, int], dict[str, set[str]]]:
    """What each player took of the main pot, and who took which half where that is said."""
    amounts: dict[str, int] = defaultdict(int)
    halves: dict[str, set[str]] = defaultdict(set)
    for part in record["collected"]:
        if part["pot"] == "main":
            amounts[part["player"]] += part["amount"]
            if part["half"]:
                halves[part["half"]].add(part["player"])
    return amounts, halves


def check_amounts(result: Showdown, players: list[str], amounts: dict[str, int]) -> None:
    """To the odd chips and to the rounding of the rake."""
    total = sum(amounts.values())
    for player, part in zip(players, result.parts, strict=True):
        assert abs(amounts.get(player, 0) - part * total) <= 2 + Fraction(total, 500)


def replay(record: Record) -> str | None:
    """Check one hand: "all" hands known, "some" known, or None for no showdown to check."""
    game = game_of(record)
    hands = held(record)
    complete = game.hole - len(record["board"]) if game.family == "stud" else game.hole
    known = {player: hand for player, hand in hands.items() if len(hand) == complete}
    amounts, halves = main_pot(record)
    if len(record["board"]) < game.board or len(known) < 2 or not set(amounts) <= set(known):
        return None
    players = list(known)
    result = game.showdown(list(known.values()), record["board"])
    winners = {players[i] for share in result.shares for i in share.winners}
    assert winners == set(amounts)
    for half, names in halves.items():
        share = {"hi": "high", "lo": "low"}[half]
        assert {players[i] for i in result.winners(share)} == names
    if record["id"] not in SIDE_POT_CALLED_MAIN:
        check_amounts(result, players, amounts)
    return "all" if len(known) == len(hands) else "some"


def test_hands_that_came_to_a_showdown(cases: Path) -> None:
    tally: dict[tuple[str, str], int] = defaultdict(int)
    passed_over = []  # two hands were shown, and none was compared
    for record in lines(cases / "hands.jsonl"):
        try:
            checked = replay(record)
        except AssertionError as error:
            error.add_note(f"{record['id']} {record['odd']}")
            raise
        if checked:
            tally[record["game"], checked] += 1
        elif len({shown["player"] for shown in record["showdown"]} & set(held(record))) > 1:
            passed_over.append(record["id"])
    for (game, known), count in sorted(tally.items()):
        print(f"{game}: replayed {count} showdowns, {known} of the hands known")
    assert not passed_over


def rank_winners(record: Record) -> list[str]:
    """By a ranking alone, for records that name one."""
    ranking = RANKINGS[record["ranking"]]
    ranks = {hand["player"]: ranking.rank(hand["cards"]) for hand in record["hands"]}
    best = max(rank for rank in ranks.values() if rank)
    return [player for player, rank in ranks.items() if rank == best]


def test_showdowns(cases: Path) -> None:
    replayed = 0
    for record in lines(cases / "showdowns.jsonl"):
        players = [hand["player"] for hand in record["hands"]]
        if "ranking" in record:
            assert rank_winners(record) == record["winners"], record["id"]
        if record["game"] != "a5_triple_draw":  # judged by its ranking alone: none of the ten
            hands = [hand["cards"] for hand in record["hands"]]
            result = game_of(record).showdown(hands, record.get("board", ()))
            if "winners" in record:
                share = result.shares[0]
                assert [players[i] for i in share.winners] == record["winners"], record["id"]
            else:
                amounts, _ = main_pot(record)
                check_amounts(result, players, amounts)
        replayed += 1
    print(f"replayed {replayed} showdowns")
    assert replayed == len(lines(cases / "showdowns.jsonl"))


def test_the_best_up_cards_really_acted_first(cases: Path) -> None:
    """On every street after the third whoever showed the best board opened, in all 14 houses."""
    rankings = {"stud": HIGH, "stud_hilo": HIGH, "razz": ACE_TO_FIVE}
    checked = 0
    of_stud = [record for record in lines(cases / "hands.jsonl") if record["game"] in rankings]
    for record in of_stud:
        for first, shown in openings(record):
            ranks = {p: rankings[record["game"]].showing(up[:4]) for p, up in shown.items()}
            assert ranks[first] == max(ranks.values()), record["id"]
            checked += 1
    print(f"{checked} streets of stud opened by the best board")
    assert bool(checked) == bool(of_stud)
    assert EIGHT_OR_BETTER.showing("As 2d") > EIGHT_OR_BETTER.showing("As 3d")


def openings(record: Record) -> list[tuple[str, dict[str, tuple[Card, ...]]]]:
    """On each street with two or more who can act: who acts first, and what they all show."""
    found = []
    shown: dict[str, tuple[Card, ...]] = defaultdict(tuple)
    out: set[str] = set()
    street = None
    for event in record["events"]:
        if event.get("deal") == "up":
            shown[event["player"]] += cards(event["cards"])
        elif "action" in event:
            active = {player: up for player, up in shown.items() if player not in out}
            acts = event["action"] in {"check", "bet", "fold"}
            if event["street"] != street and acts and len(active) > 1:
                if min(map(len, active.values())) > 1:
                    found.append((event["player"], active))
                street = event["street"]
            if event["action"] == "fold" or event["all_in"]:
                out.add(event["player"])
    return found
