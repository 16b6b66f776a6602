"""The director: each act with its reason, on the record under the first rule of the book."""

import msgspec
import pytest
from world import World, careful, passive

from ruleone.dealing.events import Acted
from ruleone.dealing.hand import Hand
from ruleone.limits import (
    ANNOUNCEMENT_MAX_CHARACTERS,
    EVENTS_OPEN_MAX,
    NAME_MAX_CHARACTERS,
    REASON_MAX_CHARACTERS,
)
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import TableView
from ruleone.room.playing import ImBack, Leave
from ruleone.room.recovery.frozen import RetireHand, Unfreeze
from ruleone.room.table.records import Directed
from ruleone.rulebook import Citation
from ruleone.store.journal import Entry, Write


def begin(seed: int = 1) -> tuple[World, Caller, Caller, str]:
    """An event with `ann` in it, and a director."""
    world = World(seed=seed)
    ann, boss = world.connect("ann"), world.director()
    return world, ann, boss, world.sit_down(ann)


def directed(world: World, event: str) -> list[Directed]:
    return [
        msgspec.msgpack.decode(row.payload, type=Directed)
        for row in world.journal.read(f"event/{event}")
        if row.kind == "directed"
    ]


@pytest.mark.rule("house-1", "tda2024-1")
def test_each_act_is_on_the_record_with_who_why_and_the_first_rule() -> None:
    world, _, boss, event = begin()
    world.do(boss, dc.Pause(event, "a spill"))
    world.do(boss, dc.Resume(event, "dry again"))
    world.do(boss, dc.Announce(event, "Soup is served"))
    world.do(boss, dc.NextLevel(event, "late"))
    told = [(one.by, one.command, one.reason, one.citation) for one in directed(world, event)]
    rule = Citation("tda2024-1", "modern")
    assert told == [
        ("boss", "pause", "a spill", rule),
        ("boss", "resume", "dry again", rule),
        ("boss", "announce", "Soup is served", rule),
        ("boss", "next-level", "late", rule),
    ]
    record = world.director_page(event, boss).acts[::-1]
    assert [line.code for line in record] == [
        "directed-pause", "directed-resume", "directed-announce", "directed-next-level",
    ]  # fmt: skip
    assert record[0].parameters == {"by": "<boss>", "reason": "a spill"}
    assert record[0].citation == rule


def test_no_act_with_a_reason_that_does_not_fit() -> None:
    world, _, boss, event = begin()
    reason = "x" * (REASON_MAX_CHARACTERS + 1)
    open_event = world.fresh(boss)
    for command in (
        dc.Pause(event, reason),
        dc.NextLevel(event, reason),
        dc.MovePlayer(event, "h1", 1, 9, reason),
        dc.RemovePlayer(event, "h1", reason),
        dc.StartEvent(open_event, reason),
    ):
        assert world.refused(boss, command).code == "reason-too-long"
    long = dc.Announce(event, "x" * (ANNOUNCEMENT_MAX_CHARACTERS + 1))
    assert world.refused(boss, long).code == "announcement-length"
    assert directed(world, event) == []


def test_a_pause_lets_hands_finish_and_deals_no_new_one() -> None:
    world, ann, boss, event = begin()
    next(world.turns(event, ann))
    world.do(boss, dc.Pause(event, "a spill"))
    for _ in range(600):
        if world.room.due_ms is None:
            break
        view = world.my_table(event, ann)
        assert view is not None
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, careful(view.hand.options))
        else:
            world.wake()
    assert world.room.due_ms is None
    page = world.event(event, ann)
    assert {table.state for table in page.tables} == {"paused"}
    assert page.clock.state == "paused"
    left_ms = page.clock.left_ms
    world.now_ms += 3_600_000
    assert world.event(event, ann).clock.left_ms == left_ms
    world.do(boss, dc.Resume(event, "dry again"))
    assert next(world.turns(event, ann)).hand is not None


def test_a_pause_outlives_a_restart() -> None:
    world, ann, boss, event = begin()
    world.do(boss, dc.Pause(event, "a spill"))
    world.restart()
    assert world.event(event, ann).clock.state == "paused"
    assert world.refused(boss, dc.Pause(event, "again")).code == "already-paused"


