"""Whole events: a person joins, plays, goes out or wins; house players do the rest."""

import msgspec
import pytest
from world import Choose, World, all_in, careful, passive

from ruleone.limits import EVENTS_ENDED_SHOWN_MAX
from ruleone.room.core.settings import Settings
from ruleone.room.event.clock.view import ClockView
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.finished import summary_of
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Leave
from ruleone.rulebook import Refusal
from ruleone.store.verify import verify
from ruleone.tournament.events import ChipsRaced, Standing


def test_there_is_always_a_fresh_event_to_join() -> None:
    world = World()
    ann = world.connect("ann")
    first = world.lobby(ann)
    assert [line.state for line in first.events] == ["open"]
    event = world.sit_down(ann)
    assert event == first.play_now
    after = world.lobby(ann)
    assert after.play_now not in (None, event)
    assert {line.event: line.state for line in after.events} == {
        event: "running", after.play_now: "open",
    }  # fmt: skip


def test_joining_seats_the_person_among_house_players_and_starts_at_once() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.sit_down(ann)
    page = world.event(event, ann)
    assert page.line.entries == 27
    assert len(page.tables) == 3
    assert {len(table.players) for table in page.tables} == {9}
    assert [one.name for one in page.entrants if one.me] == ["<ann>"]
    assert sum(one.house is None for one in page.entrants) == 1
    house = [one.name for one in page.entrants if one.house is not None]
    assert len(set(house)) == 26
    assert page.draws is not None
    assert page.draws.made == 1
    assert page.clock.level is not None
    assert page.clock.level.number == 1


def test_the_first_hand_is_dealt_within_thirty_seconds() -> None:
    world = World()
    ann = world.connect("ann")
    began_ms = world.now_ms
    event = world.sit_down(ann)
    first = next(world.turns(event, ann))
    assert first.hand is not None
    assert world.now_ms - began_ms < 30_000


@pytest.mark.rows("choose", [all_in, passive])
def test_an_event_ends_with_one_winner_and_every_prize_paid(choose: Choose) -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, choose, turns=60)
    if world.my_table(event, ann) is not None:
        world.play(event, ann, all_in)
    page = world.finish(event, ann)
    places = sorted(one.place or 0 for one in page.entrants)
    # Who goes out in one hand with equal stacks shares the better place.
    assert all(place in (at, places[at - 2]) for at, place in enumerate(places, 1))
    assert sum(one.prize for one in page.entrants) == page.prize_pool == 2_700
    winner = next(one for one in page.entrants if one.place == 1)
    raced = [
        msgspec.msgpack.decode(row.payload, type=ChipsRaced)
        for row in world.journal.read(f"event/{event}")
        if row.kind == "chips-raced"
    ]
    changed = sum(sum(one.after.values()) - sum(one.before.values()) for one in raced)
    assert winner.stack == page.chips_in_play == 270_000 + changed
    assert page.line.winner == winner.name
    assert verify(world.journal).sound
    mine = next(one for one in page.entrants if one.me)
    assert mine.place is not None


def test_where_the_clock_alone_brings_levels_every_deal_is_a_hand() -> None:
    """Levels and breaks that are due begin on their own; nothing freezes and the event ends."""
    world = World(seed=5, settings=Settings(edition="modern+levels.trigger=clock-zero"))
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, passive, turns=60)
    if world.my_table(event, ann) is not None:
        world.play(event, ann, all_in)
    page = world.finish(event, ann)
    assert page.line.winner is not None
    assert sum(one.prize for one in page.entrants) == page.prize_pool


def test_a_person_can_win() -> None:
    """Over a few seeds somebody who goes all-in each hand, heads-up, wins at least once."""
    places = []
    for seed in range(6):
        world = World(seed=seed)
        boss = world.director()
        event = world.do(boss, CreateEvent("heads-up", "Duel")).event
        assert event is not None
        world.do(boss, Join(event))
        world.play(event, boss, all_in)
        page = world.finish(event, boss)
        places.append(next(one.place for one in page.entrants if one.me))
    assert set(places) == {1, 2}


def test_with_the_last_person_out_the_event_finishes_at_full_speed() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, all_in)
    out_ms = world.now_ms
    page = world.finish(event, ann)
    settings = world.settings
    seen_ms = out_ms + settings.rest_ms + 4 * settings.street_ms  # it was run out from the start
    assert world.now_ms == seen_ms
    assert page.line.state == "over"
    levels = page.clock.level
    assert levels is not None
    assert levels.number > 2
    assert page.clock == ClockView("over", levels, None), "nothing is to come"


