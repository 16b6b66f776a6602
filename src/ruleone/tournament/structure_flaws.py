"""What is wrong with the structure of an event."""

from collections.abc import Iterator, Sequence

from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.flaw import Flaw
from ruleone.tournament.terms.errors import well_formed
from ruleone.tournament.terms.games import has_button
from ruleone.tournament.terms.structure import Level, Structure


def structure_flaws(
    structure: Structure, edition: Edition, games: Sequence[str] = ()
) -> tuple[Flaw, ...]:
    """Everything in the structure that a director would want to be told before the start.

    Blinds never fall and always rise in the end (holdem-levels), antes never go down where the
    edition says so (tda2019-RP-11.2), and a small blind that is not the edition's usual share of
    the big blind is told but may stand (holdem-blinds-2). The stakes of limit and stud games, and
    the blinds of big-bet games beside them, are looked at as the big blind is, the antes of stud as
    others are. In 13-card poker the worth of a point rises as blinds do. Where `games` are those of
    the levels, one each, a level of stud without any ante is looked at, too.

    Raises BadEvent where a field holds what it cannot, as words in the place of chips.
    """
    well_formed(structure, Structure)
    if structure.by_points:
        return (*_flaws_of_points(structure, edition), *_flaws_of_time(structure))
    return (
        *_flaws_of_levels(structure, edition),
        *_flaws_of_stakes(structure, edition, games),
        *_flaws_of_time(structure),
    )


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


def _stakes(level: Level) -> dict[str, int]:
    """What the games beside those with a big blind are played for, 0 where the level names none."""
    _, big = level.big_bet_blinds or (0, 0)
    return {
        "small-bet": level.small_bet,
        "stud-ante": level.stud_ante,
        "bring-in": level.bring_in,
        "big-bet": big,
    }


def _flaws_of_stakes(
    structure: Structure, edition: Edition, games: Sequence[str]
) -> Iterator[Flaw]:
    """Each is held against the last level that names it, or is of stud and has no ante: games may
    take turns by levels. Antes of stud and bring-ins are small shares of a bet in whole chips,
    which may more than double with it."""
    rising, ante_rule = edition.cite("levels.rising"), edition.cite("ante.reduction")
    last: dict[str, int] = {}
    for number, level in enumerate(structure.levels, start=1):
        for stake, now in _stakes(level).items():
            before = last.get(stake, 0)
            is_ante = stake == "stud-ante"
            stud = is_ante and bool(games) and not has_button(games[number - 1])
            given_up = stud and not level.ante_each
            if not before or not (now or given_up):
                last[stake] = now or before
                continue
            last[stake] = now
            told: dict[str, Parameter] = {"stake": stake, "before": before, "now": now}
            if now < before and not (is_ante and edition.flag("ante.reduction")):
                yield Flaw("stake-falls", number, told, ante_rule if is_ante else rising)
            elif now > 2 * before and stake in ("small-bet", "big-bet"):
                yield Flaw("stake-leaps", number, told, rising)


def _flaws_of_time(structure: Structure) -> Iterator[Flaw]:
    if not structure.levels:
        yield Flaw("no-levels")
    lengths = [n for n in (structure.level_ms, structure.level_hands) if n is not None]
    if len(lengths) != 1 or lengths[0] <= 0:
        yield Flaw("levels-without-length")
    if each := structure.lengths_ms:
        whole = len(each) == len(structure.levels) and each[0] == structure.level_ms
        if not whole or min(each) <= 0:
            yield Flaw("levels-without-length")
    seen: set[int] = set()
    for pause in structure.breaks:
        if not 1 <= pause.after_level < len(structure.levels):
            yield Flaw("break-nowhere", pause.after_level)
        if pause.after_level in seen or pause.length_ms <= 0:
            yield Flaw("break-twice-or-empty", pause.after_level)
        seen.add(pause.after_level)
