"""Browsers of a served room, and the links that are made for them."""

from typing import Any

import httpx
from guest import Guest
from serving import Served

from ruleone.room.access.role_links import MakeLink
from ruleone.room.views import Accepted


def browser(served: Served, **headers: str) -> httpx.AsyncClient:
    """A browser that keeps its cookies."""
    return httpx.AsyncClient(base_url=served.address, headers=headers)


def token_of(client: httpx.AsyncClient) -> tuple[str, str]:
    """The name and the value of the one cookie."""
    ((name, token),) = client.cookies.items()
    return name, token


async def link(director: Guest, *asked: Any, **terms: Any) -> str:
    """The path of a new link."""
    made = await director.ask(MakeLink(*asked, **terms))
    assert isinstance(made, Accepted), made
    assert made.link is not None
    assert made.link.path is not None
    return made.link.path


async def open_link(client: httpx.AsyncClient, path: str) -> httpx.Response:
    """Open a link as a browser does, which comes once more where it is asked to."""
    response = await client.get(path)
    while response.headers.get("location", "").startswith("/link/"):
        response = await client.get(response.headers["location"])
    return response


async def roles(client: httpx.AsyncClient) -> list[str]:
    """What the browser is told of its roles."""
    told: list[str] = (await client.get("/api/me")).json()["roles"]
    return told
