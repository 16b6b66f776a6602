"""Prices, periods, the guarantee, prizes and bounties are changed in the middle of an event: each
entry keeps what it paid, the pool adds up, and what was changed is changed back."""

from typing import Any

import pytest
from event_play import MINUTE, Play, of_kind, snapshot
from msgspec import structs

from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.events import EntriesClosed, TournamentEvent
from ruleone.tournament.news import news
from ruleone.tournament.terms.changing import Terms
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, Rebuys
from ruleone.tournament.terms.payouts import OwnAmounts, OwnPlan
from ruleone.tournament.undo.acts import Act
from ruleone.words import say

REBUYS = Rebuys(chips=10_000, price=80, most=2, until_level=3, fee=5)
ADD_ON = AddOnTerms(chips=20_000, price=50, level=3)


def late(entries: int = 10, **changes: Any) -> Play:
    """An event of ten that takes late entries and sells chips in its first levels."""
    terms: dict[str, Any] = {
        "seats": 40, "buy_in": 100, "fee": 10, "late_levels": 3, "re_entries": 1,
        "rebuys": REBUYS, "add_on": ADD_ON, "guarantee": 0,
    }  # fmt: skip
    return Play(entries, 9, **(terms | changes))


def change(play: Play, **parts: Any) -> list[TournamentEvent]:
    return list(play.do(play.tournament.change_terms(Terms(**parts), "", play.now)))


def refused(play: Play, **parts: Any) -> tuple[str, dict[str, object]]:
    before = snapshot(play.tournament)
    outcome = play.tournament.change_terms(Terms(**parts), "", play.now)
    assert isinstance(outcome, Refusal)
    assert snapshot(play.tournament) == before
    for language in ("en", "zh"):
        assert say(language, f"refusal-{outcome.code}", **outcome.parameters)
    return outcome.code, dict(outcome.parameters)


def back(play: Play, events: list[TournamentEvent]) -> list[TournamentEvent]:
    act = Act(tuple(events), None, True, frozenset(), frozenset())
    return list(play.do(play.tournament.undo(act, "a slip", play.now)))


def told(play: Play, event: TournamentEvent) -> list[str]:
    lines = news(event, play.state, str)
    for line in lines:
        assert say("zh", f"news-{line.code}", **line.parameters)
    return [say("en", f"news-{line.code}", **line.parameters) for line in lines]


def to_level(play: Play, level: int) -> list[TournamentEvent]:
    events: list[TournamentEvent] = []
    while play.state.clock.level < level:
        due = play.tournament.due_ms(play.now)
        assert due is not None
        play.now = due
        events += play.do(play.tournament.wake(play.now))
    return events


def enter(play: Play, player: str) -> None:
    play.do(play.tournament.register(player, None, play.now))


@pytest.mark.feature("changed-terms")
def test_each_entry_keeps_what_it_paid_and_the_pool_is_their_sum() -> None:
    play = late()
    enter(play, "q1")
    (done,) = change(play, buy_in=60, fee=6)
    assert told(play, done) == [
        "Buy-in 60, before 100. The 11 entries so far keep their price.",
        "Fee 6, before 10. The 11 entries so far keep their price.",
    ]
    enter(play, "q2")
    assert (play.state.paid_in, play.state.pool) == (1_160, 1_160)
    assert play.state.prices_paid.fees == 11 * 10 + 6
    for player in ("q1", "q2"):
        play.do(play.tournament.take_off(player, "never came", play.now))
    assert (play.state.paid_in, sum(play.state.prizes)) == (1_000, 1_000)
    assert play.state.prices_paid.fees == 100


def test_an_entry_before_the_start_gives_back_what_it_paid() -> None:
    play = late()
    tournament, _ = Tournament.create(play.config, play.rules)
    for player in ("a", "b"):
        tournament.register(player, None, 0)
    tournament.change_terms(Terms(buy_in=300), "", 0)
    tournament.register("c", None, 0)
    assert tournament.state.paid_in == 500
    tournament.unregister("a", 0)
    assert tournament.state.paid_in == 400
    tournament.unregister("c", 0)
    assert tournament.state.paid_in == 100


