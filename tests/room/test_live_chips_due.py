"""The chips that move when the floor decides on an act: the tablet tells them, and so does the
board."""

import pytest
from live_world import LiveWorld

from ruleone.dealing import Action, Call, CorrectStack, Fold, KillHand, RaiseTo, VoidHand
from ruleone.floor import HeldTo, Push, Said
from ruleone.floor.followed import AllDealt, Chosen, Overruled, Plays
from ruleone.floor.ruling import Remedy
from ruleone.room.live.views import LiveLineView


def dealt() -> LiveWorld:
    """Blinds of 50 and 100 from seats 1 and 2, the button at seat 4: seat 3 is to act."""
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    return world


def called() -> tuple[LiveWorld, LiveLineView]:
    """Seat 3 puts out one chip of 500 in silence: a call, and 400 goes back."""
    world = dealt()
    line = world.enter(Plays(3, (Push({500: 1}),)))
    assert [each["en"] for each in line.follows] == ["400 is returned."]
    return world, line


def undercalled() -> tuple[LiveWorld, LiveLineView]:
    """Seat 1, with his blind of 50 in, puts 500 out against a raise to 1,600."""
    world = dealt()
    world.enter(Plays(3, (Said("raise to 600"),)), Plays(4, (Said("raise to 1600"),)))
    line = world.enter(Plays(1, (Push({500: 1}),)))
    assert line.verdict == "floor"
    return world, line


def early() -> tuple[LiveWorld, LiveLineView]:
    """Seat 1, with his blind of 50 in, raises to 600 before his turn."""
    world = dealt()
    return world, world.enter(Plays(1, (Said("raise to 600"),)))


def decided(world: LiveWorld, of: LiveLineView, *remedies: Remedy) -> list[str]:
    """What follows when the floor rules so, as tablet and board tell it."""
    line = world.enter(Overruled(of.n, remedies, "it was so"), by=world.floor)
    heard = world.board(world.floor).rulings[0].ruling
    assert heard == (line.headline, *line.follows)
    world.restart()
    assert world.live().lines[-1].follows == line.follows
    return [each["en"] for each in line.follows]


@pytest.mark.rows(
    ("begin", "seat", "action", "follows"),
    [
        (called, 3, Fold(), ["100 is returned to seat 3."]),
        (called, 3, None, ["100 is returned to seat 3."]),
        (called, 3, Call(), []),
        (called, 3, RaiseTo(500), ["Seat 3 puts in 400 more."]),
        (undercalled, 1, Fold(), ["500 is returned to seat 1."]),
        (undercalled, 1, None, ["500 is returned to seat 1."]),
        (undercalled, 1, Call(), ["Seat 1 puts in 1,050 more."]),
        (early, 1, Fold(), ["550 is returned to seat 1."]),
        (early, 1, Call(), ["500 is returned to seat 1."]),
        (early, 1, RaiseTo(800), []),
    ],
)
def test_an_overruling_tells_the_chips_that_go_back_or_have_to_be_put_in(
    begin: object, seat: int, action: Action | None, follows: list[str]
) -> None:
    assert callable(begin)
    world, of = begin()
    remedies = () if action is None else (HeldTo(seat, action),)
    assert decided(world, of, *remedies) == follows


def test_what_a_decision_says_itself_is_not_told_twice() -> None:
    world, of = called()
    assert decided(world, of, VoidHand()) == []
    world, of = called()
    found = CorrectStack(3, 200)
    assert decided(world, of, HeldTo(3, Fold()), found) == ["100 is returned to seat 3."]


def test_of_two_decisions_the_second_moves_what_the_first_did() -> None:
    world, of = called()
    assert decided(world, of, HeldTo(3, RaiseTo(500))) == ["Seat 3 puts in 400 more."]
    assert decided(world, of, HeldTo(3, Fold())) == ["500 is returned to seat 3."]


@pytest.mark.rows(
    ("choice", "follows"),
    [
        ("full call of 1,600", ["Seat 1 puts in 1,050 more."]),
        ("fold, and the 500 stays in the pot", []),
    ],
)
def test_the_floors_choice_on_an_undercall_tells_them_too(choice: str, follows: list[str]) -> None:
    world, of = undercalled()
    offered = [each.words["en"] for each in of.choices]
    chosen = world.enter(Chosen(of.n, offered.index(choice)), by=world.floor)
    assert [each["en"] for each in chosen.follows] == follows
    heard = world.board(world.floor).rulings[0].ruling
    why = (each.words for each in of.reasons)
    assert heard == (of.choices[offered.index(choice)].words, *why, *chosen.follows)


def folded_round() -> tuple[LiveWorld, LiveLineView]:
    """Seat 3 raises to 600, and all fold: he has the pot of 750, and the hand is over."""
    world = dealt()
    world.enter(Plays(3, (Said("raise to 600"),)), Plays(4, (Said("fold"),)))
    world.enter(Plays(1, (Said("fold"),)))
    return world, world.enter(Plays(2, (Said("fold"),)))


def test_the_pot_of_a_hand_that_goes_on_after_all_comes_back() -> None:
    world, of = folded_round()
    before = {seat.seat: seat.stack or 0 for seat in world.live().seats}
    assert decided(world, of) == ["The pot is returned: 750 from seat 3."]
    after = {seat.seat: seat.stack or 0 for seat in world.live().seats}
    assert {seat: after[seat] - before[seat] for seat in after} == {1: 0, 2: 0, 3: -750, 4: 0}


def test_who_is_to_call_after_all_puts_it_in() -> None:
    world, of = folded_round()
    assert decided(world, of, HeldTo(2, Call())) == [
        "The pot is returned: 750 from seat 3.",
        "Seat 2 puts in 500 more.",
    ]


def test_it_comes_back_although_the_hand_ends_otherwise_at_once() -> None:
    world = dealt()
    world.enter(Plays(3, (Said("fold"),)), Plays(4, (Said("fold"),)))
    world.enter(Plays(1, (Said("raise to 600"),)))
    of = world.enter(Plays(2, (Said("fold"),)))
    assert decided(world, of, KillHand(1)) == [
        "The pot is returned: 200 from seat 1.",
        "200 is returned to seat 2.",
    ]
