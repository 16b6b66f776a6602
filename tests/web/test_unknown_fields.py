"""A field that its object does not have is told with its name and place, wherever it stands."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.room.commands import Ask, Command, Query
from ruleone.web.calls.openapi import page
from ruleone.web.calls.table import documented
from ruleone.web.reading import UnknownField, Unread, read, unknown_field

ASKED: Final = (*get_args(Command), *get_args(Query))
STRANGE: Final = "strange"


def objects(value: Any, at: str = "$") -> Iterator[tuple[str, dict[str, Any]]]:
    """Each object in a JSON value, with its place."""
    if isinstance(value, dict):
        yield at, value
        for name, part in value.items():
            yield from objects(part, f"{at}.{name}")
    if isinstance(value, list):
        for n, part in enumerate(value):
            yield from objects(part, f"{at}[{n}]")


EVENT: Final = {
    "type": "create-event",
    "template": "regular",
    "name": "Friday",
    "terms": {
        "charged": False,
        "buy_in": 100,
        "payouts": {
            "type": "shares",
            "columns": [{"entrants_min": 2, "entrants_max": 9, "shares": [[1, 100]]}],
        },
    },
    "play": {},
    "sheet": {"name": "Own", "stack": 5_000, "rows": [{"blinds": [50, 100]}]},
}
LIVE: Final = {
    "type": "open-live-table",
    "title": "Friday",
    "game": "nlhe",
    "level": {"small_blind": 50, "big_blind": 100},
    "chips": [25, 100],
    "seats": [{"seat": 1, "name": "Ann", "stack": 10_000}, {"seat": 2, "name": "", "stack": 9}],
}
RAISE: Final = {
    "type": "act",
    "event": "e1",
    "table": 1,
    "hand": 4,
    "turn": 2,
    "action": {"type": "raise", "to": 300},
}

PUSH: Final = {
    "type": "enter-live",
    "event": "l1",
    "hand": 1,
    "lines": 0,
    "entry": {"type": "plays", "seat": 1, "steps": [{"type": "push", "chips": {"25": 4}}]},
}
KEEP: Final = {"type": "keep-player", "name": "Ann", "details": {"email": "ann@example.org"}}


@settings(deadline=None)
@given(st.data())
def test_a_strange_field_is_found_in_any_object_of_a_command(data: st.DataObject) -> None:
    do = data.draw(st.sampled_from([EVENT, LIVE, RAISE]))
    frame = msgspec.json.encode({"id": "a1", "do": do})
    assert isinstance(read(frame.decode()), Ask)
    told = msgspec.json.decode(frame)
    at, one = data.draw(st.sampled_from(list(objects(told))))
    one[STRANGE] = data.draw(st.sampled_from([None, 0, [], {}, "x", {"id": "b"}]))
    unread = read(msgspec.json.encode(told).decode())
    assert isinstance(unread, Unread)
    assert (unread.id, unread.refusal.code) == ("a1", "frame-not-understood")
    assert unread.refusal.parameters == {"at": at, "expected": "known-field", "came": STRANGE}


@pytest.mark.rows("kind", ASKED, ids=lambda kind: kind.__struct_config__.tag)
def test_each_command_has_its_own_fields_and_no_other(kind: type[msgspec.Struct]) -> None:
    of_it = kind(**dict.fromkeys(kind.__struct_fields__))
    sent = dict.fromkeys(kind.__struct_encode_fields__) | {"type": kind.__struct_config__.tag}
    assert unknown_field(sent, of_it) is None
    assert unknown_field(sent | {STRANGE: 1}, of_it) == UnknownField(STRANGE, "$")


@pytest.mark.rows("do", [PUSH, KEEP], ids=["chips", "details"])
def test_what_is_free_in_its_names_stays_free(do: dict[str, Any]) -> None:
    assert isinstance(read(msgspec.json.encode({"id": "a1", "do": do}).decode()), Ask)


def test_the_page_of_calls_says_so_of_all_that_comes_in() -> None:
    shapes = page()["components"]["schemas"]
    taken = [call.takes for call in documented() if call.takes not in (None, str, bytes)]
    _, asked = msgspec.json.schema_components(taken)
    assert len(asked) > len(ASKED)
    assert {shapes[name]["additionalProperties"] for name in asked} == {False}
    assert "additionalProperties" not in shapes["LobbyView"], "what comes out may grow"
