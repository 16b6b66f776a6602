"""Persons, sessions and the links they opened."""

import itertools
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from arrived import arrived

from ruleone.store.journal import Damaged
from ruleone.store.people import ERASED, NameTaken, People, Player
from ruleone.store.session_list import Session, id_under


def counting() -> "itertools.count[int]":
    return itertools.count(1)


def given(people: People, token: str, link: str) -> str:
    """The session's new token, once it was given a link."""
    before = people.sessions.of(token)
    new, durable = people.sessions.give(token, link, 7)
    durable.result()
    assert people.sessions.of(token) == before, "the token it had goes on without the link"
    assert link in people.sessions.promised(token)
    return new


def brought(people: People, token: str, now_ms: int, ends_ms: int) -> None:
    """The token has come back, so that the one it replaces ends then."""
    session = people.sessions.of(token)
    assert session is not None
    assert session.instead_of is not None
    people.sessions.brought(session.instead_of, now_ms, ends_ms).result()


@pytest.fixture
def people(tmp_path: Path) -> People:
    drawn = counting()
    return People(tmp_path / "people.sqlite", lambda size: next(drawn).to_bytes(size, "big"))


def test_a_newcomer_has_a_name_and_a_session(people: People) -> None:
    person, token = arrived(people, "Wren 7", "zh", 5)
    session = people.sessions.of(token)
    assert session is not None
    assert (session.person, session.name, session.language) == (person, "Wren 7", "zh")
    assert session.links == ()
    assert people.name(person) == "Wren 7"
    assert people.sessions.of("made up") is None


def test_a_name_can_be_changed(people: People) -> None:
    person, token = arrived(people, "Wren 7", "en", 5)
    assert people.name(person) == "Wren 7"
    renamed = people.rename(person, "Ada")
    assert people.name(person) == "Ada"
    assert renamed is not None
    renamed.result()
    session = people.sessions.of(token)
    assert session is not None
    assert (session.name, session.language) == ("Ada", "en")


def test_a_name_can_be_erased_and_takes_the_sessions_with_it(people: People) -> None:
    person, token = arrived(people, "Wren 7", "en", 5)
    second = given(people, token, "l1")
    people.erase(person).result()
    assert people.name(person) == ERASED
    assert people.sessions.of(token) is None
    assert people.sessions.of(second) is None


def test_links_belong_to_the_token_that_they_were_given_with(people: People) -> None:
    _, before = arrived(people, "Wren 7", "en", 5)
    token = before
    for link in ("l2", "l1", "l2"):
        token = given(people, token, link)
    session, earlier = people.sessions.of(token), people.sessions.of(before)
    assert session is not None
    assert session.links == ("l1", "l2"), "the one that was opened last comes last"
    assert earlier is not None
    assert (earlier.person, earlier.id, earlier.links) == (session.person, session.id, ())
    (held,) = people.sessions.held()
    assert [one.link for one in held.given] == ["l2", "l1"], "one session, whatever its tokens"


def test_a_token_ends_when_one_has_come_back_that_replaces_it(people: People) -> None:
    person, first = arrived(people, "Wren 7", "en", 5)
    lost, second = given(people, first, "l1"), given(people, first, "l1")
    assert people.sessions.promised(first) == ("l1", "l1")
    brought(people, second, 10, 40)
    brought_again = people.sessions.of(second)
    assert brought_again is not None
    assert brought_again.instead_of is None
    assert people.sessions.promised(first) == ()
    ending = people.sessions.of(first)
    assert ending is not None
    assert (ending.person, ending.ends_ms) == (person, 40)
    third = given(people, second, "l2")
    brought(people, third, 50, 80)
    assert people.sessions.of(first) is None, "its time is over"
    assert people.sessions.of(lost) is not None, "the browser may have heard of that one last"
    registered = people.registered(person)
    assert registered is not None
    assert registered.sessions_ms == (5,), "one session, whatever its tokens"
    people.sessions.end([ending.id]).result()
    assert [people.sessions.of(one) for one in (lost, second, third)] == [None] * 3


