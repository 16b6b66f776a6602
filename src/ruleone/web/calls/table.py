"""Every call that programs can make over plain HTTP: the registry behind the OpenAPI page and the
tables of docs/protocol.md. A test compares it with the routes."""

import inspect
import re
from typing import Any, Final, NamedTuple, get_args

from ruleone import limits
from ruleone.room import replay_views, rule_views, views
from ruleone.room.bundle.views import BundleView
from ruleone.room.commands import Ask, Command, Look
from ruleone.room.live.views import FloorView, LiveBoardView, LiveTableView, SituationsView
from ruleone.room.matter_views import MattersView
from ruleone.room.past import views as past_views
from ruleone.room.payout_views import FinalTableView, PayoutTableView, PrizesView
from ruleone.room.programs.views import HooksView, TokensView
from ruleone.room.register import views as register_views
from ruleone.room.register.changed import RegisterView
from ruleone.room.register.sheets import SheetForm
from ruleone.room.screens.views import ScreensView, ScreenView
from ruleone.room.structure_views import SheetUnread, SheetView, StructuresView
from ruleone.rulebook.citation import Refusal
from ruleone.tournament.structures import FORMS, Wish
from ruleone.web.calls.browser_views import BrowsersEnded, BrowsersView, EndBrowser, SignOut
from ruleone.web.calls.prizes_asked import FinalTableAsked, PayoutTableAsked, PrizesAsked
from ruleone.web.calls.structures_asked import SheetAsked
from ruleone.web.forecasts.asked import ForecastAsked, ForecastView


class Call(NamedTuple):
    """One call: what it takes, and what it gives by status. `bytes` stands for a file, `str` for
    plain words, None for no body."""

    method: str
    path: str
    summary: str
    takes: Any
    gives: dict[str, Any]
    parameters: tuple[dict[str, Any], ...] = ()
    description: str = ""

    @property
    def shown(self) -> str:
        """The path with its query, for people."""
        asked = [f"{one['name']}=..." for one in self.parameters if one["in"] == "query"]
        return self.path + ("?" + "&".join(asked) if asked else "")


def _query(name: str, /, *, required: bool = False, **schema: Any) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": required, "schema": schema}


def _part(name: str, /, **schema: Any) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


