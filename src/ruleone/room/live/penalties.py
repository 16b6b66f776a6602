"""What a hand's record says against its players."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ruleone.dealing import Event, VoidHand
from ruleone.dealing.events import Intervened
from ruleone.floor.conduct import ConductRuling, Penalty
from ruleone.floor.followed import Chosen, Line, Misconduct


class Weighed(NamedTuple):
    """What an infraction has come to: a penalty that was given, or that it was noted alone."""

    seat: int
    penalty: Penalty | None
    noted: bool


def weighed(standing: Iterable[Line]) -> Iterator[Weighed]:
    """The infractions in the lines of a hand that stand."""
    lines = tuple(standing)
    chosen = {
        line.entry.of: line.penalty
        for line in lines
        if isinstance(line.entry, Chosen) and line.penalty is not None
    }
    for line in lines:
        if isinstance(line.entry, Misconduct) and isinstance(line.ruling, ConductRuling):
            penalty = chosen.get(line.n)
            real = None if penalty is None or penalty.code == "no-penalty" else penalty
            yield Weighed(line.entry.seat, real, real is None and line.ruling.liability == "noted")


def was_voided(events: Iterable[Event]) -> bool:
    """Whether a hand was a misdeal."""
    return any(
        isinstance(event, Intervened) and isinstance(event.intervention, VoidHand)
        for event in events
    )
