"""The shell: nothing is answered or shown before it is durable, and everything in its order."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from houses import FRAME, House, Visitor

from ruleone import limits
from ruleone.room.commands import Ask, Watch
from ruleone.room.core.roles import Caller
from ruleone.room.directory.naming import SetName
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders.commands import Pause
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.lobby.view import LobbyView
from ruleone.room.pages.views import EventView
from ruleone.room.playing import Leave
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.room.views import Accepted, Answer, Closing, Frame, Gone, Outcome, Shown, View, Welcome
from ruleone.rulebook.citation import Refusal


async def watching(house: House, *topics: str) -> Visitor:
    """Somebody who has seen these topics and has nothing more to read."""
    visitor = house.visitor()
    await visitor.ask(Watch(topics))
    seen = await visitor.frames()
    assert [type(frame) for frame in seen] == [Welcome, Answer, *(Shown for _ in topics)]
    return visitor


def entries(frames: list[Frame]) -> list[int]:
    """How many had entered the event, in each view of it."""
    views = [frame.view for frame in frames if isinstance(frame, Shown)]
    return [view.line.entries for view in views if isinstance(view, EventView)]


async def test_first_frame_is_the_welcome_and_each_topic_is_answered_at_once(house: House) -> None:
    visitor = house.visitor()
    name = await visitor.ask(Watch(("lobby", "event/e1", "lobby")))
    welcome, answer, lobby, event = await visitor.frames()
    assert isinstance(welcome, Welcome)
    assert answer == Answer(name, Accepted())
    assert isinstance(lobby, Shown)
    assert isinstance(event, Shown)
    assert (lobby.topic, lobby.version) == ("lobby", 1)
    assert (event.topic, event.version) == ("event/e1", 1)
    assert isinstance(lobby.view, LobbyView)


async def test_nothing_comes_before_the_welcome(house: House) -> None:
    player = await watching(house, "lobby")
    house.journal.slow = True
    await player.ask(Join("e1"))
    late = house.visitor()
    unread = Answer("", Refusal("frame-not-json", "syntax"))
    house.shell.refuse(unread, late.watcher)
    assert await late.frames() == []
    house.journal.flush()
    house.journal.slow = False
    welcome, answer = await late.frames()
    assert isinstance(welcome, Welcome)
    assert answer == unread


async def test_the_connections_of_one_who_is_erased_end_and_ask_nothing_more(house: House) -> None:
    secret = await house.shell.director_link()
    assert secret is not None
    link = await house.shell.open_link(secret, Caller("boss", "c"))
    assert not isinstance(link, Refusal)
    boss = Caller("boss", "c", (link.link,))
    ann, ben = await watching(house, "event/e1"), await watching(house, "event/e1")
    erased = await house.shell.ask_once(Ask("f", ForgetPlayer(ann.watcher.caller.person)), boss)
    assert isinstance(erased.result, Accepted)
    assert [one.code for one in await ann.frames() if isinstance(one, Closing)] == ["erased"]
    assert ann.watcher.mailbox.finished
    await ann.ask(Join("e1"))
    assert await ann.frames() == []
    seen = await house.shell.see("event/e1", boss)
    assert isinstance(seen, EventView)
    assert seen.line.entries == 0, "she was not heard any more"
    assert not [one for one in await ben.frames() if isinstance(one, Closing)]
    await ben.ask(Join("e1"))
    assert 27 in entries(await ben.frames())


async def test_answer_and_views_wait_until_the_journal_has_it(house: House) -> None:
    player = await watching(house, "event/e1")
    watcher = await watching(house, "event/e1")
    house.journal.slow = True
    name = await player.ask(Join("e1"))
    assert len(house.journal) == 1
    assert await player.frames() == []
    assert await watcher.frames() == [], "what is not durable is seen by nobody"
    house.journal.flush()
    house.journal.slow = False
    answer, *views = await player.frames()
    assert isinstance(answer, Answer)
    assert answer.id == name
    assert isinstance(answer.result, Accepted)
    assert 27 in entries(views)
    assert 27 in entries(await watcher.frames())


def views_built(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The topics of the views that the room builds from now on."""
    built: list[str] = []
    view = house.room.view

    def counted(topic: str, caller: Caller, now_ms: int) -> View | Refusal:
        built.append(topic)
        return view(topic, caller, now_ms)

    monkeypatch.setattr(house.room, "view", counted)
    return built


