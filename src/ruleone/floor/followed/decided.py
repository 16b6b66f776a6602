"""Decisions of the floor on the entries of a record, and those that can still be undone.

On one entry one decision stands: the newest. Corrections beside the hand, of stacks that are in
none and of wrong seats, stand on the record alone.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ruleone.dealing import CorrectStack
from ruleone.floor.followed.entries import Chosen, Overruled, Plays
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
from ruleone.floor.rulings import AnyRuling
from ruleone.limits import FLOOR_REMEDIES_MAX, REASON_MAX_CHARACTERS, STACK_MAX_CHIPS
from ruleone.rulebook import Edition

_UNDERCALLS: Final = frozenset({"full-call", "tiny", "undercall", "undercall-chain"})
"""Reasons of a player who put in too few."""


def line_of(lines: tuple[Line, ...], n: int) -> Line:
    """Return the line of this number among those that stand.

    Raises BadFacts where there is none.
    """
    for line in lines:
        if line.n == n:
            return line
    raise BadFacts("no-such-entry", came=n)


def decided_on(lines: tuple[Line, ...], n: int) -> Line:
    """Return the entry that a decision on this one concerns.

    A decision leads to the entry that it is about. Raises BadFacts where none stands.
    """
    line = line_of(lines, n)
    while isinstance(line.entry, Chosen | Overruled):
        line = line_of(lines, line.entry.of)
    return line


def decisions(lines: tuple[Line, ...], n: int) -> tuple[Line, ...]:
    """Return the floor's decisions on entry `n`, the one in force last."""
    return tuple(line for line in lines if line.decides == n)


def check_choice(lines: tuple[Line, ...], of: Line, choice: int, count: int) -> None:
    """Raise BadFacts for a choice out of range on this entry, and for a second decision."""
    if not 0 <= choice < count:
        raise BadFacts("no-such-choice", entry=of.n, count=count)
    if decided := decisions(lines, of.n):
        raise BadFacts("decided-already", entry=of.n, decision=decided[-1].n)


def taken_back(lines: tuple[Line, ...], entries: set[int]) -> tuple[Line, ...]:
    """Return the lines left when these entries are undone, the last one first.

    They are undone as far as nothing has come of the hand since. Lines that were only noted, or
    were settled again, are not in the way, and neither is a called clock.
    """
    kept = lines
    while (at := _last_of(kept, entries)) is not None and _nothing_came(kept[at:]):
        kept = kept[:at]
    return kept


def _last_of(lines: tuple[Line, ...], entries: set[int]) -> int | None:
    """Return the index of the last of these entries among the lines, None where there is none."""
    return max((at for at, line in enumerate(lines) if line.n in entries), default=None)


def _nothing_came(lines: tuple[Line, ...]) -> bool:
    """Whether the hand, and all that is pending, is as the first of these lines left it."""
    first, *since = lines
    end = first.began + len(first.events)
    moved = any(line.events or line.began != end for line in since)
    return not moved and _but_the_clock(lines[-1].pending) == _but_the_clock(first.pending)


def _but_the_clock(pending: Pending) -> Pending:
    return replace(pending, clock=None, clock_on=None)


def acts_of(lines: tuple[Line, ...], of: Line, began: Pending) -> tuple[Early, ...]:
    """Return the acts out of turn that came with this line."""
    if of.pending.turn is None:
        return ()
    at = lines.index(of)
    before = (lines[at - 1].pending if at else began).turn
    known = () if before is None else before.early
    return tuple(act for act in of.pending.turn.early if act not in known)


def penalty_now(book: Edition, of: Line, told: Penalty | None) -> Penalty | None:
    """Return the penalty of an infraction as overruled, none where the floor gives none.

    It is None for an entry that is not an infraction. Raises BadFacts for an impossible penalty.
    """
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
    """Return the penalty that the floor chooses, with its chips where those are open.

    Raises BadFacts where the number is missing, and where it may not be given.
    """
    if choice == SOME_CHIPS:
        return of_chips(chips)
    check_no_chips(chips)
    return choice


