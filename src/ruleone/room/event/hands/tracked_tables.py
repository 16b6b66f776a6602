"""Live tables beside those of an event: opened, kept up to date, and closed with them.

Also the change of a table from one kind to the other.
"""

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Step, stands
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.hands.hand_for_hand import announce
from ruleone.room.event.hands.tracked_hands import (
    denominations,
    level_to_come,
    seat_players,
    table_of,
)
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Direction
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import TableGoesDealt, TableGoesLive
from ruleone.room.live import events as v
from ruleone.room.live.host import LiveTable
from ruleone.room.live.tables import LiveTables
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason, not_running
from ruleone.tournament.terms.config import TableKind
from ruleone.tournament.terms.games import THIRTEEN

BY_THE_EVENT = ""
"""The author of a live table that an event opens and closes: no person."""


def keep_up(host: EventHost, tables: LiveTables, batch: Batch) -> None:
    """Bring the event's live tables up to date after something has happened.

    Each of its tables that is played with real cards has one beside it, with the players that sit
    there; others have none.
    """
    host.unsettled = False
    if not host.has_live_tables:
        return
    for table in host.tables.values():
        if table.live is not None and table.kind == "dealt":
            tables.close(table.live, BY_THE_EVENT, batch)
            table.live = None
        if table.live is None and table.kind == "live" and host.phase == "running":
            _open(host, table, tables, batch)
        if table.live is not None:
            table.live.state.size = host.tournament.state.tables[table.number].size
            seat_players(host, table, table.live, batch)
            if host.phase == "running":
                _exchange(host, table, table.live, batch)
                announce(host, table.live, batch)
                if table.live.state.hand_for_hand:
                    batch.change(*table.live.topics)
    for live in tables.of(host.event):
        if host.phase == "over":
            tables.close(live, BY_THE_EVENT, batch)
        elif table_of(host, live) is None:
            live.seat((), batch)


def _exchange(host: EventHost, table: TableHost, live: LiveTable, batch: Batch) -> None:
    """Set the live table's chips to the event's, also where nobody follows its hands.

    A table exchanges colored-up chips as soon as it is in no hand.
    """
    state = host.tournament.state
    if live.state.followed is None and state.tables[table.number].hand is None:
        live.set_chips(denominations(state, live), BY_THE_EVENT, batch)


def bind(host: EventHost, tables: LiveTables) -> None:
    """Connect the event's tables with the live tables beside them, after a restart."""
    for live in tables.of(host.event):
        table = host.tables.get(live.state.opened.number or 0)
        if table is not None and table.beside == live.name:
            _beside(host, table, live)
    host.unsettled = host.has_live_tables


class SwitchTable(Direction, frozen=True, tag="switch-table"):
    """Director: switch a table of an event to cards `dealt` by the room, or `live`, real ones.

    It counts from the next hand, and is refused during a hand. Computer players cannot sit at real
    cards.
    """

    table: int
    to: TableKind
    reason: str = ""

    may = DIRECTOR
    undo = stands("act-final-table")

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Switch the table; its players keep their seats and their chips."""
        refused = bad_reason(self.reason) or self._bad(host)
        if refused is not None:
            return refused
        now_ms, batch = step.at_ms, step.batch
        host.record(self.directed(host, step), batch)
        table = host.tables[self.table]
        if self.to == "live":
            # The live table beside it is opened, and named, as soon as this is done.
            host.record(TableGoesLive(table.number, "", now_ms), batch)
        else:
            host.record(TableGoesDealt(table.number, now_ms), batch)
            settings = host.ports.settings
            table.ready_ms = now_ms + settings.paced(settings.first_hand_ms)
        host.unsettled = True
        host.change_all(batch)
        return None

    def _bad(self, host: EventHost) -> Refusal | None:
        """Return why the table cannot be switched now, or None."""
        state, table = host.tournament.state, host.tables.get(self.table)
        if state.phase == "over" or (state.phase == "night" and not state.calendar.drawn):
            return not_running(state)
        if table is None:
            return Refusal("table-unknown", "illegal", {"table": self.table})
        if table.kind == self.to:
            return Refusal("table-is-so", "illegal", {"table": self.table, "kind": self.to})
        if table.number in {order.table for order in state.hands.values()}:
            return Refusal("switch-in-hand", "illegal", {"table": self.table})
        if table.frozen is not None:
            return Refusal("table-frozen", "illegal", {"table": self.table})
        if self.to == "live" and (host.home is not None or THIRTEEN in state.config.games):
            return Refusal("not-with-real-cards", "illegal")
        if self.to == "live" and any(state.entrants[player] for player in state.seats):
            return Refusal("house-players-play", "illegal")
        return None


ORDERS = (SwitchTable,)


def _open(host: EventHost, table: TableHost, tables: LiveTables, batch: Batch) -> None:
    """Open a live table beside this one; an earlier one of this number is closed.

    A table that had broken and is open again has the one that it had.
    """
    if again := next((one for one in tables.of(host.event) if one.name == table.beside), None):
        host.record(TableGoesLive(table.number, again.name, batch.at_ms), batch)
        _beside(host, table, again)
        return
    for old in tables.of(host.event):
        if old.state.opened.number == table.number:
            tables.close(old, BY_THE_EVENT, batch)
    state = host.tournament.state
    opened = v.LiveTableOpened(
        title=f"{host.name or host.event} · {table.number}",
        game=state.config.games[0],
        edition=state.rules.id,
        digest=state.rules.digest,
        level=level_to_come(state, state.config.games[0]),
        chips=denominations(state),
        seats=(),
        by=BY_THE_EVENT,
        at_ms=batch.at_ms,
        event=host.event,
        number=table.number,
        unnamed=None if host.name else _unnamed(host, table),
    )
    live = tables.open(opened, state.rules, batch)
    host.record(TableGoesLive(table.number, live.name, batch.at_ms), batch)
    _beside(host, table, live)


def _unnamed(host: EventHost, table: TableHost) -> v.TitleOfEvent:
    template = host.tournament.state.config.template
    return v.TitleOfEvent(template, int(host.event[1:]), table.number)


def _beside(host: EventHost, table: TableHost, live: LiveTable) -> None:
    table.live = live
    live.state.size = host.tournament.state.tables[table.number].size
    live.state.record_of = lambda player: host.tournament.state.conduct_of(player).record