def test_of_the_events_that_are_over_the_newest_are_kept() -> None:
    world = World()
    ann = world.connect("ann")
    lobby = world.room._lobby
    (open_event,) = lobby.hosts
    won = (Standing("ann", 1, 90),)
    host = lobby.hosts[open_event]
    of = summary_of(host.event, host.name, host.tournament.state, host.house_names, None)
    summary = msgspec.structs.replace(of, results=won)
    names = [f"e{number}" for number in range(2, EVENTS_ENDED_SHOWN_MAX + 3)]
    for name in names:
        lobby.end(msgspec.structs.replace(summary, event=name))
    listed = [line.event for line in world.lobby(ann).events]
    assert listed == [*reversed(names[1:]), open_event]
    assert world.event(names[1], ann).line.winner == "<ann>"
    gone = world.room.view(f"event/{names[0]}", ann, world.now_ms)
    assert isinstance(gone, Refusal)
    assert gone.code == "event-unknown"


def test_who_leaves_is_folded_and_the_event_no_longer_waits() -> None:
    world = World(seed=4)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=2)
    world.do(ann, Leave(event))
    left_ms = world.now_ms
    page = world.finish(event, ann)
    assert world.now_ms == left_ms
    mine = next(one for one in page.entrants if one.me)
    assert mine.place is not None


@pytest.mark.rows("seed", [1, 2, 3])
def test_hand_that_puts_the_last_person_out_is_seen_before_the_event_hurries_on(seed: int) -> None:
    world = World(seed=seed)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    table = number = 0
    for view in world.turns(event, ann):
        assert view.hand is not None
        assert view.hand.options is not None
        table, number = view.table, view.hand.number
        world.act(ann, view, all_in(view.hand.options))
    shown = world.table(event, table, ann).hand
    assert shown is not None
    assert (shown.number, bool(shown.awards)) == (number, True)
    codes = [line.code for line in shown.log]
    decided = max(at for at, code in enumerate(codes) if code in ("call", "fold", "raise", "check"))
    run_out = sum(
        code in ("street-flop", "street-turn", "street-river") for code in codes[decided:]
    )
    settings = world.settings
    pause_ms = settings.rest_ms + (settings.street_ms * (run_out + 1) if run_out else 0)
    world.now_ms += pause_ms - 1
    world.take(world.room.wake(world.now_ms))
    assert world.table(event, table, ann).hand == shown
    world.now_ms += 1
    seen_ms = world.now_ms
    assert world.finish(event, ann).line.state == "over"
    assert world.now_ms == seen_ms, "and from then on nobody waits"


def test_house_players_think_where_a_person_sits_and_nowhere_else() -> None:
    world = World(seed=6)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    thought: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(300):
        for table in world.room._lobby.hosts[event].tables.values():
            for asked_ms, acts_ms in table.asked.thinking.values():
                thought[table.persons > 0].add(acts_ms - asked_ms)
        view = world.my_table(event, ann)
        if view is None:
            break
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, careful(view.hand.options))
        else:
            world.wake()
    least, most = world.settings.think_ms
    assert (least, most) == (600, 2_500)
    assert least <= min(thought[True]) < least + 200
    assert most - 200 < max(thought[True]) <= most
    assert thought[False] <= {0}


def test_tables_without_a_person_keep_to_the_pace_of_the_others() -> None:
    world = World(seed=6)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    mine = next(world.turns(event, ann)).table
    hands = {
        line.table: len(list(_dealt(world, event, line.table)))
        for line in world.event(event, ann).tables
    }
    assert all(count <= hands[mine] + 1 for count in hands.values()), hands
    for _ in range(50):
        world.wake()
    later = {number: len(list(_dealt(world, event, number))) for number in hands}
    assert all(count <= later[mine] + 1 for count in later.values()), later


def _dealt(world: World, event: str, table: int) -> list[str]:
    import msgspec

    from ruleone.tournament.events import HandDealt

    rows = [row for row in world.journal.read(f"event/{event}") if row.kind == "hand-dealt"]
    orders = [msgspec.msgpack.decode(row.payload, type=HandDealt).order for row in rows]
    return [str(order.number) for order in orders if order.table == table]


def test_house_players_think_where_a_person_sits() -> None:
    settings = Settings(think_ms=(600, 2_500))
    world = World(seed=7, settings=settings)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    number = world.event(event, ann).line.my_table
    assert number is not None
    waits = []
    for _ in range(60):
        before = world.table(event, number, ann)
        turn = before.hand.to_act if before.hand else None
        began_ms = before.turn.started_ms if before.turn else None
        if before.hand is not None and before.hand.options is not None:
            world.act(ann, before, careful(before.hand.options))
            continue
        world.wake()
        after = world.table(event, number, ann)
        moved = after.hand is not None and before.hand is not None
        if began_ms is not None and moved and after.hand and after.hand.to_act != turn:
            waits.append(world.now_ms - began_ms)
    assert len(waits) > 10
    assert all(600 <= wait <= 2_500 for wait in waits)


def test_pace_shortens_the_rooms_own_waits() -> None:
    ends = []
    for pace in (1.0, 10.0):
        world = World(seed=8, settings=Settings(pace=pace))
        ann = world.connect("ann")
        event = world.sit_down(ann)
        began_ms = world.now_ms
        world.play(event, ann, lambda options: careful(options), turns=5)
        ends.append(world.now_ms - began_ms - 5_000)
    assert ends[1] * 5 < ends[0]
