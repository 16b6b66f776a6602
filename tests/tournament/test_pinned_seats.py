"""Seats of players with special needs where everybody sits down anew, and before the first draw."""

import msgspec
import pytest
from event_checks import assert_draws_come_out_again, assert_replay_is_live
from event_play import Play, config, of_kind
from test_flights import SECRET

from ruleone.draw_audit import Audit
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament.events import FinalTableFormed, SeatPinned, SeatsDrawn
from ruleone.tournament.news import news
from ruleone.tournament.seeded_draw import draw_seats
from ruleone.tournament.terms.config import DayEnd, Days

NEEDS = "a wheelchair"


def play_down(play: Play, left: int, *kept: str) -> None:
    """One bust after the other until so many are left; those who are `kept` never go out."""
    while len(play.state.stacks) > left:
        table = max(play.tournament.ready_tables(play.now), key=lambda one: play.counts()[one])
        players = play.state.tables[table].players
        out = [seat for seat in sorted(players) if players[seat] not in kept]
        play.bust(table, out[-1])


def told_of(play: Play, event: TournamentEvent) -> list[tuple[str, str | None, str]]:
    """The news of seats that were kept."""
    return [
        (one.code, one.player, one.citation.rule if one.citation else "")
        for one in news(event, play.state, str)
        if one.code == "seat-kept"
    ]


@pytest.mark.feature("special-needs")
@pytest.mark.rule("house-8", "tda2011-6")
@pytest.mark.rows("rules", ["modern", "tda2011"])
@pytest.mark.rows("redraw", [True, False])
@pytest.mark.rows("at", ["last", "other"])
def test_who_is_pinned_keeps_his_number_at_the_final_table(
    rules: str, redraw: bool, at: str
) -> None:
    """Eight seats are not in the draw of the others, wherever he comes from."""
    play = Play(18, 9, rules, {"final_table.redraw": redraw}, sealed=True)
    last = play.state.break_order[-1]
    table = last if at == "last" else 3 - last
    player = play.state.tables[table].players[8]
    play.do(play.tournament.pin(player, True, NEEDS, 0))
    # Nobody of the last table has the seat.
    other = play.state.tables[last].players.get(8)
    play_down(play, 12, player)
    if other is not None and other != player and other in play.state.stacks:
        play.bust(last, play.state.seats[other][1])
    number = play.state.seats[player][1]
    play_down(play, 9 if rules == "modern" else 10, player)
    (formed,) = of_kind(play.events, FinalTableFormed)
    assert formed.seats[player] == number
    assert play.state.pinned == {player: number}
    if at == "other" or redraw:
        assert formed.kept == (player,)
        assert player not in formed.draw.seats
        assert (formed.table, number) not in formed.draw.seat_cards
        rule = edition(rules).cite("seating.special-needs").rule
        assert rule in {cite.rule for cite in formed.citations}
        assert told_of(play, formed) == [("seat-kept", player, rule)]
    assert sorted(formed.seats.values()) == sorted(set(formed.seats.values()))
    assert_draws_come_out_again(play.events)
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rule("house-8")
def test_of_two_who_are_pinned_to_one_number_the_one_of_the_last_table_keeps_it() -> None:
    play = Play(18, 9, sealed=True)
    last = play.state.break_order[-1]
    stays, comes = (play.state.tables[table].players[5] for table in (last, 3 - last))
    for player in (comes, stays):
        play.do(play.tournament.pin(player, True, NEEDS, 0))
    play_down(play, 9, stays, comes)
    (formed,) = of_kind(play.events, FinalTableFormed)
    assert formed.kept == (stays,)
    assert formed.seats[stays] == 5
    assert formed.draw.seats[comes] == (last, formed.seats[comes])
    assert play.state.pinned[comes] == formed.seats[comes], "he keeps what he has drawn from now on"
    assert_draws_come_out_again(play.events)


@pytest.mark.rule("house-8")
def test_a_draw_that_leaves_out_somebody_who_is_not_pinned_does_not_come_out_again() -> None:
    play = Play(18, 9, sealed=True)
    play_down(play, 9)
    at = next(at for at, one in enumerate(play.events) if isinstance(one, FinalTableFormed))
    formed = play.events[at]
    assert isinstance(formed, FinalTableFormed)
    given = msgspec.structs.replace(formed, kept=tuple(formed.seats)[:1])
    state = Tournament.replay(play.events[: at - 1]).state
    audit = Audit()
    before = Tournament.replay(play.events[:at]).state
    assert not audit.finds_wrong(state, play.events[at - 1])
    assert audit.finds_wrong(before, given)


def entered(players: int, tables: int = 9, **changes: object) -> Tournament:
    """An event that has not begun."""
    event, _ = Tournament.create(config(players, tables, **changes), edition("modern"))
    assert not isinstance(event.seal(bytes(range(32)), 0), Refusal)
    for number in range(1, players + 1):
        assert not isinstance(event.register(f"p{number}", None, 0), Refusal)
    return event


