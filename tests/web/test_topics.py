"""A topic states itself in one place: a made-up one is watched, refused and told by that."""

from collections.abc import Iterator
from typing import Final, get_args

import msgspec
import pytest
from houses import House

from ruleone.room import topics
from ruleone.room.commands import Watch
from ruleone.room.core.roles import FLOOR
from ruleone.room.topics import TOPICS, Seeing, Topic, shown_by
from ruleone.room.views import Shown, View
from ruleone.rulebook import Refusal
from ruleone.web.calls.openapi import page

NO_CUP: Final = Refusal("cup-unknown", "illegal")


class CupView(msgspec.Struct, frozen=True, tag="cup"):
    """A cup of an event."""

    event: str
    seen_by: str


def _cup_there(seeing: Seeing, event: str, table: str) -> Refusal | None:
    return None if table == "1" else NO_CUP


def _cup(seeing: Seeing, event: str, table: str) -> CupView:
    return CupView(event, seeing.person)


CUP: Final = Topic("cup", ("event", "table"), FLOOR, CupView, _cup, _cup_there)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The topic is stated; what is told of all is told anew."""
    monkeypatch.setitem(TOPICS, CUP.kind, CUP)
    page.cache_clear()
    yield
    page.cache_clear()


@pytest.mark.usefixtures("made_up")
async def test_a_made_up_topic_is_watched_by_its_roles() -> None:
    house = House()
    player, boss = await house.browser(), await house.browser(director=True)
    lobby = (await player.get("/api/view/lobby")).json()
    event = lobby["play_now"]
    heard = [
        await player.get(f"/api/view/cup/{event}/1"),
        await boss.get(f"/api/view/cup/{event}/1"),
        await boss.get(f"/api/view/cup/{event}/2"),
        await boss.get(f"/api/view/cup/{event}"),
        await boss.get(f"/api/view/cup/{event}/1/1"),
        await boss.get("/api/view/cup//1"),
    ]
    house.close()
    assert [(one.status_code, one.json().get("code")) for one in heard] == [
        (404, "needs-floor"),
        (200, None),
        (404, "cup-unknown"),
        *[(404, "topic-unknown")] * 3,
    ]
    assert heard[1].json()["type"] == "cup"
    assert heard[1].json()["event"] == event


@pytest.mark.usefixtures("made_up")
async def test_a_made_up_topic_comes_over_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = CUP._replace(may=TOPICS["lobby"].may)
    monkeypatch.setitem(TOPICS, CUP.kind, everybody)
    house = House()
    visitor = house.visitor()
    await visitor.ask(Watch(("cup/e1/1", "cup/e1")))
    for _ in range(3):
        raw = await visitor.watcher.mailbox.take()
        if '"cup/e1/1"' in raw:
            break
    house.close()
    assert msgspec.json.decode(raw)["view"] == {"type": "cup", "event": "e1", "seen_by": ""}


@pytest.mark.usefixtures("made_up")
def test_a_made_up_topic_is_told() -> None:
    told = page()["paths"]["/api/view/cup/{event}/{table}"]["get"]
    assert told["description"] == "A cup of an event."
    assert [one["name"] for one in told["parameters"]] == ["event", "table"]
    assert CUP.of("e1", "2") == "cup/e1/2"
    assert CupView in get_args(shown_by(TOPICS.values()))
    assert "CupView" in page()["components"]["schemas"]


def test_all_that_is_stated_is_shown() -> None:
    assert Shown.__annotations__["view"] == View == shown_by(TOPICS.values())
    assert {kind: topic.kind for kind, topic in TOPICS.items()} == {kind: kind for kind in TOPICS}
    stated = {topic.kind for topic in vars(topics).values() if isinstance(topic, Topic)}
    assert stated == set(TOPICS), "every topic stands in the list"
    calls = {path.removeprefix("/api/view/") for path in page()["paths"] if "/api/view/" in path}
    assert calls == {path for topic in TOPICS.values() for path in topic.paths}


@pytest.mark.rows("topic", ["cup/e1/1", "x" * 101, "event", "event/", "lobby/e1", "links/a/b", ""])
def test_what_no_topic_states_is_unknown(topic: str) -> None:
    assert topics.read(topic) is None
