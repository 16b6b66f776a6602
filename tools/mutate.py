"""Change each parameter of the book and see whether a test notices: `python tools/mutate.py`.

A parameter is an option with the rule that an edition cites for it, a decision with its rule, or
what a rule's row in the catalogue states and the program reads while its tests run. An option gets
another value in all editions that cite that rule for it, a decision cites another rule, a row
states something else; then one of the tests that are marked with the rule must fail, for one other
value at least. What a row states as the value of an option is that option, and not changed twice.
Tests of the rulebook itself do not count: they say what is written, not what is done. It prints
what no test noticed, and fails if there is any. It names each option, too, that no code of the
program reads while those tests run, and fails if there is any: nobody would play by it. An option
of one choice is read where it is cited. With --unread it looks for these alone, and changes
nothing. What else the rows state is prose to the program: it is counted, and with --prose listed.
A number or a choice (true or false) among it has its reason in tools/prose.toml; it fails on one
that has none, and on one that has a reason and is read all the same.

Tests are collected once; each change is made in a process forked from there.
"""

import argparse
import functools
import gc
import json
import os
import signal
import sys
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from msgspec.structs import force_setattr

from ruleone.rulebook import EDITIONS, Citation, Edition, edition, options, rules
from ruleone.rulebook.options import Option, Value
from ruleone.rulebook.settings import stated_by

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = str(ROOT / "src" / "ruleone")
PROSE = tomllib.loads((ROOT / "tools" / "prose.toml").read_text("utf-8"))
"""Why numbers and choices are prose, by the kind of reason, rule and parameter."""
READERS = (str(ROOT / "src" / "ruleone" / "rulebook" / "settings.py"),)
"""Read all rows, to make options of what they state."""
BOOK = str(ROOT / "src" / "ruleone" / "rulebook")
TYPED = ("flag", "number", "optional_number", "choice", "fraction", "listing")
"""How the program reads an option that it plays by; pages that list all options do not."""
RULEBOOK = ROOT / "tests" / "rulebook"
LONGEST_SECONDS = 600
"""After which tests that a change has sent round in circles count as having noticed it."""


class Mutation(NamedTuple):
    """One parameter, and what is put in its place, the first that a test notices of several; a
    decision has no value but its rule."""

    name: str
    rule: str
    value: Any = None
    others: tuple[Any, ...] = ()
    kind: Literal["option", "decision", "stated"] = "option"

    def __str__(self) -> str:
        if self.kind == "decision":
            return f"{self.name} [{self.rule}] cites another rule"
        written = options()[self.name].written if self.kind == "option" else json.dumps
        others = " or ".join(map(written, self.others))
        return f"{self.name} [{self.rule}] {written(self.value)} -> {others}"

    def strikes(self, book: Edition) -> bool:
        """Whether the edition has this parameter."""
        if book.cite(self.name).rule != self.rule:
            return False
        return self.kind == "decision" or book.option(self.name) == self.value

    def make(self, books: Iterable[Edition], nth: int) -> None:
        """Change the parameter in the row, or in these editions, for ever: in a process of its
        own."""
        if self.kind == "stated":
            rules()[self.rule].parameters[self.name] = self.others[nth]
            return
        for book in books:
            if not self.strikes(book):
                continue
            if self.kind == "decision":
                wrong = next(rule for rule in rules() if rule != self.rule)
                book._citations[self.name] = Citation(wrong, book.id)
                cast("dict[str, str]", book._rules)[self.name] = wrong
            elif f"{self.name}=" not in book.id:
                cast("dict[str, Value]", book._values)[self.name] = self.others[nth]


