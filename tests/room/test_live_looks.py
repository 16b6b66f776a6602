"""What a page of a live table is told before it enters anything: looks, amounts, cards to come."""

import msgspec
import pytest
from live_world import LiveWorld, opening

from ruleone.dealing import BringIn, Call, Check, Fold, RaiseTo
from ruleone.dealing.actions import Discard
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, AllDealt, BoardTurned, ByFloor, HandDealt, Plays
from ruleone.floor.steps import Step
from ruleone.room.core.roles import Caller
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import JudgeLive
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.views import LiveJudged
from ruleone.rulebook import Refusal


def judged(world: LiveWorld, entry: LiveEntry, by: Caller | None = None) -> LiveJudged | Refusal:
    """What an entry would come to; nothing may change."""
    before, view = world.seen(), world.live()
    look = JudgeLive("l1", view.hand_number, view.lines_count, entry)
    result = world.look(by or world.dealer, look)
    assert world.seen() == before
    assert isinstance(result, LiveJudged | Refusal)
    return result


def marks(world: LiveWorld, seat: int, *steps: Step) -> tuple[int, int, dict[str, int]]:
    """The ruler of what a player does: his total, what he pushed, the marks."""
    look = judged(world, Plays(seat, steps))
    assert isinstance(look, LiveJudged)
    ruler = look.line.ruler
    assert ruler is not None
    return ruler.to, ruler.pushed, {mark.code: mark.to for mark in ruler.marks}


def test_a_look_tells_the_line_and_changes_nothing() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    entry = Plays(3, (Push({500: 1}),))
    look = judged(world, entry)
    assert isinstance(look, LiveJudged)
    assert (look.to_act, look.to_call, look.line.verdict) == (4, 100, "settled")
    assert look.line.ruled is not None
    assert look.line.ruled["en"] == "call of 100"
    assert [one["en"] for one in look.line.follows] == ["400 is returned."]
    assert [one.citation.rule for one in look.line.reasons] == ["house-44.1"]
    assert world.enter(entry) == msgspec.structs.replace(look.line, at_ms=world.now_ms)


def test_a_look_is_for_who_may_enter() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    watcher, floors = world.connect("ann"), ByFloor((), "a word")
    for entry, by, code in (
        (Acts(3, Fold()), watcher, "needs-dealer"),
        (floors, world.dealer, "needs-floor"),
        (BoardTurned(("As", "Kd", "7c")), world.dealer, "no-board-now"),
    ):
        refusal = judged(world, entry, by)
        assert isinstance(refusal, Refusal)
        assert refusal.code == code
    assert isinstance(judged(world, floors, world.floor), LiveJudged)
    stale = world.look(world.dealer, JudgeLive("l1", 1, 0, Acts(3, Fold())))
    assert isinstance(stale, Refusal)
    assert stale.code == "stale"


@pytest.mark.rule("house-42A.2")
def test_the_ruler_has_call_half_and_the_smallest_raise() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    assert marks(world, 3, Push({100: 1, 25: 1})) == (
        125,
        125,
        {"call": 100, "half": 150, "raise": 200},
    )
    assert marks(world, 3, Said("raise to 600")) == (
        600,
        0,
        {"call": 100, "half": 150, "raise": 200},
    )
    assert marks(world, 1, Push({1_000: 1})) == (
        1_050,
        1_000,
        {"call": 100, "half": 150, "raise": 200},
    )
    world.enter(Plays(3, (Push({500: 2}),)))
    assert marks(world, 4, Push({1_000: 1, 500: 1})) == (
        1_500,
        1_500,
        {"call": 1_000, "half": 1_450, "raise": 1_900},
    )
    world.enter(Acts(4, Fold()), Acts(1, Fold()), Acts(2, Call()), BoardTurned(("As", "Kd", "7c")))
    assert marks(world, 2, Push({25: 2})) == (50, 50, {"bet": 100})


def test_what_is_left_open_has_its_verdict() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt(), Plays(3, (Said("raise to 500"),)), Plays(4, (Said("raise to 1500"),)))
    for steps, verdict in (
        ((Said("let's go"),), "ask"),
        ((Push({500: 1}),), "floor"),
        ((Said("call"),), "settled"),
    ):
        look = judged(world, Plays(1, steps))
        assert isinstance(look, LiveJudged)
        assert look.line.verdict == verdict
    fold = judged(world, Acts(1, Fold()))
    assert isinstance(fold, LiveJudged)
    assert fold.line.verdict is None


