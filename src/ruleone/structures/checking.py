"""Flaws of a structure that a director should know before it is printed."""

from collections.abc import Iterator
from math import gcd
from typing import Final

from ruleone.dealing import GAMES
from ruleone.limits import DENOMINATIONS_MAX, RACE_CHIPS_MAX, ROTATION_MAX_GAMES
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter
from ruleone.structures.sheet import Sheet, color_ups_of, removable
from ruleone.tournament.terms.errors import Flaw
from ruleone.tournament.terms.games import THIRTEEN, misfit
from ruleone.tournament.terms.structure import Break, Structure, structure_flaws

LEAST_DEPTH: Final = 20
"""Minimum depth in big blinds, of all chips in play or of a starting stack.

Below it hands are a lottery.
"""
MOST_DEPTH: Final = 60
"""Maximum depth in the last level: with more, the event lasts long without another level."""
ANTES_MOST_BIG_BLINDS: Final = 2
"""Maximum of a table's antes, in big blinds, in stud in small bets.

Larger antes are most of the pot at the start.
"""
_MADE_UP_TO: Final = 100_000
_MINUTE_MS: Final = 60_000


def sheet_flaws(sheet: Sheet, edition: Edition) -> tuple[Flaw, ...]:
    """Return all flaws in the sheet that a director should know, level by level.

    They include those of `structure_flaws` under this edition, with antes as the sheet has them.
    The others are blinds that outgrow the chips in play, or end far below them, and antes that are
    too large. They also are amounts that the chips on the tables cannot pay, and chips that could
    have been colored up.
    """
    book = edition.with_options({"ante.format": sheet.antes})
    games = [sheet.game(number) for number in range(1, len(sheet.levels) + 1)]
    flaws = [
        *structure_flaws(_structure(sheet), book, games),
        *_of_lengths(sheet),
        *_of_games(sheet),
        *_of_turns(sheet, edition),
        *_of_depth(sheet),
        *_of_antes(sheet),
        *_of_chips(sheet),
        *_of_color_ups(sheet, edition),
    ]
    return tuple(sorted(flaws, key=lambda flaw: flaw.level))


def _structure(sheet: Sheet) -> Structure:
    """Return the levels and breaks alone; lengths are checked in the sheet itself."""
    numbers = range(1, len(sheet.levels) + 1)
    # The end of a day has no length: any will do here.
    breaks = (
        Break(pause.after_level, pause.minutes * _MINUTE_MS or 1)
        for pause in sheet.breaks
        if pause.minutes or pause.after_level < len(sheet.levels)
    )
    return Structure(tuple(map(sheet.values, numbers)), _MINUTE_MS, breaks=tuple(breaks))


def _of_lengths(sheet: Sheet) -> Iterator[Flaw]:
    for number in range(1, len(sheet.levels) + 1):
        lengths = (sheet.minutes_of(number), sheet.hands_of(number))
        if lengths.count(None) != 1:
            yield Flaw("levels-without-length", number)
    counted = [sheet.hands_of(number) for number in range(1, len(sheet.levels) + 1)]
    if other := next((at for at, hands in enumerate(counted, 1) if hands != counted[0]), None):
        yield Flaw("lengths-of-two-kinds", other)


def _of_games(sheet: Sheet) -> Iterator[Flaw]:
    """Yield the flaws of levels without stakes for their game."""
    for number, level in enumerate(sheet.levels, start=1):
        game = sheet.game(number)
        if game == THIRTEEN:
            lacking = not level.point
        elif GAMES[game].bring_in is not None:
            lacking = not (level.small_bet or level.big_blind) or not level.bring_in
        else:
            lacking = not (level.big_blind or level.big_bet_blinds)
        if lacking:
            yield Flaw("game-without-stakes", number, {"game": game})


def _of_turns(sheet: Sheet, edition: Edition) -> Iterator[Flaw]:
    """Yield the flaws that no event can deal at its tables, or let take turns."""
    turns = sheet.turns
    if len(turns) > ROTATION_MAX_GAMES:
        yield Flaw("games-too-many", 0, {"most": ROTATION_MAX_GAMES, "came": len(turns)})
    if THIRTEEN in turns and len(turns) > 1:
        yield Flaw("thirteen-with-others")
        return
    for game in dict.fromkeys(turns):
        if misfit(game, sheet.table_size, edition) is not None:
            told: dict[str, Parameter] = {"game": game, "seats": sheet.table_size}
            yield Flaw("game-not-dealt", 0, told)
    for number, level in enumerate(sheet.levels, start=1):
        game = sheet.game(number)
        if (game == THIRTEEN) != bool(level.point):
            expected = "points" if game == THIRTEEN else "blinds"
            yield Flaw("points-for-blinds", number, {"game": game, "expected": expected})


