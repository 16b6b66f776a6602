"""A browser that opens a link stays who it is, whatever becomes of the answer; and the token that
it had never has what the link gives."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from by_link import browser, link, open_link, roles, token_of
from guest import PATIENCE_S, Come, Guest
from impatient import impatient
from serving import Served

from ruleone import limits
from ruleone.room.directory.naming import SetName
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.orders.commands import StartEvent
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import EventView
from ruleone.room.views import Accepted

TERMS = EntryTerms(charged=False, buy_in=100, house_players=0, at_desk=False)


async def came(served: Served, name: str) -> tuple[str, str, str]:
    """Somebody has come and is somebody: the person, the cookie's name, and the token."""
    async with browser(served) as client:
        person = (await client.get("/api/me")).json()["person"]
        await client.post("/api/do/set-name", json={"name": name})
        return person, *token_of(client)


async def person_of(client: httpx.AsyncClient) -> str:
    """Who the browser is."""
    told: str = (await client.get("/api/me")).json()["person"]
    return told


async def director_of(served: Served) -> Guest:
    """A director who has come by the room's own link."""
    return await Guest.come(served.address, served.director.removeprefix(served.address))


async def test_two_links_that_are_opened_at_once_are_both_opened(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    paths = [await link(director, role, once=True) for role in ("floor", "cashier")]
    person, name, token = await came(served, "Two pages")
    async with browser(served) as newcomer:
        other = [await link(director, role, once=True) for role in ("floor", "cashier")]
        answers = await asyncio.gather(*map(newcomer.get, other))
        assert [one.headers["location"] for one in answers] == [f"{one}?cookie" for one in other]
        await asyncio.gather(*(open_link(newcomer, f"{one}?cookie") for one in other))
        assert await roles(newcomer) == ["cashier", "floor"]
    async with browser(served) as client:
        client.cookies.set(name, token, domain="127.0.0.1", path="/")
        answers = await asyncio.gather(*map(client.get, paths))
        again = [one.headers["location"] for one in answers if "/link/" in one.headers["location"]]
        assert len(again) == 1, "the second is asked to come with what the first was given"
        assert (await client.get(again[0])).headers["location"].startswith("/")
        assert await roles(client) == ["cashier", "floor"]
        assert await person_of(client) == person


async def test_who_never_heard_the_answer_opens_the_link_again(tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        director = await director_of(served)
        person, name, token = await came(served, "Lost in the lift")
        path = await link(director, "floor", once=True)
        await director.leave()
        for _ in range(2):
            async with browser(served, Cookie=f"{name}={token}") as client:
                for _ in range(3):
                    opened = await client.get(f"{path}?again")
                    assert opened.status_code == 303, "and the answer is lost"
                assert (await client.get(path)).headers["location"] == f"{path}?again"
                assert (await person_of(client), await roles(client)) == (person, [])
            served.kill()
            served.start()
        async with browser(served) as client:
            client.cookies.set(name, token, domain="127.0.0.1", path="/")
            assert (await client.get(f"{path}?again")).headers["location"] == "/director"
            assert (await person_of(client), await roles(client)) == (person, ["floor"])
            listed = (await client.get("/api/sessions/mine")).json()["browsers"]
            assert [(one["own"], one["roles"]) for one in listed] == [(True, ["floor"])]
        async with browser(served) as other:
            late = await open_link(other, path)
            assert late.status_code == 404, "it opens one browser still"


async def test_what_only_looks_at_the_address_opens_nothing(served: Served, come: Come) -> None:
    """A chat fetches the address for its preview, and may follow where that leads; it keeps no
    cookie. The person then opens the link, which opens one browser."""
    director = await come(served.director.removeprefix(served.address))
    path = await link(director, "floor", once=True)
    for language, said in (("en", "did not accept a cookie"), ("zh", "没有保存 cookie")):
        headers = {"Accept-Language": language}
        first = httpx.get(f"{served.address}{path}", headers=headers)
        assert (first.status_code, first.headers["location"]) == (303, f"{path}?cookie")
        assert "set-cookie" in first.headers
        assert first.headers["cache-control"] == "no-store"
        followed = httpx.get(f"{served.address}{path}?cookie", headers=headers)
        assert followed.status_code == 400, "there is no loop"
        assert said in followed.text
    async with browser(served) as client:
        client.cookies.set("ruleone-of-another-room", "0" * 64)
        assert (await open_link(client, path)).headers["location"] == "/director"
        assert await roles(client) == ["floor"]
    async with browser(served, Cookie=f"{director.cookie.partition('=')[0]}={'0' * 64}") as stale:
        assert (await stale.get(path)).headers["location"] == f"{path}?cookie"
    async with browser(served) as told:
        assert (await told.get(f"{path}?cookie")).status_code == 400
        assert (await told.get(f"{path}?cookie")).status_code == 404, "a cookie came with the words"


async def test_what_is_asked_with_the_token_before_makes_no_stranger(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    person, name, token = await came(served, "Pages under way")
    path = await link(director, "floor")
    async with browser(served) as client, browser(served, Cookie=f"{name}={token}") as late:
        client.cookies.set(name, token, domain="127.0.0.1", path="/")
        await client.get(path)
        assert await roles(client) == ["floor"]
        for asked in ("/api/me", "/", "/link/no", "/link/no?again", "/api/view/lobby"):
            answer = await late.get(asked, headers={"Accept": "text/html"})
            assert "set-cookie" not in answer.headers, asked
        assert (await person_of(late), await roles(late)) == (person, [])


async def test_the_token_that_a_browser_had_never_gains_a_role_and_ends(tmp_path: Path) -> None:
    with impatient(tmp_path / "room", TOKEN_REPLACED_MS=500) as served:
        director = await director_of(served)
        _, name, planted = await came(served, "Planted")
        paths = [await link(director, role) for role in ("floor", "cashier", "screen")]
        await director.leave()
        before = [planted]
        async with browser(served) as victim, browser(served, Cookie=f"{name}={planted}") as thief:
            victim.cookies.set(name, planted, domain="127.0.0.1", path="/")
            for path in paths[:2]:
                await victim.get(path)
                assert await roles(thief) == []
                assert (await thief.get("/api/view/floor")).status_code != 200
                before.append(token_of(victim)[1])
            assert len(set(before)) == 3
            await thief.get(f"{paths[2]}?again")
            assert await roles(thief) == []
            assert await roles(victim) == ["cashier", "floor"]
        for dead in before[:2]:
            async with asyncio.timeout(PATIENCE_S), browser(served, Cookie=f"{name}={dead}") as one:
                while (await one.get("/api/view/lobby")).status_code != 401:
                    await asyncio.sleep(0.05)
        async with browser(served, Cookie=f"{name}={before[-1]}") as one:
            assert await roles(one) == ["cashier", "floor"]


async def test_an_opening_is_shown_once_when_the_browser_has_the_role(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    path = await link(director, "floor")
    await director.watch("links")
    before = len(director.frames)
    async with browser(served) as client:
        await open_link(client, path)
        await director.ask(SetName("Has seen it"))
        shown = [one for one in director.frames[before:] if '"topic":"links"' in one]
        assert len(shown) == 1
        assert await roles(client) == ["floor"]


async def test_answers_that_are_lost_without_end_leave_few_tokens(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    person, name, token = await came(served, "Never listens")
    path = await link(director, "floor")
    async with browser(served, Cookie=f"{name}={token}") as deaf:
        for _ in range(3 * limits.TOKENS_PROMISED_MAX):
            await deaf.get(f"{path}?again")
    with closing(sqlite3.connect(served.data / "people.sqlite")) as file:
        query = "SELECT count(*) FROM sessions WHERE person = ?"
        assert file.execute(query, (person,)).fetchone() == (1 + limits.TOKENS_PROMISED_MAX,)


async def test_a_dealers_link_for_a_table_of_an_event_opens_its_tablet(
    served: Served, come: Come
) -> None:
    """Before there is one, and where the room deals, it opens the page of the event."""
    director = await come(served.director.removeprefix(served.address))
    made = await director.ask(
        CreateEvent("turbo-27", "Autumn", TERMS, tables="live", followed=True, by_itself=True)
    )
    assert isinstance(made, Accepted)
    event = made.event
    assert event is not None
    path = await link(director, "dealer", event, 1)
    async with browser(served) as early:
        assert (await open_link(early, path)).headers["location"] == f"/event/{event}"
    for name in ("Ann", "Bo", "Cy"):
        player = await come()
        assert isinstance(await player.ask(SetName(name)), Accepted)
        assert isinstance(await player.ask(Join(event)), Accepted)
    assert isinstance(await director.ask(StartEvent(event, "all are here")), Accepted)
    await director.watch(f"event/{event}")
    page = director.views[f"event/{event}"]
    assert isinstance(page, EventView)
    (live,) = [line.live for line in page.tables]
    async with browser(served) as dealer, browser(served) as of_its_own:
        assert (await open_link(dealer, path)).headers["location"] == f"/live/{live}"
        assert await roles(dealer) == [f"dealer/{event}/1"]
        assert (await dealer.get(f"/api/view/live/{live}")).status_code == 200
        other = await link(director, "dealer", live, 1)
        assert (await open_link(of_its_own, other)).headers["location"] == f"/live/{live}"
    switch = SwitchTable(event, 1, "dealt", "the dealer is ill")
    assert isinstance(await director.ask(switch), Accepted)
    async with browser(served) as late:
        assert (await open_link(late, path)).headers["location"] == f"/event/{event}"
