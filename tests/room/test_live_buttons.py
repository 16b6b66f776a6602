"""Where the button stands in hands that are followed at the live table of an event: where the
event's order has it, also in stud, while it stands still."""

import pytest
from live_event_world import LiveEvent

from ruleone.cards import FULL_DECK, text
from ruleone.dealing import GAMES, BringIn, Hand
from ruleone.floor.followed import Acts, AllDealt, HandDealt
from ruleone.floor.hand_stage import started
from ruleone.room.event.orders.commands import RedrawSeats
from ruleone.rulebook import Refusal

FIRST_RAZZ, TO_FLHE_AGAIN = 9, 21
"""Hands of four players at HORSE, an orbit of each game: the first in which the button stands still
and the one with which blinds come back."""


def on(world: LiveEvent) -> Hand:
    """The hand at l1, where one is followed; its game and its button are those of its order."""
    (table,) = world.tables
    hand, order = world.hand_on("l1"), table.order
    assert hand is not None
    assert order is not None
    first = started(hand)
    assert (first.game, first.button) == (order.game, order.button)
    return hand


def begin(world: LiveEvent) -> Hand:
    result = world.start("l1")
    assert not isinstance(result, Refusal), result
    return on(world)


def play_on(world: LiveEvent) -> None:
    """The hand that has begun, to its end: all fold to the big blind, in stud to the bring-in."""
    hand = on(world)
    if GAMES[started(hand).game].bring_in is None:
        world.told("l1", AllDealt())
    else:
        for seat, card in zip(sorted(hand.stacks), FULL_DECK, strict=False):
            world.told("l1", HandDealt(seat, ("??", "??", text(card))))
        asked = on(world).options
        assert asked is not None
        world.told("l1", Acts(asked.seat, BringIn()))
    world.fold_on("l1")
    world.finish_hand("l1")
    world.check()


@pytest.mark.rows("template", ["stud", "razz"])
def test_a_stud_event_is_followed_from_its_first_hand_on(template: str) -> None:
    """No hand of it has blinds: the button stands where it was drawn, after a restart as well."""
    world = LiveEvent(4, template=template)
    first = started(begin(world))
    world.restart()
    play_on(world)
    world.restart()
    again = started(begin(world))
    play_on(world)
    assert first.game == again.game == world.host.tournament.state.config.games[0]
    assert first.button == again.button


@pytest.mark.rule("house-9A.1", "house-9A.3")
@pytest.mark.rows("restarts", [False, True])
def test_the_button_of_horse_stands_still_in_stud_and_goes_on_from_there(restarts: bool) -> None:
    """It goes to where it would be for the next hand with blinds, and as blinds come back it is
    there still."""
    world = LiveEvent(4, template="horse")
    games: list[str] = []
    buttons: list[int] = []
    for _ in range(TO_FLHE_AGAIN):
        first = started(begin(world))
        games.append(first.game)
        buttons.append(first.button)
        if restarts:
            world.restart()
        play_on(world)
    assert games[::4] == ["flhe", "flo8", "flrazz", "flstud", "flstud8", "flhe"]
    stood = buttons[FIRST_RAZZ - 1]
    assert stood != buttons[FIRST_RAZZ - 2]
    assert {*buttons[FIRST_RAZZ - 1 :]} == {stood}


def test_a_button_that_is_drawn_anew_in_stud_is_where_the_next_hand_has_it() -> None:
    """No hand with blinds has been dealt since."""
    world = LiveEvent(4, template="horse")
    for _ in range(FIRST_RAZZ):
        begin(world)
        play_on(world)
    world.do(world.boss, RedrawSeats(world.name, "seats were mixed up"))
    assert world.host.tournament.state.redraws == 1
    assert started(begin(world)).game == "flrazz"
    world.restart()
    play_on(world)
