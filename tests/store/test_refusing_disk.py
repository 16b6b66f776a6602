"""The n-th write, cut or sync of the disk fails, for every n: nothing acknowledged is lost, nothing
is half there, and the store says that it can go no further."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import verify

HERE = Path(__file__).parent
COMPILER = shutil.which("cc") or shutil.which("gcc")
pytestmark = pytest.mark.skipif(
    COMPILER is None or not sys.platform.startswith("linux"),
    reason="needs a C compiler on Linux to stand between SQLite and the disk",
)


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("disk") / "refusing_disk.so"
    assert COMPILER is not None
    source = HERE / "refusing_disk.c"
    subprocess.run(
        [COMPILER, "-shared", "-fPIC", "-O1", "-o", built, source, "-ldl"], check=True, timeout=120
    )
    return built


def run(disk: Path, folder: Path, first: int, error: int, once: bool) -> list[str]:
    """Write through the refusing disk; what the process told."""
    told = folder / "told"
    environment = os.environ | {
        "LD_PRELOAD": str(disk), "REFUSE_FROM": str(first), "REFUSE_ERRNO": str(error),
    }  # fmt: skip
    if once:
        environment["REFUSE_ONCE"] = "1"
    script, place = HERE / "writes_and_tells.py", folder / "room.sqlite"
    command = [sys.executable, str(script), str(place), str(told)]
    subprocess.run(command, check=True, timeout=120, env=environment)
    return told.read_text().splitlines()


def judge(folder: Path, told: list[str]) -> None:
    """What a sound disk finds afterwards."""
    durable = [tuple(line.split()[1:]) for line in told if line.startswith("durable")]
    journal = SqliteJournal(folder / "room.sqlite")
    there = [
        (row.stream, str(row.version - 1))
        for stream, _ in journal.streams()
        for row in journal.read(stream)
    ]
    assert verify(journal).sound
    journal.close()
    assert set(durable) <= set(there)
    assert len(there) == len(set(there))


def writes_in_all(disk: Path, folder: Path) -> int:
    """How many writes, cuts and syncs the process makes when none fails."""
    low, high = 1, 4_000
    while low < high:
        middle = (low + high) // 2
        place = folder / str(middle)
        place.mkdir()
        told = run(disk, place, middle, errno.EIO, once=False)
        if any(not line.startswith("durable") for line in told):
            low = middle + 1
        else:
            high = middle
    return low


def test_a_sample_of_refused_writes_loses_nothing(disk: Path, tmp_path: Path) -> None:
    said = 0
    for first in (1, 2, 5, 13, 21, 22, 23, 24, 25, 26, 27, 28, 34, 55, 89, 144):
        folder = tmp_path / str(first)
        folder.mkdir()
        error = errno.ENOSPC if first % 2 else errno.EIO
        told = run(disk, folder, first, error, once=first % 3 == 0)
        said += any(not line.startswith("durable") for line in told)
        judge(folder, told)
    assert said >= 6


@pytest.mark.soak
@pytest.mark.parametrize("once", [False, True])
@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC], ids=["EIO", "ENOSPC"])
def test_every_refused_write_loses_nothing(
    disk: Path, tmp_path: Path, error: int, once: bool
) -> None:
    for first in range(1, writes_in_all(disk, tmp_path) + 2):
        folder = tmp_path / f"n{first}"
        folder.mkdir()
        judge(folder, run(disk, folder, first, error, once))
        shutil.rmtree(folder)
