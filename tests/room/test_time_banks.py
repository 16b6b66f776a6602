"""The time banks of those who come late, wait for a seat, or play another flight."""

from typing import Any

import msgspec
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.days import DrawDay, EndDay, SignBags, StartDay
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import ImBack
from ruleone.room.views import Accepted
from ruleone.tournament.terms.config import DayEnd, Days, ShotClock

SHOT = ShotClock((10,), bank_s=30, refill_s=5)
FULL_MS = 30_000
TERMS = n.EntryTerms(charged=False, buy_in=10, late_levels=4, re_entries=1, house_players=4)
assert Settings().bank_ms != FULL_MS


class Banks:
    """A room with its director and an event of this shot clock in which `ann` and `bob` play."""

    def __init__(
        self, template: str = "re-entry", shot: ShotClock | None = SHOT, **more: object
    ) -> None:
        self.world = World(seed=3)
        self.boss = self.world.director()
        plain: dict[str, Any] = {"terms": TERMS, "shot_clock": shot}
        told = CreateEvent(template, "Fast", **(plain | more))
        event = self.world.do(self.boss, told).event
        assert event is not None
        self.event = event
        self.ann, self.bob = self.comes("ann"), self.comes("bob")
        self.world.do(self.boss, dc.StartEvent(event, "all are here"))

    def comes(self, name: str) -> Caller:
        """A person enters."""
        caller = self.world.connect(name)
        self.world.do(caller, Join(self.event))
        return caller

    @property
    def level(self) -> int:
        """The number of the present level."""
        level = self.world.event(self.event, self.boss).clock.level
        return 0 if level is None else level.number

    def of(self, caller: Caller, name: str) -> int:
        """What his own table shows of his bank."""
        table = self.world.my_table(self.event, caller)
        assert table is not None
        return next(one.bank_ms for one in table.players if one.player == name)

    def spend(self, caller: Caller, name: str) -> None:
        """He lets his time run out once."""
        for _ in range(400):
            if not self.of(caller, name):
                return
            self.world.wake()
        raise AssertionError(f"{name} never uses his bank")

    def until_seated(self, caller: Caller) -> None:
        """Time passes until he has a seat."""
        for _ in range(400):
            if self.world.my_table(self.event, caller) is not None:
                return
            self.world.wake()
        raise AssertionError("no seat opens")

    def enters_again(self, caller: Caller) -> None:
        """As soon as the hand is over in which he is still in."""
        for _ in range(400):
            if isinstance(self.world.ask(caller, Join(self.event)).result, Accepted):
                return
            self.world.wake()
        raise AssertionError("he may not enter again")

    def night(self) -> None:
        """The day ends with the hands in play, and the floor signs the bags."""
        self.world.do(self.boss, EndDay(self.event, "late", 0))
        for _ in range(400):
            if self.world.event(self.event, self.ann).line.state == "night":
                break
            self.world.wake()
        self.world.do(self.boss, SignBags(self.event))


def test_late_entrants_have_the_bank_of_the_event() -> None:
    banks = Banks()
    cat = banks.comes("cat")
    assert banks.of(cat, "cat") == banks.of(banks.ann, "ann") == FULL_MS
    banks.world.restart()
    assert banks.of(cat, "cat") == FULL_MS


def test_without_a_shot_clock_they_have_the_rooms() -> None:
    banks = Banks(shot=None)
    cat = banks.comes("cat")
    assert banks.of(cat, "cat") == banks.of(banks.ann, "ann") == banks.world.settings.bank_ms


def test_alternates_have_the_bank_of_the_event() -> None:
    banks = Banks(terms=msgspec.structs.replace(TERMS, seats_at_once=6))
    cat = banks.comes("cat")
    assert banks.world.my_table(banks.event, cat) is None
    banks.world.do(banks.boss, dc.RemovePlayer(banks.event, "bob", "left"))
    banks.until_seated(cat)
    assert banks.of(cat, "cat") == FULL_MS


def test_who_enters_again_keeps_what_he_had_left() -> None:
    banks = Banks()
    banks.comes("cat")
    banks.spend(banks.ann, "ann")
    banks.world.do(banks.boss, dc.RemovePlayer(banks.event, "ann", "left"))
    banks.enters_again(banks.ann)
    banks.until_seated(banks.ann)
    assert banks.of(banks.ann, "ann") == 0


def test_every_flight_begins_with_full_banks_and_its_levels_refill_them() -> None:
    banks = Banks(
        terms=msgspec.structs.replace(TERMS, house_players=0),
        days=Days((DayEnd(level=9),), 2, "best", (0, 0)),
    )
    world, event, ann, bob, boss = banks.world, banks.event, banks.ann, banks.bob, banks.boss
    for _ in range(2):
        world.do(boss, dc.NextLevel(event, "on"))
    banks.spend(ann, "ann")
    banks.spend(bob, "bob")
    banks.night()
    world.do(ann, Join(event))
    cat = banks.comes("cat")
    world.do(boss, dc.StartEvent(event, "flight B"))
    world.do(ann, ImBack(event))
    assert banks.of(ann, "ann") == banks.of(cat, "cat") == FULL_MS
    banks.spend(cat, "cat")
    for level, refilled_ms in ((2, 5_000), (3, 10_000)):
        world.do(boss, dc.NextLevel(event, "on"))
        assert banks.level == level
        assert banks.of(cat, "cat") == refilled_ms
    world.restart()
    assert banks.of(cat, "cat") == 10_000
    banks.night()
    world.do(boss, DrawDay(event, "bagged"))
    world.do(boss, StartDay(event, "on"))
    # Those were not his levels: his stack was in its bag.
    assert banks.of(bob, "bob") == 0
    world.do(boss, dc.NextLevel(event, "on"))
    assert banks.level == 4
    assert banks.of(bob, "bob") == 5_000
