"""The structure of an event: levels, breaks, color-ups, their flaws, and stakes of a hand."""

from collections.abc import Iterable, Iterator, Sequence
from math import gcd

import msgspec

from ruleone.dealing import GAMES
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.errors import Flaw, well_formed
from ruleone.tournament.terms.games import THIRTEEN, has_button


class Level(msgspec.Struct, frozen=True, array_like=True):
    """The stakes of one level, in chips: blinds and antes, or the worth of a `point`.

    Only 13-card poker has a `point`, and nothing else. `ante` is paid by one player for the whole
    table where the edition has a big blind or button ante. `ante_each` is paid by every player
    where it has antes for each. The edition's `ante.format` selects one of both.

    For games with a fixed limit `small_bet` is the bet of the early streets, the big blind where it
    is 0. For stud there are `stud_ante` (else `ante_each`) and `bring_in` (else the edition's share
    of the small bet). `big_bet_blinds` are those of no-limit and pot-limit games where others are
    played with other blinds in the same level.
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
        """Return a level of 13-card poker."""
        return cls(0, 0, point=point)

    @property
    def limit_bet(self) -> int:
        """The small bet of games with a fixed limit."""
        return self.small_bet or self.big_blind

    @property
    def paid(self) -> tuple[int, ...]:
        """Return the amounts that one player pays at a time in a game of the level; 0 for none."""
        blinds = self.big_bet_blinds or ()
        mixed = (self.small_bet, self.stud_ante, self.bring_in, self.point, *blinds)
        return (self.small_blind, self.big_blind, *mixed)

    def due_in(self, edition: Edition) -> tuple[int, ...]:
        """Return these amounts with the ante that is taken under the edition."""
        return (*self.paid, self.ante_in(edition))

    def ante_in(self, edition: Edition) -> int:
        """Return the ante that is taken under the edition, 0 where it has none."""
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
    """The color-up of a level: chips of `removed` are exchanged for chips of `into`.

    It comes when the level of this number has ended, in the break behind it where there is one.
    """

    after_level: int
    removed: int
    into: int


class Structure(msgspec.Struct, frozen=True):
    """The levels in order, with breaks and color-ups.

    Levels last `level_ms` of play each. Where that is None a level ends for all when the first
    table has finished `level_hands` hands in it. The last level has no end. Where levels in time
    last differently, `lengths_ms` are their lengths, and `level_ms` the first. `color_ups` are in
    their order. One is left out where some later level still needs smaller chips than it leaves.
    """

    levels: tuple[Level, ...]
    level_ms: int | None = None
    level_hands: int | None = None
    breaks: tuple[Break, ...] = ()
    lengths_ms: tuple[int, ...] = ()
    color_ups: tuple[ColorUp, ...] = ()

    @property
    def by_points(self) -> bool:
        """Whether it is one of 13-card poker: its levels are worths of a point."""
        return any(level.point for level in self.levels)

    def length_ms(self, level: int) -> int | None:
        """Return the length of the level of this number, None where hands count."""
        return self.lengths_ms[level - 1] if self.lengths_ms else self.level_ms

    def break_after(self, level: int) -> Break | None:
        """Return the break at the end of the level of this number, if any."""
        return next((pause for pause in self.breaks if pause.after_level == level), None)

    def with_break(self, after_level: int, length_ms: int) -> "Structure":
        """Return the structure with a break of this length after that level, none where 0."""
        others = [pause for pause in self.breaks if pause.after_level != after_level]
        planned = [Break(after_level, length_ms)] if length_ms else []
        breaks = sorted((*others, *planned), key=lambda pause: pause.after_level)
        return msgspec.structs.replace(self, breaks=tuple(breaks))

    def smallest_chip(self, edition: Edition) -> int:
        """Return the largest chip in which every blind and ante of every level can be paid.

        Early levels count throughout: while no chips are colored up, those that paid them stay in
        play.
        """
        return gcd(*(amount for level in self.levels for amount in level.due_in(edition)))

    def needs_smaller(self, chip: int, from_level: int, edition: Edition) -> int | None:
        """Return the first level from this number on that needs smaller chips than `chip`.

        It is None where there is none.
        """
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
        """Return the first break at the end of the level of this number or of a later one."""
        later = [pause for pause in self.breaks if pause.after_level >= level]
        return min(later, key=lambda pause: pause.after_level, default=None)


def structure_flaws(
    structure: Structure, edition: Edition, games: Sequence[str] = ()
) -> tuple[Flaw, ...]:
    """Return all flaws of the structure that a director should know before the start.

    Blinds never fall and always rise in the end (holdem-levels). Antes never go down where the
    edition says so (tda2019-RP-11.2). A small blind that is not the edition's usual share of the
    big blind is noted but may stand (holdem-blinds-2). The stakes of limit and stud games, and the
    blinds of big-bet games beside them, are checked as the big blind is. The antes of stud are
    checked as others are. In 13-card poker the worth of a point rises as blinds do. Where `games`
    are those of the levels, one each, a level of stud without any ante is checked, too. Raises
    BadEvent where a field holds an invalid value, such as words in the place of chips.
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
    """Return the stakes of games without a big blind, 0 where the level names none."""
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
    """Yield the flaws of these stakes, each compared with the last level that names it.

    A level that is of stud and has no ante counts too, since games may take turns by levels. Antes
    of stud and bring-ins are small shares of a bet in whole chips, which may more than double with
    it.
    """
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


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of one hand, in chips.

    Blinds, the minimum bet, the ante of one payer and its format, and the bring-in of stud; None
    where the edition sets it. In 13-card poker the worth of a point, and nothing else.
    """

    blinds: tuple[int, int]
    min_bet: int
    ante: int
    ante_format: str
    bring_in: int | None = None
    point: int = 0


def stakes(game: str, level: Level, edition: Edition) -> Stakes:
    """Return the stakes of the level for this game.

    Stud has antes and a bring-in, games without a fixed limit may have blinds of their own, and
    fixed limit has its small bet.
    """
    if game == THIRTEEN:
        return Stakes((0, 0), 0, 0, "none", point=level.point)
    if not has_button(game):
        ante = level.stud_ante or level.ante_each
        return Stakes((0, 0), level.limit_bet, ante, "per-player", level.bring_in or None)
    ante, ante_format = level.ante_in(edition), edition.choice("ante.format")
    return Stakes(_blinds(game, level), _min_bet(game, level), ante, ante_format)


def unit(games: Iterable[str], level: Level) -> int:
    """Return the unit of depth: the minimum bet, in 13-card poker the worth of a point.

    Where several games are played in the level it is the largest of them, 0 where there is none.
    """
    return max(level.point if game == THIRTEEN else _min_bet(game, level) for game in games)


def _min_bet(game: str, level: Level) -> int:
    return level.limit_bet if _fixed_limit(game) else _blinds(game, level)[1]


def _fixed_limit(game: str) -> bool:
    return GAMES[game].limit == "fixed-limit"


def _blinds(game: str, level: Level) -> tuple[int, int]:
    of_all = level.small_blind, level.big_blind
    return of_all if _fixed_limit(game) else level.big_bet_blinds or of_all


def round_cost(played_for: Stakes, players: int) -> int:
    """Return the cost of one round at a table of `players` without playing a hand, in chips.

    Each blind once, the ante of one payer once, or the player's own with every hand. The cost of a
    bring-in is left out; 13-card poker has no such cost.
    """
    each_hand = played_for.ante_format == "per-player"
    return sum(played_for.blinds) + played_for.ante * (players if each_hand else 1)
