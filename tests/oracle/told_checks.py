"""What is told of each event of a hand."""

from __future__ import annotations

from typing import Any

from pokerlib.play import events as e
from tests.oracle import read
from tests.oracle.checks import cash, check, codes, says, seat
from tests.oracle.felt import Table
from tests.oracle.felt_checks import LINE, SEAT, at, names_best
from tests.oracle.seen import Item
from tests.rules import slow

# What is told of an event


def event_of(scene: Any, item: Item) -> Any:
    """The event that the line tells of."""
    told = scene.told
    if told is None:
        return None
    line = LINE.search(item.key)
    if line:
        newest = scene.newest if item.key.startswith("newest/") else told
        return newest[-1 - int(line[1])] if int(line[1]) < len(newest) else None
    return scene.now(item) if scene.now else None


HANDS = tuple(
    f"hand.{name}" for name in (
        "kickers", "listed", "low", "low_two", "number_one", "badugi", "wheel",
        "royal_flush", "one_card", "two_card", "three_card", *read.KINDS,
    )
)  # fmt: skip


@check(*HANDS)
def _hand(scene: Any, item: Item) -> bool | None:
    event = event_of(scene, item) if scene.table else None
    if isinstance(event, e.Shown):
        return names_best(scene, item, event.seat)
    if isinstance(event, e.PotAwarded):
        return any(names_best(scene, item, part.seat) for part in event.parts)
    if SEAT.search(item.key):
        return names_best(scene, item, at(item))
    if scene.hands is not None:
        return any(
            read.same_hand(item.id, item.text, read.called(five, ranking))
            for ranking, fives in scene.hands(item)
            for five in fives
        )
    return None


@check("felt.seat", "betting.player", "game.player")
def _told_seat(scene: Any, item: Item) -> bool | None:
    event = event_of(scene, item) if scene.table else None
    if event is None:
        return None
    said = seat(item.fact.get("number", item.fact.get("seat")), item.lang)
    if hasattr(event, "seat"):
        return said == event.seat
    if isinstance(event, e.RoundStarted):
        return said in {event.first, *event.tied, *event.paired, *event.skipped}
    if isinstance(event, e.ShowdownStarted):
        return said == event.order[0]
    if isinstance(event, e.HandEnded):
        return bool(dict(event.net).get(said))
    if isinstance(event, e.PotAwarded):
        return said in {part.seat for part in event.parts} | set(event.seats)
    if isinstance(event, e.PotsFormed):
        return any(said in pot.seats for pot in event.pots)
    return None


def told(*ids: str) -> Any:
    """A check of a message about an event: gets the event and the table as it was before it."""

    def register(find: Any) -> Any:
        @check(*ids)
        def _(scene: Any, item: Item) -> bool | None:
            event = event_of(scene, item) if scene.table else None
            return None if event is None else bool(find(scene, item, event))

        return find

    return register


COUNTED = {
    2: "two двама", 3: "three трима", 4: "four четирима", 5: "five петима", 6: "six шестима",
    7: "seven седем", 8: "eight осем", 9: "nine девет", 10: "ten десет",
}  # fmt: skip


@told("play.started", "play.started.button")
def _(scene: Any, item: Item, event: Any) -> bool:
    button = event.button is None or says(item, button=event.button)
    word = item.fact["players"].split()[0]
    return button and word in COUNTED[len(event.stacks)]


@told("game.name.omaha")
def _(scene: Any, item: Item, event: Any) -> bool:
    return item.id == f"game.name.{event.game.key}"


@told("betting.stakes.blinds", "betting.stakes.bets", "betting.stakes.ante",
      "betting.stakes.bring_in", "betting.stakes.big_blind")  # fmt: skip
def _(scene: Any, item: Item, event: Any) -> bool:
    stakes = event.stakes
    facts = {
        "blinds": {"small": stakes.small_blind, "big": stakes.big_blind},
        "bets": {"small": stakes.small_bet, "big": stakes.big_bet},
        "ante": {"ante": stakes.ante},
        "bring_in": {"amount": stakes.bring_in},
        "big_blind": {"big": stakes.big_blind},
    }[item.id.rpartition(".")[2]]
    return cash(item, **facts)


@told("play.ante", "play.blind.small", "play.blind.big", "play.blind.post", "play.blind.straddle",
      "play.blind.dead", "play.brought_in")  # fmt: skip
