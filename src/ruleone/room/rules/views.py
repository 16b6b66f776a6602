"""What the rulebook's page is told: a rule in an edition, an edition, and two editions compared."""

from typing import Literal

import msgspec

from ruleone.rulebook import Basis
from ruleone.rulebook.values import InWords
from ruleone.scenarios.scenes import Scene


class RuleName(msgspec.Struct, frozen=True):
    """A rule by its id, and its title."""

    rule: str
    title: InWords


class Elsewhere(msgspec.Struct, frozen=True):
    """What some other editions of the book set an option to."""

    editions: tuple[str, ...]
    value: InWords


class SettingView(msgspec.Struct, frozen=True):
    """An option in an edition: what it is, what it is set to, and by which rule; `basis` is whether
    that rule says it. `was` is what it was before a house changed it; `elsewhere` are the editions
    of the book that set it otherwise."""

    option: str
    means: InWords
    value: InWords
    rule: str
    basis: Basis
    was: InWords | None
    elsewhere: tuple[Elsewhere, ...]


class ParameterView(msgspec.Struct, frozen=True):
    """A number or a choice that a rule states: its `name` in the catalogue, what it is of in
    `words`, and what it comes to."""

    name: str
    words: InWords
    value: InWords


class Counterpart(msgspec.Struct, frozen=True):
    """A rule that settles the same in other editions."""

    name: RuleName
    editions: tuple[str, ...]


LeftToFloor = Literal["all", "part", "none"]


class RuleView(msgspec.Struct, frozen=True, tag="rule"):
    """A rule as an edition has it. `kind` is who decides it, and of a rule for the floor
    `left_to_floor` how much of it this edition leaves to the floor, null where no option of it
    could; `in_force` whether the edition cites
    it for something it settles, `applied_by` the editions of the book that do. Of its `scenes`, the
    cases that hold in the edition, the first are pictures; `more_scenes` names the rest.
    `parameters` are what the rule itself states, whatever an edition makes of it."""

    rule: str
    source: str
    topic: str
    kind: str
    left_to_floor: LeftToFloor | None
    title: InWords
    words: InWords
    edition: str
    in_force: bool
    applied_by: tuple[str, ...]
    settings: tuple[SettingView, ...]
    parameters: tuple[ParameterView, ...]
    counterparts: tuple[Counterpart, ...]
    related: tuple[RuleName, ...]
    scenes: tuple[Scene, ...]
    more_scenes: tuple[str, ...]


class RulebookView(msgspec.Struct, frozen=True, tag="rulebook"):
    """An edition: the rules in force, and what a house has changed in it. `house` is "" where it
    is an edition of the book, `editions` are all of those, `notice` is what the rules end with."""

    edition: str
    base: str
    house: str
    editions: tuple[str, ...]
    in_force: tuple[str, ...]
    changed: tuple[SettingView, ...]
    notice: InWords


class SideView(msgspec.Struct, frozen=True):
    """One side of a difference: the value, the rule behind it, and whether that rule says it."""

    value: InWords
    rule: str
    basis: Basis


class DifferenceView(msgspec.Struct, frozen=True):
    """An option that two editions set otherwise."""

    option: str
    means: InWords
    first: SideView
    second: SideView


class DifferencesView(msgspec.Struct, frozen=True, tag="differences"):
    """What two editions play otherwise, of so many options in all (`of`)."""

    first: str
    second: str
    of: int
    differences: tuple[DifferenceView, ...]
