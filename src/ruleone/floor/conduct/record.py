"""What stands against a player already."""

from typing import Annotated

import msgspec

from ruleone.floor.penalties.penalty import Penalty, weight
from ruleone.floor.untold import NO_MORE


class Record(msgspec.Struct, frozen=True):
    """The penalties that a player was given in this event, and the breaches of etiquette that were
    only noted."""

    penalties: Annotated[tuple[Penalty, ...], NO_MORE] = ()
    noted: Annotated[int, NO_MORE] = 0

    @property
    def heaviest(self) -> Penalty | None:
        """The heaviest penalty so far, None where there was none."""
        real = (one for one in self.penalties if one.code != "no-penalty")
        return max(real, key=weight, default=None)
