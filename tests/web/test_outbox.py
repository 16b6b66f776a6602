"""Durable, then visible, in order."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future

from ruleone import limits
from ruleone.web.shell.outbox import Outbox, Parcel


class Post:
    """Notes what was delivered and what was abandoned."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.failures: list[BaseException] = []

    def parcel(self, name: str) -> Parcel:
        return Parcel(self.note(name), self.note(f"not {name}"))

    def note(self, name: str) -> Callable[[], None]:
        return lambda: self.seen.append(name)


async def settled() -> None:
    """Let what was scheduled from a writer's thread run."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_later_write_waits_for_the_earlier_one() -> None:
    post = Post()
    outbox = Outbox(post.failures.append)
    first, second = Future[None](), Future[None]()
    outbox.put(first, post.parcel("first"))
    outbox.put(second, post.parcel("second"))
    second.set_result(None)
    await settled()
    assert post.seen == []
    first.set_result(None)
    await settled()
    assert post.seen == ["first", "second"]


async def test_refusal_waits_for_what_it_was_judged_on() -> None:
    post = Post()
    outbox = Outbox(post.failures.append)
    written = Future[None]()
    outbox.put(written, post.parcel("fold"))
    outbox.put(None, post.parcel("refusal as stale"))
    await settled()
    assert post.seen == []
    written.set_result(None)
    await settled()
    assert post.seen == ["fold", "refusal as stale"]


async def test_nothing_is_delivered_after_a_failed_write() -> None:
    post = Post()
    outbox = Outbox(post.failures.append)
    good, bad, later = Future[None](), Future[None](), Future[None]()
    for name, durable in (("good", good), ("bad", bad), ("later", later)):
        outbox.put(durable, post.parcel(name))
    good.set_result(None)
    error = OSError("disk full")
    bad.set_exception(error)
    later.set_result(None)
    await settled()
    outbox.put(None, post.parcel("afterwards"))
    assert post.seen == ["good", "not bad", "not later", "not afterwards"]
    assert post.failures == [error]


async def test_full_outbox_makes_the_room_wait() -> None:
    post = Post()
    outbox = Outbox(post.failures.append)
    writes = [Future[None]() for _ in range(limits.UNDURABLE_OUTCOMES_MAX)]
    for durable in writes:
        await outbox.has_room()
        outbox.put(durable, post.parcel("done"))
    assert outbox.full
    waiting = asyncio.create_task(outbox.has_room())
    await settled()
    assert not waiting.done()
    writes[0].set_result(None)
    await waiting
    assert len(outbox) == limits.UNDURABLE_OUTCOMES_MAX - 1
