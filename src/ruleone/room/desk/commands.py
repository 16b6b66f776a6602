"""What the floor asks of its desk. Of dealers `event` is the event at whose tables they deal, None
for the room's live tables."""

import msgspec

from ruleone.floor.procedure.deck_change import Moment


class PutOnList(msgspec.Struct, frozen=True, tag="put-on-list"):
    """Floor: somebody waits for a seat at the live table of `event`, or without one at any of
    them. The answer's `number` is his."""

    name: str
    event: str | None = None


class CallUp(msgspec.Struct, frozen=True, tag="call-up"):
    """Floor: call who has this number on the list; again, if he did not come."""

    number: int


class SeatFromList(msgspec.Struct, frozen=True, tag="seat-from-list"):
    """Floor: who has this number takes a seat at a live table, and his name leaves the list."""

    number: int
    event: str
    seat: int
    stack: int


class TakeOffList(msgspec.Struct, frozen=True, tag="take-off-list"):
    """Floor: who has this number waits no longer."""

    number: int


class AddDealer(msgspec.Struct, frozen=True, tag="add-dealer"):
    """Floor: a dealer of this name is on duty; the next push brings him to a table."""

    name: str
    event: str | None = None


class DropDealer(msgspec.Struct, frozen=True, tag="drop-dealer"):
    """Floor: a dealer (`d1`, ...) goes off duty."""

    dealer: str
    event: str | None = None


class PlaceDealer(msgspec.Struct, frozen=True, tag="place-dealer"):
    """Floor: a dealer goes to a table (the number of an event's, the name of a live one), and who
    dealt there on a break; without a table he goes on a break himself. Where he deals already, or
    somebody else there, that is a push of one: while the rules hold the dealers it takes a
    `reason`. `seen` is the newest act of the rota that the page had shown, 0 for none: where the
    dealers were pushed since, or the same one or somebody at this table was placed, it is
    refused."""

    dealer: str
    table: str | None = None
    event: str | None = None
    reason: str = ""
    seen: int | None = None


class SetPushes(msgspec.Struct, frozen=True, tag="set-pushes"):
    """Floor: dealers are pushed every so many minutes."""

    minutes: int
    event: str | None = None


class PushDealers(msgspec.Struct, frozen=True, kw_only=True, tag="push-dealers"):
    """Floor: every dealer goes where the view says that he goes next. Shortly before a break or a
    new level the rules hold the dealers where they are: it then takes a `reason`. With `decks` the
    live tables at which no hand is played change their decks too. `seen` is the newest act of the
    rota that the page had shown, 0 for none: where dealers were pushed since, it is refused."""

    event: str | None = None
    decks: bool = False
    reason: str = ""
    seen: int | None = None


class ChangeDeck(msgspec.Struct, frozen=True, tag="change-deck"):
    """Dealer: another deck comes to a live table, between hands, at this moment or at whose wish
    this is; that the house wishes it the floor alone says. `seen` is the newest act with this deck
    that the page had shown, 0 for none: where the deck was changed since, it is refused."""

    event: str
    moment: Moment
    seen: int | None = None


class TakeBackAtDesk(msgspec.Struct, frozen=True, tag="take-back-at-desk"):
    """Floor, of a deck that the house did not wish its dealer too: what the act of this number did
    at the desk is put right, as long as nothing stands on it. `event` is the event of the rota or
    the table of the deck, None for the list and the room's rota. The record keeps both."""

    act: int
    reason: str
    event: str | None = None


RotaCommand = AddDealer | DropDealer | PlaceDealer | SetPushes | PushDealers
"""What is asked of the dealers of an event, or of live tables."""

DeskOrder = PutOnList | CallUp | SeatFromList | TakeOffList | RotaCommand | ChangeDeck
"""What is done at the floor's desk, and may be taken back."""

DeskCommand = DeskOrder | TakeBackAtDesk
"""What is asked of the floor's desk."""
