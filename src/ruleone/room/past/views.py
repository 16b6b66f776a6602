"""What is told of events that are over. Amounts are in the unit of the prizes, times in
milliseconds since 1970."""

import msgspec

from ruleone.room.views import EventName, RotationView


class ResultsLine(msgspec.Struct, frozen=True):
    """An event that is over, as the list has it. `persons` of its `entries` were no house
    players; `mine` says that the viewer played."""

    event: str
    name: EventName
    game: str
    rotation: RotationView | None
    edition: str
    ended_ms: int
    entries: int
    persons: int
    pool: int
    winner: str
    mine: bool


class ResultsView(msgspec.Struct, frozen=True, tag="results"):
    """The events of the room that are over, the newest first, behind the first `skipped`; `more`
    says that there are older ones."""

    events: tuple[ResultsLine, ...]
    skipped: int
    more: bool


class PlacedView(msgspec.Struct, frozen=True):
    """Where a player ended: `house` is the style of a house player, `hand` the one in which he went
    out, None for who did not. `agreed` is what a deal gave him for certain, part of his `prize`;
    `bounties` are what he won of them."""

    place: int
    player: str
    name: str
    house: str | None
    prize: int
    bounties: int
    entries: int
    rebuys: int
    add_ons: int
    agreed: int
    hand: int | None
    me: bool


class DealNote(msgspec.Struct, frozen=True):
    """A deal that was made among so many `players`: `shared` was theirs for certain, and `left` was
    played for."""

    players: int
    shared: int
    left: int


class EventResults(msgspec.Struct, frozen=True, tag="event-results"):
    """What an event came to, the winner first."""

    line: ResultsLine
    started_ms: int | None
    buy_in: int
    fee: int
    table_size: int
    placed: tuple[PlacedView, ...]
    deal: DealNote | None
