"""What a director asks of the prizes and the final table of an event that is not announced yet."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ruleone.limits import ENTRANTS_MAX, STACK_MAX_CHIPS
from ruleone.room.commands import CreateEvent
from ruleone.tournament.payout_plan import PLACES_PERCENT
from ruleone.tournament.payouts import PayoutColumn

Field = Annotated[int, Meta(ge=1, le=ENTRANTS_MAX)]
Money = Annotated[int, Meta(ge=0, le=STACK_MAX_CHIPS)]


class PrizesAsked(msgspec.Struct, frozen=True):
    """The prizes of an event as `create-event` would announce it, with so many entries."""

    new: CreateEvent
    entries: int


class FinalTableAsked(msgspec.Struct, frozen=True):
    """The final table of an event as `create-event` would announce it."""

    new: CreateEvent


class PayoutTableAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A payout table for fields from `least` to `most`, of which so many `percent` are paid; or how
    these `columns` look as one. A pool is so many times `buy_in`, `guarantee` at the least."""

    least: Field = 2
    most: Field = ENTRANTS_MAX
    percent: Annotated[int, Meta(ge=1, le=100)] = PLACES_PERCENT
    columns: tuple[PayoutColumn, ...] = ()
    buy_in: Money = 0
    guarantee: Money = 0
