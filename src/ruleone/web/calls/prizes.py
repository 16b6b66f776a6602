"""Prizes and final table of an event before it is announced, for its director.

Nothing is changed by these calls.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from ruleone.limits import ENTRANTS_MAX, STACK_MAX_CHIPS
from ruleone.room.event.setup.payouts import (
    FinalTableView,
    PayoutTableView,
    PrizesView,
    final_table_view,
    prizes_view,
    table_made,
    table_view,
)
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.rulebook.citation import Refusal
from ruleone.tournament.terms.payouts import PLACES_PERCENT, PayoutColumn
from ruleone.web.calls.call import FORMS, call
from ruleone.web.calls.serving import DIRECTS, Asked, Group

Field = Annotated[int, Meta(ge=1, le=ENTRANTS_MAX)]
Money = Annotated[int, Meta(ge=0, le=STACK_MAX_CHIPS)]


class PrizesAsked(msgspec.Struct, frozen=True):
    """A request for the prizes of an event as in `create-event`, with this many entries."""

    new: CreateEvent
    entries: int


class FinalTableAsked(msgspec.Struct, frozen=True):
    """A request for the final table of an event as in `create-event`."""

    new: CreateEvent


class PayoutTableAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a payout table for fields from `least` to `most`.

    `percent` of them are paid; or these `columns` are laid out as one. A pool is the entries times
    `buy_in`, at least `guarantee`.
    """

    least: Field = 2
    most: Field = ENTRANTS_MAX
    percent: Annotated[int, Meta(ge=1, le=100)] = PLACES_PERCENT
    columns: tuple[PayoutColumn, ...] = ()
    buy_in: Money = 0
    guarantee: Money = 0


class PrizeCalls(Group):
    """The calls `/api/prizes`, `/api/final-table` and `/api/payouts`."""

    @call(
        "POST",
        "/api/prizes",
        may=DIRECTS,
        judges="create-event",
        refuses={400: ("prizes-bounds",)},
    )
    async def preview(self, asked: Asked, body: PrizesAsked) -> PrizesView | Refusal:
        """Return the prizes of an event before it is announced, for a director."""
        plan = asked.room.plan_to_announce(body.new)
        return plan if isinstance(plan, Refusal) else prizes_view(plan, body.entries)

    @call("POST", "/api/final-table", may=DIRECTS, rate=FORMS)
    async def final_table(self, asked: Asked, body: FinalTableAsked) -> FinalTableView:
        """Return the size of the final table of an event before it is announced."""
        plan = asked.room.plan_to_announce(body.new)
        if isinstance(plan, Refusal):  # a form that is still being filled in
            return FinalTableView(None, None, None)
        return final_table_view(plan)

    @call("POST", "/api/payouts", may=DIRECTS, refuses={400: ("prizes-bounds", "flaw-*")})
    async def table(self, asked: Asked, body: PayoutTableAsked) -> PayoutTableView | Refusal:
        """Return a payout table by the size of the field, generated or given, for a director."""
        columns = body.columns or table_made(body.least, body.most, body.percent)
        if isinstance(columns, Refusal):
            return columns
        return table_view(columns, body.buy_in, body.guarantee)

    CALLS = (preview, final_table, table)
