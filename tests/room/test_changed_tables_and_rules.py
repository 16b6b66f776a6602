"""A director changes the numbers of the tables, the start and options of the rules: by the order of
all other changes, told before, on record, undone; nothing of a hand in play is touched."""

import msgspec
import pytest
from bundled import shelf_of, take_in
from live_event_world import LiveEvent
from msgspec.structs import replace
from test_changed_events import Changing, look, said
from test_results import results_of
from test_room_entries import TERMS, Till
from world import World, all_in

from ruleone.room.bundle.form import hand_number
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.changing import (
    ChangeEvent,
    EventChanges,
    WhatWouldChange,
    WouldChange,
)
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.hands.played import Sight
from ruleone.room.results.views import EventResults
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND
from ruleone.store.verify import verify
from ruleone.tournament.commands.terms import AT_DEALT_TABLES, OF_THE_EVENT
from ruleone.words import LANGUAGES, has_words, say

HOUR = 3_600_000


def told(world: World, boss: Caller, query: WhatWouldChange) -> list[str]:
    would = look(world, boss, query)
    assert isinstance(would, WouldChange), would
    return [said(line.code, line.parameters) for line in would.lines]


def newest(world: World, boss: Caller, event: str) -> int:
    return world.director_page(event, boss).acts[0].act


def change(world: World, boss: Caller, event: str, changes: EventChanges) -> int:
    """Give the order; what it did is what was told before."""
    before = told(world, boss, WhatWouldChange(event, changes))
    assert before
    world.do(boss, ChangeEvent(event, changes, "so"))
    acts = world.director_page(event, boss).acts
    assert [said(line.code, line.parameters) for line in acts[0].did] == before
    return acts[0].act


def tables_of(world: World, event: str) -> list[int]:
    return sorted(world.room._lobby.hosts[event].tournament.state.tables)


# tables


@pytest.mark.feature("changed-terms")
def test_tables_open_with_their_numbers_in_the_order_that_the_director_says() -> None:
    till = Till(replace(TERMS, charged=False, late_levels=3), "turbo-27")
    world, boss, event = till.world, till.boss, till.event
    people = tuple(f"p{number}" for number in range(14))
    for person in people:
        world.connect(person)
    world.do(boss, EnterPlayers(event, people, "came"))
    act = change(world, boss, event, EventChanges(table_numbers=(7, 4, 12)))
    world.do(boss, dc.StartEvent(event, "all are here"))
    state = world.room._lobby.hosts[event].tournament.state
    opened = tables_of(world, event)
    count = len(opened)
    assert opened == sorted((7, 4, 12, 13, 14)[:count])
    assert sorted(state.break_order) == opened
    world.restart()
    assert tables_of(world, event) == opened
    assert told(world, boss, WhatWouldChange(event, act=act)) == [
        "Tables to come have the next numbers."
    ]
    change(world, boss, event, EventChanges(table_numbers=(7, 4, 12, 30)))
    seats = count * state.config.table_size
    more = tuple(f"q{number}" for number in range(seats - len(state.entrants) + 1))
    for person in more:
        world.connect(person)
    world.do(boss, EnterPlayers(event, more, "came late"))
    named = [number for number in (7, 4, 12, 30) if number not in opened]
    assert tables_of(world, event) == sorted((*opened, named[0]))


@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        ((3, 3), "change-table-twice"),
        ((0,), "change-table-number"),
        ((10_000,), "change-table-number"),
    ],
)
def test_numbers_that_nobody_could_tell_apart_are_refused(
    numbers: tuple[int, ...], code: str
) -> None:
    room = Changing()
    changes = EventChanges(table_numbers=numbers)
    refused = room.world.refused(room.boss, ChangeEvent(room.event, changes))
    assert refused.code == code
    assert room.look(changes) == refused


