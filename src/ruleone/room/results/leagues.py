"""The leagues of the room, as the journal has made them.

The standing of each is calculated from the results of the room when it is asked for.
"""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Final, NamedTuple, get_args

import msgspec

from ruleone.leagues.formula import NAMES, Formula
from ruleone.leagues.league import (
    League,
    Line,
    Result,
    is_day,
    league_refused,
    points_table,
    standing,
)
from ruleone.limits import (
    ENTRANTS_MAX,
    LEAGUE_ADDITIONS_MAX,
    LEAGUE_POINTS_BY_HAND_MAX,
    LEAGUE_STANDINGS_SHOWN_MAX,
    LEAGUE_TITLE_MAX_CHARACTERS,
    LEAGUES_MAX,
)
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import Names, plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.records import by_the_calendar
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.news import event_name
from ruleone.room.results.results import Ended, Results
from ruleone.room.results.views import (
    ByHandView,
    LeagueEvent,
    LeagueLine,
    LeaguesView,
    LeagueView,
    OutsideView,
    ScoredView,
)
from ruleone.rulebook import Refusal
from ruleone.store.journal import Journal
from ruleone.tournament.state.refusals import no_reason

NO_LEAGUE: Final = Refusal("league-unknown", "illegal")


class SetLeague(Order, frozen=True, tag="set-league"):
    """Director: make a league, or where there is one of this name, change it."""

    league: League

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Make or change the league."""
        leagues = step.part(Leagues)
        league = msgspec.structs.replace(self.league, title=plain(self.league.title))
        if (refused := league_refused(league)) is not None:
            return refused
        if league.name not in leagues.by_name and len(leagues.by_name) >= LEAGUES_MAX:
            return Refusal("leagues-many", "illegal", {"most": LEAGUES_MAX})
        leagues.note(LeagueSet(league, step.person), step.batch)
        return Done()


class DropLeague(Order, frozen=True, tag="drop-league"):
    """Director: take a league away. The results that it counted stay."""

    name: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Drop the league."""
        leagues = step.part(Leagues)
        if self.name not in leagues.by_name:
            return NO_LEAGUE
        leagues.note(LeagueDropped(self.name, step.person), step.batch)
        return Done()


class OutsideResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `place` of a player elsewhere, or the `points` where the formula is not to give them."""

    player: str
    place: int | None = None
    points: str | None = None


class AddLeagueResults(Order, frozen=True, tag="add-league-results"):
    """Director: bring results of elsewhere into a league, on a day (an ISO date)."""

    league: str
    title: str
    day: str
    results: tuple[OutsideResult, ...]

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Add the results, which count in the league's season."""
        leagues = step.part(Leagues)
        if (refused := leagues.full(self.league)) is not None:
            return refused
        if not 1 <= len(plain(self.title)) <= LEAGUE_TITLE_MAX_CHARACTERS:
            return Refusal("league-title", "syntax", {"most": LEAGUE_TITLE_MAX_CHARACTERS})
        if not is_day(self.day):
            return Refusal("league-day", "syntax", {"came": self.day[:20]})
        if (refused := _results_refused(self.results, step.ports.names)) is not None:
            return refused
        entry, title = leagues.next_entry, plain(self.title)
        record = OutsideAdded(entry, self.league, title, self.day, self.results, step.person)
        leagues.note(record, step.batch)
        return Done()


class GivePoints(Order, frozen=True, tag="give-points"):
    """Director: give points to a player of a league by hand, or take them with a minus."""

    league: str
    player: str
    points: str
    reason: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Give the points, which count beside the best results."""
        leagues = step.part(Leagues)
        refused = leagues.full(self.league) or no_reason(self.reason)
        if refused is not None:
            return refused
        if _number(self.points) is None:
            return Refusal("league-given", "syntax", {"came": self.points[:20]})
        if step.ports.names.registered(self.player) is None:
            return Refusal("player-unknown", "illegal")
        entry = leagues.next_entry
        record = PointsGiven(entry, self.league, self.player, self.points, self.reason, step.person)
        leagues.note(record, step.batch)
        return Done()


class UndoLeagueEntry(Order, frozen=True, tag="undo-league-entry"):
    """Director: undo results of elsewhere, or points by hand. Both stay on record."""

    league: str
    entry: str
    reason: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Take the entry out of the league."""
        leagues = step.part(Leagues)
        if (refused := no_reason(self.reason)) is not None:
            return refused
        if self.entry not in leagues.entries.get(self.league, {}):
            return Refusal("league-entry-unknown", "illegal")
        leagues.note(
            LeagueEntryUndone(self.entry, self.league, self.reason, step.person), step.batch
        )
        return Done()


