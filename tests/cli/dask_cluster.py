"""A real Dask cluster on this machine: a scheduler and workers, each a process of its own."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

BIN = Path(sys.executable).parent
SOON_S = 60


def until(true: Callable[[], object], why: str) -> None:
    """Wait for it."""
    end = time.monotonic() + SOON_S
    while not true():
        assert time.monotonic() < end, why
        time.sleep(0.05)


class DaskCluster:
    """Its processes; `folder` is where they say what they have to say."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.logs: list[Path] = []
        where = folder / "scheduler.json"
        self.scheduler = self._start(
            sys.executable, "-m", "dask", "scheduler", "--host", "127.0.0.1", "--port", "0",
            "--no-dashboard", "--scheduler-file", str(where),
        )  # fmt: skip
        until(lambda: self._log_of(self.scheduler).count("Scheduler at:"), "no scheduler")
        (line,) = (
            line for line in self._log_of(self.scheduler).splitlines() if "Scheduler at:" in line
        )
        self.address = line.split()[-1]

    def worker(
        self, *python: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """One more worker of one thread, that nobody starts again when it dies."""
        started = self._start(
            sys.executable, *python, "-m", "dask", "worker", self.address, "--no-nanny",
            "--nthreads", "1", "--no-dashboard", "--local-directory", str(self.folder),
            environment=environment,
        )  # fmt: skip
        until(lambda: "Registered to:" in self._log_of(started), "no worker")
        return started

    def _start(
        self, *command: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        log = self.folder / f"{len(self.processes)}.log"
        with log.open("wb") as out:
            started = subprocess.Popen(
                command, stdout=out, stderr=out, env={**os.environ, **(environment or {})}
            )
        self.processes.append(started)
        self.logs.append(log)
        return started

    def _log_of(self, process: subprocess.Popen[bytes]) -> str:
        return self.logs[self.processes.index(process)].read_text("utf-8")

    def close(self) -> None:
        """End every process."""
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@contextmanager
def dask_cluster(folder: Path) -> Iterator[DaskCluster]:
    """A cluster without workers."""
    cluster = DaskCluster(folder)
    try:
        yield cluster
    finally:
        cluster.close()


def busy_s(pid: int) -> float:
    """So long a process has used a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """The processes that compute for this one."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text("utf-8").split():
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.append(int(child))
    return found
