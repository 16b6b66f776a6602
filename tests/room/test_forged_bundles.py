"""Files of whole events that no room wrote: each row chains, and what they tell cannot be."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from bundled import chained_anew, rewritten, shelf_of, take_in, why, with_excerpt, with_row
from test_results import played, results_of
from world import World

from ruleone.cards import Draw
from ruleone.leagues.league import League
from ruleone.room.bundle import checking, form
from ruleone.room.bundle.form import Bundle, Stream
from ruleone.room.core.names import HOUSE_NAMES, house_names, is_given
from ruleone.room.directory.directory import Directory
from ruleone.room.results.leagues import LeagueTables, SetLeague
from ruleone.room.results.views import LeagueView
from ruleone.rulebook import Refusal
from ruleone.store.people import ERASED, People
from ruleone.web.sessions.lookers import friendly_names
from ruleone.words import Language


@pytest.fixture(scope="module")
def data() -> bytes:
    world = World(seed=3)
    return shelf_of(world).file_of(played(world))


@pytest.fixture
def bundle(data: bytes) -> Bundle:
    return form.read(data)


def with_excerpts(bundle: Bundle, kind: str, **told: Any) -> bytes:
    """The file in which rows of this kind tell this of the room that played it."""
    excerpts = tuple(
        with_excerpt(one, msgspec.msgpack.encode(msgspec.msgpack.decode(one.row.payload) | told))
        if one.row.kind == kind
        else one
        for one in bundle.excerpts
    )
    assert excerpts != bundle.excerpts
    return rewritten(bundle, excerpts=excerpts)


@pytest.mark.parametrize("shell_ms", [10**16, 2**63, -(10**10)])
def test_a_time_that_no_calendar_has_is_refused(bundle: Bundle, shell_ms: int) -> None:
    here = World(seed=4)
    before = list(here.journal.streams())
    refused = why(here, with_excerpts(bundle, "room-opened", shell_ms=shell_ms))
    assert refused == Refusal("bundle-unreadable", "illegal", {"said": "times"})
    assert list(here.journal.streams()) == before


def test_a_row_of_such_a_time_is_refused(bundle: Bundle) -> None:
    other = with_row(bundle, 0, 3, at_ms=10**16)
    streams = (chained_anew(other.streams[0]), *other.streams[1:])
    refused = why(World(seed=4), rewritten(other, streams=streams))
    assert refused.parameters == {"said": "times"}


def test_a_room_that_has_one_goes_on(
    bundle: Bundle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Taken in by an earlier version, which looked at no time."""
    here = World(seed=4)
    boss = here.director()
    with monkeypatch.context() as earlier:
        earlier.setattr(checking, "_expect_dated", lambda _: None)
        event = take_in(here, boss, with_excerpts(bundle, "room-opened", shell_ms=10**16))
    here.do(boss, SetLeague(League("club", "Club", "entrants", begins="2020-01-01")))
    results = results_of(here)
    view = LeagueTables(here.journal, results).league("club")
    assert isinstance(view, LeagueView)
    assert [one.event for one in view.events] == [event]
    people = People(tmp_path / "people.sqlite", Random(4).randbytes)
    assert "9999-12-31T23:59:59Z" in Directory(people, results).results_written()
    people.close()


BAD_NAMES = ("Ann\nBob", "Ann\u202e", " Ann", "Ann  B", "x" * 41)


@pytest.mark.parametrize("name", [*BAD_NAMES, ""])
def test_a_name_that_nobody_can_have_here_is_refused(bundle: Bundle, name: str) -> None:
    refused = why(World(seed=4), rewritten(bundle, names=bundle.names | {"ann": name}))
    assert refused == Refusal("bundle-unreadable", "illegal", {"said": "names"})


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_title_that_no_event_can_have_here_is_refused(bundle: Bundle, name: str) -> None:
    for kind in ("event-announced", "event-ended"):
        refused = why(World(seed=4), with_excerpts(bundle, kind, name=name))
        assert refused.parameters == {"said": "names"}


def test_house_players_are_called_as_somebody_can_be(bundle: Bundle) -> None:
    (ended,) = (one for one in bundle.excerpts if one.row.kind == "event-ended")
    names = msgspec.msgpack.decode(ended.row.payload)["names"]
    other = with_excerpts(bundle, "event-ended", names=dict.fromkeys(names, "A\nB"))
    assert why(World(seed=4), other).parameters == {"said": "names"}


@pytest.mark.rows("language", ["en", "zh"])
def test_all_whom_a_room_calls_something_can_be_in_a_file(language: Language) -> None:
    friendly = friendly_names(language, lambda most: 0)
    house = house_names(3 * len(HOUSE_NAMES), Draw(b"a seed"))
    for name in (*islice(friendly, 20_000), *house, ERASED):
        assert is_given(name)