def test_nobody_waits_for_the_disk_to_read_or_to_be_renamed(tmp_path: Path) -> None:
    """Another process holds the file's write lock, as a slow disk does."""
    path = tmp_path / "people.sqlite"
    drawn = counting()
    people = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    wren, token = arrived(people, "Wren", "en", 5)
    heron, _ = arrived(people, "Heron", "en", 6)
    slow = sqlite3.connect(path, isolation_level=None)
    slow.execute("BEGIN IMMEDIATE")
    first, second = people.rename(wren, "Ada"), people.rename(wren, "Owl")
    assert first is not None
    assert second is not None
    assert not first.done()
    assert people.name(wren) == "Owl"
    assert people.rename(heron, "OWL") is None, "somebody is about to have it"
    freed = people.rename(heron, "Wren")
    assert freed is not None, "nobody is called so any more"
    session = people.sessions.of(token)
    assert session is not None
    assert session.name == "Wren", "what is on the disk"
    slow.execute("COMMIT")
    freed.result()
    assert people.sessions.of(token) == Session(wren, "Owl", "en", (), id_under(token))
    assert (people.name(wren), people.name(heron)) == ("Owl", "Wren")
    people.close()


def test_a_name_that_the_disk_refuses_is_said(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    drawn = counting()
    people = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    wren, _ = arrived(people, "Wren", "en", 5)
    with closing(sqlite3.connect(path, isolation_level=None)) as elsewhere:
        elsewhere.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON people BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    renamed = people.rename(wren, "Ada")
    assert renamed is not None
    with pytest.raises(OSError, match="could not be written: full"):
        renamed.result()
    people.close()


def test_tokens_are_not_in_the_file(tmp_path: Path) -> None:
    drawn = itertools.count(250)
    path = tmp_path / "people.sqlite"
    people = People(path, lambda size: next(drawn).to_bytes(1, "big") * size)
    _, token = arrived(people, "Wren 7", "en", 5)
    people.close()
    stored = path.read_bytes()
    assert b"Wren 7" in stored
    assert token.encode() not in stored
    assert bytes.fromhex(token) not in stored


def test_people_outlive_the_process(tmp_path: Path) -> None:
    drawn = counting()
    path = tmp_path / "people.sqlite"
    first = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    person, token = arrived(first, "Wren 7", "en", 5)
    token = given(first, token, "l1")
    first.close()
    second = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    session = second.sessions.of(token)
    assert session is not None
    assert (session.person, session.links) == (person, ("l1",))


def test_who_is_erased_gets_no_name_any_more_and_nothing_is_kept_of_him(tmp_path: Path) -> None:
    """His page is still open, and another director still has his form before him."""
    path = tmp_path / "people.sqlite"
    drawn = counting()
    people = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    wren, _ = arrived(people, "Wren", "en", 5)
    slow = sqlite3.connect(path, isolation_level=None)
    slow.execute("BEGIN IMMEDIATE")
    erased = people.erase(wren)
    assert people.name(wren) == ERASED
    renamed = people.rename(wren, "Owl")
    _, kept = people.keep([Player(wren, "Owl", {"email": "owl@example.org"})], 6)
    assert people.name(wren) == "Owl"
    slow.execute("COMMIT")
    erased.result()
    assert renamed is not None
    renamed.result()
    kept.result()
    people.close()
    again = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    assert (again.name(wren), again.registered(wren)) == (ERASED, None)
    again.close()
    assert b"owl@" not in path.read_bytes()


def test_a_name_that_never_came_to_be_is_not_shown(people: People) -> None:
    wren, _ = arrived(people, "Wren", "en", 5)
    people.erase(wren).result()
    renamed = people.rename(wren, "Owl")
    people.name(wren)
    assert renamed is not None
    arrived(people, "Heron", "en", 6)  # written after all that was handed in before
    assert people.name(wren) == ERASED


def test_nobody_is_called_by_the_dash_of_those_who_were_erased(people: People) -> None:
    wren, _ = arrived(people, "Wren", "en", 5)
    assert people.rename(wren, ERASED) is None


def test_what_is_erased_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    drawn = counting()
    people = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    person, _ = arrived(people, "Zebedee", "en", 5)
    people.keep([Player(person, "Zebedee", {"email": "zeb@example.org"})], 6)[1].result()
    arrived(people, "Wren", "en", 7)
    people.erase(person).result()
    assert people.name(person) == ERASED
    assert people.registered(person) is None
    kept = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert b"Wren" in kept
    assert b"Zebedee" not in kept
    assert b"zeb@example" not in kept
    people.close()


def test_who_was_erased_is_not_named_again(people: People) -> None:
    person, _ = arrived(people, "Wren", "en", 5)
    people.erase(person).result()
    renamed = people.rename(person, "Wren")
    assert renamed is not None
    renamed.result()
    assert people.name(person) == ERASED


def test_players_are_kept_all_or_none(people: People) -> None:
    wren, _ = arrived(people, "Wren", "en", 5)
    (heron, again), durable = people.keep(
        [Player("", "Heron", {"email": "h@example.org"}), Player(wren, "Wren King")], 6
    )
    durable.result()
    assert again == wren
    assert people.players() == [
        Player(wren, "Wren King"),
        Player(heron, "Heron", {"email": "h@example.org"}),
    ]
    assert people.persons_of("HERON") == [heron]
    with pytest.raises(NameTaken, match="wren king"):
        people.keep([Player("", "Owl"), Player("", "wren king")], 7)
    with pytest.raises(NameTaken, match="OWL"):
        people.keep([Player("", "Owl"), Player("", "OWL")], 7)
    assert [one.name for one in people.players()] == ["Wren King", "Heron"]
    assert people.persons_of("Owl") == []


def test_a_file_that_is_not_ours_is_said_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    path.write_bytes(b"a letter to nobody " * 100)
    before = path.read_bytes()
    with pytest.raises(Damaged, match=r"people\.sqlite"):
        People(path, bytes)
    assert path.read_bytes() == before
    with pytest.raises(sqlite3.DatabaseError):
        sqlite3.connect(path).execute("SELECT * FROM people")


def test_a_name_that_somebody_has_is_not_given_again(people: People) -> None:
    wren, _ = arrived(people, "Wren", "en", 5)
    heron, _ = arrived(people, ("Wren", "WREN", "Ｗｒｅｎ", "Heron", "Owl"), "en", 6)
    assert people.name(heron) == "Heron"
    for taken in ("Wren", "wREN", "Ｗｒｅｎ"):
        assert not people.rename(heron, taken)
        assert people.name(heron) == "Heron"
    assert people.rename(wren, "wren"), "his own name in another spelling"
    people.erase(wren).result()
    assert people.rename(heron, "Wren"), "an erased name is free"
    with pytest.raises(ValueError, match="nobody has"):
        people.expect("p1", ["Wren"])


def test_who_only_tries_to_do_something_is_nobody(people: People) -> None:
    assert people.expect("p1", ["Wren"])
    assert people.name("p1") == "Wren"
    assert not people.expect("p1", ["Owl"]), "another page of the same browser"
    renamed = people.rename("p1", "Ada")
    assert renamed is not None
    assert renamed.done(), "nothing is written yet"
    people.dismiss("p1")
    assert people.name("p1") == ERASED
    assert not people.is_known("p1")
    assert people.expect("p1", ["Wren"])
    assert people.rename("p1", "Ada")
    people.admit("p1", "t" * 64, "en", "Firefox", 5).result()
    assert people.name("p1") == "Ada"
    assert people.is_known("p1")
    assert not people.expect("p1", ["Owl"])
    people.erase("p1").result()
    assert not people.expect("p1", ["Owl"]), "who was erased does not come back"


def test_a_file_of_an_earlier_version_keeps_its_sessions(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as earlier:
        earlier.executescript(
            "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT, language TEXT NOT NULL,"
            " created_ms INTEGER NOT NULL);"
            "CREATE TABLE sessions (digest BLOB PRIMARY KEY, person TEXT NOT NULL"
            " REFERENCES people, created_ms INTEGER NOT NULL);"
            "CREATE TABLE opened (digest BLOB NOT NULL REFERENCES sessions ON DELETE CASCADE,"
            " link TEXT NOT NULL, PRIMARY KEY (digest, link));"
            "INSERT INTO people VALUES ('p1', 'Wren', 'en', 5);"
        )
        for token in ("a", "b"):
            digest = sha256(token.encode()).digest()
            earlier.execute("INSERT INTO sessions VALUES (?, 'p1', 6)", (digest,))
            earlier.execute("INSERT INTO opened VALUES (?, 'l1')", (digest,))
    for _ in range(2):
        people = People(path, lambda size: b"x" * size)
        first, second = people.sessions.of("a"), people.sessions.of("b")
        assert first is not None
        assert second is not None
        assert (first.person, first.links) == ("p1", ("l1",))
        assert first.id != second.id
        held = people.sessions.held()
        assert [one.id for one in held] == [first.id, second.id]
        assert [(one.seen_ms, one.given[0].at_ms) for one in held] == [(None, None)] * 2
        people.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as earlier:
        earlier.execute("DROP INDEX sessions_of_id")
        earlier.execute("CREATE UNIQUE INDEX sessions_by_id ON sessions (id)")
    people = People(path, lambda size: b"x" * size)
    token, (first_id, second_id) = given(people, "a", "l2"), [one.id for one in held]
    people.sessions.end([first_id]).result()
    assert people.sessions.of(token) is None
    assert people.sessions.of("b") == Session("p1", "Wren", "en", ("l1",), second_id)


def test_names_of_a_long_list_are_at_hand_and_those_of_a_start_too(
    people: People, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody looks ten thousand of them up one by one while all others wait."""
    monkeypatch.setattr("ruleone.store.people._NAMES_READ_AT_ONCE", 7)
    persons, written = people.keep([Player("", f"Player {n}") for n in range(20)], 5)
    written.result()
    people.erase(persons[3]).result()  # on the same thread, so what followed the list is done
    renamed = people.rename(persons[4], "Ada")
    assert renamed is not None
    renamed.result()
    again = People(tmp_path / "people.sqlite", lambda size: b"x" * size)
    for one in (people, again):
        looked: list[str] = []
        read = one._read_name
        monkeypatch.setattr(
            one, "_read_name", lambda who, r=read, at=looked: at.append(who) or r(who)
        )
        names = [one.name(person) for person in persons]
        assert names[:5] == ["Player 0", "Player 1", "Player 2", ERASED, "Ada"]
        assert set(looked) <= set(persons[3:5]), "only what has changed since"
        one.close()


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(PermissionError, match="could not be opened"):
        People(tmp_path, bytes)


def test_who_was_erased_is_told_from_who_was_never_there(people: People) -> None:
    ann, _ = arrived(people, "Ann", "en", 5)
    people.meet({"p9": "Ben"}, 5).result()
    assert not any(map(people.is_erased, (ann, "p9", "nobody")))
    people.erase(ann).result()
    people.erase("p9").result()
    assert people.is_erased(ann)
    assert people.is_erased("p9")
    assert not people.is_erased("nobody")


def test_an_address_is_told_until_it_is_forgotten(tmp_path: Path) -> None:
    people = People(tmp_path / "people.sqlite", lambda size: b"x" * size)
    for each in ("one", "two", "three"):
        people.note_address(f"a-{each}", f"https://example.org/{each}", 5).result()
    assert people.name("a-one") == "https://example.org/one"
    assert people.registered("a-one") is None
    assert people.persons_of("https://example.org/one") == []
    people.erase("a-one").result()
    people.keep_addresses(["a-two", "unknown"]).result()
    people.close()
    kept = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert [each in kept for each in (b"/one", b"/two", b"/three")] == [False, True, False]
    again = People(tmp_path / "people.sqlite", lambda size: b"x" * size)
    names = [again.name(f"a-{each}") for each in ("one", "two", "three")]
    assert names == [ERASED, "https://example.org/two", ERASED]
    again.close()


def test_typed_names_are_nobodys_and_erased_by_their_ids(tmp_path: Path) -> None:
    drawn = counting()
    path = tmp_path / "people.sqlite"
    people = People(path, lambda size: next(drawn).to_bytes(size, "big"))
    (one, two, other), written = people.type_in(["Zelda", "Zelda", "Dora"], 5)
    assert [people.name(each) for each in (one, two, other)] == ["Zelda", "Zelda", "Dora"]
    written.result()
    assert people.persons_of("Zelda") == []
    wren, _ = arrived(people, "Wren", "en", 6)
    renamed = people.rename(wren, "Zelda")
    assert renamed is not None
    registered = people.registered(one)
    assert registered is not None
    assert (registered.player, registered.created_ms) == (Player(one, "Zelda"), 5)
    people.keep([Player(other, "Dora", {"city": "Ghent"})], 7)[1].result()
    assert people.typed() == [Player(one, "Zelda"), Player(two, "Zelda")]
    assert people.players() == [Player(other, "Dora", {"city": "Ghent"})]
    for each in (one, two, other, wren):
        people.erase(each).result()
    assert (people.is_erased(one), people.registered(one), people.typed()) == (True, None, [])
    people.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Zelda" not in kept
    assert b"Dora" not in kept
