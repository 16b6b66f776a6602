"""What a director takes back: programs are told of it under the kind of what it was."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.programs.telling.fact import Fact, Name, Tellers, who
from ruleone.tournament.taking_back import events as b


def _reinstated(record: b.PlayerReinstated, name: Name) -> Iterator[Fact]:
    yield Fact("elimination", who(record.player, name) | {"taken_back": True})


def _penalty(record: b.PenaltyTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": "taken-back", "table": record.table, "penalty": record.penalty}
    yield Fact("penalty", who(record.player, name) | told | {"hands": record.hands})


def _lift(record: b.LiftTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": "lift-taken-back", "table": record.table, "hands": record.hands}
    yield Fact("penalty", who(record.player, name) | told)


def _purchase(record: b.PurchaseTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": f"{record.what}-taken-back", "chips": record.chips}
    yield Fact("entry", who(record.player, name) | told)
    yield Fact("prizes", {"pool": record.pool, "prizes": record.prizes})


def _color_up(record: b.ColorUpTakenBack, _: Name) -> Iterator[Fact]:
    told = {"how": "color-up-taken-back", "removed": record.removed, "into": record.into}
    yield Fact("chips", told)


def _waiver(record: b.WaiverTakenBack, _: Name) -> Iterator[Fact]:
    yield Fact("table-moves", {"how": "halted", "table": record.table})


OF_WHAT_WAS_TAKEN_BACK: Final[Tellers] = {
    b.PlayerReinstated: _reinstated,
    b.PenaltyTakenBack: _penalty,
    b.LiftTakenBack: _lift,
    b.PurchaseTakenBack: _purchase,
    b.ColorUpTakenBack: _color_up,
    b.WaiverTakenBack: _waiver,
}
