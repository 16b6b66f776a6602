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
    event = await announced(boss, seats=400)
    ready = await checked(boss, event, sheet(range(270)))
    assert (ready["type"], ready["portion"]) == ("entries-ready", limits.ENTERED_TOGETHER_MAX)
    assert (len(ready["players"]), ready["here"], ready["added"]) == (270, 0, 270)
    assert await entries(boss, event) == 0, "nobody is entered by being looked at"
    first = ready["players"][: ready["portion"]]
    await done(boss, "enter-players", event=event, players=first, reason="a list")
    again = await checked(boss, event, sheet(range(270)))
    assert (again["here"], again["added"]) == (100, 0)
    assert again["players"] == ready["players"][100:]
    told = [{"player": one, "status": "entered"} for one in first[: limits.SHEET_FAULTS_TOLD_MAX]]
    assert again["passed"] == told
    for at in (0, 100):
        some = again["players"][at : at + 100]
        await done(boss, "enter-players", event=event, players=some, reason="a list")
    assert await entries(boss, event) == 270
    assert (await checked(boss, event, "", "house"))["players"] == []


async def test_more_than_a_portion_is_not_read(house: House) -> None:
    boss = await browser(house)
    event, players = await announced(boss), [f"p{number}" for number in range(101)]
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


async def read(boss: httpx.AsyncClient, event: str, data: str | bytes, **asked: str) -> Any:
    content = data if isinstance(data, bytes) else data.encode()
    address = f"/api/entries/{event}/list"
    return (await boss.post(address, content=content, params=asked)).json()


async def take(boss: httpx.AsyncClient, event: str, *lines: dict[str, Any], bad: str = "") -> Any:
    address = f"/api/entries/{event}/chosen"
    asked = {"bad": bad} if bad else {}
    return (await boss.post(address, json={"lines": lines}, params=asked)).json()


def usual(found: Any) -> list[tuple[int, str, str]]:
    return [(one["line"], one["name"], one["usual"]) for one in found["lines"]]


@pytest.mark.feature("entry-lists")
async def test_a_pasted_list_asks_about_doubles_and_nothing_else(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss)
    ready = await take(boss, event, {"line": 1, "name": "Gina"}, {"line": 2, "name": "Rita"})
    gina, rita = ready["players"]
    await done(boss, "enter-players", event=event, players=[rita], reason="at the desk")
    again = {"line": 1, "name": "Li Wei", "namesake": True}
    lees = (await take(boss, event, again, again | {"line": 2}))["players"]
    text = "Friday:\n1. GINA\n2. Kenji\n\n3. Rita\n4. kenji\n5. Li Wei\n6. Gina 2\n" + "x" * 41
    found = await read(boss, event, text)
    assert (found["type"], found["form"], found["header"]) == ("list-read", "lines", False)
    assert usual(found) == [
        (2, "GINA", gina),
        (3, "Kenji", "new"),
        (5, "Rita", "skip"),
        (6, "kenji", "skip"),
        (7, "Li Wei", ""),
        (8, "Gina 2", "skip"),
        (9, "x" * 40, "skip"),
    ]
    by_line = {one["line"]: one for one in found["lines"]}
    assert by_line[6]["same"] == 3
    assert by_line[8]["same"] == 2, "the number may be no part of the name"
    assert by_line[9]["why"]["code"] == "roster-name"
    assert [one["status"] for one in by_line[5]["matches"]] == ["entered"]
    assert [one["name"] for one in by_line[7]["matches"]] == ["Li Wei", "Li Wei (2)"]
    assert (await boss.get("/api/players")).json()["count"] == 4, "nobody is kept by being read"

    # A second Kenji is somebody else, Rita is in, and one line is wrong.
    lines = [
        {"line": 2, "name": "GINA", "person": gina},
        {"line": 3, "name": "Kenji", "details": {"member_no": "12"}},
        {"line": 5, "name": "Rita", "person": rita},
        {"line": 6, "name": "kenji", "namesake": True},
        {"line": 7, "name": "Li Wei", "person": lees[1]},
        {"line": 9, "name": "x" * 41},
    ]
    refused = await take(boss, event, *lines)
    assert (refused["type"], [one["line"] for one in refused["faults"]]) == ("entries-refused", [9])
    ready = await take(boss, event, *lines, bad="leave")
    assert [one["line"] for one in ready["faults"]] == [9]
    assert (len(ready["players"]), ready["here"], ready["added"]) == (4, 1, 2)
    assert ready["players"][0] == gina
    assert ready["players"][3] == lees[1]
    await done(boss, "enter-players", event=event, players=ready["players"], reason="a list")
    page = (await boss.get(f"/api/view/event/{event}")).json()
    named = {one["name"] for one in page["entrants"]}
    assert named == {"Rita", "Gina", "Kenji", "kenji (2)", "Li Wei (2)"}


