"""What holds in every hand: chips, turns, options, replays, undo."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from random_hands import decks, facts, steps

from ruleone.dealing import Action, Call, Check, Event, Fold, Hand, Muck, Options, RaiseTo, Show
from ruleone.dealing.events import Acted, BoardDealt
from ruleone.rulebook import Refusal

EVENTS = tuple[Event, ...]
quick = settings(max_examples=40)


@quick
@given(facts(), decks, st.data())
def test_chips_only_move(made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject) -> None:
    hand = Hand(deck=deck, **made)
    for _ in steps(hand, data):
        view = hand.view()
        assert view.total == sum(pot.amount for pot in view.pots) + sum(s.bet for s in view.seats)
        assert all(pot.seats for pot in view.pots)
        assert min(hand.stacks.values()) >= 0
    chips = sum(made["seats"].values())
    assert sum(hand.stacks.values()) == chips
    for at in range(1, len(hand.events) + 1):
        assert Hand.replay(hand.events[:at]).chips == chips


@quick
@given(facts(), decks, st.data())
def test_options_are_exactly_what_is_accepted(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    for _ in steps(hand, data):
        if hand.options is not None:
            assert_exact(hand, deck, hand.options)


def assert_exact(hand: Hand, deck: tuple[int, ...], options: Options) -> None:
    """Each kind of action is accepted where it is offered and refused where it is not; of a bet
    both ends are legal and one chip beyond either is not."""
    offered: dict[Action, bool] = {
        Fold(): options.fold,
        Check(): options.check,
        Call(): options.call is not None,
        Show(): options.show,
        Muck(): options.muck,
        RaiseTo(0): False,
        RaiseTo((options.call or 0) + 1): False,
    }
    if options.bet_to is not None:
        least, most = options.bet_to
        assert least <= most
        offered |= {RaiseTo(least - 1): False, RaiseTo(most + 1): False}
        offered |= {RaiseTo(least): True, RaiseTo(most): True}
    before = hand.events
    for action, legal in offered.items():
        if legal:
            outcome = Hand.replay(before, deck).act(options.seat, action)
            assert not isinstance(outcome, Refusal), (action, outcome)
        else:
            assert isinstance(hand.act(options.seat, action), Refusal), action
    for seat in range(12):
        if seat != options.seat:
            assert isinstance(hand.act(seat, Fold()), Refusal)
    assert hand.events == before
    assert hand.options == options


@quick
@given(facts(), decks, st.data())
def test_no_seat_acts_twice_without_a_bet_to_answer(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    turn = hand.view().turn
    for _ in steps(hand, data):
        asked = hand.options is not None
        assert hand.view().turn == turn + asked
        turn += asked
    acted: set[int] = set()
    for event in hand.events:
        if isinstance(event, BoardDealt):
            acted = set()
        elif isinstance(event, Acted):
            assert event.seat not in acted, "acted already, and nobody has bet since"
            acted = {event.seat} if event.kind in ("bet", "raise") else acted | {event.seat}


@quick
@given(facts(), decks, st.data())
def test_a_replay_is_the_hand_to_the_byte(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    line, cut = [], data.draw(st.integers(0, 12))
    halfway = hand.events
    for step in steps(hand, data):
        line.append(step)
        if len(line) == cut:
            halfway = hand.events
    written = msgspec.msgpack.encode(hand.events)
    again = Hand.replay(msgspec.msgpack.decode(written, type=EVENTS))
    assert msgspec.msgpack.encode(again.events) == written
    for seat in (None, *hand.stacks):
        assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(hand.view(seat))
    gone_on = Hand.replay(halfway, deck)
    for step in line[cut if cut <= len(line) else 0 :]:
        _ = gone_on.go_on() if step is None else gone_on.act(*step)
    assert msgspec.msgpack.encode(gone_on.events) == written


@quick
@given(facts(), decks, st.data())
def test_a_hand_that_broke_off_anywhere_goes_on_by_itself(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    told = [hand.events, *(hand.events for _ in steps(hand, data))]
    at = data.draw(st.integers(1, len(hand.events)))
    gone_on = next(events for events in told if len(events) >= at)
    again = Hand.replay(hand.events[:at], deck)
    assert again.events == gone_on


@quick
@given(facts(), decks, st.data())
def test_undo_takes_back_one_decision_at_a_time(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    asked = [(hand.events, hand.options)] if hand.options else []
    for _ in steps(hand, data):
        asked += [(hand.events, hand.options)] if hand.options else []
    for before, options in reversed(asked):
        earlier = hand.undo()
        assert isinstance(earlier, Hand)
        assert (earlier.events, earlier.options) == (before, options)
        hand = earlier
    assert isinstance(hand.undo(), Refusal)
