"""Levels and the clock, as pages show them."""

from collections.abc import Iterator
from itertools import islice
from typing import Literal

import msgspec

from ruleone.floor.procedure import DecksRuling, PlayResumes, prepare_decks
from ruleone.limits import PACE_CLOCKS_SHOWN_MAX, PACES_SHOWN_MAX
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.pace import Sum
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Citation
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.terms.structure import Structure


class StreetPaceView(msgspec.Struct, frozen=True):
    """A player's decisions on one street, and what they took on average."""

    street: str
    turns: int
    average_ms: int


class PaceClockView(msgspec.Struct, frozen=True):
    """A clock that was called on a player at a table with real cards, and ran.

    It has the hand of the event, the time, and the caller: None for somebody without a seat there
    or not reported.
    """

    hand: int
    at_ms: int
    by: str | None
    time_up: bool


class PaceView(msgspec.Struct, frozen=True):
    """The time that a person takes for decisions, in milliseconds on average.

    Over all, by street in the order in which the person came to them, and near the money (a table's
    worth of players or fewer from it). Then the use of the time bank and the rest of it, and how
    often time ran out. With real cards only called clocks are known: `called` is their number, and
    `clocks` are the newest, newest first.
    """

    player: str
    name: str
    table: int | None
    turns: int
    average_ms: int
    streets: tuple[StreetPaceView, ...]
    near_money: StreetPaceView
    bank_used_ms: int
    bank_left_ms: int
    time_ups: int
    called: int = 0
    clocks: tuple[PaceClockView, ...] = ()


class LevelView(msgspec.Struct, frozen=True):
    """A level of the structure; `number` counts from 1, and a break has its own view.

    `small_bet` is for games with a fixed limit, `stud_ante` and `bring_in` for stud (0: the
    edition's part of the small bet). `big_bet_blinds` are for no-limit and pot-limit games where
    they differ. A level of 13-card poker has the worth of a `point`, and nothing else.
    """

    number: int
    small_blind: int
    big_blind: int
    ante: int
    ante_format: str
    minutes: float | None = None
    hands: int | None = None
    small_bet: int = 0
    stud_ante: int = 0
    bring_in: int = 0
    big_bet_blinds: tuple[int, int] | None = None
    point: int = 0


class ClockView(msgspec.Struct, frozen=True):
    """The state of an event's clock.

    `ends_ms` is None while it does not run; `left_ms` is the time left then, before the start the
    whole first level. `by_rounds` says that it is stopped between hands, each of which takes the
    same time off (hand for hand). `on_break` is whether there is a break, which may be paused too,
    and `within_level` that the level resumes after it with the time it had left.

    It is `stopped` (with the state paused) from the announcement of a day's last hands until the
    next day. With levels by hands `hands_left` counts instead. For an event that is over there is
    the level that it ended in (None once its tables are gone), and nothing to come.
    """

    state: Literal["waiting", "running", "paused", "break", "over"]
    level: LevelView | None
    next: LevelView | None
    ends_ms: int | None = None
    left_ms: int | None = None
    length_ms: int | None = None
    hands_left: int | None = None
    break_ends_ms: int | None = None
    next_break_ms: int | None = None
    next_break_after_level: int | None = None
    by_rounds: bool = False
    on_break: bool = False
    within_level: bool = False
    stopped: bool = False


class DecksView(msgspec.Struct, frozen=True):
    """The dealers' call to prepare their decks, from `from_ms` on until play resumes or begins.

    It is for tables with this number of players or more.
    """

    from_ms: int
    until_ms: int
    at_least: int
    citation: Citation


class PushView(msgspec.Struct, frozen=True):
    """The hold of dealer changes from `held_ms` on, until the next level or break."""

    held_ms: int
    citation: Citation


def pace_views(host: EventHost) -> tuple[PaceView, ...]:
    """Return the persons who are still in, the slowest first."""
    return tuple(islice(_paces(host), PACES_SHOWN_MAX))


def _paces(host: EventHost) -> Iterator[PaceView]:
    seats = host.tournament.state.seats
    for player, pace in host.paces.slowest_first():
        if player in seats:
            presence = host.presences.get(player)
            yield PaceView(
                player=player,
                name=host.name_of(player),
                table=seats[player][0],
                turns=pace.all.count,
                average_ms=pace.all.average_ms,
                streets=tuple(_street(name, one) for name, one in pace.streets.items()),
                near_money=_street("", pace.near_money),
                bank_used_ms=pace.bank_ms,
                bank_left_ms=0 if presence is None else presence.bank_ms,
                time_ups=pace.time_ups,
                called=len(pace.called),
                clocks=tuple(
                    PaceClockView(
                        hand,
                        one.at_ms,
                        None if one.by is None else host.name_of(one.by),
                        one.time_up,
                    )
                    for hand, one in pace.called[: -PACE_CLOCKS_SHOWN_MAX - 1 : -1]
                ),
            )


