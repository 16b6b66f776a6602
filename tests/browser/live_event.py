"""An event whose tables are live, in a browser: announced and started by its director."""

from collections.abc import Sequence

import httpx
from directing import event_of, order
from serving import Served
from visitor import View, Visitor


def announce_live(director: Visitor, template: str = "turbo-27", name: str = "") -> str:
    """A new event whose tables are live, by the director's form; its id."""
    before = director.page.url
    form = director.page.locator(f"form:has(select option[value='{template}'])")
    form.locator("select").first.select_option(template)
    form.locator("input[maxlength]").first.fill(name)
    form.locator("[data-tables]").select_option("live")
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def enter(served: Served, event: str, names: Sequence[str]) -> None:
    """Persons of these names enter it, each from a browser that he closes again."""
    for name in names:
        with httpx.Client(base_url=served.address, timeout=None) as client:
            client.get("/api/me")
            for do in ({"type": "set-name", "name": name}, {"type": "join", "event": event}):
                told = client.post("/api/do", json={"id": f"{name}-{do['type']}", "do": do}).json()
                assert told["result"]["type"] == "accepted", told


def start_live(director: Visitor, served: Served, names: Sequence[str], name: str = "") -> str:
    """An event in play whose tables are live, with players of these names; its id."""
    director.open(served.director)
    event = announce_live(director, name=name)
    enter(served, event, names)
    director.until(lambda: event_of(director)["line"]["entries"] == len(names))
    order(director, "Start now", "All are here")
    director.until(lambda: all(line["live"] for line in lines_of(director)))
    return event


def lines_of(director: Visitor) -> list[View]:
    """The tables of the event that are in play, as the director's page was last told; one at
    least."""
    lines = [one for one in event_of(director)["tables"] if one["state"] != "broken"]
    return lines or [{"live": None}]


def seats_of(director: Visitor) -> set[tuple[str, int, int]]:
    """Who sits where, by name, table and seat."""
    entrants = event_of(director)["entrants"]
    return {(one["name"], one["table"], one["seat"]) for one in entrants if one["table"]}
