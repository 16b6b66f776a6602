"""Structures generated for a field, a stack and a duration, with blinds that rise evenly.

The blinds are those that people are used to.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import log
from typing import Final

import msgspec

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.limits import (
    DENOMINATIONS_MAX,
    ENTRANTS_MAX,
    ROTATION_MAX_GAMES,
    SEATS_MAX,
    SHEET_LEVELS_MAX,
    SHEET_NAME_MAX_CHARACTERS,
    STACK_MAX_CHIPS,
    WISH_MINUTES_MAX,
)
from ruleone.rulebook import EDITIONS, edition
from ruleone.structures.checking import ANTES_MOST_BIG_BLINDS, LEAST_DEPTH
from ruleone.structures.sheet import (
    NAME_PATTERN,
    AnteFormat,
    Pause,
    Sheet,
    SheetLevel,
    with_color_ups,
)
from ruleone.tournament.terms.config import CHIPS_GIVEN_MAX
from ruleone.tournament.terms.games import THIRTEEN, event_games, has_button, misfit

_STEPS: Final = (100, 120, 160, 200, 240, 300, 400, 500, 600, 800)
"""Big blinds within a power of ten, as in 100, 120 ... 800 and 1,000."""
_EARLY: Final = (150, 250)
"""Further big blinds, while chips are small enough to pay their halves."""
_EARLY_CHIPS: Final = 20


def big_blinds(chip: int, most: int) -> tuple[int, ...]:
    """Return the big blinds up to `most` whose halves can be paid in chips of this denomination."""
    found: set[int] = set()
    power = 1
    while power <= most:
        for step in (*_STEPS, *_EARLY):
            blind, rest = divmod(step * power, 100)
            early = step in _EARLY and blind > _EARLY_CHIPS * chip
            if not rest and not early and blind <= most and blind % (2 * chip) == 0:
                found.add(blind)
        power *= 10
    return tuple(sorted(found))


def points(chip: int, most: int) -> tuple[int, ...]:
    """Return possible worths of a point, up to `most`, in chips of this denomination."""
    return tuple(blind // 2 for blind in big_blinds(chip, 2 * most))


def least_levels(rungs: Sequence[int], most_leap: int) -> int:
    """Return the minimum number of levels from the first rung to the last.

    No rung is more than `most_leap` times the one before it; 0 where there is no way.
    """
    count, at = 1, 0
    while at < len(rungs) - 1:
        reach = max(
            (to for to in range(at, len(rungs)) if rungs[to] <= most_leap * rungs[at]), default=at
        )
        if reach == at:
            return 0
        count, at = count + 1, reach
    return count


def climb(rungs: Sequence[int], levels: int, most_leap: int) -> tuple[int, ...]:
    """Return `levels` rungs from the first to the last, rising as evenly as possible.

    Each is above the one before and no more than `most_leap` times it. There has to be a way:
    between `least_levels` and the number of rungs.
    """
    step = log(rungs[-1] / rungs[0]) / max(1, levels - 1)

    @cache
    def best(at: int, left: int) -> tuple[float, int]:
        """Return the minimum unevenness from this rung to the last, and the next rung.

        `left` is the number of steps to the last rung.
        """
        if not left:
            return (0.0, -1) if at == len(rungs) - 1 else (float("inf"), -1)
        ways = [
            (round((log(rungs[to] / rungs[at]) - step) ** 2 + best(to, left - 1)[0], 12), to)
            for to in range(at + 1, len(rungs))
            if rungs[to] <= most_leap * rungs[at]
        ]
        return min(ways, default=(float("inf"), -1))

    path = [0]
    for left in range(levels - 1, 0, -1):
        path.append(best(path[-1], left)[1])
    climbed = tuple(rungs[at] for at in path)
    assert climbed[-1] == rungs[-1], "there is a way"
    assert all(after <= most_leap * before for before, after in pairwise(climbed))
    return climbed


CHIPS: Final = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)
"""Denominations of a usual set."""
LENGTHS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120)
"""Default lengths of a level, in minutes."""
MOST_LEAP: Final = 2
_LAST_DEPTH: Final = 25
_ANTES_FROM_LEVEL: Final = 3
_EACH_SHARE: Final = 8
_STUD_FINEST: Final = 10
_SET_OF_EACH: Final = 8


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A director's wishes for a structure.

    `minutes` is the length of the event, breaks included; `depth` the starting stack in big blinds
    (in 13-card poker: points). A level lasts `level_minutes`, or a suitable time where that is
    None. A break of `break_minutes` comes after about `play_minutes` of play, none where the first
    is 0.
    """

    name: str
    minutes: int
    entrants: int
    stack: int
    chips: tuple[int, ...] = CHIPS
    level_minutes: int | None = None
    depth: int = 100
    table_size: int = 9
    antes: AnteFormat = "big-blind"
    games: tuple[str, ...] = ("nlhe",)
    break_minutes: int = 10
    play_minutes: int = 120


