"""Reading of scenarios from a text in TOML, each of its own kind."""

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
"""Maximum number of mistakes shown in the form of one scenario."""
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
"""Kinds of scenario; without `kind` it is a hand."""


class BadScenario(BadText):
    """A text without scenarios, or with an ill-formed one."""


def read_scenarios(text: str, source: str = "scenarios") -> tuple[Scenario, ...]:
    """Return the scenarios in a text, in its order; `source` is a name for the text.

    Raises BadScenario with all mistakes of the text, each with its line. Mistakes are an unknown
    key or kind, a value of the wrong type, and an unknown rule, edition, option or game. Invalid
    cards, a player without a seat, and an invalid step are others.
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
    """Return a scenario, noting all mistakes; None where the form is wrong."""
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
    """Return the table in the form of its kind.

    Ill-formed parts are noted, and left out as far as possible to find further ones.
    """
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
    """Return the table with its titles in other languages (`title_<language>`) in one place."""
    others = {f"title_{language}": language for language in LANGUAGES if language != SOURCE}
    told = {others[key]: title for key, title in table.items() if key in others}
    rest = {key: value for key, value in table.items() if key not in others}
    return rest | ({"title_in": told} if told else {})


def _leave_out(table: dict[str, Any], wrong: str) -> bool:
    """Leave out the part of a table that a message of msgspec names.

    Returns False where it names none.
    """
    if step := _STEP.search(wrong):
        table["steps"] = [*table["steps"]]
        del table["steps"][int(step[1])]
        return True
    part = _PART.search(wrong) or _UNKNOWN.search(wrong)
    return part is not None and table.pop(part[1], None) is not None


def _check_rules(scenario: Scenario, written: Written, start: int) -> None:
    """Check that every rule it proves exists."""
    for rule in scenario.rules:
        if rule not in rules():
            line = written.line("rules", start)
            written.note(line, "scenario-no-rule", rule=rule[:40])


def _check_options(scenario: Scenario, written: Written, start: int) -> None:
    """Check that every edition exists, and takes the options laid over it."""
    for name in scenario.editions:
        try:
            book = edition(name).with_options(scenario.with_)
            for changed in scenario.without:
                book.with_options(changed)
        except (UnknownName, BadSetting) as wrong:
            written.note(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
