"""The widgets of the lessons, one module (or package) a lesson; notebooks call nothing else."""

from pokerlib.lessons.components.switch import language_switch

__all__ = ["language_switch"]
