"""A hand of the room that is over as a record, from which files that others read are written."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ruleone.chinese import events as thirteen
from ruleone.dealing.events import Event, HandEnded
from ruleone.history import Record, Setting, ThirteenRecord, Unit, record_of, thirteen_record_of
from ruleone.room.core.calendar import by_the_calendar
from ruleone.store.people import ERASED

SITE: Final = "RuleOne"
_CENTS: Final = Unit(2)
_CHIPS: Final = Unit(0)


def setting_of(event: str, table: int, seats: int, at_ms: int, hero: int | None) -> Setting:
    """Where and when a hand was dealt: at a `table` of so many seats of an event (`e3`), or at a
    cash table (`c1`), of which each is one; `at_ms` is by the wall, since 1970."""
    cash = is_cash(event)
    return Setting(
        site=SITE,
        table=event if cash else f"{event}-{table}",
        table_seats=seats,
        tournament="" if cash else event[1:],
        played=f"{by_the_calendar(at_ms):%Y-%m-%dT%H:%M:%SZ}",
        hero=hero or 0,
    )


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """Names by which a text can tell its seats apart: an erased one is left out, and of one that is
    there twice each has its seat behind it."""
    known = {seat: "" if name == ERASED else name for seat, name in names.items()}
    twice = {name for name, count in Counter(known.values()).items() if name and count > 1}
    return {seat: f"{name} {seat}" if name in twice else name for seat, name in known.items()}


def is_cash(event: str) -> bool:
    """Whether it is a cash table and not an event."""
    return event.startswith("c")


def poker_record(
    events: Sequence[Event], names: Mapping[int, str], setting: Setting, seat: int | None
) -> Record | None:
    """The record of a hand of poker as the seat knows it in the end, with all cards where it is
    None; None where it did not come to its end. What was shown on request after it is not told."""
    end = next((at for at, event in enumerate(events) if isinstance(event, HandEnded)), None)
    if end is None:
        return None
    unit = _CHIPS if setting.tournament else _CENTS
    return record_of(events[: end + 1], names, setting, unit, seat)


def thirteen_record(
    events: Sequence[thirteen.Event], names: Mapping[int, str], setting: Setting, seat: int | None
) -> ThirteenRecord | None:
    """The same of a hand of 13-card poker."""
    if not isinstance(events[-1], thirteen.ThirteenEnded):
        return None
    return thirteen_record_of(events, names, setting, viewer=seat)
