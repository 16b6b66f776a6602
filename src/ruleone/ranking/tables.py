"""The tables behind both evaluators, the Python twin and the C++ kernel.

Each rank has a key. The keys of seven cards, added up, determine all their ranks, for no seven
other ranks have the same sum. Sums of six and of five cards begin at a number of their own, so that
they meet no others.

A hand without a flush has its value at `values[total + displacements[total >> ROW_BITS]]`. Rows of
sums, most of them empty, are slid over each other until they interlock. A flush has its value at
`flushes[ranks of the suit as 13 bits]`. How to see that five cards are of one suit is left to each
evaluator, since what is quick in C++ is slow in Python. The other orders of five cards use the same
places: they need no file of their own.

The file `tables.bin` holds flushes (uint16), displacements (int32) and values (uint16), one after
another, little-endian. It is made from the ladder of high hands by `python -m
ruleone.ranking.build_tables`, which writes the same bytes every time.
"""

import sys
from array import array
from pathlib import Path
from typing import Literal, NamedTuple

# Each key is the smallest above the last that keeps the sums of any two different seven cards
# (four of a rank at most) apart; `build_tables` fails where two meet.
RANK_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
# Where the sum begins, by the number of cards.
TOTAL_FROM = {7: 0, 6: 1 << 23, 5: 1 << 24}
ROW_BITS = 10

FLUSH_COUNT = 1 << 13
ROW_COUNT = (TOTAL_FROM[5] + 4 * RANK_KEYS[12] + RANK_KEYS[11] >> ROW_BITS) + 1
# With cards that stand more than once in a hand, as in a bad row of an array, sums go up to here.
_ROWS_IN_ALL = (TOTAL_FROM[5] + 5 * RANK_KEYS[12] >> ROW_BITS) + 1

FILE = Path(__file__).with_name("tables.bin")

Suits = Literal["ignored", "help", "hurt"]
"""Effect of five cards of one suit in an order.

They change nothing (`ignored`). Or they make a hand that is better (`help`) than any other of the
same six or seven cards. Or they make one that may be worse (`hurt`) than others of the same cards.
"""


class Tables(NamedTuple):
    """The lookup tables that the module describes; 0 stands where there is no hand."""

    flushes: "array[int]"
    displacements: "array[int]"
    values: "array[int]"


def read(data: bytes) -> Tables:
    """Return the tables in the bytes of `tables.bin`, with rows for sums that no hand has."""
    flushes, displacements, values = array("H"), array("i"), array("H")
    rows_at = FLUSH_COUNT * flushes.itemsize
    values_at = rows_at + ROW_COUNT * displacements.itemsize
    flushes.frombytes(data[:rows_at])
    displacements.frombytes(data[rows_at:values_at])
    values.frombytes(data[values_at:])
    if sys.byteorder == "big":
        for numbers in (flushes, displacements, values):
            numbers.byteswap()
    displacements.extend(-(row << ROW_BITS) for row in range(ROW_COUNT, _ROWS_IN_ALL))
    return Tables(flushes, displacements, values)
