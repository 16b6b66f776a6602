"""Rulings over all possible values of facts that nobody reported, and their comparison.

Two rulings are compared by what they leave open, and by what is ruled and done, without the
reasons.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.inspect import StructType, VarTupleType, type_info
from msgspec.structs import asdict, replace

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.counts import CountRuling
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.penalties import ConductRuling, DealRuling, Penalty
from ruleone.floor.ruling import ChipsRuling, Choice, Cited, Reading, Ruling
from ruleone.floor.rulings import AnyRuling, OneRuling, Undecided
from ruleone.floor.untold import Could, Facts, Path, declarations

Verdict = Literal["settled", "ask", "floor"]


def left_open(ruling: AnyRuling) -> Verdict:
    """Return whether the book settles it, a question comes first, or the floor decides."""
    match ruling:
        case Undecided() | Reading(verdict="ask") | Ruling(verdict="ask"):
            return "ask"
        case TurnRuling(fate="tell-first" | "judge-time") | ClockRuling(verdict="staff"):
            return "ask"
        case Reading(verdict="floor") | Ruling(verdict="floor") | TurnRuling(fate="floor"):
            return "floor"
        case ConductRuling(choices=choices) | ChipsRuling(choices=choices) if choices:
            return "floor"
    return "settled"


def came_to(ruling: OneRuling) -> Hashable:
    """Return a key equal for rulings with the same result or, for the floor, the same proposal.

    The rules behind it and a possible penalty do not count: a penalty is a separate ruling.
    """
    return _comes_to(ruling), _of(proposed(ruling))


def proposed(ruling: OneRuling) -> Choice | Penalty | None:
    """Return the proposal to the floor, if any."""
    found: Choice | Penalty | None = getattr(ruling, "proposed", None)
    return found


def _comes_to(ruling: OneRuling) -> Hashable:
    open_ = left_open(ruling)
    match ruling:
        case Reading():
            held = _of(ruling.bound), *map(_of, ruling.choices)
            return open_, _of(ruling.ruled), ruling.adds, ruling.returned, held
        case Ruling():
            done = _done(ruling.cited_to_do)
            return open_, _of(ruling.ruled), done, tuple(map(_of, ruling.choices))
        case TurnRuling():
            acts = tuple(
                (one.act.seat, one.verdict, one.returned, one.options) for one in ruling.early
            )
            return open_, ruling.fate, ruling.skipped, acts
        case ConductRuling():
            return open_, ruling.liability, ruling.choices
        case DealRuling():
            return open_, ruling.serving, ruling.missed, ruling.dealt, ruling.posts, ruling.killed
        case ChipsRuling():
            left = ruling.out_of_play, ruling.disqualification
            return open_, left, _done(ruling.cited), tuple(map(_of, ruling.choices))
        case ClockRuling():
            return open_, ruling.verdict, ruling.clock
        case TimeRuling():
            return open_, ruling.result
        case CountRuling():
            return open_, ruling.given


def _of(choice: Choice | Penalty | None) -> Hashable:
    if not isinstance(choice, Choice):
        return choice
    return (choice.code, choice.action, choice.amount, _done(choice.cited))


def _done(cited: Iterable[Cited]) -> Hashable:
    return tuple(one.remedy for one in cited)


COMPLETIONS_MAX: Final = 200
"""Maximum number of completions of all missing facts together, beside those of one fact alone."""

STRIDE: Final = 1_000_003
"""Step through too many completions: a prime, so that none comes twice."""

Rule = Callable[[Facts], OneRuling]
"""A function that rules on the named facts of a kind of situation, under an edition."""


class Untold(NamedTuple):
    """A fact that nobody reported, and its possible values."""

    path: Path
    could: Could


def whole(
    kind: str,
    facts: msgspec.Struct,
    told: Mapping[str, Any],
    rule: Rule,
    asked: Collection[str] | None = None,
) -> AnyRuling:
    """Return the ruling on these facts of a `kind` of situation, undecided where others matter.

    `told` names the facts reported (as JSON has them). The ruling with defaults for the others has
    to be settled or propose something. It is undecided where it differs with other possible values.
    `asked` are the facts that anybody is asked for where those are not all of them. Raises BadFacts
    for facts that contradict each other.
    """
    ruling = rule(asdict(facts))
    # Somebody has to be asked anyway: missing facts come up with the answer.
    if left_open(ruling) == "ask":
        return ruling
    return in_every_case(kind, facts, told, rule, asked)


def in_every_case(
    kind: str,
    facts: msgspec.Struct,
    told: Mapping[str, Any],
    rule: Rule,
    asked: Collection[str] | None = None,
) -> AnyRuling:
    """Return the ruling as `whole` does, undecided also where it asks something itself.

    Raises BadFacts.
    """
    of, known = type(facts), asdict(facts)
    ruling = rule(known)
    every = untold(of, known, told, judges=left_open(ruling) == "floor")
    facts_untold = tuple(one for one in every if asked is None or one.path[0] in asked)
    found: dict[Path, dict[Hashable, OneRuling]] = {}
    for one in facts_untold:
        for value in _values(known, one):
            other = _other(put(known, one.path, value), rule, ruling)
            if other is not None:
                found.setdefault(one.path, {}).setdefault(came_to(other), other)
    if found:
        others = {comes: other for of_one in found.values() for comes, other in of_one.items()}
        # The fact that decides most first: its answer may make the others unnecessary.
        asks = sorted(found, key=lambda path: -len({*map(_outcome, found[path].values())}))
        return Undecided(kind=kind, asks=tuple(asks), rulings=(ruling, *others.values()))
    for filled in completions(known, facts_untold):
        other = _other(filled, rule, ruling)
        if other is not None:
            asks = [*_needed(known, filled, facts_untold, rule, ruling)]
            return Undecided(kind=kind, asks=tuple(asks), rulings=(ruling, other))
    return ruling


def _outcome(ruling: OneRuling) -> Hashable:
    """Return the ruling or proposal, whatever its chips."""
    ruled = getattr(ruling, "ruled", None) or proposed(ruling)
    return left_open(ruling), ruled and ruled.code


def untold(
    of: type[msgspec.Struct],
    known: Facts,
    told: Mapping[str, Any],
    row: Path = (),
    *,
    judges: bool = False,
) -> Iterator[Untold]:
    """Yield the missing facts that could have other values, those in reported rows among them.

    A fact reported as unknown is one of them, but not where the floor `judges` it.
    """
    for name, mark in declarations(of).items():
        inner, came = inner_facts(of).get(name), told.get(name)
        if inner is not None and came is not None:
            rows = enumerate(came) if isinstance(came, list | tuple) else ((None, came),)
            for place, each in rows:
                where = (*row, name) if place is None else (*row, name, place)
                yield from untold(inner, known, each, where, judges=judges)
        elif isinstance(mark, Could):
            path = (*row, name)
            if name in told and (
                judges or came is not None or None in tuple(mark.values(_beside(known, path)))
            ):
                continue
            yield Untold(path, mark)


def completions(known: Facts, facts_untold: Sequence[Untold]) -> Iterator[Facts]:
    """Yield the facts with all missing ones filled in.

    In every way or, where those are too many, in a fixed selection.
    """
    ways = prod(len([*_values(known, one)]) for one in facts_untold)
    for nth in range(min(ways, COMPLETIONS_MAX)):
        # No random choice, not even a seeded one: the same ways are tried each time.
        way, filled = nth if ways <= COMPLETIONS_MAX else nth * STRIDE % ways, known
        for one in facts_untold:
            values = [*_values(filled, one)]
            way, place = divmod(way, len(values))
            filled = put(filled, one.path, values[place])
        yield filled


def put(known: Facts, path: Path, value: Any) -> Facts:
    """Return the facts with this one at its path."""
    name = str(path[0])
    return {**known, name: _put(known[name], path[1:], value)}


def at(known: Facts, path: Path) -> Any:
    """Return the fact, or the row, at this path."""
    found: Any = known
    for step in path:
        found = getattr(found, str(step)) if isinstance(found, msgspec.Struct) else found[step]
    return found


def _put(within: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(first, int):
        return (*within[:first], _put(within[first], tuple(rest), value), *within[first + 1 :])
    return replace(within, **{first: _put(getattr(within, first), tuple(rest), value)})


def _values(known: Facts, one: Untold) -> Iterator[Any]:
    yield from one.could.values(_beside(known, one.path))


def _beside(known: Facts, path: Path) -> Facts:
    """Return the facts beside one: all of the situation, and those of its own row."""
    row = at(known, path[:-1])
    return known if row is known else {**known, **asdict(row)}


def _other(facts: Facts, rule: Rule, than: OneRuling) -> OneRuling | None:
    """Return the ruling on these facts where it differs; None where they cannot all be true."""
    try:
        ruling = rule(facts)
    # Facts that cannot all be true are no possible case.
    except BadFacts:
        return None
    return None if came_to(ruling) == came_to(than) else ruling


def _needed(
    known: Facts, filled: Facts, facts_untold: Sequence[Untold], rule: Rule, than: OneRuling
) -> Iterator[Path]:
    """Yield the facts that change the ruling only together."""
    for one in facts_untold:
        without = put(filled, one.path, at(known, one.path))
        if _other(without, rule, than) is None:
            yield one.path
        else:
            filled = without


@cache
def inner_facts(of: type[msgspec.Struct]) -> Mapping[str, type[msgspec.Struct]]:
    """Return the facts of which a fact is made, or each row of it."""
    inner: dict[str, type[msgspec.Struct]] = {}
    for field in msgspec.structs.fields(of):
        kind = type_info(field.type)
        kind = kind.item_type if isinstance(kind, VarTupleType) else kind
        if isinstance(kind, StructType):
            inner[field.name] = kind.cls
    return inner
