"""The room's time: the monotonic clock, set to the wall clock at starts and standstills."""

import time

from ruleone.limits import STOOD_STILL_MIN_MS


class RoomClock:
    """Milliseconds since 1970 that only go forward, at the pace of the monotonic clock.

    It is checked every now and then. Where much more time has passed since the last check than
    expected, the process was stopped, or its machine slept. While a machine sleeps the monotonic
    clock may be stopped too, and then only the wall clock has moved. A wall clock that somebody
    sets forward looks the same, and only restarts the time of players to act. One that is set back
    is ignored.
    """

    def __init__(self) -> None:
        self._looked_ms = _monotonic_ms()
        self._ahead_ms = _wall_ms() - self._looked_ms
        self._apart_ms = self._ahead_ms
        """Lead of the wall clock over the monotonic clock at the last check."""

    def now_ms(self) -> int:
        """Return the time now."""
        return _monotonic_ms() + self._ahead_ms

    def stood_since_ms(self) -> int | None:
        """Check the clock: return the start of a standstill, None where there was none.

        After that the clock follows the wall clock again, where that is ahead of it.
        """
        before_ms, looked_ms = self._looked_ms, _monotonic_ms()
        apart_ms = _wall_ms() - looked_ms
        passed_ms = looked_ms - before_ms + max(0, apart_ms - self._apart_ms)
        self._looked_ms, self._apart_ms = looked_ms, apart_ms
        if passed_ms < STOOD_STILL_MIN_MS:
            return None
        since_ms = before_ms + self._ahead_ms
        self._ahead_ms = max(self._ahead_ms, apart_ms)
        return since_ms


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000
