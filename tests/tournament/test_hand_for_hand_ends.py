"""Hand for hand begins and ends with whatever brings the field near the money, or behind it."""

from collections.abc import Callable, Mapping

import pytest
from event_checks import act_of
from event_play import MINUTE, Play, of_kind

from ruleone.tournament import Level, Structure, Tournament
from ruleone.tournament.events import (
    EntriesClosed,
    EventFinished,
    FinalTableFormed,
    HandForHandAnnounced,
    HandForHandEnded,
    HandForHandPlayed,
    LevelStarted,
    PlayerRemoved,
    PlayersBusted,
    TournamentEvent,
)
from ruleone.tournament.events.days import DayEnded, DayStarted, LastHandsAnnounced
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days
from ruleone.tournament.tournament import Outcome

BY_TIME = Structure((Level(500, 1_000), Level(600, 1_200), Level(800, 1_600)), 20 * MINUTE)
Putting = Callable[[Play, str], Outcome]

OUT: Mapping[str, Putting] = {
    "removed": lambda play, who: play.tournament.remove(who, "why", play.now),
    "disqualified": lambda play, who: play.tournament.penalise(
        who, "disqualification", 0, None, "why", play.now
    ),
}
"""How the floor puts a player out."""


def down_to(play: Play, left: int) -> Play:
    """Hands are played until so many are left."""
    while len(play.state.stacks) > left:
        counts = play.counts()
        play.bust_some(max(counts, key=lambda table: (counts[table], table)), 1)
    return play


def from_the_money(more: int, **changes: object) -> Play:
    """Six at a table, nine are paid: so many more are left, at two tables."""
    play = down_to(Play(48, 6, structure=BY_TIME, **changes), 9 + more)  # type: ignore[arg-type]
    assert (len(play.state.prizes), len(play.state.tables)) == (9, 2)
    return play


def announce(play: Play) -> None:
    play.do(play.tournament.hand_for_hand("near the money", play.now))


def round_of(play: Play) -> list[TournamentEvent]:
    """All tables play a hand in which nobody goes out."""
    orders = [play.deal(table) for table in sorted(play.counts())]
    return [event for order in orders for event in play.end(order)]


def one_of(play: Play) -> str:
    return next(iter(play.state.stacks))


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows("out", OUT.values(), ids=list(OUT))
def test_it_ends_with_one_whom_the_floor_puts_out_before_the_money(out: Putting) -> None:
    play = from_the_money(1)
    announce(play)
    round_of(play)
    happened = play.do(out(play, one_of(play)))
    (ended,) = of_kind(happened, HandForHandEnded)
    assert ended.why == "paid"
    one, two = (play.deal(table) for table in sorted(play.counts()))
    assert not one.hand_for_hand
    places = [
        (bust.place, bust.shared)
        for order in (one, two)
        for hand in of_kind(play.end(order, sorted(order.seats)[1]), PlayersBusted)
        for bust in hand.busts
    ]
    assert places == [(9, 1), (8, 1)]


@pytest.mark.rule("tda2019-RP-8A")
def test_one_who_is_put_out_while_hands_are_played_goes_with_the_end_of_the_round() -> None:
    play = from_the_money(1)
    announce(play)
    one, two = (play.deal(table) for table in sorted(play.counts()))
    play.end(one)
    (ordered,) = play.do(play.tournament.remove(next(iter(one.seats.values())), "why", play.now))
    assert not isinstance(ordered, PlayerRemoved)
    happened = play.end(two)
    kinds = (HandForHandPlayed, PlayerRemoved, HandForHandEnded)
    assert [type(event) for event in happened if isinstance(event, kinds)] == list(kinds)


