"""Entries by a list: the director enters many players, each exactly as if he had come himself."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from ruleone.room.batch import Batch
from ruleone.room.directing import directed
from ruleone.room.entering import (
    FROZEN,
    may_enter,
    start_if_due,
    take_entry,
    too_many_events,
)
from ruleone.room.entry_commands import EnterPlayers
from ruleone.room.entry_status import status_of
from ruleone.room.entry_views import PassedOver
from ruleone.room.event_host import EventHost
from ruleone.room.roster_commands import EntryStatus
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import entries_so_far
from ruleone.tournament.state.refusals import bad_reason

NO_PLAYER = Refusal("player-unknown", "illegal")
NOT_INVITED = Refusal("player-not-invited", "illegal")


class Looked(NamedTuple):
    """How the players of a list stand to an event, one after the other: as who is passed over, or
    why he may not be entered; None for one who is to be. It has so many `free` entries."""

    free: int
    standings: tuple[EntryStatus | Refusal | None, ...]


def look(host: EventHost, hosts: Mapping[str, EventHost], players: Sequence[str]) -> Looked:
    """How these players stand to the event now; "" is one who is new to the room."""
    standings = (
        status_of(host, player) if is_in(host, player) else _may_not(host, hosts, player)
        for player in players
    )
    return Looked(free_entries(host), tuple(standings))


def is_in(host: EventHost, player: str) -> bool:
    """Whether a list passes the player over: he has entered, be he out again. For a flight that is
    to start only who has entered that."""
    state = host.tournament.state
    entered = state.calendar.field if state.phase == "night" else state.entrants
    return player in entered or player in state.alternates


def passed_over(host: EventHost, players: Sequence[str]) -> tuple[PassedOver, ...]:
    """Those of a list who are passed over, each once, and how they stand."""
    here = (player for player in dict.fromkeys(players) if is_in(host, player))
    return tuple(PassedOver(player, status_of(host, player)) for player in here)


def free_entries(host: EventHost) -> int:
    """So many entries the event still takes, those who wait for a seat counted."""
    state = host.tournament.state
    return max(0, state.config.seats - entries_so_far(state) - len(state.alternates))


def enter_players(
    host: EventHost,
    do: EnterPlayers,
    hosts: Mapping[str, EventHost],
    is_here: Callable[[str], bool],
    by: str,
    now_ms: int,
    batch: Batch,
) -> Refusal | None:
    """Enter all who are not in yet, or nobody where one of them may not enter, or where all of them
    are passed over."""
    if host.frozen is not None:
        return FROZEN
    coming = [player for player in dict.fromkeys(do.players) if not is_in(host, player)]
    refused = bad_reason(do.reason) or (None if coming else _nobody(host, do.players))
    if refused is None and len(coming) > (free := free_entries(host)):
        refused = Refusal("entries-too-many", "illegal", {"free": free, "came": len(coming)})
    for player in coming:
        if refused is not None:
            return refused
        known = host.outside.names.registered(player) is not None
        refused = _may_not(host, hosts, player) if known else NO_PLAYER
        if refused is not None:
            told = refused.parameters | {"player": host.name_of(player)}
            refused = msgspec.structs.replace(refused, parameters=told)
    if refused is None:
        host.record(directed(host, do, by, now_ms), batch)
        for player in coming:
            take_entry(host, player, is_here(player), now_ms, batch)
        start_if_due(host, now_ms, batch)
    return refused


def _nobody(host: EventHost, players: Sequence[str]) -> Refusal:
    """Why none of these is entered: who is one of them, or how many are in or out already."""
    passed = passed_over(host, players)
    out = sum(one.status == "out" for one in passed)
    if len(passed) == 1:
        code = "re-entry-by-order" if out else "already-entered"
        return Refusal(code, "illegal", {"player": host.name_of(passed[0].player)})
    return Refusal("entries-none-new", "illegal", {"here": len(passed) - out, "out": out})


def _may_not(host: EventHost, hosts: Mapping[str, EventHost], player: str) -> Refusal | None:
    """Why the player may not be entered, or cannot pay for it; None where he may. Into a home game
    nobody is brought whom its maker has not let in."""
    if not host.shows_to(player):
        return NOT_INVITED
    if (many := too_many_events(hosts, player)) is not None:
        return msgspec.structs.replace(many, code="player-in-too-many")
    return may_enter(host, player)