def test_table_numbers_are_undone_and_redone() -> None:
    room = Changing()
    act = room.change(EventChanges(table_numbers=(5, 6)))
    assert room.seen().terms.table_numbers == (5, 6)
    room.world.do(room.boss, TakeBack(room.event, act, "a slip"))
    assert room.seen().terms.table_numbers == ()
    room.world.do(room.boss, Redo(room.event, act))
    assert room.seen().terms.table_numbers == (5, 6)


# start


def test_the_start_is_changed_by_the_same_order_and_undone() -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    first, later = world.now_ms + 2 * HOUR, world.now_ms + 3 * HOUR
    world.do(boss, ChangeEvent(event, EventChanges(starts_ms=first)))
    act = change(world, boss, event, EventChanges(starts_ms=later, guarantee=5_000))
    assert world.event(event, boss).line.starts_ms == later
    would = look(world, boss, WhatWouldChange(event))
    assert isinstance(would, WouldChange)
    assert would.terms.starts_ms == later
    world.restart(down_ms=0)
    assert world.event(event, boss).line.starts_ms == later
    back = told(world, boss, WhatWouldChange(event, act=act))
    assert len(back) == 2
    world.do(boss, TakeBack(event, act, "a slip"))
    assert world.event(event, boss).line.starts_ms == first
    assert world.event(event, boss).line.entry.guarantee != 5_000
    assert [
        said(line.code, line.parameters) for line in world.director_page(event, boss).acts[0].did
    ] == back
    world.do(boss, Redo(event, act))
    assert world.event(event, boss).line.starts_ms == later
    none = EventChanges(none=("starts_ms",))
    gone = change(world, boss, event, none)
    assert world.event(event, boss).line.starts_ms is None
    world.do(boss, TakeBack(event, gone, "a slip"))
    assert world.event(event, boss).line.starts_ms == later


def test_it_starts_at_the_changed_time_by_itself() -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    world.do(world.connect("ann"), Join(event))
    world.do(boss, ChangeEvent(event, EventChanges(starts_ms=world.now_ms + HOUR)))
    world.now_ms += HOUR
    world.take(world.room.wake(world.now_ms))
    assert world.event(event, boss).line.state == "running"
    late = ChangeEvent(event, EventChanges(starts_ms=world.now_ms + HOUR))
    assert world.refused(boss, late).code == "already-started"


def test_a_start_that_is_over_is_not_set_again_by_an_undo() -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    world.do(boss, dc.AppointStart(event, "as announced", world.now_ms + HOUR))
    act = change(world, boss, event, EventChanges(starts_ms=world.now_ms + 5 * HOUR))
    world.now_ms += 2 * HOUR
    world.do(boss, TakeBack(event, act, "a slip"))
    assert world.event(event, boss).line.starts_ms is None
    world.wake() if world.room.due_ms is not None else None
    assert world.event(event, boss).line.state == "open"


def test_an_appointed_start_is_undone_like_a_change() -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    first, later = world.now_ms + HOUR, world.now_ms + 2 * HOUR
    world.do(boss, dc.AppointStart(event, "as announced", first))
    world.do(boss, dc.AppointStart(event, "later", later))
    world.do(boss, TakeBack(event, newest(world, boss, event), "a slip"))
    assert world.event(event, boss).line.starts_ms == first
    earlier = world.director_page(event, boss).acts[-1].act
    world.do(boss, TakeBack(event, earlier, "not today"))
    assert world.event(event, boss).line.starts_ms is None


def test_what_was_changed_again_since_stays() -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    act = change(world, boss, event, EventChanges(starts_ms=world.now_ms + HOUR))
    later = change(world, boss, event, EventChanges(starts_ms=world.now_ms + 2 * HOUR))
    assert world.refused(boss, TakeBack(event, act, "a slip")).code == "act-not-so"
    assert later in {one.act for one in world.director_page(event, boss).acts}


