"""The dispatcher of webhooks: reads the journal behind the room, and sends deliveries.

The room never waits for it. It is notified which streams have grown and reads them in a thread of
its own. It keeps its progress beside the deliveries, in one transaction: after a restart it resumes
there, so everything is sent at least once. A part of the journal that cannot be delivered is shown
with the hooks and tried again; all else is delivered meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, Protocol, cast

import msgspec
import structlog

from ruleone import limits
from ruleone.room.core.settings import STREAM as ROOM
from ruleone.room.webhooks import happenings as h
from ruleone.room.webhooks.happenings import IsErased, without_erased
from ruleone.room.webhooks.hooks import Hooks, target_of
from ruleone.room.webhooks.records import Delivered, DeliveryView, HookAdded, NotToldView, Told
from ruleone.room.webhooks.schema import Name, Posted
from ruleone.rulebook.citation import Refusal
from ruleone.store.deliveries import Deliveries, Delivery
from ruleone.store.journal import Journal, Row
from ruleone.store.people import ERASED
from ruleone.store.sealing import is_unread
from ruleone.web.clock import RoomClock
from ruleone.web.hooks.sending import NotSent, send, signature

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

AGAIN_MS: Final = (1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 7_200_000)
"""Delays between attempts; the last is for all that follow."""


class _Failed(msgspec.Struct):
    """A stream that could not be read.

    The error, since when, the next try, and the number of tries.
    """

    what: str
    since_ms: int
    times: int
    again_ms: int


class Known(Protocol):
    """Names of people by id, and whether they are erased."""

    def name(self, person: str) -> str:
        """Return the person's present name."""

    def is_erased(self, text: str) -> bool:
        """Whether the person is erased."""


