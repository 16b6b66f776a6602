"""People of the journal's ids: names that can be erased, and sessions by hashed token.

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
from ruleone.store.logo import Logo
from ruleone.store.lookalikes import are_alike, index_names, said, shape, tell_functions
from ruleone.store.passers_by import PassersBy
from ruleone.store.people_tables import WITHOUT_SESSION, kept, make
from ruleone.store.refused import refused
from ruleone.store.session_list import ERASED as ERASED
from ruleone.store.session_list import SessionList, Statement
from ruleone.words import SOURCE

_NAMES_KEPT: Final = 2 * ENTRANTS_MAX + 10_000
"""Number of names in memory: those of the largest event stay while others are read."""
_NAMES_READ_AT_ONCE: Final = 500

_json: Final = msgspec.json.Encoder(order="deterministic").encode
_details: Final = msgspec.json.Decoder(dict[str, str]).decode


class Player(msgspec.Struct, frozen=True):
    """The house's record of a person: the name, and custom fields such as `email`.

    `person` is "" for an unknown one.
    """

    person: str
    name: str
    details: dict[str, str] = {}


class Registered(msgspec.Struct, frozen=True):
    """The whole record of one person. Times are milliseconds since 1970."""

    player: Player
    language: str
    created_ms: int
    sessions_ms: tuple[int, ...]


class NameTaken(Exception):
    """A name that somebody else has; the text is the name."""


class People:
    """Persons and sessions in the file at `path`, created where it is missing.

    Reading never waits for the disk that is written to: writes are made one after another on a
    thread of their own. `entropy` gives bytes of chance. Tokens are kept as SHA-256 only. Raises
    Damaged where the file is not one of ours, and OSError where it cannot be opened.
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
            # At each start, since an update may bring other tables of look-alikes.
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
        self.logo: Final = Logo(self._look, self._write)
        self.passers_by: Final = PassersBy(self._look, self._write)

    def _newest_names(self) -> dict[str, str]:
        """Return the names of the newest persons, read in one go.

        A page of a large event would otherwise look each of them up.
        """
        query = (
            "SELECT id, name, number FROM people LEFT JOIN namesakes ON person = id "
            "WHERE name IS NOT NULL ORDER BY people.rowid DESC LIMIT ?"
        )
        found = self._file.execute(query, (_NAMES_KEPT // 2,))
        return {person: n.called(name, number) for person, name, number in found}

    def expect(self, person: str, names: Iterable[str]) -> bool:
        """Reserve the first free one of these names for a newcomer, until `admit` or `dismiss`.

        Returns False, with nothing done, where the person is known.
        """
        with self._naming:
            if person in self._coming or self.is_known(person):
                return False
            free = next((name for name in names if not self._taken(name, person)), None)
            if free is None:
                raise ValueError("expected a name that nobody has, got none")
            # Reserved in memory only: nothing is written for an act that is refused.
            self._expected.add(person)
            self._coming[person] = _Coming(free)
        return True

    def admit(
        self, person: str, token: str, language: str, browser: str, at_ms: int
    ) -> "Future[None]":
        """Keep an expected newcomer with the reserved name and the first session.

        The token is for the session's browser; the future is done when it is durable.
        """
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
        """Forget an expected newcomer."""
        with self._naming:
            self._expected.discard(person)
            del self._coming[person]

    def is_known(self, person: str) -> bool:
        """Whether this person came here once, even if the name is erased by now."""
        return bool(self._look("SELECT 1 FROM people WHERE id = ?", (person,)))

    def forget(self, persons: Sequence[str], before_ms: int) -> "Future[None]":
        """Erase those of these persons who never did anything and were not here since then.

        They are unknown from then on; the future is done when that is durable.
        """
        written = self.passers_by.forget(persons, before_ms)
        written.add_done_callback(lambda _: self._forget_names(persons))
        return written

    def _look(self, query: str, parameters: Any) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, parameters).fetchall()

    def name(self, person: str) -> str:
        """Return the person's shown name, of namesakes with the number; a dash without a name."""
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
            # Emptied whole: the names of the present event are soon there again.
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
        """Keep the names that persons of another room have there, by their ids.

        One who was erased here stays so, and one who has a name here keeps it. The future is done
        when that is durable.
        """
        query = (
            "INSERT INTO elsewhere VALUES (?, ?, ?) ON CONFLICT (person) "
            "DO UPDATE SET name = excluded.name WHERE name IS NOT NULL"
        )
        written = self._write(*((query, (one, name, at_ms)) for one, name in names.items()))
        written.add_done_callback(lambda _: self._forget_names(names))
        return written

    def _forget_names(self, persons: Iterable[str]) -> None:
        """Drop these persons' names from memory."""
        with self._naming:
            for person in persons:
                self._names.pop(person, None)

    def is_erased(self, person: str) -> bool:
        """Whether the person had a name that was erased."""
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
        """Give the person another name; an unknown person stays unknown.

        It holds at once, and for ever when the future is done, which fails with OSError where the
        disk refuses. Returns None, with nothing changed, where somebody else has it, in capitals or
        not, in any Unicode form.
        """
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
        """Add a person of this id, without a session: a program that has a token of its own.

        Returns None, with nothing changed, where somebody else has the name.
        """
        with self._naming:
            if self._taken(name, person):
                return None
            query = "INSERT INTO people VALUES (?, ?, ?, ?)"
            return self._name(person, name, (query, (person, name, SOURCE, at_ms)))

    def type_in(self, names: Sequence[str], at_ms: int) -> "tuple[list[str], Future[None]]":
        """Keep names that were typed for people nobody else knows.

        Several may have one name, and `person_of` finds none of them. Returns their ids, and the
        future that is done when all of them are durable.
        """
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
        """Return all persons known only by a typed name, in the order of typing."""
        query = (
            "SELECT person, name FROM typed WHERE name IS NOT NULL"
            " AND person NOT IN (SELECT id FROM people) ORDER BY rowid"
        )
        with self._reading:
            return [Player(person, name) for person, name in self._reader.execute(query)]

    def note_address(self, address: str, url: str, at_ms: int) -> "Future[None]":
        """Keep the URL that a hook's opaque `address` stands for.

        `name` returns it from now on, and `erase` forgets it. The future is done when that is
        durable.
        """
        query = "INSERT INTO addresses VALUES (?, ?, ?)"
        with self._naming:
            return self._name(address, url, (query, (address, url, at_ms)))

    def keep_addresses(self, addresses: Iterable[str]) -> "Future[None]":
        """Erase every URL but those that these stand for.

        The future is done when nothing of the others is in the file any more.
        """
        kept = _json(tuple(addresses)).decode()
        query = "DELETE FROM addresses WHERE address NOT IN (SELECT value FROM json_each(?))"
        return self._writer.submit(self._forget, ((query, (kept,)),))

    def like(self, name: str, person: str) -> str | None:
        """Return the name of somebody else that a reader may confuse with this, if any.

        Reserved names count too.
        """
        query = "SELECT id, name FROM people WHERE {} = ? AND id != ? AND name IS NOT NULL LIMIT 9"
        with self._naming, self._reading:
            coming = {one: other.name for one, other in self._coming.items() if one != person}
            for by, key in (("said(name)", said(name)), ("shape(name)", shape(name))):
                for other, called in self._reader.execute(query.format(by), (key, person)):
                    if other not in coming:
                        return str(called)
        return next((one for one in coming.values() if are_alike(name, one)), None)

    def _taken(self, name: str, person: str) -> bool:
        """Whether somebody else has or reserved the name; the dash of erased persons is free."""
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
        """Note that these names are in the file, or never will be: the file decides from now on."""
        with self._naming:
            for person, coming in comings.items():
                # A newer name may be on its way already.
                if self._coming.get(person) is coming:
                    del self._coming[person]
                    self._names.pop(person, None)

    def players(self) -> list[Player]:
        """Return everybody whom the house keeps, in the order in which they came."""
        query = (
            "SELECT person, name, details FROM players JOIN people ON id = person "
            "WHERE name IS NOT NULL ORDER BY people.rowid"
        )
        with self._reading:
            found = self._reader.execute(query).fetchall()
        return [Player(person, name, _details(details)) for person, name, details in found]

    def registered(self, person: str) -> Registered | None:
        """Return the record of a person, None where the person is unknown or was erased."""
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
        """Return the persons with the name, in capitals or not, or called so with their number.

        Where nobody here has it, it may be a person of another room.
        """
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
        """Keep these players in one transaction, all or none.

        Those without an id are new persons without a session; the others get a new name and new
        details. Returns their ids, and the future that is done when they are durable. With
        `namesakes` a player whose name is somebody else's gets a number behind it; else NameTaken
        is raised, with nothing kept.
        """
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
        """Return the number behind a new name, None where nobody here or arriving has it."""
        along = {n.spelt(one.name) for one in coming.values()}

        def is_free(number: int | None) -> bool:
            name = n.called(player.name, number)
            return n.spelt(name) not in along and not self._taken(name, player.person)

        return next(number for number in chain((None,), count(n.FIRST)) if is_free(number))

    def _read_ahead(self, persons: Sequence[str]) -> None:
        """Read the names of these persons into memory; called where nobody waits."""
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
        """Erase the person's name and record, and end all sessions; the id stays in the journal.

        The future is done when nothing of it is in the file any more.
        """
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
        """Write all of it in one transaction, after all earlier writes."""
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
        """Finish the writes, then close the file."""
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
    """Yield the damage that SQLite finds in the file at `path`, none where it is missing.

    The file is only read.
    """
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
