"""Pictures of hands of 13-card poker and their stakes: the rows, and the settlement."""

from collections.abc import Iterator

from msgspec import UNSET

from ruleone.cards import texts
from ruleone.chinese.events import Arranged
from ruleone.rulebook import Edition
from ruleone.scenarios.scenes.scene import Drawn, SceneHand, SceneLine, came_out, done, said
from ruleone.scenarios.stakes import StakesScenario
from ruleone.scenarios.thirteen import AWAY, DECLARES, NEXT, SLOW, Expected, Play, ThirteenScenario


def thirteen(scenario: ThirteenScenario, book: Edition) -> Drawn:
    """Return the rows of every player who has set them, in the last hand of the case."""
    setting = said("scene-thirteen", players=len(scenario.names), point=scenario.point)
    if not scenario.begins:
        return Drawn(setting, (came_out("scene-no-hand"),))
    play = scenario.play(book)
    lines: list[SceneLine] = []
    for step in scenario.steps:
        list(play.step(step))
        lines += _expected(step) if isinstance(step, Expected) else _told(step)
    return Drawn(setting, tuple(lines), hands=tuple(_hands(play)))


def stakes(scenario: StakesScenario, _: Edition) -> Drawn:
    """Return the minimum money of each stake."""
    lines = tuple(
        came_out("scene-stake", point=step.point, start=step.start, go_on=step.go_on)
        for step in scenario.steps
    )
    return Drawn(said("scene-stakes"), lines)


def _hands(play: Play) -> Iterator[SceneHand]:
    if len(play.hands) > 1:
        return
    for event in play.hands[-1].events:
        if isinstance(event, Arranged) and event.arrangement is not None:
            yield SceneHand(play.names[event.seat - 1], tuple(map(texts, event.arrangement)))


def _reason(pair: str, code: str, *told: str) -> SceneLine:
    """Return points of the first player for one reason: "row front 1", "majority -1"."""
    points, row = int(told[-1]), told[0] if len(told) > 1 else "none"
    first, _, second = pair.partition("-")
    one, other = (first, second) if points >= 0 else (second, first)
    return came_out(
        "scene-reason", player=one, opponent=other, points=abs(points), reason=code, row=row
    )


def _told(step: str) -> Iterator[SceneLine]:
    """Yield the acts; rows that are set are visible."""
    name, _, what = step.partition(" ")
    if step == NEXT:
        yield done("scene-next-hand")
    elif what == AWAY:
        yield done("scene-not-back", player=name)
    elif what == SLOW:
        yield done("scene-too-slow", player=name)
    elif what.endswith(DECLARES):
        yield done("scene-declares", player=name)
    elif name.isdigit():
        yield done("scene-many", count=int(name))


def _expected(step: Expected) -> Iterator[SceneLine]:
    """Yield the expectations, in their natural order."""
    if step.natural == {}:
        yield came_out("scene-no-natural")
    for name, natural in (step.natural or {}).items():
        yield came_out("scene-natural", player=name, natural=natural)
    for name, standing in (step.standing or {}).items():
        yield came_out("scene-standing", player=name, standing=standing)
    for pair, reasons in (step.lines or {}).items():
        yield from (_reason(pair, *reason.split()) for reason in reasons)
    for pair, points in (step.points or {}).items():
        first, _, second = pair.partition("-")
        one, other = (first, second) if points >= 0 else (second, first)
        yield came_out("scene-points", player=one, opponent=other, points=abs(points))
    for pair, paid in (step.paid or {}).items():
        first, _, second = pair.partition("-")
        one, other = (first, second) if paid >= 0 else (second, first)
        yield came_out("scene-paid", player=one, opponent=other, amount=abs(paid))
    for name, won in (step.won or {}).items():
        yield came_out("scene-balance", player=name, gains=won >= 0, amount=abs(won))
    for name, raked in (step.raked or {}).items():
        yield came_out("scene-raked", player=name, amount=raked)
    for name, stack in (step.stacks or {}).items():
        yield came_out("scene-has", player=name, amount=stack)
    if step.order is not UNSET:
        yield came_out("scene-settled-in", pairs=step.order)
    for name in step.leaves or ():
        yield came_out("scene-leaves", player=name)
    if step.dealt is not UNSET:
        yield came_out("scene-cards-dealt", count=step.dealt)
    if step.fouls is not UNSET:
        yield came_out("scene-fouls", count=step.fouls)
