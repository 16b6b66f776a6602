"""What a room has from outside."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from ruleone.room.core.names import Names
from ruleone.room.core.settings import Settings
from ruleone.tournament.hands.choosing import Entropy

if TYPE_CHECKING:
    from ruleone.room.core.orders import Order


class Ports(msgspec.Struct):
    """What comes from outside of the room: chance, names, settings, and how many pages each person
    has open. The room's own time is `ahead_ms` before that on the wall; it falls behind while the
    room is down. `orders` are all that there are, by the names that they have on record."""

    entropy: Entropy
    names: Names
    settings: Settings
    orders: "Mapping[str, type[Order]]"
    ahead_ms: int = 0
    connections: Counter[str] = msgspec.field(default_factory=Counter)

    def wall_ms(self, at_ms: int) -> int:
        """The time of the wall at the room's time `at_ms`, while this process runs."""
        return at_ms - self.ahead_ms

    def is_here(self, person: str) -> bool:
        """Whether the person has a page open."""
        return self.connections[person] > 0

    def thinking_ms(self) -> int:
        """How long a house player thinks this time."""
        least, most = self.settings.think_ms
        drawn = int.from_bytes(self.entropy(4), "big")
        return self.settings.paced(least + drawn * (most - least) // 2**32)
