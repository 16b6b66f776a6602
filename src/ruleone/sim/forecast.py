"""Forecasts of an event: many like it are played, and their courses summarised."""

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
from ruleone.tournament.events.days import DayEnded, DayStarted, FlightStarted
from ruleone.tournament.places import bubble_at
from ruleone.tournament.snapshot import Stand
from ruleone.tournament.terms.structure import unit
from ruleone.tournament.tournament import Outcome

PaceName = Literal["live", "online"]
PACES: Final[dict[PaceName, Pace]] = {
    "live": Pace(decision_ms=7_000, setting_ms=120_000, between_ms=45_000),
    "online": Pace(),
}
"""Hands an hour at a full table: some 25 with a dealer, some 65 where software deals."""


class Asked(msgspec.Struct, frozen=True):
    """One event to be played, with all that it depends on.

    `rules` is the id of the edition; `people` come, of whom some may enter more than once. With a
    `stand` it is continued from there: all times count from it, and `people` are its entries so
    far.
    """

    config: EventConfig
    rules: str
    seed: int
    people: int
    pace: PaceName = "live"
    coming: Coming = ALL_THERE
    stand: Stand | None = None


class Moment(msgspec.Struct, frozen=True):
    """A moment: the time played, in milliseconds, and the level.

    Nights do not count, and several flights as if they were played at the same time.
    """

    at_ms: int
    level: int


class LevelSeen(msgspec.Struct, frozen=True):
    """The field when a level began, of several flights in all that came to it.

    Players left, and their stacks in big blinds of that level, in 13-card poker in points.
    """

    level: int
    at_ms: int
    left: int
    average: float
    median: float


class DaySeen(msgspec.Struct, frozen=True):
    """The end of a day, with the number of players left in all of its flights."""

    day: int
    end: Moment
    left: int


class Course(msgspec.Struct, frozen=True):
    """The course of one event.

    The bubble burst when all who were left were paid, None where they were from the start on; it
    has no final table where one table was all. `days` are those that ended before the event did.
    """

    seed: int
    entries: int
    hands: int
    end: Moment
    bubble: Moment | None
    final_table: Moment | None
    levels: tuple[LevelSeen, ...]
    days: tuple[DaySeen, ...] = ()


class Spread(msgspec.Struct, frozen=True):
    """The median of many values, and those that one in ten lies below and above."""

    low: float
    middle: float
    high: float


class Came(msgspec.Struct, frozen=True):
    """The likely moment of something, in milliseconds of play and as a level.

    `share` of the events had it, from 0 to 1.
    """

    at_ms: Spread
    level: Spread
    share: float


class LevelForecast(msgspec.Struct, frozen=True):
    """The likely field when a level begins, in the `share` of the events that reached it.

    Stacks are in big blinds, the average one and the median one.
    """

    level: int
    share: float
    at_ms: Spread
    left: Spread
    average: float
    median: float


class DayForecast(msgspec.Struct, frozen=True):
    """The likely end of a day, and the number of players left."""

    day: int
    end: Came
    left: Spread


class Forecast(msgspec.Struct, frozen=True):
    """The summary of `events` events.

    A field is None where no event had a bubble, or a final table; `days` are those that ended
    before the event did.
    """

    events: int
    entries: Spread
    hands: Spread
    end: Came
    bubble: Came | None
    final_table: Came | None
    levels: tuple[LevelForecast, ...]
    days: tuple[DayForecast, ...] = ()


