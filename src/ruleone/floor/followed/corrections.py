"""What is put right of stacks that are in no hand: it stands on the record alone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ruleone.dealing import CorrectStack
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.followed.entries import Overruled
from ruleone.floor.followed.record import Line
from ruleone.limits import STACK_MAX_CHIPS


def corrections(lines: Iterable[Line]) -> Iterator[tuple[Line, CorrectStack]]:
    """What these lines, which stand, put right of stacks, each with its line: what is not overruled
    by a later one."""
    overruled: set[int | None] = set()
    for line in reversed(tuple(lines)):
        if not overruled.intersection((line.n, line.decides or line.n)):
            for remedy in line.done:
                if isinstance(remedy, CorrectStack):
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