@pytest.mark.parametrize("hours", [-1, 0, 24 * 1_000])
def test_only_a_time_to_come_can_be_the_start(hours: int) -> None:
    till = Till(replace(TERMS, charged=False))
    world, boss, event = till.world, till.boss, till.event
    changes = EventChanges(starts_ms=world.now_ms + hours * HOUR)
    refused = world.refused(boss, ChangeEvent(event, changes))
    assert refused.code == "start-not-to-come"
    assert look(world, boss, WhatWouldChange(event, changes)) == refused


# options of the rules


@pytest.mark.feature("changed-terms")
def test_options_that_decide_no_hand_are_changed_in_play_and_undone() -> None:
    room = Changing()
    state = room.world.room._lobby.hosts[room.event].tournament.state
    was = state.rules.choice("places.same_hand")
    other = "shared" if was != "shared" else "bigger-stack-first"
    gap = state.rules.number("balancing.gap")
    wanted = EventChanges(options={"places.same_hand": other, "balancing.gap": str(gap + 1)})
    assert f"Balance at a difference of: {gap + 1}, before {gap}." in room.lines(wanted)
    act = room.change(wanted)
    assert state.rules.choice("places.same_hand") == other
    id_, digest = state.rules.id, state.rules.digest
    again = EventChanges(options={"balancing.gap": str(gap + 2)})
    room.change(again)
    room.world.restart(0)
    state = room.world.room._lobby.hosts[room.event].tournament.state
    assert state.rules.number("balancing.gap") == gap + 2
    room.world.do(room.boss, TakeBack(room.event, act, "a slip"))
    assert state.rules.choice("places.same_hand") == was
    assert state.rules.number("balancing.gap") == gap + 2
    assert id_ != state.rules.id
    assert digest != state.rules.digest
    assert not verify(room.world.journal).faults


def test_hands_in_play_go_on_under_the_rules_they_began_with() -> None:
    room = Changing()
    world = room.world
    next(world.turns(room.event, room.ann))
    began = editions(world, room.event)
    room.change(EventChanges(options={"balancing.gap": "3"}))
    world.restart(0)
    assert editions(world, room.event) == began
    world.play(room.event, room.ann, all_in)
    since = editions(world, room.event)
    assert since[: len(began)] == began
    state = world.room._lobby.hosts[room.event].tournament.state
    assert since[-1] == state.rules.id != began[-1]


def editions(world: World, event: str) -> list[str]:
    """The edition of each hand, in their order."""
    names = (name for name, _ in world.journal.streams(f"hand/{event}/"))
    rows = [
        next(row for row in world.journal.read(name) if row.kind != DECK_KIND)
        for name in sorted(names, key=lambda name: hand_number(name, event) or 0)
    ]
    return [msgspec.msgpack.decode(row.payload)["edition"] for row in rows]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"clock.seconds": "90"}, "change-option-hands"),
        ({"reopen.cumulative": "false"}, "change-option-hands"),
        ({"no.such": "1"}, "change-option-unknown"),
        ({"balancing.gap": "many"}, "change-option-value"),
        ({"places.same_hand": "none"}, "change-option-choice"),
        ({"final_table.redraw": "maybe"}, "change-option-value"),
    ],
)
def test_options_of_hands_and_settings_without_sense_are_refused_with_what_is_possible(
    changed: dict[str, str], code: str
) -> None:
    room = Changing()
    changes = EventChanges(options=changed)
    refused = room.look(changes)
    assert isinstance(refused, Refusal)
    assert refused.code == code
    assert room.world.refused(room.boss, ChangeEvent(room.event, changes)) == refused
    if code == "change-option-hands":
        assert "balancing-gap" in str(refused.parameters["options"])
    assert said_of(refused)


def said_of(refused: Refusal) -> str:
    assert say("zh", f"refusal-{refused.code}", **refused.parameters)
    return say("en", f"refusal-{refused.code}", **refused.parameters)


