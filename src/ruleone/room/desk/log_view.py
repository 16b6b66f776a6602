"""What was done at the floor's desk last, with what can be taken back."""

from ruleone.room.core.names import NameOf
from ruleone.room.desk import events as e
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import Act, Place
from ruleone.room.desk.undo import stands
from ruleone.room.live import desk_views as v
from ruleone.rulebook.citation import Parameter


def act_views(desk: Desk, place: Place, name_of: NameOf) -> tuple[v.DeskActView, ...]:
    """The acts that are kept of a place at the desk, the newest first."""
    return tuple(_view(desk, act, name_of) for act in desk.acts.newest_first(place))


def _view(desk: Desk, act: Act, name_of: NameOf) -> v.DeskActView:
    back = act.taken_back
    code, told = _told(desk, act)
    return v.DeskActView(
        act=act.number,
        at_ms=act.event.at_ms,
        code=code,
        parameters={"by": name_of(act.event.by)} | told,
        stands=stands(desk, act),
        taken_back_by=None if back is None else name_of(back.by),
        reason="" if back is None else back.reason,
        citations=act.event.citations if isinstance(act.event, e.DealerPlaced) else (),
    )


def _told(desk: Desk, act: Act) -> tuple[str, dict[str, Parameter]]:
    """The code of its words, and what they tell: tables of an event by number, live ones by what
    they are called."""
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
    """What a live table is called, its own name where it has been closed since."""
    return desk.title_of(table) or table or ""
