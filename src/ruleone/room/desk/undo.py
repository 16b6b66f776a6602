"""What was done at the floor's desk is taken back: all is as it stood before, and the record names
both."""

from typing import Literal

from msgspec.structs import replace

from ruleone.limits import FLOOR_LIST_MAX
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DEALER
from ruleone.room.desk import events as e
from ruleone.room.desk.commands import is_floor
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import Act, Deck, deck_of
from ruleone.room.event.host.order import shown
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason, refuse


class TakeBackAtDesk(Order, frozen=True, tag="take-back-at-desk"):
    """Floor, of a deck that the house did not wish its dealer too: what the act of this number did
    at the desk is put right, as long as nothing stands on it. `event` is the event of the rota or
    the table of the deck, None for the list and the room's rota. The record keeps both."""

    act: int
    reason: str
    event: str | None = None

    may = DEALER

    def run(self, step: Step) -> Done | Refusal:
        """All is as it stood before."""
        if self.event is not None and self.event not in step.part(LiveTables).hosts:
            host = shown(step.part(Lobby).find(self.event), step)
            if isinstance(host, Refusal):
                return host
        by_floor = is_floor(step, self.event)
        return take_back(step.part(Desk), self, step.person, by_floor, step.batch)


ORDERS = (TakeBackAtDesk,)


def take_back(
    desk: Desk, do: TakeBackAtDesk, by: str, is_floor: bool, batch: Batch
) -> Done | Refusal:
    """Put right what the act did, or say why it stands. Who is not of the floor (`is_floor`) is the
    dealer of the table, and takes back what he may do himself."""
    act = desk.acts.find(do.act)
    if act is None or act.at != do.event:
        return refuse("act-unknown")
    if not is_floor and not is_dealers(act.event):
        return refuse("needs-floor")
    if (refused := bad_reason(do.reason) or stands(desk, act)) is not None:
        return refused
    reason, event = plain(do.reason), act.event
    if isinstance(event, e.ListAct):
        if (refused := _back_on_list(desk, act, event, reason, by, batch)) is not None:
            return refused
    elif isinstance(event, e.DeckChanged):
        _deck_back(desk, act, event, reason, by, batch)
    else:
        _rota_back(desk, act, event, reason, by, batch)
    return Done(event=do.event)


def is_dealers(event: e.DeskAct) -> bool:
    """Whether the dealer of a table may have done it himself, and takes it back."""
    return isinstance(event, e.DeckChanged) and event.moment != "house"


def stands(desk: Desk, act: Act) -> Refusal | None:
    """Why the act cannot be taken back as things are now; None where it can."""
    if act.taken_back is not None:
        return refuse("act-taken-back")
    if desk.acts.later(act):
        return refuse("desk-act-since")
    match act.event:
        case e.NameStruck() as struck:
            return _waits_again(desk, act) or _sat_since(desk, act, struck)
        case e.DeckChanged() as changed:
            return _played_since(desk, changed)
        case _:
            return None


def _waits_again(desk: Desk, act: Act) -> Refusal | None:
    """Why his place on the list is gone."""
    before, names = act.before, desk.list.names
    assert isinstance(before, e.Name), "who was struck had waited"
    here = (desk.called(one).casefold() for one in names.values() if one.table == before.table)
    name = desk.called(before)
    if name.casefold() in here:
        return refuse("desk-listed-since", name=name)
    if len(names) >= FLOOR_LIST_MAX:
        return refuse("list-full", most=FLOOR_LIST_MAX)
    return None


def _sat_since(desk: Desk, act: Act, struck: e.NameStruck) -> Refusal | None:
    """Why he keeps the seat that he was given."""
    if struck.table is None:
        return None
    table = desk.live.hosts.get(struck.table)
    if table is None:
        return refuse("desk-table-closed")
    if struck.hand is None:
        return refuse("act-not-kept")
    # A hand that was taken back leaves its number to the next.
    if table.state.number != struck.hand or struck.seat in table.state.dealt_in:
        assert act.who is not None
        return refuse("desk-seat-played", name=desk.called(act.who))
    return None


