"""What each event of the battery is: its number tells all of it, for ever.

Sizes are spread evenly in the logarithm from 2 to 2,000. Every structure sheet and every template
of the package has its share of the events, and of what may happen in one each is given some.
"""

from functools import cache
from math import exp, log
from random import Random
from typing import Any, Final

import msgspec
from money import planned_money

from ruleone.rulebook import Edition, edition
from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Pace, Plain
from ruleone.structures.event import event_of
from ruleone.structures.shipped import TEMPLATES as SHEETS
from ruleone.structures.shipped import shipped_sheet
from ruleone.tournament import EventConfig, template
from ruleone.tournament.terms.config import (
    AddOnTerms,
    BountyKind,
    BountyTerms,
    DayEnd,
    Days,
    Rebuys,
    SatelliteTerms,
)
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.terms.payouts import fields_paid
from ruleone.tournament.terms.templates import TEMPLATES

EVENTS: Final = 10_000
LEAST, MOST = 2, 2_000
LARGE = 300
"""Above it only hold'em at tables of six and more is played: a hand of limit or of thirteen cards
takes few chips, and what is tried here is the tournament."""
FLIGHTS_LEAST: Final = 12
"""Smaller events are played in one go."""
_OPEN: Final = (
    *(f"sheet {name}" for name in ("turbo", "regular", "deep", "six-handed", "satellite")),
    *(f"event {name}" for name in ("turbo-27", "sprint-27", "six-max", "deep-1000")),
)
SOURCES: Final = (
    *(f"sheet {name}" for name in SHEETS),
    *(f"event {name}" for name in TEMPLATES),
)
SHEET_EVENTS, TEMPLATE_EVENTS = 500, 200
"""So many events each structure sheet and each template has at least, of EVENTS."""

EDITIONS: Final = (
    "modern",
    "house",
    "tda2011",
    "tda2019",
    "modern+button.policy=moving",
    "modern+balancing.source_tie=highest-table,breaking.method=random,breaking.order=lowest-table-first",
    "modern+balancing.halt_baseline=table-capacity,balancing.halt_formats=all",
    "modern+final_table.redraw=false,seating.draw_tie=redraw",
    "modern+final_table.double_bust=false,final_table.size=10,places.same_hand=shared",
    "modern+balancing.mover=by-position,balancing.source_procedure=break-order,balancing.target=last-opened",
    "modern+levels.trigger=clock-zero",
    "house+hand_for_hand.seconds_per_hand=900,hand_for_hand.share_from=next-hand",
)


class Planned(msgspec.Struct, frozen=True):
    """One event: `no_shows` is the share of those at the start who never come, `penalties` how many
    a hundred hands bring, `acts` how many things a hundred hands bring the director to do,
    `incidents` the share of decisions that come as something for the floor to rule on; `desk` how
    many orders for clock and chips a hundred hands bring, `waives` and `deals` whether there are
    any. `real_cards` is the share of hands in which cards go wrong at a live table, `pins` whether
    players with special needs have named their seats, `lifts` whether penalties are let off."""

    number: int
    source: str
    people: int
    config: EventConfig
    rules: str
    player: Plain
    pace: Pace
    coming: Coming
    no_shows: float = 0.0
    penalties: float = 0.0
    acts: float = 0.0
    incidents: float = 0.0
    ended_early: bool = False
    desk: float = 0.0
    waives: bool = False
    deals: bool = False
    real_cards: float = 0.0
    pins: bool = False
    lifts: bool = False


@cache
def allotted() -> tuple[tuple[str, int], ...]:
    """Source and size of each event, by its number from 1 on."""
    throw = Random("battery")
    least, step = log(LEAST), (log(MOST + 1) - log(LEAST)) / EVENTS
    sizes = [int(exp(least + step * (at + 0.5))) for at in range(EVENTS)]
    large = [size for size in sizes if size > LARGE]
    small = [size for size in sizes if size <= LARGE]
    owed = {
        source: SHEET_EVENTS if source.startswith("sheet") else TEMPLATE_EVENTS
        for source in SOURCES
    }
    for at in range(EVENTS - sum(owed.values())):
        owed[_OPEN[at % len(_OPEN)]] += 1
    any_size = [source for source in _OPEN for _ in range(owed[source])]
    throw.shuffle(any_size)
    few = [source for source in SOURCES if source not in _OPEN for _ in range(owed[source])]
    pairs = list(zip(any_size, large, strict=False))
    rest = [*any_size[len(large) :], *few]
    throw.shuffle(rest)
    pairs += zip(rest, small, strict=True)
    throw.shuffle(pairs)
    return tuple(pairs)


