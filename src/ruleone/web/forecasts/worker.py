"""The process that plays a forecast's events.

A `Task` comes in as one line of JSON, each `Course` goes out as one. It has a low priority.
"""

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from ruleone.sim.forecast import Asked, observed


class Task(msgspec.Struct, frozen=True):
    """A number of events like this one, each with the next seed."""

    asked: Asked
    events: int


def play(task: Task, out: BinaryIO) -> None:
    """Play them one by one, and write each as soon as it is over."""
    for number in range(task.events):
        asked = msgspec.structs.replace(task.asked, seed=task.asked.seed + number)
        out.write(msgspec.json.encode(observed(asked)) + b"\n")
        out.flush()


def main() -> None:
    """Play the task on standard input.

    The parent process ends it; an interrupt of the room in its terminal is not meant for this
    process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        play(msgspec.json.decode(sys.stdin.buffer.readline(), type=Task), sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody listens any more.
        os._exit(0)


if __name__ == "__main__":
    main()