def test_the_next_level_counts_from_the_next_hand_on() -> None:
    world, ann, boss, event = begin()
    view = next(world.turns(event, ann))
    assert view.hand is not None
    world.do(boss, dc.NextLevel(event, "late"))
    after = world.my_table(event, ann)
    assert after is not None
    assert after.hand is not None
    assert after.hand.blinds == view.hand.blinds
    assert after.clock.level is not None
    assert after.clock.level.number == 2
    for later in world.turns(event, ann):
        assert later.hand is not None
        if later.hand.number != view.hand.number:
            break
        assert later.hand.options is not None
        world.act(ann, later, careful(later.hand.options))
    assert later.hand is not None
    assert later.hand.blinds == (after.clock.level.small_blind, after.clock.level.big_blind)


def test_a_player_is_moved_once_his_hand_is_over_and_his_page_says_where() -> None:
    world, ann, boss, event = begin(seed=3)
    world.do(boss, dc.RemovePlayer(event, "h1", "asked to"))
    view = next(world.turns(event, ann))
    # Make room at another table, then move there.
    other = next(t for t in world.event(event, ann).tables if t.table != view.table)
    gone = other.players[-1]
    world.do(boss, dc.RemovePlayer(event, gone.player, "asked to"))
    for _ in range(400):
        page = world.event(event, ann)
        seats = {one.seat for one in page.entrants if one.table == other.table}
        free = next((seat for seat in range(1, 10) if seat not in seats), None)
        if free is not None:
            break
        mine = world.my_table(event, ann)
        assert mine is not None
        if mine.hand is not None and mine.hand.options is not None:
            world.act(ann, mine, careful(mine.hand.options))
        else:
            world.wake()
    assert free is not None
    refused = world.refused(boss, dc.MovePlayer(event, "ann", other.table, 99, "asked to"))
    assert refused.code == "seat-unknown"
    world.do(boss, dc.MovePlayer(event, "ann", other.table, free, "asked to"))
    for later in world.turns(event, ann):
        if later.table == other.table:
            break
        assert later.hand is not None
        assert later.hand.options is not None
        world.act(ann, later, careful(later.hand.options))
    assert (later.table, later.my_seat) == (other.table, free)
    assert world.table(event, view.table, ann).moved_to == other.table
    codes = [news.code for news in world.event(event, ann).news]
    assert "player-moved-by-director" in codes


def test_a_removed_player_is_out_and_his_chips_with_him() -> None:
    world, ann, boss, event = begin()
    before = world.event(event, ann).chips_in_play
    world.do(boss, dc.RemovePlayer(event, "h5", "shouted"))
    page = world.event(event, ann)
    gone = next(one for one in page.entrants if one.player == "h5")
    assert gone.place == 27
    assert page.chips_in_play == before - 10_000
    assert world.refused(boss, dc.RemovePlayer(event, "h5", "again")).code == "player-not-in-event"
    removed = world.refused(boss, dc.RemovePlayer(event, "nobody", "again"))
    assert removed.parameters["player"] == "<nobody>"


def test_a_removed_person_sees_his_result_and_may_watch() -> None:
    world, ann, boss, event = begin()
    view = next(world.turns(event, ann))
    world.do(boss, dc.RemovePlayer(event, "ann", "shouted"))
    for later in world.turns(event, ann):
        assert later.hand is not None
        assert later.hand.options is not None
        world.act(ann, later, careful(later.hand.options))
    page = world.table(event, view.table, ann)
    assert page.result is not None
    assert page.my_seat is None
    page_at_end = world.finish(event, ann)
    assert page_at_end.line.winner is not None


