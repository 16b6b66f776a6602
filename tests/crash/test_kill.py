"""The process is killed with -9 again and again, and nothing that was acknowledged is ever lost."""

from pathlib import Path

import pytest
from trial import Trial

BACK = 2.0
"""How many times the processor time of an empty room's start the room needs to be back, at most."""


async def killed(folder: Path, seed: int, times: int) -> Trial:
    """A room that was killed so many times, and judged behind each."""
    trial = Trial(folder, seed)
    try:
        assert await trial.gather() >= 12
        for _ in range(times):
            assert await trial.crash() == []
    finally:
        await trial.end()
    assert max(trial.back) <= BACK
    return trial


@pytest.mark.feature("offline")
async def test_room_survives_thirty_deaths(tmp_path: Path) -> None:
    trial = await killed(tmp_path, seed=20_261_121, times=30)
    assert trial.by_own_hand >= 15
    assert trial.accepted >= 100
    print(trial.account())


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_room_survives_fifty_deaths_ten_times(tmp_path: Path, seed: int) -> None:
    trial = await killed(tmp_path, seed, times=50)
    print(trial.account())
