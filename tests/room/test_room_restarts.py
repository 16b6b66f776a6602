"""A room that dies at any point goes on where its journal ends, and shows what was durable."""

from typing import Any

import msgspec
import pytest
from courses import new, the_same
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from world import World, careful, passive, plain, told

from ruleone.dealing.actions import Action, Fold, RaiseTo
from ruleone.dealing.events import Acted
from ruleone.room import commands as c
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.seating import BreakTable
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.lobby.view import LobbyView, SitDown
from ruleone.room.playing import ImBack, Leave
from ruleone.room.views import Accepted, Outcome
from ruleone.rulebook import Refusal
from ruleone.store.chain import link
from ruleone.store.journal import Damaged, Entry, Write
from ruleone.store.verify import verify
from ruleone.tournament.events import EventOpened


def everything_seen(world: World, viewers: list[Caller]) -> dict[str, bytes]:
    """Every page of the room as each of the viewers sees it now; of an event that is over its page
    alone: its tables are let go in a restart."""
    seen: dict[str, bytes] = {}
    for viewer in viewers:
        topics = ["lobby"]
        lobby = world.room.view("lobby", viewer, world.now_ms)
        assert isinstance(lobby, LobbyView)
        for line in lobby.events:
            topics.append(f"event/{line.event}")
            if line.state != "over":
                topics.append(f"director/{line.event}")
                topics += [f"table/{line.event}/{number}" for number in range(1, 4)]
        for topic in topics:
            view = world.room.view(topic, viewer, world.now_ms)
            if not isinstance(view, Refusal):
                seen[f"{viewer.person} {topic}"] = told(view)
    return seen


def all_plain(seen: dict[str, bytes]) -> dict[str, Any]:
    """What a restart may not change of everything seen."""
    return {page: plain(view) for page, view in seen.items()}


