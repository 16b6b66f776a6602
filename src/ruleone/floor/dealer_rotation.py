"""Rotation of dealers at a push: each to the next table of the string, the last one on a break.

The book says when dealers may change (`ruleone.tournament.levels`), not how they rotate. Here it is
as rooms do it. A dealer who comes from a break heads a string of tables, so a break lasts from one
push to the next.
"""

from collections.abc import Mapping, Sequence

import msgspec


class DealersPlaced(msgspec.Struct, frozen=True):
    """The dealers at tables, and those on a break, the longest first."""

    dealing: dict[str, str]
    resting: tuple[str, ...]


def pushed(
    tables: Sequence[str], dealing: Mapping[str, str], resting: Sequence[str]
) -> DealersPlaced:
    """Return the dealers after the next push.

    `tables` are in the order of the push; a dealer of `dealing` at another table goes on a break.
    With nobody on a break all rotate.
    """
    gone = [dealer for table, dealer in dealing.items() if table not in tables]
    if not tables:
        return DealersPlaced({}, (*resting, *gone))
    if not resting:
        after = dict(zip(tables, (*tables[1:], tables[0]), strict=True))
        around = {after[table]: dealing[table] for table in tables if table in dealing}
        return DealersPlaced(around, tuple(gone))
    heads, last = resting[: len(tables)], resting[len(tables) :]
    placed: dict[str, str] = {}
    out: list[str] = []
    for at, head in enumerate(heads):
        string = tables[at * len(tables) // len(heads) : (at + 1) * len(tables) // len(heads)]
        line = [head, *(dealing[table] for table in string if table in dealing)]
        placed |= dict(zip(string, line, strict=False))
        out.extend(line[len(string) :])
    return DealersPlaced(placed, (*last, *out, *gone))
