"""What the floor has decided on the entries of a record, and what of it can still be taken back.

On one entry one decision stands: the newest.

What is put right beside the hand, stacks that are in none and wrong seats: it stands on the
record alone.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ruleone.dealing import CorrectStack
from ruleone.floor.followed.entries import Chosen, Overruled
from ruleone.floor.followed.record import Line, Pending
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import Early
from ruleone.floor.penalties import (
    NOTHING,
    SOME_CHIPS,
    ConductRuling,
    Penalty,
    of_chips,
    on_the_scale,
)
from ruleone.floor.ruling import AtTable, Remedy
from ruleone.limits import FLOOR_REMEDIES_MAX, REASON_MAX_CHARACTERS, STACK_MAX_CHIPS
from ruleone.rulebook import Edition


def line_of(lines: tuple[Line, ...], n: int) -> Line:
    """The line of this number among those that stand. Raises BadFacts where there is none."""
    for line in lines:
        if line.n == n:
            return line
    raise BadFacts("no-such-entry", came=n)


def decided_on(lines: tuple[Line, ...], n: int) -> Line:
    """The entry on which the floor decides that names this one: a decision leads to the entry that
    it is about. Raises BadFacts where there is none that stands."""
    line = line_of(lines, n)
    while isinstance(line.entry, Chosen | Overruled):
        line = line_of(lines, line.entry.of)
    return line


def decisions(lines: tuple[Line, ...], n: int) -> tuple[Line, ...]:
    """What the floor has decided on entry `n`, the decision that stands last."""
    return tuple(line for line in lines if line.decides == n)


def check_choice(lines: tuple[Line, ...], of: Line, choice: int, count: int) -> None:
    """Refuse a choice that is none of so many on this entry, and a second decision: BadFacts."""
    if not 0 <= choice < count:
        raise BadFacts("no-such-choice", entry=of.n, count=count)
    if decided := decisions(lines, of.n):
        raise BadFacts("decided-already", entry=of.n, decision=decided[-1].n)


def taken_back(lines: tuple[Line, ...], entries: set[int]) -> tuple[Line, ...]:
    """The lines that are left when these entries are taken back, the last one first, as far as
    nothing has come of the hand since: what was only noted, or was settled again, is in nobody's
    way, and neither is a clock that was called."""
    kept = lines
    while (at := _last_of(kept, entries)) is not None and _nothing_came(kept[at:]):
        kept = kept[:at]
    return kept


def _last_of(lines: tuple[Line, ...], entries: set[int]) -> int | None:
    """The place of the last of these entries among the lines; None where there is none."""
    return max((at for at, line in enumerate(lines) if line.n in entries), default=None)


def _nothing_came(lines: tuple[Line, ...]) -> bool:
    """Whether the hand, and what is under way beside it, is as the first of these lines left it."""
    first, *since = lines
    end = first.began + len(first.events)
    moved = any(line.events or line.began != end for line in since)
    return not moved and _but_the_clock(lines[-1].pending) == _but_the_clock(first.pending)


def _but_the_clock(pending: Pending) -> Pending:
    return replace(pending, clock=None, clock_on=None)


def acts_of(lines: tuple[Line, ...], of: Line, began: Pending) -> tuple[Early, ...]:
    """The acts out of turn that came with this line."""
    if of.pending.turn is None:
        return ()
    at = lines.index(of)
    before = (lines[at - 1].pending if at else began).turn
    known = () if before is None else before.early
    return tuple(act for act in of.pending.turn.early if act not in known)


def penalty_now(book: Edition, of: Line, told: Penalty | None) -> Penalty | None:
    """What an infraction costs as the floor overrules it: nothing where it tells no penalty; None
    for an entry that is no infraction. Raises BadFacts for a penalty that cannot be."""
    if not isinstance(of.ruling, ConductRuling):
        if told is not None:
            raise BadFacts("no-infraction", entry=of.n)
        return None
    if told is None:
        return NOTHING
    if told.code == SOME_CHIPS.code and SOME_CHIPS in of.ruling.choices:
        return of_chips(told.count)
    if told not in of.ruling.choices and not on_the_scale(book, told):
        raise BadFacts("penalty-off-the-scale")
    return told


def penalty_chosen(choice: Penalty, chips: int) -> Penalty:
    """The penalty that the floor chooses, with the chips that it says where those are open. Raises
    BadFacts where it says none, and where nothing is to be said."""
    if choice == SOME_CHIPS:
        return of_chips(chips)
    check_no_chips(chips)
    return choice


def check_no_chips(chips: int) -> None:
    """Refuse chips with a choice that takes none, or says itself how many: BadFacts."""
    if chips:
        raise BadFacts("chips-not-asked", came=chips)


def check_remedies(remedies: tuple[Remedy, ...]) -> None:
    """Refuse more than the floor can do at once: BadFacts."""
    if len(remedies) > FLOOR_REMEDIES_MAX:
        raise BadFacts("too-many-remedies", most=FLOOR_REMEDIES_MAX, came=len(remedies))


def check_reason(why: str, *, needed: bool = True) -> None:
    """Refuse a decision without its reason, and a reason that is too long: BadFacts."""
    if needed and not why.strip():
        raise BadFacts("floor-says-why")
    if len(why) > REASON_MAX_CHARACTERS:
        raise BadFacts("reason-too-long", most=REASON_MAX_CHARACTERS, came=len(why))


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
