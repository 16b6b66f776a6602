"""Who moves, from where, to where; and which tables must wait."""

from typing import Any

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Table
from ruleone.tournament.button import Positions
from ruleone.tournament.events import PlayerMoved, TableHalted, TableReleased
from ruleone.tournament.seating.balancing import (
    gap_allowed,
    next_big_blind,
    seat_to_fill,
    why_planned,
    worst_seat,
)
from ruleone.tournament.terms.config import Rotation
from ruleone.tournament.terms.structure import Level, Structure

STUD = Structure(
    (Level(50, 100, small_bet=100, stud_ante=20, bring_in=30, big_bet_blinds=(25, 50)),),
    level_ms=60_000,
)


def worst(play: Play, table: Table) -> int:
    return worst_seat(play.rules, table, play.state.open_seats(table))


def rules_of(event: PlayerMoved | TableHalted | TableReleased) -> set[str]:
    return {citation.rule for citation in event.citations}


@pytest.mark.rule("house-9B", "tda2011-8A.4", "tda2024-11C")
@pytest.mark.rows(("tie", "source"), [("lowest-table", 1), ("highest-table", 2)])
def test_the_giving_table_is_the_fullest_by_a_fixed_procedure(tie: str, source: int) -> None:
    """Nine, nine and seven players: the tie is settled by the table's number."""
    play = Play(27, options={"balancing.source_tie": tie})
    (move,) = of_kind(play.bust_some(3, 2), PlayerMoved)
    assert (move.from_table, move.to_table, move.why) == (source, 3, "balance")
    assert "tda2024-11C" in rules_of(move)
    assert len(move.citations) == len(rules_of(move)), "no rule is told twice"
    assert sorted(play.counts().values()) == [8, 8, 9]


@pytest.mark.rule("house-9B", "tda2011-8A.4", "tda2024-11C")
@pytest.mark.rows("procedure", ["predetermined", "break-order"])
def test_the_procedure_that_chooses_the_giving_table_is_the_editions(procedure: str) -> None:
    """Eight, nine and six players: the fullest gives, or that which breaks first."""
    play = Play(27, options={"balancing.source_procedure": procedure})
    first, fullest, short = play.state.break_order
    assert not of_kind(play.bust_some(first, 1), PlayerMoved)
    move, *_ = of_kind(play.bust_some(short, 3), PlayerMoved)
    expected = {"predetermined": fullest, "break-order": first}[procedure]
    assert (move.from_table, move.to_table) == (expected, short)
    assert "tda2024-11C" in rules_of(move)


def test_no_seat_is_planned_at_a_table_that_has_yet_to_give_one_up() -> None:
    """Found by chance: a table in a hand is to give a player and then to get one, although the
    director keeps all of its open seats."""
    play = Play(25, 9, options={"balancing.source_procedure": "break-order"})
    play.state.break_order = (2, 3, 1)
    order = play.deal(1)
    play.deal(2)
    (kept,) = play.state.open_seats(play.state.tables[2])
    play.do(play.tournament.move(order.seats[1], 2, kept, "why", 0))
    play.bust_some(3, 2)
    assert play.counts() == {1: 9, 2: 8, 3: 6}
    planned = play.tournament.planned_moves()
    assert [(move.from_table, move.to_table) for move in planned] == [(2, 3), (1, 3)]
    assert len({move.to_seat for move in planned}) == 2


@pytest.mark.rule("house-9B", "house-9C.4")
def test_no_move_is_made_that_only_the_end_of_another_hand_would_call_for() -> None:
    """Eight players in a hand, nine, and six: the first gives one, and needs one from the second
    then. While it has eight that is nobody's due."""
    play = Play(27, options={"balancing.source_procedure": "break-order"})
    first, second, short = play.state.break_order = (1, 2, 3)
    play.bust_some(first, 1)
    order = play.deal(first)
    assert not of_kind(play.bust_some(short, 3), PlayerMoved)
    assert play.counts() == {first: 8, second: 9, short: 6}
    moves = of_kind(play.do(play.tournament.record(order.number, order.stacks, 0)), PlayerMoved)
    told = [(move.from_table, move.to_table) for move in moves]
    assert told == [(first, short), (second, first)]
    assert sorted(play.counts().values()) == [7, 8, 8]


