"""A call states itself in one place: a made-up one is routed, limited, refused and told by that."""

import ast
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from houses import House
from in_process import in_process

from ruleone import limits
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import Call, Rate, Upload, call
from ruleone.web.calls.examples import example
from ruleone.web.calls.openapi import page
from ruleone.web.calls.query import choice, number
from ruleone.web.calls.serving import DIRECTS, Asked, Group
from ruleone.web.calls.table import GROUPS, documented, stated

WEB = Path(__file__).parents[2] / "src" / "ruleone" / "web"
HALF_FULL = Refusal("cup-half-full", "illegal")
TIMES = number("times", 3, 1)


class CupAsked(msgspec.Struct, frozen=True):
    """What is asked of a cup."""

    name: str


class CupView(msgspec.Struct, frozen=True):
    """A cup."""

    names: tuple[str, ...]


class CupCalls(Group):
    """A call that was never there before."""

    @call(
        "POST",
        "/api/cups/{event}",
        may=DIRECTS,
        rate=Rate(lambda: (0.0, 5.0)),
        queries=(TIMES,),
        refuses={404: (HALF_FULL.code,)},
        sample={"body": {"name": "Ann"}},
    )
    async def fill(self, asked: Asked, body: CupAsked) -> CupView | Refusal:
        """Fill a cup for the director."""
        if body.name == "half":
            return HALF_FULL
        if body.name == "broken":
            raise RuntimeError("the cup is broken")
        return CupView((asked.part("event"), *[body.name] * asked[TIMES]))

    CALLS = (fill,)


MADE_UP = (*GROUPS, CupCalls)


async def test_a_made_up_call_is_routed_guarded_and_limited() -> None:
    house = House()
    app = house.application(None, groups=MADE_UP)

    def browser() -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")

    async with browser() as nobody, browser() as player, browser() as boss:
        for one in (player, boss):
            await one.get("/api/me")
        await boss.get(f"/link/{await house.shell.director_link()}")
        ann = {"name": "Ann"}
        heard = [
            await nobody.post("/api/cups/e1", json=ann),
            await player.post("/api/cups/e1", json=ann),
            await boss.post("/api/cups/e1?times=2", json=ann),
            await boss.post("/api/cups/e1?times=4", json=ann),
            await boss.post("/api/cups/e1", json={"name": 7}),
            await boss.post("/api/cups/e1", json={"name": "half"}),
            await boss.post("/api/cups/e1", json={"name": "broken"}),
            await boss.post("/api/cups/e1", json=ann),
            await boss.get("/api/cups/e1"),
        ]
        told = (await boss.get("/api/openapi.json")).json()
    house.close()
    assert [(one.status_code, _code(one)) for one in heard] == [
        (401, "no-session"),
        (409, "needs-director"),
        (200, None),
        (400, "number-too-large"),
        (400, "frame-not-understood"),
        (404, "cup-half-full"),
        (500, "fault"),
        (429, "too-fast"),
        (405, None),
    ]
    assert heard[2].json() == {"names": ["e1", "Ann", "Ann"]}
    assert told == json.loads(json.dumps(page(MADE_UP)))


def _code(response: httpx.Response) -> Any:
    try:
        return response.json().get("code")
    except ValueError:
        return None


def test_a_made_up_call_is_told() -> None:
    told = page(MADE_UP)["paths"]["/api/cups/{event}"]["post"]
    assert told["summary"] == "Fill a cup for the director."
    assert [one["name"] for one in told["parameters"]] == ["event", "times"]
    assert list(told["responses"]) == [
        "200", "400", "401", "403", "404", "409", "413", "421", "429", "500",
    ]  # fmt: skip
    assert "CupAsked" in page(MADE_UP)["components"]["schemas"]
    assert "/api/cups/{event}" not in page()["paths"]
    (fill,) = (one for one in documented(MADE_UP) if one.handle.__name__ == "fill")
    assert fill.refusals[404] == ("cup-half-full",)
    assert fill.refusals[413] == ("frame-too-large",)
    assert example(fill) == ("POST", "/api/cups/e1", {"name": "Ann"})


def test_a_call_tells_its_file_and_its_choices() -> None:
    large = Refusal("cup-large", "syntax")
    form = choice("form", ("tea", "milk"), "tea")

    @call("POST", "/api/saucers", queries=(form,), upload=Upload(lambda: 8, large))
    async def take(_: Group, asked: Asked, body: bytes) -> CupView | Refusal:
        """Take a saucer."""
        return CupView((asked[form], body.decode()))

    assert take.takes is bytes
    assert take.refusals[413] == ("cup-large",)
    assert take.parameters[0]["schema"] == {"enum": ["tea", "milk"]}
    assert example(take).address == "/api/saucers"


def test_calls_stand_once_each() -> None:
    every = [(one.method, one.path) for one in documented()]
    assert len(every) == len(set(every))
    for group in GROUPS:
        methods = [one for one in vars(group).values() if isinstance(one, Call)]
        assert sorted(map(id, methods)) == sorted(map(id, group.CALLS)), (
            f"{group.__name__} gathers all its calls"
        )
    assert all(one.summary for one in stated())


def test_examples_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each example is routed and read; what the room then makes of it is among what is told."""
    for name in ("ASKS", "REPLAYS", "RULES", "OPENAPI"):
        monkeypatch.setattr(limits, f"{name}_PER_SECOND", 1e12)
    wrong = {}
    with in_process() as room:
        director = room.director()
        for one in documented():
            if one.path in ("/link/{token}", "/api/sessions/sign-out"):
                continue
            method, address, body = example(one)
            content = {"content": body.encode()} if isinstance(body, str) else {"json": body}
            request = director.build_request(method, address, **({} if body is None else content))
            response = room.send(director, request)
            refused = _refused(response)
            understood = response.status_code != 400 or one.path.startswith("/api/do/")
            stands = str(response.status_code) in one.gives
            unread = refused.startswith("frame-")
            if unread or not stands or not understood:
                wrong[f"{method} {address}"] = (response.status_code, response.text[:200])
    assert wrong == {}


def _refused(response: httpx.Response) -> str:
    try:
        said = response.json()
    except ValueError:
        return ""
    return str(said.get("result", said).get("code", ""))


def test_no_constructor_or_handler_takes_more_than_six_parameters() -> None:
    many = []
    for path in sorted(WEB.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name != "call":
                given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                if len([one for one in given if one.arg not in ("self", "cls")]) > 6:
                    many.append(f"{path.name}: {node.name}")
    assert many == []
