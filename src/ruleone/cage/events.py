"""What happens in the cage. The first event opens the ledger, every other one is an entry."""

from typing import Literal

import msgspec

from ruleone.cage.accounts import Account

Reason = Literal[
    "grant", "buy-in", "add-on", "hand", "cash-out", "house",
    "event-entry", "event-refund", "event-chips", "event-overlay", "event-bounty", "event-ticket",
    "event-close", "event-prize",
]  # fmt: skip
"""What an entry is for. `house` is for stacks of house players, which the issue gives and takes; an
event has its entries, those taken back, chips bought in it, what the house adds to a guarantee,
bounties that are won, tickets for another event that are, and in the end all that was paid in, made
one sum and paid out."""

Move = tuple[Account, int]
"""An account and the cents that come to it; below nothing, that leave it."""


class LedgerOpened(msgspec.Struct, frozen=True, tag="ledger-opened"):
    """A ledger of this currency. All amounts are whole cents of it."""

    currency: str


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """An entry, numbered from 1. Its moves sum to nothing."""

    number: int
    reason: Reason
    moves: tuple[Move, ...]


LedgerEvent = LedgerOpened | Entered
