"""Forecasts for directors: played beside the room, one of a person at a time, stopped at once."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import httpx
import msgspec
import pytest
from houses import House, at_once

from ruleone import limits
from ruleone.rulebook import edition
from ruleone.sim.forecast import Asked, Course, observed
from ruleone.tournament import template
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.web.forecasts.forecasts import Player, in_a_process
from ruleone.web.forecasts.worker import Task

ADDRESS = "http://localhost"


async def director(house: House, play: Player = at_once) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(house.application(None, play))
    client = httpx.AsyncClient(transport=transport, base_url=ADDRESS)
    await client.get("/api/me")
    await client.get(f"/link/{await house.shell.director_link()}")
    return client


def new(**fields: object) -> dict[str, object]:
    return {"type": "create-event", "template": "turbo-27", "name": "Friday", **fields}


async def until_over(client: httpx.AsyncClient) -> dict[str, Any]:
    for _ in range(200):
        view: dict[str, Any] = (await client.get("/api/forecast")).json()
        if view["state"] not in ("waiting", "playing"):
            return view
        await asyncio.sleep(0.01)
    raise AssertionError(view)


class Held:
    """Events that are over when they are let go."""

    def __init__(self) -> None:
        self.played = 0
        self.ended = False
        self.go = asyncio.Event()

    async def play(self, task: Task) -> AsyncGenerator[Course, None]:
        try:
            async for course in at_once(task):
                yield course
                self.played += 1
                await self.go.wait()
        finally:
            self.ended = True


@pytest.mark.feature("forecasts")
async def test_a_director_sees_his_forecast_grow_and_end(house: House) -> None:
    boss = await director(house)
    assert (await boss.get("/api/forecast")).json()["state"] == "none"
    began = await boss.post("/api/forecast", json={"event": "e1", "people": 9, "events": 3})
    assert began.json()["state"] == "waiting"
    view = await until_over(boss)
    assert (view["state"], view["played"]) == ("done", 3)
    assert view["name"]["template"] == "turbo-27"
    assert view["forecast"]["events"] == 3
    assert [level["number"] for level in view["levels"]][:2] == [1, 2]


async def test_an_event_that_is_not_announced_can_be_forecast(house: House) -> None:
    boss = await director(house)
    await boss.post("/api/forecast", json={"new": new(), "people": 40, "again": 50, "events": 2})
    view = await until_over(boss)
    assert view["name"] == {"given": "Friday", "template": "turbo-27", "number": 0}
    assert view["asked"]["new"]["template"] == "turbo-27"
    lobby = (await boss.get("/api/view/lobby")).json()
    assert len(lobby["events"]) == 1, "nothing was announced"


async def test_an_event_that_is_played_is_forecast_from_where_it_stands(house: House) -> None:
    tasks: list[Task] = []

    async def noted(task: Task) -> AsyncGenerator[Course, None]:
        tasks.append(task)
        async for course in at_once(task):
            yield course

    boss = await director(house, noted)
    asked = {"event": "e1", "people": 9, "late": 10, "events": 2, "now": True}
    early = await boss.post("/api/forecast", json=asked)
    assert (early.status_code, early.json()["code"]) == (409, "event-not-started")
    await boss.post("/api/do/join", json={"event": "e1"})
    await boss.post("/api/do/start-event", json={"event": "e1", "reason": "all are here"})
    await boss.post("/api/forecast", json=asked)
    view = await until_over(boss)
    assert view["state"] == "done"
    assert (view["asked"]["people"], view["asked"]["late"]) == (27, 0)
    (task,) = tasks
    stand, config = task.asked.stand, task.asked.config
    assert stand is not None
    assert (stand.level, len(stand.stacks), stand.entries, config.seats) == (1, 27, 27, 27)
    assert sum(stand.stacks) == 27 * config.starting_stack
    nobody = await boss.post("/api/forecast", json={"new": new(), "people": 9, "now": True})
    assert nobody.json()["code"] == "forecast-of-one"


async def test_days_are_played_as_the_event_has_them(house: House) -> None:
    tasks: list[Task] = []

    async def noted(task: Task) -> AsyncGenerator[Course, None]:
        tasks.append(task)
        async for course in at_once(task):
            yield course

    boss = await director(house, noted)
    days = {"ends": [{"level": 3, "players": 20}], "flights": 4, "last_hands": [1, 3]}
    await boss.post("/api/forecast", json={"new": new(days=days), "people": 6, "events": 1})
    assert (await until_over(boss))["state"] == "done"
    played = tasks[0].asked.config.days
    assert played == Days((DayEnd(3, 6),), 3, "one", (1, 3))


async def test_an_event_at_live_tables_is_forecast_as_if_the_software_dealt(house: House) -> None:
    boss = await director(house)
    asked = {"new": new(tables="live"), "people": 20, "events": 1}
    assert (await boss.post("/api/forecast", json=asked)).json().get("state") == "waiting"
    assert (await until_over(boss))["state"] == "done"


async def test_one_at_a_time_and_stopped_at_once(house: House) -> None:
    held = Held()
    boss = await director(house, held.play)
    await boss.post("/api/forecast", json={"event": "e1", "people": 9})
    while not held.played:
        await asyncio.sleep(0)
    second = await boss.post("/api/forecast", json={"event": "e1", "people": 10})
    assert (second.status_code, second.json()["code"]) == (409, "forecast-being-made")
    stopped = (await boss.post("/api/forecast/stop")).json()
    assert (stopped["state"], stopped["played"]) == ("stopped", 1)
    assert stopped["forecast"]["events"] == 1, "what has been played is told"
    while not held.ended:
        await asyncio.sleep(0)
    assert held.played == 1
    third = await boss.post("/api/forecast", json={"event": "e1", "people": 10})
    assert third.json()["state"] == "waiting"
    held.go.set()
    assert (await until_over(boss))["state"] == "done"


async def test_a_forecast_that_takes_too_long_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FORECAST_MAX_S", 0.0)
    held = Held()
    boss = await director(house, held.play)
    await boss.post("/api/forecast", json={"event": "e1", "people": 9})
    assert (await until_over(boss))["state"] == "out-of-time"


async def test_a_forecast_that_fails_says_so(house: House) -> None:
    async def play(task: Task) -> AsyncGenerator[Course, None]:
        async for course in at_once(task):
            yield course
            raise RuntimeError("the worker was killed")

    boss = await director(house, play)
    await boss.post("/api/forecast", json={"event": "e1", "people": 9})
    assert (await until_over(boss))["state"] == "failed"


async def test_only_a_director_asks(house: House) -> None:
    boss = await director(house)
    transport = boss._transport
    guest = httpx.AsyncClient(transport=transport, base_url=ADDRESS)
    assert (await guest.get("/api/forecast")).status_code == 401
    await guest.get("/api/me")
    for answer in (
        await guest.get("/api/forecast"),
        await guest.post("/api/forecast", json={"event": "e1", "people": 9}),
        await guest.post("/api/forecast/stop"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "needs-director")


async def test_the_director_of_one_event_forecasts_that_one(house: House) -> None:
    boss = await director(house)
    link = {"role": "director", "event": "e1"}
    made = (await boss.post("/api/do/make-link", json=link)).json()["result"]["link"]["path"]
    other = httpx.AsyncClient(transport=boss._transport, base_url=ADDRESS)
    await other.get("/api/me")
    await other.get(made)
    mine = await other.post("/api/forecast", json={"event": "e1", "people": 9, "events": 1})
    assert mine.status_code == 200
    assert (await until_over(other))["state"] == "done"
    not_mine = await other.post("/api/forecast", json={"new": new(), "people": 9})
    assert not_mine.json()["code"] == "needs-director"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"people": 9}, "forecast-of-one"),
        ({"event": "e1", "new": new(), "people": 9}, "forecast-of-one"),
        ({"event": "e9", "people": 9}, "event-unknown"),
        ({"new": new(template="none"), "people": 9}, "template-unknown"),
        ({"event": "e1", "people": 1}, "forecast-bounds"),
        ({"event": "e1", "people": 9, "late": 91}, "forecast-bounds"),
        ({"event": "e1", "people": limits.FORECAST_PEOPLE_MAX + 1}, "forecast-bounds"),
        ({"event": "e1", "people": 9, "events": 0}, "forecast-bounds"),
        ({"event": "e1", "people": 600, "events": 20}, "forecast-too-long"),
        ({"event": "e1", "people": "many"}, "frame-not-understood"),
        ({"event": "e1", "people": 9, "evnets": 5}, "frame-not-understood"),
        ({"event": "e" * 2_000, "people": 9}, "text-too-long"),
    ],
)
async def test_what_cannot_be_forecast_is_refused(
    house: House, body: dict[str, object], code: str
) -> None:
    boss = await director(house)
    answer = (await boss.post("/api/forecast", json=body)).json()
    assert (answer["type"], answer["code"]) == ("refusal", code)


async def test_a_home_game_is_not_forecast(house: House) -> None:
    boss = await director(house)
    home = {"name": "Ours", "seats": 4, "stack": 1_000, "small_blind": 5, "big_blind": 10}
    made = await boss.post("/api/do/make-home-game", json=home)
    event = made.json()["result"].get("event")
    assert event is not None, made.json()
    answer = await boss.post("/api/forecast", json={"event": event, "people": 4})
    assert answer.json()["code"] == "forecast-home-game"


async def test_its_events_are_played_in_a_process_of_their_own() -> None:
    config = template("sprint-27")
    asked = Asked(config, edition("modern").id, 3, 6, "online")
    courses = [course async for course in in_a_process(Task(asked, 2))]
    again = [observed(msgspec.structs.replace(asked, seed=seed)) for seed in (3, 4)]
    assert courses == again


async def test_that_process_ends_when_nobody_wants_more() -> None:
    asked = Asked(template("deep-1000"), edition("modern").id, 3, 200)
    courses = in_a_process(Task(asked, 50))
    first = asyncio.ensure_future(anext(courses))
    await asyncio.sleep(0.5)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_one_that_cannot_play_is_heard_of() -> None:
    nothing = Asked(template("sprint-27"), "no-such-edition", 3, 6)
    with pytest.raises(RuntimeError, match="status 1"):
        [course async for course in in_a_process(Task(nothing, 1))]


async def test_most_take_the_add_on_unless_another_share_is_asked_for(house: House) -> None:
    tasks: list[Task] = []

    async def play(task: Task) -> AsyncGenerator[Course, None]:
        tasks.append(task)
        async for course in at_once(task):
            yield course

    boss = await director(house, play)
    body = {"new": new(template="rebuys"), "people": 4, "events": 1, "pace": "online"}
    for told, share in (({}, 0.8), ({"add_ons": 0}, 0.0)):
        await boss.post("/api/forecast", json=body | told)
        assert (await until_over(boss))["state"] == "done"
        assert tasks[-1].asked.config.add_on is not None
        assert tasks[-1].asked.coming.add_ons == share
    refused = (await boss.post("/api/forecast", json=body | {"add_ons": 101})).json()
    assert (refused["code"], refused["parameters"]["what"]) == ("forecast-bounds", "add-ons")
