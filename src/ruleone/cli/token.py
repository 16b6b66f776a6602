"""The commands `ruleone token`: `list`, `make` and `revoke` tokens of programs in an open room."""

from datetime import UTC, datetime
from typing import Annotated

import msgspec
import typer

from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.open_room import HERE, Event, Json, Link, OpenRoom, Room, Token
from ruleone.room.access.tokens import MakeToken, RevokeToken
from ruleone.room.core.roles import RoleName
from ruleone.room.webhooks.records import TokensView, TokenView
from ruleone.words import say


def listing(
    event: Event = None, room: Room = HERE, token: Token = "", link: Link = "", json: Json = False
) -> None:
    """List the tokens of programs, or those for one event, the newest first."""
    view = OpenRoom(room, token, link).see("tokens" if event is None else f"tokens/{event}")
    assert isinstance(view, TokensView), "the topic has this view"
    if json:
        typer.echo(msgspec.json.encode(view).decode())
        return
    for one in view.tokens:
        typer.echo(_line(one))
    if not view.tokens:
        typer.echo(say(LANGUAGE, "tokens-none"))


def make(
    name: Annotated[str, typer.Argument(help=told("token-name"), show_default=False)],
    role: Annotated[RoleName, typer.Option("--role", help=told("token-role"))] = "screen",
    event: Event = None,
    table: Annotated[
        int | None, typer.Option("--table", help=told("token-table"), show_default=False)
    ] = None,
    days: Annotated[
        int | None, typer.Option("--days", help=told("token-days"), show_default=False)
    ] = None,
    room: Room = HERE,
    token: Token = "",
    link: Link = "",
    json: Json = False,
) -> None:
    """Make a token and print its secret, this once."""
    made = OpenRoom(room, token, link).do(MakeToken(name, role, event, table, days)).token
    assert made is not None, "the answer has the token"
    if json:
        typer.echo(msgspec.json.encode(made).decode())
        return
    typer.echo(_line(made), err=True)
    typer.echo(say(LANGUAGE, "tokens-once"), err=True)
    typer.echo(made.secret)


def revoke(
    name: Annotated[str, typer.Argument(help=told("token-id"), show_default=False)],
    room: Room = HERE,
    token: Token = "",
    link: Link = "",
) -> None:
    """Revoke a token by its id, such as t3."""
    OpenRoom(room, token, link).do(RevokeToken(name))
    typer.echo(told("token-revoked", token=name))


def _line(one: TokenView) -> str:
    """Return a token on one line."""
    if one.ended is not None:
        ends = say(LANGUAGE, f"tokens-ended-{one.ended}")
    elif one.ends_ms is None:
        ends = say(LANGUAGE, "tokens-for-ever")
    else:
        day = datetime.fromtimestamp(one.ends_ms / 1000, UTC).date().isoformat()
        ends = say(LANGUAGE, "tokens-until", date=day)
    table = "" if one.table is None else f"/{one.table}"
    where = say(LANGUAGE, "links-all-events") if one.event is None else f"{one.event}{table}"
    return "  ".join((one.token, one.name, say(LANGUAGE, f"role-{one.role}"), where, ends))


token = group("token", list=listing, make=make, revoke=revoke)
