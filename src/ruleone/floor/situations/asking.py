"""One question after the other: the fact that is needed next, and the ruling on what has been told.

Some facts a situation cannot do without: they come first. Others that were left out are asked for
where they can change the ruling, and not at all where they cannot.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import asdict, fields

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.rulings import AnyRuling, OneRuling, Undecided, reasons_of
from ruleone.floor.situations.kinds import (
    KINDS,
    FactView,
    Kind,
    KindView,
    converted,
    described,
    read,
)
from ruleone.floor.untold import Could, Path, declarations
from ruleone.floor.whole import Rule, in_every_case, left_open
from ruleone.rulebook import Edition

Told = Mapping[str, Any]


class SoFar(NamedTuple):
    """The `ruling` on what has been told so far, and what it `asks` for, the most decisive first.

    It rests on `facts`. Those that nobody told have some value there: another would not change the
    ruling, or they are asked for.
    """

    ruling: AnyRuling
    asks: tuple[Path, ...]
    facts: Struct


def ruled_so_far(book: Edition, game: str, name: str, facts: Told) -> SoFar | str:
    """Return the ruling on what has been told of a situation, or the fact that it needs first.

    Facts are as JSON has them, cards written. Raises BadFacts for an unknown kind of situation, and
    for facts that are of another form or contradict each other.
    """
    kind = KINDS.get(name)
    if kind is None:
        raise BadFacts("no-such-situation", expected=KINDS, came=name)
    told = {fact: value for fact, value in facts.items() if value is not None}
    for needed in _needed(kind, told):
        return needed
    filled = _filled(kind, told)

    def rule(known: Mapping[str, Any]) -> OneRuling:
        return kind.rule(book, kind.facts(**known))

    try:
        made = read(kind, game, {**told, **filled})
        ruling = in_every_case(name, made, facts, rule)
    except BadFacts:
        for missing in _fitting(kind, converted(kind, game, {**told, **filled}), told, rule):
            return missing
        raise
    asks = ruling.asks if isinstance(ruling, Undecided) else ()
    if isinstance(ruling, Undecided):
        first = ruling.rulings[0]
        if left_open(first) != "ask":
            return SoFar(ruling, asks, made)
        # The book itself asks something first: that stands before the other rulings.
        ruling = first
    said = (path for path in _said(made, filled, ruling, rule) if path not in asks)
    return SoFar(ruling, (*asks, *said), made)


def _needed(kind: Kind, told: Told) -> Iterator[str]:
    """Yield the facts without which there is no ruling, whatever they are."""
    marks = declarations(kind.facts)
    for fact in _described()[kind.name].facts:
        if_decides = fact.needed and isinstance(marks[fact.name], Could)
        if fact.name not in told and not if_decides and _is_needed(fact, told):
            yield fact.name


def _is_needed(fact: FactView, told: Told) -> bool:
    if fact.of_offences and told.get("offence") not in fact.of_offences:
        return False
    where = fact.needed_where
    return fact.needed or (where is not None and told.get(where.fact) in where.values)


def _fitting(kind: Kind, known: Told, told: Told, rule: Rule) -> Iterator[str]:
    """Yield the facts that nobody told and with which those that were told fit together."""
    facts = {**_defaults(kind), **known}
    for fact, mark in declarations(kind.facts).items():
        if fact in told or not isinstance(mark, Could):
            continue
        for value in mark.values(facts):
            try:
                rule({**facts, fact: value})
            except BadFacts:
                continue
            yield fact
            break


def _defaults(kind: Kind) -> Told:
    made = {}
    for fact in fields(kind.facts):
        if fact.default_factory is not NODEFAULT:
            made[fact.name] = fact.default_factory()
        elif fact.default is not NODEFAULT:
            made[fact.name] = fact.default
    return made


@cache
def _described() -> Mapping[str, KindView]:
    return {view.kind: view for view in described()}


def _filled(kind: Kind, told: Told) -> Told:
    """Return a possible value of each fact that is needed only where it decides."""
    return {
        fact.name: next(iter(mark.values({})))
        for fact in fields(kind.facts)
        if fact.required and fact.name not in told
        if isinstance(mark := declarations(kind.facts)[fact.name], Could)
    }


def _said(made: Struct, filled: Told, ruling: OneRuling, rule: Rule) -> Iterator[Path]:
    """Yield the facts that nobody told and the reasons of a ruling speak of."""
    known, of = asdict(made), declarations(type(made))
    for fact in filled:
        mark = of[fact]
        assert isinstance(mark, Could), "it was filled in"
        for value in mark.values(known):
            try:
                other = rule({**known, fact: value})
            # Facts that cannot all be true are no possible case.
            except BadFacts:
                continue
            if reasons_of(other) != reasons_of(ruling):
                yield (fact,)
                break
