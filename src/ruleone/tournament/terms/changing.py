"""Changes of an event that is announced or in play: its changed parts, told line by line.

A change can be undone after other changes. Level by level and number by number, everything that was
changed again since stays.
"""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby, zip_longest
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, astuple, fields, replace

from ruleone.rulebook import Edition, options
from ruleone.rulebook.citation import Parameter
from ruleone.rulebook.values import option_code, setting_codes
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, EventConfig, Rebuys
from ruleone.tournament.terms.payouts import Payouts
from ruleone.tournament.terms.structure import Break, ColorUp, Level, Structure

T = TypeVar("T")

_MINUTE_MS: Final = 60_000

Line = tuple[str, dict[str, Parameter]]
"""A line of what a change does, as a code of `news-changed-...` with its parameters."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Parts of the terms of an event, named as in its announcement; the others are unset.

    `options` are those of its rules by name, each as the id of an edition writes it.
    """

    structure: Structure | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    buy_in: int | UnsetType = UNSET
    fee: int | UnsetType = UNSET
    guarantee: int | UnsetType = UNSET
    payouts: Payouts | UnsetType = UNSET
    least_prize: int | UnsetType = UNSET
    late_levels: int | UnsetType = UNSET
    re_entries: int | UnsetType = UNSET
    rebuys: Rebuys | UnsetType | None = UNSET
    add_on: AddOnTerms | UnsetType | None = UNSET
    bounty: BountyTerms | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    table_size: int | UnsetType = UNSET
    hand_for_hand_within: int | UnsetType = UNSET
    halt_short_tables: bool | UnsetType = UNSET
    table_numbers: tuple[int, ...] | UnsetType = UNSET
    options: dict[str, str] | UnsetType = UNSET

    @property
    def parts(self) -> dict[str, Any]:
        """The parts that are set, by name."""
        told = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: value for name, value in told.items() if value is not UNSET}


class Money(msgspec.Struct, frozen=True):
    """Pool and prizes with a change, and as they were before it.

    `out` are the players who are out with another prize than before: prize, and the one before.
    """

    pool: int
    prizes: tuple[int, ...]
    pool_was: int
    prizes_were: tuple[int, ...]
    out: tuple[tuple[str, int, int], ...] = ()


def terms_of(
    config: EventConfig, structure: Structure, rules: Edition, names: Iterable[str]
) -> Terms:
    """Return all terms of an event that can be changed, with the levels and breaks of its clock.

    The options of its rules are those of these names.
    """
    told = {one.name: getattr(config, one.name) for one in fields(Terms) if one.name != "options"}
    told["structure"] = _structure(_parts(structure), structure.level_hands)
    written = {name: options()[name].written(rules.option(name)) for name in names}
    return Terms(**told, options=written)


def changed(before: Terms, wanted: Terms) -> tuple[Terms, Terms]:
    """Return the parts that are wanted otherwise than before, and these parts before."""
    had = before.parts
    new = {name: value for name, value in wanted.parts.items() if value != had[name]}
    was = {name: had[name] for name in new}
    if (asked := new.pop("options", None)) is not None:
        stood = was.pop("options")
        if differ := {name: value for name, value in asked.items() if value != stood[name]}:
            new["options"], was["options"] = differ, {name: stood[name] for name in differ}
    return Terms(**new), Terms(**was)


def with_terms(config: EventConfig, now: Terms, was: Terms) -> EventConfig:
    """Return the announcement with the changed parts.

    Breaks that the director planned for one flight alone stay out of it.
    """
    parts = now.parts
    parts.pop("options", None)
    if now.structure is not UNSET and was.structure is not UNSET:
        parts["structure"] = rebased(config.structure, was.structure, now.structure)
    return replace(config, **parts)


def rules_with(rules: Edition, now: Terms) -> Edition:
    """Return the rules with the changed options.

    An option that the book no longer has decides nothing any more. Raises BadSetting for a value
    that its option does not take.
    """
    if now.options is UNSET:
        return rules
    known = options()
    return rules.begun_with(
        {name: known[name].parse(text) for name, text in now.options.items() if name in known}
    )


# levels


class _Part(msgspec.Struct, frozen=True):
    """A level with all that stands at it: its length, the break and the color-ups behind it."""

    level: Level
    length_ms: int | None
    break_ms: int
    color_ups: tuple[tuple[int, int], ...]