async def test_a_crowd_sees_in_turn_what_happened_and_who_did_it_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VIEWS_AT_ONCE_MAX", 2)
    monkeypatch.setattr(limits, "VIEWS_REST_S", 0.0)
    crowd = [await watching(house, "event/e1") for _ in range(6)]
    player = await watching(house, "event/e1")
    built = views_built(house, monkeypatch)
    await player.ask(Join("e1"))
    assert built == ["event/e1"] * 2, "nobody waits for more views than these"
    assert 27 in entries(await player.frames()), "who did it is among those who see it at once"
    await player.ask(Leave("e1"))
    for one in crowd:
        shown = await next_frame(one)
        while not entries([shown]):
            shown = await next_frame(one)


async def test_what_a_crowd_waits_for_is_built_once_and_as_it_is_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = await house.shell.director_link()
    assert secret is not None
    link = await house.shell.open_link(secret, Caller("boss", "c"))
    assert not isinstance(link, Refusal)
    made = await house.shell.ask_once(
        Ask("a", CreateEvent("sprint-27", "Friends")), Caller("boss", "c", (link.link,))
    )
    assert isinstance(made.result, Accepted)
    assert made.result.event is not None
    players = [await watching(house, "lobby") for _ in range(3)]
    watcher = await watching(house, f"event/{made.result.event}")
    monkeypatch.setattr(limits, "VIEWS_AT_ONCE_MAX", 0)
    for player in players:
        await player.ask(Join(made.result.event))
    async with asyncio.timeout(60):
        while house.shell._waiting:
            await asyncio.sleep(0.01)
    assert entries(await watcher.frames()) == [3]


async def test_how_the_field_stands_is_told_once_in_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VIEWS_LATER_S", 0.01)
    watcher = await watching(house, "event/e1")
    other = await watching(house, "lobby")
    built = views_built(house, monkeypatch)
    with monkeypatch.context() as hands:
        played = Outcome(Answer("a", Accepted()), later=("event/e1",))
        hands.setattr(house.room, "on", lambda *_: played)
        for _ in range(5):
            await other.ask(Pause("e1", "x"))
    assert built == []
    assert entries([await next_frame(watcher)]) == [0]
    assert built == ["event/e1"]


async def next_frame(visitor: Visitor) -> Frame:
    """The next frame, whenever it comes."""
    async with asyncio.timeout(30):
        frame: Frame = FRAME.decode(await visitor.watcher.mailbox.take())
    return frame


async def test_a_name_is_answered_when_it_is_durable(house: House) -> None:
    player = await watching(house, "lobby")
    with closing(sqlite3.connect(house.people_file, isolation_level=None)) as slow:
        slow.execute("BEGIN IMMEDIATE")
        name = await player.ask(SetName("Adam"))
        assert await player.frames() == []
        slow.execute("COMMIT")
    assert await next_frame(player) == Answer(name, Accepted())
    assert house.shell.failure is None


async def test_a_name_that_the_disk_refuses_stops_the_room(house: House) -> None:
    player = await watching(house, "lobby")
    with closing(sqlite3.connect(house.people_file, isolation_level=None)) as elsewhere:
        elsewhere.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON people BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    name = await player.ask(SetName("Adam"))
    assert await next_frame(player) == Answer(name, Refusal("room-stopped", "illegal"))
    assert isinstance(house.shell.failure, OSError)