class BadWish(ValueError):
    """Wishes for which there is no structure.

    `code` names the words (`wish-<code>`), with `parameters`.
    """

    def __init__(self, code: str, **parameters: int | str) -> None:
        super().__init__(code, parameters)
        self.code, self.parameters = code, parameters


def make_sheet(wish: Wish) -> Sheet:
    """Return a structure in which `sheet_flaws` finds nothing.

    It starts with stacks of about `depth` big blinds and ends, when the time is up, where all chips
    in play are about 25 big blinds. Between them the blinds rise evenly, by steps that people know
    and the chips can pay, none more than twice the one before. Small chips are colored up in the
    first break behind which they are not needed. Raises BadWish where there is no such structure,
    with the change that would make one possible.
    """
    _check(wish)
    chips = _denominations(wish)
    rungs = _rungs(wish, chips[0])
    fewest = least_levels(rungs, MOST_LEAP)
    if not fewest:
        raise BadWish("no-way-up", chip=chips[0])
    length, count = _lengths(wish, fewest, len(rungs))
    rising = climb(rungs, count, MOST_LEAP)
    bare = tuple(_level(wish, rung) for rung in rising)
    given = _starting_set(wish.stack, chips)
    useful = tuple((chip, count) for chip, count in given if count or chip <= rising[-1])
    in_play = [chip for chip, _ in useful]
    breaks = tuple(_breaks(wish, length, count))
    stud = any(not has_button(game) for game in wish.games)
    finest = _STUD_FINEST if stud else _EACH_SHARE if wish.antes == "per-player" else 1
    sheet = Sheet(
        name=wish.name,
        stack=wish.stack,
        levels=bare,
        breaks=with_color_ups(bare, "none", breaks, in_play, finest),
        entrants=wish.entrants,
        table_size=wish.table_size,
        antes="none" if _plain(wish) else wish.antes,
        minutes=length,
        games=wish.games,
        chips=useful,
    )
    levels = tuple(_with_antes(sheet, stud=stud))
    planned = with_color_ups(levels, sheet.antes, breaks, in_play)
    return msgspec.structs.replace(sheet, levels=levels, breaks=planned)


