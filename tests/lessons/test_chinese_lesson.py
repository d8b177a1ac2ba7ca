"""The widgets of the Chinese poker lesson, each event by its own effect, without a browser."""

from __future__ import annotations

import pytest

from pokerlib import chinese
from pokerlib.cards import code_at
from pokerlib.chinese import ROWS, RULES, Setting, deal_players, foul_of, score
from pokerlib.language import LANGUAGES, say
from pokerlib.lessons.chinese_poker import (
    CheckYourself,
    Compare,
    SetYourHand,
    conventions,
    example,
    questions,
)
from pokerlib.lessons.chinese_poker.board import TRAY
from pokerlib.lessons.chinese_poker.steps import after, steps_of
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.chinese import special_deal
from pokerlib.practice.kinds.fixed import QUIZZES
from tests.lessons.nodes import looking, part, problem, shown, state, text, walk

CODE = "BBB-BBB"
EXAMPLE = QUIZZES["quiz_chinese_example"]
FOUL = "Qc Jd 9s / Ah Jh 6h 4h 2h / Ks Kc Kd 7c 3c"  # situation 48
RIGHT = "Qc Jd 9s / Ks Kc Kd 7c 3c / Ah Jh 6h 4h 2h"
SIX_PAIRS = "As Ad Kc Kd 9c 9h 6s 6d 4c 4h 2s 2d 7c"
TWO_ROYALS = "As Ah Ks Kh Qs Qh Js Jh Ts Th 9s 9h 2c"  # six pairs too
DRAGON = "As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s"


def codes(some: object) -> list[str]:
    return [card.code for card in some]  # type: ignore[attr-defined]


def lie(widget: SetYourHand | Compare) -> dict[str, set[str]]:
    return {place: set(codes(here)) for place, here in widget.places.items()}


@pytest.fixture
def table() -> SetYourHand:
    return SetYourHand(CODE)


def typed(text_: str) -> SetYourHand:
    widget = SetYourHand(CODE)
    widget.press("type", hand=text_)
    assert problem(widget, "en") is None
    return widget


# Laying cards


def test_a_code_deals_the_hand_that_a_game_of_four_deals(table: SetYourHand) -> None:
    table.press("code", code="bbb bbb")
    assert set(table.places[TRAY]) == set(deal_players(CODE)[0])
    assert not any(table.places[row] for row in ROWS)
    table.press("deal")
    assert table.code not in (None, CODE)


def test_chosen_cards_go_to_the_row_that_is_clicked(table: SetYourHand) -> None:
    first, second, third = codes(table.places[TRAY])[:3]
    for code in (first, second, third):
        table.press("choose", code)
    table.press("choose", second)  # not this one after all
    assert looking(part(table, TRAY), "chosen") == {first, third}
    table.press("put", "front")
    assert lie(table)["front"] == {first, third}
    assert table.chosen == ()
    table.press("choose", first)
    table.press("put", TRAY)
    assert lie(table)["front"] == {third}


def test_a_row_without_a_chosen_card_says_what_to_do(table: SetYourHand) -> None:
    before = state(table)
    table.press("put", "back")
    assert problem(table, "bg") == (
        "Първо изберете карта (или няколко), после реда, в който да отиде."
    )
    assert state(table) == before


@pytest.mark.parametrize("way", ["put", "drop"])
def test_a_row_too_long_is_refused_and_the_cards_stay(table: SetYourHand, way: str) -> None:
    hand = codes(table.places[TRAY])
    for code in hand[:3]:
        table.press("drop", code, "front", 0)
    if way == "put":
        table.press("choose", hand[3])
    before = state(table)
    table.press("put", "front") if way == "put" else table.press("drop", hand[3], "front", 0)
    assert problem(table, "en") == "Too many cards in the front: 4, and at most 3 are allowed."
    assert problem(table, "bg")
    assert state(table) == before
    assert set(lie(table)["front"]) == set(hand[:3])