@pytest.mark.rule("tda2019-RP-8A", "tda2019-RP-8B")
@pytest.mark.rows("out", OUT.values(), ids=list(OUT))
def test_it_ends_with_the_final_table_that_the_floor_brings(out: Putting) -> None:
    play = down_to(Play(18, structure=BY_TIME), 10)
    announce(play)
    happened = play.do(out(play, one_of(play)))
    assert of_kind(happened, FinalTableFormed)
    (ended,) = of_kind(happened, HandForHandEnded)
    assert ended.why == "one-table"
    left_ms = play.tournament.clock(play.now).left_ms
    assert left_ms is not None
    play.now += MINUTE
    play.bust(min(play.counts()))
    assert play.tournament.clock(play.now).left_ms == left_ms - MINUTE


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows("out", OUT.values(), ids=list(OUT))
def test_an_event_announces_it_too_when_the_floor_puts_one_out(out: Putting) -> None:
    play = from_the_money(2, hand_for_hand_within=1)
    assert play.state.hand_for_hand is None
    happened = play.do(out(play, one_of(play)))
    (announced,) = of_kind(happened, HandForHandAnnounced)
    assert (announced.ends_at, announced.reason) == (9, "")
    one, two = (play.deal(table) for table in sorted(play.counts()))
    assert one.hand_for_hand
    assert of_kind(play.end(one, sorted(one.seats)[1]), PlayersBusted) == []
    busted = of_kind(play.end(two, sorted(two.seats)[1]), PlayersBusted)
    assert [(bust.place, bust.shared) for hand in busted for bust in hand.busts] == [(9, 2)] * 2


@pytest.mark.rule("tda2019-RP-8A")
def test_an_event_announces_it_too_when_the_clock_closes_the_entries() -> None:
    play = Play(48, 6, seats=60, structure=BY_TIME, late_levels=1, hand_for_hand_within=40)
    play.bust_some(1, 1)
    assert play.state.hand_for_hand is None
    play.now = 20 * MINUTE
    happened = play.do(play.tournament.wake(play.now))
    kinds = (EntriesClosed, LevelStarted, HandForHandAnnounced)
    assert [type(event) for event in happened if isinstance(event, kinds)] == list(kinds)


@pytest.mark.rule("tda2019-RP-8A")
def test_an_event_that_is_to_end_does_not_announce_it() -> None:
    play = from_the_money(2, hand_for_hand_within=1)
    one, two = (play.deal(table) for table in sorted(play.counts()))
    play.do(play.tournament.finish("the house closes", play.now))
    assert of_kind(play.end(one, sorted(one.seats)[1]), HandForHandAnnounced) == []
    assert of_kind(play.end(two), EventFinished)


def night(play: Play) -> None:
    """The day is over, and the floor has signed all bags."""
    play.do(play.tournament.end_day(0, "the house closes", play.now))
    play.do(play.tournament.sign_bags((), play.now))


def morning(play: Play) -> tuple[TournamentEvent, ...]:
    """The next day is drawn, and begins."""
    play.do(play.tournament.draw_day(bytes(32), play.now, bytes(range(32))))
    return play.do(play.tournament.start_day(play.now))


TWO_DAYS = Days((DayEnd(2),))


@pytest.mark.rule("tda2019-RP-8A")
def test_an_event_announces_it_in_the_morning_for_one_who_was_put_out_at_night() -> None:
    play = from_the_money(2, hand_for_hand_within=1, days=TWO_DAYS)
    night(play)
    play.do(play.tournament.remove(next(iter(play.state.calendar.bags)), "why", play.now))
    happened = morning(play)
    kinds = (DayStarted, HandForHandAnnounced)
    assert [type(event) for event in happened if isinstance(event, kinds)] == list(kinds)


@pytest.mark.rule("tda2019-RP-8A")
def test_over_night_it_lasts_until_enough_are_out() -> None:
    play = from_the_money(2, days=TWO_DAYS)
    announce(play)
    night(play)
    assert of_kind(morning(play), HandForHandEnded) == []
    assert play.deal(min(play.counts())).hand_for_hand


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows(("players", "why"), [(18, "one-table"), (48, "paid")])
def test_in_the_morning_it_is_over_where_the_night_has_brought_its_end(
    players: int, why: str
) -> None:
    if players == 18:
        play = down_to(Play(18, structure=BY_TIME, days=TWO_DAYS), 11)
    else:
        play = from_the_money(1, days=TWO_DAYS)
    announce(play)
    night(play)
    for bagged in list(play.state.calendar.bags)[: 2 if players == 18 else 1]:
        play.do(play.tournament.remove(bagged, "why", play.now))
    (ended,) = of_kind(morning(play), HandForHandEnded)
    assert ended.why == why
    assert not play.deal(min(play.counts())).hand_for_hand


