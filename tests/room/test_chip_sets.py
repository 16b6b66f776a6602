"""The chips of an event's sheet: its live tables play with them, and colour-ups take them out."""

import msgspec
import pytest
from live_event_world import LiveEvent
from test_own_sheets import FREE
from world import World

from ruleone import limits
from ruleone.dealing import RaiseTo
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, AllDealt, Plays
from ruleone.room.event.chips import ColorUp
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.live import commands as lc
from ruleone.rulebook import Refusal
from ruleone.structures import make_sheet, shipped_sheet
from ruleone.structures.document import SheetDocument, SheetRow, document_of
from ruleone.structures.making import Wish
from ruleone.words import LANGUAGES, say

TWENTIES = SheetDocument(
    name="Twenties",
    entrants=18,
    stack=5_000,
    ante="none",
    minutes=20,
    chips=((20, 10), (100, 8), (200, 0), (500, 4), (1_000, 2), (5_000, 0)),
    rows=(
        SheetRow(level=1, blinds=(20, 40)),
        SheetRow(level=2, blinds=(100, 200)),
        SheetRow(level=3, blinds=(200, 400)),
        SheetRow(level=4, blinds=(1_000, 2_000)),
    ),
)
SET = (20, 100, 200, 500, 1_000, 5_000)


def by_sheet() -> LiveEvent:
    return LiveEvent(4, seed=4, terms=FREE, sheet=TWENTIES)


def started() -> LiveEvent:
    world = by_sheet()
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    return world


def turn(world: LiveEvent) -> int:
    hand = world.hand_on("l1")
    assert hand is not None
    assert hand.options is not None
    return hand.options.seat


def test_a_live_table_plays_with_the_chips_of_the_sheet() -> None:
    world = started()
    assert world.tablet("l1").chips == SET
    world.restart()
    assert world.tablet("l1").chips == SET
    seat = turn(world)
    for entry, code in (
        (Acts(seat, RaiseTo(85)), "live-not-in-chips"),
        (Plays(seat, (Push({25: 4}),)), "live-denomination"),
    ):
        refused = world.enter("l1", entry).result
        assert isinstance(refused, Refusal)
        assert refused.code == code
    world.told("l1", Plays(seat, (Said("raise"), Push({200: 1}))))


@pytest.mark.rule("house-23B.1", "house-22A.1")
def test_chips_that_were_coloured_up_are_gone_and_the_set_s_own_are_offered() -> None:
    world = by_sheet()
    for reason in ("no need of 20s", "all are back"):
        world.do(world.boss, dc.NextLevel(world.name, reason))
    assert world.director_page(world.name, world.boss).chips.into[:2] == (100, 200)
    world.do(world.boss, ColorUp(world.name, 100, "no level needs them"))
    assert world.tablet("l1").chips == SET[1:]
    world.restart()
    assert world.tablet("l1").chips == SET[1:]


def test_a_chip_that_the_set_has_not_comes_by_a_colour_up() -> None:
    world = by_sheet()
    for _ in range(3):
        world.do(world.boss, dc.NextLevel(world.name, "a trial"))
    for into in (100, 500, 1_000):
        world.do(world.boss, ColorUp(world.name, into, "no level needs them"))
    assert world.tablet("l1").chips == (1_000, 5_000)
    refused = world.refused(world.boss, ColorUp(world.name, 25_000, "all at once"))
    assert refused.code == "color-up-needed"


def test_the_floor_sets_larger_chips_at_a_table_and_they_stay() -> None:
    world = by_sheet()
    holder = world.holder_of("l1")
    more = (*SET, 25_000)
    assert world.refused(holder, lc.SetLiveChips("l1", more)).code == "live-chips-of-event"
    refused = world.refused(world.boss, lc.SetLiveChips("l1", (100, 500)))
    assert (refused.code, refused.parameters) == ("live-chips-smallest", {"chip": 20, "came": 100})
    for language in LANGUAGES:
        assert "20" in say(language, f"refusal-{refused.code}", **refused.parameters)
    world.do(world.boss, lc.SetLiveChips("l1", more))
    assert world.tablet("l1").chips == more
    assert not isinstance(world.start("l1"), Refusal)
    assert world.tablet("l1").chips == more
    world.told("l1", AllDealt())
    world.restart()
    world.fold_on("l1")
    world.finish_hand("l1")
    for _ in range(2):
        world.do(world.boss, dc.NextLevel(world.name, "a trial"))
    world.do(world.boss, ColorUp(world.name, 100, "no level needs them"))
    assert world.tablet("l1").chips == more[1:]


def test_an_event_without_a_set_has_the_usual_chips_that_the_floor_may_change() -> None:
    world = LiveEvent(3, seed=15)
    smallest = world.host.tournament.state.chip
    assert world.tablet("l1").chips[:2] == (smallest, 500 if smallest == 100 else 100)
    chips = (smallest, 20 * smallest)
    world.do(world.boss, lc.SetLiveChips("l1", chips))
    assert not isinstance(world.start("l1"), Refusal)
    assert world.tablet("l1").chips == chips


def test_shipped_sheets_and_made_ones_bring_their_chips() -> None:
    wish = Wish(name="Made", minutes=240, entrants=18, stack=10_000)
    for sheet in (shipped_sheet("regular"), make_sheet(wish)):
        world = World()
        made = CreateEvent(OWN, "Autumn", FREE, sheet=document_of(sheet))
        event = world.do(world.director(), made).event
        assert event is not None
        config = world.room._lobby.hosts[event].tournament.state.config
        assert config.chips == tuple(sorted(sheet.chips))
        assert config.chip == config.chips[0][0]


def test_the_floor_adds_to_as_many_chips_as_a_sheet_may_have() -> None:
    """A set of ten is played with, one more lies on the table by the floor's word, and no more than
    an event may have."""
    ten = (20, 100, 200, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000)
    given = tuple((chip, 5 if chip <= 1_000 else 0) for chip in ten)
    sheet = msgspec.structs.replace(TWENTIES, stack=9_100, chips=given)
    world = LiveEvent(4, seed=4, terms=FREE, sheet=sheet)
    assert world.tablet("l1").chips == ten
    more = (*ten, 1_000_000)
    world.do(world.boss, lc.SetLiveChips("l1", more))
    world.restart()
    assert world.tablet("l1").chips == more
    all_of = tuple(20 * times for times in range(1, limits.DENOMINATIONS_MAX + 1))
    world.do(world.boss, lc.SetLiveChips("l1", all_of))
    assert world.tablet("l1").chips == all_of
    refused = world.refused(world.boss, lc.SetLiveChips("l1", (*all_of, 1_000_000)))
    most = {"most": limits.DENOMINATIONS_MAX}
    assert (refused.code, refused.parameters) == ("live-chips", most)
