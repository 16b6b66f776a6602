"""The staff: named people who sign in by a PIN, at their own device or taking turns at one."""

import msgspec
import pytest
from world import World

from ruleone import limits
from ruleone.room.access.staff import MINUTE_MS, DeviceView, StaffView
from ruleone.room.access.staff_orders import (
    AddStaff,
    ChangeOwnPin,
    ChangeStaff,
    Lock,
    RemoveStaff,
    SetStaffLock,
    ShareDevice,
    SignInAsStaff,
)
from ruleone.room.commands import InUse
from ruleone.room.core.roles import Caller, Grant, RoleName
from ruleone.room.directory.naming import SetName
from ruleone.room.event.orders import commands as dc
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.rulebook import Refusal

PIN = "407193"
OTHER = "582046"
TABLET = "s-tablet"


def add(world: World, by: Caller, name: str, *roles: RoleName, pin: str = PIN) -> str:
    """Add somebody to the staff; their id."""
    grants = tuple(Grant(role) for role in roles or ("director",))
    world.do(by, AddStaff(name, pin, grants))
    return people(world, by)[name]


def staff_view(world: World, by: Caller) -> StaffView:
    view = world.see("staff", by)
    assert isinstance(view, StaffView)
    return view


def people(world: World, by: Caller) -> dict[str, str]:
    """The staff by name."""
    return {one.name: one.staff for one in staff_view(world, by).people}


def at(session: str, person: str = "guest", address: str = "10.0.0.9") -> Caller:
    """A browser without any link."""
    return Caller(person, f"c-{session}", (), address, session)


def now(world: World, device: Caller) -> Caller:
    """Who acts at the browser now."""
    return world.room.acting(device)


def device_view(world: World, device: Caller) -> DeviceView | None:
    return world.room.welcome(now(world, device), world.now_ms).device


def shared(world: World) -> tuple[Caller, Caller]:
    """A director by link, and a tablet that the staff shares, with Mei in the staff."""
    boss = world.director()
    add(world, boss, "Mei")
    tablet = at(TABLET)
    world.do(tablet, SignInAsStaff(PIN, name="mei"))
    world.do(now(world, tablet), Lock())
    return boss, tablet


def wrote(world: World) -> bytes:
    """Everything in the journal: records, and commands with their answers."""
    rows = (row for name, _ in world.journal.streams() for row in world.journal.read(name))
    return b"".join(row.payload for row in rows) + repr(vars(world.journal)).encode()


@pytest.mark.feature("staff")
def test_somebody_signs_in_pauses_the_clock_and_the_record_names_them() -> None:
    world = World()
    boss, tablet = shared(world)
    event = world.sit_down(world.connect("ann"))
    staff = people(world, boss)["Mei"]
    assert world.refused(now(world, tablet), dc.Pause(event, "so")).code == "needs-floor"
    world.do(tablet, SignInAsStaff(PIN, staff=staff))
    mei = now(world, tablet)
    assert mei.person not in (boss.person, tablet.person)
    world.do(mei, dc.Pause(event, "Fire drill"))
    act = world.director_page(event, boss).acts[0]
    assert act.parameters["by"] == "Mei"
    view = device_view(world, tablet)
    assert view is not None
    assert (view.name, view.shared, view.names) == ("Mei", True, ())


@pytest.mark.feature("staff")
def test_on_a_restart_the_staff_is_there_and_a_shared_device_asks_again() -> None:
    world = World()
    boss, tablet = shared(world)
    phone = at("s-phone", "fan")
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    world.do(phone, SignInAsStaff(PIN, name="Mei", own=True))
    world.do(boss, SetStaffLock(30))
    before = staff_view(world, boss)
    world.restart()
    after = staff_view(world, boss)
    assert (after.people[0].name, after.idle_minutes) == (before.people[0].name, 30)
    assert {one.device: one.staff for one in after.devices} == {TABLET: None, "s-phone": "s1"}
    assert now(world, tablet).links == ()
    event = world.sit_down(world.connect("ann"))
    world.do(now(world, phone), dc.Pause(event, "so"))
    world.do(tablet, SignInAsStaff(PIN, staff="s1"))
    world.do(now(world, tablet), dc.Resume(event, "so"))


@pytest.mark.feature("staff")
def test_the_pin_is_nowhere_in_the_journal_or_in_any_view() -> None:
    world = World()
    boss, tablet = shared(world)
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    world.do(now(world, tablet), ChangeOwnPin(PIN, OTHER))
    world.do(boss, ChangeStaff("s1", pin="271828"))
    world.refused(tablet, SignInAsStaff(OTHER, name="Mei"))
    views = [staff_view(world, boss), world.room.welcome(tablet, world.now_ms), world.lobby(boss)]
    told = wrote(world) + b"".join(map(msgspec.json.encode, views)) + repr(world.outcomes).encode()
    assert b"argon2id" in told
    for pin in (PIN, OTHER, "271828"):
        assert pin.encode() not in told
    shown = b"".join(map(msgspec.json.encode, views))
    assert b"argon2" not in shown


