"""Seats round a table, as the watch reckons them."""

from collections.abc import Iterable

from ruleone.tournament import TournamentEvent
from ruleone.tournament import events as e

Seat = tuple[int, int]
"""Table and seat."""


def seats_differ(seats: Iterable[object]) -> bool:
    taken = list(seats)
    return len(taken) == len(set(taken))


def next_seat(seats: list[int], seat: int) -> int:
    return next((other for other in seats if other > seat), seats[0])


def is_between(start: int, seat: int, end: int) -> bool:
    return start < seat < end if start < end else seat > start or seat < end


def came_after_the_deal(happened: tuple[TournamentEvent, ...]) -> frozenset[str]:
    """Who has taken a seat since a hand was dealt in the same outcome: an alternate who had waited
    for it to open with the hand, and whoever is moved for him."""
    since = _since_the_deal(happened)
    came = {one.player for one in since if isinstance(one, e.LatePlayerEntered | e.PlayerMoved)}
    broken = (one.draw.seats for one in since if isinstance(one, e.TableBroken))
    return frozenset(came.union(*broken))


def halted_after_the_deal(happened: tuple[TournamentEvent, ...]) -> frozenset[int]:
    """The tables that are halted since a hand was dealt in the same outcome: who came after it may
    have made another table so full."""
    since = _since_the_deal(happened)
    return frozenset(one.table for one in since if isinstance(one, e.TableHalted))


def _since_the_deal(happened: tuple[TournamentEvent, ...]) -> tuple[TournamentEvent, ...]:
    dealt = next((at for at, one in enumerate(happened) if isinstance(one, e.HandDealt)), None)
    return () if dealt is None else happened[dealt:]
