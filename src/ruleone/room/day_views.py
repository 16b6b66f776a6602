"""Where an event stands in its days, as the room says it to a browser."""

from typing import Literal

import msgspec

from ruleone.tournament.terms.config import DayEnd, SeveralStacks

Stage = Literal["play", "last-hands", "night", "drawn"]


class LastHandsView(msgspec.Struct, frozen=True):
    """Every table deals so many `hands` more, drawn from `least` to `most` where these differ;
    `left` is what each has still to deal, by table."""

    hands: int
    least: int
    most: int
    left: dict[int, int]


class LotView(msgspec.Struct, frozen=True):
    """The secret from which the last hands of a `day`, in day one of a `flight`, are drawn:
    `sealed` is its SHA-256, told with the seats; `secret` (hex) and what came of it (so many
    `hands`, from `least` to `most`) are None until the last hands are announced. It is `void`, and
    told, where the draw of the day was taken back: nothing is drawn from it."""

    day: int
    flight: int
    sealed: str
    secret: str | None = None
    hands: int | None = None
    least: int | None = None
    most: int | None = None
    void: bool = False


class BagView(msgspec.Struct, frozen=True):
    """A player's chips over night: out of this flight (from 1), who has signed for their number,
    and whether that can still be corrected, which is so until the next flight or day."""

    player: str
    name: str
    flight: int
    chips: int
    signed: bool
    floor: bool
    open: bool
    me: bool


class DaysView(msgspec.Struct, frozen=True):
    """The present `day` of `days` (from 1), in day one its `flight` of `flights`.

    `stage` tells whether it is played, its last hands are dealt, chips are bagged for the night, or
    the next day is drawn: `day` is that one then. `end` is how the day ends, and `hands_announced`
    the least and the most last hands that the event announced with it: (0, 0) where none. In the
    night play resumes in level `level` with `left_ms` of it, all of it where that is None; `field`
    players have entered `next_flight`, which is None where none follows; `entered` tells of the
    viewer. `lots` are there where last hands are drawn, for each day and flight that has its
    seats."""

    day: int
    days: int
    flight: int
    flights: int
    stage: Stage
    several_stacks: SeveralStacks
    end: DayEnd | None = None
    last_hands: LastHandsView | None = None
    bags: tuple[BagView, ...] = ()
    level: int | None = None
    left_ms: int | None = None
    next_flight: int | None = None
    field: int = 0
    entered: bool = False
    lots: tuple[LotView, ...] = ()
    hands_announced: tuple[int, int] = (0, 0)
