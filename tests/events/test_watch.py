"""The watch sees what is wrong: each thing that has to hold is broken once."""

from collections.abc import Callable

import msgspec
import pytest
from race import is_by_the_book
from real_events import REAL, config_of
from watch import Watch
from watched import WatchedEvent
from wrong import Wrong

from ruleone.rulebook import edition
from ruleone.tournament import EventState, HandOrder, TournamentEvent, template
from ruleone.tournament import events as e
from ruleone.tournament.button import Positions
from ruleone.tournament.seeded_draw import MovingDraw


def begun(entrants: int = 27, book: str = "") -> WatchedEvent:
    """An event of several tables, of one day and without late entries, that has just begun."""
    config, rules = config_of(REAL[0], entrants)
    rules = edition(book) if book else rules
    return WatchedEvent(msgspec.structs.replace(config, late_levels=0, days=None), rules, 5)


def dealt(event: WatchedEvent) -> e.HandDealt:
    """The first hand of its first table, not heard by the watch yet."""
    happened = event.tournament.next_hand(1, 0)
    assert isinstance(happened, tuple)
    (one,) = (one for one in happened if isinstance(one, e.HandDealt))
    return one


def with_order(hand: e.HandDealt, **changes: object) -> e.HandDealt:
    order: HandOrder = msgspec.structs.replace(hand.order, **changes)
    return msgspec.structs.replace(hand, order=order)


@pytest.mark.rows(
    ("changes", "what"),
    [
        ({"level": 2}, "a hand is of the level in force"),
        ({"number": 3}, "hands are numbered one by one"),
        ({"blinds": (75, 175)}, "blinds and antes are the level's"),
        ({"ante": 1}, "blinds and antes are the level's"),
        ({"small_blind_seat": None}, "the small blind is posted"),
    ],
)
def test_a_hand_that_is_not_by_the_book(changes: dict[str, object], what: str) -> None:
    event = begun()
    hand = with_order(dealt(event), **changes)
    with pytest.raises(Wrong, match=what):
        event.watch.outcome((hand,), event.tournament)


def test_a_big_blind_that_jumps_over_a_player() -> None:
    event = begun()
    first = dealt(event)
    event.watch.outcome((first,), event.tournament)
    order = first.order
    event.do(event.tournament.record(order.number, order.stacks, 0))
    second = dealt(event)
    seats = sorted(second.order.seats)
    wrong = seats[(seats.index(second.positions.big_blind) + 1) % len(seats)]
    jumped = msgspec.structs.replace(second.positions, big_blind=wrong)
    with pytest.raises(Wrong, match="the big blind goes to the next player"):
        event.watch.outcome((msgspec.structs.replace(second, positions=jumped),), event.tournament)


def lose_a_chip(state: EventState) -> None:
    player = next(iter(state.stacks))
    state.stacks.add(player, -1)


def pay_in_more(state: EventState) -> None:
    state.pool += 1


def sit_twice(state: EventState) -> None:
    table = state.tables[1]
    table.players[table.size] = table.players[1]


def sit_nowhere(state: EventState) -> None:
    table = state.tables[1]
    table.players[99] = table.players.pop(1)


def be_told_elsewhere(state: EventState) -> None:
    state.seats[next(iter(state.seats))] = (1, 1_000)


@pytest.mark.rows(
    ("harm", "what"),
    [
        (lose_a_chip, "chips are conserved"),
        (pay_in_more, "the pool is what was paid in"),
        (sit_twice, "nobody has two seats"),
        (sit_nowhere, "a seat is one of the table's"),
        (be_told_elsewhere, "who is in has the seat that is told"),
    ],
)
def test_a_state_that_cannot_be(harm: Callable[[EventState], None], what: str) -> None:
    event = begun()
    harm(event.tournament.state)
    with pytest.raises(Wrong, match=what):
        event.watch.whole(event.tournament)


