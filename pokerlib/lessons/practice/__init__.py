"""The widgets of lesson 11: practice, progress, and what a teacher needs."""

from pokerlib.lessons.practice.classroom import ClassView
from pokerlib.lessons.practice.files import MyProgress
from pokerlib.lessons.practice.session import Practice
from pokerlib.lessons.practice.sheets import Worksheet

__all__ = ["ClassView", "MyProgress", "Practice", "Worksheet"]
