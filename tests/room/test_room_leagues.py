"""Leagues in the room: made by its director, kept in the journal, told to everybody."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from test_results import played, results_of
from world import World

from ruleone.leagues.league import League, Line, Result, league_refused, standing
from ruleone.limits import LEAGUES_MAX
from ruleone.room.results.leagues import (
    AddLeagueResults,
    DropLeague,
    GivePoints,
    LeagueTables,
    OutsideResult,
    SetLeague,
    UndoLeagueEntry,
)
from ruleone.room.results.views import LeagueView
from ruleone.rulebook import Refusal
from ruleone.store.people import ERASED

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


def out(*places: tuple[str, int]) -> tuple[OutsideResult, ...]:
    return tuple(OutsideResult(player, place) for player, place in places)


def points(of: LeagueTables) -> dict[str, float]:
    return {one.player: float(one.points) for one in league(of).lines}


@pytest.mark.feature("leagues")
def test_results_of_elsewhere_count_and_are_undone() -> None:
    world = World(seed=3)
    boss, told = world.director(), tables(world)
    for person in ("ann", "ben", "cat"):
        world.connect(person)
    best = msgspec.structs.replace(FRIDAY, best=1)
    world.do(boss, SetLeague(best))
    first = AddLeagueResults("friday", "At the Swan", "2026-11-20", out(("ann", 1), ("ben", 2)))
    world.do(boss, first)
    assert points(told) == {"ann": 11.0, "ben": 7.5}
    given = (OutsideResult("ben", points="12.25"), OutsideResult("cat", 2))
    world.do(boss, AddLeagueResults("friday", "At the Crown", "2026-11-27", given))
    assert points(told) == {"ann": 11.0, "ben": 12.25, "cat": 7.5}, "the best one counts"
    view = league(told)
    assert [(one.entry, one.title, one.players) for one in view.outside] == [
        ("x1", "At the Swan", 2), ("x2", "At the Crown", 2),
    ]  # fmt: skip
    world.restart()
    boss, told = world.director(), tables(world)
    assert points(told) == {"ann": 11.0, "ben": 12.25, "cat": 7.5}
    world.do(boss, UndoLeagueEntry("friday", "x2", "the wrong evening"))
    assert points(told) == {"ann": 11.0, "ben": 7.5}
    assert world.refused(boss, UndoLeagueEntry("friday", "x2", "again")).code == (
        "league-entry-unknown"
    )
    world.do(boss, first)
    assert [one.entry for one in league(told).outside] == ["x1", "x3"], "no id comes twice"


@pytest.mark.feature("leagues")
def test_points_by_hand_count_beside_the_best_results_and_are_undone() -> None:
    world = World(seed=3)
    boss, told = world.director(), tables(world)
    for person in ("ann", "ben"):
        world.connect(person)
    world.do(boss, SetLeague(msgspec.structs.replace(FRIDAY, best=1)))
    world.do(boss, AddLeagueResults("friday", "Swan", "2026-11-20", out(("ann", 1))))
    world.do(boss, GivePoints("friday", "ann", "-3", "came late"))
    world.do(boss, GivePoints("friday", "ben", "2.50", "dealt the final table"))
    assert points(told) == {"ann": 8.0, "ben": 2.5}
    (ann, ben) = league(told).lines
    assert (ann.by_hand, ben.scored) == ("-3", ())
    assert [(one.name, one.points, one.reason) for one in league(told).by_hand] == [
        ("<ann>", "-3", "came late"), ("<ben>", "2.50", "dealt the final table"),
    ]  # fmt: skip
    world.do(boss, UndoLeagueEntry("friday", "x2", "was on time"))
    assert points(told) == {"ann": 11.0, "ben": 2.5}
    world.do(boss, DropLeague("friday"))
    world.do(boss, SetLeague(FRIDAY))
    assert points(told) == {}, "another league of that name begins with nothing"


@pytest.mark.rows(
    ("order", "code"),
    [
        (AddLeagueResults("monday", "Swan", "2026-11-20", out(("ann", 1))), "league-unknown"),
        (AddLeagueResults("friday", " ", "2026-11-20", out(("ann", 1))), "league-title"),
        (AddLeagueResults("friday", "Swan", "20.11.", out(("ann", 1))), "league-day"),
        (AddLeagueResults("friday", "Swan", "2026-11-20", ()), "league-no-results"),
        (AddLeagueResults("friday", "Swan", "2026-11-20", out(("p9", 1))), "player-unknown"),
        (
            AddLeagueResults("friday", "Swan", "2026-11-20", out(("ann", 1), ("ann", 2))),
            "league-result-twice",
        ),
        (AddLeagueResults("friday", "Swan", "2026-11-20", out(("ann", 0))), "league-result"),
        (
            AddLeagueResults("friday", "Swan", "2026-11-20", (OutsideResult("ann"),)),
            "league-result",
        ),
        (GivePoints("friday", "ann", "1e5", "why"), "league-given"),
        (GivePoints("friday", "ann", "9999999", "why"), "league-given"),
        (GivePoints("friday", "ann", "5", ""), "reason-length"),
        (GivePoints("friday", "p9", "5", "why"), "player-unknown"),
        (GivePoints("monday", "ann", "5", "why"), "league-unknown"),
    ],
)
def test_what_cannot_come_into_a_league_is_refused(order: Any, code: str) -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    boss = world.director()
    world.do(boss, SetLeague(FRIDAY))
    world.people.names["p9"] = ERASED
    assert world.refused(boss, order).code == code
    assert world.refused(ann, order).code == "needs-director"
