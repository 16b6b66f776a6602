"""How an event is entered, and the chips that one viewer may buy in it."""

from collections.abc import Iterator
from typing import Literal

from ruleone.room.entry_commands import Bought
from ruleone.room.entry_views import ChipsOffer, EntryView
from ruleone.room.event_host import EventHost
from ruleone.tournament.entries import (
    bounty_again,
    entry_refused,
    kept_for,
    must_wait,
    takes_for_flight,
    takes_late,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import EventConfig


def entry_view(host: EventHost, person: str, now_ms: int) -> EntryView:
    """How this person may enter the event."""
    state = host.tournament.state
    return _view(
        state.config,
        taken=state.phase == "open" or takes_late(state) or takes_for_flight(state),
        closes_ms=closes_ms(host, now_ms),
        may=_may(state, person),
        mine=state.entered.get(person, int(person in state.entrants)),
        alternates=tuple(state.alternates),
        waits=must_wait(state),
        kept=tuple(host.name_of(player) for player in kept_for(state)),
        person=person,
        ticket=host.till.has_ticket(person),
    )


def ended_entry(config: EventConfig, mine: int) -> EntryView:
    """The same of an event that is over."""
    return _view(config, taken=False, closes_ms=None, may=None, mine=mine)


def offers(host: EventHost, person: str) -> Iterator[ChipsOffer]:
    """What the person may buy now."""
    state, config = host.tournament.state, host.tournament.state.config
    if person not in host.presences:
        return
    rebuys, add_on = config.rebuys, config.add_on
    if rebuys is not None and _may_buy(host, person, "rebuy"):
        times = rebuys.most - state.calendar.rebought.get(person, 0)
        yield ChipsOffer(
            "rebuy",
            rebuys.chips,
            rebuys.price + bounty_again(state, person),
            times,
            rebuys.until_level,
            out=person not in state.stacks,
            ends_ms=_waits_until(host, person),
        )
    if add_on is not None and _may_buy(host, person, "add-on"):
        yield ChipsOffer(
            "add-on", add_on.chips, add_on.price, 1, add_on.level, out=False, ends_ms=None
        )


def _view(
    config: EventConfig,
    *,
    taken: bool,
    closes_ms: int | None,
    may: Literal["enter", "again"] | None,
    mine: int,
    alternates: tuple[str, ...] = (),
    waits: bool = False,
    kept: tuple[str, ...] = (),
    person: str = "",
    ticket: bool = False,
) -> EntryView:
    return EntryView(
        charged=config.charged,
        buy_in=config.buy_in,
        fee=config.fee,
        guarantee=config.guarantee,
        late_levels=config.late_levels,
        re_entries=config.re_entries,
        rebuys=config.rebuys,
        add_on=config.add_on,
        taken=taken,
        closes_ms=closes_ms,
        may=may,
        mine=mine,
        seats_at_once=config.seats_at_once,
        alternates=len(alternates),
        waits=waits,
        kept=kept,
        alternate=alternates.index(person) + 1 if person in alternates else None,
        bounty=config.bounty,
        ticket=ticket,
        satellite=config.satellite,
        tickets=config.tickets,
    )


def _may(state: EventState, person: str) -> Literal["enter", "again"] | None:
    if entry_refused(state, person) is not None:
        return None
    return "again" if person in state.entrants else "enter"


def _may_buy(host: EventHost, person: str, what: Bought) -> bool:
    return host.till.cannot_buy(host.tournament.state, person, what) is None


def _waits_until(host: EventHost, person: str) -> int | None:
    """Until when a table waits for the word of one who is out."""
    return next((at.offered[person] for at in host.tables.values() if person in at.offered), None)


def closes_ms(host: EventHost, now_ms: int) -> int | None:
    """When late entries close, in the room's time, where the clock runs until then."""
    state = host.tournament.state
    reading = host.tournament.clock(host.time(now_ms))
    running = reading.state == "break" or (reading.state == "running" and not reading.by_rounds)
    if not takes_late(state) or not running or reading.left_ms is None:
        return None
    structure, level = state.clock.structure, state.clock.level
    ends_ms = now_ms + reading.left_ms
    if not reading.on_break:
        ends_ms += _break_ms(state, level)
    for coming in range(level + 1, state.config.late_levels + 1):
        length_ms = structure.length_ms(coming)
        if length_ms is None:
            return None
        ends_ms += length_ms + _break_ms(state, coming)
    return ends_ms


def _break_ms(state: EventState, level: int) -> int:
    pause = state.clock.structure.break_after(level)
    return 0 if pause is None else pause.length_ms
