"""The widgets of the lessons, one module (or package) a lesson; notebooks call nothing else."""

from pokerlib.lessons.components.lesson import ending
from pokerlib.lessons.components.switch import language_switch

__all__ = ["ending", "language_switch"]
