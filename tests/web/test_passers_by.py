"""Who only looks is nobody, and who came and never did anything is forgotten."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from arrived import arrived
from guest import Come, Guest
from houses import House
from serving import Served

from ruleone import limits
from ruleone.dealing.actions import Fold
from ruleone.room.access.role_links import MakeLink
from ruleone.room.directory.naming import SetName
from ruleone.room.event.home import MakeHomeGame
from ruleone.room.lobby.view import SitDown
from ruleone.room.playing import Act
from ruleone.room.views import Accepted
from ruleone.rulebook.citation import Refusal
from ruleone.store.people import People
from ruleone.web.clock import RoomClock
from ruleone.web.sessions.seen import Seen
from ruleone.web.upkeep import Forgetting

PHONES = 300
"""So many of one club, behind one router, act at once."""
DAY_MS = limits.PASSERS_BY_KEPT_MS
PAGES = ("/", "/rules", "/results", "/replay", "/director", "/clock/e1", "/nothing")
CALLS = ("/api/me", "/api/view/lobby", "/api/view/event/e1", "/api/results")


def kept(served: Served) -> tuple[int, int]:
    """How many persons and sessions the room's folder has."""
    with closing(sqlite3.connect(served.data / "people.sqlite")) as file:
        return tuple(
            file.execute(f"SELECT count(DISTINCT id) FROM {table}").fetchone()[0]
            for table in ("people", "sessions")
        )


async def test_looking_makes_nobody_and_the_first_act_somebody(served: Served, come: Come) -> None:
    before = kept(served)
    headers = {"Accept": "text/html", "Accept-Language": "zh"}
    async with httpx.AsyncClient(base_url=served.address, headers=headers) as client:
        for path in PAGES:
            await client.get(path)
        me = (await client.get("/api/me")).json()
        assert (me["name"], me["roles"]) == ("", [])
        for path in CALLS:
            assert (await client.get(path)).status_code == 200, path
        (cookie,) = (f"{name}={value}" for name, value in client.cookies.items())
        guest, other = (Guest(served.address, cookie, "zh") for _ in range(2))
        for page in (guest, other):
            await page.connect()
            await page.watch("lobby", "event/e1", "director/e1")
            assert page.views.keys() == {"lobby", "event/e1"}
            assert page.welcome is not None
            assert (page.welcome.person, page.welcome.name) == (me["person"], "")
        refused = await guest.ask(Act("e1", 1, 1, 1, Fold()))
        assert isinstance(refused, Refusal), "what is refused is no act"
        assert kept(served) == before
        assert isinstance(await guest.ask(SitDown("thirteen")), Accepted)
        await other.until(lambda: other.welcome is not None and other.welcome.name)
        assert other.welcome is not None
        assert guest.welcome is not None
        assert guest.welcome.name == other.welcome.name
        assert guest.welcome.person == other.welcome.person == me["person"]
        assert not guest.welcome.name.isascii(), "named in the language of the browser"
        assert (await client.get("/api/me")).json()["name"] == guest.welcome.name
        assert isinstance(await other.ask(SetName("Ann the first"), "n1"), Accepted)
        for page in (guest, other):
            await page.leave()
    assert kept(served) == (before[0] + 1, before[1] + 1)


async def test_the_first_act_may_be_a_name_or_a_private_table(served: Served, come: Come) -> None:
    before = kept(served)
    first, second = await come(), await come()
    assert isinstance(await first.ask(SetName("Wren")), Accepted)
    assert first.welcome is not None
    await first.until(lambda: first.welcome is not None and first.welcome.name == "Wren")
    taken = await second.ask(SetName("wren"))
    assert isinstance(taken, Refusal)
    assert taken.code == "name-taken"
    assert kept(served) == (before[0] + 1, before[1] + 1)
    await second.ask(MakeHomeGame("Friday", 2, 1_000, 10, 20))
    assert kept(served) == (before[0] + 2, before[1] + 2)