@pytest.mark.feature("staff")
def test_what_each_may_do_is_their_roles_and_changes_at_once() -> None:
    world = World()
    boss, tablet = shared(world)
    event = world.sit_down(world.connect("ann"))
    add(world, boss, "Kai", "floor", pin=OTHER)
    world.do(tablet, SignInAsStaff(OTHER, name="Kai"))
    kai = now(world, tablet)
    assert world.room.roles(kai) == ("floor",)
    world.do(kai, dc.Pause(event, "so"))
    assert world.refused(kai, AddStaff("Zoe", PIN, (Grant("director"),))).code == "needs-director"
    assert isinstance(world.room.view("staff", kai, world.now_ms), Refusal)
    world.do(boss, ChangeStaff("s2", roles=(Grant("cashier"),)))
    assert world.room.roles(kai) == ("cashier",)
    assert world.refused(kai, dc.Resume(event, "so")).code == "needs-floor"
    world.do(boss, RemoveStaff("s2"))
    assert world.room.roles(kai) == ()
    assert world.refused(tablet, SignInAsStaff(OTHER, name="Kai")).code == "pin-wrong"
    assert world.refused(tablet, SignInAsStaff(OTHER, staff="s2")).code == "pin-wrong"


@pytest.mark.feature("staff")
def test_a_shared_device_gives_nothing_of_the_links_it_has_opened() -> None:
    world = World()
    boss, _ = shared(world)
    laptop = msgspec.structs.replace(boss, session="s-laptop")
    assert now(world, laptop) == laptop
    world.do(laptop, ShareDevice())
    assert now(world, laptop).links == ()
    view = device_view(world, laptop)
    assert view is not None
    assert [one.name for one in view.names] == ["Mei"]
    world.do(now(world, laptop), SignInAsStaff(PIN, name="Mei"))
    mei = now(world, laptop)
    world.do(mei, ShareDevice(shared=False))
    assert now(world, laptop) == laptop
    assert world.room.roles(mei) == ()
    assert device_view(world, laptop) is None


@pytest.mark.feature("staff")
def test_a_shared_device_is_locked_when_nobody_uses_it() -> None:
    world = World()
    boss, tablet = shared(world)
    phone = at("s-phone", "fan")
    world.do(boss, SetStaffLock(5))
    world.do(phone, SignInAsStaff(PIN, name="Mei", own=True))
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    mei = now(world, tablet)
    world.now_ms += 4 * MINUTE_MS
    world.look(mei, InUse())
    world.now_ms += 4 * MINUTE_MS
    world.take(world.room.wake(world.now_ms))
    assert now(world, tablet) == mei
    world.now_ms += MINUTE_MS
    assert world.room.due_ms is not None
    assert world.room.due_ms <= world.now_ms
    outcome = world.take(world.room.wake(world.now_ms))
    assert TABLET in outcome.turned
    assert now(world, tablet).links == ()
    assert world.refused(mei, SetStaffLock(9)).code == "needs-director"
    assert now(world, phone).links != ()


def wrong(world: World, device: Caller, tries: int, **who: str) -> list[str]:
    """The answers to so many wrong PINs, one right after the other."""
    who = who or {"name": "Mei"}
    return [world.refused(device, SignInAsStaff(OTHER, **who)).code for _ in range(tries)]  # type: ignore[arg-type]


@pytest.mark.feature("staff")
def test_wrong_pins_are_slowed_by_person_wherever_they_come_from() -> None:
    world = World()
    _, tablet = shared(world)
    free = limits.PIN_TRIES_FREE
    strangers = [at(f"s-{n}", f"p{n}", f"10.0.1.{n}") for n in range(9)]
    codes = [wrong(world, one, 1)[0] for one in strangers]
    assert codes == ["pin-wrong"] * free + ["pin-wait"] * (9 - free)
    refused = world.refused(strangers[0], SignInAsStaff(PIN, name="Mei"))
    assert (refused.code, refused.parameters["seconds"]) == ("pin-wait", 10)
    # Where the staff works a stranger's tries keep nobody out.
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    world.now_ms += limits.PIN_WAIT_FIRST_MS
    assert wrong(world, strangers[0], 2) == ["pin-wrong", "pin-wait"]
    world.now_ms += limits.PIN_WAIT_FIRST_MS
    assert wrong(world, strangers[1], 1) == ["pin-wait"]
    world.now_ms += limits.PIN_WAIT_FIRST_MS
    world.do(strangers[1], SignInAsStaff(PIN, name="Mei", own=True))


