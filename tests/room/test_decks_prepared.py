"""A break of an event at its live tables, and the call to prepare decks before play resumes."""

import pytest
from live_event_world import LiveEvent

from ruleone.room.event.alerts import MatterView
from ruleone.room.event.clock import commands as k
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.seating import BreakTable
from ruleone.room.live.views import LiveBesideView, LiveBreakView
from ruleone.rulebook import edition

MINUTE_MS = 60_000


def evening(rules: str = "tda2024", *, by_itself: bool = True) -> LiveEvent:
    """An event with three live tables, in its first level, by these rules."""
    world = LiveEvent(27, seed=7, followed=by_itself, by_itself=by_itself)
    world.host.tournament.state.rules = edition(rules)
    for live in world.room._live.hosts.values():
        object.__setattr__(live.state, "rules", edition(rules))
    return world


def beside(world: LiveEvent, table: str = "l1") -> LiveBesideView:
    seen = world.tablet(table).beside
    assert seen is not None
    return seen


def pause(world: LiveEvent, table: str = "l1") -> LiveBreakView:
    found = beside(world, table).pause
    assert found is not None
    return found


def matter(world: LiveEvent) -> MatterView | None:
    page = world.director_page(world.name, world.boss)
    return next((one for one in page.matters if one.code == "prepare-decks"), None)


def test_a_tablet_shows_the_break_of_its_event_under_any_rules() -> None:
    for rules in ("modern", "house", "tda2024"):
        world = evening(rules)
        assert beside(world).pause is None
        world.do(world.boss, k.StartBreak(world.name, 5, "dinner"))
        assert "live/l1" in world.outcomes[-1].changed
        assert (pause(world).level, pause(world).left_ms) == (1, None)
        assert pause(world).resumes_ms == world.now_ms + 5 * MINUTE_MS
        world.do(world.boss, dc.Pause(world.name, "fire alarm"))
        stands = LiveBreakView(1, None, 5 * MINUTE_MS)
        assert pause(world) == stands, "nobody knows when play resumes"
        world.do(world.boss, dc.Resume(world.name, "false alarm"))
        world.do(world.boss, k.EndBreak(world.name, "all are back"))
        assert beside(world).pause is None


def test_in_a_break_behind_a_level_the_next_hand_is_of_the_next_one() -> None:
    world = evening("house")
    world.do(world.boss, k.PlanBreak(world.name, 1, 15, "dinner"))
    world.do(world.boss, dc.NextLevel(world.name, "the kitchen is ready"))
    assert (pause(world).level, pause(world).prepare_ms) == (2, None)


@pytest.mark.rule("tda2024-RP-20")
def test_a_minute_before_the_end_of_a_break_dealers_are_called_to_prepare() -> None:
    world = evening()
    world.do(world.boss, k.StartBreak(world.name, 5, "dinner"))
    from_ms = world.now_ms + 4 * MINUTE_MS
    decks = world.event(world.name, world.boss).decks
    assert decks is not None
    assert (decks.from_ms, decks.until_ms, decks.at_least) == (from_ms, from_ms + MINUTE_MS, 2)
    told, tablet = matter(world), pause(world)
    assert told is not None
    assert tablet.citation is not None
    assert (told.at_ms, tablet.prepare_ms) == (from_ms, from_ms)
    cited = {decks.citation.rule, told.citations[0].rule, tablet.citation.rule}
    assert cited == {"tda2024-RP-20"}
    world.do(world.boss, dc.Pause(world.name, "fire alarm"))
    assert (world.event(world.name, world.boss).decks, matter(world)) == (None, None)
    world.do(world.boss, dc.Resume(world.name, "false alarm"))
    world.do(world.boss, k.EndBreak(world.name, "all are back"))
    assert (world.event(world.name, world.boss).decks, matter(world)) == (None, None)


@pytest.mark.rule("tda2024-RP-20")
def test_earlier_rules_call_nobody_unless_the_house_does() -> None:
    for rules, seconds in (("tda2019", None), ("house", None), ("house", 90)):
        world = evening(rules)
        if seconds is not None:
            changed = edition(rules).with_options({"decks.prepare": seconds})
            world.host.tournament.state.rules = changed
        world.do(world.boss, k.StartBreak(world.name, 5, "dinner"))
        ends_ms = world.now_ms + 5 * MINUTE_MS
        wanted = None if seconds is None else ends_ms - 1_000 * seconds
        decks = world.event(world.name, world.boss).decks
        assert (None if decks is None else decks.from_ms) == wanted
        assert pause(world).prepare_ms == wanted
        assert (matter(world) is None) == (seconds is None)


@pytest.mark.rule("tda2024-RP-20")
def test_a_dealer_with_a_single_player_prepares_nothing() -> None:
    world = evening(by_itself=False)
    at = world.host.tournament.state.tables[1].players
    for player in [*at.values()][1:]:
        world.do(world.boss, dc.RemovePlayer(world.name, player, "ill"))
    world.do(world.boss, k.StartBreak(world.name, 5, "dinner"))
    tables = {one.number: one.live for one in world.tables if one.live is not None}
    counts = {n: len(world.host.tournament.state.tables[n].players) for n in tables}
    assert sorted(counts.values())[0] == 1, counts
    for number, live in tables.items():
        prepares = pause(world, live.name).prepare_ms is not None
        assert prepares == (counts[number] >= 2), counts


@pytest.mark.rule("tda2024-RP-16")
def test_staff_carry_the_chips_of_absent_players_of_a_broken_table() -> None:
    for rules, cited in (("modern", ["tda2024-RP-16"]), ("house", [])):
        world = evening(rules)
        assert beside(world).advice == ()
        world.do(world.boss, BreakTable(world.name, 1, "few players"))
        advice = beside(world).advice
        assert [one.citation.rule for one in advice] == cited


@pytest.mark.rule("tda2024-RP-15A", "tda2024-RP-15B", "tda2024-RP-19")
def test_dealers_and_directors_read_what_the_rules_advise() -> None:
    for rules, handover, stalling in (
        ("tda2024", ["tda2024-RP-15A", "tda2024-RP-15B"], ["tda2024-RP-19"]),
        ("house", [], []),
    ):
        world = evening(rules)
        desk = world.tablet("l1").desk
        assert desk is not None
        assert [one.citation.rule for one in desk.advice] == handover
        page = world.director_page(world.name, world.boss)
        assert [one.citation.rule for one in page.stalling] == stalling
