"""Facts that the floor is told, one incident after the other, and what must be ruled."""

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from ruleone.floor import BadFacts
from ruleone.floor.headline import headline
from ruleone.floor.rulings import Undecided
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.fault import TELL_FIRST, Fault, Unlike, unlike, up_to_the_first
from ruleone.scenarios.floor.expected import Expected
from ruleone.scenarios.floor.facts import facts_of
from ruleone.scenarios.floor.found import found_in
from ruleone.scenarios.floor.incidents import KEYS, Standing
from ruleone.scenarios.scenario import Scenario
from ruleone.words import SOURCE

WHY_MAX: Final = 300


class FloorScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Incidents at a table. Each step has one key of KEYS with its facts, and what must hold;
    `contradict` instead where the facts cannot all be true."""

    kind: Literal["floor"]
    steps: tuple[dict[str, Any], ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse a step without an incident or with two, and facts and keys of another form."""
        for step in self.steps:
            told = [key for key in step if key in KEYS]
            line = written.line_with(next(iter(told or step), ""), start)
            if len(told) != 1:
                came = ", ".join(told) or ", ".join(step)
                known = tuple(KEYS)
                written.note(line, "scenario-no-incident", step=came[:80], known=known)
                continue
            try:
                facts_of(KEYS[told[0]].facts, step[told[0]])
                _expected(step)
            except msgspec.ValidationError as wrong:
                written.note(line, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
            except BadFacts:
                continue

    def faults(self, book: Edition) -> Iterator[Fault]:
        """What is ruled otherwise than the steps say."""
        standing = Standing()
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, _unlike(book, step, standing)) for at, step in steps)


def _unlike(book: Edition, step: dict[str, Any], standing: Standing) -> Iterator[Unlike]:
    (name,) = (key for key in step if key in KEYS)
    expected = _expected(step)
    kind = KEYS[name]
    try:
        ruling = kind.ruled(book, step[name], standing)
    except ValueError as wrong:  # BadFacts, or cards that make no hand.
        if not step.get("contradict"):
            yield name, UNSET, str(wrong)
        return
    if step.get("contradict"):
        yield "contradict", True, False
        return
    if isinstance(ruling, Undecided) and expected.ruling != TELL_FIRST:
        yield name, UNSET, headline(SOURCE, ruling)
        return
    yield from unlike(expected, found_in(ruling, expected))


def _expected(step: dict[str, Any]) -> Expected:
    told = {key: value for key, value in step.items() if key not in (*KEYS, "contradict")}
    return msgspec.convert(told, Expected)
