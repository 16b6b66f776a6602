"""What a satellite announces."""

import msgspec


class SatelliteTerms(msgspec.Struct, frozen=True):
    """The prizes are seats that are worth `seat` each, in the unit of the prizes. `into` is the id
    of the event in the room whose seats they are, "" where they are those of none there."""

    seat: int
    into: str = ""
