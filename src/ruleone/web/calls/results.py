"""Results of finished events, and leagues of them, for everybody who may see them."""

from ruleone import limits
from ruleone.room.results.leagues import NO_LEAGUE
from ruleone.room.results.results import NO_RESULTS
from ruleone.room.results.views import EventResults, LeaguesView, LeagueView, ResultsView
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import call
from ruleone.web.calls.query import number
from ruleone.web.calls.serving import Asked, Group

SKIP = number("skip", 999_999_999, 0)
"""Query parameter for the number of entries to skip in a list."""


class ResultCalls(Group):
    """The calls below `/api/results` and `/api/leagues`."""

    @call("GET", "/api/results", queries=(SKIP,))
    async def listed(self, asked: Asked) -> ResultsView | Refusal:
        """List the finished events of the room, the newest first."""
        room, caller, skip = asked.room, asked.caller, asked[SKIP]
        sight, directs = room.sight("", caller), room.directs(caller)
        return await self.beside(lambda: self.parts.books.results.listed(sight, skip, directs))

    @call("GET", "/api/results/{event}", refuses={404: (NO_RESULTS.code,)})
    async def event(self, asked: Asked) -> EventResults | Refusal:
        """Return the results of a finished event: places, prizes, a deal."""
        room, caller, event = asked.room, asked.caller, asked.part("event")
        if len(event) > limits.TOPIC_MAX_CHARACTERS:
            return NO_RESULTS
        sight, results = room.sight(event, caller), self.parts.books.results
        directs, pays = room.directs(caller, event), room.pays(caller, event)
        return await self.beside(lambda: results.event(event, sight, directs, pays))

    @call("GET", "/api/leagues")
    async def leagues(self, asked: Asked) -> LeaguesView | Refusal:
        """List the leagues of the room."""
        directs = asked.room.directs(asked.caller)
        return await self.beside(lambda: self.parts.books.leagues.listed(directs))

    @call("GET", "/api/leagues/{name}", refuses={404: (NO_LEAGUE.code,)})
    async def league(self, asked: Asked) -> LeagueView | Refusal:
        """Return a league with its standing."""
        name, person = asked.part("name"), asked.caller.person
        return await self.beside(lambda: self.parts.books.leagues.league(name, person))

    CALLS = (listed, event, leagues, league)
