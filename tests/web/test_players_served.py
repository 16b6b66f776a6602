"""The players of the house over plain HTTP: the director's alone, and each person's own data."""

import csv
import json
from typing import Any

import pytest
from houses import House, Visitor

from ruleone import limits
from ruleone.room.commands import Watch
from ruleone.room.core.roles import Caller
from ruleone.room.directory.views import RegisterView
from ruleone.room.views import Shown
from ruleone.rulebook.citation import Refusal
from ruleone.web.shell.watcher import Watcher


@pytest.mark.feature("players")
async def test_a_list_comes_in_whole_and_goes_out_again(house: House) -> None:
    boss = await house.browser(director=True)
    sheet = "name,email,phone\nAnn,ann@example.org,\nBen,,+49 30 1\n"
    taken = await boss.post("/api/players/file?form=csv", content=sheet.encode())
    assert taken.json() == {"type": "sheet-taken", "added": 2, "changed": 0}
    listed = (await boss.get("/api/players", params={"find": "EXAMPLE"})).json()
    assert [one["name"] for one in listed["players"]] == ["Ann"]
    assert set(listed["fields"]) == {"email", "phone"}
    for form in ("csv", "json"):
        out = await boss.get(f"/api/players/file?form={form}")
        assert "attachment" in out.headers["content-disposition"]
        again = await boss.post(f"/api/players/file?form={form}", content=out.content)
        assert again.json() == {"type": "sheet-taken", "added": 0, "changed": 2}
        assert (await boss.get(f"/api/players/file?form={form}")).content == out.content
    results = await boss.get("/api/players/file?form=results")
    (head,) = csv.reader(results.text.splitlines())
    assert ",".join(head) == (
        "event,name,ended,player,player_name,place,field,prize,bounties,buy_in,entries,rebuys,add_ons"
    )


async def test_a_list_with_one_bad_row_leaves_nothing_behind(house: House) -> None:
    boss = await house.browser(director=True)
    me = (await boss.get("/api/me")).json()
    sheet = f"name,id\nAnn,\nBen,p00\n{me['name']},\n{'x' * (limits.NAME_MAX_CHARACTERS + 1)},\n"
    refused = (await boss.post("/api/players/file", content=sheet.encode())).json()
    assert refused["type"] == "sheet-refused"
    assert [one["code"] for one in refused["faults"]] == ["roster-name"]
    sheet = f"name,id\nAnn,\nBen,p00\n{me['name']},\n"
    refused = (await boss.post("/api/players/file", content=sheet.encode())).json()
    told = [(one["code"], one["parameters"]["line"]) for one in refused["faults"]]
    assert told == [("roster-id", 3)]
    assert (await boss.get("/api/players")).json()["count"] == 0


async def test_one_person_is_told_once_in_a_list_and_his_fields_stay_few(house: House) -> None:
    boss = await house.browser(director=True)
    await boss.post("/api/players/file", content=b"name\nAnn\n")
    (ann,) = (await boss.get("/api/players")).json()["players"]
    sheet = f"id,name\n{ann['player']},Zoe\n,Ann\n"
    refused = (await boss.post("/api/players/file", content=sheet.encode())).json()
    (fault,) = refused["faults"]
    assert (fault["code"], fault["parameters"]["line"]) == ("roster-twice", 3)
    assert fault["parameters"]["first_line"] == 2
    for first in (0, 8):
        fields = [f"f{n}" for n in range(first, first + 8)]
        sheet = ",".join(["name", *fields]) + "\n" + ",".join(["Ann", *"x" * 8]) + "\n"
        said = (await boss.post("/api/players/file", content=sheet.encode())).json()
    (fault,) = said["faults"]
    assert (fault["code"], fault["parameters"]["came"]) == ("roster-columns", 16)


async def test_only_a_director_may_look_and_change(house: House) -> None:
    guest = await house.browser()
    for method, path in (
        ("GET", "/api/players"),
        ("GET", "/api/players/p1"),
        ("GET", "/api/players/file"),
        ("POST", "/api/players/file"),
    ):
        response = await guest.request(method, path)
        assert (response.status_code, response.json()["code"]) == (409, "needs-director"), path
    guest.cookies.clear()
    assert (await guest.get("/api/players")).json()["code"] == "no-session"
    in_vain = {"authorization": "Bearer ruleone_0"}
    for path in ("/api/players", "/api/results", "/api/replay/room?event=e1"):
        response = await guest.get(path, headers=in_vain)
        assert (response.status_code, response.json()["code"]) == (401, "no-token"), path


