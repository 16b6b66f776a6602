"""The chips of an event, as its pages show them."""

import msgspec


class ColorUpView(msgspec.Struct, frozen=True):
    """Behind this level chips of `removed` leave play for chips of `into`."""

    after_level: int
    removed: int
    into: int


class ChipLineView(msgspec.Struct, frozen=True):
    """A line of the event's ledger of chips, in words `chips-<line>`: so many came into play by it,
    below 0 so many left it."""

    line: str
    chips: int


class ChipsView(msgspec.Struct, frozen=True):
    """The chips of an event, for its director: the lines add up to all that are `in_play`. The
    smallest ones may leave play now for one of `into`; at the tables of `racing` they are still to
    be exchanged when the hand is over."""

    in_play: int
    lines: tuple[ChipLineView, ...]
    into: tuple[int, ...] = ()
    racing: tuple[int, ...] = ()
