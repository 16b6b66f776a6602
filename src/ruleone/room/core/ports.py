"""The ports of a room: all that is handed in to it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ruleone.room.core.names import Names
from ruleone.room.core.settings import Settings
from ruleone.tournament.hands.choosing import Entropy

if TYPE_CHECKING:
    from ruleone.room.core.orders import Order


@dataclass(slots=True)
class Ports:
    """Chance, names, settings, and the number of pages that each person has open.

    The room's own time is `ahead_ms` milliseconds before the time on the wall; the distance grows
    while the room is down. `orders` are all orders by their names on record.
    """

    entropy: Entropy
    names: Names
    settings: Settings
    orders: "Mapping[str, type[Order]]"
    ahead_ms: int = 0
    connections: Counter[str] = field(default_factory=Counter)

    def wall_ms(self, at_ms: int) -> int:
        """Return the wall's time, in milliseconds, at the room's time `at_ms`, in this process."""
        return at_ms - self.ahead_ms

    def is_here(self, person: str) -> bool:
        """Whether the person has a page open."""
        return self.connections[person] > 0

    def thinking_ms(self) -> int:
        """Draw how long a computer player thinks this time, in milliseconds."""
        least, most = self.settings.think_ms
        drawn = int.from_bytes(self.entropy(4), "big")
        return self.settings.paced(least + drawn * (most - least) // 2**32)
