"""What is told of chips at a live table is held against the denominations in play there."""

import pytest
from live_world import LiveWorld

from ruleone.dealing import Call, Fold, RaiseTo
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, AllDealt, Plays
from ruleone.room.live.entries import LiveEntry
from ruleone.words import LANGUAGES, say

ALL = ("25", "100", "500", "1000")


def begun(stacks: tuple[int, ...] = (10_000,) * 4) -> LiveWorld:
    """Chips of 25, 100, 500 and 1,000; seat 3 is to act after blinds of 50 and 100."""
    world = LiveWorld(stacks=stacks)
    world.start(button=4)
    world.enter(AllDealt())
    return world


@pytest.mark.parametrize(
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


def test_an_odd_stack_may_go_all_in_in_turn_or_before_it() -> None:
    world = begun((10_000, 10_000, 333, 10_000))
    world.enter(Acts(3, RaiseTo(333)), Acts(4, Call()))
    early = begun((10_000, 10_000, 10_000, 333))
    early.enter(Acts(4, RaiseTo(333)))


def test_the_least_raise_over_an_odd_all_in_is_the_books() -> None:
    world = begun((10_000, 10_000, 333, 10_000))
    world.enter(Acts(3, RaiseTo(333)))
    assert world.not_entered(Acts(4, RaiseTo(567))).code == "live-not-in-chips"
    world.enter(Acts(4, RaiseTo(566)), Acts(1, Fold()))
    assert world.hand().view().seats[3].bet == 566
