"""The watch is watched: each fault that is put into the tournament, in as few events of the battery
as it takes, is told; without one nothing is."""

import re
import sys
from collections.abc import Iterator
from itertools import islice

import pytest
from course import played
from mutants import FAULTS, Fault
from plan import allotted, planned
from wrong import Wrong

SIZES = range(12, 61)
"""Entries: enough for several tables, and few enough for a second each."""
TRIED = 60
"""Events until a fault counts as one that the watch does not see. Most are told in the first."""


UNHARMED = 8


def numbers(of: str = "") -> Iterator[int]:
    """The first events of the battery that are of this size, and whose source has this in its
    name."""
    fitting = (
        number
        for number, (source, size) in enumerate(allotted(), 1)
        if size in SIZES and of in source
    )
    return islice(fitting, TRIED)


def put_in(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of what it stands for, wherever the package has taken that from."""
    module, _, name = fault.place.rpartition(".")
    right = getattr(sys.modules[module], name)
    for each in [each for key, each in sys.modules.items() if key.startswith("ruleone.")]:
        if vars(each).get(name) is right:
            monkeypatch.setattr(each, name, fault.put)


def told(number: int) -> str:
    """What the watch says of the event; "" where nothing is wrong. Other errors are not its own."""
    try:
        played(planned(number))
    except Wrong as wrong:
        return str(wrong)
    except Exception as error:  # noqa: BLE001 - a fault may break more than the watch sees
        return f"not the watch: {error}"
    return ""


@pytest.mark.feature("simulations")
@pytest.mark.parametrize("name", FAULTS)
def test_the_watch_tells_what_is_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    put_in(fault, monkeypatch)
    assert any(re.match(fault.says, told(number)) for number in numbers(fault.of))


def test_without_a_fault_nothing_is_wrong() -> None:
    assert [told(number) for number in islice(numbers(), UNHARMED)] == [""] * UNHARMED
