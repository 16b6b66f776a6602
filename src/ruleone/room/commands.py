"""Everything a browser may ask of the room. One frame is `{"id": "...", "do": {"type": ...}}`.

The same id gets the same answer again; the same id with another body is refused. Ids are made by
the client. Every reason and text is bounded by `ruleone.limits`.
"""

from typing import Any

import msgspec

from ruleone.chinese import Arrange
from ruleone.dealing.actions import Action as PokerAction
from ruleone.room.act_commands import Redo, TakeBack
from ruleone.room.beat import StillThere
from ruleone.room.cash.waiting.commands import WaitingCommand
from ruleone.room.chip_commands import ColorUp, CorrectChips
from ruleone.room.clock_commands import ClockCommand
from ruleone.room.conduct_commands import ConductCommand
from ruleone.room.day_commands import DayCommand
from ruleone.room.deal_commands import DealCommand
from ruleone.room.desk.commands import DeskCommand
from ruleone.room.director_commands import DirectorCommand
from ruleone.room.entry_commands import (
    BuyChips,
    BuyChipsFor,
    CashTicket,
    EnterPlayers,
    EntryTerms,
    PassRebuy,
    PlayTerms,
    ReEnterPlayer,
)
from ruleone.room.home_commands import ComeIn, EndGame, Invite, MakeHomeGame
from ruleone.room.live.commands import LiveCommand
from ruleone.room.live.entries import LiveEntry
from ruleone.room.prize_commands import PrizeCommand
from ruleone.room.programs.commands import ProgramCommand
from ruleone.room.record_commands import RecordCommand
from ruleone.room.role_name import RoleName as RoleName
from ruleone.room.roster_commands import RosterLook
from ruleone.room.screens.commands import ScreenCommand
from ruleone.room.table_commands import TableCommand
from ruleone.rulebook import Refusal
from ruleone.tournament.config import TableKind
from ruleone.tournament.days.terms import Days
from ruleone.tournament.satellites.terms import Rest
from ruleone.tournament.shot_clock import ShotClock
from ruleone.tournament.structures.document import SheetDocument
from ruleone.tournament.ties import TiePolicy

Action = PokerAction | Arrange
"""What a player does in a hand: of poker, or of 13-card poker."""

OTHER_GAME = Refusal("other-game", "illegal")
"""The refusal of an action that the game on the table does not know."""


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Say which topics this page shows; the full list each time. A topic is `lobby`,
    `event/<event>`, `table/<event>/<table>`, `director/<event>`, `links`, `tokens`, `hooks`,
    each of these three also as `links/<event>` for what is given out for one event, `live/<table>`,
    `live-board/<table>`, `floor`, `matters`, `players` or `situations`. Each topic answers at once
    with its view, and again at each change."""

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


Look = CheckRows | Suggest | JudgeLive | Consult | StillThere | RosterLook
"""What is asked of one's own cards, of a live table, of the rules, of a field or of nothing: no
change."""


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


class HoldDeal(msgspec.Struct, frozen=True, tag="hold-deal"):
    """Hold the next hand at a cash table of 13-card poker, as the only person who plays there,
    until one asks for it (`next-hand`). The view's `pause` tells how long one may; then one sits
    out."""

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
    says that one waits for the big blind rather than post at once. Where the lobby's offer lets one
    choose, `house` is how many house players are to keep a single person company; without it as
    many as the house has for these stakes. The answer's `event` and `table` are where to go."""

    stakes: str
    buy_in: int
    event: str | None = None
    seat: int | None = None
    wait: bool = False
    house: int | None = None


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


class MakeLink(msgspec.Struct, frozen=True, tag="make-link"):
    """Director: a new link that gives whoever opens it a role (a dealer's is bound to a table). The
    floor may make that of a live table's dealer. It opens any number of browsers, or `once` one
    alone, and for so many `minutes`, or until it is revoked; who came by it meanwhile keeps the
    role."""

    role: RoleName
    event: str | None = None
    table: int | None = None
    once: bool = False
    minutes: int | None = None


class RevokeLink(msgspec.Struct, frozen=True, tag="revoke-link"):
    """Director: a link, and every session that came by it, loses its role at once. The last link of
    a director of the whole room is not revoked: another has to be made first."""

    link: str


class MakePlayerLinks(msgspec.Struct, frozen=True, tag="make-player-links"):
    """Floor: the links by which these `players` of an event find their own page of it on a phone,
    to be printed on what is handed to them. The answer's `player_links` have their paths. Who has
    one that was made since the room was opened has the same again; an earlier one opens still."""

    event: str
    players: tuple[str, ...]


class RenewPlayerLink(msgspec.Struct, frozen=True, tag="renew-player-link"):
    """Director: all links of this player to his own page end at once, on every phone, and another
    takes their place, or with `open` false none."""

    event: str
    player: str
    open: bool = True


class CreateEvent(msgspec.Struct, frozen=True, tag="create-event"):
    """Director: announce a new event from one of the room's templates (`turbo-27`, ...), or by a
    `sheet` of one's own, whose template is `own-sheet`, with its entries or others, and a
    `shot_clock` where decisions have another time than the room's. With `days` it is played on
    several of them; where none are told on those of the sheet, unless it is played `in_one_go`.
    Where an event is named in `into` its prizes are seats of that one, and `rest` says who has what
    is left of the pool. With `ties` players who go out in one hand are placed by that, whatever the
    edition says. `tables` are dealt by the room, or live: played with real cards, each beside a
    live table of the same seats. With `play` it goes by another edition, at tables of another size,
    and so on."""

    template: str
    name: str
    terms: EntryTerms | None = None
    shot_clock: ShotClock | None = None
    days: Days | None = None
    into: str | None = None
    rest: Rest = "next-place"
    ties: TiePolicy | None = None
    tables: TableKind = "dealt"
    sheet: SheetDocument | None = None
    play: PlayTerms | None = None
    in_one_go: bool = False


EventCommand = (
    Join | Leave | Act | ChooseGame | NextHand | ImBack | DirectorCommand | ClockCommand
    | DealCommand | DayCommand | CorrectChips | ColorUp | Invite | EndGame | BuyChips | PassRebuy
    | BuyChipsFor | EnterPlayers | ReEnterPlayer | CashTicket | ConductCommand | TakeBack
    | Redo | TableCommand
)  # fmt: skip
"""What is asked of one event."""

CashCommand = TakeSeat | AddOn | SitOut | HoldDeal | AskForChips | WaitingCommand
"""What is asked of cash tables alone."""

Command = (
    Watch | SetName | SitDown | CashCommand | EventCommand | MakeHomeGame | ComeIn | MakeLink
    | RevokeLink | MakePlayerLinks | RenewPlayerLink | DeskCommand | ProgramCommand | ScreenCommand
    | CreateEvent | LiveCommand | RecordCommand | PrizeCommand
)  # fmt: skip


class Ask(msgspec.Struct, frozen=True):
    """A frame from the browser."""

    id: str
    do: Command | Look
