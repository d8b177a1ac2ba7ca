"""What is said of Chinese poker: fouls, every pair's line, specials, the suggested setting."""

import re

import pytest

import pokerlib as pk
from pokerlib.cards import CardError
from pokerlib.chinese import (
    RULES,
    Setting,
    SettingError,
    Special,
    check,
    contrast,
    foul_of,
    order_of,
    score,
    specials,
    suggest,
)
from pokerlib.language import LANGUAGES, say
from pokerlib.language import lines as said_lines


def both(record: object) -> tuple[str, str]:
    bulgarian, english = (say(record, lang).replace("\u00a0", " ") for lang in LANGUAGES)
    return bulgarian, english


def lines(record: object) -> tuple[list[str], list[str]]:
    bulgarian, english = (
        [line.replace("\u00a0", " ") for line in said_lines(record, lang)] for lang in LANGUAGES
    )
    return bulgarian, english


def laid(back: str, middle: str, front: str, declares: str | None = None) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=declares)


RIGHT = laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s")
WRONG = laid("7s 7h 7d Tc 5c", "As Js 6s 4s 2s", "Qs Td 9d")
DRAGON = laid("As Kd Qh Jc Ts", "9d 8h 7c 6s 5d", "4h 3c 2s", "full_straight")
SIX = laid("Ad Ac Kh Kc Qs", "Js Jd Th Tc 9s", "9c 2h 2d", "six_pairs")


def test_a_setting_row_by_row() -> None:
    assert both(RIGHT) == (
        (
            "Задна ръка: A♥ J♥ 6♥ 4♥ 2♥ (флъш до асо); средна ръка: K♠ K♦ K♣ 7♣ 3♣ (три попа); "
            "предна ръка: Q♣ J♦ 9♠ (висока карта дама)."
        ),
        (
            "Back: A♥ J♥ 6♥ 4♥ 2♥ (ace-high flush); middle: K♠ K♦ K♣ 7♣ 3♣ (three kings); "
            "front: Q♣ J♦ 9♠ (queen high)."
        ),
    )


def test_a_declared_front_is_a_straight() -> None:
    (_, held) = specials(DRAGON.cards)
    assert both(held) == (
        (
            "Може да обявите три стрейта – задна ръка: A♠ K♦ Q♥ J♣ 10♠ (стрейт до асо); "
            "средна ръка: 9♦ 8♥ 7♣ 6♠ 5♦ (стрейт до деветка); "
            "предна ръка: 4♥ 3♣ 2♠ (стрейт до четворка)."
        ),
        (
            "You may declare three straights – back: A♠ K♦ Q♥ J♣ 10♠ (ace-high straight); "
            "middle: 9♦ 8♥ 7♣ 6♠ 5♦ (nine-high straight); front: 4♥ 3♣ 2♠ (four-high straight)."
        ),
    )
    assert both(held.setting)[0].endswith("Обявява се: три стрейта.")


def test_a_foul_says_which_order_is_broken_and_what_mends_it() -> None:
    assert both(foul_of(WRONG)) == (
        (
            "Фаул: средната ръка (флъш до асо) е по-силна от задната ръка (три седмици). "
            "Разменете задната и средната ръка и подреждането ще е правилно."
        ),
        (
            "A foul: the middle (ace-high flush) is stronger than the back (three sevens). "
            "Swap the back and the middle, and the setting is right."
        ),
    )


def test_situation_50_in_words() -> None:
    found = check({"front": "As Ah Kd", "middle": "Ac Ad Qs Jh Tc"})
    assert both(found) == (
        (
            "Ръцете не са подредени по сила: предната ръка (чифт аса) е по-силна "
            "от средната ръка (чифт аса), "
            "защото решава кикърът – поп срещу дама."
        ),
        (
            "The rows are out of order: the front (pair of aces) is stronger than the middle "
            "(pair of aces), since the kicker decides, king against queen."
        ),
    )


