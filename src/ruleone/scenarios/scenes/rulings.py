"""What was ruled, in the floor's own sentences, with the players' names for their seats."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import fields, replace

from ruleone.floor import Reading, TurnRuling, sentences
from ruleone.floor.ruling import Choice, Reason
from ruleone.rulebook.values import InWords
from ruleone.scenarios.hand.expected import Expected
from ruleone.scenarios.scenes.scene import SceneLine, about, rules_told
from ruleone.words import LANGUAGES

_FIRST = [field.name for field in fields(Expected)].index("ruling")
_OF_RULINGS = tuple(field.name for field in fields(Expected))[_FIRST:]


def ruling_told(
    ruling: Reading | TurnRuling, step: Expected, names: Sequence[str]
) -> tuple[SceneLine, ...]:
    """What a step asks of the ruling; nothing where it asks only about the hand."""
    if all(getattr(step, key) is UNSET for key in _OF_RULINGS):
        return ()
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


def _sentences(ruling: Reading | TurnRuling, names: Sequence[str]) -> list[InWords]:
    both = (sentences(language, ruling, lambda seat: names[seat - 1]) for language in LANGUAGES)
    return [InWords(*told) for told in zip(*both, strict=True)]


def _named(reasons: Iterable[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
    """Reasons that name the player for his seat."""
    return tuple(
        replace(reason, parameters={**reason.parameters, "seat": names[seat - 1]})
        if isinstance(seat := reason.parameters.get("seat"), int)
        else reason
        for reason in reasons
    )
