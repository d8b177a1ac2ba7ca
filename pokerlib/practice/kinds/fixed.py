"""The lessons' fixed questions: each a list that comes in its order, with its own messages."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pokerlib.cards import cards
from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.model import Kind, Question, Row, Told, named, one_right


@dataclass(frozen=True, slots=True)
class Fixed:
    """A question by its message id: `id.ask`, `id.hint`, and for each option `id.option`.

    `id.option.why` says why a wrong one is wrong, and for the right one how it is found.
    `hands`: the cards to show, each with the message id of its heading.
    """

    id: str
    options: tuple[str, ...]
    right: str
    hands: tuple[tuple[str, str], ...] = ()


def quiz(key: str, items: tuple[Fixed, ...]) -> Kind:
    """A kind that asks these questions in turn, whatever the level.

    >>> asked = quiz("quiz_suits", QUIZZES["quiz_suits"]).ask(1, Draw("BBB-BBB"))
    >>> asked.ask.id, asked.solution
    ('high_hands.suit.ask', ('split',))
    """

    def ask(_: int, draw: Draw) -> Question:
        return _asked(draw, items[turn(draw.code, len(items))])

    return Kind(key, ask, count=lambda _: len(items), skill=False)


def _asked(draw: Draw, item: Fixed) -> Question:
    choices = one_right(
        named(item.id, *item.options), item.right, lambda option: Told(f"{item.id}.{option}.why")
    )
    return Question(
        Told(f"{item.id}.ask"),
        draw.shuffled(choices),
        (Told(f"{item.id}.{item.right}.why"),),
        Told(f"{item.id}.hint"),
        rows=tuple(Row(Told(title), cards(written)) for title, written in item.hands),
    )


_TITLES: Final = {
    **{name: f"table.group.{name}" for name in ("five", "four", "hole", "board")},
    **{name: f"compare.{name}" for name in ("first", "second")},
    **{name: f"omaha_hilo.{name}" for name in ("you", "other")},
    **{name: f"stud.player.{name}" for name in "123"},
    **{name: f"chinese_lesson.both.{name}" for name in ("back", "middle", "front")},
    **{name: f"chinese_lesson.front_of.{name}" for name in "abc"},
    "up": "stud.up_cards",
}
"""The headings of cards, by their names in the lists."""

# A list, and each question of it: its options, a star at the right one, cards to show.
_LISTS: Final = """
quiz_high_hands
    high_hands.both: flush *house | first 9c 9d 9h 4s 4d | second As Js 8s 5s 2s
    high_hands.wheel: ace *six tie | first 5s 4h 3d 2c As | second 6h 5d 4c 3s 2h
    high_hands.wrap: yes *no | five 3s 2h Ad Kc Qs
quiz_suits
    high_hands.suit: spades hearts *split | first Ks Js 9s 6s 2s | second Kh Jh 9h 6h 2h
quiz_low_hands
    low_hands.steel: none five *wheel | five 5h 4h 3h 2h Ah
    low_hands.ace27: ace straight *king | first As 5h 4d 3c 2s | second Kh 5d 4c 3s 2h
    low_hands.pair: deuces *aces none | first As Ad 7c 6h 5s | second 2s 2d 5c 4h 3s
quiz_badugi
    badugi.suit: both ace *deuce | four Ah 2h 3s 4d
    badugi.pair: four two *three | four 3s 3h 4s 5d
    badugi.beats: second tie *first | first 5d 7c Kc Kh | second 2s 3d Ks Kd
quiz_omaha
    omaha.quiz.flush: flush ace *kings | hole As Kh Kd 4c | board Qs 9s 7s 2s Kc
    omaha.quiz.pair: board kings *aces | hole Ah Ad 6c 4s | board 8h 8d 8s Kh Kd
quiz_betting
    betting_lesson.quiz.check: fold check *call
    betting_lesson.quiz.raise: eight *ten six
    betting_lesson.quiz.big_blind: over *option fold
quiz_tellings
    betting_lesson.quiz.tellings: *first second both
quiz_omaha_hilo
    omaha_hilo.quiz.paired: yes *no | hole As 2d 3h 4c | board 2s 3d 4h Kc Qs
    omaha_hilo.quiz.wheel: none *wheel six | hole 2c 3d Kh Qs | board As 3s 4d 5h Jc
    omaha_hilo.quiz.quarter: half three *quarter | you Ac 2d Th 8h | other Ah 2c Kd 9d
        | board 7d 4c 3h Ks Jh
quiz_stud
    stud.quiz.deuces: hearts *clubs both | up 2h 9s 2c Kd
    stud.quiz.boards: ace *pair flush | 1 As Kd | 2 2s 2d | 3 Qh Jh
    stud.quiz.complete: six *four five
quiz_chinese
    chinese_lesson.quiz.suited: royal flush *high | front As Ks Qs
    chinese_lesson.quiz.swap: fine *foul | front Qc Jd 9s | middle Ah Jh 6h 4h 2h
        | back Ks Kc Kd 7c 3c
    chinese_lesson.quiz.kicker: equal *front middle | front As Ah Kd | middle Ac Ad Qs Jh Tc
quiz_chinese_example
    chinese_lesson.example.trips: both one *three | a 7h 7c 7d | b Qs Qd Qc | c As Ah 4c
    chinese_lesson.example.third: nothing one *three | a 7h 7c 7d | b Qs Qd Qc | c As Ah 4c
    chinese_lesson.example.sum: minus *zero plus | a 7h 7c 7d | b Qs Qd Qc | c As Ah 4c
    chinese_lesson.example.foul: row *all cards | front 9s 9h 4d | middle 8c 8d Ks Jh 3c
        | back Ac Qc Tc 6c 2c
    chinese_lesson.example.two: both compare *nothing
    chinese_lesson.example.special: foul *never
quiz_probability
    probability.quiz.one_in: same *three five
    probability.quiz.rare: flush *house same
    probability.quiz.wait: sure *likely none
"""


def _read(line: str) -> Fixed:
    name, _, rest = line.strip().partition(": ")
    options, *groups = rest.split(" | ")
    keys = options.split()
    (right,) = (key[1:] for key in keys if key.startswith("*"))
    hands = (group.partition(" ") for group in groups)
    return Fixed(
        name,
        tuple(key.removeprefix("*") for key in keys),
        right,
        tuple((_TITLES[title], written) for title, _, written in hands),
    )


def _quizzes() -> Iterator[tuple[str, tuple[Fixed, ...]]]:
    unbroken = re.sub(r"\n *\|", " |", _LISTS.strip())
    for one in re.split(r"\n(?=quiz_)", unbroken):
        key, *lines = one.splitlines()
        yield key, tuple(map(_read, lines))


QUIZZES: Final[Mapping[str, tuple[Fixed, ...]]] = MappingProxyType(dict(_quizzes()))
"""The lists, by the key of their kind, in the order of the lessons."""
