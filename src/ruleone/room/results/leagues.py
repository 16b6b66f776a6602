"""The leagues of the room, as the journal has made them; what they come to is told by
`past.leagues`."""

from typing import Final

import msgspec

from ruleone.limits import LEAGUES_MAX
from ruleone.room.core.batch import Batch
from ruleone.room.core.done import Done
from ruleone.room.core.names import plain
from ruleone.room.core.settings import STREAM
from ruleone.room.results.commands import DropLeague, SetLeague
from ruleone.room.results.records import LeagueDropped, LeagueSet
from ruleone.rulebook import Refusal
from ruleone.tournament.league.terms import League, league_refused

NO_LEAGUE: Final = Refusal("league-unknown", "illegal")


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

    def judge(self, do: SetLeague | DropLeague, by: str, batch: Batch) -> Done | Refusal:
        """Make, change or take away a league, unless that is refused."""
        record: LeagueSet | LeagueDropped
        if isinstance(do, DropLeague):
            if do.name not in self.by_name:
                return NO_LEAGUE
            record = LeagueDropped(do.name, by)
        else:
            league = msgspec.structs.replace(do.league, title=plain(do.league.title))
            refused = league_refused(league)
            if refused is not None:
                return refused
            if league.name not in self.by_name and len(self.by_name) >= LEAGUES_MAX:
                return Refusal("leagues-many", "illegal", {"most": LEAGUES_MAX})
            record = LeagueSet(league, by)
        self.take(record)
        batch.add(STREAM, record)
        return Done()
