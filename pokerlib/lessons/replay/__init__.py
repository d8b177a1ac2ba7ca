"""The widgets of lesson 12: a hand from its file, step by step, and a hand into a file."""

from pokerlib.lessons.components import Replay
from pokerlib.lessons.replay.export import PlayAndExport
from pokerlib.lessons.replay.history import HandHistory

__all__ = ["HandHistory", "PlayAndExport", "Replay"]
