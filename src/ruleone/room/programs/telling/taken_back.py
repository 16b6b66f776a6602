"""What a director takes back: programs are told of it under the kind of what it was."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.programs.telling.fact import Fact, Name, Tellers, who
from ruleone.tournament.events import undo as b


def _reinstated(record: b.PlayerReinstated, name: Name) -> Iterator[Fact]:
    yield Fact("elimination", who(record.player, name) | {"taken_back": True})


def _penalty(record: b.PenaltyTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": "taken-back", "table": record.table, "penalty": record.penalty}
    count = {"hands": record.hands, "chips": record.chips}
    yield Fact("penalty", who(record.player, name) | told | count)


def _lift(record: b.LiftTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": "lift-taken-back", "table": record.table, "hands": record.hands}
    yield Fact("penalty", who(record.player, name) | told)


def _purchase(record: b.PurchaseTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": f"{record.what}-taken-back", "chips": record.chips}
    yield Fact("entry", who(record.player, name) | told)
    yield Fact("prizes", {"pool": record.pool, "prizes": record.prizes})


def _entry(record: b.EntryTakenBack, name: Name) -> Iterator[Fact]:
    yield Fact("entry", who(record.player, name) | {"how": "entry-taken-back"})
    yield Fact("prizes", {"pool": record.pool, "prizes": record.prizes})


def _color_up(record: b.ColorUpTakenBack, _: Name) -> Iterator[Fact]:
    told = {"how": "color-up-taken-back", "removed": record.removed, "into": record.into}
    yield Fact("chips", told)


def _waiver(record: b.WaiverTakenBack, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "halted", "table": record.table})


def _hand(record: b.HandTakenBack, name: Name) -> Iterator[Fact]:
    """The hand, who is in again, and whose bounties were not won."""
    yield Fact("hand-over", {"hand": record.hand, "table": record.table, "taken_back": True})
    for player in record.back:
        yield Fact("elimination", who(player, name) | {"taken_back": True})
    for won in record.won:
        told = {"how": "won", "amount": won.amount, "taken_back": True}
        yield Fact("bounty", who(won.player, name) | told)


def _last_hands(_: b.LastHandsTakenBack, __: Name) -> Iterator[Fact]:
    yield Fact("day", {"how": "goes-on"})


def _day_draw(record: b.DayDrawTakenBack, _: Name) -> Iterator[Fact]:
    yield Fact("day", {"how": "draw-taken-back", "day": record.day})


OF_WHAT_WAS_TAKEN_BACK: Final[Tellers] = {
    b.PlayerReinstated: _reinstated,
    b.PenaltyTakenBack: _penalty,
    b.LiftTakenBack: _lift,
    b.PurchaseTakenBack: _purchase,
    b.EntryTakenBack: _entry,
    b.ColorUpTakenBack: _color_up,
    b.WaiverTakenBack: _waiver,
    b.HandTakenBack: _hand,
    b.LastHandsTakenBack: _last_hands,
    b.DayDrawTakenBack: _day_draw,
}
