"""A rules document read and judged: two of them, and one again with a changed value.

The documents themselves are read where they lie (`POKERLIB_DOCUMENTS`, by default
`../shared/documents`); without them there is nothing to measure.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from benchmarks.timing import Measure
from pokerlib.documents import judging, read

HERE = Path(os.environ.get("POKERLIB_DOCUMENTS", Path(__file__).parents[2] / "shared/documents"))
BOTH, AGAIN = 3.0, 1.0  # seconds of this process


def judged(*texts: str) -> float:
    """How long it takes to read these texts and to judge every sentence."""
    start = process_time()
    for text in texts:
        _ = [one.verdict for one in read(text).sentences]
    return process_time() - start


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints: everything worked out anew, and then what changed."""
    texts = [path.read_text("utf-8") for path in sorted(HERE.glob("*.txt"))]
    if not texts:
        return
    took = []
    for _ in range(3):
        judging.forget()
        took.append(judged(*texts))
    yield Measure(f"{len(texts)} rules documents judged", min(took), BOTH)
    longest = max(texts, key=len)
    others = (longest.replace("$400", f"${n}").replace("$2", f"${n}") for n in range(401, 404))
    yield Measure("a document with other values", min(map(judged, others)), AGAIN)
