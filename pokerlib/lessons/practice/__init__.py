"""The widgets of lesson 11: practice, progress, and what a teacher needs."""

from pathlib import Path

from pokerlib.lessons.practice.classroom import ClassView
from pokerlib.lessons.practice.files import MyProgress
from pokerlib.lessons.practice.session import Practice
from pokerlib.lessons.practice.sheets import Worksheet
from pokerlib.practice.classroom import read_class

__all__ = ["ClassView", "MyProgress", "Practice", "Worksheet", "save_csv"]


def save_csv(folder: str, path: str = "class.csv") -> None:
    """Write every answer of the class in that folder to a file for a spreadsheet."""
    Path(path).write_text(read_class(Path(folder)).csv(), "utf-8-sig")
