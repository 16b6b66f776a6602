"""The draw of the next day, taken back until that day begins."""

import pytest
from event_checks import act_of, assert_draws_come_out_again, assert_replay_is_live
from event_play import Play, of_kind, snapshot
from test_flights import SECRET, SEED, next_flight, night_of, two_flights

from ruleone.rulebook import Refusal
from ruleone.tournament import TournamentEvent
from ruleone.tournament.events import SeatsDrawn
from ruleone.tournament.events.days import DayDrawn, LastHandsSealed
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.undo import DayDrawTakenBack
from ruleone.tournament.news import news
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days
from ruleone.tournament.undo.acts import Act

OTHER, ANOTHER = bytes(range(64, 96)), bytes(range(96, 128))


def bagged(sealed: bool = True, **more: object) -> Play:
    """A night after day one, with all bags signed."""
    days = Days((DayEnd(level=3),), last_hands=(1, 4))
    play = Play(20, days=days, sealed=sealed, **more)  # type: ignore[arg-type]
    play.do(play.tournament.end_day(1, "late", play.now))
    night_of(play)
    play.do(play.tournament.sign_bags((), play.now))
    return play


def draw(play: Play, seed: bytes = SEED, secret: bytes = SECRET) -> tuple[TournamentEvent, ...]:
    published = b"" if play.state.draws is not None else seed
    return play.do(play.tournament.draw_day(published, play.now, secret))


def back(play: Play, drawn: tuple[TournamentEvent, ...]) -> tuple[TournamentEvent, ...]:
    return play.do(play.tournament.undo(act_of(drawn, []), "a bag was wrong", play.now))


def refused(play: Play, act: Act) -> Refusal:
    outcome = play.tournament.undo(act, "so", play.now)
    assert isinstance(outcome, Refusal), outcome
    return outcome


@pytest.mark.rows("sealed", [True, False])
def test_the_event_is_in_its_night_again_with_the_signed_bags(sealed: bool) -> None:
    play = bagged(sealed)
    before = snapshot(play.tournament)
    drawn = draw(play)
    (taken,) = back(play, drawn)
    assert isinstance(taken, DayDrawTakenBack)
    assert (taken.day, taken.reason) == (2, "a bag was wrong")
    after = snapshot(play.tournament)
    calendar, was = after["calendar"], before["calendar"]
    assert isinstance(calendar, dict)
    assert isinstance(was, dict)
    kept = ("bags", "chips", "day", "drawn", "flight", "given_up", "stopped")
    assert [calendar[name] for name in kept] == [was[name] for name in kept]
    gone_on = {"calendar", "clock", "draws", "seed"}
    assert [name for name in after.keys() - gone_on if after[name] != before[name]] == []
    (line,) = news(taken, play.state, str)
    assert (line.code, line.parameters) == ("day-draw-taken-back", {"day": 2})
    assert line.citation is not None
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.feature("days")
def test_the_next_draw_comes_from_the_next_sealed_secret_and_both_stay_on_record() -> None:
    play = bagged()
    first = draw(play)
    back(play, first)
    second = draw(play, secret=OTHER)
    secrets = [made.secret for made in of_kind((*first, *second), DrawMade)]
    assert len(set(secrets)) == 2
    (one,), (two,) = of_kind(first, SeatsDrawn), of_kind(second, SeatsDrawn)
    assert one.seats.keys() == two.seats.keys()
    assert one.seats != two.seats
    assert len(of_kind(play.events, DayDrawn)) == 2
    play.do(play.tournament.start_day(play.now))
    assert play.state.phase == "running"
    assert sum(play.state.stacks.told().values()) == 200_000
    lots = [lot.void for lot in play.state.calendar.lots]
    assert lots == [False, True, False]
    for table in sorted(play.state.tables):
        play.end(play.deal(table))
    assert_draws_come_out_again(play.events)
    assert_replay_is_live(play.tournament, play.events)