def _(scene: Any, item: Item, event: Any) -> bool:
    kind = getattr(event, "kind", "")
    return cash(item, amount=event.amount) and item.id.endswith(kind)


@told("play.dealt.down")
def _(scene: Any, item: Item, event: Any) -> bool:
    return says(item, n=len(event.down))


@told("play.dealt.seen", "play.dealt.up", "play.board")
def _(scene: Any, item: Item, event: Any) -> bool:
    part = {"seen": "down", "up": "up", "board": "cards"}[item.id.rpartition(".")[2]]
    return read.cards(item.fact["cards"]) == codes(getattr(event, part))


@told("play.first.bring_in.lowest", "play.first.bring_in.highest", "play.first.best_board")
def _(scene: Any, item: Item, event: Any) -> bool:
    table = scene.before(event)
    up = {s: tuple(c for c in table.up[s] if c) for s in table.live if table.behind[s]}
    said = read.cards(item.fact["cards"])
    if said != codes(up[event.first]):
        return False
    game = table.started.game.key
    if item.id.endswith("best_board"):
        rank = slow.ace_to_five if game == "razz" else slow.front
        return rank(up[event.first]) == max(map(rank, up.values()))
    low = [(1 if c.rank == 14 else c.rank) if game == "razz" else c.rank for (c,) in up.values()]
    (first,) = up[event.first]
    height = (1 if first.rank == 14 else first.rank) if game == "razz" else first.rank
    return height == (max(low) if game == "razz" else min(low))


@told("play.first.bring_in.tied.suit")
def _(scene: Any, item: Item, event: Any) -> bool:
    table = scene.before(event)
    same = [
        (s, c) for s in table.live for c in table.up[s]
        if s != event.first and c.rank == table.up[event.first][0].rank
    ]  # fmt: skip
    said = read.cards(item.fact["tied"])
    return sorted(said) == sorted(c.code for _, c in same) and item.fact["n"] == len(same)


@told("play.sizes")
def _(scene: Any, item: Item, event: Any) -> bool:
    stakes, late = scene.table.started.stakes, {"fifth", "sixth", "seventh", "turn", "river"}
    drawn = event.street in late | {"second_draw", "third_draw"}
    return cash(item, size=stakes.big_bet if drawn else stakes.small_bet)


@told("play.sizes.paired")
def _(scene: Any, item: Item, event: Any) -> bool:
    stakes = scene.table.started.stakes
    return cash(item, small=stakes.small_bet, big=stakes.big_bet)


@told("play.folded")
def _(scene: Any, item: Item, event: Any) -> bool:
    return cash(item, price=scene.before(event).pays(event.seat))


@told("play.called", "play.called.all_in", "play.called.more", "play.called.short")
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    pays = before.pays(event.seat)
    good = cash(item, amount=pays)
    if item.id.endswith("more"):
        good &= cash(item, to=before.front[event.seat] + pays)
    if item.id.endswith("short"):
        good &= cash(item, price=before.owed(event.seat)) and pays < before.owed(event.seat)
    return good


@told("play.bet", "play.raise", "play.complete", "play.bet.all_in", "play.raise.all_in",
      "play.complete.all_in")  # fmt: skip
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    good = cash(item, to=event.to)
    if "raise" in item.id:
        good &= cash(item, by=event.to - before.price, level=before.price)
    if "all_in" in item.id:
        good &= event.to == before.all_in_to(event.seat)
    return good


@told("play.rule.fixed")
def _(scene: Any, item: Item, event: Any) -> bool:
    return says(item, count=scene.before(event).wagers + event.full, cap=4)


@told("play.rule.fixed.short")
def _(scene: Any, item: Item, event: Any) -> bool:
    return says(item, cap=4) and not event.full


@told("play.rule.no", "play.rule.pot", "play.rule.pot.stack")
def _(scene: Any, item: Item, event: Any) -> bool:
    before, who = scene.before(event), event.seat
    good = cash(item, low=before.least(who), high=before.most(who))
    if item.id.endswith("stack"):
        good &= cash(item, total=before.pot_allows(who))
    return good


@told("play.rule.pot.sum", "play.rule.pot.sum_call", "play.rule.pot.sum_own",
      "play.rule.pot.sum_bet")  # fmt: skip