@pytest.mark.rule("house-9.1", "house-9C.1", "house-9C.4")
@pytest.mark.rows(
    ("gone", "what"),
    [
        (1, None),
        (2, "tables are balanced, or a hand is waited for"),
        (3, "a table too short is halted"),
        (9, "a table that is due breaks after its hand|a table too short is halted"),
    ],
)
def test_what_is_left_undone_when_players_go_out(gone: int, what: str | None) -> None:
    """So many of the nine at a table, and nothing else happens."""
    event = begun(book="house")
    there = list(event.tournament.state.tables[1].players.values())[:gone]
    out = tuple(e.Bust(player, 27 - at, 0) for at, player in enumerate(there))
    busted = (e.PlayersBusted(1, 1, out, at_ms=0),)
    if what is None:
        event.watch.outcome(busted, event.tournament)
        return
    with pytest.raises(Wrong, match=what):
        event.watch.outcome(busted, event.tournament)


@pytest.mark.rule("house-10.1")
@pytest.mark.rows("left", [10, 9])
def test_the_moment_of_the_final_table(left: int) -> None:
    """Of ten who are left no final table is formed, and of nine there is no hand before it is."""
    event = begun(18)
    state, plan = event.tournament.state, event.watch.level_tables.plan
    out = [player for table in (1, 2) for player in list(state.tables[table].players.values())[:4]]
    more = () if left == 10 else (state.tables[1].players[6],)
    busts = tuple(e.Bust(player, 18 - at, 0) for at, player in enumerate((*out, *more)))
    plan.follow(e.PlayersBusted(1, 1, busts, at_ms=0), state)
    assert len(plan.seats) == left
    if left == 10:
        early = e.FinalTableFormed(1, 9, {}, None, MovingDraw((), {}, {}), at_ms=0)
        with pytest.raises(Wrong, match="the final table is formed when so few are left"):
            event.watch.level_tables.hear(early, state)
    else:
        with pytest.raises(Wrong, match="no hand begins before the last tables are joined"):
            event.watch.level_tables.hear(dealt(event), state)


def test_hand_for_hand_no_hand_begins_before_those_in_play_are_over() -> None:
    event = begun()
    event.watch.outcome((e.HandForHandAnnounced(4, "", at_ms=0),), event.tournament)
    with pytest.raises(Wrong, match="the hands in play are finished first"):
        event.watch.outcome((dealt(event),), event.tournament)


@pytest.mark.rule("tda2011-8A.1", "tda2011-8A.2")
@pytest.mark.rows(
    ("seat", "right"),
    [
        (1, False),  # the small blind, whose player has gone
        (3, True),
        (4, True),  # the big blind after the next one, as 3 would be
        (6, True),  # no cards in the next hand, and which blind then is by who had it last
    ],
)
def test_the_worst_seat_at_a_table_of_two(seat: int, right: bool) -> None:
    event = begun()
    levels = event.watch.level_tables
    source, target = levels.plan.tables[1], levels.plan.tables[2]
    for gone in set(target.players) - {2, 5}:
        levels.plan.follow(
            e.PlayersBusted(2, 1, (e.Bust(target.players[gone], 27, 0),), at_ms=0),
            event.tournament.state,
        )
    target.size, target.stood = 6, Positions(button=4, small_blind=5, big_blind=1)
    from_seat = (source.drew + 1) % 9 + 1
    player = source.players[from_seat]
    move = e.PlayerMoved(player, 1, from_seat, 2, seat, "balance", at_ms=0)
    if right:
        levels.judge.moved(move)
    else:
        with pytest.raises(Wrong, match="never the small blind"):
            levels.judge.moved(move)


RACE = e.ChipsRaced(
    1, 25, 100, {1: "a", 2: "b", 3: "c"}, {1: 175, 2: 50, 3: 310}, {1: 200, 2: 100, 3: 300},
    {}, (1,), (2,), at_ms=0,
)  # fmt: skip
"""Five odd chips of 25 buy one of 100, which seat 1 has won; seat 2 would be out, and 10 are
nothing."""


