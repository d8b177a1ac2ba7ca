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
    "omaha.quiz.flush": "Three kings, queen and nine kickers",
    "omaha.quiz.pair": "Eights full of aces",
    # 06 Omaha Hi/Lo
    "omaha_hilo.quiz.paired": "No",
    "omaha_hilo.quiz.wheel": "The wheel: 5-4-3-2-A",
    "omaha_hilo.quiz.quarter": "A quarter",
    # 09 probability
    "probability.quiz.one_in": "3 to 1 against",
    "probability.quiz.rare": "The full house",
    "probability.quiz.wait": "You probably will, but you may not",
}
