"""Structure sheets, planned and printed before the event, and chips that may be colored up."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ruleone.limits import (
    DENOMINATIONS_MAX,
    ENTRANTS_MAX,
    ROTATION_MAX_GAMES,
    SEATS_MAX,
    SHEET_LEVELS_MAX,
    SHEET_MINUTES_MAX,
    SHEET_NAME_MAX_CHARACTERS,
    STACK_MAX_CHIPS,
)
from ruleone.tournament.terms.config import CHIPS_GIVEN_MAX
from ruleone.tournament.terms.structure import ColorUp, Level, unit

# One line without spaces around it, and nothing that a spreadsheet takes for a formula.
NAME_PATTERN = r"\A(?:(?![=+\-@\s])[^\x00-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029]*(?<!\s))?\Z"
Name = Annotated[
    str, Meta(min_length=1, max_length=SHEET_NAME_MAX_CHARACTERS, pattern=NAME_PATTERN)
]
Text = Annotated[str, Meta(max_length=400, pattern=NAME_PATTERN)]
Amount = Annotated[int, Meta(ge=0, le=STACK_MAX_CHIPS)]
Denomination = Annotated[int, Meta(ge=1, le=STACK_MAX_CHIPS)]
Count = Annotated[int, Meta(ge=0, le=CHIPS_GIVEN_MAX)]
Minutes = Annotated[int, Meta(ge=1, le=SHEET_MINUTES_MAX)]
PauseMinutes = Annotated[int, Meta(ge=0, le=SHEET_MINUTES_MAX)]
Hands = Annotated[int, Meta(ge=1, le=10_000)]
Chips = Annotated[tuple[tuple[Denomination, Count], ...], Meta(max_length=DENOMINATIONS_MAX)]
Removed = Annotated[tuple[Denomination, ...], Meta(max_length=DENOMINATIONS_MAX)]
Games = Annotated[tuple[str, ...], Meta(min_length=1, max_length=ROTATION_MAX_GAMES)]

AnteFormat = Literal["none", "per-player", "big-blind", "button"]
"""Payer of an ante, in the words of the option `ante.format`."""


class SheetLevel(msgspec.Struct, frozen=True, kw_only=True):
    """One level, in chips as in `structure.Level`.

    `ante` is paid by one payer in the format of the sheet. `minutes` or `hands` are set where its
    length differs, `game` where it has a game of its own.
    """

    small_blind: Amount = 0
    big_blind: Amount = 0
    ante: Amount = 0
    small_bet: Amount = 0
    stud_ante: Amount = 0
    bring_in: Amount = 0
    big_bet_blinds: tuple[Amount, Amount] | None = None
    point: Amount = 0
    minutes: Minutes | None = None
    hands: Hands | None = None
    game: str = ""

    def paid(self, antes: AnteFormat) -> tuple[int, ...]:
        """Return every amount that is put in at a time, 0 where there is none."""
        ante = 0 if antes == "none" else self.ante
        limit = (self.small_bet, self.stud_ante, self.bring_in, self.point)
        return (self.small_blind, self.big_blind, ante, *limit, *(self.big_bet_blinds or ()))


class Pause(msgspec.Struct, frozen=True, kw_only=True):
    """A break of `minutes` after the level of this number; 0 where the day ends there.

    Chips of the denominations in `remove` are colored up in it.
    """

    after_level: Annotated[int, Meta(ge=1, le=SHEET_LEVELS_MAX)]
    minutes: PauseMinutes = 0
    remove: Removed = ()
    note: Text = ""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Levels and breaks in order, and the field they are planned for.

    `stack` is the starting stack of each of the `entrants`; these are None where unknown. `chips`
    are the denominations with the number of each in a starting stack, 0 for those that come into
    play later; empty where the sheet does not say. A level lasts `minutes` or `hands` unless it has
    its own length. `games` take turns level by level where there are several.
    """

    name: Name
    stack: Annotated[int, Meta(ge=1, le=STACK_MAX_CHIPS)]
    levels: Annotated[tuple[SheetLevel, ...], Meta(max_length=SHEET_LEVELS_MAX)]
    breaks: Annotated[tuple[Pause, ...], Meta(max_length=SHEET_LEVELS_MAX)] = ()
    entrants: Annotated[int, Meta(ge=2, le=ENTRANTS_MAX)] | None = None
    table_size: Annotated[int, Meta(ge=2, le=SEATS_MAX)] = 9
    antes: AnteFormat = "none"
    minutes: Minutes | None = None
    hands: Hands | None = None
    games: Games = ("nlhe",)
    chips: Chips = ()
    note: Text = ""
    source: Text = ""

    @property
    def chips_in_play(self) -> int | None:
        """All chips of the event, None where nobody knows how many enter."""
        return None if self.entrants is None else self.entrants * self.stack

    def game(self, number: int) -> str:
        """Return the game of the level of this number, from 1."""
        return self.levels[number - 1].game or self.games[(number - 1) % len(self.games)]

    @property
    def turns(self) -> tuple[str, ...]:
        """Return the games of the levels in order, up to their repetition."""
        games = tuple(self.game(number) for number in range(1, len(self.levels) + 1))
        for length in range(1, len(games)):
            if all(game == games[at % length] for at, game in enumerate(games)):
                return games[:length]
        return games

    def minutes_of(self, number: int) -> int | None:
        """Return the minutes of the level of this number, None where hands count."""
        level = self.levels[number - 1]
        return level.minutes if level.minutes or level.hands else self.minutes

    def hands_of(self, number: int) -> int | None:
        """Return the hands of the level of this number, None where minutes count."""
        level = self.levels[number - 1]
        return level.hands if level.minutes or level.hands else self.hands

    def breaks_after(self, number: int) -> Iterator[Pause]:
        """Yield the breaks after the level of this number."""
        return (pause for pause in self.breaks if pause.after_level == number)

    def denominations(self, number: int) -> tuple[int, ...]:
        """Return the chips in play in the level of this number, the smallest first."""
        gone = {
            chip for pause in self.breaks if pause.after_level < number for chip in pause.remove
        }
        return tuple(sorted({chip for chip, _ in self.chips} - gone))

    def unit(self, number: int) -> int:
        """Return the unit of depth at the level of this number: the stakes of its game."""
        return unit((self.game(number),), self.values(number))

    def depth(self, number: int, chips: int) -> int:
        """Return the number of big blinds (small bets, points) in `chips` at this level."""
        each = self.unit(number)
        return chips // each if each else 0

    def values(self, number: int) -> Level:
        """Return the stakes of the level of this number, as an event takes them."""
        level = self.levels[number - 1]
        each = level.ante if self.antes == "per-player" else 0
        one = level.ante if self.antes in ("big-blind", "button") else 0
        return Level(
            level.small_blind,
            level.big_blind,
            one,
            each,
            level.small_bet,
            level.stud_ante,
            level.bring_in,
            level.big_bet_blinds,
            level.point,
        )


