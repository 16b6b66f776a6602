"""The picture of a case of any kind."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.rulebook import EDITIONS, Edition, options
from ruleone.rulebook.values import told, value_told
from ruleone.scenarios.event import ButtonScenario, DrawScenario, EventScenario, RaceScenario
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.ranking import RankingScenario
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.scenes.compared import compared
from ruleone.scenarios.scenes.events import button, draws, event
from ruleone.scenarios.scenes.hand import hand
from ruleone.scenarios.scenes.incidents import incidents
from ruleone.scenarios.scenes.races import races
from ruleone.scenarios.scenes.scene import Drawn, Laid, Scene
from ruleone.scenarios.scenes.thirteen import stakes, thirteen
from ruleone.scenarios.stakes import StakesScenario
from ruleone.scenarios.thirteen import ThirteenScenario

_BY_KIND: Final[dict[type[Scenario], Callable[[Any, Edition], Drawn]]] = {
    HandScenario: hand,
    RankingScenario: compared,
    ThirteenScenario: thirteen,
    StakesScenario: stakes,
    FloorScenario: incidents,
    EventScenario: event,
    ButtonScenario: button,
    DrawScenario: draws,
    RaceScenario: races,
}


def draw(scenario: Scenario, book: Edition) -> Scene:
    """The picture of a case as this edition has it, in which it holds. Of a kind that nobody can
    draw yet it has a title alone."""
    laid = book.with_options(scenario.with_)
    drawing = _BY_KIND.get(type(scenario))
    drawn = drawing(scenario, laid) if drawing else Drawn(told({}))
    return Scene(
        scenario.id,
        told(scenario.titles),
        scenario.origin == "document",
        tuple(sorted(scenario.editions, key=EDITIONS.index)),
        tuple(_laid(name, value) for name, value in scenario.with_.items()),
        drawn.setting,
        drawn.table,
        drawn.rings,
        drawn.hands,
        drawn.lines,
        drawn.ruler,
        drawn.ladder,
    )


def _laid(name: str, raw: object) -> Laid:
    option = options()[name]
    return Laid(name, told(option.words), value_told(option, option.read(raw)))
