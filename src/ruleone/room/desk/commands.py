"""The orders of the floor at its desk.

In those about dealers `event` is the event at whose tables they deal, None for the room's live
tables.
"""

from abc import abstractmethod
from collections.abc import Iterator

import msgspec

from ruleone.floor.procedure.deck_change import Moment
from ruleone.limits import DEALERS_MAX, FLOOR_LIST_MAX, NAME_MAX_CHARACTERS, PUSH_MINUTES_MAX
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import RESTORED, Order, Step
from ruleone.room.core.roles import DEALER, FLOOR, MAY_SEE_ALL, ONLY_TABLE
from ruleone.room.desk import events as e
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import Act, deck_of, rota_of
from ruleone.room.desk.rota import Rota
from ruleone.room.event.host.order import shown
from ruleone.room.live.events import LivePlayer
from ruleone.room.live.tables import UNKNOWN, LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import Citation, Refusal
from ruleone.tournament.state.refusals import bad_reason

NO_NUMBER = Refusal("list-number-unknown", "illegal")
NO_DEALER = Refusal("dealer-unknown", "illegal")


class DeskOrder(Order, frozen=True):
    """An order at the floor's desk, which may be undone."""

    may = FLOOR
    undo = RESTORED

    def run(self, step: Step) -> Done | Refusal:
        """Do it at the desk."""
        return self.at_desk(step.part(Desk), step)

    @abstractmethod
    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Do it, or say why not."""


class RotaOrder(Order, frozen=True):
    """An order to the dealers of an event, or of live tables, which may be undone."""

    may = FLOOR
    undo = RESTORED

    def run(self, step: Step) -> Done | Refusal:
        """Do it in the event, where there is one and it is shown."""
        event: str | None = getattr(self, "event", None)
        host = None if event is None else shown(step.part(Lobby).find(event), step)
        if isinstance(host, Refusal):
            return host
        desk = step.part(Desk)
        return self.of_dealers(desk, desk.rota(event), step) or Done(event=event)

    @abstractmethod
    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Do it, or say why not."""


class PutOnList(DeskOrder, frozen=True, tag="put-on-list"):
    """Floor: put a name on the waiting list of the live table `event`, or without one of any table.

    The answer's `number` is that of the name.
    """

    name: str
    event: str | None = None

    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Put the name on the list."""
        name = plain(self.name)
        if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
        if self.event is not None and self.event not in desk.live.hosts:
            return UNKNOWN
        here = (one for one in desk.list.names.values() if one.table == self.event)
        if any(desk.called(one).casefold() == name.casefold() for one in here):
            return Refusal("listed-already", "illegal", {"name": name})
        if len(desk.list.names) >= FLOOR_LIST_MAX:
            return Refusal("list-full", "illegal", {"most": FLOOR_LIST_MAX})
        (person,) = desk.live.type_in([name], step.batch)
        told = desk.list.count + 1, "", self.event, step.person, step.at_ms
        desk.record(e.NameListed(*told, person), step.batch)
        return Done(event=self.event)

    def kept(self) -> Order:
        """Return the order without the name that was typed."""
        return msgspec.structs.replace(self, name="")


class CallUp(DeskOrder, frozen=True, tag="call-up"):
    """Floor: call the name with this number on the list, or call it again."""

    number: int

    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Call the name."""
        name = desk.list.names.get(self.number)
        if name is None:
            return NO_NUMBER
        desk.record(e.NameCalled(self.number, step.person, step.at_ms), step.batch)
        return Done(event=name.table)


