"""Whole events as files over plain HTTP, for directors: exported, imported, and checked."""

from collections.abc import Callable
from typing import Final, TypeVar

from ruleone import limits
from ruleone.room.bundle.archive_store import BundleView
from ruleone.room.bundle.checking import Checked
from ruleone.room.bundle.form import BadBundle
from ruleone.room.event.host.news import event_name
from ruleone.room.results.results import NO_RESULTS
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import File, Upload, call
from ruleone.web.calls.serving import DIRECTS, DIRECTS_EVENT, Asked, Group

TOO_LARGE: Final = Refusal("bundle-large", "illegal", {"most": limits.BUNDLE_UPLOAD_MAX_BYTES})
BUNDLE: Final = Upload(lambda: limits.BUNDLE_UPLOAD_MAX_BYTES, TOO_LARGE)

T = TypeVar("T")


class BundleCalls(Group):
    """The calls below `/api/bundles`, one file at a time."""

    FILES_AT_ONCE = limits.BUNDLES_AT_ONCE

    @call(
        "GET",
        "/api/bundles/{event}",
        may=DIRECTS_EVENT,
        refuses={404: (NO_RESULTS.code,), 409: ("bundle-*",), 413: (TOO_LARGE.code,)},
    )
    async def file(self, asked: Asked) -> File | Refusal:
        """Return a whole finished event as one file, for its director."""
        event, shelf = asked.part("event"), self.parts.books.shelf
        if len(event) > limits.TOPIC_MAX_CHARACTERS:
            return NO_RESULTS
        async with self.files:
            whole = await self.beside(lambda: _or_why(lambda: shelf.file_of(event)))
        return whole if isinstance(whole, Refusal) else File(f"{event}.ruleone", whole)

    @call(
        "POST",
        "/api/bundles",
        may=DIRECTS,
        upload=BUNDLE,
        refuses={409: ("bundle-*",), 503: ("room-stopped", "room-closed")},
    )
    async def take_in(self, asked: Asked, body: bytes) -> BundleView | Refusal:
        """Import the whole event of the file in the body, or nothing of it, for a director."""
        shelf = self.parts.books.shelf
        one = await self._looked_into(body)
        if isinstance(one, Refusal):
            return one
        now_ms = self.parts.clock.now_ms()
        new = await self.beside(lambda: _or_why(lambda: shelf.new(one, now_ms)))
        if isinstance(new, Refusal):
            return new
        event = await self.parts.shell.take_in(one, asked.caller)
        return event if isinstance(event, Refusal) else _view(one, event)

    @call("POST", "/api/bundles/check", may=DIRECTS, upload=BUNDLE, refuses={409: ("bundle-*",)})
    async def check(self, asked: Asked, body: bytes) -> BundleView | Refusal:
        """Replay the whole event of the file in the body, alone; nothing of it is kept."""
        one = await self._looked_into(body)
        if isinstance(one, Refusal):
            return one
        return await self.beside(lambda: _view(one, self.parts.books.shelf.here(one)))

    async def _looked_into(self, data: bytes) -> Checked | Refusal:
        return await self.beside(lambda: _or_why(lambda: self.parts.books.shelf.look_into(data)))

    CALLS = (file, take_in, check)


def _or_why(work: Callable[[], T]) -> T | Refusal:
    """Return the result of the work, or the refusal."""
    try:
        return work()
    except BadBundle as bad:
        return bad.refusal


def _view(one: Checked, here: str | None) -> BundleView:
    ended = one.ended
    return BundleView(
        there=one.bundle.event,
        here=here,
        name=event_name(one.bundle.event, ended.name, ended.config),
        ended_ms=one.ended_ms,
        entries=ended.entries,
        hands=one.hands,
        rows=one.bundle.rows,
    )
