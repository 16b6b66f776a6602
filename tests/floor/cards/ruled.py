"""Rulings in short, for the tests."""

from ruleone.floor import Ruling
from ruleone.floor.ruling import AtTable
from ruleone.rulebook import Edition, edition


def book(name: str, **options: object) -> Edition:
    """An edition with options changed (`__` for the dot: `misdeal__redeal`)."""
    changes = {key.replace("__", "."): value for key, value in options.items()}
    return edition(name).with_options(changes) if changes else edition(name)


def told(ruling: Ruling) -> str:
    """What is ruled, or what the floor chooses from: "misdeal", "floor: misdeal, play-on"."""
    if ruling.ruled is not None:
        return ruling.ruled.code
    assert ruling.proposed is None or ruling.proposed in ruling.choices
    choices = ", ".join(choice.code for choice in ruling.choices)
    return f"{ruling.verdict}: {choices}"


def rules_of(ruling: Ruling) -> list[str]:
    """The rules that a ruling cites, in order."""
    return [reason.citation.rule for reason in ruling.reasons]


def codes_of(ruling: Ruling) -> list[str]:
    """Its reasons, in order."""
    return [reason.code for reason in ruling.reasons]


def acts_of(ruling: Ruling) -> list[tuple[str | None, str]]:
    """The dealer's action whatever is chosen: after the betting of which street, and what."""
    return [(remedy.after, remedy.code) for remedy in ruling.to_do if isinstance(remedy, AtTable)]
