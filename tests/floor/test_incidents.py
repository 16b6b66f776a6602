"""Every kind of incident takes its facts as JSON has them, fills in what the hand knows, and says
what is wrong with others."""

import re
from pathlib import Path
from typing import Any

import pytest
from incident_tables import (
    TABLES,
    TOLD,
    said,
)
from live import live, refused

from ruleone.cards import parse
from ruleone.floor import BadFacts, ClockCall, Ruling
from ruleone.floor.cards import Arrival, DroppedStub
from ruleone.floor.followed import (
    INCIDENTS,
    Happened,
    Line,
    facts_of,
    happened,
)
from ruleone.floor.procedure import BetsTouched

WRONG: list[dict[str, Any]] = [
    {"nothing_of_it": 1},
    {"x" * 9000: 1},
    {"seat": "x"},
    {"seat": 9},
    {"seat": 10**30},
    {"seat": None, "game": "whist"},
    {"cards": [999]},
    {"cards": {"1": 999}},
    {"cards": [[[[[[[["As"]]]]]]]]},
    {"cards": "x" * 5000},
]

OF_THE_TABLE = ("wrong-seat", "wrong-stacks")
"""Told of whoever sits at the table, in the hand or not."""


def test_every_kind_is_told_here() -> None:
    assert {*TOLD} == {*INCIDENTS}
    assert {*dict(TOLD.values())} == {*TABLES}


@pytest.mark.rows("kind", TOLD)
def test_facts_as_json_has_them_are_ruled(kind: str) -> None:
    table, facts = TOLD[kind]
    line = TABLES[table]().judged(Happened(kind, facts))
    assert isinstance(line, Line), line
    assert isinstance(line.ruling, Ruling)


@pytest.mark.rows("kind", INCIDENTS)
@pytest.mark.rows("wrong", WRONG, ids=lambda wrong: str(wrong)[:30])
def test_wrong_facts_are_answered(kind: str, wrong: dict[str, Any]) -> None:
    table, facts = TOLD[kind]
    refused(TABLES[table](), Happened(kind, {**facts, **wrong}))


@pytest.mark.rows("kind", INCIDENTS)
def test_seats_of_every_fact_are_those_of_the_hand(kind: str) -> None:
    table, facts = TOLD[kind]
    followed = TABLES[table]()
    seats = {"seat", "by", "of", "asked_by"} - ({"by"} if kind == "last-card-seen" else set())
    nobody = "no-such-seat-at-table" if kind in OF_THE_TABLE else "no-such-seat-in-hand"
    for name in seats & facts_of(kind).keys():
        assert said(followed, kind, **{**facts, name: 9}) == nobody
    for name in {"high", "low", "absent", "penalised"} & facts_of(kind).keys():
        assert said(followed, kind, **{**facts, name: [9]}) == "no-such-seat-in-hand"
    for name in {"pulled", "moves"} & facts_of(kind).keys():
        assert said(followed, kind, **{**facts, name: {"9": 5}}) == nobody


@pytest.mark.rows("kind", INCIDENTS)
def test_what_the_hand_knows_is_not_told(kind: str) -> None:
    table, facts = TOLD[kind]
    own = set(INCIDENTS[kind].facts.__struct_fields__) - {*facts_of(kind)}
    for name in own:
        code = said(TABLES[table](), kind, **{**facts, name: 1})
        assert code in ("not-such-a-fact", "nothing-is-told")


def test_cards_of_an_incident_may_be_written() -> None:
    numbers = live().judged(Happened("early-board", {"cards": [*map(parse, ("Qs", "2c", "3c"))]}))
    written = live().judged(Happened("early-board", {"cards": ["Qs", "2c", "3c"]}))
    assert isinstance(numbers, Line)
    assert isinstance(written, Line)
    assert written.ruling == numbers.ruling
    assert isinstance(live().judged(Happened("early-board", {"cards": ["??"] * 3})), Line)
    assert said(live(), "early-board", cards=["Xx", "2c", "3c"]) == "no-such-card"


def test_facts_know_their_incident() -> None:
    for facts in (DroppedStub(stub=40), BetsTouched(to="count", to_act=3)):
        entry = happened(facts)
        assert {*entry.facts} == {*facts_of(entry.kind)}
    told = happened(DroppedStub(stub=40)).facts
    assert told == {"restorable": None, "seen": False, "mixed": []}
    assert {*facts_of("picked-up")} == {"seat"}
    assert {*facts_of("at-the-deal")} == {*Arrival.__struct_fields__}
    with pytest.raises(BadFacts, match="ClockCall"):
        happened(ClockCall())


def test_the_page_says_what_is_told_of_each_kind_and_what_the_hand_knows() -> None:
    page = (Path(__file__).parents[2] / "docs" / "en" / "build" / "live-tables.md").read_text(
        "utf-8"
    )
    rows = (line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `"))
    said_there = {
        row[0].strip("`"): tuple({*re.findall(r"`(\w+)`", cell)} for cell in row[1:])
        for row in rows
        if row[0].strip("`") in INCIDENTS
    }
    for kind, incident in INCIDENTS.items():
        told = {*facts_of(kind)}
        assert said_there[kind] == (told, {*incident.facts.__struct_fields__} - told)
