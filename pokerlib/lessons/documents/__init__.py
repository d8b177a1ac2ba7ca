"""Lesson 10, the two documents checked sentence by sentence, and what they say of each lesson."""

from pokerlib.lessons.documents.browse import Claims
from pokerlib.lessons.documents.export import export
from pokerlib.lessons.documents.lesson import claims_of
from pokerlib.lessons.documents.mine import my_document
from pokerlib.lessons.documents.tables import (
    convention_list,
    coverage_table,
    in_short,
    not_holding,
    silent_rules,
    summary,
)

__all__ = [
    "Claims",
    "claims_of",
    "convention_list",
    "coverage_table",
    "export",
    "in_short",
    "my_document",
    "not_holding",
    "silent_rules",
    "summary",
]