ORDERS = (SetLeague, DropLeague, AddLeagueResults, GivePoints, UndoLeagueEntry)


def _results_refused(results: Sequence[OutsideResult], names: Names) -> Refusal | None:
    if not results:
        return Refusal("league-no-results", "syntax")
    seen: set[str] = set()
    for one in results:
        if names.registered(one.player) is None:
            return Refusal("player-unknown", "illegal")
        if one.player in seen:
            return Refusal("league-result-twice", "illegal", {"player": names.name(one.player)})
        seen.add(one.player)
        is_place = one.place is not None and 1 <= one.place <= ENTRANTS_MAX
        is_points = one.points is not None and _number(one.points) is not None
        if not (is_points or (is_place and one.points is None)):
            return Refusal("league-result", "syntax", {"player": names.name(one.player)})
    return None


_POINTS: Final = re.compile(r"-?\d{1,7}(\.\d{1,2})?")


def _number(text: str) -> Decimal | None:
    """Return the points in a text, None where it has none within the bounds."""
    if not text.isascii() or not _POINTS.fullmatch(text):
        return None
    number = Decimal(text)
    return number if abs(number) <= LEAGUE_POINTS_BY_HAND_MAX else None


class LeagueSet(msgspec.Struct, frozen=True, tag="league-set"):
    """A league was made, or changed; `by` is the director."""

    league: League
    by: str


class LeagueDropped(msgspec.Struct, frozen=True, tag="league-dropped"):
    """A league was taken away."""

    name: str
    by: str


class OutsideAdded(msgspec.Struct, frozen=True, tag="league-results-added"):
    """Results of elsewhere came into a league, as its `entry`; `by` is the director."""

    entry: str
    league: str
    title: str
    day: str
    results: tuple[OutsideResult, ...]
    by: str


class PointsGiven(msgspec.Struct, frozen=True, tag="league-points-given"):
    """A player was given points by hand, as an `entry` of a league."""

    entry: str
    league: str
    player: str
    points: str
    reason: str
    by: str


class LeagueEntryUndone(msgspec.Struct, frozen=True, tag="league-entry-undone"):
    """An entry of a league was undone."""

    entry: str
    league: str
    reason: str
    by: str


LeagueRecord = LeagueSet | LeagueDropped | OutsideAdded | PointsGiven | LeagueEntryUndone


class Leagues:
    """Leagues by name, in the order in which they were made.

    `entries` are their results of elsewhere and their points by hand.
    """

    def __init__(self) -> None:
        self.by_name: Final[dict[str, League]] = {}
        self.entries: Final[dict[str, dict[str, OutsideAdded | PointsGiven]]] = {}
        self._count = 0

    @property
    def next_entry(self) -> str:
        """Return the id of the next entry."""
        return f"x{self._count + 1}"

    def full(self, league: str) -> Refusal | None:
        """Return why the league takes no further entry, or None."""
        if league not in self.by_name:
            return NO_LEAGUE
        if len(self.entries.get(league, {})) >= LEAGUE_ADDITIONS_MAX:
            return Refusal("league-additions-many", "illegal", {"most": LEAGUE_ADDITIONS_MAX})
        return None

    def take(self, record: LeagueRecord) -> None:
        """Take in a row of the journal."""
        match record:
            case LeagueSet(league):
                self.by_name[league.name] = league
            case LeagueDropped(name):
                self.by_name.pop(name, None)
                self.entries.pop(name, None)
            case OutsideAdded() | PointsGiven():
                self._count += 1
                self.entries.setdefault(record.league, {})[record.entry] = record
            case LeagueEntryUndone():
                self.entries.get(record.league, {}).pop(record.entry, None)

    def note(self, record: LeagueRecord, batch: Batch) -> None:
        """Note that a league was made, changed or dropped, or has another entry."""
        self.take(record)
        batch.add(STREAM, record)


_OF_LEAGUES: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(LeagueRecord))

_record: Final = msgspec.msgpack.Decoder(LeagueRecord)


class _Stands(NamedTuple):
    """The standing of a league when this number of events was over."""

    league: League
    ended: int
    entries: tuple[OutsideAdded | PointsGiven, ...]
    events: tuple[Ended, ...]
    lines: tuple[Line, ...]


