"""The leagues of the room, as the journal has made them; what they come to is told by
`past.leagues`."""

from typing import Final

import msgspec

from ruleone.leagues.league import League, league_refused
from ruleone.limits import LEAGUES_MAX
from ruleone.room.batch import Batch
from ruleone.room.names import plain
from ruleone.room.record_commands import DropLeague, SetLeague
from ruleone.room.records import LeagueDropped, LeagueSet
from ruleone.room.settings import STREAM
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

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

    def judge(self, do: SetLeague | DropLeague, by: str, batch: Batch) -> Accepted | Refusal:
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
        return Accepted()
