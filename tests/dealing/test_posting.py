"""Who posts what, what a short stack posts, and where the action begins."""

from typing import Any

import pytest
from deals import asked, check_down, deck, play, table

from ruleone.dealing import Hand
from ruleone.dealing.events import BetsCollected, HoleDealt, Posted, UncalledReturned

HOUSE = "house"


def posted(hand: Hand) -> list[tuple[int, str, int]]:
    return [(e.seat, e.kind, e.amount) for e in hand.events if isinstance(e, Posted)]


@pytest.mark.rule("holdem-blinds-1", "holdem-preflop-first", "holdem-postflop-first")
def test_the_blinds_stand_left_of_the_button_and_the_action_begins_left_of_them() -> None:
    hand = table([1000] * 6, button=4)
    assert posted(hand) == [(5, "small-blind", 50), (6, "big-blind", 100)]
    assert asked(hand).seat == 1
    play(hand, "1 call", "2 fold", "3 fold", "4 call", "5 fold", "6 check")
    assert asked(hand).seat == 6


@pytest.mark.rule("house-32.1", "tda2011-31.1", "holdem-headsup")
def test_heads_up_the_button_has_the_small_blind_and_the_last_card() -> None:
    hand = table([1000, 1000], button=1)
    assert posted(hand) == [(1, "small-blind", 50), (2, "big-blind", 100)]
    assert asked(hand).seat == 1
    dealt = next(event for event in hand.events if isinstance(event, HoleDealt))
    assert dealt == HoleDealt((2, 1), ((0, 2), (1, 3)))
    play(hand, "1 call", "2 check")
    assert asked(hand).seat == 2


@pytest.mark.rule("house-30", "tda2011-29")
def test_a_dead_button_and_a_dead_small_blind() -> None:
    seats = {1: 1000, 4: 1000, 6: 1000}
    hand = table(seats, button=2, small_blind_seat=None, big_blind_seat=4)
    assert posted(hand) == [(4, "big-blind", 100)]
    assert asked(hand).seat == 6
    assert asked(hand).bet_to == (200, 1000)
    assert hand.view().button == 2
    play(hand, "6 call", "1 call", "4 check")
    assert asked(hand).seat == 4


@pytest.mark.rule("house-28.3", "holdem-ante")
def test_each_player_antes_and_a_short_ante_wins_its_size_from_each() -> None:
    cards = deck(["As Ad", "Kh Kd", "Qc Jd"], "Ah 8s 5d 4c 3s")
    hand = table([30, 1000, 1000], ante=50, deck=cards, edition=HOUSE)
    assert posted(hand) == [
        (1, "ante", 30),
        (2, "ante", 50),
        (3, "ante", 50),
        (2, "big-blind", 100),
    ]
    play(hand, "3 call")
    check_down(hand)
    assert hand.stacks == {1: 90, 2: 1000 - 150 + 240, 3: 850}


@pytest.mark.rule("tda2019-RP-11.1")
@pytest.mark.rows(
    ("stack", "order", "expected"),
    [
        (250, "ante-first", [(2, "ante", 200), (1, "small-blind", 100), (2, "big-blind", 50)]),
        (250, "blind-first", [(1, "small-blind", 100), (2, "big-blind", 200), (2, "ante", 50)]),
        (150, "ante-first", [(2, "ante", 150), (1, "small-blind", 100)]),
        (150, "blind-first", [(1, "small-blind", 100), (2, "big-blind", 150)]),
    ],
)
def test_a_big_blind_too_short_for_blind_and_ante(
    stack: int, order: str, expected: list[tuple[int, str, int]]
) -> None:
    hand = table(
        [5000, stack, 5000], blinds=(100, 200), ante=200, edition=f"modern+ante.order={order}"
    )
    assert posted(hand) == expected
    assert asked(hand).seat == 3
    assert asked(hand).call == 200
    assert asked(hand).bet_to == (400, 5000)


