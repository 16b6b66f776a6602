"""Who stands where in an event, found once for all who look."""

from bisect import bisect_left
from functools import cached_property
from typing import Final

from ruleone.tournament.state.event_state import EventState


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