async def test_a_person_is_told_all_that_is_kept_of_him(house: House) -> None:
    guest, boss = await house.browser(), await house.browser(director=True)
    me = (await guest.get("/api/me")).json()
    sheet = json.dumps(
        {"players": [{"id": me["person"], "name": me["name"], "details": {"email": "a@b"}}]}
    )
    await boss.post("/api/players/file?form=json", content=sheet.encode())
    told = (await guest.get(f"/api/players/{me['person']}")).json()
    assert (told["name"], told["details"], told["results"]) == (me["name"], {"email": "a@b"}, [])
    assert len(told["sessions_ms"]) == 1
    assert (told["paid"], told["penalties"]) == ([], [])
    assert told["here"] == {"accounts": [], "entries": [], "seats": [], "places": []}
    assert told == (await boss.get(f"/api/players/{me['person']}")).json()
    unknown = await boss.get("/api/players/nobody")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "player-unknown")


@pytest.mark.feature("players")
async def test_who_is_forgotten_is_gone_from_everywhere(house: House) -> None:
    guest, boss = await house.browser(), await house.browser(director=True)
    me = (await guest.get("/api/me")).json()
    do = {"id": "a", "do": {"type": "keep-player", "name": me["name"], "player": me["person"]}}
    assert (await boss.post("/api/do", json=do)).json()["result"]["type"] == "accepted"
    assert (await boss.get("/api/players")).json()["count"] == 1
    do = {"id": "b", "do": {"type": "forget-player", "player": me["person"]}}
    assert (await boss.post("/api/do", json=do)).json()["result"]["type"] == "accepted"
    assert (await boss.get("/api/players")).json()["count"] == 0
    assert (await boss.get(f"/api/players/{me['person']}")).status_code == 404
    assert (await guest.get("/api/view?topic=lobby")).json()["code"] == "no-session"
    again = await boss.post("/api/do", json={**do, "id": "c"})
    assert again.json()["result"]["code"] == "player-unknown"


@pytest.mark.feature("players")
async def test_a_name_that_was_typed_at_the_desk_is_found_and_erased(house: House) -> None:
    boss = await house.browser(director=True)

    async def do(once: str, **command: object) -> dict[str, object]:
        answer = await boss.post("/api/do", json={"id": once, "do": command})
        result: dict[str, object] = answer.json()["result"]
        return result

    async def waiting() -> list[str]:
        return [one["name"] for one in (await boss.get("/api/view?topic=floor")).json()["waiting"]]

    listed = await do("a", type="put-on-list", name="Zelda Quux")
    assert listed["type"] == "accepted", listed
    assert await waiting() == ["Zelda Quux"]
    assert (await boss.get("/api/players")).json()["count"] == 0
    found = (await boss.get("/api/players", params={"find": "zelda"})).json()
    (line,) = found["players"]
    assert (line["name"], line["kept"], line["played"], found["count"]) == (
        "Zelda Quux",
        False,
        0,
        1,
    )
    person = (await boss.get(f"/api/players/{line['player']}")).json()
    assert (person["name"], person["details"], person["sessions_ms"]) == ("Zelda Quux", {}, [])
    assert b"Quux" not in (await boss.get("/api/players/file?form=json")).content
    folder = house.people_file.parent
    assert any(b"Quux" in file.read_bytes() for file in folder.iterdir())
    erased = await do("b", type="forget-player", player=line["player"])
    assert erased["type"] == "accepted", erased
    assert await waiting() == ["—"]
    assert (await boss.get("/api/players", params={"find": "zelda"})).json()["count"] == 0
    assert not any(b"Quux" in file.read_bytes() for file in folder.iterdir())
    rows = [row for name, _ in house.journal.streams() for row in house.journal.read(name)]
    assert not [row for row in rows if b"Quux" in row.payload + row.body + row.answer]


async def test_what_is_too_much_or_unknown_is_refused(house: House) -> None:
    boss = await house.browser(director=True)
    large = b"x" * (limits.SHEET_OF_PLAYERS_MAX_BYTES + 1)
    response = await boss.post("/api/players/file", content=large)
    assert (response.status_code, response.json()["code"]) == (413, "roster-large")
    for path in (
        "/api/players?skip=x", "/api/players?find=" + "x" * 101, "/api/players/file?form=xml",
    ):  # fmt: skip
        assert (await boss.get(path)).status_code == 400
    assert (await boss.post("/api/players/file?form=results", content=b"")).status_code == 400


