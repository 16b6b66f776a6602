"""A start adds up no more of the cage than what is behind its last note; the note is no truth."""

import msgspec
import pytest
from cash_world import HIGH, CashWorld, three

from ruleone import limits
from ruleone.cage import ISSUE, BadLedger, Ledger, wallet
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.core.books import NOTED, BalancesNoted, Books
from ruleone.store.journal import Row


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows of the cage that were added up; a note is made after five entries, in rows of two
    accounts."""
    monkeypatch.setattr(limits, "LEDGER_NOTED_EVERY_ENTRIES", 5)
    monkeypatch.setattr(limits, "LEDGER_NOTED_ACCOUNTS_A_ROW", 2)
    versions: list[int] = []
    kept = Books.read

    def reading(books: Books, row: Row) -> None:
        versions.append(row.version)
        kept(books, row)

    monkeypatch.setattr(Books, "read", reading)
    return versions


def noted(world: CashWorld) -> list[BalancesNoted]:
    rows = world.journal.read(NOTED)
    return [msgspec.msgpack.decode(row.payload, type=BalancesNoted) for row in rows]


def balances(world: CashWorld) -> dict[object, int]:
    return dict(world.room._cash.books.ledger)


def busy() -> tuple[CashWorld, list[object]]:
    """A room whose cage has more than five entries."""
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    world.finish_hand(callers)
    return world, [*callers]


def test_a_start_goes_on_from_the_note_of_the_one_before(read: list[int]) -> None:
    world, _ = busy()
    cage = list(world.journal.read("cage"))
    assert len(cage) > 5
    before = balances(world)
    world.restart()
    assert read == [row.version for row in cage]
    (first, *_, last) = parts = noted(world)
    assert (first.part, last.part, last.parts) == (1, len(parts), len(parts))
    assert len(parts) > 1
    assert (last.version, last.hash, last.entries) == (
        cage[-1].version, cage[-1].hash, len(cage) - 1,
    )  # fmt: skip
    read.clear()
    world.restart()
    assert read == []
    assert balances(world) == before == dict(world.booked())
    assert len(noted(world)) == len(parts), "nothing has happened since"
    # What is entered later is added to it.
    world.sit(world.connect("dan"), HIGH, 5_000)
    newer = [row.version for row in world.journal.read("cage", cage[-1].version)]
    world.restart()
    assert read == newer
    assert balances(world) == dict(world.booked())


@pytest.mark.parametrize(
    "changes",
    [{"hash": b"another"}, {"version": 2}, {"part": 7}, {"balances": ((wallet("ann"), 1),)}],
)
def test_a_note_of_another_cage_is_not_believed(
    changes: dict[str, object], read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    world, _ = busy()
    world.restart()
    assert noted(world)
    before = balances(world)
    kept = world.journal.read

    def reading(stream: str, after: int = 0) -> object:
        for row in kept(stream, after):
            if stream != NOTED:
                yield row
                continue
            note = msgspec.msgpack.decode(row.payload, type=BalancesNoted)
            wrong = msgspec.structs.replace(note, **changes)
            yield msgspec.structs.replace(row, payload=msgspec.msgpack.encode(wrong))

    monkeypatch.setattr(world.journal, "read", reading)
    read.clear()
    world.restart()
    assert read == [row.version for row in kept("cage")]
    assert balances(world) == before


def test_a_room_goes_on_writing_notes_behind_notes(read: list[int]) -> None:
    world, _ = busy()
    world.restart()
    first = noted(world)[-1]
    names = ("dan", "eve", "fay", "gus", "hal", "ivy")
    for name in names:
        world.sit(world.connect(name), "holdem-5-10", 1_000)
    world.restart()
    second = noted(world)[-1]
    assert second.version > first.version
    read.clear()
    world.restart()
    assert read == []
    assert balances(world) == dict(world.booked())
    assert world.lobby(world.connect("dan")).cash is not None
    world.do(world.connect("kim"), TakeSeat("holdem-5-10", 1_000))


def test_a_copy_that_does_not_add_up_is_no_ledger() -> None:
    ledger = Ledger.resume("play", 2, {ISSUE: -5, wallet("ann"): 5})
    assert (ledger.entries, ledger.balance(wallet("ann")), ledger.total) == (2, 5, 0)
    for wrong in ({wallet("ann"): 5}, {wallet("ann"): -5, wallet("bob"): 5}):
        with pytest.raises(BadLedger, match="expected balances that sum to nothing"):
            Ledger.resume("play", 2, wrong)