def test_a_card_dropped_on_a_card_of_a_full_row_takes_its_place(table: SetYourHand) -> None:
    hand = codes(table.places[TRAY])
    for code in hand[:3]:
        table.press("drop", code, "front", 0)
    table.press("drop", hand[5], hand[0], 0)
    assert lie(table)["front"] == {hand[1], hand[2], hand[5]}
    assert hand[0] in lie(table)[TRAY]
    table.press("drop", hand[6], hand[7], 0)  # within the tray: nothing to do
    assert len(lie(table)[TRAY]) == 10


def test_keys_move_a_card_and_skip_what_is_full(table: SetYourHand) -> None:
    hand = codes(table.places[TRAY])
    card = hand[0]
    for row in ("back", "middle", "front"):
        table.press("step", card, -1)
        assert lie(table)[row] == {card}
        assert table.goal == f"card-{card}"
    table.press("step", card, -1)  # on top already
    assert lie(table)["front"] == {card}
    for code in hand[1:6]:
        table.press("drop", code, "back", 0)
    table.press("step", hand[6], -1)
    assert lie(table)["middle"] == {hand[6]}
    table.press("step", hand[6], 1)
    assert hand[6] in lie(table)[TRAY]


def test_when_every_row_is_full_a_key_says_so() -> None:
    table = typed(RIGHT)
    table.press("drop", "9s", TRAY, 0)
    table.press("step", "Ks", -1)
    assert "Ks" in lie(table)["front"]
    table.press("drop", "9s", "middle", 0)
    table.press("step", "Ah", -1)
    assert (problem(table, "en") or "").startswith("There is no room in that direction.")


def test_two_chosen_cards_change_places() -> None:
    table = typed(RIGHT)
    table.press("exchange")
    assert problem(table, "en")
    for code in ("Qc", "3c"):
        table.press("choose", code)
    table.press("exchange")
    assert "3c" in lie(table)["front"]
    assert "Qc" in lie(table)["middle"]


def test_clear_sort_and_swap() -> None:
    table = typed(FOUL)
    table.press("swap")
    assert lie(table) == lie(typed(RIGHT))
    table.press("clear")
    assert codes(table.places[TRAY])[:4] == ["Ah", "Ks", "Kd", "Kc"]
    table.press("sort", "suit")
    suits = "".join(card.suit for card in table.places[TRAY])
    assert "".join(sorted(suits, reverse=True)) == suits


def test_late_clicks_on_cards_that_are_gone_do_nothing(table: SetYourHand) -> None:
    gone = next(code for code in ("As", "Ah", "Ad") if code not in codes(table.held))
    before = state(table)
    for event in (("choose", gone), ("step", gone, -1), ("drop", gone, "back", 0), ("lay", "best")):
        table.press(*event)
        assert problem(table, "en") is None
    assert state(table) == before


# Own cards


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("As Ks", "Too few cards: 2, and 13 are needed."),
        (DRAGON + " 2h", "Too many cards: 14, and 13 are needed."),
        (DRAGON.replace("2s", "As"), "The card A♠ is here twice"),
        ("As Kd / Qh / Jc", "Too few cards: 4, and 13 are needed."),
        ("As Ks Qs Js / Ah / Ad", "Too many cards in the front: 4"),
        ("As Ks Qs / As / Ad", "The card A♠ is both in the middle and in the front"),
    ],
)
def test_what_cannot_be_a_hand_is_refused(table: SetYourHand, hand: str, sentence: str) -> None:
    before = state(table)
    table.press("type", hand=hand)
    assert sentence in (problem(table, "en") or "")
    assert problem(table, "bg")
    assert state(table) == before


def test_the_grid_brings_and_takes_cards(table: SetYourHand) -> None:
    held = codes(table.held)
    other = next(code for code in ("As", "Ah", "Ad") if code not in held)
    table.press("pick", other)
    assert problem(table, "en") == "Too many cards: 14, and 13 are needed."
    table.press("pick", held[0])
    assert len(table.held) == 12
    assert "Липсва 1 карта до тринайсет" in text(part(table, "check"), "bg").replace("\xa0", " ")
    assert not part(table, "special")
    table.press("pick", other)
    assert other in lie(table)[TRAY]
    table.press("empty")
    assert table.held == ()


