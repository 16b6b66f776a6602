"""Scenarios from a text in TOML, each of its own kind."""

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

WHY_MAX: Final = 300
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

    Raises BadScenario, which tells the line: a key or a kind that there is not or a value of the
    wrong type, a rule, edition, option or game that there is not, cards that are none, a player
    without a seat, a step that is none.
    """
    written = Written(text, source, SCENARIOS_MAX_BYTES, BadScenario)
    for key in written.data:
        if key != "scenario":
            written.refuse(written.line(key), "scenario-no-key", key=key[:40])
    tables = written.tables("scenario", "scenario-no-tables")
    return tuple(_scenario(written, start, table) for start, table in tables)


def _scenario(written: Written, start: int, table: dict[str, Any]) -> Scenario:
    kind = table.get("kind", "hand")
    if not isinstance(kind, str) or kind not in KINDS:
        line = written.line("kind", start)
        written.refuse(line, "scenario-no-kind", kind=str(kind)[:40], known=tuple(KINDS))
    try:
        scenario = msgspec.convert(table, KINDS[kind], str_keys=True)
    except msgspec.ValidationError as wrong:
        written.refuse(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
    _check_rules(scenario, written, start)
    _check_options(scenario, written, start)
    scenario.check(written, start)
    return scenario


def _check_rules(scenario: Scenario, written: Written, start: int) -> None:
    """Every rule that it proves is one."""
    for rule in scenario.rules:
        if rule not in rules():
            line = written.line("rules", start)
            written.refuse(line, "scenario-no-rule", rule=rule[:40])


def _check_options(scenario: Scenario, written: Written, start: int) -> None:
    """Every edition is one, and takes the options that are laid over it."""
    for name in scenario.editions:
        try:
            book = edition(name).with_options(scenario.with_)
            for changed in scenario.without:
                book.with_options(changed)
        except (UnknownName, BadSetting) as wrong:
            written.refuse(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
