"""Whole events as files over plain HTTP: for who directs, and for nobody else."""

import json
from pathlib import Path
from random import Random

import httpx
import pytest
from arrived import arrived
from houses import House

from ruleone import limits
from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.commands import Ask
from ruleone.room.core.roles import Caller
from ruleone.room.lobby.view import SitDown
from ruleone.room.playing import Leave
from ruleone.room.results.results import Results
from ruleone.room.room import Room
from ruleone.room.views import Accepted
from ruleone.store.memory import MemoryJournal
from ruleone.store.people import People
from ruleone.web.calls import bundles


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole event of another room, in which Ann sat down and went again."""
    chance, journal = Random(3).randbytes, MemoryJournal()
    people = People(tmp_path_factory.mktemp("there") / "people.sqlite", chance)
    room = Room(entropy=chance, names=people, answered=journal.answered)
    room.restore(journal, 1_000)
    ann = Caller(arrived(people, "Ann", "en", 0)[0], "c")
    for name, command in (("1", SitDown("thirteen")), ("2", Leave("e2"))):
        outcome = room.on(Ask(name, command), ann, 2_000)
        assert outcome.answer is not None
        assert isinstance(outcome.answer.result, Accepted)
        journal.append(outcome.writes).result()
    results = Results(journal, people)
    while "e2" not in results.ended():
        assert room.due_ms is not None
        journal.append(room.wake(room.due_ms).writes).result()
    whole = ArchiveStore(journal, people, results).file_of("e2")
    people.close()
    return whole


async def test_an_event_comes_in_and_goes_out_to_the_byte(house: House, data: bytes) -> None:
    boss = await house.browser(director=True)
    judged = (await boss.post("/api/bundles/check", content=data)).json()
    assert (judged["type"], judged["there"], judged["here"]) == ("bundle", "e2", None)
    assert (await boss.get("/api/results")).json()["events"] == []
    kept = (await boss.post("/api/bundles", content=data)).json()
    assert kept == judged | {"here": "e2"}
    listed = (await boss.get("/api/results")).json()
    assert ([one["event"] for one in listed["events"]], listed["directs"]) == (["e2"], True)
    told = (await boss.get("/api/results/e2")).json()
    assert (told["elsewhere"], told["directs"]) == (True, True)
    assert "Ann" in {one["name"] for one in told["placed"]}
    hands = (await boss.get("/api/replay/room", params={"event": "e2"})).json()
    assert len(hands["hands"]) == judged["hands"]
    out = await boss.get("/api/bundles/e2")
    assert (out.status_code, out.content) == (200, data)
    assert out.headers["content-disposition"] == 'attachment; filename="e2.ruleone"'
    again = await boss.post("/api/bundles", content=data)
    assert (again.status_code, again.json()["code"]) == (409, "bundle-here")
    assert (await boss.post("/api/bundles/check", content=data)).json()["here"] == "e2"


async def test_who_does_not_direct_gets_and_brings_none(house: House, data: bytes) -> None:
    boss, ann = await house.browser(director=True), await house.browser()
    await boss.post("/api/bundles", content=data)
    told = (await ann.get("/api/results/e2")).json()
    assert (told["directs"], (await ann.get("/api/results")).json()["directs"]) == (False, False)
    for response in (
        await ann.get("/api/bundles/e2"),
        await ann.post("/api/bundles", content=data),
        await ann.post("/api/bundles/check", content=data),
    ):
        assert (response.status_code, response.json()["code"]) == (409, "needs-director")
    stranger = httpx.AsyncClient(
        transport=httpx.ASGITransport(house.application(None)), base_url="http://localhost"
    )
    response = await stranger.get("/api/bundles/e2")
    assert (response.status_code, response.json()["code"]) == (401, "no-session")


async def test_what_is_bad_is_told_and_leaves_nothing(
    house: House, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss = await house.browser(director=True)
    before = list(house.journal.streams())
    hurt = data[:500] + bytes([data[500] ^ 1]) + data[501:]
    for content, code in ((hurt, "bundle-changed"), (b"x", "bundle-foreign")):
        for path in ("/api/bundles", "/api/bundles/check"):
            response = await boss.post(path, content=content)
            assert response.status_code == 409
            assert response.json()["code"] in (code, "bundle-damaged")
    for event in ("e1", "e9", "c1", "x" * 200):
        response = await boss.get(f"/api/bundles/{event}")
        assert (response.status_code, response.json()["code"]) == (404, "results-unknown")
    monkeypatch.setattr(limits, "BUNDLE_UPLOAD_MAX_BYTES", len(data) - 1)
    response = await boss.post("/api/bundles", content=data)
    assert (response.status_code, response.json()) == (413, told_too_large())
    assert list(house.journal.streams()) == before


def told_too_large() -> dict[str, object]:
    refusal = bundles.TOO_LARGE
    return {
        "type": "refusal", "code": refusal.code, "kind": refusal.kind,
        "parameters": refusal.parameters, "citation": None,
    }  # fmt: skip


async def test_an_event_of_an_earlier_version_comes_in_and_goes_out_to_the_byte(
    house: House,
) -> None:
    recorded = Path(__file__).parents[1] / "room" / "recorded"
    data = (recorded / "event.ruleone").read_bytes()
    boss = await house.browser(director=True)
    assert (await boss.post("/api/bundles", content=data)).json()["here"] == "e2"
    told = (await boss.get("/api/results/e2")).json()
    found = json.loads((recorded / "folder.json").read_text("utf-8"))
    assert [one["name"] for one in told["placed"]] == found["placed"]
    assert (await boss.get("/api/bundles/e2")).content == data