def color_ups_of(sheet: Sheet) -> Iterator[ColorUp]:
    """Yield the color-ups in the breaks of the sheet, none behind the last level.

    Each denomination that is colored up is exchanged for the next larger one.
    """
    breaks = (pause for pause in sheet.breaks if pause.after_level < len(sheet.levels))
    for pause in sorted(breaks, key=lambda pause: pause.after_level):
        chips = sheet.denominations(pause.after_level)
        for chip, larger in pairwise(chips):
            if chip in pause.remove:
                yield ColorUp(pause.after_level, chip, larger)


def needed(levels: Iterable[SheetLevel], antes: AnteFormat, chip: int) -> bool:
    """Whether some of these levels have an amount that chips of this denomination cannot pay."""
    return any(amount % chip for level in levels for amount in level.paid(antes))


def removable(
    levels: Sequence[SheetLevel], antes: AnteFormat, after_level: int, chips: Sequence[int]
) -> tuple[int, ...]:
    """Return the denominations that no level behind this one needs, the smallest first.

    All amounts there are paid with the next larger ones of `chips`.
    """
    rest = levels[after_level:]
    gone: list[int] = []
    for chip, larger in pairwise(chips):
        if not rest or larger % chip or needed(rest, antes, larger):
            break
        gone.append(chip)
    return tuple(gone)


def with_color_ups(
    levels: Sequence[SheetLevel],
    antes: AnteFormat,
    breaks: Iterable[Pause],
    chips: Sequence[int],
    finest: int = 1,
) -> tuple[Pause, ...]:
    """Return the breaks, each with the chips that can be colored up in it.

    At least `finest` of the smallest chips that stay have to go into a big blind.
    """
    left = sorted(chips)
    planned: list[Pause] = []
    for pause in breaks:
        at = pause.after_level
        free = removable(levels, antes, at, left)
        stays = zip(free, left[1:], strict=False)
        most = (levels[at].point or levels[at].big_blind) // finest
        gone = tuple(chip for chip, larger in stays if larger <= most)
        left = [chip for chip in left if chip not in gone]
        planned.append(Pause(after_level=at, minutes=pause.minutes, remove=gone, note=pause.note))
    return tuple(planned)
