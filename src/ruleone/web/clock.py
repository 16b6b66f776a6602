"""The room's time: the monotonic clock, set to the wall once at the start."""

import time
from typing import Final


class RoomClock:
    """Milliseconds since 1970 that only ever go forward, at the pace of the monotonic clock.

    The wall is read once: a clock that is set while the room is open folds nobody's hand.
    """

    def __init__(self) -> None:
        self._ahead_ms: Final = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now_ms(self) -> int:
        """The time now."""
        return time.monotonic_ns() // 1_000_000 + self._ahead_ms
