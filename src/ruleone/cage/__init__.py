"""The cage: a double-entry ledger of play money, in whole cents of one named currency.

    ledger, opened = Ledger.open("play")
    ledger.post("grant", ((ISSUE, -10_000), (wallet("p1"), 10_000)))   # -> Entered | Refusal
    ledger.balance(wallet("p1"))                                       # 10_000
    Ledger.replay((opened, *entries))                                  # the same ledger again

Every entry balances to nothing, so the sum over all accounts is nothing at any time.
"""

from ruleone.cage.accounts import (
    FEES,
    ISSUE,
    Account,
    bounty_of,
    prize_pool,
    rake,
    stack,
    ticket,
    wallet,
)
from ruleone.cage.events import Entered, LedgerEvent, LedgerOpened
from ruleone.cage.ledger import BadLedger, Ledger
from ruleone.cage.shares import Rake

__all__ = [
    "FEES",
    "ISSUE",
    "Account",
    "BadLedger",
    "Entered",
    "Ledger",
    "LedgerEvent",
    "LedgerOpened",
    "Rake",
    "bounty_of",
    "prize_pool",
    "rake",
    "stack",
    "ticket",
    "wallet",
]
