"""The desk's ledger: money that people pay and are paid by hand, in whole units of an event.

    desk = DeskLedger()
    desk.apply(Charged(1, "e1", "p1", "entry", 60, 10, at_ms))    # due
    desk.paid_refused(1, 60)                                      # None: it may be paid
    desk.apply(Paid(1, 1, 60, "cash", 0, "p9", at_ms))            # paid, by receipt 1

A charge is due until somebody has taken its money, and nothing is called paid before that. The
money of one that is withdrawn after it was paid is to be given back; a prize that was handed out
stands. Receipts are numbered, and a voided one keeps its number. Whatever happens, the charges that
are due, paid, to be given back, given back and dropped add up to all that were made.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.rulebook import Refusal

Purpose = Literal["entry", "re-entry", "rebuy", "add-on", "prize"]
"""The purpose of a charge. A prize is owed to the player, everything else by the player."""

Method = Literal["cash", "card", "transfer", "house", "ticket"]
"""The way of a payment.

`house` is an entry or chips on the house, for which nobody pays; `ticket` a seat won elsewhere.
"""

AS_PAID: Final[tuple[Method, ...]] = ("house", "ticket")
"""The ways that bring no money: what was paid so is given back so, and nothing else is."""

ChargeState = Literal["due", "paid", "to-return", "returned", "dropped"]
"""The state of a charge.

Due, paid, withdrawn after it was paid and to be given back, given back, or withdrawn before anybody
had paid.
"""


class Charged(msgspec.Struct, frozen=True, tag="charged"):
    """Charge `number` was made: `cents` in all, of which `fee` is the house's.

    Amounts are in the unit of the event's prizes; `at_ms` is in milliseconds since 1970.
    """

    number: int
    event: str
    player: str
    purpose: Purpose
    cents: int
    fee: int
    at_ms: int


class ChargeDropped(msgspec.Struct, frozen=True, tag="charge-dropped"):
    """The entry or the chips of this charge were withdrawn, or its prize was not won after all."""

    number: int


class ChargeStands(msgspec.Struct, frozen=True, tag="charge-stands"):
    """A dropped charge stands after all, with the money that was paid for it and not given back."""

    number: int


class Paid(msgspec.Struct, frozen=True, tag="charge-paid"):
    """The money of a charge was taken, or a prize handed out, with the receipt of this number.

    `till` is 0 where none was open for `by`.
    """

    receipt: int
    number: int
    cents: int
    method: Method
    till: int
    by: str
    at_ms: int


class Returned(msgspec.Struct, frozen=True, tag="charge-returned"):
    """The money of a charge that was withdrawn was given back, with the receipt of this number."""

    receipt: int
    number: int
    cents: int
    method: Method
    till: int
    by: str
    at_ms: int


class ReceiptVoided(msgspec.Struct, frozen=True, tag="receipt-voided"):
    """A receipt was made by mistake: no money changed hands. It keeps its number."""

    receipt: int
    by: str
    reason: str
    at_ms: int


class TillOpened(msgspec.Struct, frozen=True, tag="till-opened"):
    """A cashier has opened a till with this much cash in it."""

    till: int
    cashier: str
    opening: int
    at_ms: int


class TillMoved(msgspec.Struct, frozen=True, tag="till-moved"):
    """Cash was put into a till, or with a negative amount taken out to the safe."""

    till: int
    cents: int
    by: str
    at_ms: int


class TillClosed(msgspec.Struct, frozen=True, tag="till-closed"):
    """A till was closed: what should be in it, and what was counted."""

    till: int
    expected: int
    counted: int
    by: str
    at_ms: int


class CashTakenIn(msgspec.Struct, frozen=True, tag="cash-taken-in"):
    """Cash that a cashier had recorded without a till was put into an open one: these receipts."""

    till: int
    receipts: tuple[int, ...]
    by: str
    at_ms: int


class TillReopened(msgspec.Struct, frozen=True, tag="till-reopened"):
    """A till goes on: its closing does not count."""

    till: int
    by: str
    at_ms: int


DeskRecord = (
    Charged | ChargeDropped | ChargeStands | Paid | Returned | ReceiptVoided
    | TillOpened | TillMoved | TillClosed | TillReopened | CashTakenIn
)  # fmt: skip


class Charge(msgspec.Struct, frozen=True):
    """A charge as it stands; `paid` and `returned` are the numbers of its valid receipts.

    `voided` are those of its voided ones whose money was not recorded again.
    """

    number: int
    event: str
    player: str
    purpose: Purpose
    cents: int
    fee: int
    at_ms: int
    dropped: bool = False
    paid: int | None = None
    returned: int | None = None
    voided: tuple[int, ...] = ()

    @property
    def is_prize(self) -> bool:
        """Whether it is owed to the player."""
        return self.purpose == "prize"

    @property
    def state(self) -> ChargeState:
        """The state of the charge."""
        if not self.dropped:
            return "due" if self.paid is None else "paid"
        if self.paid is None:
            return "dropped"
        return "to-return" if self.returned is None else "returned"


class Receipt(msgspec.Struct, frozen=True):
    """A receipt: `cents` that came in, negative where they went out.

    A `voided` one was voided by somebody at a time, and the money recorded `again` with the receipt
    of that number, None where it was not.
    """

    number: int
    charge: int
    cents: int
    method: Method
    till: int
    by: str
    at_ms: int
    voided: bool = False
    reason: str = ""
    voided_by: str = ""
    voided_ms: int | None = None
    again: int | None = None


class Till(msgspec.Struct, frozen=True):
    """A till as it stands.

    `cash` is what its receipts brought, `moved` what was put in, less what was taken out.
    `expected` and `counted` are those of its closing, None while it is open.
    """

    number: int
    cashier: str
    opening: int
    opened_ms: int
    cash: int = 0
    moved: int = 0
    expected: int | None = None
    counted: int | None = None
    closed_ms: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether it has not been closed."""
        return self.closed_ms is None

    @property
    def holds(self) -> int:
        """The cash that should be in it."""
        return self.opening + self.cash + self.moved


