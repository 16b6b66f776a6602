"""Entries and chips bought in an event, as pages show them.

They show what one viewer may buy, and the status of everybody.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from ruleone.room.event.accounts import Bought
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.payments import ChargeView
from ruleone.room.event.records import Request
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import (
    add_on_open,
    bounty_again,
    entry_refused,
    kept_for,
    must_wait,
    rebuy_refused,
    rebuys_open,
    takes_for_flight,
    takes_late,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse
from ruleone.tournament.terms.config import (
    AddOnTerms,
    BountyTerms,
    EventConfig,
    NoShowRule,
    Rebuys,
    SatelliteTerms,
    TicketRule,
)


def closes_ms(host: EventHost, now_ms: int) -> int | None:
    """Return when late registration closes, in the room's time, where the clock runs until then."""
    state = host.tournament.state
    reading = host.tournament.clock(host.time(now_ms))
    running = reading.state == "break" or (reading.state == "running" and not reading.by_rounds)
    if not takes_late(state) or not running or reading.left_ms is None:
        return None
    structure, level = state.clock.structure, state.clock.level
    ends_ms = now_ms + reading.left_ms
    if reading.within_level:
        length_ms, held_ms = structure.length_ms(level), state.clock.held_ms
        if length_ms is None or held_ms is None:
            return None
        ends_ms += max(0, length_ms - held_ms)
    if reading.within_level or not reading.on_break:
        ends_ms += _break_ms(state, level)
    for coming in range(level + 1, state.config.late_levels + 1):
        length_ms = structure.length_ms(coming)
        if length_ms is None:
            return None
        ends_ms += length_ms + _break_ms(state, coming)
    return ends_ms


EntriesEnd = Literal["level", "break", "this-break"]
"""The end with which late registration closes.

It is that of its last level, or of the break that follows, which may be on already.
"""


def closing(state: EventState) -> EntriesEnd:
    """Return the end with which late registration closes: the next level begins then."""
    clock, last = state.clock, state.config.late_levels
    if clock.on_break and not clock.within_level and clock.level >= last:
        return "this-break"
    return "level" if clock.structure.break_after(last) is None else "break"


class EntryView(msgspec.Struct, frozen=True):
    """The terms of entry of an event, and its price.

    `buy_in` is for the prizes and `fee` for the house; a `bounty` is paid beside them. Where it is
    `charged` amounts are cents of wallets, else points of the event alone. The prize pool is at
    least `guarantee`. Late registration is open until the level `late_levels` has ended (0: none),
    and a player who is out may re-enter `re_entries` times. `taken` is whether entries are taken
    now, `closes_ms` when that ends, as far as a clock shows it, and `closing` with which end of the
    clock's. `may` is what the viewer may do, by
    the rules of the event, and `mine` the number of their entries.

    With `seats_at_once` an entrant `waits` behind the `alternates`; `alternate` is the viewer's own
    place among them, from 1. Those in `kept` have lost all and may still buy chips: their seats are
    kept for them until their tables' next hands begin. With a `ticket` the viewer's next entry is
    paid. The prizes of a `satellite` are seats of another event; `tickets` says what becomes of
    unused tickets into this one.

    Where entries are taken `at_desk` the viewer may ask the desk for one; `asked` is the viewer's
    open request, and `declined` one that the desk did not accept. Amounts are in `currency` and
    papers name the `house`, each "" where nobody says; `no_shows` is the rule for players who never
    came. Chips in `over` are sold no more.
    """

    charged: bool
    buy_in: int
    fee: int
    guarantee: int
    late_levels: int
    re_entries: int
    rebuys: Rebuys | None
    add_on: AddOnTerms | None
    taken: bool
    closes_ms: int | None
    may: Literal["enter", "again"] | None
    mine: int
    seats_at_once: int | None = None
    alternates: int = 0
    waits: bool = False
    alternate: int | None = None
    kept: tuple[str, ...] = ()
    bounty: BountyTerms | None = None
    ticket: bool = False
    satellite: SatelliteTerms | None = None
    tickets: TicketRule = "returned"
    at_desk: bool = False
    currency: str = ""
    house: str = ""
    no_shows: NoShowRule = "taken-off"
    asked: Request | None = None
    over: tuple[Bought, ...] = ()
    declined: Request | None = None
    closing: EntriesEnd = "level"


