"""What holds in every game whatever the floor does to its hands: chips, cards, turns, replays."""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from by_the_floor import BY_THE_FLOOR, any_intervention, intervene, tell
from deals import sealed
from lines import chosen, own_cards, random_hand
from test_contract import mapped, seen, swap

from ruleone.cards import FULL_DECK, UNKNOWN, text
from ruleone.dealing import (
    GAMES,
    Action,
    CorrectStack,
    Event,
    Hand,
    Intervention,
    ReplaceCard,
    ReshuffleStub,
    Show,
)
from ruleone.dealing.events import HandStarted, Intervened
from ruleone.rulebook import Refusal

EVENTS = tuple[Event, ...]
HANDS = 2
INTERVENTIONS_MAX = 30

every_game = pytest.mark.parametrize("game", GAMES)
# The dealer has no word for the card on the board before the betting.
TOLD = [game for game in GAMES if "courchevel" not in game]
every_told_game = pytest.mark.parametrize("game", TOLD)
Done = tuple[int, Action] | Intervention


def chance_of(game: str, test: str) -> Random:
    return Random(crc32(f"{test} {game}".encode()))


def undealt(game: str, chance: Random) -> Hand:
    """The same table as `random_hand` makes, with cards that the dealer tells."""
    (started, *_) = random_hand(game, chance).events
    assert isinstance(started, HandStarted)
    seats = dict(zip(started.seats, started.stacks, strict=True))
    return Hand(game, "modern", seats, started.button, (50, 100), showdown="players")


def through(hand: Hand, chance: Random, *, told: bool = False) -> Iterator[Done]:
    """Play the hand to its end, the floor's hand on it now and then, telling all that was done."""
    left = INTERVENTIONS_MAX
    while not hand.over:
        if left and chance.random() < 0.4:
            left -= 1
            what = any_intervention(hand, chance, told=told)
            if not isinstance(hand.intervene(what, BY_THE_FLOOR), Refusal):
                yield what
        elif hand.options is None:
            tell(hand, chance)
        else:
            seat, action = hand.options.seat, chosen(hand, chance)
            if isinstance(action, Show) and UNKNOWN in hand.holds(seat):
                show(hand, seat, chance)
                continue
            outcome = hand.act(seat, action)
            assert not isinstance(outcome, Refusal), (seat, action, outcome)
            yield seat, action


def show(hand: Hand, seat: int, chance: Random) -> None:
    """A hand with cards that nobody had seen is tabled, with cards that lie nowhere else."""
    out = {card for each in hand.stacks for card in hand.holds(each)}
    for _ in range(200):
        lowest = GAMES[hand.view().game].lowest
        left = [card for card in FULL_DECK[lowest:] if card not in out]
        free = iter(chance.sample(left, len(left)))
        cards = [next(free) if card == UNKNOWN else card for card in hand.holds(seat)]
        if not isinstance(hand.act(seat, Show(tuple(map(text, cards)))), Refusal):
            return
    raise AssertionError("no cards were left to show")


def holds(hand: Hand, chips: int) -> None:
    """The chips are all there, and somebody is asked or awaited unless the hand is over."""
    view = hand.view()
    assert hand.chips == chips
    assert view.total + sum(hand.stacks.values()) == chips
    assert view.total == sum(pot.amount for pot in view.pots) + sum(s.bet for s in view.seats)
    assert min(hand.stacks.values()) >= 0
    assert (hand.awaits is None) is hand.over
    if hand.to_act:
        assert hand.options is not None
        assert hand.to_act[0] == hand.options.seat
    board = view.board
    assert len(set(board)) == len(board)


def replays(hand: Hand, moments: list[EVENTS], deck: tuple[int, ...] | None) -> None:
    """Its events make the same hand, all of them and up to any moment."""
    written = msgspec.msgpack.encode(hand.events)
    again = Hand.replay(msgspec.msgpack.decode(written, type=EVENTS))
    assert msgspec.msgpack.encode(again.events) == written
    for seat in (None, *hand.stacks):
        assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(hand.view(seat))
    for events in moments:
        assert Hand.replay(events, deck).events == events
    *_, last = Hand.moments(hand.events)
    assert last.view() == hand.view()


@every_game
def test_whatever_the_floor_does_every_hand_ends_with_all_its_chips(game: str) -> None:
    chance = chance_of(game, "floor")
    for _ in range(HANDS):
        deck = sealed(game, chance)
        hand = random_hand(game, chance, deck)
        chips, moments = hand.chips, [hand.events]
        for done in through(hand, chance):
            chips += done.by if isinstance(done, CorrectStack) else 0
            holds(hand, chips)
            assert (hand.options is None) is hand.over
            moments.append(hand.events)
        replays(hand, moments, deck)


