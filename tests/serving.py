"""A real `ruleone serve` in a process of its own, for tests that come in by its front door."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from ruleone.store.wanted_links import want

ROOT: Final = Path(__file__).parents[1]
COMMAND: Final = (sys.executable, "-c", "from ruleone.cli.main import main; main()", "serve")

ENVIRONMENT: Final = {
    "PYTHONPATH": str(ROOT / "tests"),
    "RULEONE_LANG": "en",
    "PYTHONDONTWRITEBYTECODE": "",
}
"""What a process of ours finds beside this process's own environment: that it may keep what it has
compiled, as an installed one does."""


class Opened(msgspec.Struct):
    """The line that `ruleone serve --json` prints when it takes visitors."""

    address: str
    director: str
    others: tuple[str, ...]
    data: str
    version: str
    kernel: str


class NeverOpened(Exception):
    """The process ended before it took visitors."""


class Served:
    """A room at a free port with its data in `data`; can be killed and started again there.

    `pace` 0 leaves out every wait of the room's own; `options` are further options of the command.
    """

    def __init__(self, data: Path, *options: str, pace: float = 0.0) -> None:
        self.data: Final = data
        self.port = 0
        self.address = ""
        self._printed = ""
        self._options: Final = ("--data", str(data), "--pace", str(pace), "--json", *options)
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)

    def start(self, command: Sequence[str] = COMMAND, **environment: str) -> Opened:
        """Start the process and wait until it takes visitors; the port stays the same. `command` is
        another program in place of `ruleone serve`. Raises NeverOpened where it ends before."""
        with (self.data / "stderr.log").open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *self._options, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | ENVIRONMENT | environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NeverOpened(f"exit status {self.wait()}: {self.said()}")
        opened = msgspec.json.decode(line, type=Opened)
        self.address, self._printed = opened.address, opened.director
        self.port = int(opened.address.rpartition(":")[2])
        return opened

    @property
    def director(self) -> str:
        """The address of a director's link: what the start has printed, then each time another, for
        each opens one browser."""
        printed, self._printed = self._printed, ""
        if printed:
            return printed
        secret = os.urandom(24).hex()
        wanted = want(self.data, sha256(secret.encode()).digest())
        for _ in range(600):
            if not wanted.exists():
                return f"{self.address}/link/{secret}"
            time.sleep(0.05)
        raise AssertionError("the room makes no link")

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End the process as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End the process in order; its exit status."""
        return self._end(signal.SIGTERM)

    def alive(self) -> bool:
        """Whether the process still runs."""
        return self._process is not None and self._process.poll() is None

    def cpu_s(self) -> float:
        """Processor time that the running process has used so far, in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait(self) -> int:
        """Wait for the process to end by itself; its exit status."""
        assert self._process is not None
        self._process.communicate(timeout=60)
        return self._process.returncode

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(number)
        return self.wait()

    def said(self) -> str:
        """What the process has said on standard error so far."""
        return (self.data / "stderr.log").read_text("utf-8")

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
