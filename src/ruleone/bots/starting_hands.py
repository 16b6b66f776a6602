"""The 169 classes of starting hands: the strength of each, and its equity against better ones.

The table is data, made by tools/starting_hands.py.
"""

from importlib.resources import files
from itertools import combinations

CLASSES = 169
STEPS = 40
"""Number of steps: equities are known against the strongest 1/40, 2/40 ... of all hands."""


def class_of(a: int, b: int) -> int:
    """Return the class of two hole cards.

    13 * high + low for pairs and suited, 13 * low + high else.
    """
    high, low = (a >> 2, b >> 2) if a > b else (b >> 2, a >> 2)
    return 13 * high + low if a & 3 == b & 3 or high == low else 13 * low + high


def combos_of(number: int) -> int:
    """Return the number of ways to be dealt a class: pairs 6, suited 4, others 12."""
    high, low = divmod(number, 13)
    return 6 if high == low else 4 if high > low else 12


def _combos_in_order(order: bytes) -> tuple[tuple[int, int], ...]:
    by_class: dict[int, list[tuple[int, int]]] = {number: [] for number in order}
    for a, b in combinations(range(52), 2):
        by_class[class_of(a, b)].append((a, b))
    return tuple(pair for number in order for pair in by_class[number])


def _shares(order: bytes) -> tuple[float, ...]:
    """Return the share of all hands that is stronger than each class, half of itself included."""
    shares, stronger = [0.0] * CLASSES, 0
    for number in order:
        shares[number] = (stronger + combos_of(number) / 2) / 1326
        stronger += combos_of(number)
    return tuple(shares)


_DATA = files(__package__).joinpath("starting_hands.bin").read_bytes()
_ORDER, _EQUITIES = _DATA[:CLASSES], _DATA[CLASSES:]
_SHARES = _shares(_ORDER)

COMBOS: tuple[tuple[int, int], ...] = _combos_in_order(_ORDER)
"""All 1,326 pairs of hole cards, strongest class first."""

BY_STRENGTH: tuple[int, ...] = tuple(_ORDER)
"""All classes, strongest first."""


def share_of(a: int, b: int) -> float:
    """Return the share of all starting hands that is stronger than these two cards.

    It is 0 for aces, and 1 at the end.
    """
    return _SHARES[class_of(a, b)]


def equity_against(number: int, share: float) -> float:
    """Return the equity of a class, heads-up to the river, against the strongest `share`."""
    step = min(STEPS, max(1, round(share * STEPS)))
    return _EQUITIES[number * STEPS + step - 1] / 255