class SeatFromList(DeskOrder, frozen=True, tag="seat-from-list"):
    """Floor: seat the name with this number at a live table, and remove it from the list."""

    number: int
    event: str
    seat: int
    stack: int

    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Seat the player, and free the number."""
        name = desk.list.names.get(self.number)
        if name is None:
            return NO_NUMBER
        if desk.live.event_of(self.event) is not None:
            return Refusal("live-of-event", "illegal")
        table = desk.live.hosts.get(self.event)
        if table is None:
            return UNKNOWN
        sits = LivePlayer("", self.seat, plain(desk.called(name)), self.stack, name.person)
        by, at_ms = step.person, step.at_ms
        if (refused := desk.live.seat(table, sits, by, step.batch)) is not None:
            return refused
        hand = table.state.number
        seated = e.NameStruck(self.number, "seated", self.event, self.seat, by, at_ms, hand)
        desk.record(seated, step.batch)
        return Done(event=table.name, table=ONLY_TABLE)


class TakeOffList(DeskOrder, frozen=True, tag="take-off-list"):
    """Floor: who has this number waits no longer."""

    number: int

    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Strike the name off the list."""
        name = desk.list.names.get(self.number)
        if name is None:
            return NO_NUMBER
        struck = e.NameStruck(self.number, "went", None, None, step.person, step.at_ms)
        desk.record(struck, step.batch)
        return Done(event=name.table)


class AddDealer(RotaOrder, frozen=True, tag="add-dealer"):
    """Floor: note that a dealer of this name is on duty; the next push gives them a table."""

    name: str
    event: str | None = None

    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Note that the dealer is on duty."""
        name = plain(self.name)
        if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
        if any(desk.called(one).casefold() == name.casefold() for one in rota.dealers.values()):
            return Refusal("dealer-on-duty", "illegal", {"name": name})
        if len(rota.dealers) >= DEALERS_MAX:
            return Refusal("dealers-too-many", "illegal", {"most": DEALERS_MAX})
        (person,) = desk.live.type_in([name], step.batch)
        dealer = f"d{rota.count + 1}"
        came = e.DealerCame(self.event, dealer, "", step.person, step.at_ms, person)
        desk.record(came, step.batch)
        return None

    def kept(self) -> Order:
        """Return the order without the name that was typed."""
        return msgspec.structs.replace(self, name="")


class DropDealer(RotaOrder, frozen=True, tag="drop-dealer"):
    """Floor: a dealer (`d1`, ...) goes off duty."""

    dealer: str
    event: str | None = None

    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Note that the dealer is off duty."""
        if self.dealer not in rota.dealers:
            return NO_DEALER
        went = e.DealerWent(self.event, self.dealer, step.person, step.at_ms)
        desk.record(went, step.batch)
        return None


class PlaceDealer(RotaOrder, frozen=True, tag="place-dealer"):
    """Floor: send a dealer to a table, or without one on a break.

    A table is the number of an event's, or the name of a live one; its dealer goes on a break.
    Where the dealer deals already, or the table has one, this is a push of a single dealer: while
    the rules hold the dealers it takes a `reason`.

    `seen` is the newest act of the rota that the page had shown, 0 for none. The order is refused
    where dealers were pushed since, or where this dealer, or anybody at this table, was placed.
    """

    dealer: str
    table: str | None = None
    event: str | None = None
    reason: str = ""
    seen: int | None = None

    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Place the dealer.

        A table without a dealer gets one at any time; a dealer who deals is held as in a push.
        """
        if self.dealer not in rota.dealers:
            return NO_DEALER
        if self.table not in (None, *desk.tables(self.event)):
            return Refusal("dealer-table", "illegal", {"tables": desk.tables(self.event)})
        since = None if self.seen is None else next(self._placed_since(desk, self.seen), None)
        if since is not None:
            match since.event:
                case e.DealerPlaced(dealer=self.dealer, table=self.table):
                    return desk.given_since(since)
                case _:
                    return desk.given_since(since, same=False)
        if (bad := bad_reason(self.reason)) is not None:
            return bad
        was = rota.table_of(self.dealer)
        citations: tuple[Citation, ...] | Refusal = ()
        if was != self.table and (was is not None or self.table in rota.dealing):
            citations = desk.may_change(self.event, self.reason, step.at_ms)
        if isinstance(citations, Refusal):
            return citations
        placed = self.event, self.dealer, self.table, step.person, step.at_ms
        desk.record(e.DealerPlaced(*placed, plain(self.reason), citations), step.batch)
        return None

    def _placed_since(self, desk: Desk, seen: int) -> Iterator[Act]:
        """Yield later acts that moved this dealer or concerned this table, the newest first."""
        for act in desk.acts.newest_first(rota_of(self.event)):
            if act.number <= seen:
                return
            match act.event:
                case e.DealersPushed():
                    yield act
                case e.DealerPlaced(dealer=dealer, table=table):
                    if dealer == self.dealer or (table is not None and table == self.table):
                        yield act


class SetPushes(RotaOrder, frozen=True, tag="set-pushes"):
    """Floor: set the interval between pushes of dealers, in minutes."""

    minutes: int
    event: str | None = None

    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Set the interval from which the next push follows."""
        if not 1 <= self.minutes <= PUSH_MINUTES_MAX:
            return Refusal("push-minutes", "syntax", {"most": PUSH_MINUTES_MAX})
        every = e.PushesSet(self.event, self.minutes, step.person, step.at_ms)
        desk.record(every, step.batch)
        return None