def test_the_field_reads_back_what_it_shows() -> None:
    table = typed(FOUL)
    table.press("fold", "own", True)
    (field,) = part(table, "field-hand")
    shown_text = field["x"][1]["a"]["value"]
    assert lie(typed(shown_text)) == lie(table)


# The order


def test_a_foul_is_seen_as_it_is_laid() -> None:
    table = typed(FOUL)
    assert "Флъш до асо" in text(part(table, "middle"), "bg")
    assert "по-силна от задната ръка: фаул" in text(part(table, "middle"), "bg")
    assert "Разменете задната и средната ръка" in text(part(table, "check"), "bg")
    assert "A foul" in text(part(table, "check"), "en")
    table.press("swap")
    assert "Може да играете така" in text(part(table, "check"), "bg")


def test_a_front_that_is_too_strong_is_seen_before_the_back_is_laid() -> None:
    table = typed("As Ah Kd / Ac Ad Qs Jh Tc / 2s 3s 4s 5h 7h")  # situation 50
    for code in ("2s", "3s"):
        table.press("drop", code, TRAY, 0)
    assert "stronger than the middle: a foul" in text(part(table, "front"), "en")


def test_a_bonus_is_told_where_it_may_be_won() -> None:
    table = typed("As Ah Ad / Ks Kh Kd Kc 2s / 9s 8s 7s 6s 5s")
    assert "3 единици вместо 1" in text(part(table, "front"), "bg").replace("\xa0", " ")
    assert "4 units instead of 1" in text(part(table, "middle"), "en")
    assert "5 units instead of 1" in text(part(table, "back"), "en")


# Specials


def test_six_pairs_are_guessed_declared_and_laid() -> None:
    table = typed(SIX_PAIRS)
    table.press("guess", "none")
    special = text(part(table, "special"), "bg")
    assert "Грешно" in special
    assert "Може да обявите шест чифта" in special
    table.press("guess", "six_pairs")
    assert "Вярно" in text(part(table, "special"), "bg")
    table.press("would", True)
    assert "И ние бихме направили така." in text(part(table, "special"), "bg")
    table.press("would", False)
    assert "We would do the opposite." in text(part(table, "special"), "en")
    table.press("lay", "six_pairs")
    assert table.found.whole


def test_six_pairs_that_are_worth_more_as_rows_are_not_declared() -> None:
    table = typed(TWO_ROYALS)
    table.press("guess", "six_pairs")
    table.press("would", False)
    assert "So would we." in text(part(table, "special"), "en")


def test_a_full_straight_is_three_straights_too() -> None:
    table = typed(DRAGON)
    table.press("guess", "three_straights")
    answer = text(part(table, "special"), "en")
    assert "Right" in answer
    assert "a full straight" in answer
    assert "three straights" in answer


def test_no_special_is_said_and_what_it_would_need() -> None:
    table = typed(RIGHT)
    table.press("guess", "three_flushes")
    assert "5 + 5 + 3, 8 + 5, 10 + 3 or all 13" in text(part(table, "special"), "en")
    table.press("guess", "none")
    assert "Няма: нито шест чифта" in text(part(table, "special"), "bg")


def test_a_special_deal_is_one(table: SetYourHand) -> None:
    table.press("deals", "special")
    for place in range(12):
        table.press("code", code=code_at(CODE, place))
        assert table.specials()


# The suggestion


def test_the_suggestion_is_the_librarys_and_differs_where_it_says() -> None:
    table = typed("As Kd Qh / 9s 9h 8d 7c 5c / Jd Jc 8s 8c 2d")
    best = chinese.suggest(table.held).best.setting
    table.press("suggest")
    assert table.contrast is not None
    assert "единици повече от вашето" in text(part(table, "shown"), "bg")
    assert looking(part(table, "shown"), "new") == {move.card.code for move in table.contrast.moves}
    table.press("lay", "best")
    assert table.setting is not None
    for row in ROWS:
        assert table.setting.rank(row) == best.rank(row)
    assert table.contrast is None  # the cards moved: compare again
    table.press("suggest")
    assert "също толкова силно" in text(part(table, "shown"), "bg")


def test_other_cards_forget_the_suggestion(table: SetYourHand) -> None:
    table.press("suggest")
    assert table.suggestion
    table.press("type", hand=SIX_PAIRS)
    assert table.suggestion is None
    table.press("suggest")
    table.press("deal")
    assert table.suggestion is None


