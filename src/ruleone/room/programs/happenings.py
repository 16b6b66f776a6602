"""What programs are told, from the rows of the journal: by allow-list, and never a card.

Each row that says something of interest is read by its kind alone; all others are passed over.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from ruleone.room import records as r
from ruleone.room.cash.events import CashHandSettled
from ruleone.room.live import events as v
from ruleone.room.live.rulings import is_ruling
from ruleone.room.programs.kind import Told
from ruleone.room.programs.records import HookTested
from ruleone.store.journal import Row
from ruleone.tournament import events as e

Name = Callable[[str], str]
"""The name that others see, by the player's id."""

Facts = dict[str, Any]


class Happening(msgspec.Struct, frozen=True):
    """Something that happened, at the room's time: `event` is the event or table, None for the room
    itself; `hook` the only one to be told, None for all."""

    kind: Told
    event: str | None
    facts: Facts
    hook: str | None = None


READ: Final = {
    str(kind.__struct_config__.tag): msgspec.msgpack.Decoder(kind)
    for kind in (
        r.EventAnnounced, HookTested, e.PlayerRegistered, e.LatePlayerEntered, e.RebuyMade,
        e.AddOnMade, e.PlayersBusted, e.PlayerRemoved, e.LevelStarted, e.BreakStarted, e.BreakEnded,
        e.PlayerMoved, e.TableBroken, e.FinalTableFormed, e.EventStarted, e.EntriesClosed,
        e.EventFinished, e.HandRecorded, CashHandSettled, v.LiveHandEnded, v.LevelSet,
        v.LineEntered,
    )
}  # fmt: skip
"""The rows that are read at all. None of them is in the stream of a dealt hand."""

STREAMS: Final = ("room", "event/", "cash/", "live/")
"""What the names of the streams begin with in which they stand."""


def concerns(stream: str) -> bool:
    """Whether a stream may have something to tell."""
    return stream.startswith(STREAMS)


def happenings(row: Row, name: Name) -> tuple[Happening, ...]:
    """What a row has to tell; () for most."""
    decoder = READ.get(row.kind)
    if decoder is None or not concerns(row.stream):
        return ()
    record: Any = decoder.decode(row.payload)
    if isinstance(record, HookTested):
        return (Happening("test", None, {}, record.hook),)
    if isinstance(record, r.EventAnnounced):
        told = {"template": record.template, "name": record.name}
        return (Happening("event-created", record.event, told),)
    where = row.stream.partition("/")[2]
    return tuple(Happening(kind, where, facts) for kind, facts in _told(record, name))


def _told(record: Any, name: Name) -> Iterator[tuple[Told, Facts]]:
    def who(player: str) -> Facts:
        return {"player": player, "name": name(player)}

    match record:
        case e.PlayerRegistered():
            yield "entry", who(record.player) | {"how": "registered"}
        case e.LatePlayerEntered():
            at = {"table": record.seat[0], "seat": record.seat[1]}
            yield "entry", who(record.player) | {"how": "late", "entry": record.entry} | at
            yield "prizes", {"pool": record.pool, "prizes": record.prizes}
        case e.RebuyMade() | e.AddOnMade():
            how = "rebuy" if isinstance(record, e.RebuyMade) else "add-on"
            yield "entry", who(record.player) | {"how": how, "chips": record.chips}
            yield "prizes", {"pool": record.pool, "prizes": record.prizes}
        case e.PlayersBusted():
            for bust in record.busts:
                ended = {"place": bust.place, "prize": bust.prize, "shared": bust.shared}
                at = {"table": record.table, "hand": record.hand}
                yield "elimination", who(bust.player) | ended | at
        case e.PlayerRemoved():
            ended = {"place": record.place, "prize": record.prize, "removed": True}
            yield "elimination", who(record.player) | ended
        case e.LevelStarted():
            yield "level", {"level": record.level, "why": record.why}
        case v.LevelSet():
            level = record.level
            blinds = {"small_blind": level.small_blind, "big_blind": level.big_blind}
            yield "level", blinds | {"ante": level.ante}
        case e.BreakStarted():
            told = {"after_level": record.after_level, "length_ms": record.length_ms}
            yield "break", {"on": True} | told
        case e.BreakEnded():
            yield "break", {"on": False}
        case e.PlayerMoved():
            from_ = {"from_table": record.from_table, "from_seat": record.from_seat}
            to = {"table": record.to_table, "seat": record.to_seat, "why": record.why}
            yield "table-moves", who(record.player) | from_ | to
        case e.TableBroken():
            yield "table-moves", {"table": record.table, "broken": True}
        case e.FinalTableFormed():
            yield "table-moves", {"table": record.table, "final": True, "seats": record.seats}
        case e.EventStarted() | e.EntriesClosed():
            yield "prizes", {"pool": record.pool, "prizes": record.prizes}
        case e.EventFinished():
            results = [
                who(one.player) | {"place": one.place, "prize": one.prize} for one in record.results
            ]
            yield "prizes", {"over": True, "results": results}
        case e.HandRecorded():
            stacks: Facts = {"stacks": record.stacks}
            yield "hand-over", {"hand": record.number, "table": record.table} | stacks
        case CashHandSettled() | v.LiveHandEnded():
            yield "hand-over", {"hand": record.number, "table": 1, "stacks": record.stacks}
        case v.LineEntered() if is_ruling(record.line, record.line.turn):
            kind = str(record.line.entry.__struct_config__.tag)
            yield "ruling", {"hand": record.hand, "line": record.line.n, "kind": kind}