class LeagueTables:
    """Reads leagues from the journal; several may ask at a time."""

    def __init__(self, journal: Journal, results: Results) -> None:
        self._journal: Final = journal
        self._results: Final = results
        self._turn: Final = results.turn
        self._leagues: Final = Leagues()
        self._version = 0
        self._kept: Final[dict[str, _Stands]] = {}

    def listed(self, directs: bool = False) -> LeaguesView:
        """Return all leagues, in the order in which they were made."""
        return LeaguesView(tuple(self._now().values()), directs)

    def league(self, name: str, person: str = "", *, directs: bool = False) -> LeagueView | Refusal:
        """Return one league with its standing. Private games never count."""
        league = self._now().get(name)
        if league is None:
            return NO_LEAGUE
        stands = self._stands(league)
        named = self._results.name_of
        lines = stands.lines
        faults = [one.fault for line in lines for one in line.scored if one.fault is not None]
        return LeagueView(
            league=league,
            events=tuple(
                LeagueEvent(
                    one.record.event,
                    event_name(one.record.event, one.record.name, one.record.config),
                    one.at_ms,
                    one.record.entries,
                )
                for one in stands.events
            ),
            lines=tuple(
                self._line(line, person)
                for at, line in enumerate(lines)
                if at < LEAGUE_STANDINGS_SHOWN_MAX or line.player == person
            ),
            faults=len(faults),
            fault=faults[0].refusal if faults else None,
            outside=tuple(
                OutsideView(one.entry, one.title, one.day, len(one.results))
                for one in stands.entries
                if isinstance(one, OutsideAdded)
            ),
            by_hand=tuple(
                ByHandView(one.entry, one.player, named(one.player), one.points, one.reason)
                for one in stands.entries
                if isinstance(one, PointsGiven)
            ),
            directs=directs,
        )

    def _now(self) -> dict[str, League]:
        with self._turn:
            for row in self._journal.read(STREAM, self._version):
                self._version = row.version
                if row.kind in _OF_LEAGUES:
                    self._leagues.take(_record.decode(row.payload))
            return dict(self._leagues.by_name)

    def _stands(self, league: League) -> _Stands:
        """Return the standing, recalculated if the league has changed or another event is over."""
        ended = self._results.ended()
        with self._turn:
            entries = tuple(self._leagues.entries.get(league.name, {}).values())
        kept = self._kept.get(league.name)
        if kept is not None and kept[:3] == (league, len(ended), entries):
            return kept
        events = tuple(one for one in ended.values() if _counts(league, one))
        rows = [row for one in events for row in self._rows(one)]
        formula, table = Formula(league.formula), points_table(league.points)
        rows += [row for entry in entries for row in _rows_of(entry)]
        lines = standing(rows, formula, table, league.best, league.shared, league.ties)
        if len(self._kept) >= LEAGUES_MAX:
            self._kept.clear()
        made = self._kept[league.name] = _Stands(league, len(ended), entries, events, lines)
        return made

    def _rows(self, ended: Ended) -> Iterator[Result]:
        """Yield the result of each person in an event."""
        record, happened = ended.record, self._results.happened(ended.record.event)
        of_event = {
            "entrants": record.entries,
            "players": len(record.results),
            "paid": sum(one.prize > 0 for one in record.results),
            "pool": sum(one.prize for one in record.results),
            "buy_in": record.config.buy_in,
            "fee": record.config.fee,
        }
        for placed in record.results:
            player = placed.player
            if player in record.names:
                continue
            values = of_event | {
                "place": placed.place,
                "entries": happened.entries[player],
                "prize": placed.prize,
                "bounties": record.bounties.get(player, 0),
                "rebuys": happened.rebuys[player],
                "add_ons": happened.add_ons[player],
            }
            yield Result(record.event, player, placed.place, placed.prize, values)

    def _line(self, line: Line, person: str) -> LeagueLine:
        scored = tuple(
            ScoredView(one.event, one.place, f"{one.points:f}", one.counts) for one in line.scored
        )
        name = self._results.name_of(line.player)
        me = line.player == person
        return LeagueLine(
            line.place,
            line.player,
            name,
            f"{line.points:f}",
            line.prizes,
            scored,
            me,
            f"{line.by_hand:f}",
        )


def _rows_of(entry: OutsideAdded | PointsGiven) -> Iterator[Result]:
    """Yield results of elsewhere, of which no more is known than the places, or points by hand."""
    if isinstance(entry, PointsGiven):
        points = Decimal(entry.points)
        yield Result(entry.entry, entry.player, 0, 0, {}, points, by_hand=True)
        return
    entrants = len(entry.results)
    values = dict.fromkeys(NAMES, 0) | {"entrants": entrants, "players": entrants, "entries": 1}
    for one in entry.results:
        place = one.place or 0
        given = None if one.points is None else Decimal(one.points)
        yield Result(entry.entry, one.player, place, 0, values | {"place": place}, given)


def _counts(league: League, ended: Ended) -> bool:
    day = by_the_calendar(ended.at_ms).date()
    return ended.record.maker is None and league.has(ended.record.event, day)
