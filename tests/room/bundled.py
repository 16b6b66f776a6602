"""Whole events as files: taken in, refused, and forged by who can count hashes too."""

from typing import Any

import msgspec
import pytest
from test_results import results_of
from world import World

from ruleone.room.bundle import form
from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.bundle.form import BadBundle, Bundle, Excerpt, Kept, Stream
from ruleone.room.core.roles import Caller
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.store.chain import link
from ruleone.store.journal import DECK_KIND, Row


def shelf_of(world: World) -> ArchiveStore:
    return ArchiveStore(world.journal, world.people, results_of(world))


def take_in(world: World, boss: Caller, data: bytes) -> str:
    outcome = world.take(world.room.take_in(shelf_of(world).expected(data, 5), boss, world.now_ms))
    assert outcome.answer is not None
    assert isinstance(outcome.answer.result, Accepted)
    assert outcome.answer.result.event is not None
    return outcome.answer.result.event


def why(world: World, data: bytes) -> Refusal:
    with pytest.raises(BadBundle) as bad:
        shelf_of(world).expected(data, 5)
    return bad.value.refusal


def rewritten(bundle: Bundle, **changes: Any) -> bytes:
    """A file that is whole, of another bundle."""
    return form.written(msgspec.structs.replace(bundle, **changes))


def with_row(bundle: Bundle, stream: int, row: int, **changes: Any) -> Bundle:
    rows = list(bundle.streams[stream].rows)
    rows[row] = msgspec.structs.replace(rows[row], **changes)
    streams = list(bundle.streams)
    streams[stream] = Stream(streams[stream].name, tuple(rows))
    return msgspec.structs.replace(bundle, streams=tuple(streams))


def chained_anew(stream: Stream) -> Stream:
    """Rows of a forger, who can count hashes too."""
    before, rows = form.FIRST, []
    for one in stream.rows:
        rows.append(one if one.kind == DECK_KIND else _linked(stream.name, before, one))
        before = rows[-1].hash
    return Stream(stream.name, tuple(rows))


def with_excerpt(one: Excerpt, payload: bytes) -> Excerpt:
    """The row of a forger in the place of another."""
    row = _linked(one.stream, one.before, msgspec.structs.replace(one.row, payload=payload))
    return msgspec.structs.replace(one, row=row)


def _linked(stream: str, before: bytes, one: Kept) -> Kept:
    row = Row(
        stream, one.version, one.schema, one.epoch, one.command, one.at_ms, one.kind,
        one.payload, b"", one.body, one.answer,
    )  # fmt: skip
    return msgspec.structs.replace(one, hash=link(before, row))
