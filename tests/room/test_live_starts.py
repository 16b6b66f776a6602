"""The start of a hand at a live table that was begun wrongly is taken back; a misdeal is dealt
again, and says so."""

import pytest
from live_event_world import LiveEvent
from live_world import LiveWorld
from test_live_penalties import folded, misdealt, penalised, started

from ruleone.dealing import Call
from ruleone.floor.followed import Acts, AllDealt, ChipsFound, Chosen, Undone
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import LiveHandTakenBack
from ruleone.words import LANGUAGES, say


def taken_back(world: LiveWorld) -> None:
    """The start of the hand, by its dealer; the same after a restart."""
    world.do(world.dealer, lc.TakeBackLiveHand("l1", world.live().hand_number))
    before = world.seen()
    world.restart()
    assert world.seen() == before


def test_a_first_hand_with_the_button_in_the_wrong_place_is_begun_again() -> None:
    world = LiveWorld()
    world.start(button=2)
    taken_back(world)
    view = world.live()
    assert (view.hand, view.hand_number) == (None, 0)
    assert [seat.stack for seat in view.seats] == [10_000] * 4
    assert isinstance(world.written()[-1], LiveHandTakenBack)
    world.start(button=4)
    assert (started(world).number, started(world).button) == (1, 4)


def test_what_was_entered_is_taken_back_first() -> None:
    world = LiveWorld()
    world.start(button=2)
    world.enter(AllDealt())
    refused = world.refused(world.dealer, lc.TakeBackLiveHand("l1", 1))
    assert (refused.code, refused.parameters) == ("live-hand-told", {"hand": 1, "lines": 1})
    for language in LANGUAGES:
        assert "1" in say(language, "refusal-live-hand-told", **refused.parameters)
    assert world.refused(world.dealer, lc.TakeBackLiveHand("l1", 0)).code == "stale"
    world.enter(Undone())
    taken_back(world)
    assert world.refused(world.dealer, lc.TakeBackLiveHand("l1", 1)).code == "stale"
    world.start(button=4)
    assert world.live().hand_number == 2, "hand 1 has lines on record: another is not called so"


def test_the_hand_before_is_open_again_and_all_is_as_it_was() -> None:
    """Its last entry is taken back, and it goes on to another end; the record keeps both."""
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    penalised(world, 3)
    folded(world)
    stacks = [seat.stack for seat in world.live().seats]
    before = world.seen()
    world.start(button=2)
    left = world.live().seats[2].hands_left
    assert world.live().seats[2].misses
    taken_back(world)
    assert world.seen() == before
    kinds = [type(event).__name__ for event in world.written()]
    assert kinds[-3:] == ["LiveHandEnded", "LiveHandBegan", "LiveHandTakenBack"]
    world.enter(Undone("it was a call"))
    options = world.hand().options
    assert options is not None
    world.enter(Acts(options.seat, Call()))
    assert not world.hand().over
    folded(world)
    assert [seat.stack for seat in world.live().seats] != stacks
    now = [seat.stack for seat in world.live().seats]
    world.start()
    assert (started(world).number, started(world).button) == (2, 1)
    assert [world.hand().view().seats[n].stack + world.hand().view().seats[n].bet
            for n in range(4)] == now  # fmt: skip
    assert (world.live().seats[2].hands_left, world.live().seats[2].misses) == (left, True)


def test_a_hand_that_was_told_of_keeps_its_number_when_the_one_before_is_open_again() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    folded(world)
    before = world.live().lines_count
    world.start()
    world.enter(AllDealt())
    world.enter(Undone("the wrong button"))
    taken_back(world)
    assert (world.live().hand_number, world.live().lines_count) == (1, before)
    kept = [(one.hand, one.undone) for one in world.room._live.hosts["l1"].state.past]
    assert kept == [(2, True), (2, True)], "what was told of hand 2 stays on the record"
    world.start()
    assert (world.live().hand_number, started(world).number) == (3, 3)


