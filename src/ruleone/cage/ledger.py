"""The ledger: balances by account, changed by balanced entries alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Self

from ruleone.cage.accounts import Account, Kind
from ruleone.cage.events import Entered, LedgerEvent, LedgerOpened, Move, Reason
from ruleone.limits import (
    LEDGER_ACCOUNTS_MAX,
    LEDGER_BALANCE_MAX_CENTS,
    LEDGER_ENTRIES_MAX,
    LEDGER_MOVES_MAX,
)
from ruleone.rulebook import Refusal


class BadLedger(ValueError):
    """Events that do not belong to a ledger; the message says what was expected and what came."""


class Ledger:
    """Balances in cents.

    `post` refuses an entry that is not allowed; a refused entry changes nothing.
    """

    def __init__(self, opened: LedgerOpened) -> None:
        self.currency: Final = opened.currency
        self.entries = 0
        self._balances: dict[Account, int] = {}
        self._held: dict[tuple[Kind, str], int] = {}

    @classmethod
    def open(cls, currency: str) -> tuple[Self, LedgerOpened]:
        """Return a new ledger and its first event."""
        opened = LedgerOpened(currency)
        return cls(opened), opened

    @classmethod
    def replay(cls, events: Iterable[LedgerEvent]) -> Self:
        """Return the ledger that these events made.

        Raises BadLedger where no ledger gives such events.
        """
        following = iter(events)
        opened = next(following, None)
        if not isinstance(opened, LedgerOpened):
            raise BadLedger(f"expected the opening of a ledger first, got {opened!r}")
        ledger = cls(opened)
        for event in following:
            ledger.apply(event)
        return ledger

    @classmethod
    def resume(cls, currency: str, entries: int, balances: Mapping[Account, int]) -> Self:
        """Return the ledger as it was after `entries` entries, from a copy of its balances.

        Raises BadLedger where no ledger has such balances.
        """
        ledger = cls(LedgerOpened(currency))
        ledger.entries = entries
        for account, cents in balances.items():
            ledger._put(account, cents)
        owing = [account for account, cents in ledger if cents < 0 and not account.may_owe]
        if owing or ledger.total != 0 or entries < 0:
            raise BadLedger(
                f"expected balances that sum to nothing, none owing, got a sum of {ledger.total} "
                f"and {len(owing)} that owe, behind {entries} entries"
            )
        return ledger

    def __iter__(self) -> Iterator[tuple[Account, int]]:
        return iter(self._balances.items())

    def __contains__(self, account: Account) -> bool:
        return account in self._balances

    def balance(self, account: Account) -> int:
        """Return the cents of an account; 0 where the account does not exist."""
        return self._balances.get(account, 0)

    def held(self, kind: Kind, place: str) -> int:
        """Return the cents of all accounts of this kind at a table or in an event."""
        return self._held.get((kind, place), 0)

    @property
    def total(self) -> int:
        """Return the sum over all accounts, recounted: 0, unless money was lost or made."""
        return sum(self._balances.values())

    def post(self, reason: Reason, moves: Sequence[Move]) -> Entered | Refusal:
        """Make an entry, or return the refusal."""
        entered = Entered(self.entries + 1, reason, tuple(moves))
        refused = self._refused(entered)
        if refused is None:
            self._evolve(entered)
        return refused or entered

    def apply(self, event: LedgerEvent) -> None:
        """Apply an event as the journal has it.

        Raises BadLedger where it does not follow.
        """
        if not isinstance(event, Entered) or event.number != self.entries + 1:
            raise BadLedger(f"expected entry {self.entries + 1}, got {event!r}")
        refused = self._refused(event)
        if refused is not None:
            raise BadLedger(f"entry {event.number} cannot be: {refused.code} {refused.parameters}")
        self._evolve(event)

    def take_back(self, newest: Entered, opened: Iterable[Account] = ()) -> None:
        """Remove the newest entry, which was never written, and the accounts that it `opened`.

        Raises BadLedger for another entry.
        """
        if newest.number != self.entries:
            raise BadLedger(f"expected entry {self.entries}, got {newest.number}")
        for account, amount in newest.moves:
            self._put(account, self.balance(account) - amount)
        for account in opened:
            self._balances.pop(account, None)
        self.entries -= 1

    def _refused(self, entered: Entered) -> Refusal | None:
        moves = entered.moves
        if not 2 <= len(moves) <= LEDGER_MOVES_MAX:
            bounds = {"least": 2, "most": LEDGER_MOVES_MAX, "came": len(moves)}
            return Refusal("entry-moves", "syntax", {**bounds})
        if self.entries >= LEDGER_ENTRIES_MAX:
            return Refusal("ledger-full", "illegal", {"most": LEDGER_ENTRIES_MAX})
        amounts = [amount for _, amount in moves]
        if any(type(amount) is not int or amount == 0 for amount in amounts):
            return Refusal("entry-amount", "syntax")
        if len({account for account, _ in moves}) < len(moves):
            return Refusal("entry-account-twice", "ambiguous")
        if sum(amounts) != 0:
            return Refusal("entry-unbalanced", "syntax", {"over": sum(amounts)})
        fresh = sum(account not in self._balances for account, _ in moves)
        if len(self._balances) + fresh > LEDGER_ACCOUNTS_MAX:
            return Refusal("ledger-full", "illegal", {"most": LEDGER_ACCOUNTS_MAX})
        return next(filter(None, (self._out_of_bounds(*move) for move in moves)), None)

    def _out_of_bounds(self, account: Account, amount: int) -> Refusal | None:
        """Return the refusal of a balance that the account cannot have, if any."""
        has = self.balance(account)
        if amount < 0 and has + amount < 0 and not account.may_owe:
            return Refusal("not-enough", "illegal", {"has": has, "needs": -amount})
        if abs(has + amount) > LEDGER_BALANCE_MAX_CENTS:
            return Refusal("account-full", "illegal", {"most": LEDGER_BALANCE_MAX_CENTS})
        return None

    def _evolve(self, entered: Entered) -> None:
        self.entries = entered.number
        for account, amount in entered.moves:
            self._put(account, self.balance(account) + amount)

    def _put(self, account: Account, cents: int) -> None:
        if account.is_passing:
            held = self._held.get(here := (account.kind, account.place), 0)
            self._held[here] = held + cents - self.balance(account)
            if not self._held[here]:
                del self._held[here]
        if cents == 0 and account.is_passing:
            self._balances.pop(account, None)
        else:
            self._balances[account] = cents
