"""What is told of the wire is what the structs say."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from houses import House
from starlette.routing import Route

from ruleone.room.commands import Ask
from ruleone.room.views import Frame
from ruleone.web.pages import PAGES

ROOT = Path(__file__).parents[2]


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol", ROOT / "tools" / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PROTOCOL = generator()
FILES: dict[Path, str] = PROTOCOL.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_committed_file_is_the_generated_one(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run python tools/protocol.py"


def test_check_fails_where_a_file_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert PROTOCOL.main(["--check"]) == 0
    monkeypatch.setattr(PROTOCOL, "HOME", tmp_path)
    assert PROTOCOL.main(["--check"]) == 1
    assert "protocol.ts differs" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


async def test_every_call_is_told() -> None:
    house = House()
    routes = house.application(None).routes
    house.close()
    calls = {
        (method, route.path)
        for route in routes
        if isinstance(route, Route) and route.path not in PAGES
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert {(call.method, call.path) for call in PROTOCOL.CALLS} == calls


def test_every_struct_and_field_is_in_every_language() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    typescript = (ROOT / "ui" / "src" / "protocol.ts").read_text("utf-8")
    schema = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    for struct in PROTOCOL.every_struct():
        name = struct.cls.__name__
        told = re.search(rf"export interface {name} {{\n(.*?)}}", typescript, re.DOTALL)
        assert told, name
        shape = schema["$defs"][name]
        section = re.search(rf"^### {name}$(.*?)^##", page + "\n##", re.DOTALL | re.MULTILINE)
        assert section, name
        for field in struct.fields:
            assert re.search(rf"^  {field.encode_name}\??: ", told[1], re.MULTILINE), field
            assert field.encode_name in shape["properties"]
            assert f"`{field.encode_name}`" in section[1]


def test_schema_has_what_goes_in_and_what_comes_out() -> None:
    schema = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    inward, outward = schema["anyOf"]
    assert inward == {"$ref": "#/$defs/Ask"}
    frames = {one["$ref"].rsplit("/", 1)[1] for one in outward["anyOf"]}
    assert frames == {struct.__name__ for struct in Frame.__args__}
    assert set(schema["$defs"]["Ask"]["properties"]) == set(
        msgspec.structs.asdict(
            msgspec.convert({"id": "a", "do": {"type": "join", "event": "e"}}, Ask)
        )
    )
