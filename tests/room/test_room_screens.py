"""Big screens: made under a name, each with its own link and layout, until they are taken down."""

import pytest
from live_world import LiveWorld
from world import World, plain

from ruleone import limits
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.desk import commands as dk
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.screens import (
    CalledName,
    CalledView,
    ChangeScreen,
    Layout,
    MakeScreen,
    Place,
    RevokeScreen,
    ScreensView,
    ScreenView,
)
from ruleone.rulebook import Refusal

CLOCK = Layout(("clock",))
HALL = Layout(("prizes", "clock", "moves"), "below")


def event_of(world: World, boss: Caller) -> str:
    event = world.do(boss, CreateEvent("heads-up", "Duel")).event
    assert event is not None
    return event


def made(world: World, by: Caller, event: str, name: str = "Hall", layout: Layout = HALL) -> str:
    screen = world.do(by, MakeScreen(event, name, layout)).screen
    assert screen is not None
    return screen.screen


def up(world: World, by: Caller, event: str) -> list[str]:
    """The names of the screens that are up."""
    view = world.see(f"screens/{event}", by)
    assert isinstance(view, ScreensView)
    return [one.name for one in view.screens]


def gone(world: World, screen: str, by: Caller) -> str:
    view = world.room.view(f"screen/{screen}", by, world.now_ms)
    assert isinstance(view, Refusal)
    return view.code


@pytest.mark.feature("screens")
def test_a_screen_is_what_its_link_says_for_whoever_opens_it() -> None:
    world = World()
    boss, guest = world.director(), world.connect("a wall")
    event = event_of(world, boss)
    hall, bar = made(world, boss, event), made(world, boss, event, "Bar", CLOCK)
    assert hall != bar
    assert world.see(f"screen/{hall}", guest) == ScreenView(hall, event, "Hall", HALL)
    assert world.see(f"screen/{bar}", guest) == ScreenView(bar, event, "Bar", CLOCK)
    assert up(world, boss, event) == ["Bar", "Hall"]
    assert gone(world, "0" * 16, guest) == "screen-unknown"
    refused = world.room.view(f"screens/{event}", guest, world.now_ms)
    assert isinstance(refused, Refusal)
    assert refused.code == "needs-director"


def test_another_layout_comes_to_a_screen_that_is_up() -> None:
    world = World()
    boss, guest = world.director(), world.connect("a wall")
    event = event_of(world, boss)
    hall = made(world, boss, event)
    world.do(boss, ChangeScreen(event, hall, "Big hall", CLOCK))
    assert f"screen/{hall}" in world.outcomes[-1].changed
    assert world.see(f"screen/{hall}", guest) == ScreenView(hall, event, "Big hall", CLOCK)
    assert up(world, boss, event) == ["Big hall"]


def test_one_that_is_taken_down_says_so_and_the_others_stay() -> None:
    world = World()
    boss, guest = world.director(), world.connect("a wall")
    event = event_of(world, boss)
    hall, bar = made(world, boss, event), made(world, boss, event, "Bar")
    world.do(boss, RevokeScreen(event, hall))
    assert f"screen/{hall}" in world.outcomes[-1].changed
    assert gone(world, hall, guest) == "screen-revoked"
    for command in (RevokeScreen(event, hall), ChangeScreen(event, hall, "Hall", HALL)):
        assert world.refused(boss, command).code == "screen-revoked"
    assert world.see(f"screen/{bar}", guest) == ScreenView(bar, event, "Bar", HALL)
    world.restart()
    assert gone(world, hall, guest) == "screen-revoked"
    assert up(world, boss, event) == ["Bar"]
    assert world.see(f"screen/{bar}", guest) == ScreenView(bar, event, "Bar", HALL)


def test_a_director_of_one_event_has_no_screens_of_another() -> None:
    world = World()
    boss = world.director()
    mine, other = event_of(world, boss), event_of(world, boss)
    link = world.do(boss, MakeLink("director", mine)).link
    assert link is not None
    assert link.path is not None
    opened = world.room.open_link(link.path.rpartition("/")[2], Caller("ben", "c"), world.now_ms)
    assert not isinstance(opened, Refusal)
    world.take(opened)
    bound = world.connect("ben", (link.link,))
    theirs = made(world, boss, other)
    made(world, bound, mine, "Mine")
    assert world.refused(bound, MakeScreen(other, "Hall", HALL)).code == "needs-director"
    assert world.refused(bound, RevokeScreen(other, theirs)).code == "needs-director"
    assert world.refused(bound, RevokeScreen(mine, theirs)).code == "screen-unknown"
    assert up(world, boss, other) == ["Hall"]


@pytest.mark.rows(
    ("name", "layout", "code"),
    [
        ("", HALL, "name-length"),
        ("x" * (limits.NAME_MAX_CHARACTERS + 1), HALL, "name-length"),
        ("Hall", Layout(()), "screen-parts"),
        ("Hall", Layout(("clock", "prizes", "clock")), "screen-parts"),
    ],
)
def test_what_is_no_screen_is_refused(name: str, layout: Layout, code: str) -> None:
    world = World()
    boss = world.director()
    event = event_of(world, boss)
    assert world.refused(boss, MakeScreen(event, name, layout)).code == code
    hall = made(world, boss, event)
    assert world.refused(boss, ChangeScreen(event, hall, name, layout)).code == code


