"""Payments at the desk: who owes what for an event, who has paid, and the tills.

Nothing is called paid that nobody took: an entry is due until somebody records its payment. A
receipt made by mistake is voided, and the payment may be recorded again; a till that was closed is
reopened. Money that was paid out stands, whatever is undone in the event.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Final

import msgspec

from ruleone.cage.desk import (
    AS_PAID,
    CashTakenIn,
    Charge,
    ChargeState,
    Method,
    Purpose,
    Receipt,
    Till,
    TillClosed,
    TillMoved,
    TillOpened,
    TillReopened,
)
from ruleone.limits import REASON_MAX_CHARACTERS, TILL_MAX_UNITS
from ruleone.room.core.batch import Done
from ruleone.room.core.books import Books
from ruleone.room.core.names import NameOf, plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import CASHIER, needs_role
from ruleone.room.event.accounts import (
    owe_prizes,
    pay_charge,
    pay_due,
    prizes_won,
    return_charge,
    void_receipt,
)
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import EventName, event_name
from ruleone.room.event.host.order import Events
from ruleone.room.event.prizes_by_hand import ON_THE_HOUSE, PrizesByHand, due_of
from ruleone.room.event.records import EventEnded, PrizePaid, PrizeTakenBack, Request
from ruleone.rulebook import Refusal
from ruleone.spreadsheets import as_csv
from ruleone.tournament.entries import bounty_again
from ruleone.tournament.terms.config import EventConfig


class DeskOrder(Order, frozen=True):
    """An order of the cashier, given from the page of this event."""

    event: str

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """Do it, and show it to everybody who looks at the event's payments."""
        books = step.part(Books)
        found = step.part(Events).find(self.event)
        if isinstance(found, Refusal) and not any(books.desk.of_event(self.event)):
            return found
        refused = self.at_desk(step, books)
        if refused is not None:
            return refused
        topics = f"payments/{self.event}", f"director/{self.event}", f"event/{self.event}"
        step.batch.change(*topics)
        return Done(event=self.event)

    @abstractmethod
    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Do it, or say why not."""

    def other_event(self, books: Books, number: int) -> Refusal | None:
        """Return the refusal of a charge that is not one of this event, or None."""
        charge = books.desk.charges.get(number)
        known = charge is not None and charge.event == self.event
        return None if known else Refusal("charge-unknown", "illegal")


class OfCharge(DeskOrder, frozen=True):
    """An order for one charge: `charge` is its number, `amount` the amount shown."""

    charge: int
    amount: int
    method: Method

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Do it, if the charge is one of this event."""
        return self.other_event(books, self.charge) or self.with_money(step, books)

    @abstractmethod
    def with_money(self, step: Step, books: Books) -> Refusal | None:
        """Record the money with the next receipt, or say why not."""


class RecordPayment(OfCharge, frozen=True, tag="record-payment"):
    """Cashier: record that somebody has paid what is due, or was handed a prize, in this way.

    `charge` is its number, `amount` the amount shown.
    """

    def with_money(self, step: Step, books: Books) -> Refusal | None:
        """Record the payment, and that a prize was paid."""
        if (refused := books.desk.paid_refused(self.charge, self.amount)) is not None:
            return refused
        charge = books.desk.charges[self.charge]
        if charge.is_prize and self.method == "house":
            return ON_THE_HOUSE
        pay_charge(books, self.charge, self.method, step.person, step.batch)
        if charge.is_prize:
            paid = PrizePaid(self.event, charge.player, charge.cents, step.person)
            step.part(PrizesByHand).note(paid, step.batch)
        return None


class GiveMoneyBack(OfCharge, frozen=True, tag="give-money-back"):
    """Cashier: record that money was given back for an entry or chips that were withdrawn.

    `charge` is its number, `amount` the amount shown.
    """

    def with_money(self, step: Step, books: Books) -> Refusal | None:
        """Record what was given back."""
        refused = books.desk.return_refused(self.charge, self.amount)
        refused = refused or self._other_way(books)
        if refused is None:
            return_charge(books, self.charge, self.method, step.person, step.batch)
        return refused

    def _other_way(self, books: Books) -> Refusal | None:
        """Return the refusal of money for what brought none, or the other way round."""
        paid = books.desk.charges[self.charge].paid
        assert paid is not None, "what is to be given back was paid"
        by = books.desk.receipts[paid].method
        if by == self.method or not {by, self.method}.intersection(AS_PAID):
            return None
        return Refusal("charge-back-other-way", "illegal", {"method": by})


