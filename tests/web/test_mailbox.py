"""A slow reader holds little, misses nothing that counts, and delays nobody."""

import asyncio

import msgspec

from ruleone import limits
from ruleone.room.lobby.view import LobbyView
from ruleone.room.views import Accepted, Answer, Closing, Frame, Shown
from ruleone.web.shell.mailbox import Mailbox, shown

FRAMES = msgspec.json.Decoder(Frame)


def lobby(online: int) -> bytes:
    view = LobbyView(now_ms=0, events=(), play_now=None, online=online)
    return msgspec.json.encode(view)


async def drain(mailbox: Mailbox) -> list[Frame]:
    """All frames that wait now."""
    frames = []
    while True:
        try:
            async with asyncio.timeout(0):
                frames.append(FRAMES.decode(await mailbox.take()))
        except TimeoutError:
            return frames


async def test_shown_frame_is_the_struct_it_says() -> None:
    frame = FRAMES.decode(shown('a"b', 3, lobby(7)))
    assert frame == Shown('a"b', 3, LobbyView(now_ms=0, events=(), play_now=None, online=7))


async def test_newest_view_replaces_an_unsent_one_and_versions_have_no_gap() -> None:
    mailbox = Mailbox()
    for online in range(5):
        mailbox.show("lobby", lobby(online))
    (first,) = await drain(mailbox)
    mailbox.show("lobby", lobby(9))
    (second,) = await drain(mailbox)
    assert isinstance(first, Shown)
    assert isinstance(second, Shown)
    assert (first.version, second.version) == (1, 2)
    assert (first.view, second.view) == (
        LobbyView(0, (), None, 4),
        LobbyView(0, (), None, 9),
    )


async def test_answers_keep_their_order_around_views() -> None:
    mailbox = Mailbox()
    mailbox.post(Answer("1", Accepted()))
    mailbox.show("lobby", lobby(1))
    mailbox.post(Answer("2", Accepted()))
    mailbox.show("lobby", lobby(2))
    kinds = [frame.id if isinstance(frame, Answer) else "view" for frame in await drain(mailbox)]
    assert kinds == ["1", "view", "2"]


async def test_forgotten_topic_is_not_sent() -> None:
    mailbox = Mailbox()
    mailbox.show("lobby", lobby(1))
    mailbox.forget("lobby")
    assert await drain(mailbox) == []


async def test_view_that_is_forgotten_before_it_is_taken() -> None:
    mailbox = Mailbox()
    taking = asyncio.create_task(mailbox.take())
    await asyncio.sleep(0)
    mailbox.show("lobby", lobby(1))
    mailbox.forget("lobby")
    await asyncio.sleep(0)
    assert not taking.done()
    mailbox.post(Answer("1", Accepted()))
    assert FRAMES.decode(await taking) == Answer("1", Accepted())


async def test_who_does_not_read_answers_is_not_heard() -> None:
    mailbox = Mailbox()
    for number in range(limits.UNSENT_ANSWERS_MAX):
        await mailbox.has_room()
        mailbox.post(Answer(str(number), Accepted()))
    waiting = asyncio.create_task(mailbox.has_room())
    await asyncio.sleep(0)
    assert not waiting.done()
    await mailbox.take()
    await waiting


async def test_nothing_follows_the_farewell() -> None:
    mailbox = Mailbox()
    mailbox.post(Closing("room-closed", 1000))
    mailbox.post(Answer("late", Accepted()))
    mailbox.show("lobby", lobby(1))
    assert not mailbox.finished
    assert [type(frame) for frame in await drain(mailbox)] == [Closing]
    assert mailbox.finished
