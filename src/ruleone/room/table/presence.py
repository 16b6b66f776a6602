"""Whether a player is there: connected, away, gone from his seat; and his clock in a turn."""

from ruleone.room.core.settings import Settings


class Presence:
    """A person in an event. `connected` is whether a page of his is open; `away` whether the clock
    has acted for him so often that it no longer waits; `left` whether he has given up his seat."""

    __slots__ = ("away", "bank_ms", "connected", "left", "timeouts")

    def __init__(self, bank_ms: int) -> None:
        self.connected = False
        self.away = False
        self.left = False
        self.timeouts = 0
        self.bank_ms = bank_ms

    @property
    def there(self) -> bool:
        """Whether he is waited for: a page of his is open, and he plays himself."""
        return self.connected and not self.away and not self.left

    def is_back(self) -> None:
        """He acted, or said that he is there."""
        self.away = self.left = False
        self.timeouts = 0

    def times_out(self, settings: Settings, *, lost: bool) -> None:
        """The clock acts for him; `lost` says that it has waited for him to come back."""
        self.timeouts += 1
        self.away = self.away or lost or self.timeouts >= settings.timeouts_until_away

    def meets(self, connected: bool) -> None:
        """A page of his has opened, or the last one closed. Whoever returns is not away."""
        if connected and not self.connected:
            self.away = False
            self.timeouts = 0
        self.connected = connected


class Turn:
    """A person's clock in one turn, in the room's time: the action time, then his bank."""

    __slots__ = ("bank_ms", "ends_ms", "seat", "started_ms")

    def __init__(self, seat: int, now_ms: int, presence: Presence, settings: Settings) -> None:
        self.seat = seat
        self.started_ms = now_ms
        self.ends_ms = now_ms
        self.bank_ms = 0
        self.rate(presence, settings)

    def rate(self, presence: Presence, settings: Settings) -> None:
        """Set what he has for this turn, by how he stands now. Who is not connected keeps his bank;
        who is away has a moment; who has left has none."""
        if presence.left:
            length = 0
        elif presence.away:
            length = settings.away_ms
        else:
            length = settings.action_ms
        self.ends_ms = self.started_ms + length
        self.bank_ms = presence.bank_ms if presence.there else 0

    def meets(self, connected: bool, now_ms: int) -> None:
        """A page of his has opened, or the last one closed: nobody is waited for longer for it."""

    @property
    def lost(self) -> bool:
        """Whether he is waited for to come back, and no longer once this turn is over."""
        return False

    @property
    def due_ms(self) -> int:
        """When the clock acts for him."""
        return self.ends_ms + self.bank_ms

    def used_bank_ms(self, now_ms: int) -> int:
        """How much of the bank this turn has taken so far."""
        return min(self.bank_ms, max(0, now_ms - self.ends_ms))
