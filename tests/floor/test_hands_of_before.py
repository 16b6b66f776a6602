"""A hand of an older journal is what was decided then, also where the same would be decided
otherwise today: its record has the events that each entry came to, and those are played again."""

from pathlib import Path
from typing import Final

import msgspec
import pytest
from live import entered

from ruleone.dealing import Event, Hand, Show
from ruleone.floor.followed import Acts, BoardTurned, FollowedHand, Line
from ruleone.floor.followed.record import DeadOnceDealt
from ruleone.rulebook import edition

KEPT: Final = Path(__file__).with_name("dead_blinds_of_before.json")
"""A hand of a live table. Both blinds are dead for a penalty, and the two who are left are all-in
with their antes: only what the big blind had more than the small one went back."""
DEALT: Final = Path(__file__).with_name("dead_blinds_dealt_before.json")
"""The same of a hand that the room has dealt: today nobody wins what is above those who are all-in
(holdem-pots-4)."""
PAID_THEN: Final = {1: 40, 2: 930, 3: 930, 4: 125}
_KEPT: Final = msgspec.json.Decoder(tuple[tuple[Event, ...], tuple[Line, ...]])
_DEALT: Final = msgspec.json.Decoder(tuple[Event, ...])
CARDS: Final = {4: ("Qs", "Qh"), 1: ("Ac", "Ad")}


@pytest.fixture
def kept() -> tuple[tuple[Event, ...], tuple[Line, ...]]:
    """Its first events and its record, as a version before has written them."""
    return _KEPT.decode(KEPT.read_bytes())


def dead(*seats: int) -> tuple[DeadOnceDealt, ...]:
    cite = edition("house").cite("penalties.dealt_and_killed")
    return tuple(DeadOnceDealt(seat, cite) for seat in seats)


def test_a_finished_hand_has_paid_what_it_paid(
    kept: tuple[tuple[Event, ...], tuple[Line, ...]],
) -> None:
    opening, lines = kept
    followed = FollowedHand.restore(opening, lines, dead=dead(2, 3))
    assert followed.hand.over
    assert followed.hand.stacks == PAID_THEN
    again = Hand.replay(followed.hand.events)
    assert again.stacks == PAID_THEN


@pytest.mark.parametrize("cut", range(1, 6))
def test_a_hand_that_goes_on_keeps_what_was_returned_then(
    kept: tuple[tuple[Event, ...], tuple[Line, ...]], cut: int
) -> None:
    """Cut off behind each of its entries: the blinds were collected with the first."""
    opening, lines = kept
    followed = FollowedHand.restore(opening, lines[:cut], dead=dead(2, 3))
    for cards in (("As", "Kd", "7c"), ("2d",), ("2h",))[cut - 1 :]:
        entered(followed, BoardTurned(cards))
    while not followed.hand.over:
        assert followed.asked is not None
        entered(followed, Acts(followed.asked, Show(CARDS[followed.asked])))
    assert followed.hand.stacks == PAID_THEN


def test_a_hand_that_the_room_has_dealt_is_paid_as_it_was_and_would_not_be_today() -> None:
    events = _DEALT.decode(DEALT.read_bytes())
    again = Hand.replay(events)
    assert (again.stacks[2], again.stacks[3]) == (930, 880)
    assert again.events == events
    today = Hand("nlhe", "modern", {1: 10, 2: 1_000, 3: 1_000, 4: 15}, 1, (50, 100), range(52),
                 ante=20, ante_format="per-player", penalised=(2, 3))  # fmt: skip
    assert (today.stacks[2], today.stacks[3]) == (980, 980)
