"""A hand as it stood after each of its events."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from deals import choices, deck, play, sealed, table
from hypothesis import given, settings
from hypothesis import strategies as st
from random_hands import decks, facts, steps

from ruleone.dealing import BadHand, Discard, Hand
from ruleone.dealing.events import Acted, BetsCollected, BoardDealt
from ruleone.rulebook import Refusal


@given(facts(), decks, st.data())
@settings(max_examples=60)
def test_what_was_asked_live_was_the_view_of_that_moment(
    made: dict[str, Any], deck: Sequence[int], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    live = {len(hand.events): hand.view()}
    for _ in steps(hand, data):
        live[len(hand.events)] = hand.view()
    seen = {len(moment.events): moment.view() for moment in Hand.moments(hand.events)}
    assert list(seen) == list(range(1, len(hand.events) + 1))
    assert {at: seen[at] for at in live} == live


@pytest.mark.rows("game", ["flstud", "flrazz", "nl5draw", "fl27td", "plo"])
@pytest.mark.rows("seed", range(4))
def test_whose_turn_it_was_is_told_in_every_kind_of_game(game: str, seed: int) -> None:
    chance = Random(seed)
    facts: dict[str, Any] = {"blinds": (50, 100)}
    if game in ("flstud", "flrazz"):
        facts = {"blinds": (0, 0), "ante": 10, "min_bet": 100, "bring_in": 25}
    seats = dict.fromkeys(range(1, 5), 2000)
    hand = Hand(game, seats=seats, button=4, deck=sealed(game, chance), **facts)
    live = {len(hand.events): hand.view()}
    while (options := hand.options) is not None:
        if options.discard is None:
            action = chance.choice(tuple(choices(options)))
        else:
            own = next(one for one in hand.view(options.seat).seats if one.seat == options.seat)
            action = Discard(tuple(chance.sample(own.cards, chance.randint(*options.discard))))
        assert not isinstance(hand.act(options.seat, action), Refusal)
        live[len(hand.events)] = hand.view()
    assert hand.over
    seen = {len(moment.events): moment.view() for moment in Hand.moments(hand.events)}
    assert {at: seen[at] for at in live} == live


@pytest.mark.rows("game", ["nlhe", "flrazz", "fl5draw", "plo"])
@pytest.mark.rows("absent", [(1,), (2, 4), (5, 1, 3)])
def test_nobody_is_asked_before_the_hands_of_who_is_absent_are_dead(
    game: str, absent: tuple[int, ...]
) -> None:
    bets: dict[str, Any] = {"blinds": (50, 100)}
    if game == "flrazz":
        bets = {"blinds": (0, 0), "ante": 10, "min_bet": 100, "bring_in": 25}
    stacks = dict.fromkeys(range(1, 6), 2000)
    deck = sealed(game, Random(7))
    hand = Hand(game, seats=stacks, button=4, deck=deck, absent=absent, **bets)
    *_, last = Hand.moments(hand.events)
    assert last.view() == hand.view()


@pytest.mark.rows("game", ["flstud8", "flrazz", "flstud"])
@pytest.mark.rows("there", [1, 2, 3, 4])
def test_who_was_to_bring_it_in_may_be_the_last_one_left(game: str, there: int) -> None:
    absent = tuple(seat for seat in range(1, 5) if seat != there)
    bets: dict[str, Any] = {"blinds": (0, 0), "ante": 10, "min_bet": 100, "bring_in": 25}
    for seed in range(8):
        deck = sealed(game, Random(seed))
        stacks = dict.fromkeys(range(1, 5), 2000)
        hand = Hand(game, seats=stacks, button=4, deck=deck, absent=absent, **bets)
        assert hand.over
        *_, before, last = (moment.view() for moment in Hand.moments(hand.events))
        assert before.to_act is None
        assert last == hand.view()


def test_a_bet_stands_before_its_seat_until_it_is_gathered() -> None:
    hand = table([1000, 1000], deck=deck(["AsAh", "KsKh"]))
    play(hand, "2 raise 300", "1 call")
    seen = [(type(m.events[-1]), m.view()) for m in Hand.moments(hand.events)]
    call = next(at for at, (kind, view) in enumerate(seen) if kind is BetsCollected) - 1
    assert seen[call][0] is Acted
    assert [seat.bet for seat in seen[call][1].seats] == [300, 300]
    assert [seat.bet for seat in seen[call + 1][1].seats] == [0, 0]
    assert seen[call + 2][0] is BoardDealt
    assert seen[call + 2][1].to_act == 1


def test_a_moment_asks_nobody_anything() -> None:
    hand = table([1000, 1000])
    assert all(m.options is None and m.view(2).options is None for m in Hand.moments(hand.events))


def test_moments_begin_with_the_start_of_a_hand() -> None:
    hand = table([1000, 1000])
    with pytest.raises(BadHand, match="expected the start of a hand first, got Posted"):
        next(Hand.moments(hand.events[1:]))