def test_the_options_of_the_player_to_act_and_the_next_street_are_told() -> None:
    world = LiveWorld(stacks=(10_000,) * 2)
    world.start(button=2)
    view = world.live()
    assert [(one.seat, one.down, one.up) for one in view.due] == [(1, 2, 0), (2, 2, 0)]
    assert view.options is None
    world.enter(AllDealt())
    view = world.live()
    assert view.options is not None
    assert (view.options.to_call, view.options.bet_to) == (50, (200, 10_000))
    assert view.next is not None
    assert (view.next.street, view.next.cards) == ("flop", 3)
    world.enter(Acts(2, Call()), Acts(1, Check()), BoardTurned(("As", "Kd", "7c")))
    street = world.live().next
    assert street is not None
    assert (street.street, street.cards) == ("turn", 1)


def test_in_stud_each_street_is_due_clockwise_from_the_button() -> None:
    world = LiveWorld()
    world.do(world.floor, opening(game="flstud"))
    dealer = world.holder("dealer", "deb", "l2", 1)
    world.do(dealer, lc.StartLiveHand("l2", 0, 2))

    def enter(entry: LiveEntry) -> None:
        view = world.live(dealer, "l2")
        world.do(dealer, lc.EnterLive("l2", view.hand_number, view.lines_count, entry))

    due = world.live(dealer, "l2").due
    assert [(one.seat, one.down, one.up) for one in due] == [
        (3, 2, 1),
        (4, 2, 1),
        (1, 2, 1),
        (2, 2, 1),
    ]
    for seat, card in ((3, "2c"), (4, "9d"), (1, "Kh"), (2, "As")):
        enter(HandDealt(seat, ("??", "??", card)))
    enter(Acts(3, BringIn()))
    for seat in (4, 1):
        enter(Acts(seat, Call()))
    enter(Acts(2, Fold()))
    assert [(one.seat, one.down, one.up) for one in world.live(dealer, "l2").due] == [
        (3, 0, 1),
        (4, 0, 1),
        (1, 0, 1),
    ]
    enter(HandDealt(3, ("2h",)))
    assert [one.seat for one in world.live(dealer, "l2").due] == [4, 1]


def test_in_a_draw_whoever_changed_cards_is_due_as_many() -> None:
    world = LiveWorld()
    world.do(world.floor, opening(game="fl27td", stacks=(10_000,) * 2))
    dealer = world.holder("dealer", "deb", "l2", 1)
    world.do(dealer, lc.StartLiveHand("l2", 0, 2))
    for entry in (
        AllDealt(),
        Acts(2, Call()),
        Acts(1, Check()),
        Acts(1, Discard(("??", "??"))),
        Acts(2, Discard()),
    ):
        view = world.live(dealer, "l2")
        world.do(dealer, lc.EnterLive("l2", view.hand_number, view.lines_count, entry))
    assert [(one.seat, one.down, one.up) for one in world.live(dealer, "l2").due] == [(1, 2, 0)]


def test_who_has_lost_his_raise_is_offered_none_and_his_act_is_told_as_void() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt(), Acts(4, RaiseTo(400)))
    assert [(one.seat, one.to, one.void) for one in world.live().early] == [(4, 400, False)]
    line = world.enter(Acts(3, RaiseTo(800)))
    assert "400 is returned to seat 4." in [one["en"] for one in line.follows]
    assert [(one.seat, one.void) for one in world.live().early] == [(4, True)]
    options = world.live().options
    assert options is not None
    assert (options.seat, options.call, options.bet_to) == (4, 800, None)
    look = judged(world, Plays(4, (Push({1_000: 2}),)))
    assert isinstance(look, LiveJudged)
    assert look.line.ruled is not None
    assert look.line.ruled["en"] == "call of 800"
    assert [one.citation.rule for one in look.line.reasons] == ["house-39A.3"]
    assert [one["en"] for one in look.line.follows] == ["1,200 is returned."]
