"""Spots of hold'em that other engines get wrong, each by the rule."""

from typing import Any

import pytest
from deals import asked, check_down, deck, play, table

from ruleone.dealing.events import PotAwarded


@pytest.mark.rule("house-43.1", "house-IA-43")
def test_short_all_ins_that_add_up_to_a_full_raise_open_the_betting_for_the_bettor() -> None:
    hand = table([5000, 500 + 100, 650 + 100, 800 + 100, 5000])
    play(hand, "3 call", "4 call", "5 call", "1 call", "2 check")
    play(hand, "1 bet 300", "2 raise 500", "3 raise 650", "4 raise 800", "5 call")
    assert asked(hand).seat == 1
    assert asked(hand).to_call == 500
    assert asked(hand).bet_to == (1100, 4900)


@pytest.mark.rule("house-43.1", "tda2011-38.3")
def test_a_big_blind_short_of_a_raise_does_not_open_the_betting_for_the_limper() -> None:
    hand = table([5000, 150, 5000])
    play(hand, "3 call", "1 fold", "2 raise 150")
    assert asked(hand).seat == 3
    assert asked(hand).to_call == 50
    assert asked(hand).bet_to is None


@pytest.mark.rule("house-43.1", "tda2011-38.3")
def test_an_all_in_below_the_minimum_bet_does_not_open_the_betting_for_who_checked() -> None:
    hand = table([5000, 5000, 140])
    play(hand, "3 call", "1 call", "2 check")
    play(hand, "1 check", "2 check", "3 bet 40")
    assert asked(hand).seat == 1
    assert asked(hand).to_call == 40
    assert asked(hand).bet_to is None


@pytest.mark.rule("house-42A.1", "holdem-blinds-1")
def test_a_short_big_blind_lowers_neither_the_call_nor_the_minimum_raise() -> None:
    hand = table([5000, 30, 5000])
    assert asked(hand).seat == 3
    assert asked(hand).call == 100
    assert asked(hand).bet_to == (200, 5000)


@pytest.mark.rule("house-49B")
@pytest.mark.rows(
    ("stacks", "facts"),
    [
        pytest.param([5000, 30, 5000], {}, id="short big blind"),
        pytest.param([20, 5000, 5000], {}, id="short small blind"),
        pytest.param([5000] * 3, {"ante": 100, "ante_format": "button"}, id="button ante"),
        pytest.param([5000] * 3, {"small_blind_seat": None}, id="no small blind"),
    ],
)
def test_the_pot_limit_maximum_goes_by_full_blinds(
    stacks: list[int], facts: dict[str, Any]
) -> None:
    hand = table(stacks, game="plhe", **facts)
    bounds = asked(hand).bet_to
    assert asked(hand).seat == 3
    assert bounds is not None
    assert bounds[1] == 350


@pytest.mark.rule("house-43.2")
@pytest.mark.rows(("all_in", "next_raise"), [(140, 200), (160, 300)])
def test_in_fixed_limit_half_a_bet_all_in_counts_as_a_raise(all_in: int, next_raise: int) -> None:
    hand = table([5000, 5000, 100 + all_in, 5000], game="flhe")
    play(hand, "3 call", "4 call", "1 call", "2 check")
    play(hand, "1 bet 100", "2 call", f"3 raise {all_in}")
    assert asked(hand).seat == 4
    assert asked(hand).bet_to == (next_raise, next_raise)


@pytest.mark.rule("holdem-min-raise")
def test_a_raise_over_a_straddle_is_at_least_the_straddle() -> None:
    hand = table([500, 500, 500, 500], blinds=(1, 2), straddles={3: 4})
    assert asked(hand).seat == 4
    assert asked(hand).call == 4
    assert asked(hand).bet_to == (8, 500)


@pytest.mark.rule("holdem-pots-2", "holdem-round-end")
def test_who_is_left_alone_in_a_side_pot_is_not_asked_and_wins_it() -> None:
    hand = table([300, 5000, 5000], deck=deck(["As Ad", "7c 2d", "Kc Kd"], "Ah 8s 5d 4c 3s"))
    play(hand, "3 call", "1 raise 300", "2 call", "3 call")
    play(hand, "2 bet 500", "3 call", "2 fold")
    assert hand.options is None
    awards = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert [(award.seats, award.amount) for award in awards] == [((3,), 1000), ((1,), 900)]
    assert hand.stacks == {1: 900, 2: 4200, 3: 5200}
    assert [award.citation for award in hand.view().awards] == [
        hand.edition.cite("pots.uncontested"),
        hand.edition.cite("showdown.cards-speak"),
    ]


@pytest.mark.rule("holdem-show-order-1", "holdem-pots-2")
def test_a_side_pot_that_both_its_players_give_up_moves_down() -> None:
    hand = table(
        [300, 5000, 5000],
        deck=deck(["As Ad", "7c 2d", "Kc Kd"], "Ah 8s 5d 4c 3s"),
        edition="modern+showdown.all_in_reveal=ordered,showdown.all_in_muck_allowed=true",
        showdown="players",
    )
    play(hand, "3 call", "1 raise 300", "2 call", "3 call")
    play(hand, "2 bet 500", "3 call", "2 check", "3 check", "2 check", "3 check")
    play(hand, "2 muck", "3 muck")
    assert hand.stacks == {1: 1900, 2: 4200, 3: 4200}


@pytest.mark.rule("house-42A.1")
@pytest.mark.rows("seats", range(2, 11))
def test_no_chip_is_lost_whatever_the_number_of_players(seats: int) -> None:
    hand = table([1000 + 7 * seat for seat in range(seats)])
    chips = hand.chips
    check_down(hand)
    assert sum(hand.stacks.values()) == chips