def _played_since(desk: Desk, changed: e.DeckChanged) -> Refusal | None:
    """Why the deck stays in play."""
    table = desk.live.hosts.get(changed.table)
    if table is None:
        return refuse("desk-table-closed")
    if changed.hand is None:
        return refuse("act-not-kept")
    if table.state.number != changed.hand:
        return refuse("desk-deck-played")
    if table.state.in_hand:
        return refuse("live-hand-on", hand=table.state.number)
    return None


def _back_on_list(
    desk: Desk, act: Act, event: e.ListAct, reason: str, by: str, batch: Batch
) -> Refusal | None:
    """He waits as before; who had been given a seat leaves it, where he has not left it since."""
    before, who = act.before if isinstance(act.before, e.Name) else None, act.who
    assert who is not None, "the list is of somebody"
    what: Literal["listed", "called", "struck"]
    match event:
        case e.NameListed(table=table):
            what = "listed"
        case e.NameCalled():
            what, table = "called", None if before is None else before.table
        case e.NameStruck():
            what, table = "struck", None if before is None else before.table
            if (refused := _leaves(desk, act, event, by, batch)) is not None:
                return refused
    back = e.ListActTakenBack(
        act=act.number,
        what=what,
        number=event.number,
        name=who.name,
        table=table,
        waits=before,
        reason=reason,
        by=by,
        at_ms=batch.at_ms,
        person=who.person,
    )
    desk.record(back, batch)
    return None


def _leaves(desk: Desk, act: Act, struck: e.NameStruck, by: str, batch: Batch) -> Refusal | None:
    """The seat that he was given from the list is free again."""
    table, seat = struck.table, struck.seat
    if table is None or seat is None:
        return None
    state = desk.live.hosts[table].state
    sits = state.seats.get(seat)
    who = act.who
    if sits is None or who is None or seat in state.leaving:
        return None
    if (sits.name, sits.person) != (who.name, who.person):
        return None
    return desk.live.leave(desk.live.hosts[table], seat, by, batch)


def _rota_back(desk: Desk, act: Act, event: e.RotaAct, reason: str, by: str, batch: Batch) -> None:
    """The dealers are where they were; how often they are pushed is another matter. Decks that came
    with a push go back with it, where no hand was dealt with them."""
    before, now = act.before, desk.rota(event.event).stands
    assert isinstance(before, e.RotaStands), "an act of the rota"
    of_minutes = isinstance(event, e.PushesSet)
    restored = (
        replace(now, minutes=before.minutes) if of_minutes else replace(before, minutes=now.minutes)
    )
    back = e.RotaActTakenBack(
        event=event.event,
        act=act.number,
        what=_what(event),
        dealer=getattr(event, "dealer", None),
        stands=restored,
        reason=reason,
        by=by,
        at_ms=batch.at_ms,
    )
    desk.record(back, batch)
    for table in event.live if isinstance(event, e.DealersPushed) else ():
        for one in desk.acts.newest_first(deck_of(table)):
            match one.event:
                case e.DeckChanged(push=act.number) as changed if stands(desk, one) is None:
                    _deck_back(desk, one, changed, reason, by, batch)


def _what(event: e.RotaAct) -> Literal["came", "went", "placed", "every", "pushed"]:
    match event:
        case e.DealerCame():
            return "came"
        case e.DealerWent():
            return "went"
        case e.DealerPlaced():
            return "placed"
        case e.PushesSet():
            return "every"
        case e.DealersPushed():
            return "pushed"


def _deck_back(
    desk: Desk, act: Act, event: e.DeckChanged, reason: str, by: str, batch: Batch
) -> None:
    """The deck from before is in play; pushes of dealers since count for it as before."""
    before, now = act.before, desk.decks.of(event.table)
    assert isinstance(before, Deck), "a deck was changed"
    pushes = desk.decks.standing((*before.pushes, *now.pushes))
    back = e.DeckTakenBack(
        table=event.table,
        act=act.number,
        deck=before.number,
        changed=before.changed,
        pushes=pushes,
        reason=reason,
        by=by,
        at_ms=batch.at_ms,
    )
    desk.record(back, batch)
