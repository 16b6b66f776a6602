"""Whatever a browser sends comes out as an ask or as a typed refusal, within every bound."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone import limits
from ruleone.dealing.actions import RaiseTo
from ruleone.room.commands import Ask, Watch
from ruleone.room.event.entries.commands import Join
from ruleone.room.playing import Act
from ruleone.web.reading import Unread, read
from ruleone.words import LANGUAGES, has_words, say

ROWS = {"front": ["As"], "middle": [], "back": []}


def act(**changed: Any) -> dict[str, Any]:
    do = {"type": "act", "event": "e1", "table": 1, "hand": 4, "turn": 2}
    return {"id": "a1", "do": do | {"action": {"type": "raise", "to": 300}} | changed}


def announced(payouts: dict[str, Any]) -> dict[str, Any]:
    """An event with payouts of the director's own."""
    terms = {"charged": False, "buy_in": 100, "payouts": payouts}
    do = {"type": "create-event", "template": "six-max", "name": "", "terms": terms}
    return {"id": "a1", "do": do}


def column(lines: int) -> dict[str, Any]:
    return {"entrants_min": 2, "entrants_max": 9, "shares": [[1, 50]] * lines}


def league(**changed: Any) -> dict[str, Any]:
    told = {"name": "club", "title": "Club", "formula": "place"}
    return {"id": "a1", "do": {"type": "set-league", "league": told | changed}}


def test_reads_an_ask() -> None:
    action = RaiseTo(to=300)
    assert read(json.dumps(act())) == Ask("a1", Act("e1", 1, 4, 2, action))


