"""Results of finished events, and leagues of them, for everybody who may see them."""

from ruleone import limits
from ruleone.limits import LEAGUE_RESULTS_OF_ONE_MAX
from ruleone.lists.columns import OF_RESULTS
from ruleone.room.directory.lists import list_read
from ruleone.room.directory.sheets import BadSheet
from ruleone.room.directory.views import ChosenPlayer, ListRead, PlayersChosen, SheetRefused
from ruleone.room.results.leagues import NO_LEAGUE
from ruleone.room.results.results import NO_RESULTS
from ruleone.room.results.views import EventResults, LeaguesView, LeagueView, ResultsView
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import UNREAD, call
from ruleone.web.calls.entries import CHOSEN, READING, people_in
from ruleone.web.calls.players import PLAYERS_FILE
from ruleone.web.calls.query import SKIP
from ruleone.web.calls.serving import DIRECTS, Asked, Group
from ruleone.web.reading import decoded


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
        directs, leagues = asked.room.directs(asked.caller), self.parts.books.leagues
        return await self.beside(lambda: leagues.league(name, person, directs=directs))

    @call(
        "POST",
        "/api/leagues/{name}/list",
        may=DIRECTS,
        queries=READING,
        upload=PLAYERS_FILE,
        refuses={400: ("list-role",)},
        sample={"body": "name,place\nAnn,1\nBo,2\n"},
    )
    async def read(self, asked: Asked, body: bytes) -> ListRead | SheetRefused | Refusal:
        """Read results of elsewhere for a league, as a list of any kind; nothing is kept.

        `/api/leagues/{name}/chosen` then says who is meant, and `add-league-results` brings them
        in. For a director.
        """
        found = await people_in(self, asked, body, OF_RESULTS)
        if isinstance(found, SheetRefused | Refusal):
            return found
        return list_read(found, dict.fromkeys(found.persons), LEAGUE_RESULTS_OF_ONE_MAX)

    @call(
        "POST",
        "/api/leagues/{name}/chosen",
        may=DIRECTS,
        upload=PLAYERS_FILE,
        refuses={400: UNREAD},
        sample={"body": '{"lines": [{"line": 1, "name": "Ann"}]}'},
    )
    async def take_chosen(
        self, asked: Asked, body: bytes
    ) -> PlayersChosen | SheetRefused | Refusal:
        """Return the players meant by chosen lines; those who are new are kept. For a director.

        The body is a `ChosenLines` in JSON.
        """
        lines = decoded(CHOSEN, body)
        if isinstance(lines, Refusal):
            return lines
        register, now_ms = self.parts.books.register, self.parts.clock.now_ms()

        def take() -> PlayersChosen | SheetRefused:
            meant, faults = register.chosen(lines.lines)
            try:
                players = register.keep(meant, now_ms, namesakes=True) if meant else []
            except BadSheet as bad:
                return SheetRefused(bad.faults)
            told = map(ChosenPlayer, (one.line for one in meant), players)
            return PlayersChosen(tuple(told), tuple(faults))

        return await self.beside(take)

    CALLS = (listed, event, leagues, league, read, take_chosen)
