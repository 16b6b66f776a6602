"""Everything a browser may ask of the room. One frame is `{"id": "...", "do": {"type": ...}}`.

The same id gets the same answer again; the same id with another body is refused. Ids are made by
the client. Every reason and text is bounded by `ruleone.limits`.
"""

from typing import Any, Literal

import msgspec

from ruleone.chinese import Arrange
from ruleone.dealing.actions import Action as PokerAction
from ruleone.room.beat import StillThere
from ruleone.room.chip_commands import ColorUp as ColorUp
from ruleone.room.chip_commands import CorrectChips
from ruleone.room.clock_commands import ClockCommand
from ruleone.room.deal_commands import DealCommand
from ruleone.room.entry_commands import BuyChips, BuyChipsFor, EntryTerms, PassRebuy
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.seat import LiveSeat as LiveSeat
from ruleone.rulebook import Refusal
from ruleone.tournament.events import Ordered
from ruleone.tournament.shot_clock import ShotClock

Action = PokerAction | Arrange
"""What a player does in a hand: of poker, or of 13-card poker."""

OTHER_GAME = Refusal("other-game", "illegal")
"""The refusal of an action that the game on the table does not know."""


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Say which topics this page shows; the full list each time. A topic is `lobby`,
    `event/<event>`, `table/<event>/<table>`, `director/<event>`, `links`, `live/<table>`,
    `live-board/<table>`, `floor` or `situations`. Each topic answers at once with its view, and
    again at each change."""

    topics: tuple[str, ...]


class SetName(msgspec.Struct, frozen=True, tag="set-name"):
    """Choose the name others see."""

    name: str


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Enter an event, or again one in which one is out, as long as it takes entries. What it costs
    is taken from the wallet where the event is `charged`. A `sit-down` event starts with it; the
    answer's `table` is where to go."""

    event: str


class SitDown(msgspec.Struct, frozen=True, tag="sit-down"):
    """Sit down at a table of another game, one of the lobby's `offers`: an event of its own is
    opened and starts at once; the answer's `event` and `table` are where to go."""

    template: str


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Withdraw an entry before the start, and have back what it cost; afterwards: leave the seat.
    Nobody waits for its player
    any longer: hands are folded in turn, those of 13-card poker surrendered, or set by the software
    where the edition says so. At a cash table the chips go into the wallet when the hand is over;
    cards of 13-card poker that are not set the software sets at once, and they are paid."""

    event: str


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Act in the hand. `hand` and `turn` are those of the view that the player acted on: when the
    hand has moved on, the command is refused as stale and nothing happens. In 13-card poker, where
    everybody is asked once and at the same time, `turn` is 0."""

    event: str
    table: int
    hand: int
    turn: int
    action: Action


class CheckRows(msgspec.Struct, frozen=True, tag="check-rows"):
    """Ask how one's rows stand in 13-card poker while one sets them: own cards alone, of which some
    may still be in hand. Nothing is kept of it. The answer is `RowsStand`."""

    event: str
    table: int
    hand: int
    front: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """Ask for the best ways to set one's thirteen cards; not in tournaments. The answer is
    `Suggestions`."""

    event: str
    table: int
    hand: int


class JudgeLive(msgspec.Struct, frozen=True, tag="judge-live"):
    """Dealer: ask what an entry at a live table would come to, as `EnterLive` tells it. Nothing
    happens, and nothing is kept of it. The answer is `LiveJudged`."""

    event: str
    hand: int
    lines: int
    entry: LiveEntry


class Consult(msgspec.Struct, frozen=True, kw_only=True, tag="consult"):
    """Ask the ruling assistant about a situation told from nothing: a `kind` of `situations`, its
    facts as that view describes them, cards written. Nothing happens, and nothing is kept of it.
    With a live table in `event` it is asked under that table's edition and game, by its dealer too;
    without one by the floor, under the room's edition where none is named. The answer is
    `Consulted`."""

    kind: str
    facts: dict[str, Any] = {}
    event: str | None = None
    game: str = "nlhe"
    edition: str | None = None


Look = CheckRows | Suggest | JudgeLive | Consult | StillThere
"""What is asked of one's own cards, of a live table, of the rules or of nothing: no change."""


class ChooseGame(msgspec.Struct, frozen=True, tag="choose-game"):
    """Choose the game of the table's next turn (dealer's choice), one of those of the view's
    `choice`, whose `turn` this is: when the table has moved on, the command is refused as stale."""

    event: str
    table: int
    turn: int
    game: str


class NextHand(msgspec.Struct, frozen=True, tag="next-hand"):
    """Say that one has seen the end of a hand of 13-card poker: once all who are there have said
    so, the next one is dealt at once. Nothing is kept of it; when the next hand has come already,
    the command is refused as stale."""

    event: str
    table: int
    hand: int


class ImBack(msgspec.Struct, frozen=True, tag="back"):
    """Take part again after being marked away, or after sitting out at a cash table; there `wait`
    says that one waits for the big blind rather than post what was missed. It takes a `leave` back
    too, until the software has set one's cards."""

    event: str
    wait: bool = False


