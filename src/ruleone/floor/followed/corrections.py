"""What is put right beside the hand, stacks that are in none and wrong seats: it stands on the
record alone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ruleone.dealing import CorrectStack
from ruleone.floor.followed.entries import Overruled
from ruleone.floor.followed.record import Line
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Remedy
from ruleone.limits import STACK_MAX_CHIPS


def corrections(lines: Iterable[Line]) -> Iterator[tuple[Line, CorrectStack]]:
    """What these lines, which stand, put right of stacks, each with its line."""
    for line, remedy in _remedies(lines):
        if isinstance(remedy, CorrectStack):
            yield line, remedy


def moves(lines: Iterable[Line]) -> Iterator[tuple[Line, AtTable]]:
    """Whom these lines, which stand, send from a wrong seat to another, each with its line, the
    last one first."""
    for line, remedy in _remedies(lines):
        if isinstance(remedy, AtTable) and remedy.code in ("move-seat", "move-elsewhere"):
            yield line, remedy


def _remedies(lines: Iterable[Line]) -> Iterator[tuple[Line, Remedy]]:
    """All that was done of these lines and is not overruled by a later one."""
    overruled: set[int | None] = set()
    for line in reversed(tuple(lines)):
        if not overruled.intersection((line.n, line.decides or line.n)):
            for remedy in line.done:
                yield line, remedy
        if isinstance(line.entry, Overruled):
            overruled.add(line.decides)


def check_stacks(chips: Mapping[int, int], before: tuple[Line, ...], now: tuple[Line, ...]) -> None:
    """Refuse stacks that cannot be: BadFacts. `chips` are what these seats have with the lines that
    stood before; now others stand."""
    moved = _moved(now)
    moved.subtract(_moved(before))
    for seat, stack in chips.items():
        if moved[seat] and not 0 <= stack + moved[seat] <= STACK_MAX_CHIPS:
            came = stack + moved[seat]
            raise BadFacts(
                "fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=came
            )


def _moved(lines: Iterable[Line]) -> Counter[int]:
    """The chips that each seat has more by these lines, or fewer where it is less than 0."""
    moved: Counter[int] = Counter()
    for _, correction in corrections(lines):
        moved[correction.seat] += correction.by
    return moved
