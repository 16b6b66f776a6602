"""The time banks of an event: with what each person's begins, and when it is filled up."""

from collections.abc import Iterable, Mapping

from ruleone.room import records as r
from ruleone.room.presence import Presence
from ruleone.room.settings import Settings
from ruleone.tournament import events as e
from ruleone.tournament.events.days import FlightStarted
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import ShotClock


class TimeBanks:
    """Those of the event's `shot_clock`, or the room's where it has none. Each flight begins with
    full ones for its players, and from its first level on. `furthest_level` is the highest level
    that has begun so far, in this flight: a level that comes again adds nothing."""

    __slots__ = ("furthest_level", "shot_clock")

    def __init__(self, shot_clock: ShotClock | None) -> None:
        self.shot_clock = shot_clock
        self.furthest_level = 0

    def full_ms(self, settings: Settings) -> int:
        """What a person's bank begins with."""
        return settings.bank_ms if self.shot_clock is None else self.shot_clock.bank_ms

    def note(
        self,
        event: e.TournamentEvent | r.HostRecord,
        state: EventState,
        presences: Mapping[str, Presence],
        settings: Settings,
    ) -> None:
        """Something happened, and stands in the state; who came with it has his presence."""
        match event:
            case FlightStarted(players=players):
                self.furthest_level = 0
                _fill(players, presences, self.full_ms(settings))
            case e.LatePlayerEntered(player=player) if state.calendar.entered.get(player) == 1:
                _fill((player,), presences, self.full_ms(settings))
            case e.LevelStarted(level=level):
                self._refill(level, state, presences)
            case r.BankUsed(player=player):
                presences[player].bank_ms = event.left_ms

    def _refill(self, level: int, state: EventState, presences: Mapping[str, Presence]) -> None:
        """What a level that has not begun before adds; nothing for whose stack is in the bag of
        another flight, for it is not his level."""
        if self.shot_clock is not None and 1 <= self.furthest_level < level:
            bags, stacks = state.calendar.bags, state.stacks
            for player, presence in presences.items():
                if player not in bags or player in stacks:
                    presence.bank_ms = self.shot_clock.refilled_ms(presence.bank_ms)
        self.furthest_level = max(self.furthest_level, level)


def _fill(players: Iterable[str], presences: Mapping[str, Presence], full_ms: int) -> None:
    """The banks of the persons among them are full."""
    for player in players:
        if (presence := presences.get(player)) is not None:
            presence.bank_ms = full_ms
