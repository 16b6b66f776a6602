"""What a satellite announces, and what an event does with tickets that were won for it."""

from typing import Literal

import msgspec

Rest = Literal["next-place", "shared"]
"""Who has what is left of the pool behind the seats: the first place without one, or all who have
won a seat, the same each, and an odd unit the better place."""

TicketRule = Literal["returned", "cash-out", "lost"]
"""What becomes of tickets into an event: what nobody has used when it takes no more entries is
`returned` into the wallet; with `cash-out` whoever has one may also take its worth before that; or
what was not used then is `lost`, the house's."""


class SatelliteTerms(msgspec.Struct, frozen=True):
    """The prizes are seats that are worth `seat` each, in the unit of the prizes. `into` is the id
    of the event in the room whose seats they are, "" where they are those of none there. `rest`
    says who has what is left of the pool."""

    seat: int
    into: str = ""
    rest: Rest = "next-place"
