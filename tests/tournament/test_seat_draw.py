"""Draws that anyone can make again from the published seed."""

from collections import Counter

import pytest
from event_play import Play, of_kind
from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import Draw
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import draw_button, draw_moves, draw_seats
from ruleone.tournament.events import EventStarted, SeatsDrawn
from ruleone.tournament.seeded_draw import draw_for, hand_out


@pytest.mark.rule("house-6.1", "tda2011-5.1", "holdem-seat-draw-1")
def test_eighteen_players_get_eighteen_seats_and_the_same_from_the_same_seed() -> None:
    players = [f"p{number}" for number in range(18)]
    seats = draw_seats(b"\x07" * 16, players, 2, 9)
    assert set(seats) == set(players)
    assert set(seats.values()) == {(table, seat) for table in (1, 2) for seat in range(1, 10)}
    assert draw_seats(b"\x07" * 16, players, 2, 9) == seats
    assert draw_seats(b"\x08" * 16, players, 2, 9) != seats


@given(st.integers(1, 60), st.integers(2, 10), st.binary(min_size=16, max_size=16))
def test_tables_differ_by_one_player_at_most(entries: int, size: int, seed: bytes) -> None:
    tables = -(-entries // size)
    seats = draw_seats(seed, [str(n) for n in range(entries)], tables, size)
    counts = Counter(table for table, _ in seats.values())
    assert len(set(seats.values())) == entries
    assert set(counts) == set(range(1, tables + 1))
    assert max(counts.values()) - min(counts.values()) <= 1
    assert all(1 <= seat <= size for _, seat in seats.values())


def test_the_draw_is_made_again_from_its_description_alone() -> None:
    """Five lines, from the words of `draw_seats` and nothing else."""
    seed, players = bytes(range(32)), [f"p{number}" for number in range(20)]
    cards = [(t, s) for t, n in ((1, 7), (2, 7), (3, 6)) for s in range(1, n + 1)]
    stream = Draw(seed + b"/seats")
    for last in range(len(cards) - 1, 0, -1):
        other = stream.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert draw_seats(seed, players, 3, 9) == dict(zip(players, cards, strict=True))


def test_the_event_draws_as_it_says() -> None:
    play = Play(27)
    (started,) = of_kind(play.events, EventStarted)
    (drawn,) = of_kind(play.events, SeatsDrawn)
    seed = bytes.fromhex(started.seed)
    players = [f"p{number}" for number in range(1, 28)]
    assert drawn.seats == draw_seats(seed, players, 3, 9)
    for button in drawn.buttons:
        seats = list(range(1, 10))
        assert button == draw_button(seed, str(button.table), button.table, seats, play.rules)
    assert drawn.break_order == draw_for(seed, "break-order").shuffled([1, 2, 3])


def test_too_many_players_for_the_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="1 to 18 players, got 19"):
        draw_seats(b"seed", [str(n) for n in range(19)], 2, 9)


