"""What the director may do about the tables that are open."""

from collections.abc import Iterator

from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.seating import TableBreakOrdered, TableBreakWithdrawn
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.seating.breaking import break_refused, seats_lacking
from ruleone.tournament.state.refusals import bad_reason, refuse


class BreakingCommands(Happening):
    """A table broken out of the posted order."""

    __slots__ = ()

    @command
    def break_table(self, table: int, reason: str, at_ms: int, *, wait: bool = True) -> Outcome:
        """Break this table up before its turn by the posted order, after others that were named:
        once its hand is over, as soon as the others have seats for its players; where it is not to
        `wait` for seats it is refused while there are too few. Refused where that left no table,
        and for the last two, which the final table joins."""
        refused = break_refused(self.state, table) or bad_reason(reason)
        if refused is None and not wait:
            refused = seats_lacking(self.state, table)
        cite = (self.state.rules.cite("floor.decides"),)
        order = TableBreakOrdered(table, reason, at_ms=at_ms, citations=cite)
        return refused or self._happen(self._decide_seats(order))

    @command
    def keep_table(self, table: int, reason: str, at_ms: int) -> Outcome:
        """Let a table stay that was to break, as long as it has not."""
        if table not in self.state.to_break:
            return refuse("table-not-to-break", table=table)
        cite = (self.state.rules.cite("floor.decides"),)
        stays = TableBreakWithdrawn(table, reason, at_ms=at_ms, citations=cite)
        return bad_reason(reason) or self._happen(self._decide_seats(stays))

    def _decide_seats(
        self, order: TableBreakOrdered | TableBreakWithdrawn
    ) -> Iterator[TournamentEvent]:
        """Another table is the next to break now, and may break at once."""
        yield order
        yield from decide_seating(self.state, order.at_ms)
