"""What programs are told is complete, and the page says each fact: every record of the journal is
told or passed over on purpose."""

import re
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import inspect

from ruleone import limits
from ruleone.cage import Entered, ticket
from ruleone.cage.desk import DeskRecord
from ruleone.cage.events import LedgerEvent, LedgerOpened
from ruleone.floor.followed import Line, Overruled
from ruleone.room.access.player_links import PlayerLinksEnded, PlayerLinksMade
from ruleone.room.access.staff import StaffRecord
from ruleone.room.cash import events as h
from ruleone.room.cash.waiting import WaitingEvent
from ruleone.room.core.records import EditionPinned, RoomOpened
from ruleone.room.core.roles import LinkMade, LinkOpened, LinkRevoked
from ruleone.room.desk import events as k
from ruleone.room.event.records import (
    ClocksCalled,
    DeskAsked,
    EnteredByTicket,
    EventTakenIn,
    GuestCame,
    HomeGameMade,
    HostRecord,
    HousePlayersNamed,
    HurriedOn,
    Invited,
    ReasonGiven,
    RequestEnded,
    ResultEntered,
    SeatLeft,
    SeatTaken,
    StartAppointed,
    StartMissed,
    TableLookedAt,
    TurnsTaken,
)
from ruleone.room.event.setup.templates import TemplateDropped, TemplateKept
from ruleone.room.live import events as v
from ruleone.room.pages.screens import ScreenMade, ScreenRevoked
from ruleone.room.recovery.restoring import RoomRecord
from ruleone.room.results.leagues import (
    LeagueDropped,
    LeagueEntryUndone,
    LeagueSet,
    OutsideAdded,
    PointsGiven,
)
from ruleone.room.table.records import BankUsed, Directed, HandRetired, TimeUp
from ruleone.room.webhooks import records as p
from ruleone.room.webhooks.happenings import TOLD, Happening, concerns, happenings
from ruleone.room.webhooks.records import Kind
from ruleone.room.webhooks.schema import FACTS
from ruleone.store.journal import Row
from ruleone.tournament import events as e
from ruleone.tournament.events import days as d
from ruleone.tournament.events import draws as se
from ruleone.tournament.events import reports as te
from ruleone.tournament.events import undo as b

PAGE: Final = Path(__file__).parents[2] / "docs" / "en" / "build" / "api.md"

REGISTRY: Final[dict[str, tuple[Any, ...]]] = {
    "room": get_args(RoomRecord),
    "event/e1": get_args(e.TournamentEvent) + get_args(HostRecord),
    "cash/c1": get_args(h.CashEvent),
    "cash-waiting": get_args(WaitingEvent),
    "desk": get_args(k.DeskEvent),
    "live/l1": get_args(v.LiveEvent),
    "cage": get_args(LedgerEvent),
}
"""All records by the streams in which they stand."""

PASSED_OVER: Final = {
    "the house's own": {
        RoomOpened, EditionPinned, LinkMade, LinkOpened, LinkRevoked, LeagueSet,
        LeagueDropped, EventTakenIn, ScreenMade, ScreenRevoked, p.TokenMade,
        p.TokenRevoked, p.TokenExpired, p.HookAdded, p.HookRemoved,
        LedgerOpened, e.EventOpened, e.ClockRestarted, h.CashTableOpened, v.LiveTableOpened,
        v.LiveTableClosed, v.FloorComing, HousePlayersNamed, HurriedOn, TurnsTaken,
        ClocksCalled, StartAppointed, StartMissed, EnteredByTicket, te.TableFollowed,
        TableLookedAt,
        te.TableLetGo, te.StacksReported, te.BigBlindReported, te.ProposalPutOff,
        te.SwitchedByItself, te.HandOverReported, TemplateKept, TemplateDropped,
        *get_args(StaffRecord), OutsideAdded, PointsGiven, LeagueEntryUndone, *get_args(DeskRecord),
    },
    "secret, or a person's own": {
        e.EnvelopesSealed, d.LastHandsSealed, se.DrawsSealed, HomeGameMade, Invited,
        GuestCame, DeskAsked, RequestEnded, e.SeatPinned, SeatLeft, PlayerLinksMade,
        PlayerLinksEnded,
        SeatTaken, BankUsed, TimeUp, h.AddOnAsked, h.SatOut, h.CameBack, h.DealHeld,
        h.HoldEnded, h.SeatGivenUp,
    },
    "told by what follows": {
        Directed, ReasonGiven, HandRetired, e.RemovalOrdered, e.EndOrdered, e.HandForHandPlayed,
        e.GameChosen, ResultEntered, b.RemovalLapsed, b.EndLapsed, se.DrawMade, te.ProposalTaken,
    },
}  # fmt: skip
"""The records that no program is told of, and why."""


