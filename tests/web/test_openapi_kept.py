"""The room keeps what its OpenAPI page says: whatever a program sends, it gets no fault, no status
that is not told, and a body of the form that is told. The same requests each time."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from in_process import InProcess, in_process
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ruleone import limits
from ruleone.web.calls.call import Call, stands_in
from ruleone.web.calls.openapi import page
from ruleone.web.calls.table import documented

ADDRESS: Final = "http://127.0.0.1"
CALLS: Final = {f"{call.method} {call.path}": call for call in documented()}
NAMES: Final = list(CALLS)
KEPT: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
UNBOUNDED: Final = (
    "ASKS_PER_SECOND", "ASKS_AT_ONCE", "NEWCOMERS_PER_SECOND", "NEWCOMERS_AT_ONCE",
    "OPENAPI_PER_SECOND", "OPENAPI_AT_ONCE",
    "REPLAYS_PER_SECOND", "REPLAYS_IN_A_ROW", "RULES_PER_SECOND", "RULES_AT_ONCE",
)  # fmt: skip
EVENTS: Final = ("e1", "c1", "l1", "e2")
"""What there is in the room, and one that may come."""
KNOWN: Final = {
    "table": 1,
    "hand": 1,
    "reason": "said so",
    "text": "Soup is served",
    "template": "heads-up",
    "name": "Friday",
}
"""What a command may say there; the rest is made up by the form that is told."""
ALIKE: Final = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@cache
def operations() -> dict[str, Any]:
    """The operations of the page, read by a library that knows nothing of the room."""
    results = schemathesis.openapi.from_dict(page()).get_all_operations()
    read = [one for result in results if (one := getattr(result, "ok", lambda: None)())]
    return {f"{one.method.upper()} {one.path}": one for one in read}


def test_every_call_is_an_operation() -> None:
    assert sorted(operations()) == sorted(NAMES)


STAFF: Final[dict[str, dict[str, Any]]] = {
    "floor": {"role": "floor"},
    "dealer": {"role": "dealer", "event": "l1", "table": 1},
    "cashier": {"role": "cashier"},
}
"""What their links say."""
ASKING: Final = ("director", "player", "director", "nobody", *STAFF)


class Callers:
    """The room, and who asks there: nobody, a player at several tables, the director, the staff."""

    def __init__(self, room: InProcess) -> None:
        self.room: Final = room
        self.clients: Final = {
            "nobody": room.client(),
            "player": room.client(),
            "director": room.director(),
        }
        self.get("player", "/api/me")
        play_now = self.get("player", "/api/view/lobby").json()["play_now"]
        assert play_now == EVENTS[0]
        self.do("player", "join", event=play_now)
        self.do("player", "take-seat", stakes="nl-1-2", buy_in=20_000)
        self.do(
            "director",
            "open-live-table",
            title="Friday",
            game="nlhe",
            level={"small_blind": 50, "big_blind": 100},
            chips=[25, 100],
            seats=[{"seat": n, "name": f"P{n}", "stack": 10_000} for n in (1, 2, 3)],
        )
        self.do("director", "start-live-hand", event="l1", hand=0)
        for who, role in STAFF.items():
            made = self.do("director", "make-link", **role)
            self.clients[who] = room.client()
            path = made["result"]["link"]["path"]
            assert room.open_link(self.clients[who], path).is_redirect

    def get(self, who: str, path: str) -> httpx.Response:
        client = self.clients[who]
        return self.room.send(client, client.build_request("GET", path))

    def do(self, who: str, command: str, **fields: Any) -> Any:
        client = self.clients[who]
        request = client.build_request("POST", f"/api/do/{command}", json=fields)
        return self.room.send(client, request).json()

    def send(self, who: str, prepared: requests.PreparedRequest) -> httpx.Response:
        """A request that was prepared by another library, as it stands."""
        client, body = self.clients[who], prepared.body or b""
        assert isinstance(body, str | bytes)
        headers = {name: str(value) for name, value in prepared.headers.items()}
        request = client.build_request(
            str(prepared.method), str(prepared.url), headers=headers, content=body
        )
        return self.room.send(client, request)


@pytest.fixture(scope="module")
def callers() -> Iterator[Callers]:
    with pytest.MonkeyPatch.context() as patch:
        for name in UNBOUNDED:
            patch.setattr(limits, name, 1e12)
        with in_process() as room:
            yield Callers(room)


def placed(value: Any, known: dict[str, Any]) -> Any:
    """The value with what there is in the place of what was made up."""
    if isinstance(value, dict):
        return {name: known.get(name, placed(part, known)) for name, part in value.items()}
    return value


def kept(callers: Callers, name: str, data: st.DataObject) -> None:
    """Send one request of the operation, and look at what comes back."""
    mode = data.draw(st.sampled_from((GenerationMode.POSITIVE, GenerationMode.NEGATIVE)))
    case = data.draw(operations()[name].as_strategy(generation_mode=mode))
    who = data.draw(st.sampled_from(ASKING))
    event = data.draw(st.sampled_from((*EVENTS, None)))
    if event is not None:
        known = KNOWN | {"event": event}
        case.body = placed(case.body, known)
        case.path_parameters = placed(case.path_parameters, known)
        case.query = placed(case.query, {"event": event})
        case.headers.pop("Idempotency-Key", None)
    sent = case.as_transport_kwargs(base_url=ADDRESS)
    sent.pop("timeout", None)
    response = callers.send(who, requests.Request(**sent).prepare())
    case.validate_response(response, checks=KEPT)
    assert states(CALLS[name], response), f"{name} states no such refusal: {response.text}"


def states(call: Call, response: httpx.Response) -> bool:
    """Whether a refusal is among those that the call states; what it judges as a command is refused
    in as many ways as that."""
    if response.status_code < 400 or "json" not in response.headers.get("content-type", ""):
        return True
    told = response.json()
    if told["type"] != "refusal" or call.judges is not None:
        return True
    return stands_in(told["code"], call.refusals[response.status_code])


@pytest.mark.feature("api")
@pytest.mark.parametrize("name", NAMES)
@settings(ALIKE, max_examples=6)
@given(data=st.data())
def test_what_is_told_is_kept(callers: Callers, name: str, data: st.DataObject) -> None:
    kept(callers, name, data)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
@settings(ALIKE, max_examples=300)
@given(data=st.data())
def test_what_is_told_is_kept_for_long(callers: Callers, name: str, data: st.DataObject) -> None:
    kept(callers, name, data)