class TakeSeat(msgspec.Struct, frozen=True, tag="take-seat"):
    """Sit down at a cash table with `buy_in` cents: at the one of `event`, else at one of these
    stakes that has a seat, else at a new one. Without a `seat` it is the first open one. `wait`
    says that one waits for the big blind rather than post at once. The answer's `event` and `table`
    are where to go."""

    stakes: str
    buy_in: int
    event: str | None = None
    seat: int | None = None
    wait: bool = False


class AddOn(msgspec.Struct, frozen=True, tag="add-on"):
    """Put so many more cents on a cash table, between hands: in a hand it is kept until the hand is
    over. 0 takes that back."""

    event: str
    cents: int


class SitOut(msgspec.Struct, frozen=True, tag="sit-out"):
    """Be dealt no further hand at a cash table, and keep the seat; `back` ends it."""

    event: str


class AskForChips(msgspec.Struct, frozen=True, tag="ask-for-chips"):
    """Be given play money again, by one who has not enough left for any cash table."""


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Director: stop the clock; hands in play are finished, no new one is dealt."""

    event: str
    reason: str


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Director: let the clock and the dealing go on."""

    event: str
    reason: str


class NextLevel(msgspec.Struct, frozen=True, tag="next-level"):
    """Director: end this level now; the next one counts from the next hand on."""

    event: str
    reason: str


class HandForHand(msgspec.Struct, frozen=True, tag="hand-for-hand"):
    """Floor: the hands in play are finished, and then all tables play one hand at a time until all
    who are left are paid."""

    event: str
    reason: str


class EndHandForHand(msgspec.Struct, frozen=True, tag="end-hand-for-hand"):
    """Floor: all tables play at their own pace again."""

    event: str
    reason: str


