"""The statements that are asked as true or false, by their ids, and whether they are true.

Typed in by hand, judged by the rules of the games as anybody plays them, without running the
library; of each that is not true the case that shows it.
"""

TRUE = """
    omaha.four_cards omaha.five_on_board omaha.two_and_three omaha.button omaha.blinds_first
    omaha.big_blind_seat omaha.blinds_usually_double omaha.fixed_blinds omaha.blinds_of_2_4
    omaha.blinds_of_15_30 omaha.named_by_blinds omaha.dealt_after_blinds omaha.flop omaha.turn
    omaha.turn_is_fourth omaha.river omaha.river_is_fifth actions.names actions.always_fold
    actions.check_or_bet actions.raise actions.live_blind actions.clockwise
    actions.structures_differ actions.button_moves
    limits.pot_of_100 limits.most_bet_pot
    limits.pot_uncapped limits.most_bet_no limits.no_uncapped limits.everything
    hilo.deals hilo.eight_or_better hilo.no_low hilo.ace_to_five hilo.best_low hilo.not_spoiled
    hilo.read_down hilo.six_four hilo.low_straight_wins_both hilo.scoop hilo.formats
    hilo.shares_split
    stud.best_five stud.fixed_limit stud.ante stud.third stud.fourth stud.fifth stud.sixth
    stud.final_round stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs
    stud_extra.no_suits_at_showdown stud_extra.open_pair stud_extra.eight_seats
    stud_extra.runs_out showdown.last_to_bet showdown.last_to_bet_stud
    chinese.players chinese.deck chinese.rows chinese.usual_ranking     chinese.one_unit chinese.tie
"""

FALSE = {
    "omaha.small_blind_seat": "heads-up the button posts it",
    "omaha.first_after_flop": "the player after the button may have folded or be all in",
    "actions.facing_a_bet": "no raise after the cap, over an all-in, or without chips",
    "actions.call": "the player before may have folded, or called all in for less",
    "actions.equal_sums": "an all-in player has put in less",
    "actions.names_stud": "there are the bring-in and the completion too",
    "actions.always_fold_stud": "whoever must bring it in may not fold",
    "actions.check_or_bet_stud": "on third street somebody has to bring it in",
    "limits.any_sum": "less than the big blind only as an all-in",
    "limits.multiple_of_small": "an all-in for less; and two bets at once are not allowed",
    "limits.multiple_of_big": "the same on the turn",
    "limits.least_bet_pot": "an all-in for less",
    "limits.least_bet_no": "an all-in for less",
    "limits.only_what_is_there": "a raise: the call is counted first",
    "hilo.pot_divided": "without a low the best high hand takes all",
    "hilo.lower_than_eight": "8-7-6-5-4 is a low, and not lower than an eight",
    "stud.seven_cards": "with eight players the deck runs out, and one card serves all",
    "stud.increments": "an open pair allows the big bet on fourth street",
    "stud.big_streets": "an all-in for less",
    "stud.seventh": "with eight players left it is one common card, face up",
    "showdown.no_bets": "the player after the button may have folded",
    "chinese.front_kinds": "in three straights and three flushes the front is one too",
}

STATEMENTS = {**dict.fromkeys(TRUE.split(), True), **dict.fromkeys(FALSE, False)}
assert len(STATEMENTS) == len(TRUE.split()) + len(FALSE)
