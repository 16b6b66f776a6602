"""The steps of 13-card poker in words.

"A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c" are the rows of his hand, "and declares" behind
them a natural; "A sets" leaves the rows to the software. "A does not come back" and "A is too slow"
let his time run out. "the next hand" deals the same cards again to what the players have then.
"250 hands nobody comes back to" are dealt from a fixed seed.
"""

import re
from collections.abc import Sequence
from typing import Final

from ruleone.cards import CardError, parse_cards
from ruleone.chinese import Arrangement

NEXT: Final = "the next hand"
DECLARES: Final = " and declares"
AWAY: Final = "does not come back"
SLOW: Final = "is too slow"
HANDS_MAX: Final = 1000
MANY: Final = re.compile(r"([1-9]\d{0,3}) hands nobody comes back to")
KNOWN: Final = (
    "A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
    "A sets 2h 3d 4c / 5h 6d 7c 8h 9d / Tc Jh Qd Kc Ah and declares",
    *("A sets", f"A {AWAY}", f"A {SLOW}", NEXT, "250 hands nobody comes back to"),
)
"""How steps are written, for those who write one that is none."""


def is_step(step: str, names: Sequence[str]) -> bool:
    """Whether this is a step of a hand of these players."""
    if many := MANY.fullmatch(step):
        return int(many[1]) <= HANDS_MAX
    name, _, what = step.partition(" ")
    plain = ("sets", "sets" + DECLARES, AWAY, SLOW)
    return step == NEXT or (name in names and (what in plain or rows_in(what) is not None))


def rows_in(what: str) -> Arrangement | None:
    """The rows in "sets As Kd 9h / ... / ...", None where it has none or they are no rows."""
    verb, _, written = what.removesuffix(DECLARES).partition(" ")
    rows = [row.strip() for row in written.split("/")]
    if verb != "sets" or len(rows) != len(Arrangement.__struct_fields__):
        return None
    try:
        front, middle, back = map(parse_cards, rows)
    except CardError:
        return None
    return Arrangement(front, middle, back)