def test_equal_rows_where_they_are_not_allowed() -> None:
    equal = laid("Ah Kd 9h 8c 2d", "Ac Ks 9d 8h 2s", "Qc Jd 7s")
    bulgarian, english = both(foul_of(equal, pk.Conventions(back_may_equal_middle=False)))
    assert bulgarian == (
        "Фаул: задната ръка и средната ръка са еднакво силни (висока карта асо), "
        "а тук това не е позволено."
    )
    assert english.endswith("are equally strong (ace high), which is not allowed here.")


def test_a_setting_in_the_making() -> None:
    assert both(check({"back": "Ks Kc", "front": "Qc Qd"})) == (
        "Дотук няма грешка; остава да подредите 9 карти.",
        "No mistake so far; 9 cards are still to be laid.",
    )
    almost = {"back": RIGHT.back, "middle": RIGHT.middle, "front": "Qc Jd"}
    assert both(check(almost))[0] == "Дотук няма грешка; остава да подредите 1 карта."
    assert both(check(RIGHT))[0].startswith("Подреждането е правилно")
    assert [both(order)[0] for order in check({}).orders] == [
        "Задната ръка и средната ръка още не са довършени.",
        "Средната ръка и предната ръка още не са довършени.",
    ]
    assert both(order_of(RIGHT)[0])[0] == (
        "Задната ръка (флъш до асо) е поне толкова силна, колкото средната ръка (три попа)."
    )


def test_a_pair_by_its_rows() -> None:
    one = laid("As Qh 9d 5c 4s", "Kh Qd Ts 3s 2d", "Js 8d 6h")
    other = laid("Ad Qs 9h 5s 3c", "Ks Qc Tc 3h 2h", "Jd 8s 5h")
    (pair,) = score([one, other]).pairs
    assert lines(pair) == (
        [
            "Играч 1 срещу играч 2: играч 1 печели 2 единици.",
            (
                "Задна ръка: играч 1 печели 1 единица с висока карта асо; "
                "решава най-ниската карта – четворка срещу тройка."
            ),
            (
                "Средна ръка: равенство, и двамата имат висока карта поп, "
                "кикъри дама, десетка, тройка и двойка; никой не печели."
            ),
            (
                "Предна ръка: играч 1 печели 1 единица с висока карта вале; "
                "решава третата по сила карта – шестица срещу петица."
            ),
        ],
        [
            "Player 1 against player 2: player 1 wins 2 units.",
            (
                "Back: player 1 wins 1 unit with ace high; the lowest card decides, "
                "four against three."
            ),
            "Middle: a tie, both have king high, kickers queen, ten, three and deuce; nobody wins.",
            (
                "Front: player 1 wins 1 unit with jack high; the third highest card decides, "
                "six against five."
            ),
        ],
    )
    assert both(pair)[0] == " ".join(lines(pair)[0])
    assert both(pair.rows[0])[0] == lines(pair)[0][1]


def test_the_documents_example_in_words() -> None:
    weaker = laid("As Ks Qs Js 9s", "8c 7d 6h 5s 4c", "2c 2d 2h")
    stronger = laid("Ah Kh Qh Jh 9h", "8d 7h 6s 5c 4d", "3c 3d 3h")
    (pair,) = score([weaker, stronger]).pairs
    bulgarian, english = lines(pair)
    assert bulgarian[0] == "Играч 1 срещу играч 2: играч 2 печели 3 единици."
    assert bulgarian[3] == (
        "Предна ръка: играч 2 печели 3 единици вместо 1 (бонус) с три тройки; "
        "решават трите еднакви – тройки срещу двойки."
    )
    assert english[3] == (
        "Front: player 2 wins 3 units instead of 1 (a bonus) with three threes; "
        "the three of a kind decides, threes against deuces."
    )


def test_a_pair_with_a_foul() -> None:
    (pair,) = score([RIGHT, WRONG]).pairs
    bulgarian, english = lines(pair)
    assert bulgarian[1] == (
        "Играч 2 е с фаул: средната ръка (флъш до асо) е по-силна от задната ръка (три седмици)."
    )
    assert bulgarian[3] == (
        "Средна ръка: играч 1 печели 1 единица с три попа, защото при фаул се губят и трите реда."
    )
    assert english[1].startswith("Player 2 has fouled: the middle (ace-high flush)")
    assert (
        english[4]
        == "Front: player 1 wins 1 unit with queen high, since a foul loses all three rows."
    )


