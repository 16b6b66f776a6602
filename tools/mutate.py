"""Change each parameter of the book and see whether a test notices: `python tools/mutate.py`.

A parameter is an option with the rule that an edition cites for it, or a decision with its rule.
An option gets another value in all editions that cite that rule for it, a decision cites another
rule; then one of the tests that are marked with the rule must fail, for one other value at least.
Tests of the rulebook itself do not count: they say what is written, not what is done. Rules that
wait in rulebook/pending.toml are passed over. It prints what no test noticed, and fails if there is
any.

Tests are collected once; each change is made in a process forked from there.
"""

import argparse
import functools
import gc
import os
import signal
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from _pytest.runner import runtestprotocol

from ruleone.rulebook import EDITIONS, Citation, Edition, edition, options, rules
from ruleone.rulebook.options import Option, Value

ROOT = Path(__file__).resolve().parent.parent
PENDING = ROOT / "src" / "ruleone" / "rulebook" / "pending.toml"
RULEBOOK = ROOT / "tests" / "rulebook"
LONGEST_SECONDS = 600
"""After which tests that a change has sent round in circles count as having noticed it."""


class Mutation(NamedTuple):
    """One parameter, and what is put in its place, the first that a test notices of several; a
    decision has no value but its rule."""

    name: str
    rule: str
    value: Value = None
    others: tuple[Value, ...] = ()
    decision: bool = False

    def __str__(self) -> str:
        if self.decision:
            return f"{self.name} [{self.rule}] cites another rule"
        written = options()[self.name].written
        others = " or ".join(map(written, self.others))
        return f"{self.name} [{self.rule}] {written(self.value)} -> {others}"

    def strikes(self, book: Edition) -> bool:
        """Whether the edition has this parameter."""
        if book.cite(self.name).rule != self.rule:
            return False
        return self.decision or book.option(self.name) == self.value

    def make(self, books: Iterable[Edition], nth: int) -> None:
        """Change the parameter in these editions, for ever: in a process of its own."""
        for book in books:
            if not self.strikes(book):
                continue
            if self.decision:
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


def mutations(pending: Iterable[str]) -> Iterator[Mutation]:
    """Every parameter of the editions whose rule does not wait for its test."""
    waiting, seen = set(pending), set()
    for book in map(edition, EDITIONS):
        for name in book.names():
            rule, option = book.cite(name).rule, options().get(name)
            if option is None:
                mutation = Mutation(name, rule, decision=True)
            else:
                value = book.option(name)
                mutation = Mutation(name, rule, value, others(option, value))
            if mutation not in seen and rule not in waiting:
                seen.add(mutation)
                yield mutation


class Mutating:
    """Pytest's plugin: instead of running the tests it has them look for every mutation."""

    def __init__(self, mutations: list[Mutation]) -> None:
        self.mutations = mutations
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
        wanted = {mutation.rule for mutation in self.mutations}
        items = {item.nodeid: item for rule in wanted for item in proving.get(rule, ())}
        told, tells = os.pipe()
        if os.fork() == 0:
            _child(list(items.values()), tells)
        os.close(tells)
        with os.fdopen(told) as pipe:
            failed = pipe.read()
        if os.wait()[1]:
            self.broken = [f"a test fails although nothing is changed: {failed}"]
            self.mutations = []

    def _tell(
        self, mutation: Mutation, status: int, proving: Mapping[str, list[pytest.Item]]
    ) -> None:
        done = self.noticed + len(self.unnoticed) + 1
        if status:
            self.noticed += 1
        else:
            self.unnoticed.append((mutation, len(proving.get(mutation.rule, ()))))
            print(f"{done}/{len(self.mutations)} not noticed: {mutation}", flush=True)


def _child(items: list[pytest.Item], tells: int | None = None) -> None:
    """Run the tests until one fails, tell its name if asked to, and end the process: with 1."""
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


def main() -> int:
    """Look for all mutations; exit status 1 where one is not noticed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these options, decisions or rules")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="where the tests are")
    asked = parser.parse_args()
    names = set(asked.names)
    pending = tomllib.loads(PENDING.read_text("utf-8"))["rules"]
    made = [m for m in mutations(pending) if not names or names & {m.name, m.rule}]
    look = Mutating([m for m in made if m.decision or m.others])
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
    ]
    status = pytest.main([*told, "--no-header", str(asked.tests)], plugins=[look])
    for fault in look.broken:
        print(fault, file=sys.stderr)
    for mutation, tests in look.unnoticed:
        print(f"no test notices: {mutation} ({tests} tests are marked with the rule)")
    print(f"{look.noticed} of {len(look.mutations)} changes noticed; {len(pending)} rules pending")
    return int(bool(status or look.broken or look.unnoticed))


if __name__ == "__main__":
    sys.exit(main())
