"""The structure of an event: its levels, its breaks, and what is wrong with a printed one."""

from collections.abc import Iterator
from math import gcd

import msgspec

from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament.bad_event import well_formed


class Level(msgspec.Struct, frozen=True, array_like=True):
    """What one level is played for, in chips: blinds and antes, or in 13-card poker the worth of a
    `point` and nothing else.

    `ante` is what one player pays for the whole table where the edition has a big blind or button
    ante; `ante_each` is what every player pays where it has antes for each. Which of both is taken
    is the edition's `ante.format`.

    For games with a fixed limit `small_bet` is what the early streets bet, the big blind where it
    is 0; `stud_ante` (else `ante_each`) and `bring_in` (else the edition's share of the small bet)
    are for stud. `big_bet_blinds` are those of no-limit and pot-limit games where others are played
    with other blinds in the same level.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_each: int = 0
    small_bet: int = 0
    stud_ante: int = 0
    bring_in: int = 0
    big_bet_blinds: tuple[int, int] | None = None
    point: int = 0

    @classmethod
    def of_point(cls, point: int) -> "Level":
        """A level of 13-card poker."""
        return cls(0, 0, point=point)

    @property
    def limit_bet(self) -> int:
        """The small bet of games with a fixed limit."""
        return self.small_bet or self.big_blind

    @property
    def paid(self) -> tuple[int, ...]:
        """What one player pays at a time in some game of the level; 0 where there is no such."""
        blinds = self.big_bet_blinds or ()
        mixed = (self.small_bet, self.stud_ante, self.bring_in, self.point, *blinds)
        return (self.small_blind, self.big_blind, *mixed)

    def ante_in(self, edition: Edition) -> int:
        """The ante that is taken under the edition, 0 where it has none."""
        match edition.choice("ante.format"):
            case "none":
                return 0
            case "per-player":
                return self.ante_each
            case _:
                return self.ante


class Break(msgspec.Struct, frozen=True, array_like=True):
    """A pause of `length_ms` after the level of this number (from 1) has ended."""

    after_level: int
    length_ms: int


class Structure(msgspec.Struct, frozen=True):
    """Levels in order. They last `level_ms` of play each, or where that is None `level_hands`
    hands: such a level ends for all when the first table has finished that many hands in it. The
    last level has no end."""

    levels: tuple[Level, ...]
    level_ms: int | None = None
    level_hands: int | None = None
    breaks: tuple[Break, ...] = ()

    @property
    def by_points(self) -> bool:
        """Whether it is one of 13-card poker: its levels tell what a point is worth."""
        return any(level.point for level in self.levels)

    def break_after(self, level: int) -> Break | None:
        """The break that comes when the level of this number has ended."""
        return next((pause for pause in self.breaks if pause.after_level == level), None)

    def smallest_chip(self, edition: Edition) -> int:
        """The largest chip in which every blind and ante of every level can be paid. Early levels
        count throughout: while no chips are coloured up, those that paid them stay in play."""
        paid = (amount for level in self.levels for amount in (*level.paid, level.ante_in(edition)))
        return gcd(*paid)

    def next_break(self, level: int) -> Break | None:
        """The first break at the end of the level of this number or of a later one."""
        later = [pause for pause in self.breaks if pause.after_level >= level]
        return min(later, key=lambda pause: pause.after_level, default=None)


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong in a printed structure or payout: `code` names the words (`flaw-<code>`),
    `level` the level from 1, or 0 for the whole."""

    code: str
    level: int = 0
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None

    @property
    def unplayable(self) -> bool:
        """Whether no event can be played with it; the others may stand as the director's will."""
        return self.code in _UNPLAYABLE


_UNPLAYABLE = frozenset(
    {
        "no-levels",
        "levels-without-length",
        "blinds-out-of-order",
        "ante-below-nothing",
        "limits-out-of-order",
        "point-below-one",
        "blinds-beside-points",
        "break-nowhere",
        "break-twice-or-empty",
    }
)


