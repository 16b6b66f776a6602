"""What is told of chips at a live table is held against the denominations in play there."""

from collections.abc import Mapping

import pytest
from live_world import LiveWorld, opening

from ruleone.dealing import Call, CorrectStack, Fold, RaiseTo
from ruleone.dealing.events import HandStarted
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, AllDealt, ByFloor, Happened, Plays
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel
from ruleone.words import LANGUAGES, say

ALL = ("25", "100", "500", "1000")


def begun(odd: Mapping[int, int] | None = None) -> LiveWorld:
    """Chips of 25, 100, 500 and 1,000, stacks of 10,000 but where the floor has made them odd
    ones; seat 3 is to act after blinds of 50 and 100."""
    world = LiveWorld()
    for seat, stack in (odd or {}).items():
        world.enter(ByFloor((CorrectStack(seat, stack - 10_000),), "odd chips"), by=world.floor)
    world.start(button=4)
    world.enter(AllDealt())
    return world


@pytest.mark.rows(
    ("entry", "code", "came"),
    [
        (Plays(3, (Push({7: 50}),)), "live-denomination", 7),
        (Plays(3, (Said("raise"), Push({100: 2, 5_000: 1}))), "live-denomination", 5_000),
        (Plays(3, (Push({500: 1}),), lying={50: 1}), "live-denomination", 50),
        (Acts(3, RaiseTo(333)), "live-not-in-chips", 333),
        (Acts(4, RaiseTo(333)), "live-not-in-chips", 333),
    ],
)
def test_other_chips_than_the_tables_are_refused(entry: LiveEntry, code: str, came: int) -> None:
    refusal = begun().not_entered(entry)
    assert (refusal.code, refusal.parameters) == (code, {"chips": ALL, "came": came})
    for language in LANGUAGES:
        assert str(came)[:1] in say(language, f"refusal-{code}", **refusal.parameters)


def test_nobody_sits_down_with_a_stack_that_the_chips_do_not_make() -> None:
    world = LiveWorld()
    what = {"player": "Flo", "chips": ALL, "unit": 25, "came": 5_010}
    refused = world.refused(world.floor, lc.SeatLive("l1", 6, "Flo", 5_010))
    assert (refused.code, refused.parameters) == ("live-stack-not-in-chips", what)
    for language in LANGUAGES:
        text = say(language, f"refusal-{refused.code}", **refused.parameters)
        assert all(part in text for part in ("5,010", "25", "Flo"))
    opened = world.refused(world.floor, opening(stacks=(10_000, 5_010)))
    assert (opened.code, opened.parameters) == (refused.code, what | {"player": "Bo"})
    world.do(world.floor, lc.SeatLive("l1", 6, "Flo", 5_025))


def test_an_odd_stack_may_go_all_in_in_turn_or_before_it() -> None:
    world = begun({3: 333})
    world.enter(Acts(3, RaiseTo(333)), Acts(4, Call()))
    early = begun({4: 333})
    early.enter(Acts(4, RaiseTo(333)))


def test_the_least_raise_over_an_odd_all_in_is_the_books() -> None:
    world = begun({3: 333})
    world.enter(Acts(3, RaiseTo(333)))
    assert world.not_entered(Acts(4, RaiseTo(567))).code == "live-not-in-chips"
    world.enter(Acts(4, RaiseTo(566)), Acts(1, Fold()))
    assert world.hand().view().seats[3].bet == 566


def test_other_chips_come_in_between_hands() -> None:
    """After a color-up the smallest leave play: what is told of them is refused, and odd chips of
    pots follow."""
    world = begun()
    raised = lc.SetLiveChips("l1", (5_000, 100, 500))
    refusal = world.refused(world.dealer, raised)
    assert (refusal.code, refusal.parameters) == ("live-hand-on", {"hand": 1})
    world.enter(Acts(3, Fold()), Acts(4, Fold()), Acts(1, Fold()))
    for chips in ((), (0, 100), (100, 100), tuple(range(1, 40))):
        refused = world.refused(world.dealer, lc.SetLiveChips("l1", chips))
        assert refused.code in ("live-chips", "live-number")
    refused = world.refused(world.dealer, raised)
    what = {"chips": ("100", "500", "5000"), "unit": 100, "came": 50}
    assert (refused.code, refused.parameters) == ("live-chips-not-for-level", what)
    for language in LANGUAGES:
        text = say(language, f"refusal-{refused.code}", **refused.parameters)
        assert all(part in text for part in ("50", "100"))
    assert world.live().chips == (25, 100, 500, 1_000)
    world.do(world.floor, lc.SetLiveLevel("l1", LiveLevel(small_blind=100, big_blind=200)))
    world.do(world.dealer, raised)
    assert world.live().chips == (100, 500, 5_000)
    color_up = Happened("color-up", {"chip": 25, "needed": 100})
    assert world.not_entered(color_up).parameters == {"chips": ("100", "500", "5000"), "came": 25}
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.start()
    world.enter(AllDealt())
    (started, *_) = world.hand().events
    assert isinstance(started, HandStarted)
    assert started.chip == 100
    options = world.hand().options
    assert options is not None
    push = Plays(options.seat, (Said("raise"), Push({1_000: 1})))
    assert world.not_entered(push).parameters["came"] == 1_000
    world.enter(Plays(options.seat, (Push({5_000: 1}),)))


def test_before_the_first_hand_as_well() -> None:
    world = LiveWorld()
    world.do(world.floor, lc.SetLiveChips("l1", (50,)))
    assert world.live().chips == (50,)