@pytest.mark.rule("house-8", "tda2011-6", "tda2024-9")
def test_a_number_that_is_named_before_the_start_is_not_drawn() -> None:
    event = entered(20)
    for player, seat in (("p3", 7), ("p11", 1), ("p12", 9), ("p4", None)):
        told = event.pin(player, True, NEEDS, 0, seat)
        assert not isinstance(told, Refusal)
        assert of_kind(told, SeatPinned)
    happened = event.start(b"", 0)
    assert not isinstance(happened, Refusal)
    (drawn,) = of_kind(happened, SeatsDrawn)
    assert drawn.kept == ("p3", "p11", "p12")
    assert [drawn.seats[player][1] for player in drawn.kept] == [7, 1, 9]
    assert len(set(drawn.seats.values())) == 20
    assert sorted([table for table, _ in drawn.seats.values()].count(one) for one in (1, 2, 3)) == [
        6, 7, 7,
    ]  # fmt: skip
    assert drawn.citations[-1].rule in ("tda2024-9", "tda2011-6")
    assert event.state.pinned == {player: seat for player, (_, seat) in drawn.seats.items()
                                  if player in ("p3", "p4", "p11", "p12")}  # fmt: skip


@pytest.mark.rule("house-8", "house-6.1")
def test_the_others_draw_as_ever() -> None:
    """The stack is the same: who is pinned takes the first card of his number, the rest go out in
    the order of entry."""
    players = [f"p{number}" for number in range(1, 19)]
    seed = bytes(32)
    before = draw_seats(seed, players, 2, 9)
    stack = list(before.values())
    after = draw_seats(seed, players, 2, 9, {"p9": 4})
    first = next(card for card in stack if card[1] == 4)
    assert after["p9"] == first
    stack.remove(first)
    assert [after[player] for player in players if player != "p9"] == stack
    assert draw_seats(seed, players, 2, 9, {}) == before


@pytest.mark.rule("house-8")
def test_of_more_players_than_there_are_seats_of_a_number_the_last_ones_draw() -> None:
    players = [f"p{number}" for number in range(1, 15)]
    told = dict.fromkeys(("p2", "p5", "p7"), 9)
    seats = draw_seats(bytes(32), players, 2, 9, told)
    assert sorted(seats[player] for player in ("p2", "p5")) == [(1, 9), (2, 9)]
    assert seats["p7"][1] <= 7, "fourteen players fill seats 1 to 7 of two tables"
    assert len(set(seats.values())) == 14


@pytest.mark.rule("house-8")
def test_what_cannot_be_kept_is_refused_with_the_reason() -> None:
    event = entered(12)
    codes = []
    for player, seat in (("p1", 10), ("p1", 0), ("nobody", 3), ("p1", 3), ("p1", 4)):
        refused = event.pin(player, True, NEEDS, 0, seat)
        codes.append(refused.code if isinstance(refused, Refusal) else "")
    assert codes == [
        "pin-seat-unknown", "pin-seat-unknown", "player-not-in-event", "", "already-pinned",
    ]  # fmt: skip
    assert not isinstance(event.unregister("p1", 0), Refusal)
    assert not event.state.pinned
    event.start(b"", 0)
    _, seat = event.state.seats["p2"]
    refused = event.pin("p2", True, NEEDS, 0, seat % 9 + 1)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.parameters["seat"]) == ("pin-seat-other", seat)
    assert not isinstance(event.pin("p2", True, NEEDS, 0, seat), Refusal)


@pytest.mark.rule("house-8", "tda2011-6")
def test_the_next_day_leaves_the_number_to_who_is_pinned_to_it() -> None:
    """To one who was pinned by day, and to one who named a number at night."""
    play = Play(20, days=Days((DayEnd(level=2),)), sealed=True)
    day, night, free = (play.state.tables[table].players[6] for table in (1, 2, 3))
    for player in (day, free):
        play.do(play.tournament.pin(player, True, NEEDS, 0))
    play.do(play.tournament.end_day(0, "night", play.now))
    play.do(play.tournament.pin(night, True, NEEDS, play.now, 2))
    play.do(play.tournament.pin(free, False, NEEDS, play.now))
    assert play.state.pinned == {day: 6, night: 2}
    play.do(play.tournament.sign_bags((), play.now))
    happened = play.do(play.tournament.draw_day(b"", play.now, SECRET))
    (drawn,) = of_kind(happened, SeatsDrawn)
    assert {player: drawn.seats[player][1] for player in drawn.kept} == {day: 6, night: 2}
    assert {code for code, _, _ in told_of(play, drawn)} == {"seat-kept"}
    refused = play.tournament.pin(free, True, NEEDS, play.now, drawn.seats[free][1] % 9 + 1)
    assert isinstance(refused, Refusal), "the seats of the day are drawn"
    assert_draws_come_out_again(play.events)
    assert_replay_is_live(play.tournament, play.events)