# Compare


@pytest.fixture
def game() -> Compare:
    return Compare(CODE)


def test_the_hands_come_from_the_code_and_are_shown_when_asked(game: Compare) -> None:
    assert [set(hand) for hand in game.hands] == [set(hand) for hand in deal_players(CODE)]
    assert not {code for code in codes(game.hands[1]) if _shows(game, code)}
    game.press("show")
    assert all(_shows(game, code) for hand in game.hands for code in codes(hand))
    game.press("back")
    assert not {code for code in codes(game.hands[1]) if _shows(game, code)}


def _shows(game: Compare, code: str) -> bool:
    return any(node.get("card") == code for node in _cards(shown(game)))


def _cards(nodes: list[dict]) -> list[dict]:
    return [node for node in walk(nodes) if isinstance(node, dict)]


def test_the_rows_lie_as_the_document_says(game: Compare) -> None:
    game.press("show")
    own, other = part(game, "seat-0")[0], part(game, "seat-1")[0]
    rows = [[one["k"] for one in seat["x"] if one.get("k") in ROWS] for seat in (own, other)]
    assert rows == [["front", "middle", "back"], ["back", "middle", "front"]]


def test_a_step_lights_two_rows_and_moves_units(game: Compare) -> None:
    game.press("show")
    total = steps_of(game._score())
    assert len(total) == 18
    for place, step in enumerate(total, start=1):
        game.press("next")
        lit = [node for node in _cards(shown(game)) if "pk-lit" in node.get("c", "").split()]
        assert len(lit) == 2
        units = after(total[:place], 4)
        assert sum(units) == 0
        if step.payer:
            loser, winner = (player + 1 for player in step.payer)
            assert f"Player {loser} → player {winner}" in text(part(game, "centre"), "en")
    assert units == game._score().units
    game.press("previous")
    assert game.at == 17
    game.press("all")
    assert game.at == 18
    for pair in game._score().pairs:
        game.press("fold", "pairs", True)
        for lang in LANGUAGES:
            words = " ".join(text(part(game, "spoken"), lang).split())
            assert " ".join(say(pair, lang).split()) in words


def test_two_opponents_and_the_worth_of_a_unit(game: Compare) -> None:
    game.press("others", 2)
    game.press("unit", 100_000)
    game.press("show")
    game.press("all")
    assert game.at == len(steps_of(game._score())) == 9
    assert "$1\xa0000" in text(part(game, "unit"), "bg")
    assert str(game._score().money[0] // 100)[-4:] in text(part(game, "totals"), "en").replace(
        ",", ""
    )


def test_one_opponent_can_be_chosen(game: Compare) -> None:
    """W17."""
    game.press("others", 1)
    game.press("show")
    game.press("all")
    assert len(game._score().pairs) == 1
    assert sum(game._score().units) == 0


def test_a_digit_lays_a_card_and_the_focus_goes_on_to_the_next(table: SetYourHand) -> None:
    """W17: no Tab between one card and the next; Escape leads back to those not yet laid."""
    first, second, *_, last = codes(table.places[TRAY])
    table.press("send", first, "middle")
    assert codes(table.places["middle"]) == [first]
    assert table.goal == f"card-{second}"
    table.press("send", last, "back")
    assert table.goal == f"card-{codes(table.places[TRAY])[-1]}"
    table.press("send", first, TRAY)
    assert not table.places["middle"]
    table.press("send", second, "front")
    table.press("home")
    assert table.goal == f"card-{codes(table.places[TRAY])[0]}"
    table.press("send", "Xx", "front")
    with pytest.raises(UnknownEventError):
        table.press("send", second, "nowhere")
    assert codes(table.places["front"]) == [second]


def test_every_switch_changes_what_is_paid(game: Compare) -> None:
    assert game.rules == RULES
    for name in RULES.names:
        game.press("switch", name)
        assert game.rules == RULES.switched(name, on=False)
        game.press("switch", name)
    game.press("rules", "simple")
    assert not any(bonus.on for bonus in game.rules.bonuses)
    game.press("rules", "all")
    assert game.rules == RULES