@pytest.mark.rule("tda2011-8A.3", "tda2024-11A.3")
@pytest.mark.rows(
    ("option", "value", "rule"),
    [
        ("balancing.mover", "by-position", "tda2011-8A.3"),
        ("balancing.mover", "next-big-blind", "tda2024-11A.1"),
        ("balancing.target", "last-opened", "tda2011-8A.3"),
        ("balancing.target", "worst-position", "tda2024-11A.1"),
    ],
)
def test_each_way_of_moving_is_cited_from_its_document(option: str, value: str, rule: str) -> None:
    book = edition("modern").with_options({option: value})
    assert book.cite(option).rule == rule


@pytest.mark.rule("tda2011-8A.3", "tda2024-11A.3")
@pytest.mark.rows("rules", ["modern", "house", "tda2011", "tda2019"])
@pytest.mark.rows(
    "games", [{"game": "flrazz"}, {"game": "flstud"}, {"rotation": Rotation(("flstud", "flrazz"))}]
)
@pytest.mark.rows("opened", [(2, 7), (7, 2)])
def test_in_a_stud_event_the_seat_that_opened_last_is_filled_from_the_same_seat(
    rules: str, games: Any, opened: tuple[int, int]
) -> None:
    """The first that opened is let be: the player in the last one's seat of the long table goes."""
    play = Play(24, 8, rules, structure=STUD, **games)
    first, last = opened
    player = play.state.tables[1].players[last]
    play.bust(3, first)
    (move,) = of_kind(play.bust(3, last), PlayerMoved)
    assert (move.player, move.from_table, move.from_seat) == (player, 1, last)
    assert (move.to_table, move.to_seat) == (3, last)
    assert move.citations[0] == play.rules.cite("balancing.stud")
    by_seat, by_blind = (
        ("tda2024-11A.3", "tda2024-11A.1")
        if rules == "modern"
        else ("tda2011-8A.3", "tda2011-8A.1")
    )
    assert by_seat in rules_of(move)
    assert by_blind not in rules_of(move)


def moved_in(game: str, options: dict[str, object] | None = None, **more: Any) -> PlayerMoved:
    """The move after seats 7 and 2 of table 3 have opened, with the button of table 1 in seat 4."""
    play = Play(24, 8, options=options, button=4, structure=STUD, game=game, **more)
    play.bust(3, 7)
    (move,) = of_kind(play.bust(3, 2), PlayerMoved)
    return move


@pytest.mark.feature("balancing")
@pytest.mark.rule("tda2011-8A.3", "tda2011-8A.1", "tda2024-11A.3", "tda2024-11A.1")
def test_how_a_stud_event_moves_is_the_editions_choice() -> None:
    """As in other games: who would be the big blind, and who would be it in hold'em."""
    move = moved_in("flstud", {"balancing.stud": "as-other-games"})
    holdem = moved_in("nlhe")
    assert move.from_seat == 6, "the next big blind of table 1, two after its button"
    assert rules_of(move) == rules_of(holdem) == {"tda2024-11A.1", "tda2024-11C"}
    assert move.from_seat == holdem.from_seat


@pytest.mark.rule(
    "tda2011-8A.1", "tda2011-8A.3", "tda2011-8B", "house-9A.2", "tda2024-11A.1", "tda2024-11A.3"
)
def test_an_event_that_also_plays_a_game_with_a_button_is_no_stud_event() -> None:
    """While stud is played it moves who would be the big blind, whatever it says of stud events."""
    move = moved_in("nlhe", rotation=Rotation(("flstud", "flhe"), "hands", 9))
    assert move.from_seat == 6
    assert rules_of(move) == {"tda2024-11A.1", "tda2024-11C"}


