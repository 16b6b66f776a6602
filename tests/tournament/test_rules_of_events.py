"""What an event does names the rule of its edition, and goes by that edition's settings."""

from collections.abc import Iterable

import pytest
from event_play import Play, config, of_kind

from ruleone.rulebook import Citation, Refusal, edition
from ruleone.tournament import draw_for
from ruleone.tournament.events import (
    EventStarted,
    FinalTableFormed,
    HandDealt,
    HeadsUpBegan,
    PlayerMoved,
    SeatsDrawn,
    TableBroken,
    TableHalted,
)
from ruleone.tournament.terms.config import Rotation
from ruleone.tournament.terms.final_table import final_table_size


def rules_of(citations: Iterable[Citation]) -> list[str]:
    return [citation.rule for citation in citations]


@pytest.mark.rows(
    ("book", "rule"),
    [
        pytest.param("house", "house-6.1", marks=pytest.mark.rule("house-6.1")),
        pytest.param("tda2011", "tda2011-5.1", marks=pytest.mark.rule("tda2011-5.1")),
    ],
)
def test_seats_are_drawn_by_the_editions_rule(book: str, rule: str) -> None:
    (drawn,) = of_kind(Play(9, rules=book).events, SeatsDrawn)
    assert rules_of(drawn.citations)[0] == rule


@pytest.mark.rows(
    ("book", "start", "button"),
    [
        pytest.param(
            "house", "house-32.2", "house-32.1", marks=pytest.mark.rule("house-32.1", "house-32.2")
        ),
        pytest.param(
            "tda2011",
            "tda2011-31.2",
            "tda2011-31.1",
            marks=pytest.mark.rule("tda2011-31.1", "tda2011-31.2"),
        ),
        pytest.param(
            "holdem", "house-32.2", "holdem-headsup", marks=pytest.mark.rule("holdem-headsup")
        ),
    ],
)
def test_two_players_left_go_by_the_editions_rules(book: str, start: str, button: str) -> None:
    """Of three the button busts: the big blind of the last hand does not have it again."""
    play = Play(3, rules=book, button=1)
    (began,) = of_kind(play.bust(1, 1), HeadsUpBegan)
    assert rules_of(began.citations) == [start, button]
    order = play.deal()
    (*_, dealt) = of_kind(play.events, HandDealt)
    assert rules_of(dealt.citations)[0] == button
    assert (order.button, order.big_blind_seat) == (3, 2)


@pytest.mark.rows(
    ("book", "rule"),
    [
        pytest.param("house", "house-9A.1", marks=pytest.mark.rule("house-9A.1")),
        pytest.param("tda2011", "tda2011-8B", marks=pytest.mark.rule("tda2011-8B")),
    ],
)
def test_the_button_that_stands_still_in_stud_names_its_rule(book: str, rule: str) -> None:
    play = Play(8, 8, rules=book, rotation=Rotation(("flhe", "flstud"), "hands", 1))
    play.end(play.deal())
    play.deal()
    (*_, dealt) = of_kind(play.events, HandDealt)
    assert rules_of(dealt.citations)[0] == rule


@pytest.mark.rows(
    ("book", "shown", "rules"),
    [
        pytest.param(
            "house",
            True,
            ["house-9.1", "house-9.1", "house-IA-9", "house-9.2"],
            marks=pytest.mark.rule("house-9.1", "house-9.2"),
        ),
        pytest.param(
            "tda2011",
            False,
            ["house-9.1", "tda2011-7", "tda2011-7"],
            marks=pytest.mark.rule("tda2011-7"),
        ),
    ],
)
def test_a_table_is_broken_as_the_edition_does(book: str, shown: bool, rules: list[str]) -> None:
    """In two steps cards are shown for the order of drawing, else seats are drawn at once."""
    play = Play(18, 6, book)
    while not (broken := of_kind(play.events, TableBroken)):
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert bool(broken[0].draw.upcards) is shown
    assert rules_of(broken[0].citations) == rules


@pytest.mark.rule("house-9.1")
def test_the_order_in_which_tables_break_is_drawn() -> None:
    play = Play(27, rules="house")
    (started,), (drawn,) = of_kind(play.events, EventStarted), of_kind(play.events, SeatsDrawn)
    stream = draw_for(bytes.fromhex(started.seed), "break-order")
    assert drawn.break_order == tuple(stream.shuffled([1, 2, 3]))


@pytest.mark.rule("house-6.1")
def test_the_final_table_draws_its_seats_and_its_button_anew() -> None:
    play = Play(18, rules="house")
    while not (formed := of_kind(play.events, FinalTableFormed)):
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert formed[0].button is not None
    assert set(formed[0].draw.seats) == set(formed[0].seats)


@pytest.mark.rule("tda2011-9.1")
def test_by_the_rules_of_2011_ten_are_the_final_table() -> None:
    assert final_table_size(config(100, 9), edition("tda2011")) == 10


@pytest.mark.rows(
    ("book", "rule"),
    [
        pytest.param("house", "house-9C.1", marks=pytest.mark.rule("house-9C.1")),
        pytest.param("tda2011", "tda2011-8A.5", marks=pytest.mark.rule("tda2011-8A.5")),
    ],
)
def test_a_table_halts_three_short_of_the_fullest_one(book: str, rule: str) -> None:
    """Nine seats; tables of eight: six players are two short of the fullest, five are three."""
    for out, halted in ((2, False), (3, True)):
        play = Play(24, 9, book)
        play.deal(1)
        play.deal(2)
        found = of_kind(play.bust_some(3, out), TableHalted)
        assert [rules_of(each.citations) for each in found] == ([[rule]] if halted else [])
        assert play.state.tables[3].halted is halted


@pytest.mark.rule("tda2011-8A.5")
def test_by_the_rules_of_2011_nobody_waives_a_halt() -> None:
    play = Play(27, rules="tda2011")
    play.deal(1)
    play.deal(2)
    play.bust_some(3, 3)
    refused = play.tournament.waive_halt(3, "late", 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.citation) == (
        "halt-not-waivable",
        Citation("tda2011-8A.5", "tda2011", "silent"),
    )


@pytest.mark.rows(
    ("book", "rule"),
    [
        pytest.param("house", "house-9B", marks=pytest.mark.rule("house-9B")),
        pytest.param("tda2011", "tda2011-8A.4", marks=pytest.mark.rule("tda2011-8A.4")),
    ],
)
def test_the_fullest_table_gives_a_player(book: str, rule: str) -> None:
    """Eight, nine and six players: the fullest gives, although another breaks first."""
    play = Play(27, rules=book)
    first, fullest, short = play.state.break_order
    play.bust_some(first, 1)
    move, *_ = of_kind(play.bust_some(short, 3), PlayerMoved)
    assert (move.from_table, move.to_table) == (fullest, short)
    assert rule in rules_of(move.citations)
