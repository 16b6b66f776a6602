"""Events by a structure sheet of one's own: announced, played, refused where none can be."""

from typing import Any

import msgspec
import pytest
from world import World

from ruleone.room.core.settings import Settings
from ruleone.room.event.clock.view import LevelView
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.setup.custom_structure import OWN, SheetView, looked_at
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.structures.document import SheetDocument, SheetRow, document_of
from ruleone.structures.shipped import TEMPLATES, shipped_sheet
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.words import LANGUAGES, say

FRIDAY = SheetDocument(
    name="Friday",
    entrants=6,
    table_size=6,
    stack=2_000,
    ante="big-blind",
    minutes=20,
    chips=((25, 8), (100, 8), (500, 2)),
    rows=(
        SheetRow(level=1, blinds=(25, 50)),
        SheetRow(level=2, blinds=(50, 100), ante=100, minutes=15),
        SheetRow(pause=10, remove=(25,)),
        SheetRow(level=3, blinds=(100, 200), ante=200),
    ),
)
FREE = EntryTerms(charged=False, buy_in=100)


def friday(**changes: Any) -> SheetDocument:
    return msgspec.structs.replace(FRIDAY, **changes)


def level(number: int, small: int, big: int, **more: Any) -> SheetRow:
    return SheetRow(level=number, blinds=(small, big), **more)


def announced(world: World, sheet: SheetDocument, terms: EntryTerms | None = FREE) -> str:
    event = world.do(world.director(), CreateEvent(OWN, "Friday", terms, sheet=sheet)).event
    assert event is not None
    return event


def told(one: LevelView) -> tuple[int, int, int, float | None]:
    return one.small_blind, one.big_blind, one.ante, one.minutes


@pytest.mark.feature("own-structure")
def test_an_event_is_played_by_the_sheet_through_a_restart() -> None:
    world = World()
    event, ann = announced(world, FRIDAY), world.connect("ann")
    page = world.event(event, ann)
    assert [told(one) for one in page.levels] == [
        (25, 50, 0, 20), (50, 100, 100, 15), (100, 200, 200, None),
    ]  # fmt: skip
    assert list(page.breaks) == [(2, 10)]
    assert [(up.after_level, up.removed, up.into) for up in page.color_ups] == [(2, 25, 100)]
    assert (page.line.seats, page.line.name.given) == (6, "Friday")
    world.restart()
    assert world.event(event, ann).levels == page.levels
    world.do(ann, Join(event))
    host = world.room._lobby.hosts[event]
    assert host.tournament.state.config.starting_stack == 2_000
    assert host.tournament.state.rules.choice("ante.format") == "big-blind"
    world.restart()
    again = world.event(event, ann)
    assert (again.line.entries, again.levels) == (1, page.levels)


@pytest.mark.rows("name", TEMPLATES)
def test_each_sheet_of_the_room_can_be_announced(name: str) -> None:
    world = World()
    event = announced(world, document_of(shipped_sheet(name)))
    config = world.room._lobby.hosts[event].tournament.state.config
    assert len(config.structure.levels) == len(shipped_sheet(name).levels)


def test_more_levels_than_games_may_take_turns_are_played_in_turn() -> None:
    rows = tuple(
        SheetRow(level=n, blinds=(50 * n, 100 * n), stud_ante=25 * n, bring_in=25 * n)
        for n in range(1, 41)
    )
    world = World()
    games = ("flhe", "flstud")
    event = announced(world, friday(games=games, ante="none", rows=rows, chips=()))
    rotation = world.room._lobby.hosts[event].tournament.state.config.rotation
    assert rotation is not None
    assert (rotation.games, rotation.by) == (games, "level")


def test_it_is_played_by_the_rules_of_the_house() -> None:
    club = "modern+clock.seconds=30~friday-club"
    world = World(settings=Settings(edition=club, houses=(club,)))
    event = announced(world, friday(ante="per-player"))
    rules = world.room._lobby.hosts[event].tournament.state.rules
    assert (rules.house, rules.number("clock.seconds")) == ("friday-club", 30)
    assert rules.choice("ante.format") == "per-player"


def test_what_a_director_is_warned_of_may_stand() -> None:
    leaps = (level(1, 25, 50), level(2, 300, 600))
    assert announced(World(), friday(rows=leaps))


def test_entries_may_be_others_than_the_sheet_is_planned_for() -> None:
    world = World()
    twenty = EntryTerms(charged=False, buy_in=100, seats=20)
    for sheet in (FRIDAY, friday(entrants=None)):
        event = announced(world, sheet, twenty)
        assert world.event(event, world.connect("ann")).line.seats == 20
    boss = world.director()
    unsaid = CreateEvent(OWN, "Friday", FREE, sheet=friday(entrants=None))
    assert world.refused(boss, unsaid).code == "sheet-without-entrants"