def _parts(structure: Structure) -> list[_Part]:
    breaks = {one.after_level: one.length_ms for one in structure.breaks}
    ups: dict[int, list[tuple[int, int]]] = {}
    for up in structure.color_ups:
        ups.setdefault(up.after_level, []).append((up.removed, up.into))
    return [
        _Part(level, structure.length_ms(at), breaks.get(at, 0), tuple(ups.get(at, ())))
        for at, level in enumerate(structure.levels, start=1)
    ]


def _structure(parts: Sequence[_Part], hands: int | None) -> Structure:
    lengths = [one.length_ms for one in parts if one.length_ms is not None]
    return structure_made(
        [one.level for one in parts],
        lengths,
        hands,
        [Break(at, one.break_ms) for at, one in enumerate(parts, start=1) if one.break_ms],
        [ColorUp(at, *up) for at, one in enumerate(parts, start=1) for up in one.color_ups],
    )


def structure_made(
    levels: Sequence[Level],
    lengths_ms: Sequence[int],
    hands: int | None,
    breaks: Sequence[Break],
    color_ups: Sequence[ColorUp],
) -> Structure:
    """Return a structure of levels in time, each with its length, or by hands."""
    by_time = hands is None and bool(lengths_ms)
    alike = len(set(lengths_ms)) == 1
    return Structure(
        tuple(levels),
        lengths_ms[0] if by_time else None,
        hands,
        tuple(breaks),
        tuple(lengths_ms) if by_time and not alike else (),
        tuple(color_ups),
    )


def over_differs(before: Structure, now: Structure, first: int) -> int | None:
    """Return the first level before this one in which the structures differ, None for none.

    Levels before the `first` one that is still to end are over, and so are their breaks.
    """
    were, are = _parts(before)[: first - 1], _parts(now)[: first - 1]
    for number, was in enumerate(were, start=1):
        if number > len(are) or was != are[number - 1]:
            return number
    return None


def rebased(present: Structure, old: Structure, new: Structure) -> Structure:
    """Return the present structure with what was changed from the old one to the new one.

    Everything that was changed otherwise since stays. Where levels came or went since, all is as in
    the new one.
    """
    if present == old or not len(present.levels) == len(old.levels) == len(new.levels):
        return new
    parts = zip(_parts(present), _parts(old), _parts(new), strict=True)
    hands = _rebased(present.level_hands, old.level_hands, new.level_hands)
    return _structure([_rebased_part(*three) for three in parts], hands)


def _rebased_part(present: _Part, old: _Part, new: _Part) -> _Part:
    three = zip(astuple(present.level), astuple(old.level), astuple(new.level), strict=True)
    return _Part(
        Level(*(_rebased(*each) for each in three)),
        _rebased(present.length_ms, old.length_ms, new.length_ms),
        _rebased(present.break_ms, old.break_ms, new.break_ms),
        _rebased(present.color_ups, old.color_ups, new.color_ups),
    )


def _rebased(present: T, old: T, new: T) -> T:
    return new if present == old else present


def part_back(present: Any, done: Any, was: Any) -> Any:
    """Return a part of the terms with what a change has done to it undone, field by field.

    A field that was changed again since stays, and so does one that is over.
    """
    if isinstance(present, dict):
        names = [name for name in done if name in present]
        return {name: _rebased(present[name], done[name], was[name]) for name in names}
    both = isinstance(present, msgspec.Struct) and type(present) is type(done) is type(was)
    if not both or isinstance(present, Structure):
        return _rebased(present, done, was)
    three = zip(astuple(present), astuple(done), astuple(was), strict=True)
    return type(present)(*(_rebased(*each) for each in three))


def with_over(wanted: Structure, present: Structure, first: int) -> Structure | None:
    """Return the wanted structure with all that is over as it is; None where that cannot be.

    It cannot where levels were added or removed before the `first` one that is still to end.
    """
    are, were = _parts(wanted), _parts(present)
    if len(are) == len(were):
        return _structure([*were[: first - 1], *are[first - 1 :]], wanted.level_hands)
    kept = over_differs(present, wanted, first) is None and len(are) >= first
    return wanted if kept else None


# words