async def test_fresh_view_shows_nothing_that_is_not_durable(house: House) -> None:
    player = await watching(house, "event/e1")
    house.journal.slow = True
    await player.ask(Join("e1"))
    late = house.visitor()
    await late.ask(Watch(("event/e1",)))
    seen = asyncio.create_task(house.shell.see("event/e1", Caller("p0", "http")))
    assert await late.frames() == []
    assert not seen.done()
    house.journal.flush()
    house.journal.slow = False
    assert entries(await late.frames())[0] == 27
    view = await seen
    assert isinstance(view, EventView)
    assert view.line.entries == 27


async def test_refusal_waits_for_what_it_was_judged_on(house: House) -> None:
    player = await watching(house, "lobby")
    house.journal.slow = True
    await player.ask(Join("e1"))
    again = await player.ask(Join("e1"))
    assert await player.frames() == []
    house.journal.flush()
    house.journal.slow = False
    answers = [frame for frame in await player.frames() if isinstance(frame, Answer)]
    assert [type(answer.result) for answer in answers] == [Accepted, Refusal]
    assert answers[1].id == again


async def test_journal_that_fails_acknowledges_nothing_more(house: House) -> None:
    player = await watching(house, "event/e1")
    watcher = await watching(house, "event/e1")
    house.journal.slow = True
    await player.ask(Join("e1"))
    seen = asyncio.create_task(house.shell.see("event/e1", Caller("p0", "http")))
    await asyncio.sleep(0)
    house.journal.fail()
    (answer,) = await player.frames()
    assert isinstance(answer, Answer)
    assert isinstance(answer.result, Refusal)
    assert answer.result.code == "room-stopped"
    assert await watcher.frames() == []
    assert await seen == answer.result
    await player.ask(Leave("e1"))
    (later,) = await player.frames()
    assert isinstance(later, Answer)
    assert later.result == answer.result
    once = await house.shell.ask_once(Ask("x", Join("e1")), Caller("p0", "http"))
    assert once.result == answer.result
    assert isinstance(house.shell.failure, OSError)


async def test_topic_that_may_not_be_watched_is_gone(house: House) -> None:
    visitor = house.visitor()
    await visitor.ask(Watch(("director/e1", "event/e1", "event/none")))
    frames = (await visitor.frames())[2:]
    gone = {frame.topic: frame.refusal.code for frame in frames if isinstance(frame, Gone)}
    assert gone.keys() == {"director/e1", "event/none"}
    assert [frame.topic for frame in frames if isinstance(frame, Shown)] == ["event/e1"]
    assert visitor.watcher.topics == {"event/e1"}


async def test_what_is_no_longer_watched_is_no_longer_shown(house: House) -> None:
    player = await watching(house, "lobby")
    watcher = await watching(house, "event/e1")
    await watcher.ask(Watch(()))
    assert [type(frame) for frame in await watcher.frames()] == [Answer]
    await player.ask(Join("e1"))
    assert entries(await player.frames()) == []
    assert await watcher.frames() == []
    await watcher.ask(Watch(("event/e1",)))
    _, shown = (await watcher.frames())[:2]
    assert isinstance(shown, Shown)
    assert shown.version == 2, "versions go on, so that no frame can be taken for another"


async def test_who_has_gone_is_shown_nothing_and_is_missed_once(house: House) -> None:
    player = await watching(house, "event/e1")
    house.shell.close(player.watcher)
    house.shell.close(player.watcher)
    assert not house.shell._watchers
    other = await watching(house, "lobby")
    await other.ask(Join("e1"))
    assert await player.frames() == []


