"""Requests to an open room over HTTP, as its director."""

from http.cookiejar import CookieJar
from typing import Annotated, Any, Final, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

import msgspec
import typer

from ruleone.cli.language import LANGUAGE, told
from ruleone.room.commands import Command
from ruleone.room.views import Accepted, Answer, View
from ruleone.rulebook.citation import Refusal
from ruleone.words import say

EXIT_REFUSED: Final = 1
EXIT_NO_ROOM: Final = 2
EXIT_BAD_INPUT: Final = 2
_TIMEOUT_S: Final = 30.0

HERE: Final = "http://127.0.0.1:8000"
Room = Annotated[str, typer.Option("--room", help=told("room-address"))]
Token = Annotated[
    str,
    typer.Option("--token", envvar="RULEONE_TOKEN", help=told("room-token"), show_default=False),
]
Link = Annotated[str, typer.Option("--link", help=told("room-link"), show_default=False)]
Event = Annotated[str | None, typer.Option("--event", help=told("room-event"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=told("room-json"))]


class _Stay(HTTPRedirectHandler):
    """A handler that follows no redirect.

    A link says where its role is used, but nobody goes there.
    """

    def redirect_request(self, *_: Any) -> None:
        return None


class OpenRoom:
    """The room at an address.

    A link of its director gives a session for this once, else a token identifies the caller.
    """

    def __init__(self, room: str, token: str, link: str) -> None:
        parts = urlsplit(link or room)
        self._address: Final = f"{parts.scheme}://{parts.netloc}"
        self._headers: Final = {"Authorization": f"Bearer {token}"} if token else {}
        self._opener: Final = build_opener(HTTPCookieProcessor(CookieJar()), _Stay)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            end(EXIT_NO_ROOM, told("room-no-address", room=link or room))
        if link and not token:
            self._send(Request(f"{self._address}/api/me"))  # a link opens for who has a session
            status, _ = self._send(Request(link))
            if status != 303:
                end(EXIT_REFUSED, say(LANGUAGE, "refusal-link-unknown"))

    def see(self, topic: str) -> View:
        """Return a topic's view; a refusal ends the command."""
        status, body = self._send(Request(f"{self._address}/api/view/{topic}"))
        if status != 200:
            _refuse(body)
        view: View = msgspec.json.decode(body, type=View)
        return view

    def do(self, command: Command) -> Accepted:
        """Do a command; a refusal ends the command line."""
        kind = command.__struct_config__.tag
        request = Request(
            f"{self._address}/api/do/{kind}",
            data=msgspec.json.encode(command),
            headers={"Content-Type": "application/json"},
        )
        status, body = self._send(request)
        if status != 200:
            _refuse(body)
        result = msgspec.json.decode(body, type=Answer).result
        assert isinstance(result, Accepted), "a command that is done is accepted"
        return result

    def upload(self, path: str, data: bytes) -> bytes:
        """Return the room's answer to a file; a refusal ends the command."""
        headers = {"Content-Type": "application/octet-stream"}
        request = Request(f"{self._address}{path}", data=data, headers=headers, method="POST")
        status, body = self._send(request)
        if status != 200:
            _refuse(body)
        return body

    def _send(self, request: Request) -> tuple[int, bytes]:
        for name, value in self._headers.items():
            request.add_header(name, value)
        try:
            with self._opener.open(request, timeout=_TIMEOUT_S) as response:
                return response.status, response.read()
        except HTTPError as answer:
            with answer:
                return answer.code, answer.read()
        except (URLError, OSError) as wrong:
            why = str(getattr(wrong, "reason", wrong))
            end(EXIT_NO_ROOM, told("room-none", room=self._address, why=why))


def _refuse(body: bytes) -> NoReturn:
    """Print why the room refused, and exit."""
    try:
        refusal: Refusal | Answer = msgspec.json.decode(body, type=Refusal | Answer)
    except msgspec.MsgspecError:
        end(EXIT_REFUSED, body.decode("utf-8", "replace").strip())
    if isinstance(refusal, Answer):
        assert isinstance(refusal.result, Refusal), "what is not done is refused"
        refusal = refusal.result
    end(EXIT_REFUSED, say(LANGUAGE, f"refusal-{refusal.code}", **refusal.parameters))


def end(code: int, why: str) -> NoReturn:
    """Print why the command cannot be done, and exit."""
    typer.echo(why, err=True)
    raise typer.Exit(code)