def checked_against_bet(lines: tuple[Line, ...], seat: int) -> bool:
    """Whether the player to act has lost the raise by a check against a bet at this turn."""
    for line in reversed(lines):
        if line.events:
            return False
        if isinstance(line.entry, Plays) and line.entry.seat == seat:
            reasons = () if line.ruling is None else line.ruling.reasons
            if any(reason.code == "check-facing-bet" for reason in reasons):
                return True
    return False


def is_undercall(ruling: AnyRuling | None) -> bool:
    """Whether a ruling is about a player who put in too few."""
    return ruling is not None and any(each.code in _UNDERCALLS for each in ruling.reasons)


def follows_undercall(lines: tuple[Line, ...]) -> bool:
    """Whether the last thing that changed the hand was the undercall of a player."""
    last = next((line for line in reversed(lines) if line.events), None)
    if last is None:
        return False
    of = decided_on(lines, last.n)
    return isinstance(of.entry, Plays) and is_undercall(of.ruling)


def check_no_chips(chips: int) -> None:
    """Raise BadFacts for chips with a choice that takes none, or fixes their number."""
    if chips:
        raise BadFacts("chips-not-asked", came=chips)


def check_remedies(remedies: tuple[Remedy, ...]) -> None:
    """Raise BadFacts for more remedies than the floor can do at once."""
    if len(remedies) > FLOOR_REMEDIES_MAX:
        raise BadFacts("too-many-remedies", most=FLOOR_REMEDIES_MAX, came=len(remedies))


def check_reason(why: str, *, needed: bool = True) -> None:
    """Raise BadFacts for a decision without its reason, and for a reason that is too long."""
    if needed and not why.strip():
        raise BadFacts("floor-says-why")
    if len(why) > REASON_MAX_CHARACTERS:
        raise BadFacts("reason-too-long", most=REASON_MAX_CHARACTERS, came=len(why))


def corrections(lines: Iterable[Line]) -> Iterator[tuple[Line, CorrectStack]]:
    """Yield the corrections of stacks by these lines, which stand, each with its line."""
    for line, remedy in _remedies(lines):
        if isinstance(remedy, CorrectStack):
            yield line, remedy


def moves(lines: Iterable[Line]) -> Iterator[tuple[Line, AtTable]]:
    """Yield the moves from wrong seats by these lines, which stand, the last first."""
    for line, remedy in _remedies(lines):
        if isinstance(remedy, AtTable) and remedy.code in ("move-seat", "move-elsewhere"):
            yield line, remedy


def _remedies(lines: Iterable[Line]) -> Iterator[tuple[Line, Remedy]]:
    """Yield the remedies of these lines that no later line overrules."""
    overruled: set[int | None] = set()
    for line in reversed(tuple(lines)):
        if not overruled.intersection((line.n, line.decides or line.n)):
            for remedy in line.done:
                yield line, remedy
        if isinstance(line.entry, Overruled):
            overruled.add(line.decides)


def check_stacks(chips: Mapping[int, int], before: tuple[Line, ...], now: tuple[Line, ...]) -> None:
    """Raise BadFacts for impossible stacks.

    `chips` are those of these seats with the lines that stood before; now others stand.
    """
    moved = _moved(now)
    moved.subtract(_moved(before))
    for seat, stack in chips.items():
        if moved[seat] and not 0 <= stack + moved[seat] <= STACK_MAX_CHIPS:
            came = stack + moved[seat]
            raise BadFacts(
                "fact-out-of-range", fact="stack", least=0, most=STACK_MAX_CHIPS, came=came
            )


def _moved(lines: Iterable[Line]) -> Counter[int]:
    """Return the chips that each seat gains by these lines, negative where it loses."""
    moved: Counter[int] = Counter()
    for _, correction in corrections(lines):
        moved[correction.seat] += correction.by
    return moved
