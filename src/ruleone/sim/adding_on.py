"""Who takes the add-on of an event, and when."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ruleone.bots import Chance
from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.tournament import Outcome


class AddOns:
    """Such a `share` of the players, from 0 to 1, buys the add-on as soon as it is sold and no hand
    is in the way, in each flight that he plays. Each has a chance of his own, drawn from `entropy`,
    so what else happens by chance is the same with any share. `had` are those who have bought it
    before."""

    def __init__(
        self, share: float, entropy: Callable[[str], bytes], had: Iterable[str] = ()
    ) -> None:
        self._share: Final = share
        self._entropy: Final = entropy
        self._had: Final = frozenset(had)
        self._asked: Final[set[tuple[int, str]]] = set()

    def bought(
        self, tournament: Tournament, players: Iterable[str], now_ms: int
    ) -> Iterator[Outcome]:
        """What those of the players buy who have not been asked yet; each is asked once."""
        state, terms = tournament.state, tournament.state.config.add_on
        if not self._share or terms is None or not state.late_open:
            return
        if state.phase != "running" or state.clock.level != terms.level:
            return
        flight = state.calendar.flight
        for player in tuple(players):
            if (flight, player) in self._asked or player in self._had or state.in_hand(player):
                continue
            self._asked.add((flight, player))
            if Chance(self._entropy(f"add-on/{flight}/{player}")).share() < self._share:
                bought = tournament.add_on(player, now_ms)
                if not isinstance(bought, Refusal):
                    yield bought
