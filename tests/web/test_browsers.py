"""What a role link gives a browser, the one list of sessions, and the ways out of it."""

import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from arrived import arrived
from by_link import browser, link, open_link, roles, token_of
from guest import Come, Guest
from houses import House
from serving import ENVIRONMENT, Served
from structlog.testing import capture_logs

from ruleone import limits
from ruleone.room.access.role_links import MakeLink
from ruleone.room.directory.naming import SetName
from ruleone.room.views import Accepted
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import SessionList
from ruleone.store.wanted_links import want
from ruleone.web.calls.browsers import BrowserCalls
from ruleone.web.sessions.lookers import browser_of
from ruleone.web.shell.shell import Shell
from ruleone.web.upkeep import FurtherLinks

PHONE = "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537"


@pytest.mark.rows(
    ("agent", "said"),
    [
        (PHONE, "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Firefox/121.0", "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 16_3) Version/16.3 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/120.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 10) Chrome/107 MicroMessenger/8.0", "WeChat, Android"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("<script>", ""),
    ],
)
def test_what_a_browser_is_called(agent: str, said: str) -> None:
    assert browser_of(agent) == said


def rows(served: Served) -> tuple[int, list[Any]]:
    """How many entries the journal has, and all that is kept of sessions."""
    with closing(sqlite3.connect(served.data / "journal.sqlite")) as file:
        entries = file.execute("SELECT count(*) FROM rows").fetchone()[0]
    with closing(sqlite3.connect(served.data / "people.sqlite")) as file:
        opened = file.execute("SELECT digest, link, at_ms FROM opened").fetchall()
    return entries, opened


async def test_opening_a_link_writes_once_for_each_browser(served: Served, come: Come) -> None:
    director = await come(served.director.removeprefix(served.address))
    path = await link(director, "floor")
    async with browser(served) as first, browser(served) as second:
        for client in (first, second):
            assert (await open_link(client, path)).headers["location"] == "/director"
        opened = rows(served)
        for client in (first, second, first):
            again = await client.get(path)
            assert again.status_code == 303
            assert "set-cookie" not in again.headers
        assert rows(served) == opened
        assert await roles(first) == await roles(second) == ["floor"]
        for way in ({"method": "HEAD"}, {"method": "GET", "headers": {"Sec-Purpose": "prefetch"}}):
            async with browser(served) as ahead:
                response = await ahead.request(url=path, **way)
                assert response.status_code in (204, 503)
                assert "set-cookie" not in response.headers
        assert rows(served) == opened


async def test_a_link_for_one_browser_opens_one(served: Served, come: Come) -> None:
    director = await come(served.director.removeprefix(served.address))
    for path in (await link(director, "floor", once=True), served.director):
        async with browser(served) as other:
            for _ in range(2):
                assert (await open_link(other, path)).status_code == 303
        async with browser(served) as late:
            assert (await open_link(late, path)).status_code == 404
            assert await roles(late) == []
    refused = await director.ask(MakeLink("floor", minutes=0))
    assert isinstance(refused, Refusal)
    assert refused.code == "link-minutes"


async def test_the_list_of_browsers_tells_who_holds_a_role_and_ends_one(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    path = await link(director, "floor")
    boss = browser(served, Cookie=director.cookie)
    phone = browser(served, **{"User-Agent": PHONE})
    await phone.get("/api/me")
    await phone.get(path)
    name, token = token_of(phone)
    page = Guest(served.address, f"{name}={token}")
    await page.connect()
    await page.watch("floor")
    assert page.views
    listed = (await boss.get("/api/sessions")).json()["browsers"]
    (shown,) = (one for one in listed if one["roles"] == ["floor"] and one["open"])
    assert (shown["browser"], shown["own"], shown["may_end"]) == ("Chrome, Android", False, True)
    assert 0 < shown["since_ms"] <= shown["seen_ms"]
    (own,) = (one for one in listed if one["own"])
    assert own["roles"] == ["director"]
    assert token not in str(listed)
    for path in ("/api/sessions", "/api/sessions?event=e1"):
        assert (await phone.get(path)).json()["code"] == "needs-director"
    stolen = await phone.post("/api/sessions/end", json={"session": own["session"]})
    assert (stolen.status_code, stolen.json()["code"]) == (404, "session-unknown")
    ended = await boss.post("/api/sessions/end", json={"session": shown["session"]})
    assert ended.json() == {"type": "browsers-ended", "count": 1}
    await page.until(lambda: page.closing)
    assert page.closing is not None
    assert page.closing.code == "signed-out"
    assert (await phone.get("/api/view/floor")).status_code == 401
    listed = (await boss.get("/api/sessions")).json()["browsers"]
    assert shown["session"] not in {one["session"] for one in listed}
    await page.leave()
    for client in (boss, phone):
        await client.aclose()


async def test_who_directs_one_event_ends_browsers_of_that_one_alone(
    served: Served, come: Come
) -> None:
    director = await come(served.director.removeprefix(served.address))
    await director.watch("lobby")
    event = director.lobby.play_now
    mine = await come(await link(director, "director", event))
    floor, both = await link(director, "floor", event), await link(director, "floor")
    other = await come(floor)
    async with browser(served) as wider, browser(served, Cookie=mine.cookie) as boss:
        await open_link(wider, floor)
        await open_link(wider, both)
        assert (await boss.get("/api/sessions")).json()["code"] == "needs-director"
        listed = (await boss.get(f"/api/sessions?event={event}")).json()["browsers"]
        told = sorted((*one["roles"], one["may_end"]) for one in listed)
        assert told == [
            (f"director/{event}", True),
            (f"floor/{event}", False),
            (f"floor/{event}", True),
        ], "roles elsewhere are not shown"
        for one in listed:
            if not one["own"]:
                ended = await boss.post("/api/sessions/end", json={"session": one["session"]})
                assert ended.status_code == (200 if one["may_end"] else 404)
        assert await roles(wider) == ["floor", f"floor/{event}"]
    await other.until(lambda: other.closing)


async def test_the_list_costs_no_more_for_each_phone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred players have opened a link of their own. Whoever holds a role is one browser."""
    counts: Counter[str] = Counter()

    def counted(kind: type, name: str) -> None:
        whole = getattr(kind, name)

        def counting(self: object, *words: object) -> object:
            counts[name] += 1
            return whole(self, *words)

        monkeypatch.setattr(kind, name, counting)

    people = house._people
    for number in range(200):
        _, token = arrived(people, f"Phone {number}", "en", 5)
        people.sessions.give(token, f"y{number}", 6)[1].result()
    boss = await house.browser(director=True)
    counted(SessionList, "of")
    counted(Shell, "open_sessions")
    counted(BrowserCalls, "_may_end")
    listed = (await boss.get("/api/sessions")).json()["browsers"]
    assert [(one["own"], one["roles"]) for one in listed] == [(True, ["director"])]
    assert counts == {"of": 1, "open_sessions": 1, "_may_end": 1}


async def test_signing_out_here_and_everywhere(served: Served, come: Come) -> None:
    director = await come(served.director.removeprefix(served.address))
    assert isinstance(await director.ask(SetName("Ann of the floor")), Accepted)
    async with browser(served, Cookie=director.cookie) as client:
        own = (await client.get("/api/sessions/mine")).json()["browsers"]
        assert [(one["own"], one["roles"]) for one in own] == [(True, ["director"])]
        foreign = await client.post(
            "/api/sessions/sign-out", json={}, headers={"Origin": "http://evil.example"}
        )
        assert foreign.status_code == 403
        left = await client.post("/api/sessions/sign-out", json={"where": "here"})
        assert left.json() == {"type": "browsers-ended", "count": 1}
        assert SimpleCookie(left.headers["set-cookie"])
        await director.until(lambda: director.closing)
        assert (await client.get("/api/view/lobby")).status_code == 401
    async with browser(served) as again:
        assert (await open_link(again, printed(served.data))).status_code == 303
        assert await roles(again) == ["director"]
        left = await again.post("/api/sessions/sign-out", json={"where": "everywhere"})
        assert left.json()["count"] == 1
        assert not again.cookies
    async with browser(served) as looker:
        await looker.get("/api/me")
        nobody = await looker.post("/api/sessions/sign-out", json={})
        assert nobody.json()["count"] == 0


async def test_every_call_about_browsers_has_its_rate(house: House) -> None:
    faults = []
    for method, path, body in (
        ("GET", "/api/sessions", None),
        ("GET", "/api/sessions/mine", None),
        ("POST", "/api/sessions/end", {"session": "s1"}),
        ("POST", "/api/sessions/sign-out", {"where": "there"}),
    ):
        client = await house.browser()
        tried = int(limits.REPLAYS_IN_A_ROW) + 30
        codes = {(await client.request(method, path, json=body)).status_code for _ in range(tried)}
        if 429 not in codes:
            faults.append((path, codes))
    assert faults == []


def ruleone(*arguments: str) -> tuple[str, str]:
    """What the command puts out, and what it says beside."""
    done = subprocess.run(
        [sys.executable, "-c", "from ruleone.cli.main import main; main()", *arguments],
        capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


def printed(data: Path, *options: str) -> str:
    """What `ruleone link` prints."""
    return ruleone("link", "--data", str(data), *options)[0]


def test_a_further_link_has_the_address_for_people_and_that_for_programs_here(
    tmp_path: Path,
) -> None:
    with Served(tmp_path / "room", "--address", "https://cards.example") as served:
        assert served.director.startswith("https://cards.example/link/")
        here, said = ruleone("link", "--data", str(served.data))
        assert here.startswith(f"{served.address}/link/")
        assert f"\nhttps://cards.example/link/{here.rpartition('/')[2]}\n" in said
        made, _ = ruleone("token", "make", "Overlay", "--role", "screen", "--link", here)
        assert made.startswith("ruleone_")
        here, said = ruleone("link", "--data", str(served.data), "--room", "https://other.example")
        assert here.startswith("https://other.example/link/")
        assert "cards.example" not in said


async def test_a_wanted_link_is_made_once_though_its_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(f"{path} may not be taken away ({missing_ok})")

    house = House()
    monkeypatch.setattr(Path, "unlink", refuses)
    for number in range(2):
        want(tmp_path, bytes([number]) * 32)
    links = FurtherLinks(tmp_path, house.shell)
    with capture_logs() as logged:
        for _ in range(3):
            await links.step()
    assert [link.digest[0] for link in house.room._links] == [0, 1]
    assert len(logged) == 2, "it is said once of each file"
    monkeypatch.undo()
    await links.step()
    assert not list(tmp_path.iterdir())
    house.close()


@pytest.mark.feature("role-links")
async def test_nobody_is_locked_out_of_his_own_room(tmp_path: Path) -> None:
    """`ruleone link` prints links of a room that runs, and of one that is closed."""
    with Served(tmp_path / "room") as served:
        await open_again(served)
    with pytest.raises(AssertionError, match="There is no room"):
        printed(tmp_path / "nothing")


async def open_again(served: Served) -> None:
    """Come in by further links while the room runs, and by one that was made while it did not."""
    for _ in range(2):
        address = printed(served.data)
        assert address.startswith(f"{served.address}/link/")
        async with browser(served) as client, browser(served) as late:
            assert (await open_link(client, address)).headers["location"] == "/director"
            assert await roles(client) == ["director"]
            assert (await open_link(late, address)).status_code == 404, "it opens one browser"
    served.stop()
    later = printed(served.data, "--room", "https://cards.example/")
    assert later.startswith("https://cards.example/link/")
    assert not any(later.rpartition("/")[2] in path.name for path in served.data.iterdir())
    opened = served.start()
    async with browser(served) as client:
        path = later.removeprefix("https://cards.example")
        for _ in range(100):
            if (await open_link(client, path)).status_code == 303:
                break
        assert await roles(client) == ["director"]
    async with browser(served) as client:
        assert (await open_link(client, opened.director)).status_code == 303, (
            "the start's link opens too"
        )
    assert not list(served.data.glob("link-*"))
