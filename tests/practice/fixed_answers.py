"""What is right in the lessons' fixed questions, typed in as the right choice reads in English."""

from __future__ import annotations

RIGHT = {
    # 01 high hands
    "high_hands.both": "The full house",
    "high_hands.wheel": "The second – it is six high",
    "high_hands.wrap": "No, ace high",
    "high_hands.suit": "Nobody – they split the pot equally",
    # 02 low hands
    "low_hands.steel": "The wheel, the best low",
    "low_hands.ace27": "The second – it is king high",
    "low_hands.pair": "The pair of aces",
    # 03 badugi
    "badugi.suit": "The deuce of hearts",
    "badugi.pair": "Three cards: 5-4-3",
    "badugi.beats": "The first – it has three cards",
    # 04 Omaha
    "omaha.quiz.flush": "Three kings, kickers queen and nine",
    "omaha.quiz.pair": "Eights full of aces",
    # 05 betting
    "betting_lesson.quiz.check": "Call – I pay $5",
    "betting_lesson.quiz.raise": "$10",
    "betting_lesson.quiz.big_blind": "Check or raise",
    "betting_lesson.quiz.tellings": "“… call $100, which makes the pot $300, and then raise $300 "
    "more – a total bet of $400.”",
    # 06 Omaha Hi/Lo
    "omaha_hilo.quiz.paired": "No",
    "omaha_hilo.quiz.wheel": "The wheel: 5-4-3-2-A",
    "omaha_hilo.quiz.quarter": "A quarter",
    # 07 stud
    "stud.quiz.deuces": "The deuce of clubs",
    "stud.quiz.boards": "Player 2 with a pair of deuces",
    "stud.quiz.complete": "$2 in all",
    # 08 Chinese poker
    "chinese_lesson.quiz.suited": "Ace high",
    "chinese_lesson.quiz.swap": "No, it is a foul",
    "chinese_lesson.quiz.kicker": "The front, so it is a foul",
    "chinese_lesson.example.trips": "A pays B 3 units",
    "chinese_lesson.example.third": "C pays A 3 units",
    "chinese_lesson.example.sum": "0 units",
    "chinese_lesson.example.foul": "All three rows, with the opponent’s bonuses in them",
    "chinese_lesson.example.two": "Neither pays the other",
    "chinese_lesson.example.special": "No, a declared special is never a foul",
    # 09 probability
    "probability.quiz.one_in": "3 to 1 against",
    "probability.quiz.rare": "The full house",
    "probability.quiz.wait": "You probably will, but you may not",
}
