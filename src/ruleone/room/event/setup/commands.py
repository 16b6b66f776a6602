"""The order that announces an event."""

import msgspec

from ruleone.room.event.entries.commands import EntryTerms, PlayTerms
from ruleone.tournament.config import TableKind
from ruleone.tournament.days.terms import Days
from ruleone.tournament.satellites.terms import Rest
from ruleone.tournament.shot_clock import ShotClock
from ruleone.tournament.structures.document import SheetDocument
from ruleone.tournament.ties import TiePolicy


class CreateEvent(msgspec.Struct, frozen=True, tag="create-event"):
    """Director: announce a new event from one of the room's templates (`turbo-27`, ...), or by a
    `sheet` of one's own, whose template is `own-sheet`, with its entries or others, and a
    `shot_clock` where decisions have another time than the room's. With `days` it is played on
    several of them (docs/flights.md); where none are told on those of the sheet, unless it is
    played `in_one_go`. Where an event is named in `into` its prizes are seats of
    that one, and `rest` says who has what is left of the pool. With `ties` players who go out in
    one hand are placed by that, whatever the edition says. `tables` are dealt by the room, or live:
    played with real cards, each beside a live table of the same seats (docs/live-tables.md). With
    `play` it goes by another edition, at tables of another size, and so on."""

    template: str
    name: str
    terms: EntryTerms | None = None
    shot_clock: ShotClock | None = None
    days: Days | None = None
    into: str | None = None
    rest: Rest = "next-place"
    ties: TiePolicy | None = None
    tables: TableKind = "dealt"
    sheet: SheetDocument | None = None
    play: PlayTerms | None = None
    in_one_go: bool = False
