"""Templates of the house's own, and events to be repeated, over plain HTTP for a director."""

from ruleone.room.event.setup.templates import EventPlan, TemplatesView
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import call
from ruleone.web.calls.serving import DIRECTS, Asked, Group


class TemplateCalls(Group):
    """The calls below `/api/templates`."""

    @call("GET", "/api/templates", may=DIRECTS)
    async def listed(self, asked: Asked) -> TemplatesView:
        """List the templates of the house's own, and the last events, for a director."""
        return TemplatesView(*asked.room.templates())

    @call("GET", "/api/templates/of/{event}", may=DIRECTS, refuses={409: ("event-*", "forecast-*")})
    async def again(self, asked: Asked) -> EventPlan | Refusal:
        """Return the announcement of an event, over or not, to be given again, for a director."""
        room, event = asked.room, asked.part("event")
        return await self.beside(lambda: room.again(event))

    CALLS = (listed, again)