class VoidReceipt(DeskOrder, frozen=True, tag="void-receipt"):
    """Cashier: undo a payment or a giving back that was recorded by mistake.

    The receipt keeps its number and says so; a reason may be given. The till it went through has to
    be open.
    """

    receipt: int
    reason: str = ""

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Void the receipt: what it paid is due again."""
        if (refused := books.desk.void_refused(self.receipt)) is not None:
            return refused
        charge = books.desk.charges[books.desk.receipts[self.receipt].charge]
        if (refused := self.other_event(books, charge.number)) is not None:
            return refused
        reason = plain(self.reason)
        if len(reason) > REASON_MAX_CHARACTERS:
            return Refusal(
                "reason-too-long", "syntax", {"most": REASON_MAX_CHARACTERS, "came": len(reason)}
            )
        void_receipt(books, self.receipt, step.person, reason, step.batch)
        if charge.is_prize:
            prizes = step.part(PrizesByHand)
            told = self.event, charge.player, step.person, reason, charge.cents
            prizes.note(PrizeTakenBack(*told), step.batch)
            # In the meantime the prize may have become another one, or none.
            host = step.part(Events).hosts.get(self.event)
            owed = prizes.all_due(self.event)
            if host is not None and host.phase != "over":
                owed = prizes_won(host.tournament.state)
            owe_prizes(books, self.event, owed, step.batch)
        return None


class OpenTill(DeskOrder, frozen=True, tag="open-till"):
    """Cashier: open a till of your own with this much cash in it; your cash goes through it."""

    opening: int

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Open the till."""
        if (refused := _not_cash(self.opening, 0)) is not None:
            return refused
        if (till := books.desk.till_of(step.person)) is not None:
            return Refusal("till-open", "illegal", {"till": till.number})
        opened = TillOpened(len(books.desk.tills) + 1, step.person, self.opening, step.wall_ms)
        books.note(opened, step.batch)
        return None


class MoveCash(DeskOrder, frozen=True, tag="move-cash"):
    """Cashier: put cash into a till, or with a negative amount take it out to the safe.

    It is undone by the same amount the other way.
    """

    till: int
    amount: int

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Note the cash that was moved."""
        till = books.desk.tills.get(self.till)
        if (refused := _not_own(till, step, self.event)) is not None or till is None:
            return refused
        if not till.is_open:
            return Refusal("till-closed", "illegal", {"till": self.till})
        if (refused := _not_cash(abs(self.amount), 1)) is not None:
            return refused
        if self.amount < 0 and -self.amount > till.holds:
            return Refusal("till-short", "illegal", {"has": max(0, till.holds)})
        books.note(TillMoved(self.till, self.amount, step.person, step.wall_ms), step.batch)
        return None


class CloseTill(DeskOrder, frozen=True, tag="close-till"):
    """Cashier: close a till with what was counted; its difference to what should be there stays.

    It is undone by `reopen-till`.
    """

    till: int
    counted: int

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Close the till."""
        till = books.desk.tills.get(self.till)
        if (refused := _not_own(till, step, self.event)) is not None or till is None:
            return refused
        if not till.is_open:
            return Refusal("till-closed", "illegal", {"till": self.till})
        if (refused := _not_cash(self.counted, 0)) is not None:
            return refused
        told = self.till, till.holds, self.counted, step.person, step.wall_ms
        books.note(TillClosed(*told), step.batch)
        return None