def _check(wish: Wish) -> None:
    most_stack = STACK_MAX_CHIPS // max(1, wish.entrants)
    for field, value, least, most in (
        ("entrants", wish.entrants, 2, ENTRANTS_MAX),
        ("stack", wish.stack, 1, most_stack),
        ("minutes", wish.minutes, 1, WISH_MINUTES_MAX),
        ("level_minutes", wish.level_minutes or 1, 1, 1_440),
        ("depth", wish.depth, LEAST_DEPTH, 10_000),
        ("table_size", wish.table_size, 2, SEATS_MAX),
        ("break_minutes", wish.break_minutes, 0, 1_440),
        ("play_minutes", wish.play_minutes, 1, 1_440),
    ):
        if not least <= value <= most:
            raise BadWish("out-of-range", field=field, least=least, most=most, came=value)
    for game in wish.games:
        if game not in event_games():
            raise BadWish("no-game", name=game[:40])
    if (
        not re.match(NAME_PATTERN, wish.name)
        or not 1 <= len(wish.name) <= SHEET_NAME_MAX_CHARACTERS
    ):
        raise BadWish("no-name", most=SHEET_NAME_MAX_CHARACTERS)
    if not wish.games:
        raise BadWish("no-game", name="")
    if THIRTEEN in wish.games and len(wish.games) > 1:
        raise BadWish("thirteen-alone")
    if len(wish.games) > ROTATION_MAX_GAMES:
        raise BadWish("games-too-many", most=ROTATION_MAX_GAMES, came=len(wish.games))
    usual = edition(CHINESE if THIRTEEN in wish.games else EDITIONS[0])
    for game in wish.games:
        if misfit(game, wish.table_size, usual) is not None:
            raise BadWish("table-too-large", game=game, seats=wish.table_size)


def _plain(wish: Wish) -> bool:
    """Whether there are no antes beside those of stud.

    13-card poker has none, nor have events in which stud is played.
    """
    return THIRTEEN in wish.games or any(not has_button(game) for game in wish.games)


def _denominations(wish: Wish) -> tuple[int, ...]:
    """Return the chips of the event: no larger than all in play, and able to pay the stack."""
    chips = tuple(sorted({*wish.chips}))
    if not chips or chips[0] < 1:
        raise BadWish("no-chips")
    if len(chips) > DENOMINATIONS_MAX:
        raise BadWish("chips-too-many", most=DENOMINATIONS_MAX, came=len(chips))
    for chip, larger in pairwise(chips):
        if larger % chip:
            raise BadWish("chips-apart", chip=chip, larger=larger)
    if wish.stack % chips[0]:
        raise BadWish("stack-not-in-chips", stack=wish.stack, chip=chips[0])
    most = wish.entrants * wish.stack // 10
    return tuple(chip for chip in chips if chip == chips[0] or chip <= max(most, wish.stack))


