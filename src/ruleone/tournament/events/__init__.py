"""Events of a tournament. Applied in order they make its state; see `evolve`."""

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
from ruleone.tournament.events.chips import ChipsForfeited as ChipsForfeited
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
from ruleone.tournament.events.reports import ReportEvent
from ruleone.tournament.events.seating import BreakingEvent, RedrawEvent, SwappingEvent
from ruleone.tournament.events.terms import TermsChanged as TermsChanged
from ruleone.tournament.events.undo import TakingBackEvent
from ruleone.tournament.seeded_draw import ButtonDraw, MovingDraw, SeatCard
from ruleone.tournament.terms.config import EventConfig


class EventOpened(Happened, frozen=True, tag="event-opened"):
    """The first event of the stream: the terms, and the edition (id and digest)."""

    config: EventConfig
    edition: str
    digest: str


class PlayerRegistered(Happened, frozen=True, tag="player-registered"):
    """An entry.

    `house` is the style of a computer player, None for a person; `listed` says that the player was
    the first of the alternates.
    """

    player: str
    house: str | None
    listed: bool = False


class AlternateListed(Happened, frozen=True, tag="alternate-listed"):
    """The entry of a person as an alternate, at this `place` of the list (from 1)."""

    player: str
    place: int


class AlternateWithdrawn(Happened, frozen=True, tag="alternate-withdrawn"):
    """The withdrawal of an alternate."""

    player: str


class AlternatesUnseated(Happened, frozen=True, tag="alternates-unseated"):
    """The dismissal of alternates for whom no seat opened while entries were taken.

    It is for the flight that is played, or for the time while only rebuys are sold.
    """

    players: tuple[str, ...]


class PlayerWithdrawn(Happened, frozen=True, tag="player-withdrawn"):
    """The withdrawal of an entry before the start."""

    player: str


class EventStarted(Happened, frozen=True, tag="event-started"):
    """The start of play; entries are closed unless the event takes late ones.

    `seed` (hex) is published with this event: all draws come from it; "" where draws are sealed,
    and each has a secret of its own. `prizes` are those of the places paid, first place first; they
    sum to the pool.
    """

    seed: str
    entrants: int
    pool: int
    prizes: tuple[int, ...]


class SeatsDrawn(Decided, frozen=True, tag="seats-drawn"):
    """The draw of seats at tables of `size` seats.

    Each player's table and seat, first buttons, and the order in which the tables will break (the
    last one stays). Players who are `kept` have seats of the numbers to which they were pinned; the
    others drew the rest.
    """

    size: int
    seats: dict[str, tuple[int, int]]
    buttons: tuple[ButtonDraw, ...]
    break_order: tuple[int, ...]
    kept: tuple[str, ...] = ()


class LatePlayerEntered(Decided, frozen=True, tag="late-player-entered"):
    """A late registration or a re-entry.

    `entry` counts all entries. `seat` (table and seat) was drawn from `open_seats`, which were in
    order of table and seat. `pool` and `prizes` include the entry. `listed` says that the player
    was the first of the alternates.
    """

    player: str
    house: str | None
    entry: int
    open_seats: tuple[SeatCard, ...]
    seat: SeatCard
    pool: int
    prizes: tuple[int, ...]
    listed: bool = False


class RebuyMade(Decided, frozen=True, tag="rebuy-made"):
    """A rebuy of `chips`, before a hand of the player's table began.

    They are behind the stack and play with it. A player who had lost all is back in `seat`, with a
    `bounty`.
    """

    player: str
    chips: int
    seat: SeatCard
    pool: int
    prizes: tuple[int, ...]
    bounty: int = 0


class AddOnMade(Decided, frozen=True, tag="add-on-made"):
    """The purchase of the event's add-on, before a hand of the player's table began.

    `chips` play with the stack.
    """

    player: str
    chips: int
    table: int
    pool: int
    prizes: tuple[int, ...]


class TableOpened(Decided, frozen=True, tag="table-opened"):
    """The opening of a table for entries that find no seat.

    It breaks before all others; `button` is the seat that drew it.
    """

    table: int
    size: int
    button: int


class EntriesClosed(Happened, frozen=True, tag="entries-closed"):
    """The end of entries, with their number, and the prizes of the places paid.

    For the `unseated` alternates no seat has opened.
    """

    entries: int
    pool: int
    prizes: tuple[int, ...]
    unseated: tuple[str, ...] = ()


class ColorUpBegan(Decided, frozen=True, tag="color-up-began"):
    """The start of a color-up: chips of `removed` are exchanged for chips of `into`.

    `into` is the smallest from now on. Each table exchanges its chips and races off the odd ones as
    soon as no hand is in play there.
    """

    removed: int
    into: int
    why: Literal["planned", "director"]
    reason: str = ""


