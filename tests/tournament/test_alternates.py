"""Alternates: who enters while all seats are taken waits for the next one that opens."""

import pytest
from event_play import MINUTE, Play, config, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Level, Structure, Tournament
from ruleone.tournament.events import (
    AlternateListed,
    EntriesClosed,
    LatePlayerEntered,
    PlayerRegistered,
)

RULES = edition("modern")
LEVELS = Structure((Level(50, 100), Level(100, 200), Level(200, 400)), level_ms=20 * MINUTE)
TOLD: dict[str, object] = {
    "structure": LEVELS, "late_levels": 1, "re_entries": 1, "seats_at_once": 9,
}  # fmt: skip


def full_event() -> Play:
    """Nine play, which is all that may; 27 may enter."""
    return Play(9, **TOLD | {"seats": 27})  # type: ignore[arg-type]


def wait(play: Play, player: str) -> int:
    """He enters and has to wait; his place."""
    happened = play.do(play.tournament.register(player, None, play.now))
    (listed,) = of_kind(happened, AlternateListed)
    assert (len(happened), player in play.state.stacks) == (1, False)
    return listed.place


@pytest.mark.rule("house-7.1", "tda2024-8A.1")
def test_who_came_first_has_the_first_seat_that_opens_drawn_and_with_a_full_stack() -> None:
    play = full_event()
    assert [wait(play, player) for player in ("late", "later")] == [1, 2]
    assert (play.state.entries, play.state.pool) == (9, 900)
    happened = play.bust(1, 4)
    (entered,) = of_kind(happened, LatePlayerEntered)
    assert (entered.player, entered.listed, entered.entry, entered.pool) == (
        "late", True, 10, 1_000,
    )  # fmt: skip
    assert entered.citations[0].rule == "tda2024-8A.1"
    assert entered.open_seats == (entered.seat,) == ((1, 4),)
    assert play.state.stacks["late"] == play.config.starting_stack
    assert play.state.alternates == ["later"]


def test_who_is_out_and_enters_again_waits_behind_the_others() -> None:
    play = full_event()
    wait(play, "late")
    out = play.state.tables[1].players[4]
    play.bust(1, 4)
    assert [wait(play, player) for player in ("later", out)] == [1, 2]
    refused = play.tournament.register(out, None, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "already-entered"
    entered = [of_kind(play.bust(1, seat), LatePlayerEntered)[0].player for seat in (5, 6)]
    assert (entered, play.state.entered[out]) == (["later", out], 2)


def test_an_alternate_may_go_and_the_others_move_up() -> None:
    play = full_event()
    wait(play, "late")
    wait(play, "later")
    play.do(play.tournament.unregister("late", play.now))
    (entered,) = of_kind(play.bust(1, 4), LatePlayerEntered)
    assert entered.player == "later"
    refused = play.tournament.unregister("later", play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "entries-closed"


def test_before_the_start_an_entry_that_is_taken_back_is_the_first_ones() -> None:
    tournament, _ = Tournament.create(config(9, table_size=2, **TOLD | {"seats_at_once": 2}), RULES)
    for player in ("a", "b", "c"):
        tournament.register(player, None, 0)
    assert (list(tournament.state.entrants), tournament.state.alternates) == (["a", "b"], ["c"])
    happened = tournament.unregister("a", 0)
    assert not isinstance(happened, Refusal)
    assert of_kind(happened, PlayerRegistered) == [
        PlayerRegistered("c", None, listed=True, at_ms=0)
    ]
    assert list(tournament.state.entrants) == ["b", "c"]


def test_for_whom_no_seat_opens_is_told_when_entries_close() -> None:
    play = full_event()
    wait(play, "late")
    play.now = 20 * MINUTE
    (closed,) = of_kind(play.do(play.tournament.wake(play.now)), EntriesClosed)
    assert (closed.entries, closed.unseated, play.state.alternates) == (9, ("late",), [])
    assert not of_kind(play.bust(1, 4), LatePlayerEntered)


def test_the_list_is_as_long_as_the_event_has_entries() -> None:
    play = Play(9, **TOLD | {"seats": 10})  # type: ignore[arg-type]
    wait(play, "late")
    refused = play.tournament.register("later", None, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-full"


def test_the_same_events_are_the_same_event() -> None:
    play = full_event()
    wait(play, "late")
    play.bust(1, 4)
    wait(play, "later")
    again = Tournament.replay(play.events)
    assert again.state.alternates == play.state.alternates == ["later"]
    assert again.state.seats == play.state.seats


@pytest.mark.rows(
    "changes",
    [
        {"late_levels": 0, "re_entries": 0},
        {"seats_at_once": 1},
        {"entries_min": 10},
    ],
)
def test_alternates_that_cannot_be_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadEvent):
        Tournament.create(config(27, **TOLD | changes), RULES)  # type: ignore[arg-type]
