"""A hand that was just played, as a PHH file to read, to keep and to replay."""

from urllib.parse import quote

from pokerlib import phh
from pokerlib.lessons.components import Node, PlayHand, h, words

CENTS = phh.Currency("USD", "$", 100)
SHOWN = 6_000  # characters of a file that are shown


class PlayAndExport(PlayHand):
    """A table, and the hand on it as a file."""

    def draw(self) -> list[Node | None]:
        return [*super().draw(), self._export()]

    def _export(self) -> Node:
        return self.fold("export", words("replay_lesson.export"), self._exported)

    def _exported(self) -> list[Node]:
        text = self.file()
        link = h(
            "a.pk-button",
            words("replay_lesson.download"),
            href="data:text/plain;charset=utf-8," + quote(text),
            download=f"{self.setup.code}-{self.number + 1}.phh",
            key="download",
        )
        return [h("p.pk-hint.pk-say", words("replay_lesson.export_hint")), link, source(text)]

    def file(self) -> str:
        """The hand so far as the text of a PHH file."""
        return in_lines(phh.dumps(self.hand, currency=CENTS))


def in_lines(text: str) -> str:
    """The file with a line for each action, as people read it."""
    lines = []
    for line in text.splitlines():
        if line.startswith("actions = ["):
            line = line.replace('", "', '",\n  "').replace("[", "[\n  ", 1)[:-1] + ",\n]"
        lines.append(line)
    return "\n".join(lines) + "\n"


def source(text: str) -> Node:
    """The text of a file, to be read."""
    shown = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
    return h("pre.pk-source", shown, tabindex=0)
