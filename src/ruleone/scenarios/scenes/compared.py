"""Hands beside each other, and which is better."""

from collections.abc import Iterator
from itertools import chain

from msgspec import UNSET

from ruleone.rulebook import Edition
from ruleone.scenarios.ranking import ROWS, Compared, RankingScenario
from ruleone.scenarios.scenes.scene import Drawn, SceneHand, SceneLine, came_out, said


def compared(scenario: RankingScenario, _: Edition) -> Drawn:
    """The hands of every step; those that win are marked."""
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