@pytest.mark.rule("holdem-pots-4", "tda2019-RP-11.1", "tda2024-RP-11.1")
def test_who_is_all_in_with_the_ante_for_the_table_wins_that_and_no_more() -> None:
    cards = deck(["Kh Kd", "As Ad", "Qc Jd"], "Ah 8s 5d 4c 3s")
    first = "modern+ante.order=ante-first"
    hand = table([5000, 150, 5000], blinds=(100, 200), ante=200, deck=cards, edition=first)
    play(hand, "3 call", "1 call")
    check_down(hand)
    assert hand.stacks == {1: 5200, 2: 150, 3: 4800}


@pytest.mark.rule("holdem-ante")
def test_a_button_ante_is_paid_by_the_button_a_dead_one_by_the_last_before_it() -> None:
    hand = table([1000] * 3, ante=100, ante_format="button")
    assert (3, "ante", 100) in posted(hand)
    dead = table({1: 1000, 2: 1000, 3: 1000}, button=9, ante=100, ante_format="button")
    assert (3, "ante", 100) in posted(dead)


def test_the_structure_may_say_how_antes_are_paid_where_the_edition_says_otherwise() -> None:
    assert len(posted(table([1000] * 4, ante=10, edition=HOUSE))) == 6
    assert len(posted(table([1000] * 4, ante=10, edition=HOUSE, ante_format="big-blind"))) == 3
    assert len(posted(table([1000] * 4, ante=10, ante_format="none"))) == 2
    assert len(posted(table([1000] * 4, edition="modern+ante.format=none", ante=10))) == 2


def test_a_dead_blind_is_in_the_pot_but_no_bet() -> None:
    hand = table([1000] * 4, entries={4: 100}, dead_blinds={4: 50})
    assert posted(hand)[2:] == [(4, "entry", 100), (4, "dead-blind", 50)]
    view = hand.view()
    assert view.total == 300
    assert [seat.bet for seat in view.seats] == [50, 100, 0, 100]
    assert asked(hand).seat == 3
    play(hand, "3 call")
    assert asked(hand).check


@pytest.mark.rule("holdem-min-raise", "holdem-preflop-first")
def test_straddles_one_over_another() -> None:
    hand = table([1000] * 5, straddles={3: 200, 4: 400})
    assert asked(hand).seat == 5
    assert asked(hand).call == 400
    assert asked(hand).bet_to == (800, 1000)
    play(hand, "5 call", "1 fold", "2 fold", "3 call")
    assert asked(hand).seat == 4
    assert asked(hand).check


def test_a_straddle_that_is_all_in_for_less_does_not_lower_the_price() -> None:
    hand = table([1000, 1000, 150, 1000], straddles={3: 200})
    assert posted(hand)[-1] == (3, "straddle", 150)
    assert asked(hand).call == 200
    assert asked(hand).bet_to == (400, 1000)


@pytest.mark.rule("house-59.3", "holdem-round-end")
def test_the_part_of_a_blind_that_a_short_one_cannot_match_comes_back() -> None:
    hand = table([30, 1000], deck=deck(["As Ad", "Kh Kd"], "Ah 8s 5d 4c 3s"))
    assert hand.events[4:6] == (UncalledReturned(2, 20), BetsCollected(60))
    assert hand.stacks == {1: 60, 2: 970}


@pytest.mark.rule("holdem-preflop-first")
def test_without_blinds_the_player_left_of_the_button_begins() -> None:
    hand = table([1000] * 4, blinds=(0, 0), min_bet=20)
    assert posted(hand) == []
    assert asked(hand).seat == 1
    assert asked(hand).check
    assert asked(hand).bet_to == (20, 1000)


@pytest.mark.rule("holdem-round-end")
def test_who_may_be_raised_is_counted_without_what_dead_blinds_took() -> None:
    """Each of three players had more than 150 before he paid his dead blind."""
    dead = {1: 100, 2: 100, 3: 100}
    hand = table([200, 200, 250, 1000], dead_blinds=dead)
    play(hand, "3 raise 150")
    assert (asked(hand).seat, asked(hand).to_call, asked(hand).bet_to) == (4, 150, None)


