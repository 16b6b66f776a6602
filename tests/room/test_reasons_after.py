"""A reason may follow an act; where the event wants it first, no order goes without one."""

import msgspec
from world import World

from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import ActView, GiveReason, Redo, TakeBack
from ruleone.tournament.events.seating import RedrawLapsed
from ruleone.tournament.events.undo import RemovalLapsed
from ruleone.words import LANGUAGES, say


def started(seed: int = 3) -> tuple[World, str, Caller, Caller]:
    """An event that is played: its director, and a player."""
    world = World(seed=seed)
    boss, ann = world.director(), world.connect("ann")
    return world, world.sit_down(ann), boss, ann


def newest(world: World, event: str, boss: Caller) -> ActView:
    return world.director_page(event, boss).acts[0]


def test_an_act_is_done_without_a_reason_and_its_line_says_none() -> None:
    world, event, boss, _ = started()
    world.do(boss, dc.Pause(event))
    act = newest(world, event, boss)
    assert act.parameters["reason"] == ""
    for language in LANGUAGES:
        words = say(language, f"news-{act.code}", **act.parameters)
        assert "eason" not in words
        assert "原因" not in words
    news = world.event(event, boss).news[-1]
    assert say("en", f"news-{news.code}", **news.parameters) == "The tournament is paused."


def test_the_reason_follows_is_changed_and_is_kept() -> None:
    world, event, boss, _ = started()
    world.do(boss, dc.Pause(event))
    act = newest(world, event, boss)
    world.do(boss, GiveReason(event, act.act, "a spill"))
    assert newest(world, event, boss).parameters["reason"] == "a spill"
    world.do(boss, GiveReason(event, act.act, "a fire alarm"))
    after = newest(world, event, boss)
    assert (after.act, after.parameters["reason"]) == (act.act, "a fire alarm")
    assert after.stands is None
    world.restart()
    assert newest(world, event, boss).parameters["reason"] == "a fire alarm"
    assert say("en", f"news-{after.code}", **after.parameters).endswith("Reason: a fire alarm")
    assert say("zh", f"news-{after.code}", **after.parameters).endswith("原因：a fire alarm")


def test_a_reason_does_not_come_between_an_act_and_its_undoing() -> None:
    world, event, boss, _ = started()
    world.do(boss, dc.Pause(event))
    world.do(boss, GiveReason(event, 1, "a spill"))
    world.do(boss, TakeBack(event, 1))
    assert world.event(event, boss).clock.state != "paused"
    assert newest(world, event, boss).parameters["reason"] == ""
    world.do(boss, GiveReason(event, 2, "it was the other room"))
    world.do(boss, Redo(event, 1))
    again = newest(world, event, boss)
    assert (again.redoes, again.parameters["reason"]) == (1, "a spill")


def test_of_whose_act_the_reason_is() -> None:
    world, event, boss, ann = started()
    link = world.do(boss, MakeLink("floor", event)).link
    assert link is not None
    floor = world.connect("flo", (link.link,))
    world.do(boss, dc.Pause(event))
    world.do(floor, dc.Resume(event))
    assert world.refused(ann, GiveReason(event, 1, "so")).code == "needs-floor"
    assert world.refused(floor, GiveReason(event, 1, "so")).code == "reason-of-author"
    world.do(floor, GiveReason(event, 2, "settled"))
    world.do(boss, GiveReason(event, 2, "settled at table 2"))
    assert world.refused(boss, GiveReason(event, 9, "so")).code == "act-unknown"
    assert world.refused(boss, GiveReason(event, 1, " ")).code == "reason-length"
    assert world.refused(boss, GiveReason(event, 1, "x" * 999)).code == "reason-length"


def test_an_event_that_wants_reasons_first_gets_them() -> None:
    world = World(seed=3)
    boss = world.director()
    made = world.do(boss, CreateEvent("turbo-27", "Strict", reasons_first=True))
    assert made.event is not None
    event = made.event
    assert world.director_page(event, boss).reasons_first
    assert world.refused(boss, dc.StartEvent(event)).code == "reason-first"
    assert world.refused(boss, dc.StartEvent(event, "  ")).code == "reason-first"
    world.do(world.connect("ann"), Join(event))
    seat = next(iter(world.event(event, boss).entrants)).player
    assert world.refused(boss, Penalise(event, seat, "warning", "")).code == "reason-first"
    assert world.refused(boss, TakeBack(event, 1)).code == "reason-first"
    world.do(boss, dc.Announce(event, "Soup is served"))


def test_records_of_before_say_by_their_reason_that_something_was_undone() -> None:
    told = {"at_ms": 1, "citations": ()}
    undone = msgspec.convert(
        {"type": "removal-lapsed", "player": "a", "reason": "so"} | told, RemovalLapsed
    )
    lapsed = msgspec.convert({"type": "removal-lapsed", "player": "a"} | told, RemovalLapsed)
    assert (undone.is_undone, lapsed.is_undone) == (True, False)
    withdrawn = msgspec.convert({"type": "redraw-lapsed", "reason": "so"} | told, RedrawLapsed)
    few = msgspec.convert({"type": "redraw-lapsed", "reason": ""} | told, RedrawLapsed)
    assert (withdrawn.is_undone, few.is_undone) == (True, False)
