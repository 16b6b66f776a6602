"""Who sits where, and hands that begin and end there."""

from collections.abc import Iterator, Mapping
from typing import Final

from ruleone.room import records as r
from ruleone.room.cash import events as h
from ruleone.room.live import events as v
from ruleone.room.programs.telling.fact import Fact, Facts, Name, Tellers, who
from ruleone.room.roles import ONLY_TABLE
from ruleone.tournament import events as e
from ruleone.tournament.events import seating as sw
from ruleone.tournament.events.seating import (
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.seeded_draw import SeatCard


def _seats(seats: Mapping[str, SeatCard], name: Name) -> list[Facts]:
    return [
        who(player, name) | {"table": table, "seat": seat}
        for player, (table, seat) in seats.items()
    ]


def _drawn(record: e.SeatsDrawn, name: Name) -> Iterator[Fact]:
    told = {"how": "drawn", "seats": _seats(record.seats, name)}
    yield Fact("table-moves", told | {"break_order": record.break_order})


def _moved(record: e.PlayerMoved, name: Name) -> Iterator[Fact]:
    from_ = {"from_table": record.from_table, "from_seat": record.from_seat}
    to = {"table": record.to_table, "seat": record.to_seat, "why": record.why}
    yield Fact("table-moves", who(record.player, name) | {"how": "moved"} | from_ | to)


def _ordered(record: e.MoveOrdered, name: Name) -> Iterator[Fact]:
    to = {"table": record.table, "seat": record.seat, "why": record.why}
    yield Fact("table-moves", who(record.player, name) | {"how": "ordered"} | to)


def _to_break(record: TableBreakOrdered, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "to-break", "table": record.table, "on": True})


def _stays(record: TableBreakWithdrawn, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "to-break", "table": record.table, "on": False})


def _lapsed(record: e.MoveLapsed, name: Name) -> Iterator[Fact]:
    to = {"table": record.table, "seat": record.seat}
    yield Fact("table-moves", who(record.player, name) | {"how": "lapsed"} | to)


def _redrawn(record: SeatsRedrawn, name: Name) -> Iterator[Fact]:
    told = {"how": "redrawn", "number": record.number, "seats": _seats(record.seats, name)}
    yield Fact("table-moves", told)


def _redraw_ordered(_: RedrawOrdered, __: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "to-redraw", "on": True})


def _redraw_lapsed(_: RedrawLapsed, __: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "to-redraw", "on": False})


def _swap_ordered(record: sw.SwapOrdered, name: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "swap-ordered", "seats": _seats(_both(record), name)})


def _swapped(record: sw.SeatsSwapped, name: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "swapped", "seats": _seats(_both(record), name)})


def _both(record: sw.SwapOrdered | sw.SeatsSwapped) -> dict[str, SeatCard]:
    return dict(zip(record.players, record.seats, strict=True))


def _swap_lapsed(record: sw.SwapLapsed, name: Name) -> Iterator[Fact]:
    players = [who(player, name) for player in record.players]
    yield Fact("table-moves", {"how": "swap-lapsed", "players": players})


def _opened(record: e.TableOpened, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "opened", "table": record.table, "size": record.size})


def _broken(record: e.TableBroken, name: Name) -> Iterator[Fact]:
    told = {"how": "broken", "table": record.table, "seats": _seats(record.draw.seats, name)}
    yield Fact("table-moves", told)


def _halted(record: e.TableHalted, _: Name) -> Iterator[Fact]:
    told = {"how": "halted", "table": record.table, "players": record.players}
    yield Fact("table-moves", told)


def _released(record: e.TableReleased, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "released", "table": record.table})


def _final(record: e.FinalTableFormed, name: Name) -> Iterator[Fact]:
    seats = {player: (record.table, seat) for player, seat in record.seats.items()}
    told = {"how": "final-table", "table": record.table, "seats": _seats(seats, name)}
    yield Fact("table-moves", told)


def _goes_live(record: r.TableGoesLive, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "live", "table": record.table, "live": record.live})


def _goes_dealt(record: r.TableGoesDealt, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "dealt", "table": record.table})


def _heads_up(record: e.HeadsUpBegan, name: Name) -> Iterator[Fact]:
    players = [who(player, name) for player in record.players]
    yield Fact("table-moves", {"how": "heads-up", "table": record.table, "players": players})


def _dealt(record: e.HandDealt, _: Name) -> Iterator[Fact]:
    order = record.order
    told = {"hand": order.number, "table": order.table, "game": order.game, "level": order.level}
    at = {"players": order.seats, "stacks": order.stacks, "button": order.button}
    yield Fact("hand-began", told | at)


def _dealt_cash(record: h.CashHandDealt, _: Name) -> Iterator[Fact]:
    order = record.order
    told = {"hand": order.number, "table": ONLY_TABLE, "game": order.game}
    at = {"players": order.seats, "stacks": order.stacks, "button": order.button}
    yield Fact("hand-began", told | at)


def _dealt_live(record: v.LiveHandBegan, _: Name) -> Iterator[Fact]:
    yield Fact("hand-began", {"hand": record.number, "table": ONLY_TABLE})


def _dealt_live_taken_back(record: v.LiveHandTakenBack, _: Name) -> Iterator[Fact]:
    told = {"hand": record.number, "table": ONLY_TABLE, "taken_back": True}
    yield Fact("hand-began", told)


def _recorded(record: e.HandRecorded, _: Name) -> Iterator[Fact]:
    told = {"hand": record.number, "table": record.table, "stacks": record.stacks}
    yield Fact("hand-over", told)


def _settled(record: h.CashHandSettled | v.LiveHandEnded, _: Name) -> Iterator[Fact]:
    told = {"hand": record.number, "table": ONLY_TABLE, "stacks": record.stacks}
    yield Fact("hand-over", told)


def _frozen(record: r.TableFrozen, _: Name) -> Iterator[Fact]:
    # What failed is for the house's own eyes: cards may be in it.
    yield Fact("frozen", {"on": True, "table": record.table, "hand": record.hand})


def _goes_on(record: r.GoesOn, _: Name) -> Iterator[Fact]:
    yield Fact("frozen", {"on": False, "table": record.table})


OF_TABLES: Final[Tellers] = {
    e.SeatsDrawn: _drawn,
    e.PlayerMoved: _moved,
    e.MoveOrdered: _ordered,
    e.MoveLapsed: _lapsed,
    RedrawOrdered: _redraw_ordered,
    RedrawLapsed: _redraw_lapsed,
    SeatsRedrawn: _redrawn,
    sw.SwapOrdered: _swap_ordered,
    sw.SeatsSwapped: _swapped,
    sw.SwapLapsed: _swap_lapsed,
    e.TableOpened: _opened,
    TableBreakOrdered: _to_break,
    TableBreakWithdrawn: _stays,
    e.TableBroken: _broken,
    e.TableHalted: _halted,
    e.TableReleased: _released,
    e.FinalTableFormed: _final,
    e.HeadsUpBegan: _heads_up,
    r.TableGoesLive: _goes_live,
    r.TableGoesDealt: _goes_dealt,
    e.HandDealt: _dealt,
    h.CashHandDealt: _dealt_cash,
    v.LiveHandBegan: _dealt_live,
    v.LiveHandTakenBack: _dealt_live_taken_back,
    e.HandRecorded: _recorded,
    h.CashHandSettled: _settled,
    v.LiveHandEnded: _settled,
    r.TableFrozen: _frozen,
    r.GoesOn: _goes_on,
}