def example(kind: inspect.Type, bare: bool = False) -> Any:
    """A value of a type, the least that it can be; a `bare` one has nothing where it may."""
    match kind:
        case inspect.StructType():
            given = {one.name: example(one.type, bare) for one in kind.fields if one.required}
            return kind.cls(**given)
        case inspect.UnionType():
            others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
            return None if bare and len(others) < len(kind.types) else example(others[0], bare)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.DictType():
            return {example(kind.key_type, bare): example(kind.value_type, bare)}
        case inspect.VarTupleType():
            return (example(kind.item_type, bare),)
        case inspect.TupleType():
            return tuple(example(one, bare) for one in kind.item_types)
    plain: dict[type[inspect.Type], Any] = {
        inspect.IntType: 1, inspect.StrType: "x", inspect.BoolType: True, inspect.BytesType: b"x",
        inspect.FloatType: 1.0, inspect.NoneType: None,
    }  # fmt: skip
    return plain[type(kind)]


def example_of(record: type[Any], bare: bool = False) -> Any:
    """A record that has something to tell."""
    if record is Entered:
        return Entered(1, "event-ticket", ((ticket("e2", "p1"), 600), (ticket("e2", "p2"), -600)))
    if record is v.LineEntered:
        overruled = example(inspect.type_info(Overruled))
        return v.LineEntered(1, Line(n=3, entry=overruled, began=0), "boss", 0)
    return example(inspect.type_info(record), bare)


def told_of(record: type[Any], bare: bool = False) -> tuple[Happening, ...]:
    """What programs are told of such a record, from its row."""
    stream = next(name for name, all_there in REGISTRY.items() if record in all_there)
    kind = str(record.__struct_config__.tag)
    payload = msgspec.msgpack.encode(example_of(record, bare))
    return happenings(Row(stream, 1, 1, 1, None, 0, kind, payload, b""), str.upper)


def rows_of_the_page() -> dict[str, frozenset[str]]:
    """The kinds of the page, each with all that stands in its row as code."""
    table = re.findall(r"^\| (`[a-z`, -]+`) \|(.+)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {
        kind: frozenset(re.findall(r"`([a-z_-]+)`", facts))
        for kinds, facts in table
        for kind in re.findall(r"`([a-z-]+)`", kinds)
    }


def keys(facts: Any) -> set[str]:
    """Every name of a fact, those inside lists too."""
    if isinstance(facts, dict):
        named = {key for key in facts if isinstance(key, str) and key != "x"}
        return named.union(*(keys(one) for one in facts.values()))
    if isinstance(facts, list | tuple):
        return set[str]().union(*(keys(one) for one in facts))
    return set()


@pytest.mark.feature("webhooks")
def test_every_record_is_told_or_passed_over_for_a_reason() -> None:
    every = {record for records in REGISTRY.values() for record in records}
    passed = set[Any]().union(*PASSED_OVER.values())
    assert every - set(TOLD) - passed == set(), "tell programs of it, or say here why not"
    assert set(TOLD) & passed == set()
    assert (set(TOLD) | passed) - every == set()
    assert all(concerns(stream) for stream in REGISTRY)
    assert not concerns("hand/e1/1")


def test_no_two_records_go_by_one_name() -> None:
    names = [str(record.__struct_config__.tag) for record in TOLD]
    others = [
        str(record.__struct_config__.tag) for records in PASSED_OVER.values() for record in records
    ]
    assert len(names) == len(set(names))
    assert set(names) & set(others) == set()


@pytest.mark.rows("record", TOLD, ids=lambda record: record.__name__)
def test_the_page_says_what_each_record_tells(record: type[Any]) -> None:
    told = told_of(record)
    assert told
    page = rows_of_the_page()
    for one in told:
        assert keys(one.facts) <= page[one.kind], f"{PAGE.name} does not say all of {one.kind}"
        msgspec.json.encode(one.facts)


def test_the_page_has_every_kind_and_each_is_told_of() -> None:
    assert set(rows_of_the_page()) >= set(get_args(Kind)) | {"test"}
    told = {one.kind for record in TOLD for one in told_of(record)}
    assert told == {*get_args(Kind), "test"}


@pytest.mark.rows("bare", [False, True])
@pytest.mark.rows("record", TOLD, ids=lambda record: record.__name__)
def test_what_each_record_tells_has_its_shape(record: type[Any], bare: bool) -> None:
    for one in told_of(record, bare):
        body = msgspec.json.encode(one.facts)
        msgspec.json.decode(body, type=FACTS[one.kind])


def test_every_kind_has_a_shape_of_what_the_page_says() -> None:
    assert set(FACTS) == {*get_args(Kind), "test"}
    page = rows_of_the_page()
    for kind, shape in FACTS.items():
        assert set(shape.__struct_fields__) <= page[kind] | {"how"}, kind


def test_all_kinds_can_be_asked_for_in_one_command() -> None:
    assert len(get_args(Kind)) <= limits.LIST_MAX_ITEMS


def test_nobody_learns_the_order_of_the_envelopes() -> None:
    began = e.MysteryBegan(3, (10, 500, 40), at_ms=0)
    row = Row("event/e1", 1, 1, 1, None, 0, "mystery-began", msgspec.msgpack.encode(began), b"")
    (told,) = happenings(row, str)
    assert told.facts["envelopes"] == [500, 40, 10]


def test_a_ticket_is_told_of_the_event_that_it_is_for() -> None:
    won, gone = told_of(Entered)
    assert (won.event, won.facts) == (
        "e2", {"player": "p1", "name": "P1", "how": "won", "worth": 600},
    )  # fmt: skip
    assert (gone.event, gone.facts["how"]) == ("e2", "returned")
