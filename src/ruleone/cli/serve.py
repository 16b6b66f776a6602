"""The command `ruleone serve`: opens the card room and keeps it open.

It takes the rules of the room, and lists what continues under older rules after an update.
"""

import gc
import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, NoReturn
from urllib.parse import urlsplit

import msgspec
import typer

from ruleone import __version__
from ruleone.chinese.start import EDITION
from ruleone.cli.disk import why
from ruleone.cli.editions import NoEdition, edition_named, title_of
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.reach import cut_words, key_words
from ruleone.cli.verify import inspected, report_words
from ruleone.ranking import KERNEL
from ruleone.room.core.settings import Settings
from ruleone.room.lobby.lobby import HOME_GAMES, unplayable
from ruleone.room.room import Room
from ruleone.rulebook.edition import Edition, edition
from ruleone.rulebook.pinned import Carried, TakenUp
from ruleone.shipped import pages_are_stale, shipped
from ruleone.store.alive import AliveFile
from ruleone.store.deliveries import Deliveries
from ruleone.store.head import head_of
from ruleone.store.journal import Conflict, Damaged
from ruleone.store.key_file import BadKey, key_of, new_key
from ruleone.store.owned import own
from ruleone.store.people import People
from ruleone.store.sqlite import InUse, SqliteJournal
from ruleone.store.torn import cut_back
from ruleone.store.wanted_links import note_addresses
from ruleone.web import logs
from ruleone.web.clock import RoomClock
from ruleone.web.guard import known_hosts
from ruleone.web.listening import (
    BadAddress,
    address,
    addresses_for_others,
    is_open_to_others,
    listen,
    said_address,
)
from ruleone.web.server import House, run
from ruleone.web.sessions.sessions import cookie_name
from ruleone.words import Language, say

OF_THEIR_OWN: Final = (EDITION, *HOME_GAMES)
"""Editions for certain games alone; one edition covers all others."""


class NoRules(Exception):
    """Rules under which a room cannot be opened; the text gives the reason."""


def under(named: Sequence[str], settings: Settings, lang: Language) -> Settings:
    """Return the settings of a room with these editions, each an id or a file of house rules.

    An edition based on 13-card poker, or on home games, holds for those alone; any other for all
    the rest. Without names nothing is checked: all shipped editions can be dealt, and a room opens
    sooner. Raises NoRules.
    """
    if not named:
        return settings
    places: dict[str | None, tuple[str, Edition]] = {}
    for name in named:
        try:
            book = edition_named(name, lang)
        except NoEdition as none:
            raise NoRules(str(none)) from none
        place = book.base if book.base in OF_THEIR_OWN else None
        if place in places:
            raise NoRules(say(lang, "cli-serve-rules-twice", first=places[place][0], second=name))
        places[place] = name, book
    room = places.pop(None, None)
    ruled = msgspec.structs.replace(
        settings,
        edition=settings.edition if room is None else room[1].id,
        houses=tuple(book.id for _, book in places.values()),
    )
    wrong = unplayable(ruled)
    if wrong is not None:
        parts = {"what": wrong.what, "edition": wrong.edition, "why": wrong.why}
        raise NoRules(say(lang, "cli-serve-rules-unplayable", **parts))
    return ruled


def taken_up_words(taken_up: Mapping[str, TakenUp], lang: Language) -> Iterator[str]:
    """Yield a line for each edition that has changed, and for each differing option.

    The former also names the events and cash tables that continue under it.
    """
    by_digest: dict[str, list[str]] = {}
    for name, one in taken_up.items():
        by_digest.setdefault(one.pinned.digest, []).append(name)
    for names in by_digest.values():
        one = taken_up[names[0]]
        title = title_of(one.pinned.edition, lang)
        yield say(lang, "cli-serve-taken-up", names=tuple(names), edition=title)
        for carried in one.carried:
            parts = {"option": carried.option, "value": carried.value, "today": carried.today}
            yield say(lang, f"cli-serve-carried-{carried.why}", **parts)


def changed_words(changed: Mapping[str, TakenUp], lang: Language) -> Iterator[str]:
    """Yield a line for each edition that new tournaments and tables play otherwise than before.

    A line for each option follows: its value, the value before, and the rule behind it today.
    """
    for name, one in changed.items():
        yield say(lang, "cli-serve-changed", edition=title_of(name, lang))
        for at in differing(one):
            parts = {"option": at.option, "value": at.value, "today": at.today}
            rule = edition(name).cite(at.option).rule
            yield say(lang, "cli-serve-changed-option", rule=rule, **parts)


def differing(one: TakenUp) -> tuple[Carried, ...]:
    """Return the options that new tournaments play otherwise than the pinned edition."""
    return tuple(at for at in one.carried if at.why in ("stays", "before") and at.value != at.today)


EXIT_FAILED: Final = 1
EXIT_DAMAGED: Final = 2
EXIT_BAD_RULES: Final = 2