@pytest.mark.rule("tda2019-RP-8B", "tda2019-RP-8C")
@pytest.mark.rows("over", [0, 1])
def test_a_round_that_the_director_ends_before_its_end_takes_its_time_once(over: int) -> None:
    """Whether one of its hands is over by then or not: those in play have begun as hands of it."""
    play = from_the_money(3)
    announce(play)
    round_of(play)
    before = play.tournament.clock(play.now).left_ms
    assert before is not None
    orders = [play.deal(table) for table in sorted(play.counts())]
    for order in orders[:over]:
        play.end(order)
    play.now += 10 * MINUTE
    happened = play.do(play.tournament.end_hand_for_hand("enough", play.now))
    assert [type(event) for event in happened] == [HandForHandPlayed, HandForHandEnded]
    assert play.tournament.clock(play.now).left_ms == before - 2 * MINUTE
    play.now += MINUTE
    for order in orders[over:]:
        play.end(order)
    assert play.tournament.clock(play.now).left_ms == before - 3 * MINUTE


@pytest.mark.rule("tda2019-RP-8B")
def test_what_was_in_play_at_the_announcement_takes_no_time_where_the_director_ends_it() -> None:
    """It had the running clock before, and has it again."""
    play = from_the_money(3)
    orders = [play.deal(table) for table in sorted(play.counts())]
    before = play.tournament.clock(play.now).left_ms
    announce(play)
    (ended,) = play.do(play.tournament.end_hand_for_hand("a slip", play.now))
    assert isinstance(ended, HandForHandEnded)
    assert play.tournament.clock(play.now).left_ms == before
    announce(play)
    play.end(orders[0])
    (played, _) = play.do(play.tournament.end_hand_for_hand("enough", play.now))
    assert isinstance(played, HandForHandPlayed)
    assert played.takes_ms == 2 * MINUTE


@pytest.mark.rule("tda2019-RP-8B", "tda2019-RP-8D")
def test_the_time_of_a_round_that_the_director_ends_may_bring_the_next_level() -> None:
    play = from_the_money(3)
    play.now = 19 * MINUTE
    announce(play)
    play.deal(min(play.counts()))
    happened = play.do(play.tournament.end_hand_for_hand("enough", play.now))
    (level,) = of_kind(happened, LevelStarted)
    assert (level.level, level.why) == (2, "hand-for-hand")
    assert play.tournament.clock(play.now).left_ms == 19 * MINUTE


ENDS: Mapping[str, tuple[Days, Callable[[Play], Outcome]]] = {
    "the director": (TWO_DAYS, lambda play: play.tournament.end_day(0, "so", play.now)),
    "its last level": (Days((DayEnd(1),)), lambda play: play.tournament.next_level("so", play.now)),
}
"""What announces that no table deals another hand today."""


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows(("days", "end"), ENDS.values(), ids=list(ENDS))
def test_a_day_that_ends_in_the_midst_of_a_round_ends_the_round(
    days: Days, end: Callable[[Play], Outcome]
) -> None:
    """The table that has not begun its hand deals none any more; who is out has his place."""
    play = from_the_money(3, days=days)
    announce(play)
    order = play.deal(min(play.counts()))
    play.end(order, sorted(order.seats)[1])
    happened = play.do(end(play))
    kinds = (LastHandsAnnounced, PlayersBusted, HandForHandPlayed, DayEnded)
    assert [type(event) for event in happened if isinstance(event, kinds)] == list(kinds)
    assert len(play.state.calendar.bags) == 11


