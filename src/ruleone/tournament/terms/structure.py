"""The structure of an event: its levels and its breaks."""

from math import gcd

import msgspec

from ruleone.rulebook import Edition


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

    def due_in(self, edition: Edition) -> tuple[int, ...]:
        """The same with the ante that is taken under the edition."""
        return (*self.paid, self.ante_in(edition))

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


class ColorUp(msgspec.Struct, frozen=True, array_like=True):
    """Chips of `removed` leave play for chips of `into` when the level of this number has ended,
    in the break behind it where there is one."""

    after_level: int
    removed: int
    into: int


class Structure(msgspec.Struct, frozen=True):
    """Levels in order. They last `level_ms` of play each, or where that is None `level_hands`
    hands: such a level ends for all when the first table has finished that many hands in it. The
    last level has no end. Where levels in time last differently, `lengths_ms` tells how long each
    does, and `level_ms` how long the first. `color_ups` are in their order; one is left out where
    some later level still needs smaller chips than it leaves."""

    levels: tuple[Level, ...]
    level_ms: int | None = None
    level_hands: int | None = None
    breaks: tuple[Break, ...] = ()
    lengths_ms: tuple[int, ...] = ()
    color_ups: tuple[ColorUp, ...] = ()

    @property
    def by_points(self) -> bool:
        """Whether it is one of 13-card poker: its levels tell what a point is worth."""
        return any(level.point for level in self.levels)

    def length_ms(self, level: int) -> int | None:
        """How long the level of this number lasts; None where hands count."""
        return self.lengths_ms[level - 1] if self.lengths_ms else self.level_ms

    def break_after(self, level: int) -> Break | None:
        """The break that comes when the level of this number has ended."""
        return next((pause for pause in self.breaks if pause.after_level == level), None)

    def with_break(self, after_level: int, length_ms: int) -> "Structure":
        """The same with a break of this length after that level, none there where it is 0."""
        others = [pause for pause in self.breaks if pause.after_level != after_level]
        planned = [Break(after_level, length_ms)] if length_ms else []
        breaks = sorted((*others, *planned), key=lambda pause: pause.after_level)
        return msgspec.structs.replace(self, breaks=tuple(breaks))

    def smallest_chip(self, edition: Edition) -> int:
        """The largest chip in which every blind and ante of every level can be paid. Early levels
        count throughout: while no chips are coloured up, those that paid them stay in play."""
        return gcd(*(amount for level in self.levels for amount in level.due_in(edition)))

    def needs_smaller(self, chip: int, from_level: int, edition: Edition) -> int | None:
        """The first level from this number on with an amount that chips of `chip` cannot pay; None
        where there is none."""
        levels = enumerate(self.levels[from_level - 1 :], from_level)
        return next(
            (
                number
                for number, level in levels
                if any(amount % chip for amount in level.due_in(edition))
            ),
            None,
        )

    def next_break(self, level: int) -> Break | None:
        """The first break at the end of the level of this number or of a later one."""
        later = [pause for pause in self.breaks if pause.after_level >= level]
        return min(later, key=lambda pause: pause.after_level, default=None)
