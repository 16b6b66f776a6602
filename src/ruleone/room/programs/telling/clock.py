"""Levels, breaks, pauses, days: how the time of an event goes on."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.live import events as v
from ruleone.room.programs.telling.fact import Fact, Name, Tellers, who
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d


def _level(record: e.LevelStarted, _: Name) -> Iterator[Fact]:
    yield Fact("level", {"level": record.level, "why": record.why})


def _level_set(record: v.LevelSet, _: Name) -> Iterator[Fact]:
    level = record.level
    blinds = {"small_blind": level.small_blind, "big_blind": level.big_blind}
    yield Fact("level", blinds | {"ante": level.ante})


def _break(record: e.BreakStarted, _: Name) -> Iterator[Fact]:
    told = {"on": True, "after_level": record.after_level, "length_ms": record.length_ms}
    yield Fact("break", told)


def _break_over(_record: e.BreakEnded, _: Name) -> Iterator[Fact]:
    yield Fact("break", {"on": False})


def _break_planned(record: e.BreakPlanned, _: Name) -> Iterator[Fact]:
    told = {"planned": True, "after_level": record.after_level, "length_ms": record.length_ms}
    yield Fact("break", told)


def _paused(_record: e.EventPaused, _: Name) -> Iterator[Fact]:
    yield Fact("clock", {"runs": False})


def _resumed(_record: e.EventResumed, _: Name) -> Iterator[Fact]:
    yield Fact("clock", {"runs": True})


def _set(record: e.ClockSet, _: Name) -> Iterator[Fact]:
    yield Fact("clock", {"left_ms": record.left_ms, "was_ms": record.was_ms})


def _hand_for_hand(record: e.HandForHandAnnounced, _: Name) -> Iterator[Fact]:
    yield Fact("hand-for-hand", {"on": True, "ends_at": record.ends_at})


def _hand_for_hand_over(record: e.HandForHandEnded, _: Name) -> Iterator[Fact]:
    yield Fact("hand-for-hand", {"on": False, "why": record.why})


def _last_hands(record: d.LastHandsAnnounced, _: Name) -> Iterator[Fact]:
    yield Fact("day", {"how": "last-hands", "hands": record.hands, "why": record.why})


def _drawn(record: d.DayDrawn, _: Name) -> Iterator[Fact]:
    yield Fact("day", {"how": "drawn", "day": record.day, "players": len(record.stacks)})


def _day(record: d.DayStarted, _: Name) -> Iterator[Fact]:
    yield Fact("day", {"how": "began", "day": record.day})


def _day_over(record: d.DayEnded, name: Name) -> Iterator[Fact]:
    day = {"day": record.day, "flight": record.flight}
    yield Fact("day", {"how": "over", "players": len(record.bags)} | day)
    bags = [who(player, name) | {"chips": chips} for player, chips in record.bags.items()]
    yield Fact("bags", {"how": "bagged", "bags": bags} | day)


def _signed(record: d.BagsSigned, name: Name) -> Iterator[Fact]:
    players = [who(player, name) for player in record.players]
    yield Fact("bags", {"how": "signed", "by": record.by, "players": players})


def _lost(record: d.StacksLost, name: Name) -> Iterator[Fact]:
    players = [who(player, name) for player in record.players]
    at = {"table": record.table, "hand": record.hand}
    yield Fact("bags", {"how": "other-bag-left", "players": players} | at)


OF_CLOCK: Final[Tellers] = {
    e.LevelStarted: _level,
    v.LevelSet: _level_set,
    e.BreakStarted: _break,
    e.BreakEnded: _break_over,
    e.BreakPlanned: _break_planned,
    e.EventPaused: _paused,
    e.EventResumed: _resumed,
    e.ClockSet: _set,
    e.HandForHandAnnounced: _hand_for_hand,
    e.HandForHandEnded: _hand_for_hand_over,
    d.LastHandsAnnounced: _last_hands,
    d.DayDrawn: _drawn,
    d.DayStarted: _day,
    d.DayEnded: _day_over,
    d.BagsSigned: _signed,
    d.StacksLost: _lost,
}