def _(scene: Any, item: Item, event: Any) -> bool:
    before, who = scene.before(event), event.seat
    call = before.owed(who)
    good = cash(item, total=before.pot_allows(who))
    if not item.id.endswith("bet"):
        good &= cash(item, pot=before.on_the_table + call)
    if item.id.endswith(("sum", "own")):
        good &= cash(item, own=before.front[who])
    if item.id.endswith(("sum", "call")):
        good &= cash(item, call=call)
    return good


@told("play.returned")
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    paid = {s: before.front[s] + before.paid[s] for s in before.front}
    others = max(n for s, n in paid.items() if s != event.seat)
    second = max(n for s, n in before.front.items() if s != event.seat)
    return cash(item, amount=paid[event.seat] - others, matched=second)


@told("play.returned.alone")
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    paid = {s: before.front[s] + before.paid[s] for s in before.front}
    others = max(n for s, n in paid.items() if s != event.seat)
    nobody = not any(n for s, n in before.front.items() if s != event.seat)
    return nobody and cash(item, amount=paid[event.seat] - others)


@told("play.gathered", "play.gathered.first")
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    good = cash(item, total=before.on_the_table)
    if item.id == "play.gathered":
        bets = before.on_the_table - before.gathered
        good &= cash(item, before=before.gathered, bets=bets)
    return good


@told("play.pots.one")
def _(scene: Any, item: Item, event: Any) -> bool:
    return cash(item, amount=scene.before(event).gathered)


@told("betting.pot.holds")
def _(scene: Any, item: Item, event: Any) -> bool:
    return read.amount(item.fact["amount"], item.lang, item.scale) in scene.before(event).pots()


@told("betting.pot.side")
def _(scene: Any, item: Item, event: Any) -> bool | None:
    if isinstance(event, e.PotAwarded):
        return says(item, number=event.pot.index)
    return any(says(item, number=n) for n in range(1, len(scene.before(event).pots())))


@told("play.shown", "play.shown.hilo")
def _(scene: Any, item: Item, event: Any) -> bool:
    table = scene.before(event)
    own = codes((*table.down.get(event.seat, ()), *table.up.get(event.seat, ())))
    return set(read.cards(item.fact["cards"])) == set(own)


@told("play.award.folded", "play.award.wins", "play.award.alone")
def _(scene: Any, item: Item, event: Any) -> bool:
    # A pot that is pushed to one player is the layer of this number.
    pots = Table.of(scene.events[: scene.place(event)]).pots()
    return cash(item, amount=pots[event.pot.index])


@told("play.award.tie", "play.award.halves")
def _(scene: Any, item: Item, event: Any) -> bool:
    pots = Table.of(scene.events[: scene.place(event)]).pots()
    good = cash(item, amount=pots[event.pot.index])
    if item.id.endswith("halves"):
        whole = pots[event.pot.index]
        good &= cash(item, high=whole - whole // 2, low=whole // 2)
    return good


@told("play.award.half.high", "play.award.half.low")
def _(scene: Any, item: Item, event: Any) -> bool:
    share = item.id.rpartition(".")[2]
    whole = Table.of(scene.events[: scene.place(event)]).pots()[event.pot.index]
    half = whole // 2 if share == "low" else whole - whole // 2
    return cash(item, amount=half)


@told("play.part")
def _(scene: Any, item: Item, event: Any) -> bool:
    amount, who = (
        read.amount(item.fact["amount"], item.lang, item.scale),
        seat(item.fact["player"], item.lang),
    )
    return any(part.amount == amount and who in (part.seat, None) for part in event.parts)


@told("play.ended.plus", "play.ended.minus")
def _(scene: Any, item: Item, event: Any) -> bool:
    before = scene.before(event)
    start = dict(before.started.stacks)
    net = {s: before.behind[s] - start[s] for s in start}
    who = seat(item.fact["player"], item.lang)
    amount = read.amount(item.fact["amount"], item.lang, item.scale)
    signed = amount if item.id.endswith("plus") else -(amount or 0)
    return net[who] == signed if who in net else signed in net.values()


@told("play.ended.button")
def _(scene: Any, item: Item, event: Any) -> bool:
    # Clockwise to the next seat that still has chips.
    before = scene.before(event)
    seats = sorted(before.behind)
    after = [s for s in seats if s > before.button] + [s for s in seats if s <= before.button]
    return says(item, seat=next(s for s in after if before.behind[s]))
