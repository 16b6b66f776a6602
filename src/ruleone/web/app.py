"""The web application: every route of the room in one list, behind the guard."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ruleone.room.archive import Archive
from ruleone.room.bundle.shelf import Shelf
from ruleone.room.past.leagues import LeagueTables
from ruleone.room.past.results import Results
from ruleone.room.register.register import Register
from ruleone.web.api import Api
from ruleone.web.browsers_served import BrowsersOfRoom
from ruleone.web.bundles import Bundles
from ruleone.web.connection import Connections
from ruleone.web.entries import EntriesOfEvents
from ruleone.web.forecasts.endpoints import ForecastsOfRoom
from ruleone.web.forecasts.forecasts import Forecasts
from ruleone.web.guard import Guard
from ruleone.web.help import Help, help_folder
from ruleone.web.metrics import Metrics
from ruleone.web.pages import Pages
from ruleone.web.players import PlayersOfHouse
from ruleone.web.prizes import PrizesOfPlan
from ruleone.web.rate import LetGo
from ruleone.web.replays import Replays
from ruleone.web.results import ResultsOfRoom
from ruleone.web.rulebook import Rulebook
from ruleone.web.sessions import Sessions
from ruleone.web.shell import Shell
from ruleone.web.structures import Structures


def application(
    shell: Shell,
    sessions: Sessions,
    metrics: Metrics,
    archive: Archive,
    results: Results,
    leagues: LeagueTables,
    register: Register,
    shelf: Shelf,
    forecasts: Forecasts,
    hosts: frozenset[str],
    pages: Path | None,
) -> Starlette:
    """The room as an ASGI application. `archive` has its hands that are over, `results` its events
    that are, `leagues` what is made of them, `register` its players, `shelf` its events as files,
    `forecasts` what is made for its directors, `hosts` are the names it answers to beside IP
    addresses, `pages` the folder of the built pages, None where there is none."""
    replays = Replays(shell, sessions, archive)
    front = Pages(pages, sessions)
    let_go = LetGo()
    api = Api(shell, sessions, metrics, front, let_go)
    connections = Connections(shell, sessions, metrics, let_go)
    return Starlette(
        routes=[
            *front.routes(),
            *Help(help_folder()).routes(),
            *api.routes(),
            *replays.routes(),
            *ResultsOfRoom(shell, sessions, results, leagues).routes(),
            *PlayersOfHouse(shell, sessions, register).routes(),
            *BrowsersOfRoom(shell, sessions).routes(),
            *EntriesOfEvents(shell, sessions, register).routes(),
            *Bundles(shell, sessions, shelf).routes(),
            *ForecastsOfRoom(shell, sessions, forecasts).routes(),
            *PrizesOfPlan(shell, sessions).routes(),
            *Structures(shell, sessions).routes(),
            *Rulebook(shell.room.edition).routes(),
            WebSocketRoute("/ws", connections.serve),
        ],
        middleware=[Middleware(Guard, hosts=hosts)],
        exception_handlers={404: front.nowhere},
    )