def _of_depth(sheet: Sheet) -> Iterator[Flaw]:
    if not sheet.levels:
        return
    ends = len(sheet.levels)
    first, last = sheet.unit(1), sheet.unit(ends)
    counted: dict[str, Parameter] = {"counted": "points" if sheet.game(1) == THIRTEEN else "blinds"}
    if first and sheet.stack < LEAST_DEPTH * first:
        told = counted | {"depth": sheet.stack // first, "least": LEAST_DEPTH}
        yield Flaw("starts-shallow", 1, told)
    chips = sheet.chips_in_play
    if chips is None:
        return
    for number in range(1, ends + 1):
        if chips < LEAST_DEPTH * sheet.unit(number):
            told = counted | {"depth": sheet.depth(number, chips), "least": LEAST_DEPTH}
            yield Flaw("blinds-outgrow-chips", number, told)
            return
    if last and chips > MOST_DEPTH * last:
        told = counted | {"depth": chips // last, "most": MOST_DEPTH}
        yield Flaw("levels-run-out", ends, told)


def _of_antes(sheet: Sheet) -> Iterator[Flaw]:
    for number, level in enumerate(sheet.levels, start=1):
        bet, together = level.small_bet or level.big_blind, level.stud_ante * sheet.table_size
        if bet and together > ANTES_MOST_BIG_BLINDS * bet:
            heavy: dict[str, Parameter] = {"ante": level.stud_ante, "together": together}
            yield Flaw("stud-antes-heavy", number, heavy | {"bet": bet})
        told: dict[str, Parameter] = {"ante": level.ante, "big": level.big_blind}
        if sheet.antes == "none":
            if level.ante:
                yield Flaw("ante-nobody-pays", number, {"ante": level.ante})
        elif sheet.antes == "per-player":
            together = level.ante * sheet.table_size
            if level.big_blind and together > ANTES_MOST_BIG_BLINDS * level.big_blind:
                yield Flaw("antes-heavy", number, told | {"together": together})
        elif level.ante > level.big_blind:
            yield Flaw("ante-above-big-blind", number, told)


def _of_chips(sheet: Sheet) -> Iterator[Flaw]:
    if not sheet.chips:
        return
    denominations = [chip for chip, _ in sheet.chips]
    if len(set(denominations)) < len(denominations):
        yield Flaw("chip-twice")
    set_worth = sum(chip * count for chip, count in sheet.chips)
    told_set = set_worth > 0  # Some sheets tell the chips alone, and not how many of each.
    if told_set and set_worth != sheet.stack:
        yield Flaw("chips-not-stack", 0, {"chips": set_worth, "stack": sheet.stack})
    for number, level in enumerate(sheet.levels, start=1):
        chips = sheet.denominations(number)
        smallest = gcd(*chips)
        owed = [amount for amount in level.paid(sheet.antes) if amount]
        wrong = next((amount for amount in owed if not smallest or amount % smallest), None)
        if wrong is not None:
            told: dict[str, Parameter] = {"amount": wrong, "chip": min(chips, default=0)}
            yield Flaw("cannot-be-paid", number, told)
    if told_set:
        yield from _of_starting_set(sheet)


def _of_starting_set(sheet: Sheet) -> Iterator[Flaw]:
    """Yield the first level that a player cannot pay exactly from the starting chips.

    It is checked as long as all of them are still in play.
    """
    until = min((pause.after_level for pause in sheet.breaks if pause.remove), default=None)
    levels = sheet.levels[:until]
    owed = {
        amount for level in levels for amount in level.paid(sheet.antes) if amount <= sheet.stack
    }
    unpaid = owed - {0} - _made(owed, sheet.chips)
    for number, level in enumerate(levels, start=1):
        for amount in level.paid(sheet.antes):
            if amount in unpaid:
                yield Flaw("set-without-change", number, {"amount": amount})
                return


def _made(amounts: set[int], chips: tuple[tuple[int, int], ...]) -> set[int]:
    """Return the amounts that some of these chips are worth exactly.

    Very large ones count as made where the smallest chip divides them.
    """
    smallest = gcd(*(chip for chip, _ in chips))
    whole = {amount for amount in amounts if not amount % smallest}
    looked_at = [amount // smallest for amount in whole if amount // smallest <= _MADE_UP_TO]
    most = max(looked_at, default=0)
    made, mask = 1, (1 << most + 1) - 1
    for chip, count in chips:
        step, left, times = chip // smallest, min(count, most * smallest // chip), 1
        while left:
            # By ones, twos, fours: each number of chips up to the count is a sum of these.
            times = min(times, left)
            made |= made << step * times & mask
            left, times = left - times, 2 * times
    return {
        amount
        for amount in whole
        if amount // smallest > _MADE_UP_TO or made >> amount // smallest & 1
    }


def _of_color_ups(sheet: Sheet, edition: Edition) -> Iterator[Flaw]:
    if not sheet.chips:
        return
    yield from _of_plans(sheet)
    advice = edition.cite("advice.color-up")
    told_of: set[int] = set()
    for pause in sheet.breaks:
        at = pause.after_level
        in_play = sheet.denominations(at)
        for chip in pause.remove:
            if chip not in in_play:
                yield Flaw("removes-no-chip", at, {"chip": chip})
        for chip in removable(sheet.levels, sheet.antes, at, in_play):
            if chip not in pause.remove and chip not in told_of:
                told_of.add(chip)
                yield Flaw("color-up-possible", at, {"chip": chip}, advice)


def _of_plans(sheet: Sheet) -> Iterator[Flaw]:
    """Yield the impossible color-ups.

    The smallest chips are colored up first, each for chips that are worth a whole number of them.
    """
    smallest = 0
    for at, plan in enumerate(color_ups_of(sheet)):
        told: dict[str, Parameter] = {"chip": plan.removed, "larger": plan.into}
        times, rest = divmod(plan.into, plan.removed)
        if rest or not 2 <= times <= RACE_CHIPS_MAX or at >= DENOMINATIONS_MAX:
            yield Flaw("color-up-impossible", plan.after_level, told)
        elif smallest not in (0, plan.removed):
            yield Flaw("color-up-out-of-turn", plan.after_level, told)
        smallest = plan.into
