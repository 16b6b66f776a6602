"""What the director may do for players with special needs."""

from collections.abc import Iterator

from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events import SeatPinned, TournamentEvent
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.seating.pinning import not_in, pin_refused, seat_of
from ruleone.tournament.state.refusals import bad_reason


class PinningCommands(Happening):
    """A seat that a player keeps."""

    __slots__ = ()

    @command
    def pin(
        self, player: str, pinned: bool, reason: str, at_ms: int, pin_seat: int | None = None
    ) -> Outcome:
        """Let a player with special needs keep his seat where possible, or no longer (house-8,
        tda2011-6): nobody moves him to balance tables, his table breaks after the others, and where
        all sit down anew he has a seat of the same number. Before seats are drawn, at night too,
        the number may be named (`pin_seat`); without it he keeps what he draws."""
        refused = (
            not_in(self.state, player)
            or bad_reason(reason)
            or pin_refused(self.state, player, pinned, pin_seat)
        )
        if refused:
            return refused
        cite = (self.state.rules.cite("seating.special-needs"),)
        sits = seat_of(self.state, player)
        number = (pin_seat if pinned else self.state.pinned[player]) if sits is None else None
        order = SeatPinned(player, pinned, reason, number, at_ms=at_ms, citations=cite)
        return self._happen(self._decide_pin(order))

    def _decide_pin(self, order: SeatPinned) -> Iterator[TournamentEvent]:
        """Another table may be the next to break now, or another player to move."""
        yield order
        if self.state.phase == "running":
            yield from decide_seating(self.state, order.at_ms)
