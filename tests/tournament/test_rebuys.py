"""Rebuys: announced before a hand, made with the word, and no hand missed."""

import pytest
from event_play import MINUTE, Play, config, of_kind
from msgspec.structs import replace

from ruleone.draw_audit import Audit
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Level, Structure, Tournament
from ruleone.tournament.entries import free_seats, held_seats
from ruleone.tournament.events import (
    EntriesClosed,
    EventOpened,
    PlayerMoved,
    PlayersBusted,
    RebuyMade,
    TableBroken,
)
from ruleone.tournament.evolve import evolve
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import Rebuys

LEVELS = Structure((Level(50, 100), Level(100, 200), Level(200, 400)), level_ms=20 * MINUTE)
TWICE = Rebuys(chips=10_000, price=50, most=2, until_level=1)


def rebuy_event(entries: int = 9, rules: str = "modern") -> Play:
    """Ten-thousand chips each, two rebuys in level one."""
    return Play(entries, rules=rules, structure=LEVELS, rebuys=TWICE)


def kept_event(minutes: int) -> Play:
    """The same, where a seat is kept for these minutes and hands may be missed."""
    kept = replace(TWICE, kept_minutes=minutes, fee=5)
    return Play(9, structure=LEVELS, rebuys=kept, late_levels=1, seats=12, re_entries=1)


def codes(*refused: object) -> list[str]:
    return [one.code for one in refused if isinstance(one, Refusal)]


NEVER_HALTED: dict[str, object] = {"balancing.halt_formats": []}


def audited(play: Play) -> None:
    """Every draw of the event comes out again, each from its own secret."""
    audit = Audit()
    first, *others = play.events
    assert isinstance(first, EventOpened)
    state = EventState(first)
    for event in others:
        assert not audit.finds_wrong(state, event), event
        evolve(state, event)


def two_tables(entries: int, sealed: bool = False) -> Play:
    """Tables of six; seats of players who are out are held for ten minutes."""
    kept = replace(TWICE, kept_minutes=10)
    return Play(entries, 6, sealed=sealed, structure=LEVELS, rebuys=kept, options=NEVER_HALTED)


@pytest.mark.parametrize("sealed", [False, True])
def test_a_held_seat_is_not_given_to_a_player_who_is_moved(sealed: bool) -> None:
    """With every open seat held nobody moves; once the time is over somebody does."""
    play = two_tables(12, sealed)
    play.bust(1, 2, 3)
    assert play.counts() == {1: 4, 2: 6}
    assert {(1, 2), (1, 3)} == held_seats(play.state, play.now)
    assert of_kind(play.end(play.deal(2)), PlayerMoved) == []
    # Another seat opens that nobody holds: the move takes that one.
    leaver = play.state.tables[1].players[5]
    (moved,) = of_kind(play.do(play.tournament.remove(leaver, "left", play.now)), PlayerMoved)
    assert (moved.to_table, moved.to_seat) == (1, 5)
    play.now = 11 * MINUTE
    assert held_seats(play.state, play.now) == frozenset()
    leaver = play.state.tables[1].players[5]
    (moved,) = of_kind(play.do(play.tournament.remove(leaver, "left", play.now)), PlayerMoved)
    assert moved.to_table == 1
    audited(play)


def test_a_planned_move_leaves_held_seats_alone() -> None:
    play = two_tables(12)
    order = play.deal(2)
    play.bust(1, 2, 3)
    assert play.tournament.planned_moves() == ()
    leaver = play.state.tables[1].players[5]
    play.do(play.tournament.remove(leaver, "left", play.now))
    (planned,) = play.tournament.planned_moves()
    assert (planned.to_table, planned.to_seat) == (1, 5)
    assert of_kind(play.end(order), PlayerMoved)[0].to_seat == 5


@pytest.mark.parametrize("sealed", [False, True])
def test_a_table_breaks_into_seats_that_nobody_holds(sealed: bool) -> None:
    """Five leave with seven open seats, two of them held; the draw can be audited."""
    play = two_tables(18, sealed)
    first = play.state.break_order[0]
    others = [number for number in (1, 2, 3) if number != first]
    play.bust(others[0], 2, 3)
    events: list[object] = []
    for _ in range(9):
        if len(play.counts()) < 3:
            break
        seats = sorted(play.state.tables[others[1]].players)
        leaver = play.state.tables[others[1] if len(seats) > 3 else first].players
        player = leaver[max(leaver)]
        events.extend(play.do(play.tournament.remove(player, "left", play.now)))
    (broken,) = of_kind(events, TableBroken)
    assert {(others[0], 2), (others[0], 3)}.isdisjoint(broken.draw.seats.values())
    assert set(broken.held) == {(others[0], 2), (others[0], 3)}
    audited(play)


def test_the_director_breaks_a_table_into_held_seats_where_there_are_no_others() -> None:
    play = two_tables(18)
    first = play.state.break_order[0]
    others = [number for number in (1, 2, 3) if number != first]
    play.bust(others[0], 2, 3)
    play.bust(others[1], 2, 3)
    play.bust(first, 2, 3)
    assert len(play.counts()) == 3
    told = play.do(play.tournament.break_table(first, "no dealer", play.now))
    assert len(of_kind(told, TableBroken)) == 1


