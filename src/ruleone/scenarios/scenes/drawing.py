"""Pictures of cases of any kind; and of hands compared."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final

from msgspec import UNSET

from ruleone.rulebook import EDITIONS, Edition, options
from ruleone.rulebook.values import told, value_told
from ruleone.scenarios.event import ButtonScenario, DrawScenario, EventScenario, RaceScenario
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.ranking import ROWS, Compared, RankingScenario
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.scenes.events import button, draws, event, races
from ruleone.scenarios.scenes.hand import hand
from ruleone.scenarios.scenes.incidents import incidents
from ruleone.scenarios.scenes.scene import Drawn, Laid, Scene, SceneHand, SceneLine, came_out, said
from ruleone.scenarios.scenes.thirteen import stakes, thirteen
from ruleone.scenarios.stakes import StakesScenario
from ruleone.scenarios.thirteen import ThirteenScenario


def compared(scenario: RankingScenario, _: Edition) -> Drawn:
    """Return the hands of every step; those that win are marked."""
    lines = chain.from_iterable(map(_lines, scenario.steps))
    hands = chain.from_iterable(map(_hands, scenario.steps))
    setting = said("scene-rows" if scenario.order == ROWS else "scene-hands")
    return Drawn(setting, tuple(lines), hands=tuple(hands))


def _hands(step: Compared) -> Iterator[SceneHand]:
    best = _best(step)
    for name, cards in step.hands.items():
        yield SceneHand(name, (tuple(cards.split()),), name in best)


def _best(step: Compared) -> tuple[str, ...]:
    if step.best is not UNSET:
        return step.best
    return tuple(step.ranked[0].split("=")) if step.ranked is not UNSET else ()


def _lines(step: Compared) -> Iterator[SceneLine]:
    if step.best is not UNSET:
        yield came_out("scene-best", count=len(step.best), players=step.best)
    if step.ranked is not UNSET:
        ranked = " > ".join(" = ".join(place.split("=")) for place in step.ranked)
        yield came_out("scene-ranked", ranked=ranked)


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
    """Return the picture of a case that holds in this edition.

    A kind without a drawing has a title alone.
    """
    laid = book.with_options(scenario.with_)
    drawing = _BY_KIND.get(type(scenario))
    drawn = drawing(scenario, laid) if drawing else Drawn(told({}))
    return Scene(
        scenario.id,
        told(scenario.titles),
        scenario.origin == "document",
        tuple(name for name in EDITIONS if name in scenario.editions),
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