class PushDealers(RotaOrder, frozen=True, kw_only=True, tag="push-dealers"):
    """Floor: push the dealers to their next places, as the view shows them.

    Shortly before a break or a new level the rules hold the dealers where they are: a push then
    takes a `reason`. With `decks` the live tables at which no hand is played change their decks
    too. `seen` is the newest act of the rota that the page had shown, 0 for none: where dealers
    were pushed since, the order is refused.
    """

    event: str | None = None
    decks: bool = False
    reason: str = ""
    seen: int | None = None

    def of_dealers(self, desk: Desk, rota: Rota, step: Step) -> Refusal | None:
        """Push every dealer to the next place."""
        by, batch = step.person, step.batch
        given = desk.acts.since(rota_of(self.event), e.DealersPushed, self.seen)
        if given is not None:
            return desk.given_since(given)
        if not rota.dealers:
            return Refusal("dealers-none", "illegal")
        if (bad := bad_reason(self.reason)) is not None:
            return bad
        citations = desk.may_change(self.event, self.reason, batch.at_ms)
        if isinstance(citations, Refusal):
            return citations
        placed = rota.next(desk.tables(self.event))
        before = {dealer: table for table, dealer in rota.dealing.items()}
        places = {desk.place_of(name): name for name in desk.live.hosts}
        pushed = ((self.event, table) for table in placed.dealing)
        live = tuple(places[place] for place in pushed if place in places)
        told = plain(self.reason), citations, by, batch.at_ms, live
        desk.record(e.DealersPushed(self.event, before, placed, *told), batch)
        act = desk.acts.count
        for table in live if self.decks else ():
            if not desk.live.hosts[table].state.in_hand:
                desk.another_deck(table, "dealer-push", by, batch, act)
        return None


class ChangeDeck(DeskOrder, frozen=True, tag="change-deck"):
    """Dealer: note that another deck came to a live table, between hands.

    `moment` is when it is changed, or at whose wish; only the floor may enter a wish of the house.
    `seen` is the newest act with this deck that the page had shown, 0 for none: where the deck was
    changed since, the order is refused.
    """

    event: str
    moment: Moment
    seen: int | None = None

    may = DEALER

    def at_desk(self, desk: Desk, step: Step) -> Done | Refusal:
        """Change the deck if the table's edition has it changed then."""
        table = desk.live.hosts.get(self.event)
        if table is None:
            return UNKNOWN
        if table.state.in_hand:
            return Refusal("live-hand-on", "illegal", {"hand": table.state.number})
        if self.moment == "house" and not is_floor(step, self.event):
            return Refusal("needs-floor", "illegal")
        if (given := desk.acts.since(deck_of(self.event), e.DeckChanged, self.seen)) is not None:
            return desk.given_since(given)
        refused = desk.another_deck(self.event, self.moment, step.person, step.batch)
        return refused or Done(event=self.event, table=ONLY_TABLE)


def is_floor(step: Step, event: str | None) -> bool:
    """Whether somebody of the floor gives the order."""
    beside = step.part(LiveTables).beside(event)
    return step.links.allowed(step.caller, MAY_SEE_ALL, event, beside)


ORDERS = (
    PutOnList, CallUp, SeatFromList, TakeOffList, AddDealer, DropDealer, PlaceDealer, SetPushes,
    PushDealers, ChangeDeck,
)  # fmt: skip
