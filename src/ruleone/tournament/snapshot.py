"""Snapshots of an event: all that its further course depends on, and an event restored to one."""

from collections.abc import Iterator

import msgspec

from ruleone.rulebook import Refusal
from ruleone.tournament.between_days import merged, resumes_at
from ruleone.tournament.day_end import stop_at
from ruleone.tournament.events import EventStarted, LevelStarted, TournamentEvent
from ruleone.tournament.events.days import (
    DayDrawn,
    DayEnded,
    DayStarted,
    LastHandsAnnounced,
    Stop,
)
from ruleone.tournament.seating.final_table import decide_heads_up
from ruleone.tournament.starting import seats_drawn
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


class Stand(msgspec.Struct, frozen=True):
    """An event between two hands, in its `day`.

    The next hands are of `level`, of which `left_ms` are left, all of it where that is None.
    `stacks` are those of the players left, the first to enter first, of `entries` in all. Those of
    `added_on`, by their number from 0 on, have had the add-on. A break in progress counts as over.
    """

    day: int
    level: int
    left_ms: int | None
    stacks: tuple[int, ...]
    entries: int
    pool: int
    prizes: tuple[int, ...]
    added_on: tuple[int, ...] = ()


def stand_of(state: EventState, at_ms: int) -> Stand | Refusal:
    """Return the snapshot of the event, from the last hands of a day on as of its next day.

    Refused before its start and after its end, and until the last of several flights is over.
    """
    if state.phase in ("open", "over"):
        return refuse("event-not-started" if state.phase == "open" else "event-over")
    if state.in_flight or state.more_flights:
        return refuse("flights-not-over")
    calendar, stacks = state.calendar, state.reckoned
    if stacks is None:
        return refuse("stacks-not-counted", players=len(state.uncounted))
    day, stop = calendar.day, stop_at(state, at_ms)
    if calendar.last_hands is not None:
        day, stop = day + 1, calendar.last_hands.announced.stops
    elif state.phase == "night":
        stop = resumes_at(state)
        if not calendar.drawn:
            day, stacks = day + 1, merged(state)[0]
    left = [player for player, stack in stacks.items() if stack]
    chips = tuple(stacks[player] for player in left)
    added_on = tuple(at for at, player in enumerate(left) if player in state.calendar.added_on)
    if len(chips) < 2:
        return refuse("event-over")
    level = min(stop.level, len(state.config.structure.levels))
    standing = day, level, stop.left_ms, chips, state.entries, state.pool, state.prizes
    return Stand(*standing, added_on)


def decide_stand(state: EventState, stand: Stand, seed: bytes) -> Iterator[TournamentEvent]:
    """Bring an event with the same entries to this snapshot, at its time 0.

    A day ends at once, after which the first of them continue with these stacks. Each event is to
    be applied before the next one is asked for. The seats are redrawn from the seed.
    """
    entrants = tuple(state.entrants)
    yield EventStarted(seed.hex(), len(entrants), stand.pool, stand.prizes, at_ms=0)
    stop = Stop(stand.level, stand.left_ms)
    yield LastHandsAnnounced(0, 0, 0, "director", stop, at_ms=0)
    yield DayEnded(stand.day, 1, state.stacks.told(), at_ms=0)
    stacks = dict(zip(entrants, stand.stacks, strict=False))
    full = state.config.starting_stack
    # Below 0 where more has been bought than was lost: either way the ledger of chips adds up.
    gone = {entrants[0]: full * len(entrants) - sum(stacks.values())}
    yield DayDrawn(seed.hex(), stand.day, stacks, gone, stop, at_ms=0)
    yield seats_drawn(state, tuple(stacks), 0)
    yield DayStarted(stand.day, at_ms=0)
    yield LevelStarted(stand.level, "start", "", stand.left_ms, at_ms=0)
    yield from decide_heads_up(state, 0)