@pytest.mark.rule("tda2019-RP-8A")
def test_last_hands_that_are_announced_in_the_midst_of_a_round_are_all_dealt() -> None:
    play = from_the_money(3, days=TWO_DAYS)
    announce(play)
    one, two = sorted(play.counts())
    play.end(play.deal(one))
    play.do(play.tournament.end_day(1, "so", play.now))
    assert play.tournament.ready_tables(play.now) == (two,)
    play.end(play.deal(two))
    assert play.tournament.ready_tables(play.now) == (one,)
    assert of_kind(play.end(play.deal(one)), DayEnded)


@pytest.mark.rule("tda2019-RP-8A")
def test_a_day_that_ends_by_the_players_left_ends_with_the_first_round_of_all_tables() -> None:
    play = from_the_money(3, days=Days((DayEnd(2), DayEnd(players=12))))
    announce(play)
    night(play)
    morning(play)
    one, two = (play.deal(table) for table in sorted(play.counts()))
    assert of_kind(play.end(one), LastHandsAnnounced) == []
    assert of_kind(play.end(two), DayEnded)


def with_bounties(play: Play) -> tuple[str, str]:
    """Of the first table one has knocked out another, and the other table has dealt no hand."""
    announce(play)
    order = play.deal(1)
    winner, loser = sorted(order.stacks)[:2]
    stacks = dict(order.stacks)
    stacks[winner] += stacks[loser]
    stacks[loser] = 0
    won = {loser: ((winner, order.stacks[loser]),)}
    play.do(play.tournament.record(order.number, stacks, play.now, won))
    return order.seats[winner], order.seats[loser]


@pytest.mark.rule("tda2019-RP-8A")
def test_an_event_that_is_ended_in_the_midst_of_a_round_places_first_who_is_out() -> None:
    play = Play(6, 3, bounty=BountyTerms(kind="fixed", amount=100))
    winner, loser = with_bounties(play)
    happened = play.do(play.tournament.finish("the house closes", play.now))
    (busted,) = of_kind(happened, PlayersBusted)
    assert [(bust.player, bust.place) for bust in busted.busts] == [(loser, 6)]
    assert of_kind(happened, EventFinished)
    won = play.state.bounties.won
    assert won[winner] == 200
    assert loser not in won


@pytest.mark.rule("tda2019-RP-8A")
def test_those_who_are_out_in_a_round_that_the_end_cuts_off_share_their_places() -> None:
    play = Play(6, 3, structure=BY_TIME)
    announce(play)
    order = play.deal(1)
    play.end(order, *sorted(order.seats)[1:])
    happened = play.do(play.tournament.finish("the house closes", play.now))
    (busted,) = of_kind(happened, PlayersBusted)
    assert [(bust.place, bust.shared) for bust in busted.busts] == [(5, 2)] * 2
    (finished,) = of_kind(happened, EventFinished)
    assert [one.place for one in finished.results] == [1, 2, 2, 2, 5, 5]


@pytest.mark.rule("tda2019-RP-8A")
@pytest.mark.rows("out", OUT.values(), ids=list(OUT))
@pytest.mark.rows("within", [0, 1])
def test_it_is_announced_again_where_he_with_whom_it_ended_is_in_again(
    out: Putting, within: int
) -> None:
    """Announced by the director, and by the event itself."""
    play = from_the_money(1, hand_for_hand_within=within)
    if not within:
        announce(play)
    round_of(play)
    happened = play.do(out(play, one_of(play)))
    assert of_kind(happened, HandForHandEnded)
    back = play.do(play.tournament.undo(act_of(happened, []), "it was another", play.now))
    assert of_kind(back, HandForHandAnnounced)
    play.end(play.deal(min(play.counts())))
    assert play.tournament.ready_tables(play.now) == (max(play.counts()),)
    assert Tournament.replay(play.events).state.hand_for_hand is not None


@pytest.mark.rule("tda2019-RP-8A")
def test_what_the_director_has_ended_is_not_announced_again() -> None:
    play = from_the_money(1)
    announce(play)
    round_of(play)
    play.do(play.tournament.end_hand_for_hand("so", play.now))
    happened = play.do(play.tournament.remove(one_of(play), "why", play.now))
    back = play.do(play.tournament.undo(act_of(happened, []), "it was another", play.now))
    assert not of_kind(back, HandForHandAnnounced)