async def director(house: House) -> Visitor:
    """A director's page."""
    secret = await house.shell.director_link()
    assert secret is not None
    link = await house.shell.open_link(secret, Caller("boss", "c"))
    assert not isinstance(link, Refusal)
    watcher = Watcher(Caller("boss", "c", (link.link,)))
    house.shell.open(watcher)
    return Visitor(house.shell, watcher)


async def test_open_pages_are_told_that_a_list_came_in(house: House) -> None:
    boss, looks = await house.browser(director=True), await director(house)
    guest = await house.browser()
    me = (await guest.get("/api/me")).json()
    await looks.ask(Watch(("players", "lobby")))
    await looks.frames()

    async def told() -> set[str]:
        views = [one for one in await looks.frames() if isinstance(one, Shown)]
        assert all((one.topic == "players") == (one.view == RegisterView()) for one in views)
        return {one.topic for one in views}

    sheet = json.dumps({"players": [{"id": me["person"], "name": "Ann"}]})
    refused = await boss.post("/api/players/file?form=json", content=b'{"players": [{}]}')
    assert refused.json()["type"] == "sheet-refused"
    assert await told() == set()
    taken = await boss.post("/api/players/file?form=json", content=sheet.encode())
    assert taken.json() == {"type": "sheet-taken", "added": 0, "changed": 1}
    assert await told() == {"players"}, "the lobby names nobody"
    do = {"type": "forget-player", "player": me["person"]}
    assert (await boss.post("/api/do", json={"id": "a", "do": do})).status_code == 200
    assert "players" in await told()


async def test_two_of_one_name_are_asked_about_and_told_apart(house: House) -> None:
    """At the desk, in the list, in an event, and in files: by a number behind the name."""
    boss = await house.browser(director=True)

    async def do(command: str, **fields: Any) -> Any:
        return (await boss.post(f"/api/do/{command}", json=fields)).json()["result"]

    assert (await do("keep-player", name="Li Wei", details={"club": "East"}))["type"] == "accepted"
    asked = await do("keep-player", name="li wei", details={"club": "West"})
    assert (asked["code"], asked["parameters"]) == ("namesake", {"name": "li wei"})
    kept = await do("keep-player", name="li wei", details={"club": "West"}, namesake=True)
    assert kept["type"] == "accepted"
    listed = (await boss.get("/api/players", params={"find": "li wei"})).json()["players"]
    assert [(one["name"], one["called"], one["details"]["club"]) for one in listed] == [
        ("Li Wei", "Li Wei", "East"),
        ("li wei", "li wei (2)", "West"),
    ]
    (only,) = (await boss.get("/api/players", params={"find": "(2)"})).json()["players"]
    same = await do("keep-player", name="li wei", player=only["player"], details={"club": "North"})
    assert same["type"] == "accepted", "who has the name already is not asked about"

    event = (await do("create-event", template="six-max", name="Friday"))["event"]
    entered = [one["player"] for one in listed]
    assert (await do("enter-players", event=event, players=entered, reason="a list"))["type"] == (
        "accepted"
    )
    page = (await boss.get(f"/api/view/event/{event}")).json()
    names = [one["name"] for one in page["entrants"] if one["player"] in entered]
    assert sorted(names) == ["Li Wei", "li wei (2)"]

    for form in ("csv", "json"):
        out = await boss.get(f"/api/players/file?form={form}")
        again = await boss.post(f"/api/players/file?form={form}", content=out.content)
        assert again.json()["type"] == "sheet-taken", again.json()
        assert (await boss.get(f"/api/players/file?form={form}")).content == out.content
    told = (await boss.post("/api/players/file", content=b"name,club\nLi Wei,South\n")).json()
    (fault,) = told["faults"]
    assert (fault["code"], fault["parameters"]["count"]) == ("roster-namesakes", 2)
    one = await boss.post("/api/players/file", content=b"name,club\nli wei (2),South\n")
    assert one.json() == {"type": "sheet-taken", "added": 0, "changed": 1}
    (only,) = (await boss.get("/api/players", params={"find": "South"})).json()["players"]
    assert (only["name"], only["called"]) == ("li wei", "li wei (2)")
