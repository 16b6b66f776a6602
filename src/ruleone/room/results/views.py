"""Views of events that are over.

Amounts are in the unit of the prizes, times in milliseconds since 1970.
"""

import msgspec

from ruleone.leagues.league import League
from ruleone.room.event.draws import DrawsView
from ruleone.room.event.host.news import EventName, RotationView
from ruleone.rulebook.citation import Refusal


class ResultsLine(msgspec.Struct, frozen=True):
    """An event that is over, as the list has it.

    `persons` of its `entries` were not computer players; `mine` says that the viewer played.
    """

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
    """The events of the room that are over, the newest first, after the first `skipped`.

    `more` says that there are older ones. With `directs` the viewer may import an event of another
    room.
    """

    events: tuple[ResultsLine, ...]
    skipped: int
    more: bool
    directs: bool = False


class PaymentView(msgspec.Struct, frozen=True):
    """A payment of a prize by hand: time and cashier; with a `reason`, its undoing."""

    player: str
    amount: int
    by: str
    at_ms: int
    reason: str | None = None


class PlacedView(msgspec.Struct, frozen=True):
    """The place of a player.

    `house` is the style of a computer player, `hand` the one in which the player went out, None for
    one who did not. `agreed` is the share that a deal gave for certain, part of the `prize`;
    `bounties` are those the player won. `due` is to be paid by hand, and has been where it is
    `paid`: the player and the people who pay see that.
    """

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
    """A deal that was made among `players`.

    `shared` was theirs for certain, `left` was played for.
    """

    players: int
    shared: int
    left: int


class EventResults(msgspec.Struct, frozen=True, tag="event-results"):
    """The results of an event, the winner first.

    An entry cost `buy_in` for the prizes, `fee` for the house and `bounty` on its player's head.
    Amounts are in `currency`, "" where nobody says.
    `elsewhere` says that another room has played it; with `directs` the viewer may download it as a
    file. With `pays` there are the newest `payments`, the newest first. `draws` are None where they
    were not sealed.
    """

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
    currency: str = ""


class ScoredView(msgspec.Struct, frozen=True):
    """The points of one result, as written; `counts` says that it is among the best ones."""

    event: str
    place: int
    points: str
    counts: bool


class LeagueLine(msgspec.Struct, frozen=True):
    """A player in a league's standing.

    `points` are as written, with at most two decimals; those given `by_hand` are among them.
    """

    place: int
    player: str
    name: str
    points: str
    prizes: int
    scored: tuple[ScoredView, ...]
    me: bool
    by_hand: str = "0"


class LeagueEvent(msgspec.Struct, frozen=True):
    """An event that counts in a league."""

    event: str
    name: EventName
    ended_ms: int
    entries: int


class OutsideView(msgspec.Struct, frozen=True):
    """Results of elsewhere in a league: their `title`, the day (ISO), and the number of players."""

    entry: str
    title: str
    day: str
    players: int


class ByHandView(msgspec.Struct, frozen=True):
    """Points given to a player by hand, or taken with a minus, and the reason."""

    entry: str
    player: str
    name: str
    points: str
    reason: str


class LeagueView(msgspec.Struct, frozen=True, tag="league"):
    """A league and its standing.

    `fault` is why the formula has no number for `faults` of the results, which count as 0.
    `outside` are results of elsewhere, `by_hand` points that were given or taken; `directs` says
    that the viewer may undo both.
    """

    league: League
    events: tuple[LeagueEvent, ...]
    lines: tuple[LeagueLine, ...]
    faults: int
    fault: Refusal | None
    outside: tuple[OutsideView, ...] = ()
    by_hand: tuple[ByHandView, ...] = ()
    directs: bool = False


class LeaguesView(msgspec.Struct, frozen=True, tag="leagues"):
    """The leagues of the room; `directs` says that the viewer may make and change them."""

    leagues: tuple[League, ...]
    directs: bool
