"""The ledger of the room's money, for cash tables and events, in the stream `cage`.

Balances are noted at a start, so that the next start need not add up every entry again. A note is a
copy and never the source. It counts only while the row of the cage behind which it was made still
has the same hash; all later rows are added to it as usual.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Self

import msgspec

from ruleone import limits
from ruleone.cage import (
    ISSUE,
    Account,
    BadLedger,
    Ledger,
    LedgerEvent,
    LedgerOpened,
    stack,
    wallet,
)
from ruleone.cage.desk import DeskLedger, DeskRecord
from ruleone.cage.events import Move, Reason
from ruleone.room.core.batch import Batch
from ruleone.room.core.settings import STREAM as ROOM
from ruleone.rulebook import Refusal
from ruleone.store.journal import Journal, Row

NOTED: Final = "cage-noted"


class BalancesNoted(msgspec.Struct, frozen=True, tag="balances-noted"):
    """Balances behind the row of the cage with this `version` and `hash`.

    The row is entry `entries` of the ledger. A note is split into `parts` rows; this one is number
    `part`, from 1.
    """

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
        """Return the last usable note of the journal, None where there is none.

        `version` is the version of the notes' stream.
        """
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
    """Yield the rows of a note of the ledger; its newest entry stands in the row `behind`."""
    accounts = tuple(ledger)
    step = limits.LEDGER_NOTED_ACCOUNTS_A_ROW
    parts = [accounts[at : at + step] for at in range(0, len(accounts), step)] or [()]
    for number, part in enumerate(parts, 1):
        yield BalancesNoted(behind.version, behind.hash, ledger.entries, number, len(parts), part)


STREAM: Final = "cage"

CURRENCY: Final = "play"

_event: Final = msgspec.msgpack.Decoder(LedgerEvent)


class Books:
    """The ledger, and the entries that are written of it.

    A step that fails removes what it has entered: call `begin` before each step and `undo` where it
    failed. A step inside another goes back to its `mark`.
    """

    def __init__(self, grant_cents: int) -> None:
        self._grant_cents: Final = grant_cents
        self._step: list[Callable[[], None]] = []
        self.desk: Final = DeskLedger()
        """The money that is paid by hand, in the stream `room`; it is in no wallet."""
        self._is_new = True
        self._counted = 0
        self.wall_ms: Callable[[int], int] = lambda at_ms: at_ms
        """The wall's time at a time of the room; the lobby tells it."""
        self.takes_tickets: Callable[[str], bool] = lambda _: False
        """Whether an event of this id still takes entries; the lobby tells it."""
        self.ledger, self._opened = Ledger.open(CURRENCY)

    def read(self, row: Row) -> None:
        """Take in what the journal has. Raises BadLedger where it does not add up."""
        event = _event.decode(row.payload)
        if self._is_new:
            self.ledger, self._is_new = Ledger.replay([event]), False
        else:
            self.ledger.apply(event)

    def resume(self, ledger: Ledger) -> None:
        """Go on from a copy of the balances instead of the first row."""
        self.ledger, self._is_new = ledger, False

    def open(self, batch: Batch) -> None:
        """Write the opening, in a room that has no books yet."""
        if self._is_new:
            opened: LedgerOpened = self._opened
            batch.add(STREAM, opened)
            self._is_new = False

    def begin(self) -> None:
        """Begin a step: later entries belong to it."""
        self._step.clear()

    def mark(self) -> int:
        """Return the number of entries that this step has made so far."""
        return len(self._step)

    def undo(self, mark: int = 0) -> None:
        """Remove the entries of a failed step that came after the mark; they are not written."""
        while len(self._step) > mark:
            self._step.pop()()
        self._counted = -1

    def note(self, record: DeskRecord, batch: Batch) -> None:
        """Take in what happened at the desk, and write it. Raises BadDesk where it cannot be."""
        self.desk.apply(record)
        self._step.append(partial(self.desk.take_back, record, self.desk.before))
        batch.add(ROOM, record)

    def post(self, reason: Reason, moves: Sequence[Move], batch: Batch) -> Refusal | None:
        """Make an entry and write it, or say why not."""
        opened = tuple(account for account, _ in moves if account not in self.ledger)
        entered = self.ledger.post(reason, moves)
        if isinstance(entered, Refusal):
            return entered
        self._step.append(partial(self.ledger.take_back, entered, opened))
        batch.add(STREAM, entered)
        return None

    def count(self) -> None:
        """Check that all accounts sum to 0, where anything was entered since the last check.

        Raises BadLedger where they do not.
        """
        if self._counted == self.ledger.entries:
            return
        if self.ledger.total != 0:
            raise BadLedger(f"the books are {self.ledger.total} cents out of balance")
        self._counted = self.ledger.entries

    def has(self, person: str) -> int:
        """Return the cents in the person's wallet, or the grant for one who has no wallet yet."""
        own = wallet(person)
        return self.ledger.balance(own) if own in self.ledger else self._grant_cents

    def knows(self, person: str) -> bool:
        """Whether the person has a wallet already."""
        return wallet(person) in self.ledger

    def owns(self, person: str, tables: Sequence[str]) -> int:
        """Return all cents of the person: in the wallet, and in stacks at these tables."""
        at_tables = sum(self.ledger.balance(stack(table, person)) for table in tables)
        return self.has(person) + at_tables

    def grant(self, person: str, cents: int, batch: Batch) -> Refusal | None:
        """Issue play money to a person."""
        return self.post("grant", ((ISSUE, -cents), (wallet(person), cents)), batch)

    def welcome(self, person: str, batch: Batch) -> Refusal | None:
        """Give a person who has no wallet yet the newcomer's grant."""
        if self.knows(person) or not self._grant_cents:
            return None
        return self.grant(person, self._grant_cents, batch)
