"""A director changes an event that is announced or in play: told before, on record, undone; pages,
hooks, a restart and another room follow."""

import msgspec
import pytest
from msgspec.structs import replace
from test_room_entries import TERMS, Till
from world import World

from ruleone.room.commands import Query
from ruleone.room.core.roles import Caller
from ruleone.room.event.clock.commands import PlanBreak
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.changing import (
    ChangeEvent,
    EventChanges,
    LevelRow,
    WhatWouldChange,
    WouldChange,
)
from ruleone.room.event.undo import ActView, Redo, TakeBack
from ruleone.rulebook import Refusal
from ruleone.words import say

MINUTE = 60_000
NOTHING = EventChanges()


class Changing:
    """A room with an event in play, `ann` in it, and its director."""

    def __init__(self, seed: int = 1) -> None:
        self.world = World(seed=seed)
        self.ann, self.boss = self.world.connect("ann"), self.world.director()
        self.event = self.world.sit_down(self.ann)

    def look(
        self, changes: EventChanges = NOTHING, act: int | None = None
    ) -> WouldChange | Refusal:
        return look(self.world, self.boss, WhatWouldChange(self.event, changes, act))

    def seen(self, changes: EventChanges = NOTHING, act: int | None = None) -> WouldChange:
        told = self.look(changes, act)
        assert isinstance(told, WouldChange)
        return told

    def lines(self, changes: EventChanges = NOTHING, act: int | None = None) -> list[str]:
        return [said(line.code, line.parameters) for line in self.seen(changes, act).lines]

    def levels(self) -> tuple[LevelRow, ...]:
        levels = self.seen().terms.levels
        assert levels is not None
        return levels

    def change(self, changes: EventChanges, reason: str = "") -> int:
        """Give the order as the page does, and return the number of the act."""
        self.world.do(self.boss, ChangeEvent(self.event, changes, reason))
        return self.world.director_page(self.event, self.boss).acts[0].act

    def record(self) -> list[list[str]]:
        """What each act did, the newest first."""
        acts = self.world.director_page(self.event, self.boss).acts
        return [[said(line.code, line.parameters) for line in act.did] for act in acts]

    def left_ms(self) -> int | None:
        view = self.world.event(self.event, self.ann)
        ends_ms = view.clock.break_ends_ms or view.clock.ends_ms
        return view.clock.left_ms if ends_ms is None else ends_ms - view.now_ms


def look(world: World, caller: Caller, query: Query) -> WouldChange | Refusal:
    told = world.look(caller, query)
    assert isinstance(told, WouldChange | Refusal)
    return told


def said(code: str, parameters: object) -> str:
    assert isinstance(parameters, dict)
    assert say("zh", f"news-{code}", **parameters)
    return say("en", f"news-{code}", **parameters)


def by(act: ActView) -> str:
    """Who did it, and why, as the page says it."""
    why = "told" if act.parameters["reason"] else "untold"
    return say("en", f"news-{act.code}", **act.parameters, why=why)


def shorter(rows: tuple[LevelRow, ...], minutes: int, first: int) -> EventChanges:
    """These minutes for each level from this one on."""
    return EventChanges(
        levels=tuple(
            replace(row, seconds=60 * minutes) if number >= first else row
            for number, row in enumerate(rows, start=1)
        )
    )


@pytest.mark.feature("changed-terms")
def test_what_the_order_would_do_is_told_before_in_the_words_of_the_record() -> None:
    room = Changing()
    wanted = shorter(room.levels(), 2, 3)
    before = room.lines(wanted)
    assert before == ["Levels 3 to 21: 2 min each, before 3 min."]
    assert room.levels()[2].seconds == 180
    act = room.change(wanted, "to keep the schedule")
    assert room.record()[0] == before
    assert room.levels()[2].seconds == 120
    newest = room.world.director_page(room.event, room.boss).acts[0]
    assert by(newest) == "<boss> changed the tournament. Reason: to keep the schedule"
    undone = room.lines(act=act)
    assert undone == ["Levels 3 to 21: 3 min each, before 2 min."]
    room.world.do(room.boss, TakeBack(room.event, act, "by mistake"))
    assert room.record()[0] == undone
    assert room.levels()[2].seconds == 180
    room.world.do(room.boss, Redo(room.event, act))
    assert room.levels()[2].seconds == 120


def test_pages_and_the_clock_follow_and_so_do_they_after_a_restart() -> None:
    room = Changing()
    rows = list(room.levels())
    rows[0] = replace(rows[0], seconds=600, break_seconds=300)
    rows[1] = replace(rows[1], big_blind=rows[1].small_blind * 3)
    was = room.left_ms()
    assert was is not None
    room.change(EventChanges(levels=tuple(rows)))
    for _ in range(2):
        view = room.world.event(room.event, room.ann)
        assert room.left_ms() == was + 7 * MINUTE
        assert view.levels[0].minutes == 10
        assert view.levels[1].big_blind == rows[1].big_blind
        assert (1, 5.0) in view.breaks
        assert "changed-level-length" in {line.code for line in view.news}
        table = room.world.my_table(room.event, room.ann)
        assert table is not None
        assert table.clock.length_ms == view.clock.length_ms == 10 * MINUTE
        room.world.restart(0)


