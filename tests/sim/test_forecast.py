"""What many events come to, told together."""

import pickle

import msgspec
import pytest

from ruleone.bots import STYLES
from ruleone.rulebook import edition
from ruleone.sim.coming import Coming
from ruleone.sim.forecast import (
    Asked,
    Course,
    LevelSeen,
    Moment,
    came,
    forecast,
    observed,
    spread,
)
from ruleone.sim.whole_event import NIGHT_MS, WholeEvent
from ruleone.tournament import EventConfig, Tournament, TournamentEvent, template
from ruleone.tournament.snapshot import Stand
from ruleone.tournament.terms.config import DayEnd, Days, Rotation
from ruleone.tournament.terms.structure import Level, Structure

HOUR, MINUTE = 3_600_000, 60_000


def asked(seats: int, **changes: object) -> Asked:
    """A short event with house players."""
    config: EventConfig = msgspec.structs.replace(template("sprint-27"), seats=seats, **changes)
    return Asked(config, edition("modern").id, 5, seats, "online")


def test_an_event_is_watched_from_its_first_level_to_its_end() -> None:
    course = observed(asked(20))
    first = course.levels[0]
    stack, big_blind = template("sprint-27").starting_stack, 0
    big_blind = template("sprint-27").structure.levels[0].big_blind
    assert first == LevelSeen(1, 0, 20, stack / big_blind, stack / big_blind)
    assert [seen.level for seen in course.levels] == list(range(1, course.end.level + 1))
    left = [seen.left for seen in course.levels]
    assert left == sorted(left, reverse=True)
    assert course.bubble is not None
    assert course.final_table is not None
    assert 0 < course.final_table.at_ms <= course.bubble.at_ms <= course.end.at_ms
    assert course.entries == 20


def test_stacks_are_counted_in_the_blinds_of_the_game_of_the_level() -> None:
    levels = tuple(Level(5 * n, 10 * n, big_bet_blinds=(50 * n, 100 * n)) for n in range(1, 9))
    games = Rotation(("flhe", "nlhe"), by="level")
    once = asked(2, structure=Structure(levels, level_hands=3), rotation=games)
    course = observed(once)
    stack = once.config.starting_stack
    assert [seen.average for seen in course.levels[:2]] == [stack / 10, stack / 200]


def test_the_same_question_has_the_same_answer_in_any_process() -> None:
    once = asked(9)
    assert observed(pickle.loads(pickle.dumps(once))) == observed(once)
    assert observed(msgspec.structs.replace(once, seed=6)) != observed(once)


def test_who_comes_late_and_again_is_counted() -> None:
    config = msgspec.structs.replace(template("sprint-27"), seats=30, late_levels=6, re_entries=1)
    coming = Coming(late=0.3, again=1.0)
    course = observed(Asked(config, edition("modern").id, 3, 15, "online", coming))
    assert course.levels[0].left == 11
    assert course.entries > 15


def test_days_end_as_they_are_announced_and_only_hours_of_play_count() -> None:
    """Two flights are counted as if they were played at the same time, the night not at all."""
    days = Days((DayEnd(level=2),), 2, "one", (1, 3))
    course = observed(asked(20, days=days))
    (day,) = course.days
    assert (day.day, day.end.level) == (1, 2)
    first, second, third = course.levels[:3]
    assert (first.at_ms, first.left) == (0, 20)
    assert second.left <= 20
    assert third.left == day.left <= second.left
    assert third.at_ms == day.end.at_ms > second.at_ms
    assert course.end.at_ms < NIGHT_MS
    whole = observed(asked(20, days=days, late_levels=0))
    told = forecast([course, whole])
    assert told.days[0].end.share == 1.0
    assert told.days[0].left.low <= told.days[0].left.high


def standing(*big_blinds: int) -> Asked:
    """One that stands in level 8 of quick levels by time, with a minute of it left."""
    structure = template("turbo-27").structure
    unit = structure.levels[7].big_blind
    stacks = tuple(unit * each for each in big_blinds)
    stand = Stand(1, 8, MINUTE, stacks, 20, 2_000, (1_000, 600, 400))
    return msgspec.structs.replace(asked(20, structure=structure), stand=stand)


@pytest.mark.feature("forecasts")
def test_an_event_goes_on_from_where_it_stands() -> None:
    here = standing(9, *(3,) * 8)
    course = observed(here)
    first, second = course.levels[:2]
    assert first == LevelSeen(8, 0, 9, 33 / 9, 3)
    whole_ms = here.config.structure.length_ms(8)
    assert whole_ms is not None
    assert second.level == 9
    assert MINUTE <= second.at_ms < whole_ms, "a hand in play is finished first"
    assert course.entries == 20
    assert course.bubble is not None
    assert course.bubble.at_ms > 0
    assert forecast([course]).levels[0].level == 8
    kept: list[TournamentEvent] = []
    event = WholeEvent(
        here.config, edition("modern"), 5, STYLES, kept.extend, people=20, stand=here.stand
    )
    event.play()
    again = Tournament.replay(kept)
    assert again.state.results == event.tournament.state.results
    assert sum(one.prize for one in again.state.results.values()) == 2_000


def test_an_event_in_the_money_has_no_bubble_to_come() -> None:
    assert observed(standing(4, 3, 2)).bubble is None


def course(hours: int, left: tuple[int, ...], *, bubble: bool) -> Course:
    """One that was over after so many hours, a level each."""
    levels = tuple(
        LevelSeen(number, number * HOUR, players, 10.0 * number, 8.0 * number)
        for number, players in enumerate(left, start=1)
    )
    burst = Moment(HOUR, 1) if bubble else None
    return Course(1, left[0], 10 * hours, Moment(hours * HOUR, len(left)), burst, None, levels)


def test_courses_are_told_by_their_middle_and_the_share_that_came_so_far() -> None:
    told = forecast(
        [
            course(2, (9, 5), bubble=True),
            course(3, (9, 7, 2), bubble=False),
            course(4, (9,), bubble=False),
        ]
    )
    assert (told.events, told.end.at_ms.middle, told.end.share) == (3, 3 * HOUR, 1.0)
    assert [level.share for level in told.levels] == [1.0, 2 / 3, 1 / 3]
    assert (told.levels[1].left.low, told.levels[1].left.high) == (5, 7)
    assert (told.levels[1].average, told.levels[1].median) == (20.0, 16.0)
    assert told.bubble is not None
    assert told.bubble.share == 1 / 3
    assert told.final_table is None


def test_a_spread_tells_the_middle_and_what_one_in_ten_is_beyond() -> None:
    told = spread(list(range(101)))
    assert (told.low, told.middle, told.high) == (10, 50, 90)
    one = spread([7])
    assert (one.low, one.middle, one.high) == (7, 7, 7)
    assert came([], 5) is None