class Restarting(RuleBasedStateMachine):
    """People play, the director directs, the journal lags behind, the process dies."""

    def __init__(self) -> None:
        super().__init__()
        self.world = World(seed=11)
        self.ann = self.world.connect("ann")
        self.bob = self.world.connect("bob")
        self.boss = self.world.director()
        self.viewers = [self.ann, self.bob, self.boss]
        self.event = ""
        self.world.snapshot = self.seen
        self.world.durable = self.seen()
        self.world.lag = True

    def seen(self) -> dict[str, bytes]:
        return everything_seen(self.world, self.viewers)

    @precondition(lambda self: not self.event)
    @rule(duel=st.booleans(), begins=st.booleans())
    def sits_down(self, duel: bool, begins: bool) -> None:
        if duel:
            event = self.world.do(self.boss, CreateEvent("heads-up", "Duel")).event
        else:
            event = self.world.fresh(self.ann)
        assert event is not None
        self.enters(Join(event))
        if begins:
            self.world.ask(self.boss, dc.StartEvent(event, "all are here"))

    def enters(self, ask: Join | SitDown) -> None:
        """She enters the event that the machine plays, unless she is in as many as one may be."""
        result = self.world.ask(self.ann, ask).result
        if isinstance(result, Refusal):
            assert result.code == "too-many-events"
            return
        assert isinstance(result, Accepted)
        assert result.event is not None
        self.event = result.event

    @rule(who=st.integers(0, 2))
    def joins_another(self, who: int) -> None:
        event = self.world.lobby(self.ann).play_now
        assert event is not None
        self.world.ask(self.viewers[who], Join(event))

    @precondition(lambda self: self.event)
    @rule(kind=st.sampled_from(["fold", "passive", "raise", "all-in"]))
    def acts(self, kind: str) -> None:
        view = self.world.my_table(self.event, self.ann)
        if view is None or view.hand is None or view.hand.options is None:
            return
        options = view.hand.options
        action: Action = passive(options)
        if kind == "fold":
            action = Fold()
        elif options.bet_to is not None and kind in ("raise", "all-in"):
            action = RaiseTo(options.bet_to[0 if kind == "raise" else 1])
        self.world.now_ms += 900
        result = self.world.act(self.ann, view, action).result
        if isinstance(result, Refusal):
            # Who has left his seat is not waited for; nobody else loses any of his time.
            assert result.code == "time-up"
            away = any(one.away for one in view.players if one.player == "ann")
            assert view.turn is not None
            assert away or view.turn.bank_ends_ms < view.now_ms + 900

    @rule(wakes=st.integers(1, 12))
    def time_passes(self, wakes: int) -> None:
        for _ in range(wakes):
            if self.world.room.due_ms is not None:
                self.world.wake()

    @rule(ms=st.sampled_from([1, 500, 15_000, 70_000]))
    def nobody_does_anything(self, ms: int) -> None:
        self.world.now_ms += ms
        self.world.take(self.world.room.wake(self.world.now_ms))

    @rule(who=st.integers(0, 1))
    def goes_and_comes(self, who: int) -> None:
        caller = self.viewers[who]
        if caller in self.world.here:
            self.world.disconnect(caller)
        else:
            self.world.connect(caller.person)

    @precondition(lambda self: self.event)
    @rule(back=st.booleans())
    def leaves_or_returns(self, back: bool) -> None:
        self.world.ask(self.ann, ImBack(self.event) if back else Leave(self.event))

    @precondition(lambda self: self.event)
    @rule(what=st.integers(0, 9), number=st.integers(1, 26), seat=st.integers(1, 9))
    def directs(self, what: int, number: int, seat: int) -> None:
        event = self.event
        commands: list[c.Command] = [
            dc.Pause(event, "a spill"),
            dc.Resume(event, "dry again"),
            dc.NextLevel(event, "late"),
            dc.Announce(event, "Soup is served"),
            dc.MovePlayer(event, f"h{number}", 1 + seat % 3, seat, "asked to"),
            dc.RemovePlayer(event, f"h{number}", "asked to"),
            dc.RedrawSeats(event, "mixed up"),
            BreakTable(event, 1 + seat % 3, "a leak"),
            dc.HandForHand(event, "near the money"),
            dc.EndHandForHand(event, "all are paid"),
        ]
        self.world.ask(self.boss, commands[what])

    @precondition(lambda self: self.event)
    @rule()
    def redraws_between_hands(self) -> None:
        """The director stops the event, and all draw new seats when no hand is in play."""
        self.world.ask(self.boss, dc.Pause(self.event, "seats are mixed up"))
        # A room that starts again has no tables of an event that is over.
        host = self.world.room._lobby.hosts.get(self.event)
        for _ in range(500):
            playing = host is not None and host.tournament.state.hands
            if not playing or self.world.room.due_ms is None:
                break
            self.world.wake()
        self.world.ask(self.boss, dc.RedrawSeats(self.event, "mixed up"))
        self.world.ask(self.boss, dc.Resume(self.event, "all sit"))

    @rule(most=st.integers(1, 5))
    def becomes_durable(self, most: int) -> None:
        self.world.flush(most)

    @rule(most=st.none() | st.integers(0, 5))
    def dies(self, most: int | None) -> None:
        """With all that happened on record, or with much of it lost."""
        world = self.world
        world.flush(most)
        world.undurable.clear()
        world.now_ms += 3_600_000
        world.room = world._open()
        assert all_plain(everything_seen(world, self.viewers)) == all_plain(world.durable)
        world.restart()
        world.durable = self.seen()
        lines = world.lobby(self.ann).events
        if self.event not in {line.event for line in lines}:
            self.event = ""
        assert verify(world.journal).sound

    @invariant()
    def chips_are_all_there(self) -> None:
        for line in self.world.lobby(self.ann).events:
            if line.state in ("running", "finishing"):
                page = self.world.event(line.event, self.ann)
                state = self.world.room._lobby.hosts[line.event].tournament.state
                whole = line.entries * line.starting_stack
                assert page.chips_in_play <= whole + state.chips_raced
                assert not any(news.code.endswith("-frozen") for news in page.news)


