"""What a director asks of the prizes of an event that is not announced yet."""

import msgspec

from ruleone.room.commands import CreateEvent


class PrizesAsked(msgspec.Struct, frozen=True):
    """The prizes of an event as `create-event` would announce it, with so many entries."""

    new: CreateEvent
    entries: int
