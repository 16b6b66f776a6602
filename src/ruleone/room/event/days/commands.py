"""What is asked at the end of a day of an event, and in the night after it."""

import msgspec


class EndDay(msgspec.Struct, frozen=True, tag="end-day"):
    """Director: the clock stops, hands in play are finished, and every table deals so many `hands`
    more; where none are told as many as the event draws by lot. Then all chips are bagged."""

    event: str
    reason: str
    hands: int | None = None


class SignBag(msgspec.Struct, frozen=True, tag="sign-bag"):
    """Sign for the number on one's own bag, once the day is over."""

    event: str


class SignBags(msgspec.Struct, frozen=True, tag="sign-bags"):
    """Floor: the bags of these `players` have been counted, all of them where none are named. Where
    a bag holds another number `correct-chips` puts it right first."""

    event: str
    players: tuple[str, ...] = ()


class DrawDay(msgspec.Struct, frozen=True, tag="draw-day"):
    """Director: draw the seats of the next day, once the floor has signed all bags. A flight that
    is left, and that nobody has entered, is not played any more."""

    event: str
    reason: str


class StartDay(msgspec.Struct, frozen=True, tag="start-day"):
    """Director: the day that is drawn begins, where the clock stopped."""

    event: str
    reason: str


NightCommand = EndDay | SignBags | DrawDay | StartDay
"""What director and floor ask; `start-event` starts a flight too."""
DayCommand = SignBag | NightCommand