def entry_view(host: EventHost, person: str, now_ms: int) -> EntryView:
    """Return the terms on which the person may enter the event now."""
    state = host.tournament.state
    waiting = tuple(state.alternates)
    return replace(
        ended_entry(state.config, state.entered.get(person, int(person in state.entrants))),
        taken=state.phase == "open" or takes_late(state) or takes_for_flight(state),
        closes_ms=closes_ms(host, now_ms),
        closing=closing(state),
        may=_may(state, person),
        alternates=len(waiting),
        alternate=waiting.index(person) + 1 if person in waiting else None,
        waits=must_wait(state),
        kept=tuple(host.name_of(player) for player in kept_for(state)),
        ticket=host.accounts.has_ticket(person),
        asked=host.requests.get(person),
        over=tuple(_over(state)),
        declined=host.declined.get(person),
    )


def _over(state: EventState) -> Iterator[Bought]:
    """Yield what was sold in the event and is not, nor will be."""
    rebuys, add_on, level = state.config.rebuys, state.config.add_on, state.clock.level
    if state.phase == "open" or state.more_flights:
        return
    if rebuys is not None and not rebuys_open(state):
        yield "rebuy"
    if add_on is not None and (not state.late_open or level > add_on.level):
        yield "add-on"


class NoWayBack(msgspec.Struct, frozen=True):
    """A way in that a player who is out no longer has, and why.

    Its period ended at `ended_ms` by the wall, None where none ended.
    """

    what: Literal["rebuy", "again"]
    refusal: Refusal
    ended_ms: int | None = None


def no_ways_back(host: EventHost, player: str) -> Iterator[NoWayBack]:
    """Yield the ways in that the event had for a player who is out, and why each is closed."""
    state, ends = host.tournament.state, host.level_ends
    if state.phase != "running" or player not in state.results:
        return
    rebuys, config = state.config.rebuys, state.config
    refused = None if rebuys is None else rebuy_refused(state, player)
    if rebuys is not None and refused is not None:
        over = refused.code == "rebuys-over"
        early = over and state.clock.level <= rebuys.until_level
        refused = refuse("rebuys-with-entries") if early else refused
        ended_ms = ends.of(rebuys.until_level, closed=not state.late_open) if over else None
        yield NoWayBack("rebuy", host.say(refused), ended_ms)
    refused = entry_refused(state, player) if config.re_entries else None
    if refused is not None:
        over = refused.code == "entries-closed"
        late = over and state.clock.level > config.late_levels
        refused = refuse("late-entries-over", level=config.late_levels) if late else refused
        ended_ms = ends.of(config.late_levels, closed=not state.late_open) if over else None
        yield NoWayBack("again", host.say(refused), ended_ms)


def ended_entry(config: EventConfig, mine: int) -> EntryView:
    """Return the entry terms of an event that is over, which the viewer entered `mine` times."""
    return EntryView(
        charged=config.charged,
        buy_in=config.buy_in,
        fee=config.fee,
        guarantee=config.guarantee,
        late_levels=config.late_levels,
        re_entries=config.re_entries,
        rebuys=config.rebuys,
        add_on=config.add_on,
        taken=False,
        closes_ms=None,
        may=None,
        mine=mine,
        seats_at_once=config.seats_at_once,
        bounty=config.bounty,
        satellite=config.satellite,
        tickets=config.tickets,
        at_desk=config.at_desk,
        currency=config.currency,
        house=config.house,
        no_shows=config.no_shows,
    )


class ChipsOffer(msgspec.Struct, frozen=True):
    """Chips that the viewer may buy now, before the table's next hand (`buy-chips`).

    Up to `times` times, for `price` in all, until the level `until_level` and its break have ended.
    For a viewer who is `out` the table waits until `ends_ms`, None where it does not: the next hand
    may come at any moment.
    """

    what: Bought
    chips: int
    price: int
    times: int
    until_level: int
    out: bool
    ends_ms: int | None


class SaleView(msgspec.Struct, frozen=True):
    """Chips that are sold to players now, for `price` in all.

    A player who has lost all chips puts up this `bounty` beside it, 0 where none is.
    """

    what: Bought
    chips: int
    price: int
    bounty: int = 0


def on_sale(host: EventHost) -> Iterator[SaleView]:
    """Yield the rebuy and the add-on, each while it is sold."""
    state, config = host.tournament.state, host.tournament.state.config
    rebuys, add_on = config.rebuys, config.add_on
    if state.phase != "running" or state.ending:
        return
    if rebuys is not None and rebuys_open(state):
        bounty = 0 if config.bounty is None else config.bounty.amount
        yield SaleView("rebuy", rebuys.chips, rebuys.price + rebuys.fee, bounty)
    if add_on is not None and add_on_open(state):
        yield SaleView("add-on", add_on.chips, add_on.price + add_on.fee)