def test_there_are_no_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SCREENS_OF_AN_EVENT_MAX", 2)
    world = World()
    boss = world.director()
    event, other = event_of(world, boss), event_of(world, boss)
    first = made(world, boss, event)
    made(world, boss, event)
    assert world.refused(boss, MakeScreen(event, "Hall", HALL)).code == "too-many-screens"
    made(world, boss, other)
    world.do(boss, RevokeScreen(event, first))
    made(world, boss, event)
    assert world.refused(boss, MakeScreen("e99", "Hall", HALL)).code == "event-unknown"


def test_a_wall_tells_who_is_called_up_and_of_the_others_how_many_they_are() -> None:
    world = LiveWorld()
    guest = world.connect("a wall")
    event = event_of(world, world.boss)
    hall = made(world, world.boss, event, layout=Layout(("clock", "waiting")))
    bare = made(world, world.boss, event, "Bar", CLOCK)
    for name, table in (("Ann", None), ("Bob", "l1"), ("Cem", None)):
        world.do(world.floor, dk.PutOnList(name, table))
        assert f"screen/{hall}" in world.outcomes[-1].changed
        assert f"screen/{bare}" not in world.outcomes[-1].changed
    assert shown(world, hall, guest) == CalledView((), 3)
    world.do(world.floor, dk.CallUp(2))
    first_ms = world.now_ms
    world.now_ms += 60_000
    world.do(world.floor, dk.CallUp(3))
    title = world.live(name="l1").title
    assert shown(world, hall, guest) == CalledView(
        (CalledName(3, "Cem", "", world.now_ms), CalledName(2, "Bob", title, first_ms)), 3
    )
    assert shown(world, bare, guest) is None
    assert "Ann" not in str(plain(world.see(f"screen/{hall}", guest)))
    world.do(world.floor, dk.SeatFromList(2, "l1", 5, 8_000))
    world.restart()
    told = shown(world, hall, guest)
    assert told is not None
    assert ([one.name for one in told.called], told.waiting) == (["Cem"], 2)


def shown(world: World, screen: str, by: Caller) -> CalledView | None:
    """Who is called up, as this screen shows it."""
    view = world.see(f"screen/{screen}", by)
    assert isinstance(view, ScreenView)
    return view.called


FREE = Layout(("clock", "prizes"), "placed", (Place(1, 1, 8, 8), Place(9, 3, 4, 4)))


def test_parts_that_are_placed_freely_lie_there_also_after_a_restart() -> None:
    world = World()
    boss, guest = world.director(), world.connect("a wall")
    event = event_of(world, boss)
    hall, bar = made(world, boss, event, layout=FREE), made(world, boss, event, "Bar", HALL)
    for _ in range(2):
        view = world.see(f"screen/{hall}", guest)
        assert isinstance(view, ScreenView)
        assert view.layout == FREE
        other = world.see(f"screen/{bar}", guest)
        assert isinstance(other, ScreenView)
        assert other.layout == HALL
        world.restart()


@pytest.mark.rows(
    "places",
    [
        (),
        (Place(1, 1, 8, 8),),
        (Place(1, 1, 8, 8), Place(8, 1, 5, 8)),
        (Place(1, 1, 8, 8), Place(9, 1, 5, 8)),
        (Place(1, 1, 8, 8), Place(9, 0, 4, 4)),
        (Place(1, 1, 8, 8), Place(9, 5, 4, 5)),
        (Place(1, 1, 8, 8), Place(9, 1, 4, 1)),
        (Place(1, 1, 8, 8), Place(9, 1, -4, 4)),
        (Place(1, 1, 8, 8), Place(9, 1, 10**9, 10**9)),
    ],
)
def test_each_part_needs_a_place_of_its_own(places: tuple[Place, ...]) -> None:
    world = World()
    boss = world.director()
    event = event_of(world, boss)
    layout = Layout(("clock", "prizes"), "placed", places)
    refused = world.refused(boss, MakeScreen(event, "Hall", layout))
    assert refused.code == "screen-places"
    assert refused.parameters == {"least": 2, "across": 12, "down": 8}


def test_places_without_free_placing_are_refused() -> None:
    world = World()
    boss = world.director()
    event = event_of(world, boss)
    layout = Layout(("clock",), "beside", (Place(1, 1, 8, 8),))
    assert world.refused(boss, MakeScreen(event, "Hall", layout)).code == "screen-places"


def kept(world: World, by: Caller, event: str) -> list[tuple[str, Layout]]:
    """The layouts that are kept by name."""
    view = world.see(f"screens/{event}", by)
    assert isinstance(view, ScreensView)
    return [(one.name, one.layout) for one in view.kept]


def test_layouts_are_kept_by_name_for_the_screens_of_other_events() -> None:
    world = World()
    boss = world.director()
    first, second = event_of(world, boss), event_of(world, boss)
    hall = made(world, boss, first, layout=FREE)
    made(world, boss, first, "Bar", CLOCK)
    world.do(boss, RevokeScreen(first, hall))
    assert kept(world, boss, second) == [("Bar", CLOCK), ("Hall", FREE)]
    made(world, boss, second, "Hall", HALL)
    for _ in range(2):
        assert kept(world, boss, second) == [("Hall", HALL), ("Bar", CLOCK)]
        world.restart()
    for number in range(limits.LAYOUTS_KEPT_MAX):
        made(world, boss, second, f"Wall {number}", CLOCK)
    names = [name for name, _ in kept(world, boss, first)]
    assert len(names) == limits.LAYOUTS_KEPT_MAX
    assert "Bar" not in names