def test_friends_join_an_event_that_starts_a_minute_after_the_first() -> None:
    world = World(seed=5)
    ann, bob, boss = world.connect("ann"), world.connect("bob"), world.director()
    event = world.do(boss, CreateEvent("sprint-27", "Friends")).event
    assert event is not None
    line = next(one for one in world.lobby(ann).events if one.event == event)
    assert (line.kind, line.state, line.starts_ms) == ("scheduled", "open", None)
    world.do(ann, Join(event))
    world.now_ms += 10_000
    world.do(bob, Join(event))
    line = next(one for one in world.lobby(ann).events if one.event == event)
    assert line.starts_ms == world.now_ms - 10_000 + world.settings.gather_ms
    world.restart(down_ms=0)
    page = world.event(event, ann)
    while page.line.state == "open":
        world.wake()
        page = world.event(event, ann)
    assert page.line.entries == 27
    assert {one.player for one in page.entrants if one.house is None} == {"ann", "bob"}


def test_an_event_from_which_all_withdraw_waits_again() -> None:
    world = World(seed=5)
    ann, boss = world.connect("ann"), world.director()
    event = world.do(boss, CreateEvent("sprint-27", "")).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(ann, Leave(event))
    assert world.event(event, ann).line.starts_ms is None
    assert world.refused(boss, dc.StartEvent(event, "now")).code == "nobody-entered"


def test_the_director_starts_an_event_before_its_time() -> None:
    world = World(seed=5)
    ann, boss = world.connect("ann"), world.director()
    event = world.do(boss, CreateEvent("six-max", "Six")).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    page = world.event(event, ann)
    assert page.line.state == "running"
    assert len(page.tables) == 6
    assert world.refused(boss, dc.StartEvent(event, "again")).code == "already-started"
    assert directed(world, event)[0].command == "start-event"


def test_events_are_made_from_templates_and_so_many_of_them() -> None:
    world = World(seed=5)
    boss = world.director()
    assert world.refused(boss, CreateEvent("monopoly", "M")).code == "template-unknown"
    long = CreateEvent("heads-up", "x" * (NAME_MAX_CHARACTERS + 1))
    assert world.refused(boss, long).code == "name-length"
    templates = world.director_page(world.lobby(boss).events[0].event, boss).templates
    assert "turbo-27" in templates
    for _ in range(EVENTS_OPEN_MAX):
        world.do(boss, CreateEvent("heads-up", ""))
    assert world.refused(boss, CreateEvent("heads-up", "")).code == "too-many-open"


def test_what_does_not_add_up_freezes_its_table_and_the_room_goes_on() -> None:
    world, ann, boss, event = begin(seed=7)
    view = freeze_table(world, event, ann)
    assert view.hand is not None
    assert view.hand.options is not None
    rows = [row for row in world.journal.read(f"event/{event}") if row.kind == "table-frozen"]
    assert b"ChipsLost" in rows[0].payload
    page = world.director_page(event, boss)
    assert [line.code for line in page.matters] == ["table-frozen"]
    assert page.matters[0].citations == (Citation("tda2024-1", "modern"),)
    assert world.table(event, view.table, ann).state == "frozen"
    other = world.sit_down(ann)
    world.play(other, ann, careful, turns=3)
    world.restart()
    assert world.table(event, view.table, ann).state == "frozen"
    last = world.act(ann, view, passive(view.hand.options)).result
    assert getattr(last, "code", None) in ("table-frozen", "stale")


def freeze_table(world: World, event: str, caller: Caller) -> TableView:
    """Somebody puts ten chips on the caller's table from his pocket, and acts."""
    view = next(world.turns(event, caller))
    hand = world.room._lobby.hosts[event].tables[view.table].hand
    assert isinstance(hand, Hand)
    hand._state.reach[0] += 10
    assert view.hand is not None
    assert view.hand.options is not None
    result = world.act(caller, view, passive(view.hand.options)).result
    assert getattr(result, "code", None) == "table-frozen"
    return view


def test_where_the_tables_of_all_persons_are_frozen_the_others_wait_for_them() -> None:
    world, ann, _boss, event = begin(seed=7)
    frozen = freeze_table(world, event, ann)
    host = world.room._lobby.hosts[event]
    others = [table for number, table in host.tables.items() if number != frozen.table]
    for _ in range(400):
        if not any(table.in_hand for table in others):
            break
        world.wake()
    dealt = host.tournament.state.last_hand
    for _ in range(3):
        world.wake()  # levels go on by the clock
    assert host.tournament.state.last_hand == dealt