def planned(number: int) -> Planned:
    """The event of this number, from 1 to EVENTS."""
    source, size = allotted()[number - 1]
    throw = Random(number)
    kind, name = source.split()
    rules = throw.choice(EDITIONS)
    config = _of_sheet(name, size, rules) if kind == "sheet" else template(name)
    rules = config.edition or rules
    changes = _changes(config, size, throw)
    config = msgspec.structs.replace(config, seats=size, template=name, edition=None, **changes)
    config = msgspec.structs.replace(config, **_more(config, size, number))
    config = msgspec.structs.replace(config, **planned_money(config, size, number))
    config = msgspec.structs.replace(config, days=_days(config, size, number))
    config = msgspec.structs.replace(config, seats_at_once=_at_once(config))
    config = msgspec.structs.replace(config, satellite=_satellite(config, size, number))
    late = 0.4 * throw.random() if config.late_levels else 0.0
    coming = Coming(late, 0.7 * throw.random(), 0.3 * throw.random())
    people = max(2, size * 2 // 3) if config.re_entries else size
    return Planned(
        number,
        source,
        people,
        config,
        rules,
        _player(config, size, throw),
        _pace(config, throw),
        coming,
        no_shows=throw.choice((0.02, 0.1, 0.5)) if throw.random() < 0.15 else 0.0,
        penalties=throw.choice((1.0, 5.0)) if throw.random() < 0.15 else 0.0,
        acts=throw.choice((0.5, 3.0)) if throw.random() < 0.25 else 0.0,
        ended_early=throw.random() < 0.02,
        incidents=_incidents(config, number),
        **_at_the_desk(number),
        **_for_the_floor(number),
    )


def _of_sheet(name: str, size: int, rules: str) -> EventConfig:
    sheet = msgspec.structs.replace(shipped_sheet(name), entrants=size)
    book: Edition | None = None if sheet.games == (THIRTEEN,) else edition(rules)
    return event_of(sheet, name, rules=book)


def _changes(config: EventConfig, size: int, throw: Random) -> dict[str, object]:
    """Late entries, entering again, rebuys, hand for hand: each in some of the events."""
    levels = len(config.structure.levels)
    late = throw.randint(1, min(4, levels - 1)) if throw.random() < 0.3 else 0
    changes: dict[str, object] = {"late_levels": late, "house_players": None}
    if size > fields_paid(config.payouts)[1]:
        changes["payouts"] = "standard"
    changes["re_entries"] = min(size, throw.choice((0, 1, 3))) if late else 0
    if throw.random() < 0.15:
        chips = config.starting_stack * throw.choice((1, 2))
        changes["rebuys"] = Rebuys(chips, config.buy_in, throw.randint(1, 5), min(3, levels - 1))
    bounty = config.bounty or _bounty(config, Random(f"bounty {size} {late} {config.template}"))
    changes["bounty"] = bounty
    if bounty is not None:
        changes["rebuys"] = None
    if throw.random() < 0.4:
        changes["hand_for_hand_within"] = min(size, throw.choice((1, 1, 3, 10)))
    return changes


def _more(config: EventConfig, size: int, number: int) -> dict[str, object]:
    """Add-ons beside rebuys, alternates beside late entries, with rebuys or without: each in most
    of these events."""
    throw = Random(f"more {number}")
    more: dict[str, object] = {}
    if throw.random() >= 4 / 5:
        return more
    if config.rebuys is not None:
        chips, price, level = config.rebuys.chips, config.rebuys.price, config.rebuys.until_level
        more["add_on"] = AddOnTerms(chips, price, max(level, config.late_levels))
    if config.late_levels:
        more["seats_at_once"] = max(config.entries_min, size // throw.randint(2, 4))
    return more


def _at_the_desk(number: int) -> dict[str, Any]:
    """What the director does at his desk: orders, waivers and deals in some of the events each."""
    throw = Random(f"desk of {number}")
    return {
        "desk": throw.choice((1.0, 5.0)) if throw.random() < 0.3 else 0.0,
        "waives": throw.random() < 0.5,
        "deals": throw.random() < 0.2,
    }


def _for_the_floor(number: int) -> dict[str, Any]:
    """Cards that go wrong, pinned seats and penalties let off: in some of the events each."""
    throw = Random(f"floor of {number}")
    return {
        "real_cards": throw.choice((0.02, 0.1)) if throw.random() < 1 / 6 else 0.0,
        "pins": throw.random() < 1 / 10,
        "lifts": throw.random() < 1 / 2,
    }


def _bounty(config: EventConfig, throw: Random) -> BountyTerms | None:
    """Bounties in some of the events of poker."""
    if THIRTEEN in config.games or throw.random() < 0.8:
        return None
    kind: BountyKind = throw.choice(("fixed", "progressive", "mystery"))
    return BountyTerms(
        kind=kind,
        amount=throw.choice((1, 33, 100)),
        at_once=throw.choice((0, 3_333, 5_000)) if kind == "progressive" else 10_000,
        odd_unit=throw.choice(("paid", "head")),
        stage=throw.choice(("money", "final-table")),
        envelopes=throw.choice((((1, 1),), ((1, 40), (2, 10), (1, 5)))),
    )


def _days(config: EventConfig, size: int, number: int) -> Days | None:
    """Several days in one of four events, flights in half of these."""
    throw = Random(f"days {number}")
    last = len(config.structure.levels) - 1
    first = max(1, config.entries_until)
    if throw.random() >= 1 / 4 or size < FLIGHTS_LEAST or first > last:
        return None
    level = min(last, first + throw.randint(0, 4))
    ends = [DayEnd(level, throw.choice((0, max(2, size // 6))))]
    if level < last and throw.random() < 0.3:
        ends.append(DayEnd(level + 1, 0))
    least = throw.randint(0, 4)
    return Days(
        tuple(ends),
        throw.randint(1, 3),
        throw.choice(("one", "best", "combined")),
        (least, least + throw.randint(0, 4)),
    )


def _at_once(config: EventConfig) -> int | None:
    """Of several flights each has its share of those who come, and so few seats that some wait."""
    flights = 1 if config.days is None else config.days.flights
    if config.seats_at_once is None or flights == 1:
        return config.seats_at_once
    return max(config.entries_min, config.seats_at_once // flights)


def _satellite(config: EventConfig, size: int, number: int) -> SatelliteTerms | None:
    """Seats in the place of prizes in one of seven events, of one day or of several."""
    throw = Random(f"satellite {number}")
    if config.satellite is not None:
        return config.satellite
    if throw.random() >= 1 / 7:
        return None
    return SatelliteTerms(seat=max(1, config.buy_in * throw.randint(2, max(2, min(20, size)))))


def _incidents(config: EventConfig, number: int) -> float:
    """Incidents at the tables of one in seven events of poker."""
    throw = Random(f"incidents {number}")
    often = throw.choice((0.02, 0.2))
    return often if THIRTEEN not in config.games and throw.random() < 1 / 7 else 0.0


def _player(config: EventConfig, size: int, throw: Random) -> Plain:
    """The larger the field, the sooner its players are out."""
    if size > LARGE:
        return Plain(throw.choice((0.3, 0.5)), throw.choice((0.4, 0.6)))
    if any(game.startswith("fl") for game in config.games):
        return Plain(0.35, 0.6)
    return Plain(throw.choice((0.08, 0.15, 0.3)), throw.choice((0.2, 0.4)))


def _pace(config: EventConfig, throw: Random) -> Pace:
    """A level lasts so few hands that blinds end the event soon."""
    length = config.structure.level_ms or 300_000
    hands = throw.choice((1, 2, 4)) if config.rotation or _slow(config) else throw.choice((2, 4, 8))
    return Pace(decision_ms=1_000, setting_ms=length // hands, between_ms=length // hands)


def _slow(config: EventConfig) -> bool:
    return config.game == THIRTEEN or config.game.startswith("fl")