async def test_an_id_of_another_club_finds_nobody_and_is_kept_as_information(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss)
    found = await read(boss, event, "ID;Name;Phone\n17;Ann;0171\n18;Ben;0172\n")
    told = [(one["title"], one["role"], one["foreign"]) for one in found["columns"]]
    assert told == [("ID", "kept", True), ("Name", "name", False), ("Phone", "ignored", False)]
    assert found["columns"][1]["examples"] == ["Ann", "Ben"]
    assert [one["details"] for one in found["lines"]] == [{"other_id": "17"}, {"other_id": "18"}]
    other = await read(boss, event, "ID;Name\n17;Ann\n", columns="ignored,name")
    assert other["lines"][0]["details"] == {}
    # An id of this room finds its player, whatever the name.
    lines = [{"line": one["line"], "name": one["name"]} for one in found["lines"]]
    ann, _ = (await take(boss, event, *lines))["players"]
    mine = await read(boss, event, f"id,name\n{ann},Anne\n")
    assert mine["columns"][0] == {
        "title": "id", "role": "id", "examples": [ann], "foreign": False,
    }  # fmt: skip
    assert usual(mine) == [(2, "Anne", ann)]
    wrong = await read(boss, event, "id,name\np9,Anne\n", columns="id,name")
    assert wrong["lines"][0]["why"]["code"] == "roster-id"
    assert (await read(boss, event, "a\n", columns="place"))["code"] == "list-role"


async def test_who_may_not_enter_is_told_with_the_line_and_the_others_go_on(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss, buy_in=10**9)
    found = await read(boss, event, "Ann\nBen\n")
    assert [one["why"]["code"] for one in found["lines"]] == ["wallet-short", "wallet-short"]
    cheap = await announced(boss)
    ann = (await take(boss, cheap, {"line": 1, "name": "Ann"}))["players"]
    await done(boss, "enter-players", event=cheap, players=ann, reason="a list")
    lines = [{"line": 1, "name": "Ann"}, {"line": 2, "name": "Ben"}, {"line": 3, "name": "Ben"}]
    ready = await take(boss, cheap, *lines, bad="leave")
    assert [(one["line"], one["why"]["code"]) for one in ready["faults"]] == [
        (1, "roster-name-taken"), (3, "roster-twice"),
    ]  # fmt: skip
    assert len(ready["players"]) == 1
    assert (await take(boss, cheap, {"line": 1, "name": "A", "details": {"é": "1"}}))["count"] == 1
    assert (await take(boss, cheap, {"name": "A"}))["code"] == "frame-not-understood"


async def test_a_list_that_cannot_be_read_says_why(house: House) -> None:
    boss, guest = await browser(house), await browser(house, director=False)
    event = await announced(boss)
    wrong = await read(boss, event, b"PK\x03\x04 no workbook")
    assert [one["code"] for one in wrong["faults"]] == ["list-no-workbook"]
    assert (await read(boss, event, "Ann\n", encoding="utf-9"))["code"] == "frame-not-understood"
    assert (await read(boss, "e99", "Ann\n"))["code"] == "event-unknown"
    assert (await read(guest, event, "Ann\n"))["code"] == "needs-director"
    assert (await take(guest, event, {"line": 1, "name": "Ann"}))["code"] == "needs-director"
    empty = await read(boss, event, "")
    assert (empty["lines"], empty["columns"], empty["free"]) == ([], [], 100)


