"""The smallest chip in play, as the structure tells it, and the odd chips that go by it."""

from math import gcd

import pytest
from event_play import Play

from ruleone.cards import FULL_DECK, parse
from ruleone.dealing import Call, Check, Fold, Hand
from ruleone.rulebook import edition
from ruleone.tournament import TEMPLATES, HandOrder, Level, Structure, template

ROYAL = [parse(card) for card in ("As", "Ks", "Qs", "Js", "Ts")]


def tied_hand(order: HandOrder) -> Hand:
    """The ordered hand, its board a royal flush, which ties everybody."""
    others = [card for card in FULL_DECK if card not in ROYAL]
    hole, rest = others[: 2 * len(order.seats)], others[2 * len(order.seats) :]
    flop, turn, river = ROYAL[:3], ROYAL[3:4], ROYAL[4:]
    deck = (*hole, rest[0], *flop, rest[1], *turn, rest[2], *river, *rest[3:])
    return Hand(
        order.game, order.edition, order.stacks, order.button, order.blinds, deck,
        ante=order.ante, ante_format=order.ante_format, chip=order.chip,
        small_blind_seat=order.small_blind_seat, big_blind_seat=order.big_blind_seat,
    )  # fmt: skip


def blinds_and_a_call(order: HandOrder) -> dict[int, int]:
    """What the seats win or lose when the small blind folds and the other two check it down."""
    hand = tied_hand(order)
    while (options := hand.options) is not None:
        if options.seat == order.small_blind_seat:
            hand.act(options.seat, Fold())
        else:
            hand.act(options.seat, Check() if options.check else Call())
    return {seat: hand.stacks[seat] - chips for seat, chips in order.stacks.items()}


@pytest.mark.rule("house-18.1", "house-18A")
@pytest.mark.rows(
    ("chip", "first", "second"), [(None, 50, 25), (25, 50, 25), (5, 40, 35), (1, 38, 37)]
)
def test_odd_chips_go_out_in_the_smallest_chip_in_play(
    chip: int | None, first: int, second: int
) -> None:
    """Blinds of 75 and 150 in chips of 25: two share a pot of 375."""
    play = Play(3, 3, chip=chip)
    play.do(play.tournament.next_level("on we go", 0))
    order = play.deal()
    assert order.blinds == (75, 150)
    assert order.chip == (chip or 25)
    assert order.small_blind_seat is not None
    won = blinds_and_a_call(order)
    assert won == {
        order.small_blind_seat: -75,
        order.big_blind_seat: first,  # left of the button
        order.button: second,
    }


@pytest.mark.rows("rules", ["modern", "house", "modern+ante.format=per-player"])
@pytest.mark.rows("name", TEMPLATES)
def test_every_blind_ante_and_stack_of_a_template_is_paid_in_its_chip(
    name: str, rules: str
) -> None:
    config, book = template(name), edition(rules)
    chip = config.smallest_chip(book)
    amounts = [config.starting_stack]
    for level in config.structure.levels:
        amounts += [*filter(None, level.paid), level.ante_in(book)]
    assert all(amount % chip == 0 for amount in amounts)
    assert chip == gcd(*amounts)
    assert chip > 1


def test_the_chip_is_that_of_the_antes_that_are_taken() -> None:
    levels = Structure((Level(50, 100), Level(100, 200, 200, 20)), level_hands=3)
    each = "modern+ante.format=per-player"
    assert Play(3, 3, structure=levels).deal().chip == 50
    assert Play(3, 3, structure=levels, options={"ante.format": "per-player"}).deal().chip == 10
    assert levels.smallest_chip(edition(each)) == 10
    assert Play(3, 3, structure=levels, starting_stack=5_025).deal().chip == 25
