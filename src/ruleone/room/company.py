"""How many persons sit at each table of an event."""

from collections.abc import Mapping

from ruleone.room import records as r
from ruleone.room.presence import Presence
from ruleone.room.table_host import TableHost
from ruleone.tournament import events as e
from ruleone.tournament.state.event_state import EventState


class Company:
    """Counts them anew only at tables where they may be others: most of what happens in an event
    happens at one of its tables, and there may be a thousand."""

    def __init__(self) -> None:
        self._touched: set[int] | None = None
        """None for all tables."""

    def note(self, event: e.TournamentEvent | r.HostRecord, state: EventState) -> None:
        """Something happened, and stands in the state."""
        match event:
            case e.HandDealt() | e.HandRecorded() | e.Announced():
                pass
            case e.PlayersBusted():
                self._touch(event.table)
            case e.PlayerMoved():
                self._touch(event.from_table, event.to_table)
            case r.SeatLeft() | r.SeatTaken():
                self._touch(*state.seats.get(event.player, ())[:1])
            case _ if not isinstance(event, r.HostRecord):
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
