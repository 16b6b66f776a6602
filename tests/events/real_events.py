"""Events that were played, as far as their pages tell: field, structure, prizes, final table.

`facts/tournaments.json` names the page of each figure. What no page tells is ours: the field of an
event of which only the structure is known, and the structure where only the prizes are.
"""

import json
import re
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ruleone.rulebook import Edition, edition
from ruleone.structures.event import event_of
from ruleone.structures.shipped import shipped_sheet
from ruleone.tournament import EventConfig
from ruleone.tournament.terms.config import DayEnd, Days

FACTS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "tournament" / "facts" / "tournaments.json").read_text("utf-8")
)
PAID = {each["name"]: each for each in FACTS["payouts"]}
ROOM = PAID["online room percentage table, buy-in 5 or less, by entrants"]
CLUB = PAID["St. Catharines 200-player event"]
SUNDAY = FACTS["final_tables"][0]
WORTHS = {each["name"]: each for each in FACTS["icm"]}
MAIN = "WSOP Main Event"
MAIN_LEVELS = FACTS["structures"][1]
Amount = TypeVar("Amount", int, Fraction)


class RealEvent(NamedTuple):
    """An event by its name: `buy_in` is each player's share of the pool, in the smallest unit in
    which its prizes are told, and `prizes` are those that were published, by place. Late entries
    were taken until the end of level `late_levels`, days ended with the levels `days`, and all drew
    new seats when so many were left as `redraws` tell."""

    name: str
    sheet: str
    entrants: int
    buy_in: int
    payouts: str
    prizes: dict[int, int]
    stack: int | None = None
    late_levels: int = 0
    days: tuple[int, ...] = ()
    redraws: tuple[int, ...] = ()


def config_of(real: RealEvent, entrants: int | None = None) -> tuple[EventConfig, Edition]:
    """The event and its rules; with fewer entrants than it had by the standard payouts."""
    sheet = shipped_sheet(real.sheet)
    stack = real.stack or sheet.stack
    sheet = msgspec.structs.replace(sheet, entrants=entrants or real.entrants, stack=stack)
    payouts = "standard" if entrants else real.payouts
    config = event_of(sheet, real.sheet, buy_in=real.buy_in, payouts=payouts)
    least = 2 if payouts == "standard" else real.entrants
    days = Days(tuple(DayEnd(level) for level in real.days)) if real.days else None
    config = msgspec.structs.replace(
        config, entries_min=least, late_levels=real.late_levels, days=days
    )
    return config, edition(config.edition or "modern")


def late_until(told: dict[str, Any]) -> int:
    """The level until whose end entries were taken: "until the start of level 5", or of a day that
    comes after a level."""
    level = int(re.findall(r"level (\d+)", told["late_reg"])[0])
    return level - 1 if "start of level" in told["late_reg"] else level


def days_of(told: dict[str, Any]) -> tuple[int, ...]:
    """The levels with which its days ended, by the levels that a day has or by its breaks; none
    with the last level."""
    levels = len(told["levels"])
    ends = [each["after_level"] for each in told.get("breaks", ()) if _ends_day(each)]
    a_day = told.get("levels_per_day", levels)
    return tuple(level for level in (*ends, *range(a_day, levels, a_day)) if level < levels)


def _ends_day(pause: dict[str, Any]) -> bool:
    return str(pause.get("note", "")).startswith("end of day")


def by_place(amounts: Iterable[Amount]) -> dict[int, Amount]:
    """Amounts of the places from the first on."""
    return dict(enumerate(amounts, start=1))


def main_event(year: int) -> RealEvent:
    """The Main Event of a year with its final table, its least prize and what else is told; its
    levels and days are those of 2019."""
    told = PAID[f"{MAIN} {year}"]
    entries, places = told["entries"], told["places_paid"]
    prizes = by_place(told["final_table"]) | {places: told["min_cash"]}
    for where, amount in told.get("others", {}).items():
        first, _, last = where.partition("-")
        prizes |= dict.fromkeys(range(int(first), int(last or first) + 1), amount)
    # The pool of 2019 stands in payouts.toml with its page.
    pool = told.get("prize_pool", 80_548_600)
    assert pool % entries == 0
    name = f"wsop-main-{year}"
    return RealEvent(
        told["name"],
        "wsop-main-2019",
        entries,
        pool // entries,
        name,
        prizes,
        late_levels=late_until(MAIN_LEVELS),
        days=days_of(MAIN_LEVELS),
    )


def room_event(field: str) -> RealEvent:
    """An event of the online room with the largest field of a printed column, for 5.00 each, its
    prizes in cents."""
    entrants, cents = int(field.partition("-")[2]), 500
    pool = Fraction(entrants * cents)
    paid = [pool * Fraction(str(share)) / 100 for share in ROOM["percent"][field]]
    whole = {place: int(amount) for place, amount in by_place(paid).items() if amount % 1 == 0}
    return RealEvent(f"online room, {field} entrants", "turbo", entrants, cents, "standard", whole)


def club_event() -> RealEvent:
    """200 players at a club."""
    name, entrants = CLUB["name"], CLUB["players"]
    buy_in = sum(CLUB["amounts"]) // entrants
    return RealEvent(name, "regular", entrants, buy_in, "club-200", by_place(CLUB["amounts"]))


def sunday_event() -> RealEvent:
    """A Sunday online, of which the field, the pool in cents and the last nine stacks are told."""
    entries, pool = SUNDAY["entries"], round(SUNDAY["prize_pool"] * 100)
    stack = SUNDAY["sum_of_seats"] // entries
    return RealEvent(SUNDAY["name"], "regular", entries, pool // entries, "standard", {}, stack)


def champions_event() -> RealEvent:
    """Of the Champions' event the structure alone is told; ten tables of eight are ours."""
    told = FACTS["structures"][0]
    return RealEvent(
        told["name"],
        "wpt-champions-2018",
        80,
        told["buy_in"],
        "standard",
        {},
        late_levels=late_until(told),
        days=days_of(told),
        redraws=tuple(told["redraws_at"]),
    )


REAL = (
    champions_event(),
    main_event(2019),
    main_event(2024),
    club_event(),
    sunday_event(),
    *(room_event(field) for field in ROOM["percent"] if field != "66-100"),
)
"""The printed column for 66 to 100 entrants shares out 99.1 percent: tests/tournament tell it."""