@pytest.mark.rule("tda2011-8A.3", "house-8")
def test_by_position_who_cannot_go_gives_way_to_the_next_one_clockwise() -> None:
    play = Play(24, 8, structure=STUD, game="flstud")
    play.do(play.tournament.pin(play.state.tables[1].players[7], True, "why", 0))
    play.bust(3, 2)
    (move,) = of_kind(play.bust(3, 7), PlayerMoved)
    assert (move.from_table, move.from_seat, move.to_seat) == (1, 8, 7)


@pytest.mark.rule("tda2011-8A.3", "tda2024-11A.3")
@pytest.mark.rows("choice", ["by-position", "as-other-games"])
def test_a_move_that_waits_in_a_stud_event_says_its_reasons(choice: str) -> None:
    play = Play(24, 8, options={"balancing.stud": choice}, button=4, structure=STUD, game="flstud")
    play.deal(1)
    play.bust(3, 2)
    play.bust(3, 7)
    (planned,) = play.tournament.planned_moves()
    _, mover, seat = why_planned(play.state, planned)
    told = [(reason.code, reason.citation.rule) for reason in (mover, seat)]
    if choice == "by-position":
        assert (planned.from_table, planned.from_seat, planned.to_seat) == (1, 7, 7)
        assert told == [("same-seat", "tda2024-11A.3"), ("opened-last", "tda2024-11A.3")]
    else:
        assert told == [("next-big-blind", "tda2024-11A.1"), ("worst-seat", "tda2024-11A.1")]


@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.3")
def test_mover_and_target_are_chosen_each_by_itself() -> None:
    """The same two busts; whose seat is filled and who fills it differ."""

    def moved(options: dict[str, object]) -> tuple[int, int]:
        play = Play(27, options=options, button=9)
        play.bust(3, 2)
        (move,) = of_kind(play.bust(3, 8), PlayerMoved)
        return move.from_seat, move.to_seat

    blind, worst = moved({})
    assert moved({"balancing.mover": "by-position"}) == (worst, worst)
    assert moved({"balancing.target": "last-opened"}) == (blind, 8)
    assert blind != worst
    assert blind != 8


@pytest.mark.feature("balancing")
@pytest.mark.rule("tda2011-8A.1", "tda2024-11A.1")
def test_the_next_big_blind_goes_to_the_worst_seat() -> None:
    play = Play(27)
    player = play.state.tables[1].players[next_big_blind(play.state.tables[1], play.rules)]
    order = play.deal(3)
    out = [order.big_blind_seat % 9 + 1, (order.big_blind_seat + 2) % 9 + 1]  # next, and later
    (move,) = of_kind(play.end(order, *out), PlayerMoved)
    assert move.player == player
    assert move.to_seat == out[0]
    assert play.deal(3).big_blind_seat == move.to_seat
    assert {"tda2024-11C", "tda2024-11A.1"} <= rules_of(move)


@pytest.mark.feature("one-seat-pool")
@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.2")
def test_the_worst_seat_is_never_the_small_blind() -> None:
    """Open are the small blind's place, one under the gun and one two before the button."""
    play = Play(18, 9, options={"balancing.gap": 9})
    table = play.state.tables[2]
    table.before = Positions(9, 1, 2)  # next: button 1, small blind 2, big blind 3
    for seat in (2, 4, 7):
        table.players.pop(seat)
    assert worst(play, table) == 4
    table.players[4] = "somebody"
    assert worst(play, table) == 7
    table.players[7] = "another"
    assert worst(play, table) == 2  # nothing else is left


@pytest.mark.rule("tda2011-8A.1")
def test_the_worst_seat_under_a_moving_button_is_judged_by_that_button() -> None:
    play = Play(18, 9, options={"button.policy": "moving", "balancing.gap": 9})
    table = play.state.tables[2]
    table.before = Positions(9, 1, 2)  # next: button 1, small blind the first player from 2 on
    for seat in (2, 7):
        table.players.pop(seat)
    assert worst(play, table) == 7