class ReopenTill(DeskOrder, frozen=True, tag="reopen-till"):
    """Cashier: let a till that was closed go on; its closing does not count."""

    till: int

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Reopen the till, unless its cashier has opened another since."""
        till = books.desk.tills.get(self.till)
        if (refused := _not_own(till, step, self.event)) is not None or till is None:
            return refused
        if till.is_open:
            return Refusal("till-open", "illegal", {"till": self.till})
        if (other := books.desk.till_of(till.cashier)) is not None:
            return Refusal("till-open", "illegal", {"till": other.number})
        books.note(TillReopened(self.till, step.person, step.wall_ms), step.batch)
        return None


class TakeCashIn(DeskOrder, frozen=True, tag="take-cash-in"):
    """Cashier: put cash of this event that you recorded without a till into your open till.

    `amount` is the cash shown, less what you paid out. Cash that somebody else recorded stays
    outside: a till counts the cash of one cashier.
    """

    amount: int

    def at_desk(self, step: Step, books: Books) -> Refusal | None:
        """Put the cash into the person's till."""
        if (till := books.desk.till_of(step.person)) is None:
            return Refusal("till-none-open", "illegal")
        loose = books.desk.loose_cash(self.event, step.person)
        if not loose:
            return Refusal("till-nothing-outside", "illegal")
        cents = sum(one.cents for one in loose)
        if cents != self.amount:
            told = {"expected": cents, "came": self.amount}
            return Refusal("charge-of-other-amount", "syntax", {**told})
        receipts = tuple(one.number for one in loose)
        taken = CashTakenIn(till.number, receipts, step.person, step.wall_ms)
        books.note(taken, step.batch)
        return None


ORDERS = (
    RecordPayment, GiveMoneyBack, VoidReceipt, OpenTill, MoveCash, CloseTill, ReopenTill,
    TakeCashIn,
)  # fmt: skip


def _not_own(till: Till | None, step: Step, event: str) -> Refusal | None:
    """Return why the person may not touch the till: it is another cashier's, or there is none.

    A director may.
    """
    if till is None:
        return Refusal("till-unknown", "illegal")
    directs = step.links.allowed(step.caller, frozenset(("director",)), event)
    if till.cashier == step.person or directs:
        return None
    return Refusal("till-of-another", "illegal", {"till": till.number})


def _not_cash(cents: int, least: int) -> Refusal | None:
    if least <= cents <= TILL_MAX_UNITS:
        return None
    told = {"least": least, "most": TILL_MAX_UNITS, "came": cents}
    return Refusal("till-amount", "syntax", {**told})


def may_not_pay(host: EventHost, paid: Method | None, step: Step) -> Refusal | None:
    """Return why the person may not record a payment with an order in the event, or None."""
    if paid is None:
        return None
    if not host.tournament.state.config.at_desk:
        return Refusal("not-at-desk", "illegal")
    allowed = step.links.allowed(step.caller, CASHIER, host.event)
    return None if allowed else needs_role(CASHIER)


def pay_with(host: EventHost, players: Iterable[str], paid: Method | None, step: Step) -> None:
    """Record what these players owe for the event as paid in this way; None records nothing."""
    if paid is not None:
        for player in players:
            pay_due(host.books, (host.event, player), paid, step.person, step.batch)


class ReceiptView(msgspec.Struct, frozen=True):
    """A numbered receipt: `amount` that came in, negative where it was paid out.

    `by` is who recorded it, `till` the number of the till that it went through, 0 for none. A
    `voided` one was made by mistake, for this `reason` if one was given, as `voided_by` said at
    `voided_ms`. The money was recorded `again` with the receipt of this number, None where it was
    not.
    """

    receipt: int
    charge: int
    player: str
    name: str
    purpose: Purpose
    amount: int
    fee: int
    method: Method
    till: int
    by: str
    at_ms: int
    voided: bool
    reason: str
    voided_by: str = ""
    voided_ms: int | None = None
    again: int | None = None


class ChargeView(msgspec.Struct, frozen=True):
    """A charge to a player for one entry or chips, or a prize owed to the player.

    `fee` is the house's part of the `amount`. `receipt` is the number of the payment, `returned`
    that of giving it back, `method` the way of the newest of them; None where there is none.
    """

    charge: int
    player: str
    name: str
    purpose: Purpose
    amount: int
    fee: int
    state: ChargeState
    at_ms: int
    receipt: int | None
    returned: int | None
    method: Method | None


