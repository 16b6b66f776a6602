"""Builder of `tables.bin` from the ladder of high hands: `python -m ruleone.ranking.build_tables`.

The ladder gives the value of every five cards. The best five of six or seven cards count, so their
value is the highest that remains when one card is left out. No other rule of poker is needed here.
"""

import sys
from array import array
from itertools import combinations, combinations_with_replacement

from ruleone.ranking.high import ladder
from ruleone.ranking.tables import FILE, FLUSH_COUNT, RANK_KEYS, ROW_BITS, ROW_COUNT, TOTAL_FROM


def build() -> bytes:
    """Return the bytes of `tables.bin`, computed from the ladder.

    This takes some seconds.
    """
    displacements, values = _interlock(_rank_values())
    tables = (array("H", _flush_values()), array("i", displacements), array("H", values))
    if sys.byteorder == "big":
        for numbers in tables:
            numbers.byteswap()
    return b"".join(numbers.tobytes() for numbers in tables)


def _flush_values() -> list[int]:
    """Return the value of the best flush by the ranks of one suit, one bit a rank."""
    flushes = [0] * FLUSH_COUNT
    for value, rung in enumerate(ladder(), start=1):
        if rung.suited:
            flushes[sum(1 << rank for rank in rung.whole)] = value
    for count in (6, 7):
        for ranks in combinations(range(13), count):
            mask = sum(1 << rank for rank in ranks)
            flushes[mask] = max(flushes[mask ^ 1 << rank] for rank in ranks)
    return flushes


def _rank_values() -> dict[int, int]:
    """Return the value of the best hand without a flush, by the sum of the rank keys."""
    values = {
        _total(rung.whole): value for value, rung in enumerate(ladder(), start=1) if not rung.suited
    }
    for count in (6, 7):
        for ranks in combinations_with_replacement(range(13), count):
            if max(map(ranks.count, ranks)) > 4:
                continue
            total = _total(ranks)
            if total in values:
                raise ValueError(f"expected one hand for each sum of rank keys, got two: {total}")
            values[total] = max(
                values[_total(ranks[:out] + ranks[out + 1 :])] for out in range(count)
            )
    return values


def _total(ranks: tuple[int, ...]) -> int:
    return TOTAL_FROM[len(ranks)] + sum(RANK_KEYS[rank] for rank in ranks)


def _interlock(value_of: dict[int, int]) -> tuple[list[int], list[int]]:
    """Return the displacement of each row, and the values laid out by them.

    Rows are placed one by one, each at the first place where it fits. Those of seven cards come
    first, so that they lie close together, the fullest before the others. Free places are the bits
    of one big int. Shifting it down by each of a row's columns and combining the results with "and"
    leaves the places that fit.
    """
    rows: dict[int, list[int]] = {}
    for total in value_of:
        rows.setdefault(total >> ROW_BITS, []).append(total)
    displacements = [-(row << ROW_BITS) for row in range(ROW_COUNT)]
    free = (1 << len(value_of) * 4) - 1
    values = [0] * free.bit_length()
    end = 0
    for row in sorted(
        rows, key=lambda row: (row << ROW_BITS >= TOTAL_FROM[6], -len(rows[row]), row)
    ):
        fits = free
        for total in rows[row]:
            fits &= free >> total - (row << ROW_BITS)
        displacements[row] += (fits & -fits).bit_length() - 1
        for total in rows[row]:
            place = total + displacements[row]
            values[place] = value_of[total]
            free ^= 1 << place
            end = max(end, place)
    # Any sum of a row must find a place, also one that is no hand.
    return displacements, values[: end + (1 << ROW_BITS)]


if __name__ == "__main__":
    FILE.write_bytes(build())
