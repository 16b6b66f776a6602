"""Scenarios from a text in TOML, each of its own kind."""

import re
from typing import Any, Final

import msgspec

from ruleone.limits import SCENARIOS_MAX_BYTES
from ruleone.rulebook import BadSetting, BadText, UnknownName, Written, edition, rules
from ruleone.scenarios.event import ButtonScenario, DrawScenario, EventScenario, RaceScenario
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.ranking import RankingScenario
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.stakes import StakesScenario
from ruleone.scenarios.thirteen import ThirteenScenario
from ruleone.words import LANGUAGES, SOURCE

WHY_MAX: Final = 300
MISTAKES_MAX: Final = 50
"""How many mistakes in the form of one scenario are told."""
_STEP: Final = re.compile(r"`\$\.steps\[(\d+)\]")
_PART: Final = re.compile(r"`\$\.(\w+)")
_UNKNOWN: Final = re.compile(r"unknown field `(\w+)`")
KINDS: Final[dict[str, type[Scenario]]] = {
    "hand": HandScenario,
    "floor": FloorScenario,
    "ranking": RankingScenario,
    "thirteen": ThirteenScenario,
    "stakes": StakesScenario,
    "event": EventScenario,
    "button": ButtonScenario,
    "draw": DrawScenario,
    "race": RaceScenario,
}
"""What a scenario may be about, a hand unless its `kind` says otherwise."""


class BadScenario(BadText):
    """A text holds no scenarios, or one that is ill formed."""


def read_scenarios(text: str, source: str = "scenarios") -> tuple[Scenario, ...]:
    """The scenarios that a text in TOML holds, in its order; `source` is what to call the text.

    Raises BadScenario, which tells all mistakes of the text, each with its line: a key or a kind
    that there is not or a value of the wrong type, a rule, edition, option or game that there is
    not, cards that are none, a player without a seat, a step that is none.
    """
    written = Written(text, source, SCENARIOS_MAX_BYTES, BadScenario)
    for key in written.data:
        if key != "scenario":
            written.note(written.line(key), "scenario-no-key", key=key[:40])
    if "scenario" not in written.data:
        written.check()
    tables = written.tables("scenario", "scenario-no-tables")
    read = [_scenario(written, start, table) for start, table in tables]
    written.check()
    return tuple(scenario for scenario in read if scenario is not None)


def _scenario(written: Written, start: int, table: dict[str, Any]) -> Scenario | None:
    """A scenario, all that is wrong with it noted; None where that is its form."""
    kind = table.get("kind", "hand")
    if not isinstance(kind, str) or kind not in KINDS:
        line = written.line("kind", start)
        written.note(line, "scenario-no-kind", kind=str(kind)[:40], known=tuple(KINDS))
        return None
    scenario = _formed(written, start, table, KINDS[kind])
    if scenario is not None:
        _check_rules(scenario, written, start)
        _check_options(scenario, written, start)
        scenario.check(written, start)
    return scenario


def _formed(
    written: Written, start: int, table: dict[str, Any], kind: type[Scenario]
) -> Scenario | None:
    """The table in the form of its kind. What is ill formed is noted, and left out to see what else
    is, as far as it may be left out."""
    before, left = written.mistakes, _titled(table)
    for _ in range(MISTAKES_MAX):
        try:
            scenario = msgspec.convert(left, kind, str_keys=True)
        except msgspec.ValidationError as wrong:
            known = written.mistakes > before
            if not (known and "missing required" in str(wrong)):
                written.note(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
            if not _leave_out(left := dict(left), str(wrong)):
                return None
        else:
            return scenario if written.mistakes == before else None
    return None


def _titled(table: dict[str, Any]) -> dict[str, Any]:
    """The table with its titles in other languages (`title_<language>`) in one place."""
    others = {f"title_{language}": language for language in LANGUAGES if language != SOURCE}
    told = {others[key]: title for key, title in table.items() if key in others}
    rest = {key: value for key, value in table.items() if key not in others}
    return rest | ({"title_in": told} if told else {})


def _leave_out(table: dict[str, Any], wrong: str) -> bool:
    """Leave out of a table what a message of msgspec is about; False where it tells no part."""
    if step := _STEP.search(wrong):
        table["steps"] = [*table["steps"]]
        del table["steps"][int(step[1])]
        return True
    part = _PART.search(wrong) or _UNKNOWN.search(wrong)
    return part is not None and table.pop(part[1], None) is not None


def _check_rules(scenario: Scenario, written: Written, start: int) -> None:
    """Every rule that it proves is one."""
    for rule in scenario.rules:
        if rule not in rules():
            line = written.line("rules", start)
            written.note(line, "scenario-no-rule", rule=rule[:40])


def _check_options(scenario: Scenario, written: Written, start: int) -> None:
    """Every edition is one, and takes the options that are laid over it."""
    for name in scenario.editions:
        try:
            book = edition(name).with_options(scenario.with_)
            for changed in scenario.without:
                book.with_options(changed)
        except (UnknownName, BadSetting) as wrong:
            written.note(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