@pytest.mark.rows(
    ("frame", "code", "id_", "parameters"),
    [
        ("", "frame-not-json", "", {}),
        ("{", "frame-not-json", "", {}),
        ("hello", "frame-not-json", "", {}),
        ('{"id": "\\ud800", "do": 1}', "frame-not-json", "", {}),
        ("\ud800", "frame-not-json", "", {}),
        (b'{"id": "a1"}', "frame-binary", "", {"expected": "text"}),
        ("[]", "frame-not-understood", "", {"at": "$", "expected": "object", "came": "array"}),
        ("null", "frame-not-understood", "", {"expected": "object", "came": "null"}),
        ('{"id": "a1"}', "frame-not-understood", "a1", {"expected": "do", "came": "nothing"}),
        ('{"do": {}}', "frame-not-understood", "", {"at": "$.do", "expected": "type"}),
        (
            '{"id": 7, "do": {"type": "join", "event": "e"}}',
            "frame-not-understood",
            "",
            {"at": "$.id", "expected": "str", "came": "int"},
        ),
        (
            '{"id": "a1", "do": {"type": "steal"}}',
            "frame-not-understood",
            "a1",
            {"at": "$.do.type", "came": "steal"},
        ),
        (
            json.dumps(act(table="1")),
            "frame-not-understood",
            "a1",
            {"at": "$.do.table", "expected": "int", "came": "str"},
        ),
        (
            json.dumps(act(action={"type": "raise", "to": 1.5})),
            "frame-not-understood",
            "a1",
            {"at": "$.do.action.to", "expected": "int", "came": "float"},
        ),
        (
            json.dumps(act(action={"type": "arrange", "declare_natural": True, **ROWS})),
            "frame-not-understood",
            "a1",
            {"at": "$.do.action", "expected": "known-field", "came": "declare_natural"},
        ),
        (
            json.dumps(act(hnad=4)),
            "frame-not-understood",
            "a1",
            {"at": "$.do", "expected": "known-field", "came": "hnad"},
        ),
        (
            json.dumps(act() | {"seen": 3}),
            "frame-not-understood",
            "a1",
            {"at": "$", "expected": "known-field", "came": "seen"},
        ),
        (
            json.dumps(announced({"type": "shares", "columns": [column(1) | {"to": 9}]})),
            "frame-not-understood",
            "a1",
            {"at": "$.do.terms.payouts.columns[0]", "expected": "known-field", "came": "to"},
        ),
        (
            json.dumps(act(action={"type": "raise"})),
            "frame-not-understood",
            "a1",
            {"at": "$.do.action", "expected": "to"},
        ),
        (
            json.dumps(act(action={"type": "raise", "to": None})),
            "frame-not-understood",
            "a1",
            {"at": "$.do.action.to", "expected": "int", "came": "null"},
        ),
        (
            json.dumps(act(action={"type": "raise", "to": 2**53})),
            "number-too-large",
            "a1",
            {"at": "$.do.action.to", "expected": limits.NUMBER_MAX},
        ),
        (json.dumps(act(hand=-(10**40))), "number-too-large", "a1", {"at": "$.do.hand"}),
        (
            json.dumps({"id": "a1", "do": {"type": "create-event", "sheet": {"stack": 0}}}),
            "frame-not-understood",
            "a1",
            {"at": "$.do.sheet.stack", "expected": "int >= 1", "came": "another"},
        ),
        (
            json.dumps(act(event="e" * 1001)),
            "text-too-long",
            "a1",
            {"at": "$.do.event", "expected": 1000, "came": 1001},
        ),
        (
            json.dumps(act(action={"type": "show", "cards": ["As"] * 33})),
            "list-too-long",
            "a1",
            {"at": "$.do.action.cards", "expected": 32, "came": 33},
        ),
        (
            json.dumps(announced({"type": "amounts", "amounts": [[1, 9]] * 201})),
            "list-too-long",
            "a1",
            {"at": "$.do.terms.payouts.amounts", "expected": 200, "came": 201},
        ),
        (
            json.dumps(announced({"type": "shares", "columns": [column(201)]})),
            "list-too-long",
            "a1",
            {"at": "$.do.terms.payouts.columns[0].shares", "expected": 200},
        ),
        (
            json.dumps(announced({"type": "shares", "columns": [column(1)] * 33})),
            "list-too-long",
            "a1",
            {"at": "$.do.terms.payouts.columns", "expected": 32},
        ),
        (
            json.dumps(league(left_out=["e1"] * 501)),
            "list-too-long",
            "a1",
            {"at": "$.do.league.left_out", "expected": 500, "came": 501},
        ),
        (
            json.dumps(league(points="1" * 3201)),
            "text-too-long",
            "a1",
            {"at": "$.do.league.points", "expected": 3200, "came": 3201},
        ),
        (
            json.dumps({"id": "", "do": {"type": "join", "event": "e"}}),
            "text-too-long",
            "",
            {"at": "$.id", "came": 0},
        ),
        (
            json.dumps({"id": "x" * 65, "do": {"type": "join", "event": "e"}}),
            "text-too-long",
            "",
            {"at": "$.id", "came": 65},
        ),
        (
            json.dumps({"id": "a", "do": {"type": "watch", "topics": ["t"] * 33}}),
            "list-too-long",
            "a",
            {"at": "$.do.topics", "came": 33},
        ),
        (
            json.dumps({"id": "a", "do": {"type": "watch", "topics": ["t" * 101]}}),
            "text-too-long",
            "a",
            {"at": "$.do.topics[0]", "came": 101},
        ),
        ("[" * 200 + "]" * 200, "frame-too-deep", "", {"expected": 12, "came": 200}),
        ('{"id": "a1", "x": ' + "[" * 4000 + "]" * 4000 + "}", "frame-too-deep", "", {}),
        (
            '{"id": "a1", "x": "' + "y" * limits.FRAME_MAX_BYTES + '"}',
            "frame-too-large",
            "",
            {"expected": limits.FRAME_MAX_BYTES},
        ),
    ],
)
def test_says_what_was_expected_and_what_came(
    frame: str | bytes, code: str, id_: str, parameters: dict[str, object]
) -> None:
    unread = read(frame)
    assert isinstance(unread, Unread)
    assert unread.id == id_
    assert (unread.refusal.code, unread.refusal.kind) == (code, "syntax")
    assert parameters.items() <= unread.refusal.parameters.items()
    for language in LANGUAGES:
        assert has_words(language, f"refusal-{code}")
        say(language, f"refusal-{code}", **unread.refusal.parameters)


def test_brackets_in_texts_do_not_nest() -> None:
    ask = read(json.dumps({"id": "a", "do": {"type": "join", "event": '[{"\\"[' * 20}}))
    assert ask == Ask("a", Join('[{"\\"[' * 20))


def test_bounds_are_inclusive() -> None:
    topics = ("t" * limits.TOPIC_MAX_CHARACTERS,) * limits.LIST_MAX_ITEMS
    ask = Ask("i" * limits.COMMAND_ID_MAX_CHARACTERS, Watch(topics))
    assert read(msgspec.json.encode(ask).decode()) == ask
    most = announced({"type": "shares", "columns": [column(limits.PAYOUT_LINES_MAX)]})
    assert isinstance(read(json.dumps(most)), Ask)
    points = ", ".join(["999999999.9999"] * limits.POINTS_TABLE_MAX)
    events = ["e12345"] * limits.LEAGUE_EVENTS_MAX
    assert isinstance(read(json.dumps(league(points=points, added=events, left_out=events))), Ask)


@given(st.text() | st.binary())
def test_anything_at_all_is_answered(frame: str | bytes) -> None:
    assert isinstance(read(frame), Unread)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@settings(max_examples=50)
@given(JSON, JSON)
def test_any_json_is_answered_by_its_id(id_: Any, do: Any) -> None:
    unread = read(json.dumps({"id": id_, "do": do}))
    assert isinstance(unread, Unread)
    assert unread.id == "" or unread.id == id_