@pytest.mark.rule("holdem-round-end")
def test_the_only_player_with_chips_does_not_answer_a_folded_post() -> None:
    """The big blind has 30 in, all of it; the small blind's 50 cover that."""
    hand = table([1000, 30, 1000, 1000], entries={4: 100})
    play(hand, "3 fold", "4 fold")
    assert hand.options is None
    assert hand.over
    assert UncalledReturned(1, 20) not in hand.events  # the folded post stands higher
    assert sum(hand.stacks.values()) == 3030


@pytest.mark.rule("house-49B", "holdem-variants")
def test_a_live_entry_is_in_the_pot_that_bounds_a_pot_limit_raise() -> None:
    hand = table([5000] * 4, game="plhe", entries={4: 100})
    assert (asked(hand).seat, asked(hand).bet_to) == (3, (200, 450))


@pytest.mark.rule("holdem-preflop-first")
def test_where_only_the_small_blind_is_posted_the_action_begins_left_of_it() -> None:
    hand = table([1000] * 4, big_blind_seat=None)
    assert posted(hand) == [(1, "small-blind", 50)]
    assert (asked(hand).seat, asked(hand).call, asked(hand).bet_to) == (2, 100, (200, 1000))
    play(hand, "2 call", "3 call", "4 call")
    assert (asked(hand).seat, asked(hand).to_call) == (1, 50)


@pytest.mark.rule("tda2024-RP-11.1")
def test_of_2024_who_posts_the_blind_first_wins_it_from_all() -> None:
    """500-1,000 with an ante of 1,000 and 1,100 chips (thepokerdude.com, almost all-in, part 2)."""
    cards = deck(["Kh Kd", "As Ad", "Qc Jd"], "Ah 8s 5d 4c 3s")
    blinds: dict[str, Any] = {"blinds": (500, 1_000), "ante": 1_000}
    hand = table([20_000, 1_100, 20_000], deck=cards, **blinds)
    assert posted(hand)[-1] == (2, "ante", 100)
    play(hand, "3 call", "1 call")
    check_down(hand)
    assert hand.stacks == {1: 19_000, 2: 3_100, 3: 19_000}
    alone = table([20_000, 1_100, 20_000], deck=cards, **blinds)
    play(alone, "3 fold", "1 fold")
    assert alone.stacks[2] == 1_100 + 500


@pytest.mark.rule("tda2019-RP-11.1")
def test_of_2019_who_has_the_ante_alone_wins_no_more_than_that() -> None:
    """3,000-6,000 with an ante and a stack of 6,000 (WPT500, Las Vegas, 27 June 2018)."""
    cards = deck(["Kh Kd", "As Ad", "Qc Jd"], "Ah 8s 5d 4c 3s")
    hand = table(
        [90_000, 6_000, 90_000], deck=cards, blinds=(3_000, 6_000), ante=6_000, edition="tda2019"
    )
    play(hand, "3 call", "1 call")
    check_down(hand)
    assert hand.stacks[2] == 6_000


@pytest.mark.rule("holdem-pots-4")
def test_an_ante_of_each_player_comes_before_a_blind_that_is_short() -> None:
    """Ten with an ante of 100 at 400-800, the big blind has 800 (telework.ro, all-in)."""
    for edition in ("modern", "house"):
        hand = table(
            [800 if seat == 2 else 5_000 for seat in range(1, 11)], button=10,
            blinds=(400, 800), ante=100, ante_format="per-player", edition=edition,
        )  # fmt: skip
        assert (2, "ante", 100) in posted(hand)
        assert (2, "big-blind", 700) in posted(hand)
        play(hand, "3 call", "4 raise 1600", *(f"{seat} fold" for seat in (5, 6, 7, 8, 9, 10, 1)))
        play(hand, "3 fold")
        check_down(hand)
        assert sum(award.amount for award in hand.view().awards if award.pot == 0) == 3_500