def test_what_was_published_with_it_is_drawn_from_no_more() -> None:
    play = bagged(sealed=False)
    back(play, draw(play))
    for seed, secret in ((SEED, OTHER), (OTHER, SECRET)):
        outcome = play.tournament.draw_day(seed, play.now, secret)
        assert isinstance(outcome, Refusal)
        assert outcome.code == "seed-told"
    back(play, draw(play, OTHER, OTHER))
    drawn = draw(play, ANOTHER, ANOTHER)
    assert [told.secret for told in of_kind(drawn, LastHandsSealed)] == [ANOTHER.hex()]


def test_a_bag_is_corrected_in_between() -> None:
    """What it is for, most of all: a count that was wrong is seen when the seats are posted."""
    play = bagged()
    back(play, draw(play))
    play.do(play.tournament.correct_chips("p1", "found", 500, "counted again", play.now))
    outcome = play.tournament.draw_day(b"", play.now, OTHER)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "bags-unsigned"
    play.do(play.tournament.sign_bags((), play.now))
    (drawn,) = of_kind(draw(play, secret=OTHER), DayDrawn)
    assert drawn.stacks["p1"] == 10_500


def test_special_needs_that_were_told_since_are_kept() -> None:
    play = bagged()
    play.do(play.tournament.pin("p3", True, "a wheelchair", play.now, pin_seat=6))
    drawn = draw(play)
    assert play.state.seats["p3"][1] == 6
    play.do(play.tournament.pin("p4", True, "eyesight", play.now))
    at = play.state.seats["p4"][1]
    back(play, drawn)
    assert play.state.pinned == {"p3": 6, "p4": at}


def test_stacks_of_two_flights_and_their_bounties_lie_apart_again() -> None:
    days = two_flights("best")
    bounty = BountyTerms(kind="fixed", amount=100)
    play = Play(
        20, days=days, seats=60, late_levels=1, house_players=None, bounty=bounty, sealed=False
    )
    play.do(play.tournament.end_day(1, "late", play.now))
    night_of(play)
    next_flight(play, [f"p{number}" for number in range(1, 13)])
    play.do(play.tournament.end_day(1, "late", play.now))
    night_of(play)
    play.do(play.tournament.sign_bags((), play.now))
    bags, heads = dict(play.state.calendar.bags), dict(play.state.bounties.bagged)
    assert len(bags["p1"]) == 2
    back(play, draw(play, OTHER, OTHER))
    assert play.state.calendar.bags == bags
    assert play.state.calendar.given_up == 0
    assert play.state.bounties.bagged == heads
    assert not play.state.bounties.heads
    draw(play, ANOTHER, ANOTHER)
    play.do(play.tournament.start_day(play.now))
    assert_replay_is_live(play.tournament, play.events)


def test_a_day_that_has_begun_stands_and_so_does_a_draw_that_is_gone() -> None:
    play = bagged()
    first = act_of(draw(play), [])
    play.do(play.tournament.undo(first, "so", play.now))
    gone = refused(play, first)
    assert (gone.code, gone.parameters) == ("act-day-began", {"day": 2})
    second = act_of(draw(play, secret=OTHER), [])
    play.do(play.tournament.start_day(play.now))
    assert refused(play, second).code == "act-day-began"


def test_entries_that_closed_with_the_draw_stay_closed() -> None:
    """Their money has been moved: tickets are redeemed, a guarantee is covered."""
    play = Play(20, days=two_flights(), seats=60, sealed=True, house_players=None)
    play.do(play.tournament.end_day(1, "late", play.now))
    night_of(play)
    play.do(play.tournament.sign_bags((), play.now))
    before = play.state.more_flights
    back(play, draw(play))
    assert (before, play.state.more_flights) == (True, False)
    outcome = play.tournament.register("p99", None, play.now)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "entries-closed"
    draw(play, secret=OTHER)
    assert_draws_come_out_again(play.events)