@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.2")
def test_beside_a_dead_small_blind_the_seat_that_waits_longest_is_no_bad_one() -> None:
    """The player in seat 1, who would be the small blind, is gone; 2 is the next big blind."""
    play = Play(9)
    table = Table(5, 9, 7)
    table.before = Positions(button=7, small_blind=8, big_blind=1)
    table.players = {seat: f"q{seat}" for seat in (2, 3, 4, 6, 7, 8)}
    assert worst(play, table) == 5, "9 is just behind the big blind"
    table.players[5] = "q5"
    assert worst(play, table) == 9, "1 would be the small blind"


@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.2")
def test_of_two_at_a_table_whoever_waits_for_the_button_has_no_worse_seat() -> None:
    """The big blind of the last hand, in seat 1, is gone; in 6 one would get no cards in the next
    hand, and the big blind no sooner than in 3."""
    play = Play(9)
    table = Table(5, 6, 2)
    table.before = Positions(button=4, small_blind=5, big_blind=1)
    table.players = {2: "ann", 5: "bob"}
    assert worst(play, table) == 3
    table.players[3] = "cem"
    assert worst(play, table) == 4


@pytest.mark.rule("tda2011-8A.3")
def test_of_seats_that_nobody_has_left_the_first_is_filled() -> None:
    play = Play(9, options={"balancing.target": "last-opened"})
    table = Table(5, 9, 1)
    table.players = {seat: f"q{seat}" for seat in (2, 5, 9)}
    assert seat_to_fill(play.state, table, play.state.open_seats(table)) == 1
    table.opened = [7]
    assert seat_to_fill(play.state, table, play.state.open_seats(table)) == 7


def test_no_more_players_are_planned_for_a_table_than_it_has_open_seats() -> None:
    """Nine, nine and six: two would move, but the director keeps two of the three open seats."""
    play = Play(27)
    orders = [play.deal(1), play.deal(2)]
    play.bust(3, 2, 3, 4)
    assert len(play.tournament.planned_moves()) == 2
    for order, seat in zip(orders, play.state.open_seats(play.state.tables[3])[:2], strict=True):
        play.do(play.tournament.move(order.seats[1], 3, seat, "why", 0))
    (move,) = play.tournament.planned_moves()
    assert [move.to_seat] == play.state.open_seats(play.state.tables[3])


@pytest.mark.rule("house-9C.4", "tda2024-11D.4")
def test_few_tables_are_kept_closer() -> None:
    """With five tables two short is let be, with four it is not."""
    play = Play(45)
    assert not of_kind(play.bust_some(5, 2), PlayerMoved)
    assert of_kind(play.bust_some(4, 3), PlayerMoved)
    play = Play(36)
    assert of_kind(play.bust_some(4, 2), PlayerMoved)


@pytest.mark.rule("house-9C.4", "tda2024-11D.4")
def test_how_close_is_the_editions_choice() -> None:
    wide = {"balancing.gap": 4, "balancing.halt_formats": []}
    assert not of_kind(Play(36, options=wide).bust_some(4, 3), PlayerMoved)
    assert of_kind(Play(36, options=wide).bust_some(4, 4), PlayerMoved)
    few = edition("modern").with_options({"balancing.few_tables": 10})
    assert (gap_allowed(few, 10), gap_allowed(few, 11)) == (2, 3)
    many = edition("modern").with_options({"balancing.gap_many_tables": 5})
    assert gap_allowed(many, 11) == 5
    restless = edition("modern").with_options({"balancing.gap": 1})
    assert gap_allowed(restless, 2) == 2, "a player would go to and fro for ever"