def test_two_fouls() -> None:
    other = laid("8h 8c 8d 9c 5h", "Ah Kh Qh 4h 2h", "Qd Th 6h")
    (pair,) = score([WRONG, other]).pairs
    assert lines(pair)[0][0] == "Играч 1 срещу играч 2: никой не печели."
    assert lines(pair)[0][-1] == "И двамата са с фаул, затова никой не печели от другия."
    assert len(lines(pair)[0]) == 4
    (pair,) = score([WRONG, other], conventions=pk.Conventions(two_fouls="compared")).pairs
    assert "Both have fouled, and their hands are compared as they lie." in lines(pair)[1]
    assert len(lines(pair)[1]) == 7


def test_specials_in_words() -> None:
    (pair,) = score([DRAGON, SIX]).pairs
    assert lines(pair)[0] == [
        "Играч 1 срещу играч 2: играч 1 печели 13 единици.",
        (
            "Играч 1 обявява цялостен стрейт, играч 2 обявява шест чифта. "
            "По приетия ред по-силна е ръката на играч 1."
        ),
    ]
    (pair,) = score([laid("Qc Kd 9h 5s 4d", "8c 7h 6d 4s 3d", "5c 4c 3h"), SIX]).pairs
    assert lines(pair) == (
        [
            "Играч 1 срещу играч 2: играч 2 печели 3 единици.",
            (
                "Играч 2 обявява шест чифта: специалната ръка бие всяко обикновено подреждане "
                "и редовете не се сравняват."
            ),
        ],
        [
            "Player 1 against player 2: player 2 wins 3 units.",
            (
                "Player 2 declares six pairs: a special hand beats every ordinary setting, "
                "and the rows are not compared."
            ),
        ],
    )


def test_two_specials_of_a_kind_in_words() -> None:
    one = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
    other = laid("As Ah Ks Kh 3s", "Qs Qh Js Jh 8c", "9s 9h 8h", "six_pairs")
    (pair,) = score([one, other]).pairs
    assert lines(pair)[0][1] == (
        "И двамата обявяват шест чифта: решава петият по сила чифт – десетки срещу деветки."
    )
    straights = laid("As Kh Qs Js Ts", "9s 8d 7s 6d 5c", "4h 3s 2h", "three_straights")
    lower = laid("Ad Kc Qd Jd Th", "8s 7h 6c 5h 4d", "4c 3d 2d", "three_straights")
    (pair,) = score([lower, straights]).pairs
    assert lines(pair)[0][1] == (
        "И двамата обявяват три стрейта. Първата разлика е в средната ръка: "
        "решава най-високата карта – деветка срещу осмица."
    )
    assert lines(pair)[1][1] == (
        "Both declare three straights. They first differ in the middle: "
        "the highest card decides, nine against eight."
    )
    same = laid("Ad Kc Qd Jd Th", "9c 8s 7h 6c 5h", "4d 3d 2d", "three_straights")
    (pair,) = score([straights, same]).pairs
    assert lines(pair)[0] == [
        "Играч 1 срещу играч 2: никой не печели.",
        "И двамата обявяват три стрейта и ръцете им са равни.",
    ]


def test_the_score_in_units_and_money() -> None:
    weaker = laid("As Ks Qs Js 9s", "8c 7d 6h 5s 4c", "2c 2d 2h")
    stronger = laid("Ah Kh Qh Jh 9h", "8d 7h 6s 5c 4d", "3c 3d 3h")
    others = laid("Ad Kd Qd Jd 9d", "8h 7c 6d 5h 4h", "Ac Kc Qc")
    assert both(score([weaker, stronger, others])) == (
        "Играч 1 остава на нула; играч 2 печели 6 единици ($6); играч 3 губи 6 единици ($6).",
        "Player 1 breaks even; player 2 wins 6 units ($6); player 3 loses 6 units ($6).",
    )