class ChipsRaced(Decided, frozen=True, tag="chips-raced"):
    """The exchange of chips at a table, with each seat's chips `before` and `after`.

    `cards` are those dealt for odd chips, seat by seat. `won` are the seats that got a chip for
    them, the best card first. `kept_in` are those that had lost their last chips and got one all
    the same.
    """

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
    """Everything a table needs to deal its next hand. Seats count from 1; stacks are in chips.

    `button` may be an empty seat (a dead button), `small_blind_seat` is None where that place is
    empty. `waiting` are players at the table who are not dealt in. `ante` is the amount that one
    payer owes, in the format of the edition. `players_in_event` are those still in. `next_game` is
    that of the next turn, `chooser` the seat that had the choice of this one's, None where there is
    none. `point` and `bonus` are for 13-card poker, which has no blinds: both blinds' seats are
    then the button's. `hand_for_hand` says that all-in hands wait for the floor. The hands in the
    seats of `penalised` and of `absent` are killed once dealt; the players of `left_out` miss it
    undealt.
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
    """The start of a hand at a table, in the level then in force."""

    order: HandOrder
    positions: Positions


class GameChosen(Happened, frozen=True, tag="game-chosen"):
    """The choice of the game of the table's next turn (dealer's choice)."""

    table: int
    seat: int
    player: str
    turn: int
    game: str


class HandRecorded(Happened, frozen=True, tag="hand-recorded"):
    """The end of a hand; `stacks` are those of its seats afterwards.

    Where bounties are played `knockouts` give, for each seat that lost all, the winners of its last
    chips and their numbers. By `corrected` chips the floor has corrected stacks in the hand: they
    have come into play, or left it below 0.
    """

    number: int
    table: int
    stacks: dict[int, int]
    knockouts: dict[int, tuple[tuple[int, int], ...]] = msgspec.field(default_factory=dict)
    corrected: int = 0


class Bust(msgspec.Struct, frozen=True):
    """A player's exit in `place`, with `prize`; `shared` players share place and prizes."""

    player: str
    place: int
    prize: int
    shared: int = 1


class PlayersBusted(Decided, frozen=True, tag="players-busted"):
    """The exits in one hand, the best place first.

    Where they were reported at a table that nobody follows `report` is the number of the report,
    the same at all its tables. `to` are the winners of a player's chips, where they were named.
    Those in `also` had gone out before in the same round hand for hand, and share now.
    """

    hand: int
    table: int
    busts: tuple[Bust, ...]
    report: int = 0
    to: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    also: tuple["Standing", ...] = ()


Ordered = Literal["director", "wrong-seat"]
"""Reason of an ordered move: the director's decision, or a wrong seat."""

MoveReason = Literal["balance", "director", "wrong-seat"]


class PlayerMoved(Decided, frozen=True, tag="player-moved"):
    """The move of a player with all chips to another seat, taking over its place.

    Players of a broken table move with TableBroken, those of the final table with FinalTableFormed.
    """

    player: str
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    why: MoveReason
    reason: str = ""


class TableBroken(Decided, frozen=True, tag="table-broken"):
    """The breaking of a table; its players now sit in `draw.seats` (table and seat by player).

    `draw` records how these were drawn, `held` the open seats that were held for rebuys and drawn
    last.
    """

    table: int
    draw: MovingDraw
    held: tuple[tuple[int, int], ...] = ()


class TableHalted(Decided, frozen=True, tag="table-halted"):
    """The halt of a table that is too short, until players come (house-9C.1)."""

    table: int
    players: int
    fullest: int


class TableReleased(Decided, frozen=True, tag="table-released"):
    """The release of a halted table; `waived` where the director ordered it (house-9C.3)."""

    table: int
    waived: bool
    reason: str = ""


class FinalTableFormed(Decided, frozen=True, tag="final-table-formed"):
    """The forming of the final table.

    `button` is its draw, None where the old button stays. Players who are `kept` have the seat
    numbers to which they were pinned, and had no part in the draw.
    """

    table: int
    size: int
    seats: dict[str, int]
    button: ButtonDraw | None
    draw: MovingDraw
    kept: tuple[str, ...] = ()


class HeadsUpBegan(Decided, frozen=True, tag="heads-up-began"):
    """The start of heads-up play."""

    table: int
    players: tuple[str, str]


class MoveOrdered(Decided, frozen=True, tag="move-ordered"):
    """The director's order to move a player after the hand; the seat is kept.

    A player in a wrong seat takes the present chips along (house-6.2, tda2011-5.2).
    """

    player: str
    table: int
    seat: int
    reason: str
    why: Ordered = "director"


class SeatPinned(Decided, frozen=True, tag="seat-pinned"):
    """The pinning of a player with special needs to a seat where possible.

    Nobody moves the player to balance tables, the table breaks after the others, and in a full
    redraw the player keeps its number. Without `pinned` the player is moved like anybody. `seat` is
    the number where there is none yet: None for the one to be drawn.
    """

    player: str
    pinned: bool
    reason: str
    seat: int | None = None


