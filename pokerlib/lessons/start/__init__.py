"""The widget of lesson 00: the map of the thirteen lessons."""

from pokerlib.lessons.start.map import Map

__all__ = ["Map"]
