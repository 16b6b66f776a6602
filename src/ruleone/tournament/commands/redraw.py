"""What the director may do about all seats at once."""

from collections.abc import Iterator

from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.seating import RedrawOrdered
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.seating.redraw import redraw_refused
from ruleone.tournament.state.refusals import bad_reason


class RedrawCommands(Happening):
    """All seats drawn anew."""

    __slots__ = ()

    @command
    def redraw(self, reason: str, at_ms: int) -> Outcome:
        """Have all who are left draw new seats at the tables that stand, now or when the hands in
        play are over; until then no new one begins. Where the final table comes together, or the
        day ends before it, their draw is the redraw. Refused at the final table, hand for hand,
        while a deal is offered, and in the last hands of a day."""
        refused = redraw_refused(self.state) or bad_reason(reason)
        cite = (self.state.rules.cite("floor.decides"), self.state.rules.cite("seating.random"))
        order = RedrawOrdered(reason, at_ms=at_ms, citations=cite)
        return refused or self._happen(self._decide_redraw(order))

    def _decide_redraw(self, order: RedrawOrdered) -> Iterator[TournamentEvent]:
        yield order
        yield from decide_seating(self.state, order.at_ms)
