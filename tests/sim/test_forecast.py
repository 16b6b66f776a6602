"""What many events come to, told together."""

import pickle

import msgspec

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
from ruleone.tournament import EventConfig, template

HOUR = 3_600_000


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
