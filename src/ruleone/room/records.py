"""The records that the room itself writes into the journal, beside those of tournaments and hands.

Persons appear by their opaque ids alone. This union is of the stream `room`; those of `event/<id>`
and `hand/<event>/<number>` stand beside the events of the tournament and of the hand.
"""

from ruleone.cage.desk import DeskRecord
from ruleone.room.access.player_links import PlayerLinksEnded, PlayerLinksMade
from ruleone.room.cash.events import CashGameClosed, CashGameOpened
from ruleone.room.core.records import EditionPinned, HeadNoted, RoomOpened
from ruleone.room.core.roles import LinkMade, LinkOpened, LinkRevoked
from ruleone.room.event.records import (
    EventAbandoned,
    EventAnnounced,
    EventCalledOff,
    EventEnded,
    EventTakenIn,
    HomeGameCalledOff,
    PrizePaid,
    PrizeTakenBack,
)
from ruleone.room.event.setup.templates import TemplateDropped, TemplateKept
from ruleone.room.live.events import LiveGameClosed, LiveGameOpened
from ruleone.room.pages.screens import ScreenRecord
from ruleone.room.results.leagues import LeagueRecord
from ruleone.room.webhooks.records import ProgramRecord

RoomRecord = (
    RoomOpened | EditionPinned | EventAnnounced | EventEnded | EventTakenIn | EventAbandoned
    | EventCalledOff | HomeGameCalledOff | LinkMade | LinkOpened | LinkRevoked | PlayerLinksMade
    | PlayerLinksEnded | ProgramRecord
    | CashGameOpened | CashGameClosed | LiveGameOpened | LiveGameClosed | LeagueRecord
    | ScreenRecord | PrizePaid | PrizeTakenBack | HeadNoted | TemplateKept | TemplateDropped
    | DeskRecord
)  # fmt: skip