@pytest.mark.rule("house-22A.1", "house-22A.2", "house-22C.2")
@pytest.mark.rows(
    ("after", "won", "kept_in"),
    [
        ({1: 100, 2: 100, 3: 300}, (1,), (2,)),  # a chip lost
        ({1: 200, 2: 0, 3: 300}, (1,), ()),  # raced out
        ({1: 200, 2: 100, 3: 400}, (1, 3), (2,)),  # one chip too many
        ({1: 300, 2: 100, 3: 300}, (1,), (2,)),  # two for one player
        ({1: 100, 2: 100, 3: 400}, (3,), (2,)),  # to one without odd chips
    ],
)
def test_a_race_that_is_not_by_the_book(
    after: dict[int, int], won: tuple[int, ...], kept_in: tuple[int, ...]
) -> None:
    assert is_by_the_book(RACE)
    wrong = msgspec.structs.replace(RACE, after=after, won=won, kept_in=kept_in)
    assert not is_by_the_book(wrong)


def moved(player: str) -> e.PlayerMoved:
    return e.PlayerMoved(player, 1, 1, 2, 8, "balance", at_ms=0)


def test_who_is_moved_twice_in_one_balancing() -> None:
    event = begun()
    with pytest.raises(Wrong, match="nobody is moved twice"):
        event.watch.outcome((moved("0001"), moved("0001")), event.tournament)


def loses(event: WatchedEvent, table: int, seat: int) -> tuple[TournamentEvent, ...]:
    """A whole hand in which this seat goes out; its end is not heard by the watch yet."""
    *_, hand = event.do(event.tournament.next_hand(table, 0))
    assert isinstance(hand, e.HandDealt)
    stacks = dict(hand.order.stacks)
    heir = next(other for other in stacks if other != seat)
    stacks[heir] += stacks[seat]
    stacks[seat] = 0
    happened = event.tournament.record(hand.order.number, stacks, 0)
    assert isinstance(happened, tuple)
    return happened


@pytest.mark.rule("tda2011-8A.3")
@pytest.mark.rows(
    ("changes", "what"),
    [
        ({}, None),
        ({"to_seat": 2}, "who moves fills the seat that opened last"),
        ({"from_seat": 6}, "who moves leaves his own seat|one moves by position"),
    ],
)
def test_who_moves_otherwise_than_by_position_in_a_stud_event(
    changes: dict[str, int], what: str | None
) -> None:
    stud = template("stud")
    config = msgspec.structs.replace(stud, seats=24, kind="scheduled", house_players=None)
    event = WatchedEvent(config, edition("modern"), 5)
    event.watch.outcome(loses(event, 3, 2), event.tournament)
    happened = loses(event, 3, 7)
    told = [
        msgspec.structs.replace(one, **changes) if isinstance(one, e.PlayerMoved) else one
        for one in happened
    ]
    assert any(isinstance(one, e.PlayerMoved) for one in told)
    if what is None:
        event.watch.outcome(told, event.tournament)
        return
    with pytest.raises(Wrong, match=what):
        event.watch.outcome(told, event.tournament)


def finished(event: WatchedEvent, prize: int, place: int) -> TournamentEvent:
    """The end with the winner first, one prize and one place as told."""
    state = event.tournament.state
    prizes = dict(enumerate(state.prizes, start=1)) | {1: prize}
    places = [place if at == 2 else at for at in range(1, len(state.entrants) + 1)]
    results = zip(state.entrants, places, strict=True)
    standings = tuple(e.Standing(player, at, prizes.get(at, 0)) for player, at in results)
    return e.EventFinished(standings, at_ms=0)


@pytest.mark.rows(
    ("more", "place", "what"),
    [
        (0, 2, None),
        (1, 2, "the pool is paid out"),
        (0, 1, "the pool is paid out|each place is given once|a place is paid its prize"),
        (0, 30, "the pool is paid out|each place is given once"),
    ],
)
def test_places_and_prizes_at_the_end(more: int, place: int, what: str | None) -> None:
    event = begun()
    first = event.tournament.state.prizes[0]
    end = finished(event, first + more, place)
    if what is None:
        event.watch.accounts.hear(end, event.tournament.state)
        return
    with pytest.raises(Wrong, match=what):
        event.watch.accounts.hear(end, event.tournament.state)


def test_a_watch_that_heard_nothing_has_no_level() -> None:
    assert Watch().level == 0
