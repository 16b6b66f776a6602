"""An event is announced under another edition, at tables of another size, with other halts."""

import pytest
from world import World

from ruleone.room.event.entries.commands import EntryTerms, PlayTerms
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.rulebook import EDITIONS, Refusal, edition
from ruleone.structures.document import SheetDocument, document_of
from ruleone.structures.shipped import shipped_sheet
from ruleone.tournament.terms.announcing import check_config
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.templates import TEMPLATES, template

TERMS = EntryTerms(charged=False, buy_in=100, house_players=0)


def sheet() -> SheetDocument:
    return document_of(shipped_sheet("regular"))


def config_of(world: World, event: str) -> EventConfig:
    return world.room._lobby.hosts[event].tournament.state.config


@pytest.mark.feature("own-rules")
def test_all_that_is_told_of_play_is_the_events_also_after_a_start() -> None:
    world = World()
    boss = world.director()
    play = PlayTerms(
        edition="tda2011", format="turbo", table_size=8, halt_short_tables=True,
        hand_for_hand_within=3,
    )  # fmt: skip
    event = world.do(boss, CreateEvent("turbo-27", "Friday", play=play)).event
    assert event is not None
    for _ in range(2):
        line = world.event(event, boss).line
        assert (line.edition, line.table_size) == ("tda2011", 8)
        config = config_of(world, event)
        assert (config.format, config.halt_short_tables) == ("turbo", True)
        assert config.hand_for_hand_within == 3
        world.restart()


def test_what_is_not_told_is_the_templates() -> None:
    world = World()
    boss = world.director()
    event = world.do(boss, CreateEvent("six-max", "Friday", play=PlayTerms())).event
    assert event is not None
    assert config_of(world, event) == template("six-max")


def test_ties_and_the_antes_of_a_sheet_change_the_edition_that_is_chosen() -> None:
    world = World()
    boss = world.director()
    play = PlayTerms(edition="tda2019", table_size=6)
    asked = CreateEvent("six-max", "", ties="shared", play=play)
    shared = world.do(boss, asked).event
    assert shared is not None
    line = world.event(shared, boss).line
    assert line.edition.startswith("tda2019+")
    assert "places.same_hand=shared" in line.edition
    own = world.do(boss, CreateEvent(OWN, "", TERMS, sheet=sheet(), play=play)).event
    assert own is not None
    line = world.event(own, boss).line
    assert line.edition.partition("+")[0] == "tda2019"
    assert edition(line.edition).choice("ante.format") == sheet().ante
    assert line.table_size == 6


@pytest.mark.rows(
    ("template_name", "play", "code"),
    [
        ("six-max", PlayTerms(edition="tda1999"), "edition-unknown"),
        ("six-max", PlayTerms(edition="house+places.same_hand=shared"), "edition-unknown"),
        ("six-max", PlayTerms(edition="chinese"), "edition-not-for-game"),
        (OWN, PlayTerms(edition="chinese"), "edition-not-for-game"),
        ("thirteen", PlayTerms(edition="modern"), "edition-not-for-game"),
        ("thirteen", PlayTerms(table_size=5), "event-bounds"),
        ("six-max", PlayTerms(table_size=1), "event-bounds"),
        ("six-max", PlayTerms(table_size=11), "event-bounds"),
        ("horse", PlayTerms(table_size=10), "event-bounds"),
        ("six-max", PlayTerms(hand_for_hand_within=37), "event-bounds"),
    ],
)
def test_what_cannot_be_played_is_refused(template_name: str, play: PlayTerms, code: str) -> None:
    world = World()
    own = sheet() if template_name == OWN else None
    asked = CreateEvent(template_name, "", sheet=own, play=play)
    assert world.refused(world.director(), asked).code == code


@pytest.mark.rows("name", EDITIONS)
def test_each_template_is_announced_under_each_edition_or_refused_with_the_reason(
    name: str,
) -> None:
    world = World()
    boss = world.director()
    for template_name in TEMPLATES:
        asked = CreateEvent(template_name, "", TERMS, play=PlayTerms(edition=name))
        plan = world.room.plan_to_announce(asked)
        own = (template(template_name).edition == "chinese") == (name == "chinese")
        if isinstance(plan, Refusal):
            assert plan.code == "edition-not-for-game"
            assert not own, template_name
        else:
            assert own, template_name
            check_config(plan.config, edition(plan.rules))
    own_kind = "thirteen" if name == "chinese" else "six-max"
    assert world.do(boss, CreateEvent(own_kind, "", TERMS, play=PlayTerms(edition=name))).event