@pytest.mark.parametrize("special", list(Special))
def test_specials_and_bonuses_have_names(special: Special) -> None:
    assert all(both(special))
    assert [both(bonus)[0] for bonus in RULES.bonuses[:2]] == [
        "три еднакви в предната ръка",
        "фул хаус в средната ръка",
    ]


def test_the_suggestion_says_its_yardstick() -> None:
    bulgarian, english = both(suggest(RIGHT.cards))
    assert "Мярката е средната печалба срещу 256 типични противници." in bulgarian
    assert "от общо 72 072 подреждания" in bulgarian
    assert "The yardstick is what it wins on average from 256 typical opponents." in english
    assert both(suggest(DRAGON.cards))[0].endswith("По-изгодно е да обявите цялостен стрейт.")


def test_the_difference_from_the_suggestion() -> None:
    wrong = laid("Ks Kc Kd 7c 3c", "Ah Jh 6h 4h 2h", "Qc Jd 9s")
    bulgarian, english = both(contrast(wrong, RIGHT))
    assert re.match(r"Фаул: средната ръка .* единици повече от вашето\. Задна ръка: ", bulgarian)
    assert "Back: the suggested one is stronger; an ace-high flush against three kings." in english
    assert (
        both(contrast(RIGHT, RIGHT))[0] == "Вашето подреждане е също толкова силно във всеки ред."
    )
    moves = contrast(wrong, RIGHT).moves
    assert both(moves[0]) == (
        "A♥ се мести: беше в средната ръка, отива в задната ръка.",
        "A♥ moves from the middle to the back.",
    )
    assert "Вашето подреждане печели" in both(contrast(RIGHT, wrong))[0]


REFUSED: list[tuple[SettingError, str]] = [
    (
        SettingError("players", count=5),
        "Китайски покер се играе от двама, трима или четирима, а тук броят на играчите е 5.",
    ),
    (SettingError("row", row="top"), "Няма ред „top“; редовете са back, middle и front."),
    (
        SettingError("no_such_special", special="x"),
        "Няма специална ръка или бонус „x“.",
    ),
    (
        SettingError("not_held", special="six_pairs", player=0),
        "Обявено е „шест чифта“, но картите на играч 1 не са такива; махнете обявяването.",
    ),
    (
        SettingError("not_played", special="three_flushes", player=2),
        (
            "Тук не се играе със специалната ръка „три флъша“, а играч 3 я обявява; "
            "включете я или махнете обявяването."
        ),
    ),
    (
        SettingError("other_cards", card="Th"),
        "Картата 10♥ е само в едното подреждане; двете трябва да са от едни и същи карти.",
    ),
]


@pytest.mark.parametrize(("error", "bulgarian"), REFUSED, ids=lambda one: getattr(one, "kind", ""))
def test_every_refusal_is_a_sentence(error: SettingError, bulgarian: str) -> None:
    found = both(error)
    assert found[0] == bulgarian
    assert found[1].endswith(".")
    assert not re.search("[а-я]", found[1])


def test_cards_in_the_wrong_place_are_a_sentence() -> None:
    with pytest.raises(CardError) as caught:
        laid("As Ks Qs Js Ts 9s", "2d 3d 4d 5d 7d", "2h 3h 5h")
    assert both(caught.value)[0] == "Картите в задната ръка са твърде много: 6, а са нужни 5."
    with pytest.raises(CardError) as caught:
        laid("As Ks Qs Js Ts", "2d 3d 4d 5d As", "2h 3h 5h")
    assert both(caught.value) == (
        (
            "Картата A♠ е и в задната ръка, и в средната ръка, а в тестето е само една; "
            "сменете едната."
        ),
        (
            "The card A♠ is both in the back and in the middle, but the deck has only one; "
            "change one of them."
        ),
    )
    with pytest.raises(CardError) as caught:
        check({"front": "As Ks Qs Js"})
    assert both(caught.value)[0].startswith("Картите в предната ръка са твърде много: 4")
