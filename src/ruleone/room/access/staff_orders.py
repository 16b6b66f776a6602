"""Orders about the staff: the director's, and those of whoever signs in by PIN."""

import msgspec

from ruleone import limits
from ruleone.pins import hashed, pin_refused
from ruleone.room.access import staff as s
from ruleone.room.access.role_links import lost
from ruleone.room.access.staff import Staff
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR, Grant
from ruleone.room.event.host.order import Events, missing
from ruleone.room.live.tables import LiveTables
from ruleone.rulebook import Refusal

PERSON_BYTES = 10
OF_STAFF = ("director", "floor", "dealer", "cashier")
NOT_STAFF = Refusal("staff-unknown", "illegal")
NO_BROWSER = Refusal("staff-no-browser", "illegal")
FULL = Refusal("too-many-devices", "illegal", {"most": limits.STAFF_DEVICES_MAX})


class AddStaff(Order, frozen=True, tag="add-staff"):
    """Director: add a person to the staff, with a name, a PIN of 6 digits or more, and roles.

    The record names the person in all that they do while signed in.
    """

    name: str
    pin: str
    roles: tuple[Grant, ...]

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Add the person. Only a hash of the PIN is kept."""
        staff, name = step.part(Staff), plain(self.name)
        if len(staff) >= limits.STAFF_MAX:
            return Refusal("too-many-staff", "illegal", {"most": limits.STAFF_MAX})
        refused = _bad_name(name) or pin_refused(self.pin) or _bad_roles(self.roles, step)
        if refused is not None:
            return refused
        entropy = step.ports.entropy
        person = f"p{entropy(PERSON_BYTES).hex()}"
        step.batch.beside = step.ports.names.introduce(person, name, step.wall_ms)
        if step.batch.beside is None:
            return Refusal("name-taken", "illegal", {"name": name})
        pin = hashed(self.pin, entropy)
        added = s.StaffAdded(staff.next_name, person, self.roles, pin, step.person)
        staff.note(added, step.batch)
        return Done()

    def kept(self) -> Order:
        """Return the order without the name and the PIN that were typed."""
        return msgspec.structs.replace(self, name="", pin="")


class ChangeStaff(Order, frozen=True, tag="change-staff"):
    """Director: give a person of the staff another name, PIN, or roles; None leaves what is.

    With a new PIN the person is signed out everywhere.
    """

    staff: str
    name: str | None = None
    pin: str | None = None
    roles: tuple[Grant, ...] | None = None

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Change the person."""
        staff, name = step.part(Staff), None if self.name is None else plain(self.name)
        member = staff.find(self.staff)
        if member is None:
            return NOT_STAFF
        refused = None if name is None else _bad_name(name)
        refused = refused or (None if self.pin is None else pin_refused(self.pin))
        refused = refused or (None if self.roles is None else _bad_roles(self.roles, step))
        if refused is not None:
            return refused
        names = step.ports.names
        if name is not None and name != names.name(member.person):
            step.batch.beside = names.rename(member.person, name)
            if step.batch.beside is None:
                return Refusal("name-taken", "illegal", {"name": name})
            staff.show_names(step.batch)
        pin = None if self.pin is None else hashed(self.pin, step.ports.entropy)
        if pin is not None or self.roles is not None:
            staff.note(s.StaffChanged(self.staff, step.person, self.roles, pin), step.batch)
        if pin is not None:
            for session in staff.devices_of(self.staff):
                staff.note(s.StaffLocked(session, step.person), step.batch)
        _lost(step)
        return Done()

    def kept(self) -> Order:
        """Return the order without the name and the PIN that were typed."""
        name, pin = self.name and "", self.pin and ""
        return msgspec.structs.replace(self, name=name, pin=pin)


class RemoveStaff(Order, frozen=True, tag="remove-staff"):
    """Director: remove a person from the staff. They are signed out everywhere at once.

    Their acts stay on record under their name.
    """

    staff: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Remove the person."""
        staff = step.part(Staff)
        if staff.find(self.staff) is None:
            return NOT_STAFF
        staff.note(s.StaffRemoved(self.staff, step.person), step.batch)
        _lost(step)
        return Done()


class SetStaffLock(Order, frozen=True, tag="set-staff-lock"):
    """Director: lock shared devices after this number of minutes in which nobody uses them."""

    minutes: int

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Set the time."""
        if not 1 <= self.minutes <= limits.IDLE_MINUTES_MAX:
            most = limits.IDLE_MINUTES_MAX
            return Refusal("idle-minutes", "syntax", {"most": most, "came": self.minutes})
        step.part(Staff).note(s.StaffIdleSet(self.minutes, step.person), step.batch)
        return Done()