def test_real_tables_of_a_floor_are_judged_as_its_floor_did() -> None:
    """Five tables with 10 to 7: one moves; 10 to 8 or 9 to 7: none."""
    play = Play(50, 10, options={"balancing.halt_formats": []})
    for table in (2, 3, 4):
        assert not of_kind(play.bust_some(table, 1), PlayerMoved)
    assert not of_kind(play.bust_some(5, 2), PlayerMoved)
    assert sorted(play.counts().values()) == [8, 9, 9, 9, 10]
    (move,) = of_kind(play.bust_some(5, 1), PlayerMoved)
    assert (move.from_table, move.to_table) == (1, 5)
    assert sorted(play.counts().values()) == [8, 9, 9, 9, 9]
    assert not of_kind(play.bust_some(5, 1), PlayerMoved)


def test_a_table_in_a_hand_gives_its_player_when_the_hand_is_over() -> None:
    play = Play(27)
    order = play.deal(1)
    assert not of_kind(play.bust_some(3, 2), PlayerMoved)
    (planned,) = play.tournament.planned_moves()
    assert (planned.from_table, planned.to_table) == (1, 3)
    (move,) = of_kind(play.end(order), PlayerMoved)
    assert (move.player, move.to_seat) == (planned.player, planned.to_seat)
    assert not play.tournament.planned_moves()


@pytest.mark.rule("house-9B", "tda2011-8A.1")
def test_of_tables_equally_short_the_lowest_takes_the_first_player() -> None:
    """Nine, nine, seven and seven players, and both that can give are in their hands."""
    play = Play(36)
    play.deal(1)
    play.deal(2)
    order = play.deal(4)
    play.bust_some(3, 2)
    play.end(order, *sorted(order.seats)[1:3])
    assert play.counts() == {1: 9, 2: 9, 3: 7, 4: 7}
    planned = play.tournament.planned_moves()
    assert [(move.from_table, move.to_table) for move in planned] == [(1, 3), (2, 4)]


def two_full_and_a_short_one(
    options: dict[str, object], table_size: int = 9, short: int = 3
) -> Play:
    """Three tables; two are in their hands while the third loses `short` players."""
    play = Play(3 * table_size, table_size, options=options, rules="house")
    play.deal(1)
    play.deal(2)
    play.bust_some(3, short)
    return play


def test_the_open_seats_of_all_tables_are_those_of_each() -> None:
    """A seat that an order keeps is open to nobody else, and is counted once, also when its table
    is gone or somebody sits there."""
    play = Play(25)
    assert play.state.open_at_all == 2
    order = play.deal(1)
    kept = play.state.open_seats(play.state.tables[3])[0]
    play.do(play.tournament.move(order.seats[1], 3, kept, "why", 0))
    assert play.state.open_at_all == 1
    for table in (2, 3):
        play.bust_some(table, 3)
        every = map(play.state.count_open, play.state.tables.values())
        assert play.state.open_at_all == sum(every)
    play.end(order)
    assert play.state.open_at_all == sum(map(play.state.count_open, play.state.tables.values()))


