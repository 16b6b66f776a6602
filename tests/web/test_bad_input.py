"""Bad input over the real socket: a clear typed answer each time, and nothing is changed."""

import json
from typing import Any

import msgspec
import pytest
from guest import FRAME, Come, ConnectionEnded, Guest
from serving import Served
from websockets.exceptions import ConnectionClosed

from ruleone import limits
from ruleone.dealing.actions import Action, Call, Check, Fold, Options, RaiseTo
from ruleone.dealing.views import HandView
from ruleone.room.access.role_links import MakeLink, RevokeLink
from ruleone.room.commands import Watch
from ruleone.room.directory.naming import SetName
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders.commands import (
    Announce,
    MovePlayer,
    NextLevel,
    Pause,
    RemovePlayer,
    Resume,
    StartEvent,
)
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Act, Leave
from ruleone.room.views import Accepted, Answer
from ruleone.rulebook.citation import Refusal

UNREADABLE: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "frame-not-json"),
    "no JSON": ("all in!", "frame-not-json"),
    "cut short": ('{"id": "a", "do": {"type": "jo', "frame-not-json"),
    "no object": ("[1, 2]", "frame-not-understood"),
    "no command": ('{"id": "a"}', "frame-not-understood"),
    "unknown command": ('{"id": "a", "do": {"type": "win"}}', "frame-not-understood"),
    "wrong type": ('{"id": "a", "do": {"type": "join", "event": 7}}', "frame-not-understood"),
    "huge number": (
        '{"id": "a", "do": {"type": "act", "event": "e", "table": 1' + "0" * 400
        + ', "hand": 1, "turn": 1, "action": {"type": "fold"}}}',
        "number-too-large",
    ),
    "long text": (json.dumps({"id": "a", "do": {"type": "join", "event": "e" * 2_000}}),
                  "text-too-long"),
    "many topics": (json.dumps({"id": "a", "do": {"type": "watch", "topics": ["lobby"] * 50}}),
                    "list-too-long"),
    "deep": ('{"id": "a", "do": ' + "[" * 3_000 + "]" * 3_000 + "}", "frame-too-deep"),
    "huge": ('{"id": "a", "do": "' + "x" * 20_000 + '"}', "frame-too-large"),
    "bytes": (b"\x00\xff{}", "frame-binary"),
}  # fmt: skip


async def at_table(come: Come) -> tuple[Guest, str, int, Options]:
    """A guest whose turn it is, with what he may do; his event and table."""
    guest = await come()
    await guest.watch("lobby")
    event = guest.lobby.play_now
    assert event is not None
    joined = await guest.ask(Join(event))
    assert isinstance(joined, Accepted)
    assert joined.table is not None
    topic = f"table/{event}/{joined.table}"
    await guest.watch(topic)
    await guest.until(lambda: options_of(guest, topic))
    options = options_of(guest, topic)
    assert options is not None
    return guest, event, joined.table, options


def options_of(guest: Guest, topic: str) -> Options | None:
    """What the guest may do at the table, as last seen."""
    hand = guest.table(topic).hand
    return None if hand is None else hand.options


def to_act(guest: Guest, topic: str) -> int | None:
    """The seat whose turn it is at the table, as last seen."""
    turn = guest.table(topic).turn
    return None if turn is None else turn.seat


def hand_of(guest: Guest, event: str, table: int) -> HandView:
    """The hand at the table, as last seen."""
    hand = guest.table(f"table/{event}/{table}").hand
    assert hand is not None
    return hand


def act(guest: Guest, event: str, table: int, action: Action, **changed: int) -> Act:
    """The guest's action in the hand and turn that he sees, or in others."""
    hand = hand_of(guest, event, table)
    seen = {"hand": hand.number, "turn": hand.turn} | changed
    return Act(event, table, seen["hand"], seen["turn"], action)


async def refused(guest: Guest, command: Any) -> Refusal:
    """The refusal that the command gets."""
    result = await guest.ask(command)
    assert isinstance(result, Refusal), result
    return result


async def seen_anew(guest: Guest, event: str, table: int) -> HandView:
    """The hand at the table as the room shows it now."""
    await guest.watch(f"table/{event}/{table}")
    return hand_of(guest, event, table)


def answered(guest: Guest, since: int) -> list[Answer]:
    """The answers among the frames since so many; views of the table come between them."""
    frames = map(FRAME.decode, guest.frames[since:])
    return [frame for frame in frames if isinstance(frame, Answer)]


async def test_what_cannot_be_read_is_answered_and_changes_nothing(come: Come) -> None:
    guest, event, table, _ = await at_table(come)
    before = hand_of(guest, event, table)
    for name, (frame, code) in UNREADABLE.items():
        count = len(guest.frames)
        await guest.say(frame)
        await guest.until(lambda count=count: answered(guest, count))  # type: ignore[misc]
        [answer] = answered(guest, count)
        assert isinstance(answer.result, Refusal), name
        assert (answer.result.code, answer.result.kind) == (code, "syntax"), name
        assert {"expected", "came"} <= answer.result.parameters.keys(), name
    assert await seen_anew(guest, event, table) == before


async def test_frame_beyond_all_bounds_ends_the_connection_alone(come: Come) -> None:
    guest = await come()
    other = await come()
    await guest.say("x" * (limits.FRAME_CUT_OFF_BYTES + 1))
    with pytest.raises((ConnectionEnded, ConnectionClosed)):
        await guest.ask(Watch(("lobby",)))
    await other.watch("lobby")
    await guest.connect()
    await guest.watch("lobby")


