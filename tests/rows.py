"""Tests that walk through rows of data: one test, every row tried, every fault reported.

`@pytest.mark.rows("name, value", ROWS)` takes what `parametrize` takes and leaves one test. It
calls the function once for each row (several marks: each row of one with each of the others) and
fails with all that failed, each named by its row. With `--each-row` every row is a test of its own,
with the name and the marks that `parametrize` would give it: to try one (`--each-row -k NAME`), and
for tools/mutate.py, which asks each row by its rule. Rows that take a while to be found are given
by a function, which is called when the test runs, and not where its file is read.

The rows share the fixtures of the test: a function that needs a fresh one for each row takes
`parametrize`, as do rows that take seconds each, so that several processes share them, and rows of
which some are for the soak alone.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final

import pytest
from _pytest.mark.structures import ParameterSet

SHOWN: Final = 15
"""How many faults are shown with their traceback; all are named."""

CHOSEN_BY: Final = frozenset({"soak", "slow", "browser"})
"""Marks by which tests are chosen: one row of several has no say in it."""

Row = tuple[str, dict[str, Any]]
"""A row's name and its arguments."""


class Rows:
    """Walk each test marked `rows` through its rows."""

    def __init__(self, config: pytest.Config) -> None:
        self._each = bool(config.getoption("--each-row"))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for mark in metafunc.definition.iter_markers("rows"):
            if self._each:
                names, values = mark.args
                metafunc.parametrize(names, values() if callable(values) else values, **mark.kwargs)
            else:
                names = _names(mark.args[0])
                walked = pytest.param(*[None] * len(names), id=pytest.HIDDEN_PARAM)
                metafunc.parametrize(names, [walked])

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> object:
        marks = list(pyfuncitem.iter_markers("rows"))
        if self._each or not marks:
            return None
        told = {name: name for name in pyfuncitem._fixtureinfo.argnames}
        for mark in marks:
            for name in _names(mark.args[0]):
                del told[name]
        shared = {name: pyfuncitem.funcargs[name] for name in told}
        rows = [_joined(each) for each in product(*map(_rows, marks))]
        assert rows, f"{pyfuncitem.name} has no rows"
        _walk(pyfuncitem.obj, rows, shared)
        return True


def _walk(function: Callable[..., object], rows: Sequence[Row], shared: dict[str, Any]) -> None:
    faults, skipped = list[tuple[str, Exception]](), list[str]()
    for name, arguments in rows:
        try:
            function(**shared, **arguments)
        except pytest.skip.Exception as reason:
            skipped.append(f"{name}: {reason}")
        except Exception as fault:  # noqa: BLE001 - whatever a row raises is its fault
            fault.add_note(f"in the row {name}")
            faults.append((name, fault))
    if faults:
        named = "\n".join(f"  {name}: {_first_line(fault)}" for name, fault in faults)
        raise ExceptionGroup(
            f"{len(faults)} of {len(rows)} rows failed:\n{named}\n",
            [fault for _, fault in faults[:SHOWN]],
        )
    if skipped:
        pytest.skip(f"{len(skipped)} of {len(rows)} rows: {'; '.join(skipped)}")


def _first_line(fault: Exception) -> str:
    said = str(fault).strip().partition("\n")[0]
    return f"{type(fault).__name__}: {said}" if said else type(fault).__name__


def _names(names: str | Sequence[str]) -> list[str]:
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else [*names]


def _rows(mark: pytest.Mark) -> Iterator[Row]:
    """The rows of one mark, as `parametrize` reads and names them."""
    names = _names(mark.args[0])
    ids = mark.kwargs.get("ids")
    named = None if ids is None or callable(ids) else [*ids]
    values = mark.args[1]() if callable(mark.args[1]) else mark.args[1]
    for place, value in enumerate(values):
        row = ParameterSet.extract_from(value, force_tuple=len(names) == 1)
        kept = [one.name for one in row.marks if getattr(one, "name", "") in CHOSEN_BY]
        assert not kept, f"a row is walked through in any case: it cannot be marked {kept}"
        if isinstance(row.id, str):
            name = row.id
        elif callable(ids):
            name = "-".join(str(ids(each)) for each in row.values)
        elif named is not None:
            name = str(named[place])
        else:
            name = "-".join(map(_short, row.values))
        yield name, dict(zip(names, row.values, strict=True))


def _short(value: object) -> str:
    said = value if isinstance(value, str) else repr(value)
    return said if len(said) <= 40 else said[:39] + "…"


def _joined(rows: Sequence[Row]) -> Row:
    name = "-".join(name for name, _ in rows)
    return name, {key: value for _, row in rows for key, value in row.items()}
