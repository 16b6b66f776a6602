"""Main and side pots, and how a pot is shared."""

import msgspec
import pytest
from deals import deck, play, table

from ruleone.dealing import Event, Hand
from ruleone.dealing.events import PotAwarded, UncalledReturned
from ruleone.rulebook import EDITIONS, BadSetting, edition

ROYAL = "As Ks Qs Js Ts"
BLANKS = ["2c 3d", "2d 3c", "4c 5d", "4d 5c", "6c 7d", "6d 7c"]


def awards(hand: Hand) -> list[tuple[int, dict[int, int]]]:
    """Each pot that went out, in order: its number and who got how much."""
    return [
        (event.pot, dict(zip(event.seats, event.amounts, strict=True)))
        for event in hand.events
        if isinstance(event, PotAwarded)
    ]


def check_streets(hand: Hand, *seats: int) -> None:
    for _ in range(3):
        play(hand, *(f"{seat} check" for seat in seats))


@pytest.mark.rule("house-19", "tda2011-18", "holdem-pots-2", "holdem-pots-3", "house-IA-14")
def test_each_pot_is_shared_by_itself_the_side_pots_first() -> None:
    hand = table([125, 350, 1000], deck=deck(BLANKS[:3], ROYAL))
    play(hand, "3 raise 1000", "1 call", "2 call")
    assert UncalledReturned(3, 650) in hand.events
    assert awards(hand) == [(1, {2: 225, 3: 225}), (0, {1: 125, 2: 125, 3: 125})]


@pytest.mark.rule("house-18.1", "house-18A", "tda2011-17.2", "holdem-odd-chip", "holdem-tie")
@pytest.mark.rows(
    ("options", "shares"),
    [
        ("", {1: 350, 2: 350, 3: 325}),
        ("+odd_chip.several=all-to-first", {1: 375, 2: 325, 3: 325}),
    ],
)
def test_odd_chips_go_out_from_the_left_of_the_button(options: str, shares: dict[int, int]) -> None:
    hand = table(
        [2000] * 5,
        blinds=(25, 50),
        chip=25,
        dead_blinds={4: 25, 5: 25},
        deck=deck(BLANKS[:5], ROYAL),
        edition=f"modern{options}",
    )
    play(hand, "3 raise 325", "4 fold", "5 fold", "1 call", "2 call")
    check_streets(hand, 1, 2, 3)
    assert awards(hand) == [(0, shares)]
    assert hand.view().awards[0].citation == hand.edition.cite("odd_chip.board")


def shared_in_hundreds(edition: str) -> Hand:
    """A pot of 1,100 that two share, bet in chips of 100 where chips of 25 are in play."""
    hand = table(
        [2000] * 3,
        chip=25,
        dead_blinds={3: 100},
        deck=deck(BLANKS[:3], ROYAL),
        edition=edition,
    )
    play(hand, "3 fold", "1 raise 500", "2 call")
    check_streets(hand, 1, 2)
    return hand


@pytest.mark.rule("house-18.1")
def test_a_pot_is_divided_in_the_smallest_chip_in_play() -> None:
    hands = {name: shared_in_hundreds(name) for name in EDITIONS}
    came = {name: awards(hand) for name, hand in hands.items()}
    assert came == {name: [(0, {1: 550, 2: 550})] for name in EDITIONS}
    assert {hand.odd_chip for hand in hands.values()} == {25}


def test_a_hand_that_began_without_breaking_chips_down_is_played_again_as_it_was() -> None:
    before = shared_in_hundreds("tda2011+odd_chip.break_to=none")
    assert before.odd_chip == 100
    written = msgspec.msgpack.encode(before.events)
    again = Hand.replay(msgspec.msgpack.decode(written, type=tuple[Event, ...]))
    assert awards(again) == awards(before) == [(0, {1: 600, 2: 500})]
    with pytest.raises(BadSetting, match="only where something began so"):
        edition("tda2011").with_options({"odd_chip.break_to": "none"})


def test_chips_smaller_than_the_smallest_in_play_are_not_lost() -> None:
    hand = table([2000] * 2, chip=100, blinds=(3, 7), deck=deck(BLANKS[:2], ROYAL))
    play(hand, "2 raise 155", "1 call")
    check_streets(hand, 1, 2)
    assert awards(hand) == [(0, {1: 210, 2: 100})]


@pytest.mark.rule("holdem-pots-1", "holdem-uncontested", "house-59.3", "tda2011-49.2")
def test_who_is_left_alone_gets_his_uncalled_bet_back_and_the_pot() -> None:
    hand = table([1000] * 3)
    play(hand, "3 call", "1 call", "2 check", "1 bet 700", "2 fold", "3 fold")
    assert UncalledReturned(1, 700) in hand.events
    assert awards(hand) == [(0, {1: 300})]


@pytest.mark.rule("holdem-pots-5", "house-59.3")
def test_an_uncalled_bet_may_be_awarded_as_a_pot_instead() -> None:
    hand = table(
        [300, 1000],
        deck=deck(["As Ad", "Kh Kd"], "Ah 8s 5d 4c 3s"),
        edition="modern+pots.uncalled=award",
    )
    play(hand, "2 raise 1000", "1 call")
    assert awards(hand) == [(1, {2: 700}), (0, {1: 600})]


@pytest.mark.rule("holdem-fold", "holdem-pots-2")
def test_chips_of_folded_players_are_in_the_pots_that_they_reached() -> None:
    hand = table(
        [150, 350, 1000, 1000],
        deck=deck(["As Ad", "Ks Kd", "7c 2d", "Qc Qd"], "Ah Kh Qh 4c 3s"),
    )
    play(hand, "3 raise 350", "4 call", "1 call", "2 call")
    play(hand, "3 bet 400", "4 fold")
    assert awards(hand) == [(1, {2: 600}), (0, {1: 600})]
    assert hand.stacks == {1: 600, 2: 600, 3: 650, 4: 650}


@pytest.mark.rule("house-11.1", "tda2011-10", "holdem-play-board")
def test_the_cards_decide() -> None:
    hand = table([500, 500], deck=deck(["2c 3d", "As 2d"], ROYAL.replace("As", "9s")))
    play(hand, "2 raise 500", "1 call")
    assert hand.stacks == {1: 0, 2: 1000}


@pytest.mark.rule("holdem-pots-5", "house-59.3")
def test_who_gets_chips_back_is_not_all_in_any_more() -> None:
    hand = table([600, 1000], deck=deck(["As Ad", "Kh Kd"], "Ah 8s 5d 4c 3s"), hand_for_hand=True)
    play(hand, "2 raise 1000", "1 call")
    assert [(seat.status, seat.stack) for seat in hand.view().seats] == [("all-in", 0), ("in", 400)]
