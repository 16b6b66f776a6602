"""Leagues in the room: made by its director, kept in the journal, told to everybody."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from test_results import played, results_of
from world import World

from ruleone.leagues.league import League, Line, Result, league_refused, standing
from ruleone.limits import LEAGUES_MAX
from ruleone.room.results.leagues import DropLeague, LeagueTables, SetLeague
from ruleone.room.results.views import LeagueView
from ruleone.rulebook import Refusal

FRIDAY = League("friday", "Friday league", "table(place) + 1", "10, 6.5")


def tables(world: World) -> LeagueTables:
    return LeagueTables(world.journal, results_of(world))


def league(of: LeagueTables, name: str = "friday", person: str = "") -> LeagueView:
    told = of.league(name, person)
    assert isinstance(told, LeagueView)
    return told


def test_a_league_is_made_changed_and_taken_away_and_outlives_the_process() -> None:
    world = World(seed=3)
    boss, told = world.director(), tables(world)
    assert told.listed().leagues == ()
    world.do(boss, SetLeague(FRIDAY))
    assert told.listed().leagues == (FRIDAY,)
    other = msgspec.structs.replace(FRIDAY, best=3)
    world.do(boss, SetLeague(other))
    assert told.listed().leagues == (other,)
    world.restart()
    assert tables(world).listed().leagues == (other,)
    world.do(boss, DropLeague("friday"))
    assert world.refused(boss, DropLeague("friday")).code == "league-unknown"
    gone = told.league("friday")
    assert isinstance(gone, Refusal)
    assert gone.code == "league-unknown"


def test_the_standing_comes_from_the_results() -> None:
    world = World(seed=3)
    told = tables(world)
    first, second = played(world), played(world)
    world.do(world.director(), SetLeague(FRIDAY))
    standing = league(told, person="ann")
    assert [one.event for one in standing.events] == [first, second]
    (ann,) = standing.lines
    places = [one.place for one in ann.scored]
    expected = sum({1: 11.0, 2: 7.5}[place] for place in places)
    assert (ann.name, ann.place, float(ann.points), ann.me) == ("Ann", 1, expected, True)
    world.people.names["ann"] = "—"
    assert league(told).lines[0].name == "—"


def test_a_standing_is_worked_out_once_until_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anybody may ask for it, as often as he likes."""
    worked: list[int] = []

    def counted(rows: list[Result], *terms: Any) -> tuple[Line, ...]:
        worked.append(len(rows))
        return standing(rows, *terms)

    monkeypatch.setattr("ruleone.room.results.leagues.standing", counted)
    world = World(seed=3)
    boss, told = world.director(), tables(world)
    played(world)
    world.do(boss, SetLeague(FRIDAY))
    assert league(told, person="ann").lines[0].me
    assert not league(told).lines[0].me
    assert worked == [1]
    played(world)
    league(told)
    assert worked == [1, 2]
    world.do(boss, SetLeague(msgspec.structs.replace(FRIDAY, formula="place")))
    league(told)
    assert worked == [1, 2, 2]


@pytest.mark.feature("leagues")
def test_events_count_by_their_day_or_by_their_name() -> None:
    world = World(seed=3)
    world.now_ms = int(datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp() * 1000)
    event, told, boss = played(world), tables(world), world.director()
    for begins, ends, added, left_out, counts in (
        ("2026-11-20", "2026-11-20", (), (), True),
        ("2026-11-21", None, (), (), False),
        (None, "2026-11-19", (), (), False),
        (None, "2026-11-19", (event,), (), True),
        (None, None, (), (event,), False),
    ):
        terms = msgspec.structs.replace(
            FRIDAY, begins=begins, ends=ends, added=added, left_out=left_out
        )
        world.do(boss, SetLeague(terms))
        assert bool(league(told).events) == counts, (begins, ends, added, left_out)


def test_where_the_formula_has_no_number_the_page_says_why() -> None:
    world = World(seed=3)
    told, _ = tables(world), played(world)
    terms = msgspec.structs.replace(FRIDAY, formula="1 / (place - place)")
    world.do(world.director(), SetLeague(terms))
    standing = league(told)
    assert standing.faults == 1
    assert standing.fault is not None
    assert standing.fault.code == "formula-by-zero"
    assert standing.lines[0].points == "0"


@pytest.mark.rows(
    ("changes", "code"),
    [
        ({"name": "Friday"}, "league-name"),
        ({"name": "a" * 41}, "league-name"),
        ({"title": " "}, "league-title"),
        ({"formula": "import os"}, "formula-name"),
        ({"points": "10, x"}, "league-points"),
        ({"points": ",".join("1" * 201)}, "league-points-many"),
        ({"best": 0}, "league-best"),
        ({"begins": "20.11.2026"}, "league-day"),
        ({"begins": "2026-11-21", "ends": "2026-11-20"}, "league-days"),
    ],
)
def test_what_is_no_league_is_refused(changes: dict[str, object], code: str) -> None:
    refused = league_refused(msgspec.structs.replace(FRIDAY, **changes))
    assert refused is not None
    assert refused.code == code


def test_a_title_is_one_line_of_signs_that_can_be_printed() -> None:
    world = World(seed=3)
    boss, told = world.director(), tables(world)
    world.do(boss, SetLeague(msgspec.structs.replace(FRIDAY, title=" a\nb\u202e  c ")))
    assert [one.title for one in told.listed().leagues] == ["a b c"]
    nothing = msgspec.structs.replace(FRIDAY, title="\u202e")
    assert world.refused(boss, SetLeague(nothing)).code == "league-title"


def test_leagues_have_a_bound() -> None:
    world = World(seed=3)
    boss = world.director()
    for number in range(LEAGUES_MAX):
        world.do(boss, SetLeague(msgspec.structs.replace(FRIDAY, name=f"l{number}")))
    assert world.refused(boss, SetLeague(FRIDAY)).code == "leagues-many"
    world.do(boss, SetLeague(msgspec.structs.replace(FRIDAY, name="l0")))