class BadDesk(ValueError):
    """A record that does not belong to this ledger; the message says what was expected."""


Before = list[tuple[dict[int, Any], int, Any]]
"""The changes of a record: where each is kept, its number, and the former value."""


class DeskLedger:
    """All charges, receipts and tills of a house.

    `apply` takes in a record and raises BadDesk where it does not follow; the methods named
    `..._refused` say why an order may not make one. `take_back` removes the newest record, which
    was never written.
    """

    def __init__(self) -> None:
        self.charges: Final[dict[int, Charge]] = {}
        self.receipts: Final[dict[int, Receipt]] = {}
        self.tills: Final[dict[int, Till]] = {}
        self._of_event: Final[dict[str, list[int]]] = {}
        self._before: Before = []

    def of_event(self, event: str) -> Iterator[Charge]:
        """Yield the charges of an event in order."""
        return (self.charges[number] for number in self._of_event.get(event, ()))

    def of_player(self, event: str, player: str) -> tuple[Charge, ...]:
        """Return the charges of a player in an event, in order."""
        return tuple(one for one in self.of_event(event) if one.player == player)

    def newest(self, event: str, player: str, purposes: tuple[Purpose, ...]) -> Charge | None:
        """Return the player's newest charge of these purposes that was not dropped, or None."""
        for number in reversed(self._of_event.get(event, ())):
            one = self.charges[number]
            if one.player == player and one.purpose in purposes and not one.dropped:
                return one
        return None

    def handed(self, event: str) -> dict[str, int]:
        """Return the prizes that were handed out for the event, by player."""
        handed: dict[str, int] = {}
        for one in self.of_event(event):
            if one.is_prize and one.state == "paid":
                handed[one.player] = handed.get(one.player, 0) + one.cents
        return handed

    def owes(self, event: str, player: str) -> int:
        """Return what the player has still to pay for the event."""
        charges = self.of_player(event, player)
        return sum(one.cents for one in charges if one.state == "due" and not one.is_prize)

    def till_of(self, cashier: str) -> Till | None:
        """Return the open till of a cashier, or None."""
        own = (one for one in reversed(self.tills.values()) if one.cashier == cashier)
        return next((one for one in own if one.is_open), None)

    def outside_tills(self, event: str) -> Iterator[Receipt]:
        """Yield the valid receipts of an event that went through no till, in order."""
        for one in self.receipts.values():
            if not one.till and not one.voided and self.charges[one.charge].event == event:
                yield one

    def loose_cash(self, event: str, cashier: str) -> tuple[Receipt, ...]:
        """Return the cash receipts of an event that this cashier made without a till, in order."""
        outside = self.outside_tills(event)
        return tuple(one for one in outside if one.method == "cash" and one.by == cashier)

    def paid_refused(self, number: int, cents: int) -> Refusal | None:
        """Return why a charge may not be paid with this amount, or None."""
        charge = self.charges.get(number)
        if charge is None:
            return Refusal("charge-unknown", "illegal")
        if charge.state != "due":
            return Refusal(f"charge-{charge.state}", "illegal", {"amount": charge.cents})
        return _other_amount(charge, cents)

    def return_refused(self, number: int, cents: int) -> Refusal | None:
        """Return why the money of a charge may not be given back, or None."""
        charge = self.charges.get(number)
        if charge is None:
            return Refusal("charge-unknown", "illegal")
        if charge.state != "to-return":
            code = "charge-stands" if charge.state in ("due", "paid") else f"charge-{charge.state}"
            return Refusal(code, "illegal", {"amount": charge.cents})
        return _other_amount(charge, cents)

    def void_refused(self, receipt: int) -> Refusal | None:
        """Return why a receipt may not be voided, or None."""
        one = self.receipts.get(receipt)
        if one is None:
            return Refusal("receipt-unknown", "illegal")
        if one.voided:
            return Refusal("receipt-void", "illegal", {"receipt": receipt})
        charge = self.charges[one.charge]
        if charge.returned not in (None, receipt):
            return Refusal("charge-returned", "illegal", {"amount": charge.cents})
        till = self.tills.get(one.till)
        if till is not None and not till.is_open:
            return Refusal("receipt-till-closed", "illegal", {"till": till.number})
        return None

    def apply(self, record: DeskRecord) -> None:
        """Take in a record. Raises BadDesk where it does not follow."""
        self._before = []
        _APPLY[type(record)](self, record)

    def take_back(self, newest: DeskRecord, before: Before) -> None:
        """Remove the newest record, which was never written, by what was `before` it."""
        for kept, number, value in reversed(before):
            if value is None:
                del kept[number]
            else:
                kept[number] = value
        if isinstance(newest, Charged):
            self._of_event[newest.event].pop()

    @property
    def before(self) -> Before:
        """The changes of the newest record, with the former values."""
        return self._before

    def _put(self, kept: dict[int, Any], number: int, value: Any) -> None:
        self._before.append((kept, number, kept.get(number)))
        kept[number] = value

    def _charged(self, record: Charged) -> None:
        if record.number != len(self.charges) + 1:
            raise BadDesk(f"expected charge {len(self.charges) + 1}, got {record!r}")
        told = msgspec.structs.asdict(record)
        self._put(self.charges, record.number, Charge(**told))
        self._of_event.setdefault(record.event, []).append(record.number)

    def _dropped(self, record: ChargeDropped) -> None:
        charge = self.charges.get(record.number)
        handed = charge is not None and charge.is_prize and charge.paid is not None
        if charge is None or charge.dropped or handed:
            raise BadDesk(f"expected a charge that stands, got {record!r}")
        self._put(self.charges, charge.number, replace(charge, dropped=True))

    def _stands(self, record: ChargeStands) -> None:
        charge = self.charges.get(record.number)
        if charge is None or charge.state != "to-return":
            raise BadDesk(f"expected a charge to be given back, got {record!r}")
        self._put(self.charges, charge.number, replace(charge, dropped=False))

    def _paid(self, record: Paid) -> None:
        _expect(self.paid_refused(record.number, record.cents), record)
        charge = self.charges[record.number]
        self._put(self.charges, charge.number, replace(charge, paid=record.receipt))
        self._receipt(record, -record.cents if charge.is_prize else record.cents)

    def _returned(self, record: Returned) -> None:
        _expect(self.return_refused(record.number, record.cents), record)
        charge = self.charges[record.number]
        self._put(self.charges, charge.number, replace(charge, returned=record.receipt))
        self._receipt(record, -record.cents)

    def _receipt(self, record: Paid | Returned, cents: int) -> None:
        if record.receipt != len(self.receipts) + 1:
            raise BadDesk(f"expected receipt {len(self.receipts) + 1}, got {record!r}")
        charge = self.charges[record.number]
        voided = [self.receipts[number] for number in charge.voided]
        alike = [one for one in voided if (one.cents < 0) == (cents < 0)]
        for one in alike:
            self._put(self.receipts, one.number, replace(one, again=record.receipt))
        if alike:
            others = tuple(one.number for one in voided if one not in alike)
            self._put(self.charges, charge.number, replace(charge, voided=others))
        told = record.method, record.till, record.by, record.at_ms
        made = Receipt(record.receipt, record.number, cents, *told)
        self._put(self.receipts, record.receipt, made)
        self._cash(made, cents)

    def _cash(self, receipt: Receipt, cents: int) -> None:
        """Add the cash of a receipt to its till, if it is paid in cash out of one."""
        if receipt.method != "cash" or not receipt.till:
            return
        till = self.tills.get(receipt.till)
        if till is None or not till.is_open:
            raise BadDesk(f"expected an open till, got {receipt!r}")
        self._put(self.tills, till.number, replace(till, cash=till.cash + cents))

    def _voided(self, record: ReceiptVoided) -> None:
        _expect(self.void_refused(record.receipt), record)
        receipt = self.receipts[record.receipt]
        by, at_ms = record.by, record.at_ms
        void = replace(receipt, voided=True, reason=record.reason, voided_by=by, voided_ms=at_ms)
        self._put(self.receipts, receipt.number, void)
        charge = self.charges[receipt.charge]
        voided = (*charge.voided, receipt.number)
        if charge.returned == receipt.number:
            charge = replace(charge, returned=None, voided=voided)
        else:
            charge = replace(charge, paid=None, voided=voided)
        self._put(self.charges, charge.number, charge)
        self._cash(receipt, -receipt.cents)

    def _till_opened(self, record: TillOpened) -> None:
        if record.till != len(self.tills) + 1 or self.till_of(record.cashier) is not None:
            raise BadDesk(f"expected till {len(self.tills) + 1} of somebody, got {record!r}")
        opened = Till(record.till, record.cashier, record.opening, record.at_ms)
        self._put(self.tills, record.till, opened)

    def _till_moved(self, record: TillMoved) -> None:
        till = self._till(record.till, is_open=True)
        self._put(self.tills, till.number, replace(till, moved=till.moved + record.cents))

    def _till_closed(self, record: TillClosed) -> None:
        till = self._till(record.till, is_open=True)
        if record.expected != till.holds:
            raise BadDesk(f"expected {till.holds} in till {till.number}, got {record!r}")
        closed = replace(
            till,
            expected=record.expected,
            counted=record.counted,
            closed_ms=record.at_ms,
        )
        self._put(self.tills, till.number, closed)

    def _till_reopened(self, record: TillReopened) -> None:
        till = self._till(record.till, is_open=False)
        if self.till_of(till.cashier) is not None:
            raise BadDesk(f"expected a cashier without an open till, got {record!r}")
        opened = replace(till, expected=None, counted=None, closed_ms=None)
        self._put(self.tills, till.number, opened)

    def _taken_in(self, record: CashTakenIn) -> None:
        till = self._till(record.till, is_open=True)
        cash = till.cash
        for number in record.receipts:
            one = self.receipts.get(number)
            loose = one is not None and not one.till and not one.voided and one.method == "cash"
            if one is None or not loose or one.by != till.cashier:
                raise BadDesk(f"expected cash of {till.cashier} in no till, got {record!r}")
            self._put(self.receipts, number, replace(one, till=till.number))
            cash += one.cents
        self._put(self.tills, till.number, replace(till, cash=cash))

    def _till(self, number: int, *, is_open: bool) -> Till:
        till = self.tills.get(number)
        if till is None or till.is_open != is_open:
            raise BadDesk(f"expected a till that is {'open' if is_open else 'closed'}: {number}")
        return till


def _other_amount(charge: Charge, cents: int) -> Refusal | None:
    if cents == charge.cents:
        return None
    told = {"expected": charge.cents, "came": cents}
    return Refusal("charge-of-other-amount", "syntax", {**told})


def _expect(refused: Refusal | None, record: DeskRecord) -> None:
    if refused is not None:
        raise BadDesk(f"{refused.code}: {record!r}")


_APPLY: Final[dict[type, Callable[[DeskLedger, Any], None]]] = {
    Charged: DeskLedger._charged,
    ChargeDropped: DeskLedger._dropped,
    ChargeStands: DeskLedger._stands,
    Paid: DeskLedger._paid,
    Returned: DeskLedger._returned,
    ReceiptVoided: DeskLedger._voided,
    TillOpened: DeskLedger._till_opened,
    TillMoved: DeskLedger._till_moved,
    TillClosed: DeskLedger._till_closed,
    TillReopened: DeskLedger._till_reopened,
    CashTakenIn: DeskLedger._taken_in,
}