async def test_a_token_that_was_made_up_is_nobodys(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as client:
        await client.get("/api/me")
        ((name, token),) = client.cookies.items()
    for brought in ("0" * 64, token[:-1] + ("0" if token[-1] != "0" else "1"), token):
        async with httpx.AsyncClient(base_url=served.address, cookies={name: brought}) as client:
            status = (await client.get("/api/view/lobby")).status_code
            assert status == (200 if brought == token else 401)


async def test_many_who_act_from_one_address_wait_and_looking_costs_them_nothing() -> None:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    answers = []
    for number in range(4 * int(limits.NEWCOMERS_AT_ONCE)):
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            assert (await client.get("/api/me")).status_code == 200
            done = await client.post("/api/do/set-name", json={"name": f"Guest {number}"})
            answers.append(done.json()["result"].get("code", "done"))
            assert done.status_code == (200 if answers[-1] == "done" else 429)
            assert (await client.get("/api/view/lobby")).status_code == 200
        if answers[-1] != "done":
            break
    assert answers.count("done") >= limits.NEWCOMERS_AT_ONCE > PHONES
    assert answers[-1] == "too-many-newcomers"
    house.close()


class Late(RoomClock):
    """A clock that is so far ahead of the house's."""

    def __init__(self, ahead_ms: int) -> None:
        super().__init__()
        self._later_ms = ahead_ms

    def now_ms(self) -> int:
        """The time, so much later."""
        return super().now_ms() + self._later_ms


async def test_who_never_did_anything_is_forgotten_after_a_day(tmp_path: Path) -> None:
    """As in a room of an earlier version, where looking made persons."""
    served = Served(tmp_path / "room")
    with served:
        await forgets(served)


async def forgets(served: Served) -> None:
    """The test above, in a room that is closed whatever comes of it."""
    director = await Guest.come(served.address, served.director.removeprefix(served.address))
    player = await Guest.come(served.address)
    assert isinstance(await player.ask(SitDown("thirteen")), Accepted)
    made = await director.ask(MakeLink("screen"))
    assert isinstance(made, Accepted)
    assert made.link is not None
    screen = await Guest.come(served.address, made.link.path or "")
    stays = [one.welcome.person for one in (director, player, screen) if one.welcome is not None]
    for one in (director, player, screen):
        await one.leave()
    served.stop()
    people = People(served.data / "people.sqlite", lambda size: b"x" * size)
    for number in range(1_200):
        person = f"p{number:020x}"
        people.expect(person, (f"Heron {number}",))
        people.admit(person, f"{number:064x}", "en", "", 5)
    kept_too, _ = arrived(people, "Kept by the house", "en", 5)
    people.keep([people.registered(kept_too).player], 6)[1].result()  # type: ignore[union-attr]
    journal = (served.data / "journal.sqlite").read_bytes()
    people.close()
    assert kept(served)[0] == 1_200 + 4
    await forgotten(served, 0)
    assert kept(served) == (4, 4)
    await forgotten(served, 2 * DAY_MS)
    left = People(served.data / "people.sqlite", lambda size: b"x" * size)
    assert all(left.is_known(one) for one in (*stays, kept_too))
    left.close()
    assert (served.data / "journal.sqlite").read_bytes() == journal
    served.start()
    again = Guest(served.address, player.cookie)
    await again.connect()
    assert again.welcome is not None
    assert again.welcome.person == stays[1]
    await again.leave()


async def forgotten(served: Served, later_ms: int) -> None:
    """What a room that stands so does once an hour, after a while."""
    house = House()
    people = People(served.data / "people.sqlite", lambda size: b"x" * size)
    path = served.data / "journal.sqlite"
    clock = Late(later_ms)
    seen = Seen(people.sessions, clock)
    await Forgetting(path, people, seen, house.shell, clock).step()
    people.close()
    house.close()
