"""Everything a browser may ask of the room. One frame is `{"id": "...", "do": {"type": ...}}`.

The same id gets the same answer again; the same id with another body is refused. Ids are made by
the client. Every reason and text is bounded by `ruleone.limits`.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

import msgspec

from ruleone.room import playing
from ruleone.room.access import player_links, role_links, staff_orders, tokens
from ruleone.room.cash import commands as of_cash
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Order, Step, tag_of
from ruleone.room.core.roles import RoleName as RoleName
from ruleone.room.desk import commands as of_desk
from ruleone.room.desk import undo as desk_undo
from ruleone.room.directory import naming
from ruleone.room.event import (
    chips,
    days,
    deals,
    home,
    payments,
    penalties,
    prizes_by_hand,
    reports,
    seating,
    undo,
)
from ruleone.room.event.clock import commands as of_clock
from ruleone.room.event.entries import commands as of_entries
from ruleone.room.event.hands import tracked_tables
from ruleone.room.event.orders import commands as of_events
from ruleone.room.event.orders import entry_list
from ruleone.room.event.roster import RosterQuery
from ruleone.room.event.setup import changing, planning, templates
from ruleone.room.event.setup.changing import WhatWouldChange
from ruleone.room.live import commands as of_live
from ruleone.room.live.commands import Consult, ConsultNext, JudgeLive
from ruleone.room.live.racing import RaceChips
from ruleone.room.lobby import view as of_lobby
from ruleone.room.pages import screens
from ruleone.room.recovery import forgetting, frozen
from ruleone.room.results import leagues
from ruleone.room.table.play import CheckRows, Suggest
from ruleone.room.webhooks import hooks as of_programs
from ruleone.rulebook import Refusal


class StillThere(msgspec.Struct, frozen=True, tag="still-there"):
    """Ask whether the room is there; the answer is `Accepted`.

    A screen that nobody touches notices by this that the connection is lost.
    """


class InUse(msgspec.Struct, frozen=True, tag="in-use"):
    """Note that somebody uses this page; the answer is `Accepted`.

    A shared device of the staff that nobody uses for a while is locked.
    """


class Watch(Order, frozen=True, tag="watch"):
    """Choose the topics that this page shows; each call has the full list.

    A topic is `lobby`, `event/<event>`, `table/<event>/<table>`, `director/<event>`, `links`,
    `payments/<event>`, `tokens`, `hooks`, `live/<table>`, `live-board/<table>`, `floor`,
    `matters`, `players`, `staff` or `situations`. The form `links/<event>`, and the same of
    `tokens` and `hooks`, shows what is given out for one event. Each topic answers at once with its
    view, and again at each change.
    """

    topics: tuple[str, ...]

    def run(self, step: Step) -> Done | Refusal:
        """Change nothing: the room itself answers with the topics that the person may see."""
        return Done()


Query = (
    CheckRows | Suggest | JudgeLive | Consult | ConsultNext | RaceChips | StillThere | InUse
    | RosterQuery | WhatWouldChange
)  # fmt: skip
"""The requests that change nothing: of your own cards, a live table, the rules, or a field."""

_FOLDERS: Final[tuple[tuple[type[Order], ...], ...]] = (
    naming.ORDERS, of_lobby.ORDERS, of_cash.ORDERS, playing.ORDERS, of_events.ORDERS,
    of_clock.ORDERS, deals.ORDERS, days.ORDERS, chips.ORDERS, of_entries.ORDERS, entry_list.ORDERS,
    penalties.ORDERS, undo.ORDERS, seating.ORDERS, tracked_tables.ORDERS, frozen.ORDERS,
    home.ORDERS, role_links.ORDERS, player_links.ORDERS, of_desk.ORDERS, desk_undo.ORDERS,
    tokens.ORDERS, of_programs.ORDERS, screens.ORDERS, planning.ORDERS, of_live.ORDERS,
    forgetting.ORDERS, leagues.ORDERS, prizes_by_hand.ORDERS, templates.ORDERS, payments.ORDERS,
    reports.ORDERS, changing.ORDERS, staff_orders.ORDERS,
)  # fmt: skip

ORDERS: Final[tuple[type[Order], ...]] = (Watch, *(kind for folder in _FOLDERS for kind in folder))
"""Every order that there is, folder by folder; all lists of orders are derived from this one."""

BY_TAG: Final = {tag_of(kind): kind for kind in ORDERS}

if TYPE_CHECKING:
    Command = Order
else:
    Command = reduce(or_, ORDERS)  # what is decoded is one of them


class Ask(msgspec.Struct, frozen=True):
    """A frame from the browser."""

    id: str
    do: Command | Query
