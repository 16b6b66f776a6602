"""What a house player reads from his view: the price, the positions, who did what."""

import pytest

from ruleone.bots.spot import Spot
from ruleone.cards import Draw
from ruleone.cards.card import FULL_DECK
from ruleone.dealing import Hand
from ruleone.dealing.actions import Action, Call, Check, Fold, RaiseTo
from ruleone.rulebook import Refusal

DECK = Draw(b"spot").shuffled(FULL_DECK)


def spot_after(*acts: tuple[int, Action], stacks: dict[int, int] | None = None) -> Spot:
    """The spot of whoever is to act after these, at six seats with the button in seat 4."""
    seats = dict.fromkeys(range(1, 7), 10_000) | (stacks or {})
    hand = Hand(seats=seats, button=4, blinds=(50, 100), deck=DECK)
    for seat, action in acts:
        assert not isinstance(hand.act(seat, action), Refusal)
    assert hand.options is not None
    return Spot(hand.view(hand.options.seat), hand.options)


def test_the_price_of_a_call_is_its_share_of_the_pot_that_it_makes() -> None:
    assert spot_after().price == pytest.approx(100 / 250)
    raised = spot_after((1, Fold()), (2, RaiseTo(300)))
    assert (raised.seat, raised.to_call, raised.pot) == (3, 300, 450)
    assert raised.price == pytest.approx(300 / 750)
    assert spot_after(*[(seat, Call()) for seat in (1, 2, 3, 4, 5)]).price == 0.0


def test_who_opened_who_limped_and_who_comes_after_us() -> None:
    spot = spot_after((1, Call()), (2, RaiseTo(400)), (3, RaiseTo(1_200)), (4, Fold()))
    assert (spot.seat, spot.levels, spot.raises, spot.limpers) == (5, 2, 2, 1)
    parts = {seat: (one.part, one.level, one.behind) for seat, one in spot.opponents.items()}
    assert parts == {
        1: ("limper", 0, 5), 2: ("raiser", 1, 4), 3: ("raiser", 2, 3), 6: ("waiting", 0, 0),
    }  # fmt: skip
    assert spot.behind == 1


def test_after_the_flop_the_button_is_last() -> None:
    """Left are the button in seat 4, seat 2 before him and the big blind in seat 6."""
    preflop: list[tuple[int, Action]] = [
        (1, Fold()), (2, RaiseTo(300)), (3, Fold()), (4, Call()), (5, Fold()), (6, Call()),
    ]  # fmt: skip
    first = spot_after(*preflop)
    assert (first.seat, first.in_position) == (6, False)
    assert {seat: one.comes_last for seat, one in first.opponents.items()} == {2: True, 4: True}
    second = spot_after(*preflop, (6, Check()))
    assert {seat: one.comes_last for seat, one in second.opponents.items()} == {4: True, 6: False}
    last = spot_after(*preflop, (6, Check()), (2, RaiseTo(500)))
    assert (last.seat, last.in_position) == (4, True)
    assert (last.opponents[2].pushes, last.raises, last.levels) == (1, 1, 1)


def test_no_more_can_be_won_than_the_largest_other_stack() -> None:
    short = dict.fromkeys(range(2, 7), 2_000)
    assert spot_after(stacks=short).effective == 2_000
    assert spot_after(stacks={1: 700}).effective == 700
