"""What is told of the wire is what the structs say."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args

import httpx
import msgspec
import pytest
from houses import House
from starlette.routing import Route

from ruleone.room.commands import Ask, Command, Query
from ruleone.room.views import Frame
from ruleone.web.calls.table import documented, stated
from ruleone.web.help import DOORS

ROOT = Path(__file__).parents[2]


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol", ROOT / "tools" / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Sky = Literal["clear", "overcast"]


class Weather(msgspec.Struct):
    """A struct of no wire, in a module that names a set of its values."""

    sky: Sky
    before: tuple[Sky | None, ...]


PROTOCOL = generator()
SCHEMA = json.loads(PROTOCOL.json_schema())


def test_the_pages_are_built_from_what_the_structs_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert PROTOCOL.main(["--check"]) == 0, capsys.readouterr().out
    monkeypatch.setattr(PROTOCOL, "HOME", tmp_path)
    assert PROTOCOL.main(["--check"]) == 1
    assert "protocol.ts differs" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


async def test_every_call_is_told() -> None:
    house = House()
    routes = house.application(None).routes
    house.close()
    calls = {
        (method, route.path.replace(":path}", "}"))
        for route in routes
        if isinstance(route, Route) and route.path not in {"/", *DOORS}
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert {(call.method, call.told_path) for call in stated()} == calls


@pytest.mark.feature("api")
def test_every_command_has_a_call() -> None:
    asked = {*get_args(Command), *get_args(Query)}
    assert {call.takes for call in documented() if call.path.startswith("/api/do/")} == asked


def test_every_struct_and_field_is_in_every_language() -> None:
    page = PROTOCOL.markdown()
    files = [ROOT / "ui" / "src" / name for name in ("protocol.ts", "orders.ts")]
    typescript = "".join(file.read_text("utf-8") for file in files)
    for struct in PROTOCOL.every_struct():
        name = struct.cls.__name__
        told = re.search(rf"export interface {name} {{\n(.*?)}}", typescript, re.DOTALL)
        assert told, name
        shape = SCHEMA["$defs"][name]
        section = re.search(rf"^### {name}$(.*?)^##", page + "\n##", re.DOTALL | re.MULTILINE)
        assert section, name
        for field in struct.fields:
            assert re.search(rf"^  {field.encode_name}\??: ", told[1], re.MULTILINE), field
            assert field.encode_name in shape["properties"]
            assert f"`{field.encode_name}`" in section[1]


def test_a_set_of_values_keeps_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = PROTOCOL.aliases()
    assert not set(known) & {struct.cls.__name__ for struct in PROTOCOL.every_struct()}
    files = (ROOT / "ui" / "src" / name for name in ("protocol.ts", "orders.ts"))
    typescript = "".join(file.read_text("utf-8") for file in files)
    for name in known:
        assert len(re.findall(rf"^export type {name} = ", typescript, re.MULTILINE)) == 1, name
    monkeypatch.setattr(PROTOCOL, "every_struct", lambda: PROTOCOL.structs_in(Weather))
    assert PROTOCOL.aliases.__wrapped__()["Sky"] == Sky


def test_a_bound_that_a_page_names_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ui" / "src" / "event").mkdir(parents=True)
    page = tmp_path / "ui" / "src" / "event" / "Entry.svelte"
    page.write_text("maxlength={LIMITS.NAME_MAX_CHARACTERS}", "utf-8")
    monkeypatch.setattr(PROTOCOL, "HOME", tmp_path)
    assert PROTOCOL.bounds() == ["NAME_MAX_CHARACTERS"]


def test_schema_has_what_goes_in_and_what_comes_out() -> None:
    inward, outward = SCHEMA["anyOf"]
    assert inward == {"$ref": "#/$defs/Ask"}
    frames = {one["$ref"].rsplit("/", 1)[1] for one in outward["anyOf"]}
    assert frames == {struct.__name__ for struct in Frame.__args__}
    assert set(SCHEMA["$defs"]["Ask"]["properties"]) == set(
        msgspec.structs.asdict(
            msgspec.convert({"id": "a", "do": {"type": "join", "event": "e"}}, Ask)
        )
    )


async def test_a_command_and_a_topic_may_be_told_in_the_path() -> None:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        alone = await client.post("/api/do/join", json={"event": "e1"})
        assert alone.status_code == 401
        await client.get("/api/me")
        lobby = (await client.get("/api/view/lobby")).json()
        assert lobby == (await client.get("/api/view", params={"topic": "lobby"})).json() | {
            "now_ms": lobby["now_ms"]
        }
        key = {"Idempotency-Key": "j1"}
        fields = {"event": lobby["play_now"]}
        first = await client.post("/api/do/join", json=fields, headers=key)
        assert first.json()["result"]["type"] == "accepted"
        assert first.json()["id"] == "j1"
        again = await client.post("/api/do/join", json=fields, headers=key)
        assert again.json() == first.json()
        other = await client.post("/api/do/leave", json=fields, headers=key)
        assert other.json()["result"]["code"] == "same-id-other-command"
        without = await client.post("/api/do/leave", json=fields)
        assert without.json()["result"]["type"] == "accepted"
        assert len(without.json()["id"]) == 32
        long = await client.post("/api/do/join", json=fields, headers={"Idempotency-Key": "x" * 65})
        assert long.status_code == 400
        wrong = await client.post("/api/do/join", json=fields | {"type": "leave"})
        assert wrong.json()["result"]["code"] == "frame-not-understood"
        assert (await client.post("/api/do/win", json={})).status_code == 404
        assert (await client.get("/api/view/nothing/here")).status_code == 404
        assert (await client.get("/api/openapi.json")).json() == json.loads(PROTOCOL.openapi())
    house.close()
