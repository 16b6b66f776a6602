"""Everything that happens to an event. Applied in order they are the event; see `evolve`."""

from typing import Literal

import msgspec

from ruleone.tournament.button import Positions
from ruleone.tournament.events.bounties import BountiesKept as BountiesKept
from ruleone.tournament.events.bounties import BountyEvent
from ruleone.tournament.events.bounties import BountyLeft as BountyLeft
from ruleone.tournament.events.bounties import BountyWon as BountyWon
from ruleone.tournament.events.bounties import EnvelopesSealed as EnvelopesSealed
from ruleone.tournament.events.bounties import MysteryBegan as MysteryBegan
from ruleone.tournament.events.chips import ChipsCorrected as ChipsCorrected
from ruleone.tournament.events.chips import Correction as Correction
from ruleone.tournament.events.chips import StacksCounted as StacksCounted
from ruleone.tournament.events.clock import BreakEnded as BreakEnded
from ruleone.tournament.events.clock import BreakPlanned as BreakPlanned
from ruleone.tournament.events.clock import BreakStarted as BreakStarted
from ruleone.tournament.events.clock import ClockSet as ClockSet
from ruleone.tournament.events.clock import LevelStarted as LevelStarted
from ruleone.tournament.events.days import DayEvent
from ruleone.tournament.events.deals import DealAnswered as DealAnswered
from ruleone.tournament.events.deals import DealAsked as DealAsked
from ruleone.tournament.events.deals import DealEvent
from ruleone.tournament.events.deals import DealLapsed as DealLapsed
from ruleone.tournament.events.deals import DealMade as DealMade
from ruleone.tournament.events.deals import DealOffered as DealOffered
from ruleone.tournament.events.deals import DealShown as DealShown
from ruleone.tournament.events.draws import SealedEvent
from ruleone.tournament.events.happened import Citations as Citations
from ruleone.tournament.events.happened import Decided, Happened
from ruleone.tournament.events.penalties import ConductEvent
from ruleone.tournament.events.seating import BreakingEvent, RedrawEvent, SwappingEvent
from ruleone.tournament.events.undo import TakingBackEvent
from ruleone.tournament.seeded_draw import ButtonDraw, MovingDraw, SeatCard
from ruleone.tournament.terms.config import EventConfig


class EventOpened(Happened, frozen=True, tag="event-opened"):
    """The first event of the stream: what will be played, under which edition (id and digest)."""

    config: EventConfig
    edition: str
    digest: str


class PlayerRegistered(Happened, frozen=True, tag="player-registered"):
    """An entry. `house` is the style of a house player, None for a person; `listed` says that he
    was the first of the alternates."""

    player: str
    house: str | None
    listed: bool = False


class AlternateListed(Happened, frozen=True, tag="alternate-listed"):
    """A person enters while all seats are taken: he waits, in this `place` of the list (from 1)."""

    player: str
    place: int


class AlternateWithdrawn(Happened, frozen=True, tag="alternate-withdrawn"):
    """An alternate waits no more."""

    player: str


class AlternatesUnseated(Happened, frozen=True, tag="alternates-unseated"):
    """No seat has opened for these alternates while entries were taken: for the flight that is
    played, or as long as only chips are sold again."""

    players: tuple[str, ...]


class PlayerWithdrawn(Happened, frozen=True, tag="player-withdrawn"):
    """An entry was taken back before the start."""

    player: str


class EventStarted(Happened, frozen=True, tag="event-started"):
    """Play begins, and entries are closed unless the event takes late ones. `seed` (hex) is
    published with this event: all draws come from it; "" where draws are sealed, and each has a
    secret of its own. `prizes` are those of the paid places, first place first; they sum to the
    pool."""

    seed: str
    entrants: int
    pool: int
    prizes: tuple[int, ...]


