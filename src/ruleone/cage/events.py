"""Events of the cage: the first opens the ledger, every other one is an entry."""

from typing import Literal

import msgspec

from ruleone.cage.accounts import Account

Reason = Literal[
    "grant", "buy-in", "add-on", "hand", "cash-out", "house",
    "event-entry", "event-refund", "event-chips", "event-overlay", "event-bounty", "event-ticket",
    "event-close", "event-prize",
]  # fmt: skip
"""Purpose of an entry.

`house` is for stacks of computer players, which the issue gives and takes. An event has its
entries, those withdrawn, chips bought in it, and the house's addition to a guarantee. It also has
bounties won and tickets won for another event, and at the end the pool of everything paid in and
its payouts.
"""

Move = tuple[Account, int]
"""An account and the cents added to it; negative cents are taken from it."""


class LedgerOpened(msgspec.Struct, frozen=True, tag="ledger-opened"):
    """The opening of a ledger of this currency. All amounts are whole cents of it."""

    currency: str


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """An entry, numbered from 1. Its moves sum to nothing."""

    number: int
    reason: Reason
    moves: tuple[Move, ...]


LedgerEvent = LedgerOpened | Entered
