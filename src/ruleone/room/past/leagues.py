"""The standing of each league, worked out from the results of the room when it is asked for."""

from datetime import UTC, datetime
from typing import Final

import msgspec

from ruleone.limits import LEAGUE_STANDINGS_SHOWN_MAX
from ruleone.room.leagues import NO_LEAGUE, Leagues
from ruleone.room.past.results import Ended, Results
from ruleone.room.past.views import (
    LeagueEvent,
    LeagueLine,
    LeaguesView,
    LeagueView,
    ScoredView,
)
from ruleone.room.records import LeagueDropped, LeagueSet
from ruleone.room.settings import STREAM
from ruleone.room.show.lobby import event_name
from ruleone.rulebook import Refusal
from ruleone.store.journal import Journal
from ruleone.tournament.events import Standing
from ruleone.tournament.league.formula import Formula
from ruleone.tournament.league.standing import Line, Result, standing
from ruleone.tournament.league.terms import League, points_table

_KINDS: Final = frozenset(("league-set", "league-dropped"))
_record: Final = msgspec.msgpack.Decoder(LeagueSet | LeagueDropped)


class LeagueTables:
    """Reads leagues from the journal; several may ask at a time."""

    def __init__(self, journal: Journal, results: Results) -> None:
        self._journal: Final = journal
        self._results: Final = results
        self._turn: Final = results.turn
        self._leagues: Final = Leagues()
        self._version = 0

    def listed(self, directs: bool = False) -> LeaguesView:
        """All leagues, in the order in which they were made."""
        return LeaguesView(tuple(self._now().values()), directs)

    def league(self, name: str, person: str = "") -> LeagueView | Refusal:
        """One league with its standing. Private games count in none."""
        league = self._now().get(name)
        if league is None:
            return NO_LEAGUE
        counted = [one for one in self._results.ended().values() if _counts(league, one)]
        rows = [
            self._result(one, placed)
            for one in counted
            for placed in one.record.results
            if placed.player not in one.record.names
        ]
        formula, table = Formula(league.formula), points_table(league.points)
        lines = standing(rows, formula, table, league.best, league.shared, league.ties)
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
                for one in counted
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
                if row.kind in _KINDS:
                    self._leagues.take(_record.decode(row.payload))
            return dict(self._leagues.by_name)

    def _result(self, ended: Ended, placed: Standing) -> Result:
        record, happened = ended.record, self._results.happened(ended.record.event)
        player = placed.player
        values = {
            "place": placed.place,
            "entrants": record.entries,
            "entries": happened.entries[player],
            "players": len(record.results),
            "paid": sum(one.prize > 0 for one in record.results),
            "prize": placed.prize,
            "pool": sum(one.prize for one in record.results),
            "bounties": record.bounties.get(player, 0),
            "buy_in": record.config.buy_in,
            "fee": record.config.fee,
            "rebuys": happened.rebuys[player],
            "add_ons": happened.add_ons[player],
        }
        return Result(record.event, player, placed.place, placed.prize, values)

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
    day = datetime.fromtimestamp(ended.at_ms / 1000, UTC).date()
    return ended.record.maker is None and league.has(ended.record.event, day)