def lines(
    now: Terms, was: Terms, rules: Edition, money: Money | None = None, entries: int = 0
) -> Iterator[Line]:
    """Yield what a change does, line by line.

    `entries` is the number of those that were made before it, and keep what they paid.
    """
    if now.structure is not UNSET and was.structure is not UNSET:
        yield from _structure_lines(was.structure, now.structure, rules)
    before = was.parts
    for name, part in now.parts.items():
        if name in ("rebuys", "add_on", "bounty"):
            yield from _offer_lines(name.replace("_", "-"), before[name], part, entries)
        elif name == "payouts":
            if money is None:
                yield "payouts", {}
        elif name == "name":
            yield "name" if part else "name-announced", {"name": part}
        elif name == "table_numbers":
            yield "table-numbers" if part else "table-numbers-none", {"numbers": numbered(part)}
        elif name == "options":
            yield from _option_lines(part, before[name])
        elif name != "structure":
            told: dict[str, Parameter] = {"now": _number(part), "was": _number(before[name])}
            if name in ("buy_in", "fee"):
                told["entries"] = entries
            yield name.replace("_", "-"), told
    if money is not None:
        yield from _money_lines(money)


def numbered(numbers: Sequence[int]) -> tuple[str, ...]:
    """Return the numbers of tables as words name them."""
    return tuple(str(number) for number in numbers)


def _option_lines(now: dict[str, str], was: dict[str, str]) -> Iterator[Line]:
    """Yield the options of the rules that change, each with its setting."""
    known = options()
    for name, text in now.items():
        if (option := known.get(name)) is not None:
            told: dict[str, Parameter] = {
                "option": option_code(name),
                "setting": setting_codes(option, text),
                "setting_was": setting_codes(option, was[name]),
            }
            yield "option", told


def _number(value: object) -> Parameter:
    return int(value) if isinstance(value, int) else str(value)


def _offer_lines(name: str, was: Any, now: Any, entries: int) -> Iterator[Line]:
    """Yield what changes of rebuys, the add-on or the bounty."""
    if was is None or now is None:
        offer = was if now is None else now
        told: dict[str, Parameter] = {
            field: value for field, value in asdict(offer).items() if isinstance(value, int)
        }
        yield f"{name}-{'removed' if now is None else 'added'}", told
        return
    for field, value in asdict(now).items():
        if value == (before := getattr(was, field)):
            continue
        code = f"{name}-{field.replace('_', '-')}"
        if isinstance(value, int | None) and isinstance(before, int | None):
            yield code, {"now": value or 0, "was": before or 0, "entries": entries}
        else:
            yield code, {}


_PRIZES_TOLD: Final = 12
"""Maximum number of lines about places whose prizes change; further ones are counted."""


def _money_lines(money: Money) -> Iterator[Line]:
    if money.pool != money.pool_was:
        yield "pool", {"now": money.pool, "was": money.pool_was}
    if len(money.prizes) != len(money.prizes_were):
        yield "places-paid", {"now": len(money.prizes), "was": len(money.prizes_were)}
    pairs = list(zip_longest(money.prizes, money.prizes_were, fillvalue=0))
    runs = [
        (pair, [place for place, _ in places])
        for pair, places in groupby(enumerate(pairs, start=1), key=lambda each: each[1])
        if pair[0] != pair[1]
    ]
    for (now, was), places in runs[:_PRIZES_TOLD]:
        told: dict[str, Parameter] = {"now": now, "was": was}
        if len(places) == 1:
            yield "prize", {"place": places[0], **told}
        else:
            yield "prizes", {"from": places[0], "to": places[-1], **told}
    if more := sum(len(places) for _, places in runs[_PRIZES_TOLD:]):
        yield "prizes-more", {"count": more}
    for player, now, was in money.out:
        yield "prize-of", {"player": player, "now": now, "was": was}