def test_a_foul_may_be_shown_and_what_it_costs(game: Compare) -> None:
    game.press("swap")
    game.press("show")
    game.press("next")
    assert "защото при фаул се губят и трите реда" in text(part(game, "centre"), "bg")
    assert "фаул" in text(part(game, "seat-0"), "bg")
    game.press("all")
    assert game._score().units[0] <= -9
    dear = game._score().units[0]
    game.press("foul", "rows")
    assert game._score().units[0] == -9 >= dear


def test_unfinished_cards_are_not_shown(game: Compare) -> None:
    game.press("clear")
    game.press("show")
    assert not game.shown
    assert "Подредете и тринайсетте си карти" in (problem(game, "bg") or "")
    game.press("arrange")
    game.press("show")
    assert game.shown


def test_a_special_is_declared_and_compares_no_rows() -> None:
    game = Compare(CODE)
    game.press("deals", "special")
    code = next(one for n in range(99) if chinese.specials(_first(one := code_at(CODE, n))))
    game.press("code", code=code)
    game.press("declare")
    game.press("show")
    steps = steps_of(game._score())
    assert [step.row for step in steps[:3]] == [None] * 3
    game.press("next")
    assert "специалната ръка бие всяко обикновено" in text(part(game, "centre"), "bg")
    assert "declares" in text(part(game, "seat-0"), "en")
    game.press("rules", "simple")  # the table no longer plays it
    assert not game.declares


def _first(code: str) -> tuple[chinese.setting.Card, ...]:
    return special_deal(code)[0]


# Questions


@pytest.mark.parametrize("make", [questions, example])
def test_the_quizzes_can_be_answered_to_the_end(make: type[Drill]) -> None:
    quiz = make()
    while not quiz.over:
        for one in quiz.question.choices:
            quiz.press("choose", one.key)
        assert quiz.attempt.told
        quiz.press("next")
    assert len(quiz.results) == quiz.length


def test_the_questions_are_as_the_library_has_it() -> None:
    front, middle, back = (cards for _, cards in QUIZZES["quiz_chinese"][1].hands)
    assert foul_of(Setting(front=front, middle=middle, back=back))
    assert not chinese.in_order(*(cards for _, cards in QUIZZES["quiz_chinese"][2].hands))
    front, middle, back = (cards for _, cards in EXAMPLE[3].hands)
    assert foul_of(Setting(front=front, middle=middle, back=back))


def test_the_documents_example_is_paid_as_it_says() -> None:
    """Line 275: the weaker front trips pay 3, and still count against the others."""
    rest = (
        ("Ks Js 9s 8s 2s", "6s 5s 4s 3d 2d"),
        ("8c 8d 8h 5c 5d", "Kh Jh 9h 6h 4h"),
        ("3s 3c 3h 2c 2h", "Kd Kc Jd Jc 6d"),
    )
    settings = [
        Setting(front=cards, middle=middle, back=back)
        for (_, cards), (back, middle) in zip(EXAMPLE[0].hands, rest, strict=True)
    ]
    found = score(settings)
    assert {pair.players: pair.rows[2].units for pair in found.pairs} == {
        (0, 1): -3,
        (0, 2): 3,
        (1, 2): 3,
    }


# Check yourself


def test_what_is_asked_can_be_chosen_and_the_hands_are_named_when_told() -> None:
    check = CheckYourself(CODE)
    for variant in ("legal", "row", "paid"):
        check.press("variant", variant)
        for _ in range(4):
            asked = check.question
            assert asked.variant == variant
            assert len(asked.settings) == (1 if variant == "legal" else 2)
            assert ("pk-lit" in str(part(check, "seats"))) == (variant == "row")
            before = text(part(check, "seats"), "en")
            for one in asked.choices:
                check.press("choose", one.key)
            assert len(text(part(check, "seats"), "en")) > len(before)
            check.press("next")
    assert len(check.results) == 12


def test_the_conventions_are_said_with_their_source() -> None:
    page = repr(conventions())
    assert "279, 280, 281" in page
    assert "при фаул" in page
    assert "шестте чифта" in page