@pytest.mark.feature("halts")
@pytest.mark.rule("house-9C.1", "tda2011-8A.5")
def test_a_table_three_short_halts_until_a_player_comes() -> None:
    play = Play(27, rules="house")
    first, second = play.deal(1), play.deal(2)
    (halted,) = of_kind(play.bust_some(3, 3), TableHalted)
    assert (halted.table, halted.players, halted.fullest) == (3, 6, 9)
    assert rules_of(halted) == {"house-9C.1"}
    refused = play.tournament.next_hand(3, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "table-halted"
    assert refused.citation == play.state.rules.cite("balancing.halt_gap")
    assert 3 not in play.tournament.ready_tables(0)
    events = play.end(first)
    assert [event.table for event in of_kind(events, TableReleased)] == [3]
    assert 3 in play.tournament.ready_tables(0)
    play.end(second)
    assert sorted(play.counts().values()) == [8, 8, 8]


@pytest.mark.rule("house-9C.1")
def test_two_short_is_not_enough_but_the_gap_is_the_editions() -> None:
    assert not two_full_and_a_short_one({}, short=2).state.tables[3].halted
    assert two_full_and_a_short_one({"balancing.halt_gap": 2}, short=2).state.tables[3].halted
    assert not two_full_and_a_short_one({"balancing.halt_gap": 4}).state.tables[3].halted


@pytest.mark.rule("house-9C.1")
def test_the_baseline_is_the_fullest_table_or_all_seats() -> None:
    """Tables of eight, eight and six: two short of the fullest, three short of nine seats."""
    for baseline, halted in (("fullest-table", False), ("table-capacity", True)):
        play = Play(24, 9, options={"balancing.halt_baseline": baseline}, rules="house")
        play.deal(1)
        play.deal(2)
        play.bust_some(3, 2)
        assert play.state.tables[3].halted is halted


@pytest.mark.rule("house-9C.1", "house-9C.4")
def test_a_halted_table_gets_a_player_although_many_tables_are_let_be() -> None:
    """Five tables of nine seats with eight players; one falls to six, three short of its seats. A
    table between two hands gives at once, one in a hand when that is over."""
    play = Play(40, 9, options={"balancing.halt_baseline": "table-capacity"}, rules="house")
    at_once = play.bust_some(5, 2)
    play = Play(40, 9, options={"balancing.halt_baseline": "table-capacity"}, rules="house")
    hand, *_ = [play.deal(table) for table in (1, 2, 3, 4)]
    events = play.bust_some(5, 2)
    assert [halted.table for halted in of_kind(events, TableHalted)] == [5]
    assert not of_kind(events, PlayerMoved)
    assert of_kind(at_once, TableHalted) == of_kind(events, TableHalted)
    for events in (at_once, play.end(hand)):
        moves = of_kind(events, PlayerMoved)
        assert [(move.from_table, move.to_table) for move in moves] == [(1, 5)]
        assert [released.table for released in of_kind(events, TableReleased)] == [5]


@pytest.mark.rule("house-9C.1", "house-9C.2", "tda2011-8A.5")
def test_short_handed_events_halt_where_the_edition_or_the_director_says_so() -> None:
    assert not two_full_and_a_short_one({}, table_size=6).state.tables[3].halted
    assert (
        two_full_and_a_short_one({"balancing.halt_formats": ["all"]}, table_size=6)
        .state.tables[3]
        .halted
    )
    play = Play(18, 6, halt_short_tables=True, rules="house")
    play.deal(1)
    play.deal(2)
    play.bust_some(3, 3)
    assert play.state.tables[3].halted


@pytest.mark.rule("house-9C.3", "house-9C.4")
def test_a_table_that_may_play_on_gets_its_player_from_the_one_that_gives_then() -> None:
    """Table 4, which breaks before 3, is in a hand and gives to a halted table of 6; to one that
    plays it has too few more, and 3 is between two hands."""
    options = {
        "breaking.order": "highest-table-first",
        "balancing.source_procedure": "break-order",
    }
    play = Play(43, 9, options=options, rules="house")
    *_, third, _ = [play.deal(table) for table in (1, 2, 3, 4)]
    events = (*play.bust_some(5, 2), *play.end(third))
    assert [halted.table for halted in of_kind(events, TableHalted)] == [5]
    assert not of_kind(events, PlayerMoved)
    events = play.do(play.tournament.waive_halt(5, "late", 0))
    moves = of_kind(events, PlayerMoved)
    assert [(move.from_table, move.to_table) for move in moves] == [(3, 5)]


@pytest.mark.rule("house-9C.3")
def test_the_director_may_waive_the_halt_where_the_edition_lets_him() -> None:
    play = two_full_and_a_short_one({})
    (waived,) = of_kind(play.do(play.tournament.waive_halt(3, "late", 0)), TableReleased)
    assert (waived.waived, rules_of(waived)) == (True, {"house-9C.3"})
    play.end(play.deal(3))
    assert not play.state.tables[3].halted

    play = two_full_and_a_short_one({"balancing.halt_waivable": False})
    refused = play.tournament.waive_halt(3, "late", 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.citation and refused.citation.rule) == (
        "halt-not-waivable",
        "tda2011-8A.5",
    )
