"""Proof that the room gives away no card of a hand of 13-card poker before all have set theirs:
exchange what a viewer may not know, and no byte changes."""

import random

import msgspec
import pytest
from test_room_secrets import topics_of
from thirteen_world import ThirteenWorld, own_cards

from ruleone.chinese import Arrangement, ThirteenHand
from ruleone.chinese.events import Arranged, CardsDealt, Event
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.table.games import ThirteenPlay

Other = dict[int, int]


def exchanged(event: Event, other: Other) -> Event:
    """The event with hidden cards exchanged; before the showdown two kinds of event have cards."""

    def through(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other.get(card, card) for card in cards)

    match event:
        case CardsDealt():
            return CardsDealt(event.seats, tuple(map(through, event.cards)))
        case Arranged():
            rows = Arrangement(*map(through, event.arrangement))
            return msgspec.structs.replace(event, arrangement=rows)
        case _:
            return event


def permute_hidden(world: ThirteenWorld, event: str, viewer: Caller, dice: random.Random) -> int:
    """Exchange all cards that the viewer may not know among themselves, in every hand that is not
    over; how many hands that were."""
    changed = 0
    for table in world.host(event).tables.values():
        if not table.in_hand:
            continue
        assert isinstance(table.play, ThirteenPlay)
        hand = table.play.hand
        seen = hand.view(table.seat_of(viewer.person))
        known = own_cards(seen) if seen.viewer is not None else ()
        hidden = [card for card in range(52) if card not in known]
        other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
        events = [exchanged(one, other) for one in hand.events]
        table.play = ThirteenPlay(ThirteenHand.replay(events))
        changed += 1
    return changed


@pytest.mark.rows("seed", range(3))
def test_permuting_hidden_cards_changes_no_byte(seed: int) -> None:
    world = ThirteenWorld(seed, Settings(pace=50))
    ann, event = world.begin("thirteen-16")
    viewers = [ann, world.connect("bob"), world.director(), world.connect("screen")]
    dice = random.Random(seed)
    changed = 0
    for _ in range(8):
        if world.my_table(event, ann) is None:
            break
        view = world.to_set(event, ann)
        for done in (False, True):
            if done:
                world.arranges(ann, view)
            for viewer in viewers:
                before = dict(topics_of(world, event, viewer))
                changed += permute_hidden(world, event, viewer, dice)
                assert dict(topics_of(world, event, viewer)) == before
    assert changed > 30
