"""`python -m pokerlib.documents FILE…`: each sentence that is not right, and why.

Exit code 0: nothing grave, 1: something grave, 2: a file that cannot be read.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from pokerlib.documents import DocumentError, read
from pokerlib.language import LANGUAGES, Lang, say, text
from pokerlib.language.report import FORMATS, Named, report


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the files that are named; the exit code."""
    asked = _parser().parse_args(arguments)
    lang = cast("Lang", asked.lang)
    found, unread = [], False
    for file in asked.files:
        try:
            found.append(Named(file, read(Path(file))))
        except DocumentError as error:
            unread = True
            _write(f"{file}: {say(error, lang)}\n", sys.stderr)
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    if found:
        _write(report(found, asked.format, lang, colour=colour), sys.stdout)
    if unread:
        return 2
    return int(any(one.grade == "grave" for _, doc in found for one in doc.sentences))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m pokerlib.documents", description=text("reading.help.about", "en")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=text("reading.help.files", "en"))
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="bg", help=text("reading.help.lang", "en")
    )
    parser.add_argument(
        "--format", choices=sorted(FORMATS), default="text", help=text("reading.help.format", "en")
    )
    return parser


def _write(told: str, stream: object) -> None:
    """To a terminal or a file, whatever its encoding can write."""
    out = getattr(stream, "buffer", None)
    if out is None:
        stream.write(told)  # type: ignore[attr-defined]
        return
    encoding = getattr(stream, "encoding", None) or "utf-8"
    stream.flush()  # type: ignore[attr-defined]
    out.write(told.encode(encoding, "replace"))
    out.flush()


if __name__ == "__main__":
    try:
        code = main()
    except BrokenPipeError:  # the reader of the report has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
