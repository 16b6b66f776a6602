"""Arrivals during a simulated event: late registration, re-entries, rebuys."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from ruleone.bots import Chance
from ruleone.rulebook import Refusal
from ruleone.tournament import EventConfig, Tournament, TournamentEvent
from ruleone.tournament.events import PlayersBusted
from ruleone.tournament.events.days import StacksLost
from ruleone.tournament.tournament import Outcome


class Coming(msgspec.Struct, frozen=True):
    """Shares of arrivals, from 0 to 1.

    `late` of the players come after the start, spread over the levels with late registration.
    `again` and `rebuys` are the parts of busted players who re-enter, and who buy chips. `add_ons`
    is the part of all players who take the add-on, before their first hand for which it is sold.
    Anything that the event does not allow is left out.
    """

    late: float = 0.0
    again: float = 0.0
    rebuys: float = 0.0
    add_ons: float = 0.0


ADD_ONS_USUAL: Final = 80
"""Default percentage of players who take the add-on: most of the field."""

ALL_THERE: Final = Coming()
"""Arrivals where everybody is there at the start, and busted players leave."""


class Door:
    """The arrivals of players while the event takes them.

    `players` are all of them, in the order in which they come; those present at the start, at
    `from_ms`, are the `first`.
    """

    def __init__(
        self,
        coming: Coming,
        config: EventConfig,
        players: Iterable[str],
        chance: Chance,
        from_ms: int = 0,
    ) -> None:
        self._from_ms = from_ms
        self._coming = coming
        self._chance = chance
        people = list(players)
        late = round(coming.late * len(people)) if config.late_levels else 0
        there = max(config.entries_min, len(people) - late)
        self.first = people[:there]
        self._late = self._spread(config, people[there:])

    def _spread(self, config: EventConfig, late: list[str]) -> list[tuple[int, str]]:
        """Return the late players by the time of their arrival, the last one first.

        They come at once where levels go by hands.
        """
        levels = range(1, config.late_levels + 1)
        whole = sum(config.structure.length_ms(level) or 0 for level in levels)
        comes_ms = (self._from_ms + int(self._chance.share() * whole) for _ in late)
        times = sorted(comes_ms, reverse=True)
        return list(zip(times, reversed(late), strict=True))

    def comes_in(
        self, tournament: Tournament, style: Callable[[], str | None], now_ms: int
    ) -> Iterator[Outcome]:
        """Yield the entries of players who have arrived by now, each of some style.

        A refused player leaves.
        """
        while self._late and self._late[-1][0] <= now_ms:
            entered = tournament.register(self._late.pop()[1], style(), now_ms)
            if not isinstance(entered, Refusal):
                yield entered

    def comes_back(
        self, tournament: Tournament, happened: Iterable[TournamentEvent], now_ms: int
    ) -> Iterator[Outcome]:
        """Yield the rebuys or re-entries of players who have just busted."""
        state = tournament.state
        if not state.late_open:
            return
        for player in _out(happened):
            throw = self._chance.share()
            if state.phase != "running" or player in state.stacks:
                continue
            if throw < self._coming.rebuys:
                back = tournament.rebuy(player, now_ms)
            elif throw < self._coming.rebuys + self._coming.again:
                back = tournament.register(player, state.entrants[player], now_ms)
            else:
                continue
            if not isinstance(back, Refusal):
                yield back


def _out(happened: Iterable[TournamentEvent]) -> Iterator[str]:
    """Yield the players who have lost all their chips, in order."""
    for one in happened:
        if isinstance(one, PlayersBusted):
            yield from (bust.player for bust in one.busts)
        elif isinstance(one, StacksLost):
            yield from one.players
