"""What comes out otherwise than a scenario says."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET

TELL_FIRST: Final = "tell-first"
"""What is ruled where facts decide that a file leaves out."""
Found = Mapping[str, Callable[[], object]]
"""What the table says to each key of what must hold."""
Unlike = tuple[str, Any, Any]
"""A key or a step, what was expected of it, what came."""


class Fault(msgspec.Struct, frozen=True):
    """What came out otherwise. `step` counts from 1 (0 is what stands before them); `what` is the
    key or the step; `came` is a Refusal where something was refused that should not have been."""

    step: int
    what: str
    expected: Any
    came: Any


def unlike(expected: msgspec.Struct, found: Found, *apart: str) -> Iterator[Unlike]:
    """What does not hold of all that must. A key that nothing was found to is a fault too, unless
    it is looked at `apart`."""
    for field in msgspec.structs.fields(expected):
        wanted, key = getattr(expected, field.name), field.encode_name
        if wanted is not UNSET and key not in apart:
            came = found[key]() if key in found else None
            if came != wanted:
                yield key, wanted, came


def up_to_the_first(steps: Iterator[tuple[int, Iterator[Unlike]]]) -> Iterator[Fault]:
    """The faults of the first step that has any; nothing is played behind it."""
    for at, step in steps:
        faults = [Fault(at, *one) for one in step]
        yield from faults
        if faults:
            return
