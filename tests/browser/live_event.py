"""An event whose tables are live, in a browser: announced and started by its director."""

import secrets
from collections.abc import Sequence

import httpx
from directing import event_of, order
from serving import Served
from visitor import View, Visitor


def announce_live(
    director: Visitor, template: str = "turbo-27", name: str = "", followed: bool = True
) -> str:
    """A new event whose tables are live, by the director's form; its id. Where its hands are
    followed, what is due happens by itself, too."""
    before = director.page.url
    form = director.page.locator(f"form:has(select option[value='{template}'])")
    form.locator(f"select:has(option[value='{template}'])").select_option(template)
    form.locator("input[maxlength]:not([data-template-name])").first.fill(name)
    form.locator("[data-tables]").select_option("live")
    if followed:
        form.locator("[data-followed]").check()
        form.locator("[data-by-itself]").check()
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def enter(served: Served, event: str, names: Sequence[str]) -> None:
    """Persons of these names enter it, each from a browser that is closed again.

    Where entries are taken at the desk alone they ask for one, and the director accepts.
    """
    for name in names:
        with httpx.Client(base_url=served.address, timeout=None) as client:
            client.get("/api/me")
            for do in ({"type": "set-name", "name": name}, {"type": "join", "event": event}):
                told = do_as(client, do)
                if told.get("code") == "entries-at-desk":
                    told = _by_the_desk(served, client, event)
                assert told["type"] == "accepted", told


def do_as(client: httpx.Client, do: View) -> View:
    """What the room answers to this."""
    asked = {"id": secrets.token_hex(8), "do": do}
    told: View = client.post("/api/do", json=asked).json()["result"]
    return told


def _by_the_desk(served: Served, client: httpx.Client, event: str) -> View:
    """The client asks for an entry, and a director accepts it; the answer to that."""
    asked = do_as(client, {"type": "ask-desk", "event": event, "what": "entry"})
    assert asked["type"] == "accepted", asked
    player = client.get("/api/me").json()["person"]
    with httpx.Client(base_url=served.address, timeout=None, follow_redirects=True) as desk:
        desk.get(served.director)
        told = {"event": event, "player": player, "reason": "At the desk"}
        return do_as(desk, {"type": "accept-request", **told})


def start_live(
    director: Visitor,
    served: Served,
    names: Sequence[str],
    name: str = "",
    followed: bool = True,
) -> str:
    """An event in play whose tables are live, with players of these names; its id."""
    director.open(served.director)
    event = announce_live(director, name=name, followed=followed)
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
