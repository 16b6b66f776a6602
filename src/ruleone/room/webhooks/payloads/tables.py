"""News of tables: seats, hands, acts of the floor and its desk.

Also the events and tables of the room that come and go.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from ruleone.room.cash import events as h
from ruleone.room.cash.events import CashGameClosed, CashGameOpened
from ruleone.room.core.records import HeadNoted
from ruleone.room.core.roles import ONLY_TABLE
from ruleone.room.desk import events as k
from ruleone.room.event.records import (
    EventAbandoned,
    EventAnnounced,
    EventCalledOff,
    EventEnded,
    HomeGameCalledOff,
    TableGoesDealt,
    TableGoesLive,
)
from ruleone.room.live import events as v
from ruleone.room.live.events import LiveGameClosed, LiveGameOpened
from ruleone.room.live.telling import is_ruling
from ruleone.room.table.records import GoesOn, TableFrozen
from ruleone.room.webhooks.records import HookTested
from ruleone.room.webhooks.schema import Facts, Name, Payload, Tellers, typed, who
from ruleone.tournament import events as e
from ruleone.tournament.events.penalties import (
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
    PenaltyServed,
)
from ruleone.tournament.events.seating import (
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    SeatsSwapped,
    SwapLapsed,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.events.undo import SeatsTakenBack
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.words import LANGUAGES


def _penalty(record: PenaltyGiven, name: Name) -> Iterator[Payload]:
    told = {"how": "given", "table": record.table, "penalty": record.penalty}
    count = {"count": record.count, "hands": record.hands, "offence": record.offence}
    yield Payload("penalty", who(record.player, name) | told | count)


def _paid(record: PenaltyPaid, name: Name) -> Iterator[Payload]:
    told = {"how": "paid", "table": record.table, "penalty": record.penalty}
    yield Payload("penalty", who(record.player, name) | told | {"chips": record.chips})


def _served(record: PenaltyServed, name: Name) -> Iterator[Payload]:
    yield Payload("penalty", who(record.player, name) | {"how": "served", "table": record.table})


def _lifted(record: PenaltyLifted, name: Name) -> Iterator[Payload]:
    told = {"how": "lifted", "table": record.table, "hands": record.hands}
    yield Payload("penalty", who(record.player, name) | told)


def _fined(record: v.PlayerFined, _: Name) -> Iterator[Payload]:
    told = {"how": "fined", "seat": record.seat, "chips": record.chips}
    yield Payload("penalty", told | {"rule": record.citation.rule})


def _disqualified(record: v.PlayerDisqualified, _: Name) -> Iterator[Payload]:
    told = {"how": "disqualified", "seat": record.seat, "chips": record.chips}
    yield Payload("penalty", told | {"rule": record.citation.rule})


def _color_up(record: e.ColorUpBegan, _: Name) -> Iterator[Payload]:
    told = {"how": "color-up", "removed": record.removed, "into": record.into}
    yield Payload("chips", told)


def _raced(record: e.ChipsRaced, _: Name) -> Iterator[Payload]:
    told = {"how": "raced", "table": record.table, "removed": record.removed, "into": record.into}
    yield Payload("chips", told | {"stacks": record.after, "won": record.won})


def _corrected(record: e.ChipsCorrected, name: Name) -> Iterator[Payload]:
    told = {"how": "corrected", "why": record.correction, "chips": record.chips}
    yield Payload("chips", who(record.player, name) | told)


def _forfeited(record: e.ChipsForfeited, name: Name) -> Iterator[Payload]:
    told = {"how": "forfeited", "chips": record.chips, "table": record.seat[0]}
    yield Payload("chips", who(record.player, name) | told)


def _counted(record: e.StacksCounted, name: Name) -> Iterator[Payload]:
    stacks = [who(player, name) | {"chips": chips} for player, chips in record.after.items()]
    told = {"how": "counted", "table": record.table, "players": stacks, "off": record.off}
    yield Payload("chips", told)


def _denominations(record: v.LiveChipsSet, _: Name) -> Iterator[Payload]:
    yield Payload("chips", {"how": "denominations", "denominations": record.chips})


def _line(record: v.LineEntered, _: Name) -> Iterator[Payload]:
    line = record.line
    if is_ruling(line, line.turn):
        kind = str(line.entry.__struct_config__.tag)
        yield Payload("ruling", {"hand": record.hand, "line": line.n, "kind": kind})


def _floor_called(record: v.FloorCalled, _: Name) -> Iterator[Payload]:
    yield Payload("floor-call", {"on": True, "about": record.about})


def _floor_came(_record: v.FloorAnswered, _: Name) -> Iterator[Payload]:
    yield Payload("floor-call", {"on": False})


def _said(record: e.Announced, _: Name) -> Iterator[Payload]:
    yield Payload("announcement", {"text": record.text})


def _announced_live(record: v.LiveAnnounced | v.LiveSaid, _: Name) -> Iterator[Payload]:
    texts = {language: record.texts.get(language, "") for language in LANGUAGES}
    yield Payload("announcement", texts)


OF_FLOOR: Final[Tellers] = {
    PenaltyGiven: _penalty,
    PenaltyPaid: _paid,
    PenaltyServed: _served,
    PenaltyLifted: _lifted,
    v.PlayerFined: _fined,
    v.PlayerDisqualified: _disqualified,
    e.ColorUpBegan: _color_up,
    e.ChipsRaced: _raced,
    e.ChipsCorrected: _corrected,
    e.ChipsForfeited: _forfeited,
    e.StacksCounted: _counted,
    v.LiveChipsSet: _denominations,
    v.LineEntered: _line,
    v.FloorCalled: _floor_called,
    v.FloorAnswered: _floor_came,
    e.Announced: _said,
    v.LiveAnnounced: _announced_live,
    v.LiveSaid: _announced_live,
}


def _listed(record: k.NameListed, name: Name) -> Iterator[Payload]:
    told = {"how": "waits", "number": record.number}
    yield Payload("seat", told | typed(record.person, record.name, name), event=record.table)


def _called(record: k.NameCalled, _: Name) -> Iterator[Payload]:
    yield Payload("seat", {"how": "called", "number": record.number})


def _struck(record: k.NameStruck, _: Name) -> Iterator[Payload]:
    told = {"how": "wait-over", "number": record.number, "why": record.why, "seat": record.seat}
    yield Payload("seat", told, event=record.table)


def _list_back(record: k.ListActTakenBack, name: Name) -> Iterator[Payload]:
    """Yield which act of the list was undone, for which name."""
    how = {"listed": "waits", "called": "called", "struck": "wait-over"}[record.what]
    told = {"how": f"{how}-taken-back", "number": record.number}
    yield Payload("seat", told | typed(record.person, record.name, name), event=record.table)


def _came(record: k.DealerCame, name: Name) -> Iterator[Payload]:
    told = {"how": "came", "dealer": record.dealer}
    yield Payload("dealers", told | typed(record.person, record.name, name), event=record.event)


def _went(record: k.DealerWent, _: Name) -> Iterator[Payload]:
    yield Payload("dealers", {"how": "went", "dealer": record.dealer}, event=record.event)


def _placed(record: k.DealerPlaced, _: Name) -> Iterator[Payload]:
    told = {"how": "placed", "dealer": record.dealer, "at": record.table}
    yield Payload("dealers", told, event=record.event)


def _set(record: k.PushesSet, _: Name) -> Iterator[Payload]:
    yield Payload("dealers", {"how": "every", "minutes": record.minutes}, event=record.event)


def _pushed(record: k.DealersPushed, _: Name) -> Iterator[Payload]:
    tables = [{"at": table, "dealer": one} for table, one in record.placed.dealing.items()]
    yield Payload("dealers", {"how": "pushed", "tables": tables}, event=record.event)


def _rota_back(record: k.RotaActTakenBack, _: Name) -> Iterator[Payload]:
    """Yield the interval of pushes, or the dealer at each table, as it is again."""
    stands = record.stands
    tables = [{"at": table, "dealer": one} for table, one in stands.placed.dealing.items()]
    now = {"minutes": stands.minutes} if record.what == "every" else {"tables": tables}
    whom = {} if record.dealer is None else {"dealer": record.dealer}
    told = {"how": f"{record.what}-taken-back", **whom, **now}
    yield Payload("dealers", told, event=record.event)


def _deck_back(record: k.DeckTakenBack, _: Name) -> Iterator[Payload]:
    yield Payload("dealers", {"how": "deck-taken-back", "deck": record.deck}, event=record.table)


def _deck(record: k.DeckChanged, _: Name) -> Iterator[Payload]:
    told = {"how": "deck", "deck": record.deck, "moment": record.moment}
    yield Payload("dealers", told, event=record.table)


OF_DESK: Final[Tellers] = {
    k.NameListed: _listed,
    k.NameCalled: _called,
    k.NameStruck: _struck,
    k.ListActTakenBack: _list_back,
    k.DealerCame: _came,
    k.DealerWent: _went,
    k.DealerPlaced: _placed,
    k.PushesSet: _set,
    k.DealersPushed: _pushed,
    k.RotaActTakenBack: _rota_back,
    k.DeckChanged: _deck,
    k.DeckTakenBack: _deck_back,
}


def _tested(record: HookTested, _: Name) -> Iterator[Payload]:
    yield Payload("test", {}, hook=record.hook)


def _head(record: HeadNoted, _: Name) -> Iterator[Payload]:
    yield Payload("journal-head", {"head": record.head})


def _announced(record: EventAnnounced, _: Name) -> Iterator[Payload]:
    yield Payload(
        "event-created", {"template": record.template, "name": record.name}, event=record.event
    )


def _ended(record: EventEnded, _: Name) -> Iterator[Payload]:
    told = {"why": "finished", "name": record.name, "entries": record.entries}
    yield Payload("event-over", told, event=record.event)


def _called_off(record: EventCalledOff | HomeGameCalledOff, _: Name) -> Iterator[Payload]:
    yield Payload("event-over", {"why": "called-off"}, event=record.event)


def _abandoned(record: EventAbandoned, _: Name) -> Iterator[Payload]:
    told = {"why": "abandoned", "name": record.name, "reason": record.reason}
    yield Payload("event-over", told, event=record.event)


def _cash_opened(record: CashGameOpened, _: Name) -> Iterator[Payload]:
    yield Payload("event-created", {"template": "cash", "name": ""}, event=record.table)


def _live_opened(record: LiveGameOpened, _: Name) -> Iterator[Payload]:
    yield Payload("event-created", {"template": "live", "name": ""}, event=record.table)


def _table_closed(record: CashGameClosed | LiveGameClosed, _: Name) -> Iterator[Payload]:
    yield Payload("event-over", {"why": "closed"}, event=record.table)


OF_HOUSE: Final[Tellers] = {
    HookTested: _tested,
    HeadNoted: _head,
    EventAnnounced: _announced,
    EventEnded: _ended,
    EventCalledOff: _called_off,
    HomeGameCalledOff: _called_off,
    EventAbandoned: _abandoned,
    CashGameOpened: _cash_opened,
    CashGameClosed: _table_closed,
    LiveGameOpened: _live_opened,
    LiveGameClosed: _table_closed,
}


def _seats(seats: Mapping[str, SeatCard], name: Name) -> list[Facts]:
    return [
        who(player, name) | {"table": table, "seat": seat}
        for player, (table, seat) in seats.items()
    ]


def _drawn(record: e.SeatsDrawn, name: Name) -> Iterator[Payload]:
    told = {"how": "drawn", "seats": _seats(record.seats, name)}
    yield Payload("table-moves", told | {"break_order": record.break_order})


def _moved(record: e.PlayerMoved, name: Name) -> Iterator[Payload]:
    from_ = {"from_table": record.from_table, "from_seat": record.from_seat}
    to = {"table": record.to_table, "seat": record.to_seat, "why": record.why}
    yield Payload("table-moves", who(record.player, name) | {"how": "moved"} | from_ | to)


def _ordered(record: e.MoveOrdered, name: Name) -> Iterator[Payload]:
    to = {"table": record.table, "seat": record.seat, "why": record.why}
    yield Payload("table-moves", who(record.player, name) | {"how": "ordered"} | to)


def _to_break(record: TableBreakOrdered, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "to-break", "table": record.table, "on": True})


def _stays(record: TableBreakWithdrawn, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "to-break", "table": record.table, "on": False})


def _lapsed(record: e.MoveLapsed, name: Name) -> Iterator[Payload]:
    to = {"table": record.table, "seat": record.seat}
    yield Payload("table-moves", who(record.player, name) | {"how": "lapsed"} | to)


def _redrawn(record: SeatsRedrawn, name: Name) -> Iterator[Payload]:
    told = {"how": "redrawn", "number": record.number, "seats": _seats(record.seats, name)}
    yield Payload("table-moves", told)


def _redraw_ordered(_: RedrawOrdered, __: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "to-redraw", "on": True})


def _redraw_lapsed(_: RedrawLapsed, __: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "to-redraw", "on": False})


def _swap_ordered(record: SwapOrdered, name: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "swap-ordered", "seats": _seats(_both(record), name)})


def _swapped(record: SeatsSwapped, name: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "swapped", "seats": _seats(_both(record), name)})


def _both(record: SwapOrdered | SeatsSwapped) -> dict[str, SeatCard]:
    return dict(zip(record.players, record.seats, strict=True))


def _swap_lapsed(record: SwapLapsed, name: Name) -> Iterator[Payload]:
    players = [who(player, name) for player in record.players]
    yield Payload("table-moves", {"how": "swap-lapsed", "players": players})


def _opened(record: e.TableOpened, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "opened", "table": record.table, "size": record.size})


def _broken(record: e.TableBroken, name: Name) -> Iterator[Payload]:
    told = {"how": "broken", "table": record.table, "seats": _seats(record.draw.seats, name)}
    yield Payload("table-moves", told)


def _back(record: SeatsTakenBack, name: Name) -> Iterator[Payload]:
    told = {"how": "back", "what": record.what, "tables": list(record.tables)}
    yield Payload("table-moves", told | {"seats": _seats(record.seats, name)})


def _halted(record: e.TableHalted, _: Name) -> Iterator[Payload]:
    told = {"how": "halted", "table": record.table, "players": record.players}
    yield Payload("table-moves", told)


def _released(record: e.TableReleased, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "released", "table": record.table})


def _final(record: e.FinalTableFormed, name: Name) -> Iterator[Payload]:
    seats = {player: (record.table, seat) for player, seat in record.seats.items()}
    told = {"how": "final-table", "table": record.table, "seats": _seats(seats, name)}
    yield Payload("table-moves", told)


def _goes_live(record: TableGoesLive, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "live", "table": record.table, "live": record.live})


def _goes_dealt(record: TableGoesDealt, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "dealt", "table": record.table})


def _heads_up(record: e.HeadsUpBegan, name: Name) -> Iterator[Payload]:
    players = [who(player, name) for player in record.players]
    yield Payload("table-moves", {"how": "heads-up", "table": record.table, "players": players})


def _dealt(record: e.HandDealt, _: Name) -> Iterator[Payload]:
    order = record.order
    told = {"hand": order.number, "table": order.table, "game": order.game, "level": order.level}
    at = {"players": order.seats, "stacks": order.stacks, "button": order.button}
    yield Payload("hand-began", told | at)


def _dealt_cash(record: h.CashHandDealt, _: Name) -> Iterator[Payload]:
    order = record.order
    told = {"hand": order.number, "table": ONLY_TABLE, "game": order.game}
    at = {"players": order.seats, "stacks": order.stacks, "button": order.button}
    yield Payload("hand-began", told | at)


def _dealt_live(record: v.LiveHandBegan, _: Name) -> Iterator[Payload]:
    yield Payload("hand-began", {"hand": record.number, "table": ONLY_TABLE})


def _dealt_live_taken_back(record: v.LiveHandTakenBack, _: Name) -> Iterator[Payload]:
    told = {"hand": record.number, "table": ONLY_TABLE, "taken_back": True}
    yield Payload("hand-began", told)


def _recorded(record: e.HandRecorded, _: Name) -> Iterator[Payload]:
    told = {"hand": record.number, "table": record.table, "stacks": record.stacks}
    yield Payload("hand-over", told)


def _settled(record: h.CashHandSettled | v.LiveHandEnded, _: Name) -> Iterator[Payload]:
    told = {"hand": record.number, "table": ONLY_TABLE, "stacks": record.stacks}
    yield Payload("hand-over", told)


def _frozen(record: TableFrozen, _: Name) -> Iterator[Payload]:
    # What failed is for the house's own eyes: cards may be in it.
    yield Payload("frozen", {"on": True, "table": record.table, "hand": record.hand})


def _goes_on(record: GoesOn, _: Name) -> Iterator[Payload]:
    yield Payload("frozen", {"on": False, "table": record.table})


OF_TABLES: Final[Tellers] = {
    e.SeatsDrawn: _drawn,
    e.PlayerMoved: _moved,
    e.MoveOrdered: _ordered,
    e.MoveLapsed: _lapsed,
    RedrawOrdered: _redraw_ordered,
    RedrawLapsed: _redraw_lapsed,
    SeatsRedrawn: _redrawn,
    SwapOrdered: _swap_ordered,
    SeatsSwapped: _swapped,
    SwapLapsed: _swap_lapsed,
    e.TableOpened: _opened,
    TableBreakOrdered: _to_break,
    TableBreakWithdrawn: _stays,
    e.TableBroken: _broken,
    SeatsTakenBack: _back,
    e.TableHalted: _halted,
    e.TableReleased: _released,
    e.FinalTableFormed: _final,
    e.HeadsUpBegan: _heads_up,
    TableGoesLive: _goes_live,
    TableGoesDealt: _goes_dealt,
    e.HandDealt: _dealt,
    h.CashHandDealt: _dealt_cash,
    v.LiveHandBegan: _dealt_live,
    v.LiveHandTakenBack: _dealt_live_taken_back,
    e.HandRecorded: _recorded,
    h.CashHandSettled: _settled,
    v.LiveHandEnded: _settled,
    TableFrozen: _frozen,
    GoesOn: _goes_on,
}
