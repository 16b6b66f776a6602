"""Which form a hand file is in, by its name or by how it begins."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

from ruleone.history import acpc, fulltilt, pokerstars, thirteen
from ruleone.history.fault import Fault
from ruleone.history.phh import read_phh
from ruleone.history.record import BrokenHand, Record
from ruleone.history.thirteen import ThirteenRecord
from ruleone.limits import HAND_FILE_HEAD_BYTES, HAND_FILE_MAX_BYTES
from ruleone.rulebook import Refusal

Form = Literal["phh", "pokerstars", "fulltilt", "acpc", "thirteen", "thirteen-json"]
Hands = Iterator[Record | ThirteenRecord | BrokenHand]

READERS: dict[Form, Callable[[bytes], Hands]] = {
    "phh": read_phh,
    "pokerstars": pokerstars.read_pokerstars,
    "fulltilt": fulltilt.read_fulltilt,
    "acpc": acpc.read_acpc,
    "thirteen": thirteen.read_thirteen,
    "thirteen-json": thirteen.read_thirteen_json,
}
SUFFIXES = (".phh", ".phhs", ".txt", ".log", ".jsonl")
"""How the names of hand files end, where a folder is searched for them."""

_PHH = (".phh", ".phhs")
_OBJECTS = ".jsonl"
_BEGINNINGS: tuple[tuple[Form, re.Pattern[str]], ...] = (
    ("thirteen", thirteen.HEADER),
    ("acpc", acpc.HEADER),
    ("fulltilt", fulltilt.HEADER),
    ("pokerstars", pokerstars.HEADER),
    ("thirteen-json", thirteen.OBJECT),
    ("phh", re.compile(r"\s*[\w'\"-]+\s*=")),
)


def form_of(data: bytes, name: str = "") -> Form | None:
    """The form of a file, by the first of its lines that begins a hand; None where none does."""
    if name.endswith(_PHH):
        return "phh"
    if name.endswith(_OBJECTS):
        return "thirteen-json"
    head = data[:HAND_FILE_HEAD_BYTES]
    utf16 = head[:2] in (b"\xff\xfe", b"\xfe\xff")
    for line in head.decode("utf-16" if utf16 else "utf-8-sig", "replace").splitlines():
        for form, beginning in _BEGINNINGS:
            if beginning.match(line):
                return form
    return None


def read_hands(data: bytes, name: str = "") -> Hands:
    """Every hand of a file. One that is broken does not hide the others."""
    if len(data) > HAND_FILE_MAX_BYTES:
        return iter((_broken("hand-file-too-large", bytes=HAND_FILE_MAX_BYTES),))
    form = form_of(data, name)
    return iter((_broken("hand-file-form"),)) if form is None else READERS[form](data)


def _broken(code: str, **parameters: int | str) -> BrokenHand:
    return BrokenHand(None, None, Fault(1, Refusal(code, "syntax", {**parameters})))