def _structure_lines(was: Structure, now: Structure, rules: Edition) -> Iterator[Line]:
    before, after = _parts(was), _parts(now)
    pairs, gone, new = _matched(was.levels, now.levels)
    for at in gone:
        yield "level-removed", {"level": at + 1, **_stakes(before[at].level, rules)}
    for at in new:
        yield "level-added", {"level": at + 1, **_stakes(after[at].level, rules)}
    for old, at in pairs:
        yield from _level_lines(at + 1, before[old].level, after[at].level, rules)
    if was.level_hands != now.level_hands:
        yield "level-hands", {"hands": now.level_hands or 0, "was": was.level_hands or 0}
    told = [(at, before[old].length_ms, after[at].length_ms) for old, at in pairs]
    told += [(at, None, after[at].length_ms) for at in new]
    last = len(after) - 1
    yield from _length_lines(sorted(each for each in told if each[0] < last))
    of = {at: before[old] for old, at in pairs}
    for at, part in enumerate(after):
        yield from _behind_lines(at + 1, of.get(at), part)


def _matched(
    was: Sequence[Level], now: Sequence[Level]
) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """Return the pairs of levels that are the same one, those that go and those that come."""
    pairs: list[tuple[int, int]] = []
    gone: list[int] = []
    new: list[int] = []
    match = SequenceMatcher(None, was, now, autojunk=False)
    for _, first, end, begins, ends in match.get_opcodes():
        both = min(end - first, ends - begins)
        pairs += ((first + at, begins + at) for at in range(both))
        gone += range(first + both, end)
        new += range(begins + both, ends)
    return pairs, gone, new


def _stakes(level: Level, rules: Edition) -> dict[str, Parameter]:
    return {
        "small": level.small_blind,
        "big": level.big_blind,
        "ante": level.ante_in(rules),
        "bet": level.small_bet,
        "point": level.point,
    }


def _level_lines(number: int, was: Level, now: Level, rules: Edition) -> Iterator[Line]:
    if was == now:
        return
    at: dict[str, Parameter] = {"level": number}
    if (was.small_blind, was.big_blind) != (now.small_blind, now.big_blind):
        blinds = {"small": now.small_blind, "big": now.big_blind}
        yield "level-blinds", at | blinds | {"small_was": was.small_blind, "big_was": was.big_blind}
    ante, before = now.ante_in(rules), was.ante_in(rules)
    if ante == before:
        ante, before = now.ante_each or now.ante, was.ante_each or was.ante
    if ante != before:
        yield "level-ante", at | {"now": ante, "was": before}
    for name in ("small_bet", "stud_ante", "bring_in", "point"):
        if (came := getattr(now, name)) != (had := getattr(was, name)):
            yield f"level-{name.replace('_', '-')}", at | {"now": came, "was": had}
    if now.big_bet_blinds != was.big_bet_blinds:
        small, big = now.big_bet_blinds or (now.small_blind, now.big_blind)
        yield "level-big-bet", at | {"small": small, "big": big}


def _length_lines(told: Sequence[tuple[int, int | None, int | None]]) -> Iterator[Line]:
    """Yield the lengths of levels that differ, neighbors that change alike in one line."""
    differ = [each for each in told if each[1] != each[2] and each[2] is not None]
    while differ:
        first, was, now = differ[0]
        alike = 1
        while alike < len(differ) and differ[alike] == (first + alike, was, now):
            alike += 1
        said: dict[str, Parameter] = {"minutes": _minutes(now or 0), "was": _minutes(was or 0)}
        if alike == 1:
            yield "level-length", {"level": first + 1, **said}
        else:
            yield "levels-length", {"from": first + 1, "to": first + alike, **said}
        differ = differ[alike:]


def _behind_lines(number: int, was: _Part | None, now: _Part) -> Iterator[Line]:
    """Yield what changes behind a level: its break, and chips that are colored up."""
    pause, ups = (0, ()) if was is None else (was.break_ms, was.color_ups)
    at: dict[str, Parameter] = {"level": number}
    if pause != now.break_ms:
        yield "break", at | {"minutes": _minutes(now.break_ms), "was": _minutes(pause)}
    for chip, into in now.color_ups:
        if (chip, into) not in ups:
            yield "color-up", at | {"chip": chip, "into": into}
    for chip, into in ups:
        if (chip, into) not in now.color_ups:
            yield "no-color-up", at | {"chip": chip, "into": into}


def _minutes(length_ms: int) -> Parameter:
    """Return a length in minutes, with its seconds where it has some: 15, 1:30."""
    minutes, rest = divmod(length_ms, _MINUTE_MS)
    return f"{minutes}:{rest // 1_000:02}" if rest else minutes