def _street(name: str, decisions: Sum) -> StreetPaceView:
    return StreetPaceView(name, decisions.count, decisions.average_ms)


def level_views(host: EventHost) -> tuple[LevelView, ...]:
    """Return all levels of the event."""
    state = host.tournament.state
    return levels_of(state.config.structure, state.rules)


def levels_of(structure: Structure, rules: Edition) -> tuple[LevelView, ...]:
    """Return all levels of a structure under an edition."""
    last = len(structure.levels)
    return tuple(
        LevelView(
            number=number,
            small_blind=level.small_blind,
            big_blind=level.big_blind,
            ante=level.ante_in(rules),
            ante_format=rules.choice("ante.format"),
            minutes=_minutes(structure.length_ms(number)) if number < last else None,
            hands=structure.level_hands if number < last else None,
            small_bet=level.limit_bet,
            stud_ante=level.stud_ante or level.ante_each,
            bring_in=level.bring_in,
            big_bet_blinds=level.big_bet_blinds,
            point=level.point,
        )
        for number, level in enumerate(structure.levels, start=1)
    )


def _minutes(length_ms: int | None) -> float | None:
    return None if length_ms is None else length_ms / 60_000


def clock_view(host: EventHost, now_ms: int) -> ClockView:
    """Return the clock as it is now.

    It runs towards a moment, or has time left: before the start the whole first level. When the
    event is over it has the level that it ended in, and nothing to come.
    """
    reading = host.tournament.clock(host.time(now_ms))
    levels = level_views(host)
    present = levels[reading.level - 1] if reading.level else None
    if reading.state == "over":
        return ClockView("over", present, None)
    if reading.state == "waiting":
        minutes, hands = levels[0].minutes, levels[0].hands
        length_ms = None if minutes is None else round(minutes * 60_000)
        return ClockView("waiting", None, levels[0], None, length_ms, length_ms, hands)
    coming = levels[reading.level] if reading.level < len(levels) else None
    runs = reading.state == "break" or (
        reading.state == "running" and not reading.by_rounds and not reading.stands
    )
    moves = runs and reading.left_ms is not None
    ends_ms = now_ms + reading.left_ms if moves and reading.left_ms is not None else None
    return ClockView(
        state=reading.state,
        level=present,
        next=coming,
        ends_ms=None if reading.on_break else ends_ms,
        left_ms=None if moves else reading.left_ms,
        length_ms=reading.length_ms,
        hands_left=reading.hands_left,
        break_ends_ms=ends_ms if reading.on_break else None,
        next_break_ms=_next_break_ms(reading, now_ms),
        next_break_after_level=reading.next_break_after,
        by_rounds=reading.by_rounds,
        on_break=reading.on_break,
        within_level=reading.within_level,
        stopped=reading.stopped,
    )


def resumes_ms(host: EventHost, now_ms: int) -> int | None:
    """Return when play begins, or resumes after a break or a night; None while nobody knows."""
    if host.phase in ("open", "night"):
        return host.begins_ms
    return clock_view(host, now_ms).break_ends_ms if host.phase == "running" else None


def decks_ruling(host: EventHost, at_ms: int) -> DecksRuling:
    """Return which dealers prepare their decks before play resumes at this time, and when."""
    state = host.tournament.state
    players = {
        number: len(state.tables[number].players)
        for number, table in host.tables.items()
        if table.kind == "live" and number in state.tables
    }
    return prepare_decks(state.rules, PlayResumes(at_ms=at_ms, players=players))


def decks_view(host: EventHost, now_ms: int) -> DecksView | None:
    """Return the call to prepare decks in an event with real cards, None where nobody is called.

    Before its seats are drawn nobody knows how many sit at a table: then all dealers are called.
    """
    at_ms = resumes_ms(host, now_ms) if host.has_live_tables else None
    if at_ms is None:
        return None
    ruling = decks_ruling(host, at_ms)
    if ruling.from_ms is None or (host.tables and not ruling.tables):
        return None
    return DecksView(ruling.from_ms, at_ms, ruling.at_least, ruling.reasons[0].citation)


def _next_break_ms(reading: ClockReading, now_ms: int) -> int | None:
    if reading.next_break_left_ms is None or reading.state != "running" or reading.by_rounds:
        return None
    return now_ms + reading.next_break_left_ms
