"""A colour-up that what is sold behind it forbids is refused before an event is announced, and an
event that could not be opened leaves its id to no other."""

from typing import Any

import msgspec
import pytest
from test_own_sheets import FREE, FRIDAY, announced, friday, level
from world import World

from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.setup import planning
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent, Planned, for_field
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import edition
from ruleone.sim.forecast import Asked, observed
from ruleone.structures.document import SheetDocument
from ruleone.tournament import tournament as happening
from ruleone.tournament.terms.config import AddOnTerms, Rebuys
from ruleone.tournament.tournament import Tournament
from ruleone.words import LANGUAGES, say

ROWS = (*FRIDAY.rows, level(4, 200, 400, ante=400), level(5, 300, 600, ante=600))
"""Chips of 25 leave play behind level 2."""
PLAIN = friday(rows=ROWS)
ODD = friday(stack=2_025, chips=((25, 9), (100, 8), (500, 2)), rows=ROWS)
FORBIDDEN: tuple[tuple[SheetDocument, dict[str, Any], int], ...] = (
    (PLAIN, {"add_on": AddOnTerms(chips=2_025, price=10, level=3)}, 2_025),
    (PLAIN, {"rebuys": Rebuys(most=1, chips=2_050, price=10, until_level=3)}, 2_050),
    (ODD, {"late_levels": 3}, 2_025),
)


def wanted(sheet: SheetDocument, terms: dict[str, Any], **more: Any) -> CreateEvent:
    return CreateEvent(OWN, "Friday", msgspec.structs.replace(FREE, **terms), sheet=sheet, **more)


def of_the_journal(world: World) -> dict[str, list[str]]:
    """The kinds of the rows of each event that the room has."""
    return {
        event: [row.kind for row in world.journal.read(f"event/{event}")]
        for event in world.room._lobby.hosts
    }


@pytest.mark.rows("ties", [None, "shared"])
@pytest.mark.rows(("sheet", "terms", "came"), FORBIDDEN)
def test_it_is_refused_in_words_and_nothing_is_announced(
    sheet: SheetDocument, terms: dict[str, Any], came: int, ties: Any
) -> None:
    world = World()
    boss = world.director()
    do = wanted(sheet, terms, ties=ties)
    refused = world.refused(boss, do)
    assert (refused.code, refused.parameters) == (
        "bad-event-color-up-sold", {"level": 2, "chip": 25, "larger": 100, "came": came},
    )  # fmt: skip
    assert world.room.plan_to_announce(do) == refused
    for language in LANGUAGES:
        words = say(language, f"refusal-{refused.code}", **refused.parameters)
        assert f"{came:,}" in words
    first = announced(world, PLAIN)
    world.restart()
    assert announced(world, PLAIN) not in ("e1", first)
    assert all(kinds.count("event-opened") == 1 for kinds in of_the_journal(world).values())


@pytest.mark.rows("sold", [(2_000, 3), (2_025, 2)], ids=["in large chips", "before it"])
def test_what_can_be_paid_in_the_chips_that_stay_is_announced(sold: tuple[int, int]) -> None:
    add_on = AddOnTerms(chips=sold[0], price=10, level=sold[1])
    world = World()
    assert world.do(world.director(), wanted(PLAIN, {"add_on": add_on})).event


def _fails(*_: object, **__: object) -> Any:
    raise ValueError("this cannot be done")


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Tournament, "create"),
        (Lobby, "_seal"),
        (EventHost, "carry_out"),
    ],
)
def test_an_event_that_could_not_be_opened_changes_nothing_of_the_next_ones(
    monkeypatch: pytest.MonkeyPatch, place: object, name: str
) -> None:
    world = World()
    boss = world.director()
    first = announced(world, PLAIN)
    rare = wanted(friday(rows=ROWS, ante="per-player"), {}, ties="shared")
    with monkeypatch.context() as broken:
        broken.setattr(place, name, _fails)
        with pytest.raises(ValueError, match="this cannot be done"):
            world.do(boss, rare)
    second = world.do(boss, rare).event
    world.restart()
    third = announced(world, PLAIN)
    assert [first, second, third] == ["e2", "e3", "e4"]
    world.restart()
    assert list(world.room._lobby.hosts) == ["e1", "e2", "e3", "e4"]
    assert not world.room.abandoned
    assert all(kinds.count("event-opened") == 1 for kinds in of_the_journal(world).values())
    pinned = [row for row in world.journal.read("room") if row.kind == "edition-pinned"]
    rules = world.room._lobby.hosts["e3"].tournament.state.rules
    assert any(rules.digest.encode() in row.payload for row in pinned)


def test_where_the_journal_lacks_an_id_the_next_event_has_a_later_one_than_all() -> None:
    """An earlier version left one out when an event could not be opened."""
    world = World()
    announced(world, PLAIN)
    world.room._lobby._count += 1
    assert announced(world, PLAIN) == "e4"
    world.restart()
    assert announced(world, PLAIN) == "e5"
    world.restart()
    assert list(world.room._lobby.hosts) == ["e1", "e2", "e4", "e5"]
    assert not world.room.abandoned


def test_an_event_that_was_announced_before_this_was_asked_goes_on_and_is_forecast(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sheet, terms, _ = FORBIDDEN[0]
    world = World()
    with monkeypatch.context() as before:
        before.setattr(happening, "check_sold", lambda *_: None)
        before.setattr(planning, "sold_refused", lambda *_: None)
        event = world.do(world.director(), wanted(sheet, terms)).event
    assert event is not None
    world.restart()
    state = world.room._lobby.hosts[event].tournament.state
    assert (state.phase, len(state.config.structure.color_ups)) == ("open", 1)
    plan = world.room.plan_of(event)
    assert isinstance(plan, Planned)
    assert not plan.config.structure.color_ups, "it is played without it"
    field = for_field(plan, 6, 6)
    assert isinstance(field, Planned)
    assert observed(Asked(field.config, field.rules, 1, 6)).entries == 6
    assert edition(plan.rules).id == state.rules.id


def test_the_terms_of_a_sheet_alone_are_asked_too() -> None:
    late = EntryTerms(charged=False, buy_in=100, late_levels=2)
    assert announced(World(), ODD, late), "a full stack is sold before the chips leave"
