"""The clock of one who sets thirteen cards: he has time of his own, and time to come back."""

from ruleone.room.core.settings import Settings
from ruleone.room.table.presence import Presence, Turn


class ArrangingTurn(Turn):
    """A person's clock while all set their cards.

    Without a connection he is waited for `reconnect_ms` in one hand, in all; then the software sets
    his cards (chinese-disconnect-1, -3). His own time stands still meanwhile: he goes on with what
    he had left.
    """

    __slots__ = ("_lost_ms", "_stood_ms", "_waits_ms")

    def __init__(
        self, seat: int, now_ms: int, presence: Presence, settings: Settings, reconnect_ms: int
    ) -> None:
        self._waits_ms = reconnect_ms
        self._stood_ms = 0
        self._lost_ms = None if presence.connected else now_ms
        super().__init__(seat, now_ms, presence, settings)

    @property
    def lost(self) -> bool:
        """Whether he has no connection."""
        return self._lost_ms is not None

    def meets(self, connected: bool, now_ms: int) -> None:
        """He has lost his connection, or is back. `rate` tells what that gives him."""
        if not connected and self._lost_ms is None:
            self._lost_ms = now_ms
        elif connected and self._lost_ms is not None:
            gone_ms = now_ms - self._lost_ms
            self._stood_ms += gone_ms
            self._waits_ms = max(0, self._waits_ms - gone_ms)
            self._lost_ms = None

    def rate(self, presence: Presence, settings: Settings) -> None:
        """Set what he has, by how he stands now."""
        super().rate(presence, settings)
        if presence.left or presence.away:
            return
        if self._lost_ms is None:
            self.ends_ms += self._stood_ms
        else:
            self.ends_ms, self.bank_ms = self._lost_ms + self._waits_ms, 0
