"""Structure sheets over plain HTTP: made, looked at, read, written, announced."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from houses import House

from ruleone import limits
from ruleone.structures import FORMS, SHIPPED, shipped_sheet, write_sheet

FILE = {"content-type": "application/octet-stream"}
WISH = {"name": "Friday", "minutes": 240, "entrants": 40, "stack": 20_000}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House()
    yield house
    house.close()


async def browser(house: House, director: bool = False) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(house.application(None))
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    await client.get("/api/me")
    if director:
        await client.get(f"/link/{await house.shell.director_link()}")
    return client


async def made(client: httpx.AsyncClient, **wish: Any) -> Any:
    return (await client.post("/api/structures/make", json=WISH | wish)).json()


async def test_one_is_made_changed_and_announced(house: House) -> None:
    boss = await browser(house, director=True)
    told = await made(boss)
    sheet = told["sheet"]
    assert (told["type"], told["flaws"]) == ("sheet", [])
    assert (sheet["entrants"], sheet["stack"], sheet["name"]) == (40, 20_000, "Friday")
    small, big = sheet["rows"][0]["blinds"]
    sheet["rows"][0]["blinds"] = [small // 2, big]
    (warning,) = (await boss.post("/api/structures/check", json={"sheet": sheet})).json()["flaws"]
    assert (warning["code"], warning["level"]) == ("small-blind-unusual", 1)
    assert (warning["stops"], warning["citation"]["rule"]) == (False, "holdem-blinds-1")
    fields = {"template": "own-sheet", "name": "Friday", "sheet": sheet}
    answer = (await boss.post("/api/do/create-event", json=fields)).json()["result"]
    view = (await boss.get(f"/api/view/event/{answer['event']}")).json()
    assert view["levels"][0]["small_blind"] == small // 2
    slip = await boss.post("/api/do/create-event", json=fields | {"play": {"buy_in": 50}})
    assert (slip.status_code, slip.json()["result"]["parameters"]) == (
        400,
        {"at": "$.play", "expected": "known-field", "came": "buy_in"},
    )
    fields["sheet"] = sheet | {"minutes": None}
    told = (await boss.post("/api/do/create-event", json=fields)).json()["result"]
    assert (told["code"], told["parameters"]["level"]) == ("flaw-levels-without-length", 1)


@pytest.mark.feature("own-structure")
@pytest.mark.parametrize("form", FORMS)
async def test_each_form_is_read_and_written(house: House, form: str) -> None:
    guest = await browser(house)
    for name in ("wpt-champions-2018", "horse", "thirteen"):
        shown = (await guest.get(f"/api/structures/{name}")).json()
        asked = {"sheet": shown["sheet"]}
        out = await guest.post(f"/api/structures/write?form={form}", json=asked)
        assert out.text == write_sheet(shipped_sheet(name), form)  # type: ignore[arg-type]
        back = await guest.post(
            f"/api/structures/read?form={form}", content=out.content, headers=FILE
        )
        assert back.json() == shown


async def test_those_of_the_room_are_listed(house: House) -> None:
    guest = await browser(house)
    listed = (await guest.get("/api/structures")).json()
    assert [one["name"] for one in listed["structures"]] == list(SHIPPED)
    assert {"nlhe", "thirteen"} < set(listed["games"])
    unknown = await guest.get("/api/structures/hyper")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "structure-unknown")


async def test_what_cannot_be_is_refused(house: House) -> None:
    guest = await browser(house)
    assert (await made(guest, minutes=2))["code"] == "wish-time-does-not-fit"
    assert (await made(guest, games=["flstud"]))["code"] == "wish-table-too-large"
    sheet = (await made(guest))["sheet"]
    sheet["rows"][1]["level"] = 7
    for call in ("check", "write"):
        answer = await guest.post(f"/api/structures/{call}", json={"sheet": sheet})
        assert (answer.status_code, answer.json()["code"]) == (400, "sheet-level-order")
    for body, form, code in (
        (b"\xff\xfe", "csv", "sheet-not-text"),
        (b"x" * (limits.SHEET_MAX_BYTES + 1), "csv", "sheet-large"),
        (b"", "xlsx", "frame-not-understood"),
    ):
        answer = await guest.post(f"/api/structures/read?form={form}", content=body, headers=FILE)
        assert answer.json()["code"] == code
    answer = await guest.post("/api/structures/check", json={"sheet": sheet | {"table_size": 11}})
    told = {"at": "$.sheet.table_size", "expected": "int <= 10", "came": "another"}
    assert (answer.json()["code"], answer.json()["parameters"]) == ("frame-not-understood", told)
    unread = await guest.post("/api/structures/read", content=b'name = "A"\nx = 1', headers=FILE)
    told = unread.json()
    assert (told["type"], told["line"], told["fault"]["code"]) == (
        "sheet-unread",
        2,
        "sheet-no-key",
    )
    for body in (b'{"\\ud800": 1}', b'{"games": ["\\ud800"]}'):
        unread = await guest.post("/api/structures/read?form=json", content=body, headers=FILE)
        told = unread.json()
        assert (told["type"], told["fault"]["code"]) == ("sheet-unread", "sheet-no-json")


async def test_nobody_is_told_anything_and_nobody_asks_too_often(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REPLAYS_IN_A_ROW", 3.0)
    monkeypatch.setattr(limits, "REPLAYS_PER_SECOND", 0.001)
    transport = httpx.ASGITransport(house.application(None))
    stranger = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    assert (await stranger.get("/api/structures")).status_code == 401
    guest = await browser(house)
    codes = [(await guest.get("/api/structures/turbo")).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


async def test_a_sheet_of_many_rows_is_taken_and_a_longer_one_is_not(house: House) -> None:
    boss = await browser(house, director=True)
    rows = [{"level": n, "blinds": [50 * n, 100 * n]} for n in range(1, 151)]
    sheet = {"name": "Long", "entrants": 9, "stack": 10_000, "minutes": 60, "rows": rows}
    fields = {"template": "own-sheet", "name": "Long", "sheet": sheet}
    answer = (await boss.post("/api/do/create-event", json=fields)).json()["result"]
    assert answer["type"] == "accepted"
    fields["sheet"] = sheet | {"chips": [[25 * 2**n, 1] for n in range(17)]}
    told = await boss.post("/api/do/create-event", json=fields)
    assert told.status_code == 400