def structure_flaws(structure: Structure, edition: Edition) -> tuple[Flaw, ...]:
    """Everything in the structure that a director would want to be told before the start.

    Blinds never fall and always rise in the end (holdem-levels), antes never go down where the
    edition says so (tda2019-RP-11.2), and a small blind that is not the edition's usual share of
    the big blind is told but may stand (holdem-blinds-2). In 13-card poker the worth of a point
    rises as blinds do.

    Raises BadEvent where a field holds what it cannot, as words in the place of chips.
    """
    well_formed(structure, Structure)
    of_levels = _flaws_of_points if structure.by_points else _flaws_of_levels
    return (*of_levels(structure, edition), *_flaws_of_time(structure))


def _flaws_of_points(structure: Structure, edition: Edition) -> Iterator[Flaw]:
    rising = edition.cite("levels.rising")
    before: Level | None = None
    for number, level in enumerate(structure.levels, start=1):
        if level.point < 1:
            yield Flaw("point-below-one", number, {"point": level.point})
        if level != Level.of_point(level.point):
            yield Flaw("blinds-beside-points", number)
        if before is not None:
            told: dict[str, Parameter] = {"before": before.point, "now": level.point}
            if level.point < before.point:
                yield Flaw("point-falls", number, told, rising)
            elif level.point > 2 * before.point:
                yield Flaw("point-leaps", number, told, rising)
            elif level == before:
                yield Flaw("level-repeated", number, {}, rising)
        before = level


def _flaws_of_levels(structure: Structure, edition: Edition) -> Iterator[Flaw]:
    rising, ante_rule = edition.cite("levels.rising"), edition.cite("ante.reduction")
    before: Level | None = None
    for number, level in enumerate(structure.levels, start=1):
        small, big = level.small_blind, level.big_blind
        # A single blind is a small blind of nothing.
        if not (0 <= small <= big and big > 0):
            yield Flaw("blinds-out-of-order", number, {"small": small, "big": big})
        yield from _flaws_of_limits(number, level)
        if 0 < small <= big and small != big * edition.fraction("blinds.sb_ratio"):
            cite = edition.cite("blinds.sb_ratio")
            yield Flaw("small-blind-unusual", number, {"small": small, "big": big}, cite)
        if before is not None:
            told: dict[str, Parameter] = {"before": before.big_blind, "now": big}
            if big < before.big_blind:
                yield Flaw("big-blind-falls", number, told, rising)
            elif big > 2 * before.big_blind:
                yield Flaw("big-blind-leaps", number, told, rising)
            fallen = level.ante_in(edition) < before.ante_in(edition)
            if fallen and not edition.flag("ante.reduction"):
                antes: dict[str, Parameter] = {
                    "before": before.ante_in(edition),
                    "now": level.ante_in(edition),
                }
                yield Flaw("ante-falls", number, antes, ante_rule)
            if level == before:
                yield Flaw("level-repeated", number, {}, rising)
        before = level


def _flaws_of_limits(number: int, level: Level) -> Iterator[Flaw]:
    least = min(level.ante, level.ante_each, level.stud_ante)
    if least < 0:
        yield Flaw("ante-below-nothing", number, {"ante": least})
    if level.small_bet < 0 or not 0 <= level.bring_in <= level.limit_bet:
        told: dict[str, Parameter] = {"bring_in": level.bring_in, "bet": level.limit_bet}
        yield Flaw("limits-out-of-order", number, told)
    small, big = level.big_bet_blinds or (1, 1)
    if not 0 < small <= big:
        yield Flaw("blinds-out-of-order", number, {"small": small, "big": big})


def _flaws_of_time(structure: Structure) -> Iterator[Flaw]:
    if not structure.levels:
        yield Flaw("no-levels")
    lengths = [n for n in (structure.level_ms, structure.level_hands) if n is not None]
    if len(lengths) != 1 or lengths[0] <= 0:
        yield Flaw("levels-without-length")
    seen: set[int] = set()
    for pause in structure.breaks:
        if not 1 <= pause.after_level < len(structure.levels):
            yield Flaw("break-nowhere", pause.after_level)
        if pause.after_level in seen or pause.length_ms <= 0:
            yield Flaw("break-twice-or-empty", pause.after_level)
        seen.add(pause.after_level)
