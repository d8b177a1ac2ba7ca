"""Make `pokerlib/documents/known.txt` of the two documents: `python -m tests.documents.make_known`.

The folder is that of POKERLIB_DOCUMENTS, or ../shared/documents.
"""

import os
from pathlib import Path

from pokerlib.documents.encodings import text_of
from pokerlib.documents.known import table_of
from pokerlib.documents.model import DocumentKey

HERE = Path(os.environ.get("POKERLIB_DOCUMENTS", Path(__file__).parents[3] / "shared/documents"))
FILES: dict[DocumentKey, str] = {
    "hand-rankings": "hand-rankings.bg.txt",
    "game-rules": "game-rules.bg.txt",
}
TABLE = Path(__file__).parents[2] / "pokerlib/documents/known.txt"


def made() -> str:
    """The table, made anew of the files."""
    texts = {document: text_of(HERE / name) for document, name in FILES.items()}
    return "".join(f"{line}\n" for line in table_of(texts))


if __name__ == "__main__":
    TABLE.write_text(made(), "utf-8")