class ShareDevice(Order, frozen=True, tag="share-device"):
    """Director: make a browser a device that the staff shares, or with `shared` false no longer.

    It is the browser that asks, or that of this `device`. A shared one asks who you are; links
    that it has opened grant nothing until it is no longer shared.
    """

    shared: bool = True
    device: str | None = None

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Share the browser, or make it an ordinary one."""
        staff, session = step.part(Staff), self.device or step.caller.session
        if not session:
            return NO_BROWSER
        device = staff.device(session)
        if device is None and (self.device is not None or not self.shared):
            return Refusal("device-unknown", "illegal")
        if device is None and staff.is_full:
            return FULL
        if self.shared and not len(staff):
            return Refusal("staff-none", "illegal")
        staff.note(s.DeviceShared(session, self.shared, step.person), step.batch)
        _lost(step)
        return Done()


class SignInAsStaff(Order, frozen=True, tag="sign-in-as-staff"):
    """Sign in as a person of the staff at this browser: by the id `staff` or the name, and the PIN.

    The browser is a shared device from then on, and is locked when nobody uses it; with `own` it
    is yours alone, and stays signed in. Wrong PINs make the next try wait.
    """

    pin: str
    staff: str | None = None
    name: str | None = None
    own: bool = False

    def run(self, step: Step) -> Done | Refusal:
        """Sign the person in where the PIN is right."""
        staff, session = step.part(Staff), step.caller.session
        if not session:
            return NO_BROWSER
        device = staff.device(session)
        if device is None and staff.is_full:
            return FULL
        member = staff.find(self.staff or "")
        if self.name is not None:
            member = staff.of_name(plain(self.name), step.ports.names)
        if (refused := staff.tried(member, self.pin, step.caller, step.at_ms)) is not None:
            return refused
        assert member is not None, "nobody has come by the PIN of nobody"
        # What a director shares is nobody's own.
        shared = not self.own or (device is not None and device.shared)
        staff.note(s.StaffSignedIn(member.staff, session, shared), step.batch)
        _lost(step)
        return Done()

    def kept(self) -> Order:
        """Return the order without the PIN and the name that were typed."""
        return msgspec.structs.replace(self, pin="", name=self.name and "")


class Lock(Order, frozen=True, tag="lock"):
    """Lock this browser: the staff signs in there by PIN again. A director locks any `device`."""

    device: str | None = None

    def run(self, step: Step) -> Done | Refusal:
        """Lock the device; one that is locked already stays so."""
        staff, own = step.part(Staff), step.caller.session
        if self.device not in (None, own) and not step.links.allowed(step.caller, DIRECTOR, None):
            return Refusal("needs-director", "illegal")
        session = self.device or own
        device = staff.device(session) if session else None
        if device is None:
            return Refusal("device-unknown", "illegal")
        if device.staff is not None:
            staff.note(s.StaffLocked(session, step.person), step.batch)
            _lost(step)
        return Done()


class ChangeOwnPin(Order, frozen=True, tag="change-own-pin"):
    """Choose another PIN for yourself, where you are signed in; the present one is asked for.

    You are signed out on all other devices. Wrong PINs make the next try wait, as at the sign-in.
    """

    pin: str
    new: str

    def run(self, step: Step) -> Done | Refusal:
        """Change the PIN of whoever is signed in."""
        staff = step.part(Staff)
        device = staff.device(step.caller.session)
        member = None if device is None or device.staff is None else staff.find(device.staff)
        if member is None:
            return NOT_STAFF
        if (refused := pin_refused(self.new)) is not None:
            return refused
        if (refused := staff.tried(member, self.pin, step.caller, step.at_ms)) is not None:
            return refused
        if self.new == self.pin:
            return Refusal("pin-same", "illegal")
        pin = hashed(self.new, step.ports.entropy)
        staff.note(s.StaffChanged(member.staff, step.person, None, pin), step.batch)
        for session in staff.devices_of(member.staff):
            if session != step.caller.session:
                staff.note(s.StaffLocked(session, step.person), step.batch)
        _lost(step)
        return Done()

    def kept(self) -> Order:
        """Return the order without the PINs that were typed."""
        return msgspec.structs.replace(self, pin="", new="")


ORDERS = (
    AddStaff, ChangeStaff, RemoveStaff, SetStaffLock, ShareDevice, SignInAsStaff, Lock, ChangeOwnPin
)  # fmt: skip


def _bad_name(name: str) -> Refusal | None:
    if not 1 <= len(name) <= limits.NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
    return None


def _bad_roles(roles: tuple[Grant, ...], step: Step) -> Refusal | None:
    """Return why nobody of the staff can have these roles, or None."""
    most = limits.STAFF_ROLES_MAX
    if not 1 <= len(roles) <= most:
        return Refusal("staff-roles", "syntax", {"most": most, "came": len(roles)})
    for one in roles:
        if one.role not in OF_STAFF:
            return Refusal("staff-role", "syntax", {"role": one.role})
        if one.role == "dealer" and (one.event is None or one.table is None):
            return Refusal("staff-dealer-needs-table", "syntax")
        if one.table is not None and one.event is None:
            return Refusal("table-needs-event", "syntax")
        if (refused := missing(one.event, step)) is not None:
            return refused
    return None


def _lost(step: Step) -> None:
    lost(step.part(Events).hosts, step.part(LiveTables), step.batch)