class MoveLapsed(Decided, frozen=True, tag="move-lapsed"):
    """The end of an ordered move: the table breaks before, or the director withdraws it.

    The player stays until the next order.
    """

    player: str
    table: int
    seat: int


class RemovalOrdered(Decided, frozen=True, tag="removal-ordered"):
    """The director's order to remove a player as soon as the player's hand is over."""

    player: str
    reason: str


class EndOrdered(Decided, frozen=True, tag="end-ordered"):
    """The order to end the event as soon as no hand is in play; no new one is dealt.

    `why`: the director has ordered it, or everybody who is left has won a seat.
    """

    reason: str
    why: Literal["director", "seats"] = "director"


class PlayerRemoved(Decided, frozen=True, tag="player-removed"):
    """The removal of a player by the director, with the `chips` removed from play.

    Where nobody has counted them they are None, and stay in the total until somebody does. The
    player sat in `seat` and had the bounty `head`, None where these were not kept, and had
    `several` stacks. Where they were `bagged` the seat is that of the evening, None where others
    play there now.
    """

    player: str
    place: int
    prize: int
    chips: int | None
    reason: str
    seat: SeatCard | None = None
    several: bool = False
    head: int | None = None
    bagged: bool = False


class HandForHandAnnounced(Decided, frozen=True, tag="hand-for-hand-announced"):
    """The announcement of hand-for-hand play until `ends_at` players are left.

    The hands in play are finished first. `reason` is the director's, "" where the event asked for
    it.
    """

    ends_at: int
    reason: str


class HandForHandPlayed(Decided, frozen=True, tag="hand-for-hand-played"):
    """The end of a round of hand-for-hand play, or its end by the director.

    `number` counts from 0, the hands that were in play at the announcement. It takes a fixed time
    off the clock, however long it lasted.
    """

    number: int
    takes_ms: int


class HandForHandEnded(Decided, frozen=True, tag="hand-for-hand-ended"):
    """The end of hand-for-hand play.

    Everybody left is paid, one table is left, or the director ended it.
    """

    why: Literal["paid", "one-table", "director"]
    reason: str = ""


class EventPaused(Happened, frozen=True, tag="event-paused"):
    """The director's pause of clock and dealing; hands in play are finished."""

    reason: str


class EventResumed(Happened, frozen=True, tag="event-resumed"):
    """The end of a pause."""

    reason: str


class ClockRestarted(Happened, frozen=True, tag="clock-restarted"):
    """The restart of the room after it was down: the time in between does not count."""


class Said(msgspec.Struct, frozen=True):
    """An announcement: its text, the same in other languages, and when it ends by itself."""

    text: str
    texts: dict[str, str] = {}
    until_ms: int | None = None


class Announced(Happened, frozen=True, tag="announced"):
    """The director's announcement to everyone in the event; with the text "" it is taken down.

    `texts` are the same in other languages, by language. It stands until `until_ms`, None until it
    is taken down or another one comes. `down` is the one that was taken down.
    """

    text: str
    texts: dict[str, str] = msgspec.field(default_factory=dict)
    until_ms: int | None = None
    down: Said | None = None

    @property
    def said(self) -> Said:
        """The announcement itself."""
        return Said(self.text, self.texts, self.until_ms)


class Standing(msgspec.Struct, frozen=True):
    """A player's result."""

    player: str
    place: int
    prize: int


class EventFinished(Happened, frozen=True, tag="event-finished"):
    """The end of the event.

    The winner has all the chips; or an end was ordered, and those still in are placed by their
    chips, equal ones sharing. It has all results, the winner first; the prizes sum to the pool.
    """

    results: tuple[Standing, ...]


TournamentEvent = (
    EventOpened | PlayerRegistered | PlayerWithdrawn | AlternateListed | AlternateWithdrawn
    | AlternatesUnseated | EventStarted | SeatsDrawn | LatePlayerEntered | RebuyMade | AddOnMade
    | TableOpened | EntriesClosed | LevelStarted | ColorUpBegan | ChipsRaced | ChipsCorrected
    | ChipsForfeited
    | StacksCounted | BreakStarted | BreakEnded | BreakPlanned | ClockSet | GameChosen
    | HandDealt | HandRecorded | PlayersBusted
    | PlayerMoved | TableBroken | TableHalted | TableReleased | FinalTableFormed | HeadsUpBegan
    | MoveOrdered | MoveLapsed | RemovalOrdered | EndOrdered | PlayerRemoved | SeatPinned
    | HandForHandAnnounced | HandForHandPlayed | HandForHandEnded | EventPaused | EventResumed
    | ClockRestarted | Announced | DealEvent | DayEvent | BountyEvent | ConductEvent
    | ReportEvent | TakingBackEvent | BreakingEvent | SwappingEvent | RedrawEvent | SealedEvent
    | TermsChanged | EventFinished
)  # fmt: skip