class TillView(msgspec.Struct, frozen=True):
    """A cashier's till, `mine` where it is the viewer's own.

    Cash `taken` came in and cash `given` went out by receipts; `moved` was put in, less what was
    taken to the safe. `expected` should be in it. `counted` is that of its closing and `difference`
    what was counted above that, None while it is open. `taken_by` has all its receipts by method,
    `tickets` is the number of tickets taken, less those given back or handed out.
    """

    till: int
    cashier: str
    mine: bool
    opening: int
    opened_ms: int
    taken: int
    given: int
    moved: int
    expected: int
    counted: int | None
    difference: int | None
    closed_ms: int | None
    taken_by: dict[Method, int]
    tickets: int = 0


class NoTillView(msgspec.Struct, frozen=True):
    """Payments of one way that went through no till, as one person recorded them.

    `count` of them came to `amount`, less what was given back or paid out. They are `mine` where
    the viewer recorded them.
    """

    by: str
    mine: bool
    method: Method
    count: int
    amount: int


class PaymentSums(msgspec.Struct, frozen=True):
    """The sums of an event's ledger, prizes apart.

    `due`, `paid`, `to_return`, `returned` and `dropped` add up to `charged`. `fees` are those of
    what is due or paid. `taken_by` is what was paid and not given back, by method. The `overlay` is
    what the house adds to reach the guarantee. `prizes_due` are still to be handed out,
    `prizes_paid` are not.
    """

    charged: int
    due: int
    paid: int
    to_return: int
    returned: int
    dropped: int
    fees: int
    taken_by: dict[Method, int]
    pool: int
    overlay: int
    prizes_due: int
    prizes_paid: int


class RequestView(msgspec.Struct, frozen=True):
    """A request of a player's phone to the desk, with its cost; `again` is a re-entry."""

    player: str
    name: str
    what: Request
    amount: int
    again: bool


class OverpaidView(msgspec.Struct, frozen=True):
    """A player who was handed more prizes than are owed now, since something was undone."""

    player: str
    name: str
    paid: int
    owed: int


class PaymentsView(msgspec.Struct, frozen=True, tag="payments"):
    """The ledger of an event at the desk, for its cashiers.

    Its charges in the order in which they were made, its receipts and the tills they went through,
    with the viewer's own and all that are open. `at_desk` is false where the event's money is not
    in the desk's ledger. Receipts name the `house` and the `currency`. A prize that was paid out
    stands, whatever is undone: those who have more than they are owed now are `overpaid`. Valid
    receipts that went through no till are summed up `outside`.
    """

    now_ms: int
    event: str
    name: EventName
    at_desk: bool
    house: str
    currency: str
    charges: tuple[ChargeView, ...]
    receipts: tuple[ReceiptView, ...]
    tills: tuple[TillView, ...]
    sums: PaymentSums
    requests: tuple[RequestView, ...] = ()
    overpaid: tuple[OverpaidView, ...] = ()
    outside: tuple[NoTillView, ...] = ()


def requests_of(host: EventHost) -> Iterator[RequestView]:
    """Yield what players' phones ask the desk of an event for, the oldest first."""
    state, config = host.tournament.state, host.tournament.state.config
    bounty = 0 if config.bounty is None else config.bounty.amount
    for player, what in host.requests.items():
        if what == "rebuy" and config.rebuys is not None:
            again = bounty_again(state, player)
            amount = config.rebuys.price + config.rebuys.fee + again
        elif what == "add-on" and config.add_on is not None:
            amount = config.add_on.price + config.add_on.fee
        else:
            amount = config.buy_in + config.fee + bounty
        again_in = what == "entry" and player in state.entrants
        yield RequestView(player, host.name_of(player), what, amount, again_in)


class Collected(msgspec.Struct, frozen=True):
    """The event as its ledger is shown: its terms, its name, its pool and what was paid in.

    `owed` are the prizes that are certain, by player.
    """

    event: str
    name: EventName
    config: EventConfig
    pool: int
    paid_in: int
    owed: Mapping[str, int]


def collected(event: EventHost | EventEnded) -> Collected:
    """Return an event in play, or one that is over, as its ledger is shown."""
    if isinstance(event, EventHost):
        state = event.tournament.state
        pool = state.pool if state.late_open or state.phase != "open" else state.paid_in
        pool = max(pool, state.paid_in, state.config.guarantee)
        name = event_name(event.event, event.name, state.config)
        return Collected(event.event, name, state.config, pool, state.paid_in, prizes_won(state))
    pool = sum(one.prize for one in event.results)
    name = event_name(event.event, event.name, event.config)
    return Collected(event.event, name, event.config, pool, pool, due_of(event))