async def test_command_that_fails_is_answered_and_the_next_one_too(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = await watching(house, "lobby")
    with monkeypatch.context() as broken:
        broken.setattr(type(house.room), "on", lambda *_: 1 // 0)
        await player.ask(Pause("e1", "x"))
        (answer,) = await player.frames()
    assert isinstance(answer, Answer)
    assert isinstance(answer.result, Refusal)
    assert answer.result.code == "fault"
    await player.ask(Watch(("lobby",)))
    assert [type(frame) for frame in await player.frames()] == [Answer, Shown]


async def test_view_that_fails_is_gone_and_the_others_are_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await watching(house, "lobby", "event/e1")
    view = house.room.view

    def broken(topic: str, caller: Caller, now_ms: int) -> View | Refusal:
        return view(topic, caller, now_ms // (0 if topic == "lobby" else 1))

    monkeypatch.setattr(house.room, "view", broken)
    await player.ask(Join("e1"))
    frames = await player.frames()
    assert isinstance(frames[0], Answer)
    assert isinstance(frames[0].result, Accepted)
    gone = [frame for frame in frames if isinstance(frame, Gone)]
    assert [(frame.topic, frame.refusal.code) for frame in gone] == [("lobby", "fault")]
    assert entries(frames)[0] == 27
    assert player.watcher.topics == {"event/e1"}
    await player.ask(Leave("e1"))
    again = await player.frames()
    assert not any(isinstance(frame, Gone) for frame in again), "it is said once"


async def test_room_that_is_ahead_of_its_journal_stops(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await watching(house, "event/e1")
    monkeypatch.setattr(house.journal, "append", lambda *_: 1 // 0)
    await player.ask(Join("e1"))
    (answer,) = await player.frames()
    assert isinstance(answer, Answer)
    assert isinstance(answer.result, Refusal)
    assert answer.result.code == "room-stopped"
    assert isinstance(house.shell.failure, ZeroDivisionError)


async def test_time_that_cannot_go_on_stops_the_room(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await watching(house, "event/e1")
    monkeypatch.setattr(house.room, "wake", lambda _: 1 // 0)
    await player.ask(Join("e1"))
    async with asyncio.timeout(60):
        while house.shell.failure is None:
            await asyncio.sleep(0.01)
    assert isinstance(house.shell.failure, ZeroDivisionError)


async def test_farewell_is_the_last_word(house: House) -> None:
    player = await watching(house, "lobby")
    house.shell.farewell()
    await player.ask(Join("e1"))
    assert await player.frames() == [Closing("room-closed", 1_000)]
    gone = asyncio.create_task(house.shell.everybody_gone())
    await asyncio.sleep(0)
    assert not gone.done()
    house.shell.close(player.watcher)
    await gone


async def test_a_new_name_costs_nobody_else_anything(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand look at the lobby, which names nobody, and others at another table."""
    crowd = [await watching(house, "lobby") for _ in range(2_000)]
    player, mate, far = [await watching(house, "lobby", "event/e1") for _ in range(3)]
    await player.ask(Join("e1"))
    seats = house.room._lobby.hosts["e1"].tournament.state.seats
    own = seats[player.watcher.caller.person][0]
    other = next(table for table, _ in seats.values() if table != own)
    await mate.ask(Watch((f"table/e1/{own}",)))
    await far.ask(Watch((f"table/e1/{other}",)))
    await until_told(house)
    built = views_built(house, monkeypatch)
    monkeypatch.setattr(house.shell, "_wake", lambda: None)
    await player.frames()
    answers = [await one.ask(SetName(f"Ann of {n}")) for n, one in enumerate((player, crowd[0]))]
    await asyncio.gather(*(next_frame(one) for one in (player, crowd[0])))
    await until_told(house)
    assert len(answers) == 2
    assert "lobby" not in built
    assert f"table/e1/{other}" not in built
    assert built.count(f"table/e1/{own}") == 1, "who shares the table sees it at once"
    assert built.count("event/e1") == 1, "the event's page is told with the next news"


async def until_told(house: House) -> None:
    """Nobody waits for a view any more."""
    async with asyncio.timeout(60):
        while house.shell._waiting or house.shell._later:
            await asyncio.sleep(0.01)
