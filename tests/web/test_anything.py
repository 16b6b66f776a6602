"""Anything at all at the front door: never a fault of the room's own, and what is refused changes
nothing. The routes are those of `/api/openapi.json`."""

import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args
from urllib.parse import quote, urlencode
from urllib.request import urlopen

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from serving import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ruleone import limits
from ruleone.room.commands import Ask, Command
from ruleone.room.views import Answer, Frame
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.openapi import page
from ruleone.web.reading import Unread, read, read_body

SHORT: Final = (sys.executable, str(Path(__file__).parent / "short_serve.py"), "serve")
GENEROUS: Final = dict.fromkeys(
    ("ASKS_PER_SECOND", "ASKS_AT_ONCE", "NEWCOMERS_PER_SECOND", "NEWCOMERS_AT_ONCE"), 1e9
)
ROUTES: Final = [
    (method.upper(), path) for path, methods in page()["paths"].items() for method in methods
]
FIELDS: Final = sorted({name for kind in get_args(Command) for name in kind.__struct_fields__})
TAGS: Final = [kind.__struct_config__.tag for kind in get_args(Command)]
FRAME: Final = msgspec.json.Decoder(Frame)

scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
    | st.sampled_from(["", "lobby", "table/e1/1", "event/e1", "director/e1", "\x00", "x" * 2_000])
    | st.sampled_from([0, -1, 2**53, 2**64, 10**400])
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
commands = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from(TAGS) | st.text(max_size=9),
    st.dictionaries(st.sampled_from(FIELDS), values),
)
asks = st.builds(lambda id_, do: {"id": id_, "do": do}, st.text(max_size=80) | values, commands)
written = (asks | values).map(lambda value: json.dumps(value))
deep = st.integers(1, 30_000).map(lambda depth: "[" * depth + "]" * depth)
cut = st.tuples(written, st.integers(0, 200)).map(lambda one: one[0][: one[1]])
texts = st.text() | written | deep | cut | st.integers(1, 60_000).map(lambda size: "x" * size)
few = settings(max_examples=60, deadline=None)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that lets everybody ask as often as he likes."""
    served = Served(tmp_path_factory.mktemp("anything"))
    served.start(SHORT, RULEONE_PATIENCE=json.dumps(GENEROUS))
    yield served
    said = served.said()
    served.kill()
    assert "Traceback" not in said, said


@pytest.fixture(scope="module")
def visitor(room: Served) -> Iterator[httpx.Client]:
    """Somebody with a session."""
    with httpx.Client(base_url=room.address) as client:
        client.get("/api/me")
        yield client


def rows(room: Served) -> int:
    """How many entries the journal has."""
    file = sqlite3.connect(f"{(room.data / 'journal.sqlite').as_uri()}?mode=ro", uri=True)
    (count,) = file.execute("SELECT count(*) FROM rows").fetchone()
    file.close()
    return int(count)


def is_well(room: Served) -> bool:
    with urlopen(f"{room.address}/healthz") as answer:
        return bool(answer.read() == b"ok\n")


@settings(max_examples=200, deadline=None)
@given(texts | st.binary())
def test_any_frame_is_an_ask_or_said_not_to_be_one(frame: str | bytes) -> None:
    asked = read(frame)
    if isinstance(asked, Unread):
        assert asked.refusal.kind == "syntax"
        assert len(asked.id) <= limits.COMMAND_ID_MAX_CHARACTERS
        assert {"expected", "came"} <= asked.refusal.parameters.keys()
    else:
        assert isinstance(asked, Ask)
    if isinstance(frame, bytes):
        read_body(frame)


@few
@given(body=texts.map(lambda text: text.encode("utf-8", "surrogatepass")) | st.binary())
def test_any_body_is_answered_and_what_is_refused_changes_nothing(
    room: Served, visitor: httpx.Client, body: bytes
) -> None:
    before = rows(room)
    response = visitor.post(
        "/api/do",
        content=body,
        headers={"content-type": "application/json", "origin": room.address},
    )
    assert response.status_code < 500
    answer = msgspec.json.decode(response.content, type=Answer)
    if isinstance(answer.result, Refusal):
        assert answer.result.code != "fault"
        assert rows(room) == before


@pytest.mark.feature("api")
@few
@given(
    route=st.sampled_from(ROUTES),
    part=st.text(max_size=60),
    query=st.dictionaries(st.sampled_from(["topic", "x"]), st.text(max_size=200)),
    headers=st.dictionaries(
        st.sampled_from(["accept-language", "cookie", "origin", "content-type", "host", "range"]),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=80).map(str.strip),
    ),
    body=st.binary(max_size=300),
)
def test_any_request_to_any_route_is_answered(
    room: Served,
    visitor: httpx.Client,
    route: tuple[str, str],
    part: str,
    query: dict[str, str],
    headers: dict[str, str],
    body: bytes,
) -> None:
    before = rows(room)
    method, path = route
    place = f"{path.replace('{token}', quote(part, safe=''))}?{urlencode(query)}"
    response = visitor.request(method, place, headers=headers, content=body)
    assert response.status_code < 500, response.text
    assert "Traceback" not in response.text
    assert rows(room) == before
    assert is_well(room)


def answer_on(socket: ClientConnection) -> Answer:
    """The next answer on a socket; welcome, views and the like are passed over."""
    while True:
        frame = FRAME.decode(socket.recv(timeout=60))
        if isinstance(frame, Answer):
            return frame


@few
@given(frame=texts | st.binary(min_size=1, max_size=300))
def test_any_frame_is_answered_over_the_socket_or_ends_that_connection_alone(
    room: Served, visitor: httpx.Client, frame: str | bytes
) -> None:
    before = rows(room)
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())}
    address = room.address.replace("http", "ws", 1) + "/ws"
    size = len(frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace"))
    with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
        try:
            socket.send(frame)
            answer = answer_on(socket)
        except (ConnectionClosed, UnicodeEncodeError):
            assert size > limits.FRAME_CUT_OFF_BYTES or not isinstance(frame, bytes)
        else:
            if isinstance(answer.result, Refusal):
                assert answer.result.code != "fault"
                assert rows(room) == before
    assert is_well(room)


@pytest.mark.parametrize("size", [limits.FRAME_MAX_BYTES + 1, 1_000_000, 30_000_000])
def test_a_huge_body_is_refused_unread(room: Served, visitor: httpx.Client, size: int) -> None:
    before = rows(room)
    headers = {"content-type": "application/json", "origin": room.address}
    try:
        response = visitor.post("/api/do", content=b"[" * size, headers=headers)
    except httpx.WriteError:
        pass  # Closed while it was still coming.
    else:
        assert response.status_code < 500
        answer: Any = msgspec.json.decode(response.content, type=Answer)
        assert answer.result.code == "frame-too-large"
    assert rows(room) == before
    assert is_well(room)