def payments_view(
    books: Books, of: Collected, person: str, name_of: NameOf, now_ms: int
) -> PaymentsView:
    """Return the ledger of an event as this cashier sees it."""
    desk = books.desk
    charges = tuple(desk.of_event(of.event))
    receipts = tuple(_receipts(books, of.event))
    through = {one.till for one in receipts}
    tills = tuple(
        till_view(books, till, person, name_of)
        for till in desk.tills.values()
        if till.number in through or till.is_open or till.cashier == person
    )
    return PaymentsView(
        now_ms=now_ms,
        event=of.event,
        name=of.name,
        at_desk=of.config.at_desk,
        house=of.config.house,
        currency=of.config.currency,
        charges=tuple(charge_view(books, one, name_of) for one in charges),
        receipts=tuple(_receipt_view(books, one, name_of) for one in receipts),
        tills=tills,
        sums=_sums(books, charges, of),
        overpaid=tuple(_overpaid(books, of, name_of)),
        outside=_outside(books, of.event, person, name_of),
    )


def _outside(books: Books, event: str, person: str, name_of: NameOf) -> tuple[NoTillView, ...]:
    """Return what went through no till, by who recorded it and by method, the viewer's first."""
    found: dict[tuple[str, Method], list[int]] = {}
    for one in books.desk.outside_tills(event):
        found.setdefault((one.by, one.method), []).append(one.cents)
    lines = [
        NoTillView(name_of(by), by == person, method, len(cents), sum(cents))
        for (by, method), cents in found.items()
    ]
    return tuple(sorted(lines, key=lambda line: not line.mine))


def _overpaid(books: Books, of: Collected, name_of: NameOf) -> Iterator[OverpaidView]:
    """Yield the players who were handed more prizes than they are owed."""
    for player, paid in books.desk.handed(of.event).items():
        if paid > (owed := of.owed.get(player, 0)):
            yield OverpaidView(player, name_of(player), paid, owed)


def _receipts(books: Books, event: str) -> Iterator[Receipt]:
    """Yield the receipts of an event in order."""
    charges = books.desk.charges
    for receipt in books.desk.receipts.values():
        if charges[receipt.charge].event == event:
            yield receipt


def charge_view(books: Books, one: Charge, name_of: NameOf) -> ChargeView:
    """Return a charge for pages."""
    newest = one.returned or one.paid
    return ChargeView(
        charge=one.number,
        player=one.player,
        name=name_of(one.player),
        purpose=one.purpose,
        amount=one.cents,
        fee=one.fee,
        state=one.state,
        at_ms=one.at_ms,
        receipt=one.paid,
        returned=one.returned,
        method=None if newest is None else books.desk.receipts[newest].method,
    )


def charges_of(host: EventHost, player: str) -> Iterator[ChargeView]:
    """Yield what a player of the event owes, has paid, or is to be paid at the desk."""
    for one in host.books.desk.of_player(host.event, player):
        if one.state != "dropped":
            yield charge_view(host.books, one, host.name_of)


def _receipt_view(books: Books, one: Receipt, name_of: NameOf) -> ReceiptView:
    charge = books.desk.charges[one.charge]
    return ReceiptView(
        receipt=one.number,
        charge=one.charge,
        player=charge.player,
        name=name_of(charge.player),
        purpose=charge.purpose,
        amount=one.cents,
        fee=charge.fee,
        method=one.method,
        till=one.till,
        by=name_of(one.by),
        at_ms=one.at_ms,
        voided=one.voided,
        reason=one.reason,
        voided_by=name_of(one.voided_by) if one.voided else "",
        voided_ms=one.voided_ms,
        again=one.again,
    )