def others(option: Option, value: Value) -> tuple[Value, ...]:
    """Values that the option can take and does not have."""
    found: tuple[Value, ...]
    match value:
        case bool():
            return (not value,)
        case None:
            return (1, 9)
        case int():
            found = (value + 1, value // 2)
        case Fraction():
            found = ((value + 1) / 2, value / 2)
        case tuple():
            found = (value[:-1], value[::-1])
        case _:
            found = option.choices
    return tuple(each for each in found if each != value)


class Read(msgspec.Struct):
    """What the program has read: parameters that rows state, by rule and name, and options."""

    rows: set[tuple[str, str]] = set()
    options: set[str] = set()

    def watch(self) -> None:
        """Be told of all that is read from now on, in this process."""
        for name, row in rules().items():
            force_setattr(row, "parameters", Watched(name, row.parameters, self.rows))
        for reader in TYPED:
            self._listen(reader, options().keys())
        self._listen("cite", {name for name, one in options().items() if len(one.choices) == 1})

    def _listen(self, reader: str, asked: Collection[str]) -> None:
        reads = getattr(Edition, reader)

        def read(book: Edition, name: str) -> Any:
            asked_by = sys._getframe(1).f_code.co_filename
            if name in asked and asked_by.startswith(PROGRAM) and not asked_by.startswith(BOOK):
                self.options.add(name)
            return reads(book, name)

        setattr(Edition, reader, read)


class Watched(dict[str, Any]):
    """What a row states, and which of it the program has read."""

    def __init__(self, rule: str, stated: Mapping[str, Any], read: set[tuple[str, str]]) -> None:
        super().__init__(stated)
        self._rule, self._read = rule, read

    def __getitem__(self, name: str) -> Any:
        self._tell(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """As of a dict."""
        self._tell(name)
        return super().get(name, default)

    def _tell(self, name: str) -> None:
        asked_by = sys._getframe(2).f_code.co_filename
        if asked_by.startswith(PROGRAM) and asked_by not in READERS:
            self._read.add((self._rule, name))


def stated_otherwise(rule: str, name: str) -> Mutation:
    """What a row states, with something else in its place."""
    value = rules()[rule].parameters[name]
    found: tuple[Any, ...]
    match value:
        case bool():
            found = (not value,)
        case int():
            found = (value + 1, value + 50, value // 2, 0)
        case list():
            found = (value[:-1], value[1:])
        case _:
            found = ("another",)
    return Mutation(name, rule, value, tuple(each for each in found if each != value), "stated")


def mutations() -> Iterator[Mutation]:
    """Every parameter of the editions."""
    seen = set()
    for book in map(edition, EDITIONS):
        for name in book.names():
            rule, option = book.cite(name).rule, options().get(name)
            if option is None:
                mutation = Mutation(name, rule, kind="decision")
            else:
                value = book.option(name)
                mutation = Mutation(name, rule, value, others(option, value))
            if mutation not in seen:
                seen.add(mutation)
                yield mutation


class Mutating:
    """Pytest's plugin: instead of running the tests it has them look for every mutation, or with
    `changes` false for options that no code reads alone."""

    def __init__(self, made: list[Mutation], *, changes: bool = True) -> None:
        self.rules = {mutation.rule for mutation in made}
        self.options = dict.fromkeys(one.name for one in made if one.kind == "option")
        self.mutations = [one for one in made if one.kind == "decision" or one.others]
        self.changes = changes
        self.read = Read()
        self.unnoticed: list[tuple[Mutation, int]] = []
        self.broken: list[str] = []
        self.noticed = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Look for one mutation after the other, as many at once as there are processors."""
        proving: Mapping[str, list[pytest.Item]] = _by_rule(session.items)
        found = [thing for thing in gc.get_objects() if isinstance(thing, Edition)]
        books = list({id(book): book for book in (*found, *map(edition, EDITIONS))}.values())
        gc.freeze()
        self._look_for_faults(proving)
        if not self.changes:
            self.mutations = []
        left = [(mutation, 0) for mutation in reversed(self.mutations)]
        running: dict[int, tuple[Mutation, int]] = {}
        while left or running:
            while left and len(running) < (os.cpu_count() or 1):
                mutation, nth = left.pop()
                if (pid := os.fork()) == 0:
                    mutation.make(books, nth)
                    _child(proving.get(mutation.rule, []))
                running[pid] = mutation, nth
            pid, status = os.wait()
            mutation, nth = running.pop(pid)
            if status or nth + 1 >= len(mutation.others):
                self._tell(mutation, status, proving)
            else:
                left.append((mutation, nth + 1))
        return True

    def _look_for_faults(self, proving: Mapping[str, list[pytest.Item]]) -> None:
        """Tests that fail although nothing was changed would notice everything."""
        items = {item.nodeid: item for rule in self.rules for item in proving.get(rule, ())}
        told, tells = os.pipe()
        if os.fork() == 0:
            self.read.watch()
            _child(list(items.values()), tells, self.read)
        os.close(tells)
        with os.fdopen(told) as pipe:
            said = pipe.read()
        if os.wait()[1]:
            self.broken = [f"a test fails although nothing is changed: {said}"]
            self.mutations = []
            return
        self.read = msgspec.json.decode(said, type=Read)
        self.broken = [
            f"no code reads the option {name}"
            for name in self.options
            if name not in self.read.options
        ]
        self.mutations += [
            stated_otherwise(rule, name)
            for rule, name in sorted(self.read.rows)
            if rule in self.rules and name in rules()[rule].parameters
        ]

    def _tell(
        self, mutation: Mutation, status: int, proving: Mapping[str, list[pytest.Item]]
    ) -> None:
        done = self.noticed + len(self.unnoticed) + 1
        if status:
            self.noticed += 1
        else:
            self.unnoticed.append((mutation, len(proving.get(mutation.rule, ()))))
            print(f"{done}/{len(self.mutations)} not noticed: {mutation}", flush=True)


def _child(items: list[pytest.Item], tells: int | None = None, read: Read | None = None) -> None:
    """Run the tests until one fails, and end the process: with 1. If asked to, tell the name of
    that test, or what was `read`."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(LONGEST_SECONDS)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    _forget()
    for at, item in enumerate(items):
        following = items[at + 1] if at + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            if tells is not None:
                os.write(tells, item.nodeid.encode())
            os._exit(1)
    if tells is not None:
        with os.fdopen(tells, "w") as pipe:
            pipe.write(msgspec.json.encode(read).decode())
    os._exit(0)


def _forget() -> None:
    """What was worked out from the editions as they were is worked out anew."""
    kept = {id(each) for each in (edition, options, rules)}
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and id(thing) not in kept:
            thing.cache_clear()


def _by_rule(items: Iterable[pytest.Item]) -> Mapping[str, list[pytest.Item]]:
    """The tests that each rule is proven by, those of the rulebook itself left out."""
    proving: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not item.path.is_relative_to(RULEBOOK):
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    proving[rule].append(item)
    return proving


def _tell_prose(read: set[tuple[str, str]], *, listed: bool) -> list[str]:
    """What the rows state: as options, to the program, and to people alone. The numbers and choices
    that are prose without a reason, or have one without need."""
    counts = {"options": 0, "read": 0, "prose": 0}
    reasons = {(rule, name) for kind in PROSE.values() for rule in kind for name in kind[rule]}
    faults, explained = [], 0
    for row in rules().values():
        options_of = {name.partition("/")[0] for name in stated_by(row.id)}
        for name, value in row.parameters.items():
            how = "options" if name in options_of else "read"
            how = how if how == "options" or (row.id, name) in read else "prose"
            counts[how] += 1
            given = (row.id, name) in reasons
            explained += given
            if given != (how == "prose" and isinstance(value, bool | int | float)):
                faults.append(f"tools/prose.toml is wrong on {row.id} {name}: {how}, {value}")
            if listed and how == "prose":
                print(f"prose: {row.id} [{row.kind}] {name} = {json.dumps(value)}")
    print(
        f"of what the rows state {counts['options']} are values of options, {counts['read']} are "
        f"read by the program, {counts['prose']} are prose to it, {explained} of these numbers and "
        "choices with a reason"
    )
    return faults


def main() -> int:
    """Look for all mutations; exit status 1 where one is not noticed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these options, decisions or rules")
    parser.add_argument("--prose", action="store_true", help="list what no code reads of the rows")
    parser.add_argument("--unread", action="store_true", help="only name options no code reads")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="where the tests are")
    asked = parser.parse_args()
    names = set(asked.names)
    made = [m for m in mutations() if not names or names & {m.name, m.rule}]
    look = Mutating(made, changes=not asked.unread)
    told = [
        "-c",
        str(ROOT / "pyproject.toml"),
        "-q",
        "-m",
        "not browser and not soak",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:randomly",
        *(["--each-row"] if (asked.tests / "rows.py").exists() else []),
    ]
    status = pytest.main([*told, "--no-header", str(asked.tests)], plugins=[look])
    if not names and look.read.rows:
        look.broken += _tell_prose(look.read.rows, listed=asked.prose)
    for fault in look.broken:
        print(fault, file=sys.stderr)
    for mutation, tests in look.unnoticed:
        print(f"no test notices: {mutation} ({tests} tests are marked with the rule)")
    print(f"{look.noticed} of {len(look.mutations)} changes noticed")
    return int(bool(status or look.broken or look.unnoticed))


if __name__ == "__main__":
    sys.exit(main())