def _rungs(wish: Wish, chip: int) -> tuple[int, ...]:
    """Return the blinds to choose from, from the first to the last of the event."""
    total = wish.entrants * wish.stack
    found = (points if THIRTEEN in wish.games else big_blinds)(chip, total // _LAST_DEPTH)
    fits = [blind for blind in found if blind * LEAST_DEPTH <= wish.stack]
    if not fits:
        raise BadWish("chips-too-large", chip=chip, stack=wish.stack)
    first = min(fits, key=lambda blind: (abs(blind * wish.depth - wish.stack), blind))
    rungs = tuple(blind for blind in found if blind >= first)
    if len(rungs) < 2:
        raise BadWish("nothing-to-climb")
    return rungs


def _lengths(wish: Wish, fewest: int, most: int) -> tuple[int, int]:
    """Return the length of a level, and the number of levels."""
    asked = wish.level_minutes
    lengths = LENGTHS if asked is None else (asked,)
    counts = {length: _levels_in(wish, length) for length in lengths}
    fitting = {length: n for length, n in counts.items() if fewest <= n <= min(most, _LEVELS_MOST)}
    if not fitting:
        told = counts[lengths[-1]] if asked is not None else wish.minutes
        code = "levels-do-not-fit" if asked is not None else "time-does-not-fit"
        raise BadWish(code, fewest=fewest, most=min(most, _LEVELS_MOST), came=told)
    # As many levels as steps of the usual height are asked for, or as near to it as can be.
    usual = max(fewest, min(most, round(1.5 * fewest) + 2))
    length = min(fitting, key=lambda each: (abs(fitting[each] - usual), -each))
    return length, fitting[length]


_LEVELS_MOST: Final = min(60, SHEET_LEVELS_MAX)


def _levels_in(wish: Wish, length: int) -> int:
    """Return the number of levels of this length that fits the time best, breaks included."""
    between = _levels_between_breaks(wish, length)

    def lasts(count: int) -> int:
        pauses = (count - 1) // between if between else 0
        return count * length + pauses * wish.break_minutes

    count = max(1, wish.minutes // length)
    while count > 1 and lasts(count) > wish.minutes:
        count -= 1
    return min((count, count + 1), key=lambda n: (abs(lasts(n) - wish.minutes), n))


def _levels_between_breaks(wish: Wish, length: int) -> int:
    return max(1, round(wish.play_minutes / length)) if wish.break_minutes else 0


def _breaks(wish: Wish, length: int, count: int) -> Iterator[Pause]:
    between = _levels_between_breaks(wish, length)
    for number in range(between, count, between) if between else ():
        yield Pause(after_level=number, minutes=wish.break_minutes)


def _level(wish: Wish, rung: int) -> SheetLevel:
    """Return a level without antes and bring-in."""
    if THIRTEEN in wish.games:
        return SheetLevel(point=rung)
    small_bet = rung if _plain(wish) else 0
    return SheetLevel(small_blind=rung // 2, big_blind=rung, small_bet=small_bet)


def _with_antes(sheet: Sheet, *, stud: bool) -> Iterator[SheetLevel]:
    """Yield the levels with antes and the bring-in of stud, never falling.

    They are paid in chips that are still in play.
    """
    before = SheetLevel()
    for number, level in enumerate(sheet.levels, start=1):
        chip = sheet.denominations(number)[0]
        changed: dict[str, int] = {}
        # A table's antes are never so much that they are most of what is played for.
        most = ANTES_MOST_BIG_BLINDS * level.big_blind // sheet.table_size
        if stud:
            ante = max(before.stud_ante, _share(level.big_blind, 5, chip))
            changed["stud_ante"] = ante if ante <= most else before.stud_ante
            changed["bring_in"] = max(before.bring_in, _share(level.big_blind, 4, chip))
        elif sheet.antes == "per-player" and number >= _ANTES_FROM_LEVEL:
            ante = max(before.ante, _share(level.big_blind, _EACH_SHARE, chip))
            changed["ante"] = ante if ante <= most else before.ante
        elif sheet.antes in ("big-blind", "button") and number >= _ANTES_FROM_LEVEL:
            changed["ante"] = level.big_blind
        before = msgspec.structs.replace(level, **changed)
        yield before


def _share(blind: int, share: int, chip: int) -> int:
    """Return about that share of a blind, in whole chips and as a round number."""
    power = int("1".ljust(len(str(blind // share)), "0"))
    step = max(1, -(-power // (2 * chip))) * chip
    return max(1, round(blind / share / step)) * step


def _starting_set(stack: int, chips: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the number of each chip in a starting stack.

    It is about eight of the small ones, so that every amount can be made, and the rest in the
    largest of which everybody gets a few.
    """
    counts: dict[int, int] = dict.fromkeys(chips, 0)
    rest = stack
    for at, chip in enumerate(chips):
        larger = chips[at + 1] if at + 1 < len(chips) else None
        if larger is None or larger * 2 > rest:
            counts[chip] = rest // chip
            break
        # With one less than a larger chip is worth, every amount below it can be made.
        whole = larger // chip
        least = rest // chip % whole
        least += whole * (least < whole - 1)
        most = max(least, rest // (2 * chip))
        fitting = range(least, min(most, least + 4 * _SET_OF_EACH) + 1, whole)
        counts[chip] = min(fitting, key=lambda count: (abs(count - _SET_OF_EACH), count))
        rest -= counts[chip] * chip
    for chip, count in counts.items():
        if count > CHIPS_GIVEN_MAX:
            raise BadWish("chips-too-small", chip=chip, count=count, most=CHIPS_GIVEN_MAX)
    return tuple(counts.items())