@pytest.mark.rows(
    ("changes", "code"),
    [
        ({"minutes": None}, "flaw-levels-without-length"),
        ({"rows": (level(1, 100, 50),)}, "flaw-blinds-out-of-order"),
        ({"rows": (level(1, 25, 50), SheetRow(pause=10))}, "flaw-break-nowhere"),
        ({"rows": (level(1, 25, 50), level(2, 50, 100, hands=9))}, "flaw-lengths-of-two-kinds"),
        ({"games": ("thirteen",)}, "flaw-game-not-dealt"),
        ({"games": ("thirteen",), "table_size": 4}, "flaw-points-for-blinds"),
        ({"games": ("nlhe", "thirteen")}, "flaw-thirteen-with-others"),
        ({"games": ("flstud",), "table_size": 10}, "flaw-game-not-dealt"),
        ({"chips": ((25, 0), (60, 0))}, "flaw-color-up-impossible"),
        ({"rows": (level(2, 25, 50),)}, "sheet-level-order"),
        ({"rows": (SheetRow(pause=5), level(1, 25, 50))}, "sheet-break-first"),
        ({"rows": (level(1, 25, 50, pause=5),)}, "sheet-level-or-break"),
        ({"rows": (level(1, 25, 50, note="First"),)}, "sheet-not-for"),
        ({"games": ("bridge",)}, "sheet-no-game"),
        ({"stack": 10**12}, "event-bounds"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(changes: dict[str, Any], code: str) -> None:
    world = World()
    boss = world.director()
    before = world.lobby(boss).events
    refused = world.refused(boss, CreateEvent(OWN, "Friday", FREE, sheet=friday(**changes)))
    assert refused.code == code
    for language in LANGUAGES:
        assert say(language, f"refusal-{code}", **refused.parameters)
    assert world.lobby(boss).events == before


def test_a_sheet_and_a_template_are_not_mixed() -> None:
    world = World()
    boss = world.director()
    mixed = CreateEvent("turbo-27", "Friday", sheet=FRIDAY)
    assert world.refused(boss, mixed).code == "sheet-with-template"
    bare = CreateEvent(OWN, "Friday")
    assert world.refused(boss, bare).code == "template-unknown"


IN_DAYS = friday(
    entrants=12,
    rows=(
        level(1, 25, 50),
        level(2, 50, 100),
        SheetRow(pause=0, note="End of day 1"),
        level(3, 100, 200),
        SheetRow(pause=10),
        level(4, 200, 400),
        SheetRow(pause=0, note="End of day 2"),
        level(5, 300, 600),
    ),
)


def days_of(world: World, **told: Any) -> Days | None:
    made = CreateEvent(OWN, "Friday", FREE, **told)
    event = world.do(world.director(), made).event
    assert event is not None
    world.restart()
    return world.room._lobby.hosts[event].tournament.state.config.days


def test_the_days_of_an_event_end_where_its_sheet_says() -> None:
    world = World()
    ends = Days((DayEnd(2), DayEnd(4)))
    assert days_of(world, sheet=IN_DAYS) == ends
    others = Days((DayEnd(3, 5),), flights=2, last_hands=(1, 3))
    assert days_of(world, sheet=IN_DAYS, days=others) == others
    assert days_of(world, sheet=IN_DAYS, in_one_go=True) is None
    assert days_of(world, sheet=FRIDAY) is None
    shown = looked_at(IN_DAYS, Settings())
    assert isinstance(shown, SheetView)
    assert shown.days == ends
    plain = looked_at(FRIDAY, Settings())
    assert isinstance(plain, SheetView)
    assert plain.days is None


def test_a_day_of_the_sheet_that_ends_while_entries_are_taken_is_refused() -> None:
    world = World()
    late = msgspec.structs.replace(FREE, late_levels=3)
    made = CreateEvent(OWN, "Friday", late, sheet=IN_DAYS)
    refused = world.refused(world.director(), made)
    assert (refused.code, refused.parameters["what"]) == ("event-bounds", "day-end-level")
    world.do(world.director(), msgspec.structs.replace(made, in_one_go=True))


def test_the_lobby_knows_whether_all_levels_last_the_same() -> None:
    alike = tuple(msgspec.structs.replace(row, minutes=None) for row in FRIDAY.rows)
    world = World(seed=1)
    told = {announced(world, friday()): True, announced(world, friday(rows=alike)): False}
    lines = {line.event: line for line in world.lobby(world.director()).events}
    assert {event: lines[event].levels_differ for event in told} == told
    assert {lines[event].level_minutes for event in told} == {20}
