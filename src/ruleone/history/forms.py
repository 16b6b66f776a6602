"""Which form a hand file is in, by its name or by how it begins."""

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
"""How the names of hand files end, where a folder is searched for them: those of the forms that are
read, and those of other programs, so that a file of theirs is named and not passed over."""

_OBJECTS = ".jsonl"
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
"""Characters of no text: those that no line end, tab, page or escape sequence is made of."""
_BEGINNINGS: tuple[tuple[Form, re.Pattern[str]], ...] = (
    ("thirteen", thirteen.HEADER),
    ("acpc", acpc.HEADER),
    ("fulltilt", fulltilt.HEADER),
    ("pokerstars", pokerstars.HEADER),
    ("thirteen-json", thirteen.OBJECT),
    ("phh", phh.FIELD),
)


def form_of(data: bytes, name: str = "") -> Form | None:
    """The form of a file, by the first of its lines that begins a hand; None where none does. Of
    objects alone the name is enough."""
    if name.endswith(_OBJECTS):
        return "thirteen-json"
    for line in decoded(data[:HAND_FILE_HEAD_BYTES]).split("\n"):
        for form, beginning in _BEGINNINGS:
            if beginning.match(line):
                return form
    return None


def read_hands(data: bytes, name: str = "") -> Hands:
    """Every hand of a file. One that is broken does not hide the others."""
    if len(data) > HAND_FILE_MAX_BYTES:
        return iter((_broken("hand-file-too-large", bytes=HAND_FILE_MAX_BYTES),))
    form = form_of(data, name)
    if form is None:
        return iter((_broken("hand-file-form" if _is_text(data) else "hand-file-not-text"),))
    return READERS[form](decoded(data))


def _is_text(data: bytes) -> bool:
    """Whether a file is text at all: a picture or an archive has control characters in it."""
    return _CONTROLS.search(decoded(data[:HAND_FILE_HEAD_BYTES])) is None


def _broken(code: str, **parameters: int | str) -> BrokenHand:
    return BrokenHand(None, None, Fault(1, Refusal(code, "syntax", {**parameters})))
