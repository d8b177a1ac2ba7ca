"""Poker Hand History files (PHH, TOML): load, replay, dump.

The format has codes for hold'em (FT, NT), pot-limit Omaha (PO), fixed-limit Omaha Hi/Lo (FO/8),
stud, Stud Hi/Lo and Razz (F7S, F7S/8, FR). For the others we write codes of our own after its
pattern: PT, FO, NO, PO/8, NO/8, and with a 5 or a 6 after the O those of Omaha with more cards.
Fields that begin with an underscore are ours. A file may hold many hands (.phhs: `load_all`).
"""

from pokerlib.phh.amounts import Currency
from pokerlib.phh.codes import CODES, OURS, PhhError
from pokerlib.phh.read import History, load, load_all, loads, loads_all
from pokerlib.phh.write import dump, dumps

__all__ = [
    "CODES",
    "OURS",
    "Currency",
    "History",
    "PhhError",
    "dump",
    "dumps",
    "load",
    "load_all",
    "loads",
    "loads_all",
]
