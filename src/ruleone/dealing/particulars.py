"""What only some hands begin with: the bring-in of stud, and what cash games add."""

from typing import NamedTuple


class Particulars(NamedTuple):
    """Facts that most hands do without; `Hand` says what each of them is."""

    bring_in: int | None = None
    absent: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    boards: int = 1
    runs: int = 1
    bomb_pot: int = 0


NONE = Particulars()
