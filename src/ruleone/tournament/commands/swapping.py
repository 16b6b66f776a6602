"""What the director may do about two players who sit in each other's seats."""

from collections.abc import Iterator

from ruleone.tournament.commands.arguments import command
from ruleone.tournament.event_sourced import Happening, Outcome
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.seating import SwapOrdered
from ruleone.tournament.hands.hands import decide_orders, decide_seating
from ruleone.tournament.seating.swapping import swap_ordered, swap_refused
from ruleone.tournament.state.refusals import bad_reason


class SwappingCommands(Happening):
    """Two seats that change their players."""

    __slots__ = ()

    @command
    def swap(self, player: str, other: str, reason: str, at_ms: int) -> Outcome:
        """Let two players who sit in each other's seats go to their own, each with the chips that
        he has then, now or as soon as neither is in a hand; until then no hand begins at their
        tables. Refused where one of them is not in, where something else is ordered for him, and
        where his table breaks. SwapLapsed tells it where one of them goes from his seat before."""
        refused = swap_refused(self.state, player, other) or bad_reason(reason)
        if refused is not None:
            return refused
        order = swap_ordered(self.state, player, other, reason, at_ms)
        return self._happen(self._decide_swap(order))

    def _decide_swap(self, order: SwapOrdered) -> Iterator[TournamentEvent]:
        yield order
        yield from decide_orders(self.state, order.at_ms)
        yield from decide_seating(self.state, order.at_ms)
