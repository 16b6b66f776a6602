"""Orders about an event's entries, the terms of its announcement, and chips bought in it."""

from typing import Final

import msgspec

from ruleone.cage.desk import Method
from ruleone.limits import REQUESTS_MAX
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.roles import CASHIER, FLOOR
from ruleone.room.event.accounts import Bought
from ruleone.room.event.entries.entering import (
    buy,
    cash_ticket,
    enter,
    may_enter,
    pass_rebuy,
    too_many_events,
)
from ruleone.room.event.host.event_host import EventHost, is_at_will
from ruleone.room.event.host.order import Direction, EventOrder, Events
from ruleone.room.event.payments import may_not_pay, pay_with
from ruleone.room.event.records import DeskAsked, Request, RequestEnded
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.terms.config import (
    AddOnTerms,
    BountyTerms,
    Format,
    NoShowRule,
    Rebuys,
    TicketRule,
)
from ruleone.tournament.terms.payouts import Payouts

AT_DESK: Final = Refusal("entries-at-desk", "illegal")
NOT_ASKED: Final = Refusal("request-unknown", "illegal")


class Join(EventOrder, frozen=True, tag="join"):
    """Enter an event that takes entries, or re-enter after busting.

    Where the event is `charged` the cost is taken from the wallet. A `sit-down` event starts with
    it; the answer's `table` is where to go. Refused where entries are taken at the desk alone.
    """

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Enter the person, who may be seated at once."""
        person, at_ms = step.person, step.at_ms
        refused = AT_DESK if host.tournament.state.config.at_desk else _may_join(host, step)
        refused = refused or enter(host, person, step.ports.is_here(person), at_ms, step.batch)
        if refused is not None:
            return refused
        table, _ = host.tournament.state.seats.get(person, (None, None))
        return Done(event=host.event, table=table)


def _may_join(host: EventHost, step: Step) -> Refusal | None:
    """Whether there is room for one more event in play, where an entry may start it."""
    person, events = step.person, step.part(Events)
    refused = too_many_events(events.hosts, person) or may_enter(host, person)
    if refused is not None or host.phase != "open" or host.home is not None:
        return refused
    if not is_at_will(host):
        return events.may_start()
    host.made_from = step.caller.address
    return events.may_sit_down(step.caller.address, step.at_ms, step.batch)


class BuyChips(EventOrder, frozen=True, tag="buy-chips"):
    """Buy chips in an event, one of the `offers` of its views, before your next hand begins.

    The word counts, and cannot be withdrawn.
    """

    what: Bought

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Buy the chips."""
        if host.tournament.state.config.at_desk:
            return AT_DESK
        return buy(host, step.person, self.what, step.at_ms, step.batch)


class PassRebuy(EventOrder, frozen=True, tag="pass-rebuy"):
    """Say that one who is out will not buy chips again: the table no longer waits for it."""

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Let the table go on without the rebuy."""
        return pass_rebuy(host, step.person, step.at_ms, step.batch)


class BuyChipsFor(Direction, frozen=True, tag="buy-chips-for"):
    """Floor: buy chips for a player who has asked for them at the table, and who pays as usual.

    In an event at the desk `paid` records the payment with it, in this way; with None it is due.
    """

    player: str
    what: Bought
    reason: str = ""
    seen: int | None = None
    paid: Method | None = None

    may = FLOOR
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Buy the chips for the player."""
        refused = may_not_pay(host, self.paid, step) or self.refused(host, step.at_ms)
        if refused is not None:
            return refused
        host.record(self.directed(host, step), step.batch)
        refused = buy(host, self.player, self.what, step.at_ms, step.batch)
        if refused is None:
            pay_with(host, (self.player,), self.paid, step)
        return refused

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the player cannot buy now, or None."""
        state = host.tournament.state
        refused = bad_reason(self.reason) or host.accounts.cannot_buy(state, self.player, self.what)
        return None if refused is None else host.say(refused)


class AskDesk(EventOrder, frozen=True, tag="ask-desk"):
    """Ask the desk for an entry, or for chips in the event; it is given once you pay there."""

    what: Request

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Note the request of somebody who may have that now."""
        if not host.tournament.state.config.at_desk:
            return Refusal("not-at-desk", "illegal")
        person = step.person
        if step.ports.names.registered(person) is None:
            return Refusal("player-unknown", "illegal")
        if len(host.requests) >= REQUESTS_MAX:
            return Refusal("requests-too-many", "illegal", {"most": REQUESTS_MAX})
        if self.what == "entry":
            refused = may_enter(host, person)
        else:
            refused = host.accounts.cannot_buy(host.tournament.state, person, self.what)
        if refused is not None:
            return host.say(refused)
        host.record(DeskAsked(person, self.what), step.batch)
        host.change_all(step.batch)
        return None


