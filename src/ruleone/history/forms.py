"""Detection of a hand file's form, by its name or by its first lines."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

from ruleone.history import acpc, fulltilt, phh, pokerstars, thirteen
from ruleone.history.decoding import decoded
from ruleone.history.fault import Fault
from ruleone.history.record import BrokenHand, Record
from ruleone.history.thirteen import ThirteenRecord
from ruleone.limits import HAND_FILE_HEAD_BYTES, HAND_FILE_MAX_BYTES
from ruleone.rulebook import Refusal

Form = Literal["phh", "pokerstars", "fulltilt", "acpc", "thirteen", "thirteen-json"]
Hands = Iterator[Record | ThirteenRecord | BrokenHand]

READERS: dict[Form, Callable[[str], Hands]] = {
    "phh": phh.read_phh,
    "pokerstars": pokerstars.read_pokerstars,
    "fulltilt": fulltilt.read_fulltilt,
    "acpc": acpc.read_acpc,
    "thirteen": thirteen.read_thirteen,
    "thirteen-json": thirteen.read_thirteen_json,
}
SUFFIXES = (".phh", ".phhs", ".txt", ".log", ".jsonl", ".csv", ".ohh", ".xml")
"""Suffixes of hand files, for searching a folder.

They include those of other programs, so that such a file is named and not passed over.
"""

_OBJECTS = ".jsonl"
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
"""Characters that no text has: controls outside line ends, tabs, pages and escape sequences."""
_BEGINNINGS: tuple[tuple[Form, re.Pattern[str]], ...] = (
    ("thirteen", thirteen.HEADER),
    ("acpc", acpc.HEADER),
    ("fulltilt", fulltilt.HEADER),
    ("pokerstars", pokerstars.HEADER),
    ("thirteen-json", thirteen.OBJECT),
    ("phh", phh.FIELD),
)


def form_of(data: bytes, name: str = "") -> Form | None:
    """Return the form of a file, None where none fits.

    The first line that begins a hand decides. For JSON objects alone the name is enough.
    """
    if name.endswith(_OBJECTS):
        return "thirteen-json"
    for line in decoded(data[:HAND_FILE_HEAD_BYTES]).split("\n"):
        for form, beginning in _BEGINNINGS:
            if beginning.match(line):
                return form
    return None


def read_hands(data: bytes, name: str = "") -> Hands:
    """Return every hand of a file.

    A broken hand does not hide the others.
    """
    if len(data) > HAND_FILE_MAX_BYTES:
        return iter((_broken("hand-file-too-large", bytes=HAND_FILE_MAX_BYTES),))
    form = form_of(data, name)
    if form is None:
        return iter((_broken("hand-file-form" if _is_text(data) else "hand-file-not-text"),))
    return READERS[form](decoded(data))


def _is_text(data: bytes) -> bool:
    """Whether a file is text; a picture or an archive has control characters in it."""
    return _CONTROLS.search(decoded(data[:HAND_FILE_HEAD_BYTES])) is None


def _broken(code: str, **parameters: int | str) -> BrokenHand:
    return BrokenHand(None, None, Fault(1, Refusal(code, "syntax", {**parameters})))
