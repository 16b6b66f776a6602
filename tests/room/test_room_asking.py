"""Asking to see a hand at a table of the room, after the hand is over."""

import pytest
from world import World, careful, plain

from ruleone.dealing.actions import AskToSee
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.pages.views import TableView
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

ANYONE = Settings(edition="holdem+showdown.request_to_see=anyone")


def with_a_hand_to_see() -> tuple[World, Caller, TableView, int]:
    """A person at a table where a hand is over, mucked by one of them; and his seat."""
    world = World(1, ANYONE)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    for _ in range(2_000):
        view = world.my_table(event, ann)
        assert view is not None
        if view.hand is not None and view.state == "between" and view.hand.may_ask_to_see:
            return world, ann, view, view.hand.may_ask_to_see[0]
        if view.hand is not None and view.hand.options is not None:
            world.act(ann, view, careful(view.hand.options))
        else:
            world.wake()
    raise AssertionError("nobody has mucked a hand")


def cards_of(view: TableView, seat: int) -> tuple[str, ...]:
    assert view.hand is not None
    return next(one.cards for one in view.hand.seats if one.seat == seat)


@pytest.mark.rule("holdem-show-variants")
def test_a_hand_that_is_over_can_be_asked_for_and_everybody_sees_it() -> None:
    world, ann, view, seat = with_a_hand_to_see()
    bob = world.connect("bob")
    assert cards_of(view, seat) == ()
    due_ms = world.room.due_ms
    world.now_ms += 1_000
    assert isinstance(world.act(ann, view, AskToSee(seat)).result, Accepted)
    for caller in (ann, bob):
        cards = cards_of(world.table(view.event, view.table, caller), seat)
        assert len(cards) == 2
        assert "??" not in cards
    # There is time to look at it before the next hand.
    assert world.room.due_ms is not None
    assert due_ms is not None
    assert world.room.due_ms >= min(due_ms, world.now_ms)
    again = world.act(ann, view, AskToSee(seat)).result
    assert isinstance(again, Refusal)
    assert again.code == "nothing-to-see"


def test_the_table_goes_on_and_the_hand_is_past_asking() -> None:
    world, ann, view, seat = with_a_hand_to_see()
    assert isinstance(world.act(ann, view, AskToSee(seat)).result, Accepted)
    assert view.hand is not None
    for _ in range(500):
        later = world.my_table(view.event, ann)
        assert later is not None
        if later.hand is not None and later.hand.number != view.hand.number:
            break
        world.wake()
    assert world.act(ann, view, AskToSee(seat)).result == Refusal("stale", "illegal")


def test_what_was_seen_is_seen_after_a_restart_and_asking_goes_on() -> None:
    world, ann, view, seat = with_a_hand_to_see()
    assert isinstance(world.act(ann, view, AskToSee(seat)).result, Accepted)
    before = world.table(view.event, view.table, ann)
    world.restart()
    after = world.table(view.event, view.table, ann)
    assert plain(after) == plain(before)
    assert after.hand is not None
    for other in after.hand.may_ask_to_see:
        assert isinstance(world.act(ann, after, AskToSee(other)).result, Accepted)


def test_who_has_no_seat_in_the_hand_cannot_ask() -> None:
    world, _, view, seat = with_a_hand_to_see()
    bob = world.connect("bob")
    answer = world.act(bob, view, AskToSee(seat)).result
    assert isinstance(answer, Refusal)
    assert answer.code == "not-at-table"
