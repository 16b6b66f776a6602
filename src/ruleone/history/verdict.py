"""Verdicts on recorded hands."""

import msgspec

from ruleone.history.fault import Fault
from ruleone.history.money import Unit
from ruleone.history.record import Tolerance


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on a hand of a file; stacks in units of `unit`, in the order of `seats`.

    `ok` is None where there is nothing to judge by: no recorded stacks, or a game that is not dealt
    here. `fault` says why a hand is wrong, could not be played, or was not. `seats` is None in a
    form that counts players and not seats.
    """

    id: int | str | None
    variant: str | None
    unit: Unit
    seats: tuple[int, ...] | None
    stacks: tuple[int, ...] | None
    recorded: tuple[int, ...] | None
    ok: bool | None
    fault: Fault | None
    dealt: bool = True
    """Whether the game is dealt here; false also where no game could be read."""
    tolerances: tuple[Tolerance, ...] = ()
    """Habits of a room that a right hand needed, by name."""