@pytest.mark.feature("journal")
@pytest.mark.parametrize("examples", [3, 25])
def test_any_history_survives_a_restart_at_any_point(examples: int) -> None:
    run_state_machine_as_test(Restarting, settings=the_same(examples, 40))


@pytest.mark.soak
def test_many_histories_survive_restarts() -> None:
    run_state_machine_as_test(Restarting, settings=new(400))


def test_a_restart_folds_nobody_and_gives_the_whole_time_again() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.turn is not None
    world.now_ms = view.turn.ends_ms - 1
    world.restart(down_ms=10 * 3_600_000)
    again = world.my_table(event, ann)
    assert again is not None
    assert again.hand == view.hand
    assert again.turn is not None
    assert again.turn.ends_ms - again.now_ms == world.settings.action_ms
    assert again.turn.bank_ms == world.settings.bank_ms


@pytest.mark.feature("clock")
def test_the_level_clock_does_not_count_the_time_in_which_the_room_was_down() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=4)
    before = world.event(event, ann).clock
    written_ms = world.event(event, ann).now_ms
    assert before.ends_ms is not None
    world.restart(down_ms=24 * 3_600_000)
    page = world.event(event, ann)
    assert page.clock.level == before.level
    assert page.clock.ends_ms is not None
    left_before, left_after = before.ends_ms - written_ms, page.clock.ends_ms - page.now_ms
    assert 0 <= left_after - left_before < 30_000


def test_a_clock_of_the_shell_that_begins_anywhere_is_as_good() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=2)
    world.now_ms = 5
    world.restart(down_ms=0)
    world.play(event, ann, careful, turns=2)
    page = world.event(event, ann)
    assert page.now_ms > 1_000_000


def test_only_what_is_unfinished_is_read_at_start() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    first = world.sit_down(ann)
    world.do(ann, Leave(first))
    world.finish(first, ann)
    second = world.sit_down(ann)
    world.play(second, ann, careful, turns=3)
    read: list[str] = []
    journal, keep = world.journal, world.journal.read

    def noting(stream: str, after: int = 0) -> Any:
        read.append(stream)
        return keep(stream, after)

    journal.read = noting  # type: ignore[method-assign]
    world.restart()
    assert f"event/{first}" not in read
    assert f"event/{second}" in read
    hands = [stream for stream in read if stream.startswith("hand/")]
    assert len(hands) <= len(world.event(second, ann).tables)
    ended = next(line for line in world.lobby(ann).events if line.event == first)
    assert ended.state == "over"
    assert ended.winner == world.event(first, ann).entrants[0].name


def test_an_event_that_is_over_is_shown_the_same_before_and_after_a_restart() -> None:
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.do(boss, CreateEvent("heads-up", "Duel")).event
    assert event is not None
    world.do(ann, Join(event))
    while world.event(event, ann).line.state != "running":
        world.wake()
    assert world.event(event, ann).collected > 0
    world.do(boss, dc.Announce(event, "Soup is served"))
    world.ask(ann, Leave(event))
    world.finish(event, ann)
    page = world.event(event, ann)
    assert page.announcement == "Soup is served"
    assert page.draws is not None
    assert page.draws.secret is not None
    assert page.draws.newest
    before = all_plain(everything_seen(world, [ann, boss]))
    world.restart(0)
    again = world.event(event, ann)
    assert again.announcement == "Soup is served"
    assert again.draws == page.draws
    assert again.news == page.news != ()
    assert again.levels == page.levels != ()
    assert all_plain(everything_seen(world, [ann, boss])) == before


def test_a_second_process_ends_the_first_ones_lease() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    old = world.room
    world.restart()
    late = old.on(c.Ask("late", Leave(event)), ann, world.now_ms)
    assert isinstance(late, Outcome)
    assert late.writes
    with pytest.raises(Exception, match="lease"):
        world.journal.append(late.writes).result()


