"""A home game: seats and first dealer by cards, the players deal in turn, and its maker ends it."""

from collections import Counter

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.rulebook.edition import EDITIONS
from ruleone.tournament.button import deck_duty
from ruleone.tournament.events import EventFinished, HandDealt, SeatsDrawn
from ruleone.tournament.news import news
from ruleone.tournament.seeded_draw import draw_home_seats
from ruleone.tournament.terms.structure import Level, Structure, structure_flaws
from ruleone.words import LANGUAGES, Language, say

HOLDEM = edition("holdem")
RANKS = "23456789TJQKA"
ONE_LEVEL = Structure((Level(10, 15),), level_ms=60_000)


def home(entries: int, rules: str = "holdem") -> Play:
    return Play(entries, 10, rules, kind="home", structure=ONE_LEVEL, buy_in=0)


@pytest.mark.rule("holdem-seat-draw-1", "holdem-seat-draw-2")
def test_the_highest_card_deals_and_the_others_sit_in_the_order_of_theirs() -> None:
    again = Counter[int]()
    for number in range(200):
        players = [f"p{one}" for one in range(1, 8)]
        seats, button = draw_home_seats(number.to_bytes(16, "big"), players, HOLDEM)
        assert sorted(seats.values()) == [(1, seat) for seat in range(1, 8)]
        assert button.button == 1
        first = [RANKS.index(button.rounds[0][seat][0]) for seat in range(1, 8)]
        assert first == sorted(first, reverse=True)
        tied = {seat for seat in range(1, 8) if first.count(first[seat - 1]) > 1}
        # Only who ties draws again, and suits never settle it.
        assert set(button.rounds[1] if len(button.rounds) > 1 else ()) == tied
        again[len(button.rounds)] += 1
    assert again[1]
    assert again[2]


@pytest.mark.rule("holdem-seat-draw-2")
def test_where_the_edition_goes_by_suit_nobody_draws_again() -> None:
    by_suit = HOLDEM.with_options({"seating.draw_tie": "suit"})
    players = [f"p{one}" for one in range(1, 11)]
    for number in range(50):
        _, button = draw_home_seats(number.to_bytes(16, "big"), players, by_suit)
        assert len(button.rounds) == 1


@pytest.mark.rule("holdem-seat-draw-1", "holdem-seat-draw-2")
def test_a_home_game_draws_with_cards_and_tells_every_one_of_them() -> None:
    play = home(6)
    (drawn,) = of_kind(play.events, SeatsDrawn)
    assert [cite.rule for cite in drawn.citations] == ["holdem-seat-draw-1", "holdem-seat-draw-2"]
    (button,) = drawn.buttons
    assert play.deal().button == button.button == 1
    lines = news(drawn, play.tournament.state, str.upper)
    assert [line.player for line in lines[:-1]] == sorted(drawn.seats, key=drawn.seats.__getitem__)
    told = [line.parameters["cards"] for line in lines[:-1]]
    assert [cards[0] for cards in told if isinstance(cards, tuple)] == [
        button.rounds[0][seat] for seat in range(1, 7)
    ]
    assert lines[-1].code == "first-dealer"
    assert lines[-1].citation == HOLDEM.cite("seating.button_draw")


@pytest.mark.rule("holdem-seat-draw-1", "house-6.1")
def test_where_the_edition_draws_at_random_so_does_a_home_game() -> None:
    play = home(6, "modern")
    (drawn,) = of_kind(play.events, SeatsDrawn)
    assert drawn.buttons[0].rounds == ()
    assert news(drawn, play.tournament.state, str) == ()


@pytest.mark.rule("holdem-seat-draw-1")
def test_a_tournament_of_the_same_edition_has_random_seats() -> None:
    play = Play(6, 10, "holdem")
    (drawn,) = of_kind(play.events, SeatsDrawn)
    cards = drawn.buttons[0].rounds[0]
    in_order = [RANKS.index(cards[seat][0]) for seat in sorted(cards)]
    assert in_order != sorted(in_order, reverse=True)


@pytest.mark.rule("holdem-button-move")
def test_the_deal_goes_round_from_player_to_player() -> None:
    play = home(4)
    dealers = []
    for _ in range(5):
        order = play.deal()
        dealers.append(order.button)
        assert order.small_blind_seat == order.button % 4 + 1
        assert order.big_blind_seat == (order.button + 1) % 4 + 1
        play.end(order)
    assert dealers == [1, 2, 3, 4, 1]