def test_before_the_start_every_option_can_be_changed() -> None:
    till = Till(replace(TERMS, charged=False))
    change(till.world, till.boss, till.event, EventChanges(options={"clock.seconds": "45"}))
    state = till.world.room._lobby.hosts[till.event].tournament.state
    assert state.rules.number("clock.seconds") == 45
    till.start("ann")
    assert state.rules.number("clock.seconds") == 45


def test_a_live_table_keeps_the_options_that_it_was_opened_with() -> None:
    live = LiveEvent(4)
    options = {"color_up.leftovers": "floor"}
    order = ChangeEvent(live.name, EventChanges(options=options))
    assert live.refused(live.boss, order).code == "change-option-hands"
    live.do(live.boss, ChangeEvent(live.name, EventChanges(options={"deals.from": "never"})))
    would = look(live, live.boss, WhatWouldChange(live.name))
    assert isinstance(would, WouldChange)
    assert {one.option for one in would.options}.isdisjoint(AT_DEALT_TABLES)


def test_every_option_that_is_offered_has_words() -> None:
    room = Changing()
    offered = room.seen().options
    assert {one.option for one in offered} == {*OF_THE_EVENT, *AT_DEALT_TABLES}
    for language in LANGUAGES:
        for one in offered:
            assert has_words(language, f"option-{one.code}"), one
            for _, code in one.choices:
                assert has_words(language, f"choice-{code}"), code


# bundles


def to_the_end(till: Till, *callers: Caller) -> None:
    for caller in callers:
        till.out(caller)
    while till.world.event(till.event, callers[0]).line.state != "over":
        till.world.wake()


KINDS: dict[str, EventChanges] = {
    "name": EventChanges(name="Friday at last"),
    "guarantee": EventChanges(guarantee=9_000),
    "table-size": EventChanges(table_size=8),
    "table-numbers": EventChanges(table_numbers=(21, 9)),
    "options": EventChanges(options={"places.same_hand": "shared", "balancing.gap": "3"}),
    "of-dealt": EventChanges(options={"heads_up.no_repeated_big_blind": "false"}),
    "hand-for-hand": EventChanges(hand_for_hand_within=1),
    "prices": EventChanges(buy_in=300, fee=20),
    "periods": EventChanges(late_levels=2),
    "halt": EventChanges(halt_short_tables=True),
    "least-prize": EventChanges(least_prize=50),
}


def shorter(room: Till) -> EventChanges:
    would = look(room.world, room.boss, WhatWouldChange(room.event))
    assert isinstance(would, WouldChange)
    assert would.terms.levels is not None
    return EventChanges(levels=tuple(replace(row, seconds=45) for row in would.terms.levels))


def asked(kind: str, till: Till) -> EventChanges:
    return shorter(till) if kind == "levels" else KINDS[kind]


@pytest.mark.feature("changed-terms", "bundles")
@pytest.mark.parametrize("kind", ["levels", *KINDS])
@pytest.mark.parametrize("undone", [False, True])
def test_a_bundle_of_an_event_changed_in_the_middle_opens_verifies_and_replays(
    kind: str, undone: bool
) -> None:
    till = Till(replace(TERMS, charged=False, re_entries=0, late_levels=1))
    world, boss, event = till.world, till.boss, till.event
    (ann,) = till.start("ann")
    act = change(world, boss, event, asked(kind, till))
    if undone:
        world.do(boss, TakeBack(event, act, "a slip"))
    to_the_end(till, ann)
    mine = results_of(world).event(event, Sight("boss", whole=True))
    here = World(seed=4)
    taken = take_in(here, here.director(), shelf_of(world).file_of(event))
    results = results_of(here).event(taken, Sight("boss", whole=True))
    assert isinstance(results, EventResults)
    assert isinstance(mine, EventResults)
    assert results.placed == mine.placed
    assert results.line.name == replace(mine.line.name, number=results.line.name.number)
    assert not verify(here.journal).faults