async def test_amounts_outside_of_the_options_are_refused_by_rule(come: Come) -> None:
    guest, event, table, options = await at_table(come)
    before = hand_of(guest, event, table)
    assert options.bet_to is not None
    low, high = options.bet_to
    for to in (low - 1, high + 1, 0, -low, limits.NUMBER_MAX):
        refusal = await refused(guest, act(guest, event, table, RaiseTo(to)))
        assert refusal.kind in ("illegal", "ambiguous")
        assert refusal.citation is not None, refusal
    if options.call is not None:
        assert (await refused(guest, act(guest, event, table, Check()))).citation is not None
    assert await seen_anew(guest, event, table) == before


async def test_stale_late_and_twice(come: Come) -> None:
    guest, event, table, options = await at_table(come)
    cheap: Action = Check() if options.check else Call()
    command = act(guest, event, table, cheap)
    for stale in ({"turn": command.turn - 1}, {"turn": command.turn + 1}, {"hand": 10**6}):
        refusal = await refused(guest, act(guest, event, table, cheap, **stale))
        assert refusal.code == "stale"
    first = await guest.ask(command, "the one")
    assert isinstance(first, Accepted)
    assert await guest.ask(command, "the one") == first, "the same id has the same answer"
    other = await guest.ask(act(guest, event, table, Fold()), "the one")
    assert isinstance(other, Refusal), "the same id with another body"
    late = await refused(guest, command)
    assert late.code == "stale", "the same command again, when the hand has moved on"
    await guest.leave()
    await guest.connect()
    assert await guest.ask(command, "the one") == first, "over another connection too"


async def test_nobody_acts_for_another_seat(come: Come) -> None:
    guest, event, table, options = await at_table(come)
    before = hand_of(guest, event, table)
    intruder = await come()
    await intruder.watch(f"table/{event}/{table}")
    seen = intruder.table(f"table/{event}/{table}")
    assert seen.hand is not None
    assert seen.hand.options is None
    assert seen.my_seat is None
    refusal = await refused(intruder, act(guest, event, table, Fold()))
    assert refusal.code == "not-at-table"
    fold = act(guest, event, table, Fold())
    for nowhere in ({"table": 99}, {"event": "none"}):
        assert isinstance(await guest.ask(msgspec.structs.replace(fold, **nowhere)), Refusal)
    assert await seen_anew(guest, event, table) == before
    assert options.fold or options.check


async def neighbours(served: Served, come: Come) -> tuple[Guest, Guest, str, int]:
    """Two guests at one table of an event whose first hand has begun. Of four at three tables, two
    always sit together."""
    director = await come(served.director.removeprefix(served.address))
    created = await director.ask(CreateEvent("sprint-27", "Friends"))
    assert isinstance(created, Accepted)
    assert created.event is not None
    guests = [await come() for _ in range(4)]
    for guest in guests:
        assert isinstance(await guest.ask(Join(created.event)), Accepted)
        await guest.watch("lobby")
    assert isinstance(await director.ask(StartEvent(created.event, "all are here")), Accepted)
    seated: dict[int, Guest] = {}
    for guest in guests:
        await guest.until(lambda guest=guest: table_in(guest, created.event))  # type: ignore[misc]
        table = table_in(guest, created.event)
        if table in seated:
            one = seated[table]
            # A third one at the table would be waited for longer than these two can wait.
            for third in guests:
                if third not in (one, guest):
                    assert isinstance(await third.ask(Leave(created.event)), Accepted)
            return one, guest, created.event, table
        seated[table] = guest
    raise AssertionError("four at three tables, and nobody sits with another")


def table_in(guest: Guest, event: str | None) -> int:
    """The guest's table in an event, 0 before he has one."""
    return next(line.my_table or 0 for line in guest.lobby.events if line.event == event)


async def test_nobody_acts_out_of_turn(served: Served, come: Come) -> None:
    one, other, event, table = await neighbours(served, come)
    topic = f"table/{event}/{table}"
    for guest in (one, other):
        await guest.watch(topic)
    # What one guest waits for is in his own frames: another's may come first, and none after it.
    both = {one.table(topic).my_seat, other.table(topic).my_seat}
    await one.until(lambda: to_act(one, topic) in both)
    early = other if options_of(one, topic) else one
    await early.watch(topic)
    before = hand_of(early, event, table)
    assert before.options is None
    for action in (Fold(), Check(), Call(), RaiseTo(10_000)):
        refusal = await refused(early, act(early, event, table, action))
        assert refusal.code == "not-your-turn", refusal
        assert refusal.citation is not None
    assert await seen_anew(early, event, table) == before


async def test_wrong_role_is_told_so_and_nothing_happens(come: Come) -> None:
    guest, event, table, _ = await at_table(come)
    player = next(one.player for one in guest.table(f"table/{event}/{table}").players)
    for command in (
        Pause(event, "mine"),
        Resume(event, "mine"),
        NextLevel(event, "mine"),
        Announce(event, "mine"),
        MovePlayer(event, player, 1, 1, "mine"),
        RemovePlayer(event, player, "mine"),
        MakeLink("director"),
        RevokeLink("l1"),
        CreateEvent("turbo-27", "mine"),
    ):
        assert (await refused(guest, command)).code in ("needs-director", "needs-floor"), command
    await guest.watch(f"director/{event}", "links", "nonsense", "table/x", "event/none")
    assert len(guest.gone) == 5
    assert all(refusal.kind in ("illegal", "syntax") for refusal in guest.gone.values())


async def test_names_are_bounded_and_plain(come: Come) -> None:
    guest = await come()
    for name in ("", " ", "x" * (limits.NAME_MAX_CHARACTERS + 1), "\u0000\u202e"):
        assert isinstance(await guest.ask(SetName(name)), Refusal), name
    assert isinstance(await guest.ask(SetName("Ann 安")), Accepted)
