"""Undo at the floor's desk: the state before an act is recorded again, and both stay on record."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, NamedTuple

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
from ruleone.room.undo import undo
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import refuse


class TakeBackAtDesk(Order, frozen=True, tag="take-back-at-desk"):
    """Dealer: undo the act of this number at the desk, as long as nothing has been built on it.

    A dealer may undo only a change of deck that the house did not wish, the floor any act.
    `event` is the event of the rota or the table of the deck, None for the list and the room's
    rota.
    """

    act: int
    reason: str = ""
    event: str | None = None

    may = DEALER

    def run(self, step: Step) -> Done | Refusal:
        """Undo the act, where its event is shown to the person."""
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
    """Undo the act, or return why it stands.

    A person who does not have the floor's role (`is_floor`) is the table's dealer, and undoes only
    a dealer's acts.
    """
    log = DeskLog(desk, do.event)
    act = log.find(do.act)
    if act is not None and not is_floor and not is_dealers(act.event):
        return refuse("needs-floor")
    return undo(log, do.act, do.reason, by, batch) or Done(event=do.event)


def is_dealers(event: e.DeskAct) -> bool:
    """Whether the dealer of a table may have done it, and takes it back."""
    return isinstance(event, e.DeckChanged) and event.moment != "house"


class DeskLog(NamedTuple):
    """The acts of the desk `at` a place.

    It is an event for its rota, a table for its deck, None for the list and the room's rota.
    """

    desk: Desk
    at: str | None = None

    def find(self, number: int) -> Act | None:
        """Return the act of this number, None where it is not kept or was done elsewhere."""
        act = self.desk.acts.find(number)
        return act if act is not None and act.at == self.at else None

    def refused(self, act: Act) -> Refusal | None:
        """Return why the act cannot be undone now, None where it can."""
        if act.taken_back is not None:
            return refuse("act-taken-back")
        if self.desk.acts.later(act):
            return refuse("desk-act-since")
        return UNDO[type(act.event)].stands(self.desk, act)

    def put_right(self, act: Act, reason: str, by: str, batch: Batch) -> Refusal | None:
        """Record the state before the act again, and undo the acts that it brought along."""
        undoing, why = UNDO[type(act.event)], plain(reason)
        if (refused := undoing.first(self.desk, act, by, batch)) is not None:
            return refused
        self.desk.record(undoing.restored(self.desk, act, why, by, batch.at_ms), batch)
        for brought in undoing.brought(self.desk, act):
            if self.refused(brought) is None:
                self.put_right(brought, reason, by, batch)
        return None


# the list


def _list_restored(
    desk: Desk,
    act: Act,
    reason: str,
    by: str,
    at_ms: int,
    what: Literal["listed", "called", "struck"],
) -> e.ListActTakenBack:
    """Return the event that puts a name back on the list as before the act, or off it."""
    before, who, event = act.before if isinstance(act.before, e.Name) else None, act.who, act.event
    assert who is not None, "the list is of somebody"
    assert isinstance(event, e.ListAct)
    was_at = None if before is None else before.table
    return e.ListActTakenBack(
        act=act.number,
        what=what,
        number=event.number,
        name=who.name,
        table=event.table if isinstance(event, e.NameListed) else was_at,
        waits=before,
        reason=reason,
        by=by,
        at_ms=at_ms,
        person=who.person,
    )


def _place_gone(desk: Desk, act: Act) -> Refusal | None:
    """Return why the name cannot go back to its place on the list, or None."""
    before, names = act.before, desk.list.names
    assert isinstance(before, e.Name), "who was struck had waited"
    here = (desk.called(one).casefold() for one in names.values() if one.table == before.table)
    name = desk.called(before)
    if name.casefold() in here:
        return refuse("desk-listed-since", name=name)
    if len(names) >= FLOOR_LIST_MAX:
        return refuse("list-full", most=FLOOR_LIST_MAX)
    return _sat_since(desk, act)


def _sat_since(desk: Desk, act: Act) -> Refusal | None:
    """Return why the player keeps the seat that was given from the list, or None."""
    struck = act.event
    assert isinstance(struck, e.NameStruck)
    if struck.table is None:
        return None
    table = desk.live.hosts.get(struck.table)
    if table is None:
        return refuse("desk-table-closed")
    if struck.hand is None:
        return refuse("act-not-kept")
    # An undone hand passes its number on, so the same number may be another hand.
    if table.state.number != struck.hand or struck.seat in table.state.dealt_in:
        assert act.who is not None
        return refuse("desk-seat-played", name=desk.called(act.who))
    return None


def _leaves(desk: Desk, act: Act, by: str, batch: Batch) -> Refusal | None:
    """Free the seat that was given from the list, where its player has not left it since."""
    struck, who = act.event, act.who
    assert isinstance(struck, e.NameStruck)
    table, seat = struck.table, struck.seat
    if table is None or seat is None:
        return None
    state = desk.live.hosts[table].state
    sits = state.seats.get(seat)
    if sits is None or who is None or seat in state.leaving:
        return None
    if (sits.name, sits.person) != (who.name, who.person):
        return None
    return desk.live.leave(desk.live.hosts[table], seat, by, batch)


# the rota


def _rota_restored(
    desk: Desk,
    act: Act,
    reason: str,
    by: str,
    at_ms: int,
    what: Literal["came", "went", "placed", "every", "pushed"],
) -> e.RotaActTakenBack:
    """Return the event that restores the rota as before the act.

    The interval of pushes is restored by its own act alone.
    """
    before, event = act.before, act.event
    assert isinstance(before, e.RotaStands), "an act of the rota"
    assert isinstance(event, e.RotaAct)
    now = desk.rota(event.event).stands
    of_minutes = isinstance(event, e.PushesSet)
    restored = (
        replace(now, minutes=before.minutes) if of_minutes else replace(before, minutes=now.minutes)
    )
    return e.RotaActTakenBack(
        event=event.event,
        act=act.number,
        what=what,
        dealer=getattr(event, "dealer", None),
        stands=restored,
        reason=reason,
        by=by,
        at_ms=at_ms,
    )


def _decks_with(desk: Desk, act: Act) -> tuple[Act, ...]:
    """Return the acts that changed decks with a push.

    They are undone with it where no hand was dealt with these decks.
    """
    push = act.event
    assert isinstance(push, e.DealersPushed)
    return tuple(
        one
        for table in push.live
        for one in desk.acts.newest_first(deck_of(table))
        if isinstance(one.event, e.DeckChanged) and one.event.push == act.number
    )


# the decks


def _deck_restored(desk: Desk, act: Act, reason: str, by: str, at_ms: int) -> e.DeckTakenBack:
    """Return the event that brings the earlier deck back.

    Later pushes of dealers count for it again.
    """
    before, event = act.before, act.event
    assert isinstance(before, Deck), "a deck was changed"
    assert isinstance(event, e.DeckChanged)
    now = desk.decks.of(event.table)
    return e.DeckTakenBack(
        table=event.table,
        act=act.number,
        deck=before.number,
        changed=before.changed,
        pushes=desk.decks.standing((*before.pushes, *now.pushes)),
        reason=reason,
        by=by,
        at_ms=at_ms,
    )


def _played_since(desk: Desk, act: Act) -> Refusal | None:
    """Return why the deck stays in play, or None."""
    changed = act.event
    assert isinstance(changed, e.DeckChanged)
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


class Undoing(NamedTuple):
    """The way to undo an act of one kind: the event that `restored` makes, unless it `stands`.

    `first` has to be done before, and may be refused; the acts that `brought` returns are undone
    with it, as far as they do not stand.
    """

    restored: Callable[[Desk, Act, str, str, int], e.TakenBack]
    stands: Callable[[Desk, Act], Refusal | None] = lambda desk, act: None
    first: Callable[[Desk, Act, str, Batch], Refusal | None] = lambda desk, act, by, batch: None
    brought: Callable[[Desk, Act], tuple[Act, ...]] = lambda desk, act: ()


UNDO: Final[Mapping[type[e.DeskAct], Undoing]] = {
    e.NameListed: Undoing(partial(_list_restored, what="listed")),
    e.NameCalled: Undoing(partial(_list_restored, what="called")),
    e.NameStruck: Undoing(partial(_list_restored, what="struck"), _place_gone, _leaves),
    e.DealerCame: Undoing(partial(_rota_restored, what="came")),
    e.DealerWent: Undoing(partial(_rota_restored, what="went")),
    e.DealerPlaced: Undoing(partial(_rota_restored, what="placed")),
    e.PushesSet: Undoing(partial(_rota_restored, what="every")),
    e.DealersPushed: Undoing(partial(_rota_restored, what="pushed"), brought=_decks_with),
    e.DeckChanged: Undoing(_deck_restored, _played_since),
}
"""The way to undo each act of the desk."""
