"""Entries that the director makes: by a list, of many players, each exactly as if he had come
himself, or again for one who is out, who came by a list and has no page to ask for it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ruleone.room.core.batch import Done
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.entries.entering import (
    may_enter,
    start_if_due,
    take_entry,
    too_many_events,
)
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Direction, Events
from ruleone.room.event.roster import status_of
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.entries import entries_so_far, entry_refused
from ruleone.tournament.state.refusals import bad_reason


def re_entry_refused(
    host: EventHost, player: str, hosts: Mapping[str, EventHost]
) -> Refusal | None:
    """Why the player may not enter again, or cannot pay for it; None where he may. What the event
    announced of late entries and re-entries is cited."""
    state = host.tournament.state
    named: dict[str, Parameter] = {"player": host.name_of(player)}
    if player not in state.entrants:
        return Refusal("not-entered", "illegal", named)
    if state.entrants[player] is not None or host.ports.names.registered(player) is None:
        return Refusal("re-entry-of-persons", "illegal", named)
    if (refused := entry_refused(state, player)) is not None:
        cite = refused.citation or state.rules.cite("entries.late")
        return host.say(msgspec.structs.replace(refused, citation=cite))
    if (many := too_many_events(hosts, player)) is not None:
        told = many.parameters | named
        return msgspec.structs.replace(many, code="player-in-too-many", parameters=told)
    refused = host.accounts.cannot_enter(player)
    if refused is not None:
        refused = msgspec.structs.replace(refused, parameters=refused.parameters | named)
    return refused


NO_PLAYER = Refusal("player-unknown", "illegal")
NOT_INVITED = Refusal("player-not-invited", "illegal")


class ReEnterPlayer(Direction, frozen=True, tag="re-enter-player"):
    """Director: enter a player again who is out of the event, as he has asked at the desk. It is an
    entry as if he had joined again himself: so often and so long as the event lets him, with a seat
    drawn for him, and he pays from his own wallet."""

    player: str
    reason: str

    may = DIRECTOR
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """The player is in again with a full stack, or waits for a seat."""
        player, hosts = self.player, step.part(Events).hosts
        refused = bad_reason(self.reason) or re_entry_refused(host, player, hosts)
        if refused is None:
            host.record(self.directed(host, step), step.batch)
            take_entry(host, player, step.ports.is_here(player), step.at_ms, step.batch)
        return refused

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """In how many other events he plays is not looked at before it is given."""
        return re_entry_refused(host, self.player, {})


class Entered(Done, frozen=True):
    """A list was entered; `passed` were in or out already."""

    passed: tuple[PassedOver, ...] = ()


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


class EnterPlayers(Direction, frozen=True, tag="enter-players"):
    """Director: enter these players of the room into an event, each as if he had entered it
    himself; he pays from his own wallet. Who is in it already, or was, is passed over, so that a
    list may be sent again: the answer's `passed` has who, and how they stand. All the others are
    entered, or nobody where one of them may not be; where nobody is left it is refused."""

    players: tuple[str, ...]
    reason: str

    may = DIRECTOR
    of_the_room = True  # who enters others spends what is in their wallets
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Enter all who are not in yet, or nobody where one of them may not enter, or where all of
        them are passed over."""
        events, passed = step.part(Events), passed_over(host, self.players)
        waits = host.phase == "open" and host.home is None
        refused = (events.may_start() if waits else None) or self._refused(host, events.hosts)
        if refused is not None:
            return refused
        host.record(self.directed(host, step), step.batch)
        for player in self._coming(host):
            take_entry(host, player, step.ports.is_here(player), step.at_ms, step.batch)
        start_if_due(host, step.at_ms, step.batch)
        return Entered(event=host.event, passed=passed)

    def is_kept(self) -> bool:
        """A list, which only a director of the room may enter, is entered anew as it was the first
        time."""
        return False

    def _coming(self, host: EventHost) -> list[str]:
        return [player for player in dict.fromkeys(self.players) if not is_in(host, player)]

    def _refused(self, host: EventHost, hosts: Mapping[str, EventHost]) -> Refusal | None:
        coming = self._coming(host)
        refused = bad_reason(self.reason) or (None if coming else _nobody(host, self.players))
        if refused is None and len(coming) > (free := free_entries(host)):
            refused = Refusal("entries-too-many", "illegal", {"free": free, "came": len(coming)})
        for player in coming:
            if refused is not None:
                return refused
            known = host.ports.names.registered(player) is not None
            refused = _may_not(host, hosts, player) if known else NO_PLAYER
            if refused is not None:
                told = refused.parameters | {"player": host.name_of(player)}
                refused = msgspec.structs.replace(refused, parameters=told)
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


ORDERS = (EnterPlayers, ReEnterPlayer)
