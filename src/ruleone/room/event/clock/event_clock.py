"""The effects of time on an event: starts, levels, next hands, and acts that are due.

Tables without a person keep to the pace of those with one: none is more than a hand ahead of the
slowest of them. With the last person out nobody is waited for.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from itertools import islice
from typing import Final

from ruleone.room.core.batch import Batch
from ruleone.room.event.entries.entering import start
from ruleone.room.event.hands.dealt_hands import deal, play_due, turn_up
from ruleone.room.event.hands.hand_for_hand import may_turn_up
from ruleone.room.event.host.event_host import EventHost, ends_ms, look_who_is_there
from ruleone.room.event.host.table_dues import NEVER
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import HurriedOn, StartAppointed, StartMissed
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import takes_late

NOT_DRAWN = Refusal("day-not-drawn", "illegal")


def begin(host: EventHost, now_ms: int, batch: Batch) -> None:
    """Start what waits, now that its time has come.

    Where that is not possible the appointment is over, and the director starts it; an event without
    an appointment gets another time with the next entry.
    """
    if host.appointed_ms is None:
        if start(host, now_ms, batch) is not None:
            host.starts_ms = None
            host.change_all(batch)
        return
    host.record(StartAppointed(None), batch)
    refused = _begun(host, now_ms, batch)
    if refused is not None:
        host.record(StartMissed(refused.code), batch)
    host.change_all(batch)


def _begun(host: EventHost, now_ms: int, batch: Batch) -> Refusal | None:
    if host.phase == "night" and host.tournament.state.calendar.drawn:
        refused = host.carry_out(partial(host.tournament.start_day, host.time(now_ms)), batch)
        host.first_hands(now_ms)
        return refused
    if host.phase == "night" and not host.tournament.state.more_flights:
        return NOT_DRAWN
    return start(host, now_ms, batch)


def due(hosts: Iterable[EventHost], now_ms: int) -> list[EventHost]:
    """Return the events that are due: those in which people wait first, then the longest due."""
    found = [host for host in hosts if host.due_ms is not None and host.due_ms <= now_ms]
    return sorted(found, key=lambda host: (not host.persons_in, host.due_ms))


def wake(host: EventHost, now_ms: int, batch: Batch, acts: int) -> int:
    """Do what is due, at most `acts` steps of it, and return the number of steps.

    Where more is due, `due_ms` is not after now.
    """
    done = 0
    if host.frozen is None:
        if _waits(host) and host.begins_ms is not None and host.begins_ms <= now_ms:
            host.guarded(partial(begin, host, now_ms, batch), None, now_ms, batch)
        clock_ms = _clock_ms(host, now_ms)
        if clock_ms is not None and clock_ms <= now_ms:
            host.guarded(partial(_bring_time, host, now_ms, batch), None, now_ms, batch)
        done = sum(1 for _ in islice(_steps(host, now_ms, batch), acts))
    plan(host, now_ms)
    return done


def _waits(host: EventHost) -> bool:
    """Whether it has still to be started, or to go on after a night."""
    return host.phase in ("open", "night")


def plan(host: EventHost, now_ms: int) -> None:
    """Say when the event has something to do next, and since when nobody has been there."""
    look_who_is_there(host, now_ms)
    host.due_ms = min(_dues(host, now_ms), default=None)


def _clock_ms(host: EventHost, now_ms: int) -> int | None:
    """Return when the level or the break is due to end.

    At once where only the clock is waited for, and no person waits.
    """
    due_ms = host.tournament.due_ms(host.time(now_ms))
    if due_ms is None:
        return None
    return now_ms if _only_waits(host) else due_ms - host.ahead_ms


def _only_waits(host: EventHost) -> bool:
    """Whether nothing but the end of a break is to come, and no person is in the event."""
    playing = host.ready or any(table.in_hand for table in host.tables.values())
    state = host.tournament.state
    alone = not host.persons_in and not takes_late(state)
    return not playing and alone and state.clock.on_break


def _bring_time(host: EventHost, now_ms: int, batch: Batch) -> None:
    due_ms = host.tournament.due_ms(host.time(now_ms))
    if due_ms is not None and _only_waits(host):
        host.record(HurriedOn(max(host.ahead_ms, due_ms - now_ms)), batch)
    host.carry_out(partial(host.tournament.wake, host.time(now_ms)), batch)


class Moment:
    """An event between two steps: facts that all of its tables share are found once."""

    def __init__(self, host: EventHost) -> None:
        self._host: Final = host
        self._dues: Final = host.dues
        self._dues.ask(host.tables, host.ready)

    @cached_property
    def persons_in(self) -> bool:
        """Whether the event has a person who has not left their seat."""
        return self._host.persons_in

    @cached_property
    def waits_for_all(self) -> bool:
        """Whether it waits until one of its persons is there: nobody else can end it."""
        return self._host.needs_persons and not self._host.somebody_plays

    @cached_property
    def may_turn_up(self) -> bool:
        """Whether hands that are held may go on."""
        return may_turn_up(self._host)

    @cached_property
    def pace(self) -> int:
        """The number of hands that a table without persons may have dealt and still deal."""
        return self._dues.pace if self.persons_in else NEVER

    @property
    def seen_ms(self) -> int:
        """The time until which all tables wait after the last person went out.

        The person's last hand has to be seen: the event would be over before.
        """
        return self._dues.rests_ms

    def deals_ms(self, table: TableHost) -> int:
        """Return when a table that is ready deals.

        Real cards come when their dealer deals them.
        """
        if table.kind == "live" or table.frozen is not None or self.waits_for_all:
            return NEVER
        if table.persons == 0 and table.dealt > self.pace:
            return NEVER
        return table.deals_ms if self.persons_in else self.seen_ms

    def dues(self, now_ms: int) -> Iterator[int]:
        """Yield when each kind of thing is due next at any table."""
        if self._dues.held and self.may_turn_up:
            yield now_ms
        if (acts_ms := self._dues.acts_ms) is not None:
            yield acts_ms
        deals_ms = self._dues.deals_ms(self.pace)
        if deals_ms is not None and not self.waits_for_all:
            yield deals_ms if self.persons_in else self.seen_ms

    def next_after(self, number: int, now_ms: int) -> int | None:
        """Return the next table after this number that may be due by now, or None."""
        found = [self._dues.acts_after(number, now_ms)]
        if self._dues.held and self.may_turn_up:
            found.append(self._dues.held_after(number))
        if not self.waits_for_all and (self.persons_in or self.seen_ms <= now_ms):
            found.append(self._dues.deals_after(number, self.pace, now_ms))
        return min((one for one in found if one is not None), default=None)


def _steps(host: EventHost, now_ms: int, batch: Batch) -> Iterator[None]:
    """Yield after each step at the tables where something is due, in turn.

    It goes round them from the one that was served last, and ends when a whole round brings no
    step.
    """
    place, round_the_end = host.served, False
    moment = Moment(host)
    while host.frozen is None and host.phase == "running":
        number = moment.next_after(place, now_ms)
        if number is None or (round_the_end and number > host.served):
            if round_the_end:
                return
            place, round_the_end = -1, True
        elif _step(host, number, now_ms, batch, moment):
            host.served = place = number
            round_the_end = False
            yield
            moment = Moment(host)
        else:
            place = number


def _step(host: EventHost, number: int, now_ms: int, batch: Batch, moment: Moment) -> bool:
    """Play or deal at the table, if that is due; whether it was."""
    table = host.tables.get(number)
    if table is None:
        return False
    due_ms = table.due_ms
    if due_ms is not None and due_ms <= now_ms:
        seat = table.asked.due(now_ms)
        assert seat is not None, "somebody is due where something is"
        host.guarded(partial(play_due, host, table, seat, now_ms, batch), table, now_ms, batch)
        return True
    if table.held and table.live is None and moment.may_turn_up:
        host.guarded(partial(turn_up, host, table, now_ms, batch), table, now_ms, batch)
        return True
    if number in host.ready and moment.deals_ms(table) <= now_ms:
        host.guarded(partial(deal, host, number, now_ms, batch), table, now_ms, batch)
        return True
    return False


def _dues(host: EventHost, now_ms: int) -> Iterator[int]:
    if host.frozen is not None or host.phase == "over":
        return
    if (empty_ms := ends_ms(host)) is not None:
        yield empty_ms
    if _waits(host):
        if host.begins_ms is not None:
            yield host.begins_ms
        return
    clock_ms = _clock_ms(host, now_ms)
    if clock_ms is not None:
        yield clock_ms
    yield from Moment(host).dues(now_ms)
