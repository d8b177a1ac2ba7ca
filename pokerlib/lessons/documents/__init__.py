"""The widgets and tables of lesson 10: the two documents, checked sentence by sentence."""

from pokerlib.lessons.documents.browse import Claims
from pokerlib.lessons.documents.export import export
from pokerlib.lessons.documents.tables import (
    convention_list,
    coverage_table,
    not_holding,
    silent_rules,
    summary,
)

__all__ = [
    "Claims",
    "convention_list",
    "coverage_table",
    "export",
    "not_holding",
    "silent_rules",
    "summary",
]