def test_a_short_seed_is_refused() -> None:
    tournament = Play(3).tournament
    fresh, _ = type(tournament).create(tournament.state.config, tournament.state.rules)
    for player in "ab":
        fresh.register(player, None, 0)
    refused = fresh.start(b"short", 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "seed-too-short"
    assert refused.parameters == {"needed": 16, "came": 5}


@pytest.mark.rule("holdem-seat-draw-1", "holdem-seat-draw-2")
def test_high_card_draws_the_button_and_ties_draw_again() -> None:
    """Kings tie whatever their suits, and only the tied draw again."""
    redraw = edition("modern").with_options({"seating.button_draw": "high-card-redraw"})
    tied = 0
    for number in range(200):
        drawn = draw_button(number.to_bytes(16, "big"), "1", 1, [1, 2, 3, 4, 5, 6], redraw)
        cards = drawn.rounds[0]
        best = max(cards.values(), key=lambda card: "23456789TJQKA".index(card[0]))[0]
        highest = [seat for seat, card in cards.items() if card[0] == best]
        assert drawn.button in highest
        assert len(drawn.rounds) == 1 or set(drawn.rounds[1]) == set(highest)
        tied += len(highest) > 1
    assert tied


@pytest.mark.rule("house-6.1", "tda2011-5.1")
def test_button_draw_by_suit_needs_one_round_and_a_random_one_no_cards() -> None:
    by_suit = edition("modern").with_options({"seating.button_draw": "high-card-suit"})
    order = ["As", "Ah", "Ad", "Ac"] + [
        f"{rank}{suit}" for rank in "KQJT98765432" for suit in "shdc"
    ]
    for number in range(100):
        seed = number.to_bytes(16, "big")
        drawn = draw_button(seed, "1", 1, [1, 2, 3, 4, 5, 6], by_suit)
        (cards,) = drawn.rounds
        assert drawn.button == min(cards, key=lambda seat: order.index(cards[seat]))
        assert not draw_button(seed, "1", 1, [1, 2, 3], edition("modern")).rounds


SEAT_CARDS = [(2, 5), (3, 1), (5, 9), (3, 7)]
UPCARDS = {"P1": ("Qh",), "P2": ("Ks",), "P3": ("Qs",), "P4": ("4d",)}


@pytest.mark.feature("breaking-order")
@pytest.mark.rule("house-9.1", "house-IA-9")
def test_two_step_draw_gives_the_top_seat_card_to_the_highest_upcard() -> None:
    """The worked case: king, then the queen of spades over the queen of hearts."""
    seats = hand_out(SEAT_CARDS, UPCARDS, edition("house"))
    assert seats == {"P2": (2, 5), "P3": (3, 1), "P1": (5, 9), "P4": (3, 7)}


@pytest.mark.rule("house-IA-9")
def test_suits_settle_ties_in_the_editions_order_or_not_at_all() -> None:
    hearts_first = edition("house").with_options({"suits.order": ["h", "s", "d", "c"]})
    assert hand_out(SEAT_CARDS, UPCARDS, hearts_first)["P1"] == (3, 1)
    redraw = edition("house").with_options({"seating.draw_tie": "redraw"})
    again = UPCARDS | {"P1": ("Qh", "2c"), "P3": ("Qs", "9c")}
    assert hand_out(SEAT_CARDS, again, redraw)["P3"] == (3, 1)
    again = UPCARDS | {"P1": ("Qh", "Tc"), "P3": ("Qs", "9c")}
    assert hand_out(SEAT_CARDS, again, redraw)["P1"] == (3, 1)


@given(st.integers(1, 10), st.binary(min_size=16, max_size=16))
def test_a_redrawn_tie_ends_with_nobody_tied(players: int, seed: bytes) -> None:
    redraw = edition("house").with_options({"seating.draw_tie": "redraw"})
    names = [f"p{number}" for number in range(players)]
    cards = [(1, seat) for seat in range(1, players + 1)]
    drawn = draw_moves(Draw(seed), names, cards, redraw)
    shown = [tuple(card[0] for card in drawn.upcards[name]) for name in names]
    assert len(set(shown)) == players
    assert sorted(drawn.seats.values()) == cards


@pytest.mark.rule("house-9.1")
def test_the_edition_chooses_how_a_table_is_broken() -> None:
    names, cards = ["a", "b", "c"], [(3, 2), (1, 9), (2, 4)]
    draws = {}
    for method in ("two-step-random", "random", "listed-order"):
        rules = edition("modern").with_options({"breaking.method": method})
        draws[method] = draw_moves(Draw(b"seed"), names, cards, rules)
    assert set(draws["two-step-random"].upcards) == set(names)
    assert not draws["random"].upcards
    assert draws["random"].seat_cards == Draw(b"seed").shuffled(sorted(cards))
    assert draws["listed-order"].seats == {"a": (1, 9), "b": (2, 4), "c": (3, 2)}