class SeatsDrawn(Decided, frozen=True, tag="seats-drawn"):
    """Tables of `size` seats: each player's table and seat, first buttons, and the order in which
    the tables will break (the last one stays). Players who are `kept` have seats of the numbers to
    which they were pinned; the others drew the rest."""

    size: int
    seats: dict[str, tuple[int, int]]
    buttons: tuple[ButtonDraw, ...]
    break_order: tuple[int, ...]
    kept: tuple[str, ...] = ()


class LatePlayerEntered(Decided, frozen=True, tag="late-player-entered"):
    """A player enters the running event, or again after he was out. `entry` counts all entries.
    `seat` (table and seat) was drawn from `open_seats`, which lay in order of table and seat;
    `pool` and `prizes` are what they are with him; `listed` says that he was the first of the
    alternates."""

    player: str
    house: str | None
    entry: int
    open_seats: tuple[SeatCard, ...]
    seat: SeatCard
    pool: int
    prizes: tuple[int, ...]
    listed: bool = False


class RebuyMade(Decided, frozen=True, tag="rebuy-made"):
    """A player has bought `chips` again, before a hand of his table began: they are behind what he
    has in front of him and play with it. Who had lost all is back in `seat`, with a `bounty`."""

    player: str
    chips: int
    seat: SeatCard
    pool: int
    prizes: tuple[int, ...]
    bounty: int = 0


class AddOnMade(Decided, frozen=True, tag="add-on-made"):
    """A player has bought the event's add-on, before a hand of his table began: so many `chips`
    more play with what he has."""

    player: str
    chips: int
    table: int
    pool: int
    prizes: tuple[int, ...]


class TableOpened(Decided, frozen=True, tag="table-opened"):
    """A table is opened for entries that find no seat. It breaks before all others; `button` is
    the seat that drew it."""

    table: int
    size: int
    button: int


class EntriesClosed(Happened, frozen=True, tag="entries-closed"):
    """Nobody enters any more: so many entries, and the prizes of the paid places. For the
    `unseated` alternates no seat has opened."""

    entries: int
    pool: int
    prizes: tuple[int, ...]
    unseated: tuple[str, ...] = ()


class ColorUpBegan(Decided, frozen=True, tag="color-up-began"):
    """Chips of `removed` leave play for chips of `into`, the smallest from now on. Each table
    exchanges its chips and races off the odd ones as soon as no hand is in play there."""

    removed: int
    into: int
    why: Literal["planned", "director"]
    reason: str = ""


class ChipsRaced(Decided, frozen=True, tag="chips-raced"):
    """The `seats` of a table have exchanged their chips: what each had `before` and has `after`.
    `cards` are those dealt for odd chips, seat by seat, `won` the seats that got a chip for them,
    the best card first, `kept_in` those that had lost their last chips and got one all the same."""

    table: int
    removed: int
    into: int
    seats: dict[int, str]
    before: dict[int, int]
    after: dict[int, int]
    cards: dict[int, tuple[str, ...]]
    won: tuple[int, ...]
    kept_in: tuple[int, ...]


class HandOrder(msgspec.Struct, frozen=True):
    """What a table needs to deal its next hand. Seats count from 1; stacks are in chips.

    `button` may be an empty seat (a dead button), `small_blind_seat` is None where that place is
    empty. `waiting` are players at the table who are not dealt in. `ante` is the amount that one
    payer owes, in the format of the edition. `players_in_event` are those still in.
    `next_game` is that of the next turn, `chooser` the seat that had the choice of this one's,
    None where there is no such. `point` and `bonus` are for 13-card poker, which has no blinds:
    both blinds' seats are then the button's. `hand_for_hand` says that all-in hands wait for the
    floor. The hands in the seats of `penalised` and of `absent` are killed once dealt; the players
    of `left_out` miss it undealt.
    """

    number: int
    table: int
    level: int
    seats: dict[int, str]
    stacks: dict[int, int]
    button: int
    small_blind_seat: int | None
    big_blind_seat: int
    blinds: tuple[int, int]
    ante: int
    ante_format: str
    chip: int
    game: str
    edition: str
    players_in_event: int
    waiting: tuple[int, ...] = ()
    min_bet: int | None = None
    bring_in: int | None = None
    turn: int = 0
    next_game: str | None = None
    chooser: int | None = None
    point: int = 0
    bonus: bool = False
    hand_for_hand: bool = False
    penalised: tuple[int, ...] = ()
    left_out: dict[int, str] = {}
    absent: tuple[int, ...] = ()


