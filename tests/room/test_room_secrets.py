"""Nobody is shown a card that he may not see: exchange them, and his pages stay the same."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from world import World, careful

from ruleone.cards import FULL_DECK, text, texts
from ruleone.dealing.events import BoardDealt, Event, HoleDealt
from ruleone.dealing.hand import Hand
from ruleone.room.core.roles import Caller
from ruleone.room.event.host.table_host import hand_stream
from ruleone.room.pages.views import EventView
from ruleone.room.table.games import PokerPlay
from ruleone.rulebook import Refusal
from ruleone.store.decks import read_deck

Decks = dict[str, tuple[int, ...]]


def topics_of(world: World, event: str, viewer: Caller) -> Iterator[tuple[str, bytes]]:
    """Every page of the event that the viewer may see, as bytes on the wire, each built anew."""
    world.room._shared.clear()
    page = world.room.view(f"event/{event}", viewer, world.now_ms)
    assert isinstance(page, EventView)
    tables = [f"table/{event}/{line.table}" for line in page.tables]
    for topic in ("lobby", "links", f"event/{event}", f"director/{event}", *tables):
        view = world.room.view(topic, viewer, world.now_ms)
        if not isinstance(view, Refusal):
            yield topic, msgspec.json.encode(view)


def permute_hidden(
    world: World, event: str, seen_by: Caller, order: random.Random, decks: Decks
) -> int:
    """Exchange all cards that the viewer may not know among themselves, in every hand in play:
    others' hole cards, burned cards, the rest of the deck. Returns how many hands were changed;
    `decks` keeps what they are played on with by now."""
    changed = 0
    for table in world.room._lobby.hosts[event].tables.values():
        if not table.in_hand or table.order is None:
            continue
        assert isinstance(table.play, PokerPlay)
        hand = table.play.hand
        shown = hand.view(table.seat_of(seen_by.person))
        known = {*shown.board, *(card for seat in shown.seats for card in seat.cards)}
        hidden = [card for card in FULL_DECK if text(card) not in known]
        other = dict(zip(hidden, order.sample(hidden, len(hidden)), strict=True))
        stream = hand_stream(event, table.order.number)
        deck = decks.get(stream) or read_deck(world.journal, stream)
        decks[stream] = tuple(other.get(card, card) for card in deck)
        events = [_exchanged(one, other) for one in hand.events]
        table.play = PokerPlay(Hand.replay(events, decks[stream]))
        changed += 1
    return changed


def _exchanged(event: Event, other: dict[int, int]) -> Event:
    """The event with hidden cards exchanged; only two kinds of event have such cards."""
    match event:
        case HoleDealt():
            cards = tuple(tuple(other.get(card, card) for card in hole) for hole in event.cards)
            return HoleDealt(event.seats, cards)
        case BoardDealt():
            burned = tuple(other.get(card, card) for card in event.burned)
            return BoardDealt(event.street, burned, event.cards)
        case _:
            return event


@pytest.mark.feature("secrets")
@pytest.mark.rows("seed", range(4))
def test_permuting_hidden_cards_changes_no_byte(seed: int) -> None:
    world = World(seed=seed)
    ann, bob, boss = world.connect("ann"), world.connect("bob"), world.director()
    screen = world.connect("screen")
    event = world.sit_down(ann)
    order = random.Random(seed)
    decks: Decks = {}
    changed = 0
    for _ in range(12):
        world.play(event, ann, careful, turns=1)
        for _ in range(order.randrange(6)):
            world.wake()
        if world.my_table(event, ann) is None:
            break
        for viewer in (ann, bob, boss, screen):
            before = dict(topics_of(world, event, viewer))
            changed += permute_hidden(world, event, viewer, order, decks)
            assert dict(topics_of(world, event, viewer)) == before
    assert changed > 15


@pytest.mark.feature("watching")
def test_a_director_and_a_screen_see_no_more_cards_than_a_watcher() -> None:
    world = World(seed=9)
    ann, bob, boss = world.connect("ann"), world.connect("bob"), world.director()
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    watched = world.table(event, view.table, bob)
    directed = world.table(event, view.table, boss)
    assert watched.hand is not None
    assert directed.hand == watched.hand
    assert view.hand is not None
    assert view.hand.options is not None
    assert watched.hand.options is None
    own = next(seat for seat in view.hand.seats if seat.seat == view.my_seat)
    assert "??" not in own.cards
    assert all(set(seat.cards) <= {"??"} for seat in watched.hand.seats)
    assert all(set(seat.cards) <= {"??"} for seat in view.hand.seats if seat.seat != view.my_seat)


def test_no_answer_and_no_page_gives_away_the_sealed_deck() -> None:
    """Whatever is sent while a hand is in play names only cards that its receiver may see."""
    world = World(seed=10)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    for view in world.turns(event, ann):
        assert view.hand is not None
        own = next(seat.cards for seat in view.hand.seats if seat.seat == view.my_seat)
        allowed = {*own, *view.hand.board}
        deck = texts(read_deck(world.journal, hand_stream(event, view.hand.number)))
        page = world.table(event, view.table, ann)
        shown = _cards_in(msgspec.to_builtins(page), frozenset(deck))
        assert shown == allowed
        other = world.table(event, view.table, bob)
        assert _cards_in(msgspec.to_builtins(other), frozenset(deck)) == set(view.hand.board)
        assert view.hand.options is not None
        answer = world.act(ann, view, careful(view.hand.options))
        assert not _cards_in(msgspec.to_builtins(answer), frozenset(deck))
        if view.hand.number > 12:
            break


def _cards_in(told: Any, deck: frozenset[str]) -> set[str]:
    if isinstance(told, dict):
        return set().union(*(_cards_in(one, deck) for one in told.values()))
    if isinstance(told, list | tuple):
        return set().union(*(_cards_in(one, deck) for one in told))
    return {told} & deck if isinstance(told, str) else set()


def test_who_was_moved_away_keeps_no_sight_of_his_old_table() -> None:
    """A seat number at another table gives no right to the cards of that seat here."""
    world = World(seed=12)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    mine = next(world.turns(event, ann))
    for line in world.event(event, ann).tables:
        if line.table != mine.table:
            page = world.table(event, line.table, ann)
            assert page.my_seat is None
            if page.hand is not None and page.state == "playing":
                assert page.hand.viewer is None
                assert all(set(seat.cards) <= {"??"} for seat in page.hand.seats if not seat.tabled)
