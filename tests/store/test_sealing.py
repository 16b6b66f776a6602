"""Nobody reads a hand that is played, a hook's secret or a link's digest in a copied journal; when
the hand is over everybody does, without a key."""

import sqlite3
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from ruleone.chinese import events as chinese
from ruleone.dealing import events
from ruleone.dealing.events import HandEnded, HoleDealt
from ruleone.room.access.player_links import PlayerLinksMade
from ruleone.room.core.roles import LinkMade
from ruleone.room.event.records import HomeGameMade, HostRecord, Invited
from ruleone.room.recovery.restoring import RoomRecord
from ruleone.room.webhooks.records import HookAdded, TokenMade
from ruleone.store import sealing
from ruleone.store.decks import deck_entry, read_deck
from ruleone.store.journal import Entry, Row, Write
from ruleone.store.sealing import Key, Sealed
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import verify

KEY, OTHER = Key(bytes(range(32))), Key(bytes(32))
DECK = tuple(Random(3).sample(range(52), 52))
HOLE = HoleDealt((1, 2), ((DECK[0], DECK[1]), (DECK[2], DECK[3])))
DIGEST, DOOR, SECRET = b"d" * 32, b"o" * 32, "ab" * 32
RECORDS = (
    LinkMade("l1", DIGEST, "director", None, None, None),
    PlayerLinksMade("e1", {"p1": DIGEST, "p2": DOOR}, "p0"),
    TokenMade("t1", DIGEST, "p9", "floor", None, None, 1, None, "p0"),
    HookAdded("w1", "", ("level",), None, SECRET, "p0", 5, "a1"),
    HomeGameMade("p1", 3, DOOR),
    Invited(DOOR),
    Invited(None),
)


def entry(event: msgspec.Struct) -> Entry:
    return Entry(str(event.__struct_config__.tag), msgspec.msgpack.encode(event))


def fill(path: Path, over: bool) -> tuple[Entry, ...]:
    """A room's records, and a hand that is played or over."""
    journal = SqliteJournal(path, key=KEY)
    told = tuple(entry(one) for one in RECORDS)
    hand = [deck_entry(DECK), Entry("hand-started", b"\x80"), entry(HOLE)]
    if over:
        hand.append(Entry("hand-ended", msgspec.msgpack.encode({"type": "hand-ended"})))
    writes = [
        Write("room", 0, 1, 0, told),
        Write("hand/e1/1", 0, 1, 0, tuple(hand), "p1/1", b'{"cards": [1, 2]}', b"yes"),
    ]
    journal.append(writes).result()
    journal.close()
    return (*told, *hand)


def read(path: Path, key: Key | None) -> dict[str, list[Row]]:
    journal = SqliteJournal(path, key=key)
    try:
        assert verify(journal).sound, "the chain needs no key"
        return {name: list(journal.read(name)) for name, _ in journal.streams()}
    finally:
        journal.close()


def test_a_copy_of_the_journal_shows_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    fill(path, over=False)
    data = path.read_bytes() + path.with_name("journal.sqlite").read_bytes()
    with sqlite3.connect(path) as file:
        stood = [bytes(payload) for (payload,) in file.execute("SELECT payload FROM rows")]
        bodies = [bytes(body) for (body,) in file.execute("SELECT body FROM rows")]
    file.close()
    hidden = (
        DIGEST, DOOR, SECRET.encode(), msgspec.msgpack.encode(DECK), deck_entry(DECK).payload,
        entry(HOLE).payload, b'"cards"',
    )  # fmt: skip
    assert [one for one in hidden if one in data or any(one in row for row in stood + bodies)] == []


@pytest.mark.rows("over", [False, True])
def test_with_the_key_all_is_read_as_it_was_given(
    tmp_path_factory: pytest.TempPathFactory, over: bool
) -> None:
    path = tmp_path_factory.mktemp("sealed") / "journal.sqlite"
    told = fill(path, over)
    rows = read(path, KEY)
    found = [*rows["room"], *rows["hand/e1/1"]]
    assert [(row.kind, row.payload) for row in found if row.kind != "deck"] == [
        (one.kind, one.payload) for one in told if one.kind != "deck"
    ]
    assert found[len(RECORDS)].payload == b"", "a deck has its own door"
    journal = SqliteJournal(path, key=KEY)
    assert read_deck(journal, "hand/e1/1") == DECK
    assert journal.answered("p1/1") == (b'{"cards": [1, 2]}', b"yes")
    journal.close()


def test_without_the_key_what_is_over_is_read_and_nothing_else(tmp_path: Path) -> None:
    for over in (False, True):
        path = tmp_path / str(over) / "journal.sqlite"
        fill(path, over)
        for key in (None, OTHER):
            hole = read(path, key)["hand/e1/1"][2].payload
            assert (hole == entry(HOLE).payload) == over
            journal = SqliteJournal(path, key=key)
            with pytest.raises(Sealed, match="without its key"):
                read_deck(journal, "hand/e1/1")
            link = next(iter(journal.read("room")))
            journal.close()
            assert msgspec.msgpack.decode(link.payload, type=LinkMade).digest != DIGEST
        assert OTHER.strange


def test_what_was_written_without_a_key_is_read_with_one(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    journal = SqliteJournal(path)
    told = tuple(entry(one) for one in RECORDS)
    hand = (deck_entry(DECK), Entry("hand-started", b"\x80"), entry(HOLE))
    journal.append([Write("room", 0, 1, 0, told), Write("hand/e1/1", 0, 1, 0, hand)]).result()
    journal.close()
    journal = SqliteJournal(path, key=KEY)
    journal.append([Write("hand/e1/1", 3, 1, 0, (entry(HOLE),))]).result()
    assert [row.payload for row in journal.read("room")] == [one.payload for one in told]
    assert [row.payload for row in journal.read("hand/e1/1", 2)] == [entry(HOLE).payload] * 2
    assert read_deck(journal, "hand/e1/1") == DECK
    journal.close()


def test_the_kinds_are_those_of_the_records() -> None:
    """A record that got another name would stand there in plain."""
    fields = {str(type(one).__struct_config__.tag) for one in RECORDS}
    assert fields == set(sealing.FIELDS)
    assert str(HandEnded.__struct_config__.tag) in sealing.ENDS
    assert str(HoleDealt.__struct_config__.tag) in sealing.CARDS


def test_every_card_and_every_secret_is_sealed_or_told_to_all() -> None:
    """Events of a hand with cards, and records with a secret: a new one is looked at here."""
    shown = {
        "hands-tabled", "shown", "shown-on-request", "pot-awarded", "rows-shown", "deck-sealed",
    }  # fmt: skip
    cards = {
        str(one.__struct_config__.tag)
        for module in (events, chinese)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__struct_config__.tag is not None
        and any("card" in name or name in ("burned", "rows") for name in one.__struct_fields__)
    }
    assert cards - sealing.CARDS - shown == set()
    over = {"event-ended"}
    """The secret of draws that were all made."""
    secrets = {
        str(one.__struct_config__.tag)
        for one in (*get_args(RoomRecord), *get_args(HostRecord))
        if {"digest", "digests", "door", "secret"} & set(one.__struct_fields__)
    }
    assert secrets - over == set(sealing.FIELDS)