class Dispatcher:
    """The dispatcher of a room.

    `told` is called on the loop whenever a hook's deliveries look different.
    """

    def __init__(
        self,
        hooks: Hooks,
        journal: Journal,
        deliveries: Deliveries,
        clock: RoomClock,
        people: Known,
        told: Callable[[], None],
    ) -> None:
        self._hooks: Final = hooks
        self._journal: Final = journal
        self._deliveries: Final = deliveries
        self._clock: Final = clock
        self._name: Final[Name] = people.name
        self._is_erased: Final[IsErased] = people.is_erased
        self._told: Final = told
        self._grown: Final[set[str]] = set()
        self._woken: Final = asyncio.Event()
        self._sending: Final[dict[str, asyncio.Task[None]]] = {}
        self._known: set[str] = set()
        self._failed: Final[dict[str, _Failed]] = {}
        self._begun = False
        self._erasing = True
        """Whether somebody may have been erased since the waiting bodies were checked.

        At a start that may have been while the room was closed.
        """
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with all of the journal that was not read yet."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; all waiting deliveries stay for the next start."""
        tasks = [task for task in (self._work, *self._sending.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, streams: Iterable[str]) -> None:
        """Note that these streams have durably grown. Cheap: nothing is read here."""
        # Without hooks nothing is read; a new hook starts from the present anyway.
        if len(self._hooks) or self._known:
            self._grown.update(stream for stream in streams if h.concerns(stream))
            self._woken.set()

    def erased(self) -> None:
        """Note an erasure: the name leaves all waiting bodies. Cheap: nothing is read here."""
        self._erasing = True
        self._woken.set()

    async def _run(self) -> None:
        while True:
            try:
                next_ms = await self._round()
                self._failed.pop("", None)
            except Exception as wrong:
                # The room goes on, and so does this, once whatever failed holds again.
                log.exception("programs are not told for now")
                next_ms = self._note_failed("", wrong)
            await self._show_failed()
            wait_s = None if next_ms is None else (next_ms - self._clock.now_ms()) / 1000
            try:
                async with asyncio.timeout(None if wait_s is None else max(0.01, wait_s)):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()

    async def _round(self) -> int | None:
        """Read new rows and send due deliveries; return the time of the next round."""
        if not self._begun and len(self._hooks):
            self._grown.update(await asyncio.to_thread(self._behind))
        self._begun = True
        await self._look()
        if self._erasing:
            # Before the work: an erasure that comes meanwhile must be noticed.
            self._erasing = False
            try:
                await asyncio.to_thread(self._erase)
            except Exception:
                self._erasing = True
                raise
        self._send_due(await asyncio.to_thread(self._due))
        next_ms = await asyncio.to_thread(self._next_ms)
        again = (one.again_ms for stream, one in self._failed.items() if stream)
        return min((*again, *(() if next_ms is None else (next_ms,))), default=None)

    def _next_ms(self) -> int | None:
        """Return the time of the next delivery, among hooks not being sent to."""
        return self._deliveries.next_ms(
            one.hook for one in self._hooks if one.hook not in self._sending
        )

    def _erase(self) -> None:
        """Replace erased names in waiting bodies."""
        self._deliveries.rewrite(lambda body: without_erased(body, self._is_erased))

    # What failed

    def _note_failed(self, stream: str, wrong: Exception) -> int:
        """Note the failure of this stream, of all for "", and return the time of the next try."""
        now_ms, what = self._clock.now_ms(), type(wrong).__name__
        before = self._failed.get(stream)
        times = 0 if before is None else before.times
        since_ms = now_ms if before is None else before.since_ms
        again_ms = now_ms + AGAIN_MS[min(times, len(AGAIN_MS) - 1)]
        self._failed[stream] = _Failed(what, since_ms, times + 1, again_ms)
        return again_ms

    async def _show_failed(self) -> None:
        """Show failures on pages.

        Only the name of a failure is shown: its text may contain cards.
        """
        failed = tuple(
            NotToldView(
                stream.removeprefix("event/") if stream.startswith("event/") else None,
                one.what,
                one.since_ms,
            )
            for stream, one in sorted(self._failed.items())
        )
        if self._hooks.not_told != failed:
            self._hooks.not_told = failed
            self._told()

    # Looking

    def _behind(self) -> list[str]:
        """Return the streams that have grown since they were read."""
        return [
            stream
            for prefix in h.STREAMS
            for stream, version in self._journal.streams(prefix)
            if version > (self._deliveries.seen(stream) or 0)
        ]

    async def _look(self) -> None:
        """Read new rows, and forget deliveries for removed hooks."""
        now = {one.hook for one in self._hooks}
        for gone in self._known - now:
            await asyncio.to_thread(self._deliveries.drop, gone)
        fresh, self._known = now - self._known, now
        now_ms = self._clock.now_ms()
        waits = {stream for stream, one in self._failed.items() if one.again_ms > now_ms}
        # The room's stream first: hooks hear that an event was made before they hear of its hands.
        grown = sorted(
            (self._grown | self._failed.keys()) - waits - {""},
            key=lambda stream: (stream != ROOM, stream),
        )
        self._grown.clear()
        looked = False
        for stream in grown:
            try:
                # In a thread, a part at a time: a long stream delays neither the loop nor other
                # streams.
                while bool(now) and await asyncio.to_thread(self._look_through, stream):
                    await asyncio.sleep(0)
            except Exception as wrong:
                log.exception("what has happened is not told", stream=stream)
                self._note_failed(stream, wrong)
            else:
                self._failed.pop(stream, None)
            looked = True
        if looked or fresh:
            await self._tell(now)

    def _look_through(self, stream: str) -> bool:
        """Read a part of a stream; whether there is more of it."""
        hooks = tuple(self._hooks)
        since_ms = min((one.at_ms for one in hooks), default=0)
        seen = self._deliveries.seen(stream)
        if seen is None:
            seen = self._before(stream, since_ms)
        rows: list[Row] = []
        for row in self._journal.read(stream, seen):
            rows.append(row)
            if len(rows) == limits.HOOK_ROWS_A_GO:
                break
        if rows:
            made = [one for row in rows for one in self._made(row, hooks)]
            self._deliveries.take(stream, rows[-1].version, made)
        return len(rows) == limits.HOOK_ROWS_A_GO

    def _before(self, stream: str, since_ms: int) -> int:
        """Return the version after which to begin in a new stream.

        It is the end where the stream is older than every hook, or of another room.
        """
        version = dict(self._journal.streams(stream)).get(stream, 0)
        if h.is_of_elsewhere(self._journal, stream):
            return version
        last = next(iter(self._journal.read(stream, max(0, version - 1))), None)
        return version if last is not None and last.at_ms < since_ms else 0

    def _made(self, row: Row, hooks: tuple[HookAdded, ...]) -> Iterator[Delivery]:
        """Yield the deliveries of a row, one for each hook."""
        now_ms = self._clock.now_ms()
        for n, one in enumerate(h.happenings(row, self._name)):
            for hook in hooks:
                if row.at_ms < hook.at_ms or not _wants(hook, one):
                    continue
                # The name is the same each time, so receivers can drop repeats: delivery is at
                # least once.
                name = f"{hook.hook}/{row.stream}/{row.version}/{n}"
                told = Posted(name, one.kind, one.event, row.at_ms, one.facts)
                body = msgspec.json.encode(told)
                yield Delivery(
                    name, hook.hook, one.kind, body, "waiting", 0, now_ms, now_ms, None, None
                )

    # Sending

    def _due(self) -> tuple[HookAdded, ...]:
        """Return the hooks with a due delivery."""
        now_ms = self._clock.now_ms()
        due = ((one, self._deliveries.next_ms((one.hook,))) for one in self._hooks)
        return tuple(one for one, next_ms in due if next_ms is not None and next_ms <= now_ms)

    def _send_due(self, due: Iterable[HookAdded]) -> None:
        """Send to each of these hooks: one delivery at a time, none waiting for another hook."""
        for hook in due:
            if hook.hook not in self._sending:
                task = asyncio.create_task(self._send_all(hook))
                self._sending[hook.hook] = task
                task.add_done_callback(partial(self._sent, hook.hook))

    def _sent(self, hook: str, _: "asyncio.Task[None]") -> None:
        self._sending.pop(hook, None)
        self._woken.set()

    async def _send_all(self, hook: HookAdded) -> None:
        while self._hooks.find(hook.hook) is not None:
            due = await asyncio.to_thread(self._deliveries.due, hook.hook, self._clock.now_ms())
            if due is None:
                break
            after = await self._send(hook, due)
            await asyncio.to_thread(self._deliveries.ended, after)
            await self._tell((hook.hook,))

    async def _send(self, hook: HookAdded, one: Delivery) -> Delivery:
        """Send a delivery and return its result."""
        now_ms = self._clock.now_ms()
        status, why = None, None
        url = self._hooks.url(hook.hook)
        target = target_of(url, self._hooks.private)
        try:
            if isinstance(target, Refusal):
                raise NotSent("no-address" if url == ERASED else "private")
            if is_unread(hook.secret):
                raise NotSent("no-secret")
            # Somebody may have been erased a moment ago.
            body = without_erased(one.body, self._is_erased)
            signed = signature(hook.secret, now_ms // 1000, body)
            # Signed for each attempt: the time in the signature lets receivers refuse old copies.
            status = await send(target, self._hooks.private, one.id, signed, body)
        except NotSent as wrong:
            why = wrong.why
        except Exception:
            log.exception("a delivery failed", hook=hook.hook, delivery=one.id)
            why = "failed"
        attempts = one.attempts + 1
        heard = status is not None and 200 <= status < 300
        again = not heard and attempts < limits.HOOK_ATTEMPTS_MAX
        wait_ms = AGAIN_MS[min(attempts, len(AGAIN_MS)) - 1]
        return msgspec.structs.replace(
            one,
            state="done" if heard else "waiting" if again else "failed",
            attempts=attempts,
            next_ms=self._clock.now_ms() + wait_ms if again else None,
            status=status,
            why=why,
        )

    async def _tell(self, hooks: Iterable[str]) -> None:
        """Show pages the deliveries of these hooks."""
        for hook in hooks:
            most = limits.HOOK_DELIVERIES_SHOWN_MAX
            waiting, last = await asyncio.to_thread(self._deliveries.last, hook, most)
            self._hooks.sent(hook, waiting, tuple(_view(one) for one in last))
        self._told()


def _wants(hook: HookAdded, one: h.Happening) -> bool:
    """Whether a hook subscribes to this."""
    if one.hook is not None:
        return one.hook == hook.hook
    return one.kind in hook.kinds and hook.event in (None, one.event)


def _view(one: Delivery) -> DeliveryView:
    kind, state = cast("Told", one.kind), cast("Delivered", one.state)
    return DeliveryView(
        one.id, kind, state, one.attempts, one.at_ms, one.status, one.why, one.next_ms
    )