def test_what_chains_and_comes_to_something_else_is_refused(data: bytes) -> None:
    bundle = form.read(data)
    own = bundle.streams[0]
    at = next(n for n, row in enumerate(own.rows) if row.kind == "event-finished")
    finished = msgspec.msgpack.decode(own.rows[at].payload)
    finished["results"][0]["prize"] += 1
    other = with_row(bundle, 0, at, payload=msgspec.msgpack.encode(finished))
    streams = (chained_anew(other.streams[0]), *other.streams[1:])
    refused = why(World(seed=4), rewritten(other, streams=streams))
    assert refused == Refusal("bundle-otherwise", "illegal", {"stream": own.name})


def test_a_seat_that_was_not_drawn_is_refused(data: bytes) -> None:
    """A forger who exchanges two seats, and chains all rows again."""
    bundle = form.read(data)
    own = bundle.streams[0]
    at = next(n for n, row in enumerate(own.rows) if row.kind == "seats-drawn")
    drawn = msgspec.msgpack.decode(own.rows[at].payload, strict=False)
    first, second = list(drawn["seats"])[:2]
    seats = drawn["seats"]
    seats[first], seats[second] = seats[second], seats[first]
    other = with_row(bundle, 0, at, payload=msgspec.msgpack.encode(drawn))
    streams = (chained_anew(other.streams[0]), *other.streams[1:])
    refused = why(World(seed=4), rewritten(other, streams=streams))
    assert refused == Refusal("bundle-draw", "illegal", {"stream": own.name, "version": at + 1})


def test_secrets_that_were_not_sealed_are_refused(data: bytes) -> None:
    """Drawn by the book, but from other secrets than those which were sealed."""
    bundle = form.read(data)
    own = bundle.streams[0]
    at = next(n for n, row in enumerate(own.rows) if row.kind == "draws-sealed")
    sealed = msgspec.msgpack.decode(own.rows[at].payload)
    sealed["secret"] = bytes(32).hex()
    other = with_row(bundle, 0, at, payload=msgspec.msgpack.encode(sealed))
    streams = (chained_anew(other.streams[0]), *other.streams[1:])
    refused = why(World(seed=4), rewritten(other, streams=streams))
    assert refused.code == "bundle-unread-stream"


def test_a_hand_that_ends_otherwise_is_refused(data: bytes) -> None:
    bundle = form.read(data)
    own = bundle.streams[0]
    at = next(n for n, row in enumerate(own.rows) if row.kind == "hand-recorded")
    recorded = msgspec.msgpack.decode(own.rows[at].payload, strict=False)
    hand = f"hand/{bundle.event}/{recorded['number']}"
    place = next(n for n, stream in enumerate(bundle.streams) if stream.name == hand)
    rows = bundle.streams[place].rows
    end = next(n for n, row in enumerate(rows) if row.kind == "hand-ended")
    streams = list(bundle.streams)
    streams[place] = chained_anew(Stream(hand, rows[:end]))
    refused = why(World(seed=4), rewritten(bundle, streams=tuple(streams)))
    assert refused.code in ("bundle-otherwise", "bundle-unread-stream")


@pytest.mark.parametrize(
    "told",
    [{"boards": 30_000_000}, {"boards": 2**62}, {"runs": 2**62}, {"button": 99}, {"chip": 0}],
)
def test_a_hand_that_cannot_begin_is_refused(bundle: Bundle, told: dict[str, Any]) -> None:
    refused = why(World(seed=4), with_first_hand(bundle, lambda _: told))
    assert (refused.code, refused.parameters["stream"]) == unread(bundle)


@pytest.mark.parametrize("told", [{"limit_cap": 2**62}, {"later_bets": 0}, {"burn": 7}])
def test_a_hand_under_rules_of_its_own_is_refused(bundle: Bundle, told: dict[str, int]) -> None:
    refused = why(
        World(seed=4), with_first_hand(bundle, lambda first: {"rules": first["rules"] | told})
    )
    assert (refused.code, refused.parameters["stream"]) == unread(bundle)
    assert "its rules are not those of" in str(refused.parameters["said"])


def unread(bundle: Bundle) -> tuple[str, str]:
    return "bundle-unread-stream", bundle.streams[1].name


def with_first_hand(bundle: Bundle, told: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """The file in which the first hand begins with something else."""
    rows = bundle.streams[1].rows
    at = next(n for n, row in enumerate(rows) if row.kind == "hand-started")
    first = msgspec.msgpack.decode(rows[at].payload)
    other = with_row(bundle, 1, at, payload=msgspec.msgpack.encode(first | told(first)))
    streams = (other.streams[0], chained_anew(other.streams[1]), *other.streams[2:])
    return rewritten(other, streams=streams)
