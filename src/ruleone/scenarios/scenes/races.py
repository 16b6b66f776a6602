"""Chips that leave play told: who has how many, the cards of the race, and what comes of it."""

from collections.abc import Iterator

from msgspec import UNSET

from ruleone.cards import parse_cards, texts
from ruleone.rulebook import Edition
from ruleone.scenarios.event.race import RaceScenario, Step
from ruleone.scenarios.scenes.scene import Drawn, SceneHand, SceneLine, came_out, done, said


def races(scenario: RaceScenario, _: Edition) -> Drawn:
    """Races, each with its cards, and chips that turn up later."""
    lines = [line for step in scenario.steps for line in _told(scenario, step)]
    hands = [
        SceneHand(str(seat), (texts(parse_cards(cards)),), seat in (step.won or ()))
        for step in scenario.steps
        for seat, cards in step.cards.items()
    ]
    setting = said("scene-race", chip=scenario.chip, into=scenario.into)
    return Drawn(setting, tuple(lines), hands=tuple(hands))


def _told(scenario: RaceScenario, step: Step) -> Iterator[SceneLine]:
    chip, into = scenario.chip, scenario.into
    for seat, removed in step.removed.items():
        yield done("scene-race-holds", seat=seat, removed=removed, chip=chip)
    for seat, cards in step.cards.items():
        yield done("scene-race-dealt", seat=seat, cards=texts(parse_cards(cards)))
    if step.found:
        yield done("scene-race-found", count=step.found, chip=chip)
    if step.won is not UNSET:
        seats = tuple(map(str, step.won))
        yield came_out("scene-race-won", count=len(seats), seats=seats, into=into)
    for seat in step.kept_in or ():
        yield came_out("scene-race-kept-in", seat=seat, into=into)
    for seat, amount in (step.after or {}).items():
        yield came_out("scene-race-worth", seat=seat, amount=amount)
    if step.exchange is not UNSET and step.void is not UNSET:
        ruling = "floor" if step.ruling == "floor" else "settled"
        told = {"exchange": step.exchange, "void": step.void}
        yield came_out("scene-race-exchange", ruling=ruling, **told)