async def test_three_thousand_lines_are_read_and_taken(house: House) -> None:
    boss = await browser(house)
    event = await announced(boss, seats=4_000)
    found = await read(boss, event, sheet(range(3_000)))
    lines = [{"line": one["line"], "name": one["name"]} for one in found["lines"]]
    assert len((await take(boss, event, *lines))["players"]) == 3_000


@pytest.mark.feature("leagues")
async def test_results_of_elsewhere_come_into_a_league_as_a_list(house: House) -> None:
    boss, guest = await browser(house), await browser(house, director=False)
    league = {"name": "friday", "title": "Friday", "formula": "10 - place"}
    await done(boss, "set-league", league=league)
    text = "Rank;Player;Phone;Pts\n1;Ann;0171;\n2.;Ben;;3,5\n2nd;Ann;;\n".replace(",", ".")
    address = "/api/leagues/friday"
    found = (await boss.post(f"{address}/list", content=text.encode())).json()
    roles = [one["role"] for one in found["columns"]]
    assert roles == ["place", "name", "ignored", "points"]
    told = [(one["name"], one["place"], one["points"], one["usual"]) for one in found["lines"]]
    assert told == [("Ann", 1, "", "new"), ("Ben", 2, "3.5", "new"), ("Ann", 2, "", "skip")]
    lines = [{"line": 2, "name": "Ann"}, {"line": 3, "name": "Ben"}]
    chosen = (await boss.post(f"{address}/chosen", json={"lines": lines})).json()
    assert ([one["line"] for one in chosen["players"]], chosen["faults"]) == ([2, 3], [])
    ann, ben = (one["player"] for one in chosen["players"])
    results = [{"player": ann, "place": 1}, {"player": ben, "points": "3.5"}]
    fields = {"league": "friday", "title": "Swan", "day": "2026-11-20", "results": results}
    assert (await done(boss, "add-league-results", **fields))["type"] == "accepted"
    view = (await boss.get(address)).json()
    standing = [(one["name"], one["points"]) for one in view["lines"]]
    assert standing == [("Ann", "9"), ("Ben", "3.5")]
    assert (view["directs"], (await guest.get(address)).json()["directs"]) == (True, False)
    for call in ("list", "chosen"):
        refused = await guest.post(f"{address}/{call}", content=b"Ann")
        assert refused.json()["code"] == "needs-director"


@pytest.mark.feature("entry-lists", "payments")
async def test_who_has_paid_by_the_list_is_paid_at_the_desk(house: House) -> None:
    boss = await browser(house)
    terms = {"charged": False, "buy_in": 50, "fee": 10, "house_players": 0, "seats": 20}
    fields = {"template": "turbo-27", "name": "Club", "terms": terms, "tables": "live"}
    event = (await done(boss, "create-event", **fields))["event"]
    text = "Name;Paid\nAnn Paid;60\nBo Paid;yes\nCy Paid;\nDee Paid;30\n"
    found = await read(boss, event, text)
    told = [(one["name"], one["paid"], one.get("amount", "")) for one in found["lines"]]
    assert told == [
        ("Ann Paid", True, "60"),
        ("Bo Paid", True, ""),
        ("Cy Paid", False, ""),
        ("Dee Paid", True, "30"),
    ]
    lines = [
        {"line": one["line"], "name": one["name"], "paid": one["name"] in ("Ann Paid", "Bo Paid")}
        for one in found["lines"]
    ]
    ready = await take(boss, event, *lines)
    ann, bo, cy, dee = ready["players"]
    assert ready["paid"] == [ann, bo]
    await done(boss, "enter-players", event=event, players=[ann, bo], reason="list", paid="card")
    await done(boss, "enter-players", event=event, players=[cy, dee], reason="list")
    page = (await boss.get(f"/api/view/payments/{event}")).json()
    states = {one["player"]: one["state"] for one in page["charges"]}
    assert states == {ann: "paid", bo: "paid", cy: "due", dee: "due"}
