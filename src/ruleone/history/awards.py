"""Awards of the engine for the pots of a hand, on one board or on several."""

import msgspec

from ruleone.dealing import Event
from ruleone.dealing.events import PotAwarded

Runs = tuple[tuple[Event, ...], ...]
"""The events of a hand on each of its boards."""


class Award(msgspec.Struct, frozen=True, gc=False):
    """The award of a pot to a seat, 0 the main pot, on one board."""

    pot: int
    seat: int
    amount: int


def awards_of(runs: Runs) -> tuple[Award, ...]:
    """Return the award of every pot to every seat.

    A pot is divided among the boards, the remainder going to the first. There it goes to the
    winners as the engine has them, the odd chips from the first of them on.
    """
    awards = []
    for at, events in enumerate(runs):
        for event in awarded(events):
            part = event.amount // len(runs) + (at < event.amount % len(runs))
            awards += _shared(event, part)
    return tuple(awards)


def awarded(events: tuple[Event, ...]) -> list[PotAwarded]:
    """Return the pots as they were awarded, each in its parts."""
    return [event for event in events if type(event) is PotAwarded]


def _shared(event: PotAwarded, part: int) -> list[Award]:
    """Return a part of a pot shared among its winners in the proportions of the award."""
    if part == event.amount:
        shares = event.amounts
    else:
        each, odd = divmod(part, len(event.seats))
        shares = tuple(each + (at < odd) for at in range(len(event.seats)))
    return [Award(event.pot, seat, share) for seat, share in zip(event.seats, shares, strict=True)]
