"""The staff: named people with roles, who sign in by a PIN at their own device or at a shared one.

A person of the staff has an id by which the record names them; their name is kept beside the
journal. A browser at which somebody has signed in, or that a director shares, is a device of the
staff. The browser's own links grant nothing there, so that a locked device opens nothing.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

from ruleone import limits
from ruleone.pins import Guesses, fits
from ruleone.room.core.batch import Batch
from ruleone.room.core.names import Names
from ruleone.room.core.roles import Caller, Grant, Links
from ruleone.room.core.settings import STREAM
from ruleone.rulebook import Refusal

MINUTE_MS: Final = 60_000
IDLE_MINUTES: Final = 15
"""The time without anybody at a shared device until it is locked, unless the house sets another."""
TOPIC: Final = "staff"


class StaffAdded(msgspec.Struct, frozen=True, tag="staff-added"):
    """Somebody belongs to the staff, as this person and with these roles.

    `pin` is the argon2 hash of the PIN; the PIN itself is nowhere.
    """

    staff: str
    person: str
    roles: tuple[Grant, ...]
    pin: str
    by: str


class StaffChanged(msgspec.Struct, frozen=True, tag="staff-changed", omit_defaults=True):
    """Somebody of the staff has other roles, or another PIN; None for what stays."""

    staff: str
    by: str
    roles: tuple[Grant, ...] | None = None
    pin: str | None = None


class StaffRemoved(msgspec.Struct, frozen=True, tag="staff-removed"):
    """Somebody no longer belongs to the staff, and is signed in nowhere."""

    staff: str
    by: str


class StaffSignedIn(msgspec.Struct, frozen=True, tag="staff-signed-in"):
    """Somebody of the staff has signed in at the browser with this session, by PIN.

    A `shared` device is locked when nobody has used it for a while.
    """

    staff: str
    session: str
    shared: bool


class StaffLocked(msgspec.Struct, frozen=True, tag="staff-locked"):
    """A device asks for the PIN again. `by` is None where nobody had used it, or at a restart."""

    session: str
    by: str | None


class DeviceShared(msgspec.Struct, frozen=True, tag="device-shared"):
    """A director made a browser a shared device of the staff, or an ordinary browser again."""

    session: str
    shared: bool
    by: str


class StaffIdleSet(msgspec.Struct, frozen=True, tag="staff-idle-set"):
    """The house set after how many minutes without anybody a shared device is locked."""

    minutes: int
    by: str


StaffRecord: TypeAlias = (
    StaffAdded | StaffChanged | StaffRemoved | StaffSignedIn | StaffLocked | DeviceShared
    | StaffIdleSet
)  # fmt: skip


class StaffName(msgspec.Struct, frozen=True):
    """A person of the staff, to choose from at a shared device."""

    staff: str
    name: str


class DeviceView(msgspec.Struct, frozen=True):
    """A browser of the staff, as it sees itself.

    `staff` and `name` are of the person who is signed in, None and "" while it is locked. Then it
    has `names` to choose from: at a shared one all of the staff, else those who have signed in
    there. A shared one is locked after `idle_minutes` without anybody.
    """

    shared: bool
    idle_minutes: int
    staff: str | None = None
    name: str = ""
    names: tuple[StaffName, ...] = ()


class StaffPerson(msgspec.Struct, frozen=True):
    """A person of the staff with their roles, and at how many devices they are signed in."""

    staff: str
    person: str
    name: str
    roles: tuple[Grant, ...]
    devices: int


class StaffDevice(msgspec.Struct, frozen=True):
    """A browser of the staff, by the id of its session; `staff` is who is signed in there."""

    device: str
    shared: bool
    staff: str | None


class StaffView(msgspec.Struct, frozen=True, tag="staff"):
    """The staff and its devices, for a director of the room.

    A shared device is locked after `idle_minutes` without anybody.
    """

    people: tuple[StaffPerson, ...]
    devices: tuple[StaffDevice, ...]
    idle_minutes: int


class Member:
    """A person of the staff."""

    def __init__(self, record: StaffAdded) -> None:
        self.staff: Final = record.staff
        self.person: Final = record.person
        self.roles = record.roles
        self.pin = record.pin


class Device:
    """A browser of the staff. `sign_in` is the name of what is granted there, "" while locked."""

    def __init__(self, *, shared: bool) -> None:
        self.shared = shared
        self.staff: str | None = None
        self.sign_in = ""
        self.used_ms = 0
        self.known: set[str] = set()
        """The staff who have signed in here before."""


class Staff:
    """The staff of a room, by id, and its devices, by session."""

    def __init__(self, links: Links) -> None:
        self._links: Final = links
        self._members: Final[dict[str, Member]] = {}
        self._devices: Final[dict[str, Device]] = {}
        self._guesses: Final = Guesses()
        self._added = 0
        self._signed_in = 0
        self.idle_minutes = IDLE_MINUTES

    def __iter__(self) -> Iterator[Member]:
        return iter(self._members.values())

    def __len__(self) -> int:
        return len(self._members)

    # the journal

    def take(self, record: StaffRecord, at_ms: int = 0) -> None:
        """Take in what the journal has."""
        match record:
            case StaffAdded():
                self._added += 1
                self._members[record.staff] = Member(record)
            case StaffChanged():
                self._change(record)
            case StaffRemoved():
                self._lock_all_of(record.staff)
                self._members.pop(record.staff, None)
            case StaffSignedIn():
                self._sign_in(record, at_ms)
            case StaffLocked():
                self._lock(record.session)
            case DeviceShared(shared=False):
                self._lock(record.session)
                self._devices.pop(record.session, None)
            case DeviceShared():
                self._lock(record.session)
                self._devices.setdefault(record.session, Device(shared=True)).shared = True
            case StaffIdleSet():
                self.idle_minutes = record.minutes

    def note(self, record: StaffRecord, batch: Batch) -> None:
        """Write a record, and take it in; devices that it concerns learn of it."""
        before = {name: device.sign_in for name, device in self._devices.items()}
        batch.add(STREAM, record)
        self.take(record, batch.at_ms)
        batch.change(TOPIC)
        for name in {*before, *self._devices}:
            device = self._devices.get(name)
            now = None if device is None else device.sign_in
            # A locked shared device lists the staff, and shows the roles of whoever is there.
            if now != before.get(name) or self._shows(record, name):
                batch.turned[name] = None

    def _shows(self, record: StaffRecord, session: str) -> bool:
        """Whether a device shows what the record changes, although nobody else acts there."""
        device = self._devices.get(session)
        if device is None or isinstance(record, StaffSignedIn | StaffLocked):
            return False
        if isinstance(record, DeviceShared):
            return session == record.session
        if isinstance(record, StaffChanged):
            return device.staff == record.staff
        return device.shared

    def show_names(self, batch: Batch) -> None:
        """Show the present names of the staff where somebody chooses from them."""
        batch.change(TOPIC)
        batch.turned.update(dict.fromkeys(self._devices))

    def _change(self, record: StaffChanged) -> None:
        member = self._members[record.staff]
        if record.pin is not None:
            member.pin = record.pin
        if record.roles is None:
            return
        member.roles = record.roles
        for device in self._devices.values():
            if device.staff == record.staff:
                self._links.lend(device.sign_in, *member.roles)

    def _sign_in(self, record: StaffSignedIn, at_ms: int) -> None:
        self._lock(record.session)
        device = self._devices.setdefault(record.session, Device(shared=record.shared))
        self._signed_in += 1
        device.shared, device.staff = record.shared, record.staff
        device.sign_in, device.used_ms = f"n{self._signed_in}", at_ms
        device.known.add(record.staff)
        self._links.lend(device.sign_in, *self._members[record.staff].roles)

    def _lock(self, session: str) -> None:
        device = self._devices.get(session)
        if device is not None and device.staff is not None:
            self._links.end(device.sign_in)
            device.staff, device.sign_in = None, ""

    def _lock_all_of(self, staff: str) -> None:
        for session in self.devices_of(staff):
            self._lock(session)
        for device in self._devices.values():
            device.known.discard(staff)

    # who acts

    def acting(self, caller: Caller) -> Caller:
        """Return who acts at the caller's browser: the caller, or who is signed in there.

        While a device of the staff is locked its own links grant nothing.
        """
        device = self._devices.get(caller.session)
        if device is None or not caller.session:
            return caller
        if device.staff is None:
            return msgspec.structs.replace(caller, links=())
        person = self._members[device.staff].person
        return msgspec.structs.replace(caller, person=person, links=(device.sign_in,))

    def find(self, staff: str) -> Member | None:
        """Return the person of the staff with this id."""
        return self._members.get(staff)

    def of_person(self, person: str) -> Member | None:
        """Return who of the staff is this person."""
        return next((one for one in self if one.person == person), None)

    def of_name(self, name: str, names: Names) -> Member | None:
        """Return who of the staff has this name, however its letters are written."""
        wanted = name.casefold()
        return next((one for one in self if names.name(one.person).casefold() == wanted), None)

    def device(self, session: str) -> Device | None:
        """Return the device of the staff with this session."""
        return self._devices.get(session)

    @property
    def sessions(self) -> tuple[str, ...]:
        """The sessions of all devices of the staff."""
        return tuple(self._devices)

    def devices_of(self, staff: str) -> tuple[str, ...]:
        """Return the sessions of the devices where this person is signed in."""
        return tuple(name for name, one in self._devices.items() if one.staff == staff)

    @property
    def next_name(self) -> str:
        """The id of the next person of the staff."""
        return f"s{self._added + 1}"

    @property
    def is_full(self) -> bool:
        """Whether no further browser can become a device of the staff."""
        return len(self._devices) >= limits.STAFF_DEVICES_MAX

    # PINs

    def tried(self, member: Member | None, pin: str, caller: Caller, at_ms: int) -> Refusal | None:
        """Return why the PIN lets nobody in, or None where it is the member's; wrong ones count."""
        device = self._devices.get(caller.session)
        staff = "" if member is None else member.staff
        known = device is not None and (device.shared or staff in device.known)
        person = (staff, caller.session) if known else (staff,)
        place = ("device", caller.session) if known else ("address", caller.address)
        if wait_ms := self._guesses.wait_ms(person, place, at_ms):
            return Refusal("pin-wait", "illegal", {"seconds": -(-wait_ms // 1000)})
        if member is not None and fits(member.pin, pin):
            self._guesses.right(person)
            return None
        self._guesses.wrong(() if member is None else person, place, at_ms)
        return Refusal("pin-wrong", "illegal")

    # time

    def use(self, session: str, at_ms: int) -> None:
        """Note that somebody uses this device now."""
        device = self._devices.get(session)
        if device is not None:
            device.used_ms = at_ms

    @property
    def due_ms(self) -> int | None:
        """The room's time at which the next shared device is locked; None where none will be."""
        used = [one.used_ms for one in self._devices.values() if one.shared and one.staff]
        return min(used) + self.idle_minutes * MINUTE_MS if used else None

    def lock_idle(self, at_ms: int, batch: Batch) -> bool:
        """Lock shared devices that nobody has used for the time set; whether there were any."""
        idle = [
            name for name, one in self._devices.items()
            if one.shared and one.staff and at_ms - one.used_ms >= self.idle_minutes * MINUTE_MS
        ]  # fmt: skip
        return self._lock_these(idle, batch)

    def lock_shared(self, batch: Batch) -> None:
        """Lock all shared devices: nobody knows who stands there after a restart of the room."""
        self._lock_these([name for name, one in self._devices.items() if one.shared], batch)

    def _lock_these(self, sessions: Iterable[str], batch: Batch) -> bool:
        found = [name for name in sessions if self._devices[name].staff is not None]
        for name in found:
            self.note(StaffLocked(name, None), batch)
        return bool(found)

    def end_of(self, person: str, by: str, batch: Batch) -> None:
        """Remove a person who is erased from the staff."""
        if (member := self.of_person(person)) is not None:
            self.note(StaffRemoved(member.staff, by), batch)

    def over(self, sessions: Iterable[str], by: str, batch: Batch) -> None:
        """Forget devices whose sessions are over."""
        for session in sessions:
            if session in self._devices:
                self.note(DeviceShared(session, shared=False, by=by), batch)

    # views

    def device_view(self, session: str, names: Names) -> DeviceView | None:
        """Return a browser of the staff as it sees itself, None for any other browser."""
        device = self._devices.get(session)
        if device is None or not session:
            return None
        if device.staff is not None:
            name = names.name(self._members[device.staff].person)
            return DeviceView(device.shared, self.idle_minutes, device.staff, name)
        people = self._named(names, device)
        return DeviceView(device.shared, self.idle_minutes, names=people)

    def _named(self, names: Names, device: Device) -> tuple[StaffName, ...]:
        """Return the names to choose from; at an own device of those who have signed in there."""
        there = (one for one in self if device.shared or one.staff in device.known)
        named = (StaffName(one.staff, names.name(one.person)) for one in there)
        return tuple(sorted(named, key=lambda one: one.name.casefold()))

    def view(self, names: Names) -> StaffView:
        """Return the staff as a director of the room sees it."""
        people = tuple(
            StaffPerson(
                one.staff, one.person, names.name(one.person), one.roles,
                len(self.devices_of(one.staff)),
            )
            for one in self
        )  # fmt: skip
        devices = tuple(
            StaffDevice(name, one.shared, one.staff) for name, one in self._devices.items()
        )
        return StaffView(people, devices, self.idle_minutes)
