"""The leagues of the room, as the journal has made them.

The standing of each is calculated from the results of the room when it is asked for.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from ruleone.leagues.formula import Formula
from ruleone.leagues.league import League, Line, Result, league_refused, points_table, standing
from ruleone.limits import LEAGUE_STANDINGS_SHOWN_MAX, LEAGUES_MAX
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.records import by_the_calendar
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.news import event_name
from ruleone.room.results.results import Ended, Results
from ruleone.room.results.views import LeagueEvent, LeagueLine, LeaguesView, LeagueView, ScoredView
from ruleone.rulebook import Refusal
from ruleone.store.journal import Journal

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


ORDERS = (SetLeague, DropLeague)


class LeagueSet(msgspec.Struct, frozen=True, tag="league-set"):
    """A league was made, or changed; `by` is the director."""

    league: League
    by: str


class LeagueDropped(msgspec.Struct, frozen=True, tag="league-dropped"):
    """A league was taken away."""

    name: str
    by: str


class Leagues:
    """Leagues by name, in the order in which they were made."""

    def __init__(self) -> None:
        self.by_name: Final[dict[str, League]] = {}

    def take(self, record: LeagueSet | LeagueDropped) -> None:
        """Take in a row of the journal."""
        if isinstance(record, LeagueSet):
            self.by_name[record.league.name] = record.league
        else:
            self.by_name.pop(record.name, None)

    def note(self, record: LeagueSet | LeagueDropped, batch: Batch) -> None:
        """Note that a league was made, changed or dropped."""
        self.take(record)
        batch.add(STREAM, record)


_OF_LEAGUES: Final = frozenset(("league-set", "league-dropped"))

_record: Final = msgspec.msgpack.Decoder(LeagueSet | LeagueDropped)


class _Stands(NamedTuple):
    """The standing of a league when this number of events was over."""

    league: League
    ended: int
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

    def league(self, name: str, person: str = "") -> LeagueView | Refusal:
        """Return one league with its standing. Private games never count."""
        league = self._now().get(name)
        if league is None:
            return NO_LEAGUE
        stands = self._stands(league)
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
        kept = self._kept.get(league.name)
        if kept is not None and (kept.league, kept.ended) == (league, len(ended)):
            return kept
        events = tuple(one for one in ended.values() if _counts(league, one))
        rows = [row for one in events for row in self._rows(one)]
        formula, table = Formula(league.formula), points_table(league.points)
        lines = standing(rows, formula, table, league.best, league.shared, league.ties)
        if len(self._kept) >= LEAGUES_MAX:
            self._kept.clear()
        made = self._kept[league.name] = _Stands(league, len(ended), events, lines)
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
            line.place, line.player, name, f"{line.points:f}", line.prizes, scored, me
        )


def _counts(league: League, ended: Ended) -> bool:
    day = by_the_calendar(ended.at_ms).date()
    return ended.record.maker is None and league.has(ended.record.event, day)
