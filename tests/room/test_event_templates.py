"""Templates of the house's own: an event with all its terms is announced again."""

import msgspec
import pytest
from world import World

from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms, Join, PlayTerms
from ruleone.room.event.orders.commands import RemovePlayer, StartEvent
from ruleone.room.event.setup.planning import CreateEvent, config_of
from ruleone.room.event.setup.templates import (
    DropTemplate,
    EventPlan,
    KeepTemplate,
    KeptTemplate,
    Series,
    plan_again,
)
from ruleone.rulebook import Refusal
from ruleone.structures.document import SheetDocument, document_of
from ruleone.structures.shipped import SHIPPED, shipped_sheet
from ruleone.tournament.terms.config import AddOnTerms, EventConfig, Rebuys, ShotClock, TableKind
from ruleone.tournament.terms.templates import TEMPLATES

CLUB = EntryTerms(
    charged=False,
    buy_in=50,
    fee=10,
    guarantee=2_000,
    late_levels=4,
    re_entries=1,
    seats=60,
    rebuys=Rebuys(chips=10_000, price=50, most=9, until_level=4),
    add_on=AddOnTerms(chips=20_000, price=50, level=4),
)
SHEET = document_of(shipped_sheet("regular"))


def announced(do: CreateEvent) -> EventConfig:
    config = config_of(do, None, Settings())
    assert isinstance(config, EventConfig), config
    return config


def again(do: CreateEvent) -> tuple[EventConfig, EventConfig, EventPlan]:
    config = announced(do)
    plan = plan_again(config, do.name, Settings())
    return config, announced(plan.event), plan


@pytest.mark.feature("event-templates")
@pytest.mark.rows("template", TEMPLATES)
def test_every_template_of_the_room_is_announced_again_as_it_was(template: str) -> None:
    kinds: tuple[TableKind, ...] = ("dealt",) if "thirteen" in template else ("dealt", "live")
    for tables in kinds:
        config, other, plan = again(CreateEvent(template, "Friday", tables=tables))
        assert (plan.exact, plan.event.name) == (True, "Friday")
        if plan.event.template != template:
            assert config.kind == "scheduled"
            config = msgspec.structs.replace(config, template="own-sheet")
        assert other == config


@pytest.mark.rows("name", SHIPPED)
def test_an_event_by_a_sheet_is_announced_again_as_it_was(name: str) -> None:
    sheet = document_of(shipped_sheet(name))
    terms = EntryTerms(charged=False, buy_in=100, seats=sheet.entrants or 27)
    config, other, plan = again(CreateEvent("own-sheet", "Own", terms, sheet=sheet))
    assert plan.exact, name
    assert msgspec.structs.replace(other, template=config.template) == config


def test_all_terms_come_along() -> None:
    do = CreateEvent(
        "own-sheet",
        "Club night",
        CLUB,
        shot_clock=ShotClock((20, 30), 60, 10),
        ties="shared",
        tables="live",
        sheet=SHEET,
        play=PlayTerms(table_size=8, hand_for_hand_within=1),
    )
    config, other, plan = again(do)
    assert plan.exact
    assert other == config
    assert plan.event.terms == msgspec.structs.replace(
        CLUB, entries_min=2, house_players=0, at_desk=True
    )
    assert isinstance(plan.event.sheet, SheetDocument)
    assert len(plan.event.sheet.rows) == len(SHEET.rows)


@pytest.mark.feature("event-templates")
def test_a_template_is_kept_changed_dropped_and_outlives_the_process() -> None:
    world = World(seed=3)
    boss = world.director()
    event = world.do(boss, CreateEvent("six-max", "Friday", CLUB)).event
    assert event is not None
    plan = world.room.again(event)
    assert isinstance(plan, EventPlan)
    series = Series(3, "19:30", "2027-06-30")
    kept = KeptTemplate("Club night", plan.event, series)
    world.do(boss, KeepTemplate(kept))
    world.restart()
    boss = world.director()
    assert world.room.templates()[0] == (kept,)
    assert [one.event for one in world.room.templates()[1] if one.name == "Friday"] == [event]
    new = world.do(boss, world.room.templates()[0][0].event).event
    assert new is not None
    one, other = (world.room._lobby.hosts[each].tournament.state.config for each in (event, new))
    assert msgspec.structs.replace(one, template=other.template) == other
    changed = msgspec.structs.replace(kept, series=None)
    world.do(boss, KeepTemplate(changed))
    assert world.room.templates()[0] == (changed,)
    world.do(boss, DropTemplate("Club night"))
    assert world.room.templates()[0] == ()
    assert world.refused(boss, DropTemplate("Club night")).code == "event-template-unknown"
    assert isinstance(world.room.again("e99"), Refusal)


@pytest.mark.rows(
    ("changed", "code"),
    [
        ({"name": " "}, "name-length"),
        ({"name": "x" * 41}, "name-length"),
        ({"series": Series(7, "19:30")}, "series-weekday"),
        ({"series": Series(3, "24:00")}, "series-time"),
        ({"series": Series(3, "19:30", "soon")}, "league-day"),
        ({"event": CreateEvent("no-such", "Friday")}, "template-unknown"),
    ],
)
def test_a_template_that_cannot_be_is_refused(changed: dict[str, object], code: str) -> None:
    world = World(seed=3)
    kept = KeptTemplate("Club", CreateEvent("six-max", "Friday"))
    order = KeepTemplate(msgspec.structs.replace(kept, **changed))
    assert world.refused(world.director(), order).code == code
    assert world.refused(world.connect("ann"), order).code == "needs-director"


def test_an_event_that_is_over_and_still_shown_is_listed_once() -> None:
    world = World(seed=3)
    boss, ann, ben = world.director(), world.connect("ann"), world.connect("ben")
    terms = EntryTerms(charged=False, buy_in=100, house_players=0)
    event = world.do(boss, CreateEvent("heads-up", "Friday", terms)).event
    assert event is not None
    for player in (ann, ben):
        world.do(player, Join(event))
    if world.event(event, ann).line.state == "open":
        world.do(boss, StartEvent(event, "both are here"))
    world.do(boss, RemovePlayer(event, "ben", "asked to"))
    world.finish(event, ann)
    _, events = world.room.templates()
    assert [(one.event, one.over) for one in events if one.event == event] == [(event, True)]