class HandDealt(Decided, frozen=True, tag="hand-dealt"):
    """A hand starts at a table, in the level then in force."""

    order: HandOrder
    positions: Positions


class GameChosen(Happened, frozen=True, tag="game-chosen"):
    """The player in a seat has chosen the game of his table's next turn (dealer's choice)."""

    table: int
    seat: int
    player: str
    turn: int
    game: str


class HandRecorded(Happened, frozen=True, tag="hand-recorded"):
    """A hand is over; `stacks` are those of its seats afterwards. Where bounties are played
    `knockouts` tell, for each seat that lost all, who won its last chips and how many of them. By
    `corrected` chips the floor has put stacks right in the hand: they have come into play, or left
    it below 0."""

    number: int
    table: int
    stacks: dict[int, int]
    knockouts: dict[int, tuple[tuple[int, int], ...]] = msgspec.field(default_factory=dict)
    corrected: int = 0


class Bust(msgspec.Struct, frozen=True):
    """A player is out in `place`, with `prize`; `shared` players share place and prizes."""

    player: str
    place: int
    prize: int
    shared: int = 1


class PlayersBusted(Decided, frozen=True, tag="players-busted"):
    """Players went out in one hand, the best place first."""

    hand: int
    table: int
    busts: tuple[Bust, ...]


Ordered = Literal["director", "wrong-seat"]
"""Why somebody moves by an order: the director's will, or he sat down in a seat that is not his."""

MoveReason = Literal["balance", "director", "wrong-seat"]


class PlayerMoved(Decided, frozen=True, tag="player-moved"):
    """A player and his chips go to another seat, where he takes over its place. (Players of a
    broken table move with TableBroken, those of the final table with FinalTableFormed.)"""

    player: str
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    why: MoveReason
    reason: str = ""


class TableBroken(Decided, frozen=True, tag="table-broken"):
    """A table is broken up; its players sit from now on in `draw.seats` (table and seat by player),
    and `draw` tells how these were drawn."""

    table: int
    draw: MovingDraw


class TableHalted(Decided, frozen=True, tag="table-halted"):
    """A table is too short: no new hand there until players come (house-9C.1)."""

    table: int
    players: int
    fullest: int


class TableReleased(Decided, frozen=True, tag="table-released"):
    """A halted table may deal again; `waived` where the director said so (house-9C.3)."""

    table: int
    waived: bool
    reason: str = ""


class FinalTableFormed(Decided, frozen=True, tag="final-table-formed"):
    """The last players come together. `button` is its draw, None where the old button stays.
    Players who are `kept` have the seat numbers to which they were pinned, and had no part in the
    draw."""

    table: int
    size: int
    seats: dict[str, int]
    button: ButtonDraw | None
    draw: MovingDraw
    kept: tuple[str, ...] = ()


class HeadsUpBegan(Decided, frozen=True, tag="heads-up-began"):
    """Two players are left."""

    table: int
    players: tuple[str, str]


class MoveOrdered(Decided, frozen=True, tag="move-ordered"):
    """The director moves a player as soon as his hand is over; the seat is kept for him. Who sat in
    a wrong seat takes the chips along that he has now (house-6.2, tda2011-5.2)."""

    player: str
    table: int
    seat: int
    reason: str
    why: Ordered = "director"


class SeatPinned(Decided, frozen=True, tag="seat-pinned"):
    """A player with special needs keeps his seat where possible: nobody moves him to balance
    tables, his table breaks after the others, and where all sit down anew he keeps its number.
    Without `pinned` he is moved like anybody. `seat` is the number where he has none yet: None for
    the one that he will draw."""

    player: str
    pinned: bool
    reason: str
    seat: int | None = None