def test_who_was_fined_or_left_in_the_hand_before_has_his_chips_again() -> None:
    """What the start of the next one had closed: a fine of chips, a player who goes."""
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    line = world.enter(Offended(2, "soft-play"), by=world.floor)
    at = [choice.words["en"] for choice in line.choices].index("forfeited chips")
    world.enter(Chosen(line.n, at, chips=700), by=world.floor)
    folded(world)
    world.do(world.floor, lc.LeaveLive("l1", 1))
    before = world.seen()
    world.start()
    assert 1 not in world.hand().stacks
    taken_back(world)
    assert world.seen() == before
    world.start()
    assert 1 not in world.hand().stacks
    assert sum(world.hand().stacks.values()) + world.hand().view().total < 30_000


def test_a_hand_that_was_finished_or_after_which_somebody_sat_down_stays_closed() -> None:
    for finished in (True, False):
        world = LiveWorld()
        world.start(button=4)
        world.enter(AllDealt())
        folded(world)
        if finished:
            world.do(world.dealer, lc.FinishLiveHand("l1", 1))
        world.start()
        if not finished:
            world.do(world.floor, lc.SeatLive("l1", 6, "Flo", 5_000))
        taken_back(world)
        assert (world.live().hand, world.live().hand_number) == (None, 1)
        world.start()
        assert started(world).number == 2


def test_what_was_entered_before_the_first_hand_is_open_again() -> None:
    world = LiveWorld()
    line = world.enter(ChipsFound(how="view", chips=700, seat=2, counted=True))
    assert line.n == 1
    world.start(button=4)
    taken_back(world)
    assert world.live().lines_count == 1
    world.enter(Undone("they were there"))
    assert world.live().seats[1].stack == 10_000


def test_who_leaves_meanwhile_is_gone_with_it() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.do(world.floor, lc.LeaveLive("l1", 2))
    taken_back(world)
    assert [seat.seat for seat in world.live().seats] == [1, 3, 4]


@pytest.mark.rule("house-33C.1")
def test_a_deal_of_a_misdeal_says_so_and_stays_one_when_its_start_is_taken_back() -> None:
    world = LiveWorld()
    world.start(button=2)
    assert (world.live().redeal, world.board(world.floor).redeal) == (False, False)
    world.enter(AllDealt())
    misdealt(world)
    world.start()
    assert (world.live().redeal, world.board(world.floor).redeal) == (True, True)
    again = started(world)
    taken_back(world)
    assert not world.live().redeal, "the misdeal is open again, and says so itself"
    refused = world.refused(world.dealer, lc.StartLiveHand("l1", 1, 4))
    assert refused.code == "live-redeal-button"
    world.start()
    assert world.live().redeal
    for name in ("seats", "stacks", "button", "small_blind_seat", "big_blind_seat", "blinds"):
        assert getattr(started(world), name) == getattr(again, name), name
    world.enter(AllDealt())
    folded(world)
    world.start()
    assert not world.live().redeal


def test_the_hands_of_an_event_are_ordered_by_it() -> None:
    """One that was begun wrongly is the event's too: it is gone there, and begun again."""
    world = LiveEvent(6)
    name = "l1"
    world.start(name)
    order = world.tables[0].order
    assert order is not None
    world.told(name, AllDealt())
    refused = world.refused(world.boss, lc.TakeBackLiveHand(name, 1, "too early"))
    assert (refused.code, refused.parameters) == ("live-hand-told", {"hand": 1, "lines": 1})
    world.told(name, Undone())
    world.do(world.boss, lc.TakeBackLiveHand(name, 1, "too early"))
    world.restart()
    assert world.tablet(name).hand is None
    assert world.host.tournament.state.hands == {}
    world.start(name)
    again = world.tables[0].order
    assert again is not None
    assert (again.number, again.button, again.stacks) == (2, order.button, order.stacks)