def test_a_purchase_that_is_undone_gives_back_the_price_of_its_time() -> None:
    play = late()
    player = play.state.tables[1].players[1]
    first = play.do(play.tournament.rebuy(player, play.now))
    play.now += MINUTE
    change(play, rebuys=structs.replace(REBUYS, price=40))
    second = play.do(play.tournament.rebuy("p2" if player != "p2" else "p1", play.now))
    assert play.state.paid_in == 1_000 + 80 + 40
    back(play, list(first))
    assert play.state.paid_in == 1_000 + 40
    back(play, list(second))
    assert (play.state.paid_in, play.state.pool) == (1_000, 1_000)


def test_late_registration_is_extended_by_a_level_and_cut_again() -> None:
    play = late(rebuys=None, add_on=None)
    to_level(play, 3)
    (done,) = extended = change(play, late_levels=4)
    assert told(play, done) == ["Late registration: until level 4 ends, before level 3."]
    to_level(play, 4)
    enter(play, "q1")
    events = back(play, extended)
    (closed,) = of_kind(events, EntriesClosed)
    assert closed.entries == 11
    assert refused(play, late_levels=6)[0] == "change-entries-over"
    assert refused(play, buy_in=50)[0] == "change-entries-over"


def test_entries_that_were_closed_by_mistake_open_again() -> None:
    play = late(rebuys=None, add_on=None)
    to_level(play, 2)
    closing = change(play, late_levels=1)
    assert of_kind(closing, EntriesClosed)
    assert refused(play, late_levels=3)[0] == "change-entries-over"
    events = back(play, closing)
    assert told(play, events[0])[-1] == "Registration is open again."
    enter(play, "q1")
    assert play.state.pool == 1_100


def test_rebuys_and_the_add_on_are_changed_field_by_field() -> None:
    play = late()
    (until,) = change(play, rebuys=structs.replace(REBUYS, until_level=4))
    (price,) = change(play, rebuys=structs.replace(REBUYS, until_level=4, price=70))
    assert told(play, until) == ["Rebuys until level 4 and any break after it end, before level 3."]
    assert told(play, price) == ["A rebuy costs 70, before 80. Rebuys so far keep their price."]
    back(play, [until])
    assert play.state.config.rebuys == structs.replace(REBUYS, price=70)
    (gone,) = change(play, add_on=None)
    assert told(play, gone) == ["There is no add-on."]
    back(play, [gone])
    assert play.state.config.add_on == ADD_ON
    to_level(play, 2)
    assert refused(play, add_on=structs.replace(ADD_ON, level=1)) == (
        "change-add-on-over", {"level": 1, "open": 2},
    )  # fmt: skip


def test_the_guarantee_lifts_the_pool_and_its_prizes() -> None:
    play = late()
    (done,) = change(play, guarantee=2_000)
    assert play.state.pool == sum(play.state.prizes) == 2_000
    assert told(play, done)[:2] == ["Guarantee 2,000, before 0.", "Prize pool 2,000, before 1,000."]
    back(play, [done])
    assert play.state.pool == sum(play.state.prizes) == 1_000


def closed(entries: int = 12) -> Play:
    """Entries are closed, and nobody is out."""
    return late(entries, late_levels=0, re_entries=0, rebuys=None, add_on=None)


def test_one_more_place_is_paid_with_what_the_first_gives() -> None:
    play = closed()
    paid = play.state.prizes
    wanted = (paid[0] - 60, *paid[1:], 60)
    (done,) = change(play, payouts=OwnAmounts(tuple((1, each) for each in wanted)))
    assert play.state.prizes == wanted
    assert told(play, done) == [
        f"{len(wanted)} places are paid, before {len(paid)}.",
        f"Place 1: {wanted[0]}, before {paid[0]}.",
        f"Place {len(wanted)}: 60, before 0.",
    ]
    back(play, [done])
    assert play.state.prizes == paid