class MoveLapsed(Decided, frozen=True, tag="move-lapsed"):
    """A move that the director had ordered is off: its table breaks before the player's hand is
    over, or he takes it back. The player stays where he is until he is told otherwise."""

    player: str
    table: int
    seat: int


class RemovalOrdered(Decided, frozen=True, tag="removal-ordered"):
    """The director removes a player as soon as his hand is over."""

    player: str
    reason: str


class EndOrdered(Decided, frozen=True, tag="end-ordered"):
    """The event ends as soon as no hand is in play; no new one is dealt. `why`: the director has
    ordered it, or everybody who is left has won a seat."""

    reason: str
    why: Literal["director", "seats"] = "director"


class PlayerRemoved(Decided, frozen=True, tag="player-removed"):
    """A player is out by the director's word; his `chips` leave play. He sat in `seat` and had the
    bounty `head` on his head, None where these were not kept, and had `several` stacks; where they
    were `bagged` the seat is that of the evening, None where others play there now."""

    player: str
    place: int
    prize: int
    chips: int
    reason: str
    seat: SeatCard | None = None
    several: bool = False
    head: int | None = None
    bagged: bool = False


class HandForHandAnnounced(Decided, frozen=True, tag="hand-for-hand-announced"):
    """The hands in play are finished, and from then on all tables play one hand at a time until
    `ends_at` players are left. `reason` is the director's, "" where the event asked for it."""

    ends_at: int
    reason: str


class HandForHandPlayed(Decided, frozen=True, tag="hand-for-hand-played"):
    """All tables have played their hand, or the director ends it before they have; `number` counts
    from 0, the hands that were in play at the announcement. So much time it takes off the clock,
    however long it lasted."""

    number: int
    takes_ms: int


class HandForHandEnded(Decided, frozen=True, tag="hand-for-hand-ended"):
    """Tables play at their own pace again: who is left is paid, one table is left, or the director
    said so."""

    why: Literal["paid", "one-table", "director"]
    reason: str = ""


class EventPaused(Happened, frozen=True, tag="event-paused"):
    """The director stopped clock and dealing; hands in play are finished."""

    reason: str


class EventResumed(Happened, frozen=True, tag="event-resumed"):
    """Clock and dealing go on."""

    reason: str


class ClockRestarted(Happened, frozen=True, tag="clock-restarted"):
    """The room is up again after it was down: the time in between does not count."""


class Announced(Happened, frozen=True, tag="announced"):
    """The director said something to everyone in the event."""

    text: str


class Standing(msgspec.Struct, frozen=True):
    """A player's result."""

    player: str
    place: int
    prize: int


class EventFinished(Happened, frozen=True, tag="event-finished"):
    """The winner has all the chips; or an end was ordered, and those still in are placed by their
    chips, equal ones sharing. All results, the winner first; the prizes sum to the pool."""

    results: tuple[Standing, ...]


TournamentEvent = (
    EventOpened | PlayerRegistered | PlayerWithdrawn | AlternateListed | AlternateWithdrawn
    | AlternatesUnseated | EventStarted | SeatsDrawn | LatePlayerEntered | RebuyMade | AddOnMade
    | TableOpened | EntriesClosed | LevelStarted | ColorUpBegan | ChipsRaced | ChipsCorrected
    | StacksCounted | BreakStarted | BreakEnded | BreakPlanned | ClockSet | GameChosen
    | HandDealt | HandRecorded | PlayersBusted
    | PlayerMoved | TableBroken | TableHalted | TableReleased | FinalTableFormed | HeadsUpBegan
    | MoveOrdered | MoveLapsed | RemovalOrdered | EndOrdered | PlayerRemoved | SeatPinned
    | HandForHandAnnounced | HandForHandPlayed | HandForHandEnded | EventPaused | EventResumed
    | ClockRestarted | Announced | DealEvent | DayEvent | BountyEvent | ConductEvent
    | TakingBackEvent | BreakingEvent | SwappingEvent | RedrawEvent | SealedEvent | EventFinished
)  # fmt: skip