@pytest.mark.feature("staff")
def test_wrong_pins_are_slowed_by_address_and_at_a_shared_device() -> None:
    world = World()
    _, tablet = shared(world)
    most = limits.PIN_TRIES_OF_A_PLACE_FREE
    stranger = at("s-new", "p1", "10.0.7.7")
    assert wrong(world, stranger, most + 1, name="Nobody")[-2:] == ["pin-wrong", "pin-wait"]
    assert wrong(world, at("s-other", "p2", "10.0.7.7"), 1, name="Zoe") == ["pin-wait"]
    assert wrong(world, at("s-else", "p3", "10.0.7.8"), 1, name="Zoe") == ["pin-wrong"]
    assert wrong(world, tablet, limits.PIN_TRIES_FREE + 1)[-1] == "pin-wait"
    # A reload of the page is another connection of the same session.
    again = msgspec.structs.replace(tablet, connection="c-new")
    assert wrong(world, again, 1) == ["pin-wait"]


@pytest.mark.feature("staff")
def test_a_wait_never_grows_beyond_its_maximum_and_wrong_pins_are_forgotten() -> None:
    world = World()
    shared(world)
    stranger = at("s-new", "p1")
    waits = []
    for _ in range(15):
        refused = world.refused(stranger, SignInAsStaff(OTHER, name="Mei"))
        if refused.code == "pin-wait":
            seconds = refused.parameters["seconds"]
            assert isinstance(seconds, int)
            waits.append(seconds * 1000)
            world.now_ms += seconds * 1000
    assert max(waits) <= limits.PIN_WAIT_MAX_MS
    world.now_ms += limits.PIN_WRONG_KEPT_MS
    assert wrong(world, stranger, limits.PIN_TRIES_FREE) == ["pin-wrong"] * limits.PIN_TRIES_FREE


@pytest.mark.feature("staff")
def test_who_is_erased_is_out_of_the_staff() -> None:
    world = World()
    boss, tablet = shared(world)
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    mei = now(world, tablet)
    world.do(boss, ForgetPlayer(mei.person))
    assert staff_view(world, boss).people == ()
    assert now(world, tablet).links == ()
    assert world.room.roles(mei) == ()
    world.restart()
    assert staff_view(world, boss).people == ()


@pytest.mark.feature("staff")
def test_a_new_pin_signs_out_everywhere_and_the_old_one_is_worth_nothing() -> None:
    world = World()
    boss, tablet = shared(world)
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    world.do(boss, ChangeStaff("s1", name="Mei Lin", pin=OTHER))
    assert now(world, tablet).links == ()
    assert world.refused(tablet, SignInAsStaff(PIN, staff="s1")).code == "pin-wrong"
    world.do(tablet, SignInAsStaff(OTHER, name="mei lin"))
    mei = now(world, tablet)
    assert world.refused(mei, SetName("Boss")).code == "name-of-staff"
    assert world.refused(mei, ChangeOwnPin(PIN, "271828")).code == "pin-wrong"
    world.do(mei, ChangeOwnPin(OTHER, PIN))
    world.do(mei, Lock())
    world.do(now(world, tablet), SignInAsStaff(PIN, staff="s1"))


@pytest.mark.feature("staff")
def test_a_new_pin_of_your_own_signs_you_out_everywhere_but_here() -> None:
    world = World()
    boss, tablet = shared(world)
    add(world, boss, "Kai", pin="271828")
    phone, other = at("s-phone", "fan"), at("s-other", "fan")
    world.do(phone, SignInAsStaff(PIN, name="Mei", own=True))
    world.do(other, SignInAsStaff("271828", name="Kai", own=True))
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    world.do(now(world, phone), ChangeOwnPin(PIN, OTHER))
    assert {one.device: one.staff for one in staff_view(world, boss).devices} == {
        TABLET: None, "s-phone": "s1", "s-other": "s2",
    }  # fmt: skip
    assert world.refused(tablet, SignInAsStaff(PIN, staff="s1")).code == "pin-wrong"
    world.do(tablet, SignInAsStaff(OTHER, staff="s1"))
    world.restart()
    world.do(now(world, phone), ChangeOwnPin(OTHER, PIN))


