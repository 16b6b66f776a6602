"""Rooms of an earlier version as they were recorded, and what has to be found in them again.

`recorded/journals.xz` are journals of many rooms, which together hold every kind of row and every
kind of event that the version wrote; `recorded/folder.tar.xz` is the folder of a served room whose
process was killed in the middle of hands, with its key; `recorded/event.ruleone` is the file of an
event that was over there. None of them is ever written anew: what a room has written it opens for
ever. What was found in them then stands in `recorded/found.json`.
"""

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from world import World

from ruleone.room.core.settings import Settings
from ruleone.room.room import Room
from ruleone.rulebook import Refusal
from ruleone.store.journal import Row
from ruleone.store.memory import MemoryJournal

RECORDED: Final = Path(__file__).with_name("recorded")
ROW: Final = ("stream", "version", "schema", "epoch", "command", "at_ms", "kind", "payload", "hash",
              "body", "answer")  # fmt: skip


class Journal(msgspec.Struct, frozen=True):
    """One room: when it stopped, what its persons were called, how it was run, what it wrote."""

    name: str
    now_ms: int
    names: dict[str, str]
    settings: dict[str, Any]
    streams: list[list[Row]]


def journals() -> Iterator[Journal]:
    """Every recorded journal."""
    whole = lzma.decompress((RECORDED / "journals.xz").read_bytes())
    yield from msgspec.msgpack.decode(whole, type=list[Journal])


class EarlierWorld(World):
    """A world that goes on in a journal of an earlier version."""

    def __init__(self, recorded: Journal) -> None:
        self._recorded = recorded
        super().__init__(settings=msgspec.convert(recorded.settings, type=Settings))

    def _open(self) -> Room:
        if not self.journal.head().entries:
            self.now_ms = self._recorded.now_ms + 1_000
            self.people.names |= self._recorded.names
            fill(self.journal, self._recorded.streams)
        return super()._open()


def fill(journal: MemoryJournal, streams: list[list[Row]]) -> None:
    """Put rows into a new journal as they stand."""
    for rows in streams:
        journal._streams[rows[0].stream] = list(rows)
        for row in rows:
            journal._epoch = max(journal._epoch, row.epoch)
            if row.command is not None:
                journal._answers[row.command] = (row.body, row.answer)


def found(world: World) -> dict[str, Any]:
    """What a director finds in the room, of what no version may change: who plays where, with how
    many chips, who was placed and paid, and how far the hands at live tables are."""
    boss = world.director("the-director-of-today")
    lobby = msgspec.to_builtins(world.see("lobby", boss))
    told: dict[str, Any] = {
        "abandoned": sorted(world.room.abandoned),
        "set aside": sorted(world.room.set_aside),
    }
    for line in lobby["events"]:
        view = world.room.view(f"event/{line['event']}", boss, world.now_ms)
        if isinstance(view, Refusal):
            told[line["event"]] = view.code
            continue
        page = msgspec.to_builtins(view)
        told[line["event"]] = {
            "state": page["line"]["state"],
            "players": page["players"],
            "pool": page["prize_pool"],
            "chips": page["chips_in_play"],
            "entrants": sorted(
                [one[key] for key in ("player", "stack", "table", "seat", "place", "prize")]
                for one in page["entrants"]
            ),
        }
    for one in lobby["cash"]["tables"]:
        if one["table"] is None:
            continue
        table = msgspec.to_builtins(world.see(f"table/{one['table']}/1", boss))
        told[one["table"]] = sorted([seat["seat"], seat["stack"]] for seat in table["players"])
    for one in lobby["live"]:
        table = msgspec.to_builtins(world.see(f"live/{one['table']}", boss))
        told[one["table"]] = {
            "hand": table["hand_number"],
            "lines": table["lines_count"],
            "seats": [[seat["seat"], seat["name"], seat["stack"]] for seat in table["seats"]],
        }
    return told


def go_on(world: World, wakes: int = 150) -> None:
    """Let the room do what is due, so many times."""
    for _ in range(wakes):
        if world.room.due_ms is None:
            return
        world.wake()