class _Observed(WholeEvent):
    """An event under observation for a forecast.

    `began_ms` is when the present day or flight would have begun if all before it had been played
    without nights, flights at the same time. `rested_ms` is the time played when the last one
    ended, while the next has not begun.
    """

    def __init__(self, asked: Asked, rules: Edition) -> None:
        self.bubble: Moment | None = None
        self.final_table: Moment | None = None
        self.days: dict[int, DaySeen] = {}
        self.began_ms = 0
        self.rested_ms: int | None = None
        self._depths: dict[int, tuple[int, list[float]]] = {}
        pace, coming = PACES[asked.pace], asked.coming
        super().__init__(
            asked.config, rules, asked.seed, STYLES, None, pace, coming, asked.people, asked.stand
        )

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Observe all events of a command."""
        happened = super().do(outcome)
        state = self.tournament.state
        if state.phase == "open":
            return happened
        for event in happened:
            match event:
                case LevelStarted():
                    self._note(event)
                case FinalTableFormed():
                    self.final_table = self.now
                case DayEnded():
                    self._day_over(event)
                case FlightStarted():
                    self.began_ms, self.rested_ms = event.at_ms, None
                case DayStarted():
                    self.began_ms = event.at_ms - self.days[event.day - 1].end.at_ms
                    self.rested_ms = None
        if self.bubble is None and not state.late_open and state.left <= bubble_at(state):
            self.bubble = self.now
        return happened

    @property
    def now(self) -> Moment:
        """Return this moment."""
        played_ms = self.now_ms - self.began_ms if self.rested_ms is None else self.rested_ms
        return Moment(played_ms, self.tournament.state.clock.level)

    @property
    def levels(self) -> tuple[LevelSeen, ...]:
        """Return the field at each level's beginning."""
        seen = sorted(self._depths.items())
        return tuple(
            LevelSeen(level, at_ms, len(depths), mean(depths), median(depths))
            for level, (at_ms, depths) in seen
        )

    def _note(self, begun: LevelStarted) -> None:
        """Note the beginning of a level.

        The rest of one on the next day is not another level. A level that only some flights came to
        is judged by all when the next day comes to it.
        """
        state = self.tournament.state
        level = state.config.structure.levels[begun.level - 1]
        each = unit(state.config.games_in(begun.level), level)
        depths = [chips / each for chips in state.stacks.told().values()]
        at_ms = max(0, begun.at_ms - self.began_ms)
        before = self._depths.get(begun.level)
        if before is not None and self.in_later_flight:
            at_ms, depths = max(at_ms, before[0]), [*before[1], *depths]
        elif before is not None and begun.left_ms is not None:
            return
        self._depths[begun.level] = at_ms, depths

    @property
    def in_later_flight(self) -> bool:
        """Whether another flight of day one is played."""
        calendar = self.tournament.state.calendar
        return calendar.day == 1 and calendar.flight > 1

    def _day_over(self, ended: DayEnded) -> None:
        """Note the end of a day, which is as long as its longest flight."""
        now = Moment(ended.at_ms - self.began_ms, self.tournament.state.clock.level)
        before = self.days.get(ended.day)
        if before is not None and before.end.at_ms > now.at_ms:
            now = before.end
        self.days[ended.day] = DaySeen(ended.day, now, self.tournament.state.left)
        self.rested_ms = now.at_ms


def observed(asked: Asked) -> Course:
    """Play one event between computer players, and return its course."""
    event = _Observed(asked, edition(asked.rules))
    report = event.play()
    state, bubble = event.tournament.state, event.bubble
    if asked.stand is not None and len(asked.stand.stacks) <= len(asked.stand.prizes):
        bubble = None
    return Course(
        asked.seed,
        state.entries,
        report.hands,
        event.now,
        bubble,
        event.final_table,
        event.levels,
        tuple(event.days.values()),
    )


def observed_in_turn(events: list[Asked]) -> list[Course]:
    """Play several events, one after the other."""
    return [observed(asked) for asked in events]


def forecast(courses: Sequence[Course]) -> Forecast:
    """Return the summary of these courses, at least one."""
    whole = len(courses)
    end = came([course.end for course in courses], whole)
    assert end is not None
    levels = {seen.level for course in courses for seen in course.levels}
    days = {seen.day for course in courses for seen in course.days}
    return Forecast(
        whole,
        spread([course.entries for course in courses]),
        spread([course.hands for course in courses]),
        end,
        came([course.bubble for course in courses if course.bubble], whole),
        came([course.final_table for course in courses if course.final_table], whole),
        tuple(_level(courses, number) for number in sorted(levels)),
        tuple(_day(courses, number) for number in sorted(days)),
    )


def _day(courses: Sequence[Course], number: int) -> DayForecast:
    seen = [seen for course in courses for seen in course.days if seen.day == number]
    end = came([one.end for one in seen], len(courses))
    assert end is not None
    return DayForecast(number, end, spread([one.left for one in seen]))


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
    """Return the likely moment in `events` events, None where it came in none of them."""
    if not moments:
        return None
    times, levels = [one.at_ms for one in moments], [one.level for one in moments]
    return Came(spread(times), spread(levels), len(moments) / events)


def spread(values: Sequence[float]) -> Spread:
    """Return the spread of these values, at least one; each of the three is one of them."""
    ranked = sorted(values)
    low, middle, high = (ranked[round(share * (len(ranked) - 1))] for share in (0.1, 0.5, 0.9))
    return Spread(low, middle, high)
