"""The floor's desk: its list, the dealers of live tables or an event, a table's dealer and deck."""

from collections.abc import Iterator

from ruleone.floor.advice import advice_for
from ruleone.room.core.names import NameOf
from ruleone.room.desk import events as e
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import Act, Place, deck_of, rota_of
from ruleone.room.desk.rota import Push, Rota
from ruleone.room.desk.undo import DeskLog
from ruleone.room.live.consulting import advised
from ruleone.room.live.views import (
    DealerMoveView,
    DealerView,
    DealtTableView,
    DeckView,
    DeskActView,
    FloorNameView,
    PushMadeView,
    RotaView,
    TableDeskView,
)
from ruleone.room.pages.screens import CalledName, CalledView
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter


def act_views(desk: Desk, place: Place, name_of: NameOf) -> tuple[DeskActView, ...]:
    """Return the acts that are kept of a place at the desk, the newest first."""
    return tuple(_view(desk, act, name_of) for act in desk.acts.newest_first(place))


def _view(desk: Desk, act: Act, name_of: NameOf) -> DeskActView:
    back = act.taken_back
    code, told = _told(desk, act)
    return DeskActView(
        act=act.number,
        at_ms=act.event.at_ms,
        code=code,
        parameters={"by": name_of(act.event.by)} | told,
        stands=DeskLog(desk, act.at).refused(act),
        taken_back_by=None if back is None else name_of(back.by),
        reason="" if back is None else back.reason,
        citations=act.event.citations if isinstance(act.event, e.DealerPlaced) else (),
    )


def _told(desk: Desk, act: Act) -> tuple[str, dict[str, Parameter]]:
    """Return the message of an act, and its parameters.

    An event's tables are given by number, live tables by title.
    """
    event, who = act.event, {} if act.who is None else {"name": desk.called(act.who)}
    match event:
        case e.NameStruck(why="seated", seat=int(seat)):
            return "name-seated", {**who, "title": _title(desk, event.table), "seat": seat}
        case e.NameStruck():
            return "name-struck", {**who}
        case e.DealerPlaced(table=None, reason=str(reason)) if reason:
            return "dealer-rests-why", {**who, "reason": reason}
        case e.DealerPlaced(table=None):
            return "dealer-rests", {**who}
        case e.DealerPlaced(event=None, table=str(table)):
            return "dealer-placed", {**who, "title": _title(desk, table)}
        case e.DealerPlaced(table=str(table), reason=str(reason)) if reason:
            return "dealer-at-table-why", {**who, "table": int(table), "reason": reason}
        case e.DealerPlaced(table=str(table)):
            return "dealer-at-table", {**who, "table": int(table)}
        case e.PushesSet(minutes=minutes):
            return "pushes-set", {"minutes": minutes}
        case e.DealersPushed():
            return "dealers-pushed", {}
        case e.DeckChanged(deck=deck):
            return "deck-changed", {"number": deck}
        case _:
            return str(event.__struct_config__.tag), {**who}


def _title(desk: Desk, table: str | None) -> str:
    """Return the title of a live table, or its name where it has been closed since."""
    return desk.title_of(table) or table or ""


def floor_names(desk: Desk) -> tuple[FloorNameView, ...]:
    """Return the names that wait for live tables, in the order of arrival."""
    return tuple(
        FloorNameView(one.number, desk.called(one), one.table, one.since_ms, one.called_ms)
        for one in desk.list.names.values()
    )


def called_view(desk: Desk) -> CalledView:
    """Return the names of the list that were called, each with its table, the newest call first."""
    names = desk.list.names.values()
    called = (
        CalledName(one.number, desk.called(one), desk.title_of(one.table), one.called_ms)
        for one in names
        if one.called_ms is not None
    )
    newest_first = sorted(called, key=lambda one: -one.called_ms)
    return CalledView(tuple(newest_first), len(names))


def rota_view(desk: Desk, event: str | None, name_of: NameOf, now_ms: int) -> RotaView:
    """Return the dealers of an event, None for those of the room's live tables.

    Without a dealer on duty it lists no tables: a large event has many.
    """
    rota = desk.rota(event)
    tables = desk.tables(event) if rota.dealers else ()
    held = desk.held(event, now_ms)
    after = rota.next(tables)
    return RotaView(
        event=event,
        minutes=rota.minutes,
        due_ms=rota.due_ms,
        held=held.citation if isinstance(held, Refusal) else None,
        dealers=tuple(_dealers(desk, rota, tables, after.dealing)),
        tables=tuple(
            DealtTableView(
                table,
                desk.title(table) if event is None else "",
                _name(desk, rota, rota.dealing.get(table)),
                _name(desk, rota, after.dealing.get(table)),
            )
            for table in tables
        ),
        pushes=tuple(_push(desk, made, name_of) for made in reversed(rota.pushes)),
        acts=act_views(desk, rota_of(event), name_of),
    )


def _dealers(
    desk: Desk, rota: Rota, tables: tuple[str, ...], after: dict[str, str]
) -> Iterator[DealerView]:
    goes = {dealer: table for table, dealer in after.items()}
    placed = [rota.dealing[table] for table in tables if table in rota.dealing]
    elsewhere = [one for one in rota.dealing.values() if one not in placed]
    for dealer in (*placed, *elsewhere, *rota.resting):
        one = rota.dealers[dealer]
        name, table = desk.called(one), rota.table_of(dealer)
        yield DealerView(dealer, name, table, one.since_ms, one.came_ms, goes.get(dealer))


def _name(desk: Desk, rota: Rota, dealer: str | None) -> str:
    return "" if dealer is None else desk.called(rota.dealers[dealer])


def _push(desk: Desk, made: Push, name_of: NameOf) -> PushMadeView:
    push = made.push
    came = {dealer: table for table, dealer in push.placed.dealing.items()}
    moves = tuple(
        DealerMoveView(desk.called(one), push.before.get(one.dealer), came.get(one.dealer))
        for one in made.dealers
        if push.before.get(one.dealer) != came.get(one.dealer)
    )
    by = name_of(push.by)
    return PushMadeView(push.at_ms, by, moves, push.reason, push.citations, made.taken_back)


def table_desk(desk: Desk, table: str, name_of: NameOf) -> TableDeskView:
    """Return the dealers and the deck of one live table."""
    event, place = desk.place_of(table)
    rota = desk.rota(event)
    after = rota.next(desk.tables(event)).dealing if rota.dealers else {}
    deck = desk.decks.of(table)
    changed = deck.changed
    due = desk.deck_due(table)
    acts = act_views(desk, deck_of(table), name_of)
    told = DeckView(deck.number, due, acts=acts)
    if changed is not None:
        told = DeckView(
            deck.number,
            due,
            changed.at_ms,
            name_of(changed.by),
            changed.moment,
            changed.citations,
            acts,
        )
    return TableDeskView(
        _name(desk, rota, rota.dealing.get(place)),
        _name(desk, rota, after.get(place)),
        rota.due_ms,
        told,
        tuple(map(advised, advice_for("dealer-change", desk.live.hosts[table].state.rules))),
    )