class DealOut(msgspec.Struct, frozen=True, tag="deal-out"):
    """Floor: the all-in hand of a table that waits hand for hand is turned up and dealt out now,
    before all other tables have finished theirs."""

    event: str
    table: int


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Director: say something to everyone in the event."""

    event: str
    text: str


class MovePlayer(msgspec.Struct, frozen=True, tag="move-player"):
    """Director: move a player to an open seat once his hand is over. Where he sat in a seat that is
    not his, `why` says so."""

    event: str
    player: str
    table: int
    seat: int
    reason: str
    why: Ordered = "director"


class PinSeat(msgspec.Struct, frozen=True, tag="pin-seat"):
    """Director: a player with special needs keeps his seat where possible, or no longer."""

    event: str
    player: str
    pinned: bool
    reason: str


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove-player"):
    """Director: take a player out of the event once his hand is over; his chips leave play."""

    event: str
    player: str
    reason: str


class StartEvent(msgspec.Struct, frozen=True, tag="start-event"):
    """Director: start an event now; seats nobody took go to house players."""

    event: str
    reason: str


Reopening = Literal["a", "b", "c"]
Showing = Literal["voluntary", "river-callers", "turn-callers", "anyone"]


class MakeHomeGame(msgspec.Struct, frozen=True, tag="make-home-game"):
    """Make a private table for friends, who come by its invitation, and enter it. The answer's
    `event` is its page, where the maker finds the invitation.

    `small_blind` may be any share of the big one, or 0 for a single blind. `reopening` is which way
    short all-ins reopen the betting (holdem-allin-short-a, -b, -c), `showing` who may ask to see a
    hand (holdem-show-variants). So many `house_players` take free seats at the start."""

    name: str
    seats: int
    stack: int
    small_blind: int
    big_blind: int
    reopening: Reopening = "a"
    showing: Showing = "voluntary"
    house_players: int = 0


class ComeIn(msgspec.Struct, frozen=True, tag="come-in"):
    """Come to a home game by the secret of its invitation."""

    event: str
    token: str


class Invite(msgspec.Struct, frozen=True, tag="invite"):
    """The maker of a home game: another invitation in the place of the former, or none at all.
    Who came by the former one and has no seat is out."""

    event: str
    open: bool = True


class EndGame(msgspec.Struct, frozen=True, tag="end-game"):
    """The maker of a home game: call it off before the start; later end it when the hand is over,
    everybody placed by his chips."""

    event: str
    reason: str


class Unfreeze(msgspec.Struct, frozen=True, tag="unfreeze"):
    """Director: let a table that stands still, or the whole event where no table is named, go on
    from what the journal has of it."""

    event: str
    reason: str
    table: int | None = None


class RetireHand(msgspec.Struct, frozen=True, tag="retire-hand"):
    """Director: end the hand of a table that stands still. Nobody has won it: everyone has the
    chips with which it began, and the next hand is dealt."""

    event: str
    table: int
    reason: str


RoleName = Literal["director", "floor", "dealer", "cashier", "screen", "player"]


class MakeLink(msgspec.Struct, frozen=True, tag="make-link"):
    """Director: a new link that gives whoever opens it a role (a dealer's is bound to a table). The
    floor may make that of a live table's dealer."""

    role: RoleName
    event: str | None = None
    table: int | None = None


class RevokeLink(msgspec.Struct, frozen=True, tag="revoke-link"):
    """Director: a link, and every session that came by it, loses its role at once."""

    link: str


class CreateEvent(msgspec.Struct, frozen=True, tag="create-event"):
    """Director: announce a new event from one of the room's templates (`turbo-27`, ...), with its
    entries or others, and a `shot_clock` where decisions have another time than the room's."""

    template: str
    name: str
    terms: EntryTerms | None = None
    shot_clock: ShotClock | None = None


class OpenLiveTable(msgspec.Struct, frozen=True, kw_only=True, tag="open-live-table"):
    """Floor: open a live table, at which a dealer deals real cards and tells what happens. `chips`
    are the denominations in play. Without an `edition` it is played under the room's. The answer's
    `event` and `table` are what its dealer's link is bound to."""

    title: str
    game: str
    level: LiveLevel
    chips: tuple[int, ...]
    seats: tuple[LiveSeat, ...] = ()
    edition: str | None = None


class SeatLive(msgspec.Struct, frozen=True, tag="seat-live"):
    """Floor: a player comes to a live table, and plays from the next hand on."""

    event: str
    seat: int
    name: str
    stack: int


class LeaveLive(msgspec.Struct, frozen=True, tag="leave-live"):
    """Floor: the player in a seat leaves a live table; who is in the hand on it, when the next one
    begins."""

    event: str
    seat: int


class SetLiveLevel(msgspec.Struct, frozen=True, tag="set-live-level"):
    """Floor: the next hand at a live table is played for this."""

    event: str
    level: LiveLevel


class SetLiveChips(msgspec.Struct, frozen=True, tag="set-live-chips"):
    """Dealer: between hands, the table plays with chips of these denominations from now on, such as
    after a color-up. Stacks that the race has changed the floor puts right."""

    event: str
    chips: tuple[int, ...]


class StartLiveHand(msgspec.Struct, frozen=True, tag="start-live-hand"):
    """Dealer: the next hand begins, and the last one is closed. `hand` is the number of that, 0
    before the first: where it is another, the command is stale. The button is where it is told to
    be, else where the edition moves it."""

    event: str
    hand: int
    button: int | None = None


class EnterLive(msgspec.Struct, frozen=True, tag="enter-live"):
    """Dealer: tell what happened in the hand, with so many lines of its record seen: where there
    are more, or it is another hand, the command is stale and nothing happens. What the floor
    chooses, overrules or does is for the floor alone."""

    event: str
    hand: int
    lines: int
    entry: LiveEntry


class CallFloor(msgspec.Struct, frozen=True, tag="call-floor"):
    """Dealer: the table wants the floor, and says what for."""

    event: str
    about: str


class AnswerCall(msgspec.Struct, frozen=True, tag="answer-call"):
    """Floor: it has come to the table."""

    event: str


class AnnounceLive(msgspec.Struct, frozen=True, kw_only=True, tag="announce-live"):
    """Floor: say something to everybody at a live table, or without one at all of them, in both
    languages or in one."""

    event: str | None = None
    en: str = ""
    zh: str = ""


class CloseLiveTable(msgspec.Struct, frozen=True, tag="close-live-table"):
    """Floor: nothing more happens at a live table; not while a hand is on it."""

    event: str


LiveCommand = (
    OpenLiveTable | SeatLive | LeaveLive | SetLiveLevel | SetLiveChips | StartLiveHand | EnterLive
    | CallFloor | AnswerCall | AnnounceLive | CloseLiveTable
)  # fmt: skip
"""What is asked of live tables."""

EventCommand = (
    Join | Leave | Act | ChooseGame | NextHand | ImBack | Pause | Resume | NextLevel | ClockCommand
    | DealCommand | CorrectChips | ColorUp | HandForHand | EndHandForHand | DealOut | Announce
    | MovePlayer | PinSeat | RemovePlayer | StartEvent | Invite | EndGame | Unfreeze | RetireHand
    | BuyChips | PassRebuy | BuyChipsFor
)  # fmt: skip
"""What is asked of one event."""

Command = (
    Watch | SetName | Join | SitDown | Leave | Act | ChooseGame | NextHand | ImBack | TakeSeat
    | AddOn | SitOut | AskForChips | Pause | Resume | NextLevel | ClockCommand | DealCommand
    | ColorUp | CorrectChips | HandForHand | EndHandForHand | DealOut | Announce | MovePlayer
    | PinSeat | RemovePlayer | StartEvent | MakeHomeGame | ComeIn | Invite | EndGame | Unfreeze
    | RetireHand | BuyChips | PassRebuy | BuyChipsFor | MakeLink | RevokeLink | CreateEvent
    | LiveCommand
)  # fmt: skip


class Ask(msgspec.Struct, frozen=True):
    """A frame from the browser."""

    id: str
    do: Command | Look