class Opened(msgspec.Struct, frozen=True):
    """The line that `--json` prints when the room takes visitors.

    `edition` and `houses` are the rules in force. `taken_up` are events and cash tables that
    continue under rules changed in this version, with their edition. `abandoned` are those that it
    cannot continue, with the reason. `set_aside` are damaged streams of finished matters, with the
    damage. `changed` are the editions that new tournaments play otherwise than those before, each
    with the options that differ: before and now.
    """

    address: str
    director: str
    others: tuple[str, ...]
    data: str
    version: str
    kernel: str
    edition: str
    houses: tuple[str, ...]
    taken_up: dict[str, str]
    abandoned: dict[str, str]
    set_aside: dict[str, str]
    changed: dict[str, dict[str, tuple[str, str]]]


def serve(
    host: Annotated[str, typer.Option(help=told("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help=told("serve-port"))] = 8000,
    data: Annotated[Path, typer.Option(file_okay=False, help=told("serve-data"))] = Path(
        "room-data"
    ),
    pace: Annotated[float, typer.Option(min=0.0, max=100.0, help=told("serve-pace"))] = 1.0,
    rules: Annotated[
        list[str] | None, typer.Option(metavar=told("value-file"), help=told("serve-rules"))
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help=told("serve-verify"))] = False,
    name: Annotated[list[str] | None, typer.Option(help=told("serve-name"))] = None,
    reach: Annotated[
        str | None, typer.Option("--address", metavar=told("value-url"), help=told("serve-address"))
    ] = None,
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", help=told("serve-private-hooks"))
    ] = False,
    json: Annotated[bool, typer.Option("--json", help=told("serve-json"))] = False,
) -> None:
    """Open the room, print its address, and keep it open until Ctrl+C."""
    os.umask(0o077)
    logs.configure()
    settings = _settings(rules or (), pace, private_hooks=private_hooks)
    given = _given(reach)
    if verify and (data / "journal.sqlite").is_file():
        report = inspected(data)
        typer.echo(report_words(data, report), err=json or not report.sound)
        if not report.sound:
            raise typer.Exit(EXIT_DAMAGED)
    gc.disable()  # What is restored stays, too.
    house = open_house(data, settings)
    gc.freeze()
    gc.enable()
    for line in _notices(house.room):
        typer.echo(line, err=True)
    try:
        door = _door(host, port)
        opened_port = int(door.getsockname()[1])
        if opened_port != port != 0 and not json:
            typer.echo(told("serve-port-busy", port=str(port), free=str(opened_port)))

        def announce(link_path: str) -> None:
            here = address(host, opened_port)
            is_open = is_open_to_others(host)
            others = _others(host, opened_port, given)
            house.room.reach = others[0] if others else None
            with suppress(OSError):
                note_addresses(data, here, house.room.reach)
            opened = _opened(house.room, (here, link_path, others), data, settings)
            typer.echo(msgspec.json.encode(opened).decode() if json else _welcome(opened, is_open))

        names = known_hosts((*(name or ()), urlsplit(given or "//localhost").hostname or ""))
        failure = run(house, door, names, cookie_name(data), _pages(), announce)
    finally:
        house.close()
    if failure is not None:
        unwritten = isinstance(failure, OSError | Conflict)
        code = "serve-journal-failed" if unwritten else "serve-fault"
        _end(EXIT_FAILED, told(code, why=f"{failure}", data=str(data)))
    if not json:
        typer.echo(told("serve-closed", data=str(data), head=str(head_of(data / "journal.sqlite"))))


def _opened(
    room: Room, reached: tuple[str, str, tuple[str, ...]], data: Path, settings: Settings
) -> Opened:
    """Return what `--json` prints; the room is reached here, by this link, and by others there."""
    here, link_path, others = reached
    return Opened(
        here, (room.reach or here) + link_path, others, str(data), __version__, KERNEL,
        settings.edition, settings.houses,
        {name: one.now.id for name, one in room.taken_up.items()},
        {name: one.why for name, one in room.abandoned.items()},
        {name: one.damage.say(LANGUAGE) for name, one in room.set_aside.items()},
        {
            name: {at.option: (at.value, at.today) for at in differing(one)}
            for name, one in room.changed.items()
        },
    )  # fmt: skip


def _settings(rules: Sequence[str], pace: float, *, private_hooks: bool) -> Settings:
    """Return the settings of the room; faulty rules end the command."""
    try:
        settings = under(rules, settings_at(pace), LANGUAGE)
    except NoRules as wrong:
        _end(EXIT_BAD_RULES, str(wrong))
    return msgspec.structs.replace(settings, private_hooks=private_hooks)


def _given(reach: str | None) -> str | None:
    """Return the address that --address gives."""
    try:
        return None if reach is None else said_address(reach)
    except BadAddress:
        _end(EXIT_BAD_RULES, told("serve-bad-address", came=reach or ""))


def _others(host: str, port: int, given: str | None) -> tuple[str, ...]:
    """Return the addresses under which other machines find the room."""
    if given is not None:
        return (given,)
    return tuple(addresses_for_others(host, port)) if is_open_to_others(host) else ()


def _notices(room: Room) -> Iterator[str]:
    """Yield the lines about an update, and about what the room continues without."""
    yield from changed_words(room.changed, LANGUAGE)
    yield from taken_up_words(room.taken_up, LANGUAGE)
    yield from _lost(room)


def _lost(room: Room) -> Iterator[str]:
    """Yield a line for everything that the room continues without."""
    for gone in room.abandoned.values():
        what = "cash-table" if gone.event.startswith("c") else "event"
        parts = {"name": gone.event, "reason": gone.reason, "why": gone.why}
        yield told(f"serve-abandoned-{what}", **parts)
    for stream, hurt in room.set_aside.items():
        yield told("serve-set-aside", stream=stream, what=hurt.damage.say(LANGUAGE))


def settings_at(pace: float) -> Settings:
    """Return the room's times at a pace; 0 leaves out every wait of the room's own."""
    if pace == 0.0:
        return Settings(
            think_ms=(0, 0), rest_ms=0, rows_ms=0, pair_ms=0, first_hand_ms=0, drawn_ms=0,
            return_ms=0,
        )  # fmt: skip
    return Settings(pace=pace)


def open_house(data: Path, settings: Settings) -> House:
    """Return the room in a folder, resumed at the end of its journal.

    Ends the process where that cannot be.
    """
    try:
        own(data)
        return _restored(data, settings)
    except InUse:
        _end(EXIT_FAILED, told("serve-in-use", data=str(data)))
    except BadKey as bad:
        _end(EXIT_FAILED, told("serve-bad-key", where=str(bad)))
    except Damaged as hurt:
        path = data / "journal.sqlite"
        cut = cut_back(path, hurt)
        if cut is None:
            _end(EXIT_DAMAGED, _said(hurt, data))
        typer.echo(cut_words(cut, str(data), LANGUAGE), err=True)
        try:
            _tell_again(data)
            return _restored(data, settings)
        except Damaged as again:
            _end(EXIT_DAMAGED, _said(again, data))
    except OSError as error:
        _end(EXIT_FAILED, told("serve-no-folder", data=str(data), why=why(error, LANGUAGE)))


def _tell_again(data: Path) -> None:
    """Deliver again the entries written in the place of lost ones."""
    journal = SqliteJournal(data / "journal.sqlite", inspect=True)
    versions = dict(journal.streams())
    journal.close()
    deliveries = Deliveries(data / "deliveries.sqlite")
    deliveries.cut_back(versions)
    deliveries.close()


def _restored(data: Path, settings: Settings) -> House:
    key = key_of(data) or new_key(data)
    journal = SqliteJournal(data / "journal.sqlite", key=key)
    people = None
    try:
        people = People(data / "people.sqlite", os.urandom)
        room = Room(entropy=os.urandom, names=people, answered=journal.answered, settings=settings)
        clock = RoomClock()
        alive = AliveFile(data / "alive")
        room.restore(journal, clock.now_ms(), alive.read())
    except BaseException:
        if people is not None:
            people.close()
        journal.close()
        raise
    for line in key_words(room, key, LANGUAGE):
        typer.echo(line, err=True)
    deliveries = Deliveries(data / "deliveries.sqlite")
    return House(room, journal, people, clock, deliveries, alive, data)


def _said(hurt: Damaged, data: Path) -> str:
    what = hurt.damage.say(LANGUAGE)
    if hurt.stream is None:
        return told("serve-damaged", data=str(data), what=what)
    return told(
        "serve-damaged-stream",
        data=str(data),
        what=what,
        stream=hurt.stream,
        intact=hurt.intact,
    )


def _door(host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        _end(
            EXIT_FAILED,
            told("serve-no-door", host=host, port=str(port), why=error.strerror or str(error)),
        )


def _pages() -> Path | None:
    try:
        pages = shipped("pages")
    except FileNotFoundError:
        pages = None
    if pages is not None and (pages / "index.html").is_file():
        if pages_are_stale(pages):
            typer.echo(told("serve-stale-pages", ui=str(pages.parent)), err=True)
        return pages
    typer.echo(told("serve-no-pages"), err=True)
    return None


def _welcome(opened: Opened, is_open: bool) -> str:
    rules = tuple(title_of(one, LANGUAGE) for one in (opened.edition, *opened.houses))
    lines = [
        told("serve-open", address=opened.address),
        told("serve-director", address=opened.director),
        told("serve-rules-in-force", editions=rules),
        told("serve-saved", data=opened.data),
    ]
    lines += [told("serve-others", address=other) for other in opened.others]
    if is_open:
        lines.append(told("serve-warning"))
    if not opened.others:
        lines.append(told("serve-alone"))
    return "\n".join(lines)


def _end(code: int, why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(code)