@pytest.mark.feature("staff")
def test_wrong_present_pins_make_the_next_try_wait() -> None:
    """By whoever has found the device open: tries there and at the sign-in count together."""
    world = World()
    _, tablet = shared(world)
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    for _ in range(limits.PIN_TRIES_FREE):
        assert world.refused(now(world, tablet), ChangeOwnPin(OTHER, "271828")).code == "pin-wrong"
    waits = world.refused(now(world, tablet), ChangeOwnPin(PIN, "271828"))
    assert (waits.code, waits.parameters) == ("pin-wait", {"seconds": 10})
    world.do(now(world, tablet), Lock())
    assert world.refused(tablet, SignInAsStaff(PIN, staff="s1")).code == "pin-wait"
    world.now_ms += limits.PIN_WAIT_FIRST_MS
    world.do(tablet, SignInAsStaff(PIN, staff="s1"))
    for new, code in (("12345", "pin-form"), ("777777", "pin-easy"), (PIN, "pin-same")):
        assert world.refused(now(world, tablet), ChangeOwnPin(PIN, new)).code == code
    world.do(now(world, tablet), ChangeOwnPin(PIN, OTHER))


@pytest.mark.feature("staff")
def test_a_director_locks_another_device_and_nobody_else_does() -> None:
    world = World()
    boss, tablet = shared(world)
    add(world, boss, "Kai", "floor", pin=OTHER)
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))
    phone = at("s-phone", "fan")
    world.do(phone, SignInAsStaff(OTHER, name="Kai"))
    assert world.refused(now(world, phone), Lock(TABLET)).code == "needs-director"
    world.do(boss, Lock(TABLET))
    assert now(world, tablet).links == ()
    world.do(now(world, phone), Lock())
    world.do(now(world, phone), Lock())
    assert world.refused(boss, Lock("s-none")).code == "device-unknown"


@pytest.mark.rows(
    ("code", "order"),
    [
        ("pin-form", AddStaff("Zoe", "12345", (Grant("floor"),))),
        ("pin-form", AddStaff("Zoe", "4071930000000", (Grant("floor"),))),
        ("pin-form", AddStaff("Zoe", "40719x", (Grant("floor"),))),
        ("pin-form", AddStaff("Zoe", "４０７１９３", (Grant("floor"),))),
        ("pin-easy", AddStaff("Zoe", "777777", (Grant("floor"),))),
        ("pin-easy", AddStaff("Zoe", "789012", (Grant("floor"),))),
        ("pin-easy", AddStaff("Zoe", "654321", (Grant("floor"),))),
        ("name-length", AddStaff(" ", PIN, (Grant("floor"),))),
        ("name-taken", AddStaff("Mei", PIN, (Grant("floor"),))),
        ("staff-roles", AddStaff("Zoe", PIN, ())),
        ("staff-role", AddStaff("Zoe", PIN, (Grant("player"),))),
        ("staff-dealer-needs-table", AddStaff("Zoe", PIN, (Grant("dealer"),))),
        ("table-needs-event", AddStaff("Zoe", PIN, (Grant("floor", None, 1),))),
        ("event-unknown", AddStaff("Zoe", PIN, (Grant("floor", "e99"),))),
        ("staff-unknown", ChangeStaff("s9")),
        ("staff-unknown", RemoveStaff("s9")),
        ("pin-form", ChangeStaff("s1", pin="1")),
        ("idle-minutes", SetStaffLock(0)),
        ("idle-minutes", SetStaffLock(limits.IDLE_MINUTES_MAX + 1)),
        ("staff-no-browser", ShareDevice()),
        ("device-unknown", ShareDevice(device="s-none")),
        ("staff-no-browser", SignInAsStaff(PIN, staff="s1")),
        ("staff-unknown", ChangeOwnPin(PIN, OTHER)),
    ],
)
@pytest.mark.feature("staff")
def test_what_is_refused_says_why(code: str, order: object) -> None:
    world = World()
    boss, _ = shared(world)
    refused = world.refused(boss, order)  # type: ignore[arg-type]
    assert refused.code == code
    assert not {PIN, "12345", "777777"} & {str(value) for value in refused.parameters.values()}


@pytest.mark.feature("staff")
def test_there_are_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    boss, tablet = shared(world)
    monkeypatch.setattr(limits, "STAFF_MAX", 1)
    assert world.refused(boss, AddStaff("Zoe", OTHER, (Grant("floor"),))).code == "too-many-staff"
    monkeypatch.setattr(limits, "STAFF_DEVICES_MAX", 1)
    full = world.refused(at("s-new"), SignInAsStaff(PIN, name="Mei"))
    assert full.code == "too-many-devices"
    world.do(tablet, SignInAsStaff(PIN, name="Mei"))


@pytest.mark.feature("staff")
def test_nobody_shares_a_device_before_there_is_somebody_to_sign_in() -> None:
    world = World()
    boss = msgspec.structs.replace(world.director(), session="s-laptop")
    assert world.refused(boss, ShareDevice()).code == "staff-none"
