"""Lists of entries over plain HTTP: checked whole, then entered some at a time."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from houses import House

from ruleone import limits
from ruleone.room.core.settings import Settings

TERMS = {"charged": True, "buy_in": 500, "house_players": 0, "seats": 100}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House(settings=Settings(gather_ms=10**9))
    yield house
    house.close()


async def browser(house: House, director: bool = True) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(house.application(None))
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    await client.get("/api/me")
    if director:
        await client.get(f"/link/{await house.shell.director_link()}")
    return client


async def done(client: httpx.AsyncClient, kind: str, **fields: Any) -> Any:
    return (await client.post(f"/api/do/{kind}", json=fields)).json()["result"]


async def announced(boss: httpx.AsyncClient, **terms: Any) -> str:
    made = await done(boss, "create-event", template="six-max", name="Friday", terms=TERMS | terms)
    return str(made["event"])


async def checked(boss: httpx.AsyncClient, event: str, sheet: str, form: str = "csv") -> Any:
    address = f"/api/entries/{event}?form={form}"
    return (await boss.post(address, content=sheet.encode())).json()


async def entries(boss: httpx.AsyncClient, event: str) -> int:
    view = (await boss.get(f"/api/view/event/{event}")).json()
    return int(view["line"]["entries"])


def sheet(names: range) -> str:
    return "name\n" + "".join(f"Player {number}\n" for number in names)


async def test_a_list_is_entered_in_portions_and_goes_on_where_it_was(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss)
    ready = await checked(boss, event, sheet(range(70)))
    assert (ready["type"], ready["portion"]) == ("entries-ready", limits.LIST_MAX_ITEMS)
    assert (len(ready["players"]), ready["here"], ready["added"]) == (70, 0, 70)
    assert await entries(boss, event) == 0, "nobody is entered by being looked at"
    first = ready["players"][: ready["portion"]]
    await done(boss, "enter-players", event=event, players=first, reason="a list")
    again = await checked(boss, event, sheet(range(70)))
    assert (again["here"], again["added"]) == (32, 0)
    assert again["players"] == ready["players"][32:]
    told = [{"player": one, "status": "entered"} for one in first[: limits.SHEET_FAULTS_TOLD_MAX]]
    assert again["passed"] == told
    for at in (0, 32):
        some = again["players"][at : at + 32]
        await done(boss, "enter-players", event=event, players=some, reason="a list")
    assert await entries(boss, event) == 70
    assert (await checked(boss, event, "", "house"))["players"] == []


async def test_more_than_a_portion_is_not_read(house: House) -> None:
    boss = await browser(house)
    event, players = await announced(boss), [f"p{number}" for number in range(33)]
    refused = await done(boss, "enter-players", event=event, players=players, reason="a list")
    assert refused["code"] == "list-too-long"


@pytest.mark.feature("entry-lists")
async def test_every_line_that_is_wrong_is_told_and_nobody_is_kept(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss)
    long = "x" * (limits.NAME_MAX_CHARACTERS + 1)
    wrong = await checked(boss, event, f"name\nAnn\n{long}\nAnn\n")
    assert wrong["type"] == "sheet-refused"
    assert [one["parameters"]["line"] for one in wrong["faults"]] == [3, 4]
    dear = await announced(boss, buy_in=10**9)
    wrong = await checked(boss, dear, "name\nAnn\nBen\n")
    assert (wrong["type"], wrong["count"]) == ("entries-refused", 2)
    told = [(one["line"], one["name"], one["why"]["code"]) for one in wrong["faults"]]
    assert told == [(2, "Ann", "wallet-short"), (3, "Ben", "wallet-short")]
    full = await checked(boss, event, sheet(range(101)))
    assert (full["code"], full["parameters"]) == ("entries-too-many", {"free": 100, "came": 101})
    assert (await boss.get("/api/players")).json()["count"] == 0


async def test_all_players_of_the_house_are_a_list(house: House) -> None:
    boss = await browser(house)
    await boss.post("/api/players/file?form=csv", content=sheet(range(5)).encode())
    event = await announced(boss)
    ready = await checked(boss, event, "", "house")
    assert (len(ready["players"]), ready["added"]) == (5, 0)


async def test_only_a_director_and_only_an_event_that_there_is(house: House) -> None:
    boss, guest = await browser(house), await browser(house, director=False)
    event = await announced(boss)
    refused = await guest.post(f"/api/entries/{event}", content=b"name\nAnn\n")
    assert (refused.status_code, refused.json()["code"]) == (409, "needs-director")
    assert (await checked(boss, "e99", "name\nAnn\n"))["code"] == "event-unknown"
    assert (await checked(boss, event, "name\nAnn\n", "xls"))["code"] == "frame-not-understood"
    assert (await boss.get("/api/players")).json()["count"] == 0


async def test_a_long_list_lets_others_in_between(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room looks at no more of it in one go than it is to."""
    monkeypatch.setattr(limits, "ENTRIES_SEEN_AT_ONCE", 7)
    boss = await browser(house)
    event = await announced(boss)
    looked: list[int] = []
    seen = house.room.entries_seen

    def counted(event: str, players: Any) -> Any:
        looked.append(len(players))
        return seen(event, players)

    monkeypatch.setattr(house.room, "entries_seen", counted)
    assert len((await checked(boss, event, sheet(range(30))))["players"]) == 30
    assert looked == [7, 7, 7, 7, 2]


async def test_who_is_found_by_name_keeps_his_name_and_a_list_of_who_is_in_changes_nothing(
    house: House,
) -> None:
    boss = await browser(house)
    event, other = await announced(boss), await announced(boss)
    ready = await checked(boss, event, "name,email\nAnn Lee,ann@example.org\n")
    (ann,) = ready["players"]
    await done(boss, "enter-players", event=event, players=[ann], reason="a list")
    again = await checked(boss, event, "name,email\nann lee,lee@example.org\n")
    assert (again["players"], again["here"]) == ([], 1)
    assert house._people.name(ann) == "Ann Lee"
    kept = house._people.registered(ann)
    assert kept is not None
    assert kept.player.details["email"] == "ann@example.org"
    assert (await checked(boss, other, "name\nANN LEE\n"))["players"] == [ann]
    assert house._people.name(ann) == "Ann Lee"
    await checked(boss, other, f"id,name\n{ann},Ann Li\n")
    assert house._people.name(ann) == "Ann Li", "by an id he is renamed"
