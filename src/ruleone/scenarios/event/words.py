"""The steps of an event in words: hands, busts, time, the director."""

import re
from typing import Final

HANDS: Final = re.compile(r"table ([1-9]\d{0,3}) (deals|ends)")
LOSES: Final = re.compile(r"table ([1-9]\d{0,3}) loses ([1-9]\d?)")
SEATS_LOST: Final = re.compile(r"table ([1-9]\d{0,3}) loses seats ((?:[1-9]\d? ?)+)")
DOWN: Final = re.compile(r"down to ([1-9]\d{0,4})")
TIME: Final = re.compile(r"at (\d{1,3}):([0-5]\d):([0-5]\d)")
WAIVES: Final = re.compile(r"the director waives the halt of table ([1-9]\d{0,3})")
LOSES_CHIPS: Final = re.compile(r"table ([1-9]\d{0,3}) seat ([1-9]\d?) loses ([1-9]\d{0,9}) chips")
BELONGS: Final = re.compile(
    r"table ([1-9]\d{0,3}) seat ([1-9]\d?) belongs at table ([1-9]\d{0,3}) seat ([1-9]\d?)"
)
REBUYS: Final = re.compile(r"table ([1-9]\d{0,3}) seat ([1-9]\d?) buys chips again")
HAND_FOR_HAND: Final = "the director announces hand for hand"

KNOWN: Final = (
    *("table 1 deals", "table 1 ends", "table 1 loses 2", "table 1 loses seats 2 8"),
    *("down to 10", "at 0:19:58", "the director waives the halt of table 3"),
    "table 1 seat 4 loses 2600 chips",
    "table 2 seat 4 belongs at table 1 seat 5",
    "table 1 seat 4 buys chips again",
    HAND_FOR_HAND,
)
"""How steps are written, for those who write one that is none."""


def is_step(words: str) -> bool:
    """Whether this is a step of an event."""
    return words == HAND_FOR_HAND or any(
        one.fullmatch(words)
        for one in (HANDS, LOSES, SEATS_LOST, DOWN, TIME, WAIVES, LOSES_CHIPS, BELONGS, REBUYS)
    )
