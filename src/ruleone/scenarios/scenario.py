"""Common parts of all scenarios, and the differences from their expectations.

docs/en/build/scenarios.md describes the form. Scenarios of one hand have players with names, and
seats.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from ruleone.cards import CardError, parse_cards
from ruleone.rulebook import Edition, Written
from ruleone.words import SOURCE

TELL_FIRST: Final = "tell-first"
"""Ruling where facts that a file leaves out decide."""
Found = Mapping[str, Callable[[], object]]
"""Findings for each key of the expectations."""
Unlike = tuple[str, Any, Any]
"""A key or a step, its expectation, and the finding."""


class Fault(msgspec.Struct, frozen=True):
    """A difference from a scenario.

    `step` counts from 1 (0 is the state before them); `what` is the key or the step; `came` is a
    Refusal where something was unexpectedly refused.
    """

    step: int
    what: str
    expected: Any
    came: Any


def unlike(expected: msgspec.Struct, found: Found, *apart: str) -> Iterator[Unlike]:
    """Yield the expectations that do not hold.

    A key without a finding is a fault too, unless it is checked `apart`.
    """
    for field in msgspec.structs.fields(expected):
        wanted, key = getattr(expected, field.name), field.encode_name
        if wanted is not UNSET and key not in apart:
            came = found[key]() if key in found else None
            if came != wanted:
                yield key, wanted, came


def up_to_the_first(steps: Iterator[tuple[int, Iterator[Unlike]]]) -> Iterator[Fault]:
    """Yield the faults of the first step that has any; nothing is played behind it."""
    for at, step in steps:
        faults = [Fault(at, *one) for one in step]
        yield from faults
        if faults:
            return


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One worked case: the rules that it proves and the editions under which it holds.

    `with_` are options laid over each edition; under each of `without`, laid over that, the case
    must come out differently. `title_in` are titles in languages other than the source, `note`
    describes different words of its document, and how it was read.
    """

    id: str
    title: str
    title_in: dict[str, str] = {}
    rules: tuple[str, ...]
    origin: Literal["document", "derived"] = "derived"
    note: str = ""
    editions: tuple[str, ...]
    with_: dict[str, Any] = msgspec.field(name="with", default={})
    without: tuple[dict[str, Any], ...] = ()

    @property
    def titles(self) -> dict[str, str]:
        """The title by language."""
        return {SOURCE: self.title} | self.title_in

    def check(self, written: Written, start: int) -> None:
        """Refuse, with its line, anything this kind cannot have; `start` is its first line."""

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences under these rules, up to the first step with one."""
        raise TypeError(f"a scenario of its own kind, not {type(self).__name__}")


WHY_MAX: Final = 300


class SeatedScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario with `seats`, names clockwise from the left of the button.

    The last one has the button.
    """

    seats: str

    @property
    def names(self) -> tuple[str, ...]:
        """The players: seats 1, 2 and so on."""
        return tuple(self.seats.split())

    def check_seats(self, written: Written, start: int, *keys: str) -> None:
        """Refuse a name that comes twice, and under these keys one that has no seat."""
        names = self.names
        if len(set(names)) != len(names):
            written.note(written.line("seats", start), "scenario-same-seat", seats=names)
        for key in keys:
            for name in getattr(self, key):
                if name not in names:
                    line = written.line(key, start)
                    written.note(line, "scenario-no-seat", name=name[:40], seats=names)


def check_cards(written: Written, start: int, texts: Iterable[str]) -> None:
    """Refuse invalid cards."""
    for cards in texts:
        try:
            parse_cards(cards)
        except CardError as wrong:
            why = str(wrong)[:WHY_MAX]
            written.note(written.line_with(cards, start), "scenario-no-cards", why=why)


def check_steps(
    written: Written,
    start: int,
    steps: Iterable[str],
    is_step: Callable[[str], bool],
    known: Sequence[str],
) -> None:
    """Refuse words that are not a step, naming the forms of steps."""
    for step in steps:
        if not is_step(step):
            line = written.line_with(step, start)
            written.note(line, "scenario-no-act", step=step[:80], known=tuple(known))