@pytest.mark.feature("own-payouts")
def test_prizes_set_by_hand_follow_the_pool_in_the_units_that_were_announced() -> None:
    play = late(payouts=OwnPlan(places=4, unit=25))
    wanted = (565, 250, 125, 60)
    change(play, payouts=OwnAmounts(tuple((1, each) for each in wanted)))
    # They stand as they were set, odd or not, until money comes.
    assert play.state.prizes == wanted
    for entry in range(1, 8):
        play.do(play.tournament.register(f"late-{entry}", None, play.now))
        first, *others = play.state.prizes
        assert first + sum(others) == play.state.pool == 1_000 + 100 * entry
        assert [each % 25 for each in others] == [0, 0, 0]
    assert play.state.prizes == (950, 425, 225, 100)


def test_a_player_who_is_out_already_gets_the_prize_of_the_place() -> None:
    play = closed()
    paid = play.state.prizes
    while play.state.left > len(paid):
        table = next(one for one in play.state.tables.values() if len(one.players) > 1)
        play.bust_some(table.number, 1)
    last = next(one for one in play.state.results.values() if one.place == len(paid) + 1)
    wanted = (paid[0] - 50, *paid[1:], 50)
    (done,) = change(play, payouts=OwnAmounts(tuple((1, each) for each in wanted)))
    assert f"{last.player} is out with a prize of 50, before 0." in told(play, done)
    assert play.state.results[last.player].prize == 50
    back(play, [done])
    assert play.state.results[last.player].prize == 0


def test_prizes_that_do_not_make_the_pool_or_have_nobody_left_are_refused() -> None:
    play = closed()
    assert refused(play, payouts=OwnAmounts(((1, 700), (1, 400)))) == (
        "change-prizes-not-pool", {"pool": 1_200, "came": 1_100},
    )  # fmt: skip
    assert refused(play, payouts=OwnAmounts(((1, 100), (1, 1_100))))[0] == "flaw-amounts-rise"
    thirteen = OwnAmounts(((1, 132), (12, 89)))
    assert refused(play, payouts=thirteen) == ("change-places-over", {"most": 12, "came": 13})


def test_bounties_that_are_not_won_yet_follow_and_those_put_up_stay() -> None:
    play = late(bounty=BountyTerms(kind="progressive", amount=50, at_once=5_000))
    change(play, bounty=BountyTerms(kind="progressive", amount=20, at_once=2_500))
    enter(play, "q1")
    heads = play.state.bounties.heads
    assert (heads["p1"], heads["q1"]) == (50, 20)
    hand = play.deal()
    heir, loser, *_ = sorted(hand.seats)
    stacks = hand.stacks | {heir: 2 * hand.stacks[heir], loser: 0}
    takers = {loser: ((heir, hand.stacks[loser]),)}
    play.do(play.tournament.record(hand.number, stacks, play.now, takers))
    (won,) = play.state.bounties.wins
    assert (won.amount, won.shares[0].paid) == (50, 13)
    assert refused(play, bounty=None)[0] == "change-bounty-kind"
    play.do(play.tournament.take_off("q1", "never came", play.now))


def test_no_more_entries_than_there_are_is_refused() -> None:
    play = late()
    assert refused(play, seats=9) == ("change-seats-taken", {"least": 10, "came": 9})
    (done,) = change(play, seats=20)
    assert told(play, done) == ["At most 20 entries, before 40."]


def test_tables_get_more_seats_and_fewer_where_nobody_sits_beyond_them() -> None:
    play = Play(10, 6, seats=40, late_levels=3)
    (done,) = change(play, table_size=8)
    assert told(play, done) == ["Tables have 8 seats, before 6."]
    assert {table.size for table in play.state.tables.values()} == {8}
    for number in range(6):
        enter(play, f"q{number}")
    assert len(play.state.tables) == 2
    taken = max(seat for _, seat in play.state.seats.values())
    code, parameters = refused(play, table_size=taken - 1)
    assert (code, parameters["seat"], parameters["came"]) == (
        "change-seat-taken", taken, taken - 1,
    )  # fmt: skip
    act = Act((done,), None, True, frozenset(), frozenset())
    outcome = play.tournament.undo(act, "a slip", play.now)
    assert isinstance(outcome, Refusal) == (taken > 6)


def test_an_event_has_another_name_and_its_first_one_again() -> None:
    play = closed()
    (done,) = change(play, name="Friday at last")
    assert told(play, done) == ["The tournament is now called Friday at last."]
    (undone,) = back(play, [done])
    assert told(play, undone) == ["The tournament has the name it was announced with."]