@pytest.mark.rule("house-1", "tda2024-1")
@pytest.mark.rows("restarted", [False, True])
def test_a_frozen_table_goes_on_from_the_journal_when_the_director_says_so(restarted: bool) -> None:
    world, ann, boss, event = begin(seed=7)
    view = freeze_table(world, event, ann)
    if restarted:
        world.restart()
    (frozen,) = world.director_page(event, boss).frozen
    assert view.hand is not None
    assert (frozen.table, frozen.hand, frozen.what) == (view.table, view.hand.number, "ChipsLost")
    assert sum(one.chips for one in frozen.back) == 10_000 * len(frozen.back)
    assert world.refused(boss, Unfreeze(event, " ", view.table)).code == "reason-length"
    assert world.refused(ann, Unfreeze(event, "me", view.table)).code == "needs-director"
    world.do(boss, Unfreeze(event, "counted again", view.table))
    again = world.my_table(event, ann)
    assert again is not None
    assert again.state == "playing"
    assert again.hand == view.hand, "the very hand, its turn and its options"
    page = world.director_page(event, boss)
    assert (page.frozen, page.matters) == ((), ())
    assert (page.acts[0].code, page.acts[0].parameters["reason"]) == (
        "directed-unfreeze", "counted again",
    )  # fmt: skip
    assert page.event.news[-1].code == "table-goes-on"
    assert directed(world, event)[-1].citation == Citation("tda2024-1", "modern")
    assert world.refused(boss, Unfreeze(event, "twice", view.table)).code == "table-not-frozen"
    world.play(event, ann, careful, turns=3)
    world.restart()
    world.play(event, ann, careful, turns=2)


@pytest.mark.rule("house-1", "tda2024-1")
@pytest.mark.rows("restarted", [False, True])
def test_a_frozen_tables_hand_is_retired_and_all_chips_are_back(restarted: bool) -> None:
    world, ann, boss, event = begin(seed=7)
    view = freeze_table(world, event, ann)
    assert view.hand is not None
    if restarted:
        world.restart()
    (frozen,) = world.director_page(event, boss).frozen
    before = {one.player: one.chips for one in frozen.back}
    assert world.refused(boss, RetireHand(event, view.table, "")).code == "reason-length"
    assert world.refused(ann, RetireHand(event, view.table, "me")).code == "needs-director"
    world.do(boss, RetireHand(event, view.table, "nobody knows the pot"))
    page = world.director_page(event, boss)
    assert {one.player: one.stack for one in page.event.entrants if one.player in before} == before
    assert (page.frozen, page.matters) == ((), ())
    assert page.acts[0].code == "directed-retire-hand"
    assert page.event.news[-1].code == "hand-retired"
    assert page.event.news[-1].citation == Citation("tda2024-1", "modern")
    assert world.table(event, view.table, ann).hand is None
    assert world.refused(boss, RetireHand(event, view.table, "twice")).code == "table-not-frozen"
    assert world.refused(boss, RetireHand(event, 99, "none")).code == "table-unknown"
    world.restart()
    assert world.table(event, view.table, ann).hand is None, "a hand without a result is not shown"
    later = next(world.turns(event, ann))
    assert later.hand is not None
    assert later.hand.number > view.hand.number
    world.play(event, ann, careful, turns=3)


def test_a_hand_that_the_journal_cannot_give_again_can_only_be_retired() -> None:
    world, ann, boss, event = begin(seed=3)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    stream = f"hand/{event}/{view.hand.number}"
    entry = Entry("acted", msgspec.msgpack.encode(Acted(99, "check", 0, 0, False)))
    version = len(list(world.journal.read(stream)))
    world.journal.append([Write(stream, version, 1, world.now_ms, (entry,))]).result()
    world.restart()
    refused = world.ask(boss, Unfreeze(event, "try", view.table)).result
    assert getattr(refused, "code", None) == "cannot-go-on"
    assert world.table(event, view.table, ann).state == "frozen"
    world.do(boss, RetireHand(event, view.table, "cannot be read"))
    world.play(event, ann, careful, turns=2)


