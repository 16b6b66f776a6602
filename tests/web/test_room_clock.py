"""A wall clock that is set while the room is open changes nothing there."""

import time

import pytest

from ruleone.web.clock import RoomClock


@pytest.mark.parametrize("jump_s", [-10 * 365 * 24 * 3600, -3600, 3600, 10 * 365 * 24 * 3600])
def test_wall_that_jumps_is_not_noticed(monkeypatch: pytest.MonkeyPatch, jump_s: int) -> None:
    monotonic_ns, wall_ns = 5_000_000_000, 1_800_000_000 * 10**9
    monkeypatch.setattr(time, "monotonic_ns", lambda: monotonic_ns)
    monkeypatch.setattr(time, "time_ns", lambda: wall_ns)
    clock = RoomClock()
    assert clock.now_ms() == wall_ns // 10**6
    before_ms = clock.now_ms()
    wall_ns += jump_s * 10**9
    monotonic_ns += 250_000_000
    assert clock.now_ms() == before_ms + 250


def test_time_only_goes_forward() -> None:
    clock = RoomClock()
    seen = [clock.now_ms() for _ in range(10_000)]
    assert seen == sorted(seen)
