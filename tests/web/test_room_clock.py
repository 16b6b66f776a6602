"""The room's clock: a wall that is set changes nothing, and a standstill is seen when one looks."""

import time

import pytest

from ruleone.web.clock import RoomClock

YEARS_S = 10 * 365 * 24 * 3600


class Machine:
    """The machine's clocks: how far the monotonic one and the wall are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monotonic_ns, self.wall_ns = 5_000_000_000, 1_800_000_000 * 10**9
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.monotonic_ns)
        monkeypatch.setattr(time, "time_ns", lambda: self.wall_ns)

    def passes(self, s: float, wall_s: float | None = None) -> None:
        """So much time passes; another time on the wall."""
        self.monotonic_ns += int(s * 10**9)
        self.wall_ns += int((s if wall_s is None else wall_s) * 10**9)


@pytest.mark.parametrize("jump_s", [-YEARS_S, -3600, 3600, YEARS_S])
def test_wall_that_jumps_is_not_noticed(monkeypatch: pytest.MonkeyPatch, jump_s: int) -> None:
    machine = Machine(monkeypatch)
    clock = RoomClock()
    assert clock.now_ms() == machine.wall_ns // 10**6
    before_ms = clock.now_ms()
    machine.passes(0.25, jump_s)
    assert clock.now_ms() == before_ms + 250


def test_a_standstill_is_seen_by_either_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """By each row: seconds on both clocks since the last look, whether the process stood still,
    and by how much the time is another after it."""
    rows = {
        "nothing": (0.5, 0.5, False, 0.5),
        "busy": (1.9, 1.9, False, 1.9),
        "stopped": (30.0, 30.0, True, 30.0),
        "asleep, the monotonic clock standing": (0.1, 28_800.0, True, 28_800.0),
        "asleep, both clocks running": (28_800.0, 28_800.0, True, 28_800.0),
        "frozen, and the wall not told": (0.1, 0.1, False, 0.1),
        "set forward": (0.5, 3_600.0, True, 3_600.0),
        "set back": (0.5, -3_600.0, False, 0.5),
        "stopped, and set back": (30.0, -3_600.0, True, 30.0),
        "slewed": (0.5, 0.6, False, 0.5),
    }
    faults = {}
    for name, (s, wall_s, still, on_s) in rows.items():
        machine = Machine(monkeypatch)
        clock = RoomClock()
        before_ms = clock.now_ms()
        machine.passes(s, wall_s)
        came = clock.stood_since_ms(), clock.now_ms() - before_ms, clock.stood_since_ms()
        if came != (before_ms if still else None, int(on_s * 1_000), None):
            faults[name] = came
    assert faults == {}


def test_time_only_goes_forward() -> None:
    clock = RoomClock()
    seen = [clock.now_ms() for _ in range(10_000)]
    assert seen == sorted(seen)
