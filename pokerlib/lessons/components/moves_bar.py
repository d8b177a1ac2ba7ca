"""What the player to act may do, each button with its exact bounds, and why not where not."""

from collections.abc import Iterable
from math import gcd

from pokerlib.lessons.components.chips import cash, plain_amount
from pokerlib.lessons.components.felt import seat_name
from pokerlib.lessons.components.nodes import Action, Content, Node, button, field, h, slider, words
from pokerlib.lessons.components.told import no_raise
from pokerlib.play import Hand, Option

PLAIN = ("fold", "check", "show", "muck", "bring_in", "complete")


def moves_bar(hand: Hand, amount: int | None, *, you: bool = False) -> Node:
    """The buttons of the player to act; `amount` is what field and slider stand at."""
    legal = hand.legal
    assert legal.seat is not None, "somebody must be to act"
    title = words("play_hand.your_turn" if you else "play_hand.turn", seat=seat_name(legal.seat))
    wager = legal.wager
    return h(
        "div.pk-moves",
        h("div.pk-title", title, _price(hand), key="title"),
        h("div.pk-bar", *_buttons(hand), role="group", data_nav=True, key="moves"),
        _sizes(hand, wager, amount) if wager and not wager.sizes else None,
        _why_not(hand),
        key="turn",
    )


def _price(hand: Hand) -> Node | None:
    price, pays = hand.legal.price, hand.legal.call
    if not price:
        return None
    key = "play_hand.price_short" if pays is not None and pays < price else "play_hand.price"
    said = words(key, price=cash(price), stack=cash(pays or 0))
    return h("span.pk-hint.pk-price", said)


def _buttons(hand: Hand) -> Iterable[Node]:
    first = True
    for option in hand.legal.options:
        if option.name == "call":
            kind = "call_all_in" if option.all_in else "call"
            title = words(f"play_hand.{kind}", price=cash(option.pays))
            yield button(title, "act", "call", key="call", goal="move" if first else None)
        elif option.name in PLAIN:
            pays = option.pays or option.min_to
            title = words(f"play_hand.{option.name}", price=cash(pays))
            goal = "move" if first else None
            yield button(title, "act", option.name, key=option.name, goal=goal)
        elif option.sizes:
            for to in option.sizes:
                title = words(f"play_hand.{option.name}", to=cash(to))
                yield button(title, "wager", to, key=f"to-{to}")
        first = False
    if hand.stage == "showdown" and len(hand.state.to_show) > 1:
        yield button(words("play_hand.show_all"), "show_all", key="show-all", primary=True)


def _sizes(hand: Hand, wager: Option, amount: int | None) -> Node:
    """Least and most at one press; a field and a slider for all that lies between."""
    low, high = wager.min_to, wager.max_to
    now = low if amount is None else amount
    name = wager.name
    short = wager.bounds and high < wager.bounds.full_max_to
    reason = "all_in" if short or hand.limit.key == "no" else hand.limit.key
    # Steps of the small blind, or finer ones, so that both ends are reached.
    step = gcd(hand.stakes.small_blind or hand.stakes.small_bet, low, high)
    nodes: list[Content] = [
        button(words(f"play_hand.{name}_least", to=cash(low)), "wager", low, key="least"),
        button(words(f"play_hand.{name}_most.{reason}", to=cash(high)), "wager", high, key="most")
        if high > low
        else None,
        h(
            "span.pk-bar.pk-amount",
            field("amount", words(f"play_hand.{name}_to"), plain_amount(now), "bet", size=7),
            button(words(f"play_hand.{name}_this"), "bet", key="bet"),
            amounts(("slide",), min(max(now, low), high), min=low, max=high, step=step)
            if high > low
            else None,
            key="amount",
        ),
    ]
    return h("div.pk-bar", *nodes, key="sizes")


def amounts(event: Action, value: int, *, mirror: str = "amount", **bounds: int) -> Node:
    """A slider over amounts, `min` to `max`; the field named `mirror` follows while it moves."""
    ends = [cash(bounds["min"]), " – ", cash(bounds["max"])]
    scale = {"value": value, "data_mirror": mirror, "data_scale": 100, **bounds}
    says = h("span.pk-vh", words("play_hand.slider"))
    return slider(ends, event, says, key=f"slider-{mirror}", **scale)


def _why_not(hand: Hand) -> Node | None:
    """Why there is no raise, where there is none."""
    legal = hand.legal
    if legal.wager or hand.stage != "betting" or "bring_in" in legal.names:
        return None
    why = no_raise(hand)
    return h("p.pk-hint.pk-say", why, key="why-not") if why else None
