"""The room's money: one ledger for cash tables and events, in the stream of the cage."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ruleone.cage import (
    ISSUE,
    Account,
    BadLedger,
    Entered,
    Ledger,
    LedgerEvent,
    LedgerOpened,
    stack,
    wallet,
)
from ruleone.cage.events import Move, Reason
from ruleone.room.core.batch import Batch
from ruleone.rulebook import Refusal
from ruleone.store.journal import Row

STREAM: Final = "cage"
CURRENCY: Final = "play"
_event: Final = msgspec.msgpack.Decoder(LedgerEvent)


class Books:
    """The ledger, and what is written of it. Steps that failed take back what they had entered:
    `begin` before each, `undo` where it failed. A step inside another goes back to its `mark`."""

    def __init__(self, grant_cents: int) -> None:
        self._grant_cents: Final = grant_cents
        self._step: list[tuple[Entered, tuple[Account, ...]]] = []
        self._is_new = True
        self._counted = 0
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
        """What is entered from now on belongs to one step."""
        self._step.clear()

    def mark(self) -> int:
        """How much this step has entered so far."""
        return len(self._step)

    def undo(self, mark: int = 0) -> None:
        """The step failed and its entries after the mark are not written: they did not happen."""
        while len(self._step) > mark:
            self.ledger.take_back(*self._step.pop())
        self._counted = -1

    def post(self, reason: Reason, moves: Sequence[Move], batch: Batch) -> Refusal | None:
        """Make an entry and write it, or say why not."""
        opened = tuple(account for account, _ in moves if account not in self.ledger)
        entered = self.ledger.post(reason, moves)
        if isinstance(entered, Refusal):
            return entered
        self._step.append((entered, opened))
        batch.add(STREAM, entered)
        return None

    def count(self) -> None:
        """Count all accounts, where something was entered since they were counted last. Raises
        BadLedger where they do not sum to nothing."""
        if self._counted == self.ledger.entries:
            return
        if self.ledger.total != 0:
            raise BadLedger(f"the books are {self.ledger.total} cents out of balance")
        self._counted = self.ledger.entries

    def has(self, person: str) -> int:
        """What is in the person's wallet, or will be as soon as he needs one."""
        own = wallet(person)
        return self.ledger.balance(own) if own in self.ledger else self._grant_cents

    def knows(self, person: str) -> bool:
        """Whether the person has a wallet already."""
        return wallet(person) in self.ledger

    def owns(self, person: str, tables: Sequence[str]) -> int:
        """All that is the person's: his wallet, and his stacks at these tables."""
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
