"""Bytes of somebody's file as text: UTF-8 or Windows-1251, whatever ends its lines."""

from __future__ import annotations

import codecs
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from pokerlib.errors import PokerError, instance

LARGEST: Final = 5_000_000  # bytes
# The commonest letters of Bulgarian, in the order of their places in Windows-1251.
_COMMON: Final = bytes([0xE0, 0xE5, 0xE8, 0xED, 0xEE, 0xF2]).decode("cp1251")
_CYRILLIC: Final = 0x0400
_PATH_ENDS: Final = (".txt", ".md", ".text", ".rst", ".html", ".htm")


class DocumentError(PokerError):
    """A document that cannot be read.

    `kind`: not_there, folder, not_allowed, too_large, binary, encoding or empty; the facts name
    the file, and for too_large its size and the limit in bytes.
    """

    sentences: ClassVar[Mapping[str, str]] = {
        "not_there": "there is no file {file}",
        "folder": "{file} is a folder, not a file",
        "not_allowed": "{file} may not be read",
        "too_large": "{size} bytes are more than the {limit} that are read",
        "binary": "this is no plain text",
        "encoding": "the text is neither in UTF-8 nor in Windows-1251",
        "empty": "there is no text in it",
    }


def text_of(source: str | Path | bytes) -> str:
    """The text of a file, of its bytes, or the text itself.

    A string of one line that names a file, or looks like a name of one, is a path.
    Raises DocumentError.

    >>> text_of("One. Two.")
    'One. Two.'
    """
    instance("source", source, (str, Path, bytes))
    if isinstance(source, bytes):
        return decoded(source)
    if isinstance(source, Path) or _is_path(source):
        return decoded(_bytes(Path(source)))
    if len(source) > LARGEST:
        raise DocumentError("too_large", size=len(source), limit=LARGEST)
    return _whole(source)


def _is_path(text: str) -> bool:
    if not text or "\n" in text or "\r" in text or "\0" in text or len(text) > 1000:
        return False
    if text.lower().endswith(_PATH_ENDS) and not text.rstrip().endswith("."):
        return True
    try:
        return Path(text).exists()
    except OSError:
        return False


def _bytes(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if path.is_dir():
            raise DocumentError("folder", file=str(path))
        if size > LARGEST:
            raise DocumentError("too_large", file=str(path), size=size, limit=LARGEST)
        with path.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except PermissionError as error:
        raise DocumentError("not_allowed", file=str(path)) from error
    except (OSError, ValueError) as error:
        if isinstance(error, DocumentError):
            raise
        raise DocumentError("not_there", file=str(path)) from error


def decoded(raw: bytes) -> str:
    """The text of these bytes; raises DocumentError.

    >>> decoded("\\ufeffA\\r\\nB".encode())
    'A\\nB'
    """
    if len(raw) > LARGEST:
        raise DocumentError("too_large", size=len(raw), limit=LARGEST)
    if b"\0" in raw or raw.startswith((b"PK\x03\x04", b"%PDF-", b"\xd0\xcf\x11\xe0")):
        raise DocumentError("binary")
    try:
        return _whole(raw.removeprefix(codecs.BOM_UTF8).decode("utf-8"))
    except UnicodeDecodeError:
        pass
    try:
        text = raw.decode("cp1251")
    except UnicodeDecodeError as error:
        raise DocumentError("encoding") from error
    if not _bulgarian(text):
        raise DocumentError("encoding")
    return _whole(text)


def _bulgarian(text: str) -> bool:
    """Whether the letters come as often as in Bulgarian: other encodings give other letters."""
    letters = Counter(one for one in text if ord(one) >= _CYRILLIC and one.isalpha())
    return sum(letters[one] for one in _COMMON) > 0.3 * letters.total() > 0


def _whole(text: str) -> str:
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not plain.strip():
        raise DocumentError("empty")
    return plain
