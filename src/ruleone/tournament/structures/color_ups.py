"""Which chips a structure still needs, and when the others can leave play."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from ruleone.structures.sheet import AnteFormat, Pause, Sheet, SheetLevel
from ruleone.tournament.terms.structure import ColorUp


def color_ups_of(sheet: Sheet) -> Iterator[ColorUp]:
    """Those that the breaks of the sheet plan: each denomination that leaves play does so for the
    next larger one. None do behind the last level."""
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
    """The denominations among `chips`, the smallest first, that no level behind this one needs: all
    it asks for is paid with the next larger ones."""
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
    """The breaks, each with the chips that can leave play in it; so many (`finest`) of the smallest
    that stay have to go into a big blind."""
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
