"""Balances noted at an earlier start, so that the next one need not add up every entry again.

A note is a copy and never the truth: it counts where the row of the cage that it was made behind is
still that row, by its hash, and all rows behind that one are added to it as ever.
"""

from collections.abc import Iterator
from typing import Final, Self

import msgspec

from ruleone import limits
from ruleone.cage import Account, BadLedger, Ledger
from ruleone.room.ledger.books import CURRENCY
from ruleone.store.journal import Journal, Row

NOTED: Final = "cage-noted"


class BalancesNoted(msgspec.Struct, frozen=True, tag="balances-noted"):
    """All balances behind the row of the cage with this `version` and `hash`, which was entry
    `entries`; this row has `part` of so many `parts` of them, counted from 1."""

    version: int
    hash: bytes
    entries: int
    part: int
    parts: int
    balances: tuple[tuple[Account, int], ...]


_noted: Final = msgspec.msgpack.Decoder(BalancesNoted)


class Note:
    """A note as a whole: a `ledger`, and the row of the cage behind which it stood like this."""

    def __init__(self, ledger: Ledger, version: int, hash_: bytes) -> None:
        self.ledger: Final = ledger
        self.version: Final = version
        self._hash: Final = hash_

    @classmethod
    def newest(cls, journal: Journal, version: int) -> Self | None:
        """The last note of the journal, whose stream has this version; None where there is none
        that can be used."""
        last = next(journal.read(NOTED, version - 1), None) if version else None
        if last is None:
            return None
        noted = _noted.decode(last.payload)
        rows = journal.read(NOTED, max(0, version - noted.parts))
        parts = [_noted.decode(row.payload) for row in rows]
        if [(one.version, one.part) for one in parts] != [
            (noted.version, part) for part in range(1, noted.parts + 1)
        ]:
            return None
        balances = {account: cents for one in parts for account, cents in one.balances}
        try:
            ledger = Ledger.resume(CURRENCY, noted.entries, balances)
        except BadLedger:
            return None
        return cls(ledger, noted.version, noted.hash)

    def is_behind(self, row: Row | None) -> bool:
        """Whether this is the row of the cage behind which the note was made."""
        return row is not None and (row.version, row.hash) == (self.version, self._hash)


def noted(ledger: Ledger, behind: Row) -> Iterator[BalancesNoted]:
    """The note of a ledger, whose newest entry stands in the row `behind`."""
    accounts = tuple(ledger)
    step = limits.LEDGER_NOTED_ACCOUNTS_A_ROW
    parts = [accounts[at : at + step] for at in range(0, len(accounts), step)] or [()]
    for number, part in enumerate(parts, 1):
        yield BalancesNoted(behind.version, behind.hash, ledger.entries, number, len(parts), part)
