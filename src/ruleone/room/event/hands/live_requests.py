"""Orders at a live table beside one of an event.

Hands that nobody follows are reported by the players who went out, and by counted stacks.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Step, tag_of
from ruleone.room.event.hands.hand_for_hand import held_back, waited_for
from ruleone.room.event.hands.tracked_hands import (
    HandLog,
    carry_over,
    finish,
    note_clocks,
    seat_players,
    start,
    table_of,
)
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import FROZEN, Events
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import ResultEntered
from ruleone.room.live import commands as lc
from ruleone.room.live.host import STALE, LiveTable
from ruleone.room.live.tables import not_over
from ruleone.room.table.records import Directed
from ruleone.room.undo import undo
from ruleone.rulebook import Refusal
from ruleone.tournament.hands.hands import seats_of_next
from ruleone.tournament.reports import Out
from ruleone.tournament.state.event_state import EventState, Table

TO_WHOM: Final = Refusal("told-out-to", "illegal")


def tell(
    host: EventHost, table: TableHost, live: LiveTable, do: lc.TellLiveHand, step: Step
) -> Refusal | None:
    """Report a hand of the table: one that nobody followed, or the one followed, up to here."""
    now_ms, batch = step.at_ms, step.batch
    state = host.tournament.state
    standing = state.tables[table.number]
    if not standing.followed:
        return _report(host, standing, do, step)
    if do.hand != (0 if table.order is None else table.order.number):
        return STALE
    on = standing.hand is not None
    if live.state.followed is not None and not do.by_floor(step):
        return Refusal("needs-floor", "illegal")
    host.follow(now_ms)
    if not on and table.number not in host.ready:
        # The tournament says why.
        held = host.tournament.next_hand(table.number, host.time(now_ms))
        assert isinstance(held, Refusal), "a table that is not ready has no next hand"
        return host.say(held)
    order = state.hands[standing.hand] if standing.hand is not None else None
    seats = seats_of_next(state, standing) if order is None else tuple(order.stacks)
    before = {
        seat: state.stacks.known(standing.players[seat]) if order is None else order.stacks[seat]
        for seat in seats
    }
    told = {one.seat: one.chips for one in do.stacks}
    refused = _misfit(before, told, do) or _not_in_chips(state, standing, before, told)
    if refused is not None:
        return refused
    after, out = _won(before, told, do.out, state.chip)
    if order is None:
        ordered = partial(host.tournament.next_hand, table.number, host.time(now_ms))
        refused = host.carry_out(ordered, batch)
        assert refused is None, "the table was ready"
        order = table.order
        assert order is not None
    given, put_right = live.state.given, live.state.put_right
    if live.state.followed is not None:
        note_clocks(host, table, live, batch)
        live.end_hand(batch, after)
    host.record(ResultEntered(table.number, order.number, step.person, now_ms), batch)
    bounties = out if state.config.bounty is not None else {}
    at_ms = host.time(now_ms)
    recorded = partial(host.tournament.record, order.number, after, at_ms, bounties)
    refused = host.carry_out(recorded, batch)
    assert refused is None, f"a hand that was told fits: {refused}"
    # Even if no stack changes on record, the dealer's page must show that the hand is over.
    batch.change(*table.topics)
    carry_over(host, live, given, put_right, now_ms, batch)
    return None


def _report(host: EventHost, standing: Table, do: lc.TellLiveHand, step: Step) -> Refusal | None:
    """Report who is out at a table that nobody follows, and the stacks that were counted.

    With neither the hand is over, which is reported hand for hand alone.
    """
    players, event, at_ms = standing.players, host.tournament, host.time(step.at_ms)
    named = {seat for one in do.out for seat in (one.seat, *one.to)}
    if not named | {one.seat for one in do.stacks} <= players.keys():
        return Refusal("told-seats", "illegal", {"seats": tuple(map(str, sorted(players)))})
    outs = [Out(players[one.seat], tuple(players[seat] for seat in one.to)) for one in do.out]
    counts = {players[one.seat]: one.chips for one in do.stacks if one.chips}
    if not outs and not counts:
        over = partial(event.report_hand_over, standing.number, at_ms)
        return host.carry_out(over, step.batch, _noted(host, do, step, "report-hand-over"))
    refused = None
    if outs:
        refused = host.carry_out(
            partial(event.report_out, outs, at_ms), step.batch, _noted(host, do, step)
        )
    if refused is None and counts:
        refused = host.carry_out(partial(event.report_stacks, counts, at_ms), step.batch)
    return refused


def _noted(host: EventHost, do: lc.LiveOrder, step: Step, command: str = "") -> Directed:
    """Return the record of an order at the table of an event, as this `command` if any."""
    cite = host.tournament.state.rules.cite("floor.decides")
    return Directed(
        step.person, command or tag_of(type(do)), getattr(do, "reason", ""), step.at_ms, cite
    )


def _misfit(
    before: Mapping[int, int], told: Mapping[int, int], do: lc.TellLiveHand
) -> Refusal | None:
    """Return why this cannot be the result of the hand, or None.

    `told` are the stacks after it, where they were reported.
    """
    gone = [one.seat for one in do.out]
    named = {*gone, *(seat for one in do.out for seat in one.to)}
    whole = not do.stacks or (told.keys() == before.keys() and len(told) == len(do.stacks))
    if not whole or not named <= before.keys() or len({*gone}) != len(gone):
        return Refusal("told-seats", "illegal", {"seats": tuple(map(str, sorted(before)))})
    if any(not one.to or {*one.to} & {*gone} or len({*one.to}) != len(one.to) for one in do.out):
        return TO_WHOM
    if not do.stacks:
        return None
    expected, came = sum(before.values()), sum(told.values())
    if min(told.values()) < 0 or expected != came:
        return Refusal("chips-do-not-add-up", "illegal", {"expected": expected, "came": came})
    lost = {seat for seat, chips in told.items() if not chips and before[seat]}
    return TO_WHOM if do.out and lost != {*gone} else None


def _not_in_chips(
    state: EventState, standing: Table, before: Mapping[int, int], told: Mapping[int, int]
) -> Refusal | None:
    """Return why the chips of the table cannot make these stacks, or None.

    Where one of them was odd before, another may be now.
    """
    chip = min(map(state.smallest_chip_of, standing.players.values()), default=state.chip)
    if not chip or any(chips % chip for chips in before.values()):
        return None
    came = next((chips for chips in told.values() if chips % chip), None)
    if came is None:
        return None
    cite = state.rules.cite("floor.decides")
    return Refusal("correction-not-in-chips", "illegal", {"chip": chip, "came": came}, cite)


def _won(
    before: Mapping[int, int], told: Mapping[int, int], out: Sequence[lc.WonBy], chip: int
) -> tuple[dict[int, int], dict[int, tuple[tuple[int, int], ...]]]:
    """Return the stacks after the hand, and the winners of the last chips of each who went out.

    Without reported stacks those on record move, in equal parts of whole chips; the rest goes to
    the first winner.
    """
    stacks = {**(told or before)}
    won: dict[int, tuple[tuple[int, int], ...]] = {}
    for one in out:
        parts = _parts(before[one.seat], one.to, chip)
        won[one.seat] = tuple((seat, chips) for seat, chips in parts if chips)
        if not told:
            stacks[one.seat] = 0
            for seat, chips in parts:
                stacks[seat] += chips
    return stacks, won


def _parts(chips: int, to: tuple[int, ...], chip: int) -> tuple[tuple[int, int], ...]:
    each = chips // len(to) // chip * chip
    first, *others = to
    return ((first, chips - each * len(others)), *((seat, each) for seat in others))


def count(
    host: EventHost, table: TableHost, live: LiveTable, do: lc.CountLiveStacks, step: Step
) -> Refusal | None:
    """Enter stacks counted between two hands."""
    now_ms, batch = step.at_ms, step.batch
    stacks = {one.seat: one.chips for one in do.stacks}
    if len(stacks) != len(do.stacks):
        return Refusal("count-of-no-player", "illegal", {"seats": tuple(map(str, stacks))})
    standing = host.tournament.state.tables[table.number]
    if not standing.followed:
        counts = {standing.players[seat]: chips for seat, chips in stacks.items()}
        reported = partial(host.tournament.report_stacks, counts, host.time(now_ms))
        return host.carry_out(reported, batch, _noted(host, do, step))
    told = table.number, stacks, do.off, do.reason, host.time(now_ms)
    cite = host.tournament.state.rules.cite("floor.decides")
    directed = Directed(step.person, tag_of(type(do)), do.reason, now_ms, cite)
    refused = host.carry_out(partial(host.tournament.count_stacks, *told), batch, directed)
    if refused is None:
        seat_players(host, table, live, batch)
    return refused


BROKEN: Final = Refusal("live-table-broken", "illegal")


class TableOfEvent(lc.EventTable):
    """A table of an event with the live table beside it.

    The event seats the players, orders the hands, and closes it.
    """

    def __init__(self, host: EventHost, live: LiveTable) -> None:
        self._host: Final = host
        self._table: Final = table_of(host, live)
        self.live = live

    @property
    def is_there(self) -> bool:
        """Whether the event still has the table."""
        return self._table is not None

    def guarded(self, do: Callable[[], Done | Refusal], step: Step) -> Done | Refusal:
        """Do it; where it fails the event is frozen."""
        return self._host.guarded(do, None, step.at_ms, step.batch) or FROZEN

    def start(self, told: lc.StartLiveHand, step: Step) -> Refusal | None:
        """Begin the next hand, as the event orders it."""
        if self._table is None:
            return BROKEN
        return start(self._host, self._table, self.live, told, step)

    def take_hand_back(self, told: lc.TakeBackLiveHand, step: Step) -> Refusal | None:
        """Undo the last hand."""
        if self._table is None:
            return BROKEN
        log = HandLog(self._host, self._table, self.live)
        return undo(log, told.hand, told.reason, step.person, step.batch)

    def finish(self, hand: int, step: Step) -> Refusal | None:
        """Finish the hand: its chips become those of the event."""
        if self._table is None:
            return BROKEN
        if (refused := not_over(self.live, hand)) is not None:
            return refused
        if self.live.again is not None:
            return Refusal("live-misdeal", "illegal", {"hand": self.live.state.called(hand)})
        finish(self._host, self._table, self.live, step.at_ms, step.batch)
        return None

    def tell(self, told: lc.TellLiveHand, step: Step) -> Refusal | None:
        """Report a hand that nobody followed, or not to its end."""
        if self._table is None:
            return BROKEN
        return tell(self._host, self._table, self.live, told, step)

    def count(self, told: lc.CountLiveStacks, step: Step) -> Refusal | None:
        """Enter stacks counted between two hands."""
        if self._table is None:
            return BROKEN
        return count(self._host, self._table, self.live, told, step)

    def not_its_chips(self, chips: tuple[int, ...]) -> Refusal | None:
        """Return why a table of the event cannot play with these chips, or None.

        Others than the event has may be brought, such as larger ones, but the smallest is the
        event's, for odd chips (house-18.1).
        """
        chip = self._host.tournament.state.chip
        if chips and min(chips) != chip:
            told = {"chip": chip, "came": min(chips)}
            return Refusal("live-chips-smallest", "illegal", {**told})
        return None

    def enter(self, told: lc.EnterLive, step: Step) -> Refusal | None:
        """Enter something in the hand; a held hand resumes once no other is waited for.

        The floor may resume it earlier. Everybody who waits sees the progress of each table.
        """
        host = self._host
        if not told.by_floor(step) and (refused := held_back(host, told.entry)) is not None:
            return refused
        before = waited_for(host)
        refused = told.at_table(self.live, step)
        if waited_for(host) != before:
            host.unsettled = True
            step.batch.change_later(*host.topics)
        return refused


class TablesOfEvents(lc.EventTables):
    """The tables of the room's events beside which live tables stand."""

    def __init__(self, events: Events) -> None:
        self._events: Final = events

    def of(self, live: LiveTable) -> TableOfEvent | Refusal | None:
        """Return the table beside which a live table stands, or the refusal of a frozen event.

        None where it stands alone.
        """
        event = live.state.opened.event
        if event is None:
            return None
        host = self._events.hosts[event]
        return FROZEN if host.frozen is not None else TableOfEvent(host, live)
