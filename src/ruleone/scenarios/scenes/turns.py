"""What a player says and pushes in his turn, and what is done out of turn, for people to read."""

from collections.abc import Iterator, Mapping, Sequence

from ruleone.floor import (
    Gathered,
    Moved,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
)
from ruleone.scenarios.hand.acts import is_act
from ruleone.scenarios.hand.words import FLOOR, OUT_OF_TURN, SILENCE, turn_of
from ruleone.scenarios.scenes.scene import SceneLine, about, done


def turn_told(step: str, names: Sequence[str]) -> Iterator[SceneLine]:
    """The lines of a step that is no plain action: those the hand itself tells."""
    name, _, what = step.partition(" ")
    if step.startswith(FLOOR):
        code, _, amount = step.removeprefix(FLOOR).partition(" ")
        yield SceneLine(about("scene-floor-rules", f"ruled-{code}", amount=int(amount or 0)))
    elif step.endswith(OUT_OF_TURN):
        act, _, amount = what.removesuffix(OUT_OF_TURN).partition(" ")
        yield done("scene-out-of-turn", player=name, act=act, amount=int(amount or 0))
    elif what in SILENCE:
        yield done("scene-skipped", player=name, what=what.replace(" ", "-"))
    elif not is_act(step, names) and name in names:
        for part in turn_of(what) or ():
            yield _part(name, part)


def _part(player: str, part: Step) -> SceneLine:
    match part:
        case Said(words):
            return done("scene-says", player=player, words=words)
        case Push(chips=chips, said=words) if words:
            pushed = _pile(chips)
            return done("scene-pushes-saying", player=player, chips=pushed, words=words)
        case Push(chips=chips):
            return done("scene-pushes", player=player, chips=_pile(chips))
        case Tapped():
            return done("scene-taps", player=player)
        case Moved():
            return done("scene-moves", player=player)
        case PulledBack(chips) if chips:
            return done("scene-pulls-back-some", player=player, chips=_pile(chips))
        case PulledBack():
            return done("scene-pulls-back", player=player)
        case Gathered():
            return done("scene-gathers", player=player)
        case TookBack():
            return done("scene-takes-back", player=player)
        case ToldCount(amount):
            return done("scene-told", player=player, amount=amount)
    raise TypeError(f"no words for {part!r}")


def _pile(chips: Mapping[int, int]) -> str:
    """Chips as one reads them: 11 × 100 + 2 × 1,000."""
    return " + ".join(
        f"{worth:,}" if count == 1 else f"{count} × {worth:,}"
        for worth, count in sorted(chips.items(), reverse=True)
    )
