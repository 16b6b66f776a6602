"""The rulebook for its page: made from the book and its cases alone, alike for everybody."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

import msgspec

from ruleone.limits import RELATED_RULES_MAX, SCENES_SHOWN_MAX
from ruleone.rulebook import EDITIONS, Basis, Edition, Rule, edition, options, rules
from ruleone.rulebook.edition import applied_by
from ruleone.rulebook.settings import stated_by
from ruleone.rulebook.values import InWords, in_each, parameter_told, stated, told, value_told
from ruleone.scenarios.book import cases, scenes_of
from ruleone.scenarios.scenes import Scene
from ruleone.words import Language, say


class RuleName(msgspec.Struct, frozen=True):
    """A rule by its id, and its title."""

    rule: str
    title: InWords


class Elsewhere(msgspec.Struct, frozen=True):
    """A setting of an option in other editions of the book."""

    editions: tuple[str, ...]
    value: InWords


class SettingView(msgspec.Struct, frozen=True):
    """An option in an edition: its meaning, its value, and the rule behind it.

    `basis` is whether that rule says it. `was` is the value before a house changed it; `elsewhere`
    are the editions of the book that set it differently.
    """

    option: str
    means: InWords
    value: InWords
    rule: str
    basis: Basis
    was: InWords | None
    elsewhere: tuple[Elsewhere, ...]


class ParameterView(msgspec.Struct, frozen=True):
    """A number or a choice that a rule states.

    `name` is its name in the catalogue, `words` say what it measures, and `value` is its value.
    """

    name: str
    words: InWords
    value: InWords


class Counterpart(msgspec.Struct, frozen=True):
    """A rule of other editions that settles the same matter."""

    name: RuleName
    editions: tuple[str, ...]


LeftToFloor = Literal["all", "part", "none"]


class RuleView(msgspec.Struct, frozen=True, tag="rule"):
    """A rule as an edition has it.

    `kind` is who decides it. For a rule for the floor, `left_to_floor` is how much of it this
    edition leaves to the floor, null where no option of it could. `in_force` is whether the edition
    cites it for something it settles, `applied_by` are the editions of the book that do. `scenes`
    are pictures of the first cases that hold in the edition; `more_scenes` names the rest.
    `parameters` are what the rule itself states, in any edition.
    """

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
    """An edition: the rules in force, and the changes of a house.

    `house` is "" where it is an edition of the book, `editions` are all of those, `notice` is the
    text at the end of the rules.
    """

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
    """The options that two editions set differently, out of all options (`of`)."""

    first: str
    second: str
    of: int
    differences: tuple[DifferenceView, ...]


FLOOR: Final = "floor"
"""The choice of an option by which the floor decides."""

_NUMBER: Final = re.compile(r"([a-z0-9]+)-(?:IA-)?((?:RP-)?\d+|[a-z]+)")


def rule_view(rule: Rule, book: Edition) -> RuleView:
    """Return a rule as this edition has it."""
    scenes = scenes_of(rule.id, book)
    counterparts = tuple(_counterparts(rule))
    return RuleView(
        rule=rule.id,
        source=rule.source,
        topic=rule.topic,
        kind=rule.kind,
        left_to_floor=_left_to_floor(rule, book),
        title=told(rule.titles),
        words=told(rule.words),
        edition=book.id,
        in_force=rule.id in book.rules,
        applied_by=applied_by(rule),
        settings=tuple(_setting(name, book) for name in rule.mentions),
        parameters=tuple(_parameters(rule)),
        counterparts=counterparts,
        related=tuple(_related(rule, {each.name.rule for each in counterparts})),
        scenes=scenes[:SCENES_SHOWN_MAX],
        more_scenes=tuple(scene.id for scene in scenes[SCENES_SHOWN_MAX:]),
    )


def _left_to_floor(rule: Rule, book: Edition) -> LeftToFloor | None:
    """Return how much of a rule for the floor this edition leaves to it.

    An option that could be the floor's, and is settled by the edition, is not left to it. None
    where no option of the rule could be.
    """
    could = [one for one in rule.mentions if FLOOR in options()[one].choices]
    left = [one for one in could if book.option(one) == FLOOR]
    if rule.kind != "discretion" or not could:
        return None
    return "all" if len(left) == len(could) else "part" if left else "none"


def _parameters(rule: Rule) -> Iterator[ParameterView]:
    """Yield what the rule states, a choice in the words of the option that it settles."""
    settles = stated_by(rule.id)
    for name, value in rule.parameters.items():
        of = (options()[each] for each in settles.get(name, ()))
        yield ParameterView(name, parameter_told(name), stated(value, of))


def rulebook_view(book: Edition) -> RulebookView:
    """Return an edition, and the changes of a house in it."""
    changed = book.unlike(edition(book.base)) if book.id != book.base else ()
    return RulebookView(
        book.id,
        book.base,
        book.house,
        EDITIONS,
        tuple(name for name in rules() if name in book.rules),
        tuple(_setting(name, book) for name in changed),
        _notice(book),
    )


def differences_view(first: Edition, second: Edition) -> DifferencesView:
    """Return the options that two editions set differently."""
    unlike = tuple(
        DifferenceView(name, told(options()[name].words), _side(name, first), _side(name, second))
        for name in first.unlike(second)
    )
    return DifferencesView(first.id, second.id, len(options()), unlike)


def _notice(book: Edition) -> InWords:
    """Return the notice: when to stop, who helps, where a printed copy is.

    It begins with which rules stand beside these and over them, where the edition says so.
    """
    ends = rules()[book.cite("rules.notice").rule].parameters
    place = book.cite("rules.place")

    def told_in(language: Language) -> str:
        notice = say(language, "rules-notice", site=ends["site"], helpline=ends["helpline"])
        if place.basis == "ours":
            return notice
        return f"{rules()[place.rule].words[language]}{'' if language == 'zh' else ' '}{notice}"

    return in_each(told_in)


def _side(name: str, book: Edition) -> SideView:
    cited = book.cite(name)
    return SideView(value_told(options()[name], book.option(name)), cited.rule, cited.basis)


def _setting(name: str, book: Edition) -> SettingView:
    option, value, cited = options()[name], book.option(name), book.cite(name)
    standing = edition(book.base).option(name)
    return SettingView(
        option=name,
        means=told(option.words),
        value=value_told(option, value),
        rule=cited.rule,
        basis=cited.basis,
        was=value_told(option, standing) if value != standing else None,
        elsewhere=tuple(_elsewhere(name, book)),
    )


def _elsewhere(name: str, book: Edition) -> Iterator[Elsewhere]:
    """Yield the editions of the book that set the option differently, grouped by value.

    A variant in the same group as its base edition is not named.
    """
    alike: dict[str, list[str]] = {}
    for other in EDITIONS:
        value = edition(other).option(name)
        if value != book.option(name):
            alike.setdefault(options()[name].written(value), []).append(other)
    for written, names in alike.items():
        named = tuple(one for one in names if not _is_variant(one, names))
        yield Elsewhere(named, value_told(options()[name], options()[name].parse(written)))


def _is_variant(name: str, names: list[str]) -> bool:
    base, hyphen, _ = name.partition("-")
    return bool(hyphen) and base in names


@cache
def _settled() -> dict[str, dict[str, list[str]]]:
    """Return, by option or decision, the rules that settle it and the editions in which they do."""
    found: dict[str, dict[str, list[str]]] = {}
    for name in EDITIONS:
        book = edition(name)
        for one in book.names():
            found.setdefault(one, {}).setdefault(book.cite(one).rule, []).append(name)
    return found


def _counterparts(rule: Rule) -> Iterator[Counterpart]:
    """Yield the rules that settle in other editions what this one settles in some."""
    found: dict[str, dict[str, None]] = {}
    for by in _settled().values():
        if rule.id in by:
            for other, names in by.items():
                if other != rule.id:
                    found.setdefault(other, {}).update(dict.fromkeys(names))
    for other, among in found.items():
        names = [name for name in EDITIONS if name in among]
        shown = tuple(name for name in names if not _is_variant(name, names))
        yield Counterpart(_name(rules()[other]), shown)


def _related(rule: Rule, but: set[str]) -> Iterator[RuleName]:
    """Yield other rules of the same subject.

    First the other parts of its own number, then those that a decision on it rests on in its cases,
    then those that share an option with it. Last come those of its topic that are nearest in its
    document.
    """
    others = [each for each in rules().values() if each.id not in but | {rule.id}]
    parts = [each for each in others if _number(each) == _number(rule)]
    beside = {one for case in cases() if rule.id in case.rules for one in case.rules}
    together = [each for each in others if each.id in beside]
    sharing = [each for each in others if set(each.mentions) & set(rule.mentions)]
    order = list(rules())
    near = sorted(
        (each for each in others if (each.topic, each.source) == (rule.topic, rule.source)),
        key=lambda each: abs(order.index(each.id) - order.index(rule.id)),
    )
    for each in list({each.id: each for each in (*parts, *together, *sharing, *near)}.values())[
        :RELATED_RULES_MAX
    ]:
        yield _name(each)


def _number(rule: Rule) -> str:
    """Return the document and number of a rule, as in `house-43`.

    The other parts of its number share it, and so does that number's addendum.
    """
    found = _NUMBER.match(rule.id)
    assert found is not None, "a rule is named after its document"
    return f"{rule.source}-{found[2]}"


def _name(rule: Rule) -> RuleName:
    return RuleName(rule.id, told(rule.titles))
