"""The commands `ruleone hooks`: `list`, `add`, `remove` and `test` webhooks of an open room."""

from collections.abc import Iterator
from typing import Annotated, cast, get_args

import msgspec
import typer

from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.open_room import (
    EXIT_BAD_INPUT,
    HERE,
    Event,
    Json,
    Link,
    OpenRoom,
    Room,
    Token,
    end,
)
from ruleone.room.webhooks.hooks import AddHook, RemoveHook, TryHook
from ruleone.room.webhooks.records import DeliveryView, HooksView, HookView, Kind
from ruleone.words import say

Hook = Annotated[str, typer.Argument(help=told("hooks-id"), show_default=False)]


def listing(
    event: Event = None, room: Room = HERE, token: Token = "", link: Link = "", json: Json = False
) -> None:
    """List the hooks, or those for one event, the newest first, with their latest deliveries."""
    view = OpenRoom(room, token, link).see("hooks" if event is None else f"hooks/{event}")
    assert isinstance(view, HooksView), "the topic has this view"
    if json:
        typer.echo(msgspec.json.encode(view).decode())
        return
    for failed in view.not_told:
        where = "room" if failed.event is None else "event"
        told_of = {"where": where, "event": failed.event or "", "what": failed.what}
        typer.echo(say(LANGUAGE, "hooks-not-told", **told_of))
    for one in view.hooks:
        typer.echo("\n".join(_lines(one)))
    if not view.hooks:
        typer.echo(say(LANGUAGE, "hooks-none"))


def add(
    url: Annotated[str, typer.Argument(help=told("hooks-url"), show_default=False)],
    on: Annotated[
        list[str] | None, typer.Option("--on", help=told("hooks-on"), show_default=False)
    ] = None,
    event: Event = None,
    room: Room = HERE,
    token: Token = "",
    link: Link = "",
    json: Json = False,
) -> None:
    """Add a hook and print its secret, this once."""
    kinds = tuple(_kind(one) for one in on or get_args(Kind))
    added = OpenRoom(room, token, link).do(AddHook(url, kinds, event)).hook
    assert added is not None, "the answer has the hook"
    if json:
        typer.echo(msgspec.json.encode(added).decode())
        return
    typer.echo("\n".join(_lines(added)), err=True)
    typer.echo(say(LANGUAGE, "hooks-once"), err=True)
    typer.echo(added.secret)


def remove(hook: Hook, room: Room = HERE, token: Token = "", link: Link = "") -> None:
    """Remove a hook by its id, such as w1."""
    OpenRoom(room, token, link).do(RemoveHook(hook))
    typer.echo(told("hooks-removed", hook=hook))


def send_test(hook: Hook, room: Room = HERE, token: Token = "", link: Link = "") -> None:
    """Send a hook a test."""
    OpenRoom(room, token, link).do(TryHook(hook))
    typer.echo(told("hooks-tested", hook=hook))


def _kind(name: str) -> Kind:
    """Return the kind of this name; an unknown one ends the command."""
    if name not in get_args(Kind):
        end(EXIT_BAD_INPUT, told("hooks-no-kind", name=name[:60], kinds=get_args(Kind)))
    return cast("Kind", name)


def _lines(one: HookView) -> Iterator[str]:
    """Yield a hook on one line, and each of its last deliveries on one below it."""
    where = say(LANGUAGE, "links-all-events") if one.event is None else one.event
    waiting = say(LANGUAGE, "hooks-waiting", count=one.waiting)
    yield "  ".join((one.hook, one.url, where, waiting, ", ".join(one.kinds)))
    yield from (f"  {_line(delivery)}" for delivery in one.deliveries)


def _line(one: DeliveryView) -> str:
    state = say(LANGUAGE, f"hooks-state-{one.state}")
    attempts = say(LANGUAGE, "hooks-attempts", count=one.attempts)
    parts = [one.delivery, one.kind, state, attempts]
    if one.status is not None:
        parts.append(say(LANGUAGE, "hooks-status", status=one.status))
    if one.why is not None:
        parts.append(say(LANGUAGE, f"hooks-why-{one.why}"))
    return "  ".join(parts)


hooks = group("hooks", list=listing, add=add, remove=remove, test=send_test)