@pytest.mark.rule("holdem-button-move")
def test_the_deal_passes_over_who_is_gone() -> None:
    play = home(5)
    order = play.deal()
    play.end(order, 2, 3)
    after = play.deal()
    assert (order.button, after.button) == (1, 4)
    assert (after.small_blind_seat, after.big_blind_seat) == (5, 1)


@pytest.mark.rule("holdem-shuffle-advice")
@pytest.mark.rows(
    ("seats", "button", "duty"),
    [
        ([1, 2, 3, 4, 5], 1, (1, 4, 5)),
        ([1, 2, 3, 4, 5], 4, (4, 2, 3)),
        ([1, 4, 6], 4, (4, 6, 1)),
        ([2, 5], 5, (5, 5, 2)),
        ([1, 3, 6], 4, (3, 6, 1)),  # the button stands at an empty seat
    ],
)
def test_who_deals_shuffles_and_cuts(
    seats: list[int], button: int, duty: tuple[int, int, int]
) -> None:
    found = deck_duty(seats, button, HOLDEM)
    assert (found.dealer, found.shuffler, found.cutter) == duty
    assert found.citation.rule == "holdem-shuffle-advice"


def test_every_edition_says_who_deals_among_the_players() -> None:
    for name in EDITIONS:
        assert deck_duty([1, 2, 3], 1, edition(name)).citation.rule == "holdem-shuffle-advice"


@pytest.mark.rule("holdem-blinds-1", "holdem-blinds-2")
@pytest.mark.rows("blinds", [(0, 20), (10, 15), (10, 20), (15, 15)])
def test_blinds_may_be_single_or_uneven(blinds: tuple[int, int]) -> None:
    flaws = structure_flaws(Structure((Level(*blinds),), 60_000), HOLDEM)
    assert not any(flaw.unplayable for flaw in flaws)
    usual = 2 * blinds[0] == blinds[1]
    assert [flaw.code for flaw in flaws] == (
        [] if usual or not blinds[0] else ["small-blind-unusual"]
    )
    play = Play(3, 10, "holdem", kind="home", structure=Structure((Level(*blinds),), 60_000))
    assert play.deal().blinds == blinds


def test_a_big_blind_of_nothing_cannot_be_played() -> None:
    assert any(flaw.unplayable for flaw in structure_flaws(Structure((Level(0, 0),), 1), HOLDEM))


def test_an_ordered_end_waits_for_the_hand_and_places_by_chips() -> None:
    play = home(4)
    order = play.deal()
    play.do(play.tournament.finish("late", 0))
    assert play.tournament.state.phase == "running"
    assert play.tournament.ready_tables(0) == ()
    again = play.tournament.finish("late", 0)
    assert isinstance(again, Refusal)
    assert again.code == "already-ending"
    stacks = dict(zip(sorted(order.stacks), (10_500, 9_000, 10_500, 10_000), strict=True))
    play.do(play.tournament.record(order.number, stacks, 0))
    (finished,) = of_kind(play.events, EventFinished)
    placed = {one.player: one.place for one in finished.results}
    assert [placed[order.seats[seat]] for seat in sorted(order.seats)] == [1, 4, 1, 3]
    assert isinstance(play.tournament.finish("again", 0), Refusal)


def test_between_hands_an_ordered_end_comes_at_once_and_who_is_out_keeps_his_place() -> None:
    play = home(3)
    order = play.deal()
    play.end(order, 2)
    play.do(play.tournament.finish("late", 0))
    (finished,) = of_kind(play.events, EventFinished)
    assert [one.place for one in finished.results] in ([1, 2, 3], [1, 1, 3])
    assert finished.results[-1].player == order.seats[2]


@pytest.mark.rows("language", LANGUAGES)
def test_what_a_home_game_tells_has_words(language: Language) -> None:
    play = home(9)
    play.do(play.tournament.finish("late", 0))
    for event in play.events:
        for line in news(event, play.tournament.state, str):
            assert say(language, f"news-{line.code}", **line.parameters)


def test_every_hand_of_a_home_game_is_dealt_under_its_options() -> None:
    name = "holdem-c+showdown.request_to_see=anyone"
    play = home(3, name)
    play.deal()
    assert of_kind(play.events, HandDealt)[-1].order.edition == name
