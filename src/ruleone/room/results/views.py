"""What is told of events that are over. Amounts are in the unit of the prizes, times in
milliseconds since 1970."""

import msgspec

from ruleone.leagues.league import League
from ruleone.room.event.draws import DrawsView
from ruleone.room.event.host.news import EventName, RotationView
from ruleone.rulebook.citation import Refusal


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
    says that there are older ones. Who `directs` the room may take in one of another room."""

    events: tuple[ResultsLine, ...]
    skipped: int
    more: bool
    directs: bool = False


class PaymentView(msgspec.Struct, frozen=True):
    """When a prize was paid by hand, by whom; or with a `reason` that it was not after all."""

    player: str
    amount: int
    by: str
    at_ms: int
    reason: str | None = None


class PlacedView(msgspec.Struct, frozen=True):
    """Where a player ended: `house` is the style of a house player, `hand` the one in which he went
    out, None for who did not. `agreed` is what a deal gave him for certain, part of his `prize`;
    `bounties` are what he won of them. What is `due` to him is paid by hand, and has been where he
    is `paid`: that is told to himself, and to who pays."""

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
    due: int = 0
    paid: PaymentView | None = None


class DealNote(msgspec.Struct, frozen=True):
    """A deal that was made among so many `players`: `shared` was theirs for certain, and `left` was
    played for."""

    players: int
    shared: int
    left: int


class EventResults(msgspec.Struct, frozen=True, tag="event-results"):
    """What an event came to, the winner first. An entry cost `buy_in` for the prizes, `fee` for the
    house and `bounty` on its player's head. `elsewhere` says that another room has played it; who
    `directs` it may have the whole of it as a file. Who `pays` its prizes is told of the newest
    `payments`, the newest first. `draws` are None where they were not sealed."""

    line: ResultsLine
    started_ms: int | None
    buy_in: int
    fee: int
    table_size: int
    placed: tuple[PlacedView, ...]
    deal: DealNote | None
    elsewhere: bool = False
    directs: bool = False
    pays: bool = False
    payments: tuple[PaymentView, ...] = ()
    draws: DrawsView | None = None
    bounty: int = 0


class ScoredView(msgspec.Struct, frozen=True):
    """The points of one result, as written; `counts` says that it is among the best ones."""

    event: str
    place: int
    points: str
    counts: bool


class LeagueLine(msgspec.Struct, frozen=True):
    """A player in a league's standing. `points` are as written, with at most two digits behind the
    point."""

    place: int
    player: str
    name: str
    points: str
    prizes: int
    scored: tuple[ScoredView, ...]
    me: bool


class LeagueEvent(msgspec.Struct, frozen=True):
    """An event that counts in a league."""

    event: str
    name: EventName
    ended_ms: int
    entries: int


class LeagueView(msgspec.Struct, frozen=True, tag="league"):
    """A league and its standing. `fault` is why the formula has no number for `faults` of the
    results, which count as 0."""

    league: League
    events: tuple[LeagueEvent, ...]
    lines: tuple[LeagueLine, ...]
    faults: int
    fault: Refusal | None


class LeaguesView(msgspec.Struct, frozen=True, tag="leagues"):
    """The leagues of the room; `directs` says that the viewer may make and change them."""

    leagues: tuple[League, ...]
    directs: bool
