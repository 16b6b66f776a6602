"""What was ruled, in the floor's own sentences, with the players' names for their seats."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ruleone.floor import Reading, TurnRuling, sentences
from ruleone.floor.ruling import Choice, Reason
from ruleone.floor.rulings import Undecided
from ruleone.rulebook.values import InWords, line_by_line
from ruleone.scenarios.hand.expected import Expected, asks_of_ruling
from ruleone.scenarios.scenes.scene import SceneLine, about, rules_told


def ruling_told(
    ruling: Reading | TurnRuling | Undecided, step: Expected, names: Sequence[str]
) -> tuple[SceneLine, ...]:
    """What a step asks of the ruling; nothing where it asks only about the hand."""
    if not asks_of_ruling(step):
        return ()
    if isinstance(ruling, Undecided):
        return tuple(SceneLine(text, True) for text in _sentences(ruling, names))
    reasons = list(ruling.reasons)
    if isinstance(ruling, TurnRuling):
        reasons += [reason for each in ruling.early for reason in each.reasons]
        early = tuple(replace(each, reasons=_named(each.reasons, names)) for each in ruling.early)
        named = replace(ruling, early=early, reasons=_named(ruling.reasons, names))
        told = _sentences(replace(named, choices=(), proposed=None), names)
    else:
        read = replace(ruling, ruled=None, choices=(), proposed=None, bound=None)
        told = _sentences(replace(read, reasons=_named(ruling.reasons, names)), names)
    lines = [*_ruled(ruling), *told]
    rules = rules_told(reasons)
    return tuple(
        SceneLine(text, True, rules if at == len(lines) else ()) for at, text in enumerate(lines, 1)
    )


def _ruled(ruling: Reading | TurnRuling) -> Iterator[InWords]:
    """What is ruled already, or may be: one line each."""
    if isinstance(ruling, Reading) and ruling.ruled:
        yield _choice("scene-ruled", ruling.ruled)
    if isinstance(ruling, Reading) and ruling.bound:
        yield _choice("scene-held-to", ruling.bound)
    for choice in ruling.choices:
        proposed = choice == ruling.proposed
        yield _choice("scene-may-rule-proposed" if proposed else "scene-may-rule", choice)


def _choice(frame: str, choice: Choice) -> InWords:
    return about(frame, f"ruled-{choice.code}", amount=choice.amount)


def _sentences(ruling: Reading | TurnRuling | Undecided, names: Sequence[str]) -> list[InWords]:
    return [*line_by_line(lambda each: sentences(each, ruling, lambda seat: names[seat - 1]))]


def _named(reasons: Iterable[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
    """Reasons that name the player for his seat."""
    return tuple(
        replace(reason, parameters={**reason.parameters, "seat": names[seat - 1]})
        if isinstance(seat := reason.parameters.get("seat"), int)
        else reason
        for reason in reasons
    )
