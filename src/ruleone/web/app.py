"""The web application: pages, calls and the socket, behind the guard."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ruleone.web.calls.serving import routes
from ruleone.web.calls.table import GROUPS, Groups
from ruleone.web.guard import Guard
from ruleone.web.help import Help, help_folder
from ruleone.web.pages import Pages
from ruleone.web.parts import Parts
from ruleone.web.sockets.connection import Connections


def application(parts: Parts, groups: Groups = GROUPS) -> Starlette:
    """Return the room as an ASGI application, with the calls of these groups."""
    front = Pages(parts.pages, parts.sessions)
    app = Starlette(
        routes=[
            *front.routes(),
            *Help(help_folder()).routes(),
            *routes(parts, groups),
            WebSocketRoute("/ws", Connections(parts).serve),
        ],
        middleware=[Middleware(Guard, hosts=parts.hosts)],
        exception_handlers={404: front.nowhere},
    )
    app.state.groups = groups
    return app
