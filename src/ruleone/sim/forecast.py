"""How an event is likely to go: many like it are played, and what they came to is told."""

from collections.abc import Sequence
from statistics import mean, median
from typing import Final, Literal

import msgspec

from ruleone.bots import STYLES
from ruleone.rulebook import Edition, edition
from ruleone.sim.coming import ALL_THERE, Coming
from ruleone.sim.whole_event import Pace, WholeEvent
from ruleone.tournament import EventConfig, TournamentEvent
from ruleone.tournament.events import FinalTableFormed, LevelStarted
from ruleone.tournament.satellites.seats import bubble_at
from ruleone.tournament.tournament import Outcome

PaceName = Literal["live", "online"]
PACES: Final[dict[PaceName, Pace]] = {
    "live": Pace(decision_ms=7_000, setting_ms=120_000, between_ms=45_000),
    "online": Pace(),
}
"""Some 25 hands an hour at a full table with a dealer, some 65 where software deals."""


class Asked(msgspec.Struct, frozen=True):
    """One event to be played: all that it depends on. `rules` is the id of the edition; `people`
    come, of whom some may enter more than once."""

    config: EventConfig
    rules: str
    seed: int
    people: int
    pace: PaceName = "live"
    coming: Coming = ALL_THERE


class Moment(msgspec.Struct, frozen=True):
    """When something came: how long after the start, in milliseconds, and in which level."""

    at_ms: int
    level: int


class LevelSeen(msgspec.Struct, frozen=True):
    """How it stood when a level began: players left, and their stacks in big blinds of that level,
    in 13-card poker in points."""

    level: int
    at_ms: int
    left: int
    average: float
    median: float


class Course(msgspec.Struct, frozen=True):
    """How one event went. The bubble burst when all who were left were paid; it has no final table
    where one table was all."""

    seed: int
    entries: int
    hands: int
    end: Moment
    bubble: Moment | None
    final_table: Moment | None
    levels: tuple[LevelSeen, ...]


class Spread(msgspec.Struct, frozen=True):
    """Of many values the one in the middle, and those that one in ten lies below and above."""

    low: float
    middle: float
    high: float


class Came(msgspec.Struct, frozen=True):
    """When something is likely to come, in milliseconds after the start and by level; `share` of
    the events had it, from 0 to 1."""

    at_ms: Spread
    level: Spread
    share: float


class LevelForecast(msgspec.Struct, frozen=True):
    """What is likely when a level begins, in the `share` of the events that reached it. Stacks are
    in big blinds, the average one and the median one."""

    level: int
    share: float
    at_ms: Spread
    left: Spread
    average: float
    median: float


class Forecast(msgspec.Struct, frozen=True):
    """What `events` events came to. None where no event had a bubble, or a final table."""

    events: int
    entries: Spread
    hands: Spread
    end: Came
    bubble: Came | None
    final_table: Came | None
    levels: tuple[LevelForecast, ...]


class _Observed(WholeEvent):
    """Notes what a forecast is made of."""

    def __init__(self, asked: Asked, rules: Edition) -> None:
        self.bubble: Moment | None = None
        self.final_table: Moment | None = None
        self.levels: list[LevelSeen] = []
        pace, coming = PACES[asked.pace], asked.coming
        super().__init__(asked.config, rules, asked.seed, STYLES, None, pace, coming, asked.people)

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Look at everything that happens."""
        happened = super().do(outcome)
        state = self.tournament.state
        if state.phase == "open":
            return happened
        for event in happened:
            if isinstance(event, LevelStarted):
                self.levels.append(self._seen(event))
            elif isinstance(event, FinalTableFormed):
                self.final_table = self.now
        if self.bubble is None and not state.late_open and len(state.stacks) <= bubble_at(state):
            self.bubble = self.now
        return happened

    @property
    def now(self) -> Moment:
        """This moment."""
        return Moment(self.now_ms, self.tournament.state.clock.level)

    def _seen(self, begun: LevelStarted) -> LevelSeen:
        state = self.tournament.state
        level = state.config.structure.levels[begun.level - 1]
        unit = level.point or level.big_blind or level.limit_bet
        depths = [chips / unit for chips in state.stacks.values()]
        at_ms = max(0, begun.at_ms)
        return LevelSeen(begun.level, at_ms, len(depths), mean(depths), median(depths))


def observed(asked: Asked) -> Course:
    """Play one event between house players, and tell how it went."""
    event = _Observed(asked, edition(asked.rules))
    report = event.play()
    state = event.tournament.state
    return Course(
        asked.seed,
        state.entries,
        report.hands,
        event.now,
        event.bubble,
        event.final_table,
        tuple(event.levels),
    )


def forecast(courses: Sequence[Course]) -> Forecast:
    """What these courses, at least one, say together."""
    whole = len(courses)
    end = came([course.end for course in courses], whole)
    assert end is not None
    most = max(course.levels[-1].level for course in courses)
    return Forecast(
        whole,
        spread([course.entries for course in courses]),
        spread([course.hands for course in courses]),
        end,
        came([course.bubble for course in courses if course.bubble], whole),
        came([course.final_table for course in courses if course.final_table], whole),
        tuple(_level(courses, number) for number in range(1, most + 1)),
    )


def _level(courses: Sequence[Course], number: int) -> LevelForecast:
    seen = [seen for course in courses for seen in course.levels if seen.level == number]
    return LevelForecast(
        number,
        len(seen) / len(courses),
        spread([one.at_ms for one in seen]),
        spread([one.left for one in seen]),
        median(one.average for one in seen),
        median(one.median for one in seen),
    )


def came(moments: Sequence[Moment], events: int) -> Came | None:
    """When it came in so many events; None where it did in none of them."""
    if not moments:
        return None
    times, levels = [one.at_ms for one in moments], [one.level for one in moments]
    return Came(spread(times), spread(levels), len(moments) / events)


def spread(values: Sequence[float]) -> Spread:
    """The spread of these values, at least one; each of the three is one of them."""
    ranked = sorted(values)
    low, middle, high = (ranked[round(share * (len(ranked) - 1))] for share in (0.1, 0.5, 0.9))
    return Spread(low, middle, high)
