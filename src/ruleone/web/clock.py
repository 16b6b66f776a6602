"""The room's time: the monotonic clock, set to the wall at the start and after each standstill."""

import time

from ruleone.limits import STOOD_STILL_MIN_MS


class RoomClock:
    """Milliseconds since 1970 that only ever go forward, at the pace of the monotonic clock.

    Whoever goes by it looks every now and then. Where much more time has passed since the last look
    than there should have, the process stood still: it was stopped, or its machine slept. While a
    machine sleeps the monotonic clock may stand still too, and then the wall alone has gone on. A
    wall that somebody sets forward looks the same, and costs nothing but that those who are to act
    have their time from its start; one that is set back is not heeded.
    """

    def __init__(self) -> None:
        self._looked_ms = _monotonic_ms()
        self._ahead_ms = _wall_ms() - self._looked_ms
        self._apart_ms = self._ahead_ms
        """By how much the wall was ahead of the monotonic clock at the last look."""

    def now_ms(self) -> int:
        """The time now."""
        return _monotonic_ms() + self._ahead_ms

    def stood_since_ms(self) -> int | None:
        """Look: since when the process has stood still, None where it has not. After that the clock
        goes by the wall again, where the wall is ahead of it."""
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
