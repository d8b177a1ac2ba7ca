"""The gettext catalogues: one text for each message id and language.

To add messages, write two files of the same name, ``locale/bg/LC_MESSAGES/lessons.po`` and
``locale/en/LC_MESSAGES/lessons.po``. The ids are dotted and begin with the file's name::

    msgid "lessons.dealt"                       msgid "lessons.dealt"
    msgid_plural "lessons.dealt"                msgid_plural "lessons.dealt"
    msgstr[0] "Раздадена е {n} карта: {cards}." msgstr[0] "{n} card dealt: {cards}."
    msgstr[1] "Раздадени са {n} карти: {cards}." msgstr[1] "{n} cards dealt: {cards}."

``text("lessons.dealt", "bg", n=5, cards="A♠ …")`` finds them; there is nothing to register. Where
only a noun changes with a number, the noun goes into the placeholder, by its English singular as in
`grammar`: ``След {deals:deal}`` is ``След 1 раздаване`` or ``След 2 раздавания``.
Ids, placeholders and spelling are checked by tests/language.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from pokerlib.language.grammar import capital, count, many_of
from pokerlib.language.languages import Lang, known
from pokerlib.language.quantities import Number, number

LOCALE = Path(__file__).parent / "locale"


def catalogue_path(family: str, lang: Lang) -> Path:
    """The file that holds the messages of one family in one language."""
    return LOCALE / known(lang) / "LC_MESSAGES" / f"{family}.po"


@cache
def messages(family: str, lang: Lang) -> dict[str, tuple[str, ...]]:
    """Every message of one family: its id, and its text (two texts where it counts things)."""
    from babel.messages.pofile import read_po  # Babel takes 30 ms to import: only when needed

    path = catalogue_path(family, lang)
    if not path.is_file():
        return {}
    found: dict[str, tuple[str, ...]] = {}
    with path.open("rb") as file:
        for message in read_po(file, locale=lang):
            if message.id and not message.fuzzy:
                key = message.id if isinstance(message.id, str) else message.id[0]
                texts = message.string
                found[key] = (texts,) if isinstance(texts, str) else tuple(texts or ())
    return found


def text(message_id: str, lang: Lang, /, *, n: int | None = None, **facts: str | Number) -> str:
    """The message in that language, with the facts put in; ``n`` chooses between one and many.

    Numbers among the facts are written as the language writes them, words stay as they are; a
    `Voice` also says records. Raises LanguageError, and KeyError for an unknown message or fact.
    """
    family = message_id.partition(".")[0]
    try:
        forms = messages(family, lang)[message_id]
    except KeyError:
        raise KeyError(f"no message {message_id!r} in {lang}") from None
    if len(forms) > 1 and n is None:
        raise KeyError(f"the message {message_id!r} counts something: n is missing")
    if n is not None:
        facts["n"] = n
    form = forms[0] if n is None or n == 1 or len(forms) == 1 else forms[1]
    if _counts(form):
        said = form.format_map({name: _Fact(fact, lang) for name, fact in facts.items()})
    else:
        said = form.format_map(
            {
                name: fact if isinstance(fact, str) else number(fact, lang)
                for name, fact in facts.items()
            }
        )
    if lang == "bg" and "Играч" in said:
        said = _INSIDE.sub("играч", said)
    return capital(said) if form.startswith(_BEGINNING) and form.endswith(".") else said


# „играч 2“ is small inside a sentence, also in one that is put into another after a colon; a
# sentence that begins with it begins with a capital.
_INSIDE = re.compile(r"(?<=[^.!?…] )Играч")
_BEGINNING = ("{player}", "{players}", "{skipped}", "{case}")


@cache
def _counts(form: str) -> bool:
    """Whether a noun stands in one of the placeholders."""
    return any(noun for _, _, noun, _ in Formatter().parse(form))


class _Fact(NamedTuple):
    """A fact that may be counted: ``{deals:deal}`` is ``1 раздаване``, ``2 раздавания``."""

    fact: str | Number
    lang: Lang

    def __format__(self, noun: str) -> str:
        if not isinstance(self.fact, str):
            return count(self.fact, noun, self.lang) if noun else number(self.fact, self.lang)
        return f"{self.fact} {many_of(noun, self.lang)}" if noun else self.fact


def has(message_id: str, lang: Lang) -> bool:
    """Whether there is such a message."""
    return message_id in messages(message_id.partition(".")[0], lang)


def text_pair(
    message_id: str, /, *, n: int | None = None, **facts: str | Number
) -> tuple[str, str]:
    """The message in Bulgarian and in English."""
    return text(message_id, "bg", n=n, **facts), text(message_id, "en", n=n, **facts)