def offers(host: EventHost, person: str) -> Iterator[ChipsOffer]:
    """Yield what the person may buy now."""
    state, config = host.tournament.state, host.tournament.state.config
    if person not in host.presences:
        return
    rebuys, add_on = config.rebuys, config.add_on
    if rebuys is not None and _may_buy(host, person, "rebuy"):
        times = rebuys.most - state.calendar.rebought.get(person, 0)
        yield ChipsOffer(
            "rebuy",
            rebuys.chips,
            rebuys.price + rebuys.fee + bounty_again(state, person),
            times,
            rebuys.until_level,
            out=person not in state.stacks,
            ends_ms=_waits_until(host, person),
        )
    if add_on is not None and _may_buy(host, person, "add-on"):
        yield ChipsOffer(
            "add-on",
            add_on.chips,
            add_on.price + add_on.fee,
            1,
            add_on.level,
            out=False,
            ends_ms=None,
        )


def _may(state: EventState, person: str) -> Literal["enter", "again"] | None:
    if entry_refused(state, person) is not None:
        return None
    return "again" if person in state.entrants else "enter"


def _may_buy(host: EventHost, person: str, what: Bought) -> bool:
    return host.accounts.cannot_buy(host.tournament.state, person, what) is None


def _waits_until(host: EventHost, person: str) -> int | None:
    """Return until when a table waits for the decision of a player who is out."""
    return next((at.offered[person] for at in host.tables.values() if person in at.offered), None)


def _break_ms(state: EventState, level: int) -> int:
    pause = state.clock.structure.break_after(level)
    return 0 if pause is None else pause.length_ms


EntryStatus = Literal["entered", "playing", "alternate", "out", "withdrawn"]
"""A person's status in an event.

Entered before the start, playing, waiting for a seat, out, or with a withdrawn entry.
"""


class CountView(msgspec.Struct, frozen=True):
    """The chips that a player was counted with, and when, by the room's clock."""

    chips: int
    at_ms: int


class EntrantView(msgspec.Struct, frozen=True):
    """A player in an event.

    `house` is the style of a computer player, None for a person. `pinned` says that the player
    keeps the seat where possible, `pinned_seat` which, None for the one to be drawn: only the
    player and the director's pages show this. `bounty` is the one on the player, `bounties_won` is
    what others' paid. `entries` is the number of entries. Each of the `rebuys` put up an amount for
    a bounty (`rebuy_bounties`). The add-on was bought `add_ons` times, once in each flight.
    """

    player: str
    name: str
    house: str | None
    stack: int | None
    table: int | None
    seat: int | None
    place: int | None = None
    prize: int = 0
    connected: bool = True
    me: bool = False
    pinned: bool = False
    pinned_seat: int | None = None
    bounty: int = 0
    bounties_won: int = 0
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    rebuy_bounties: tuple[int, ...] = ()
    rank: int | None = None
    """The rank by chips among those still in, None before the start and for others.

    None too where somebody's chips are unknown, and not all are counted.
    """
    counted: CountView | None = None
    """The last count of a stack that nobody knows now; None where there is none."""


class EntryFound(msgspec.Struct, frozen=True):
    """A person who has to do with an event, and their status in it.

    `waiting` is an alternate's place, from 1. A person who is not an entrant has neither chips nor
    a place there. `may` is what can be done now: buying chips, which waits for the end of the hand,
    or an entry `again`. That is by a `forfeit` where the player gives up chips. A rebuy puts up
    this `bounty` beside its price. `entered_by` is the act that registered the player late from a
    list, if it can be undone with its money (`take-back`). `charges` are what the player owes or
    has paid at the desk, and prizes to be handed out. `closed` says why a player who is out has no
    way back.
    """

    entrant: EntrantView
    status: EntryStatus
    waiting: int | None = None
    may: tuple[Bought | Literal["again", "forfeit"], ...] = ()
    entered_by: int | None = None
    bounty: int = 0
    charges: tuple[ChargeView, ...] = ()
    closed: tuple[NoWayBack, ...] = ()


class EntriesFound(msgspec.Struct, frozen=True, tag="entries-found"):
    """A page of the entries found, from number `first` on (from 0) of the `total`.

    Players come in the order of the event's page, then those who wait for a seat, then withdrawn
    entries.
    """

    total: int
    first: int
    entries: tuple[EntryFound, ...]


class PassedOver(msgspec.Struct, frozen=True):
    """One of a list of entries who was not entered, having this status in the event already."""

    player: str
    status: EntryStatus