@pytest.mark.rule("house-25.2", "tda2011-24")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_a_rebuy_before_the_hand_plays_behind_and_is_made(rules: str) -> None:
    play = rebuy_event(rules=rules)
    player = play.state.tables[1].players[4]
    (made,) = of_kind(play.do(play.tournament.rebuy(player, 0)), RebuyMade)
    assert made.citations[0] == edition(rules).cite("rebuys.announced")
    assert made.citations[0].rule in ("house-25.2", "tda2011-24")
    order = play.deal()
    assert order.stacks[4] == 20_000
    stacks = dict(order.stacks) | {4: 10_000, 5: 20_000}
    play.do(play.tournament.record(order.number, stacks, 0))
    assert play.state.stacks[player] == 10_000
    assert (play.state.pool, sum(play.state.prizes)) == (950, 950)


@pytest.mark.rule("house-25.2", "tda2011-24")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_in_a_hand_nobody_rebuys(rules: str) -> None:
    play = rebuy_event(rules=rules)
    order = play.deal()
    refused = play.tournament.rebuy(order.seats[4], 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.citation) == (
        "rebuy-in-hand",
        edition(rules).cite("rebuys.announced"),
    )
    assert refused.citation is not None
    assert refused.citation.rule in ("house-25.2", "tda2011-24")


@pytest.mark.rule("house-25.1", "tda2011-24")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_who_has_lost_all_is_back_before_the_next_hand_and_not_after(rules: str) -> None:
    play = rebuy_event(rules=rules)
    (busted,) = of_kind(play.bust(1, 4), PlayersBusted)
    player = busted.busts[0].player
    play.do(play.tournament.rebuy(player, 0))
    assert (play.state.seats[player], play.state.stacks[player]) == ((1, 4), 10_000)
    assert player not in play.state.results
    play.do(play.tournament.wake(0))
    (busted,) = of_kind(play.bust(1, 5), PlayersBusted)
    play.deal()
    refused = play.tournament.rebuy(busted.busts[0].player, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "rebuy-missed-hand"
    assert refused.citation == edition(rules).cite("rebuys.no-missed-hand")
    assert refused.citation is not None
    assert refused.citation.rule in ("house-25.1", "tda2011-24")


def test_places_are_as_if_he_had_never_been_out() -> None:
    play = rebuy_event(18)
    first = of_kind(play.bust(1, 4), PlayersBusted)[0].busts[0]
    second = of_kind(play.bust(2, 4), PlayersBusted)[0].busts[0]
    assert (first.place, second.place) == (18, 17)
    play.do(play.tournament.rebuy(first.player, 0))
    assert play.state.results[second.player].place == 18
    assert play.state.chips_in_play == 19 * 10_000


def test_when_and_how_often_a_rebuy_is_refused() -> None:
    play = rebuy_event()
    one, two = (play.state.tables[1].players[seat] for seat in (1, 2))
    refused: list[object] = []
    play.do(play.tournament.rebuy(one, 0))
    refused.append(play.tournament.rebuy(one, 0))
    refused.append(play.tournament.rebuy("nobody", 0))
    for _ in range(2):
        play.bust(1, 2)
        play.do(play.tournament.rebuy(two, 0))
    play.bust(1, 2)
    refused.append(play.tournament.rebuy(two, 0))
    play.now = 20 * MINUTE
    assert of_kind(play.do(play.tournament.wake(play.now)), EntriesClosed)
    refused.append(play.tournament.rebuy(one, play.now))
    refused.append(Play(9).tournament.rebuy("p1", 0))
    assert codes(*refused) == [
        "rebuy-too-many-chips", "player-not-in-event", "rebuys-used", "rebuys-over", "no-rebuys",
    ]  # fmt: skip


@pytest.mark.rows(
    "rebuys",
    [
        Rebuys(chips=0, price=1, most=1, until_level=1),
        Rebuys(chips=1, price=-1, most=1, until_level=1),
        Rebuys(chips=1, price=1, most=0, until_level=1),
        Rebuys(chips=1, price=1, most=1, until_level=3),
        Rebuys(chips=10**15, price=1, most=1, until_level=1),
    ],
)
def test_rebuys_that_cannot_be_are_refused(rebuys: Rebuys) -> None:
    announced = config(9, structure=LEVELS, rebuys=rebuys)
    with pytest.raises(BadEvent):
        Tournament.create(announced, edition("modern"))


@pytest.mark.rule("house-25.1")
def test_an_event_that_keeps_seats_for_minutes_sells_rebuys_to_the_end_of_the_period() -> None:
    """Hands that were missed do not count; the old seat is there as long as it is open."""
    play = kept_event(15)
    player = play.state.tables[1].players[4]
    play.bust(1, 4)
    play.bust(1, 5)
    (made,) = of_kind(play.do(play.tournament.rebuy(player, MINUTE)), RebuyMade)
    assert made.seat == (1, 4)
    assert play.state.stacks[player] == 10_000
    play.do(play.tournament.next_level("late", 2 * MINUTE))
    other = next(one for one in play.state.results)
    refused = play.tournament.rebuy(other, 3 * MINUTE)
    assert isinstance(refused, Refusal)
    assert refused.code == "rebuys-over"


@pytest.mark.rule("house-25.1")
def test_a_kept_seat_goes_to_nobody_else_while_another_is_open_and_then_is_drawn() -> None:
    for at_ms, drawn in ((5 * MINUTE, 1), (16 * MINUTE, 2)):
        play = kept_event(15)
        for seat in (4, 5):
            play.bust(1, seat)
        first, second = play.state.bust_at
        play.do(play.tournament.rebuy(second, MINUTE))
        state = play.state
        held = held_seats(state, at_ms)
        assert held == ({(1, 4)} if drawn == 1 else set())
        free = free_seats(state, at_ms)
        # It is the only open seat of the table: no table is opened because of it.
        assert free == ((1, 4),)
        assert held_seats(state, at_ms, first) == frozenset()
