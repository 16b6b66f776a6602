"""Blinds, straddles, antes and dead blinds: who owes what, and what he has of it.

A short or missing blind changes what is in the middle, never the price: the call, the minimum raise
and the pot-limit maximum go by the full blinds.
"""

from ruleone.dealing.events import HandStarted, Posted, PostKind
from ruleone.dealing.state import State

Due = tuple[int, PostKind, int]


def post(state: State, due: Due) -> Posted | None:
    """What a seat puts in of what it owes; None where it has nothing left."""
    seat, kind, owed = due
    stack = state.stacks[state.place[seat]]
    if owed < stack:
        return Posted(seat, kind, owed, False) if owed else None
    return Posted(seat, kind, stack, True) if stack else None


def dues(started: HandStarted) -> list[Due]:
    """All that is to be posted before the deal, in order."""
    small, big = started.blinds
    owed: list[Due] = []
    if started.small_blind_seat is not None:
        owed.append((started.small_blind_seat, "small-blind", small))
    if started.big_blind_seat is not None:
        owed.append((started.big_blind_seat, "big-blind", big))
    if started.straddles or started.entries or started.dead_blinds:
        owed += [(seat, "straddle", amount) for seat, amount in started.straddles]
        owed += [(seat, "entry", amount) for seat, amount in started.entries]
        owed += [(seat, "dead-blind", amount) for seat, amount in started.dead_blinds]
    if not started.ante:
        return owed
    antes = _antes(started)
    return antes + owed if started.rules.ante_first else owed + antes


def _antes(started: HandStarted) -> list[Due]:
    """Each player's ante, or the one that the big blind or the button pays for the table. With a
    dead button it is the last player before it who pays."""
    payers: tuple[int, ...] = ()
    match started.ante_format:
        case "per-player":
            payers = started.seats
        case "big-blind" if started.big_blind_seat is not None:
            payers = (started.big_blind_seat,)
        case "button":
            payers = started.seats[-1:]
    return [(seat, "ante", started.ante) for seat in payers]