_TEXT: Final[dict[str, Any]] = {"type": "string"}
_BOUNDED: Final[dict[str, Any]] = _TEXT | {"maxLength": limits.TEXT_MAX_CHARACTERS}
TOPIC: Final = _query(
    "topic", required=True, type="string", minLength=1, maxLength=limits.TOPIC_MAX_CHARACTERS
)
TOKEN: Final = _part("token", **_TEXT)
EVENT: Final = _query("event", required=True, **_BOUNDED)
OF_EVENT: Final = _query("event", **_BOUNDED)
NAME: Final = _query("name", **_BOUNDED)
HAND: Final = _query("hand", type="integer", minimum=0, maximum=limits.HAND_NUMBER_MAX)
EYES: Final = _query("eyes", enum=list(get_args(replay_views.Eyes)))
SEAT: Final = _query("seat", type="integer", minimum=0, maximum=limits.SEATS_MAX)
SKIP: Final = _query("skip", type="integer", minimum=0, maximum=999_999_999)
FIND: Final = _query("find", type="string", maxLength=limits.TOPIC_MAX_CHARACTERS)
FORM: Final = _query("form", enum=[*get_args(SheetForm)])
FORM_OUT: Final = _query("form", enum=[*get_args(SheetForm), "results"])
FORM_OF_ENTRIES: Final = _query("form", enum=[*get_args(SheetForm), "house"])
STRUCTURE_FORM: Final = _query("form", enum=list(FORMS))
RULE: Final = _part("rule", **_TEXT)
EDITION: Final = _query("edition", **_TEXT)
FIRST: Final = EDITION | {"name": "first"}
SECOND: Final = EDITION | {"name": "second"}
KEY: Final[dict[str, Any]] = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "The id of the command: the same id with the same command gets the same answer "
    "again. Without one the room makes it up.",
    "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": limits.COMMAND_ID_MAX_CHARACTERS,
    },
}
MEANINGS: Final = {
    "200": "Done, and durable.",
    "303": "The role is granted; go to where it is used.",
    "304": "You have it already, by the tag that you sent.",
    "400": "It could not be read: what was expected, what came.",
    "401": "Nobody knows you: bring a token, or ask for `/api/me` first and keep its cookie.",
    "403": "A page of another site has sent it.",
    "404": "There is no such thing, or it is not for you.",
    "409": "It may not be done, and why.",
    "413": "It is longer than it may be.",
    "421": "The room does not go by this name.",
    "429": "Too fast.",
    "500": "A mistake of the room's own.",
    "503": "The room has stopped.",
}
_DONE: Final = {
    "200": views.Answer,
    **dict.fromkeys(("400", "409", "413", "500", "503"), views.Answer),
    **dict.fromkeys(("401", "429"), Refusal),
}
_SEEN: Final = dict.fromkeys(("400", "401", "404", "429", "500", "503"), Refusal)
GENERAL: Final = (
    Call(
        "GET",
        "/api/me",
        "Who you are; a newcomer gets a session cookie, and a name by the first act.",
        None,
        {"200": views.Welcome, "401": Refusal, "429": Refusal},
    ),
    Call("POST", "/api/do", "One ask, one answer, as on the socket.", Ask, _DONE),
    Call(
        "GET",
        "/api/view",
        "A topic as you see it now.",
        None,
        {"200": views.View} | _SEEN,
        (TOPIC,),
    ),
    Call(
        "GET",
        "/api/replay/room",
        "The hands of an event or a cash table that are over, or one of them step by step.",
        None,
        {"200": replay_views.ReplayView | replay_views.RoomHandsView}
        | dict.fromkeys(("400", "401", "404", "429", "500"), Refusal),
        (EVENT, HAND, EYES, SEAT),
    ),
    Call(
        "POST",
        "/api/replay/file",
        "The hands of the file in the body, or one of them step by step; nothing of it is kept.",
        bytes,
        {"200": replay_views.ReplayView | replay_views.FileView | replay_views.FileFault}
        | dict.fromkeys(("400", "401", "404", "413", "429", "500"), Refusal),
        (NAME, HAND, EYES, SEAT),
    ),
    Call(
        "GET",
        "/api/results",
        "The events of the room that are over, the newest first.",
        None,
        {"200": past_views.ResultsView} | dict.fromkeys(("400", "401", "429", "500"), Refusal),
        (SKIP,),
    ),
    Call(
        "GET",
        "/api/results/{event}",
        "What an event that is over came to: places, prizes, a deal.",
        None,
        {"200": past_views.EventResults} | dict.fromkeys(("401", "404", "429", "500"), Refusal),
        (_part("event", **_TEXT),),
    ),
    Call(
        "GET",
        "/api/leagues",
        "The leagues of the room.",
        None,
        {"200": past_views.LeaguesView} | dict.fromkeys(("401", "429", "500"), Refusal),
    ),
    Call(
        "GET",
        "/api/leagues/{name}",
        "A league with its standing.",
        None,
        {"200": past_views.LeagueView} | dict.fromkeys(("401", "404", "429", "500"), Refusal),
        (_part("name", **_TEXT),),
    ),
    Call(
        "GET",
        "/api/sessions",
        "The browsers that hold a role, for who directs the room, or this event.",
        None,
        {"200": BrowsersView} | dict.fromkeys(("401", "409", "429", "500"), Refusal),
        (OF_EVENT,),
    ),
    Call(
        "GET",
        "/api/sessions/mine",
        "Your own browsers.",
        None,
        {"200": BrowsersView} | dict.fromkeys(("401", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/sessions/end",
        "End a session: your own, or one that has roles of what you direct alone.",
        EndBrowser,
        {"200": BrowsersEnded} | dict.fromkeys(("400", "401", "404", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/sessions/sign-out",
        "End the session of your browser, or `everywhere` all of yours.",
        SignOut,
        {"200": BrowsersEnded} | dict.fromkeys(("400", "401", "429", "500"), Refusal),
    ),
    Call(
        "GET",
        "/api/players",
        "The players of the house, for its director.",
        None,
        {"200": register_views.PlayersView}
        | dict.fromkeys(("400", "401", "409", "429", "500"), Refusal),
        (FIND, SKIP),
    ),
    Call(
        "GET",
        "/api/players/{player}",
        "All that the room has of one person, for a director or for himself.",
        None,
        {"200": register_views.PersonView}
        | dict.fromkeys(("401", "404", "409", "429", "500"), Refusal),
        (_part("player", **_TEXT),),
    ),
    Call(
        "GET",
        "/api/players/file",
        "All players as a file, or all their `results` as CSV, for a director.",
        None,
        {"200": bytes} | dict.fromkeys(("400", "401", "409", "429", "500"), Refusal),
        (FORM_OUT,),
    ),
    Call(
        "POST",
        "/api/players/file",
        "Keep all players of the file in the body, or none of them, for a director.",
        bytes,
        {"200": register_views.SheetTaken | register_views.SheetRefused}
        | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
        (FORM,),
    ),
    Call(
        "POST",
        "/api/entries/{event}",
        "Check the list of players in the body, or all players of the house, against an event; it "
        "is kept whole or not at all. `enter-players` then enters them. For a director.",
        bytes,
        {
            "200": register_views.EntriesReady
            | register_views.EntriesRefused
            | register_views.SheetRefused
        }
        | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
        (_part("event", **_TEXT), FORM_OF_ENTRIES),
    ),
    Call(
        "GET",
        "/api/bundles/{event}",
        "A whole event that is over as one file, for who directs it.",
        None,
        {"200": bytes} | dict.fromkeys(("401", "404", "409", "413", "429", "500"), Refusal),
        (_part("event", **_TEXT),),
    ),
    Call(
        "POST",
        "/api/bundles",
        "Keep the whole event of the file in the body, or nothing of it, for a director.",
        bytes,
        {"200": BundleView}
        | dict.fromkeys(("400", "401", "409", "413", "429", "500", "503"), Refusal),
    ),
    Call(
        "POST",
        "/api/bundles/check",
        "Replay the whole event of the file in the body, by itself; nothing of it is kept.",
        bytes,
        {"200": BundleView} | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "GET",
        "/api/forecast",
        "How the forecast stands that you asked for last, for a director.",
        None,
        {"200": ForecastView} | dict.fromkeys(("401", "409", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/forecast",
        "Forecast an event, for a director: many like it are played, beside the room.",
        ForecastAsked,
        {"200": ForecastView} | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/forecast/stop",
        "Play no more events for it; what those so far came to stays.",
        None,
        {"200": ForecastView} | dict.fromkeys(("401", "409", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/prizes",
        "What the prizes of an event would be that is not announced yet, for a director.",
        PrizesAsked,
        {"200": PrizesView} | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/final-table",
        "How many players the final table of an event would have that is not announced yet.",
        FinalTableAsked,
        {"200": FinalTableView}
        | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/payouts",
        "A payout table by the size of the field, made or as it is told, for a director.",
        PayoutTableAsked,
        {"200": PayoutTableView}
        | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "GET",
        "/api/structures",
        "The structure sheets that come with the room.",
        None,
        {"200": StructuresView} | dict.fromkeys(("401", "429"), Refusal),
    ),
    Call(
        "GET",
        "/api/structures/{name}",
        "One of them.",
        None,
        {"200": SheetView} | dict.fromkeys(("401", "404", "429", "500"), Refusal),
        (_part("name", **_TEXT),),
    ),
    Call(
        "POST",
        "/api/structures/make",
        "A structure sheet for a field, a stack and an evening.",
        Wish,
        {"200": SheetView} | dict.fromkeys(("400", "401", "409", "413", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/structures/check",
        "A structure sheet with all that a director should know about it; nothing of it is kept.",
        SheetAsked,
        {"200": SheetView} | dict.fromkeys(("400", "401", "413", "429", "500"), Refusal),
    ),
    Call(
        "POST",
        "/api/structures/read",
        "The structure sheet in the file in the body, as TOML unless told; nothing of it is kept.",
        bytes,
        {"200": SheetView | SheetUnread}
        | dict.fromkeys(("400", "401", "413", "429", "500"), Refusal),
        (STRUCTURE_FORM,),
    ),
    Call(
        "POST",
        "/api/structures/write",
        "A structure sheet as a file, TOML unless told.",
        SheetAsked,
        {"200": bytes} | dict.fromkeys(("400", "401", "413", "429"), Refusal),
        (STRUCTURE_FORM,),
    ),
    Call(
        "GET",
        "/api/rules",
        "An edition of the rulebook: the rules in force, and what a house has changed.",
        None,
        {"200": rule_views.RulebookView, "304": None} | dict.fromkeys(("404", "429"), Refusal),
        (EDITION,),
    ),
    Call(
        "GET",
        "/api/rules/{rule}",
        "A rule as an edition has it, with its cases. No session is asked for.",
        None,
        {"200": rule_views.RuleView, "304": None} | dict.fromkeys(("404", "429"), Refusal),
        (RULE, EDITION),
    ),
    Call(
        "GET",
        "/api/rules/compared",
        "What two editions play otherwise. No session is asked for.",
        None,
        {"200": rule_views.DifferencesView, "304": None} | dict.fromkeys(("404", "429"), Refusal),
        (FIRST, SECOND),
    ),
    Call(
        "GET",
        "/api/openapi.json",
        "This page, for the version that runs. No session is asked for.",
        None,
        {"200": dict[str, Any], "429": Refusal},
    ),
    Call(
        "GET",
        "/link/{token}",
        "Open a role link; a browser without a cookie is sent here once more, with one.",
        None,
        {"303": None, "400": str, "401": str, "404": str, "429": str},
        (TOKEN,),
    ),
    Call("GET", "/healthz", "Whether the room takes commands.", None, {"200": str, "503": str}),
    Call(
        "GET",
        "/metrics",
        "Measurements for Prometheus, for this machine alone.",
        None,
        {"200": str, "404": str},
    ),
)
"""All but those that there is one of for each command and each topic."""

COMMANDS: Final[dict[str, Any]] = {
    str(kind.__struct_config__.tag): kind for kind in (*get_args(Command), *get_args(Look))
}
"""What can be asked, by the name of its type."""

TOPICS: Final[dict[str, Any]] = {
    "lobby": views.LobbyView,
    "event/{event}": views.EventView,
    "table/{event}/{table}": views.TableView,
    "director/{event}": views.DirectorView,
    "matters": MattersView,
    "links": views.LinksView,
    "links/{event}": views.LinksView,
    "tokens": TokensView,
    "tokens/{event}": TokensView,
    "hooks": HooksView,
    "hooks/{event}": HooksView,
    "players": RegisterView,
    "screen/{screen}": ScreenView,
    "screens/{event}": ScreensView,
    "live/{event}": LiveTableView,
    "live-board/{event}": LiveBoardView,
    "floor": FloorView,
    "situations": SituationsView,
}
"""What can be watched, and its view."""

_PARTS: Final = {
    "event": _part("event", **_TEXT),
    "table": _part("table", type="integer", minimum=1),
    "screen": _part("screen", **_TEXT),
}


def _ask(name: str, kind: Any) -> Call:
    told = " ".join(inspect.cleandoc(kind.__doc__).split())
    summary = re.split(r"(?<=\.)\s", told, maxsplit=1)[0]
    return Call("POST", f"/api/do/{name}", summary, kind, _DONE, (KEY,), told)


def _look(topic: str, view: Any) -> Call:
    parts = tuple(_PARTS[part] for part in re.findall(r"{(\w+)}", topic))
    told = " ".join(inspect.cleandoc(view.__doc__).split())
    summary = f"The topic `{topic}` as you see it now."
    return Call("GET", f"/api/view/{topic}", summary, None, {"200": view} | _SEEN, parts, told)


CALLS: Final = (
    *GENERAL,
    *(_look(topic, view) for topic, view in TOPICS.items()),
    *(_ask(name, kind) for name, kind in COMMANDS.items()),
)
"""Every call."""

GUARDED: Final[dict[str, Any]] = {"421": str}
"""What every call may give beside its own: the door itself turns away who is at the wrong one."""

GUARDED_POST: Final[dict[str, Any]] = {"403": str, "421": str}
"""The same of a call that may change something."""
