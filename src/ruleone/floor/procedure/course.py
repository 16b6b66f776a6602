"""When a hand begins, with the first of what the edition names, and which level it is played at."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from ruleone.floor.facts import Moment
from ruleone.floor.ruling import Choice, Ruling
from ruleone.floor.untold import Presumed
from ruleone.floor.verdict import because, settled
from ruleone.rulebook import Edition

Beginning = Literal["first-riffle", "shuffler-button", "dealer-push"]


class Began(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that may begin a hand, and when: milliseconds of one clock of the caller's."""

    what: Beginning
    at_ms: Moment


ANNOUNCED: Final = Presumed("who tells of a new level tells whether it was announced")


class LevelOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a level stood at zero, and staff announced the new one, None before they did:
    milliseconds of the same clock."""

    zero_ms: Moment
    announced_ms: Annotated[Moment | None, ANNOUNCED] = None


class LevelEnds(msgspec.Struct, frozen=True, kw_only=True):
    """What may have begun the hand, and the end of a level."""

    began: tuple[Began, ...]
    level: LevelOver


def began(book: Edition, happened: Iterable[Began]) -> Began | None:
    """What began the hand: the earliest that the edition counts (hand.start_events); None where
    nothing did."""
    counted = book.listing("hand.start_events")
    starts = [one for one in happened if one.what in counted]
    return min(starts, key=lambda one: one.at_ms, default=None)


def level_of_hand(book: Edition, ends: LevelEnds) -> Ruling:
    """Whether the hand is played at the old level or the new one: a level that is over
    (levels.trigger) changes nothing for a hand that has begun."""
    over = ends.level
    ends_ms: int | None = over.zero_ms
    if book.choice("levels.trigger") == "clock-zero-and-announced":
        ends_ms = over.announced_ms
        if ends_ms is not None:
            ends_ms = max(ends_ms, over.zero_ms)
    start = began(book, ends.began)
    if ends_ms is None:
        waits = because("level-not-announced", book.cite("levels.trigger"))
        return settled(Choice("old-level"), waits)
    over_now = because("level-over", book.cite("levels.trigger"))
    if start is not None and start.at_ms < ends_ms:
        began_before = because("hand-began", book.cite("hand.start_events"), what=start.what)
        next_hand = because("level-next-hand", book.cite("levels.next-hand"))
        return settled(Choice("old-level"), over_now, began_before, next_hand)
    return settled(Choice("new-level"), over_now)
