"""The nights of a simulated event: bags are signed, and the next flight or the next day begins."""

from collections.abc import Callable, Iterator

from ruleone.bots import Chance
from ruleone.rulebook import Refusal
from ruleone.sim.coming import Coming, Door
from ruleone.tournament import EventConfig, Tournament
from ruleone.tournament.sealed_draws import seed_for_seats
from ruleone.tournament.tournament import Outcome

NIGHT_MS = 12 * 60 * 60 * 1_000


def fields(config: EventConfig, players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Who comes to each flight: everybody to one of them, the fields as even as may be."""
    flights = 1 if config.days is None else config.days.flights
    return [players[flight::flights] for flight in range(flights)]


class Night:
    """One night of a tournament, at `now_ms`."""

    def __init__(
        self,
        tournament: Tournament,
        coming: Coming,
        entropy: Callable[[str], bytes],
        now_ms: int,
    ) -> None:
        self._tournament = tournament
        self._coming = coming
        self._entropy = entropy
        self._now_ms = now_ms

    def pass_by(self, door: Door | None, style: Callable[[], str | None]) -> Iterator[Outcome]:
        """All that is done until play goes on. `door` is that of the flight which is to start: its
        players come, and some who have played in an earlier one."""
        event, state, now_ms = self._tournament, self._tournament.state, self._now_ms
        calendar = state.calendar
        if calendar.unsigned:
            yield event.sign_bags((), now_ms)
        for player in (*(() if door is None else door.first), *self._again()):
            entered = event.register(player, style(), now_ms)
            if not isinstance(entered, Refusal):
                yield entered
        purpose = f"flight/{calendar.flight + 1}"
        if door is not None and len(calendar.field) >= state.config.entries_min:
            yield event.start_flight(*self._chance(purpose, now_ms))
            return
        for player in tuple(calendar.field):
            yield event.unregister(player, now_ms)
        purpose = f"day/{calendar.day + 1}"
        yield event.draw_day(*self._chance(purpose, now_ms))
        if state.phase == "night":
            yield event.start_day(now_ms)

    def _chance(self, purpose: str, now_ms: int) -> tuple[bytes, int, bytes]:
        """What a flight or a day is drawn from, now, and its last hands."""
        seed = seed_for_seats(self._tournament.state, lambda: self._entropy(purpose))
        return seed, now_ms, self._entropy(f"{purpose}/end")

    def _again(self) -> Iterator[str]:
        """Those who come to the next flight as well, out of it or not."""
        calendar = self._tournament.state.calendar
        chance = Chance(self._entropy(f"again/{calendar.day}/{calendar.flight}"))
        for player in tuple(self._tournament.state.entrants):
            if chance.share() < self._coming.again and player not in calendar.field:
                yield player
