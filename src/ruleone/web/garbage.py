"""Looks for garbage seldom: to look through a large room takes as long as hundreds of answers."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_NEVER: Final = 1_000_000
"""After so many looks at what is younger Python would look through everything by itself."""


@contextmanager
def seldom_looked_for() -> Iterator[None]:
    """Leave it to `collect` to look through what has lived long. What is young is looked through as
    before: most that refers to itself dies young, and the rest waits some minutes."""
    before = young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def collect() -> None:
    """Look through everything, and free what only refers to itself."""
    gc.collect()