def test_a_change_without_a_reason_says_none() -> None:
    room = Changing()
    room.change(shorter(room.levels(), 4, 2))
    newest = room.world.director_page(room.event, room.boss).acts[0]
    assert by(newest) == "<boss> changed the tournament."


def test_what_is_over_or_wrong_is_refused_alike_by_the_order_and_before_it() -> None:
    room = Changing()
    room.world.do(room.boss, dc.NextLevel(room.event, "late"))
    rows = room.levels()
    assert room.seen().first == 2
    first = (replace(rows[0], big_blind=90), *rows[1:])
    for changes, code in (
        (EventChanges(levels=first), "change-level-over"),
        (EventChanges(levels=rows[:1]), "change-level-on"),
        (EventChanges(hands=5), "change-hands-by-time"),
        (EventChanges(levels=(*rows[:3], replace(rows[3], small_blind=9_000), *rows[4:])),
         "flaw-blinds-out-of-order"),
    ):  # fmt: skip
        before = room.look(changes)
        assert isinstance(before, Refusal)
        assert before.code == code
        assert room.world.refused(room.boss, ChangeEvent(room.event, changes)) == before
        assert say("en", f"refusal-{code}", **before.parameters)
    nothing = room.world.refused(room.boss, ChangeEvent(room.event, EventChanges(levels=rows)))
    assert (nothing.code, room.lines(EventChanges(levels=rows))) == ("change-nothing", [])


def test_a_structure_that_may_be_played_but_should_not_be_is_said_before() -> None:
    room = Changing()
    rows = list(room.levels())
    rows[4] = replace(rows[4], small_blind=rows[0].small_blind, big_blind=rows[0].big_blind)
    flaws = {(flaw.code, flaw.level) for flaw in room.seen(EventChanges(levels=tuple(rows))).flaws}
    assert ("big-blind-falls", 5) in flaws


def test_two_directors_do_not_undo_each_other_unseen() -> None:
    room = Changing()
    seen = room.world.director_page(room.event, room.boss).acts
    assert not seen
    room.change(shorter(room.levels(), 4, 2))
    order = ChangeEvent(room.event, shorter(room.levels(), 5, 2), "", 0)
    assert room.world.refused(room.boss, order).code == "crossed-since"
    room.world.do(room.boss, PlanBreak(room.event, 2, 10, "dinner"))
    order = ChangeEvent(room.event, shorter(room.levels(), 5, 2), "", 1)
    assert room.world.refused(room.boss, order).code == "crossed-since"


def test_only_its_director_is_told_what_would_change() -> None:
    room = Changing()
    told = look(room.world, room.ann, WhatWouldChange(room.event))
    assert isinstance(told, Refusal)
    assert told.code == "needs-director"
    gone = look(room.world, room.boss, WhatWouldChange("e999"))
    assert isinstance(gone, Refusal)
    assert gone.code == "event-unknown"
    other = room.look(act=99)
    assert isinstance(other, Refusal)
    assert other.code == "act-unknown"


def test_the_stream_of_the_event_has_each_change_with_what_was() -> None:
    room = Changing()
    room.change(shorter(room.levels(), 4, 2), "so")
    rows = list(room.world.journal.read(f"event/{room.event}"))
    (row,) = [row for row in rows if row.kind == "terms-changed"]
    told = msgspec.msgpack.decode(row.payload)
    assert told["was"]["structure"]["level_ms"] == 180_000
    assert told["terms"]["structure"]["lengths_ms"][1] == 240_000


def test_another_name_is_on_every_page_after_a_restart_and_among_the_results() -> None:
    room = Changing()
    act = room.change(EventChanges(name="Friday at last"))
    for _ in range(2):
        line = room.world.event(room.event, room.ann).line
        assert line.name.given == "Friday at last"
        room.world.restart(0)
    room.world.do(room.boss, TakeBack(room.event, act, "by mistake"))
    assert room.world.event(room.event, room.ann).line.name.given is None
    long = EventChanges(name="x" * 200)
    assert room.world.refused(room.boss, ChangeEvent(room.event, long)).code == "name-length"


def test_what_rests_on_a_change_is_listed_and_stays_unless_it_is_undone_too() -> None:
    till = Till(replace(TERMS, late_levels=1))
    till.start("ann")
    boss, world, event = till.boss, till.world, till.event
    world.do(boss, ChangeEvent(event, EventChanges(late_levels=2)))
    extended = world.director_page(event, boss).acts[0].act
    world.do(boss, dc.NextLevel(event, "late"))
    world.connect("ben")
    world.do(boss, EnterPlayers(event, ("ben",), "came late"))
    entered = world.director_page(event, boss).acts[0].act
    told = look(world, boss, WhatWouldChange(event, act=extended))
    assert isinstance(told, WouldChange)
    assert told.rests == (entered,)
    world.do(boss, TakeBack(event, extended, "a slip"))
    assert "ben" in world.room._lobby.hosts[event].tournament.state.stacks
