"""Who is in an event: who stands where, found once for all who look, how many persons sit at each
table, and who has taken his entry back.
"""

from bisect import bisect_left
from collections.abc import Container, Iterator, Mapping
from functools import cached_property
from typing import Final

from ruleone.limits import WITHDRAWN_KEPT_MAX
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import HostRecord, SeatLeft, SeatTaken
from ruleone.room.table.clocks import Presence
from ruleone.tournament import events as e
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.state.event_state import EventState


class SeatCounts:
    """Counts them anew only at tables where they may be others: most of what happens in an event
    happens at one of its tables, and there may be a thousand."""

    def __init__(self) -> None:
        self._touched: set[int] | None = None
        """None for all tables."""

    def note(self, event: e.TournamentEvent | HostRecord, state: EventState) -> None:
        """Something happened, and stands in the state."""
        match event:
            case e.HandDealt() | e.HandRecorded() | e.Announced():
                pass
            case e.PlayersBusted():
                self._touch(event.table)
            case e.PlayerMoved():
                self._touch(event.from_table, event.to_table)
            case SeatLeft() | SeatTaken():
                self._touch(*state.seats.get(event.player, ())[:1])
            case _ if not isinstance(event, HostRecord):
                self._touched = None

    def _touch(self, *tables: int) -> None:
        if self._touched is not None:
            self._touched.update(tables)

    def count(
        self,
        hosts: Mapping[int, TableHost],
        state: EventState,
        presences: Mapping[str, Presence],
    ) -> None:
        """Tell these tables how many persons sit there who have not left their seats."""
        numbers = hosts.keys() if self._touched is None else self._touched & hosts.keys()
        for number in numbers:
            players = state.tables[number].players.values()
            hosts[number].persons = sum(
                player in presences and not presences[player].left for player in players
            )
        self._touched = set()


class Withdrawn:
    """Each is known until he comes again; of very many the newest."""

    def __init__(self) -> None:
        self._players: Final[dict[str, None]] = {}

    def __contains__(self, player: str) -> bool:
        return player in self._players

    def __iter__(self) -> Iterator[str]:
        return iter(self._players)

    def note(self, event: e.TournamentEvent | HostRecord, entrants: Container[str]) -> None:
        """Something happened, and `entrants` are those who are entered after it."""
        gone: tuple[str, ...] = ()
        match event:
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                gone = (event.player,)
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                pass
            case e.PlayerRegistered() | e.LatePlayerEntered() | e.AlternateListed():
                self._players.pop(event.player, None)
        self._players.update((player, None) for player in gone if player not in entrants)
        while len(self._players) > WITHDRAWN_KEPT_MAX:
            del self._players[next(iter(self._players))]


class Standings:
    """An event as it stands at one moment; after anything that happens there are others."""

    def __init__(self, state: EventState) -> None:
        self._state: Final = state

    @cached_property
    def order(self) -> tuple[str, ...]:
        """Everybody: those still in by their chips, then those who are out by their places."""
        state, results = self._state, self._state.results
        chips = state.chips_of if state.phase == "night" else self._before_him
        left = [player for player in state.entrants if player not in results]
        left.sort(key=chips, reverse=True)
        out = [player for player in state.entrants if player in results]
        out.sort(key=lambda player: results[player].place)
        return (*left, *out)

    def _before_him(self, player: str) -> int:
        return self._state.stacks.get(player, 0)

    @cached_property
    def _stacks(self) -> list[int]:
        """Those of all who are still in, the smallest first."""
        state = self._state
        if state.phase == "night":
            return sorted(map(state.chips_of, state.stacks or state.calendar.bags))
        return sorted(state.stacks.values())

    def rank(self, stack: int) -> int:
        """The place of one with so many chips among those who are still in, from 1 on."""
        return 1 + len(self._stacks) - bisect_left(self._stacks, stack + 1)
