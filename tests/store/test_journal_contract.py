"""What every journal promises; the same suite runs on all of them."""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleone.limits import JOURNAL_NAME_MAX_CHARACTERS, JOURNAL_PAYLOAD_MAX_BYTES
from ruleone.store.chain import link
from ruleone.store.decks import deck_entry, read_deck
from ruleone.store.journal import Conflict, Entry, Journal, Write
from ruleone.store.memory import MemoryJournal
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import verify


def write(
    stream: str, expected: int, *payloads: bytes, epoch: int = 1, command: str | None = None
) -> Write:
    entries = tuple(Entry("note", payload) for payload in payloads)
    return Write(
        stream,
        expected,
        epoch,
        1_000 + expected,
        entries,
        command,
        b"" if command is None else b"body of " + command.encode(),
        b"" if command is None else b"answer to " + command.encode(),
    )


@pytest.fixture(params=["memory", "sqlite"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made: Journal = (
        MemoryJournal() if request.param == "memory" else SqliteJournal(tmp_path / "room.sqlite")
    )
    yield made
    made.close()


def done(future: "Future[None]") -> None:
    assert future.result(timeout=30) is None


def test_what_was_appended_is_read_back_in_order(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1", b"2"), write("b", 0, b"3")]))
    done(journal.append([write("a", 2, b"4", epoch=2, command="p1/x")]))
    rows = list(journal.read("a"))
    assert [row.payload for row in rows] == [b"1", b"2", b"4"]
    assert [row.version for row in rows] == [1, 2, 3]
    assert [row.epoch for row in rows] == [1, 1, 2]
    assert [row.at_ms for row in rows] == [1_000, 1_000, 1_002]
    assert [row.command for row in rows] == [None, None, "p1/x"]
    assert [row.payload for row in journal.read("a", after=2)] == [b"4"]
    assert list(journal.read("a", after=3)) == []
    assert list(journal.read("a", after=99)) == []
    assert list(journal.read("nobody")) == []


def test_streams_are_listed_by_prefix(journal: Journal) -> None:
    done(journal.append([write(name, 0, b".") for name in ("room", "hand/e1/1", "hand/e2/1")]))
    done(journal.append([write("hand/e1/1", 1, b"..", b"...")]))
    assert list(journal.streams()) == [("hand/e1/1", 3), ("hand/e2/1", 1), ("room", 1)]
    assert list(journal.streams("hand/e1/")) == [("hand/e1/1", 3)]
    assert list(journal.streams("nothing")) == []


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_another_version_than_expected_conflicts(journal: Journal, expected: int) -> None:
    done(journal.append([write("a", 0, b"1", b"2")]))
    with pytest.raises(Conflict, match="version 2"):
        journal.append([write("a", expected, b"3")]).result(30)
    assert [row.payload for row in journal.read("a")] == [b"1", b"2"]


def test_an_append_is_all_or_nothing(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1")]))
    with pytest.raises(Conflict):
        journal.append([write("b", 0, b"2", command="p/1"), write("a", 0, b"3")]).result(30)
    assert [name for name, _ in journal.streams()] == ["a"]
    assert journal.answered("p/1") is None
    done(journal.append([write("b", 0, b"2", command="p/1"), write("a", 1, b"3")]))


def test_writes_of_one_append_may_follow_each_other(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1"), write("b", 0, b"2"), write("a", 1, b"3")]))
    assert [row.payload for row in journal.read("a")] == [b"1", b"3"]


def test_a_lease_that_has_ended_writes_nothing_to_any_stream(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1", epoch=1)]))
    done(journal.append([write("room", 0, b"opened", epoch=2)]))
    for stream, expected in (("a", 1), ("room", 1), ("new", 0)):
        with pytest.raises(Conflict, match="lease 1 ended when lease 2 wrote"):
            journal.append([write(stream, expected, b"late", epoch=1)]).result(30)
    done(journal.append([write("a", 1, b"2", epoch=2)]))


def test_a_command_keeps_its_first_answer(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1", b"2", command="p1/x")]))
    assert journal.answered("p1/x") == (b"body of p1/x", b"answer to p1/x")
    assert journal.answered("p2/x") is None
    with pytest.raises(Conflict, match="p1/x"):
        journal.append([write("b", 0, b"3", command="p1/x")]).result(30)
    twice = [write("b", 0, b"3", command="p1/y"), write("c", 0, b"3", command="p1/y")]
    with pytest.raises(Conflict, match="p1/y"):
        journal.append(twice).result(30)
    assert [name for name, _ in journal.streams()] == ["a"]


def test_appends_in_flight_keep_their_order_and_fail_alone(journal: Journal) -> None:
    futures = [journal.append([write("a", n, str(n).encode())]) for n in range(200)]
    late = journal.append([write("a", 7, b"late")])
    after = journal.append([write("a", 200, b"after")])
    for future in [*futures, after]:
        done(future)
    assert isinstance(late.exception(30), Conflict)
    assert [row.payload for row in journal.read("a")][-2:] == [b"199", b"after"]


@pytest.mark.feature("journal")
def test_each_row_carries_a_hash_over_itself_and_the_row_before(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1", b"2", command="p/1"), write("b", 0, b"1")]))
    first, second = journal.read("a")
    (other,) = journal.read("b")
    assert first.hash == link(bytes(32), first)
    assert second.hash == link(first.hash, second)
    assert len({first.hash, second.hash, other.hash}) == 3


def test_a_deck_is_read_through_its_own_door_alone(journal: Journal) -> None:
    deck = tuple(range(51, -1, -1))
    entries = (deck_entry(deck), Entry("dealt", b"cards"))
    done(journal.append([Write("hand/e/1", 0, 1, 5, entries)]))
    assert [(row.kind, row.payload) for row in journal.read("hand/e/1")] == [
        ("deck", b""),
        ("dealt", b"cards"),
    ]
    assert read_deck(journal, "hand/e/1") == deck
    done(journal.append([write("hand/e/2", 0, b"no deck")]))
    with pytest.raises(LookupError, match="hand/e/2"):
        read_deck(journal, "hand/e/2")


@pytest.mark.parametrize(
    "bad",
    [
        Write("a", 0, 1, 0, ()),
        Write("a" * (JOURNAL_NAME_MAX_CHARACTERS + 1), 0, 1, 0, (Entry("note", b""),)),
        Write("a", 0, 1, 0, (Entry("note" * JOURNAL_NAME_MAX_CHARACTERS, b""),)),
        Write("a", 0, 1, 0, (Entry("note", b""),), command="x" * 300),
        Write("a", 0, 1, 0, (Entry("note", bytes(JOURNAL_PAYLOAD_MAX_BYTES + 1)),)),
        Write("a", 0, 1, 0, (Entry("note", b""),), body=bytes(JOURNAL_PAYLOAD_MAX_BYTES + 1)),
    ],
    ids=["empty", "stream", "kind", "command", "payload", "body"],
)
def test_what_cannot_be_kept_is_refused_before_anything_is_written(
    journal: Journal, bad: Write
) -> None:
    with pytest.raises(ValueError, match=r"at most|no entries"):
        journal.append([write("first", 0, b"1"), bad])
    assert list(journal.streams()) == []


def test_a_closed_journal_takes_nothing(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1")]))
    journal.close()
    with pytest.raises(OSError, match="closed"):
        journal.append([write("a", 1, b"2")]).result(30)


def test_a_sound_journal_verifies(journal: Journal) -> None:
    done(journal.append([write("a", 0, b"1", b"2"), write("b", 0, b"3")]))
    report = verify(journal)
    assert report.sound
    assert (report.rows, report.streams, report.intact) == (3, 2, 2)


Group = list[tuple[str, int, int, int]]
GROUPS: st.SearchStrategy[list[Group]] = st.lists(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.integers(0, 4), st.integers(1, 3), st.integers(0, 20)),
        min_size=1,
        max_size=3,
    ),
    max_size=15,
)


@given(groups=GROUPS)
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_memory_and_sqlite_answer_alike(
    groups: list[Group], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("alike") / "room.sqlite"
    both: list[Journal] = [MemoryJournal(), SqliteJournal(path)]
    told = [_told(journal, groups) for journal in both]
    assert told[0] == told[1]


def _told(journal: Journal, groups: list[Group]) -> list[object]:
    """Everything that a journal says of some appends, conflicts included."""
    said: list[object] = []
    for group in groups:
        writes = [
            write(stream, expected, b"1", b"2", epoch=epoch, command=f"c{n}" if n else None)
            for stream, expected, epoch, n in group
        ]
        error = journal.append(writes).exception(30)
        said.append((type(error), str(error)))
    said += [row for name, _ in journal.streams() for row in journal.read(name)]
    said += [journal.answered(f"c{n}") for n in range(21)]
    said.append(verify(journal))
    journal.close()
    return said


def test_only_decks_and_verification_read_what_is_sealed() -> None:
    """`sealed` is the one method that gives a deck away; look who names it."""
    source = Path(__file__).parents[2] / "src" / "ruleone"
    naming = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if ".sealed(" in path.read_text("utf-8")
    }
    assert naming == {"store/decks.py", "store/verify.py"}


def test_nothing_is_written_where_what_it_names_could_not_be(journal: Journal) -> None:
    kept: Future[None] = Future()
    kept.set_result(None)
    done(journal.append([write("a", 0, b"1")], kept))
    refused: Future[None] = Future()
    refused.set_exception(OSError("the names could not be written"))
    with pytest.raises(OSError, match="the names could not be written"):
        journal.append([write("a", 1, b"2")], refused).result(30)
    assert [row.payload for row in journal.read("a")] == [b"1"]


def test_nothing_is_written_before_what_it_names_is_kept(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "room.sqlite")
    done(journal.append([write("a", 0, b"1")]))
    kept: Future[None] = Future()
    waits = journal.append([write("a", 1, b"2")], kept)
    behind = journal.append([write("a", 2, b"3")])
    with pytest.raises(TimeoutError):
        waits.result(0.2)
    assert not behind.done()
    assert [row.payload for row in journal.read("a")] == [b"1"]
    kept.set_result(None)
    done(waits)
    done(behind)
    assert [row.payload for row in journal.read("a")] == [b"1", b"2", b"3"]
    journal.close()
