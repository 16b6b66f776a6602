"""Who comes into an event or to a table, and what there is to win."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.cash import events as h
from ruleone.room.cash.waiting import events as w
from ruleone.room.live import events as v
from ruleone.room.programs.telling.fact import Fact, Name, Tellers, typed, who
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d

_WithPrizes = (
    e.EventStarted | e.EntriesClosed | d.FlightStarted | e.LatePlayerEntered | e.RebuyMade
    | e.AddOnMade
)  # fmt: skip


def _prizes(record: _WithPrizes) -> Fact:
    return Fact("prizes", {"pool": record.pool, "prizes": record.prizes})


def _registered(record: e.PlayerRegistered, name: Name) -> Iterator[Fact]:
    yield Fact("entry", who(record.player, name) | {"how": "registered"})


def _late(record: e.LatePlayerEntered, name: Name) -> Iterator[Fact]:
    at = {"table": record.seat[0], "seat": record.seat[1]}
    told = who(record.player, name) | {"how": "late", "entry": record.entry} | at
    yield Fact("entry", told)
    yield _prizes(record)


def _rebuy(record: e.RebuyMade, name: Name) -> Iterator[Fact]:
    yield Fact("entry", who(record.player, name) | {"how": "rebuy", "chips": record.chips})
    yield _prizes(record)


def _add_on(record: e.AddOnMade, name: Name) -> Iterator[Fact]:
    yield Fact("entry", who(record.player, name) | {"how": "add-on", "chips": record.chips})
    yield _prizes(record)


def _listed(record: e.AlternateListed, name: Name) -> Iterator[Fact]:
    told = {"how": "alternate", "waiting_place": record.place}
    yield Fact("entry", who(record.player, name) | told)


def _withdrawn(record: e.PlayerWithdrawn | e.AlternateWithdrawn, name: Name) -> Iterator[Fact]:
    yield Fact("entry", who(record.player, name) | {"how": "withdrawn"})


def _unseated(record: e.AlternatesUnseated, name: Name) -> Iterator[Fact]:
    for player in record.players:
        yield Fact("entry", who(player, name) | {"how": "unseated"})


def _closed(record: e.EntriesClosed, name: Name) -> Iterator[Fact]:
    for player in record.unseated:
        yield Fact("entry", who(player, name) | {"how": "unseated"})
    yield _prizes(record)


def _started(record: e.EventStarted, _: Name) -> Iterator[Fact]:
    yield _prizes(record)


def _flight(record: d.FlightStarted, _: Name) -> Iterator[Fact]:
    told = {"how": "flight", "flight": record.flight, "players": len(record.players)}
    yield Fact("day", told)
    yield _prizes(record)


def _bought(record: h.SeatBought, name: Name) -> Iterator[Fact]:
    if record.name is None:
        told = who(record.player, name)
    else:
        told = {"player": record.player, "name": record.name}
    yield Fact("seat", told | {"how": "came", "seat": record.seat, "stack": record.cents})


def _added(record: h.ChipsAdded, name: Name) -> Iterator[Fact]:
    yield Fact("seat", who(record.player, name) | {"how": "added", "chips": record.cents})


def _left(record: h.TableLeft, name: Name) -> Iterator[Fact]:
    told = {"how": "left", "seat": record.seat, "stack": record.cents, "why": record.why}
    yield Fact("seat", who(record.player, name) | told)


def _sat_live(record: v.PlayerSat, name: Name) -> Iterator[Fact]:
    one = record.player
    told = {"player": one.player, "how": "came"} | typed(one.person, one.name, name)
    yield Fact("seat", told | {"seat": one.seat, "stack": one.stack})


def _seated_live(record: v.LiveSeated, _: Name) -> Iterator[Fact]:
    players = [
        {"player": one.player, "name": one.name, "seat": one.seat, "stack": one.stack}
        for one in record.players
    ]
    yield Fact("seat", {"how": "seated", "players": players})


def _reseated_live(record: v.PlayersReseated, _: Name) -> Iterator[Fact]:
    for one in record.moves:
        told = {"how": "moved", "from_seat": one.seat, "seat": one.to}
        yield Fact("seat", told | {"rule": one.citation.rule})


def _left_live(record: v.PlayerLeft, _: Name) -> Iterator[Fact]:
    yield Fact("seat", {"how": "left", "seat": record.seat})


def _wanted(record: w.SeatWanted, name: Name) -> Iterator[Fact]:
    told = {"how": "waits", "number": record.number, "stakes": record.stakes}
    yield Fact("seat", who(record.player, name) | told, event=record.table)


def _kept(record: w.SeatKept, _: Name) -> Iterator[Fact]:
    told = {"how": "kept", "number": record.number, "seat": record.seat}
    yield Fact("seat", told, event=record.table)


def _not_kept(record: w.SeatKeptNoLonger, _: Name) -> Iterator[Fact]:
    yield Fact("seat", {"how": "not-kept", "number": record.number})


def _wait_ended(record: w.WaitEnded, _: Name) -> Iterator[Fact]:
    yield Fact("seat", {"how": "wait-over", "number": record.number, "why": record.why})


OF_ENTRIES: Final[Tellers] = {
    e.PlayerRegistered: _registered,
    e.LatePlayerEntered: _late,
    e.RebuyMade: _rebuy,
    e.AddOnMade: _add_on,
    e.AlternateListed: _listed,
    e.PlayerWithdrawn: _withdrawn,
    e.AlternateWithdrawn: _withdrawn,
    e.AlternatesUnseated: _unseated,
    e.EntriesClosed: _closed,
    e.EventStarted: _started,
    d.FlightStarted: _flight,
    h.SeatBought: _bought,
    h.ChipsAdded: _added,
    h.TableLeft: _left,
    w.SeatWanted: _wanted,
    w.SeatKept: _kept,
    w.SeatKeptNoLonger: _not_kept,
    w.WaitEnded: _wait_ended,
    v.PlayerSat: _sat_live,
    v.PlayerLeft: _left_live,
    v.PlayersReseated: _reseated_live,
    v.LiveSeated: _seated_live,
}
