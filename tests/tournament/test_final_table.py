"""The final table: how many, from where, in which seats."""

import msgspec
import pytest
from event_play import Play, config, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament.events import FinalTableFormed, SeatsDrawn
from ruleone.tournament.starting import tables_for
from ruleone.tournament.terms.config import Rotation
from ruleone.tournament.terms.final_table import final_table_size, size_option
from ruleone.tournament.terms.templates import template


def size(table_size: int, rules: str) -> int:
    return final_table_size(config(100, table_size), edition(rules))


@pytest.mark.rule("house-10.1", "house-10.3")
def test_house_sizes() -> None:
    assert [size(table, "house") for table in (9, 6, 7)] == [9, 6, 9]


@pytest.mark.rule("tda2011-9.1", "tda2011-9.2", "tda2011-9.4")
def test_sizes_of_2011() -> None:
    assert [size(table, "tda2011") for table in (9, 6, 7)] == [10, 7, 8]


@pytest.mark.rule("tda2011-9.3", "house-10.1", "tda2019-RP-9.1")
@pytest.mark.rows(
    ("rules", "rule"),
    [("tda2011", "tda2011-9.3"), ("house", "house-10.1"), ("tda2019", "tda2019-RP-9.1")],
)
def test_stud_has_a_final_table_of_its_own_as_far_as_the_deck_goes(rules: str, rule: str) -> None:
    stud = msgspec.structs.replace(config(100, 8), game="flstud")
    assert final_table_size(stud, edition(rules)) == 8  # Nine would need more cards than there are.
    seven = edition(rules).with_options({"final_table.stud": 7})
    assert final_table_size(stud, seven) == 7
    assert final_table_size(config(100, 8), seven) == size(8, rules)
    mixed = msgspec.structs.replace(stud, rotation=Rotation(("flhe", "flstud")))
    assert size_option(mixed) == "final_table.size"
    option = size_option(stud)
    assert option is not None
    assert edition(rules).cite(option).rule == rule


@pytest.mark.rule("tda2019-RP-9.1", "tda2019-RP-9.2")
def test_sizes_of_2019_are_the_modern_ones() -> None:
    for rules in ("modern", "tda2019"):
        assert [size(table, rules) for table in (9, 8, 7, 6)] == [9, 9, 7, 7]
    assert size(5, "modern") == 5


def play_down(play: Play, players: int) -> FinalTableFormed | None:
    """Bust one by one, wherever a hand may start, until so many are left."""
    while len(play.state.stacks) > players:
        play.bust_some(max(play.tournament.ready_tables(play.now)), 1)
    formed = of_kind(play.events, FinalTableFormed)
    return formed[0] if formed else None


@pytest.mark.rule("tda2019-RP-9.1", "tda2019-RP-9.2")
@pytest.mark.rows(
    ("table_size", "left", "counts"),
    [(9, 10, [5, 5]), (9, 9, [9]), (8, 10, [5, 5]), (8, 9, [9]), (7, 8, [4, 4]), (7, 7, [7]),
     (6, 8, [4, 4]), (6, 7, [7])],
)  # fmt: skip
def test_two_even_tables_join_with_one_bust_more(
    table_size: int, left: int, counts: list[int]
) -> None:
    play = Play(table_size * 2, table_size)
    play_down(play, left)
    assert list(play.counts().values()) == counts


@pytest.mark.rule("house-10.1", "house-10.2", "house-10.3")
@pytest.mark.rows(
    ("table_size", "before", "busts", "players"), [(9, 10, 1, 9), (9, 10, 2, 8), (6, 7, 1, 6)]
)
def test_house_final_tables(table_size: int, before: int, busts: int, players: int) -> None:
    play = Play(table_size * 2, table_size, "house")
    play_down(play, before)
    (formed,) = of_kind(play.bust_some(1, busts), FinalTableFormed)
    assert len(formed.seats) == players
    cited = {citation.rule for citation in formed.citations}
    assert ("house-10.2" in cited) is (busts == 2)
    assert ("house-10.1" if table_size == 9 else "house-10.3") in cited


@pytest.mark.rule("house-10.2")
def test_without_a_short_final_table_the_tables_join_one_player_early() -> None:
    play = Play(18, 9, options={"final_table.double_bust": False})
    formed = play_down(play, 10)
    assert formed is not None
    assert (len(formed.seats), formed.size) == (10, 10)


@pytest.mark.rule("house-10.1")
def test_the_last_two_tables_wait_for_the_final_table_although_one_could_seat_all() -> None:
    play = Play(18, 9, options={"final_table.size": 8})
    assert play_down(play, 9) is None
    assert sorted(play.counts().values()) == [4, 5]
    formed = play_down(play, 8)
    assert formed is not None
    assert len(formed.seats) == 8


def test_nobody_plays_on_while_the_final_table_waits_for_a_hand() -> None:
    play = Play(18)
    play_down(play, 10)
    first, second = sorted(play.counts())
    order = play.deal(second)
    assert not of_kind(play.bust_some(first, 1), FinalTableFormed)
    refused = play.tournament.next_hand(first, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "final-table-forming"
    assert play.tournament.ready_tables(0) == ()
    assert of_kind(play.end(order), FinalTableFormed)


def test_the_final_table_draws_seats_and_button_anew_or_keeps_them() -> None:
    play = Play(18)
    play_down(play, 10)
    last = play.state.tables[play.state.break_order[-1]]
    play.end(play.deal(last.number))
    would_be = last.lineup(play.rules)
    play.bust_some(play.state.break_order[0], 1)
    (formed,) = of_kind(play.events, FinalTableFormed)
    assert formed.button is not None
    assert would_be is not None
    assert formed.button.button != would_be.positions.button
    assert sorted(formed.seats.values()) == list(range(1, 10))
    assert play.deal(formed.table).button == formed.button.button

    play = Play(18, options={"final_table.redraw": False})
    play_down(play, 10)
    stays = dict(play.state.tables[play.state.break_order[-1]].players)
    play.bust_some(play.state.break_order[0], 1)
    (formed,) = of_kind(play.events, FinalTableFormed)
    assert formed.button is None
    assert {formed.seats[player]: player for player in stays.values()} == stays
    play.deal(formed.table)


def test_few_entries_sit_at_one_table_from_the_start() -> None:
    for entries, table_size, tables in ((9, 9, 1), (10, 9, 2), (7, 6, 1), (8, 6, 2), (2, 2, 1)):
        play = Play(entries, table_size)
        assert tables_for(play.state, len(play.state.entrants)) == tables
        (drawn,) = of_kind(play.events, SeatsDrawn)
        assert len(drawn.break_order) == tables


def test_templates_can_seat_all_their_entries() -> None:
    for name in ("turbo-27", "sprint-27", "six-max", "heads-up", "deep-1000"):
        event = template(name)
        assert Play(min(event.seats, 60), event.table_size).counts()


def test_no_final_table_has_more_players_than_a_table_has_seats() -> None:
    """A final table of ten that two busts at once may not shorten: still ten, not eleven."""
    options = {"final_table.size": 10, "final_table.double_bust": False}
    play = Play(11, 10, options=options)
    assert sorted(play.counts().values()) == [5, 6]
    (formed,) = of_kind(play.bust_some(1, 1), FinalTableFormed)
    assert (formed.size, len(formed.seats)) == (10, 10)