def till_view(books: Books, till: Till, person: str, name_of: NameOf) -> TillView:
    """Return a till for pages, with what its receipts brought."""
    taken = given = tickets = 0
    taken_by: dict[Method, int] = {}
    for one in books.desk.receipts.values():
        if one.till != till.number or one.voided:
            continue
        taken_by[one.method] = taken_by.get(one.method, 0) + one.cents
        if one.method == "cash":
            taken, given = taken + max(0, one.cents), given + max(0, -one.cents)
        elif one.method == "ticket":
            tickets += 1 if one.cents > 0 else -1
    expected = till.holds if till.expected is None else till.expected
    return TillView(
        till=till.number,
        cashier=name_of(till.cashier),
        mine=till.cashier == person,
        opening=till.opening,
        opened_ms=till.opened_ms,
        taken=taken,
        given=given,
        moved=till.moved,
        expected=expected,
        counted=till.counted,
        difference=None if till.counted is None else till.counted - expected,
        closed_ms=till.closed_ms,
        taken_by=taken_by,
        tickets=tickets,
    )


def _sums(books: Books, charges: tuple[Charge, ...], of: Collected) -> PaymentSums:
    sums: dict[ChargeState, int] = dict.fromkeys(_STATES, 0)
    prizes: dict[ChargeState, int] = dict.fromkeys(_STATES, 0)
    taken_by: dict[Method, int] = {}
    for one in charges:
        if one.is_prize:
            prizes[one.state] += one.cents
            continue
        sums[one.state] += one.cents
        if one.state in ("paid", "to-return") and one.paid is not None:
            method = books.desk.receipts[one.paid].method
            taken_by[method] = taken_by.get(method, 0) + one.cents
    stands = [one for one in charges if one.state in ("due", "paid")]
    return PaymentSums(
        charged=sum(sums.values()),
        due=sums["due"],
        paid=sums["paid"],
        to_return=sums["to-return"],
        returned=sums["returned"],
        dropped=sums["dropped"],
        fees=sum(one.fee for one in stands),
        taken_by=taken_by,
        pool=of.pool,
        overlay=max(0, of.pool - of.paid_in),
        prizes_due=prizes["due"],
        prizes_paid=prizes["paid"],
    )


_STATES: Final[tuple[ChargeState, ...]] = ("due", "paid", "to-return", "returned", "dropped")


def payments_csv(view: PaymentsView) -> str:
    """Return the receipts of an event as CSV in order, and behind them what is still open."""
    header = (
        "receipt", "time", "player", "purpose", "amount", "fee", "currency", "method", "till",
        "by", "state", "reason", "voided_by", "voided_at", "again",
    )  # fmt: skip
    receipts = [
        (
            one.receipt, _time(one.at_ms), one.name, one.purpose, one.amount, one.fee,
            view.currency, one.method, one.till or "", one.by,
            "voided" if one.voided else "valid", one.reason, one.voided_by,
            _time(one.voided_ms), one.again or "",
        )
        for one in view.receipts
    ]  # fmt: skip
    still_open = [
        (
            "", _time(one.at_ms), one.name, one.purpose, one.amount, one.fee, view.currency, "",
            "", "", one.state, "", "", "", "",
        )
        for one in view.charges
        if one.state in ("due", "to-return")
    ]  # fmt: skip
    return as_csv(header, (*receipts, *still_open))


_APART: Final[tuple[Method, ...]] = ("card", "transfer", "ticket", "house")
"""The ways of paying that bring no cash into a till."""


def tills_csv(view: PaymentsView) -> str:
    """Return the tills of an event as CSV."""
    header = (
        "till", "cashier", "opened", "closed", "opening", "taken", "given", "moved", "expected",
        "counted", "difference", "currency", *_APART, "tickets",
    )  # fmt: skip
    lines = [
        (
            one.till, one.cashier, _time(one.opened_ms), _time(one.closed_ms), one.opening,
            one.taken, one.given, one.moved, one.expected,
            "" if one.counted is None else one.counted,
            "" if one.difference is None else one.difference, view.currency,
            *(one.taken_by.get(method, 0) for method in _APART), one.tickets,
        )
        for one in view.tills
    ]  # fmt: skip
    return as_csv(header, lines)


def _time(at_ms: int | None) -> str:
    """Return a time of the wall as ISO 8601 in UTC; "" for none."""
    if at_ms is None:
        return ""
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
