"""What the floor is called to, and what is ruled, in the floor's own sentences."""

from collections.abc import Iterator

from ruleone.floor import BadFacts, sentences
from ruleone.floor.ruling import Reason
from ruleone.rulebook import Edition
from ruleone.rulebook.values import line_by_line
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.floor.incidents import KEYS, Standing
from ruleone.scenarios.scenes.scene import Drawn, SceneLine, came_out, rules_told, said
from ruleone.scenarios.scenes.tabled import cards_told, seats_told
from ruleone.scenarios.scenes.told import incident_told


def incidents(scenario: FloorScenario, book: Edition) -> Drawn:
    """What is told of one incident after the other, and what is ruled."""
    standing = Standing()
    lines: list[SceneLine] = []
    for step in scenario.steps:
        (name,) = (key for key in step if key in KEYS)
        kind = KEYS[name]
        lines += incident_told(name, step[name])
        try:
            ruling = kind.ruled(book, step[name], standing)
        except BadFacts:
            lines.append(came_out("scene-contradiction"))
        else:
            lines += _told(ruling)
    told = [step[name] for step in scenario.steps for name in step if name in KEYS]
    return Drawn(said("scene-floor"), tuple(lines), rings=seats_told(told), hands=cards_told(told))


def _told(ruling: object) -> Iterator[SceneLine]:
    if isinstance(ruling, bool):
        yield came_out("scene-substantial", substantial=ruling)
        return
    reasons: tuple[Reason, ...] = getattr(ruling, "reasons", ())
    rules = rules_told(reasons)
    told = line_by_line(lambda language: sentences(language, ruling))  # type: ignore[arg-type]
    for at, text in enumerate(told, 1):
        yield SceneLine(text, True, rules if at == len(told) else ())