class WithdrawRequest(EventOrder, frozen=True, tag="withdraw-request"):
    """Withdraw what you have asked the desk for."""

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """End the person's request."""
        return _end_request(host, step.person, step)


class DeclineRequest(EventOrder, frozen=True, tag="decline-request"):
    """Cashier: decline what a player's phone has asked for; the player may ask again."""

    player: str

    may = CASHIER

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """End the player's request."""
        return _end_request(host, self.player, step)


def _end_request(host: EventHost, player: str, step: Step) -> Refusal | None:
    if player not in host.requests:
        return NOT_ASKED
    host.record(RequestEnded(player, step.person), step.batch)
    host.change_all(step.batch)
    return None


class CashTicket(EventOrder, frozen=True, tag="cash-ticket"):
    """Take the worth of a ticket into an event into the wallet, instead of the entry.

    Possible where the event's `tickets` is `cash-out`.
    """

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Pay the worth into the wallet."""
        return cash_ticket(host, step.person, step.batch)


ORDERS = (
    Join, BuyChips, PassRebuy, BuyChipsFor, CashTicket, AskDesk, WithdrawRequest, DeclineRequest,
)  # fmt: skip


class PlayTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of play of an event that replace those of its template or sheet; None for these.

    `edition` names one of the editions of the book, `table_size` the seats of a table. The edition
    tells events apart by `format` where it halts short tables. With `halt_short_tables` they are
    halted in those formats too in which it leaves that to the director. Tables play hand for hand
    from where `hand_for_hand_within` players or fewer have to go out before all are paid; 0 leaves
    it to the director.
    """

    edition: str | None = None
    format: Format | None = None
    table_size: int | None = None
    halt_short_tables: bool | None = None
    hand_for_hand_within: int | None = None


class EntryTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of entry of an event, in the place of its template's.

    Where it is `charged` amounts are cents of wallets, else points of the event alone. `buy_in`
    goes to the prizes, `fee` to the house; the prize pool is at least `guarantee`. Late
    registration is open until the level `late_levels` has ended (0: none); a player who is out may
    re-enter `re_entries` times. At most `seats_at_once` play at a time, others wait (None: no
    bound). Up to `house_players` computer players take free seats at the start, None for all.

    Each entry puts up a `bounty` beside the buy-in, None for none. `tickets` says what becomes of
    tickets won in satellites of the event and not used. `seats` bound the entries, and it starts
    with `entries_min` or more; None for those of the template. Prizes are made by the table that
    `payouts` names, or by custom payouts, none of them below `least_prize`.

    With `at_desk` entries are taken at the desk alone, and its ledger has who paid; None for events
    at live tables that are not `charged`. Amounts are in `currency`, and receipts name the `house`.
    """

    charged: bool
    buy_in: int
    fee: int = 0
    guarantee: int = 0
    late_levels: int = 0
    re_entries: int = 0
    seats_at_once: int | None = None
    rebuys: Rebuys | None = None
    add_on: AddOnTerms | None = None
    house_players: int | None = None
    bounty: BountyTerms | None = None
    seats: int | None = None
    tickets: TicketRule = "returned"
    payouts: Payouts = "standard"
    least_prize: int = 0
    entries_min: int | None = None
    at_desk: bool | None = None
    currency: str = ""
    house: str = ""
    no_shows: NoShowRule = "taken-off"