@every_told_game
def test_the_same_holds_where_the_dealer_tells_the_cards(game: str) -> None:
    chance = chance_of(game, "told")
    for _ in range(HANDS):
        hand = undealt(game, chance)
        tell(hand, chance)
        chips, moments = hand.chips, [hand.events]
        for done in through(hand, chance, told=True):
            chips += done.by if isinstance(done, CorrectStack) else 0
            holds(hand, chips)
            moments.append(hand.events)
        replays(hand, moments, None)


@every_game
def test_an_intervention_that_changes_nothing_changes_nothing(game: str) -> None:
    """A chip more and a chip less, at any moment: whoever was asked is asked the same, and the rest
    of the hand is the hand without it."""
    chance = chance_of(game, "nothing")
    for _ in range(HANDS):
        deck, seed = sealed(game, chance), chance.randrange(1 << 30)
        hand, twin = random_hand(game, Random(seed), deck), random_hand(game, Random(seed), deck)
        while hand.options is not None:
            if chance.random() < 0.3:
                seat = chance.choice([each for each in twin.stacks if twin.stacks[each] > 1] or [0])
                if seat:
                    intervene(twin, CorrectStack(seat, 1))
                    intervene(twin, CorrectStack(seat, -1))
            assert twin.options == hand.options
            seat, action = hand.options.seat, chosen(hand, chance)
            assert not isinstance(hand.act(seat, action), Refusal)
            assert not isinstance(twin.act(seat, action), Refusal)
        players = tuple(event for event in twin.events if not isinstance(event, Intervened))
        assert players == hand.events


@every_game
def test_no_hidden_card_shows_in_what_the_floor_does(game: str) -> None:
    """All cards that a viewer has not seen change their places; not a byte of his view does. What
    the floor exposes, all have seen."""
    chance = chance_of(game, "secrets")
    for _ in range(HANDS):
        cards, seed = sealed(game, chance), chance.randrange(1 << 30)
        line = [*through(random_hand(game, Random(seed), cards), chance)]
        line = line[: chance.randint(0, len(line))]
        for viewer in (None, 1):
            hand = random_hand(game, Random(seed), cards)
            known = seen(hand, viewer)
            for done in line:
                again(hand, done)
                known |= seen(hand, viewer) | exposed(done)
            swapped = swap(known, GAMES[game].lowest, chance)
            twin = random_hand(game, Random(seed), tuple(swapped[card] for card in cards))
            for done in line:
                again(twin, moved(done, swapped))
            assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(hand.view(viewer))


def again(hand: Hand, done: Done) -> None:
    if not isinstance(done, tuple):
        intervene(hand, done)
    else:
        outcome = hand.act(*done)
        assert not isinstance(outcome, Refusal), (done, outcome)


def exposed(done: Done) -> set[int]:
    return {done.exposed} if isinstance(done, ReplaceCard) else set()


def moved(done: Done, swapped: dict[int, int]) -> Done:
    if isinstance(done, tuple):
        return done[0], mapped(done[1], swapped)
    if isinstance(done, ReshuffleStub) and done.order is not None:
        return ReshuffleStub(done.back, tuple(swapped[card] for card in done.order))
    return done


@pytest.mark.rows("cash", [{"boards": 2}, {"runs": 2}, {"bomb_pot": 60}, {"straddles": {3: 200}}])
@pytest.mark.rows("game", ["nlhe", "plo"])
def test_whatever_the_floor_does_cash_games_hold_too(game: str, cash: dict[str, Any]) -> None:
    chance = chance_of(game, str(cash))
    for _ in range(4):
        deck = sealed(game, chance)
        seats = {seat: chance.randint(250, 2000) for seat in (1, 2, 3, 4)}
        hand = Hand(game, "modern", seats, 4, (50, 100), deck, showdown="players", **cash)
        chips, moments = hand.chips, [hand.events]
        for done in through(hand, chance):
            chips += done.by if isinstance(done, CorrectStack) else 0
            holds(hand, chips)
            moments.append(hand.events)
        replays(hand, moments, deck)


def test_what_a_player_holds_is_what_he_sees() -> None:
    """`own_cards` and `holds` agree after a card was replaced."""
    hand = random_hand("nlhe", Random(1))
    intervene(hand, ReplaceCard(1, hand.holds(1)[0]))
    assert own_cards(hand, 1) == tuple(map(text, hand.holds(1)))
