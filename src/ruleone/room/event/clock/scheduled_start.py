"""Starts at an appointed time: of an event, of its next flight, of the day that is drawn."""

from functools import partial

from ruleone.limits import START_APPOINTED_MAX_MS
from ruleone.room.core.batch import Batch
from ruleone.room.event.entries.entering import first_hands, start
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.records import StartAppointed, StartMissed
from ruleone.rulebook import Refusal

NOT_DRAWN = Refusal("day-not-drawn", "illegal")


def appoint_refused(host: EventHost, at_ms: int | None, now_ms: int) -> Refusal | None:
    """Why nothing of the event can start at this time of the wall; `now_ms` is the room's."""
    if host.phase not in ("open", "night"):
        return Refusal("already-started", "illegal")
    wall_ms = host.outside.wall_ms(now_ms)
    if at_ms is not None and not wall_ms < at_ms <= wall_ms + START_APPOINTED_MAX_MS:
        days = START_APPOINTED_MAX_MS // 86_400_000
        return Refusal("start-not-to-come", "syntax", {"most": days})
    return None


def begin(host: EventHost, now_ms: int, batch: Batch) -> None:
    """The time has come: what waits is started. Where it cannot be, the appointment is over, and
    the director starts it himself; without one whoever enters next sets another time."""
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
        first_hands(host, now_ms)
        return refused
    if host.phase == "night" and not host.tournament.state.more_flights:
        return NOT_DRAWN
    return start(host, now_ms, batch)
