"""Everything a browser may ask of the room. One frame is `{"id": "...", "do": {"type": ...}}`.

The same id gets the same answer again; the same id with another body is refused. Ids are made by
the client. Every reason and text is bounded by `ruleone.limits`.
"""

import msgspec

from ruleone.room.access.role_links import MakeLink, MakePlayerLinks, RenewPlayerLink, RevokeLink
from ruleone.room.cash.commands import AddOn, AskForChips, SitOut, TakeSeat, WaitingCommand
from ruleone.room.core.roles import RoleName as RoleName
from ruleone.room.desk.commands import DeskCommand
from ruleone.room.directory.naming import RecordCommand, SetName
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock.commands import ClockCommand
from ruleone.room.event.days import DayCommand
from ruleone.room.event.deals import DealCommand
from ruleone.room.event.entries.commands import (
    BuyChips,
    BuyChipsFor,
    CashTicket,
    EnterPlayers,
    Join,
    PassRebuy,
    ReEnterPlayer,
)
from ruleone.room.event.home import ComeIn, Invite, MakeHomeGame
from ruleone.room.event.orders.commands import DirectorCommand, EndGame
from ruleone.room.event.penalties import ConductCommand
from ruleone.room.event.prizes_by_hand import PrizeCommand
from ruleone.room.event.roster import RosterQuery
from ruleone.room.event.seating import TableCommand
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.live.commands import Consult, JudgeLive, LiveCommand
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.screens import ScreenCommand
from ruleone.room.table.commands import (
    Act,
    CheckRows,
    ChooseGame,
    HoldDeal,
    ImBack,
    Leave,
    NextHand,
    Suggest,
)
from ruleone.room.webhooks.commands import ProgramCommand


class StillThere(msgspec.Struct, frozen=True, tag="still-there"):
    """Ask whether the room is there: a screen that nobody touches finds out in time that nothing
    comes any more. The answer is `Accepted`."""


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Say which topics this page shows; the full list each time. A topic is `lobby`,
    `event/<event>`, `table/<event>/<table>`, `director/<event>`, `links`, `tokens`, `hooks`,
    each of these three also as `links/<event>` for what is given out for one event, `live/<table>`,
    `live-board/<table>`, `floor`, `matters`, `players` or `situations`. Each topic answers at once
    with its view, and again at each change."""

    topics: tuple[str, ...]


Query = CheckRows | Suggest | JudgeLive | Consult | StillThere | RosterQuery
"""What is asked of one's own cards, of a live table, of the rules, of a field or of nothing: no
change."""

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
    do: Command | Query