def test_what_is_not_written_yet_is_not_made_again() -> None:
    world, ann, boss, event = begin(seed=7)
    view = next(world.turns(event, ann))
    world.lag = True
    table = world.room._lobby.hosts[event].tables[view.table]
    assert view.hand is not None
    assert view.hand.options is not None
    world.act(ann, view, passive(view.hand.options))
    assert isinstance(table.hand, Hand)
    table.hand._state.reach[0] += 10
    while table.frozen is None:
        world.wake()
    ask = Unfreeze(event, "at once", view.table)
    assert getattr(world.ask(boss, ask).result, "code", None) == "not-written-yet"
    world.flush()
    world.lag = False
    world.do(boss, ask)
    assert world.table(event, view.table, ann).state == "playing"


def test_a_frozen_event_goes_on_from_the_journal_and_its_clock_has_not_run() -> None:
    world, ann, boss, event = begin(seed=7)
    view = next(world.turns(event, ann))
    host = world.room._lobby.hosts[event]
    del host.tournament.state.seats["h1"]
    result = world.ask(boss, dc.RemovePlayer(event, "h1", "asked to")).result
    assert getattr(result, "code", None) == "event-frozen"
    before = world.event(event, ann).clock
    at_ms = world.event(event, ann).now_ms
    world.now_ms += 3_600_000
    (frozen,) = world.director_page(event, boss).frozen
    assert (frozen.table, frozen.hand, frozen.back) == (None, None, ())
    assert world.refused(boss, Unfreeze(event, "")).code == "reason-length"
    assert world.refused(ann, Unfreeze(event, "me")).code == "needs-director"
    world.do(boss, Unfreeze(event, "started again"))
    page = world.director_page(event, boss)
    assert (page.frozen, page.matters) == ((), ())
    assert [page.event.news[-1].code, page.acts[0].code] == [
        "event-goes-on", "directed-unfreeze",
    ]  # fmt: skip
    clock = page.event.clock
    assert clock.level == before.level
    assert clock.ends_ms is not None
    assert before.ends_ms is not None
    assert 0 <= (clock.ends_ms - page.now_ms) - (before.ends_ms - at_ms) < 30_000
    again = world.my_table(event, ann)
    assert again is not None
    assert again.hand == view.hand
    assert world.refused(boss, Unfreeze(event, "twice")).code == "event-not-frozen"
    world.play(event, ann, careful, turns=3)
    world.restart()
    world.play(event, ann, careful, turns=2)


def test_what_breaks_in_the_tournament_freezes_the_event_and_the_room_goes_on() -> None:
    world, ann, _, event = begin(seed=7)
    view = next(world.turns(event, ann))
    host = world.room._lobby.hosts[event]
    host.tournament.state.chips_removed += 10
    for _ in range(200):
        if host.frozen is not None:
            break
        world.wake()
    assert host.frozen is not None
    assert {line.state for line in world.event(event, ann).tables} == {"frozen"}
    assert view.hand is not None
    refused = world.refused(ann, ImBack(event))
    assert refused.code == "event-frozen"
    other = world.sit_down(ann)
    world.play(other, ann, careful, turns=2)


def test_a_command_that_fails_half_way_freezes_its_event_and_leaves_the_journal_true() -> None:
    world, ann, boss, event = begin(seed=7)
    tournament = world.room._lobby.hosts[event].tournament
    del tournament.state.seats["h1"]
    result = world.ask(boss, dc.RemovePlayer(event, "h1", "asked to")).result
    assert getattr(result, "code", None) == "event-frozen"
    rows = [row.kind for row in world.journal.read(f"event/{event}")]
    assert rows[-1] == "table-frozen"
    assert "directed" not in rows
    world.restart()
    assert world.refused(ann, ImBack(event)).code == "event-frozen"
    world.play(world.sit_down(ann), ann, careful, turns=2)
