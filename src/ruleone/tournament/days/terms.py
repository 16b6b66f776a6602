"""What an event of several days announces: how each day ends, its flights, its last hands."""

from typing import Literal

import msgspec

SeveralStacks = Literal["one", "best", "combined"]
"""What somebody may bring out of several flights: who has bagged a stack enters no other flight;
or he may, and the best of his stacks goes on while the others leave play; or all of them go on as
one."""


class DayEnd(msgspec.Struct, frozen=True):
    """A day ends with the level `level`, and as soon as no more than so many `players` are left in
    it; 0 where it does not end that way."""

    level: int = 0
    players: int = 0


class Days(msgspec.Struct, frozen=True):
    """The days of an event.

    `ends` are the ends of its days but for the last one, which is played out. Day one is played in
    so many `flights`, one after another, each from the first level on with its own entries. Once
    the last hands of a day are announced every table deals so many more: a number drawn by lot from
    `last_hands` (least and most), or announced where these are equal.
    """

    ends: tuple[DayEnd, ...]
    flights: int = 1
    several_stacks: SeveralStacks = "one"
    last_hands: tuple[int, int] = (0, 0)