def test_an_event_that_this_version_cannot_go_on_with_is_left_out_and_said() -> None:
    """Its first row names an edition with another digest, as after a change of the rulebook."""
    world = World(seed=3)
    ann = world.connect("ann")
    lost, kept = world.sit_down(ann), world.sit_down(ann)
    world.play(kept, ann, careful, turns=1)
    rows = world.journal._streams[f"event/{lost}"]
    opened = msgspec.msgpack.decode(rows[0].payload, type=EventOpened)
    other = msgspec.structs.replace(opened, digest="0" * 64)
    before = bytes(32)
    for at, row in enumerate(rows):
        payload = msgspec.msgpack.encode(other) if at == 0 else row.payload
        changed = msgspec.structs.replace(row, payload=payload)
        before = link(before, changed)
        rows[at] = msgspec.structs.replace(changed, hash=before)
    world.restart()
    assert world.room.abandoned[lost].reason == "rules-not-kept"
    assert lost not in {line.event for line in world.lobby(ann).events}
    told = Refusal(
        "event-abandoned", "illegal", {"reason": "rules-not-kept", "stream": f"event/{lost}"}
    )
    pages = f"event/{lost}", f"table/{lost}/1"
    assert world.refused(ann, Leave(lost)) == told
    assert [world.room.view(page, ann, world.now_ms) for page in pages] == [told, told]
    world.play(kept, ann, careful, turns=1)
    world.restart()
    assert world.room.abandoned == {}
    assert world.refused(ann, Leave(lost)) == told, "and it stays so"
    assert lost not in {line.event for line in world.lobby(ann).events}


def test_a_damaged_stream_is_said_before_anything_is_written() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    rows = world.journal._streams[f"event/{event}"]
    rows[5] = msgspec.structs.replace(rows[5], at_ms=rows[5].at_ms + 1)
    before = dict(world.journal.streams())
    with pytest.raises(Damaged) as raised:
        world.restart()
    assert (raised.value.stream, raised.value.intact) == (f"event/{event}", 5)
    assert dict(world.journal.streams()) == before


def test_a_hand_that_cannot_be_read_again_freezes_its_table_alone() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    stream = f"hand/{event}/{view.hand.number}"
    # An act of a seat that is not there.
    entry = Entry("acted", msgspec.msgpack.encode(Acted(99, "check", 0, 0, False)))
    version = len(list(world.journal.read(stream)))
    world.journal.append([Write(stream, version, 1, world.now_ms, (entry,))]).result()
    world.restart()
    states = {line.table: line.state for line in world.event(event, ann).tables}
    assert states[view.table] == "frozen"
    assert set(states.values()) > {"frozen"}


def test_the_last_hand_is_shown_again_to_each_as_before() -> None:
    world = World(seed=1)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    number = world.event(event, ann).line.my_table
    assert number is not None
    for _ in range(400):
        view = world.table(event, number, ann)
        if view.hand is not None and view.state == "between":
            break
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, passive(view.hand.options))
        else:
            world.wake()
    assert view.hand is not None
    before = {one.person: world.table(event, number, one) for one in (ann, bob)}
    world.restart()
    after = {one.person: world.table(event, number, one) for one in (ann, bob)}
    for person, table in before.items():
        assert after[person].hand == table.hand
        assert after[person].news == table.news
    mine, his = after["ann"].hand, after["bob"].hand
    assert mine is not None
    assert his is not None
    assert mine != his, "his own cards are his own"
    rest_ms = world.settings.rest_ms
    world.now_ms += rest_ms - 1
    world.take(world.room.wake(world.now_ms))
    assert world.table(event, number, ann).hand == mine, "it stays for a moment"
    world.now_ms += 1
    world.take(world.room.wake(world.now_ms))
    later = world.table(event, number, ann).hand
    assert later is not None
    assert later.number > mine.number
