"""Who the persons of the journal are: names that can be erased, and sessions by hashed token.

The journal knows persons by opaque ids alone; this file can forget a name without touching it.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

import msgspec

from ruleone.limits import ENTRANTS_MAX
from ruleone.store import namesakes as n
from ruleone.store.journal import Damage, Damaged
from ruleone.store.lookalikes import are_alike, index_names, said, shape, tell_functions
from ruleone.store.passers_by import PassersBy
from ruleone.store.people_tables import WITHOUT_SESSION, kept, make
from ruleone.store.refused import refused
from ruleone.store.session_list import ERASED as ERASED
from ruleone.store.session_list import SessionList, Statement
from ruleone.words import SOURCE

_NAMES_KEPT: Final = 2 * ENTRANTS_MAX + 10_000
"""Names at hand: those of the largest event stay while others are looked at."""
_NAMES_READ_AT_ONCE: Final = 500

_json: Final = msgspec.json.Encoder(order="deterministic").encode
_details: Final = msgspec.json.Decoder(dict[str, str]).decode


class Player(msgspec.Struct, frozen=True):
    """What the house keeps of a person it knows: his name, and further fields of its own choice
    such as `email`. `person` is "" for one who is not known yet."""

    person: str
    name: str
    details: dict[str, str] = {}


class Registered(msgspec.Struct, frozen=True):
    """All that is kept of one person. Times are milliseconds since 1970."""

    player: Player
    language: str
    created_ms: int
    sessions_ms: tuple[int, ...]


class NameTaken(Exception):
    """Somebody else has a name; the text is the name."""


class People:
    """Persons and sessions in the file at `path`, made where it is missing.

    Reading never waits for the disk that is written to: writes are made one after another on a
    thread of their own. `entropy` gives so many bytes of chance. Tokens are kept as SHA-256 only.
    Raises Damaged where the file is not one of ours, and OSError where it cannot be opened.
    """

    def __init__(self, path: Path, entropy: Callable[[int], bytes]) -> None:
        self.entropy: Final = entropy
        self._file = _connect(path)
        try:
            for setting in (
                "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON",
                "secure_delete = ON",  # what is erased is not to be found in the file any more
            ):  # fmt: skip
                self._file.execute(f"PRAGMA {setting}")
            make(self._file)
            index_names(self._file)
            self._names: dict[str, str] = self._newest_names()
        except sqlite3.DatabaseError as error:
            self._file.close()
            raise Damaged(Damage("people", {"file": str(path), "said": str(error)})) from error
        self._reader = _connect(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._reading = threading.Lock()
        self._writer = ThreadPoolExecutor(1, "people")
        self._naming = threading.RLock()
        self._coming: dict[str, _Coming] = {}
        self._expected: set[str] = set()
        self.sessions: Final = SessionList(self._look, self._write, entropy)
        self.passers_by: Final = PassersBy(self._look, self._write)

    def _newest_names(self) -> dict[str, str]:
        """What those who came last are called, read in one go: a page of a large event would
        otherwise look each of them up."""
        query = (
            "SELECT id, name, number FROM people LEFT JOIN namesakes ON person = id "
            "WHERE name IS NOT NULL ORDER BY people.rowid DESC LIMIT ?"
        )
        found = self._file.execute(query, (_NAMES_KEPT // 2,))
        return {person: n.called(name, number) for person, name, number in found}

    def expect(self, person: str, names: Iterable[str]) -> bool:
        """Somebody new is called by the first of these names that nobody has, until `admit` keeps
        that, or `dismiss` forgets it. False, and nothing done, where the person is known."""
        with self._naming:
            if person in self._coming or self.is_known(person):
                return False
            free = next((name for name in names if not self._taken(name, person)), None)
            if free is None:
                raise ValueError("expected a name that nobody has, got none")
            self._expected.add(person)
            self._coming[person] = _Coming(free)
        return True

    def admit(
        self, person: str, token: str, language: str, browser: str, at_ms: int
    ) -> "Future[None]":
        """Keep somebody new who was expected, as he is called by now, with his first session, for
        whose browser the token is; done when that is durable."""
        with self._naming:
            self._expected.discard(person)
            name = self._coming[person].name
            values = (person, name, language, at_ms)
            return self._name(
                person,
                name,
                ("INSERT INTO people VALUES (?, ?, ?, ?)", values),
                self.sessions.opening(token, person, browser, at_ms),
            )

    def dismiss(self, person: str) -> None:
        """Forget somebody new who was expected."""
        with self._naming:
            self._expected.discard(person)
            del self._coming[person]

    def is_known(self, person: str) -> bool:
        """Whether this person came here once, be the name erased by now."""
        return bool(self._look("SELECT 1 FROM people WHERE id = ?", (person,)))

    def forget(self, persons: Sequence[str], before_ms: int) -> "Future[None]":
        """Nothing is kept of those of these who never did anything and were not here since then,
        and they are not known any more; done when that is durable."""
        written = self.passers_by.forget(persons, before_ms)
        written.add_done_callback(lambda _: self._forget_names(persons))
        return written

    def _look(self, query: str, parameters: Any) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, parameters).fetchall()

    def name(self, person: str) -> str:
        """What the person is called, of namesakes with the number; a dash where there is no name
        (any more)."""
        known = self._names.get(person)
        if known is not None:
            return known
        with self._naming:
            coming = self._coming.get(person)
            known = self._read_name(person) if coming is None else coming.name
            if known is None:
                return ERASED
            if person in self._expected:
                return known
            if len(self._names) >= _NAMES_KEPT:
                self._names.clear()
            self._names[person] = known
        return known

    def _read_name(self, person: str) -> str | None:
        met = "SELECT name, NULL FROM elsewhere WHERE person = ?"
        typed = "SELECT name, NULL FROM typed WHERE person = ?"
        noted = "SELECT url, NULL FROM addresses WHERE address = ?"
        with self._reading:
            for query in (n.OF_PERSON, met, typed, noted):
                found = self._reader.execute(query, (person,)).fetchone()
                if found is not None:
                    return n.called(*found) if found[0] else ERASED
        return None

    def meet(self, names: Mapping[str, str], at_ms: int) -> "Future[None]":
        """Know what persons of another room are called there, by their ids; one who was erased here
        stays so, and one who has a name here keeps it. Done when that is durable."""
        query = (
            "INSERT INTO elsewhere VALUES (?, ?, ?) ON CONFLICT (person) "
            "DO UPDATE SET name = excluded.name WHERE name IS NOT NULL"
        )
        written = self._write(*((query, (one, name, at_ms)) for one, name in names.items()))
        written.add_done_callback(lambda _: self._forget_names(names))
        return written

    def _forget_names(self, persons: Iterable[str]) -> None:
        """These are looked up anew when they are asked for."""
        with self._naming:
            for person in persons:
                self._names.pop(person, None)

    def is_erased(self, person: str) -> bool:
        """Whether the person had a name, and has none any more."""
        with self._naming:
            coming = self._coming.get(person)
        if coming is not None:
            return coming.name == ERASED
        query = (
            "SELECT 1 FROM people WHERE id = :id AND name IS NULL"
            " UNION SELECT 1 FROM elsewhere WHERE person = :id AND name IS NULL"
            " UNION SELECT 1 FROM typed WHERE person = :id AND name IS NULL"
        )
        with self._reading:
            return self._reader.execute(query, {"id": person}).fetchone() is not None

    def rename(self, person: str, name: str) -> "Future[None] | None":
        """Give the person another name; one who is not known stays unknown. He has it at once, and
        for ever when the future is done, which fails with OSError where the disk refuses. None, and
        nothing changed, where somebody else has it, in capitals or not, in whatever form of its
        signs."""
        with self._naming:
            if self._taken(name, person):
                return None
            self._names.pop(person, None)
            if person in self._expected:
                self._coming[person] = _Coming(name)
                return _done()
            query = "UPDATE people SET name = ? WHERE id = ? AND name IS NOT NULL"
            taken_away = (n.TAKE_AWAY, (person,))
            return self._name(person, name, (query, (name, person)), taken_away)

    def introduce(self, person: str, name: str, at_ms: int) -> "Future[None] | None":
        """Take in a person of this id, without a session: a program that has a token of its own.
        None, and nothing changed, where somebody else has the name."""
        with self._naming:
            if self._taken(name, person):
                return None
            query = "INSERT INTO people VALUES (?, ?, ?, ?)"
            return self._name(person, name, (query, (person, name, SOURCE, at_ms)))

    def type_in(self, names: Sequence[str], at_ms: int) -> "tuple[list[str], Future[None]]":
        """Keep names that somebody typed for people whom nobody else knows; several may have one
        name, and `person_of` finds none of them. Their ids, and what is done when all of them are
        durable."""
        persons = [f"p{self.entropy(10).hex()}" for _ in names]
        query = "INSERT INTO typed VALUES (?, ?, ?)"
        called = dict(zip(persons, names, strict=True))
        comings = {person: _Coming(name) for person, name in called.items()}
        with self._naming:
            self._coming.update(comings)
            written = self._write(*((query, (*one, at_ms)) for one in called.items()))
        written.add_done_callback(lambda _: self._settle(comings))
        return persons, written

    def typed(self) -> list[Player]:
        """All whose names were typed, and are kept in no other way, in the order of typing."""
        query = (
            "SELECT person, name FROM typed WHERE name IS NOT NULL"
            " AND person NOT IN (SELECT id FROM people) ORDER BY rowid"
        )
        with self._reading:
            return [Player(person, name) for person, name in self._reader.execute(query)]

    def note_address(self, address: str, url: str, at_ms: int) -> "Future[None]":
        """Keep the URL that a hook's opaque `address` stands for; `name` tells it from now on, and
        `erase` forgets it. Done when that is durable."""
        query = "INSERT INTO addresses VALUES (?, ?, ?)"
        with self._naming:
            return self._name(address, url, (query, (address, url, at_ms)))

    def keep_addresses(self, addresses: Iterable[str]) -> "Future[None]":
        """Forget every URL but those that these stand for; done when nothing of the others is in
        the file any more."""
        kept = _json(tuple(addresses)).decode()
        query = "DELETE FROM addresses WHERE address NOT IN (SELECT value FROM json_each(?))"
        return self._writer.submit(self._forget, ((query, (kept,)),))

    def like(self, name: str, person: str) -> str | None:
        """The name of somebody else, here or about to be, for which a reader may take this one."""
        query = "SELECT id, name FROM people WHERE {} = ? AND id != ? AND name IS NOT NULL LIMIT 9"
        with self._naming, self._reading:
            coming = {one: other.name for one, other in self._coming.items() if one != person}
            for by, key in (("said(name)", said(name)), ("shape(name)", shape(name))):
                for other, called in self._reader.execute(query.format(by), (key, person)):
                    if other not in coming:
                        return str(called)
        return next((one for one in coming.values() if are_alike(name, one)), None)

    def _taken(self, name: str, person: str) -> bool:
        """Whether somebody else has the name, or is about to; the dash of those who were erased
        nobody has."""
        if name == ERASED:
            return True
        spelt = n.spelt(name)
        with self._reading:
            found = {other for (other,) in self._reader.execute(n.BEARING, {"spelt": spelt})}
        others = {other: coming for other, coming in self._coming.items() if other != person}
        return bool(found - others.keys() - {person}) or any(
            n.spelt(coming.name) == spelt for coming in others.values()
        )

    def _name(self, person: str, name: str, *statements: Statement) -> "Future[None]":
        """Write a name; until that is done it is kept beside the file."""
        coming = self._coming[person] = _Coming(name)
        written = self._write(*statements)
        written.add_done_callback(lambda _: self._settle({person: coming}))
        return written

    def _settle(self, comings: "dict[str, _Coming]") -> None:
        """These names are in the file, or never will be: from now on it says who is called what."""
        with self._naming:
            for person, coming in comings.items():
                if self._coming.get(person) is coming:
                    del self._coming[person]
                    self._names.pop(person, None)

    def players(self) -> list[Player]:
        """Everybody whom the house keeps, in the order in which they came."""
        query = (
            "SELECT person, name, details FROM players JOIN people ON id = person "
            "WHERE name IS NOT NULL ORDER BY people.rowid"
        )
        with self._reading:
            found = self._reader.execute(query).fetchall()
        return [Player(person, name, _details(details)) for person, name, details in found]

    def registered(self, person: str) -> Registered | None:
        """All that is kept of a person; None where he is not known, or was erased."""
        query = (
            "SELECT name, language, created_ms, details FROM people "
            "LEFT JOIN players ON person = id WHERE id = ? AND name IS NOT NULL"
        )
        met = f"SELECT name, '{SOURCE}', met_ms, NULL {WITHOUT_SESSION}"
        sessions = (
            "SELECT created_ms FROM sessions WHERE person = ? GROUP BY id ORDER BY created_ms"
        )
        with self._reading:
            found = self._reader.execute(query, (person,)).fetchone()
            times = tuple(at_ms for (at_ms,) in self._reader.execute(sessions, (person,)))
            if found is None:
                found = self._reader.execute(met, (person,)).fetchone()
        if found is None:
            return None
        name, language, created_ms, details = found
        player = Player(person, name, {} if details is None else _details(details))
        return Registered(player, language, created_ms, times)

    def persons_of(self, name: str) -> list[str]:
        """Who have the name, in capitals or not, or are called so with their number; nobody, or
        somebody of another room, where nobody here does."""
        met = "SELECT person FROM elsewhere WHERE spelt(name) = :spelt"
        with self._reading:
            for query in (n.BEARING, met):
                found = self._reader.execute(query, {"spelt": n.spelt(name)}).fetchall()
                if found:
                    return [str(person) for (person,) in found]
        return []

    def keep(
        self, players: Iterable[Player], at_ms: int, *, namesakes: bool = False
    ) -> "tuple[list[str], Future[None]]":
        """Keep these in one transaction, all or none: new persons for those without an id, who have
        no session; a new name and new details for the others. Their ids, and what is done when they
        are durable. With `namesakes` one whose name is somebody else's gets a number behind it;
        else raises NameTaken, with nothing kept."""
        statements: list[Statement] = []
        comings: dict[str, _Coming] = {}
        with self._naming:
            for player in players:
                person = player.person or f"p{self.entropy(10).hex()}"
                own, number = (self._look(n.OF_PERSON, (person,)) or [(None, None)])[0]
                is_new = own is None or n.spelt(own) != n.spelt(player.name)
                if is_new:
                    number = self._number(player, comings)
                    if number is not None and not namesakes:
                        raise NameTaken(player.name)
                comings[person] = _Coming(n.called(player.name, number))
                details = _json(player.details).decode()
                statements += kept(person, player.name, details, at_ms, known=bool(player.person))
                if is_new:
                    statements.append((n.TAKE_AWAY, (person,)))
                if is_new and number is not None:
                    statements.append((n.GIVE, (number, n.spelt(comings[person].name), person)))
            persons = [*comings]
            self._coming.update(comings)
            for person in persons:
                self._names.pop(person, None)
            written = self._write(*statements)
        written.add_done_callback(lambda _: self._settle(comings))
        written.add_done_callback(lambda _: self._read_ahead(persons))
        return persons, written

    def _number(self, player: Player, coming: "Mapping[str, _Coming]") -> int | None:
        """The number behind a new name; None where it is nobody's here, nor of those who come."""
        along = {n.spelt(one.name) for one in coming.values()}

        def is_free(number: int | None) -> bool:
            name = n.called(player.name, number)
            return n.spelt(name) not in along and not self._taken(name, player.person)

        return next(number for number in chain((None,), count(n.FIRST)) if is_free(number))

    def _read_ahead(self, persons: Sequence[str]) -> None:
        """Have the names of these at hand, as the file has them; called where nobody waits."""
        for first in range(0, len(persons), _NAMES_READ_AT_ONCE):
            some = persons[first : first + _NAMES_READ_AT_ONCE]
            query = (
                "SELECT id, name, number FROM people LEFT JOIN namesakes ON person = id "
                f"WHERE id IN ({', '.join('?' * len(some))})"
            )
            with self._naming:
                with self._reading:
                    found = self._reader.execute(query, some).fetchall()
                for person, name, number in found:
                    if person not in self._coming and len(self._names) < _NAMES_KEPT:
                        self._names[person] = n.called(name, number) if name else ERASED

    def erase(self, person: str) -> "Future[None]":
        """Forget the person's name and all that the house keeps of him, and end all his sessions;
        his id stays in the journal. Done when nothing of it is in the file any more."""
        with self._naming:
            coming = self._coming[person] = _Coming(ERASED)
            self._names.pop(person, None)
            written = self._writer.submit(
                self._forget,
                (
                    ("UPDATE people SET name = NULL WHERE id = ?", (person,)),
                    ("UPDATE elsewhere SET name = NULL WHERE person = ?", (person,)),
                    ("UPDATE typed SET name = NULL WHERE person = ?", (person,)),
                    ("DELETE FROM addresses WHERE address = ?", (person,)),
                    ("DELETE FROM players WHERE person = ?", (person,)),
                    (n.TAKE_AWAY, (person,)),
                    ("DELETE FROM sessions WHERE person = ?", (person,)),
                ),
            )
        written.add_done_callback(lambda _: self._settle({person: coming}))
        return written

    def _forget(self, statements: Iterable[Statement]) -> None:
        """Write it, and empty the write-ahead file, which has the old pages."""
        self._transact(statements)
        self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write(self, *statements: Statement) -> "Future[None]":
        """All of it in one transaction, after all that was handed in before."""
        return self._writer.submit(self._transact, statements)

    def _transact(self, statements: Iterable[Statement]) -> None:
        try:
            with self._file:
                self._file.execute("BEGIN IMMEDIATE")
                for query, parameters in statements:
                    self._file.execute(query, parameters)
        except sqlite3.Error as error:
            raise refused("the names and sessions could not be written", error) from error

    def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        self._writer.shutdown()
        with self._reading:
            self._reader.close()
        self._file.close()


class _Coming:
    """A name on its way to the disk."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


def _connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise refused(f"the names and sessions in {path} could not be opened", error) from error
    n.tell_functions(connection)
    tell_functions(connection)
    return connection


def damage_of_people(path: Path) -> Iterator[Damage]:
    """What SQLite finds wrong in the file at `path`; nothing where there is none yet. The file is
    only read."""
    if not path.is_file():
        return
    address = f"{path.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as reading:
        n.tell_functions(reading)
        tell_functions(reading)
        try:
            found = [str(said) for (said,) in reading.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
    for line in found:
        if line != "ok":
            yield Damage("people", {"file": path.name, "said": line})


def _done() -> "Future[None]":
    done: Future[None] = Future()
    done.set_result(None)
    return done
