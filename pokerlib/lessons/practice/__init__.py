"""The widgets of lesson 11: practice, progress, and what a teacher needs."""

from pokerlib.lessons.practice.files import MyProgress
from pokerlib.lessons.practice.session import Practice

__all__ = ["MyProgress", "Practice"]
